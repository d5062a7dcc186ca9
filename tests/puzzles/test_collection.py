"""The kept puzzles: each is what the file says of it, from its text alone; and how such a file is read."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

import pytest

import hortus
from hortus.contract.generator import new_generator
from hortus.languages import LANGUAGES, has_sentence
from hortus.puzzles import Puzzle, puzzles_of, read_puzzles, theme_of, written
from tests.thorough import mostly_thorough
from tools.mint_puzzles import GAP, LEAST_ACTIONS, LEAST_CHANCE, MOST_SECOND, likeness

pytestmark = pytest.mark.interpreted_only

GAMES = hortus.games()
LEAST = 200
LARGEST = 300_000  # bytes of a file
HARU = hortus.load("haru_ichiban")

every_game = pytest.mark.parametrize("name", GAMES)


def first_of(name: str) -> Puzzle:
    return puzzles_of(hortus.load(name))[0]


@pytest.mark.parametrize("name", mostly_thorough(GAMES, quick=["haru_ichiban"]))
def test_every_puzzle_can_be_rebuilt_and_is_what_its_file_says(name: str) -> None:
    puzzles = puzzles_of(hortus.load(name))
    assert len(puzzles) >= LEAST
    alike = set()
    for puzzle in puzzles:
        position = puzzle.start()
        assert position.text() == puzzle.position
        seat = position.to_act
        known = position.seen_by(seat)
        legal = known.legal_actions(seat)
        best, second = known.read_action(puzzle.best), known.read_action(puzzle.second)
        assert best != second
        assert {best, second} <= set(legal)
        assert len(legal) >= LEAST_ACTIONS
        assert not position.is_sealed
        assert theme_of(known, best, seat) == puzzle.theme
        alike.add(likeness(known))
    assert len(alike) == len(puzzles), "two are the same but for a symmetry"


@every_game
def test_one_action_is_far_better_and_the_game_is_neither_won_nor_lost(name: str) -> None:
    for puzzle in puzzles_of(hortus.load(name)):
        assert puzzle.chance - puzzle.second_chance >= GAP - 0.001, puzzle.number  # both are rounded
        assert LEAST_CHANCE <= puzzle.chance <= 1
        assert 0 <= puzzle.second_chance <= MOST_SECOND


@every_game
def test_the_file_is_the_text_of_its_puzzles_and_not_too_large(name: str) -> None:
    file = hortus.load(name).puzzles
    assert file is not None
    text = file.read_text(encoding="utf-8")
    heading, _, blocks = text.partition("\n\n")
    assert heading.startswith(f"# Puzzles of {name}")
    assert blocks == "\n".join(map(written, puzzles_of(hortus.load(name))))
    assert len(text.encode()) < LARGEST


@every_game
def test_every_theme_has_a_name_in_every_language(name: str) -> None:
    game = hortus.load(name)
    for theme in game.themes:
        assert all(has_sentence(f"{game.sentence_prefix}-theme-{theme}", language) for language in LANGUAGES)


@every_game
def test_who_solves_a_puzzle_is_shown_nothing_that_the_seat_could_not_know(name: str) -> None:
    for puzzle in puzzles_of(hortus.load(name))[:10]:
        position = puzzle.start()
        seat = position.to_act
        other = position.filled(seat, new_generator("another world", puzzle.number))
        assert position.view_for(seat) == other.view_for(seat)


def test_what_was_written_is_read_again() -> None:
    for name in GAMES:
        puzzle = first_of(name)
        [again] = read_puzzles(hortus.load(name), f"# A heading\n\n{written(puzzle)}")
        assert replace(again, game=puzzle.game) == puzzle
        assert again.game.chosen == puzzle.game.chosen


@pytest.mark.parametrize(
    ("there", "instead"),
    [
        ("puzzle: 1\n", "puzzle: 2\n"),  # the first one is number 1
        ("theme: ", "about: "),
        ("sure: ", "sure: very "),
        (" % ", " of 100 "),
        ("from: game ", "from: match "),
        ("edition=", "version="),
    ],
)
def test_what_is_no_puzzle_is_refused(there: str, instead: str) -> None:
    text = written(first_of("haru_ichiban"))
    assert there in text
    with pytest.raises((ValueError, hortus.HortusError)):
        read_puzzles(HARU, text.replace(there, instead, 1))


@pytest.mark.parametrize("content", [None, "puzzle: 1\n", "\N{BELL}"])
def test_a_damaged_file_is_told_once_and_the_game_has_no_puzzles(
    tmp_path: Path, content: str | None, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "puzzles.txt"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    game = replace(HARU, puzzles=file)
    with caplog.at_level(logging.WARNING):
        assert puzzles_of(game) == puzzles_of(game) == ()
    assert [record.getMessage().startswith(f"The puzzles in {file}") for record in caplog.records] == [True]


def test_a_game_without_a_file_has_no_puzzles() -> None:
    assert puzzles_of(replace(HARU, puzzles=None)) == ()
    assert puzzles_of(hortus.load("haru_ending")) == ()
