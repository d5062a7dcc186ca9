"""The page opens, for everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PageMaker, Windows, looks_of
from tests.web.inspection import barriers, barriers_by_day_and_night, scrolls_sideways
from tests.web.tables import new_table

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only]


@pytest.mark.parametrize("viewport", [(1280, 800), (360, 640)], ids=["desktop", "phone"])
def test_the_start_page_keeps_nobody_out(page_for: PageMaker, viewport: tuple[int, int]) -> None:
    page = page_for(viewport=viewport)
    page.goto("/")
    expect(page.get_by_role("heading").first).to_be_visible()
    assert barriers_by_day_and_night(page) == []
    assert not scrolls_sideways(page)


@pytest.mark.parametrize("game", ["cherry_tree", "haru_ichiban", "ishtar"])
def test_a_table_opens_and_keeps_nobody_out(page: Page, game: str) -> None:
    page.goto(f"/table/{new_table(page, game)}")
    expect(page.locator(".board-host > *")).to_be_visible()
    assert barriers(page) == []


FORBIDDEN = "violates the following Content Security Policy directive"
UNANSWERED = "net::ERR_NAME_NOT_RESOLVED"


@pytest.mark.parametrize(("lax", "said"), [(False, FORBIDDEN), (True, UNANSWERED)], ids=["by policy", "without policy"])
def test_a_page_that_asks_somebody_else_would_be_caught(
    page_for: PageMaker, faults: list[str], lax: bool, said: str
) -> None:
    page = page_for(bypass_csp=lax)
    page.goto("/")
    for ask in ("fetch(address).catch(() => null)", "new Image().src = address", "navigator.sendBeacon(address)"):
        with page.expect_console_message(lambda line: line.type == "error" and said in line.text):
            page.evaluate(f"address => void ({ask})", "http://example.org/")
        assert any(said in fault for fault in faults), ask
        faults.clear()


LEFT = "[localStorage.name, sessionStorage.seat, document.cookie, matchMedia('(max-width: 500px)').matches]"


def test_nothing_is_left_of_the_guest_who_had_a_window_before(windows: Windows, server: str) -> None:
    looks = looks_of(server, language="pl", device_scale_factor=2)  # a kind of window that no other test wants
    small = {**looks, "viewport": {"width": 360, "height": 640}}
    page, give_back = windows.lend({"color_scheme": "dark"}, {"letters": True}, [], **small)
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    page.evaluate("[localStorage.name, sessionStorage.seat, document.cookie] = ['Ann', '1', 'Ann=1']")
    guest = page.context.cookies()
    assert page.evaluate(LEFT) == ["Ann", "1", "Ann=1", True]
    give_back()
    faults: list[str] = []
    again, give_back = windows.lend({"color_scheme": "light"}, {}, faults, **looks)
    assert again is page
    page.goto("/")
    expect(page.locator(".card").first).to_be_visible()
    assert page.evaluate(LEFT) == [None, None, "", False]
    assert not page.evaluate("JSON.parse(localStorage.hortus).letters")
    assert not {one["value"] for one in guest} & {one["value"] for one in page.context.cookies()}
    give_back()
    assert faults == []


SCRIPT = "text/javascript"
PLY = "document.querySelector('.board-host > *').now.ply"
BOARD = "import { Board } from '../../../boards/board.js'; export default class extends Board { "
BROKEN = {
    "cannot be loaded": "export default class extends Nothing {}",
    "cannot be made": BOARD + "constructor() { super(); throw Error('broken'); } }",
    "cannot be drawn": BOARD + "render() { throw Error('broken'); } }",
    "breaks after it was drawn": BOARD + "updated() { throw Error('broken'); } }",
}


@pytest.mark.parametrize("script", BROKEN.values(), ids=BROKEN.keys())
def test_a_board_that_is_broken_gives_way_to_the_plain_one(page: Page, faults: list[str], script: str) -> None:
    page.route("**/games/haru_ichiban/board/board.js", lambda route: route.fulfill(body=script, content_type=SCRIPT))
    page.goto(f"/table/{new_table(page)}")
    expect(page.get_by_role("alert").filter(has_text="The board of this game does not work.")).to_be_visible()
    ply = page.evaluate(PLY)
    page.locator(".plain-board button").first.click()
    page.locator(".confirm .seal").click()
    page.wait_for_function(f"ply => {PLY} > ply", arg=ply)  # the game goes on
    assert faults
    faults.clear()


def test_a_miniature_that_is_broken_leaves_the_others_alone(page: Page, faults: list[str]) -> None:
    page.route("**/games/haru_ichiban/board/miniature.js", lambda route: route.fulfill(body="}", content_type=SCRIPT))
    page.goto("/")
    expect(page.locator(".miniature[data-game=haru_ichiban] .dusk")).to_be_visible()
    expect(page.locator(".miniature[data-game=ishtar] .desert")).to_be_visible()
    assert faults
    faults.clear()
