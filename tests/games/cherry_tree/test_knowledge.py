"""What a seat knows of hidden flowers (C10, C24), against full enumeration of all that may be hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import groupby, product
from typing import Any

import numpy as np
import pytest

import hortus
from hortus.contract.game import NOBODY, OVER
from hortus.contract.generator import new_generator
from hortus.contract.position import Position
from hortus.contract.room import room
from hortus.games.cherry_tree import GAME
from hortus.games.cherry_tree.components import ALL, BLACKS, COLOURS, EACH, FIVE, SET_ASIDE
from hortus.games.cherry_tree.knowledge import (
    COLOUR_COUNTS,
    FLOWER_COUNTS,
    MOST_WAYS,
    Sums,
    bag_bounds,
    chance_of_next,
    hidden_count,
    hide,
    secrets_are_possible,
    sum_up,
    total_of_next,
)
from hortus.games.cherry_tree.state import JOKERS, SECRET_PICK, UNKNOWN
from tests.games.cherry_tree.oracle import (
    SMALL_BAG,
    TWO_AGES,
    TWO_SECRETS,
    Event,
    Hidden,
    posterior,
    random_events,
    state_after,
)
from tests.games.cherry_tree.tables import counts, gathered, play, table
from tests.thorough import mostly_thorough, thorough


def worked_out(s: Any, viewer: int) -> dict[Hidden, float]:
    """The chances by which `fill_hidden` deals."""
    hide(s, viewer)
    hidden = hidden_count(s)
    if hidden == 0:
        return {(): 1.0}
    sums = Sums(room(ALL, np.int64), room((COLOUR_COUNTS, FLOWER_COUNTS), np.int64), room(MOST_WAYS, np.float64))
    sum_up(s, hidden, sums)
    found = {}
    for colours in product(range(ALL), repeat=hidden):
        chance, so_far = 1.0, np.zeros(ALL, np.int64)
        for colour in colours:
            chance *= chance_of_next(so_far, colour, sums) / total_of_next(so_far, sums)
            so_far[colour] += 1
            if chance == 0:
                break
        if chance:
            found[colours] = chance
    return found


@pytest.mark.interpreted_only
@pytest.mark.parametrize("seed", mostly_thorough(range(25), range(2)))
def test_the_chances_are_those_of_full_enumeration(seed: int) -> None:  # C24
    bag, events = random_events(seed)
    for viewer in (0, 1, NOBODY):
        expected = posterior(bag, events, viewer)
        found = worked_out(state_after(bag, events), viewer)
        assert found.keys() == expected.keys()
        for colours, chance in expected.items():
            assert found[colours] == pytest.approx(float(chance), abs=1e-12)


@pytest.mark.interpreted_only
@pytest.mark.parametrize("seed", mostly_thorough(range(25), range(2)))
def test_the_bounds_of_the_bag_are_those_of_full_enumeration(seed: int) -> None:  # C24
    bag, events = random_events(seed)
    for viewer in (0, NOBODY):
        s = state_after(bag, events)
        hide(s, viewer)
        bags = [
            [int(s.bag[colour]) - colours.count(colour) for colour in range(ALL)]
            for colours in posterior(bag, events, viewer)
        ]
        least, most = bag_bounds(s)
        assert least == [min(column) for column in zip(*bags, strict=True)]
        assert most == [max(column) for column in zip(*bags, strict=True)]
        assert secrets_are_possible(s)


def ways_to_count(hidden: int, bag: list[int]) -> int:
    """How many ways there are to count the colours of one or more of so many flowers, hidden or in the bag."""
    ways = [1] + [0] * hidden  # [flowers]
    for most in bag:
        ways = [sum(ways[max(0, flowers - most) : flowers + 1]) for flowers in range(hidden + 1)]
    return sum(ways) - 1


def test_there_is_room_for_all_ways_to_count_hidden_flowers() -> None:  # C2, C10
    found = 0
    for players in (2, 3, 4):
        asides, flowers = int(SET_ASIDE[players]), int(FIVE * EACH[players] + BLACKS[players])
        for secrets in range((flowers - asides) // 5 + 1):  # each after two pairs
            for blacks in range(BLACKS[players] + 1):
                others = flowers - 4 * secrets - blacks
                bag = [min(EACH[players], (others + i) // FIVE) for i in range(FIVE)]  # the more even, the more ways
                found = max(found, ways_to_count(secrets + asides, [*bag, blacks]))
    assert found == MOST_WAYS


# A game of actions: the memory is kept by the rules themselves


def seen_events(position: Position, actions: list[str]) -> list[Event]:
    """What happened to the bag while these actions were played."""
    events = []
    for action in actions:
        before = position.state_array()
        old = position.game.record(before)
        position.play(action)
        for colour in range(ALL):
            change = int(position.state.bag[colour] - old.bag[colour])
            secret = old.phase == SECRET_PICK
            if change < 0:
                events.append(Event("secret", colour, int(old.seat)) if secret else Event("draw", colour))
            events += [Event("return", colour)] * change
    return events


@pytest.mark.parametrize("viewer", [0, 1, 2, NOBODY])
def test_the_rules_remember_what_is_needed(viewer: int) -> None:  # C8, C10, C24
    bag = counts("PPPPPPYYYYYLLLLLWWWWKKKK")
    position = table(players=3, bag="PPPPPPYYYYYLLLLLWWWWKKKK")
    events = seen_events(position, TWO_SECRETS)
    assert [event.owner for event in events if event.kind == "secret"] == [0, 1]
    expected = posterior(bag, events, viewer)
    found = worked_out(position.state.copy(), viewer)
    assert found.keys() == expected.keys()
    assert all(found[colours] == pytest.approx(float(chance), abs=1e-12) for colours, chance in expected.items())


# Sampling


def chi_square(expected: dict[Hidden, float], found: Counter[Hidden]) -> float:
    """How far the counts are from what was expected, in standard deviations of the statistic."""
    samples = found.total()
    assert found.keys() <= expected.keys()
    statistic = sum((found[key] - samples * p) ** 2 / (samples * p) for key, p in expected.items())
    freedom = len(expected) - 1
    return float((statistic - freedom) / np.sqrt(2 * freedom))


def sample(s: Any, viewer: int, samples: int, seed: int) -> Counter[Hidden]:
    """Filled by the engine that is being tested."""
    generator = new_generator("sample", seed)
    hide(s, viewer)
    unknown = [secret for secret in range(s.secrets) if s.secret_colour[secret] == UNKNOWN]
    hidden = Position(GAME.with_options(players=4), np.frombuffer(s.tobytes(), np.int64).copy())
    found: Counter[Hidden] = Counter()
    for _ in range(samples):
        world = hidden.filled(None if viewer == NOBODY else viewer, generator).state
        found[tuple(int(world.secret_colour[secret]) for secret in unknown)] += 1
    return found


@pytest.mark.parametrize("viewer", [0, 1, NOBODY])
@pytest.mark.thorough
def test_filled_worlds_follow_the_exact_chances(viewer: int) -> None:  # C24
    expected = {colours: float(p) for colours, p in posterior(SMALL_BAG, TWO_AGES, viewer).items()}
    found = sample(state_after(SMALL_BAG, TWO_AGES), viewer, 600, viewer)
    assert chi_square(expected, found) < 4


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_many_filled_worlds_follow_the_exact_chances(seed: int) -> None:  # C24
    bag, events = random_events(seed)
    expected = {colours: float(p) for colours, p in posterior(bag, events, NOBODY).items()}
    if len(expected) > 1:
        assert chi_square(expected, sample(state_after(bag, events), NOBODY, 20_000, seed)) < 5


@pytest.mark.thorough
def test_drawing_from_what_is_unseen_would_be_wrong_after_returns() -> None:  # C24
    """The chi-square test has been seen to fail: on worlds dealt without the memory of returns."""
    expected = {colours: float(p) for colours, p in posterior(SMALL_BAG, TWO_AGES, NOBODY).items()}
    s = state_after(SMALL_BAG, TWO_AGES)
    s.returned[:] = 0
    naive = Counter({colours: n for colours, n in sample(s, NOBODY, 600, 1).items() if colours in expected})
    assert chi_square(expected, naive) > 20


def test_without_returns_hidden_flowers_are_drawn_from_what_is_unseen() -> None:  # C24
    events = [event for event in TWO_AGES if event.kind != "return"]
    unseen = [3, 2, 3, 0, 0, 1]
    for kind, colour, _ in events:
        unseen[colour] -= kind == "draw"
    for colours, chance in posterior(SMALL_BAG, events, NOBODY).items():
        left, simple = list(unseen), Fraction(1)
        for colour in colours:
            simple *= Fraction(left[colour], sum(left))
            left[colour] -= 1
        assert chance == simple


# Certainties


def test_a_flower_that_came_back_is_surely_in_the_bag() -> None:  # C24
    events = [Event("secret", 0, 1), Event("draw", 1), Event("return", 1)]
    s = state_after([1, 1, 0, 0, 0, 0], events)
    hide(s, NOBODY)
    assert bag_bounds(s) == ([0, 1, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0])
    assert worked_out(s, NOBODY) == {(0,): 1.0}


def test_a_flower_that_came_back_before_the_secret_may_be_it() -> None:  # C24
    events = [Event("draw", 1), Event("return", 1), Event("secret", 0, 1)]
    assert worked_out(state_after([1, 1, 0, 0, 0, 0], events), NOBODY) == pytest.approx({(0,): 0.5, (1,): 0.5})


def test_with_an_empty_bag_a_single_secret_is_known() -> None:  # C24
    s = state_after([1, 0, 0, 0, 1, 0], [Event("secret", 4, 1), Event("draw", 0)])
    hide(s, 0)
    assert bag_bounds(s) == ([0] * 6, [0] * 6)
    assert s.bag.tolist() == [0, 0, 0, 0, 1, 0]


def test_own_secrets_are_known_and_leave_no_doubt_about_the_bag() -> None:  # C10, C24
    s = state_after(SMALL_BAG, [Event("secret", 0, 1), Event("secret", 2, 1)])
    before = s.copy()
    hide(s, 1)
    assert s == before
    assert worked_out(s, 1) == {(): 1.0}


def test_at_the_end_the_screens_are_lifted_but_what_was_set_aside_stays_unseen() -> None:  # C20, C24
    game = hortus.load("cherry_tree")
    position = game.start()
    generator = new_generator("lifted", 5)
    while position.to_act != OVER:
        actions = position.legal_actions()
        position.play(actions[int(generator[0]) % len(actions)])
        generator = new_generator(int(generator[0]))
    hidden = position.seen_by(None).state
    assert hidden.behind.tolist() == position.state.behind.tolist()
    assert hidden.secret_colour[:3].tolist() == [UNKNOWN] * 3
    assert position.view_for(0)["set_aside"] == 3


def test_an_impossible_memory_is_found() -> None:  # C24
    s = state_after([1, 1, 0, 0, 0, 0], [Event("secret", 0, 1), Event("draw", 1), Event("return", 1)])
    assert secrets_are_possible(s)
    s.returned[0, 0, 1] = 1
    assert not secrets_are_possible(s)
    hide(s, NOBODY)
    assert not secrets_are_possible(s)


# All along a game


def positions(players: int, masteries: str, seed: int) -> Iterator[Position]:
    """A random game in which the bag likes pairs and the players like bonuses: every tenth position."""
    position = hortus.load("cherry_tree", players=players, masteries=masteries).start()
    rng = np.random.default_rng(seed)
    for ply in range(10_000):
        if position.to_act == OVER:
            break
        texts = rng.permutation(position.legal_texts()).tolist()
        single = [f"pick {COLOURS[colour]}" for colour in range(ALL) if position.state.harvest[colour] == 1]
        liked = [text for text in texts if text in ("draw 4", "draw 5", "stop", *single) or text.startswith("bonus")]
        position.play(liked[0] if liked and rng.random() < 0.8 else texts[0])
        if ply % 10 == 0:
            yield position
    yield position


@pytest.mark.parametrize(("players", "masteries"), [(2, "blue"), thorough((2, "pink")), thorough((4, "blue"))])
def test_filled_worlds_keep_the_invariants_and_what_was_seen(players: int, masteries: str) -> None:  # C2, C24
    generator = new_generator("fill")
    most_secrets = 0
    for position in positions(players, masteries, seed=3):
        for viewer in (*range(players), None):
            known = position.seen_by(viewer)
            world = position.filled(viewer, generator)
            assert world._engine.broken_invariant(world.state_array()) == 0
            assert world.seen_by(viewer).state_bytes() == known.state_bytes()
            assert not np.any(world.state.secret_colour[: world.state.secrets] == UNKNOWN)
        most_secrets = max(most_secrets, int(position.state.secrets))
    assert most_secrets >= {2: 3, 4: 4}[players]


def test_features_tell_nothing_that_the_seat_does_not_know() -> None:  # C24
    game = hortus.load("cherry_tree", players=3)
    names = [feature.name for feature in game.feature_list for _ in range(feature.size)]
    position = play(table(players=3, bag="PPPPYYYYWW"), *TWO_SECRETS[:9])
    for viewer, unseen, behind in ((0, [1, 2, 0, 0, 2, 0], 1), (1, [2, 2, 0, 0, 2, 0], 0)):
        features = dict_of(names, position.features(viewer))
        assert features["unseen"] == pytest.approx([count / 18 for count in unseen])
        assert sum(features["behinds"]) == pytest.approx(behind / 10)
        assert sum(features["secrets"]) == pytest.approx((1 - behind) / 10)
        assert np.array_equal(position.features(viewer), position.seen_by(viewer).features(viewer))


def test_features_of_flowers_in_hand() -> None:
    names = [feature.name for feature in GAME.feature_list for _ in range(feature.size)]
    placing = play(gathered("PPYYLL"), "stop", "bonus kenrokuen-kumagai", "pick white", "pick black")
    features = dict_of(names, placing.features(1))
    assert features["drawn"] == pytest.approx([0, 0, 0, 0, 1 / 3, 1 / 3])
    assert features["next drawn"] == [0, 0, 0, 0, 1, 0]
    giving = play(
        gathered("PPYY", masteries="pink", front=["", "P"]), "stop", "bonus sakuya-hime", "give harvest yellow"
    )
    assert dict_of(names, giving.features(0))["given"] == [0, 1, 0, 0, 0, 0]
    taking = gathered("PPYYLL", masteries="pink", front=["", "P", "", "Y"])
    features = dict_of(names, play(taking, "stop", "bonus kokonoe", "take 4 yellow").features(2))
    assert features["taken"] == [0, 1, 0, 0, 0]
    assert features["taken from"] == [0, 1, 0, 0]
    assert features["turn of"] == [0, 0, 1, 0]


def test_hidden_jokers_are_filled_with_any_legal_choice() -> None:  # C20
    position = play(table(players=3, behind=["PLWWW", "P", "L"], phase=JOKERS, bag=""), "warm 2", "warm 0")
    generator = new_generator("jokers")
    worlds = [position.filled(2, generator).state.warm[:2].tolist() for _ in range(60)]
    assert {warm for warm, _ in worlds} == {0, 1, 2, 3}
    assert {warm for _, warm in worlds} == {0}
    assert position.filled(0, generator).state.warm[0] == 2


def dict_of(names: list[str], features: Any) -> dict[str, list[float]]:
    pairs = list(zip(names, features.tolist(), strict=True))
    return {name: [value for _, value in group] for name, group in groupby(pairs, key=lambda pair: pair[0])}
