"""Ishtar: points, fountains, flowerbeds and gems that an action brings or denies, and what a tile or a tree is worth.

Every sentence has a fact that must hold. All of them are counted at the table as it lies, or after the action and what
the player may do right after it; nothing is said of what others will do.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

import numpy as np

from hortus.contract.facts import Arguments, Deed, Difference, Fact, told
from hortus.contract.game import Message
from hortus.contract.position import Position
from hortus.games.ishtar.components import (
    COLOURS,
    COUNT_TREES,
    LOWER_EFFECT,
    LOWER_EFFECTS,
    LOWER_SKILLS,
    PART_FLOWERS,
    PARTS,
    SEAT_NAMES,
    SLOT_NAMES,
    SLOTS,
    SYMBOLS,
    TILE_SYMBOL,
    TREE_POINTS,
    TREES,
    TURNS,
    UPPER_COUNT,
    UPPER_POINTS,
)
from hortus.games.ishtar.rules import (
    can_pay,
    empty_piles,
    is_offered,
    legal_lay,
    may_place_assistant,
    play_assistant,
    play_lay,
)
from hortus.games.ishtar.scoring import (
    has_skill,
    holds_fountain,
    points,
    skill_count,
    touches_own_bed,
    trees_beside,
)
from hortus.games.ishtar.state import (
    ACTION,
    ACTION_COUNT,
    BLOCKED,
    DISCARD_ACTION,
    DONE_ACTION,
    GEM,
    LAY,
    LAY_ACTION,
    ON_DISPLAY,
    PAY_CAN,
    PAY_SKILL,
    PILE,
    PLANT,
    RESERVE,
    RESERVE_ACTION,
    SKILL_ACTION,
    SKIP_ACTION,
    TREE,
    TREE_ACTION,
    State,
    map_size,
)

OPEN_RESULT = True  # everything lies open (I22)


def reasons(known: Position, action: int, seat: int) -> list[Message]:
    return told(FACTS, Deed(known, action, seat))


def differences(known: Position, action: int, seat: int, instead: int) -> list[Message]:
    return told(DIFFERENCES, Deed(known, action, seat), Deed(known, instead, seat))


def others_of(deed: Deed) -> list[int]:
    return [other for other in range(deed.before.players) if other != deed.seat]


# What an action brings at once (I12, I19, I20)


def gained(deed: Deed, seat: int) -> int:
    return int(points(deed.after, seat) - points(deed.before, seat))


def flowers_gained(deed: Deed) -> int:
    return int(deed.after.flowers[deed.seat] - deed.before.flowers[deed.seat])


def brings(deed: Deed) -> Iterator[Arguments]:
    """A flower is a point (I20), so that the flowers alone would say the same."""
    if gained(deed, deed.seat) != flowers_gained(deed):
        yield {"points": gained(deed, deed.seat)}


def fountains_of(s: State, seat: int) -> set[int]:
    return {slot for slot in range(SLOTS) if holds_fountain(s, seat, slot)}


def fountain_at(s: State, slot: int) -> dict[str, str]:
    return {"slot": SLOT_NAMES[slot], "colour": COLOURS[s.fountain[slot]]}


def wins_fountain(deed: Deed) -> Iterator[Arguments]:
    """With so many flower cells more than the best of the others."""
    for slot in sorted(fountains_of(deed.after, deed.seat) - fountains_of(deed.before, deed.seat)):
        held = deed.after.held[:, slot]
        lead = int(held[deed.seat]) - max(int(held[other]) for other in others_of(deed))
        yield {**fountain_at(deed.after, slot), "count": lead}


def ousts(deed: Deed) -> Iterator[Arguments]:
    for other in others_of(deed):
        for slot in sorted(fountains_of(deed.before, other) - fountains_of(deed.after, other)):
            yield {"seat": SEAT_NAMES[other], **fountain_at(deed.after, slot)}


def bed(deed: Deed) -> Iterator[Arguments]:
    if flowers_gained(deed):
        yield {"count": flowers_gained(deed)}


# The can and its tile (I9)


def cost_of(deed: Deed) -> int:
    """Gems that are to be paid for it, now or next."""
    if deed.before.phase == PILE:
        return int(deed.after.due)
    if deed.before.phase == TREE:
        return int((deed.before.gems - deed.after.gems)[deed.seat].sum())
    return 0


def costs(deed: Deed) -> Iterator[Arguments]:
    if cost_of(deed):
        yield {"count": cost_of(deed)}


def free(deed: Deed) -> Iterator[Arguments]:
    """Where another pile would cost something."""
    if deed.before.phase == PILE and not cost_of(deed) and any(map(cost_of, deed.others)):
        yield {}


def tile_of(deed: Deed) -> int:
    return int(deed.after.tile)


def tile_flowers(deed: Deed) -> int:
    return int(PART_FLOWERS[tile_of(deed) * PARTS : (tile_of(deed) + 1) * PARTS].sum())


def tile_symbol(deed: Deed) -> str | None:
    return SYMBOLS[TILE_SYMBOL[tile_of(deed)]]


def promise(deed: Deed) -> int:
    """The most points that the tile brings when it is laid, and an assistant placed if its symbol allows that."""
    taken, places = copy(deed.after), np.zeros(ACTION_COUNT + 1, np.int64)
    taken.phase = LAY
    most = 0
    actions = places[: legal_lay(taken, places)]
    for action in actions[actions != DISCARD_ACTION].tolist():
        laid = copy(taken)
        play_lay(laid, *divmod(action - LAY_ACTION, TURNS))
        most = max(most, int(points(laid, deed.seat)))
        if may_place_assistant(laid):
            play_assistant(laid)
            most = max(most, int(points(laid, deed.seat)))
    return max(0, most - int(points(deed.before, deed.seat)))


def promises(deed: Deed) -> Iterator[Arguments]:
    if deed.before.phase == PILE:
        most = promise(deed)
        if most:
            yield {"points": most}


def most_flowers(deed: Deed) -> Iterator[Arguments]:
    """No other tile within reach has more, and some have fewer."""
    if deed.before.phase == PILE:
        own, others = tile_flowers(deed), [tile_flowers(other) for other in deed.others]
        if others and own == max(own, *others) > min(others):
            yield {"count": own}


def only_symbol(deed: Deed) -> Iterator[Arguments]:
    """No other tile within reach shows this symbol."""
    if deed.before.phase == PILE and deed.others:
        symbol = tile_symbol(deed)
        if symbol is not None and all(tile_symbol(other) != symbol for other in deed.others):
            yield {"symbol": symbol}


def tile(deed: Deed) -> Iterator[Arguments]:
    if deed.before.phase == PILE:
        yield {"count": tile_flowers(deed)}


def symbol(deed: Deed) -> Iterator[Arguments]:
    if deed.before.phase == PILE and tile_symbol(deed) is not None:
        yield {"symbol": tile_symbol(deed)}


# Laying (I10 to I13)


def gems_gained(deed: Deed) -> int:
    """By laying; what is paid is told as a cost."""
    return int((deed.after.gems - deed.before.gems)[deed.seat].sum()) if deed.before.phase == LAY else 0


def gems(deed: Deed) -> Iterator[Arguments]:
    if gems_gained(deed):
        yield {"count": gems_gained(deed)}


def kept_by_assistant(deed: Deed) -> int:
    """Flowers that an assistant on the tile's symbol would come to control."""
    if deed.before.phase != LAY or deed.after.phase != ACTION or not may_place_assistant(deed.after):
        return 0
    kept = copy(deed.after)
    play_assistant(kept)
    return int(kept.flowers[deed.seat] - deed.after.flowers[deed.seat])


def keep(deed: Deed) -> Iterator[Arguments]:
    if kept_by_assistant(deed):
        yield {"count": kept_by_assistant(deed)}


def room_of(s: State, seat: int) -> int:
    """Cells that a tile may cover, next to the flowerbeds of a player."""
    bare = (cell for cell in range(map_size(s)) if s.near[cell] & BLOCKED == 0)
    return sum(bool(touches_own_bed(s, seat, cell)) for cell in bare)


def crowds(deed: Deed) -> Iterator[Arguments]:
    """Takes room from beds of others without a flower for them."""
    if deed.before.phase == LAY:
        for other in others_of(deed):
            is_fed = deed.after.flowers[other] != deed.before.flowers[other]
            taken = 0 if is_fed else room_of(deed.before, other) - room_of(deed.after, other)
            if taken:
                yield {"seat": SEAT_NAMES[other], "count": taken}


# Assistants and skills (I13, I14)


def saves(deed: Deed) -> Iterator[Arguments]:
    """Who skips keeps the assistant that could be placed."""
    if deed.action == SKIP_ACTION and may_place_assistant(deed.before):
        yield {"count": int(deed.before.hand[deed.seat])}


def skill_of(deed: Deed) -> int | None:
    is_skill = deed.before.phase == ACTION and SKILL_ACTION <= deed.action < SKIP_ACTION
    return deed.action - SKILL_ACTION if is_skill else None


def upper_worth(s: State, seat: int, letter: int) -> int:
    return int(skill_count(s, seat, UPPER_COUNT[letter])) * int(UPPER_POINTS[letter])


def lower(deed: Deed) -> Iterator[Arguments]:
    skill = skill_of(deed)
    if skill is not None and skill < LOWER_SKILLS:
        yield {"effect": LOWER_EFFECTS[LOWER_EFFECT[skill]]}


def unlocks(deed: Deed) -> Iterator[Arguments]:
    """A lower skill opens the way to the upper one of its letter."""
    skill = skill_of(deed)
    if skill is not None and skill < LOWER_SKILLS:
        worth = upper_worth(deed.before, deed.seat, skill)
        if worth:
            yield {"points": worth}


def upper(deed: Deed) -> Iterator[Arguments]:
    skill = skill_of(deed)
    if skill is not None and skill >= LOWER_SKILLS:
        yield {"points": upper_worth(deed.before, deed.seat, skill - LOWER_SKILLS)}


# Trees (I16)


def tree_of(deed: Deed) -> int | None:
    """The card that is bought or reserved."""
    if deed.before.phase == RESERVE:
        return deed.action - RESERVE_ACTION
    is_bought = deed.before.phase == TREE and deed.action != DONE_ACTION
    return deed.action - TREE_ACTION if is_bought else None


def worth_of(tree: int | None) -> int:
    return 0 if tree is None else int(TREE_POINTS[tree])


def reserves(deed: Deed) -> Iterator[Arguments]:
    if deed.before.phase == RESERVE:
        yield {"points": worth_of(tree_of(deed))}


def dearest(deed: Deed) -> Iterator[Arguments]:
    """No other tree that can be had now is worth more, and some are worth less."""
    if tree_of(deed) is not None:
        own = worth_of(tree_of(deed))
        others = [worth_of(tree) for other in deed.others if (tree := tree_of(other)) is not None]
        if others and own == max(own, *others) > min(others):
            yield {"points": own}


def denies(deed: Deed) -> Iterator[Arguments]:
    tree = tree_of(deed)
    if tree is not None and deed.before.card[tree] == ON_DISPLAY:
        for other in others_of(deed):
            if can_pay(deed.before, other, tree):
                yield {"seat": SEAT_NAMES[other]}


def payable(s: State, deed: Deed) -> set[int]:
    """Trees that the gems of the player would pay for in this turn."""
    return {tree for tree in range(TREES) if is_offered(deed.before, tree) and can_pay(s, deed.seat, tree)}


def affordable(deed: Deed) -> int:
    """The most points among the trees that can be paid for only with the gems just taken, where one can be planted."""
    if deed.before.phase not in (LAY, GEM) or not deed.after.grass:
        return 0
    return max(map(worth_of, payable(deed.after, deed) - payable(deed.before, deed)), default=0)


def affords(deed: Deed) -> Iterator[Arguments]:
    if affordable(deed):
        yield {"points": affordable(deed)}


def is_beside(deed: Deed, seat: int) -> bool:
    """The tree planted stands next to a flowerbed of a player."""
    return deed.before.phase == PLANT and bool(trees_beside(deed.after, seat) > trees_beside(deed.before, seat))


def beside(deed: Deed) -> Iterator[Arguments]:
    if is_beside(deed, deed.seat):
        yield {}


def helps_others(deed: Deed) -> bool:
    """A tree next to the flowerbed of somebody else who has the skill that counts trees."""
    skills = [LOWER_SKILLS + letter for letter in range(LOWER_SKILLS) if UPPER_COUNT[letter] == COUNT_TREES]
    return any(
        has_skill(deed.before, other, skill) and is_beside(deed, other) for other in others_of(deed) for skill in skills
    )


def helps_nobody(deed: Deed) -> Iterator[Arguments]:
    if deed.before.phase == PLANT and not helps_others(deed) and any(map(helps_others, deed.others)):
        yield {}


def counts_budget(deed: Deed) -> bool:
    """Gems change hands, or are kept."""
    return deed.before.phase in (PAY_CAN, PAY_SKILL, GEM) or deed.action == DONE_ACTION


def budget(deed: Deed) -> Iterator[Arguments]:
    if counts_budget(deed):
        yield {"count": len(payable(deed.after, deed))}


# The end (I18)


def last(deed: Deed) -> Iterator[Arguments]:
    """Once a second pile is empty, everybody's next turn is the last."""
    if empty_piles(deed.before) >= 2 and deed.before.phase in (ACTION, TREE, RESERVE):
        yield {}


FACTS: dict[str, Fact] = {
    "hint-ishtar-points": brings,
    "hint-ishtar-fountain": wins_fountain,
    "hint-ishtar-ousts": ousts,
    "hint-ishtar-bed": bed,
    "hint-ishtar-promises": promises,
    "hint-ishtar-only-symbol": only_symbol,
    "hint-ishtar-most-flowers": most_flowers,
    "hint-ishtar-keep": keep,
    "hint-ishtar-affords": affords,
    "hint-ishtar-crowds": crowds,
    "hint-ishtar-upper": upper,
    "hint-ishtar-lower": lower,
    "hint-ishtar-unlocks": unlocks,
    "hint-ishtar-dearest": dearest,
    "hint-ishtar-denies": denies,
    "hint-ishtar-tree": reserves,
    "hint-ishtar-beside": beside,
    "hint-ishtar-helps-nobody": helps_nobody,
    "hint-ishtar-last": last,
    "hint-ishtar-saves": saves,
    "hint-ishtar-gems": gems,
    "hint-ishtar-free": free,
    "hint-ishtar-costs": costs,
    "hint-ishtar-tile": tile,
    "hint-ishtar-symbol": symbol,
    "hint-ishtar-budget": budget,
}


# What was done instead


def instead_points(best: Deed, done: Deed) -> Iterator[Arguments]:
    more = gained(best, best.seat) - gained(done, best.seat)
    if more > 0:
        yield {"points": more}


def instead_points_other(best: Deed, done: Deed) -> Iterator[Arguments]:
    for other in others_of(best):
        more = gained(done, other) - gained(best, other)
        if more > 0:
            yield {"seat": SEAT_NAMES[other], "points": more}


def instead_promises(best: Deed, done: Deed) -> Iterator[Arguments]:
    if best.before.phase == PILE:
        more, fewer = promise(best), promise(done)
        if more > fewer:
            yield {"points": more, "fewer": fewer}


def instead_keep(best: Deed, done: Deed) -> Iterator[Arguments]:
    more, fewer = kept_by_assistant(best), kept_by_assistant(done)
    if more > fewer:
        yield {"count": more, "fewer": fewer}


def best_payable(deed: Deed) -> int:
    """The most points among the trees that the gems pay for after it, where one can be planted."""
    return max(map(worth_of, payable(deed.after, deed)), default=0) if deed.after.grass else 0


def instead_affords(best: Deed, done: Deed) -> Iterator[Arguments]:
    if best.before.phase in (LAY, GEM):
        more, fewer = best_payable(best), best_payable(done)
        if more > fewer:
            yield {"points": more, "fewer": fewer}


def instead_costs(best: Deed, done: Deed) -> Iterator[Arguments]:
    if best.before.phase == PILE and cost_of(done) > cost_of(best):
        yield {"count": cost_of(done) - cost_of(best)}


def instead_symbol(best: Deed, done: Deed) -> Iterator[Arguments]:
    if best.before.phase == PILE and tile_symbol(best) is not None and tile_symbol(done) is None:
        yield {}


def instead_tile(best: Deed, done: Deed) -> Iterator[Arguments]:
    if best.before.phase == PILE and tile_flowers(best) > tile_flowers(done):
        yield {"count": tile_flowers(best), "fewer": tile_flowers(done)}


def instead_tree(best: Deed, done: Deed) -> Iterator[Arguments]:
    if best.before.phase == RESERVE and worth_of(tree_of(best)) > worth_of(tree_of(done)):
        yield {"points": worth_of(tree_of(best)), "fewer": worth_of(tree_of(done))}


def instead_gems(best: Deed, done: Deed) -> Iterator[Arguments]:
    if gems_gained(best) > gems_gained(done):
        yield {"count": gems_gained(best), "fewer": gems_gained(done)}


def instead_room(best: Deed, done: Deed) -> Iterator[Arguments]:
    if best.before.phase == LAY:
        more, fewer = (room_of(deed.after, deed.seat) for deed in (best, done))
        if more > fewer:
            yield {"count": more, "fewer": fewer}


def instead_room_other(best: Deed, done: Deed) -> Iterator[Arguments]:
    for other in others_of(best) if best.before.phase == LAY else []:
        fewer, more = (room_of(deed.after, other) for deed in (best, done))
        if more > fewer:
            yield {"seat": SEAT_NAMES[other], "count": more, "fewer": fewer}


def instead_budget(best: Deed, done: Deed) -> Iterator[Arguments]:
    if counts_budget(best) and counts_budget(done):
        more, fewer = (len(payable(deed.after, deed)) for deed in (best, done))
        if more > fewer:
            yield {"count": more, "fewer": fewer}


def instead_beside(best: Deed, done: Deed) -> Iterator[Arguments]:
    if is_beside(best, best.seat) and not is_beside(done, best.seat):
        yield {}


DIFFERENCES: dict[str, Difference] = {
    "hint-ishtar-instead-points": instead_points,
    "hint-ishtar-instead-points-other": instead_points_other,
    "hint-ishtar-instead-promises": instead_promises,
    "hint-ishtar-instead-keep": instead_keep,
    "hint-ishtar-instead-affords": instead_affords,
    "hint-ishtar-instead-symbol": instead_symbol,
    "hint-ishtar-instead-tile": instead_tile,
    "hint-ishtar-instead-costs": instead_costs,
    "hint-ishtar-instead-tree": instead_tree,
    "hint-ishtar-instead-gems": instead_gems,
    "hint-ishtar-instead-room": instead_room,
    "hint-ishtar-instead-room-other": instead_room_other,
    "hint-ishtar-instead-budget": instead_budget,
    "hint-ishtar-instead-beside": instead_beside,
}
