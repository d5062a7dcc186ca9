"""Choices that are none: who is not asked."""

from __future__ import annotations

from hortus.contract.position import Position


def is_forced(position: Position, seat: int) -> bool:
    """A sealed choice or a formality without a choice, of which everybody knows that it is none: nobody is asked.

    Whether a seat has a choice may depend on its secrets. Then it is asked, lest silence tell the others.
    """
    if position.is_sealed:  # whose actions would have to be counted out
        return knows_no_more(position, seat) and has_no_choice(position, seat)
    return position.is_formality and has_no_choice(position, seat) and knows_no_more(position, seat)


def forced_choices(position: Position) -> dict[int, int]:
    """Return the only legal action of each seat whose sealed choice is forced."""
    seats = [seat for seat in position.choosing if is_forced(position, seat)] if position.is_sealed else []
    return {seat: position.legal_actions(seat)[0] for seat in seats}


def has_no_choice(position: Position, seat: int) -> bool:
    return len(position.legal_actions(seat)) == 1


def knows_no_more(position: Position, seat: int) -> bool:
    """Than everybody does."""
    return position.known_bytes(seat) == position.known_bytes(None)


def is_forced_formality(position: Position) -> bool:
    """Whether the step that is due is played by itself."""
    return position.is_formality and is_forced(position, position.to_act)
