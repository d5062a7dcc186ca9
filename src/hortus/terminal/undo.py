"""What may be taken back: against computers everything, among people nothing that somebody could have learned from."""

from __future__ import annotations

from hortus.contract.errors import HortusError
from hortus.contract.position import Position
from hortus.records import Line


class CannotUndo(HortusError):
    """There is nothing of one's own to take back, or it is too late."""

    code = "cannot_undo"


def undo(line: Line, seat: int, among_people: bool) -> None:
    """Back to the seat's last decision, or CannotUndo and nothing changed."""
    count = actions_since_last_decision(line, seat)
    if among_people and (count > 1 or was_sealed(line)):
        raise CannotUndo("terminal-undo-secret")
    for _ in range(count):
        line.undo()


def actions_since_last_decision(line: Line, seat: int) -> int:
    """How many actions lie behind the seat's last decision, that one included. What nobody was asked for is none."""
    before = line.position.copy()
    for count, step in enumerate(reversed(line.steps), start=1):
        before.undo()
        if step.actor == seat and not is_forced(before):
            return count
    raise CannotUndo("terminal-cannot-undo")


def is_forced(position: Position) -> bool:
    """A secret choice without a choice: nobody is asked."""
    return position.is_sealed and len(position.legal_actions()) == 1


def was_sealed(line: Line) -> bool:
    """Whether the last action was a secret choice, so that it has been shown by now."""
    before = line.position.copy()
    before.undo()
    return bool(line.game.sealed(before.state))
