"""Opponents are chosen by their cards: by pointer, by keys, on a phone, by ear; and seen at their seats."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PageMaker
from tests.web.inspection import barriers

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only, pytest.mark.long]

NAMES = ["Snail", "Hedgehog", "Magpie", "Heron", "Owl"]
SMALL = (360, 740)


def set_up(page: Page, game: str = "haru_ichiban") -> None:
    page.goto(f"/?game={game}")
    expect(page.locator(".opponent")).to_have_count(5)


def test_an_opponent_is_chosen_by_keys_and_a_screen_reader_hears_name_level_and_character(page: Page) -> None:
    set_up(page)
    group = page.get_by_role("group", name="Which computer player")
    for number, name in enumerate(NAMES, start=1):
        expect(group.get_by_role("radio", name=re.compile(rf"^{name} \(level {number}\) \w.*\.$"))).to_have_count(1)
    hedgehog = group.get_by_role("radio", name="Hedgehog")
    expect(hedgehog).to_be_checked()  # whom a newcomer meets
    hedgehog.focus()
    page.keyboard.press("ArrowDown")
    expect(group.get_by_role("radio", name="Magpie")).to_be_checked()
    page.get_by_role("checkbox", name="Seats by lot").uncheck()
    page.get_by_role("button", name="Open the table").click()
    seat = page.locator("ul.seats > li").nth(1)
    expect(seat.locator(".name")).to_have_text("Magpie")
    expect(seat.locator(".known-as")).to_have_text("Yellow · level 3")
    expect(seat.locator("svg.portrait")).to_have_count(1)
    page.goto("/")
    expect(page.locator(".card .against").first).to_have_text("Against Magpie (level 3)")  # remembered


def test_the_five_cards_stand_one_beneath_the_other_on_a_small_phone(page_for: PageMaker) -> None:
    page = page_for(viewport=SMALL, color_scheme="dark")
    set_up(page)
    assert barriers(page) == []
    boxes = page.locator(".opponent").evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())")
    assert len({box["left"] for box in boxes}) == 1
    assert all(above["bottom"] <= below["top"] for above, below in pairwise(boxes))
    assert page.locator(".portrait").evaluate_all("all => new Set(all.map((one) => one.innerHTML)).size") == 5
    page.locator(".opponent").nth(4).locator("summary").click()
    told = page.locator(".opponent").nth(4).locator(".about > p")
    expect(told.first).to_contain_text("It plays on in its head")
    expect(told.filter(has_text=re.compile("Rating|not been measured"))).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") == SMALL[0]
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") == SMALL[0]


def test_with_several_computers_each_has_its_own_choice_behind_the_one_that_is_chosen(page: Page) -> None:
    set_up(page, "cherry_tree")
    page.get_by_role("radio", name="3 players").check(force=True)
    second, third = (page.locator(".seat-wanted").nth(seat) for seat in (1, 2))
    expect(second.locator(".opponent").first).to_be_hidden()
    second.locator(".chosen-opponent > summary").click()
    second.locator(".opponent").nth(4).locator("label").click()
    expect(second.locator(".chosen-opponent > summary")).to_contain_text("Owl (level 5)")
    expect(third.locator(".chosen-opponent > summary")).to_contain_text("Hedgehog (level 2)")
    assert barriers(page) == []
