"""The Legend of the Cherry Tree: in the bag, out of it, and what is remembered of it."""

from __future__ import annotations

from hortus.contract.compiled import compiled
from hortus.games.cherry_tree.state import State


@compiled
def leave_bag(s: State, colour: int) -> None:
    s.bag[colour] -= 1
    s.bag_size -= 1


@compiled
def return_to_bag(s: State, colour: int) -> None:
    s.bag[colour] += 1
    s.bag_size += 1
    if s.secrets > 0:
        s.returned[s.secrets - 1, colour, level(s, colour)] += 1


@compiled
def level(s: State, colour: int) -> int:
    """How many flowers of a colour are in the bag or secret: a number that everybody can know."""
    flowers = s.bag[colour]
    for secret in range(s.secrets):
        flowers += s.secret_colour[secret] == colour
    return flowers


@compiled
def keep_secret(s: State, owner: int, colour: int) -> None:
    s.secret_owner[s.secrets] = owner
    s.secret_colour[s.secrets] = colour
    s.secrets += 1
