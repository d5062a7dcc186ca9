"""Hints on the screen: the best moves in a small table, each with what it is worth and why."""

from __future__ import annotations

from collections.abc import Sequence

from hortus.contract.game import Message
from hortus.players.hints import Hint, Hints, hints_for
from hortus.records import Line
from hortus.terminal.console import Console

REPEATABLE_SIMULATIONS = 4_000
"""In a game that is to be repeated; about what a second allows."""
NOTHING = "-"


def give_hints(console: Console, line: Line, seat: int) -> None:
    """At a table; a game with a seed gets the same hints every time."""
    console.say("terminal-hint-thinking")
    simulations = None if line.dealer.seed is None else REPEATABLE_SIMULATIONS
    show_hints(console, hints_for(line.position, seat, simulations), line.seat_names[seat])


def show_hints(console: Console, hints: Hints, seat_name: str) -> None:
    console.say("terminal-hint-title", seat=seat_name)
    if hints.simulations:
        console.say("terminal-hint-estimated", count=hints.simulations)
    if len(hints.best) > 1 and hints.best[0].share is not None:
        console.say("terminal-hint-sealed")
    console.table([headings(console, hints), *(row(console, hint) for hint in hints.best)])


def headings(console: Console, hints: Hints) -> list[str]:
    columns = ["action", "chance", "interval", "reasons"]
    if hints.best[0].share is not None:
        columns.insert(1, "share")
    return [console.words(f"terminal-hint-{column}") for column in columns]


def row(console: Console, hint: Hint) -> list[str]:
    share = [] if hint.share is None else [percent(console, hint.share)]
    return [hint.text, *share, percent(console, hint.estimate), interval(console, hint), reasons(console, hint.reasons)]


def percent(console: Console, chance: float | None) -> str:
    return NOTHING if chance is None else console.percent(chance, 0)


def interval(console: Console, hint: Hint) -> str:
    if hint.is_exact:
        extent = "-round" if hint.is_for_round else "-open" if hint.is_if_open else ""
        return console.words(f"terminal-hint-exact{extent}")
    return console.words("terminal-hint-range", low=percent(console, hint.low), high=percent(console, hint.high))


def reasons(console: Console, messages: Sequence[Message]) -> str:
    return " ".join(console.words(message.id, **message.arguments) for message in messages)
