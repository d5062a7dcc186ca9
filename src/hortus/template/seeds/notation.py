"""Actions and positions as texts, and back. The texts of actions are the names of moves, in every language."""

from __future__ import annotations

from hortus.contract import fields
from hortus.contract.fields import Fields
from hortus.contract.words import ActionTexts, refuse_impossible
from seeds.components import BEANS_OF_A_COLOUR, COLOUR_COUNT, COLOURS, FEWEST_PLAYERS, MOST_PLAYERS, ROUNDS
from seeds.invariants import INVARIANT_NAMES, invariants
from seeds.state import NOT_NAMED, PHASES, State

ACTIONS = ActionTexts(("openly", [""]), ("secretly", [""]), ("pick", COLOURS), ("name", COLOURS))

BEANS = fields.joined(",", *[fields.number(BEANS_OF_A_COLOUR)] * COLOUR_COUNT)

POSITION = Fields(
    fields.agreed("players", fields.number(MOST_PLAYERS, FEWEST_PLAYERS)),
    fields.value("phase", fields.named(PHASES)),
    fields.value("seat", fields.number(MOST_PLAYERS)),
    fields.value("rounds", fields.number(ROUNDS)),
    fields.value("secret", fields.number(1)),
    fields.values("bag", BEANS),
    fields.of_seats("front", BEANS),
    fields.of_seats("pouch", BEANS),
    fields.of_seats("named", fields.named(COLOURS, NOT_NAMED)),
)


def parse_position(s: State, text: str) -> None:
    POSITION.read(s, text)
    s.pouch_size[:] = s.pouch.sum(axis=1)
    refuse_impossible(invariants(s), INVARIANT_NAMES)


TERMS = " ".join(("seed bag bean pouch", *COLOURS))
"""What the game speaks of; renamed where somebody is to reason and not to remember."""
