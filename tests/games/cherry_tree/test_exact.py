"""The exact odds of the Cherry Tree, against brute force: every pick of every draw, in every world."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from math import comb, prod

import numpy as np
import pytest

import hortus
from hortus.contract.game import NOBODY
from hortus.contract.position import Position
from hortus.games.cherry_tree import GAME
from hortus.games.cherry_tree.components import ALL
from hortus.games.cherry_tree.exact import (
    HARVESTS,
    INDEX,
    KEPT,
    SUCCEEDS,
    SUCCESSFUL,
    Bag,
    draws_for,
    known_bags,
    linear_worth,
    odds,
    plan,
)
from hortus.games.cherry_tree.state import KEEP
from tests.games.cherry_tree.oracle import SMALL_BAG, TWO_AGES, TWO_SECRETS, posterior, random_events, state_after
from tests.games.cherry_tree.tables import counts, gathered, play, table
from tests.thorough import mostly_thorough, thorough

Bags = Mapping[Bag, Fraction]
EMPTY = (0,) * ALL
VALUES = [Fraction(n, 3) for n in (4, 2, 7, 1, 3, 5)]


def bag_of(letters: str) -> Bag:
    return tuple(counts(letters))


def known(letters: str) -> dict[Bag, Fraction]:
    return {bag_of(letters): Fraction(1)}


# Harvests


def test_there_are_3003_harvests_and_238_succeed() -> None:  # C6
    assert len(HARVESTS) == 3003
    assert len(SUCCESSFUL) == 238
    assert SUCCEEDS[INDEX[EMPTY]]


def test_harvests_succeed_as_the_rules_say() -> None:  # C6, C8
    for letters in ("KKK", "KPP", "PPYYLLDD", "PYLDW", "PPPPK", "KPYL"):
        position = gathered(letters)
        failed = position.state.phase == KEEP
        index = INDEX[bag_of(letters)]
        assert SUCCEEDS[index] != failed
        kept = position.legal_texts()[0].split()[1:] if failed else letters
        assert KEPT[index] == (0 if kept == ["none"] else len(kept))


# The odds


def test_the_odds_of_a_table_are_those_of_every_draw_that_is_legal() -> None:  # C5
    position = gathered("PPY")
    found = GAME.odds(position, 0) if GAME.odds else []
    assert [position.action_text(row.action) for row in found] == [f"draw {number}" for number in range(1, 6)]
    draws = draws_for(position, 0)
    assert [row.chances for row in found] == [{"cherry-odds-fails": draw.fails} for draw in draws]
    assert [row.means for row in found] == [{"cherry-odds-flowers": draw.flowers} for draw in draws]


def test_the_first_draw_of_four_players() -> None:  # C6
    chances = [float(row.fails) for row in draws_for(hortus.load("cherry_tree", players=4).start(), 0)]
    assert chances[:6] == pytest.approx([0, 0, 0.070, 0.219, 0.501, 0.716], abs=5e-4)
    assert len(chances) == 8


def outcomes(position: Position, chance: Fraction = Fraction(1)) -> Iterator[tuple[Position, Fraction]]:
    """All ways in which a draw that was said can end, pick by pick."""
    weights = position.weights()
    if not weights:
        yield position, chance
        return
    total = sum(weights.values())
    for action, weight in weights.items():
        after = position.copy()
        after.play(action)
        yield from outcomes(after, chance * Fraction(weight, total))


@pytest.mark.parametrize(("bag", "harvest"), [("PPPYYLK", ""), ("PPYLWK", "PY"), ("KKKPP", "K"), ("YYWD", "PPYL")])
def test_the_odds_are_those_of_every_pick(bag: str, harvest: str) -> None:  # C4, C6
    found = odds(known(bag), bag_of(harvest))
    for row in found[:4]:
        position = play(table(bag=bag, harvest=harvest), f"draw {row.number}")
        fails, kept = Fraction(0), Fraction(0)
        for after, chance in outcomes(position):
            failed = after.state.phase == KEEP
            fails += chance * failed
            texts = after.legal_texts()[0].split()[1:] if failed else [None] * int(after.state.harvest.sum())
            kept += chance * (0 if texts == ["none"] else len(texts))
        assert (row.fails, row.flowers) == (fails, kept)
    assert len(found) == min(8 - len(harvest), len(bag))


def test_no_odds_where_no_draw_is_due() -> None:  # C7
    assert draws_for(play(gathered("PPY"), "stop"), 0) == []
    assert draws_for(play(table(), "draw 1", "pick pink", "draw 1", "pick pink", "draw 1", "pick yellow"), 0) == []
    assert draws_for(gathered("PPYYLLDD"), 0) == []


# What the bag may hold


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_bag_is_what_the_hidden_flowers_leave(viewer: int | None) -> None:  # C24
    for bag, events in [(SMALL_BAG, TWO_AGES), *map(random_events, range(6))]:
        s = state_after(bag, events)
        seat = NOBODY if viewer is None else viewer
        unseen = s.bag.copy()
        for secret in range(s.secrets):
            if s.secret_owner[secret] != seat:
                unseen[s.secret_colour[secret]] += 1
        expected: dict[Bag, Fraction] = {}
        for hidden, chance in posterior(bag, events, seat).items():
            left = tuple(int(unseen[colour]) - hidden.count(colour) for colour in range(ALL))
            expected[left] = expected.get(left, Fraction(0)) + chance
        position = Position(GAME.with_options(players=4), np.frombuffer(s.tobytes(), np.int64).copy())
        assert known_bags(position, viewer) == expected


def test_own_secrets_leave_a_known_bag() -> None:  # C10, C24
    position = play(table(players=3, bag="PPPPYYYYWW"), *TWO_SECRETS[:9])
    assert known_bags(position, 0) == known("PYYWW")
    assert len(known_bags(position, 1)) == 3


def test_the_odds_of_a_mixture_are_the_mean_over_its_bags() -> None:  # C24
    bags = {bag_of("PPYLK"): Fraction(1, 3), bag_of("PPPYY"): Fraction(1, 2), bag_of("YLLDW"): Fraction(1, 6)}
    parts = {bag: odds({bag: Fraction(1)}, bag_of("P")) for bag in bags}
    for n, row in enumerate(odds(bags, bag_of("P"))):
        assert row.fails == sum(chance * parts[bag][n].fails for bag, chance in bags.items())
        assert row.flowers == sum(chance * parts[bag][n].flowers for bag, chance in bags.items())


# The plan


def brute_force(bags: Bags, harvest: Bag, draws: int, worth: Mapping[Bag, Fraction]) -> list[Fraction]:
    """What stopping, and each draw, is worth: by all draws from all bags, learning about the bag on the way."""
    values = [worth[harvest]]
    size = sum(next(iter(bags)))
    if draws == 3 or not SUCCEEDS[INDEX[harvest]]:
        return values
    for n in range(1, min(8 - sum(harvest), size) + 1):
        total = Fraction(0)
        for drawn in product(range(n + 1), repeat=ALL):
            if sum(drawn) != n:
                continue
            chances = {
                tuple(b - d for b, d in zip(bag, drawn, strict=True)): chance
                * prod(comb(b, d) for b, d in zip(bag, drawn, strict=True))
                / comb(size, n)
                for bag, chance in bags.items()
            }
            whole = sum(chances.values())
            if whole:
                after = tuple(h + d for h, d in zip(harvest, drawn, strict=True))
                learned = {bag: chance / whole for bag, chance in chances.items() if chance}
                total += whole * max(brute_force(learned, after, draws + 1, worth))
        values.append(total)
    return values


MIXTURE = {bag_of("PPYL"): Fraction(2, 5), bag_of("PYKW"): Fraction(1, 5), bag_of("LLLK"): Fraction(2, 5)}


@pytest.mark.parametrize(
    ("bags", "harvest", "draws"),
    [(known("PPYLK"), "", 0), (known("PPYYL"), "P", 1), (MIXTURE, "", 1), (MIXTURE, "PY", 1), (MIXTURE, "L", 2)],
)
def test_the_plan_is_that_of_brute_force(bags: Bags, harvest: str, draws: int) -> None:
    worth = linear_worth(VALUES)
    table_of_worth = dict(zip(INDEX, worth, strict=True))
    expected = brute_force(bags, bag_of(harvest), draws, table_of_worth)
    found = plan(bags, bag_of(harvest), draws, worth)
    assert list(found.draws) == expected[1:]
    assert found.stop == (expected[0] if draws else None)
    first = 0 if draws else 1
    assert found.best == max(range(first, len(expected)), key=lambda n: (expected[n], -n))


@pytest.mark.parametrize("harvest", mostly_thorough(["", "PPY", "KY"], ["KY"]))
@pytest.mark.parametrize("bags", [thorough(known("P" * 12 + "Y" * 9 + "L" * 7 + "D" * 5 + "W" * 3 + "KK")), MIXTURE])
def test_floats_are_within_a_billionth_of_fractions(bags: Bags, harvest: str) -> None:
    draws = 1 if harvest else 0
    exact = plan(bags, bag_of(harvest), draws, linear_worth(VALUES))
    floats = plan(bags, bag_of(harvest), draws, linear_worth([float(value) for value in VALUES]))
    assert [float(value) for value in exact.draws] == pytest.approx(list(floats.draws), abs=1e-9)
    assert exact.best == floats.best


def test_after_the_third_draw_there_is_only_a_stop() -> None:  # C7
    found = plan(known("PPYY"), bag_of("LD"), 3, linear_worth(VALUES))
    assert found.draws == ()
    assert found.best == 0
    assert found.stop == VALUES[2] + VALUES[3]


def test_of_a_failed_harvest_the_best_two_colours_count() -> None:  # C8
    worth = linear_worth(VALUES)
    assert worth[INDEX[bag_of("PPPYL")]] == VALUES[2] + VALUES[0]
    assert worth[INDEX[bag_of("PPPK")]] == VALUES[0]
    assert worth[INDEX[bag_of("KKK")]] == 0
    assert worth[INDEX[bag_of("PPK")]] == VALUES[0]


def test_greed_depends_on_what_flowers_are_worth() -> None:
    """Worthless flowers, but one colour counts: then it is best to draw on."""
    bags = known("P" * 10 + "YLDW")
    harvest = bag_of("Y")
    assert plan(bags, harvest, 2, linear_worth([1.0, 0, 0, 0, 0, 0])).best == 3
    assert plan(bags, harvest, 2, linear_worth([-1.0, 0, 0, 0, 0, 0])).best == 0


@pytest.mark.soak
def test_a_plan_for_a_known_bag_takes_less_than_a_millisecond() -> None:
    bags = known_bags(hortus.load("cherry_tree", players=4).start(), 0)
    worth = linear_worth([float(value) for value in VALUES])
    plan(bags, EMPTY, 0, worth)
    times = []
    for _ in range(50):
        start = time.thread_time()
        plan(bags, EMPTY, 0, worth)
        times.append(time.thread_time() - start)
    assert min(times) < 0.001
