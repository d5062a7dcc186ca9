"""The Legend of the Cherry Tree: what a harvest is, and when it fails (C6, C9)."""

from __future__ import annotations

from hortus.contract.compiled import compiled
from hortus.games.cherry_tree.components import ALL, BLACK, FIVE, FOUR_COLOURS, TWO_PAIRS
from hortus.games.cherry_tree.state import State


@compiled
def harvest_size(s: State) -> int:
    flowers = 0
    for colour in range(ALL):
        flowers += s.harvest[colour]
    return flowers


@compiled
def colours_present(s: State) -> int:
    """How many of the five colours are in the harvest."""
    present = 0
    for colour in range(FIVE):
        present += s.harvest[colour] > 0
    return present


@compiled
def fails(s: State) -> bool:
    """Three of one colour or five different ones; blacks take the colours that ruin it (C6)."""
    most = 0
    for colour in range(FIVE):
        most = max(most, s.harvest[colour])
    blacks = s.harvest[BLACK]
    return bool(most + blacks >= 3 or colours_present(s) + blacks >= 5)


@compiled
def fulfils(s: State, condition: int) -> bool:
    """A black counts as any colour, which only matters as the fourth different one (C9)."""
    if condition == TWO_PAIRS:
        pairs = 0
        for colour in range(FIVE):
            pairs += s.harvest[colour] >= 2
        return pairs >= 2
    if condition == FOUR_COLOURS:
        return colours_present(s) + s.harvest[BLACK] >= 4
    return harvest_size(s) >= 6
