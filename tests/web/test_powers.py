"""The powers around a table in a real browser: the way back, asking and consent, absence, links made anew."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import ContextMaker, PageMaker
from tests.web.inspection import barriers, scrolls_sideways
from tests.web.tables import COMPUTER, FRIEND, PERSON, accept, get, new_table

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only]

PHONE = {"viewport": (360, 640), "touch": True, "is_mobile": True}
ANNA = {**PERSON, "name": "Anna"}
BEN = {**FRIEND, "name": "Ben"}


def link_to_seat(host: Page, table: str) -> str:
    links: dict[str, dict[str, str]] = get(host, f"/api/tables/{table}/links").json()
    return links["seats"]["1"]


def sheet_of(page: Page) -> Locator:
    """The sheet of players and links, opened."""
    page.get_by_role("button", name="More").click()
    page.locator("menu-sheet").get_by_role("button", name="Players and links").click()
    return page.get_by_role("dialog", name="Players and links")


def line_of(sheet: Locator, name: str) -> Locator:
    return sheet.locator("li").filter(has_text=name)


def two_people(page_for: PageMaker, host: Page | None = None, **wish: str) -> tuple[Page, Page]:
    """Anna and Ben at a table of theirs."""
    host = host or page_for()
    table = new_table(host, seats=[ANNA, BEN], **wish)
    friend = page_for(**PHONE)
    accept(friend, link_to_seat(host, table))
    host.goto(f"/table/{table}")
    for page in (host, friend):
        expect(page.locator(".seat.own")).to_be_visible()
    return host, friend


# The way back


def test_a_friend_comes_back_by_the_personal_code_and_others_may_only_watch(
    page_for: PageMaker, faults: list[str]
) -> None:
    host = page_for()
    link = link_to_seat(host, new_table(host, seats=[ANNA, BEN]))
    friend = page_for(**PHONE)
    friend.goto(link)
    friend.get_by_role("button", name="Sit down").click()
    way_back = friend.get_by_role("region", name="Your way back")
    expect(way_back).to_contain_text("Keep it to yourself.")
    expect(friend.locator("main")).to_be_focused()  # it is in nobody's way
    assert barriers(friend) == []
    assert not scrolls_sideways(friend)
    code = way_back.locator("code").inner_text()

    again = page_for()
    again.goto("/")
    again.get_by_label("Join by code or link").fill(code.lower())
    again.keyboard.press("Enter")
    expect(again.get_by_role("heading", name="Haru Ichiban: welcome back")).to_be_visible()
    again.get_by_role("button", name="Come back to your seat").click()
    expect(again.locator(".seat.own")).to_contain_text("Ben")
    expect(again.get_by_role("region", name="Your way back")).to_have_count(0)

    way_back.get_by_role("button", name="Close").click()
    friend.reload()
    expect(friend.locator(".seat.own")).to_be_visible()
    sheet = sheet_of(friend)
    sheet.get_by_text("Your way back").click()
    expect(sheet).to_contain_text("Your seat is open on 2 devices.")
    expect(sheet.locator(".personal code")).to_have_text(code)
    sheet.get_by_role("button", name="Make anew: your personal code").click()
    friend.locator(".question .seal").click()
    expect(sheet).to_contain_text("Your seat is open on 1 device.")
    expect(sheet.locator(".personal code")).not_to_have_text(code)
    expect(again.locator("main.missing")).to_contain_text("You are not invited to this table.")
    assert all(re.search("403|WebSocket", fault) for fault in faults)  # the browser notes the refusal
    faults.clear()

    late = page_for()
    late.goto(link)
    expect(late.locator(".about")).to_have_text("Somebody sits there already. You may watch.")
    late.get_by_role("button", name="Watch").click()
    expect(late.locator(".prompt .now")).to_contain_text("You are watching.")
    expect(sheet).to_contain_text("1 person is watching.")


def test_alone_with_a_computer_the_way_back_is_in_the_sheet_only(page: Page) -> None:
    page.goto(f"/table/{new_table(page, seats=[ANNA, COMPUTER])}")
    expect(page.locator(".seat.own")).to_be_visible()
    sheet = sheet_of(page)
    expect(sheet.get_by_text("Your way back")).to_be_visible()
    assert barriers(page) == []
    assert page.get_by_role("region", name="Your way back").count() == 0


# Asking and consent


def test_who_is_asked_agrees_a_computer_plays_and_the_seat_is_taken_back(page_for: PageMaker) -> None:
    host, friend = two_people(page_for)
    asked = line_of(sheet_of(host), "Ben")
    asked.get_by_text("Ask for this seat").click()
    asked.get_by_role("combobox").select_option("Snail (level 1) stands in")
    asked.get_by_role("button", name="Ask", exact=True).click()
    expect(asked).to_contain_text("there is no answer yet")
    assert barriers(host) == []
    question = friend.locator(".around")
    expect(question).to_contain_text("Anna asks you to let Snail stand in for you.")
    expect(friend.locator("#announcements")).to_contain_text("Anna asks you")
    assert barriers(friend) == []
    assert not scrolls_sideways(friend)
    question.get_by_role("button", name="Decline").click()
    expect(asked).not_to_contain_text("no answer yet")
    expect(question).to_have_count(0)

    asked.get_by_text("Ask for this seat").click()
    asked.get_by_role("button", name="Ask", exact=True).click()
    question.get_by_role("button", name="Agree").click()
    expect(friend.locator(".prompt .now")).to_contain_text("A computer plays for you.")
    expect(host.locator("ul.seats")).to_contain_text("Magpie")
    expect(host.locator("log-panel li.quiet").last).to_have_text("Yellow leaves the seat to a computer.")
    then = host.locator(".log .entry").filter(has_text="Ben draws 3 flowers.")  # who held the seat when it happened
    expect(then).to_have_count(1)
    expect(host.locator("#announcements")).to_contain_text("Ben agrees.")
    friend.goto("/")
    expect(friend.locator(".resume li").first).to_contain_text("A computer plays for you.")
    friend.go_back()
    friend.get_by_role("button", name="Take my seat back").click()
    expect(friend.locator(".seat.own")).to_contain_text("Ben")


def test_a_note_in_the_log_is_no_moment_of_the_game(page_for: PageMaker) -> None:
    host, _ = two_people(page_for)
    expect(host.locator("log-panel li.quiet")).to_have_text("Yellow: a person sits down.")
    stops = host.evaluate(
        """async () => {
             const app = document.querySelector('script[type=module]').src;
             const { stopsOf } = await import(new URL('parts/replay.js', app));
             const { model } = document.querySelector('players-sheet');
             return [stopsOf(model).filter((stop) => stop.halt).length, stopsOf(model).length - 1 - model.now.ply];
           }"""
    )
    assert stops == [0, 0]


# Absence


def test_the_rule_of_absence_is_chosen_and_seen_before_one_sits_down(page_for: PageMaker) -> None:
    host = page_for(**PHONE)
    host.goto("/?game=haru_ichiban")
    expect(host.locator(".seat-wanted")).to_have_count(2)
    assert host.get_by_role("radio", name="a day").count() == 0  # against a computer
    host.locator(".seat-wanted select").nth(1).select_option("link")
    expect(host.get_by_role("radio", name="the table waits")).to_be_checked()
    host.get_by_role("radio", name="5 minutes").check()
    rule = "If somebody keeps the table waiting for 5 minutes, a computer may stand in until the person comes back."
    expect(host.locator("#absence-rule")).to_have_text(rule)
    assert barriers(host) == []
    assert not scrolls_sideways(host)
    host.get_by_role("button", name="Open the table").click()
    link = host.locator(".invitation .address").input_value()
    friend = page_for(**PHONE)
    friend.goto(link)
    expect(friend.locator(".card")).to_contain_text(rule)
    expect(friend.get_by_role("button", name="Sit down")).to_be_in_viewport(ratio=1)


def test_a_computer_may_stand_in_when_the_time_has_passed(context_for: ContextMaker, page_for: PageMaker) -> None:
    host = context_for().new_page()
    host.clock.install()
    host, friend = two_people(page_for, host, absence="5 minutes")
    friend.close()
    away = line_of(sheet_of(host), "Ben")
    expect(away).to_contain_text("A computer may stand in from")
    assert away.get_by_role("button", name="Let a computer stand in").count() == 0
    host.clock.fast_forward(301_000)
    expect(away).to_contain_text("A computer may stand in now.")
    expect(host.locator(".around")).to_contain_text("Ben has been away for too long.")
    away.get_by_role("button", name="Let a computer stand in").click()  # the server has the last word about time
    expect(away.get_by_role("alert")).to_contain_text(re.compile("only for somebody who has kept the table waiting"))


def test_a_pause_is_agreed_on_and_ended(page_for: PageMaker) -> None:
    host, friend = two_people(page_for, absence="day")
    sheet_of(host).get_by_role("button", name="Ask everybody for a pause").click()
    friend.get_by_role("button", name="Agree").click()
    for page in (host, friend):
        expect(page.locator(".around")).to_contain_text("A pause: nobody’s absence counts.")
    friend.get_by_role("button", name="End the pause").click()
    expect(friend.locator(".around")).to_have_count(0)


# Links


def test_a_link_to_watch_that_is_made_anew_sends_those_who_came_by_it_away(
    page_for: PageMaker, faults: list[str]
) -> None:
    host = page_for()
    table = new_table(host, seats=[ANNA, BEN])
    watcher = page_for(**PHONE)
    accept(watcher, get(host, f"/api/tables/{table}/links").json()["watch"])
    expect(watcher.locator(".prompt .now")).to_contain_text("You are watching.")
    host.goto(f"/table/{table}")
    expect(host.locator(".side-panel .marks")).to_have_text("1 person is watching.")
    sheet = sheet_of(host)
    old, code = sheet.locator(".links .address").first.input_value(), sheet.locator(".way-code code").inner_text()
    sheet.get_by_role("button", name="Make anew: link to watch").click()
    expect(host.locator(".question")).to_contain_text("whoever watches has to leave")
    host.locator(".question .seal").click()
    expect(sheet.locator(".links .address").first).not_to_have_value(old)
    expect(sheet.locator(".way-code code")).not_to_have_text(code)
    expect(watcher.locator("main.missing")).to_contain_text("You are not invited to this table. Ask for a link.")
    assert all(re.search("403|WebSocket", fault) for fault in faults)  # the browser notes the refusal
    faults.clear()
