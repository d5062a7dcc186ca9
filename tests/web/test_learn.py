"""Lessons in a real browser: by address, without a table, with an answer to every try."""

from __future__ import annotations

import re
from collections.abc import Collection

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import hortus
from hortus.contract.teaching import Lesson, pupil_at
from hortus.languages import LANGUAGES, sentence
from tests.thorough import mostly_long
from tests.web.conftest import ContextMaker, PageMaker
from tests.web.inspection import barriers_by_day_and_night, scrolls_sideways

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only]

GAME = "haru_ichiban"
LESSONS = hortus.load(GAME).lessons
ARROWS = {"n": "ArrowUp", "e": "ArrowRight", "s": "ArrowDown", "w": "ArrowLeft"}
PHONE = {"viewport": (360, 640), "touch": True, "is_mobile": True}
WAY = """async (place) => {
    const { nearest } = await import(document.querySelector('link[href$="/words.js"]').href.replace('words', 'focus'));
    const isSeen = (element) => element.getClientRects().length > 0 && !element.matches(':disabled');
    const all = (within, what) => [...within.querySelectorAll(what)].filter(isSeen);
    const goal = all(document, `.board-host [data-place="${place}"]`)[0];
    const STOP = '[data-place][tabindex="0"]';
    let within = goal;
    while (within.parentElement && all(within.parentElement, STOP).length <= 1) within = within.parentElement;
    const stop = within.matches(STOP) ? within : all(within, STOP)[0];

    const tabs = all(document, 'a[href], button, summary, [tabindex]').filter((one) => one.tabIndex >= 0);
    const isBefore = (one) => one.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
    const here = tabs.indexOf(document.activeElement);
    const steps = tabs.indexOf(stop) - (here < 0 ? tabs.filter(isBefore).length - 1 : here);
    const keys = Array(Math.abs(steps)).fill(steps < 0 ? 'Shift+Tab' : 'Tab');

    const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const places = all(within, '[data-place]');
    const ways = new Map([[stop, []]]);
    for (const [place, way] of ways) {
      if (place === goal) break;
      for (const [key, direction] of Object.entries(ARROWS)) {
        const next = nearest(place, places, direction);
        if (next && !ways.has(next)) ways.set(next, [...way, key]);
      }
    }
    return [...keys, ...(ways.get(goal) ?? ['unreachable'])];
}"""
"""The keys that lead from where the focus is to a place: Tab to its part of the board, then the fewest arrows."""
SPOTS = "Object.fromEntries(document.querySelector('.board-host').firstElementChild.spots ?? [])"
FOCUSED = "document.activeElement?.dataset?.place ?? ''"


def open_lesson(page: Page, number: int | str = "", game: str = GAME) -> Page:
    page.goto(f"/learn/{game}/{number}".rstrip("/"))
    expect(page.locator(".board-host [data-place]").first).to_be_visible()
    return page


def answer(page: Page) -> Locator:
    return page.locator(".lesson-answer")


def place_of(action: str) -> str:
    """Where Haru Ichiban has it: a cell of the pond, or a flower of the hand."""
    verb, thing, *_ = action.split()
    return f"bid {thing}" if verb == "bid" else thing


def places_of(page: Page, action: str) -> list[str]:
    """Where a board has it, one after the other."""
    verb, *things = [*action.split(), ""]
    match verb:
        case "flower" | "frog" | "dark" | "wind":
            return things[:1]
        case "keep":
            return [f"harvest {colour}" for colour in things if colour]
        case "behind" if things[0] != "none":
            return [f"harvest {things[0]}"]
        case "bonus":
            cards: dict[str, str] = page.evaluate("document.querySelector('.board-host > *').view.masteries")
            return [f"card {card}" for card, bonus in cards.items() if bonus == things[0]]
    return [action]


def walk_to(page: Page, place: str) -> None:
    for key in page.evaluate(WAY, place):
        page.keyboard.press(key)
    assert page.evaluate(FOCUSED) == place


def press_one_of(page: Page, actions: Collection[str]) -> None:
    """An action by keyboard alone. On a map each tap on a cell goes on to the next thing that can be done there."""
    spots: dict[str, list[str]] = page.evaluate(SPOTS)
    ways = [(found.index(one), cell, len(found)) for cell, found in spots.items() for one in found if one in actions]
    if ways:
        taps, cell, count = min(ways)
        walk_to(page, cell)
        for key in ["Enter", *["Space"] * taps, *["Enter"] * (count > 1)]:
            page.keyboard.press(key)
        return
    action = min(actions)
    for place in places_of(page, action):
        walk_to(page, place)
        page.keyboard.press("Enter")
    if action.startswith("wind"):
        page.keyboard.press(ARROWS[action.split()[2]])


def wrong_ones(game: str, lesson: Lesson) -> list[str]:
    legal = pupil_at(hortus.load(game), lesson).legal_texts()
    return [action for action in legal if action not in lesson.answers]


def wrong_one(lesson: Lesson) -> str:
    return wrong_ones(GAME, lesson)[0]


def said(lesson: Lesson, ending: str, language: str) -> str:
    return sentence(f"haru-lesson-{lesson.name}-{ending}", {}, language)


TAUGHT = [name for name in hortus.games() if hortus.load(name).lessons]
IN_EVERY_LANGUAGE = [
    pytest.param(game, language, marks=() if game == "haru_ichiban" else pytest.mark.long)
    if language == "en"
    else pytest.param(game, language, marks=pytest.mark.soak)
    for game in TAUGHT
    for language in LANGUAGES
]


@pytest.mark.parametrize(("game", "language"), IN_EVERY_LANGUAGE)
def test_every_lesson_can_be_done_by_keyboard_alone_and_leads_to_the_next(
    page_for: PageMaker, game: str, language: str
) -> None:
    before = {"coach": "off", "coached": {game: "an earlier table"}}
    page = open_lesson(page_for(language=language, settings=before), game=game)
    prefix = hortus.load(game).sentence_prefix
    for number, lesson in enumerate(hortus.load(game).lessons, start=1):
        name = f"{prefix}-lesson-{lesson.name}"
        expect(page.locator("h1")).to_have_text(sentence(f"{name}-title", {}, language))
        expect(page.locator(".lesson-on")).not_to_have_class("button lesson-on seal")
        if wrong := wrong_ones(game, lesson):
            press_one_of(page, wrong)
            expect(answer(page)).to_have_class("lesson-answer wrong")
        press_one_of(page, lesson.answers)
        expect(answer(page).locator("p")).to_have_text(sentence(f"{name}-done", {}, language))
        expect(page.locator(".lesson-on")).to_be_focused()
        expect(page).to_have_url(re.compile(f"/{number}$"))
        page.keyboard.press("Enter")
    expect(page.locator(".lesson-end h1")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_be_visible()  # the first game
    expect(page).to_have_url(re.compile("/table/"))


def test_a_tap_on_what_is_not_allowed_gets_the_rule(page: Page) -> None:
    open_lesson(page, 1)
    page.locator('.board-host [data-place="b5"]').click(force=True)
    expect(answer(page)).to_contain_text("There is no lily on b5, only water.")
    answer(page).get_by_role("link", name="Read rule H8").click()
    expect(page.locator("#rule-H8")).to_be_focused()


def test_a_right_answer_moves_on_the_board_and_tells_what_came_of_it(page_for: PageMaker) -> None:
    page = open_lesson(page_for(reduced_motion=False), 1)
    page.locator('.board-host [data-place="c4"]').click()
    expect(answer(page)).to_contain_text("You put a flower on c4.")
    expect(page.locator(".board-host .figures")).to_be_visible()
    page.locator('.board-host [data-place="a1"]').click(force=True)  # it is done: nothing is tried any more
    expect(answer(page)).to_contain_text("You put a flower on c4.")


def test_one_goes_on_where_one_was(page: Page) -> None:
    open_lesson(page, 1)
    page.get_by_role("link", name="Skip", exact=True).click()
    expect(page.locator("h1")).to_have_text(said(LESSONS[1], "title", "en"))
    expect(page.locator("h1")).to_be_focused()
    open_lesson(page)
    expect(page.locator(".lesson-steps [aria-current=step]")).to_have_text("2")
    page.get_by_role("link", name="Back", exact=True).click()
    expect(page.locator(".lesson-steps [aria-current=step]")).to_have_text("1")
    open_lesson(page)
    expect(page.locator(".lesson-steps [aria-current=step]")).to_have_text("2")


def test_whoever_has_come_to_the_end_may_learn_again(page: Page) -> None:
    page.goto(f"/learn/{GAME}/end")
    page.get_by_role("link", name="Learn again").click()
    expect(page.locator("h1")).to_have_text(said(LESSONS[0], "title", "en"))
    open_lesson(page)
    expect(page.locator(".lesson-steps [aria-current=step]")).to_have_text("1")


@pytest.mark.parametrize("address", [f"{GAME}/0", f"{GAME}/99", f"{GAME}/abc", f"{GAME}/{'9' * 400}", "chess/1"])
def test_a_lesson_that_does_not_exist_gets_a_sentence(page: Page, faults: list[str], address: str) -> None:
    page.goto(f"/learn/{address}")
    expect(page.locator("main.missing h1")).to_contain_text("There is no")
    expect(page.get_by_role("link", name="Start page").last).to_be_visible()
    faults.clear()  # the browser tells of every answer that is a refusal


def test_a_lost_connection_gets_a_sentence_and_the_lesson_goes_on(page: Page, faults: list[str]) -> None:
    open_lesson(page, 1)

    def fail(route: Route) -> None:
        route.abort()

    page.route("**/api/lessons/**", fail)
    page.locator('.board-host [data-place="c4"]').click()
    expect(answer(page)).to_contain_text("The server cannot be reached just now.")
    page.unroute("**/api/lessons/**")
    page.locator('.board-host [data-place="c4"]').click()
    expect(answer(page)).to_contain_text(said(LESSONS[0], "done", "en"))
    faults.clear()


def test_a_move_that_another_tap_may_change_waits_to_be_confirmed(page: Page) -> None:
    open_lesson(page, 1)
    page.evaluate("document.querySelector('.board-host').firstElementChild.pick('flower c4', true)")
    page.get_by_role("button", name="Confirm: put the flower on c4").click()
    expect(answer(page)).to_contain_text(said(LESSONS[0], "done", "en"))


@pytest.mark.parametrize("language", mostly_long(["en", "fr", "pl"], ["fr"]))
def test_lessons_fit_a_phone(page_for: PageMaker, language: str) -> None:
    page = open_lesson(page_for(language=language, **PHONE), 1)
    for lesson in LESSONS:
        expect(page.locator("h1")).to_have_text(said(lesson, "title", language))
        expect(answer(page)).to_be_empty()
        assert not scrolls_sideways(page)
        if lesson.name == "wind":
            page.locator('.board-host [data-place="d1"]').tap()
        else:
            page.locator(f'.board-host [data-place="{place_of(wrong_one(lesson))}"]').tap()
            expect(answer(page)).not_to_be_empty()
        assert not scrolls_sideways(page)
        page.locator(".lesson-on").tap()


@pytest.mark.long
def test_nothing_in_a_lesson_keeps_anybody_out(page: Page) -> None:
    open_lesson(page, 1)
    page.locator('.board-host [data-place="c4"]').click()
    expect(answer(page)).to_contain_text(said(LESSONS[0], "done", "en"))
    assert barriers_by_day_and_night(page) == []
    page.goto(f"/learn/{GAME}/end")
    expect(page.locator(".lesson-end")).to_be_visible()
    assert barriers_by_day_and_night(page) == []


# The start page


def first_button(page: Page) -> Locator:
    return page.locator(f"article[aria-labelledby=game-{GAME}] .first > *").first


def test_a_first_visitor_is_offered_the_lessons_first(context_for: ContextMaker) -> None:
    context = context_for()
    context.add_init_script("if (location.host && !sessionStorage.visited) localStorage.clear()")
    page = context.new_page()
    page.goto("/")
    expect(first_button(page)).to_have_text("Learn")
    first_button(page).click()
    expect(page.locator(".board-host .haru")).to_be_visible()
    page.evaluate("sessionStorage.visited = 'yes'")
    page.goto("/")
    expect(first_button(page)).to_have_text("Play now")


def test_further_ways_to_play_are_folded_away(page: Page) -> None:
    page.goto("/")
    card = page.locator(f"article[aria-labelledby=game-{GAME}]")
    expect(card.get_by_role("button", name="Watch computers")).to_be_hidden()
    card.get_by_text("More ways to play").click()
    expect(card.get_by_role("button", name="Watch computers")).to_be_visible()
    expect(card.get_by_role("link", name="Read the rules")).to_be_visible()
