"""A hint for the largest table, Ishtar with four gardeners: how soon it comes, and whether the board stays smooth."""

from __future__ import annotations

import time
from typing import NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page

from benchmarks.panning import COUNT_FRAMES, LONGEST, MOVES_BEFORE, Table

LOOKING = 2.0  # seconds in which the hints are pointed at, one after the other


class Asked(NamedTuple):
    """What somebody saw who asked for a hint."""

    seconds: float  # until the first of the best moves was there
    thinking: float  # frames a second until then
    shown: float  # frames a second while the moves are drawn on the board


def asked_for_a_hint(browser: Browser, address: str) -> Asked:
    """The second hint of a server: before the first one it loads what was compiled."""
    table = Table(address)
    table.play(MOVES_BEFORE)
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
    number = table.path.rpartition("/")[2]
    context.add_init_script(
        'if (location.host) { localStorage.hortus = \'{ "pace": "at once", "offered": ["quick", "signals"] }\';'
        f" sessionStorage.setItem('hortus-openly-{number}', ''); }}"
    )
    host = urlsplit(address).hostname or ""
    cookies = table.client.cookies.jar
    context.add_cookies([{"name": one.name, "value": one.value or "", "domain": host, "path": "/"} for one in cookies])
    page = context.new_page()
    hint_at(page, number)
    asked = hint_at(page, number)
    context.close()
    return asked


def hint_at(page: Page, table: str) -> Asked:
    page.goto(f"/table/{table}")
    page.wait_for_function("() => document.querySelector('.board-host')?.firstElementChild?.legal?.length")
    page.evaluate(COUNT_FRAMES)
    start = time.perf_counter()
    page.locator(".tool-hints").click()
    page.locator(".hints > li").first.wait_for(timeout=LONGEST)
    seconds = time.perf_counter() - start
    thinking = float(page.evaluate("window.frameCount"))
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < LOOKING:
        for hint in page.locator(".hints button").all():
            hint.hover()
    return Asked(seconds, thinking / seconds, (float(page.evaluate("window.frameCount")) - thinking) / passed)
