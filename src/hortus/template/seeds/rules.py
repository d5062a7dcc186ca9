"""Seeds: a toy game for tests and for the page on adding a game. It is everything that Haru Ichiban is not.

Two to four players in turn draw seeds from a common bag, in the open or in secret; then all secretly name a colour that
they hold. A seed of the named colour counts 2, any other 1; the most points win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import compiled
from hortus.contract.errors import Refusal, UnreadableText
from hortus.contract.game import CHANCE, OVER, UNSEEN, Feature, Game, Message, Option, View
from hortus.contract.generator import below
from hortus.contract.state import number, numbers, record_of, small_numbers

COLOURS = ("amber", "brown", "cream")
SEEDS_OF_A_COLOUR = 5
ROUNDS = 2
MOST_PLAYERS = 4

CHOOSING, PICKING, NAMING, FINISHED = range(4)

OPENLY, SECRETLY, PICK_ACTION, NAME_ACTION, ACTION_COUNT = 0, 1, 2, 5, 8
ACTION_TEXTS = ("openly", "secretly", *(f"pick {c}" for c in COLOURS), *(f"name {c}" for c in COLOURS))
NOT_NAMED, HIDDEN_NAME = -1, -2


class State:
    players: int = number()
    phase: int = number()
    seat: int = number()  # whose turn it is
    rounds: int = number()  # played by all
    secret: int = number()  # 1 if the seed that is being picked goes to a pouch
    bag: NDArray[np.int64] = numbers(3)  # [colour]; in a hidden state also what is in hidden pouches
    front: NDArray[np.int16] = small_numbers(4, 3)  # [seat, colour] in the open
    pouch: NDArray[np.int64] = numbers(4, 3)  # [seat, colour] in secret
    pouch_size: NDArray[np.int64] = numbers(4)  # [seat] how many are in the pouch, which all can see
    named: NDArray[np.int64] = numbers(4)  # [seat] a colour, NOT_NAMED or HIDDEN_NAME


STATE = record_of(State)


def set_up(s: State, options: Mapping[str, str]) -> None:
    s.players = int(options["players"])
    s.bag[:] = SEEDS_OF_A_COLOUR
    s.named[:] = NOT_NAMED


@compiled
def player_count(s: State) -> int:
    return s.players


@compiled
def to_act(s: State) -> int:
    if s.phase == PICKING:
        return CHANCE
    return OVER if s.phase == FINISHED else s.seat


@compiled
def sealed(s: State) -> bool:
    return s.phase == NAMING


@compiled
def legal(s: State, seat: int, out: NDArray[np.int64]) -> int:
    n = 0
    if s.phase == CHOOSING:
        out[0], out[1] = OPENLY, SECRETLY
        n = 2
    for colour in range(len(COLOURS)):
        if s.phase == PICKING and s.bag[colour] > 0:
            out[n] = PICK_ACTION + colour
            n += 1
        if s.phase == NAMING and holds(s, seat, colour):
            out[n] = NAME_ACTION + colour
            n += 1
    return n


@compiled
def holds(s: State, seat: int, colour: int) -> int:
    return s.front[seat, colour] + s.pouch[seat, colour]


@compiled
def weight(s: State, action: int) -> int:
    return s.bag[action - PICK_ACTION]


@compiled
def play(s: State, action: int) -> None:
    if s.phase == CHOOSING:
        s.secret = action == SECRETLY
        s.phase = PICKING
    elif s.phase == PICKING:
        play_pick(s, action - PICK_ACTION)
    else:
        s.named[s.seat] = action - NAME_ACTION
        s.seat += 1
        if s.seat == s.players:
            s.phase = FINISHED


@compiled
def play_pick(s: State, colour: int) -> None:
    s.bag[colour] -= 1
    if s.secret:
        s.pouch[s.seat, colour] += 1
        s.pouch_size[s.seat] += 1
    else:
        s.front[s.seat, colour] += 1
    s.seat += 1
    if s.seat == s.players:
        s.seat = 0
        s.rounds += 1
    s.phase = NAMING if s.rounds == ROUNDS else CHOOSING


@compiled
def points(s: State, seat: int) -> int:
    """What is in front, and at the end all of it; so that points never tell a secret."""
    total = 0
    for colour in range(len(COLOURS)):
        seeds = holds(s, seat, colour) if s.phase == FINISHED else s.front[seat, colour]
        total += seeds * (2 if s.named[seat] == colour and s.phase == FINISHED else 1)
    return total


@compiled
def winners(s: State) -> int:
    best, bits = -1, 0
    for seat in range(s.players):
        if points(s, seat) > best:
            best, bits = points(s, seat), 0
        if points(s, seat) == best:
            bits |= 1 << seat
    return bits if s.phase == FINISHED else 0


@compiled
def invariants(s: State) -> int:
    total = 0
    for colour in range(len(COLOURS)):
        total += s.bag[colour]
        for seat in range(MOST_PLAYERS):
            total += holds(s, seat, colour)
    return 0 if total == SEEDS_OF_A_COLOUR * len(COLOURS) else 1


# Knowledge


@compiled
def hide(s: State, seat: int) -> None:
    if s.phase == FINISHED:
        return
    for other in range(s.players):
        if other != seat:
            for colour in range(len(COLOURS)):
                s.bag[colour] += s.pouch[other, colour]
                s.pouch[other, colour] = 0
            if s.named[other] != NOT_NAMED:
                s.named[other] = HIDDEN_NAME


@compiled
def fill_hidden(s: State, seat: int, generator: NDArray[np.int64]) -> None:
    for other in range(s.players):
        missing = s.pouch_size[other]
        for colour in range(len(COLOURS)):
            missing -= s.pouch[other, colour]
        for _ in range(missing):
            colour = random_seed(s, generator)
            s.bag[colour] -= 1
            s.pouch[other, colour] += 1
    for other in range(s.players):
        while s.named[other] == HIDDEN_NAME:
            colour = below(generator, len(COLOURS))
            if holds(s, other, colour) > 0:
                s.named[other] = colour


@compiled
def random_seed(s: State, generator: NDArray[np.int64]) -> int:
    rest = below(generator, s.bag[0] + s.bag[1] + s.bag[2])
    colour = 0
    while rest >= s.bag[colour]:
        rest -= s.bag[colour]
        colour += 1
    return colour


@compiled
def seen(s: State, action: int, seat: int) -> int:
    last_name = s.phase == NAMING and s.seat == s.players - 1
    is_secret = (s.phase == PICKING and s.secret == 1) or (s.phase == NAMING and not last_name)
    return UNSEEN if is_secret and seat != s.seat else action


FEATURES = (
    Feature("front", 3, "the seat's open seeds, by colour"),
    Feature("pouch", 3, "the seat's secret seeds, by colour"),
    Feature("rounds", 1, "rounds played"),
)


@compiled
def features(s: State, seat: int, out: NDArray[np.float32]) -> None:
    for colour in range(len(COLOURS)):
        out[colour] = s.front[seat, colour]
        out[3 + colour] = s.pouch[seat, colour]
    out[6] = s.rounds


# Notation


def read_action(text: str) -> int:
    if text not in ACTION_TEXTS:
        raise UnreadableText("unreadable-action", text=text, column=1)
    return ACTION_TEXTS.index(text)


def why_not(s: State, seat: int, action: int) -> Refusal:
    return Refusal("S1", "illegal-action", {})


FIELDS = ("players", "phase", "seat", "rounds", "secret", "bag", "front", "pouch", "pouch_size", "named")


def position_text(s: Any) -> str:
    return " ".join(",".join(str(n) for n in np.ravel(s[field])) for field in FIELDS)


def parse_position(s: Any, text: str) -> None:
    try:
        for field, word in zip(FIELDS, text.split(), strict=True):
            values = np.array([int(n) for n in word.split(",")])
            s[field] = values.reshape(np.shape(s[field]))
    except (ValueError, OverflowError) as error:
        raise UnreadableText("unreadable-position", text=text, column=1, expected="numbers") from error


def score_parts(s: State, seat: int) -> dict[str, int]:
    return {"seeds": int(points(s, seat))}


def view(s: State) -> dict[str, Any]:
    seats = range(s.players)
    return {
        "bag": s.bag.tolist(),
        "front": [s.front[seat].tolist() for seat in seats],
        "pouch": [s.pouch[seat].tolist() for seat in seats],
        "pouch_size": [int(s.pouch_size[seat]) for seat in seats],
        "named": [int(s.named[seat]) for seat in seats],
        "step": int(s.phase),
    }


def draw(view: View) -> str:
    return "\n".join(f"{front} {pouch}" for front, pouch in zip(view["front"], view["pouch"], strict=True))


def captions(view: View) -> Sequence[Message]:
    return [Message("seeds-bag", {"bag": view["bag"]})]


def prompt(view: View) -> Message:
    return Message("seeds-step", {"step": view["step"]})


def narrate(before: State, action: int, after: State, viewer: int) -> Sequence[Message]:
    return [Message("seeds-log", {"what": "something" if action == UNSEEN else ACTION_TEXTS[action]})]


GAME = Game(
    name="seeds",
    version=1,
    seat_names=("first", "second", "third", "fourth"),
    options=(Option("players", default="3", choices=("2", "3", "4")),),
    state=STATE,
    action_count=ACTION_COUNT,
    longest=MOST_PLAYERS * (2 * ROUNDS + 1),
    set_up=set_up,
    player_count=player_count,
    to_act=to_act,
    sealed=sealed,
    legal=legal,
    weight=weight,
    play=play,
    points=points,
    winners=winners,
    invariants=invariants,
    invariant_names=("S1: no seed is lost",),
    hide=hide,
    fill_hidden=fill_hidden,
    seen=seen,
    features=features,
    feature_list=FEATURES,
    action_text=ACTION_TEXTS.__getitem__,
    read_action=read_action,
    why_not=why_not,
    position_text=position_text,
    parse_position=parse_position,
    score_parts=score_parts,
    view=view,
    board=draw,
    draw=draw,
    captions=captions,
    prompt=prompt,
    narrate=narrate,
)
