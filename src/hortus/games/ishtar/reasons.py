"""Ishtar: points, fountains, flowerbeds and gems that an action brings, and what the tile or the tree is worth."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from hortus.contract.game import Message
from hortus.contract.position import Position
from hortus.games.ishtar.components import (
    COLOURS,
    LOWER_EFFECT,
    LOWER_EFFECTS,
    LOWER_SKILLS,
    PART_FLOWERS,
    PARTS,
    SLOT_NAMES,
    SLOTS,
    SYMBOLS,
    TILE_SYMBOL,
    TREE_POINTS,
    TREES,
    UPPER_COUNT,
    UPPER_POINTS,
)
from hortus.games.ishtar.rules import can_pay, is_offered, may_place_assistant, play_assistant
from hortus.games.ishtar.scoring import holds_fountain, points, skill_count, trees_beside
from hortus.games.ishtar.state import (
    ACTION,
    DONE_ACTION,
    GEM,
    LAY,
    PAY_CAN,
    PAY_SKILL,
    PILE,
    PLANT,
    RESERVE,
    RESERVE_ACTION,
    SKILL_ACTION,
    SKIP_ACTION,
    TREE,
    State,
)

OPEN_RESULT = True  # everything lies open (I22)


def reasons(known: Position, action: int, seat: int) -> list[Message]:
    before = known.state
    after = known.state_after(action)
    return [
        *point_facts(before, after, seat),
        *step_facts(before, action, after, seat),
        *gem_facts(before, after, seat),
        *budget_facts(before, action, after, seat),
    ]


# What an action brings at once (I12, I19, I20)


def point_facts(before: State, after: State, seat: int) -> Iterator[Message]:
    gained = int(points(after, seat) - points(before, seat))
    flowers = int(after.flowers[seat] - before.flowers[seat])
    if gained != flowers:  # a flower is a point (I20), so that the flowers alone would say the same
        yield Message("hint-ishtar-points", {"points": gained})
    for slot in range(SLOTS):
        if holds_fountain(after, seat, slot) and not holds_fountain(before, seat, slot):
            fountain = {"slot": SLOT_NAMES[slot], "colour": COLOURS[after.fountain[slot]]}
            yield Message("hint-ishtar-fountain", {**fountain, "count": lead_at(after, seat, slot)})
    if flowers:
        yield Message("hint-ishtar-bed", {"count": flowers})


def lead_at(s: State, seat: int, slot: int) -> int:
    """So many flower cells more than the best of the others."""
    others = [int(s.held[other, slot]) for other in range(s.players) if other != seat]
    return int(s.held[seat, slot]) - max(others)


def gem_facts(before: State, after: State, seat: int) -> Iterator[Message]:
    """What the can, or a tree, costs beyond this action counts too."""
    gained = int((after.gems - before.gems)[seat].sum())
    owed = int(after.due) if before.phase == PILE else 0
    if gained > 0 and before.phase == LAY:
        yield Message("hint-ishtar-gems", {"count": gained})
    if owed or (gained < 0 and before.phase == TREE):
        yield Message("hint-ishtar-costs", {"count": owed or -gained})


# What each step is about (I9, I13 to I16)


def step_facts(before: State, action: int, after: State, seat: int) -> Iterator[Message]:
    if before.phase == PILE:
        yield from tile_facts(int(after.tile))
    elif before.phase == LAY and after.phase == ACTION:
        yield from bed_facts(after, seat)
    elif before.phase == ACTION and SKILL_ACTION <= action < SKIP_ACTION:
        yield skill_fact(before, action - SKILL_ACTION, seat)
    elif before.phase == RESERVE:
        yield Message("hint-ishtar-tree", {"points": int(TREE_POINTS[action - RESERVE_ACTION])})
    elif before.phase == PLANT and trees_beside(after, seat) > trees_beside(before, seat):
        yield Message("hint-ishtar-beside", {})


def tile_facts(tile: int) -> Iterator[Message]:
    yield Message("hint-ishtar-tile", {"count": int(PART_FLOWERS[tile * PARTS : (tile + 1) * PARTS].sum())})
    symbol = SYMBOLS[TILE_SYMBOL[tile]]
    if symbol is not None:
        yield Message("hint-ishtar-symbol", {"symbol": symbol})


def bed_facts(laid: State, seat: int) -> Iterator[Message]:
    if may_place_assistant(laid):
        kept = copy(laid)
        play_assistant(kept)
        yield Message("hint-ishtar-keep", {"count": int(kept.flowers[seat] - laid.flowers[seat])})


def skill_fact(s: State, skill: int, seat: int) -> Message:
    if skill < LOWER_SKILLS:
        return Message("hint-ishtar-lower", {"effect": LOWER_EFFECTS[LOWER_EFFECT[skill]]})
    letter = skill - LOWER_SKILLS
    worth = int(skill_count(s, seat, UPPER_COUNT[letter])) * int(UPPER_POINTS[letter])
    return Message("hint-ishtar-upper", {"points": worth})


# What the gems are good for then


def budget_facts(before: State, action: int, after: State, seat: int) -> Iterator[Message]:
    """Where gems change hands, or are kept."""
    if before.phase in (PAY_CAN, PAY_SKILL, GEM) or action == DONE_ACTION:
        affordable = [tree for tree in range(TREES) if is_offered(before, tree) and can_pay(after, seat, tree)]
        yield Message("hint-ishtar-budget", {"count": len(affordable)})
