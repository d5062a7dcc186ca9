"""Taking back at the terminal."""

from __future__ import annotations

import pytest

from hortus.games import load
from tests.terminal.keyboard import new_table, shown_by, typing

pytestmark = pytest.mark.interpreted_only

HARU = load("haru_ichiban")


def test_undo_at_the_table_asks_the_same_question_again() -> None:
    table, _ = new_table(HARU, typing())
    table.run()
    first = table.position.text()
    bid = table.position.legal_texts(0)[0]
    table, screen = new_table(HARU, typing(bid, "undo"))
    table.run()
    assert table.position.text() == first
    assert "The last move is taken back.\n" in screen.getvalue()


def test_what_is_played_again_after_undo_is_told_again() -> None:
    table, _ = new_table(HARU, typing())
    table.run()
    bid = table.position.legal_texts(0)[0]
    assert shown_by(HARU, bid, "undo", bid).count("You secretly choose flower") == 2


def test_undo_without_a_move_says_so() -> None:
    assert "There is no move of yours to take back." in shown_by(HARU, "undo")
