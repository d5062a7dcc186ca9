"""The rulebook in a real browser: by its address, before there is any table."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import hortus
from hortus.languages import rule_text, sentence
from tests.thorough import mostly_long
from tests.web.conftest import PageMaker
from tests.web.inspection import barriers_by_day_and_night, scrolls_sideways
from tests.web.tables import new_table

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only]

HARU = hortus.load("haru_ichiban")
SPILLED = """[...document.querySelectorAll('.figure-board')]
    .filter(board => board.scrollHeight > board.clientHeight + 3 || !board.querySelector('.board-host').clientHeight)
    .map(board => board.closest('rule-figure').figure.name)"""
SMALL: ViewportSize = {"width": 360, "height": 640}
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: dict[str, Any] = {"viewport": (360, 640), "touch": True, "is_mobile": True}


def open_book(page: Page, game: str = "haru_ichiban", rule: str = "") -> Page:
    page.goto(f"/rules/{game}" + (f"#rule-{rule}" if rule else ""))
    expect(page.locator(".chapters")).to_be_visible()
    return page


def test_the_chapters_come_in_the_order_of_the_rulebook_with_the_minute_first(page: Page) -> None:
    open_book(page)
    chapters = HARU.rulebook.chapters
    headings = [sentence(f"haru-chapter-{chapter.name}") for chapter in chapters]
    assert page.locator("main h2").all_text_contents() == ["In one minute", *headings]
    assert page.locator(".contents a").all_text_contents() == headings
    numbers = [number for chapter in chapters for number in chapter.rules]
    assert page.locator(".rule h3 a").all_text_contents() == numbers
    text = page.locator("#rule-H7 > p").inner_text()
    assert text == rule_text(HARU, "H7")


def test_figures_are_drawn_by_the_board_when_somebody_comes_near(page: Page) -> None:
    open_book(page)
    wind = page.locator("#rule-H9 rule-figure")
    wind.scroll_into_view_if_needed()
    expect(wind.locator(".haru")).to_have_count(2)
    assert page.locator("#rule-H23 .haru").count() == 0
    expect(wind.locator("figcaption")).to_contain_text("3 lilies move")
    expect(wind.locator(".board-host[inert]")).to_have_count(2)  # nothing in it can be pressed
    page.get_by_role("link", name="The end").click()
    expect(page.locator("#chapter-end")).to_be_focused()
    expect(page.locator("#rule-H23 .haru")).to_have_count(2)


def test_a_search_leaves_the_rules_with_these_words_and_counts_them(page: Page) -> None:
    open_book(page)
    page.get_by_label("Search the rules").fill("LIGHT frog")
    expect(page.locator(".rule")).not_to_have_count(24)
    count = page.locator(".rule").count()
    expect(page.get_by_role("search").get_by_role("status")).to_have_text(f"{count} rules.")
    page.get_by_label("Search the rules").fill("chess")
    expect(page.get_by_role("search").get_by_role("status")).to_have_text("No rule has these words.")
    page.get_by_label("Search the rules").fill("")
    expect(page.locator(".rule")).to_have_count(24)


def test_who_has_no_marks_on_the_keyboard_finds_the_word(page_for: PageMaker) -> None:
    page = open_book(page_for(language="pl"))
    page.locator("#sought").fill("wazka")
    expect(page.locator("#rule-H19")).to_be_visible()


def test_an_address_names_a_rule(page: Page) -> None:
    open_book(page, rule="H15")
    expect(page.locator("#rule-H15")).to_be_focused()
    expect(page.locator("#rule-H15")).to_be_in_viewport()
    page.locator("#rule-H15 p").get_by_role("link", name="H15").first.wait_for(state="detached")  # not to itself
    page.locator("#rule-H14").get_by_role("link", name="H23").click()
    expect(page.locator("#rule-H23")).to_be_focused()


@pytest.mark.parametrize("game", hortus.games())
def test_every_game_shows_all_its_rules(page: Page, game: str) -> None:
    open_book(page, game)
    expect(page.locator(".rule").last).to_be_visible()
    numbers = page.locator(".rule h3 a").all_text_contents()
    letter = hortus.load(game).rule_letter
    assert sorted(numbers, key=lambda number: int(number[1:])) == [f"{letter}{n}" for n in range(1, len(numbers) + 1)]


@pytest.mark.long
@pytest.mark.parametrize("game", hortus.games())
def test_every_figure_fits_its_place_on_a_phone_and_on_a_desk(page_for: PageMaker, game: str) -> None:
    page = open_book(page_for(**PHONE), game)
    for figure in page.locator("rule-figure").all():
        figure.scroll_into_view_if_needed()
        expect(figure.locator(".board-host:empty")).to_have_count(0)
    for size in (SMALL, DESK):
        page.set_viewport_size(size)
        assert page.evaluate(SPILLED) == [], size
        assert not scrolls_sideways(page), size


def test_a_game_that_does_not_exist_gets_a_sentence(page: Page, faults: list[str]) -> None:
    page.goto("/rules/chess")
    expect(page.locator("main.missing h1")).to_contain_text("chess")
    faults.clear()  # the browser tells of every answer that is a refusal


def test_the_rules_at_a_table_lead_to_the_rulebook(page: Page) -> None:
    page.goto(f"/table/{new_table(page)}")
    page.get_by_role("button", name="Rules").first.click()
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="The whole rulebook, with pictures").click()
    expect(opened.value.locator(".chapters")).to_be_visible()


@pytest.mark.parametrize("language", mostly_long(["en", "fr", "pl"], ["fr"]))
def test_the_rulebook_fits_a_phone(page_for: PageMaker, language: str) -> None:
    page = open_book(page_for(language=language, **PHONE), rule="H14")
    expect(page.locator("#rule-H14 .haru")).to_have_count(4)
    assert not scrolls_sideways(page)


@pytest.mark.long
def test_nothing_in_the_rulebook_keeps_anybody_out(page: Page) -> None:
    open_book(page, rule="H9")
    expect(page.locator("#rule-H9 .haru")).to_have_count(2)
    assert barriers_by_day_and_night(page) == []


@pytest.mark.parametrize("width", [360, 1100])
def test_no_figure_covers_its_caption(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    open_book(page, "cherry_tree")
    figure = page.locator("#rule-C23 rule-figure")
    figure.scroll_into_view_if_needed()
    expect(figure.locator(".finale .total")).to_be_visible()
    board, caption = figure.locator(".finale").bounding_box(), figure.locator("figcaption").bounding_box()
    assert board
    assert caption
    assert board["y"] + board["height"] <= caption["y"]
