"""What docs/players.md says of the players' strength is what the files of results say."""

from __future__ import annotations

import pytest

from benchmarks.strength.__main__ import PAGE, PICTURE, TABLES, with_tables
from benchmarks.strength.plot import picture

pytestmark = [pytest.mark.interpreted_only, pytest.mark.thorough]

AGAIN = "python -m benchmarks.strength writes it anew"


def test_the_tables_of_the_page_are_those_of_the_results() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert all(f"<!-- {name} -->" in page for name in TABLES)
    assert with_tables(page, TABLES) == page, AGAIN


def test_the_picture_is_that_of_the_results() -> None:
    assert PICTURE.read_text(encoding="utf-8") == picture(), AGAIN
