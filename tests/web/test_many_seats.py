"""A table for more people than any of our games: set up, played and ended on a small phone."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.copies import RING, copy_of_package
from tests.serving import serving
from tests.web.conftest import ContextMaker
from tests.web.tables import pick

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only]

SEATS = 12
LOOKS = """motifs => motifs.map(motif => [motif.innerHTML, getComputedStyle(motif).fill])"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of a house with one game more."""
    folder = tmp_path_factory.mktemp("ring")
    options = ["--port", "0", "--data", str(folder / "tables"), "--no-browser"]
    environment = copy_of_package(folder, added=RING)
    with serving([sys.executable, "-m", "hortus", "serve", *options], environment) as (_, address):
        yield address.rstrip("/")


@pytest.mark.long
def test_twelve_play_on_a_small_phone_and_each_has_a_sign_and_a_colour(context_for: ContextMaker) -> None:
    page = context_for(viewport=(360, 740), settings={"confirm": False}).new_page()
    page.goto("/?game=ring")
    page.locator(f"input[name=count][value='{SEATS}']").check(force=True)
    expect(page.locator(".seat-wanted")).to_have_count(SEATS)
    assert is_narrow(page)
    page.locator("button[type=submit]").click()
    expect(page.locator("ul.seats .motif")).to_have_count(SEATS)
    looks = page.locator("ul.seats .motif").evaluate_all(LOOKS)
    assert [len(set(kind)) for kind in zip(*looks, strict=True)] == [SEATS, SEATS]
    assert is_narrow(page)
    pick(page, "think 1")
    expect(page.get_by_role("button", name="add 1")).to_be_visible()
    pick(page, "add 1")
    expect(page.locator(".result thead .motif")).to_have_count(SEATS)
    assert is_narrow(page)


def is_narrow(page: Page) -> bool:
    """Whether nothing sticks out to the side."""
    return bool(page.evaluate("document.documentElement.scrollWidth === innerWidth"))
