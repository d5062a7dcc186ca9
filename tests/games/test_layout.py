"""One layout for all games: whoever knows one folder knows where to look in the others."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import hortus
from hortus.contract.compiled import _parts_of
from hortus.contract.engine import engine_of
from hortus.contract.game import Game
from hortus.players.judgement import bound
from hortus.players.search.simulate import search

pytestmark = pytest.mark.interpreted_only

IN_EVERY_GAME = {
    "__init__",
    "components",
    "drawing",
    "invariants",
    "knowledge",
    "narration",
    "notation",
    "rules",
    "scoring",
    "state",
    "view",
}
IN_SOME_GAMES = {"counting", "exact", "judgement", "lessons", "reasons", "rulebook", "solving", "themes"}
CHAPTERS = {
    "cherry_tree": {"bag", "harvest", "masteries", "mini"},
    "haru_ichiban": {"ending"},
    "ishtar": {"garden", "lots"},
}
"""What only one rulebook has a word for, and studies of one game."""

BOARD_FILES = {"art", "board.js", "miniature.css", "miniature.js", "motion.js", "style.css"}

PACKAGE = Path(hortus.__file__).parent
OUR_GAMES = sorted(file.parent.name for file in (PACKAGE / "games").glob("*/__init__.py"))
FOLDERS = [*(PACKAGE / "games" / name for name in OUR_GAMES), PACKAGE / "template" / "seeds"]

every_game = pytest.mark.parametrize("name", OUR_GAMES)
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


def homes_of(game: Game) -> dict[str, str]:
    """The file that each function in the table of contents comes from; what the contract lends is nobody's."""
    functions = {field.name: getattr(game, field.name) for field in fields(game)}
    modules = {name: getattr(function, "__module__", "") for name, function in functions.items() if callable(function)}
    begin = f"hortus.games.{game.name}."
    return {name: module.removeprefix(begin) for name, module in modules.items() if module.startswith(begin)}


@every_folder
def test_a_folder_has_the_files_of_every_game_and_chapters_of_its_own(folder: Path) -> None:
    found = {file.stem for file in folder.glob("*.py")}
    assert found >= IN_EVERY_GAME
    assert found - IN_EVERY_GAME - IN_SOME_GAMES == CHAPTERS.get(folder.name, set())


@every_game
def test_a_folder_has_a_board_and_sentences(name: str) -> None:
    folders = {file.name for file in (PACKAGE / "games" / name).iterdir() if file.is_dir()} - {"__pycache__"}
    assert folders == {"board", "words"}
    assert {file.name for file in (PACKAGE / "games" / name / "board").iterdir()} >= BOARD_FILES


@every_game
def test_machine_code_is_made_of_nothing_that_people_read(name: str) -> None:
    """So that another sentence, view or drawing throws none of it away."""
    game = hortus.load(name)
    kernel: Any = bound(search, game, engine_of(game, is_compiled=False))
    modules = {part.split()[0].removeprefix(f"hortus.games.{name}.").split(".")[0] for part in _parts_of(kernel)}
    assert {"rules", "scoring", "knowledge"} <= modules
    assert modules & {"drawing", "exact", "narration", "notation", "reasons", "solving", "view"} == set()


def test_the_same_function_is_in_the_same_file_in_every_game() -> None:
    """But for those that a rulebook has a chapter for."""
    homes: dict[str, set[str]] = {}
    for name in OUR_GAMES:
        for function, home in homes_of(hortus.load(name)).items():
            if home not in CHAPTERS.get(name, set()):
                homes.setdefault(function, set()).add(home)
    assert {function: files for function, files in homes.items() if len(files) > 1} == {}
    assert set().union(*homes.values()) <= IN_EVERY_GAME | IN_SOME_GAMES
