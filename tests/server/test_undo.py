"""What may be taken back (T17, T18), over random play."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import hortus
from hortus.contract.game import CHANCE, OVER
from hortus.records import CannotUndo, Dealer, Line, is_forced, is_forced_formality, ply_after_undo
from hortus.server.protocol import Act, Refused, Undo
from tests.server.house import ANNA, BEN, COMPUTER, PERSON, House, in_house, request, until

pytestmark = pytest.mark.interpreted_only

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


def test_a_turn_goes_on_after_undo(data: Path) -> None:
    async def story(house: House) -> None:
        table = await house.two_people("ishtar", options={"map": "first"})
        ear = house.listen(table, ANNA, 0)
        other = house.listen(table, BEN, 1)
        before = ear.model["view"]
        assert not ear.model["now"]["undo"]["possible"]
        while not ear.model["now"]["undo"]["possible"]:
            assert table.position.to_act == 0
            await house.act(table, ANNA, 0, table.position.legal_texts(0)[0])
        assert other.model["now"]["undo"]["reason"]["id"] == "undo-nothing"
        refused = await house.obey(table, BEN, Undo(request(), 1, table.line.ply))
        assert isinstance(refused, Refused)
        assert refused.code == "cannot_undo"
        log, number = other.model["log"], table.standing.number
        await house.done(table, ANNA, Undo(request(), 0, table.line.ply))
        assert ear.model["view"] == before
        assert len(other.model["log"]) < len(log)
        assert table.standing.number == number + 1

    in_house(data, story)


def test_undo_against_a_computer_stops_its_thinking(data: Path) -> None:
    async def story(house: House) -> None:
        table = await house.make("cherry_tree", PERSON, COMPUTER)
        await until(lambda: table.position.to_act == 0)
        house.computers.free.clear()
        ply = table.line.ply
        while table.position.to_act == 0:
            await house.act(table, ANNA, 0, table.position.legal_texts(0)[-1])
        assert table.standing.waiting == [1]
        while table.line.ply > ply:
            await house.done(table, ANNA, Undo(request(), 0, table.line.ply))
        house.computers.free.set()
        assert table.line.ply == ply
        assert table.standing.waiting == [0]
        assert table.is_idle or not table._thinkers.at_work

    in_house(data, story)


def test_a_computer_decides_the_same_after_undo(data: Path) -> None:
    """Nobody gets a better answer by asking again."""

    async def story(house: House) -> None:
        table = await house.make("haru_ichiban", PERSON, COMPUTER)
        ply = table.line.ply
        action = table.position.legal_texts(0)[0]
        outcomes = []
        for _ in range(3):
            await house.done(table, ANNA, Act(request(), 0, ply, action))
            await until(lambda: table.line.ply > ply and 0 in table.standing.waiting and not table._thinkers.at_work)
            outcomes.append(table.line.steps[ply : ply + 2])
            await house.done(table, ANNA, Undo(request(), 0, table.line.ply))
        assert outcomes[0] == outcomes[1] == outcomes[2]

    in_house(data, story)


def test_a_spectator_is_told_that_it_only_watches(data: Path) -> None:
    async def story(house: House) -> None:
        table = await house.two_people()
        ear = house.listen(table, BEN, None)
        assert ear.model["now"]["undo"]["reason"]["id"] == "server-undo-watching"

    in_house(data, story)
