"""What happened at a table, told in what a viewer takes home, and played again from a log."""

from __future__ import annotations

import pytest

import hortus
from hortus.records import Line, Note
from hortus.server.storage.rows import Entry
from hortus.server.tables.export import seen_text
from hortus.server.tables.saving import replay
from tests.records.games import DATE, SEATS, haru, opening

pytestmark = pytest.mark.interpreted_only


def test_what_is_taken_home_tells_notes_and_hides_what_was_taken_back() -> None:
    line = opening()
    line.absence = 300
    line.note(Note("sits", 0, 1))
    bids = line.position.legal_texts()
    line.play(bids[0])
    line.take_back(0, 7)
    line.play(bids[1])
    for viewer, seen in ((0, bids[1]), (1, "?"), (None, "?")):
        lines = seen_text(line, list(SEATS), DATE, viewer).split("\n")
        assert "absence: 300" in lines
        assert lines[-5:-1] == ["* red sits 1", "8 red ?", "* red undo 7", f"8 red {seen}"]


def test_what_is_taken_home_names_the_lots_that_no_line_of_the_log_tells() -> None:
    line = Line.start(hortus.load("ishtar", map="first"), opening().dealer)
    line.deal()
    assert line.position.log_for(None) == []
    assert line.ply == 1
    assert "?" not in seen_text(line, ["Anna", "Ben"], DATE, None)


def log_of(line: Line) -> list[Entry]:
    return [Entry(step.actor, "action", line.game.action_text(step.action)) for step in line.steps]


def test_a_log_played_again_tells_what_was_taken_back() -> None:
    line = opening()
    again = Line.start(haru(), line.dealer)
    replay(again, [*log_of(line), Entry(0, "undo", "5")], (), again.game)
    assert (again.ply, again.notes) == (5, (Note("undo", 0, ply=5),))


@pytest.mark.parametrize("ply", [5, 7])
def test_a_log_in_which_the_end_was_taken_back_is_still_played_again(ply: int) -> None:
    line = opening()
    again = Line.start(haru(), line.dealer)
    replay(again, [*log_of(line), Entry(1, "resign", ""), Entry(0, "undo", str(ply))], (), again.game)
    assert (again.ply, again.is_over, again.notes) == (ply, False, ())
