"""One game of a match: the same deals for both sides, and what it came to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from hortus.contract.errors import IllegalAction
from hortus.contract.game import Game
from hortus.contract.position import Position
from hortus.games import load
from hortus.players.arena import BadMatch, Failure, Result, Task, attempt, match, play, schedule, spec
from hortus.players.arena.match import dealer_of, player_seed
from hortus.players.player import Player, player
from hortus.records import Dealer
from seeds import GAME as SEEDS

pytestmark = pytest.mark.interpreted_only

HARU = load("haru_ichiban")

Draw = tuple[int, tuple[tuple[int, int], ...], int]
"""Number of the chance event, the odds of each action, and the action."""


@pytest.fixture
def draws(monkeypatch: pytest.MonkeyPatch) -> list[Draw]:
    """Everything that dealers deal."""
    dealt: list[Draw] = []
    pick = Dealer.pick

    def remember(dealer: Dealer, weights: Mapping[int, int], event: int) -> int:
        action = pick(dealer, weights, event)
        dealt.append((event, tuple(sorted(weights.items())), action))
        return action

    monkeypatch.setattr(Dealer, "pick", remember)
    return dealt


def drawn_in(draws: list[Draw], game: Game, task: Task) -> list[Draw]:
    draws.clear()
    play(game, task)
    return draws.copy()


def test_both_sides_of_a_seed_are_dealt_the_same_hands(draws: list[Draw]) -> None:
    """Seats are dealt to, not players: the dragonfly and three flowers each are where they were."""
    one, other, another_seed, _ = (drawn_in(draws, HARU, task) for task in schedule(HARU, ["random@1", "random@2"], 4))
    assert one[:7] == other[:7]
    assert one[:7] != another_seed[:7]


@pytest.mark.thorough
@pytest.mark.parametrize("game", [HARU, SEEDS.with_options(players=3)], ids=lambda game: game.name)
def test_the_same_event_with_the_same_odds_comes_out_the_same_whoever_plays(game: Game, draws: list[Draw]) -> None:
    outcomes: dict[int, dict[object, set[int]]] = {}
    shared = 0
    for task in schedule(game, ["random@1", "random@2"], 24):
        of_seed = outcomes.setdefault(task.seed, {})
        for event, odds, action in drawn_in(draws, game, task):
            shared += (event, odds) in of_seed
            of_seed.setdefault((event, odds), set()).add(action)
    assert {len(actions) for of_seed in outcomes.values() for actions in of_seed.values()} == {1}
    assert shared > 50


def test_deals_depend_on_the_options_and_the_seed_only() -> None:
    assert dealer_of(HARU, 1) == dealer_of(load("haru_ichiban", edition="dragonfly"), 1)
    assert dealer_of(HARU, 1) != dealer_of(load("haru_ichiban", edition="croak"), 1)
    assert dealer_of(HARU, 1) != dealer_of(HARU, 2)


def test_each_seat_of_each_game_has_a_seed_of_its_own() -> None:
    seeds = {player_seed(*place) for place in ((s, r, seat) for s in range(9) for r in range(4) for seat in range(4))}
    assert len(seeds) == 9 * 4 * 4
    assert min(seeds) >= 0


def untimed(result: Result) -> Result:
    return replace(result, timings=())


def test_a_game_is_played_the_same_way_again() -> None:
    task = schedule(HARU, ["random@1", "random@2"], 2)[0]
    assert untimed(play(HARU, task)) == untimed(play(HARU, task))


def test_a_result_tells_who_won_and_how_long_they_thought() -> None:
    task = schedule(HARU, ["random", "greedy"], 2)[1]
    result = play(HARU, task)
    assert result.task == task
    assert result.shares == (0.0, 1.0)  # random, greedy
    assert result.points[1] > result.points[0]
    assert result.actions > sum(timing.decisions for timing in result.timings) > 20
    for timing in result.timings:
        assert 0 < timing.mean <= timing.longest
        assert sum(timing.steps.values()) == timing.decisions
    assert result.timings[1].mean > result.timings[0].mean  # greedy thinks longer


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_shared_victory_is_shared_out(seats: int) -> None:
    game = SEEDS.with_options(players=seats)
    results = [play(game, task) for task in schedule(game, ["random@1", "random@2"], 40)]
    assert all(sum(result.shares) == pytest.approx(1) for result in results)
    assert all(len(result.shares) == len(result.points) == seats for result in results)
    for result in results:
        best = [points == max(result.points) for points in result.points]
        assert [share > 0 for share in result.shares] == best
    assert any(0 < share < 1 for result in results for share in result.shares)


def test_what_is_compiled_first_is_no_thinking_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the first game that counts, a whole game is played in haste, and one decision is made as it will be."""
    seen: list[str] = []

    def noted(game: Game, name: str, simulations: int | None, **settings: Any) -> Player:
        seen.append(f"{name}@{simulations}")
        return player(game, "random", **settings)

    monkeypatch.setattr(spec, "player", noted)
    monkeypatch.setattr(match, "engine_mode", lambda: "compiled")
    task = schedule(HARU, ["slow@1000", "quick@10"], 2)[0]
    seen.clear()
    match.warm_up(task.game, task.options, "slow@1000")
    assert seen == ["slow@16", "slow@16", "slow@1000"]
    assert isinstance(attempt(task), Result)
    assert seen[3:] == ["quick@16", "quick@16", "quick@10", "quick@10", "slow@1000"]


# What goes wrong


class Stubborn:
    """Always wants the same, legal or not."""

    def choose(self, position: Position, seat: int) -> int:
        return position.game.action_count - 1


def test_a_player_who_breaks_the_rules_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spec, "player", lambda game, name, **settings: Stubborn())
    task = schedule(HARU, ["random", "stubborn"], 2)[0]
    with pytest.raises(IllegalAction):
        play(HARU, task)
    failure = attempt(task)
    assert isinstance(failure, Failure)
    assert failure.key == task.key
    assert failure.reason.startswith("IllegalAction: ")


def test_a_game_that_does_not_end_is_stopped() -> None:
    game = replace(HARU, longest=20)
    with pytest.raises(BadMatch, match="20 actions"):
        play(game, schedule(game, ["random", "greedy"], 2)[0])


def test_a_worker_with_other_rules_refuses() -> None:
    task = replace(schedule(HARU, ["random", "greedy"], 2)[0], rules=99)
    failure = attempt(task)
    assert isinstance(failure, Failure)
    assert "99" in failure.reason
