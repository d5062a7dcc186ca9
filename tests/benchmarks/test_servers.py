"""What the pages say of servers and of the database is what the files of results say."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.servers.report import PAGES
from benchmarks.strength.__main__ import with_tables

pytestmark = [pytest.mark.interpreted_only, pytest.mark.thorough]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_tables_of_the_page_are_those_of_the_results(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert all(f"<!-- {name} -->" in text for name in PAGES[page])
    assert with_tables(text, PAGES[page]) == text, "python -m benchmarks.servers --tables writes it anew"
