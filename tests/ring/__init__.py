"""Ring: two to twelve in a circle each think of a number, and say it together; then each in turn adds another.

A game for tests, with more seats than any of ours. Who has the most wins; who has as many shares the victory.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import compiled
from hortus.contract.errors import Refusal
from hortus.contract.fields import Fields, agreed, listed, named, number, one_of, value, values
from hortus.contract.game import MOST_SEATS, OVER, UNSEEN, Feature, Game, Message, Option, View
from hortus.contract.generator import below
from hortus.contract.state import number as field
from hortus.contract.state import numbers, record_of
from hortus.contract.words import ActionTexts

MOST = 3  # the highest number
THINKING, ADDING, FINISHED = range(3)
SEAT_NAMES = tuple(str(seat + 1) for seat in range(MOST_SEATS))
UNTHOUGHT, HIDDEN = 0, -1


class State:
    players: int = field()
    phase: int = field()
    seat: int = field()
    thought: NDArray[np.int64] = numbers(MOST_SEATS)  # [seat] a number, UNTHOUGHT or HIDDEN
    added: NDArray[np.int64] = numbers(MOST_SEATS)  # [seat]


def set_up(s: State, options: Mapping[str, str]) -> None:
    s.players = int(options["players"])


@compiled
def player_count(s: State) -> int:
    return s.players


@compiled
def to_act(s: State) -> int:
    return OVER if s.phase == FINISHED else s.seat


@compiled
def sealed(s: State) -> bool:
    return s.phase == THINKING


@compiled
def legal(s: State, seat: int, out: NDArray[np.int64]) -> int:
    if s.phase == FINISHED:
        return 0
    for action in range(MOST):
        out[action] = s.phase * MOST + action
    return MOST


@compiled
def weight(s: State, action: int) -> int:
    return 1


@compiled
def play(s: State, action: int) -> None:
    said = s.thought if s.phase == THINKING else s.added
    said[s.seat] = action % MOST + 1
    s.seat += 1
    if s.seat == s.players:
        s.seat = 0
        s.phase += 1


@compiled
def points(s: State, seat: int) -> int:
    return s.added[seat] + (s.thought[seat] if s.phase != THINKING else 0)


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
    return 0 if s.seat < s.players else 1


@compiled
def hide(s: State, seat: int) -> None:
    for other in range(s.players):
        if s.phase == THINKING and other != seat and s.thought[other] != UNTHOUGHT:
            s.thought[other] = HIDDEN


@compiled
def fill_hidden(s: State, seat: int, generator: NDArray[np.int64]) -> None:
    for other in range(s.players):
        if s.thought[other] == HIDDEN:
            s.thought[other] = below(generator, MOST) + 1


@compiled
def seen(s: State, action: int, seat: int) -> int:
    is_secret = s.phase == THINKING and s.seat < s.players - 1
    return UNSEEN if is_secret and seat != s.seat else action


@compiled
def features(s: State, seat: int, out: NDArray[np.float32]) -> None:
    out[0] = points(s, seat)


ACTIONS = ActionTexts(("think", range(1, MOST + 1)), ("add", range(1, MOST + 1)))
POSITION = Fields(
    agreed("players", number(MOST_SEATS)),
    value("step", one_of({THINKING: "think", ADDING: "add", FINISHED: "over"}), "phase"),
    value("seat", named(SEAT_NAMES)),
    values("thought", listed(",", one_of({HIDDEN: "?", **{said: str(said) for said in range(MOST + 1)}}))),
    values("added", listed(",", number(MOST))),
)


def why_not(s: State, seat: int, action: int) -> Refusal:
    return Refusal("R1", "ring-not-now", {})


def view(s: State) -> dict[str, Any]:
    seats = range(s.players)
    return {"step": int(s.phase), "added": [int(s.added[seat]) for seat in seats]}


def board(view: View) -> str:
    return " ".join(map(str, view["added"]))


def prompt(view: View) -> Message:
    seat = SEAT_NAMES[view["to_act"]] if view["to_act"] >= 0 else ""
    return Message(("ring-step-think", "ring-step-add", "ring-step-over")[view["step"]], {"seat": seat})


def narrate(before: State, action: int, after: State, viewer: int) -> Sequence[Message]:
    said = "?" if action == UNSEEN else str(action % MOST + 1)
    return [Message("ring-log", {"seat": SEAT_NAMES[before.seat], "said": said})]


GAME = Game(
    name="ring",
    contract=1,
    version=1,
    seat_names=SEAT_NAMES,
    options=(Option("players", default="6", choices=tuple(map(str, range(2, MOST_SEATS + 1)))),),
    state=record_of(State),
    action_count=2 * MOST,
    longest=2 * MOST_SEATS,
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
    invariant_names=("R1: somebody who plays is next",),
    hide=hide,
    fill_hidden=fill_hidden,
    seen=seen,
    features=features,
    feature_list=(Feature("points", 1, "the seat's points"),),
    action_text=ACTIONS.text,
    read_action=ACTIONS.read,
    why_not=why_not,
    position_text=POSITION.write,
    parse_position=POSITION.read,
    score_parts=lambda s, seat: {"numbers": int(points(s, seat))},
    view=view,
    board=board,
    draw=board,
    captions=lambda view: (),
    prompt=prompt,
    narrate=narrate,
    words=Path(__file__).parent / "words",
    sentence_prefix="ring",
    rule_letter="R",
)
