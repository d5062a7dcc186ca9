"""What never breaks, whatever is played: checked by the laws, and of every position that is read."""

from __future__ import annotations

from hortus.contract.compiled import compiled
from seeds.components import BEANS_OF_A_COLOUR, COLOUR_COUNT
from seeds.scoring import holds
from seeds.state import FINISHED, State

INVARIANT_NAMES = ("R1: no bean is lost", "R2: it is the turn of somebody who plays")


@compiled
def invariants(s: State) -> int:
    beans = 0
    for colour in range(COLOUR_COUNT):
        beans += s.bag[colour]
        for seat in range(s.players):
            beans += holds(s, seat, colour)
    if beans != BEANS_OF_A_COLOUR * COLOUR_COUNT:
        return 1
    return 2 if (s.seat == s.players) != (s.phase == FINISHED) else 0
