"""A guest who came by the link to watch: the page works without a code, and offers nothing that needs one."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PageMaker
from tests.web.inspection import barriers, scrolls_sideways, too_wide
from tests.web.tables import FRIEND, PERSON, accept, get, new_table, post

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only]

WIDTHS = [pytest.param((1280, 800), marks=pytest.mark.long), (360, 740)]
CODE = re.compile("[A-Z]{4}-[A-Z]{4}")


@pytest.mark.parametrize("viewport", WIDTHS)
def test_a_watcher_is_offered_no_code_and_no_seat(page_for: PageMaker, viewport: tuple[int, int]) -> None:
    host, watcher = page_for(), page_for(viewport=viewport)
    table = new_table(host, seats=[PERSON, FRIEND])
    accept(watcher, get(host, f"/api/tables/{table}/links").json()["watch"])
    expect(watcher.locator(".prompt .now")).to_contain_text("You are watching.")
    expect(watcher.get_by_role("button", name="Sit down")).to_have_count(0)
    assert barriers(watcher) == []
    assert not scrolls_sideways(watcher)
    watcher.get_by_role("button", name="More", exact=True).click()
    record = watcher.get_by_role("link", name=re.compile("record", re.IGNORECASE))
    expect(record).to_have_attribute("download", f"haru_ichiban-{table}.txt")
    watcher.get_by_role("button", name="Players and links").last.click()
    sheet = watcher.locator("players-sheet dialog")
    expect(sheet.locator(".players > li")).to_have_count(2)
    expect(sheet.locator("code, .links")).to_have_count(0)
    assert not CODE.search(sheet.inner_text())
    assert barriers(watcher) == []
    assert too_wide(watcher) == []


@pytest.mark.long
def test_a_player_finds_the_code_in_two_halves(page_for: PageMaker) -> None:
    host, friend = page_for(), page_for(viewport=(360, 740))
    table = new_table(host, seats=[PERSON, FRIEND])
    host.goto(f"/table/{table}")
    expect(host.locator(".invitation code").first).to_have_text(CODE)
    accept(friend, get(host, f"/api/tables/{table}/links").json()["seats"]["1"])
    friend.get_by_role("button", name="More", exact=True).click()
    friend.get_by_role("button", name="Players and links").last.click()
    expect(friend.locator("players-sheet .links code")).to_have_text(CODE)
    assert not scrolls_sideways(friend)


@pytest.mark.long
def test_somebody_who_could_sit_down_and_watches_may_still_sit_down(page_for: PageMaker) -> None:
    host, friend = page_for(), page_for(viewport=(360, 740))
    table = new_table(host, seats=[PERSON, FRIEND])
    friend.goto(get(host, f"/api/tables/{table}/links").json()["seats"]["1"])
    friend.get_by_role("button", name="Watch").click()
    expect(friend.locator(".prompt .now")).to_contain_text("You are watching.")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_label("Your name")).to_be_visible()
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".seat.own")).to_contain_text("Yellow")


# A long log


@pytest.mark.long
@pytest.mark.parametrize(
    ("viewport", "language"),
    [
        ((1280, 800), "en"),
        ((360, 740), "fr"),
        ((360, 740), "pl"),
    ],
)
def test_earlier_notes_are_shown_at_the_press_of_a_key(
    page_for: PageMaker, viewport: tuple[int, int], language: str
) -> None:
    label = {
        "en": "Show earlier notes",
        "fr": "Afficher les notes précédentes",
        "pl": "Pokaż wcześniejsze wpisy",
    }[language]
    host = page_for(viewport=viewport, language=language)
    table = new_table(host, seats=[PERSON, FRIEND])
    friend = page_for()
    accept(friend, get(host, f"/api/tables/{table}/links").json()["seats"]["1"])
    for page, seat in ((host, 0), (friend, 1)):
        for number in range(4):
            leave = {"kind": "computer", "player": "level1"} if number % 2 == 0 else {"kind": "person", "here": True}
            settle = {"type": "settle", "request": f"request-{seat}-{number}", "seat": seat, **leave}
            assert post(page, f"/api/tables/{table}", settle).ok
    for number in range(7):
        for page, body in ((host, {"type": "ask", "seat": 1, "kind": "pause"}), (friend, CONSENT)):
            assert post(page, f"/api/tables/{table}", {**body, "request": f"request-{body['type']}-{number}"}).ok
    host.goto(f"/table/{table}")
    if viewport[0] < 960:
        host.locator(".tool-log").click()
    notes = host.locator(".log > .quiet")
    expect(notes).to_have_count(12)
    button = host.get_by_role("button", name=label)
    button.focus()
    host.keyboard.press("Enter")
    expect(notes).to_have_count(23)  # one sat down, two left twice and came back, seven questions and answers
    expect(button).to_have_count(0)
    expect(notes.first.locator(".entry")).to_be_focused()
    expect(notes.first).to_be_in_viewport()
    assert barriers(host) == []
    assert not scrolls_sideways(host)


CONSENT = {"type": "consent", "seat": 1, "yes": False}
