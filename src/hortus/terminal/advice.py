"""`hortus hint`: the best actions in a position of a recorded game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Timer
from typing import Any, TextIO

from hortus.contract.errors import HortusError, UnreadableText
from hortus.contract.game import Message
from hortus.contract.position import Position
from hortus.players.hints import Hint, Hints, NoHint, hints_for
from hortus.records import Record, Replay
from hortus.terminal.console import Console
from hortus.terminal.files import read_record
from hortus.terminal.hints import show_hints
from hortus.terminal.numbers import some_seconds, whole_number

PATIENCE = 3.0
"""After so many seconds a person is told that the search is still at work."""


class NoSuchAction(HortusError):
    """A record has fewer actions."""

    code = "no_such_action"


@dataclass(frozen=True)
class HintWishes:
    """What the command line asked for; numbers are texts still."""

    file: Path
    ply: str | None = None
    seat: str | None = None
    simulations: str | None = None
    seconds: str | None = None
    seed: str = "1"
    as_json: bool = False


def advise(console: Console, wishes: HintWishes, screen: TextIO) -> None:
    """Show the hints. That it takes a while is said on `screen`, if somebody looks at it."""
    seed = whole_number("--seed", wishes.seed)
    simulations = None if wishes.simulations is None else whole_number("--simulations", wishes.simulations)
    seconds = None if wishes.seconds is None else some_seconds(wishes.seconds)
    replay = place_in(read_record(wishes.file), wishes.ply)
    position = replay.position
    names = position.seat_names
    seat = seat_of(position, names, wishes.seat)
    with patience(console, screen):
        hints = hints_for(position, seat, simulations, seconds, seed)
    if wishes.as_json:
        found = {"game": position.game.name, "ply": replay.ply, "seat": names[seat], **as_json(console, hints)}
        console.draw(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        console.say("terminal-replay-at", ply=replay.ply, count=replay.count)
        show_hints(console, hints, names[seat])


# What was asked for


def place_in(record: Record, ply: str | None) -> Replay:
    """After that action, or the last position in which a seat decides."""
    replay = Replay(record)
    if ply is not None:
        number = whole_number("--ply", ply)
        if number > replay.count:
            raise NoSuchAction("record-no-such-ply", ply=number, count=replay.count)
        replay.seek(number)
        return replay
    replay.seek(replay.count)
    while not replay.position.choosing:
        if replay.ply == 0:
            raise NoHint("hint-none")
        replay.step(-1)
    return replay


def seat_of(position: Position, names: tuple[str, ...], wish: str | None) -> int:
    if wish is None:
        return position.to_act
    if wish.lower() not in names:
        raise UnreadableText("terminal-replay-no-seat", text=wish, known=", ".join(names))
    return names.index(wish.lower())


# The answer


@contextmanager
def patience(console: Console, screen: TextIO) -> Iterator[None]:
    if not screen.isatty():
        yield
        return
    timer = Timer(PATIENCE, lambda: print(console.words("terminal-hint-getting-ready"), file=screen, flush=True))
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def as_json(console: Console, hints: Hints) -> dict[str, Any]:
    return {"simulations": hints.simulations, "hints": [hint_as_json(console, hint) for hint in hints.best]}


def hint_as_json(console: Console, hint: Hint) -> dict[str, Any]:
    return {
        "action": hint.text,
        "share": hint.share,
        "chance": hint.estimate,
        "low": hint.low,
        "high": hint.high,
        "exact": hint.is_exact,
        "for_round": hint.is_for_round,
        "if_open": hint.is_if_open,
        "reasons": [reason_as_json(console, reason) for reason in hint.reasons],
    }


def reason_as_json(console: Console, reason: Message) -> dict[str, Any]:
    arguments = dict(reason.arguments)
    return {"id": reason.id, "arguments": arguments, "text": console.words(reason.id, **arguments)}
