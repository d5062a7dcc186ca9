"""How everything fits: small phones, phones that lie, large letters, wide screens, three languages."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.thorough import mostly_long
from tests.web.conftest import PageMaker
from tests.web.inspection import barriers, wait_for_fonts
from tests.web.tables import COMPUTER, PERSON, new_table

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only]

GAMES = ["cherry_tree", "haru_ichiban", "ishtar"]
DESK, PHONE, LYING = (1280, 800), (360, 640), (640, 360)
BOARD = "document.querySelector('.board-host').firstElementChild"

PARTS = {
    "cherry_tree": [".cherry .others", ".cherry .grove, .cherry .finale", ".cherry .own"],
    "haru_ichiban": [".haru .side:first-child", ".pond", ".side-own"],
    "ishtar": [".map-window"],
}
"""What is seen of a board at any time, from above."""

FAULTS = """async (parts) => {
  const { speak } = await import(document.querySelector('link[href$="/words.js"]').href);
  const table = document.querySelector('page-table');
  const board = document.querySelector('.board-host').firstElementChild;
  const root = document.documentElement;
  const isClipped = (element) => getComputedStyle(element.closest('.who') ?? element).clipPath !== 'none';
  const seen = (element) => element.checkVisibility() && !isClipped(element);
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const named = (element) => `${element.getAttribute('class')} "${element.textContent.trim().slice(0, 30)}"`;
  const found = [];
  const tops = new Set();

  const overlapping = () => {
    const boxes = all('.head .brand, .seats .motif, .seats .points, .seats .sign, .head .tools button')
      .map((element) => [named(element), element.getBoundingClientRect()]);
    return boxes.flatMap(([one, a], index) => boxes.slice(index + 1)
      .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1)
      .filter(([, b]) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
      .map(([other]) => `overlap: ${one}, ${other}`));
  };
  const cut = () => all(`.prompt .now, .seats .name, .seats .known-as, .bar .tool span, .side-name, .value,
      .owner .name, .contents, .contents span, .tags, .hint, .word, .number .value, .bag-count, .tabs button,
      .gardener .name, .bar-of-ruin, .next, .scale span, .mastery .short, .order li, .parts li`)
    .filter((element) => element.clientWidth && element.scrollWidth > element.clientWidth + 1)
    .map((element) => `cut off: ${named(element)}`);
  const outside = () => {
    const boxes = ['.prompt .now', ...parts, '.play > .bar']
      .map((part) => document.querySelector(part).getBoundingClientRect());
    const edges = [0, ...boxes.flatMap(({ top, bottom }) => [top, bottom]), innerHeight];
    const isSorted = edges.every((edge, index) => !index || edge >= edges[index - 1] - 0.5);
    return isSorted ? [] : [`not on one screen: ${edges.map(Math.round)}`];
  };

  for (const language of ['en', 'fr', 'pl']) {
    await speak(language);
    await table.updateComplete;
    await board.updateComplete;
    await document.fonts.ready;
    for (const letters of [100, 200]) {
      root.style.fontSize = `${letters}%`;
      const faults = [...overlapping(), ...cut()];
      if (root.scrollWidth > root.clientWidth) faults.push(`${root.scrollWidth} wide`);
      if (letters === 100) {
        faults.push(...outside());
        tops.add(document.querySelector(parts[0]).getBoundingClientRect().top);
      }
      found.push(...faults.map((fault) => `${language} ${letters} %: ${fault}`));
    }
    root.style.fontSize = '';
  }
  return { found, tops: [...tops], step: board.view.step };
}"""
"""What does not fit in any language, with letters as they are and twice as large; and where the board begins."""

WIDE_WITH_LARGE_LETTERS = """async (language) => {
  const { speak } = await import(document.querySelector('link[href$="/words.js"]').href);
  const root = document.documentElement;
  await speak(language);
  await document.querySelector('table-coach').updateComplete;
  await document.fonts.ready;
  root.style.fontSize = '200%';
  const isWide = root.scrollWidth > root.clientWidth;
  root.style.fontSize = '';
  return isWide;
}"""

OVERLAP = """(parts) => {
  const [result, ...boxes] = ['.result', ...parts].map((part) => document.querySelector(part).getBoundingClientRect());
  return boxes.filter((box) => Math.min(box.right, result.right) - Math.max(box.left, result.left) > 1
    && Math.min(box.bottom, result.bottom) - Math.max(box.top, result.top) > 1).length;
}"""


def at_table(page_for: PageMaker, game: str, coach: str = "off", **looks: Any) -> Page:
    """A full table that goes the same way every time, where a pick is played at once."""
    count = 2 if game == "haru_ichiban" else 4
    options = {} if count == 2 else {"players": str(count)}
    page = page_for(settings={"confirm": False, "coach": coach}, **looks)
    seats: list[dict[str, Any]] = [{**PERSON, "name": "Anna"}, *[COMPUTER] * (count - 1)]
    page.goto(f"/table/{new_table(page, game, seats, options=options, seed='3')}")
    awaits(page)
    return page


def awaits(page: Page) -> None:
    page.wait_for_function(f"() => document.querySelector('.board-host') && {BOARD}?.legal?.length")
    wait_for_fonts(page)


def play(page: Page) -> None:
    """Draw much, stop early: that meets many kinds of steps."""
    number = page.evaluate("document.querySelector('players-sheet').model.number")
    page.evaluate(
        f"""() => {{
          const {{ legal }} = {BOARD};
          {BOARD}.pick(['draw 4', 'stop'].find((action) => legal.includes(action)) ?? legal.at(-1));
        }}"""
    )
    page.wait_for_function("number => document.querySelector('players-sheet').model.number > number", arg=number)
    awaits(page)


def resign(page: Page) -> None:
    page.evaluate("void document.querySelector('page-table').order('resign', { seat: 0 })")
    page.locator(".result").wait_for()


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def box(page: Page, selector: str) -> dict[str, float]:
    found: dict[str, float] = page.locator(selector).first.evaluate("one => one.getBoundingClientRect().toJSON()")
    return found


# Small phones and large letters


@pytest.mark.parametrize("game", mostly_long(GAMES, ["ishtar"]))
def test_a_full_table_fits_a_small_phone_in_every_language_and_holds_letters_twice_as_large(
    page_for: PageMaker, game: str
) -> None:
    page = at_table(page_for, game, viewport=PHONE, touch=True, is_mobile=True)
    faults: list[str] = []
    tops: set[float] = set()
    for _ in range(6):
        fit = page.evaluate(FAULTS, PARTS[game])
        faults += [f"{fit['step']}, {fault}" for fault in fit["found"]]
        tops.update(fit["tops"])
        play(page)
    assert faults == []
    assert len(tops) == 1, "the board moves when the words above it change"


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_coach_takes_no_room_of_the_board_on_a_small_phone_until_it_is_asked(page_for: PageMaker, game: str) -> None:
    page = at_table(page_for, game, viewport=PHONE, touch=True, is_mobile=True, coach="on")
    faults: list[str] = []
    for _ in range(3):
        expect(page.locator(".coach > p")).to_be_visible()
        fit = page.evaluate(FAULTS, PARTS[game])
        faults += [f"{fit['step']}, {fault}" for fault in fit["found"]]
        assert page.evaluate("document.documentElement.scrollHeight") == PHONE[1]
        play(page)
    assert faults == []
    told = page.locator(".coach > p")
    assert told.evaluate("one => one.scrollWidth > one.clientWidth")
    expect(page.locator(".coach .quiet")).to_be_hidden()
    page.locator(".coach .unfold").tap()
    expect(page.locator(".coach .quiet")).to_be_visible()
    assert told.evaluate("one => one.scrollWidth <= one.clientWidth")
    for language in ("en", "fr", "pl"):
        assert not page.evaluate(WIDE_WITH_LARGE_LETTERS, language)
    play(page)
    expect(page.locator(".coach .quiet")).to_be_hidden()  # another step, one line again


@pytest.mark.long
def test_the_legend_of_the_bag_is_whole_on_a_phone(page_for: PageMaker) -> None:
    page = at_table(page_for, "cherry_tree", viewport=PHONE)
    page.evaluate(f"{BOARD}.view = {{ ...{BOARD}.view, bag_least: Array(6).fill(10), bag_most: Array(6).fill(12) }}")
    expect(page.locator(".contents")).to_contain_text("10–12")
    for size in (PHONE, (390, 844), LYING):
        resize(page, size)
        grove = box(page, ".grove")
        for part in page.locator(".contents > span").all():
            inside = part.evaluate("one => one.getBoundingClientRect().toJSON()")
            assert grove["left"] <= inside["left"]
            assert inside["right"] <= grove["right"]
            assert part.evaluate("one => one.scrollWidth <= one.clientWidth")


# Phones that lie


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_that_lies_shows_the_board_at_full_height_and_the_rest_beside_it(
    page_for: PageMaker, game: str
) -> None:
    page = at_table(page_for, game, viewport=LYING, touch=True, is_mobile=True)
    play(page)
    for width, height in (LYING, (780, 360)):
        resize(page, (width, height))
        boxes = [box(page, part) for part in PARTS[game]]
        top, bottom = min(one["top"] for one in boxes), max(one["bottom"] for one in boxes)
        assert bottom - top > 0.9 * height
        hand = {"cherry_tree": ".cherry .tray", "haru_ichiban": ".side-own", "ishtar": ".ishtar > .tabs"}[game]
        for part in (".prompt .now", hand, ".play > .bar"):
            seen = box(page, part)
            assert 0 <= seen["top"] <= seen["bottom"] <= height, part
            assert seen["left"] >= 0.4 * width, part
        scrolled = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert scrolled == [width, height]
    assert barriers(page) == []


# The result


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_result_never_covers_the_board_and_is_announced_by_the_focus_once(page_for: PageMaker, game: str) -> None:
    page = at_table(page_for, game)
    play(page)
    resign(page)
    expect(page.locator(".result h2")).to_be_focused()
    for size in (DESK, PHONE, LYING):
        resize(page, size)
        assert page.evaluate(OVERLAP, PARTS[game]) == 0, size
        assert box(page, PARTS[game][0])["top"] >= 0
    page.locator(".tool-history").focus()
    page.evaluate("document.querySelector('page-table').requestUpdate()")
    page.evaluate("document.querySelector('page-table').updateComplete")
    expect(page.locator(".tool-history")).to_be_focused()


# What lies over the board, and what is cut off


@pytest.mark.long
def test_what_is_pointed_at_on_the_map_is_told_beside_it_and_only_as_long(page_for: PageMaker) -> None:
    page = at_table(page_for, "ishtar")
    caption = page.locator(".caption")
    page.locator(".places [data-place]").first.hover()
    expect(caption).to_have_text(page.locator(".places [data-place]").first.get_attribute("aria-label") or "")
    assert box(page, ".caption")["top"] >= box(page, ".map-window")["bottom"]
    page.locator(".prompt").hover()
    expect(caption).to_have_text("")


@pytest.mark.long
def test_a_window_that_becomes_narrow_does_not_leave_the_log_over_the_board(page_for: PageMaker) -> None:
    page = at_table(page_for, "haru_ichiban")
    expect(page.locator(".side-panel")).to_be_visible()
    resize(page, (390, 844))
    expect(page.locator(".side-panel")).to_have_count(0)
    resize(page, DESK)
    expect(page.locator(".side-panel")).to_be_visible()


@pytest.mark.long
def test_what_just_happened_is_told_in_full_on_a_desk_and_a_tap_away_on_a_phone(page_for: PageMaker) -> None:
    page = at_table(page_for, "haru_ichiban")
    play(page)
    past = page.locator(".prompt .past")
    expect(past).to_contain_text("without a choice")
    whole = "one => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth"
    assert past.evaluate(whole)
    resize(page, PHONE)
    expect(page.locator(".side-panel")).to_have_count(0)
    past.click()
    expect(page.locator(".side-panel .log")).to_contain_text("without a choice")


@pytest.mark.long
def test_a_table_of_four_is_set_up_on_one_screen_with_every_choice_in_full(page: Page) -> None:
    page.goto("/?game=cherry_tree")
    for game in ("cherry_tree", "ishtar"):
        page.locator(f"[name=game][value={game}]").check(force=True)
        page.get_by_role("radio", name="4 players").check(force=True)
        expect(page.locator(".seat-wanted")).to_have_count(4)
        wait_for_fonts(page)
        assert box(page, ".setup .big")["bottom"] <= DESK[1]
    for language in ("fr", "pl", "en"):
        page.evaluate(
            "async (tongue) => (await import(document.querySelector('link[href$=\"/words.js\"]').href)).speak(tongue)",
            language,
        )
        expect(page.locator("html")).to_have_attribute("lang", language)
        wait_for_fonts(page)
        for width in (1280, 768, 360):
            resize(page, (width, 800))
            cut = page.locator(".seat-wanted select").evaluate_all(
                """all => all.filter((one) => {
                  const given = one.offsetWidth;
                  one.style.width = 'max-content';
                  const wanted = one.offsetWidth;
                  one.style.width = '';
                  return wanted > given;
                }).length"""
            )
            assert cut == 0, (language, width)
