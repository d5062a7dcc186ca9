"""Ishtar: who holds what, and what it is worth (I19 to I21). True at any moment, not only at the end."""

from __future__ import annotations

from hortus.contract.compiled import compiled
from hortus.games.ishtar.components import (
    BOARD_CELLS,
    COLOURS,
    COUNT_CARDS,
    COUNT_GEMS,
    COUNT_STONES,
    COUNT_TREES,
    FOUNTAIN_POINTS,
    GEM_WORTH,
    LETTERS,
    LOWER_SKILLS,
    NEIGHBOUR,
    SLOTS,
    STONES,
    TREE_POINTS,
    TREES,
    TURNS,
    UPPER_COUNT,
    UPPER_POINTS,
)
from hortus.games.ishtar.garden import keeper_of
from hortus.games.ishtar.state import FINISHED, NONE, PLANTED, TREE_PAWN, State, map_size


@compiled
def points(s: State, seat: int) -> int:
    total: int = tree_points(s, seat) + s.flowers[seat] + fountain_points(s, seat)
    for letter in range(LOWER_SKILLS):
        total += skill_points(s, seat, letter)
    return total


@compiled
def tree_points(s: State, seat: int) -> int:
    """The cards planted; a reserved one is worth nothing."""
    total, card = 0, s.card
    for tree in range(TREES):
        if card[tree] == PLANTED + seat:
            total += TREE_POINTS[tree]
    return total


# Fountains (I19)


@compiled
def holds_fountain(s: State, seat: int, slot: int) -> bool:
    """Nobody controls more cells there, and the player controls one at least: all that share the most hold it."""
    held = s.held
    own = held[seat, slot]
    if own == 0:
        return False
    for other in range(s.players):
        if held[other, slot] > own:
            return False
    return True


@compiled
def fountain_points(s: State, seat: int) -> int:
    total, fountain = 0, s.fountain
    for slot in range(SLOTS):
        if fountain[slot] != NONE and holds_fountain(s, seat, slot):
            total += FOUNTAIN_POINTS[fountain[slot]]
    return total


# Upper skills (I14)


@compiled
def has_skill(s: State, seat: int, skill: int) -> bool:
    return s.skills[seat] >> skill & 1 == 1


@compiled
def skill_points(s: State, seat: int, letter: int) -> int:
    """What the upper skill of a letter is worth to a player: nothing unless unlocked."""
    if not has_skill(s, seat, LOWER_SKILLS + letter):
        return 0
    return skill_count(s, seat, UPPER_COUNT[letter]) * UPPER_POINTS[letter]


@compiled
def skill_count(s: State, seat: int, kind: int) -> int:
    """How often a skill counts for a player, unlocked or not."""
    if kind == COUNT_TREES:
        return trees_beside(s, seat)
    if kind == COUNT_STONES:
        return stones_beside(s, seat)
    if kind == COUNT_CARDS:
        return cards_planted(s, seat)
    if kind == COUNT_GEMS:
        return gem_worth(s, seat)
    return 1


@compiled
def touches_own_bed(s: State, seat: int, cell: int) -> bool:
    for direction in range(TURNS):
        if keeper_of(s, int(NEIGHBOUR[cell, direction])) == seat:
            return True
    return False


@compiled
def trees_beside(s: State, seat: int) -> int:
    """Trees next to the player's flowerbeds, whoever planted them; each once."""
    total, on = 0, s.on
    for cell in range(map_size(s)):
        if on[cell] == TREE_PAWN and touches_own_bed(s, seat, cell):
            total += 1
    return total


@compiled
def stones_beside(s: State, seat: int) -> int:
    """Engraved stones next to the player's flowerbeds; each once."""
    total = 0
    for slot in range(SLOTS):
        if s.side[slot] != NONE:
            for number in STONES[s.side[slot], s.turn[slot]]:
                if touches_own_bed(s, seat, slot * BOARD_CELLS + number):
                    total += 1
    return total


@compiled
def cards_planted(s: State, seat: int) -> int:
    total, card = 0, s.card
    for tree in range(TREES):
        if card[tree] == PLANTED + seat:
            total += 1
    return total


@compiled
def gem_worth(s: State, seat: int) -> int:
    total = 0
    for colour in range(len(COLOURS)):
        total += s.spent[seat, colour] * GEM_WORTH[colour]
    return total


# The winners (I21)


@compiled
def winners(s: State) -> int:
    """The most points win; equal points share the victory."""
    if s.phase != FINISHED:
        return 0
    best = 0
    for seat in range(s.players):
        best = max(best, points(s, seat))
    bits = 0
    for seat in range(s.players):
        if points(s, seat) == best:
            bits |= 1 << seat
    return bits


def score_parts(s: State, seat: int) -> dict[str, int]:
    parts = {
        "trees": int(tree_points(s, seat)),
        "flowers": int(s.flowers[seat]),
        "fountains": int(fountain_points(s, seat)),
    }
    letters = {LETTERS[letter].upper(): int(skill_points(s, seat, letter)) for letter in range(LOWER_SKILLS)}
    return parts | letters
