"""The frame around every board, in a real browser: start, set-up, table, log, rules, replay, hand-over, connection."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.thorough import mostly_long
from tests.web.conftest import ContextMaker, PageMaker
from tests.web.inspection import barriers, scrolls_sideways
from tests.web.tables import COMPUTER, FRIEND, PERSON, get, new_table, pick, ply_of, wait_for_turn

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only]

GAMES = ["cherry_tree", "haru_ichiban", "ishtar"]
PHONE = {"viewport": (360, 640), "touch": True, "is_mobile": True}

Sit = Callable[..., Page]


@pytest.fixture
def sit(page_for: PageMaker) -> Sit:
    """Opens the page of somebody who has a browser of their own, and likes it so."""

    def open_page(path: str = "", **looks: Any) -> Page:
        page = page_for(**looks)
        if path:
            page.goto(path)
        return page

    return open_page


def at_table(page: Page, game: str, *seats: dict[str, Any], **wish: Any) -> Page:
    seed = {} if FRIEND in seats else {"seed": "1"}  # among people no game may be repeated
    page.goto(f"/table/{new_table(page, game, list(seats), **seed, **wish)}")
    expect(page.locator(".prompt, .hand-over").first).to_be_visible()
    return page


def play(page: Page) -> None:
    """Play the first legal action and wait until the table has moved on."""
    wait_for_turn(page)
    ply = ply_of(page)
    pick(page)
    page.locator(".bar.confirm .seal").click()
    page.wait_for_function("ply => document.querySelector('players-sheet')?.model.now.ply !== ply", arg=ply)


def model_of(page: Page) -> Any:
    """What a page knows; its words are those of the same moment."""
    return page.evaluate(
        "({ ...document.querySelector('players-sheet').model, words: document.querySelector('.log')?.innerText })"
    )


def at_one_moment(page: Page, other: Callable[[], Any]) -> tuple[Any, Any]:
    """What a page knows and what another does, as soon as both know the same step: a computer may still go on."""
    while True:
        told = other()
        page.wait_for_function(
            "number => document.querySelector('players-sheet').model.number >= number", arg=told["number"]
        )
        known = model_of(page)
        if known["number"] == told["number"]:
            return known, told


def told_to_a_newcomer(page: Page) -> Any:
    return get(page, f"/api/tables/{model_of(page)['table']['id']}?seat=0").json()


# From the start page to a table


@pytest.mark.parametrize("game", GAMES)
def test_one_click_leads_from_the_start_page_to_a_table_where_one_may_act(sit: Sit, game: str) -> None:
    page = sit("/")
    page.locator(f"article[aria-labelledby=game-{game}] .seal").click()
    wait_for_turn(page)
    expect(page.locator(".prompt .badge")).to_have_text("Your turn")
    expect(page).to_have_title(re.compile("Your turn"))


def test_a_table_of_ones_own_is_listed_with_a_mark_when_it_waits(sit: Sit) -> None:
    page = at_table(sit(), "haru_ichiban", PERSON, COMPUTER)
    page.goto("/")
    expect(page.locator(".resume .badge")).to_have_text("Your turn")
    page.locator(".resume a").first.click()
    expect(page.locator(".prompt")).to_be_visible()


@pytest.mark.parametrize(("game", "count"), [("haru_ichiban", 2), ("cherry_tree", 3), ("ishtar", 4)])
def test_every_way_to_fill_a_seat_can_be_set_up_on_one_screen(sit: Sit, game: str, count: int) -> None:
    page = sit(f"/?game={game}")
    if count > 2:
        page.get_by_role("radio", name=f"{count} players").check(force=True)
    for seat, sitting in enumerate(["here", "open", "link", "computer"][:count]):
        page.locator(".seat-wanted").nth(seat).locator("select").first.select_option(sitting)
    page.locator(".seat-wanted input").first.fill("Anna")
    page.get_by_role("checkbox", name="Seats by lot").uncheck()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("ul.seats > li")).to_have_count(count)
    model = page.evaluate("document.querySelector('players-sheet').model")
    assert [seat["kind"] for seat in model["seats"]] == ["person", "open", "person", "computer"][:count]
    assert model["seats"][0]["name"] == "Anna"
    assert [seat["yours"] for seat in model["seats"]] == [True, False, False, False][:count]
    assert model["log"][0]["id"] == "seats-as-set"


# Moves


def test_a_refused_move_is_rolled_back_and_names_its_rule(sit: Sit) -> None:
    page = at_table(sit(), "haru_ichiban", PERSON, COMPUTER)
    pick(page, "wind a1 n")
    page.locator(".bar.confirm .seal").click()
    expect(page.locator(".prompt .alert")).to_contain_text("It is time to choose a flower")
    expect(page.locator(".bar.confirm")).to_have_count(0)
    assert page.evaluate("document.querySelector('board-haru-ichiban').chosen") is None
    page.locator(".prompt").get_by_role("button", name="Rule H6").click()
    expect(page.locator("#rule-H6")).to_have_attribute("open", "")
    expect(page.locator("#rule-H6 summary")).to_be_focused()


def test_enter_confirms_and_escape_lets_go(sit: Sit) -> None:
    page = at_table(sit(), "cherry_tree", PERSON, COMPUTER)
    pick(page)
    page.keyboard.press("Escape")
    expect(page.locator(".bar.confirm")).to_have_count(0)
    ply = ply_of(page)
    pick(page)
    page.locator(".bar.confirm .seal").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("ply => document.querySelector('players-sheet').model.now.ply > ply", arg=ply)
    expect(page.locator(".board-host [data-place]:focus")).to_have_count(1)  # the focus goes back to the board
    wait_for_turn(page)
    ply = ply_of(page)
    pick(page)
    page.keyboard.press("Enter")
    page.wait_for_function("ply => document.querySelector('players-sheet').model.now.ply > ply", arg=ply)


def test_without_confirmation_a_pick_is_played_at_once(sit: Sit) -> None:
    page = at_table(sit(settings={"confirm": False}), "cherry_tree", PERSON, COMPUTER)
    ply = ply_of(page)
    pick(page)
    page.wait_for_function("ply => document.querySelector('players-sheet').model.now.ply > ply", arg=ply)


def test_a_preview_is_asked_for_once_and_a_move_waits_for_none(context_for: ContextMaker) -> None:
    page = context_for().new_page()
    asked: set[str] = set()
    held: list[Callable[[], None]] = []

    def hold_previews(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def ask(message: str | bytes) -> None:
            if '"type":"preview"' in str(message):
                asked.update(re.findall('"request":"([^"]+)"', str(message)))  # a new connection sends it again
            server.send(message)

        def answer(message: str | bytes) -> None:
            if '"type":"previewed"' in str(message):
                held.append(lambda: line.send(message))
            else:
                line.send(message)

        line.on_message(ask)
        server.on_message(answer)

    page.route_web_socket(re.compile("/live"), hold_previews)
    at_table(page, "ishtar", PERSON, COMPUTER)
    wait_for_turn(page)
    first, second = page.evaluate("document.querySelector('.board-host').firstElementChild.legal.slice(0, 2)")
    ply = ply_of(page)
    for action in (first, second, first):
        pick(page, action)
    page.locator(".bar.confirm .seal").click()
    page.wait_for_function("ply => document.querySelector('players-sheet').model.now.ply > ply", arg=ply)
    assert len(asked) == 2
    assert len(held) >= 2
    for release in held:
        release()
    wait_for_turn(page)
    play(page)
    assert page.evaluate("document.querySelector('.board-host').firstElementChild.preview") is None
    expect(page.locator(".prompt .alert")).to_have_count(0)


def test_undo_takes_back_a_decision_or_says_why_not(sit: Sit) -> None:
    page = at_table(sit(), "cherry_tree", PERSON, COMPUTER)
    ply = ply_of(page)
    undo = page.locator(".tool-undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(page.locator(".prompt .alert")).to_contain_text("There is no move of yours to take back.")
    play(page)
    wait_for_turn(page)
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    page.wait_for_function("ply => document.querySelector('players-sheet').model.now.ply === ply", arg=ply)


# Log, rules, replay


def test_the_past_is_reached_by_log_slider_keys_and_address(sit: Sit) -> None:
    page = at_table(sit(), "haru_ichiban", PERSON, COMPUTER)
    prompt = page.locator(".prompt .state")
    page.locator(".log .entry").nth(1).click()  # the first one tells how the seats were filled
    expect(prompt).to_have_text("Action 1 of 7.")
    expect(page).to_have_url(re.compile(r"/table/\w+/1$"))
    page.locator("#replay").focus()
    page.keyboard.press("ArrowRight")
    expect(prompt).to_have_text("Action 2 of 7.")
    page.keyboard.press("Home")
    expect(prompt).to_have_text("Action 0 of 7.")
    page.locator("#replay").fill("5")
    expect(page).to_have_url(re.compile(r"/table/\w+/5$"))
    page.reload()
    expect(prompt).to_have_text("Action 5 of 7.")
    page.get_by_role("button", name="To the game").click()
    expect(page.locator(".prompt .badge")).to_have_text("Your turn")


def test_every_line_of_the_log_opens_its_rule(sit: Sit) -> None:
    page = at_table(sit(), "haru_ichiban", PERSON, COMPUTER)
    page.locator(".log").get_by_role("button", name="Rule H19").click()
    expect(page.locator("#rule-H19 .rule-text")).to_be_visible()
    expect(page.locator("rules-panel details")).to_have_count(24)
    words = "document.querySelector('script[type=module]').src.replace('app.js', 'words.js')"
    page.evaluate(f"import({words}).then(({{ speak }}) => speak('fr'))")
    expect(page.locator("#rule-H1 summary")).to_contain_text("L’étang")
    expect(page.locator("#rule-H19 .rule-text")).to_be_visible()


def test_two_games_may_number_their_rules_by_one_letter(page: Page) -> None:
    page.route(
        "**/words/en/ishtar/rules.ftl", lambda route: route.fulfill(body="rule-title-H1 = The bed\nrule-H1 = One.\n")
    )
    page.goto("/")
    haru, other = page.evaluate(
        """async () => {
             const { rulesOf } = await import('/web/words.js');
             return [await rulesOf('haru_ichiban'), await rulesOf('ishtar')];
           }"""
    )
    assert (haru[0]["number"], haru[0]["title"], len(haru)) == ("H1", "The pond", 24)
    assert other == [{"number": "H1", "title": "The bed", "text": "One."}]


# Several people at one computer


def test_the_hand_over_screen_and_the_page_behind_it_hold_no_secret(sit: Sit) -> None:
    page = at_table(sit(), "haru_ichiban", {**PERSON, "name": "Anna"}, {**PERSON, "name": "Bo"})
    secrets = {seat: hand_of(page, seat) for seat in (0, 1)}
    expect(page.locator(".hand-over h1")).to_contain_text("Anna")
    assert page.locator(".hand-over ~ *, .board-host, .log").count() == 0
    page.locator(".hand-over .seal").click()
    assert pick(page) == f"bid {secrets[0][0]}"
    page.locator(".bar.confirm .seal").click()
    expect(page.locator(".hand-over h1")).to_contain_text("Bo")
    expect(page.locator(".board-host, .log, #announcements p")).to_have_count(0)
    body = page.content()
    assert not any(f"Flower {value}" in body or f"flower {value}" in body for value in [*secrets[0], *secrets[1]])
    page.locator(".hand-over .seal").click()
    assert pick(page) == f"bid {secrets[1][0]}"


def hand_of(page: Page, seat: int) -> list[int]:
    """What the server tells this seat, which is this guest's own."""
    table = page.url.rpartition("/")[2]
    hand: list[int] = get(page, f"/api/tables/{table}?seat={seat}").json()["view"]["hands"][seat]
    return hand


def test_people_without_secrets_pass_the_computer_without_a_screen(sit: Sit) -> None:
    page = at_table(sit(), "ishtar", PERSON, PERSON)
    page.get_by_role("button", name="We have no secrets").click()
    play(page)
    wait_for_turn(page)
    page.goto("/")
    page.locator(".resume a").first.click()
    wait_for_turn(page)
    expect(page.locator(".hand-over")).to_have_count(0)


# The line


def test_a_move_made_while_the_line_is_down_is_played_once_when_it_is_back(
    context_for: ContextMaker, faults: list[str]
) -> None:
    page = at_table(context_for().new_page(), "cherry_tree", PERSON, COMPUTER)
    wait_for_turn(page)
    ply = ply_of(page)
    page.context.set_offline(True)
    expect(page.locator(".line-down")).to_be_visible()
    pick(page)
    page.locator(".bar.confirm .seal").click()
    page.context.set_offline(False)
    expect(page.locator(".line-down")).to_have_count(0)
    page.wait_for_function("ply => document.querySelector('players-sheet').model.now.ply > ply", arg=ply)
    draws = page.evaluate(
        "document.querySelector('players-sheet').model.log.filter(e => e.id === 'cherry-log-draw').length"
    )
    assert draws == 1
    assert all("ERR_INTERNET_DISCONNECTED" in fault for fault in faults)
    faults.clear()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_what_a_page_learns_from_events_is_what_a_newcomer_is_told(sit: Sit, game: str) -> None:
    page = at_table(sit(settings={"confirm": False}), game, PERSON, COMPUTER)
    for _ in range(4):
        wait_for_turn(page)
        number = page.evaluate("document.querySelector('players-sheet').model.number")
        pick(page)
        page.wait_for_function("number => document.querySelector('players-sheet').model.number > number", arg=number)
    wait_for_turn(page)
    known, told = at_one_moment(page, lambda: told_to_a_newcomer(page))
    assert known["view"] == told["view"]
    assert known["log"] == told["log"]


def test_a_lost_event_is_asked_for_again(context_for: ContextMaker) -> None:
    page = context_for().new_page()
    lost: list[str] = []

    def drop_one(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if not lost and '"type":"event"' in str(message):
                lost.append(str(message))
            else:
                line.send(message)

        server.on_message(pass_on)

    page.route_web_socket(re.compile("/live"), drop_one)
    at_table(page, "cherry_tree", PERSON, COMPUTER)
    play(page)
    wait_for_turn(page)
    assert lost
    known, told = at_one_moment(page, lambda: told_to_a_newcomer(page))
    assert known["view"] == told["view"]


def test_two_tabs_of_one_seat_agree(sit: Sit) -> None:
    page = at_table(sit(), "cherry_tree", PERSON, COMPUTER)
    other = page.context.new_page()
    other.goto(page.url)
    wait_for_turn(other)
    play(page)
    one, two = at_one_moment(other, lambda: model_of(page))
    assert one["words"] == two["words"] is not None


def test_a_deleted_table_is_gone_for_everybody(sit: Sit) -> None:
    page = at_table(sit(), "haru_ichiban", PERSON, FRIEND)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(".prompt")).to_be_visible()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Delete the table").click()
    page.locator(".question .seal").click()
    for tab in (page, other):
        expect(tab.locator("main.missing h1")).to_have_text("This table was deleted.")


# For everybody

FOREIGN_TEXT = """() => {
  const strange = [];
  const check = (text, where) => {
    const plain = text.replace(/⟦[^⟦⟧]*⟧/g, '').trim();
    if (/\\p{L}{2}/u.test(plain)) strange.push(`${where}: ${text.trim()}`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element.closest('[translate=no], script, style')) check(walker.currentNode.data, element.tagName);
  }
  for (const element of document.querySelectorAll('*')) {
    for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt']) {
      if (element.hasAttribute(name)) check(element.getAttribute(name), `${element.tagName} ${name}`);
    }
  }
  check(document.title, 'title');
  return strange;
}"""


@pytest.mark.parametrize("game", mostly_long(GAMES, ["cherry_tree"]))
def test_no_text_comes_from_anywhere_but_the_language_files(sit: Sit, game: str) -> None:
    page = sit("/?language=qps")
    expect(page.locator(".card").first).to_be_visible()
    found = page.evaluate(FOREIGN_TEXT)
    page.goto(f"/?game={game}&language=qps")
    expect(page.locator(".seat-wanted").first).to_be_visible()
    found += page.evaluate(FOREIGN_TEXT)
    at_table(page, game, PERSON, COMPUTER)
    page.goto(f"{page.url}?language=qps")
    pick(page)
    expect(page.locator(".bar.confirm")).to_be_visible()
    found += page.evaluate(FOREIGN_TEXT)
    page.locator(".side-panel .tabs button").nth(1).click()
    expect(page.locator("rules-panel details").first).to_be_visible()
    page.locator(".head .tools button").first.click()
    page.locator("dialog[open]").wait_for()
    found += page.evaluate(FOREIGN_TEXT)
    page.keyboard.press("Escape")
    page.evaluate("document.querySelector('page-table').order('resign', { seat: 0 })")
    page.locator(".result").wait_for()
    assert found + page.evaluate(FOREIGN_TEXT) == []


def test_a_planted_text_is_found(sit: Sit) -> None:
    page = sit("/?language=qps")
    expect(page.locator(".card").first).to_be_visible()
    page.evaluate("document.querySelector('h1').append('hard-coded')")
    assert page.evaluate(FOREIGN_TEXT) != []


@pytest.mark.parametrize(
    ("language", "words"), [("fr-CA", "Trois jardins"), ("pl", "Trzy ogrody"), ("de", "Three gardens")]
)
def test_the_language_follows_the_browser_and_can_be_changed(sit: Sit, language: str, words: str) -> None:
    page = sit("/", language=language)
    expect(page.locator("h1")).to_contain_text(words)
    page.locator(".head .tools button").click()
    page.locator("dialog[open] select").select_option("pl")
    expect(page.locator("h1")).to_contain_text("Trzy ogrody")
    page.reload()
    expect(page.locator("h1")).to_contain_text("Trzy ogrody")
    assert page.evaluate("document.documentElement.lang") == "pl"


def test_a_sheet_that_is_opened_again_at_once_stays_open(sit: Sit) -> None:
    page = sit("/")
    page.locator(".head .tools button").click()
    reopened = """async sheet => {
      const dialog = sheet.querySelector('dialog');
      const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
      sheet.hide();
      await sheet.show();
      await closed;
      await sheet.updateComplete;
      return sheet.querySelector('dialog')?.open ?? false;
    }"""
    assert page.locator("settings-sheet").evaluate(reopened)


SMALL_TARGETS = """() => {
  const targets = document.querySelectorAll('button, a[href], select, input, summary, [data-place]');
  return [...targets].filter((target) => {
    const box = (target.matches('.segments input') ? target.parentElement : target).getBoundingClientRect();
    const shown = target.checkVisibility({ visibilityProperty: true });
    const toggle = target.matches('[type=checkbox]');
    return shown && !target.matches('.skip') && (box.width < 43.5 || (!toggle && box.height < 43.5));
  }).map((target) => target.outerHTML.slice(0, 120));
}"""


def test_on_a_phone_nothing_is_wider_than_the_page_nor_smaller_than_a_fingertip(sit: Sit) -> None:
    page = sit("/", **PHONE)
    expect(page.locator(".card").first).to_be_visible()
    check_phone(page)
    page.goto("/?game=cherry_tree")
    expect(page.locator(".seat-wanted").first).to_be_visible()
    check_phone(page)
    at_table(page, "haru_ichiban", PERSON, COMPUTER)
    wait_for_turn(page)
    check_phone(page)
    for tool in ("log", "rules"):
        page.locator(f".bar .tool-{tool}").click()
        page.locator(".side-panel").wait_for()
        check_phone(page)
        page.keyboard.press("Escape")
    page.locator(".tool-history").click()
    page.locator(".bar.replay").wait_for()
    check_phone(page)


def check_phone(page: Page) -> None:
    assert not scrolls_sideways(page)
    assert page.evaluate(SMALL_TARGETS) == []


DRAWN_AGAIN = """async () => {
  const [page, board] = [document.querySelector('page-table'), document.querySelector('.board-host > *')];
  let drawn = 0;
  const draw = board.performUpdate.bind(board);
  board.performUpdate = () => { drawn++; draw(); };
  const count = async (more) => {
    drawn = 0;
    more();
    await page.updateComplete;
    await board.updateComplete;
    return drawn;
  };
  return [await count(() => page.requestUpdate()), await count(() => { board.letters = !board.letters; })];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_board_that_is_handed_nothing_new_is_not_drawn_again(sit: Sit, game: str) -> None:
    page = at_table(sit(), game, PERSON, COMPUTER)
    wait_for_turn(page)
    page.wait_for_function("() => !document.querySelector('page-table').sitting.behind")
    assert page.evaluate(DRAWN_AGAIN) == [0, 1]


def test_the_focus_is_always_to_be_seen_and_the_board_is_one_stop(sit: Sit) -> None:
    page = at_table(sit(), "haru_ichiban", PERSON, COMPUTER)
    wait_for_turn(page)
    stops = []
    for _ in range(40):
        page.keyboard.press("Tab")
        stop = page.evaluate(
            """() => {
                 const element = document.activeElement;
                 const style = getComputedStyle(element);
                 const seen = style.outlineStyle !== 'none' || style.boxShadow !== 'none' || style.filter !== 'none'
                   || element.matches('[data-place]');
                 return [element.dataset.place ?? element.ariaLabel ?? element.textContent.trim(), seen];
               }"""
        )
        if stop in stops or page.evaluate("document.activeElement === document.body"):
            break
        stops.append(stop)
    assert [name for name, seen in stops if not seen] == []
    assert len([name for name, _ in stops if re.fullmatch("[a-e][1-5]", name)]) == 1


def test_each_event_is_announced_once(sit: Sit) -> None:
    page = at_table(sit(), "cherry_tree", PERSON, COMPUTER)
    pick(page, "draw 1")
    page.locator(".bar.confirm .seal").click()
    announced = page.locator("#announcements")
    expect(announced).to_contain_text("You draw 1 flower.")
    assert announced.inner_text().count("You draw 1 flower.") == 1


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_theme_follows_the_setting(sit: Sit, theme: str) -> None:
    page = sit("/", settings={"theme": theme}, color_scheme="light" if theme == "dark" else "dark")
    expect(page.locator(".card").first).to_be_visible()
    paper = {"light": "rgb(246, 241, 230)", "dark": "rgb(20, 28, 43)"}[theme]
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == paper


@pytest.mark.parametrize(
    ("theme", "looks"), [pytest.param("light", {}, marks=pytest.mark.long), ("dark", PHONE)], ids=["desktop", "phone"]
)
def test_set_up_sheets_and_result_keep_nobody_out(sit: Sit, theme: str, looks: dict[str, Any]) -> None:
    page = sit("/?game=cherry_tree", color_scheme=theme, **looks)
    expect(page.locator(".seat-wanted").first).to_be_visible()
    assert barriers(page) == []
    at_table(page, "haru_ichiban", PERSON, COMPUTER)
    page.get_by_role("button", name="More").click()
    assert barriers(page) == []
    page.locator("dialog[open]").get_by_role("button", name="Players and links").click()
    page.locator(".links .address").first.wait_for()
    assert barriers(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More").click()
    page.locator("dialog[open]").get_by_role("button", name="Settings").click()
    assert barriers(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More").click()
    page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    page.locator(".question .seal").click()
    expect(page.locator(".result h2")).to_have_text("Victory: Snail")
    assert barriers(page) == []


QUIET = """() => {
  const { sitting } = document.querySelector('page-table');
  return sitting.shown.now.chosen.includes(1) && !sitting.behind;
}"""
"""The computer has chosen, so nothing happens before the person acts."""
FINISHED = """() => {
  const { sitting } = document.querySelector('page-table');
  sitting.shown = { ...sitting.shown, now: { ...sitting.shown.now, over: true, winners: [0] } };
  document.querySelector('page-table').requestUpdate();
}"""


def test_a_count_that_is_refused_says_why(sit: Sit, faults: list[str]) -> None:
    page = at_table(sit(), "haru_ichiban", PERSON, COMPUTER)
    wait_for_turn(page)
    page.wait_for_function(QUIET)  # an event would replace what follows
    page.evaluate(FINISHED)  # as the page sees it: the server refuses
    count = page.locator(".result .count")
    count.click()
    expect(page.locator(".prompt .alert")).to_contain_text("There is nothing to count")
    expect(count).to_be_visible()
    assert all("404" in fault for fault in faults)  # the browser notes the refusal
    faults.clear()


def test_a_rematch_is_one_click_away_for_everybody(sit: Sit) -> None:
    host = at_table(sit(), "haru_ichiban", PERSON, FRIEND)
    friend = sit(host.locator(".invitation .address").input_value())
    friend.get_by_role("button", name="Sit down").click()
    expect(host.locator(".invitation")).to_have_count(0)
    host.get_by_role("button", name="More").click()
    host.get_by_role("button", name="Resign").click()
    host.locator(".question .seal").click()
    first = host.url
    host.get_by_role("button", name="Rematch").click()
    expect(host).not_to_have_url(first)
    friend.get_by_role("link", name="To the rematch").click()
    expect(friend).to_have_url(host.url)
    expect(friend.locator(".seat.own")).to_contain_text("Red")
