"""The coach: on in one's first game of each kind, explains each step and what just happened, and can be sent away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import PageMaker
from tests.web.inspection import barriers_by_day_and_night, too_wide
from tests.web.tables import new_table, pick, wait_for_turn

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only]

WORDS = """
coach-haru-step-bid = Both choose a flower in secret. Look at the dark lily.
happened-haru-log-reveal = The higher flower makes its owner senior.
"""


def coached(page_for: PageMaker, coach: str = "first", **looks: object) -> Page:
    """A page on which the coach has a sentence for the first step, whatever the game itself has."""
    page = page_for(settings={"coach": coach}, **looks)

    def speak(route: Route) -> None:
        route.fulfill(body=WORDS, content_type="text/plain; charset=utf-8")

    page.route("**/words/*/haru_ichiban/coach.ftl", speak)
    return page


def test_the_coach_speaks_in_the_first_game_of_each_kind(page_for: PageMaker) -> None:
    page = coached(page_for)
    first = new_table(page)
    page.goto(f"/table/{first}")
    expect(page.locator(".coach")).to_contain_text("Both choose a flower in secret.")
    page.goto(f"/table/{new_table(page)}")
    wait_for_turn(page)
    expect(page.locator(".coach")).to_have_count(0)
    page.goto(f"/table/{first}")
    expect(page.locator(".coach")).to_be_visible()


def test_the_coach_is_switched_off_and_on_at_the_table(page_for: PageMaker) -> None:
    page = coached(page_for)
    page.goto(f"/table/{new_table(page)}")
    page.locator(".coach .leave").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    wait_for_turn(page)
    expect(page.locator(".coach")).to_have_count(0)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Let the coach explain").click()
    expect(page.locator(".coach")).to_be_visible()


def test_what_just_happened_is_told_with_its_rule(page_for: PageMaker) -> None:
    page = page_for(settings={"coach": "on"})
    page.goto(f"/table/{new_table(page)}")
    pick(page)
    page.locator(".bar.confirm .seal").click()
    page.wait_for_function(
        "() => document.querySelector('players-sheet').model.log.some(({ id }) => id.includes('reveal'))"
    )
    told = page.get_by_role("button", name="What just happened?")
    told.click()
    expect(told).to_have_attribute("aria-expanded", "true")
    lines = page.locator(".coach li")
    expect(lines.first).to_be_visible()
    assert lines.count() <= 3
    rule = lines.locator(".rule").first.inner_text().strip()
    lines.locator(".rule").first.click()
    expect(page.locator(f"#rule-{rule}")).to_have_attribute("open", "")
    for actor, is_open in ((1, "true"), (0, "false")):  # what others do closes nothing under somebody's eyes
        page.evaluate(LATER, actor)
        expect(told).to_have_attribute("aria-expanded", is_open)


LATER = """(actor) => {
  const coach = document.querySelector('table-coach');
  const { now, log } = coach.model;
  const ply = now.ply + 1;
  coach.model = { ...coach.model, now: { ...now, ply }, log: [...log, { ...log.at(-1), ply, actor }] };
}"""


def test_a_game_without_words_for_a_coach_has_none(page_for: PageMaker) -> None:
    page = page_for(settings={"coach": "on"})
    page.route("**/words/*/haru_ichiban/coach.ftl", lambda route: route.fulfill(body="", content_type="text/plain"))
    page.goto(f"/table/{new_table(page)}")
    wait_for_turn(page)
    expect(page.locator(".prompt .badge")).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.long
def test_the_coach_fits_on_a_phone_in_every_language_and_keeps_nobody_out(page_for: PageMaker) -> None:
    page = coached(page_for, "on", viewport=(360, 740), touch=True)
    page.goto(f"/table/{new_table(page)}")
    page.locator(".coach .unfold").tap()
    page.locator(".coach .quiet").tap()
    expect(page.locator(".coach li").first).to_be_visible()
    assert too_wide(page) == []
    assert barriers_by_day_and_night(page) == []
