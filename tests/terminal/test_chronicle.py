"""What the terminal tells in a record: who sat where, also after a saved game went on with others, and every undo."""

from __future__ import annotations

from pathlib import Path

import pytest

from hortus.games import load
from hortus.languages import LANGUAGES, sentence
from hortus.records import Dealer, Line, Note, Record, verify
from hortus.terminal.reports import report_verification
from hortus.terminal.seats import note_seats, seats_of
from hortus.terminal.start import Wishes, table_of
from hortus.terminal.table import Table
from tests.records.games import DATE, haru, opening, played, record_of
from tests.terminal.keyboard import console_for, typing

pytestmark = pytest.mark.interpreted_only


def table_with(what: str | Path, *typed: str, kinds: str | None = None, seed: str | None = None) -> Table:
    """The table after these lines were typed."""
    console, _ = console_for(typing(*typed))
    seats = None if kinds is None else kinds.split(",")
    table = table_of(console, Wishes(str(what), kinds=seats, seed=seed))
    table.run()
    return table


def told(table: Table) -> list[str]:
    return [note.text(table.line.seat_names) for note in table.line.notes]


@pytest.mark.parametrize(
    ("kinds", "seed", "notes"),
    [
        ("human,human", None, ["red sits 1", "yellow sits 2"]),
        ("greedy,human", None, ["red computer greedy", "yellow sits 1"]),
        ("human,human", "1", ["red sits 1", "yellow sits 1"]),  # whoever chose the seed can know every draw
    ],
)
def test_a_new_game_tells_who_sits_where(kinds: str, seed: str | None, notes: list[str]) -> None:
    table = table_with("haru_ichiban", kinds=kinds, seed=seed)
    assert told(table) == notes
    assert verify(table.record()).is_good


def save(file: Path, line: Line, *kinds: str) -> None:
    note_seats(line, seats_of(line.game, kinds, (), 1))
    names = [f"Player {number}" if kind == "human" else kind for number, kind in enumerate(kinds)]
    file.write_text(Record.of(line, names, DATE).text(), encoding="utf-8")


def unseeded() -> Line:
    return Line.start(haru(), Dealer.with_secret(b"t" * 32))


def test_a_saved_game_goes_on_without_telling_the_same_again(tmp_path: Path) -> None:
    save(tmp_path / "game.txt", unseeded(), "human", "greedy")
    assert told(table_with(tmp_path / "game.txt")) == ["red sits 1", "yellow computer greedy"]


@pytest.mark.parametrize(
    ("before", "after", "more"),
    [
        (("human", "greedy"), "human,human", ["yellow sits 2"]),
        (("human", "greedy"), "human,random", ["yellow computer random"]),
        (("human", "human"), "human,greedy", ["yellow computer greedy left 2"]),
        (("human", "greedy"), "greedy,human", ["red computer greedy left 1", "yellow sits 2"]),
    ],
)
def test_a_saved_game_tells_who_sits_down_instead(
    tmp_path: Path, before: tuple[str, ...], after: str, more: list[str]
) -> None:
    save(tmp_path / "game.txt", unseeded(), *before)
    table = table_with(tmp_path / "game.txt", kinds=after)
    assert told(table)[2:] == more
    assert verify(table.record()).is_good


def test_who_left_a_seat_comes_back_to_it(tmp_path: Path) -> None:
    line = unseeded()
    note_seats(line, seats_of(line.game, ["human", "human"], (), 1))
    save(tmp_path / "game.txt", line, "human", "greedy")
    assert told(table_with(tmp_path / "game.txt", kinds="human,human"))[-1] == "yellow back 2"


def test_a_finished_game_is_told_nothing_more(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(record_of(played(seed=3)).text(), encoding="utf-8")
    assert told(table_with(tmp_path / "game.txt")) == []


def test_an_undo_is_saved_and_the_game_goes_on_with_it(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    save(file, unseeded(), "human", "greedy")
    first = table_with(file).position.legal_texts(0)[0]
    table_with(file, first, "undo", "save", "quit")
    text = file.read_text(encoding="utf-8")
    assert "\n* red undo 7\n" in text
    assert verify(Record.read(text)).undos == 1
    again = table_with(file, first, "undo", "save", "quit")
    assert told(again).count("red undo 7") == 2
    assert verify(Record.read(file.read_text(encoding="utf-8"))).undos == 2


def test_who_once_sat_there_keeps_an_undo_from_reaching_further(tmp_path: Path) -> None:
    save(tmp_path / "game.txt", unseeded(), "human", "human")
    first = table_with(tmp_path / "game.txt", kinds="human,greedy").position.legal_texts(0)[0]
    table = table_with(tmp_path / "game.txt", first, "undo", kinds="human,greedy")
    assert not any(note.kind == "undo" for note in table.line.notes)
    assert verify(table.record()).is_good


@pytest.mark.parametrize("language", LANGUAGES)
def test_verification_tells_of_people_seats_and_undos(language: str) -> None:
    line = opening()
    for note in (Note("sits", 0, 1), Note("computer", 1, player="greedy"), Note("computer", 1, player="level3")):
        line.note(note)
    line.play(line.position.legal_actions()[0])
    line.take_back(0, 7)
    console, screen = console_for(typing(), language)
    assert report_verification(console, record_of(line).text())
    shown = screen.getvalue().replace("\n", " ")
    for message_id in ("terminal-verify-undos", "terminal-verify-people", "terminal-verify-seat-changes"):
        assert sentence(message_id, {"count": 1}, language) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_verification_says_what_a_record_leaves_open(language: str) -> None:
    golden = Path(__file__).parents[1] / "records" / "goldens" / "dragonfly_finished.txt"
    for text, message_id in (
        (golden.read_text(encoding="utf-8"), "record-unproven-chronicle"),
        (record_of(played(seed=3)).text(), "record-unproven-people"),
    ):
        console, screen = console_for(typing(), language)
        assert report_verification(console, text)
        assert sentence(message_id, language=language) in screen.getvalue().replace("\n", " ")


def test_verification_names_the_line_of_an_undo_that_was_not_allowed() -> None:
    line = Line.start(load("haru_ichiban"), Dealer.with_secret(b"t" * 32))
    line.note(Note("sits", 0, 1))
    line.note(Note("sits", 1, 2))
    line.deal_all()
    for _ in range(2):
        line.play(line.position.legal_actions()[0])
    line.take_back(0, 7)
    text = record_of(line).text()
    console, screen = console_for(typing())
    assert not report_verification(console, text)
    number = text.split("\n").index("* red undo 7") + 1
    assert f"Not verified. Line {number}: “red undo 7” was not allowed" in screen.getvalue().replace("\n", " ")
