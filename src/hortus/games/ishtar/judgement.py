"""Ishtar at a glance: gems to spend, assistants to place, beds that can grow, and what the tile in hand is good for."""

from __future__ import annotations

from hortus.contract.compiled import compiled
from hortus.games.ishtar.components import (
    ASSISTANT,
    ASSISTANTS,
    GEM_WORTH,
    LOWER_EFFECT,
    LOWER_SKILLS,
    MASTERY,
    PART_FLOWERS,
    PARTS,
    SKILL_PRICE,
    SLOTS,
    TAKE_BLOOM,
    TILE_SYMBOL,
    UPPER_COUNT,
    UPPER_POINTS,
)
from hortus.games.ishtar.garden import flowers_at
from hortus.games.ishtar.rules import gems_at_hand, may_learn, may_place_assistant, symbol_cell
from hortus.games.ishtar.scoring import has_skill, skill_count
from hortus.games.ishtar.state import (
    ACTION,
    BLOCKED,
    BLOOM,
    COLOUR_COUNT,
    FINISHED,
    LAY,
    PAY_CAN,
    PAY_SKILL,
    REVEAL,
    State,
    map_size,
)

# What each promise is worth, in points
GEM = 0.9  # of what a gem counts for in trees: purple 1, red 2, white 3
AT_HAND = 3.0  # an assistant in the hand will keep a bed some day
ON_RUG = 0.8  # one on the rug has to be fetched first
LEARNT = 1.2  # a lower skill opens the way to its upper one
UPPER = 0.5  # of what that upper one would count for now
ROOM = 0.25  # a free cell that touches an own bed and no other may bring it flowers
MARGIN = 0.3  # a flower cell ahead at a fountain, or behind, up to two
FLOWER = 0.4  # a flower on the tile in hand
KEEP = 3.0  # an assistant's symbol on it, while an assistant is at hand
LEARN = 2.0  # a mastery on it, while two gems are at hand
BED = 0.9  # of the flowers of a bed that an assistant may keep in this very turn
BLOOMING = 2.0  # a bloom that is about to be laid

SCALE = 12.0


@compiled
def prospects(s: State, seat: int) -> float:
    if s.phase == FINISHED:
        return 0.0
    total = AT_HAND * s.hand[seat] + ON_RUG * s.rug[seat]
    for colour in range(COLOUR_COUNT):
        total += GEM * GEM_WORTH[colour] * s.gems[seat, colour]
    for letter in range(LOWER_SKILLS):
        if has_skill(s, seat, letter):
            total += LEARNT
            if not has_skill(s, seat, LOWER_SKILLS + letter):
                total += UPPER * UPPER_POINTS[letter] * skill_count(s, seat, UPPER_COUNT[letter])
    total += room_to_grow(s, seat) + margins(s, seat)
    return total + this_turn(s) if s.seat == seat else total


@compiled
def room_to_grow(s: State, seat: int) -> float:
    near, guard = s.near, s.guard
    total = 0.0
    for cell in range(map_size(s)):
        if near[cell] & BLOCKED == 0 and guard[cell] // ASSISTANTS == seat:
            total += ROOM
    return total


@compiled
def margins(s: State, seat: int) -> float:
    """Where the player leads at a fountain, or follows closely."""
    total = 0.0
    for slot in range(SLOTS):
        best = 0
        for other in range(s.players):
            if other != seat:
                best = max(best, s.held[other, slot])
        if s.held[seat, slot] > 0:
            total += MARGIN * max(-2, min(2, s.held[seat, slot] - best))
    return total


@compiled
def this_turn(s: State) -> float:
    """What the tile in hand, its symbol or a bloom is going to bring."""
    phase = s.phase
    if phase in (PAY_CAN, REVEAL, LAY):
        return tile_worth(s)
    if phase == ACTION:
        return symbol_worth(s)
    if phase == BLOOM or (phase == PAY_SKILL and s.skill < LOWER_SKILLS and LOWER_EFFECT[s.skill] == TAKE_BLOOM):
        return BLOOMING
    return 0.0


@compiled
def tile_worth(s: State) -> float:
    total = 0.0
    for part in range(PARTS):
        total += FLOWER * PART_FLOWERS[s.tile * PARTS + part]
    symbol = TILE_SYMBOL[s.tile]
    if symbol & ASSISTANT != 0 and s.hand[s.seat] > 0:
        total += KEEP
    if symbol & MASTERY != 0 and gems_at_hand(s, s.seat) - s.due >= SKILL_PRICE:
        total += LEARN
    return total


@compiled
def symbol_worth(s: State) -> float:
    """The bed around the symbol, if it can be kept; else a skill."""
    worth = LEARN if may_learn(s) else 0.0
    if may_place_assistant(s):
        bed = s.bed[symbol_cell(s)]
        flowers = 0.0
        for cell in range(map_size(s)):
            if s.bed[cell] == bed:
                flowers += BED * flowers_at(s, cell)
        worth = max(worth, flowers)
    return worth
