"""Ishtar: who holds what and what it is worth, with the example of the rule text."""

from __future__ import annotations

from pathlib import Path

import pytest

import hortus
from hortus.games.ishtar.components import COLOURS, SIDE_NAMES, SLOT_NAMES, TILE_NAMES
from hortus.games.ishtar.garden import lay_board
from hortus.games.ishtar.state import PLANTED, RESERVED, State
from tests.games.ishtar.tables import arranged, card, kept, laid, planted, skills, start, step

EXAMPLE = Path(__file__).parent / "positions" / "scoring_example.txt"


def scoring_example() -> tuple[hortus.Position, dict[int, dict[str, int]]]:
    """The table of the example, and what each seat is expected to score."""
    lines = [line.split() for line in EXAMPLE.read_text(encoding="utf-8").splitlines()[2:]]
    expected: dict[int, dict[str, int]] = {}
    tiles: dict[str, str] = {}

    def change(s: State) -> None:
        for word, *rest in lines:
            if word == "boards":
                for slot, board in enumerate(rest[0].split("+")):
                    lay_board(s, slot, SIDE_NAMES.index(board[:2]), int(board[2]))
            elif word == "fountains":
                s.fountain[:4] = [COLOURS.index(colour) for colour in rest[0].split("+")]
            elif word == "tile":
                tiles[rest[0]] = rest[3]
                laid(rest[0], rest[1], int(rest[2]))(s)
            elif word == "trees":
                for cell in rest:
                    planted(cell)(s)
            elif word == "assistant":
                seat = int(rest[0]) - 1
                standing = sum(on >= 9 + 4 * seat for on in s.on.tolist()) if seat else 0
                kept(rest[1], 4 * seat + standing)(s)
            elif word == "planted":
                for tree in rest[1:]:
                    card(tree, PLANTED + int(rest[0]) - 1)(s)
            elif word == "skills":
                skills(int(rest[0]) - 1, rest[1])(s)
            elif word == "spent":
                s.spent[int(rest[0]) - 1] = list(map(int, rest[1:]))
            else:
                expected[int(rest[0]) - 1] = {name: int(n) for name, n in (pair.split("=") for pair in rest[1:])}

    empty = hortus.load("ishtar", players=2).start()
    position = arranged(empty, change, step("over"))
    for tile, slot in tiles.items():
        assert SLOT_NAMES[position.state.garden[TILE_NAMES.index(tile)]] == slot
    return position, expected


def test_the_scoring_example_gives_61_and_51() -> None:  # I19, I20
    position, expected = scoring_example()
    assert position.points() == (61, 51)
    for seat, parts in enumerate(position.score_parts()):
        assert {name: points for name, points in parts.items() if points} == {
            name: points for name, points in expected[seat].items() if name != "total"
        }
        assert sum(parts.values()) == expected[seat]["total"]
    assert position.winners() == (0,)  # I21


def test_the_scoring_example_says_who_holds_which_fountain_by_how_many_cells() -> None:  # I19
    fountains = scoring_example()[0].view_for(None)["fountains"]
    held = {fountain["slot"]: (fountain["held"], fountain["holders"]) for fountain in fountains}
    assert held["C"] == ([5, 2], ["1"])
    assert held["B"] == ([0, 6], ["2"])
    assert held["A"] == held["D"] == ([0, 0], [])


# On the first map, around A19: a purple fountain, with a stone beside A18


def test_two_with_the_same_number_of_cells_share_a_fountain() -> None:  # I19
    position = arranged(start(), laid("B12", "A18", 3), laid("T12", "A20", 0))
    names = {cell["cell"] for cell in position.view_for(None)["cells"] if cell.get("flowers")}
    assert names == {"A18", "A20"}
    shared = arranged(position, kept("A18", 0), kept("A20", 4))
    assert shared.view_for(None)["fountains"][0]["holders"] == ["1", "2"]
    assert [parts["fountains"] for parts in shared.score_parts()] == [4, 4]
    assert [parts["flowers"] for parts in shared.score_parts()] == [4, 4]
    alone = arranged(position, kept("A18", 0))
    assert alone.view_for(None)["fountains"][0]["holders"] == ["1"]
    assert [parts["fountains"] for parts in alone.score_parts()] == [4, 0]


@pytest.mark.parametrize(("slot", "points"), [("A", 4), ("B", 6), ("D", 8)])
def test_fountains_are_worth_four_six_and_eight(slot: str, points: int) -> None:  # I20
    cell = f"{slot}20"
    position = arranged(start(), laid("T12", cell, 0), kept(cell, 0))
    assert position.score_parts()[0]["fountains"] == points


def test_cells_decide_a_fountain_and_not_flowers() -> None:  # I19
    position = arranged(start(), laid("T12", "A20", 0), laid("L01", "A18", 2), kept("A20", 0), kept("A18", 4))
    fountain = position.view_for(None)["fountains"][0]
    assert (fountain["held"], fountain["holders"]) == ([1, 3], ["2"])
    assert [parts["flowers"] for parts in position.score_parts()] == [4, 3]


def test_a_tree_and_a_stone_count_once_however_many_beds_touch_them() -> None:  # I14, I20
    position = arranged(start(), laid("T12", "A20", 0), laid("B12", "A18", 3), kept("A20", 0), kept("A18", 1))
    position = arranged(position, *map(planted, ("A14", "A17", "A21", "A25")), skills(0, "aAcC"), skills(1, "aAcC"))
    assert [(parts["A"], parts["C"]) for parts in position.score_parts()] == [(8, 3), (0, 0)]  # the stone is on A24
    one_more = arranged(position, laid("L01", "A12", 0))  # A11, A12 and A13 join the bed of A18 and touch A20
    assert [(parts["A"], parts["C"]) for parts in one_more.score_parts()] == [(8, 6), (0, 0)]  # the second is on A5


def test_upper_skills_count_what_they_name() -> None:  # I14
    position = arranged(
        start(),
        skills(0, "abcdeABCDE"),
        card("A01", PLANTED),
        card("A02", PLANTED),
        lambda s: s.spent.__setitem__(0, (3, 2, 1)),
    )
    parts = position.score_parts()[0]
    assert {letter: parts[letter] for letter in "ABCDE"} == {"A": 0, "B": 7, "C": 0, "D": 4, "E": 3 + 4 + 3}
    assert parts["trees"] == 4 + 4


def test_a_reserved_card_is_worth_nothing() -> None:  # I20
    position = arranged(start(), card("A26", RESERVED))
    assert position.points() == (0, 0)


def test_equal_points_share_the_victory() -> None:  # I21
    position = arranged(start(3), step("over"), card("A01", PLANTED), card("A03", PLANTED + 2))
    assert position.points() == (4, 0, 4)
    assert position.winners() == (0, 2)
    assert position.returns() == (0.25, -0.5, 0.25)
