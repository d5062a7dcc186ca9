"""The Legend of the Cherry Tree in words: actions, positions, the view of a seat, its drawing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

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
from hortus.contract.game import NOBODY, Message, Texts, View
from hortus.contract.words import ActionTexts, refuse_impossible
from hortus.games.cherry_tree.components import (
    ALL,
    BONUSES,
    COLOURS,
    CONDITIONS,
    COOL,
    FIVE,
    GROUPS,
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
    WARM,
)
from hortus.games.cherry_tree.counting import failure, front_counting, group_counting
from hortus.games.cherry_tree.harvest import fails
from hortus.games.cherry_tree.invariants import INVARIANT_NAMES, invariants
from hortus.games.cherry_tree.knowledge import bag_bounds, secrets_are_possible
from hortus.games.cherry_tree.masteries import bonus_of, drawn_count
from hortus.games.cherry_tree.scoring import front_points, group_points
from hortus.games.cherry_tree.state import (
    ASIDE,
    BEHIND,
    BONUS,
    EXCHANGE,
    FINISHED,
    GATHER,
    GIVE,
    HIDDEN_CHOICE,
    HIDE,
    JOKERS,
    KEEP,
    KEEP_ONE,
    MOST_JOKERS,
    MOST_SECRETS,
    NO_FLOWER,
    NOT_CHOSEN,
    OPEN_PICK,
    OUT_OF_THE_GAME,
    PAIRS,
    PICK,
    PLACE,
    SECRET_PICK,
    TAKE,
    UNKNOWN,
    State,
)

# Actions: every text once, in the order of the numbers that rules.py lays out


def _action_texts(seat_names: Sequence[str]) -> Iterator[str]:
    own = [f"{place} {colour}" for place in ("harvest", "front") for colour in COLOURS]
    kinds: list[tuple[str, Iterable[object]]] = [
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
    ]
    for verb, objects in kinds:
        for thing in objects:
            yield f"{verb} {thing}".strip()


# Phases and steps: how a step is called in views, prompts and position texts

STEPS = {
    ASIDE: "aside",
    PICK: "pick",
    SECRET_PICK: "pick-secret",
    OPEN_PICK: "pick-open",
    GATHER: "draw",
    KEEP: "keep",
    BONUS: "bonus",
    GIVE: "give",
    EXCHANGE: "take-exchange",
    HIDE: "hide",
    KEEP_ONE: "keep-one",
    PLACE: "place",
    TAKE: "take",
    BEHIND: "behind",
    JOKERS: "warm",
    FINISHED: "over",
}


def step_name(s: State) -> str:
    """What is to be done. A first draw and a step after the last possible one have names of their own."""
    if s.phase == GATHER and s.draws == 0:
        return "draw-first"
    if s.phase == TAKE and s.taken != NO_FLOWER:
        return "take-second"
    return STEPS[int(s.phase)]


# The view of a seat: built from a state in which everything secret is hidden already


def view(s: State) -> dict[str, Any]:
    seats = range(s.players)
    least, most = bag_bounds(s)
    return {
        "step": step_name(s),
        "turn_of": int(s.seat),
        "draws": int(s.draws),
        "to_pick": int(s.to_pick),
        "harvest": s.harvest.tolist(),
        "failed": bool(s.phase == KEEP),
        "failure": failure(s),
        "would_fail": _ruinous(s),
        "bag": int(s.bag_size),
        "bag_least": least,
        "bag_most": most,
        "front": [s.front[seat].tolist() for seat in seats],
        "behind": [s.behind[seat].tolist() for seat in seats],
        "secret": [_hidden_of(s, seat) for seat in seats],
        "set_aside": _hidden_of(s, OUT_OF_THE_GAME),
        "drawn": [COLOURS[colour] for colour in s.drawn[: drawn_count(s)]],
        "given": None if s.given == NO_FLOWER else COLOURS[s.given],
        "taken": None if s.taken == NO_FLOWER else COLOURS[s.taken],
        "taken_from": None if s.taken_from == NOBODY else int(s.taken_from),
        "masteries": {name: BONUSES[bonus_of(s, condition)] for condition, name in enumerate(CONDITIONS)},
        "idle_turns": int(s.idle_turns),
        "has_chosen": [bool(s.warm[seat] != NOT_CHOSEN) for seat in seats],
        "warm": [int(s.warm[seat]) if s.warm[seat] >= 0 else None for seat in seats],
        "front_counting": [front_counting(s, seat) for seat in seats],
        "group_counting": [group_counting(s, seat) for seat in seats],
    }


def without_memory(view: View) -> dict[str, Any]:
    """What one sees on the table (C24): not what went behind the screens of others, nor what the bag still has."""
    if view["step"] == "over":
        return dict(view)
    hidden: dict[str, Any] = {"bag_least": None, "bag_most": None}
    for field in ("behind", "secret"):
        hidden[field] = [value if seat == view["seat"] else None for seat, value in enumerate(view[field])]
    return {**view, **hidden}


def _hidden_of(s: State, owner: int) -> int:
    """How many flowers of an owner are hidden."""
    owners, colours = s.secret_owner[: s.secrets], s.secret_colour[: s.secrets]
    return int(np.count_nonzero((owners == owner) & (colours == UNKNOWN)))


def _ruinous(s: State) -> list[str]:
    """The colours of which one more flower would make the harvest fail (C6)."""
    found = []
    for colour in range(ALL):
        s.harvest[colour] += 1
        if fails(s):
            found.append(COLOURS[colour])
        s.harvest[colour] -= 1
    return found


def score_parts(s: State, seat: int) -> dict[str, int]:
    """Until the end only what lies in front counts."""
    ended = s.phase == FINISHED
    groups = {GROUPS[group]: int(group_points(s, seat, group)) if ended else 0 for group in (WARM, COOL)}
    return {"front": int(front_points(s, seat)), **groups}


def draw(view: View) -> str:
    """The flowers, and below them a line for each seat, in the words of the actions."""
    lines = [board(view), f"{view['step']}, turn of {view['turn_of']}, {view['draws']} draws, bag {view['bag']}"]
    if view["drawn"]:
        lines.append("drawn " + " ".join(view["drawn"]))
    if view["given"]:
        lines.append(f"given {view['given']}")
    for seat, points in enumerate(view["points"]):
        words = [f"{SEAT_NAMES[seat]}: {points} points"]
        if view["has_chosen"][seat]:
            words.append(f"warm {'?' if view['warm'][seat] is None else view['warm'][seat]}")
        lines.append(", ".join(words))
    if view["winners"]:
        lines.append("won by " + " and ".join(SEAT_NAMES[seat] for seat in view["winners"]))
    return "\n".join(lines)


BAG_SIGN, HARVEST_SIGN, FRONT_SIGN, BEHIND_SIGN = "()", "**", "{}>", "{}<"


def board(view: View) -> str:
    """A column a colour; rows for the bag, the harvest, and each seat's front and behind."""
    bag = [_range(least, most) for least, most in zip(view["bag_least"], view["bag_most"], strict=True)]
    rows = [("", list(LETTERS)), (BAG_SIGN, bag), (HARVEST_SIGN, _counts(view["harvest"]))]
    for seat, name in enumerate(SEAT_NAMES[: len(view["front"])]):
        secret = ["?"] * view["secret"][seat]
        rows.append((FRONT_SIGN.format(name), _counts(view["front"][seat])))
        rows.append((BEHIND_SIGN.format(name), [*_counts(view["behind"][seat]), *secret]))
    return "\n".join(f"{sign:<3} " + " ".join(f"{cell:<5}" for cell in cells).rstrip() for sign, cells in rows)


def _counts(flowers: Sequence[int]) -> list[str]:
    return [str(count) if count else "." for count in flowers]


def _range(least: int, most: int) -> str:
    return _counts([least])[0] if least == most else f"{least}-{most}"


# The sentences beside the drawing


def captions(view: View) -> list[Message]:
    messages = [Message("cherry-label-bag", {"count": view["bag"]})]
    if any(view["harvest"]):
        messages.append(Message("cherry-label-harvest", {"flowers": in_letters(view["harvest"])}))
    if view["drawn"]:
        letters = " ".join(LETTERS[COLOURS.index(colour)] for colour in view["drawn"])
        messages.append(Message("cherry-label-drawn", {"flowers": letters}))
    for seat, parts in enumerate(view["score_parts"]):
        messages += _captions_of_seat(view, seat, parts)
    return messages


def _captions_of_seat(view: View, seat: int, parts: Mapping[str, int]) -> Iterator[Message]:
    """What there is: nothing is said of an empty place."""
    who = {"seat": SEAT_NAMES[seat]}
    front, behind = in_letters(view["front"][seat]), in_letters(view["behind"][seat])
    if any(view["front"][seat]):
        yield Message("cherry-label-front", {**who, "flowers": front, "points": parts["front"]})
    if view["secret"][seat]:
        yield Message("cherry-label-behind-secret", {**who, "flowers": behind, "count": view["secret"][seat]})
    elif any(view["behind"][seat]):
        yield Message("cherry-label-behind", {**who, "flowers": behind})
    if view["step"] == "over":
        groups = {group: parts[group] for group in GROUPS}
        yield Message("cherry-label-total", {**who, "points": view["points"][seat], **groups})


def in_letters(flowers: Sequence[int]) -> str:
    """2 P, 1 K: how many of each colour."""
    return ", ".join(f"{count} {letter}" for count, letter in zip(flowers, LETTERS, strict=True) if count) or "-"


def prompt(view: View) -> Message:
    """Who acts, and what may be done."""
    arguments: dict[str, Any] = {"seat": SEAT_NAMES[view["turn_of"]]}
    if view["to_act"] >= 0:
        arguments["seat"] = SEAT_NAMES[view["to_act"]]
    if view["step"] == "draw":
        arguments["draws"] = view["draws"]
    if view["step"] == "place":
        arguments["colour"] = view["drawn"][0]
    return Message(f"cherry-step-{view['step']}", arguments)


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
        value("step", one_of(STEPS), "phase"),
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
    actions, fields = ActionTexts(_action_texts(seat_names)), _position_fields(seat_names)
    return Texts(seat_names, actions.text, actions.read, fields.write, partial(_parse_position, fields=fields))


TEXTS = _texts(SEAT_NAMES)
action_text, read_action = TEXTS.action_text, TEXTS.read_action
EARLIER = {1: _texts(SEAT_NAMES_IN_VERSION_1)}
