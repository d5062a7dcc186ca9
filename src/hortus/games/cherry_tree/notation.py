"""The Legend of the Cherry Tree in words: actions, and positions in one line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial

import numpy as np

from hortus.contract.errors import UnreadableText
from hortus.contract.fields import (
    NOTHING,
    Field,
    Fields,
    Form,
    agreed,
    joined,
    listed,
    named,
    number,
    of_seats,
    one_of,
    value,
    values,
)
from hortus.contract.game import NOBODY, Texts
from hortus.contract.words import ActionTexts, refuse_impossible
from hortus.games.cherry_tree.components import (
    BONUSES,
    COLOURS,
    FIVE,
    KOMATSU_FLOWERS,
    LETTERS,
    MOST_DRAWS,
    MOST_FLOWERS,
    MOST_IN_THE_BAG,
    MOST_OF_A_COLOUR,
    MOST_PLAYERS,
    SEAT_NAMES,
    SEAT_NAMES_IN_VERSION_1,
    SIDES,
)
from hortus.games.cherry_tree.invariants import INVARIANT_NAMES, invariants
from hortus.games.cherry_tree.knowledge import secrets_are_possible
from hortus.games.cherry_tree.masteries import drawn_count
from hortus.games.cherry_tree.state import (
    GATHER,
    HIDDEN_CHOICE,
    MOST_JOKERS,
    MOST_SECRETS,
    NO_FLOWER,
    NOT_CHOSEN,
    PAIRS,
    TAKE,
    THREE_PICK,
    UNKNOWN,
    State,
)

# Actions: every text once, in the order of the numbers that state.py lays out


def _actions(seat_names: Sequence[str]) -> ActionTexts:
    own = [f"{place} {colour}" for place in ("harvest", "front") for colour in COLOURS]
    return ActionTexts(
        ("aside", COLOURS),
        ("draw", range(1, MOST_FLOWERS + 1)),
        ("pick", COLOURS),
        ("stop", [""]),
        ("keep", ["none", *COLOURS[:FIVE], *(f"{COLOURS[first]} {COLOURS[second]}" for first, second in PAIRS)]),
        ("no", ["bonus"]),
        ("bonus", BONUSES),
        ("give", own),
        ("take", [f"{seat} {colour}" for seat in seat_names for colour in COLOURS[:FIVE]]),
        ("hide", own),
        ("place", ["front", "behind", *seat_names]),
        ("behind", ["none", *COLOURS]),
        ("warm", range(MOST_JOKERS + 1)),
    )


STEP_RULES = {
    "aside": "C2",
    "pick": "C4",
    "pick-secret": "C10",
    "pick-open": "C4",
    "draw": "C4",
    "keep": "C8",
    "bonus": "C9",
    "give": "C11",
    "take-exchange": "C11",
    "hide": "C12",
    "keep-one": "C13",
    "place": "C14",
    "take": "C15",
    "behind": "C16",
    "warm": "C20",
    "over": "C17",
    "pick-three": "C4",
}
"""The steps in the order of their phases: how each is called in views, prompts and texts, and its rule."""
STEPS = tuple(STEP_RULES)


def step_name(s: State) -> str:
    """What is to be done. A first draw and a second flower have names of their own; flowers in the open have one."""
    if s.phase == GATHER and s.draws == 0:
        return "draw-first"
    if s.phase == TAKE and s.taken != NO_FLOWER:
        return "take-second"
    return "pick-open" if s.phase == THREE_PICK else STEPS[s.phase]


# A position in one line: words in a fixed order, flowers as six numbers

FLOWERS = listed(",", number(MOST_OF_A_COLOUR))
COLOUR = named(LETTERS)
WARM_TEXTS = {NOT_CHOSEN: NOTHING, HIDDEN_CHOICE: "?", **{jokers: str(jokers) for jokers in range(MOST_JOKERS + 1)}}

RETURNED_TEXT = re.compile(rf"([0-9]+)([{LETTERS}])([0-9]+)(?:x([0-9]+))?")
MOST_RETURNS = MOST_PLAYERS * MOST_IN_THE_BAG
"""A turn brings a colour to a level once."""
RETURNED_FORMS = (number(MOST_SECRETS, least=1), COLOUR, number(MOST_OF_A_COLOUR, least=1), number(MOST_RETURNS))


def _returned_text(returned: tuple[int, int, int, int]) -> str:
    """3P7x2: after the third secret pink flowers came back twice to make seven."""
    secret, colour, level, times = returned
    return f"{secret}{LETTERS[colour]}{level}" + (f"x{times}" if times > 1 else "")


def _read_returned(text: str) -> list[int]:
    found = RETURNED_TEXT.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return [form.read(word) for form, word in zip(RETURNED_FORMS, found.groups(default="1"), strict=True)]


def _put_drawn(s: State, colours: list[int]) -> None:
    s.drawn[:] = (colours + [NO_FLOWER] * KOMATSU_FLOWERS)[:KOMATSU_FLOWERS]


def _put_taken(s: State, found: tuple[int, int]) -> None:
    s.taken_from, s.taken = found
    if s.taken_from >= s.players:
        raise ValueError(found)


def _secrets(s: State) -> Iterator[tuple[int, int]]:
    return zip(s.secret_owner[: s.secrets], s.secret_colour[: s.secrets], strict=True)


def _put_secrets(s: State, found: list[tuple[int, int]]) -> None:
    s.secrets = len(found)
    for secret, (owner, colour) in enumerate(found):
        s.secret_owner[secret], s.secret_colour[secret] = owner, colour


def _returned(s: State) -> Iterator[tuple[int, int, int, int]]:
    for secret, colour, level in np.argwhere(s.returned):
        yield secret + 1, colour, level, s.returned[secret, colour, level]


def _put_returned(s: State, found: list[tuple[int, int, int, int]]) -> None:
    for secret, colour, level, times in found:
        if secret > s.secrets:
            raise ValueError(secret)
        s.returned[secret - 1, colour, level] = times


def _secret_form(seat_names: Sequence[str]) -> Form:
    """2P: seat 2 has a secret pink flower; xK: a black one was set aside."""
    return joined("", named([*seat_names, "x"]), one_of({UNKNOWN: "?", **dict(enumerate(LETTERS))}))


def _taken_form(seat_names: Sequence[str]) -> Form:
    """2P: a pink flower was taken from seat 2."""
    seats, colours = enumerate(seat_names), list(enumerate(LETTERS))
    taken = {(seat, colour): name + letter for seat, name in seats for colour, letter in colours}
    return one_of({(NOBODY, NO_FLOWER): NOTHING, **taken})


def _position_fields(seat_names: Sequence[str]) -> Fields:
    return Fields(
        agreed("players", number(MOST_PLAYERS)),
        agreed("masteries", named(SIDES), "side"),
        value("step", named(STEPS), "phase"),
        value("seat", named(seat_names)),
        values("bag", FLOWERS),
        value("before", number(MOST_IN_THE_BAG), "bag_before"),
        value("idle", number(MOST_PLAYERS), "idle_turns"),
        value("draws", number(MOST_DRAWS)),
        value("pick", number(MOST_FLOWERS), "to_pick"),
        values("harvest", FLOWERS),
        Field("drawn", listed("", COLOUR), lambda s: s.drawn[: drawn_count(s)], _put_drawn),
        value("given", named(LETTERS, NO_FLOWER)),
        Field("taken", _taken_form(seat_names), lambda s: (s.taken_from, s.taken), _put_taken),
        of_seats("front", FLOWERS),
        of_seats("behind", FLOWERS),
        of_seats("warm", one_of(WARM_TEXTS)),
        Field("secrets", listed("/", _secret_form(seat_names)), _secrets, _put_secrets),
        Field("returned", listed("/", Form(_returned_text, _read_returned)), _returned, _put_returned),
    )


def _parse_position(s: State, text: str, fields: Fields) -> None:
    """Read what the fields wrote into a state; any other text is refused at its first wrong word."""
    fields.read(s, text)
    s.bag_size = s.bag.sum() - np.count_nonzero(s.secret_colour[: s.secrets] == UNKNOWN)
    refuse_impossible(invariants(s), INVARIANT_NAMES)
    if not secrets_are_possible(s):
        raise UnreadableText("impossible-position", "C24")


# Versions: they differ in how seats are counted


def _texts(seat_names: tuple[str, ...]) -> Texts:
    actions, fields = _actions(seat_names), _position_fields(seat_names)
    return Texts(seat_names, actions.text, actions.read, fields.write, partial(_parse_position, fields=fields))


TEXTS = _texts(SEAT_NAMES)
action_text, read_action = TEXTS.action_text, TEXTS.read_action
EARLIER = {1: _texts(SEAT_NAMES_IN_VERSION_1)}

# Words

THINGS = "legend cherry tree flower blossom harvest bag joker mastery screen front behind aside warm cool blue"
TERMS = " ".join((THINGS, *COLOURS, *BONUSES))
"""What the game speaks of; renamed where somebody is to reason and not to remember."""
