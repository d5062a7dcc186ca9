"""Tables made without clicking."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import APIResponse, Page, Route

PERSON = {"kind": "person", "here": True}
FRIEND = {"kind": "person", "here": False}
COMPUTER = {"kind": "computer", "player": "level1"}
RETRIES = 3
"""Playwright reuses idle connections; the server may close one at the moment it is reused (ECONNRESET)."""


def new_table(page: Page, game: str = "haru_ichiban", seats: list[dict[str, Any]] | None = None, **wish: Any) -> str:
    """The id of a new table of the guest who has this page; against a computer unless seats are given; no lot."""
    wish = {"game": game, "seats": seats or [PERSON, COMPUTER], "lot": False, **wish}
    answer = post(page, "/api/tables", wish)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]
    return table


def post(page: Page, path: str, data: dict[str, Any]) -> APIResponse:
    """Send a request as the guest of a page, without the page."""
    return page.context.request.post(path, data=data, max_retries=RETRIES)


def get(page: Page, path: str) -> APIResponse:
    """Send a request as the guest of a page, without the page."""
    return page.context.request.get(path, max_retries=RETRIES)


def fetch(route: Route) -> APIResponse:
    """Fetch what the page asked for, to change the answer."""
    return route.fetch(max_retries=RETRIES)


def accept(page: Page, link: str) -> None:
    """Come to a table by a link, and press its button without looking at it."""
    answer = post(page, "/api/join", {"key": link.removeprefix("/join/")})
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}")


def wait_for_turn(page: Page) -> None:
    page.wait_for_function("() => document.querySelector('.board-host')?.firstElementChild?.legal?.length")


def pick(page: Page, action: str | None = None) -> str:
    """Pick an action as a board does: the first legal one unless another is named."""
    wait_for_turn(page)
    picked = page.evaluate(
        """action => {
             const board = document.querySelector('.board-host').firstElementChild;
             const picked = action ?? board.legal[0];
             board.pick(picked);
             return picked;
           }""",
        action,
    )
    return str(picked)


def hurry(page: Page, until: str) -> None:
    """Go on at a table with one thing or another, without looking, until this holds of the board or all is over."""
    table = page.url.rpartition("/")[2]
    page.goto("/web/icon.svg")  # nothing is drawn meanwhile
    page.evaluate(HURRY % until, table)
    page.goto(f"/table/{table}")


HURRY = """async (table) => {
  const reached = (board) => %s;
  const address = `/api/tables/${table}`;
  const headers = { 'Content-Type': 'application/json' };
  for (let acted = -1; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const board = await (await fetch(`${address}?seat=0`)).json();
    const { now, view } = board;
    if (now.over || reached(board)) return;
    if (!view.legal.length || now.ply <= acted || now.chosen.includes(view.seat)) continue;
    const action = view.legal[(7 * now.ply) %% view.legal.length];
    const act = { type: 'act', request: crypto.randomUUID(), seat: view.seat, ply: now.ply, action };
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(act) });
    if (!answer.ok) throw new Error(await answer.text());
    acted = now.ply;
  }
}"""


def ply_of(page: Page) -> int:
    return int(page.evaluate("document.querySelector('players-sheet').model.now.ply"))
