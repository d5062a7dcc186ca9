"""What the guests of a table sent, heard and saw, with times: all that the checker reads, beside the record.

Views and lines of the log are kept as digests: of a table that many look at, they are the same long texts again and
again, and the checker can make the ones that they should be from the record.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

DONE = "done"

encode_sorted = msgspec.json.Encoder(order="sorted").encode


def digest(value: Any) -> str:
    """The same for whatever looks the same when it is sent."""
    return sha256(encode_sorted(value)).hexdigest()[:16]


def view_digest(view: dict[str, Any]) -> str:
    """What a viewer was shown, without what it was offered: a step that is already past offers nothing."""
    return digest({key: value for key, value in view.items() if key != "legal"})


def plain_log(log: list[dict[str, Any]]) -> list[tuple[int, str]]:
    """What was told about the game, by ply: neither notes, nor how people came to their seats."""
    return [(entry["ply"], digest(entry)) for entry in log if not entry["note"] and entry["ply"] > 0]


class Sent(msgspec.Struct, frozen=True):
    """A command; sent again and again, it is one."""

    at: float
    request: str
    kind: str
    ply: int = 0  # of the board that it was meant for
    action: str = ""
    place: int = 0  # the number in the record that the action would have
    sealed: bool = False


class Answer(msgspec.Struct, frozen=True):
    """The last word about a command."""

    at: float
    request: str
    outcome: str  # done, or the code of the refusal
    number: int = 0  # of the last event, if it was done


class Public(msgspec.Struct, frozen=True):
    """What everybody at a table sees alike after an event."""

    ply: int
    halt: bool
    choosing: tuple[int, ...]
    sealed: bool
    chosen: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    resigned: int | None


def public_part(now: dict[str, Any]) -> Public:
    return msgspec.convert({name: now[name] for name in Public.__struct_fields__}, Public)


class Seen(msgspec.Struct, frozen=True):
    """One frame of a live line, or one look at the table, and what the guest's page made of it."""

    at: float
    line: int  # the first line of this guest is 1; 0: a look at the table by itself
    snapshot: bool
    floor: int  # the event up to which the guest knew what had happened when it asked
    number: int
    public: Public
    own: str | None  # the viewer's own sealed choice
    view: str  # as it is after that
    log: str  # all of it
    told: tuple[str, ...]  # the entries that came with this frame


class Viewer(msgspec.Struct):
    """One guest at one table."""

    seat: int | None
    sent: list[Sent] = []
    answers: list[Answer] = []
    seen: list[Seen] = []
    turned_away: list[str] = []  # with what codes, though invited
    waits_for: str = ""  # what never came, if it was given up in the end


class Table(msgspec.Struct):
    """Everything that is known of a table from outside."""

    id: str
    game: str
    viewers: list[Viewer]
    record: str = ""  # when the game was over


def outcomes(viewer: Viewer) -> dict[str, str]:
    """By request."""
    return {answer.request: answer.outcome for answer in viewer.answers}
