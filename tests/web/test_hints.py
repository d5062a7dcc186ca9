"""Hints in the browser: where the table allows them, in words, shown on the board, picked but never played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PageMaker
from tests.web.inspection import barriers_by_day_and_night, too_wide
from tests.web.tables import FRIEND, PERSON, accept, get, new_table, ply_of, wait_for_turn

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only]


def ask(page: Page) -> None:
    wait_for_turn(page)
    page.locator(".tool-hints").click()
    expect(page.locator(".hints > li").first).to_be_visible()


def board_of(page: Page, what: str) -> object:
    return page.evaluate(f"document.querySelector('.board-host').firstElementChild.{what}")


@pytest.mark.parametrize("game", ["haru_ichiban", pytest.param("cherry_tree", marks=pytest.mark.long)])
def test_a_hint_says_the_best_moves_in_words_and_shows_them_on_the_board(game: str, page: Page) -> None:
    page.goto(f"/table/{new_table(page, game)}")
    ask(page)
    first = page.locator(".hints button").first
    expect(first).to_contain_text("%")
    ply = ply_of(page)
    assert board_of(page, "chosen") is None
    first.hover()
    page.wait_for_function("() => document.querySelector('.board-host').firstElementChild.chosen")
    pointed = board_of(page, "chosen")
    page.mouse.move(0, 0)
    page.wait_for_function("() => !document.querySelector('.board-host').firstElementChild.chosen")
    first.click()
    expect(page.locator(".bar.confirm .seal")).to_be_focused()
    assert board_of(page, "chosen") == pointed
    assert ply_of(page) == ply  # picked, not played
    expect(page.locator(".log, .hints").first).to_be_visible()


@pytest.mark.long
def test_a_sealed_choice_has_a_mixture_and_the_log_says_who_asked(page: Page) -> None:
    page.goto(f"/table/{new_table(page)}")
    ask(page)
    expect(page.locator("hints-panel")).to_contain_text("Choose it")
    expect(page.locator(".prompt .past")).to_have_text("You ask for a hint.")
    page.get_by_role("button", name="Log").first.click()
    expect(page.locator(".side-panel .marks")).to_contain_text("Practice")


@pytest.mark.long
def test_hints_by_keyboard_alone(page: Page) -> None:
    page.goto(f"/table/{new_table(page, 'cherry_tree')}")
    wait_for_turn(page)
    page.locator(".tool-hints").focus()
    page.keyboard.press("Enter")
    first = page.locator(".hints button").first
    expect(first).to_be_visible()
    first.focus()
    page.wait_for_function("() => document.querySelector('.board-host').firstElementChild.chosen")
    ply = ply_of(page)
    page.keyboard.press("Enter")
    expect(page.locator(".bar.confirm .seal")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => document.querySelector('players-sheet').model.now.ply > {ply}")
    expect(page.locator(".hints")).to_have_count(0)  # they were of another moment


@pytest.mark.long
def test_among_people_there_is_a_hint_only_where_the_table_allows_it(page_for: PageMaker) -> None:
    anna, ben = page_for(), page_for()
    for aids, count in ((False, 0), (True, 1)):
        table = new_table(anna, "cherry_tree", [PERSON, FRIEND], aids=aids)
        link = get(anna, f"/api/tables/{table}/links").json()["seats"]["1"]
        accept(ben, link)
        anna.goto(f"/table/{table}")
        wait_for_turn(anna)
        expect(anna.locator(".tool-hints")).to_have_count(count)
    ask(anna)
    expect(ben.locator(".log .quiet").last).to_have_text("Player 1 asks for a hint.")


@pytest.mark.long
def test_hints_fit_on_a_phone_in_every_language_and_keep_nobody_out(page_for: PageMaker) -> None:
    page = page_for(viewport=(360, 740), touch=True)
    page.goto(f"/table/{new_table(page)}")
    wait_for_turn(page)
    assert too_wide(page) == []
    page.locator(".tool-hints").tap()
    expect(page.locator(".hints > li").first).to_be_visible()
    assert too_wide(page) == []
    assert barriers_by_day_and_night(page) == []
    page.locator(".hints button").first.tap()
    expect(page.locator(".hints")).to_have_count(0)  # the sheet no longer covers the board
    expect(page.locator(".bar.confirm .seal")).to_be_focused()
