"""The search that a net guides: legal, repeatable, blind for secrets, and better than the net that guides it."""

from __future__ import annotations

import pytest

import hortus
from hortus.contract.engine import engine_of
from hortus.contract.game import CHANCE, OVER, Game
from hortus.contract.generator import below, new_generator
from hortus.games.haru_ichiban.state import BID_ACTION
from hortus.players.nets.player import NetPlayer
from hortus.players.nets.weights import net_of
from hortus.players.search import grower as grower_module
from hortus.players.search.grower import Guidance, Tally, preferences
from hortus.players.search.player import SearchPlayer, reopened
from tests.games.haru_ichiban.tables import START, TURN_7, drawn, play
from tests.players.nets.nets import GAMES, every_game, positions, small_net

HARU = GAMES[0]


def guided(game: Game, simulations: int, seed: int = 1) -> SearchPlayer:
    return SearchPlayer(game, seed, simulations, settings=Guidance(small_net(game)))


@every_game
def test_it_answers_every_question_of_a_game(game: Game) -> None:
    player = guided(game, 6)
    for position in positions(game, 4):
        seat = position.to_act
        decision = player.decide(position, seat)
        assert decision.action in position.legal_actions(seat)
        assert sum(decision.shares.values()) == pytest.approx(1)
        assert player.decide(position, seat) == decision


def test_what_the_other_bid_and_whether_changes_nothing() -> None:  # H6, H13
    waiting = drawn(START, "bid")
    answers = []
    for bid in ("bid 1", "bid 2", "bid 3"):
        position = play(drawn(START, "bid"), bid)
        answers.append(guided(HARU, 16).think(position.seen_by(1), 1))
    answers.append(guided(HARU, 16).think(waiting.seen_by(1), 1))
    assert all(answer == answers[0] for answer in answers)


def test_reopened_nobody_has_chosen() -> None:  # H6
    known = play(drawn(START, "bid"), "bid 2").seen_by(1)
    assert reopened(known).state_bytes() == drawn(START, "bid").seen_by(1).state_bytes()


def test_a_move_that_wins_the_game_is_found() -> None:  # H18
    """Whatever the net thinks: the search comes to the end of the game and sees it."""
    position = winning_position()
    player = guided(HARU, 400)
    after = position.copy()
    after.play(player.choose(position, position.to_act))
    assert after.to_act == OVER
    assert after.winners() == (position.to_act,)


def winning_position() -> hortus.Position:
    """The last before a game ends well for whoever acts, of random games."""
    generator = new_generator("win")
    while True:
        position = HARU.start()
        while position.to_act != OVER:
            actions = position.legal_actions()
            if position.to_act != CHANCE and len(actions) > 1 and not position.is_sealed:
                for action in actions:
                    after = position.copy()
                    after.play(action)
                    if after.to_act == OVER and after.winners() == (position.to_act,):
                        return position
            position.play(actions[below(generator, len(actions))])


def test_what_the_policy_rules_out_is_tried_too() -> None:
    net = small_net(HARU)
    net.policy_bias[BID_ACTION + 1] = 40
    net.value[:] = 0
    net.value_bias[:] = 0
    known = drawn(START, "bid").seen_by(1)
    looked_into = [
        set(SearchPlayer(HARU, 1, 300, settings=Guidance(net, doubt=doubt, daring=0)).think(known, 1))
        for doubt in (0.05, 0.0)
    ]
    assert looked_into == [set(known.legal_actions(1)), {BID_ACTION + 1}]


@pytest.mark.compiled_only
@pytest.mark.parametrize(("position", "seat"), [("51", 0), ("51", 1), ("2", 0), ("2", 1)])
def test_bids_come_close_to_an_equilibrium(position: str, seat: int) -> None:  # H13
    """Where nobody has a best bid; selected as open choices are, they stay away from it."""
    game = hortus.load("haru_ending", seed=position)
    net = net_of(hortus.load("haru_ichiban"))
    assert net is not None
    assert game.solve is not None
    start = game.start()
    solution = game.solve(start, seat, 100_000)
    assert solution is not None
    off, worth = {}, {}
    for daring in (Guidance(net).daring, 0.0):
        player = SearchPlayer(game, 1, 10_000, settings=Guidance(net, daring=daring))
        shares = player.decide(start, seat).shares
        off[daring] = max(abs(shares[action] - share) for action, share in solution.shares.items())
        tallies = player.tallies(start.seen_by(seat), seat).values()
        worth[daring] = sum(tally.worth for tally in tallies) / sum(tally.chosen for tally in tallies)
    assert off[Guidance(net).daring] < 0.08 < off[0.0]
    assert worth[Guidance(net).daring] == pytest.approx(solution.value, abs=0.08)


def test_bids_that_were_only_tried_out_are_left_out() -> None:
    found = {1: Tally(60, 0.0, 0.0, 60.0), 2: Tally(30, 0.0, 0.0, 30.0), 3: Tally(10, 0.0, 0.0, 10.0)}
    preferred = preferences(found)
    assert {action: count / preferred.total() for action, count in preferred.items()} == pytest.approx(
        {1: 2 / 3, 2: 1 / 3}
    )


def test_a_full_tree_still_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grower_module, "MOST_NODES", 3)
    monkeypatch.setattr(grower_module, "MOST_EDGES", 9)
    position = drawn(TURN_7, "bid")
    assert guided(HARU, 40).choose(position, 0) in position.legal_actions(0)
    play(position, "bid 1", "bid 2")
    seat = position.to_act
    assert guided(HARU, 40).choose(position, seat) in position.legal_actions(seat)


@pytest.mark.compiled_only
@pytest.mark.parametrize("name", ["haru_ichiban", "cherry_tree"])
def test_machine_code_thinks_as_python_does(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for rounding: a search of a few simulations looks into the same actions."""
    game = hortus.load(name)
    net = net_of(game)
    assert net is not None
    for position in positions(game, 3):
        seat = position.to_act
        alone = [
            NetPlayer(game, 1, net, engine_of(game, is_compiled)).shares(
                position.seen_by(seat), seat, position.legal_actions(seat)
            )
            for is_compiled in (False, True)
        ]
        assert alone[0] == pytest.approx(alone[1], rel=1e-3, abs=1e-5)
        compiled = SearchPlayer(game, 1, 8, settings=Guidance(net)).decide(position, seat)
        with monkeypatch.context() as patch:
            patch.setenv("HORTUS_ENGINE", "interpreted")
            interpreted = SearchPlayer(game, 1, 8, settings=Guidance(net)).decide(position, seat)
        assert compiled.action == interpreted.action
        assert compiled.shares == pytest.approx(interpreted.shares, abs=1e-3)
