"""Ishtar: a position that no game can reach is refused, with the rule that it breaks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import hortus
from hortus.games.ishtar.components import CELL_NAMES, TILE_NAMES
from hortus.games.ishtar.invariants import INVARIANT_NAMES, invariants
from hortus.games.ishtar.state import (
    ACTION,
    BLOOM,
    BOARD_LOT,
    BOWL_LOT,
    DEAL,
    DOUBLE_BLOOM,
    FINISHED,
    FOUNTAIN_LOT,
    GEM,
    LAY,
    ON_DISPLAY,
    PAY_CAN,
    PAY_SKILL,
    PILE,
    PLANT,
    PLANTED,
    RESERVE,
    RESERVED,
    REVEAL,
    SINGLE_BLOOM,
    TOP_LOT,
    TREE,
    TREE_PAWN,
    State,
)
from tests.games.ishtar.tables import arranged, laid, play, random_game, start

A14, A20, A26, B1 = (CELL_NAMES.index(name) for name in ("A14", "A20", "A26", "B1"))


def second_turn() -> hortus.Position:
    """Player 1 keeps a bed; player 2 may buy a tree, and the piles 1 and 2 are begun."""
    position = play(start(), "pile 1", "lay A20 1", "assistant", "done", "pile 2", "reveal L05", "lay B20 2")
    return play(position, "skip")


def put(array: str, *place: int, value: int) -> Callable[[State], object]:
    def change(s: State) -> None:
        getattr(s, array)[place] = value

    return change


def put_all(**values: int) -> Callable[[State], object]:
    def change(s: State) -> None:
        for name, value in values.items():
            setattr(s, name, value)

    return change


def several(*changes: Callable[[State], object]) -> Callable[[State], object]:
    return lambda s: [change(s) for change in changes]


def no_display(s: State) -> None:
    s.card[:] = 0


def full_skills(s: State) -> None:
    s.skills[1] = 1
    s.rug[1] -= 1
    s.hand[1] += 1


def test_a_good_position_keeps_all_of_them() -> None:
    assert invariants(second_turn().state) == 0


BROKEN: dict[str, tuple[int, Callable[[State], object]]] = {
    "a board twice": (1, put("side", 1, value=1)),
    "four purple fountains": (1, lambda s: s.fountain.__setitem__(slice(0, 4), 0)),
    "three piles of a shape": (1, put("pile_shape", 1, value=0)),
    "boards are still to come": (1, put_all(phase=BOARD_LOT)),
    "fountains are still to come": (1, put_all(phase=FOUNTAIN_LOT)),
    "shapes are still to come": (1, put_all(phase=BOWL_LOT)),
    "a fountain is missing": (1, put("fountain", 3, value=-1)),
    "a tile laid was never seen": (2, put("unseen", 0, value=0xFFF)),
    "the tile in hand was never seen": (2, put_all(tile=TILE_NAMES.index("L03"))),
    "a top of another shape": (2, put("pile_top", 3, value=TILE_NAMES.index("T14"))),
    "a top that is laid": (2, put("pile_top", 3, value=TILE_NAMES.index("L13"))),
    "two tops alike": (2, put("pile_top", 3, value=TILE_NAMES.index("L05"))),
    "a tile too many": (2, put("pile_size", 2, value=6)),
    "a tile seen that nobody saw": (2, put("unseen", 0, value=0xFFF & ~0b110000)),
    "a top face down": (2, several(put("pile_top", 5, value=-1), put("pile_size", 5, value=4))),
    "a pile below nothing": (2, several(put("pile_size", 0, value=-1), put("pile_size", 3, value=10))),
    "a gem too many": (3, put("gems", 0, 0, value=9)),
    "a gem less than none": (3, several(put("gems", 0, 1, value=-1), put("supply", 1, value=20))),
    "a supply less than none": (3, several(put("supply", 2, value=-1), put("gems", 0, 2, value=15))),
    "two cards reserved": (4, lambda s: s.card.__setitem__(slice(10, 12), RESERVED)),
    "a card without its tree": (4, put("card", 10, value=PLANTED)),
    "six cards on display": (4, put("card", 10, value=ON_DISPLAY)),
    "a garden of another fountain": (5, put("garden", TILE_NAMES.index("L13"), value=1)),
    "two beds side by side": (6, several(put("bed", A20, value=16 + A20), put_all(grass=3))),
    "an assistant beside its symbol": (
        6,
        several(put("on", A26, value=0), put("on", A14, value=9), put("bed", A14, value=0)),
    ),
    "an assistant in another's bed": (6, put("on", A26, value=10)),
    "five assistants": (7, put("hand", 1, value=3)),
    "no assistant was fetched": (7, several(put("hand", 1, value=1), put("rug", 1, value=3))),
    "an upper skill first": (8, put("skills", 0, value=1 << 6)),
    "a skill for nothing": (8, full_skills),
    "a tree on flowers": (9, lambda s: tree_on(s, A26)),
    "a bloom where no tile is": (9, put("on", B1, value=SINGLE_BLOOM)),
    "half of a double bloom": (9, several(put("on", A20, value=DOUBLE_BLOOM), put_all(grass=3))),
    "grass that nobody sees": (9, put_all(grass=9)),
    "a bloom without the skill": (9, several(put("on", A20, value=SINGLE_BLOOM), put_all(grass=3))),
    "flowers that nobody sees": (10, put("flowers", 0, value=9)),
    "cells that nobody holds": (10, put("held", 1, 0, value=1)),
    "a payment is due to nobody": (11, put_all(due=1)),
    "a debt": (11, put_all(due=-1)),
    "a skill is being paid": (11, put_all(skill=0)),
    "nothing to turn up": (11, put_all(phase=REVEAL)),
    "something to turn up after the tile": (
        11,
        several(put("pile_top", 0, value=-1), put("unseen", 0, value=0xFFF), put_all(left=0)),
    ),
    "no tile in hand": (11, put_all(tile=-1)),
    "the tile is laid already": (11, put_all(phase=LAY)),
    "no action is possible": (11, put_all(phase=ACTION, tile=TILE_NAMES.index("L13"))),
    "a skill that is not open": (11, put_all(phase=PAY_SKILL, due=2, skill=7)),
    "nothing to reserve": (11, several(no_display, put_all(phase=RESERVE))),
    "more gems than the skill brings": (11, put_all(phase=GEM, due=3)),
    "a tree of somebody else": (11, several(put("card", 10, value=PLANTED), put_all(phase=PLANT, tree=10))),
    "another seat's turn": (12, put_all(seat=0)),
    "a card is missing": (12, several(no_display, put_all(phase=PILE, tile=-1))),
    "nothing to deal": (12, put_all(phase=DEAL, tile=-1)),
    "the end too early": (12, put_all(phase=FINISHED, tile=-1)),
}


def tree_on(s: State, cell: int) -> None:
    s.on[cell] = TREE_PAWN
    s.card[10] = PLANTED + 1
    s.hand[0] += 1


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_position_is_recognised(case: str) -> None:
    number, change = BROKEN[case]
    found = invariants(arranged_only(second_turn(), change))
    assert (found, INVARIANT_NAMES[found - 1]) == (number, INVARIANT_NAMES[number - 1])


def arranged_only(position: hortus.Position, change: Callable[[State], object]) -> State:
    """The changed state, without asking what is legal in it."""
    array = position.state_array()
    state = position.game.record(array)
    change(state)
    return state


def test_a_tile_in_hand_fits_its_step() -> None:  # I9
    in_hand = play(start(), "pile 1", "lay A20 1", "skip", "done", "pile 2", "reveal L05")
    assert invariants(arranged_only(in_hand, put_all(phase=ACTION))) == 11  # not laid yet
    assert invariants(arranged_only(in_hand, put_all(phase=PAY_CAN, due=4))) == 11  # nobody can pay that
    revealing = play(start(), "pile 1", "lay A20 1", "skip", "done", "pile 2")
    no_pile = several(put("pile_size", 0, value=0), put("unseen", 0, value=0xFFF & ~0b1111))
    assert invariants(arranged_only(revealing, no_pile)) == 11  # nothing is left to turn up


def test_the_can_stands_somewhere_once_a_tile_was_taken() -> None:  # I9
    def taken_by_nobody(s: State) -> None:
        s.pile_size[0], s.pile_top[0], s.unseen[0] = 0, -1, 0xFFF & ~0b1111
        s.seat = 1

    assert invariants(arranged_only(start(), taken_by_nobody)) == 12


def test_a_written_position_that_breaks_one_names_its_rule() -> None:  # I7
    text = second_turn().text()
    with pytest.raises(hortus.UnreadableText) as refused:
        hortus.load("ishtar", map="first").read_position(text.replace("hands=1:2/2:2", "hands=2:2/2:2"))
    assert (refused.value.message_id, refused.value.rule) == ("impossible-position", "I7")


def test_no_game_begins_with_something_grown() -> None:  # I7
    first = start()
    assert invariants(arranged(first, put("gems", 0, value=0), put("gems", 0, 1, value=1)).state) == 3

    def other_gem(s: State) -> None:
        s.gems[0] = (0, 1, 0)
        s.supply[:2] += (1, -1)

    assert invariants(arranged(first, other_gem).state) == 12
    assert invariants(arranged(first, put_all(phase=TREE, tile=TILE_NAMES.index("L13"))).state) in (2, 11, 12)
    bowls = hortus.load("ishtar", map="first").start()
    assert invariants(arranged(bowls, laid("T13", "A12", 1)).state) == 12
    lots = hortus.load("ishtar", players=2).start()
    assert invariants(arranged_only(lots, put_all(seat=1))) == 12
    assert invariants(arranged_only(lots, put("card", 3, value=RESERVED))) == 12


def test_lots_are_drawn_one_after_the_other() -> None:  # I2, I6
    for position in random_game(2, "random", seed=1):
        if position.state.phase > TOP_LOT:
            break
        assert invariants(position.state) == 0
        assert invariants(arranged_only(position, put("pile_top", 0, value=12))) != 0 or position.state.phase == TOP_LOT


def test_a_round_begins_with_one_empty_pile_at_most() -> None:  # I18
    """Three piles emptied at once would need three turns of one round."""

    def emptied(s: State) -> None:
        s.pile_size[:] = (0, 0, 0, 5, 5, 5)
        s.pile_top[:3] = -1
        s.unseen[:] = 0xFFF & ~0b11110000
        s.tile, s.seat, s.can, s.phase = -1, 1, 2, PILE

    assert invariants(arranged_only(start(), emptied)) == 12


def test_a_bloom_is_due_only_to_who_learnt_it() -> None:  # I15
    assert invariants(arranged_only(second_turn(), put_all(phase=BLOOM))) == 9
