"""The tables of the data file, and the statements that write to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Literal, NamedTuple

from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
    CompoundSelect,
    Executable,
    Float,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Select,
    String,
    Table,
    bindparam,
    delete,
    insert,
    select,
    text,
    union,
    update,
)

metadata = MetaData()

setting = Table(
    "setting",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

game_table = Table(
    "game_table",
    metadata,
    Column("id", String, primary_key=True),
    Column("code", String, nullable=False, unique=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules
    Column("options", String, nullable=False),  # JSON
    Column("aids", Boolean, nullable=False),
    Column("authentic", Boolean, nullable=False),
    Column("secret", LargeBinary, nullable=False),  # behind all draws
    Column("seed", String),
    Column("start", String),  # the position that it began with, of another game; NULL: that of the game
    Column("number", Integer, nullable=False),  # of the last event
    Column("ply", Integer, nullable=False),  # these four for lists of tables: how far it is,
    Column("over", Boolean, nullable=False),
    Column("waiting", String, nullable=False),  # which seats have to choose, as "0 1"
    Column("result", String),  # and how it ended, as JSON
    Column("rematch", String),
    Column("seating", String),  # lot, set or moved; NULL: from before that was kept
    Column("absence", Integer),  # seconds after which a computer may stand in; NULL: never
    Column("net", String),  # digest of what its computers began with; empty: none; NULL: from before that was kept
    Column("watch_epoch", Integer, nullable=False, server_default="0"),  # links of earlier epochs are dead
    Column("manage_epoch", Integer, nullable=False, server_default="0"),
    Column("revision", Integer, nullable=False, server_default="0"),  # counts changes: who writes names the last one
    Column("holder", Integer, nullable=False, server_default="0"),  # the server that may change it; 0: nobody's yet
    Column("made", String, nullable=False),
    Column("changed", String, nullable=False),
)

# Servers that work with this database. One that is lost is taken off, and its number never comes again.
server = Table(
    "server",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("address", String, nullable=False),  # by which other servers reach it
    Column("about", String, nullable=False),  # its version and its keys: all servers of a database have the same
    Column("beat", Integer, nullable=False),  # grows as long as it is well
)

# How much of a limit is used up, where several servers count together. Its name is an HMAC of the address with the key
# that signs cookies and links; the hourly cleaning deletes those that are full again.
bucket = Table(
    "bucket",
    metadata,
    Column("name", String, primary_key=True),
    Column("room", Float, nullable=False),
    Column("at", Float, nullable=False),  # when there was so much, in seconds by the clock of the database
)

# Nets that games under way began with, each once.
net = Table(
    "net",
    metadata,
    Column("digest", String, primary_key=True),
    Column("weights", LargeBinary, nullable=False),  # the file
)


def _of_table(name: str, *columns: Column[Any], key: tuple[str, ...]) -> Table:
    """A table of things that belong to a game table."""
    return Table(
        name,
        metadata,
        Column("table_id", String, nullable=False),
        *columns,
        PrimaryKeyConstraint("table_id", *key),
        ForeignKeyConstraint(["table_id"], ["game_table.id"], ondelete="CASCADE"),
    )


seat = _of_table(
    "seat",
    Column("seat", Integer, nullable=False),
    Column("kind", String, nullable=False),  # person, computer, open
    Column("name", String, nullable=False),
    Column("player", String, nullable=False),
    Column("epoch", Integer, nullable=False),  # links of earlier epochs are dead
    Column("person", Integer),  # whose it is; NULL: nobody's
    Column("key", String),  # its person's code to come back by; NULL: nobody's
    Column("seen", String),  # when its person went away last
    key=("seat",),
)
Index("seat_of_key", seat.c.key, unique=True)

# The truth of a table. Nothing here is ever changed or deleted, but with the whole table.
action = _of_table(
    "action",
    Column("ply", Integer, nullable=False),  # its number in the log: of two that write the same one, one wins
    Column("actor", Integer, nullable=False),  # a seat, or CHANCE
    Column("kind", String, nullable=False),  # action, undo, resign
    Column("action", String, nullable=False),  # the text of an action; of an undo, how many actions are left
    Column("raced", Boolean, nullable=False),
    Column("request", String),
    Column("time", String, nullable=False),
    key=("ply",),
)

# Sealed choices: those whose ply is the next number in the log wait, the others were played or taken back.
choice = _of_table(
    "choice",
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", String, nullable=False),
    key=("ply", "seat"),
)

# Commands that were carried out: the same command from the same sender counts once, however often it arrives.
request = _of_table(
    "request",
    Column("sender", String, nullable=False),  # see RequestKey
    Column("request", String, nullable=False),
    key=("sender", "request"),
)

power = _of_table(
    "power",
    Column("guest", String, nullable=False),
    Column("power", String, nullable=False),  # watch, manage
    key=("guest", "power"),
)
Index("power_of_guest", power.c.guest)

# Guests who have ever sat at a table, as people: the devices of one person have the same number.
person = _of_table(
    "person",
    Column("guest", String, nullable=False),
    Column("person", Integer, nullable=False),  # from 1, in the order of coming
    key=("guest",),
)
Index("person_of_guest", person.c.guest)

# What happened around a table. Like the log, nothing here is ever changed.
note = _of_table(
    "note",
    Column("number", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # the number in the log that was next; AT_MAKING: before everything
    Column("note", String, nullable=False),
    Column("time", String, nullable=False),
    Column("person", Integer),  # the only person who may read it; NULL: everybody may
    key=("number",),
)

# The review of a finished game, decision by decision, so that it goes on wherever it was left.
judged = _of_table(
    "judged",
    Column("ply", Integer, nullable=False),  # of the action; AT_START: who judges, and the chances before the first
    Column("found", String, nullable=False),  # JSON; null: there was nothing to decide
    key=("ply",),
)

# Tables that a guest has tidied away: they are on that guest's list no more.
tidied = _of_table("tidied", Column("guest", String, nullable=False), key=("guest",))
Index("tidied_of_guest", tidied.c.guest)

AT_MAKING = AT_START = -1
LogKind = Literal["action", "undo", "resign"]


@dataclass(frozen=True)
class Entry:
    """One line of a table's log."""

    actor: int
    kind: LogKind
    action: str
    raced: bool = False


ANY_SENDER = ""
"""Stands for the sender of requests that were stored before senders were: such a request counts as anybody's."""


class RequestKey(NamedTuple):
    """Identifies a command at a table. Programs make up request ids without knowing of each other's.

    The sender is a digest, so that nothing is left of a guest who is forgotten.
    """

    sender: str
    request: str


def request_key(guest: str, request: str) -> RequestKey:
    return RequestKey(sha256(guest.encode()).hexdigest()[:12], request)


def iso_of(seconds: float) -> str:
    """Later moments come later in the alphabet."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def seconds_of(moment: str) -> float:
    return datetime.fromisoformat(moment).timestamp()


# Writing: statements that are made once, and the values for each time


class Write(NamedTuple):
    statement: Executable
    values: Mapping[str, Any]
    is_fence: bool = False  # it has to find exactly one row: otherwise somebody else wrote first


def _of(part: Table, *columns: str) -> list[ColumnElement[bool]]:
    """The rows of a table (and of more) that `Write.values` names with `of_` before the name."""
    return [part.c[name] == bindparam(f"of_{name}") for name in ("table_id", *columns)]


NEW_TABLE = insert(game_table)
NEW_SEAT = insert(seat)
NEW_POWER = insert(power)
NEW_PERSON = insert(person)
_APPEND = insert(action)
_CHOOSE = insert(choice)
_UNCHOOSE = delete(choice).where(*_of(choice, "ply", "seat"))
_REMEMBER = insert(request)
_AT_TABLE = game_table.c.id == bindparam("of_table_id")
_HELD = (_AT_TABLE, game_table.c.holder == bindparam("of_holder"))
_STAND = update(game_table).where(*_HELD, game_table.c.revision == bindparam("of_revision"))
_FENCE = update(game_table).where(*_HELD).values(revision=game_table.c.revision + 1)
_KEEP_RESULT = update(game_table).where(_AT_TABLE)
_CHANGE_SEAT = update(seat).where(*_of(seat, "seat"))
_REMOVE_POWER = delete(power).where(*_of(power, "guest", "power"))
_REMOVE_PERSON = delete(person).where(*_of(person, "guest"))
_NOTE = insert(note)
_JUDGE = insert(judged)
_JUDGE_ANEW = delete(judged).where(*_of(judged))
_DELETE = (
    *(delete(part).where(*_of(part)) for part in (tidied, judged, power, person, request, note, choice, action, seat)),
    delete(game_table).where(_AT_TABLE),
)


def append(table_id: str, number: int, entry: Entry, asked: str | None, time: str) -> Write:
    return Write(_APPEND, {"table_id": table_id, "ply": number, **vars(entry), "request": asked, "time": time})


def choose(table_id: str, after: int, chooser: int, text: str) -> Iterable[Write]:
    """A sealed choice in place of an earlier one. Two statements, which every database has."""
    yield unchoose(table_id, after, chooser)
    yield Write(_CHOOSE, {"table_id": table_id, "ply": after, "seat": chooser, "action": text})


def unchoose(table_id: str, after: int, chooser: int) -> Write:
    return Write(_UNCHOOSE, {"of_table_id": table_id, "of_ply": after, "of_seat": chooser})


def remember_request(table_id: str, key: RequestKey) -> Write:
    return Write(_REMEMBER, {"table_id": table_id, **key._asdict()})


def stand(table_id: str, holder: int, revision: int, values: Mapping[str, Any]) -> Write:
    """How the table stands after a change, if it stood as its holder thought, and is still held."""
    of = {"of_table_id": table_id, "of_holder": holder, "of_revision": revision}
    return Write(_STAND, {**of, "revision": revision + 1, **values}, is_fence=True)


def fence(table_id: str, holder: int) -> Write:
    """For what is changed at a table that is asleep: only while it is held."""
    return Write(_FENCE, {"of_table_id": table_id, "of_holder": holder}, is_fence=True)


def keep_result(table_id: str, result: str | None) -> Write:
    return Write(_KEEP_RESULT, {"of_table_id": table_id, "result": result})


def change_seat(table_id: str, number: int, values: Mapping[str, Any]) -> Write:
    return Write(_CHANGE_SEAT, {"of_table_id": table_id, "of_seat": number, **values})


def give(table_id: str, guest: str, what: str) -> Write:
    return Write(NEW_POWER, {"table_id": table_id, "guest": guest, "power": what})


def take(table_id: str, guest: str, what: str) -> Write:
    return Write(_REMOVE_POWER, {"of_table_id": table_id, "of_guest": guest, "of_power": what})


def know(table_id: str, guest: str, number: int) -> Write:
    """The guest is a person at this table."""
    return Write(NEW_PERSON, {"table_id": table_id, "guest": guest, "person": number})


def unknow(table_id: str, guest: str) -> Write:
    return Write(_REMOVE_PERSON, {"of_table_id": table_id, "of_guest": guest})


def write_note(table_id: str, number: int, after: int, text: str, time: str, reader: int | None) -> Write:
    values = {"table_id": table_id, "number": number, "place": after, "note": text, "time": time, "person": reader}
    return Write(_NOTE, values)


def judge(table_id: str, ply: int, found: str) -> Write:
    return Write(_JUDGE, {"table_id": table_id, "ply": ply, "found": found})


def judge_anew(table_id: str) -> Write:
    """What was found so far does not go with what is found now."""
    return Write(_JUDGE_ANEW, {"of_table_id": table_id})


def tables_of(guest: str | ColumnElement[str]) -> CompoundSelect[tuple[str]]:
    """Of all tables that a guest has to do with, the ids."""
    sat = select(person.c.table_id).where(person.c.guest == guest)
    return union(select(power.c.table_id).where(power.c.guest == guest), sat)


_UNTIDY = delete(tidied).where(*_of(tidied, "guest"))
_TIDY = insert(tidied)


def finished_on_list(guest: str | ColumnElement[str]) -> Select[tuple[str]]:
    """Select the ids of the finished tables that a guest has not tidied away."""
    away = select(tidied.c.table_id).where(tidied.c.guest == guest)
    table_id = game_table.c.id
    return select(table_id).where(game_table.c.over, table_id.in_(tables_of(guest)), table_id.not_in(away))


_TIDY_FINISHED = insert(tidied).from_select(
    ["table_id", "guest"],
    finished_on_list(bindparam("of_guest")).add_columns(bindparam("guest", type_=String)),
)


def tidy(table_id: str, guest: str) -> Iterable[Write]:
    """Off a guest's list, where it may be missing already."""
    yield Write(_UNTIDY, {"of_table_id": table_id, "of_guest": guest})
    yield Write(_TIDY, {"table_id": table_id, "guest": guest})


def tidy_finished(guest: str) -> Write:
    return Write(_TIDY_FINISHED, {"guest": guest, "of_guest": guest})


FORGOTTEN = "forgotten "
"""Stands with a person's number for the guest whom that person was: nobody else may come to have the number."""

_FORGET_NAMES = (
    update(seat)
    .where(*_of(seat), seat.c.person.in_(select(person.c.person).where(*_of(person, "guest"))))
    .values(name="", key=None, seen=None)
)
_FORGET_GUEST = tuple(delete(part).where(*_of(part, "guest")) for part in (person, power))
_FORGET_TIDIED = delete(tidied).where(tidied.c.guest == bindparam("of_guest"))


def leave(table_id: str, holder: int, guest: str) -> Iterable[Write]:
    """What a table that is asleep, and will not be played on, keeps of a guest."""
    yield fence(table_id, holder)
    for statement in (_FORGET_NAMES, *_FORGET_GUEST):
        yield Write(statement, {"of_table_id": table_id, "of_guest": guest})


def forget_tidied(guest: str) -> Write:
    """What the guest took from the list."""
    return Write(_FORGET_TIDIED, {"of_guest": guest})


def delete_table(table_id: str, holder: int) -> Iterable[Write]:
    yield fence(table_id, holder)
    for statement in _DELETE:
        yield Write(statement, {"of_table_id": table_id})


FORGET_NETS = Write(
    delete(net).where(
        net.c.digest.not_in(select(game_table.c.net).where(game_table.c.net.is_not(None), ~game_table.c.over))
    ),
    {},
)
"""Those that no game under way needs."""


def keep_net(digest: str, weights: bytes) -> Write:
    """Unless it is kept already."""
    return Write(_KEEP_NET, {"digest": digest, "weights": weights})


_KEEP_NET = text("INSERT INTO net (digest, weights) VALUES (:digest, :weights) ON CONFLICT DO NOTHING")
TOUCHED = "touched"
"""The setting that probes overwrite."""
KEEP_SETTING = text("INSERT INTO setting (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
