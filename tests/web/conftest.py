"""Tests in a real browser against a real server: `make test-browser`.

A test marked `browser` may ask for

    server        the address of a server with an empty data file, one for each process of the test run
    browser       Chromium, from pytest-playwright
    page          a new guest's page at that server, on a desktop, in English
    page_for      page_for(viewport=PHONE, touch=True, language="fr", reduced_motion=True, settings={"sound": True}) is
                  the page of one more guest, with cookies and likings of its own; who says nothing about the pace likes
                  to see the turns of others at once, and no coach. The rest goes to `Browser.new_context`.
    context_for   the same as a context of one's own, whose pages `.new_page()` opens
    faults        what went wrong in those pages so far

and opens a place by its path: `page.goto("/")`. `tests.web.tables.new_table(page, "ishtar")` makes a table for the
guest of a page without clicking. In these pages an uncaught exception and an error on the console fail the test; so
does a request to anybody but the server, which the content policy forbids and nobody answers. A test that provokes an
error on purpose takes it out of `faults` itself. `tests.web.inspection` asks axe. Wait for what should come by
`expect(...)`, never for a time.

Opening a window costs more than most tests do in it. So `page` and `page_for` lend windows that other tests have used,
with nothing left of their guests. A test that changes what cannot be undone (a clock, its own script, a cut connection)
needs its own context. A test that is repeated after a failure gets fresh windows.

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
from itertools import count
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, WebError, expect

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
    "--enable-features=NetworkServiceInProcess2",  # a process less to talk to
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
)
ROOT = Path(__file__).parent.parent.parent
ADDRESS = re.compile(r"http://\S+(?=/)")
PATIENCE = 60_000  # milliseconds for what should come: a busy core may need many, who waits in vain should hear soon

GIVEN_UP = "WebSocket is closed before the connection is established."
"""How the console reports that a page has replaced a connection which took too long to open, as on a busy machine."""

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
"""The size of each further page that a test opens in a shared window, whatever size an earlier test set."""

ContextMaker = Callable[..., BrowserContext]
PageMaker = Callable[..., Page]

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
    """What went wrong in the pages of a test; at its end there must be nothing."""
    found: list[str] = []
    yield found
    assert found == []


class Windows:
    """The contexts of a browser, each with a page, that guest after guest uses: files stay loaded, nothing else."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[str, list[Page]] = {}
        self.guests = count()

    def close(self) -> None:
        """Close the windows that are not lent."""
        for pages in self.free.values():
            while pages:
                pages.pop().context.close()

    def lend(
        self, media: dict[str, Any], settings: dict[str, object], faults: list[str], **looks: Any
    ) -> tuple[Page, Callable[[], None]]:
        """A page for a new guest, and what gives it back."""
        viewport = looks.pop("viewport")
        kind = json.dumps(looks, sort_keys=True)
        free = self.free.setdefault(kind, [])
        page = free.pop() if free else self.browser.new_context(viewport=DESKTOP, **looks).new_page()
        context = page.context
        page.set_viewport_size(viewport)
        page.emulate_media(**media)
        begin = context.add_init_script(BEGINNING % (next(self.guests), stored(settings)))
        stop_watching = watch(context, faults)

        def give_back() -> None:
            if page.is_closed():
                context.close()
                return
            for other in context.pages:
                if other is not page:
                    other.close()
            page.unroute_all()
            page.goto("about:blank")
            page.mouse.move(0, 0)
            context.clear_cookies()
            stop_watching()
            begin.__exit__(None, None, None)
            free.append(page)

        return page, give_back


BEGINNING = """if (location.host) {
  const guest = '%d';
  if (localStorage.guest !== guest) {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.guest = guest;
  }
  localStorage.hortus ??= %s;
}"""


def stored(settings: dict[str, object]) -> str:
    """As the page keeps what somebody likes."""
    return json.dumps(json.dumps({"pace": "at once", "coach": "off", "offered": ["quick", "signals"], **settings}))


def watch(context: BrowserContext, faults: list[str]) -> Callable[[], None]:
    """Note what goes wrong in a context, until the answer is called."""

    def fail(fault: WebError) -> None:
        faults.append(str(fault.error))

    def tell(line: ConsoleMessage) -> None:
        if line.type == "error" and not line.text.endswith(GIVEN_UP):
            faults.append(line.text)

    context.set_default_timeout(PATIENCE)
    context.on("weberror", fail)
    context.on("console", tell)

    def stop() -> None:
        context.remove_listener("weberror", fail)
        context.remove_listener("console", tell)

    return stop


def looks_of(
    server: str,
    viewport: tuple[int, int] = (1280, 800),
    touch: bool = False,
    language: str = "en",
    **looks: Any,
) -> dict[str, Any]:
    """In the words of `Browser.new_context`."""
    width, height = viewport
    size = {"width": width, "height": height}
    return {"base_url": server, "viewport": size, "has_touch": touch, "locale": language, **looks}


@pytest.fixture(scope="session")
def windows(browser: Browser) -> Windows:
    return Windows(browser)


@pytest.fixture
def page_for(request: pytest.FixtureRequest, windows: Windows, server: str, faults: list[str]) -> Iterator[PageMaker]:
    lent: list[Callable[[], None]] = []
    if getattr(request.node, "execution_count", 1) > 1:  # counted by pytest-rerunfailures
        windows.close()

    def lend(
        reduced_motion: bool = True,
        color_scheme: str = "light",
        settings: dict[str, object] | None = None,
        **looks: Any,
    ) -> Page:
        media = {"reduced_motion": "reduce" if reduced_motion else "no-preference", "color_scheme": color_scheme}
        page, give_back = windows.lend(media, settings or {}, faults, **looks_of(server, **looks))
        lent.append(give_back)
        return page

    yield lend
    for give_back in lent:
        give_back()


@pytest.fixture
def context_for(browser: Browser, server: str, faults: list[str]) -> Iterator[ContextMaker]:
    contexts: list[BrowserContext] = []

    def make(reduced_motion: bool = True, settings: dict[str, object] | None = None, **looks: Any) -> BrowserContext:
        motion: Literal["reduce", "no-preference"] = "reduce" if reduced_motion else "no-preference"
        context = browser.new_context(reduced_motion=motion, **looks_of(server, **looks))
        context.add_init_script(f"if (location.host) localStorage.hortus ??= {stored(settings or {})}")
        watch(context, faults)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def page(page_for: PageMaker) -> Page:
    return page_for()
