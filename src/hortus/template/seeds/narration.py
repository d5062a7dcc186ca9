"""The game told: what happened, and which rule forbids what is not legal."""

from __future__ import annotations

from collections.abc import Sequence

from hortus.contract.errors import Refusal
from hortus.contract.game import UNSEEN, Message
from hortus.contract.words import rules_behind
from seeds.components import COLOURS, SEAT_NAMES
from seeds.state import CHOOSING, FINISHED, NAME_ACTION, NAMING, PICK_ACTION, PICKING, State

RULE_OF_STEP = {CHOOSING: "R2", PICKING: "R3", NAMING: "R4", FINISHED: "R6"}

RULES_BEHIND = rules_behind(
    "seeds",
    R2="step-choosing log-openly log-secretly",
    R3="log-pick log-pick-unseen",
    R4="step-naming log-named log-name",
)


def narrate(before: State, action: int, after: State, viewer: int) -> Sequence[Message]:
    """Both states are as the viewer knows them, and the action may be UNSEEN."""
    seat = {"seat": SEAT_NAMES[before.seat]}
    if before.phase == CHOOSING:
        return [Message("seeds-log-secretly" if after.secret else "seeds-log-openly", seat)]
    if before.phase == PICKING and action == UNSEEN:
        return [Message("seeds-log-pick-unseen", seat)]
    if before.phase == PICKING:
        return [Message("seeds-log-pick", {**seat, "colour": COLOURS[action - PICK_ACTION]})]
    if after.phase == FINISHED:
        named = after.named[: after.players]
        return [
            Message("seeds-log-name", {"seat": name, "colour": COLOURS[colour]})
            for name, colour in zip(SEAT_NAMES, named, strict=False)
        ]
    return [Message("seeds-log-named", seat)]


def why_not(s: State, seat: int, action: int) -> Refusal:
    if s.phase == NAMING and action >= NAME_ACTION:
        return Refusal("R4", "seeds-not-held", {"colour": COLOURS[action - NAME_ACTION]})
    return Refusal(RULE_OF_STEP[int(s.phase)], "seeds-not-now", {})
