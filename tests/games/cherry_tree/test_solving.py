"""Endings of the Cherry Tree solved: as every line in every world says, from what a seat knows, where they can be."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import hortus
from hortus.contract.game import CHANCE, OVER
from hortus.contract.generator import new_generator
from hortus.contract.position import Position
from hortus.games.cherry_tree import solving
from hortus.games.cherry_tree.exact import known_bags
from hortus.games.cherry_tree.solving import (
    TOLD,
    new_room,
    note_gifts,
    proved,
    solve,
    worlds_of,
    write_key,
)
from hortus.games.cherry_tree.state import BEHIND, STATE, State
from tests.games.cherry_tree import endings as lines
from tests.games.cherry_tree.endings import (
    SECRET_DRAWN,
    after,
    assigns_jokers,
    begins_a_turn,
    endings,
    joker_table,
    small_game,
    uses_a_mastery,
)
from tests.games.cherry_tree.tables import at_the_jokers, table

AMPLE = 10**7
OPENSPIEL = Path(__file__).parents[3] / "benchmarks" / "exact.json"
SECRET_BAG = "PPYYLLDWK"


def opened(position: Position, seat: int) -> lines.Worlds:
    """All worlds for a seat, before anybody has assigned jokers."""
    worlds = lines.worlds_of(position, seat)
    for array, _ in worlds if position.is_sealed else []:
        position.game.reopen(position.game.record(array))
    return worlds


def check(position: Position, seat: int, most_actions: int = 2) -> None:
    """The value, and that of some actions, is the one that all lines together give."""
    found = solve(position, seat, AMPLE)
    assert found is not None
    worlds = opened(position, seat)
    assert sorted(found.values) == sorted(position.legal_actions(seat))
    assert found.value == pytest.approx(float(lines.value(position.game, worlds, seat)), abs=1e-9)
    assert sum(found.shares.values()) == pytest.approx(1, abs=1e-9)
    assert max(found.values.values()) <= found.value + 1e-9
    assert all(found.values[action] == pytest.approx(found.value, abs=1e-9) for action in found.shares)
    if position.is_sealed:
        choices = lines.warm_choices(position.game, worlds[0][0], seat)
        shares = np.array([found.shares.get(action, 0.0) for action in choices])
        whole = np.array([[float(worth) for worth in row] for row in joker_table(position.game, worlds, seat)])
        assert (shares @ whole).min() == pytest.approx(found.value, abs=1e-9)  # nobody can exploit them
        return
    for action, value in list(found.values.items())[:most_actions]:
        following = lines.after_all(position.game, worlds, action)
        assert value == pytest.approx(float(lines.value(position.game, following, seat)), abs=1e-9)


# Against every line


def test_the_study_is_worth_what_openspiel_finds() -> None:
    """CFR+ comes to 0.349998: half the flowers in the bag are set aside, and nobody knows which (C2)."""
    found = [row for row in json.loads(OPENSPIEL.read_text(encoding="utf-8")) if row["study"] == "cherry_mini"]
    position = after(hortus.load("cherry_mini", **found[0]["options"]).start(), "aside pink, aside pink, aside black")
    solution = solve(position, 0, AMPLE)
    assert solution is not None
    assert solution.value == pytest.approx(found[0]["value"], abs=1e-5)
    assert solution.value == pytest.approx(0.35, abs=1e-12)
    assert solution.proved == frozenset(solution.values)


@pytest.mark.parametrize(("masteries", "seed"), [("blue", 4), ("blue", 64), ("pink", 41)])
def test_last_turns_are_worth_what_all_lines_say(masteries: str, seed: int) -> None:
    for position in endings([seed], masteries, 2, begins_a_turn):
        check(position, position.to_act, most_actions=1)


@pytest.mark.parametrize("masteries", ["blue", "pink", "pbp"])
def test_masteries_are_worth_what_all_lines_say(masteries: str) -> None:
    for position in endings([2, 6], masteries, 0, uses_a_mastery):
        check(position, position.to_act, most_actions=4)


@pytest.mark.parametrize("seed", [*range(6), 94])
def test_jokers_are_assigned_so_that_nobody_can_exploit_it(seed: int) -> None:
    """With 94 both have to mix."""
    for position in endings([seed], "blue", 0, assigns_jokers):
        for seat in (0, 1):
            check(position, seat)
            found = solve(position, seat, AMPLE)
            assert found is not None
            assert (len(found.shares) == 2) == (seed == 94)
            assert found.proved == frozenset(found.values)


def test_a_secret_flower_that_may_be_drawn_counts_as_drawn_openly() -> None:  # C10
    drawing, _, _ = SECRET_DRAWN.rpartition(", bonus")
    check(after(small_game(22, bag=SECRET_BAG), drawing), 0, most_actions=0)


@pytest.mark.parametrize("seed", [17, 22, 28])
def test_secret_flowers_count_as_if_everybody_knew_what_the_seat_knows(seed: int) -> None:
    """Another's, which the other looks at when it assigns jokers, and the own."""
    position = after(small_game(seed, bag=SECRET_BAG), SECRET_DRAWN)
    if seed != 17:
        check(position, 1, most_actions=0)
    after(position, "draw 1, pick light, stop, behind none")
    check(position, 0)
    check(position, 1)


@pytest.mark.soak
@pytest.mark.parametrize("masteries", ["blue", "pink", "bpp", "pbp"])
@pytest.mark.parametrize(("left", "wanted"), [(2, begins_a_turn), (0, uses_a_mastery), (0, assigns_jokers)])
def test_many_endings_are_worth_what_all_lines_say(masteries: str, left: int, wanted: Callable[[State], bool]) -> None:
    for position in endings(range(100, 130), masteries, left, wanted):
        check(position, position.to_act)


@pytest.mark.compiled_only
@pytest.mark.parametrize("masteries", ["blue", "pink"])
def test_an_action_is_worth_what_the_position_after_it_is(masteries: str) -> None:
    """Of deeper endings, in which nothing is secret yet."""
    for position in endings(range(30), masteries, 4, begins_a_turn):
        seat = position.to_act
        found = solve(position, seat, AMPLE)
        if found is None or found.proved != frozenset(found.values):
            continue
        for action, value in found.values.items():
            position.play(action)
            if position.to_act != CHANCE:
                following = solve(position, position.to_act, AMPLE)
                assert following is not None
                assert value == pytest.approx(following.value * (1 if position.to_act == seat else -1), abs=1e-9)
            position.undo()


@pytest.mark.compiled_only
def test_machine_code_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    for position in endings(range(20), "blue", 2, begins_a_turn):
        found = solve(position, position.to_act, AMPLE)
        monkeypatch.setattr(solving, "_fast", lambda function: function)
        plain = solve(position, position.to_act, AMPLE)
        monkeypatch.undo()
        assert found is not None
        assert plain is not None
        assert (found.actions, found.proved) == (plain.actions, plain.proved)
        assert found.values == pytest.approx(plain.values, abs=1e-12)


# From what a seat knows (C24)


@pytest.mark.parametrize("seed", [17, 28])
def test_worlds_that_a_seat_cannot_tell_apart_have_one_solution(seed: int) -> None:
    position = after(small_game(seed, bag=SECRET_BAG), SECRET_DRAWN)
    met = set[bytes]()
    for texts in ("", "draw 1, pick light, stop, behind none"):
        if texts:
            after(position, texts)
        for seat in position.choosing:
            found = solve(position, seat, AMPLE)
            for k in range(6):
                world = position.filled(seat, new_generator("world", k))
                met.add(world.state_bytes())
                assert solve(world, seat, AMPLE) == found
    assert len(met) > 6


def test_jokers_that_are_assigned_already_change_nothing() -> None:
    [position] = endings([94], "blue", 0, assigns_jokers)
    before = solve(position, 1, AMPLE)
    for action in position.legal_actions(0):
        sealed = position.copy()
        sealed.play(action)
        assert solve(sealed, 1, AMPLE) == before
        assert solve(sealed, 0, AMPLE) is None  # who has chosen chooses no more


def test_the_bags_of_all_worlds_are_those_that_the_odds_know() -> None:
    """After a failed harvest, which brought flowers back (C8)."""
    position = after(small_game(1, bag="PPPYYLDWK"), "aside yellow, aside dark, aside black")
    after(position, "draw 4, pick pink, pick pink, pick yellow, pick white, draw 1, pick pink, keep pink yellow")
    s = position.seen_by(0).state
    bags = dict[tuple[int, ...], Any]()
    for world, chance in worlds_of(s).items():
        bag = tuple((s.bag - np.sum(world, axis=0)).tolist())
        bags[bag] = bags.get(bag, 0) + chance
    assert bags == known_bags(position, 0)


def test_the_position_stays_as_it_was() -> None:
    for wanted in (begins_a_turn, assigns_jokers):
        position = next(endings(range(60, 99), "blue", 2, wanted))
        before, history = position.state_bytes(), position.history
        solve(position, position.to_act, AMPLE)
        assert (position.state_bytes(), position.history) == (before, history)


# Where it cannot be


def test_while_the_bag_is_full_there_is_no_solution() -> None:
    position = table(players=2)
    assert solve(position, 0, AMPLE) is None


def test_where_nothing_is_to_be_chosen_there_is_no_solution() -> None:
    [position] = endings([41], "blue", 2, begins_a_turn)
    assert solve(position, 1 - position.to_act, AMPLE) is None
    assert solve(position, 7, AMPLE) is None
    while position.to_act != OVER:
        position.play(position.legal_actions()[0])
    assert solve(position, 0, AMPLE) is None


def test_a_budget_is_kept_and_a_little_less_is_not_enough() -> None:
    [position] = endings([41], "blue", 2, begins_a_turn)
    seat = position.to_act
    found = solve(position, seat, AMPLE)
    assert found is not None
    assert solve(position, seat, found.actions) == found
    assert solve(position, seat, found.actions - 1) is None
    assert solve(position, seat, 1) is None  # it is not even begun


def test_too_much_that_is_hidden_is_not_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    [position] = endings([41], "blue", 2, begins_a_turn)
    monkeypatch.setattr(solving, "MOST_WORLDS", 3)
    assert solve(position, position.to_act, AMPLE) is None


def test_lines_that_are_too_long_are_not_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    [position] = endings([41], "blue", 2, begins_a_turn)
    monkeypatch.setattr(solving, "MOST_DEPTH", 4)
    monkeypatch.setattr(solving, "_fast", lambda function: function)
    assert solve(position, position.to_act, AMPLE) is None


# Three and four players


LAST_TURN: dict[str, Any] = {
    "players": 3,
    "phase": BEHIND,
    "harvest": "PPLW",
    "bag": "",
    "front": ["PPPY", "PPPYY", "LLLD"],
}


def test_with_three_players_the_last_choice_is_solved_if_it_is_the_last() -> None:
    """Whoever else has jokers has only one group to give them to (C19)."""
    position = table(**LAST_TURN, behind=["P", "PPW", "LLK"])
    found = solve(position, 0, AMPLE)
    assert found is not None
    returns = {}
    for action in position.legal_actions():
        position.play(action)
        mine = []
        for warm in position.legal_actions(0):
            ended = position.copy()
            ended.play(warm)
            while ended.to_act != OVER:
                ended.play(ended.legal_actions()[0])
            mine.append(ended.returns()[0])
        returns[action] = max(mine)
        position.undo()
    assert found.values == pytest.approx(returns)
    assert len(set(returns.values())) > 1
    assert found.proved == frozenset(returns)


def test_with_three_players_others_may_choose_nothing_more() -> None:
    assert solve(table(**LAST_TURN, behind=["P", "PLW", "LLK"]), 0, AMPLE) is None
    assert solve(table(**{**LAST_TURN, "bag": "P"}, behind=["P", "PPW", "LLK"]), 0, AMPLE) is None
    assert solve(at_the_jokers("PLW", "PLW", "P"), 0, AMPLE) is None
    assert solve(at_the_jokers("PLW", "PLW", "P"), 2, AMPLE) is None
    alone = solve(at_the_jokers("PLWK", "PW", "PPP"), 0, AMPLE)
    assert alone is not None
    assert len(alone.values) == 3


# What is proved


def test_with_a_secret_flower_only_what_no_knowledge_could_change_is_proved() -> None:
    """Own jokers against what another may have drawn; a victory is one whatever it was."""
    position = after(small_game(17, bag=SECRET_BAG), SECRET_DRAWN)
    won = solve(position, 1, AMPLE)
    assert won is not None
    assert won.value == 1
    assert won.proved == {action for action, value in won.values.items() if value == 1}
    after(position, "draw 1, pick light, stop, behind none")
    for seat in (0, 1):
        found = solve(position, seat, AMPLE)
        assert found is not None
        assert not found.proved
        assert found.is_if_open
        assert found.left_out.id == "hint-cherry-open"


@pytest.mark.parametrize(
    ("gifts", "expected"),
    [((0, 0), {1, 2, 3}), ((1, 0), {3}), ((0, 1), {1}), ((1, 1), set())],
)
def test_a_victory_needs_no_gift_and_a_defeat_is_one_against_it(gifts: tuple[int, int], expected: set[int]) -> None:
    """Gifts: somebody chose with more knowledge than it would have, the seat itself or another."""
    room = new_room(1, 1)
    room.gifts[:] = gifts
    assert set(proved(room, {1: 1.0, 2: 0.5, 3: -1.0})) == expected


@pytest.mark.parametrize(("seat", "actor", "gifts"), [(0, 0, [0, 0]), (0, 1, [0, 1]), (1, 1, [1, 0]), (1, 0, [0, 0])])
def test_it_is_a_gift_to_choose_with_what_another_drew_in_secret(seat: int, actor: int, gifts: list[int]) -> None:
    """The three set aside are none, and neither is what is hidden here too."""
    position = after(small_game(17, bag=SECRET_BAG), SECRET_DRAWN)
    room = new_room(1, 1)
    note_gifts(room, position.state, actor, seat)
    assert room.gifts.tolist() == gifts
    note_gifts(room, position.seen_by(1).state, actor, seat)
    assert room.gifts.tolist() == gifts


# Positions that were looked at


def test_after_returns_a_position_is_another_if_its_worlds_are_as_likely_no_more() -> None:
    room = new_room(2, 1)
    room.weights[1:4] = [[0.5, 0.5], [0.25, 0.75], [0.5, 0.5]]
    room.states[3, 4] = 1
    for depth in (1, 2, 3):
        write_key(room, depth)
    assert room.keys[1].tolist() == room.keys[2].tolist() != room.keys[3].tolist()
    room.came_back[:] = 1
    for depth in (1, 2):
        write_key(room, depth)
    assert room.keys[1].tolist() != room.keys[2].tolist()


def test_all_of_a_state_is_told_apart_but_what_came_back() -> None:
    """What comes after it in the record is neither copied nor compared."""
    assert STATE.names is not None
    assert STATE.names[-1] == "returned"
    assert STATE.fields is not None
    assert STATE.fields["returned"][1] == TOLD * 8
