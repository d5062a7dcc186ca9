"""Notes: what happened around a table between the actions, such as who sat down where. People have numbers, no names.

Each note has one text, which names seats as the game does: `red sits 1`, `yellow computer level3 left 2`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

NoteKind = Literal[
    "sits", "back", "computer", "open", "undo", "hint", "asks", "agrees", "declines", "paused", "resumed", "device"
]
"""A `device` has joined a person's seat. That is for this person alone: no record has such a note."""
Wish = Literal["computer", "open", "pause"]
How = Literal["left", "absent"]

MANAGER = "manager"
"""Who asks without sitting at the table."""

PLAYER = "[a-z][a-z0-9@.]{0,23}"
PLY = "0|[1-9][0-9]{0,8}"
FORM = re.compile(
    rf"""(?P<seat>\S+)\ (?:
        (?P<sits>sits|back)\ (?P<sitter>[1-9]\d?)
      | (?P<settled>open|computer\ (?P<player>{PLAYER}))(?:\ (?P<how>left|absent)\ (?P<leaver>[1-9]\d?))?
      | undo\ (?P<ply>{PLY})
      | asks\ (?P<asked>\S+)\ (?P<wish>open|pause|computer\ (?P<wished>{PLAYER}))
      | (?P<word>agrees|declines|hint)
    )|(?P<pause>paused|resumed)""",
    re.VERBOSE,
)


@dataclass(frozen=True)
class Note:
    """One thing that happened around the table."""

    kind: NoteKind
    seat: int | None = (
        None  # whose seat it is about, or who asks, for a hint too, or takes back; None: who manages the table, or all
    )
    person: int | None = None  # who sits down, comes back, or has left: people are counted from 1 in order of coming
    player: str = ""  # the computer player that plays, or is wished for
    how: How | None = None  # a seat that was its person's: left by consent, or taken over in absence
    ply: int = 0  # of an undo: how many actions are left
    asked: int | None = None  # whose consent is asked for
    wish: Wish | None = None  # for what

    def text(self, seats: Sequence[str]) -> str:
        who = MANAGER if self.seat is None else seats[self.seat]
        leaving = "" if self.how is None else f" {self.how} {self.person}"
        match self.kind:
            case "sits" | "back":
                return f"{who} {self.kind} {self.person}"
            case "computer":
                return f"{who} computer {self.player}{leaving}"
            case "open":
                return f"{who} open{leaving}"
            case "undo":
                return f"{who} undo {self.ply}"
            case "asks":
                player = f" {self.player}" if self.wish == "computer" else ""
                return f"{who} asks {seats[self.asked or 0]} {self.wish}{player}"
            case "agrees" | "declines" | "hint" | "device":
                return f"{who} {self.kind}"
        return self.kind


def read_note(text: str, seats: Sequence[str]) -> Note | None:
    """The note that `Note.text` wrote; None if it is none."""
    form = FORM.fullmatch(text)
    if form is None:
        return None
    note = _note(form.groupdict(), list(seats))
    return note if note is not None and note.text(seats) == text else None


def _note(part: dict[str, str | None], seats: list[str]) -> Note | None:
    if part["pause"]:
        return Note("paused" if part["pause"] == "paused" else "resumed")
    names = {name: number for number, name in enumerate(seats)}
    seat, asked = names.get(part["seat"] or ""), names.get(part["asked"] or "")
    if part["wish"]:
        wish: Wish = "computer" if part["wished"] else "open" if part["wish"] == "open" else "pause"
        return None if asked is None else Note("asks", seat, player=part["wished"] or "", asked=asked, wish=wish)
    if seat is None:
        return None
    if part["sits"]:
        return Note("sits" if part["sits"] == "sits" else "back", seat, int(part["sitter"] or 0))
    if part["settled"]:
        how: How | None = None if part["how"] is None else "left" if part["how"] == "left" else "absent"
        leaver = None if part["leaver"] is None else int(part["leaver"])
        return Note("computer" if part["player"] else "open", seat, leaver, part["player"] or "", how)
    if part["ply"]:
        return Note("undo", seat, ply=int(part["ply"]))
    words: dict[str | None, NoteKind] = {"agrees": "agrees", "declines": "declines", "hint": "hint"}
    return Note(words[part["word"]], seat)
