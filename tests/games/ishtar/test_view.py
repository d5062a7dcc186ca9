"""What a view of Ishtar tells a page, so that the page needs to know no rule."""

from __future__ import annotations

import random

import pytest

import hortus
from hortus.games.ishtar.components import TREE_NAMES
from tests.games.ishtar.tables import arranged, gems, laid, play, start, view_cells

pytestmark = pytest.mark.interpreted_only

SHOWN = {
    "sand": {"cell", "q", "r", "ground"},
    "gem": {"cell", "q", "r", "ground", "gem"},
    "grass": {"cell", "q", "r", "ground", "tile", "flowers"},
}


def test_a_cell_shows_only_what_is_there() -> None:
    cells = view_cells(arranged(start(), laid("L12", "A20", 1)))
    assert set(cells["A1"]) == SHOWN["sand" if cells["A1"]["ground"] == "sand" else "gem"]
    assert set(cells["A14"]) == SHOWN["grass"]
    assert cells["A26"]["flowers"] == 4
    assert "gem" not in cells["A26"]
    unknown = hortus.load("ishtar").start().view_for(None)["cells"][0]
    assert set(unknown) == {"cell", "q", "r"}


def test_a_cell_with_an_assistant_names_keeper_and_assistant() -> None:
    position = play(start(), "pile 1", "lay A20 1", "assistant")
    cell = view_cells(position)["A26"]
    assert (cell["keeper"], cell["assistant"], cell["symbol"]) == ("1", "1", "assistant")


@pytest.mark.thorough
def test_a_pile_says_whether_its_tile_fits_anywhere() -> None:
    luck = random.Random(7)
    position = hortus.load("ishtar").start()
    said = set()
    while position.to_act != hortus.OVER:
        view = position.view_for(None)
        for pile in view["piles"]:
            if f"pile {pile['pile']}" not in position.legal_texts() or view["step"] != "pile" or pile["fits"] is None:
                assert pile["fits"] is None or pile["cost"] is not None
                continue
            after = play(position.copy(), f"pile {pile['pile']}")
            while after.view_for(None)["step"] in ("pay-can", "reveal"):
                after.play(after.legal_actions()[0])
            assert pile["fits"] == bool(after.view_for(None)["placements"])
            said.add(pile["fits"])
        position.play(luck.choice(position.legal_actions()))
    assert True in said


def test_a_card_on_display_names_the_seats_whose_gems_pay_for_it() -> None:  # I16
    view = arranged(start(), gems(0, purple=9, red=9, white=9), gems(1)).view_for(None)
    assert [card["payable"] for card in view["display"]] == [["1"]] * 5
    assert view["display"][0]["tree"] == TREE_NAMES[0]


def test_a_gardener_sees_what_the_upper_skills_would_be_worth_now() -> None:  # I14
    position = play(start(), "pile 1", "lay A20 1", "assistant")
    assert position.view_for(None)["gardeners"][0]["worth"] == {
        "A": 0,
        "B": 7,
        "C": 3 * stones_beside_the_bed(position),
        "D": 0,
        "E": 0,
    }


def stones_beside_the_bed(position: hortus.Position) -> int:
    cells = view_cells(position)
    q, r = cells["A26"]["q"], cells["A26"]["r"]
    around = {(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)}
    return sum((cell["q"], cell["r"]) in around and cell["ground"] == "stone" for cell in cells.values())
