"""Notes: each has one text, and a text that is none is no note."""

from __future__ import annotations

import pytest

from hortus.records import Note
from hortus.records.notes import read_note

pytestmark = pytest.mark.interpreted_only

SEATS = ("red", "yellow")
NOTES = {
    "red sits 1": Note("sits", 0, 1),
    "yellow sits 12": Note("sits", 1, 12),
    "red back 1": Note("back", 0, 1),
    "red computer level3": Note("computer", 0, player="level3"),
    "red computer level3 left 1": Note("computer", 0, 1, "level3", "left"),
    "red computer level3 absent 1": Note("computer", 0, 1, "level3", "absent"),
    "red open": Note("open", 0),
    "red open left 1": Note("open", 0, 1, how="left"),
    "red open absent 1": Note("open", 0, 1, how="absent"),  # can be written, but is never right
    "red undo 0": Note("undo", 0),
    "red undo 12": Note("undo", 0, ply=12),
    "red asks yellow computer level3": Note("asks", 0, player="level3", asked=1, wish="computer"),
    "manager asks yellow open": Note("asks", asked=1, wish="open"),
    "manager asks red pause": Note("asks", asked=0, wish="pause"),
    "yellow agrees": Note("agrees", 1),
    "yellow declines": Note("declines", 1),
    "yellow hint": Note("hint", 1),
    "paused": Note("paused"),
    "resumed": Note("resumed"),
}


@pytest.mark.parametrize("text", NOTES)
def test_a_note_is_written_and_read_in_one_way(text: str) -> None:
    assert NOTES[text].text(SEATS) == text
    assert read_note(text, SEATS) == NOTES[text]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "red",
        "red sits",
        "red sits 0",
        "red sits 01",
        "red sits 100",
        "red sits 1٣",  # digits of another script
        "red  sits 1",
        "red sits 1 ",
        "blue sits 1",
        "manager sits 1",
        "red computer",
        "red computer Level3",
        "red computer " + "x" * 25,
        "red computer level3 left",
        "red open gone 1",
        "red undo",
        "red undo -1",
        "red undo 012",
        "red undo " + "9" * 5000,  # more digits than Python is willing to read
        "red asks blue open",
        "blue asks red open",
        "red asks yellow",
        "red asks yellow computer",
        "red asks yellow tea",
        "manager agrees",
        "red pauses",
        "red paused",
        "paused red",
    ],
)
def test_any_other_text_is_no_note(text: str) -> None:
    assert read_note(text, SEATS) is None
