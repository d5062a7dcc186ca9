"""The greedy player takes what can be had at once."""

from __future__ import annotations

from itertools import islice, product
from unittest.mock import Mock

import pytest

from hortus.contract.engine import first_engine_of
from hortus.contract.game import CHANCE, OVER
from hortus.contract.generator import below, new_generator
from hortus.contract.position import Position
from hortus.games import load
from hortus.players.decision import Deciding
from hortus.players.greedy import GreedyPlayer
from hortus.players.judgement import balance, bound
from hortus.players.levels import LEVELS
from hortus.players.looks import FINENESS, best_actions
from hortus.players.player import Player, player
from seeds import GAME as SEEDS
from tests.players.situations import random_game

HARU = load("haru_ichiban")


def lead_of(position: Position, seat: int) -> int:
    points = position.points()
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def gain_of(position: Position, seat: int, action: int) -> tuple[float, int]:
    """What an action brings at once: the game, and points of lead."""
    after = position.copy()
    after.play(action)
    return after.returns()[seat], lead_of(after, seat) - lead_of(position, seat)


@pytest.mark.compiled_only
def test_greedy_never_misses_a_figure_that_it_can_make_at_once_nor_gives_one_away() -> None:
    greedy = player(HARU, "greedy", seed=1)
    figures = dangers = wins = 0
    for seed in range(10):
        for position in random_game(HARU, seed):
            seat = position.to_act
            if HARU.sealed(position.state):
                continue
            gains = {action: gain_of(position, seat, action) for action in position.legal_actions()}
            best = max(gains.values())
            if best > min(gains.values()):
                figures += best > (0, 0)
                dangers += best == (0, 0)
                wins += best[0] > 0
                assert gains[greedy.choose(position, seat)] == best
    assert figures > 50
    assert dangers > 10
    assert wins > 5


def test_greedy_bids_for_the_figure_on_the_dark_lily() -> None:
    """Red has three of a square and the dark lily is the fourth: red gets it as junior, so by the lowest bid."""
    position = HARU.read_position(
        "edition=dragonfly step=bid round=1 turn=4"
        " pond=o,.,o,.,o(y)/.,o,Y<y>,#(y),./o(r),o(r),.,o,o/o(r),x,.,R<r>,./o,.,o,.,o(y)"
        " red=178:26:3:-:5 yellow=456:28:3:-:7"
        " senior=nobody dragonfly=red croaker=nobody scored=0,0,0,0/0,0,0,0 last=-/- winner=nobody"
    )
    assert HARU.action_text(player(HARU, "greedy").choose(position, 0)) == "bid 1"


def winner(first: Player, second: Player, seed: int) -> tuple[int, ...]:
    generator = new_generator("match", seed)
    position = HARU.start()
    while position.to_act != OVER:
        if position.to_act == CHANCE:
            actions = position.legal_actions()
            position.play(actions[below(generator, len(actions))])
        else:
            seat = position.to_act
            position.play((first, second)[seat].choose(position, seat))
    return position.winners()


@pytest.mark.compiled_only
def test_greedy_beats_random_in_four_games_of_five() -> None:
    games = 16
    won = 0
    for seed in range(games):
        greedy, random = player(HARU, "greedy", seed), player(HARU, "random", seed)
        won += winner(greedy, random, seed) == (0,) if seed % 2 else winner(random, greedy, seed) == (1,)
    assert won >= 0.8 * games


def test_a_game_without_a_judgement_of_its_own_is_judged_by_points_alone() -> None:
    judge = bound(balance, SEEDS, first_engine_of(SEEDS))
    assert judge(SEEDS.with_options().start().state_array(), 0) == 0


def test_all_players_of_a_game_share_one_look() -> None:
    other = HARU.with_options(edition="croak")
    looks = [bound(best_actions, game, GreedyPlayer(game, 1).engine) for game in (HARU, other)]
    assert looks[0] is looks[1]


@pytest.mark.interpreted_only
def test_a_player_goes_on_with_machine_code_when_a_position_would(monkeypatch: pytest.MonkeyPatch) -> None:
    player, position = GreedyPlayer(HARU, 1), next(iter(random_game(HARU, 1)))
    compiled = Mock(is_compiled=True)
    monkeypatch.setattr("hortus.players.greedy.next_engine_of", lambda game, engine: compiled)
    monkeypatch.setattr(
        "hortus.players.greedy.bound", lambda kernel, game, engine: lambda *asked: int(engine is compiled)
    )
    assert player.look(position.state_array(), 0, new_generator(1)) == 1
    assert player.engine is compiled


def test_what_one_gardener_hopes_for_the_other_fears() -> None:
    for position in random_game(HARU, 1):
        judge = bound(balance, position.game, first_engine_of(position.game))
        assert judge(position.state_array(), 0) == -judge(position.state_array(), 1)


def gains_over_all_choices(position: Position, seat: int) -> dict[int, tuple[float, float]]:
    """The mean result and lead that each action brings, over everything that the others may choose in secret."""
    others = [other for other in position.choosing if other != seat]
    gains = {}
    for action in position.legal_actions(seat):
        results, leads = [], []
        for choices in product(*(position.legal_actions(other) for other in others)):
            after, chosen = position.copy(), dict(zip(others, choices, strict=True)) | {seat: action}
            for chooser in position.choosing:
                after.play(chosen[chooser])
            results.append(after.returns()[seat])
            leads.append(lead_of(after, seat))
        gains[action] = (sum(results) / len(results), sum(leads) / len(leads))
    return gains


def test_all_that_the_other_may_choose_in_secret_is_looked_at() -> None:
    uneven = 0
    for seed in range(40):  # at the start of this study all hands are known
        ending = load("haru_ending", seed=seed)
        position = ending.start()
        gains = gains_over_all_choices(position, 0)
        uneven += len(set(gains.values())) > 1
        greedy = GreedyPlayer(ending, 1)
        assert gains[greedy.choose(position, 0)] == max(gains.values())
        looked = greedy.room.gains[: len(gains), :2] / FINENESS
        assert looked.tolist() == [pytest.approx(gain) for gain in gains.values()]
    assert uneven >= 5


def test_secret_choices_of_many_others_are_sampled() -> None:
    game = SEEDS.with_options(players=4)
    greedy = GreedyPlayer(game, 1)
    sealed = [position.copy() for position in random_game(game, 7) if len(position.choosing) == 4]
    assert sealed
    assert all(greedy.choose(position, 2) in position.legal_actions(2) for position in sealed)


@pytest.mark.parametrize("name", ["random", "beginner", "greedy", "search", *LEVELS])
def test_a_player_tells_how_it_came_by_its_choice(name: str) -> None:
    decider = player(HARU, name, seed=3, simulations=8)
    assert isinstance(decider, Deciding)
    for position in islice(random_game(HARU, 2), 12):
        for seat in position.choosing:
            decision = decider.decide(position, seat)
            assert decision.action == decider.choose(position, seat)
            assert set(decision.shares) <= set(position.legal_actions(seat))
            assert sum(decision.shares.values()) == pytest.approx(1)
            assert decision.policy[decision.action] > 0
            assert decision.is_drawn or decision.shares[decision.action] == max(decision.shares.values())
