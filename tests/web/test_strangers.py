"""A game of a stranger, in a browser: from wheels, in an environment that knows nothing of the repository."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.environments import ROOT, Environment, add_game, borrow, build_wheel
from tests.serving import serving
from tests.web.inspection import barriers
from tests.web.tables import COMPUTER, PERSON, new_table

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only]

PLY = "document.querySelector('.board-host > *').now.ply"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """In place of the usual one."""
    made = Environment(sys.executable, tmp_path_factory.mktemp("environment"))
    borrow(made.folder)
    made.install("--no-deps", str(build_wheel(ROOT, tmp_path_factory.mktemp("hortus"))))
    add_game(made, "seeds", tmp_path_factory.mktemp("seeds"))
    seen = made.run("python", "-c", "import hortus, seeds; print(hortus.__file__, seeds.__file__, sep='\\n')")
    assert all(line.startswith(str(made.folder)) for line in seen.splitlines())
    command = [
        str(made.programs / "hortus"),
        "serve",
        "--port",
        "0",
        "--no-browser",
        "--data",
        str(made.home / "tables"),
    ]
    with serving(command, {**made.variables, "HORTUS_ENGINE": "interpreted"}) as (_, address):
        yield address.rstrip("/")


@pytest.mark.long
def test_a_game_of_a_stranger_is_played_to_the_end_on_its_own_board(page: Page) -> None:
    page.goto("/")
    expect(page.locator(".miniature[data-game=seeds] .cloth")).to_be_visible()
    expect(page.locator("h1")).to_have_text("4 gardens. Sit down and play.")
    page.goto(f"/table/{new_table(page, 'seeds', [PERSON, COMPUTER])}")
    choices = page.locator(".seeds-choices button")
    expect(choices.first).to_have_text("Take one openly")
    assert barriers(page) == []
    for place in (0, 1, 0):  # a bean openly, one secretly, so that there is something to name
        expect(choices.nth(place)).to_be_visible()
        ply = page.evaluate(PLY)
        choices.nth(place).click()
        page.locator(".confirm .seal").click()
        page.wait_for_function(f"ply => {PLY} > ply", arg=ply)
    expect(page.locator(".seeds-named")).to_have_count(2)
    expect(page.locator(".result")).to_contain_text("Beans")
