"""Players that solve endings: perfect where their game can tell how, and drawn in secret."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import hortus
from benchmarks import stopping
from benchmarks.endings import KEPT, table, turn_table
from hortus.games.cherry_tree import judgement
from hortus.games.cherry_tree.exact import INDEX
from hortus.games.haru_ichiban.state import BID, WIND
from hortus.players.decision import Deciding
from hortus.players.search.player import SearchPlayer
from hortus.players.solving import ACTIONS_A_SECOND, INTERPRETED_A_SECOND, most_actions, solved
from tests.games.cherry_tree.tables import counts
from tests.games.cherry_tree.tables import table as table_of_flowers
from tests.games.haru_ichiban.endings import endings
from tests.games.haru_ichiban.tables import START, drawn

pytestmark = pytest.mark.interpreted_only

PAGE = Path(__file__).parents[2] / "docs" / "players.md"
HARU = hortus.load("haru_ichiban")
STUDY = hortus.load("haru_ending")
ENOUGH = 40
"""Simulations in whose place the study can be solved."""


def test_a_solved_bid_is_drawn_by_its_perfect_shares() -> None:
    position = STUDY.start()
    solution = solved(position, 0, ENOUGH, None)
    assert solution is not None
    bids = Counter[int]()
    player = SearchPlayer(STUDY, 0, ENOUGH, solves=True)
    decision = player.decide(position, 0)
    assert decision.policy == solution.shares
    counts = Counter({action: int(share * 1_000) for action, share in solution.shares.items()})
    for player.seed in range(400):
        bids[player.draw(counts, position.seen_by(0), 0)] += 1
    for action, share in solution.shares.items():
        assert abs(bids[action] / 400 - share) < 0.1


def test_where_it_is_too_early_a_solving_player_searches() -> None:
    position = drawn(START, "bid")
    assert SearchPlayer(HARU, 1, 4, solves=True).decide(position, 0) == SearchPlayer(HARU, 1, 4).decide(position, 0)


@pytest.mark.thorough
def test_between_actions_that_are_equally_good_the_search_decides() -> None:
    several = 0
    for position in endings(range(6), 8, WIND):
        seat = position.to_act
        solution = solved(position, seat, ENOUGH, None)
        assert solution is not None
        player = SearchPlayer(HARU, 1, ENOUGH, solves=True)
        decision = player.decide(position, seat)
        assert set(decision.shares) == set(solution.shares)
        assert decision.action in solution.shares
        if len(solution.shares) > 1:
            counts = player.think(position.seen_by(seat), seat)
            assert counts[decision.action] == max(counts[action] for action in solution.shares)
            several += 1
    assert several


def test_what_is_proved_needs_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    position = STUDY.start()
    for text in ("bid", "bid"):
        position.play(next(action for action in position.legal_texts() if action.startswith(text)))
    player = SearchPlayer(STUDY, 1, ENOUGH, solves=True)
    monkeypatch.setattr(player, "think", None)
    action = player.choose(position, position.to_act)
    solution = solved(position, position.to_act, ENOUGH, None)
    assert solution is not None
    assert solution.values[action] == solution.value


def test_level5_solves_and_level4_does_not() -> None:
    position = next(endings(range(647, 648), 7, BID, shared=1))
    solution = solved(position, 0, ENOUGH, None)
    assert solution is not None
    for name, solves in (("level5", True), ("level4", False)):
        player = hortus.player(HARU, name, simulations=ENOUGH)
        assert isinstance(player, Deciding)
        assert (player.decide(position, 0).shares == solution.shares) == solves


def test_the_table_of_the_page_is_that_of_the_results() -> None:
    """And the results are those that were asked for: exact to a millionth, from turn 7 on in 50 ms, turn 6 in 10 s."""
    results = json.loads(KEPT.read_text(encoding="utf-8"))
    haru, cherry = results["haru_ichiban"], results["cherry_tree"]
    assert table(haru) in PAGE.read_text(encoding="utf-8")
    assert turn_table(cherry) in PAGE.read_text(encoding="utf-8")
    seventh, sixth = haru["turn 7, the bid"], haru["turn 6, the bid"]
    assert seventh["positions"] >= 1_000
    assert seventh["most exploitable"] < 1e-6
    assert seventh["seconds"]["most"] < 0.05
    assert sixth["within 1 s"] >= 0.5
    assert sixth["within 10 s"] >= 0.9


def test_the_table_of_stopping_decisions_is_that_of_the_results() -> None:
    results = json.loads(stopping.KEPT.read_text(encoding="utf-8"))
    assert stopping.table(results) in PAGE.read_text(encoding="utf-8")


def test_points_of_a_turn_are_those_of_the_judgement() -> None:
    """A harvest that fails keeps two flowers (C8); none brings nothing."""
    s = table_of_flowers(players=2, front=["PPPPY", "LL"]).state
    worth = stopping.turn_worth(s, 0)
    of = {letters: float(worth[INDEX[tuple(counts(letters))]]) for letters in ("", "P", "PD", "PPPD", "PPD")}
    assert of[""] == 0
    assert of["PPPD"] < of["PPD"]
    assert of["PPPD"] <= of["PD"]
    gains = np.zeros((2, 6, 3))
    judgement.write_gains(s, 0, gains)
    assert of["P"] == pytest.approx(max(gains[0, 0, 1], gains[1, 0, 1]))


def test_a_budget_is_counted_in_actions() -> None:
    assert most_actions(simulations=3, seconds=float("inf")) == 300
    assert most_actions(simulations=float("inf"), seconds=2) == 2 * INTERPRETED_A_SECOND
    assert INTERPRETED_A_SECOND < ACTIONS_A_SECOND


def test_a_game_that_solves_nothing_has_no_solution() -> None:
    position = hortus.load("ishtar", map="first").start()
    assert solved(position, position.to_act, 100, None) is None
