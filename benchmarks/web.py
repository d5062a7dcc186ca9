"""Tables on the web, over the loopback: how long people wait, and how much travels."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from typing import TYPE_CHECKING, NamedTuple

from benchmarks.figure import Figure, at_least, single
from benchmarks.flood import CONNECTIONS, KINDS, flooding

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

SETTLING = 12.0  # seconds in which a server loads what was compiled before
FIRST_MOVES = 5
USER_TIME, SYSTEM_TIME = 11, 12  # where they stand in /proc/PID/stat, counted after the name


def figures() -> Iterator[Figure]:
    """Bounded: about five minutes together."""
    woken = subprocess.run([sys.executable, "-m", "benchmarks.woken"], check=True, stdout=subprocess.PIPE, text=True)
    yield single("memory with 1,200 long games woken", float(woken.stdout), "MB", 400)
    with serving() as (address, pid):
        time.sleep(SETTLING)
        yield a_move("processor a move, Haru Ichiban with two people", pid, address, "haru", 1)
        yield a_move("processor a move, Ishtar with four and two watchers", pid, address, "ishtar", 4)
        yield p95("a move and its acknowledgement, p95", measured(address, "round-trips"), 50)
        yield p95("a jump in the history of a game of Ishtar, p95", measured(address, "jumps"), 100)
        cuts = measured(address, "reconnections")
        yield single(f"coming back after a cut, slowest of {len(cuts)}", max(cuts), "s", 1)
        yield p95("the same move with 1,000 live tables on this machine, p95", measured(address, "crowd"), 200)
        for what in KINDS:
            beside = f"beside {CONNECTIONS} connections of {what}"
            with flooding(address, what) as flood:
                yield p95(f"the same move {beside}, p95", measured(address, "round-trips"), 50)
            yield at_least(f"answers a second {beside}", flood.answers_per_second, 50)
        with chromium() as browser:
            if browser is not None:
                yield from in_a_browser(browser, address)


@contextmanager
def serving() -> Iterator[tuple[str, int]]:
    """The address of a server, and the number of its process."""
    with tempfile.TemporaryDirectory() as folder:
        data = str(Path(folder) / "tables.sqlite3")
        options = ["--port", "0", "--data", data, "--no-browser", "--tables-an-hour", "100000"]
        environment = {name: value for name, value in os.environ.items() if name != "HORTUS_ENGINE"}
        command = [sys.executable, "-m", "hortus", "serve", *options]
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            found = re.search(r"http://\S+(?=/)", process.stdout.readline())
            assert found
            try:
                yield found.group(), process.pid
            finally:
                process.send_signal(signal.SIGINT)


def measured(address: str, what: str) -> list[float]:
    """By guests in a process of their own."""
    command = [sys.executable, "-m", "benchmarks.guests", address, what]
    waits: list[float] = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)
    return waits


def a_move(name: str, pid: int, address: str, what: str, bar: float) -> Figure:
    """What the server itself computes for a move, less what coming and going takes. Its players are other processes."""
    at_rest = processor(pid, address, f"{what} at rest")
    total = processor(pid, address, what)
    return single(name, (total.seconds - at_rest.seconds) / total.moves * 1e3, "ms", bar)


class Work(NamedTuple):
    seconds: float
    moves: int


def processor(pid: int, address: str, what: str) -> Work:
    before = seconds_of_processor(pid)
    moves = len(measured(address, what))
    return Work(seconds_of_processor(pid) - before, moves)


def seconds_of_processor(pid: int) -> float:
    after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, after_name[USER_TIME : SYSTEM_TIME + 1])) / os.sysconf("SC_CLK_TCK")


def p95(name: str, waits: list[float], bar: float) -> Figure:
    return single(name, quantiles(waits, n=20)[-1] * 1e3, "ms", bar)


# In a browser


@contextmanager
def chromium() -> Iterator[Browser | None]:
    names = os.environ.get("CHROMIUM", ""), "chromium", "chromium-headless-shell"
    path = next(filter(None, map(shutil.which, names)), None)
    if path is None:
        print("There is no Chromium: what a browser sees is not measured.")
        yield None
        return
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


def in_a_browser(browser: Browser, address: str) -> Iterator[Figure]:
    from benchmarks import asking, panning

    here = browser, address
    for game, bar in {"haru_ichiban": 170, "cherry_tree": 220, "ishtar": 220}.items():
        yield single(f"the page with a table of {game}, on the wire", kilobytes(browser, address, game), "kB", bar)
    context = browser.new_context(base_url=address, reduced_motion="reduce")
    first_move(context)
    best = min(first_move(context) for _ in range(FIRST_MOVES))
    yield single("opening the page to the first move, two clicks, warm", best, "s", 1)
    yield at_least("frames a second while panning Ishtar with four", panning.frames_a_second_while_panning(*here), 50)
    shown = panning.frames_a_second_while_events_are_shown(*here)
    yield at_least("frames a second while its moves are shown", shown, 50)
    asked = asking.asked_for_a_hint(*here)
    yield single("a hint for it, from the click to the first move", asked.seconds, "s", 1.5)
    yield at_least("frames a second until then", asked.thinking, 50)
    yield at_least("frames a second while the moves of the hint are drawn", asked.shown, 50)
    yield single("longest task while its moves are shown", panning.milliseconds_of_the_longest_task(*here), "ms", 50)


def kilobytes(browser: Browser, address: str, game: str) -> float:
    """Everything that a browser with an empty cache is sent, headers too, from the address of a table to a game."""
    context = browser.new_context(base_url=address)
    seats = [{"kind": "person", "here": True}, {"kind": "computer", "player": "level1"}]
    wish = {"game": game, "seats": seats, "lot": False}
    table = context.request.post("/api/tables", data=wish, max_retries=3).json()["table"]
    page = context.new_page()
    sizes: list[float] = []
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    session.on("Network.webSocketFrameReceived", lambda told: sizes.append(len(told["response"]["payloadData"])))
    page.goto(f"/table/{table}")
    page.locator(".board-host > *").wait_for()
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(sizes) / 1e3


def first_move(context: BrowserContext) -> float:
    """From opening the page to a flower that was chosen; from the second time on the browser knows the files."""
    page = context.new_page()
    started = time.perf_counter()
    page.goto("/")
    page.locator('button[aria-describedby="game-haru_ichiban"]').click()
    page.locator(".bud-button.lit").first.click()
    page.locator(".bar.confirm").wait_for()
    took = time.perf_counter() - started
    page.close()
    return took
