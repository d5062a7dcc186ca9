"""Set-up, draws, and harvests that succeed or fail (C1 to C8)."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import pytest

import hortus
from hortus.contract.errors import IllegalAction
from hortus.contract.game import CHANCE
from hortus.contract.generator import below, new_generator
from hortus.contract.position import Position
from hortus.games.cherry_tree.harvest import fails, fulfils
from hortus.games.cherry_tree.rules import reopen
from hortus.games.cherry_tree.state import KEEP
from tests.games.cherry_tree.tables import counts, gathered, play, table

SMALL_HARVESTS = [list(c) for c in product(range(5), repeat=6) if sum(c) <= 8]


def has_failed(position: Position) -> bool:
    return bool(position.state.phase == KEEP)


# Set-up


@pytest.mark.smoke
@pytest.mark.parametrize(("players", "each", "black"), [(2, 13, 4), (3, 15, 5), (4, 18, 6)])
def test_the_bag_depends_on_the_number_of_players(players: int, each: int, black: int) -> None:  # C1, C2
    position = hortus.load("cherry_tree", players=players).start()
    assert position.player_count == players
    assert position.state.bag.tolist() == [each] * 5 + [black]
    assert position.points() == (0,) * players


def test_two_players_set_three_flowers_aside_unseen() -> None:  # C2
    position = hortus.load("cherry_tree", players=2).start()
    assert position.weights() == {0: 13, 1: 13, 2: 13, 3: 13, 4: 13, 5: 4}
    play(position, "aside pink", "aside pink", "aside black")
    assert position.to_act == 0
    assert position.state.bag_size == 66
    assert position.state.bag.tolist() == [11, 13, 13, 13, 13, 3]
    for viewer in (0, 1, None):
        assert position.view_for(viewer)["set_aside"] == 3
        assert position.view_for(viewer)["bag_least"] == [10, 10, 10, 10, 10, 1]
        assert position.view_for(viewer)["bag_most"] == [13, 13, 13, 13, 13, 4]
        assert [entry["id"] for entry in position.log_for(viewer)] == ["cherry-log-aside"]


@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_players_begin_at_once(players: int) -> None:  # C2
    assert hortus.load("cherry_tree", players=players).start().to_act == 0


@pytest.mark.parametrize(
    ("masteries", "bonuses"),
    [
        ("blue", ["shin-sumizome", "somei-yoshino", "kenrokuen-kumagai"]),
        ("pink", ["sakuya-hime", "komatsu-otome", "kokonoe"]),
    ],
)
def test_all_cards_show_the_side_that_was_agreed_on(masteries: str, bonuses: list[str]) -> None:  # C3
    position = gathered("PPYYLLDD", masteries=masteries, front=["", "P", "Y", ""])
    play(position, "stop")
    assert position.legal_texts() == sorted(["no bonus", *(f"bonus {name}" for name in bonuses)])
    assert list(position.view_for(0)["masteries"].values()) == bonuses


def test_a_mastery_is_never_used_up() -> None:  # C3
    position = table(bag="PPYYWPPYYWW")
    for _ in range(2):
        play(position, "draw 4", "pick pink", "pick pink", "pick yellow", "pick yellow", "stop")
        play(position, "bonus shin-sumizome", "pick white", "behind none")
    assert position.state.secrets == 2


# Draws


def test_the_number_is_said_before_anything_is_seen() -> None:  # C4
    position = table()
    assert position.legal_texts() == [f"draw {n}" for n in range(1, 9)]
    play(position, "draw 2")
    assert position.to_act == CHANCE
    assert position.weights() == {14: 18, 15: 18, 16: 18, 17: 18, 18: 18, 19: 6}
    play(position, "pick black")
    assert position.weights()[19] == 5
    play(position, "pick pink")
    assert position.to_act == 0
    assert position.state.harvest.tolist() == counts("PK")


def test_a_turn_has_at_least_one_draw() -> None:  # C4
    with pytest.raises(IllegalAction) as refusal:
        table().play("stop")
    assert refusal.value.rule == "C4"


def test_a_turn_has_at_most_three_draws() -> None:  # C4, C7
    position = play(table(), "draw 1", "pick pink", "draw 1", "pick yellow", "draw 1", "pick light")
    assert position.legal_texts() == ["stop"]
    with pytest.raises(IllegalAction) as refusal:
        position.play("draw 1")
    assert refusal.value.rule == "C4"


def test_a_harvest_has_at_most_eight_flowers() -> None:  # C5
    position = gathered("PPYYL")
    assert position.legal_texts() == ["draw 1", "draw 2", "draw 3", "stop"]
    with pytest.raises(IllegalAction) as refusal:
        position.play("draw 4")
    assert refusal.value.rule == "C5"
    assert refusal.value.arguments["most"] == 3


def test_nobody_draws_more_than_the_bag_holds() -> None:  # C5
    position = table(bag="PYL")
    assert position.legal_texts() == ["draw 1", "draw 2", "draw 3"]
    with pytest.raises(IllegalAction) as refusal:
        position.play("draw 4")
    assert refusal.value.rule == "C5"


# When a harvest fails


def brute_force_fails(flowers: list[int]) -> bool:
    """Some colours for the blacks make three alike or five different."""
    for colours in combinations_with_replacement(range(5), flowers[5]):
        painted = [flowers[colour] + colours.count(colour) for colour in range(5)]
        if max(painted) >= 3 or sum(count > 0 for count in painted) >= 5:
            return True
    return False


def test_the_test_of_a_harvest_equals_brute_force_over_all_harvests() -> None:  # C6
    s = table().state
    for flowers in SMALL_HARVESTS:
        s.harvest = flowers
        assert fails(s) == brute_force_fails(flowers), flowers


def test_just_238_harvests_succeed() -> None:  # C6
    assert sum(not brute_force_fails(flowers) for flowers in SMALL_HARVESTS) == 238


@pytest.mark.parametrize("harvest", ["KK", "KPYL", "PYLD", "PPYYLLDD", "P", "PPYY", "KPY"])
def test_harvests_that_succeed(harvest: str) -> None:  # C6
    assert not has_failed(gathered(harvest))


@pytest.mark.parametrize("harvest", ["KKP", "KKK", "KPYLD", "KPP", "PYLDW", "PPP", "KDPP", "KKYWL"])
def test_harvests_that_fail(harvest: str) -> None:  # C6
    assert has_failed(gathered(harvest))


def test_a_harvest_is_tested_after_a_draw_and_not_after_each_flower() -> None:  # C6
    position = play(table(), "draw 4", "pick pink", "pick pink", "pick pink")
    assert position.to_act == CHANCE
    play(position, "pick light")
    assert has_failed(position)


def test_the_whole_harvest_is_tested_after_a_second_draw() -> None:  # C6, C8
    position = play(gathered("LW"), "draw 2", "pick white", "pick white")
    assert position.legal_texts() == ["keep light white"]


def test_two_pairs_over_two_draws_succeed() -> None:  # C6, C7
    position = play(gathered("PYY"), "draw 2", "pick light", "pick pink")
    assert not has_failed(position)
    assert position.legal_texts() == ["draw 1", "draw 2", "draw 3", "stop"]


def test_a_full_harvest_can_only_stop() -> None:  # C7
    assert gathered("PPYYLLDD").legal_texts() == ["stop"]


def test_with_an_empty_bag_one_can_only_stop() -> None:  # C7
    assert gathered("PY", bag="PY").legal_texts() == ["stop"]


# A failed harvest


def test_two_flowers_of_two_colours_are_kept_in_front() -> None:  # C8
    position = gathered("KDPP")
    assert position.legal_texts() == ["keep pink dark"]
    play(position, "keep pink dark")
    assert position.state.front[0].tolist() == counts("PD")
    assert position.state.harvest.sum() == 0
    assert position.state.bag_size == 94
    assert position.state.bag[5] == 6
    assert position.to_act == 1


def test_any_two_colours_may_be_kept() -> None:  # C8
    assert gathered("KKYWL").legal_texts() == ["keep light white", "keep yellow light", "keep yellow white"]


def test_one_flower_is_kept_of_a_single_colour() -> None:  # C8
    assert gathered("PPPK").legal_texts() == ["keep pink"]


def test_of_blacks_only_nothing_is_kept() -> None:  # C8
    position = gathered("KKK")
    assert position.legal_texts() == ["keep none"]
    play(position, "keep none")
    assert position.state.bag_size == 96
    assert position.state.front.sum() == 0


@pytest.mark.parametrize("action", ["keep pink white", "keep pink", "keep none"])
def test_what_may_not_be_kept_is_refused(action: str) -> None:  # C8
    with pytest.raises(IllegalAction) as refusal:
        gathered("KDPP").play(action)
    assert refusal.value.rule == "C8"


def test_a_failed_harvest_earns_no_mastery() -> None:  # C8
    position = play(gathered("PPYYK"), "keep pink yellow")
    assert position.state.seat == 1
    assert position.state.draws == 0


# Conditions


def brute_force_fulfils(flowers: list[int], condition: int) -> bool:
    for colours in combinations_with_replacement(range(5), flowers[5]):
        painted = [flowers[colour] + colours.count(colour) for colour in range(5)]
        pairs, different = sum(count >= 2 for count in painted), sum(count > 0 for count in painted)
        if (pairs >= 2, different >= 4, sum(painted) >= 6)[condition]:
            return True
    return False


@pytest.mark.parametrize("condition", range(3))
def test_conditions_equal_brute_force_over_all_successful_harvests(condition: int) -> None:  # C9
    s = table().state
    for flowers in SMALL_HARVESTS:
        if not brute_force_fails(flowers):
            s.harvest = flowers
            assert fulfils(s, condition) == brute_force_fulfils(flowers, condition), flowers


def test_a_black_only_matters_as_the_fourth_colour() -> None:  # C9
    s = table().state
    for flowers in SMALL_HARVESTS:
        if flowers[5] and not brute_force_fails(flowers):
            s.harvest = flowers
            met = [condition for condition in range(3) if fulfils(s, condition)]
            assert met == ([1] if sum(flowers[:5]) == 3 and flowers[5] == 1 else []), flowers


def test_reopened_all_assign_their_jokers_anew() -> None:  # C20
    position, generator = hortus.load("cherry_tree", players=3).start(), new_generator("jokers")
    while not position.is_sealed:
        actions = position.legal_actions()
        position.play(actions[below(generator, len(actions))])
    before = position.state_bytes()
    position.play(position.legal_actions()[0])
    position.play(position.legal_actions()[0])
    assert position.to_act == 2
    array = position.state_array()
    reopen(position.game.record(array))
    assert array.tobytes() == before
