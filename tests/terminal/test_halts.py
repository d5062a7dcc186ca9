"""When a round ends, the pond is drawn with its figures before it is cleared (H15, H22)."""

from __future__ import annotations

import pytest

from hortus.games import load
from hortus.records import Dealer, Line, Record
from hortus.terminal.replay import ReplayTable
from hortus.terminal.seats import seats_of
from hortus.terminal.table import Table
from tests.terminal.keyboard import Keyboard, Typist, console_for, newcomer, typing

pytestmark = pytest.mark.interpreted_only

HARU = load("haru_ichiban")
ENTER = "Press Enter to go on."


def played(typist: Typist, *kinds: str, live: bool = False) -> tuple[Table, str]:
    """A whole game, and everything that was shown."""
    console, screen = console_for(typist)
    if live:
        console.source.isatty = lambda: True  # type: ignore[method-assign]
    assert isinstance(console.source, Keyboard)
    table = Table(console, Line.start(HARU, Dealer.from_seed("1")), seats_of(HARU, list(kinds), (), seed=1))
    table.run()
    return table, screen.getvalue()


def between(shown: str, first: str, last: str) -> str:
    return shown.partition(first)[2].partition(last)[0]


def test_the_pond_is_drawn_between_the_end_of_a_round_and_the_next() -> None:
    table, shown = played(typing(), "random", "random")
    rounds = table.position.view_for(None)["round"]
    assert rounds > 1
    for number in range(1, rounds):
        halt = between(shown, f"Round {number} is over.", f"Round {number + 1} begins.")
        assert "(r)" in halt
        assert "(y)" in halt
        assert f"Round {number}, turn" in halt
    assert ENTER not in shown


def test_somebody_who_types_goes_on_with_enter_and_a_script_is_not_held_up() -> None:
    table, shown = played(newcomer(1), "human", "random", live=True)
    rounds = table.position.view_for(None)["round"]
    assert rounds > 1
    assert shown.count(ENTER) == rounds - 1
    assert ENTER in between(shown, "Round 1 is over.", "Round 2 begins.")
    _, written = played(newcomer(1), "human", "random")
    assert ENTER not in written
    assert "(r)" in between(written, "Round 1 is over.", "Round 2 begins.")


def test_one_may_leave_the_table_at_a_halt() -> None:
    type_on = newcomer(1)

    def leave(shown: str) -> str | None:
        return "quit" if ENTER in shown else type_on(shown)

    table, shown = played(leave, "human", "random", live=True)
    assert not table.line.is_over
    assert "Round 2 begins." not in shown


@pytest.mark.parametrize("seat", ["all", "red"])
def test_a_replay_draws_the_halt_too(seat: str) -> None:
    table, _ = played(typing(), "random", "random")
    ply = next(ply for ply in range(table.line.ply) if table.position.halt_at(ply))
    record = Record.of(table.line, ["random", "random"], "2026-11-15")
    console, screen = console_for(typing(f"as {seat}", str(ply)))
    ReplayTable(console, record).run()
    shown = screen.getvalue()
    assert "(r)" in between(shown, "Round 1 is over.", "Round 2 begins.")
    assert shown.index("Round 2 begins.") < shown.index(f"Action {ply} of")
