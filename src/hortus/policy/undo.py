"""What may be taken back: alone everything until the end, among people nothing that somebody has learned from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from hortus.contract.errors import HortusError
from hortus.contract.game import CHANCE
from hortus.contract.position import Position
from hortus.policy.forced import is_forced, is_forced_formality


class Step(Protocol):
    @property
    def actor(self) -> int: ...


class Line(Protocol):
    """A game in play, as `hortus.records` has it."""

    @property
    def steps(self) -> Sequence[Step]: ...

    @property
    def ply(self) -> int: ...

    @property
    def is_over(self) -> bool: ...

    @property
    def position(self) -> Position: ...


class CannotUndo(HortusError):
    """There is nothing of one's own to take back, or it is too late."""

    code = "cannot_undo"


def ply_after_undo(line: Line, seat: int, among_people: bool) -> int:
    """How many actions are left when the seat takes back its last decision, or CannotUndo with the reason.

    `among_people`: another person holds a seat, has ever held one, or may still sit down.
    """
    if line.is_over:  # the secret behind all draws has been shown
        raise CannotUndo("undo-over")
    if not among_people:
        return last_decision(line, seat)
    ply = before_formalities(line)
    reason = why_too_late(line, seat, ply)
    if reason is not None:
        raise CannotUndo(reason)
    return ply


def last_decision(line: Line, seat: int) -> int:
    """The ply before the seat's last decision. What nobody was asked for is none."""
    steps = line.steps
    for ply in range(line.ply - 1, -1, -1):
        if steps[ply].actor == seat:
            before = line.position.at(ply)
            if not is_forced(before, seat):
                return first_of_sealed(line, ply) if before.is_sealed else ply
    raise CannotUndo("undo-nothing")


def first_of_sealed(line: Line, ply: int) -> int:
    """Where the sealed choice began of which this ply is a part: all of it is taken back."""
    steps = line.steps
    while ply and steps[ply - 1].actor == steps[ply].actor - 1 and line.position.at(ply - 1).is_sealed:
        ply -= 1
    return ply


def before_formalities(line: Line) -> int:
    """The ply before the last step that was not played by itself."""
    ply = line.ply - 1
    while ply > 0 and is_forced_formality(line.position.at(ply)):
        ply -= 1
    return ply


def why_too_late(line: Line, seat: int, ply: int) -> str | None:
    """Among people: only a step of one's own turn, which goes on, and from which nobody has learned anything."""
    if not any(step.actor == seat for step in line.steps):
        return "undo-nothing"
    actors = {step.actor for step in line.steps[ply:]}
    if CHANCE in actors:
        return "undo-chance"
    if line.position.at(ply).is_sealed:
        return "undo-secret"
    if actors != {seat} or line.position.to_act != seat:
        return "undo-turn"
    places = [line.position.at(place) for place in range(ply, line.ply + 1)]
    return None if all(map(is_foretold, places, places[1:])) else "undo-secret"


def is_foretold(before: Position, after: Position) -> bool:
    """Whether what each viewer knew before the last action was enough to tell what that viewer knows after it."""
    action = after.history[-1]

    def foretold(viewer: int | None) -> bool:
        known = before.seen_by(viewer)
        if known.state_bytes() == before.state_bytes():  # who knows everything can tell
            return True
        known.play(action)
        return known.known_bytes(viewer) == after.known_bytes(viewer)

    return all(map(foretold, (None, *range(after.player_count))))
