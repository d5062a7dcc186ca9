"""Puzzles at a terminal: two tries and the solution, a hint, days in a row that outlive the process."""

from __future__ import annotations

import contextlib
import io
import sys
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

import hortus
from hortus.command import main
from hortus.languages import LANGUAGES, sentence
from hortus.puzzles import Puzzle, daily, puzzles_of
from hortus.puzzles.streak import Streak
from hortus.terminal.console import Closed
from hortus.terminal.puzzles import Notebook, PuzzleWishes, set_puzzles
from tests.terminal.keyboard import console_for, typing

pytestmark = pytest.mark.interpreted_only

HARU = hortus.load("haru_ichiban")
DAY = date(2026, 11, 16)


@pytest.fixture
def notebook(tmp_path: Path) -> Notebook:
    return Notebook(tmp_path / "hortus" / "puzzles.json")


def puzzle_today() -> Puzzle:
    puzzle = daily(HARU, DAY)
    assert puzzle is not None
    return puzzle


def shown(notebook: Notebook, *lines: str, language: str = "en", day: date = DAY, **wishes: str) -> str:
    console, screen = console_for(typing(*lines), language)
    with contextlib.suppress(Closed):
        set_puzzles(console, PuzzleWishes(**wishes), notebook, day)
    return " ".join(screen.getvalue().split())


def test_the_best_move_is_right_and_counts_for_the_day(notebook: Notebook) -> None:
    puzzle = puzzle_today()
    told = shown(notebook, puzzle.best, game="haru_ichiban")
    assert sentence("puzzle-right") in told
    assert f"“{puzzle.best}” wins {puzzle.chance:.0%}" in told
    assert sentence(f"puzzle-sure-{puzzle.sure}") in told
    assert told.endswith(sentence("puzzle-streak", {"days": 1}))
    again = Notebook(notebook.file)
    assert (again.has(puzzle), again.streak) == (True, Streak(DAY, 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_two_wrong_moves_the_solution_is_shown_and_nothing_counts(notebook: Notebook, language: str) -> None:
    puzzle = puzzle_today()
    told = shown(notebook, puzzle.second, puzzle.second, game="haru_ichiban", language=language)
    solution = sentence("puzzle-solution", {"best": puzzle.best}, language)
    assert told.count(" ".join(solution.split())) == 1
    assert (notebook.solved, notebook.streak) == ({}, Streak())


def test_who_has_seen_the_solution_solves_it_later_but_not_for_the_day(notebook: Notebook) -> None:
    puzzle = puzzle_today()
    assert sentence("puzzle-shown-before") not in shown(notebook, "solution", game="haru_ichiban")
    again = Notebook(notebook.file)
    assert sentence("puzzle-shown-before") in shown(again, puzzle.best, game="haru_ichiban")
    assert (again.has(puzzle), again.streak) == (True, Streak())
    other = daily(hortus.load("ishtar"), DAY)
    assert other is not None
    shown(again, other.best, game="ishtar")
    assert again.streak == Streak(DAY, 1)


def test_who_comes_again_hears_that_it_is_solved(notebook: Notebook) -> None:
    puzzle = puzzle_today()
    assert sentence("puzzle-solved-before") not in shown(notebook, puzzle.best, game="haru_ichiban")
    told = shown(notebook, puzzle.best, game="haru_ichiban")
    assert sentence("puzzle-solved-before") in told
    assert told.endswith(sentence("puzzle-streak", {"days": 1}))


def test_what_is_no_move_costs_no_try(notebook: Notebook) -> None:
    puzzle = puzzle_today()
    told = shown(
        notebook, "nonsense", "", "bid 1", "hint", "moves", "help", puzzle.second, puzzle.best, game="haru_ichiban"
    )
    assert "neither a move nor a command" in told
    assert sentence("puzzle-right") in told


def test_who_gives_up_sees_the_solution_and_who_leaves_sees_nothing(notebook: Notebook) -> None:
    puzzle = puzzle_today()
    solution = sentence("puzzle-solution", {"best": puzzle.best})
    assert solution in shown(notebook, "solution", game="haru_ichiban")
    assert solution not in shown(notebook, "quit", game="haru_ichiban")


def test_the_puzzle_of_another_day_counts_for_no_day(notebook: Notebook) -> None:
    before = DAY - timedelta(days=1)
    puzzle = daily(HARU, before)
    assert puzzle is not None
    told = shown(notebook, puzzle.best, game="haru_ichiban", date=before.isoformat())
    assert told.startswith(sentence("puzzle-of-day", {"date": before.isoformat()}))
    assert (notebook.has(puzzle), notebook.streak) == (True, Streak())


def test_a_theme_goes_on_with_what_is_not_solved_yet(notebook: Notebook) -> None:
    theme = puzzles_of(HARU)[0].theme
    first, second, third, *_ = (puzzle for puzzle in puzzles_of(HARU) if puzzle.theme == theme)
    notebook.note(second, None)
    told = shown(notebook, first.best, "", "solution", "quit", game="haru_ichiban", theme=theme)
    assert f"puzzle {first.number} of" in told
    assert f"puzzle {second.number} of" not in told
    assert f"puzzle {third.number} of" in told
    for puzzle in puzzles_of(HARU):
        notebook.note(puzzle, None)
    assert shown(notebook, game="haru_ichiban", theme=theme) == sentence("puzzle-theme-end", {"count": 0})


def test_after_the_last_of_a_theme_nobody_is_asked_and_nothing_is_called_solved_that_is_not(notebook: Notebook) -> None:
    theme, count = Counter(puzzle.theme for puzzle in puzzles_of(HARU)).most_common()[-2]
    told = shown(notebook, *["solution", ""] * count, game="haru_ichiban", theme=theme)
    assert told.endswith(sentence("puzzle-theme-end", {"count": count}))
    assert told.count(sentence("puzzle-next")) == count - 1


def test_without_a_game_all_of_them_are_listed(notebook: Notebook) -> None:
    told = shown(notebook)
    assert "puzzle GAME --theme THEME" in told
    for name in hortus.games():
        puzzle = daily(hortus.load(name), DAY)
        assert puzzle is not None
        assert f"({name}): today puzzle {puzzle.number};" in told
        assert sentence(f"{puzzle.game.sentence_prefix}-theme-{puzzle.theme}") in told


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"solved": {"a": 1}, "last": "x", "days": 1}', "\0"])
def test_a_notebook_that_cannot_be_read_is_begun_anew(tmp_path: Path, content: str) -> None:
    file = tmp_path / "puzzles.json"
    file.write_text(content, encoding="utf-8")
    assert (Notebook(file).solved, Notebook(file).streak) == ({}, Streak())


def test_a_notebook_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    notebook = Notebook(tmp_path / "file" / "puzzles.json")
    assert sentence("puzzle-right") in shown(notebook, puzzle_today().best, game="haru_ichiban")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["haru_ichiban", "--number", "0"], "no_puzzle"),
        (["haru_ichiban", "--theme", "checkmate"], "no_puzzle"),
        (["haru_ichiban", "--date", "yesterday"], "no_puzzle"),
        (["--theme", "figure"], "no_puzzle"),
        (["--number", "1"], "no_puzzle"),
        (["chess"], "unknown_game"),
    ],
)
def test_what_there_is_not_gets_one_clear_sentence(
    words: list[str], code: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(["puzzle", *words]) == 2
    told = capsys.readouterr().err
    assert told.endswith(f"[{code}]\n")
    assert told.count("\n") == 1
