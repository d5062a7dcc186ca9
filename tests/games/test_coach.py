"""The coach has a word for every step and for everything that is told, in every game that has one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hortus
from hortus.contract.game import Game

pytestmark = pytest.mark.interpreted_only


def ids_in(file: Path) -> set[str]:
    return set(re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))


def words_of(game: Game) -> Path:
    assert game.words
    return game.words / "en"


GAMES = [game for game in map(hortus.load, hortus.games()) if (words_of(game) / "coach.ftl").exists()]


def test_there_are_coaches() -> None:
    assert "cherry_tree" in {game.name for game in GAMES}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_coach_explains_every_step_and_all_that_is_told(game: Game) -> None:
    told, prefix = ids_in(words_of(game) / "game.ftl"), game.sentence_prefix
    wanted = {f"coach-{name}" for name in told if name.startswith(f"{prefix}-step-")}
    wanted |= {f"happened-{name}" for name in told if name.startswith(f"{prefix}-log-")}
    assert ids_in(words_of(game) / "coach.ftl") == wanted
