"""Tests in a real browser against a real server: `make test-browser`.

A test marked `browser` may ask for

    server        the address of a server with an empty data file, one for each process of the test run
    browser       Chromium, from pytest-playwright
    page          a new guest's page at that server, on a desktop, in English
    context_for   context_for(viewport=PHONE, touch=True, language="fr", reduced_motion=True, settings={"sound": True})
                  is one more guest, with cookies and likings of its own; who says nothing about the pace likes to see
                  the turns of others at once, and no coach. `.new_page()` opens a page. The rest goes to
                  `Browser.new_context`.
    faults        what went wrong in those pages so far

and opens a place by its path: `page.goto("/")`. `tests.web.tables.new_table(page, "ishtar")` makes a table for the
guest of a page without clicking. In these pages a request to anybody but the server, an error on the console (so also
what the content policy forbids) and an uncaught exception fail the test; one that provokes an error on purpose takes it
out of `faults` itself. `tests.web.inspection` asks axe. Wait for what should come by `expect(...)`, never for a time.

Chromium is $CHROMIUM or is found on the PATH. Without it these tests are skipped, but fail where CI is set.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect

from tests.patience import LONG

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CALM = (  # no look at the outside, no window, no card
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
)
ROOT = Path(__file__).parent.parent.parent
ADDRESS = re.compile(r"http://\S+(?=/)")
PATIENCE = 60_000  # milliseconds for what should come: a busy core may need many, who waits in vain should hear soon

ContextMaker = Callable[..., BrowserContext]

expect.set_options(timeout=PATIENCE)


def chromium() -> str | None:
    names = (os.environ.get("CHROMIUM", ""), *CHROMIUM)
    return next((path for name in names if name and (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How pytest-playwright starts its browser."""
    path = chromium()
    if path is None and os.environ.get("CI"):
        pytest.fail("there is no Chromium to test with")
    if path is None:
        pytest.skip("there is no Chromium to test with; `tools/chromium` gets one")
    return {**browser_type_launch_args, "executable_path": path, "args": list(CALM), "timeout": PATIENCE}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A prompt `hortus serve` in its own process. Nothing is compiled: the browser has better use for the cores."""
    data = tmp_path_factory.mktemp("server") / "tables.sqlite3"
    options = ["--port", "0", "--data", str(data), "--no-browser", "--tables-an-hour", "100000"]
    environment = {**os.environ, "HORTUS_ENGINE": "interpreted", "LANGUAGE": "en"}
    command = [sys.executable, "-m", "tests.web.prompt", "serve", *options]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = ADDRESS.search(process.stdout.readline())
        assert address, "the server did not start; see what it says on standard error"
        yield address.group()
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=LONG)


@pytest.fixture
def faults() -> Iterator[list[str]]:
    """What went wrong in the pages of `context_for`; at the end of a test there must be nothing."""
    found: list[str] = []
    yield found
    assert found == []


@pytest.fixture
def context_for(browser: Browser, server: str, faults: list[str]) -> Iterator[ContextMaker]:
    contexts: list[BrowserContext] = []

    def watch(request: Request) -> None:
        if not request.url.startswith((server, "data:", "blob:")):
            faults.append(f"asks a third party: {request.url}")

    def make(
        viewport: tuple[int, int] = (1280, 800),
        touch: bool = False,
        language: str = "en",
        reduced_motion: bool = True,
        settings: dict[str, object] | None = None,
        **looks: Any,
    ) -> BrowserContext:
        width, height = viewport
        context = browser.new_context(
            base_url=server,
            viewport={"width": width, "height": height},
            has_touch=touch,
            locale=language,
            reduced_motion="reduce" if reduced_motion else "no-preference",
            **looks,
        )
        context.set_default_timeout(PATIENCE)
        stored = json.dumps(
            json.dumps({"pace": "at once", "coach": "off", "offered": ["quick", "signals"], **(settings or {})})
        )
        context.add_init_script(f"if (location.host) localStorage.hortus ??= {stored}")
        context.on("request", watch)
        context.on("weberror", lambda fault: faults.append(str(fault.error)))
        context.on("console", lambda line: faults.append(line.text) if line.type == "error" else None)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def page(context_for: ContextMaker) -> Page:
    return context_for().new_page()
