"""What may be taken back."""

from __future__ import annotations

import pytest

from hortus.games import load
from hortus.records import CannotUndo, Dealer, Line, is_forced, ply_after_undo
from tests.terminal.keyboard import new_table, shown_by, typing
from tests.terminal.test_table import before_sealed

pytestmark = pytest.mark.interpreted_only

HARU = load("haru_ichiban")


def line_with(*actions: str) -> Line:
    """Red holds 1, 2, 3 and the dragonfly, yellow 4, 5, 6; then these actions."""
    line = Line.start(HARU, Dealer.from_seed("undo"))
    draws = [f"draw {value}" for value in range(1, 7)]
    for action in ("dragonfly red", *draws, *actions):
        line.repeat(HARU.read_action(action))
    return line


def undo(line: Line, seat: int, among_people: bool) -> None:
    line.back_to(ply_after_undo(line, seat, among_people))


def test_against_computers_one_goes_back_to_the_own_last_decision() -> None:
    line = line_with("bid 1", "bid 6", "flower a1")
    undo(line, 0, among_people=False)
    assert line.position.legal_texts() == ["bid 1", "bid 2", "bid 3"]


def test_against_computers_one_may_go_back_to_the_start() -> None:
    line = line_with("bid 1", "bid 6", "flower a1", "wind b2 s")
    undo(line, 0, among_people=False)
    assert line.position.view_for(0)["step"] == "wind"
    undo(line, 0, among_people=False)
    with pytest.raises(CannotUndo) as caught:
        undo(line, 0, among_people=False)
    assert caught.value.message_id == "undo-nothing"


def test_against_computers_a_resignation_is_taken_back_alone() -> None:
    line = line_with("bid 1", "bid 6")
    line.resign(0)
    assert ply_after_undo(line, 0, among_people=False) == line.ply


def test_among_people_the_own_step_just_made_is_taken_back() -> None:
    line = line_with("bid 1", "bid 6", "flower d2")
    assert line.position.to_act == 1  # yellow must now move the frog
    undo(line, 1, among_people=True)
    assert line.position.view_for(1)["step"] == "flower"


@pytest.mark.parametrize(
    ("actions", "seat", "reason"),
    [
        (("bid 1", "bid 6"), 1, "undo-secret"),  # both bids were shown
        (("bid 1", "bid 6", "flower a1", "wind b2 s"), 1, "undo-turn"),  # the other has acted
        (
            ("bid 1", "bid 6", "flower a1", "wind b2 s", "dark c1", "draw 7", "draw 8"),
            0,
            "undo-chance",
        ),  # chance has shown something
    ],
)
def test_among_people_nothing_is_taken_back_that_somebody_learned_from(
    actions: tuple[str, ...], seat: int, reason: str
) -> None:
    line = line_with(*actions)
    before = line.steps
    with pytest.raises(CannotUndo) as caught:
        undo(line, seat, among_people=True)
    assert caught.value.message_id == reason
    assert line.steps == before


def test_undo_at_the_table_asks_the_same_question_again() -> None:
    table, _ = new_table(HARU, typing())
    table.run()
    first = table.position.text()
    bid = table.position.legal_texts(0)[0]
    table, screen = new_table(HARU, typing(bid, "undo"))
    table.run()
    assert table.position.text() == first
    assert "The last move is taken back.\n" in screen.getvalue()


def test_what_is_played_again_after_undo_is_told_again() -> None:
    table, _ = new_table(HARU, typing())
    table.run()
    bid = table.position.legal_texts(0)[0]
    assert shown_by(HARU, bid, "undo", bid).count("Red secretly chooses flower") == 2


def test_what_nobody_was_asked_for_is_no_decision_to_go_back_to() -> None:
    line = before_sealed(HARU, (1, 1))
    decisions = sum(step.actor == 0 for step in line.steps)
    for _ in range(2):
        line.play(line.position.legal_actions()[0])
    undo(line, 0, among_people=False)
    assert sum(step.actor == 0 for step in line.steps) == decisions - 1
    assert not is_forced(line.position, 0)


def test_undo_without_a_move_says_so() -> None:
    assert "There is no move of yours to take back." in shown_by(HARU, "undo")
