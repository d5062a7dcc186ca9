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
    ports: tuple[int, ...] = ()  # of the servers that were asked


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


# Servers while something is wrong with them

FAILED, BACK = "storage_failed", "storage_back"
READY, UNREADY = 200, 503


class LogRecord(msgspec.Struct, frozen=True):
    at: float
    level: str
    message: str
    request: str = ""

    @property
    def code(self) -> str:
        return self.message.partition(":")[0]


class Look(msgspec.Struct, frozen=True):
    """An answer to `GET /ready`."""

    at: float
    port: int
    status: int  # 0: there was no answer


class Episode(msgspec.Struct):
    """One fault while nothing else was wrong."""

    kind: str  # full, hang or flood
    port: int  # of the server that it was done to; 0: all of them
    begun: float
    ended: float = 0.0
    looks: list[Look] = []
    records: dict[int, list[LogRecord]] = {}  # by the port of the server that logged them
    refused: int = 0  # handshakes of a flood


class Wait(msgspec.Struct, frozen=True):
    """A command, from when it was first sent to its definite answer."""

    begun: float
    ended: float
    ports: tuple[int, ...]


def waits_of(viewer: Viewer) -> list[Wait]:
    sent = {one.request: one.at for one in viewer.sent}
    return [Wait(sent[answer.request], answer.at, answer.ports) for answer in viewer.answers]


def outcomes(viewer: Viewer) -> dict[str, str]:
    """By request."""
    return {answer.request: answer.outcome for answer in viewer.answers}
