"""Haru Ichiban in words: actions, and positions in one line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from hortus.boards.square import DIRECTIONS
from hortus.contract.fields import (
    NOTHING,
    Field,
    Fields,
    Form,
    agreed,
    flags,
    joined,
    listed,
    named,
    number,
    one_of,
    value,
    values,
)
from hortus.contract.game import NOBODY
from hortus.contract.words import ActionTexts, refuse_impossible
from hortus.games.haru_ichiban.components import (
    CELL_NAMES,
    CELLS,
    FLOWERS,
    LAST_ROUND,
    RED,
    SEAT_NAMES,
    SIZE,
    TURNS,
    VALUES,
    YELLOW,
)
from hortus.games.haru_ichiban.invariants import INVARIANT_NAMES, invariants
from hortus.games.haru_ichiban.state import (
    BOTH,
    DARK_SIDE,
    DOUBLE_DARK,
    EDITIONS,
    EGGS,
    FLOWER_ON,
    FROG_ON,
    HIDDEN_BID,
    LAYERS,
    LILY,
    NO_BID,
    ROUND_OVER,
    State,
)

# Actions: every text once, in the order of the numbers that state.py lays out


WINDS = [f"{cell} {direction}" for cell in CELL_NAMES for direction in DIRECTIONS]
ACTIONS = ActionTexts(
    ("dragonfly", SEAT_NAMES),
    ("draw", VALUES),
    ("bid", VALUES),
    ("croak", SEAT_NAMES),
    ("senior", SEAT_NAMES),
    ("flower", CELL_NAMES),
    ("frog", CELL_NAMES),
    ("wind", WINDS),
    ("dark", CELL_NAMES),
)
ACTION_TEXTS = ACTIONS.texts
action_text = ACTIONS.text
read_action = ACTIONS.read

STEP_RULES = {
    "dragonfly": "H19",
    "draw": "H11",
    "bid": "H6",
    "croak": "H20",
    "senior": "H18",
    "flower": "H8",
    "frog-after-flower": "H8",
    "wind": "H9",
    "dark": "H10",
    "frog-after-dark": "H10",
    "frog-return": "H17",
    "over": "H23",
    "halt": "H15",
}
"""The steps in the order of their phases: how each is called in views, prompts and texts, and its rule."""
STEPS = tuple(STEP_RULES)


def step_name(phase: int) -> str:
    """What is to be done, without the occasion: one word for the three ways to place a frog."""
    return STEPS[phase].split("-")[0]


# A lily in a few signs: its kind and side, and what it carries

LILY_SIGNS = {  # light side up, dark side up
    "plain": ("o", "x"),
    "double dark": ("#", "#"),
    "red eggs": ("R", "R*"),
    "yellow eggs": ("Y", "Y*"),
}
CARRIED_SIGNS = {"": "", "red flower": "(r)", "yellow flower": "(y)", "red frog": "<r>", "yellow frog": "<y>"}
WATER_SIGN = "."
NAMED_LAYERS = {
    "double dark": DOUBLE_DARK,
    "red eggs": EGGS + RED,
    "yellow eggs": EGGS + YELLOW,
    "red flower": FLOWER_ON + RED,
    "yellow flower": FLOWER_ON + YELLOW,
    "red frog": FROG_ON + RED,
    "yellow frog": FROG_ON + YELLOW,
}


def _sign_layers() -> dict[str, frozenset[int]]:
    """Every sign, and the layers of the pond that it stands for."""
    layers = {WATER_SIGN: frozenset[int]()}
    for kind, side, thing in product(LILY_SIGNS, (0, 1), CARRIED_SIGNS):
        layers[LILY_SIGNS[kind][side] + CARRIED_SIGNS[thing]] = frozenset(
            {LILY, DARK_SIDE if side else LILY, *(NAMED_LAYERS[name] for name in (kind, thing) if name in NAMED_LAYERS)}
        )
    return layers


SIGN_LAYERS = _sign_layers()
LAYERS_SIGN = {layers: sign for sign, layers in SIGN_LAYERS.items()}


# A position in one line: words in a fixed order, the pond row 5 first

FLOWER_FIELDS = ("hand", "stock", "held", "bid", "shown")
FLOWER_VALUE = number(FLOWERS, least=1)
BIDS = {NO_BID: NOTHING, **{flower: str(flower) for flower in VALUES}}
FLOWERS_OF_SEAT = joined(
    ":",
    flags(listed("", FLOWER_VALUE)),
    flags(listed("", FLOWER_VALUE)),
    number(FLOWERS),
    one_of({HIDDEN_BID: "?", **BIDS}),
    one_of(BIDS),
)
PLAYED_STEP = named(STEPS[:ROUND_OVER])
"""A halt is written for those who look at it, but nobody plays on from there."""
SEATS = {NOBODY: "nobody", **dict(enumerate(SEAT_NAMES))}
SEAT = one_of(SEATS)


def _pond_rows(s: State) -> Iterator[list[str]]:
    pond = s.pond.tolist()
    signs = [
        LAYERS_SIGN[frozenset(layer for layer in range(LAYERS) if pond[layer] >> cell & 1)] for cell in range(CELLS)
    ]
    return (signs[row * SIZE : (row + 1) * SIZE] for row in range(SIZE - 1, -1, -1))


def _put_pond(s: State, rows: Sequence[Sequence[str]]) -> None:
    s.pond[:] = 0
    for cell, sign in zip(range(CELLS), (sign for row in reversed(rows) for sign in row), strict=True):
        for layer in SIGN_LAYERS[sign]:
            s.pond[layer] |= 1 << cell


def _flowers_of(seat: int) -> Field:
    """hand:stock:held:bid:shown of a gardener."""

    def put(s: State, found: Sequence[int]) -> None:
        for name, flowers in zip(FLOWER_FIELDS, found, strict=True):
            getattr(s, name)[seat] = flowers

    return Field(SEAT_NAMES[seat], FLOWERS_OF_SEAT, lambda s: [getattr(s, name)[seat] for name in FLOWER_FIELDS], put)


POSITION = Fields(
    agreed("edition", named(EDITIONS)),
    value("step", Form(STEPS.__getitem__, PLAYED_STEP.read), "phase"),
    value("round", number(LAST_ROUND, least=1), "round_number"),
    value("turn", number(TURNS, least=1)),
    Field("pond", listed("/", listed(",", Form(str, str))), _pond_rows, _put_pond),
    _flowers_of(RED),
    _flowers_of(YELLOW),
    value("senior", SEAT),
    value("dragonfly", SEAT),
    value("croaker", SEAT),
    values("scored", listed("/", listed(",", number(LAST_ROUND * CELLS)))),
    values("last", listed("/", flags(listed("+", named(CELL_NAMES)))), "last_flowers"),
    value("winner", one_of({**SEATS, BOTH: "both"})),
)
position_text = POSITION.write


def parse_position(s: State, text: str) -> None:
    """Read what `position_text` wrote into a state; any other text is refused at its first wrong word."""
    POSITION.read(s, text)
    refuse_impossible(invariants(s), INVARIANT_NAMES)


# Words

TERMS = "haru ichiban red yellow pond lily flower frog dragonfly egg gardener junior senior wind croak croaker spring"
"""What the game speaks of; renamed where somebody is to reason and not to remember."""
