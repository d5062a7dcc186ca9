"""A record looked at again."""

from __future__ import annotations

import pytest

from hortus.languages import sentence
from hortus.records import Dealer, Line, Note, Record
from hortus.terminal.replay import ReplayTable
from tests.records.games import haru, play_on, played
from tests.terminal.keyboard import console_for, typing

pytestmark = pytest.mark.interpreted_only

SEATS = ("Ada", "greedy")


def record_of(actions: int = 10_000) -> Record:
    return Record.of(played(seed="replay", actions=actions), SEATS, "2026-11-15")


FINISHED = record_of()
UNFINISHED = record_of(30)


def shown_by(record: Record, *lines: str, language: str = "en") -> str:
    console, screen = console_for(typing(*lines), language)
    ReplayTable(console, record).run()
    return screen.getvalue()


def after_last_question(shown: str, back: int = 2) -> str:
    """What was shown in answer to the last line that was typed."""
    return shown.split("\n> ")[-back]


def test_a_replay_begins_before_the_first_action_and_says_who_played() -> None:
    shown = shown_by(FINISHED)
    assert "Haru Ichiban, 2026-11-15\nRed: Ada\nYellow: greedy\n" in shown
    assert f"Action 0 of {len(FINISHED.steps)}.\nThis is the beginning.\n" in shown
    assert shown.endswith("\nGoodbye!\n")


@pytest.mark.parametrize(
    ("lines", "ply"),
    [
        (("",), 1),
        (("", ""), 2),
        (("", "", "back"), 1),
        (("back",), 0),
        (("25",), 25),
        (("25", "start"), 0),
        (("end",), len(FINISHED.steps)),
        (("end", ""), len(FINISHED.steps)),
        (("9" * 5000,), len(FINISHED.steps)),
    ],
)
def test_one_may_go_anywhere_in_a_record(lines: tuple[str, ...], ply: int) -> None:
    assert f"Action {ply} of {len(FINISHED.steps)}." in after_last_question(shown_by(FINISHED, *lines))


def test_every_action_is_told_when_it_is_reached() -> None:
    assert "draws a hand: flowers" in after_last_question(shown_by(FINISHED, "7"))


def test_a_line_names_who_held_the_seat_when_it_happened() -> None:
    line = Line.start(haru(), Dealer.from_seed("replay"))
    line.note(Note("sits", 0, 1))
    line.note(Note("computer", 1, player="greedy"))
    play_on(line, "replay", actions=20)
    line.note(Note("computer", 0, 1, "random", "left"))
    line.note(Note("sits", 1, 2))
    play_on(line, "on", actions=20)
    record = Record.of(line, ("random", "Ben"), "2026-11-15")
    told = after_last_question(shown_by(record, "", "end", "log"))
    assert told.index("Red draws 3 flowers") < told.index("Random")  # who left to Random is called by the seat
    assert told.index("Greedy") < told.index("Ben")
    assert "Greedy" not in told[told.index("Ben") :]
    assert "Points: Random" in shown_by(record, "", "end")  # beside the board stand those of now


def test_the_end_says_so_and_who_gave_up() -> None:
    line = played(seed="replay", actions=20)
    line.resign(1)
    shown = shown_by(Record.of(line, SEATS, "2026-11-15"), "end")
    assert "This is the end.\nGreedy resigns.\n" in shown


def test_everything_is_shown_at_first() -> None:
    shown = after_last_question(shown_by(FINISHED, "8"))
    assert "Ada’s hand: " in shown
    assert "out of" not in shown
    assert "Ada secretly chooses flower" in shown


def test_a_seat_sees_only_what_it_saw() -> None:
    shown = after_last_question(shown_by(FINISHED, "as yellow", "8"))
    assert "Ada’s hand: 3 flowers out of" in shown
    assert "Ada has chosen a flower." in shown
    assert "Everything is shown." in shown_by(FINISHED, "as yellow", "as all")


def test_an_unknown_seat_is_refused_with_those_that_exist() -> None:
    assert "There is no seat “blue”. Seats: red, yellow, all." in shown_by(FINISHED, "as blue")


def test_the_whole_story_can_be_told() -> None:
    story = after_last_question(shown_by(FINISHED, "end", "log"))
    assert "Round 1 is over." in story
    assert "draws a flower" not in story


def test_help_legend_and_board_answer_without_moving_on() -> None:
    shown = shown_by(FINISHED, "help", "legend", "board", "dance", "quit")
    assert "for example “as red”" in shown
    assert sentence("haru-legend").split("\n")[0] in shown
    assert shown.count("Action 0 of") == 2
    assert "“dance” is no command here." in shown


def test_an_unfinished_record_is_shown_after_a_warning() -> None:
    shown = shown_by(UNFINISHED)
    assert "holds secrets" in shown
    assert "hand" not in shown
    assert "Ada’s hand" in shown_by(UNFINISHED, "", "20")


def test_the_public_record_of_an_unfinished_game_still_tells_the_hands() -> None:
    assert "holds secrets" in shown_by(UNFINISHED.public())


def test_a_comment_is_shown_where_it_belongs() -> None:
    line = played(seed="replay", actions=5)
    line.comment("A bold beginning.")
    line.resign(0)
    record = Record.of(line, SEATS, "2026-11-15")
    assert "A bold beginning." in after_last_question(shown_by(record, "5"))
    assert "A bold beginning." not in after_last_question(shown_by(record, "4"))


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_a_replay_speaks_every_language(language: str) -> None:
    shown = shown_by(FINISHED, "", "as red", "help", "end", language=language)
    assert sentence("terminal-replay-end", language=language) in shown
