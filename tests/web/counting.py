"""The count at the end of a game, stepped through by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, ViewportSize, expect

from tests.web.inspection import barriers, scrolls_sideways

ON = ".result .count-on"
PHONE: ViewportSize = {"width": 360, "height": 640}


def count_out(page: Page, look: Callable[[int], None]) -> list[str]:
    """Count to the end; `look` is called at each step. Gives what was heard, and leaves the result as it was."""
    points = page.evaluate("document.querySelector('.board-host').firstElementChild.view.points")
    page.locator(".result .count").press("Enter")
    expect(page.locator(ON)).to_be_focused()
    count = page.locator(".counting tbody tr").count()
    heard = []
    for number in range(1, count + 1):
        expect(page.locator(".counting .now")).to_have_count(1)
        expect(page.locator(".counting .choices span")).to_have_text(f"Step {number} of {count}")
        told = page.locator("#announcements > :last-child")
        expect(told).to_have_text(re.compile(f"^{re.escape(page.locator('.counting .now th').inner_text())}"))
        heard.append(told.text_content() or "")
        look(number)
        if number == count:
            expect(page.locator(".counting .total td")).to_have_text([str(total) for total in points])
            assert barriers(page, ".result") == []
            size = page.viewport_size
            page.set_viewport_size(PHONE)
            assert not scrolls_sideways(page)
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            assert not scrolls_sideways(page)
            page.evaluate("document.documentElement.style.fontSize = ''")
            page.set_viewport_size(size or PHONE)
        page.keyboard.press("Enter")
    expect(page.locator(".counting")).to_have_count(0)
    expect(page.locator(".result .count")).to_be_focused()
    return heard
