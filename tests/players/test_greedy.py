"""The greedy player takes what can be had at once."""

from __future__ import annotations

import pytest

from hortus.contract.engine import first_engine_of
from hortus.contract.game import CHANCE, OVER
from hortus.contract.generator import below, new_generator
from hortus.contract.position import Position
from hortus.games import load
from hortus.players.greedy import lead_of, others_choices
from hortus.players.judgement import balance, bound
from hortus.players.player import Player, player
from seeds import GAME as SEEDS
from tests.players.situations import random_game

HARU = load("haru_ichiban")


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


def test_all_players_of_a_game_share_one_judge() -> None:
    other = HARU.with_options(edition="croak")
    assert player(HARU, "greedy", 1).judge is player(other, "greedy", 2).judge  # type: ignore[attr-defined]


def test_what_one_gardener_hopes_for_the_other_fears() -> None:
    for position in random_game(HARU, 1):
        judge = bound(balance, position.game, first_engine_of(position.game))
        assert judge(position.state_array(), 0) == -judge(position.state_array(), 1)


def test_secret_choices_of_many_others_are_sampled() -> None:
    generator = new_generator("seeds")
    for position in random_game(SEEDS.with_options(players=4), 7):
        if len(position.choosing) == 4:
            every = [len(position.legal_actions(other)) for other in (1, 2, 3)]
            assert len(list(others_choices(position, 0, 1000, generator))) == every[0] * every[1] * every[2]
            some = list(others_choices(position, 0, 2, generator))
            assert len(some) == min(2, every[0] * every[1] * every[2])
            assert all(set(choices) == {1, 2, 3} for choices in some)
