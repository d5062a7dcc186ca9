"""What a move brings is said before it is confirmed; what somebody might like is offered once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PageMaker
from tests.web.inspection import barriers_by_day_and_night, too_wide
from tests.web.tables import FRIEND, PERSON, accept, get, new_table, pick, ply_of, wait_for_turn

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only, pytest.mark.long]

WITH_POINTS = """() => {
  const table = document.querySelector('page-table');
  const view = structuredClone(table.sitting.shown.view);
  view.score_parts[0].line += 2;
  view.score_parts[1].square -= 1;
  table.sitting.preview = view;
  table.requestUpdate();
}"""


def promise_points(page: Page) -> None:
    """As if the picked move brought some, once its real preview is there."""
    page.wait_for_function("() => document.querySelector('page-table').sitting.preview")
    page.evaluate(WITH_POINTS)


def make_a_move(page: Page) -> None:
    pick(page)
    page.locator(".bar.confirm .seal").click()
    expect(page.locator(".bar.confirm")).to_have_count(0)


def newcomer(page_for: PageMaker, **looks: object) -> Page:
    return page_for(settings={"offered": []}, **looks)


def test_what_a_move_brings_is_said_part_by_part_before_it_is_confirmed(page: Page) -> None:
    page.goto(f"/table/{new_table(page)}")
    pick(page)
    expect(page.locator(".bar.confirm .seal")).to_be_visible()
    expect(page.locator(".brings")).to_have_text("")  # a secret choice brings nothing yet
    promise_points(page)
    expect(page.locator(".brings")).to_have_text("You: Rows of four +2. Snail: Squares -1.")


def test_moves_at_once_are_offered_beside_the_first_one(page_for: PageMaker) -> None:
    page = newcomer(page_for)
    page.goto(f"/table/{new_table(page, 'cherry_tree')}")
    pick(page)
    offer = page.get_by_role("button", name="Do not ask from now on")
    ply = ply_of(page)
    offer.click()
    page.wait_for_function(f"() => document.querySelector('players-sheet').model.now.ply > {ply}")
    ply = ply_of(page)
    pick(page)
    page.wait_for_function(f"() => document.querySelector('players-sheet').model.now.ply > {ply}")  # nobody asked
    expect(page.locator(".tool-undo")).to_be_visible()


def test_who_confirms_the_first_move_is_not_asked_again(page_for: PageMaker) -> None:
    page = newcomer(page_for)
    page.goto(f"/table/{new_table(page, 'cherry_tree')}")
    pick(page)
    page.locator(".bar.confirm .seal").click()
    expect(page.locator(".bar.confirm")).to_have_count(0)
    pick(page)
    expect(page.locator(".bar.confirm .seal")).to_be_visible()
    expect(page.get_by_role("button", name="Do not ask from now on")).to_have_count(0)


def test_sounds_and_notices_are_offered_once(page_for: PageMaker) -> None:
    page = newcomer(page_for)
    table = new_table(page)
    page.goto(f"/table/{table}")
    wait_for_turn(page)
    expect(page.locator(".offer")).to_have_count(0)  # the first thing is the game
    make_a_move(page)
    expect(page.locator(".offer")).to_be_visible()
    page.locator(".offer").get_by_role("button", name="Sounds").click()
    expect(page.locator(".offer")).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage.hortus).sound")
    page.reload()
    wait_for_turn(page)
    expect(page.locator(".offer")).to_have_count(0)


def test_what_is_offered_fits_on_a_phone_in_every_language_and_keeps_nobody_out(page_for: PageMaker) -> None:
    page = newcomer(page_for, viewport=(360, 740), touch=True)
    page.goto(f"/table/{new_table(page, 'cherry_tree')}")
    make_a_move(page)
    expect(page.locator(".offer")).to_be_visible()
    assert too_wide(page) == []
    page.goto(f"/table/{new_table(page)}")
    pick(page)
    promise_points(page)
    expect(page.locator(".brings")).to_contain_text("2")
    assert too_wide(page) == []
    assert barriers_by_day_and_night(page) == []


def test_who_is_away_is_said_in_a_word(page_for: PageMaker) -> None:
    anna, ben = page_for(), page_for()
    table = new_table(anna, seats=[PERSON, FRIEND])
    accept(ben, get(anna, f"/api/tables/{table}/links").json()["seats"]["1"])
    ben.goto("/")
    anna.goto(f"/table/{table}")
    expect(anna.locator(".seats .known-as").nth(1)).to_contain_text("away")


def test_points_say_what_they_are_made_of(page: Page) -> None:
    page.goto(f"/table/{new_table(page)}")
    wait_for_turn(page)
    page.evaluate(
        """() => {
          const table = document.querySelector('page-table');
          table.sitting.shown.view.score_parts[0].line = 4;
          table.requestUpdate();
        }"""
    )
    expect(page.locator(".seats .points").first).to_have_attribute("title", "Made of: Rows of four +4.")
