"""Ishtar, rule by rule, on the first map."""

from __future__ import annotations

import pytest

import hortus
from hortus.contract.engine import new_list
from hortus.games.ishtar import components as box
from hortus.games.ishtar import rules
from hortus.games.ishtar.state import DECK, ON_DISPLAY, PLANTED, RESERVED, State
from tests.games.ishtar.oracle import Map
from tests.games.ishtar.tables import (
    Change,
    arranged,
    card,
    fields,
    gems,
    in_hand,
    kept,
    laid,
    planted,
    play,
    random_game,
    refusal,
    skills,
    start,
    step,
    view_cells,
)

CELLS = {name: cell for cell, name in enumerate(box.CELL_NAMES)}
ON_THE_MAP = [f"lay {name} {turn}" for name in box.CELL_NAMES[:148] for turn in range(6)]


# The map


def test_a_board_has_37_cells_and_a_cell_at_most_six_neighbours() -> None:  # I1
    assert box.BOARD_CELLS == 37
    assert all(max(abs(q), abs(r), abs(q + r)) <= 3 for q, r in box.BOARD)
    assert box.CELLS == 222
    counts = [sum(other != box.OUTSIDE for other in row) for row in box.NEIGHBOUR[: box.CELLS].tolist()]
    assert max(counts) == 6
    assert min(counts) >= 3


def test_slots_lie_where_the_rule_says_and_leave_no_gap() -> None:  # I2
    assert box.CENTRES == ((0, 0), (7, -3), (3, 4), (10, 1), (14, -6), (17, -2))
    assert len(set(box.PLACES)) == 222
    inner = CELLS["D19"]
    assert all(other != box.OUTSIDE for other in box.NEIGHBOUR[inner].tolist())
    borders = [names for names in _edges() if names[0][0] != names[1][0]]
    assert {first[0] + second[0] for first, second in borders} >= {"AB", "AC", "BC", "BD", "CD", "BE", "DE", "DF", "EF"}


def _edges() -> list[tuple[str, str]]:
    return [(box.CELL_NAMES[a], box.CELL_NAMES[b]) for a, b in box.EDGES.tolist()]


@pytest.mark.parametrize(("players", "slots"), [(2, "ABCD"), (3, "ABCDE"), (4, "ABCDEF")])
def test_the_map_has_two_boards_more_than_players(players: int, slots: str) -> None:  # I2
    view = start(players).view_for(None)
    assert [fountain["slot"] for fountain in view["fountains"]] == list(slots)
    assert len(view["cells"]) == 37 * len(slots)


def test_cells_are_numbered_row_by_row_and_do_not_turn() -> None:  # I3
    places = dict(zip(box.CELL_NAMES, box.PLACES, strict=True))
    assert [places[name] for name in ("A1", "A4", "A5", "A19", "A37")] == [(0, -3), (3, -3), (-1, -2), (0, 0), (0, 3)]
    turned = play(hortus.load("ishtar").start(), "board 2B 1").view_for(None)["cells"][:37]
    assert [(cell["q"], cell["r"]) for cell in turned] == box.BOARD


def test_a_turned_board_is_turned_clockwise() -> None:  # I1
    straight, turned = (
        play(hortus.load("ishtar").start(), f"board 2B {turn}").view_for(None)["cells"][:37] for turn in (0, 1)
    )
    grounds = {(cell["q"], cell["r"]): cell["ground"] for cell in turned}
    for cell in straight:
        q, r = cell["q"], cell["r"]
        assert grounds[-r, q + r] == cell["ground"]


@pytest.mark.parametrize(("players", "expected"), [(2, (28, 20, 12)), (3, (35, 25, 15)), (4, (42, 30, 18))])
def test_gems_lie_on_their_rocks_at_the_start(players: int, expected: tuple[int, ...]) -> None:  # I4, I7
    view = start(players).view_for(None)
    found = [sum(cell.get("gem") == colour for cell in view["cells"]) for colour in box.COLOURS]
    assert tuple(found) == expected
    left = [total - lying for total, lying in zip((50, 38, 26), expected, strict=True)]
    assert list(view["supply"].values()) == [left[0] - players, left[1], left[2]]


def test_boards_and_fountains_are_dealt_by_lot_on_a_random_map() -> None:  # I2, I4
    position = hortus.load("ishtar", players=2).start()
    assert len(position.legal_actions()) == 72
    assert set(position.weights().values()) == {1}
    play(position, "board 3B 2")
    assert len(position.legal_actions()) == 60
    assert not any(text.startswith("board 3") for text in position.legal_texts())
    play(position, "board 1A 0", "board 2A 5", "board 6B 3")
    assert _odds(position) == {"fountain purple": 3, "fountain red": 2, "fountain white": 1}
    play(position, "fountain purple", "fountain white")
    assert _odds(position) == {"fountain purple": 2, "fountain red": 2}
    play(position, "fountain red", "fountain red")
    assert position.legal_texts() == ["bowl bent", "bowl line", "bowl triangle"]


def _odds(position: hortus.Position) -> dict[str, int]:
    return {position.action_text(action): weight for action, weight in position.weights().items()}


def test_the_first_map_is_the_same_every_time() -> None:  # I2, I4
    position = hortus.load("ishtar", players=4, map="first").start()
    fountains = position.view_for(None)["fountains"]
    assert [fountain["side"] for fountain in fountains] == ["1A", "2A", "3A", "4A", "5A", "6A"]
    assert [fountain["colour"] for fountain in fountains] == ["purple", "red", "purple", "white", "purple", "red"]
    assert position.legal_texts() == ["bowl bent", "bowl line", "bowl triangle"]


@pytest.mark.parametrize(
    ("tile", "cells"),
    [("L01", ["A18", "A19", "A20"]), ("B01", ["A20", "A19", "A12"]), ("T01", ["A19", "A20", "A13"])],
)
def test_tiles_lie_around_their_anchor(tile: str, cells: list[str]) -> None:  # I5
    shape = box.TILE_NAMES.index(tile) // 14
    assert [box.CELL_NAMES[cell] for cell in box.PART_CELL[shape, CELLS["A19"], 0].tolist()] == cells


def test_a_turn_goes_to_the_next_direction() -> None:  # I5
    for shape in range(3):
        for turn in range(6):
            parts = box.PART_CELL[shape, CELLS["A19"], turn].tolist()
            directions = [box.NEIGHBOUR[CELLS["A19"]].tolist().index(c) for c in parts if c != CELLS["A19"]]
            assert directions == [(turn + step) % 6 for step in ((3, 0), (0, 2), (0, 1))[shape]]


# Set-up


def test_piles_get_a_shape_and_a_start_tile_by_lot() -> None:  # I6
    position = hortus.load("ishtar", map="first").start()
    assert _odds(position) == {"bowl line": 2, "bowl bent": 2, "bowl triangle": 2}
    play(position, "bowl line", "bowl line")
    assert _odds(position) == {"bowl bent": 2, "bowl triangle": 2}
    play(position, "bowl bent", "bowl triangle", "bowl bent", "bowl triangle")
    assert position.legal_texts() == ["top L13", "top L14"]
    play(position, "top L14")
    assert position.legal_texts() == ["top L13"]


@pytest.mark.parametrize(("players", "tiles"), [(2, 30), (3, 36), (4, 42)])
def test_piles_hold_players_and_two_basic_tiles_below_the_start_tile(players: int, tiles: int) -> None:  # I6
    piles = start(players).view_for(None)["piles"]
    assert [pile["size"] for pile in piles] == [players + 3] * 6
    assert sum(pile["size"] for pile in piles) == tiles
    assert [pile["top"]["tile"] for pile in piles] == ["L13", "B13", "T13", "L14", "B14", "T14"]


def test_players_begin_with_two_assistants_two_on_the_rug_and_a_purple_gem() -> None:  # I7
    view = start(3).view_for(None)
    for gardener in view["gardeners"]:
        assert (gardener["hand"], gardener["rug"]) == (2, 2)
        assert gardener["gems"] == {"purple": 1, "red": 0, "white": 0}
    assert view["blooms_left"] == {"single": 4, "double": 4}


def test_five_trees_are_on_display_each_with_a_pawn() -> None:  # I8
    position = start()
    view = position.view_for(None)
    assert [tree["tree"] for tree in view["display"]] == ["A01", "A02", "A03", "A04", "A05"]
    assert (view["pawns"], len(view["deck"])) == (15, 21)
    before = play(
        hortus.load("ishtar", map="first").start(), *["bowl line"] * 2, *["bowl bent"] * 2, *["bowl triangle"] * 2
    )
    play(before, "top L13", "top L14", "top B13", "top B14", "top T13", "top T14")
    assert len(before.legal_actions()) == 26
    assert set(before.weights().values()) == {1}


# The tile


def test_the_first_player_puts_the_can_anywhere_for_nothing() -> None:  # I9
    position = start()
    assert position.legal_texts() == [f"pile {pile}" for pile in range(1, 7)]
    play(position, "pile 4")
    view = position.view_for(None)
    assert view["step"] == "lay"  # no payment, and no reveal: the can left no pile
    assert view["tile"]["tile"] == "L14"


def second_turn(*changes: Change) -> hortus.Position:
    """The second player is to choose; the can stands at pile 1."""
    position = play(start(), "pile 1", "lay A20 1", "skip", "done")
    return arranged(position, *changes)


def test_each_pile_beyond_the_next_costs_a_gem() -> None:  # I9
    position = second_turn(gems(1, purple=2))
    assert position.legal_texts() == ["pile 2", "pile 3", "pile 4"]
    piles = position.view_for(None)["piles"]
    assert [pile["cost"] for pile in piles] == [None, 0, 1, 2, 3, 4]
    assert [pile["payable"] for pile in piles] == [False, True, True, True, False, False]
    assert refusal(position, "pile 5") == "I9 pile-cost"
    assert refusal(position, "pile 1") == "I9 can-stays"


def test_three_non_empty_piles_on_with_one_empty_on_the_way_costs_two_gems() -> None:  # I9
    def empty_pile_3(s: State) -> None:
        s.pile_size[2], s.pile_top[2] = 0, -1

    position = second_turn(gems(1, purple=1, white=1), empty_pile_3)
    assert position.view_for(None)["piles"][4]["cost"] == 2
    assert refusal(position, "pile 3") == "I9 pile-empty"
    play(position, "pile 5")
    assert position.legal_texts() == ["pay purple", "pay white"]
    supply = position.view_for(None)["supply"]
    play(position, "pay white", "pay purple")
    paid = position.view_for(None)["supply"]
    assert (paid["white"] - supply["white"], paid["purple"] - supply["purple"]) == (1, 1)
    assert position.view_for(None)["step"] == "reveal"


def test_the_new_top_of_the_pile_that_the_can_left_is_turned_up() -> None:  # I9
    position = second_turn()
    assert position.view_for(None)["piles"][0]["top"] is None
    play(position, "pile 2")
    assert position.to_act == hortus.CHANCE
    assert position.legal_texts() == [f"reveal L{number:02}" for number in range(1, 13)]
    assert set(position.weights().values()) == {1}
    play(position, "reveal L05")
    piles = position.view_for(None)["piles"]
    assert (piles[0]["top"]["tile"], piles[1]["top"]) == ("L05", None)
    assert "L05" not in position.view_for(None)["unseen"]["line"]
    assert position.view_for(None)["step"] == "lay"


def test_nothing_is_turned_up_where_the_pile_is_empty() -> None:  # I9
    def empty_pile_1(s: State) -> None:
        s.pile_size[0] = 0

    position = play(second_turn(empty_pile_1), "pile 2")
    assert position.view_for(None)["step"] == "lay"


# Placing


def test_before_the_first_tile_every_placement_touches_a_fountain() -> None:  # I10
    position = play(start(), "pile 1")
    fountains = {CELLS[fountain["cell"]] for fountain in position.view_for(None)["fountains"]}
    beside = {box.CELL_NAMES[cell] for fountain in fountains for cell in box.NEIGHBOUR[fountain].tolist()}
    placements = position.view_for(None)["placements"]
    assert placements
    assert all(beside & set(cells) for cells in placements.values())


def test_every_illegal_placement_names_what_forbids_it() -> None:  # I10
    position = arranged(start(), laid("L13", "A20", 1), in_hand("L01"))
    assert refusal(position, "lay A1 2") == "I10 off-map"
    assert refusal(position, "lay E5 2") == "I10 off-map"
    assert refusal(position, "lay A2 0") == "I10 stone"  # 1A has a stone on A3
    assert refusal(position, "lay A18 0") == "I10 fountain"
    assert refusal(position, "lay A14 2") == "I10 covered"
    assert refusal(position, "lay A29 5") == "I10 touches-nothing"


def test_placements_are_refused_where_they_would_connect_two_fountains() -> None:  # I10
    position = arranged(start(), laid("L01", "A20", 1), laid("L05", "B18", 2), in_hand("L12"))
    reasons = {refusal(position, text) for text in ON_THE_MAP}
    assert "I10 two-fountains" in reasons
    assert reasons >= {None, "I10 off-map", "I10 stone", "I10 fountain", "I10 covered", "I10 touches-nothing"}


def two_beds() -> hortus.Position:
    """Kept beds on A18 and A20, on both sides of the fountain A19; the free cells A12 and A26 touch one each."""
    return arranged(start(), laid("T12", "A20", 0), laid("B12", "A18", 3), kept("A20", 0), kept("A18", 1))


def test_two_assistants_never_come_into_one_bed_even_of_one_owner() -> None:  # I10
    position = two_beds()
    cells = view_cells(position)
    assert (cells["A20"]["assistant"], cells["A18"]["assistant"]) == ("1", "1")
    flowers = arranged(position, in_hand("L01"))
    grass = arranged(position, in_hand("L12"))
    refused = [text for text in ON_THE_MAP if refusal(flowers, text) == "I10 two-assistants"]
    assert refused
    assert [text for text in refused if refusal(grass, text) is None]  # grass keeps the beds apart


def test_the_two_ends_of_a_tile_may_join_two_kept_beds_with_grass_between() -> None:  # I10
    assert refusal(arranged(two_beds(), in_hand("L04")), "lay A12 0") is None  # flowers on A11 and A13, grass on A12
    assert refusal(arranged(two_beds(), in_hand("L01")), "lay A12 0") == "I10 two-assistants"
    for tile in ("L02", "L04", "B09", "T04"):
        _agrees_with_a_slow_search(arranged(two_beds(), in_hand(tile)))


def test_the_two_ends_of_a_tile_may_not_join_two_kept_beds_through_a_third() -> None:  # I10
    three_beds = arranged(start(), laid("T12", "A14", 4), laid("T13", "A7", 4), laid("T14", "A22", 0), in_hand("B06"))
    assert refusal(three_beds, "lay A9 3") is None  # flowers on A8 and A15, both beside A14
    two_kept = arranged(three_beds, kept("A7", 0), kept("A22", 4))
    assert refusal(two_kept, "lay A9 3") == "I10 two-assistants"
    _agrees_with_a_slow_search(two_kept)


def _agrees_with_a_slow_search(position: hortus.Position) -> None:
    assert position.legal_texts() == sorted(Map(position).placements())


def test_a_tile_that_fits_nowhere_is_discarded_and_the_turn_goes_on_with_trees() -> None:  # I11
    def block_everything(s: State) -> None:
        s.near[:] |= 0b11 << 6

    position = arranged(start(), in_hand("L13"))
    assert refusal(position, "discard") == "I11 tile-fits"
    position = arranged(position, block_everything)
    assert position.legal_texts() == ["discard"]
    assert position.game.prompt(position.view_for(0)).id == "ishtar-step-discard"
    play(position, "discard")
    view = position.view_for(None)
    assert view["step"] == "tree"
    assert view["gardeners"][0]["gems"] == {"purple": 1, "red": 0, "white": 0}
    assert not view["tile"]["laid"]


def test_the_gems_beneath_a_tile_go_to_the_player() -> None:  # I12
    position = play(start(), "pile 1")
    cells = view_cells(position)
    for text, covered in position.view_for(None)["placements"].items():
        after = play(position.copy(), text).view_for(None)["gardeners"][0]["gems"]
        found = [cells[cell].get("gem") for cell in covered]
        assert after == {colour: found.count(colour) + (colour == "purple") for colour in box.COLOURS}
    lying = play(position, text).view_for(None)
    assert not any("gem" in cell for cell in lying["cells"] if cell["cell"] in covered)


# Actions


def test_an_assistant_goes_on_the_cell_of_the_symbol() -> None:  # I13
    position = play(start(), "pile 1", "lay A20 1")  # L13: three flowers with an assistant, grass, grass
    assert position.legal_texts() == ["assistant", "skip"]
    covered = position.view_for(None)["tiles"][0]["cells"]
    play(position, "assistant")
    gardener = position.view_for(None)["gardeners"][0]
    assert (gardener["hand"], gardener["standing"]) == (1, covered[:1])
    assert position.points() == (3 + 4, 0)
    assert position.view_for(None)["step"] == "tree"


def test_an_action_may_be_skipped_but_not_kept() -> None:  # I13
    position = play(start(), "pile 1", "lay A20 1", "skip")
    assert position.legal_texts() == ["done"]


def test_no_assistant_goes_into_a_bed_that_is_kept() -> None:  # I13
    position = arranged(start(), laid("T12", "A20", 0), kept("A20", 4), in_hand("T07"), gems(0))
    kept_beds = [text for text in position.legal_texts() if _joins(position, text)]
    assert kept_beds
    for text in kept_beds:
        assert play(position.copy(), text).view_for(None)["step"] == "tree"  # nothing but `skip` was possible


def _joins(position: hortus.Position, text: str) -> bool:
    """Whether the symbol's cell comes into the kept bed."""
    after = play(position.copy(), text)
    symbol = next(cell["cell"] for cell in after.view_for(None)["cells"] if cell.get("symbol") == "assistant")
    return "keeper" in view_cells(after)[symbol]


def test_no_action_is_asked_for_without_symbol_or_assistant_or_gems() -> None:  # I13
    def no_hand(s: State) -> None:
        s.hand[0] = 0

    poor = arranged(start(), gems(0))
    assert play(arranged(poor, in_hand("L13")), "lay A20 1").view_for(None)["step"] == "action"
    assert play(arranged(poor, no_hand, in_hand("L13")), "lay A20 1").view_for(None)["step"] == "tree"
    assert play(arranged(poor, in_hand("L12")), "lay A20 1").view_for(None)["step"] == "tree"
    poor_place = next(
        text
        for text, cells in arranged(poor, in_hand("L14")).view_for(None)["placements"].items()
        if not any("gem" in view_cells(poor)[cell] for cell in cells)
    )
    assert play(arranged(poor, in_hand("L14")), poor_place).view_for(None)["step"] == "tree"


def learning(letters: str = "", tile: str = "L14", **amounts: int) -> hortus.Position:
    """A mastery was laid, and the player has those skills and gems."""
    position = arranged(start(), in_hand(tile), gems(0, **(amounts or {"purple": 3})), skills(0, letters))
    return play(position, "lay A20 1")


def test_a_mastery_unlocks_one_skill_for_two_gems() -> None:  # I13, I14
    position = learning()
    assert position.legal_texts() == ["skill a", "skill b", "skill c", "skill d", "skill e", "skip"]
    before = position.view_for(None)["gardeners"][0]["gems"]
    play(position, "skill a")
    assert position.view_for(None)["skill"] == "a"
    play(position, "pay purple", "pay purple")
    gardener = position.view_for(None)["gardeners"][0]
    assert gardener["spent"] == {"purple": 2, "red": 0, "white": 0}
    assert before["purple"] - gardener["gems"]["purple"] == 2
    assert gardener["skills"] == ["a"]
    assert position.view_for(None)["step"] == "tree"


def test_a_joker_is_one_of_the_two() -> None:  # I13
    texts = learning(tile="L06").legal_texts()
    assert texts == ["assistant", "skill a", "skill b", "skill c", "skill d", "skill e", "skip"]


def test_an_upper_skill_needs_the_lower_one_and_each_is_unlocked_once() -> None:  # I14
    position = learning("ae")
    assert position.legal_texts() == ["skill A", "skill E", "skill b", "skill c", "skill d", "skip"]
    assert refusal(position, "skill B") == "I14 skill-lower-first"
    assert refusal(position, "skill a") == "I14 skill-unlocked"


def test_with_all_skills_unlocked_a_mastery_asks_for_nothing() -> None:  # I13, I14
    assert learning("abcdeABCDE").view_for(None)["step"] == "tree"
    assert learning("abcdeABCD").legal_texts() == ["skill E", "skip"]


@pytest.mark.parametrize("letter", ["a", "c"])
def test_skills_a_and_c_bring_an_assistant_from_the_rug(letter: str) -> None:  # I14
    position = play(learning(), f"skill {letter}", "pay purple", "pay purple")
    gardener = position.view_for(None)["gardeners"][0]
    assert (gardener["hand"], gardener["rug"]) == (3, 1)


def test_an_upper_skill_has_no_effect_at_once() -> None:  # I14
    position = play(learning("a"), "skill A", "pay purple", "pay purple")
    assert position.view_for(None)["step"] == "tree"
    assert position.view_for(None)["gardeners"][0]["hand"] == 2


def test_skill_d_reserves_a_card_with_its_pawn() -> None:  # I14
    position = play(learning(), "skill d", "pay purple", "pay purple")
    assert position.legal_texts() == [f"reserve A0{number}" for number in range(1, 6)]
    play(position, "reserve A03")
    view = position.view_for(None)
    assert [tree["tree"] for tree in view["gardeners"][0]["reserved"]] == ["A03"]
    assert len(view["display"]) == 4
    play(position, "done")
    assert position.to_act == hortus.CHANCE  # I17: another card comes


def test_skill_d_asks_for_nothing_where_nothing_is_on_display() -> None:  # I14
    def clear(s: State) -> None:
        s.card[:] = DECK

    position = play(arranged(learning(), clear), "skill d", "pay purple", "pay purple")
    assert position.view_for(None)["step"] == "tree"


def test_skill_e_brings_two_gems_from_the_supply() -> None:  # I14
    position = play(learning(), "skill e", "pay purple", "pay purple")
    assert position.legal_texts() == ["gem purple", "gem red", "gem white"]
    before = position.view_for(None)["gardeners"][0]["gems"]
    play(position, "gem white", "gem red")
    after = position.view_for(None)["gardeners"][0]["gems"]
    assert (after["white"] - before["white"], after["red"] - before["red"]) == (1, 1)
    assert position.view_for(None)["step"] == "tree"


@pytest.mark.parametrize(("left", "due"), [(0, 0), (1, 1)])
def test_skill_e_brings_fewer_gems_where_the_supply_runs_out(left: int, due: int) -> None:  # I14
    def almost_empty(s: State) -> None:
        s.supply[:] = (0, left, 0)

    position = play(arranged(learning(), almost_empty), "skill e", "pay purple", "pay purple")
    view = position.view_for(None)
    assert (view["step"], view["due"]) == (("gem", due) if due else ("tree", 0))
    if due:
        assert position.legal_texts() == ["gem red"]
        assert refusal(position, "gem white") == "I14 no-gem-in-supply"


# Blooms


def test_a_bloom_covers_free_grass_and_may_be_declined() -> None:  # I15
    position = arranged(start(), laid("T12", "A20", 0), step("bloom"), skills(0, "b"))
    grass = sorted(cell["cell"] for cell in view_cells(position).values() if cell.get("flowers") == 0)
    assert position.legal_texts() == sorted(
        [f"bloom {grass[0]}", f"bloom {grass[1]}", f"bloom {grass[0]} {grass[1]}", "bloom none"]
    )
    single = play(position.copy(), f"bloom {grass[0]}")
    assert view_cells(single)[grass[0]]["flowers"] == 3
    assert single.view_for(None)["blooms_left"] == {"single": 3, "double": 4}
    double = play(position.copy(), f"bloom {grass[0]} {grass[1]}")
    assert [view_cells(double)[cell]["flowers"] for cell in grass] == [1, 1]
    assert [view_cells(double)[cell]["bloom"] for cell in grass] == ["double", "double"]
    assert double.view_for(None)["blooms_left"] == {"single": 4, "double": 3}
    none = play(position.copy(), "bloom none")
    assert view_cells(none) == view_cells(position)
    assert none.view_for(None)["step"] == "tree"


def test_a_double_bloom_may_lie_on_two_tiles() -> None:  # I15
    position = arranged(start(), laid("L12", "A20", 1), laid("T14", "A12", 0), step("bloom"), skills(0, "b"))
    doubles = {text for text in position.legal_texts() if len(text.split()) == 3}
    assert doubles == {"bloom A7 A13", "bloom A13 A14", "bloom A13 A20", "bloom A14 A20"}  # A7 and A13 are one tile


def test_a_bloom_needs_grass_without_tree_or_bloom() -> None:  # I15
    position = arranged(start(), laid("T12", "A20", 0), step("bloom"), skills(0, "b"))
    grass = sorted(cell["cell"] for cell in view_cells(position).values() if cell.get("flowers") == 0)
    position = arranged(position, planted(grass[0]))
    assert refusal(position, f"bloom {grass[0]}") == "I15 tree-there"
    assert refusal(position, "bloom A20") == "I15 flowers-there"
    assert refusal(position, "bloom A1") == "I15 no-tile"
    assert refusal(position, f"bloom {grass[0]} {grass[1]}") == "I15 tree-there"
    play(position, f"bloom {grass[1]}")
    assert refusal(arranged(position, step("bloom")), f"bloom {grass[1]}") == "I15 flowers-there"


def test_a_bloom_must_not_bring_two_assistants_together() -> None:  # I15
    between = arranged(start(), laid("L04", "A20", 1), step("bloom"), skills(0, "b"))  # flowers, grass on A20, flowers
    assert refusal(between, "bloom A20") is None
    between = arranged(between, kept("A26", 0), kept("A14", 4))
    assert refusal(between, "bloom A20") == "I15 bloom-two-assistants"
    apart = arranged(start(), laid("L13", "A20", 1), laid("L14", "A12", 0), step("bloom"), skills(0, "b"))
    assert refusal(apart, "bloom A13 A20") is None
    apart = arranged(apart, kept("A26", 0), kept("A12", 4))  # A20 touches the one, A13 the other
    assert refusal(apart, "bloom A13") is None
    assert refusal(apart, "bloom A20") is None
    assert refusal(apart, "bloom A13 A20") == "I15 bloom-two-assistants"


# Trees


def buying(*changes: Change) -> hortus.Position:
    """The first player may buy; grass lies beside A20."""
    return arranged(start(), laid("T12", "A20", 0), in_hand("L12"), step("tree"), fields(can=0), *changes)


def test_a_tree_is_bought_for_exactly_its_gems_and_planted_on_free_grass() -> None:  # I16
    position = buying(gems(0, purple=5, red=2))
    assert position.legal_texts() == ["done", "tree A01", "tree A02", "tree A03", "tree A05"]
    assert refusal(position, "tree A04") == "I16 tree-cost"
    assert refusal(position, "tree A26") == "I16 tree-not-offered"
    supply = position.view_for(None)["supply"]
    play(position, "tree A02")
    view = position.view_for(None)
    assert view["gardeners"][0]["gems"] == {"purple": 3, "red": 1, "white": 0}
    assert (view["supply"]["purple"], view["supply"]["red"]) == (supply["purple"] + 2, supply["red"] + 1)
    grass = sorted(cell["cell"] for cell in view["cells"] if cell.get("flowers") == 0)
    assert position.legal_texts() == [f"plant {cell}" for cell in grass]
    assert position.game.prompt(position.view_for(0)).id == "ishtar-step-plant"
    assert refusal(position, "plant A20") == "I16 flowers-there"
    assert refusal(position, "plant A1") == "I16 no-tile"
    play(position, f"plant {grass[0]}")
    view = position.view_for(None)
    assert view_cells(position)[grass[0]]["tree"]
    assert [tree["tree"] for tree in view["gardeners"][0]["planted"]] == ["A02"]
    assert len(view["display"]) == 4
    assert position.points() == (4, 0)


def test_as_many_trees_as_wished_while_grass_and_gems_last() -> None:  # I16
    position = buying(gems(0, purple=20, red=20, white=20))
    for tree in ("A01", "A02"):
        grass = next(
            cell["cell"] for cell in view_cells(position).values() if cell.get("flowers") == 0 and "tree" not in cell
        )
        play(position, f"tree {tree}", f"plant {grass}")
    assert position.legal_texts() == ["done"]  # the two grass cells have their trees
    assert refusal(position, "tree A03") == "I16 no-grass"
    assert refusal(arranged(position, step("plant"), fields(tree=2)), f"plant {grass}") == "I16 tree-there"


def test_the_own_reserved_card_may_be_bought_but_nobody_elses() -> None:  # I16
    position = buying(gems(0, purple=9, red=9, white=9), card("A20", RESERVED), card("A21", RESERVED + 1))
    assert "tree A20" in position.legal_texts()
    assert refusal(position, "tree A21") == "I16 tree-not-offered"


def test_gems_gained_in_this_turn_pay_for_trees() -> None:  # I16
    position = arranged(start(), in_hand("L12"), gems(0, purple=2))
    assert view_cells(position)["A26"]["gem"] == view_cells(position)["A14"]["gem"] == "purple"
    play(position, "lay A20 1")
    assert position.legal_texts() == ["done", "tree A01"]  # four purple gems


# The end of a turn and of the game


def test_the_display_is_filled_up_at_the_end_of_a_turn() -> None:  # I17
    position = play(buying(gems(0, purple=20, red=20)), "tree A01", "plant A14")
    play(position, "done")
    assert position.to_act == hortus.CHANCE
    assert len(position.legal_actions()) == 21
    assert refusal(position, "tree A02") == "I17 tree-dealt"
    play(position, "tree A17")
    assert position.to_act == 1
    assert [tree["tree"] for tree in position.view_for(None)["display"]] == ["A02", "A03", "A04", "A05", "A17"]


def test_the_display_stays_short_when_the_pawns_are_used_up() -> None:  # I8, I17
    def all_but_two_pawns(s: State) -> None:
        s.card[:] = [ON_DISPLAY] * 3 + [PLANTED] * 15 + [DECK] * 8

    position = play(buying(all_but_two_pawns), "done", "tree A19", "tree A20")
    assert position.to_act == 1
    assert (len(position.view_for(None)["display"]), position.view_for(None)["pawns"]) == (5, 0)

    def no_pawn_left(s: State) -> None:
        s.card[:] = [ON_DISPLAY] * 3 + [PLANTED] * 17 + [DECK] * 6

    assert play(buying(no_pawn_left), "done").to_act == 1


@pytest.mark.parametrize(("seat", "over"), [(0, False), (1, False), (2, True)])
def test_after_a_second_pile_is_empty_the_round_is_played_to_its_end(seat: int, over: bool) -> None:  # I18
    def two_empty_piles(s: State) -> None:
        s.pile_size[:2] = 0
        s.pile_top[:2] = -1

    position = arranged(start(3), fields(can=2, seat=seat), in_hand("L12"), step("tree"), two_empty_piles)
    assert position.view_for(None)["last_round"]
    play(position, "done")
    assert (position.to_act == hortus.OVER) == over
    assert bool(rules.legal(position.state, 0, new_list(position.game))) != over
    assert position.winners() == ((0, 1, 2) if over else ())


def test_with_one_empty_pile_turns_go_on_round_the_table() -> None:  # I18
    def one_empty_pile(s: State) -> None:
        s.pile_size[0], s.pile_top[0] = 0, -1

    position = play(arranged(start(3), fields(can=2, seat=2), in_hand("L12"), step("tree"), one_empty_pile), "done")
    assert position.to_act == 0
    assert not position.view_for(None)["last_round"]


@pytest.mark.smoke
def test_all_have_had_the_same_number_of_turns_at_the_end() -> None:  # I18
    *_, position = random_game(3, "first", seed=5)
    turns = [0, 0, 0]
    for entry in position.log_for(None):
        if entry["id"] == "ishtar-log-pile":
            turns[int(entry["arguments"]["seat"]) - 1] += 1
    assert len(set(turns)) == 1
    assert sum(pile["size"] == 0 for pile in position.view_for(None)["piles"]) >= 2


def test_everybody_knows_everything_but_what_was_never_turned_up() -> None:  # I22
    position = play(buying(gems(0, purple=9)), "tree A01", "plant A14", "done", "tree A09")
    views = [position.view_for(seat) for seat in (0, 1, None)]
    for view in views:
        view.pop("seat")
        view.pop("legal")
    assert views[0] == views[1] == views[2]
    assert [tree["tree"] for tree in views[1]["gardeners"][0]["planted"]] == ["A01"]
    assert len(views[1]["deck"]) == 20
    assert position.seen_by(0).state_bytes() == position.state_bytes()
