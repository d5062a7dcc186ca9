"""The page opens, for everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import ContextMaker
from tests.web.inspection import barriers, scrolls_sideways
from tests.web.tables import new_table

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only]


@pytest.mark.parametrize("colours", ["light", "dark"])
@pytest.mark.parametrize("viewport", [(1280, 800), (360, 640)], ids=["desktop", "phone"])
def test_the_start_page_keeps_nobody_out(context_for: ContextMaker, viewport: tuple[int, int], colours: str) -> None:
    page = context_for(viewport=viewport, color_scheme=colours).new_page()
    page.goto("/")
    expect(page.get_by_role("heading").first).to_be_visible()
    assert barriers(page) == []
    assert not scrolls_sideways(page)


@pytest.mark.parametrize("game", ["cherry_tree", "haru_ichiban", "ishtar"])
def test_a_table_opens_and_keeps_nobody_out(page: Page, game: str) -> None:
    page.goto(f"/table/{new_table(page, game)}")
    expect(page.locator(".board-host > *")).to_be_visible()
    assert barriers(page) == []


def test_a_page_that_asks_somebody_else_would_be_caught(page: Page, faults: list[str]) -> None:
    page.goto("/")
    page.evaluate("fetch('http://example.org/').catch(() => null)")
    assert any("violates the following Content Security Policy directive" in fault for fault in faults)
    faults.clear()
