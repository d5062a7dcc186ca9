"""The largest table, Ishtar with four gardeners, in a real browser: does it pan smoothly, do moves hold up the page?

Tasks are measured by the processor time of the page's main thread, which a busy machine cannot stretch.
"""

from __future__ import annotations

import json
import math
import random
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page

PLAYERS = 4
MOVES_BEFORE = 90  # decisions of players until the map is well grown
MOVES_MEASURED = 30
PANNING = 3.0  # seconds
BOARD = "board-ishtar"
LONGEST = 300_000  # milliseconds for everything to be shown
ALL_SHOWN = "() => !document.querySelector('page-table').sitting.behind"

COUNT_FRAMES = """() => {
  window.frameCount = 0;
  const count = () => { window.frameCount += 1; requestAnimationFrame(count); };
  requestAnimationFrame(count);
}"""


def frames_a_second_while_panning(browser: Browser, address: str) -> float:
    with grown_table(browser, address) as (_, page):
        page.locator(".zoom button").first.click()
        page.locator(".zoom button").first.click()
        box = page.locator(".map-window").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.evaluate(COUNT_FRAMES)
        start = time.perf_counter()
        while (passed := time.perf_counter() - start) < PANNING:
            page.mouse.move(x + 150 * math.cos(4 * passed), y + 100 * math.sin(4 * passed))
        frames = float(page.evaluate("window.frameCount"))
        page.mouse.up()
        return frames / passed


def milliseconds_of_the_longest_task(browser: Browser, address: str) -> float:
    """Processor time of the longest task of the page while moves arrive, each with its motion."""
    with grown_table(browser, address) as (table, page), tempfile.TemporaryDirectory() as folder:
        trace = Path(folder) / "trace.json"
        browser.start_tracing(page=page, path=trace, categories=["toplevel"])
        table.play(MOVES_MEASURED)
        page.wait_for_function(ALL_SHOWN, timeout=LONGEST)
        browser.stop_tracing()
        events = json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = (event["tdur"] for event in events if "tdur" in event and (event["pid"], event["tid"]) in main)
    return float(max(tasks)) / 1_000


def frames_a_second_while_events_are_shown(browser: Browser, address: str) -> float:
    with grown_table(browser, address) as (table, page):
        table.play(MOVES_MEASURED)
        page.evaluate(COUNT_FRAMES)
        start = time.perf_counter()
        page.wait_for_function(ALL_SHOWN, timeout=LONGEST)
        return float(page.evaluate("window.frameCount")) / (time.perf_counter() - start)


class Table:
    """A table whose seats are all held, and played at random, by one guest over HTTP. It allows hints."""

    def __init__(self, address: str) -> None:
        self.client = httpx.Client(base_url=address, headers={"origin": address}, timeout=30)
        self.luck = random.Random(1)
        seats = [{"kind": "person", "here": True}] * PLAYERS
        wish = {
            "game": "ishtar",
            "seats": seats,
            "options": {"players": str(PLAYERS)},
            "seed": "1",
            "lot": False,
            "aids": True,
        }
        self.path = f"/api/tables/{self.ask('/api/tables', wish)['table']}"

    def ask(self, path: str, body: object = None) -> Any:
        """The answer; a server that is asked too often is given time."""
        while True:
            answer = self.client.get(path) if body is None else self.client.post(path, json=body)
            if answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
                return answer.raise_for_status().json()
            time.sleep(0.1)

    @property
    def watch(self) -> str:
        return str(self.ask(f"{self.path}/links")["watch"])

    def play(self, moves: int) -> None:
        seat = 0
        for _ in range(moves):
            known = self.ask(f"{self.path}?seat={seat}")
            if known["now"]["choosing"] != [seat]:
                [seat] = known["now"]["choosing"]
                known = self.ask(f"{self.path}?seat={seat}")
            action = self.luck.choice(known["view"]["legal"])
            act = {"type": "act", "request": str(uuid.uuid4()), "seat": seat, "ply": known["now"]["ply"]}
            self.ask(self.path, {**act, "action": action})


@contextmanager
def grown_table(browser: Browser, address: str) -> Iterator[tuple[Table, Page]]:
    """A table in the middle of a game, and the page of somebody who watches it."""
    table = Table(address)
    table.play(MOVES_BEFORE)
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
    context.add_init_script('if (location.host) localStorage.hortus = \'{ "pace": "quick" }\'')
    page = context.new_page()
    page.request.post("/api/join", data={"key": table.watch.removeprefix("/join/")}, max_retries=3)
    page.goto(table.path.removeprefix("/api").replace("/tables/", "/table/"))
    page.locator(f"{BOARD} .places").wait_for()
    yield table, page
    context.close()
