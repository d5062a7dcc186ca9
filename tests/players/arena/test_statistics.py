"""Shares and ratings: against values worked out by hand, by brute force, and from strengths that are known."""

from __future__ import annotations

from itertools import product
from math import log, log10, sqrt

import numpy as np
import pytest

from hortus.players.arena import summarise
from hortus.players.arena.ratings import Game, are_connected, ratings
from hortus.players.arena.shares import interval, mean
from tests.players.arena.made_up import result, swapped, tournament

pytestmark = [pytest.mark.interpreted_only, pytest.mark.thorough]

# Intervals of shares


def test_an_interval_worked_out_by_hand() -> None:
    """1, 1, 1/2, 0, 1/2 and 1; with 1, 1, 0, 0: ten samples, mean 0.6, mean of squares 5.5 / 10, variance 0.19."""
    reach = 1.959964 * sqrt(0.19 / 10)
    assert interval([1, 1, 0.5, 0, 0.5, 1]) == pytest.approx((0.6 - reach, 0.6 + reach))


def test_of_many_seeds_the_interval_is_the_usual_one() -> None:
    samples = [1.0, 0.5, 0.5, 0.0, 1.0] * 400
    usual = 1.96 * np.std(samples) / sqrt(len(samples))
    share = mean(samples)
    assert interval(samples) == pytest.approx((share - usual, share + usual), abs=1e-3)


@pytest.mark.parametrize("score", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("count", [1, 2, 20, 200])
def test_samples_that_are_all_alike_prove_no_certainty(score: float, count: int) -> None:
    low, high = interval([score] * count)
    assert 0 <= low <= score <= high <= 1
    assert high - low > 1 / (count + 4)


def test_the_interval_narrows_with_the_square_root_of_the_seeds() -> None:
    few, many = (interval([1.0, 0.5, 0.0, 1.0] * count) for count in (100, 400))
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(2, rel=0.01)


@pytest.mark.parametrize(("count", "won"), list(product((10, 40, 200), (0.5, 0.75, 0.95))))
def test_95_of_100_intervals_hold_the_truth(count: int, won: float) -> None:
    """Each seed is two games, which go the same way somewhat more often than by chance."""
    generator = np.random.default_rng(5)
    held, repetitions = 0, 1000
    for _ in range(repetitions):
        first = generator.random(count) < won
        second = np.where(generator.random(count) < 0.3, first, generator.random(count) < won)
        low, high = interval(((first + 1.0 * second) / 2).tolist())
        held += low <= won <= high
    assert held / repetitions > 0.93


def test_pairing_makes_the_interval_narrower_where_deals_decide() -> None:
    """Whoever holds seat 0 wins: each seed is a draw, although no game is."""
    drawn = [game for seed in range(50) for game in swapped("a", "b", seed, (1, 0))]
    [pair] = summarise(drawn).pairs
    low, high = interval([game.share_of("a") for game in drawn])
    assert pair.share == 0.5
    assert pair.high - pair.low < (high - low) / 2


# Ratings


def single(first: str, second: str, won: int, games: int) -> list[list[Game]]:
    return [[Game((first, second), (1.0, 0.0) if number < won else (0.0, 1.0))] for number in range(games)]


@pytest.mark.parametrize(("won", "games"), [(3, 4), (7, 10), (10, 10), (0, 3), (150, 200)])
def test_two_players_have_the_logarithm_of_their_odds(won: int, games: int) -> None:
    """Half a game is imagined for each: 400 log10((won + 1/2) / (lost + 1/2))."""
    found = ratings(single("a", "b", won, games))
    difference = 400 * log10((won + 0.5) / (games - won + 0.5))
    assert found["a"][0] - found["b"][0] == pytest.approx(difference, abs=1e-6)
    assert found["a"][0] + found["b"][0] == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(("won", "games"), [(3, 4), (10, 10), (150, 200)])
def test_two_players_have_the_interval_of_jeffreys(won: int, games: int) -> None:
    chances = np.random.default_rng(2).beta(won + 0.5, games - won + 0.5, 200_000)
    expected = np.quantile(200 * np.log10(chances / (1 - chances)), (0.025, 0.975))
    _, (low, high) = ratings(single("a", "b", won, games))["a"]
    width = expected[1] - expected[0]
    assert low == pytest.approx(expected[0], abs=0.05 * width)
    assert high == pytest.approx(expected[1], abs=0.1 * width)


def test_a_draw_is_half_a_victory() -> None:
    drawn = ratings([[Game(("a", "b"), (0.5, 0.5))]] * 7)
    assert drawn["a"][0] == pytest.approx(0, abs=1e-6)


def likelihood(strengths: dict[str, float], games: list[Game]) -> float:
    """The logarithm of it, straight from the model; imagined games included by the caller."""
    return sum(
        share * (strengths[name] - log(sum(np.exp(strengths[seat]) for seat in game.players)))
        for game in games
        for name, share in zip(game.players, game.shares, strict=True)
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_other_ratings_are_more_likely(seats: int) -> None:
    """Found by brute force: no step away from the answer, in any direction, makes the results more likely."""
    results = tournament({"a": 1, "b": 2, "c": 5}, seeds=6, seats=seats)
    seeds = [[Game(one.task.players, one.shares) for one in results if one.task.seed == seed] for seed in range(6)]
    per_seed = 2 if seats == 2 else 2 * seats
    imagined = [Game(pair, (0.5, 0.5)) for pair in (("a", "b"), ("a", "c"), ("b", "c")) for _ in range(per_seed)]
    every = [game for games in seeds for game in games] + imagined
    found = {name: rating * log(10) / 400 for name, (rating, _) in ratings(seeds).items()}
    best = likelihood(found, every)
    for steps in product((-0.01, 0, 0.01), repeat=3):
        moved = {name: strength + step for (name, strength), step in zip(found.items(), steps, strict=True)}
        assert likelihood(moved, every) <= best + 1e-9


@pytest.mark.parametrize("seats", [2, 3])
def test_known_strengths_are_found_again(seats: int) -> None:
    strengths = {"a": 1.0, "b": 2.0, "c": 4.0, "d": 8.0}
    true = {name: 400 * log10(strength) for name, strength in strengths.items()}
    middle = mean(list(true.values()))
    summary = summarise(tournament(strengths, seeds=300, seats=seats))
    assert [rating.player for rating in summary.ratings] == ["d", "c", "b", "a"]
    for rating in summary.ratings:
        assert rating.rating == pytest.approx(true[rating.player] - middle, abs=25)
        assert rating.low < true[rating.player] - middle < rating.high
        assert 5 < rating.high - rating.low < 100


def test_intervals_of_ratings_hold_the_truth_about_as_often_as_they_say() -> None:
    strengths = {"a": 1.0, "b": 2.0, "c": 4.0}
    middle = 400 * log10(2)
    held = repetitions = 0
    for chance in range(40):
        for rating in summarise(tournament(strengths, seeds=40, chance=chance)).ratings:
            held += rating.low < 400 * log10(strengths[rating.player]) - middle < rating.high
            repetitions += 1
    assert held / repetitions > 0.9


def test_the_same_results_give_the_same_ratings_in_any_order() -> None:
    results = tournament({"a": 1, "b": 3}, seeds=20)
    assert summarise(results) == summarise(results[::-1])


def test_who_has_never_met_cannot_be_compared() -> None:
    apart = [*swapped("a", "b", 1, (1, 1)), *swapped("c", "d", 1, (1, 1))]
    assert not are_connected([[Game(one.task.players, one.shares) for one in apart]])
    assert summarise(apart).ratings == []
    assert [(pair.first, pair.second) for pair in summarise(apart).pairs] == [("a", "b"), ("c", "d")]
    joined = [*apart, *swapped("b", "c", 1, (1, 0))]
    assert {rating.player for rating in summarise(joined).ratings} == {"a", "b", "c", "d"}


# The summary


def test_a_pair_worked_out_by_hand() -> None:
    """Seeds of 2, 1 1/2 and 1 victories of two: 4.5 of 6 games."""
    results = [
        game for seed, scores in enumerate([(1, 1), (1, 0.5), (0, 1)]) for game in swapped("a", "b", seed, scores)
    ]
    [pair] = summarise(results).pairs
    assert (pair.first, pair.second, pair.games, pair.share) == ("a", "b", 6, 0.75)
    assert (pair.low, pair.high) == interval([1, 0.75, 0.5])


def test_the_stronger_player_is_named_first() -> None:
    [pair] = summarise([game for seed in range(3) for game in swapped("a", "b", seed, (0, 0.5))]).pairs
    assert (pair.first, pair.share) == ("b", 0.75)


def test_a_seed_with_a_game_missing_is_left_out() -> None:
    results = [*swapped("a", "b", 1, (1, 0)), *swapped("a", "b", 2, (1, 1))[:1]]
    summary = summarise(results)
    assert (summary.games, summary.left_out) == (2, 1)
    assert summary.pairs[0].share == 0.5


def test_a_match_without_a_complete_seed_has_no_pairs_yet() -> None:
    summary = summarise(swapped("a", "b", 2, (1, 1))[:1])
    assert (summary.pairs, summary.ratings, summary.left_out) == ([], [], 1)
    assert [pace.player for pace in summary.paces] == ["a", "b"]


def test_among_equals_one_against_the_rest_has_half() -> None:
    """Every seat wins once: alone a player has one game of three, with the other two seats two of three."""
    line_ups = [("a", "b", "b"), ("b", "a", "a")]
    results = []
    for players in line_ups:
        for rotation in range(3):
            turned = players[3 - rotation :] + players[: 3 - rotation]
            results.append(result(turned, 1, rotation, (1.0, 0.0, 0.0)))
    [pair] = summarise(results).pairs
    assert pair.share == pytest.approx(0.5)
    assert pair.games == 6


def test_thinking_time_is_told_for_each_player() -> None:
    [a, b] = summarise(tournament({"a": 1, "b": 1}, seeds=3)).paces
    assert {a.player, b.player} == {"a", "b"}
    assert (a.decisions, a.p95, a.max) == (12, 0.002, 0.002)
    assert a.mean == pytest.approx(0.0015)
