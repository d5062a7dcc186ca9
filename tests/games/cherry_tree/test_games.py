"""Whole games of The Legend of the Cherry Tree: those of another implementation are reproduced, and the laws hold."""

from __future__ import annotations

import hashlib
import re

import pytest

import hortus
from hortus import laws
from tests.games.cherry_tree.tables import TABLES, games_of
from tests.thorough import mostly_thorough

RESULT = re.compile(r"points ([-\d ]+), won by (.+), legal ([0-9a-f]{16})")

every_table = pytest.mark.parametrize(("players", "masteries"), TABLES)


@pytest.mark.smoke
@pytest.mark.bounds
@every_table
def test_games_of_another_implementation_are_reproduced(players: int, masteries: str) -> None:
    for actions, result in games_of(players, masteries):
        position = hortus.load("cherry_tree", players=players, masteries=masteries).start()
        legal = ""
        for action in actions:
            legal += hashlib.sha256("\n".join(position.legal_texts()).encode()).hexdigest()[:8]
            position.play(action)
        assert position.to_act == hortus.OVER
        points = " ".join(map(str, position.points()))
        winners = " and ".join(map(str, position.winners()))
        expected = RESULT.fullmatch(result)
        assert expected is not None
        assert (points, winners, hashlib.sha256(legal.encode()).hexdigest()[:16]) == expected.groups()


def test_there_are_ten_games_of_each_table() -> None:
    assert [len(games_of(*table)) for table in TABLES] == [10] * 6


@pytest.mark.parametrize(("players", "masteries"), mostly_thorough(TABLES, [(2, "blue"), (4, "pink")]))
def test_the_cherry_tree_obeys_the_laws(players: int, masteries: str) -> None:
    """All but the last two: one compares with machine code, the other wants every action and so many games."""
    laws.check_game(
        hortus.load("cherry_tree", players=players, masteries=masteries), laws=range(1, 13), games=2, samples=16
    )


@pytest.mark.bounds
@pytest.mark.compiled_only
@every_table
def test_the_cherry_tree_obeys_all_laws(players: int, masteries: str) -> None:
    laws.check_game(hortus.load("cherry_tree", players=players, masteries=masteries), games=50)


@pytest.mark.soak
@every_table
def test_twenty_thousand_games_end_without_dead_end_and_keep_their_invariants(players: int, masteries: str) -> None:
    laws.check_game(hortus.load("cherry_tree", players=players, masteries=masteries), games=20_000, samples=2_000)
