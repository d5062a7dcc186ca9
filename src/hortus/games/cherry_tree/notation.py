"""The Legend of the Cherry Tree in words: actions, positions, the view of a seat, its drawing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from hortus.contract.errors import UnreadableText
from hortus.contract.game import NOBODY, Message, View
from hortus.contract.words import ActionTexts, read_words, refuse_impossible
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


def _action_texts() -> Iterator[str]:
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
        ("take", [f"{seat} {colour}" for seat in SEAT_NAMES for colour in COLOURS[:FIVE]]),
        ("hide", own),
        ("place", ["front", "behind", *SEAT_NAMES]),
        ("behind", ["none", *COLOURS]),
        ("warm", range(MOST_JOKERS + 1)),
    ]
    for verb, objects in kinds:
        for thing in objects:
            yield f"{verb} {thing}".strip()


ACTIONS = ActionTexts(_action_texts())
ACTION_TEXTS = ACTIONS.texts
action_text = ACTIONS.text
read_action = ACTIONS.read


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

WORDS = (
    "players",
    "masteries",
    "step",
    "seat",
    "bag",
    "before",
    "idle",
    "draws",
    "pick",
    "harvest",
    "drawn",
    "given",
    "taken",
    "front",
    "behind",
    "warm",
    "secrets",
    "returned",
)
NOTHING = "-"


def position_text(s: State) -> str:
    seats = range(s.players)
    taken = f"{s.taken_from}{LETTERS[s.taken]}" if s.taken != NO_FLOWER else NOTHING
    words = {
        "players": s.players,
        "masteries": SIDES[s.side],
        "step": STEPS[int(s.phase)],
        "seat": s.seat,
        "bag": _numbers(s.bag),
        "before": s.bag_before,
        "idle": s.idle_turns,
        "draws": s.draws,
        "pick": s.to_pick,
        "harvest": _numbers(s.harvest),
        "drawn": "".join(LETTERS[colour] for colour in s.drawn[: drawn_count(s)]) or NOTHING,
        "given": NOTHING if s.given == NO_FLOWER else LETTERS[s.given],
        "taken": taken,
        "front": "/".join(_numbers(s.front[seat]) for seat in seats),
        "behind": "/".join(_numbers(s.behind[seat]) for seat in seats),
        "warm": "/".join(WARM_TEXTS.get(int(s.warm[seat]), str(s.warm[seat])) for seat in seats),
        "secrets": "/".join(_secret_text(s, secret) for secret in range(s.secrets)) or NOTHING,
        "returned": "/".join(_returned_texts(s)) or NOTHING,
    }
    return " ".join(f"{name}={words[name]}" for name in READERS)


WARM_TEXTS = {NOT_CHOSEN: NOTHING, HIDDEN_CHOICE: "?"}
OWNER_LETTERS = "0123x"
COLOUR_LETTERS = {**dict(enumerate(LETTERS)), UNKNOWN: "?"}


def _numbers(flowers: Iterable[int]) -> str:
    return ",".join(map(str, flowers))


def _secret_text(s: State, secret: int) -> str:
    """2P: seat 2 has a secret pink flower; xK: a black one was set aside."""
    return OWNER_LETTERS[s.secret_owner[secret]] + COLOUR_LETTERS[int(s.secret_colour[secret])]


def _returned_texts(s: State) -> Iterator[str]:
    """3P7x2: after the third secret pink flowers came back twice to make seven."""
    for secret, colour, level in np.argwhere(s.returned):
        times = s.returned[secret, colour, level]
        yield f"{secret + 1}{LETTERS[colour]}{level}" + (f"x{times}" if times > 1 else "")


def parse_position(s: State, text: str) -> None:
    """Read what `position_text` wrote into a state; any other text is refused at its first wrong word."""
    read_words(s, text, READERS)
    s.bag_size = s.bag.sum() - np.count_nonzero(s.secret_colour[: s.secrets] == UNKNOWN)
    refuse_impossible(invariants(s), INVARIANT_NAMES)
    if not secrets_are_possible(s):
        raise UnreadableText("impossible-position", "C24")


def _read_number(word: str, most: int, least: int = 0) -> int:
    """A number of a range, as it is written: without a sign or zeros in front."""
    return least + list(map(str, range(least, most + 1))).index(word)


def _read_number_into(field: str, most: int) -> Callable[[State, str], None]:
    def read(s: State, word: str) -> None:
        setattr(s, field, _read_number(word, most))

    return read


def _read_option(value_of: Callable[[State], str]) -> Callable[[State, str], None]:
    """A position belongs to the options that the game was loaded with."""

    def read(s: State, word: str) -> None:
        if word != value_of(s):
            raise ValueError(word)

    return read


def _read_step(s: State, word: str) -> None:
    s.phase = {name: phase for phase, name in STEPS.items()}[word]


def _read_counts(word: str) -> list[int]:
    counts = [_read_number(count, MOST_OF_A_COLOUR) for count in word.split(",")]
    if len(counts) != ALL:
        raise ValueError(word)
    return counts


def _read_flowers_into(field: str) -> Callable[[State, str], None]:
    def read(s: State, word: str) -> None:
        getattr(s, field)[:] = _read_counts(word)

    return read


def _read_rows_into(field: str) -> Callable[[State, str], None]:
    def read(s: State, word: str) -> None:
        for seat, counts in zip(range(s.players), word.split("/"), strict=True):
            getattr(s, field)[seat] = _read_counts(counts)

    return read


def _read_colour(letter: str) -> int:
    if len(letter) != 1:
        raise ValueError(letter)
    return LETTERS.index(letter)


def _read_drawn(s: State, word: str) -> None:
    colours = [] if word == NOTHING else list(map(_read_colour, word))
    if len(colours) > KOMATSU_FLOWERS:
        raise ValueError(word)
    s.drawn[:] = colours + [NO_FLOWER] * (KOMATSU_FLOWERS - len(colours))


def _read_given(s: State, word: str) -> None:
    s.given = NO_FLOWER if word == NOTHING else _read_colour(word)


def _read_taken(s: State, word: str) -> None:
    s.taken_from = NOBODY if word == NOTHING else SEAT_NAMES[: s.players].index(word[:1])
    s.taken = NO_FLOWER if word == NOTHING else _read_colour(word[1:])


def _read_warm(s: State, word: str) -> None:
    texts = {text: value for value, text in WARM_TEXTS.items()}
    for seat, choice in zip(range(s.players), word.split("/"), strict=True):
        s.warm[seat] = texts[choice] if choice in texts else _read_number(choice, MOST_JOKERS)


def _read_secrets(s: State, word: str) -> None:
    secrets = [] if word == NOTHING else word.split("/")
    s.secrets = _read_number(str(len(secrets)), MOST_SECRETS)
    owners = {letter: owner for owner, letter in enumerate(OWNER_LETTERS)}
    colours = {letter: colour for colour, letter in COLOUR_LETTERS.items()}
    for secret, text in enumerate(secrets):
        s.secret_owner[secret] = owners[text[:1]]
        s.secret_colour[secret] = colours[text[1:]]


RETURNED = re.compile(rf"([0-9]+)([{LETTERS}])([0-9]+)(?:x([0-9]+))?")


def _read_returned(s: State, word: str) -> None:
    """Only in the one order and way in which it is written."""
    for text in [] if word == NOTHING else word.split("/"):
        found = RETURNED.fullmatch(text)
        if found is None:
            raise ValueError(text)
        secret, letter, level, times = found.groups(default="1")
        place = _read_number(secret, s.secrets, 1) - 1, LETTERS.index(letter), _read_number(level, MOST_OF_A_COLOUR, 1)
        s.returned[place] = _read_number(times, MOST_RETURNS, 1)
    if ("/".join(_returned_texts(s)) or NOTHING) != word:
        raise ValueError(word)


MOST_RETURNS = MOST_PLAYERS * MOST_IN_THE_BAG
"""A turn brings a colour to a level once."""

READERS: dict[str, Callable[[State, str], None]] = {
    "players": _read_option(lambda s: str(s.players)),
    "masteries": _read_option(lambda s: SIDES[s.side]),
    "step": _read_step,
    "seat": _read_number_into("seat", MOST_PLAYERS - 1),
    "bag": _read_flowers_into("bag"),
    "before": _read_number_into("bag_before", MOST_IN_THE_BAG),
    "idle": _read_number_into("idle_turns", MOST_PLAYERS),
    "draws": _read_number_into("draws", MOST_DRAWS),
    "pick": _read_number_into("to_pick", MOST_FLOWERS),
    "harvest": _read_flowers_into("harvest"),
    "drawn": _read_drawn,
    "given": _read_given,
    "taken": _read_taken,
    "front": _read_rows_into("front"),
    "behind": _read_rows_into("behind"),
    "warm": _read_warm,
    "secrets": _read_secrets,
    "returned": _read_returned,
}
