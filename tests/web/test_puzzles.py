"""Puzzles in a real browser: that of today, by theme, by keyboard, and days in a row that the browser keeps."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import hortus
from hortus.languages import LANGUAGES, sentence
from hortus.puzzles import Puzzle, daily, hint_of, puzzles_of
from tests.thorough import mostly_long
from tests.web.conftest import PageMaker
from tests.web.inspection import barriers_by_day_and_night, scrolls_sideways
from tests.web.tables import fetch

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only]

GAME = "haru_ichiban"
PUZZLES = puzzles_of(hortus.load(GAME))
PHONE = {"viewport": (360, 640), "touch": True, "is_mobile": True}
KEPT = "JSON.parse(localStorage.getItem('hortus-puzzles'))"


def at_a_place(puzzle: Puzzle) -> bool:
    """Both moves are a tap on a cell of the pond."""
    return {puzzle.best.split()[0], puzzle.second.split()[0]} <= {"flower", "dark", "frog"}


PUZZLE = next(puzzle for puzzle in PUZZLES if at_a_place(puzzle) and hint_of(puzzle))
MOVER = PUZZLE.game.seat_names[PUZZLE.start().to_act].capitalize()


def open_puzzle(page: Page, number: int | str = PUZZLE.number, game: str = GAME) -> Page:
    page.goto(f"/puzzles/{game}/{number}")
    expect(page.locator(".board-host [data-place]").first).to_be_visible()
    return page


def answer(page: Page) -> Locator:
    return page.locator(".lesson-answer")


def tap(page: Page, action: str) -> None:
    page.locator(f'.board-host [data-place="{action.split()[1]}"]').click()


def percent(chance: float) -> str:
    return f"{chance:.0%}"


def test_a_wrong_move_is_told_and_the_best_one_is_explained(page: Page) -> None:
    open_puzzle(page)
    expect(page.locator(".lesson-words")).to_contain_text(f"You are {MOVER}.")
    tap(page, PUZZLE.second)
    expect(answer(page)).to_contain_text(sentence("puzzle-wrong", {"chance": percent(PUZZLE.second_chance)}))
    tap(page, PUZZLE.best)
    expect(answer(page)).to_have_class("lesson-answer right")
    expect(answer(page)).to_contain_text(f"wins {percent(PUZZLE.chance)} of the time")
    expect(answer(page)).to_contain_text(sentence(f"puzzle-sure-{PUZZLE.sure}"))
    expect(page.locator(".lesson-on")).to_be_focused()
    assert page.evaluate(f"{KEPT}.solved") == {GAME: [PUZZLE.number]}
    assert barriers_by_day_and_night(page) == []


def test_a_puzzle_is_solved_by_keyboard_alone_and_leads_to_the_next_of_its_theme(page: Page) -> None:
    open_puzzle(page)
    page.locator(f'.board-host [data-place="{PUZZLE.best.split()[1]}"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".lesson-on")).to_be_focused()
    page.keyboard.press("Enter")
    alike = [puzzle.number for puzzle in PUZZLES if puzzle.theme == PUZZLE.theme]
    later = [number for number in alike if number > PUZZLE.number] or alike
    expect(page).to_have_url(f"{page.url.rsplit('/', 1)[0]}/{later[0]}")
    expect(page.locator("h1")).to_be_focused()
    expect(answer(page)).to_be_empty()


def test_a_hint_tells_reasons_and_the_solution_ends_it_unsolved(page: Page) -> None:
    open_puzzle(page)
    page.get_by_role("button", name="Hint").click()
    expect(answer(page)).to_contain_text("A hint, of the best move:")
    page.get_by_role("button", name="Solution").click()
    expect(answer(page)).to_have_class("lesson-answer wrong")
    expect(answer(page)).to_contain_text(f"wins {percent(PUZZLE.chance)} of the time")
    expect(page.get_by_role("button", name="Solution")).to_have_count(0)
    assert page.evaluate(KEPT) is None


def solve_today(page: Page) -> None:
    open_puzzle(page, "today")
    number = page.evaluate("document.querySelector('page-puzzle').info.number")
    best = PUZZLES[number - 1].best
    page.evaluate("best => document.querySelector('.board-host').firstElementChild.pick(best, true)", best)
    page.locator(".lesson-buttons button.seal").click()
    expect(answer(page)).to_have_class("lesson-answer right")


@pytest.mark.parametrize(("language", "month"), [("en", "November 16, 2026"), ("fr", "16 novembre 2026")])
def test_the_day_of_a_puzzle_is_written_as_people_write_it(page_for: PageMaker, language: str, month: str) -> None:
    page = page_for(language=language)

    def of_that_day(route: Route) -> None:
        route.fulfill(json={**fetch(route).json(), "date": "2026-11-16"})

    page.route("**/api/puzzles/*/today", of_that_day)
    open_puzzle(page, "today")
    expect(page.locator(".lesson-words .note").first).to_contain_text(month)
    page.unroute_all()


def test_who_has_seen_the_solution_solves_it_later_but_not_for_the_day(page: Page) -> None:
    open_puzzle(page, "today")
    page.get_by_role("button", name="Solution").click()
    expect(page.locator(".puzzle-worth")).to_be_visible()
    expect(page.locator(".earlier")).to_have_count(0)
    page.reload()
    expect(page.locator(".earlier")).to_have_text(sentence("puzzle-shown-before"))
    solve_today(page)
    assert page.evaluate(f"{KEPT}.days") == 0
    page.reload()
    expect(page.locator(".earlier")).to_have_text(sentence("puzzle-solved-before"))


def test_what_is_not_allowed_gets_the_rule_and_is_no_try(page: Page) -> None:
    open_puzzle(page)
    lilies = PUZZLE.start().view_for(None)["lilies"]
    water = next(f"{column}{row}" for column in "abcde" for row in "12345" if f"{column}{row}" not in {
        lily["cell"] for lily in lilies
    })  # fmt: skip
    page.locator(f'.board-host [data-place="{water}"]').click(force=True)
    expect(answer(page).get_by_role("link")).to_be_visible()


def test_days_in_a_row_are_counted_where_the_puzzle_of_today_is_solved(page: Page) -> None:
    page.goto("/puzzles")
    today = datetime.now(UTC).date()
    kept = {"solved": {}, "last": (today - timedelta(days=1)).isoformat(), "days": 4}
    page.evaluate("kept => localStorage.setItem('hortus-puzzles', kept)", json.dumps(kept))
    solve_today(page)
    expect(answer(page)).to_contain_text(sentence("puzzle-streak", {"days": 5}))
    page.goto("/puzzles")
    expect(page.locator(".streak")).to_have_text(sentence("puzzle-streak", {"days": 5}))
    card = page.locator(f"article[aria-labelledby=puzzles-{GAME}]")
    expect(card).to_contain_text(sentence("puzzles-page-today-done"))
    expect(card.locator(".facts")).to_have_text(sentence("puzzle-done", {"solved": 1, "count": len(PUZZLES)}))


def test_the_start_page_leads_to_the_puzzles_and_they_to_themes(page: Page) -> None:
    page.goto("/")
    page.locator(f"article[aria-labelledby=game-{GAME}]").get_by_role("link", name="Today’s puzzle").click()
    expect(page.locator(".board-host [data-place]").first).to_be_visible()
    puzzle = daily(hortus.load(GAME), datetime.now(UTC).date())
    assert puzzle is not None
    page.get_by_role("link", name="Puzzles").click()
    card = page.locator(f"article[aria-labelledby=puzzles-{GAME}]")
    expect(card.locator(".themes li")).to_have_count(len({one.theme for one in PUZZLES}))
    assert barriers_by_day_and_night(page) == []
    card.locator(".themes a").first.click()
    expect(page.locator("h1#puzzle-title")).to_be_visible()


@pytest.mark.parametrize("language", mostly_long(LANGUAGES, ["fr"]))
def test_puzzles_fit_a_phone(page_for: PageMaker, language: str) -> None:
    page = page_for(language=language, **PHONE)
    page.goto("/puzzles")
    expect(page.locator(".card").first).to_be_visible()
    assert not scrolls_sideways(page)
    for game in hortus.games():
        open_puzzle(page, 1, game)
        page.locator(".lesson-buttons button").nth(1).tap()
        expect(page.locator(".puzzle-worth")).to_be_visible()
        assert not scrolls_sideways(page)
        expect(page.locator(".lesson-on")).to_be_focused()
        expect(page.locator(".lesson-task")).to_have_count(0)  # it would lie over the board
        board, words = (page.locator(part).bounding_box() for part in (".board-host", ".lesson-answer"))
        assert board is not None
        assert words is not None
        assert board["y"] < 1 or board["y"] + board["height"] <= words["y"]  # as much of it is seen as can be


@pytest.mark.parametrize("address", [f"{GAME}/0", f"{GAME}/abc", "chess/1"])
def test_a_puzzle_that_does_not_exist_gets_a_sentence(page: Page, faults: list[str], address: str) -> None:
    page.goto(f"/puzzles/{address}")
    expect(page.locator("main.missing h1")).to_contain_text("There is no")
    faults.clear()  # the browser tells of every answer that is a refusal
