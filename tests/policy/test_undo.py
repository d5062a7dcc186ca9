"""What may be taken back (T17, T18), over random play and in single cases."""

from __future__ import annotations

import random

import pytest

import hortus
from hortus.contract.game import CHANCE, OVER
from hortus.policy.forced import is_forced, is_forced_formality
from hortus.policy.undo import CannotUndo, ply_after_undo
from hortus.records import Dealer, Line
from tests.records.games import before_sealed

pytestmark = pytest.mark.interpreted_only

HARU = hortus.load("haru_ichiban")
LENGTHS = {"haru_ichiban": 150, "cherry_tree": 150, "ishtar": 60}
games = pytest.mark.parametrize("name", hortus.games())


def random_line(name: str, seed: int) -> Line:
    line = Line.start(hortus.load(name), Dealer.from_seed(str(seed)))
    luck = random.Random(seed)
    line.deal_all()
    for _ in range(LENGTHS[name]):
        if line.is_over:
            break
        line.play(luck.choice(line.position.legal_actions()))
        line.deal_all()
    return line


def stands(line: Line) -> list[Line]:
    """The line as it stood at each ply where people would have looked at it: not amid what follows by itself."""
    found = []
    stand = line.copy()
    while stand.ply:
        position = stand.position
        before = position.at(stand.ply - 1)
        amid_sealed = position.is_sealed and before.is_sealed and before.to_act < position.to_act
        if position.to_act != CHANCE and not amid_sealed and not is_forced_formality(position):
            found.append(stand.copy())
        stand.undo()
    return found


@games
def test_among_people_only_a_step_of_ones_own_turn_is_taken_back(name: str) -> None:
    taken = 0
    for stand in stands(random_line(name, 5)):
        for seat in (0, 1):
            try:
                ply = ply_after_undo(stand, seat, among_people=True)
            except CannotUndo as error:
                assert error.message_id.startswith("undo-")
                continue
            taken += 1
            before = stand.position.at(ply)
            assert {step.actor for step in stand.steps[ply:]} == {
                seat
            }  # no draw and nobody else's action is taken back
            assert all(is_forced_formality(stand.position.at(later)) for later in range(ply + 1, stand.ply))
            assert not is_forced_formality(before)  # nobody was asked for that
            assert before.to_act == seat == stand.position.to_act  # T18: whose turn it is stays the same
            assert not before.is_sealed
    if name != "haru_ichiban":  # there, no turn has two steps of one gardener without a secret or a draw
        assert taken


@games
def test_what_may_not_be_taken_back_has_its_reason(name: str) -> None:
    for stand in stands(random_line(name, 6)):
        ply = stand.ply - 1
        while is_forced_formality(stand.position.at(ply)):
            ply -= 1
        last, before = stand.steps[ply], stand.position.at(ply)
        for seat in (0, 1):
            may = (
                last.actor == seat
                and stand.position.to_act == seat
                and not before.is_sealed
                and stand.position.to_act != OVER
            )
            try:
                ply_after_undo(stand, seat, among_people=True)
                assert may
            except CannotUndo as error:
                assert not may
                if any(step.actor == seat for step in stand.steps) and not stand.is_over:
                    reason = {CHANCE: "undo-chance"}.get(last.actor)
                    assert reason is None or error.message_id == reason


@games
def test_against_computers_every_decision_can_be_taken_back(name: str) -> None:
    line = random_line(name, 7)
    if line.is_over:
        line.undo()
    while True:
        try:
            ply = ply_after_undo(line, 0, among_people=False)
        except CannotUndo:
            break
        position = line.position.at(ply)
        assert 0 in position.choosing
        assert not is_forced(position, 0)
        assert not (position.is_sealed and position.to_act > 0)
        while line.ply > ply:
            line.undo()
    assert all(step.actor != 0 or is_forced(line.position.at(ply), 0) for ply, step in enumerate(line.steps))


def test_the_second_seat_takes_back_a_whole_sealed_choice() -> None:
    line = random_line("haru_ichiban", 8)
    while line.steps[-1].actor != 1 or not line.position.at(line.ply - 1).is_sealed:
        line.undo()
    position = line.position.at(ply_after_undo(line, 1, among_people=False))
    assert position.is_sealed
    assert position.choosing == (0, 1)


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


@pytest.mark.parametrize("among_people", [False, True])
def test_once_the_game_is_over_nothing_is_taken_back(among_people: bool) -> None:
    line = line_with("bid 1", "bid 6")
    line.resign(0)
    with pytest.raises(CannotUndo) as caught:
        ply_after_undo(line, 0, among_people)
    assert caught.value.message_id == "undo-over"


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


def test_what_nobody_was_asked_for_is_no_decision_to_go_back_to() -> None:
    line = before_sealed(HARU, (1, 1))
    decisions = sum(step.actor == 0 for step in line.steps)
    for _ in range(2):
        line.play(line.position.legal_actions()[0])
    undo(line, 0, among_people=False)
    assert sum(step.actor == 0 for step in line.steps) == decisions - 1
    assert not is_forced(line.position, 0)
