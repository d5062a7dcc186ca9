"""A table taken home: its record, and its past at any ply, as far as a viewer may know."""

from __future__ import annotations

from collections.abc import Iterator

from hortus.contract.game import Counted, Message
from hortus.records import Line, Note, Record
from hortus.records.form import NOTE, actor_name, lot_text
from hortus.records.record import with_plies
from hortus.server.errors import NotFound
from hortus.server.protocol import CountInfo, CountStep, EarlierTable, Sentence
from hortus.server.tables.seats import Seat
from hortus.server.tables.standing import Standing

HUMAN = "human"
UNSEEN = "?"


def table_at(standing: Standing, viewer: int | None, ply: int, halt: bool = False) -> EarlierTable:
    """The table after so many actions, or at the halt within the last of them."""
    line = standing.line
    if ply > line.ply:
        raise NotFound("record-no-such-ply", ply=ply, count=line.ply)
    position = line.position.halt_at(ply) if halt else line.position.at(ply)
    if position is None:
        raise NotFound("server-no-halt", ply=ply)
    view = position.view_for(viewer, standing.facts.authentic)
    prompt = line.game.prompt(view)
    return EarlierTable(ply, view, _sentence(prompt), halt)


def count_of(standing: Standing) -> CountInfo:
    """The count at the end, which is the same for everybody. Who resigns leaves nothing to count."""
    steps = standing.line.position.count()
    if not steps:
        raise NotFound("server-no-count")
    return CountInfo([_step(step) for step in steps])


def _step(step: Counted) -> CountStep:
    told = [_sentence(message) for message in step.told]
    return CountStep(_sentence(step.name), list(step.points), told, step.ply)


def _sentence(message: Message) -> Sentence:
    return Sentence(message.id, dict(message.arguments))


def record_text(standing: Standing, viewer: int | None) -> str:
    """The whole record once the game is over; before that, what the viewer has seen."""
    names = [name_of(seat) for seat in standing.seats]
    date = standing.facts.made[:10]
    if standing.line.is_over:
        return Record.of(standing.line, names, date).text()
    return seen_text(standing.line, names, date, viewer)


def name_of(seat: Seat) -> str:
    return seat.player if seat.kind == "computer" else seat.name or HUMAN


def seen_text(line: Line, names: list[str], date: str, viewer: int | None) -> str:
    """Like a record, but no record: what was not for these eyes is a question mark."""
    game = line.game
    head = [
        f"game: {game.name}",
        f"rules: {game.version}",
        *(f"option {option}: {value}" for option, value in game.chosen.items()),
        *(f"seat {seat}: {name}" for seat, name in zip(line.seat_names, names)),
        *([] if line.lot is None else [f"lot: {lot_text(line.lot)}"]),
        *([] if line.absence is None else [f"absence: {line.absence}"]),
        f"date: {date}",
        f"commitment: {line.dealer.commitment}",
        f"result: {line.result}",
        "",
    ]
    return "\n".join([*head, *seen_chronicle(line, viewer), ""])


def seen_chronicle(line: Line, viewer: int | None) -> Iterator[str]:
    """Notes are for everybody. What was taken back is a question mark: the position does not tell it any more."""
    seen = line.position.actions_for(viewer)
    for ply, told, is_kept in with_plies(line.chronicle):
        if isinstance(told, Note):
            yield NOTE + told.text(line.seat_names)
        else:
            action = seen[ply - 1] if is_kept else None
            yield f"{ply} {actor_name(line.game, told.actor)} {action or UNSEEN}"
