"""The review of a finished game in the browser: its numbers as they come, the curve, mistakes, and trying again."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from hortus.languages import sentence
from tests.patience import LONG
from tests.web.conftest import ContextMaker, PageMaker
from tests.web.inspection import barriers_by_day_and_night, too_wide
from tests.web.tables import hurry, new_table, post

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only]

SHORT = 3  # actions of the first player, before that one resigns

FORGE = """() => {
  const page = document.querySelector('page-table');
  const { reviewing } = page;
  const { plies } = reviewing.told;
  const row = plies.find(({ actor, judged }) => actor === 0 && judged);
  for (const one of plies) one.kind = one === row ? 'blunder' : null;
  reviewing.told = { ...reviewing.told };
  page.requestUpdate();
  return { ply: row.ply, best: row.judged.best, action: row.action };
}"""
"""A few simulations make sure of nothing: one of the true decisions, and no other, is called a mistake."""


TRIED_TWICE = """() => {
  const { reviewing } = document.querySelector('page-table');
  reviewing.attempt = { ...reviewing.attempt, tries: 2 };
  reviewing.page.requestUpdate();
}"""
ROUNDED = """() => {
  const { reviewing } = document.querySelector('page-table');
  const [first, ...others] = reviewing.told.seats;
  const odd = { ...first, start: 0.616, skill: -0.994, luck: 0.378, result: 0 };
  reviewing.told = { ...reviewing.told, seats: [odd, ...others] };
  reviewing.page.requestUpdate();
}"""
MISSED = """() => {
  const { reviewing } = document.querySelector('page-table');
  const { plies } = reviewing.told;
  const row = plies.find(({ actor, judged }) => actor === 1 && judged);
  for (const one of plies) one.kind = one === row ? 'blunder' : null;
  row.judged.reasons = [
    { id: 'hint-haru-breaks', arguments: { seat: 'red', count: 1 } },
    { id: 'hint-haru-frog-leaves', arguments: { seat: 'yellow' } },
  ];
  reviewing.told = { ...reviewing.told };
  reviewing.page.requestUpdate();
  return row.ply;
}"""
SPOKEN_FOR = """() => {
  const { attempt } = document.querySelector('page-table').reviewing;
  attempt.row.judged.reasons = [{ id: 'hint-cherry-sure', arguments: { number: 3 } }];
}"""
ALIKE = """keys => {
  const review = document.querySelector('game-review');
  for (const key of keys) review.words.set(key, 'Alike');
  review.requestUpdate();
}"""
REENTER = "document.querySelector('page-table').enter()"
WORDS_FOR_REFUSALS = "import('/web/server.js').then(({ wordsForRefusals }) => wordsForRefusals())"
LOADED = "performance.getEntriesByType('resource').map(({ name }) => name).filter(name => /review|try_bar/.test(name))"
SPEAK = "language => (localStorage.hortus = JSON.stringify({ ...JSON.parse(localStorage.hortus), language }))"


def finished(page: Page, game: str = "cherry_tree") -> str:
    """A game that was resigned after a few actions, at its table."""
    table = new_table(page, game)
    page.goto(f"/table/{table}")
    hurry(page, f"board.log.filter(({{ actor }}) => actor === 0).length >= {SHORT}")
    answer = post(page, f"/api/tables/{table}", {"type": "resign", "request": "resign-first", "seat": 0})
    assert answer.ok, answer.text()
    return table


def opened(page: Page, table: str) -> None:
    page.goto(f"/table/{table}/review")
    expect(page.locator(".curve")).to_be_visible()
    whole(page)


def whole(page: Page) -> None:
    """Where nothing is compiled, it takes its time to judge every decision."""
    expect(page.locator(".review .progress")).to_have_count(0, timeout=1_000 * LONG)


def wait_until(page: Page, condition: Callable[[], bool]) -> None:
    """Wait for something that Playwright tells this process, which it does only while a page is waited for."""
    end = monotonic() + LONG
    while not condition():
        assert monotonic() < end, "it never came"
        page.wait_for_timeout(20)


def board_of(page: Page, what: str) -> Any:
    return page.evaluate(f"document.querySelector('.board-host').firstElementChild.{what}")


def test_the_end_of_a_game_offers_the_review_and_its_curve_moves_the_replay(page: Page) -> None:
    table = finished(page)
    page.goto(f"/table/{table}")
    expect(page.locator(".review-tool")).to_be_visible()
    assert page.evaluate(LOADED) == []  # what is needed for it comes when somebody wants it
    page.locator(".review-tool").click()
    expect(page.locator(".review h2")).to_be_focused()
    assert page.evaluate(LOADED) != []
    expect(page.locator(".curve svg path[class*=place-]")).to_have_count(4)  # two lines, and two in the legend
    whole(page)
    page.locator("#curve").focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".curve figcaption")).to_contain_text("After action 1:")
    page.wait_for_url(f"**/table/{table}/review/1")
    expect(page.locator("#curve")).to_be_focused()
    box = page.locator(".curve .plot").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 20)
    page.wait_for_url(lambda address: not address.endswith(("/1", "/review")))
    assert f"/table/{table}/review/" in page.url
    page.locator(".curve summary").click()
    expect(page.locator(".curve tbody tr").first).to_contain_text("Start")
    last = page.locator(".curve tbody tr").last
    expect(last).to_contain_text("resigned")
    expect(last.locator("td").last).to_have_text("100%")
    # and is left again
    page.get_by_role("button", name="Back to the result").click()
    expect(page.locator(".review")).to_have_count(0)
    expect(page.locator(".result .review-tool")).to_be_focused()


@pytest.mark.long
def test_a_review_after_an_unanswered_one_was_left_shows_no_refusal(context_for: ContextMaker) -> None:
    page = context_for().new_page()  # a route of WebSockets stays in its page
    asked: list[str] = []

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def keep_back(message: str | bytes) -> None:
            if '"review"' in str(message):
                asked.append(str(message))
            else:
                server.send(message)

        socket.on_message(keep_back)

    table = finished(page)
    page.route_web_socket(re.compile("/live"), connect)
    page.goto(f"/table/{table}/review")
    wait_until(page, lambda: len(asked) == 1)
    page.evaluate(REENTER)
    wait_until(page, lambda: len(asked) == 2)
    page.evaluate(WORDS_FOR_REFUSALS)  # the refusal of the first question has come by now
    assert page.evaluate("document.querySelector('page-table').reviewing.refusal") is None


@pytest.mark.long
def test_the_review_stands_in_the_address_and_comes_and_goes_with_it(page: Page) -> None:
    table = finished(page)
    page.goto(f"/table/{table}")
    page.locator(".review-tool").click()
    expect(page.locator(".curve")).to_be_visible()
    page.locator("#curve").focus()
    page.keyboard.press("Home")
    page.wait_for_url(f"**/table/{table}/review/0")
    page.reload()
    expect(page.locator(".curve figcaption")).to_contain_text("At the start:")
    page.go_back()
    expect(page.locator(".curve figcaption")).to_contain_text("After action")
    page.go_back()
    expect(page.locator(".review")).to_have_count(0)
    expect(page.locator(".result .review-tool")).to_be_focused()
    page.go_forward()
    expect(page.locator(".curve")).to_be_visible()
    other = page.context.new_page()
    opened(other, table)


@pytest.mark.long
def test_however_fast_one_moves_along_the_curve_one_step_back_leaves_it(page: Page) -> None:
    table = finished(page)
    opened(page, table)
    page.evaluate("for (const ply of [0, 1, 2]) document.querySelector('page-table').openPly(ply)")
    page.wait_for_url(f"**/table/{table}/review/2")
    page.go_back()
    page.wait_for_url(f"**/table/{table}/review")


@pytest.mark.long
def test_what_is_shown_adds_up_although_it_is_rounded(page: Page) -> None:
    opened(page, finished(page))
    page.evaluate(ROUNDED)
    rows = page.locator(".review table").last.locator("tbody tr")
    shown = {row.locator("th").inner_text(): row.locator("td").first.inner_text() for row in rows.all()}
    assert {name: shown[name] for name in ("Start", "Skill", "Luck", "Result")} == {
        "Start": "62%", "Skill": "-99%", "Luck": "+37%", "Result": "0%"
    }  # fmt: skip


@pytest.mark.long
def test_what_another_player_missed_is_told_to_that_player(page: Page) -> None:
    opened(page, finished(page, "haru_ichiban"))
    ply = page.evaluate(MISSED)
    page.locator(".review details summary").last.click()
    mistake = page.locator(f"#mistake-{ply}")
    expect(mistake).to_contain_text("Why, told to Snail:")
    expect(mistake.locator("ul li")).to_have_text(
        ["Breaks a figure of Red that lacks one flower.", "Your frog must leave this lily, and you place it."]
    )


@pytest.mark.long
def test_moves_that_read_alike_are_told_apart(page: Page) -> None:
    opened(page, finished(page))
    row = page.evaluate(FORGE)
    words = page.locator(f"#mistake-{row['ply']} dd")
    expect(words.first).not_to_have_text(row["action"])  # once it is in words
    page.evaluate(ALIKE, [f"{row['ply']} {action}" for action in (row["action"], row["best"])])
    expect(words).to_have_text([f"Alike ({row['action']})", f"Alike ({row['best']})"])


@pytest.mark.long
def test_one_may_play_on_from_any_moment_at_a_table_that_says_so(page: Page) -> None:
    table = finished(page)
    opened(page, table)
    page.locator("#curve").focus()
    page.keyboard.press("Home")
    expect(page.locator(".onward")).to_contain_text("after action 0, against Snail")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda address: "/table/" in address and table not in address)
    expect(page.locator(".side-panel .marks")).to_contain_text("Goes on from another game")


@pytest.mark.long
def test_a_mistake_is_shown_on_the_board_and_tried_again_with_a_hint_after_two_tries(page: Page) -> None:
    opened(page, finished(page))
    row = page.evaluate(FORGE)
    mistake = page.locator(f"#mistake-{row['ply']}")
    expect(mistake).to_contain_text("a blunder")
    mistake.get_by_role("button", name="See it on the board").click()
    page.wait_for_function(f"() => document.querySelector('.board-host').firstElementChild.chosen === {row['best']!r}")
    mistake.get_by_role("button", name="Try again").click()
    expect(page.locator(".try-bar")).to_contain_text("find something that gives away less than 4%")
    expect(page.locator(".mistakes")).to_have_count(0)  # the answer is not there to be read
    # what is not allowed is told with its rule
    page.evaluate("document.querySelector('.board-host').firstElementChild.why('take 2 pink')")
    expect(page.locator(".try-bar .rule")).to_be_visible()
    page.evaluate(f"document.querySelector('.board-host').firstElementChild.pick({row['best']!r})")
    expect(page.locator(".try-bar")).to_contain_text("Well found")
    done = page.get_by_role("button", name="Back to the review")
    expect(done).to_be_focused()
    done.click()
    expect(mistake.locator(".try")).to_be_focused()
    page.locator(".try-all").click()
    expect(page.locator(".try-bar")).to_be_visible()
    expect(page.locator(".try-hint")).to_have_count(0)
    page.evaluate(SPOKEN_FOR)
    page.evaluate(TRIED_TWICE)
    page.get_by_role("button", name="Give me a hint").click()
    expect(page.locator(".try-bar")).to_contain_text(f"A hint: {sentence('hint-cherry-sure', {'number': 3})}")
    page.get_by_role("button", name="Show me the best").click()
    expect(page.locator(".try-bar")).to_contain_text("The best that is known: ")
    page.wait_for_function(f"() => document.querySelector('.board-host').firstElementChild.chosen === {row['best']!r}")
    page.keyboard.press("Escape")
    expect(page.locator(".try-bar")).to_have_count(0)


@pytest.mark.long
def test_the_review_fits_on_a_phone_in_every_language_and_keeps_nobody_out(page_for: PageMaker) -> None:
    page = page_for(viewport=(360, 740), touch=True)
    table = finished(page, "haru_ichiban")
    opened(page, table)
    page.evaluate(FORGE)
    expect(page.locator(".mistakes > li")).to_be_visible()
    assert too_wide(page) == []
    assert barriers_by_day_and_night(page) == []
    for language in ("fr", "pl"):
        page.evaluate(SPEAK, language)
        opened(page, table)
        expect(page.locator(".review h2")).to_have_text({"fr": "Analyse", "pl": "Analiza"}[language])
        assert too_wide(page) == []
    page.goto("/")
    page.locator(f'.resume a[href="/table/{table}/review"]').tap()
    expect(page.locator(".curve")).to_be_visible()
