"""A game with a friend: the invitation at the table, the page that it opens, and addresses that lead nowhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.serving import serving_from
from tests.web.conftest import ContextMaker, PageMaker
from tests.web.inspection import barriers, scrolls_sideways
from tests.web.tables import COMPUTER, FRIEND, PERSON, get, new_table

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only]

OPEN = {"kind": "open"}
PHONE = {"viewport": (360, 640), "touch": True, "is_mobile": True}
SHARE = "navigator.share = async (shared) => { window.shared = shared; }"


def host_of(page: Page, *seats: dict[str, Any], game: str = "haru_ichiban") -> Locator:
    """The invitation that whoever makes a table sees."""
    page.goto(f"/table/{new_table(page, game, list(seats) or [PERSON, FRIEND])}")
    invitation = page.locator(".invitation")
    expect(invitation.locator(".address")).to_be_visible()
    return invitation


def link_of(invitation: Locator) -> str:
    return invitation.locator(".address").input_value()


def code_of(invitation: Locator) -> str:
    return invitation.locator("code").inner_text()


def modules(page: Page) -> list[list[bool]]:
    """The dark and light places of the picture, as a camera would see them."""
    size, path = page.locator("svg.qr-code").evaluate(
        "picture => [picture.viewBox.baseVal.width, picture.querySelector('path').getAttribute('d')]"
    )
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    return [[(x, y) in dark for x in range(int(size))] for y in range(int(size))]


# At the table


def test_with_a_friend_always_shows_the_invitation_until_the_friend_sits_there(
    context_for: ContextMaker, page_for: PageMaker
) -> None:
    context = context_for()
    context.add_init_script(SHARE)
    host = context.new_page()
    host.goto(f"/table/{new_table(host)}")  # the code of the board is there from now on
    expect(host.locator(".board-host > *")).to_be_visible()
    host.get_by_role("link", name="Hortus").click()
    card = host.locator("article[aria-labelledby=game-haru_ichiban]")
    card.get_by_text("More ways to play").click()
    card.get_by_role("button", name="With a friend").click()
    invitation = host.locator(".invitation")
    expect(invitation).to_contain_text("would not work elsewhere")
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    host.reload()
    link = link_of(invitation)
    invitation.get_by_label("Your name").fill("Anna")
    host.keyboard.press("Tab")
    expect(host.locator("ul.seats .own .name")).to_have_text("Anna")
    expect(invitation.get_by_label("Your name")).to_have_count(0)  # who has said it once is not asked again
    invitation.get_by_role("button", name="Share").click()
    assert host.evaluate("window.shared.url") == link
    host.get_by_role("button", name="Close").click()
    expect(invitation).to_have_count(0)
    expect(host.get_by_role("button", name="Invite a friend")).to_be_focused()
    host.keyboard.press("Enter")
    expect(invitation.get_by_role("heading", name="Invite a friend")).to_be_focused()

    friend = page_for()
    friend.goto(link)
    friend.get_by_label("Your name").fill("Ben")
    expect(host.locator("ul.seats")).to_contain_text("nobody yet")
    friend.keyboard.press("Enter")
    expect(host.locator(".arrived")).to_have_text("Ben has sat down.")  # shown for eight seconds only
    expect(host.locator("#announcements")).to_contain_text("Ben has sat down.")
    expect(friend.locator(".seat.own")).to_contain_text("Ben")
    expect(invitation).to_have_count(0)
    expect(host.get_by_role("button", name="Invite a friend")).to_have_count(0)


def test_the_picture_holds_the_link_and_is_dark_on_light_by_night_too(page_for: PageMaker) -> None:
    page = page_for(color_scheme="dark", **PHONE)
    invitation = host_of(page)
    expect(page.locator("svg.qr-code")).to_be_in_viewport(ratio=1)
    assert barriers(page) == []
    assert not scrolls_sideways(page)
    picture = modules(page)
    expected = page.evaluate(
        """async link => {
             const app = document.querySelector('script[type=module]').src;
             const { encode } = await import(new URL('vendor/uqr.js', app));
             return encode(link, { ecc: 'L', border: 4 }).data;
           }""",
        link_of(invitation),
    )
    assert picture == expected
    assert not any(any(row) for row in picture[:4] + picture[-4:])  # light all around
    fill, ground = page.locator("svg.qr-code").evaluate(
        "picture => [getComputedStyle(picture).fill, getComputedStyle(picture).backgroundColor]"
    )
    assert (fill, ground) == ("rgb(20, 28, 43)", "rgb(255, 255, 255)")


def test_each_free_seat_has_a_link_and_one_that_is_made_anew_is_another(page: Page) -> None:
    invitation = host_of(page, PERSON, FRIEND, OPEN, COMPUTER, game="cherry_tree")
    seats = invitation.get_by_role("radio")
    expect(seats).to_have_count(2)
    first = link_of(invitation)
    seats.nth(1).check(force=True)
    expect(invitation.locator(".address")).not_to_have_value(first)
    page.evaluate("document.querySelector('page-table').order('renew', { what: 'seat', seat: 1 })")
    seats.nth(0).check(force=True)
    expect(invitation.locator(".address")).not_to_have_value(first)
    page.evaluate(
        "document.querySelector('page-table').order('settle', { seat: 1, kind: 'computer', player: 'level1' })"
    )
    page.evaluate(
        "document.querySelector('page-table').order('settle', { seat: 2, kind: 'computer', player: 'level1' })"
    )
    expect(invitation).to_have_count(0)


@pytest.mark.long
def test_links_made_on_the_computer_of_the_server_have_its_address_in_the_network(
    context_for: ContextMaker, tmp_path: Path
) -> None:
    with serving_from(tmp_path / "tables.sqlite3", "--lan") as (_, address):
        context = context_for(base_url=f"http://127.0.0.1:{urlsplit(address).port}/")
        assert link_of(host_of(context.new_page())).startswith(f"{address}join/")
        context.close()


# The page of a link


def test_a_link_opens_a_page_and_nothing_changes_before_something_is_pressed(page_for: PageMaker) -> None:
    host = page_for()
    link = link_of(host_of(host, {**PERSON, "name": "Anna"}, FRIEND))
    friend = page_for()
    friend.goto("/")
    friend.goto(link)
    expect(friend.get_by_role("heading", name="You are invited: Haru Ichiban")).to_be_visible()
    expect(friend.locator(".who-plays li")).to_have_text([re.compile(r"Red\s+Anna"), re.compile(r"Yellow\s+your seat")])
    assert barriers(friend) == []
    assert get(friend, "/api/tables").json() == []
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".seat.own")).to_contain_text("Yellow")
    table = friend.url
    friend.go_back()
    expect(friend.locator(".card").first).to_be_visible()  # the page before the link
    friend.goto(link)
    friend.get_by_role("link", name="Go to the table").click()
    expect(friend).to_have_url(table)

    other = page_for()
    other.goto(link)
    expect(other.locator(".about")).to_have_text("Somebody sits there already. You may watch.")
    expect(other.get_by_role("button", name="Sit down")).to_have_count(0)
    other.get_by_role("button", name="Watch").click()
    expect(other.locator(".prompt .now")).to_contain_text("You are watching.")


def test_a_manage_link_says_what_it_gives(page_for: PageMaker) -> None:
    host = page_for()
    host_of(host)
    host.get_by_role("button", name="Players and links").click()
    link = host.locator(".links .address").nth(1).input_value()
    other = page_for()
    other.goto(link)
    expect(other.locator(".about")).to_contain_text("lets you manage the table")
    other.get_by_role("button", name="Manage the table").click()
    expect(other.locator(".invitation")).to_be_visible()


# By code


def test_the_code_seats_a_friend_and_tells_the_next_one_why_not(page_for: PageMaker, faults: list[str]) -> None:
    host = page_for()
    code = code_of(host_of(host))
    friend, late = page_for(**PHONE), page_for(**PHONE)
    for guest in (friend, late):
        guest.goto("/")
        guest.get_by_label("Join by code or link").fill(f" {code.lower()} ")
        guest.get_by_role("button", name="Join").click()
        expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
        assert not scrolls_sideways(guest)
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".seat.own")).to_contain_text("Yellow")
    late.get_by_role("button", name="Sit down").click()
    expect(late.get_by_role("alert")).to_contain_text("All seats at this table are taken.")
    late.get_by_role("button", name="Watch").click()
    expect(late.locator(".prompt .now")).to_contain_text("You are watching.")
    expect(late.locator("ul.seats > .own")).to_have_count(0)
    assert all("409" in fault for fault in faults)  # the browser notes the refusal
    faults.clear()


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_wrong_code_is_answered_beside_its_field(page_for: PageMaker, faults: list[str], language: str) -> None:
    page = page_for(language=language, **PHONE)
    page.goto("/")
    field = page.locator("#code")
    field.fill("NONONO")
    page.keyboard.press("Enter")
    answer = page.get_by_role("alert")
    expect(answer).to_be_in_viewport(ratio=1)
    expect(field).to_be_in_viewport(ratio=1)
    expect(field).to_be_focused()
    expect(field).to_have_accessible_description(answer.inner_text())
    assert not scrolls_sideways(page)
    assert all("403" in fault for fault in faults)  # the browser notes the refusal
    faults.clear()


# Watching


@pytest.mark.parametrize(
    ("game", "place"),
    [("haru_ichiban", "[data-place=c3]"), ("cherry_tree", "[data-place=bag]"), ("ishtar", ".places [data-place]")],
)
def test_whoever_watches_and_taps_is_told_so(page: Page, game: str, place: str) -> None:
    page.goto(f"/table/{new_table(page, game, [OPEN, COMPUTER])}")
    expect(page.locator(".prompt .now")).to_contain_text("You are watching.")
    page.get_by_role("button", name="Close").first.click()
    page.locator(".board-host").locator(place).first.dispatch_event("click")
    expect(page.locator(".prompt .alert")).to_have_text("You are watching this table.")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_label("Your name")).to_be_visible()  # another page, with a button of the same name
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("ul.seats > .own")).to_be_visible()


# Nowhere


@pytest.mark.parametrize("path", ["/nowhere", "/join/s.nothing", "/join/NONONO", "/table/nowhere"])
def test_what_does_not_exist_has_a_page_with_a_way_home(page_for: PageMaker, faults: list[str], path: str) -> None:
    page = page_for(**PHONE)
    page.goto(path)
    expect(page.locator("main.missing h1")).to_be_visible()
    assert barriers(page) == []
    assert not scrolls_sideways(page)
    page.locator("main").get_by_role("link", name="Start page").click()
    expect(page.locator(".card").first).to_be_visible()
    assert all(re.search("40[34]", fault) for fault in faults)  # the browser notes the refusal
    faults.clear()
