"""Haru Ichiban: figures that an action makes, breaks or prepares, and what a bid is up against."""

from __future__ import annotations

from collections.abc import Iterator

from hortus.boards.square import cells_of
from hortus.contract.game import Message
from hortus.contract.position import Position
from hortus.games.haru_ichiban.components import CELL_NAMES, FIGURE_KINDS, FIGURE_MASK, SEAT_NAMES, VALUES, WORTH
from hortus.games.haru_ichiban.rules import frog_to_place, pushed, unflowered
from hortus.games.haru_ichiban.scoring import count, figure_counts
from hortus.games.haru_ichiban.state import (
    BID,
    BID_ACTION,
    DARK,
    DARK_ACTION,
    DARK_SIDE,
    EDITIONS,
    FLOWER,
    FLOWER_ACTION,
    FLOWER_ON,
    FROG_ACTION,
    FROG_AFTER_DARK,
    FROG_RETURN,
    WIND,
    WIND_ACTION,
    State,
)

OPEN_RESULT = True  # flowers and points lie open (H13), and nothing else decides


def left_out(s: State) -> Message:
    """What a solved round does not know of the next one (H22)."""
    return Message("hint-haru-round", {"edition": EDITIONS[s.edition]})


def reasons(known: Position, action: int, seat: int) -> list[Message]:
    before = known.state
    if before.phase == BID:
        dark = int(before.pond[DARK_SIDE]) & int(unflowered(before))
        return [*junior_facts(before, dark, seat), *bid_facts(before, action - BID_ACTION + 1, seat)]
    after = known.state_after(action)
    facts = list(scored_facts(before, after, seat))
    if after.round_number != before.round_number or facts:
        return facts
    facts += near_facts(before, after, seat)
    if before.phase == FLOWER:
        facts += open_facts(before, 1 << action - FLOWER_ACTION, seat)
    elif before.phase == WIND:
        moved = count(int(pushed(before, *divmod(action - WIND_ACTION, 4))))
        facts.append(Message("hint-haru-wind", {"count": int(moved)}))
    elif before.phase == DARK:
        facts = [*junior_facts(before, 1 << action - DARK_ACTION, seat)] or [Message("hint-haru-safe", {})]
    elif before.phase in (FROG_AFTER_DARK, FROG_RETURN):
        facts = [frog_fact(before, action - FROG_ACTION)]
    return facts


# Figures (H14, H15)


def scored_facts(before: State, after: State, seat: int) -> Iterator[Message]:
    """Figures that an action completes, those of the seat first."""
    for owner in (seat, 1 - seat):
        for kind, name in enumerate(FIGURE_KINDS):
            for _ in range(after.scored[owner, kind] - before.scored[owner, kind]):
                worth = {"figure": name, "points": int(WORTH[kind])}
                if owner == seat:
                    yield Message("hint-haru-figure", worth)
                else:
                    yield Message("hint-haru-figure-other", {"seat": SEAT_NAMES[owner], **worth})


def near_figures(s: State, seat: int) -> set[int]:
    """The figures that lack one flower, and have a lily without a flower in its place."""
    own, free = int(s.pond[FLOWER_ON + seat]), int(unflowered(s))
    missing = {figure: int(mask) & ~own for figure, mask in enumerate(FIGURE_MASK)}
    return {figure for figure, cells in missing.items() if count(cells) == 1 and cells & free}


def near_facts(before: State, after: State, seat: int) -> Iterator[Message]:
    other = 1 - seat
    theirs_before, theirs = near_figures(before, other), near_figures(after, other)
    gained = len(near_figures(after, seat) - near_figures(before, seat))
    if theirs_before - theirs:
        yield Message("hint-haru-breaks", {"seat": SEAT_NAMES[other], "count": len(theirs_before - theirs)})
    if gained:
        yield Message("hint-haru-near", {"count": gained})
    if theirs:
        yield Message("hint-haru-leaves", {"seat": SEAT_NAMES[other], "count": len(theirs)})


def open_facts(s: State, cell: int, seat: int) -> Iterator[Message]:
    """Figures through a cell that the other has no flower in."""
    other = int(s.pond[FLOWER_ON + 1 - seat])
    figures = sum(int(mask) & cell != 0 and int(mask) & other == 0 for mask in FIGURE_MASK)
    yield Message("hint-haru-open", {"count": figures})


# The dark lily (H7, H10) and the frogs (H17)


def completed(s: State, cell: int, seat: int) -> int:
    """How many figures a flower of the seat on a cell, given as a mask, would complete."""
    flowers = int(s.pond[FLOWER_ON + seat]) | cell
    return sum(bool(figure_counts(flowers, figure)) for figure in range(len(FIGURE_MASK)))


def junior_facts(s: State, dark: int, seat: int) -> Iterator[Message]:
    """The junior's flower opens on the dark lily without a choice."""
    for cell in cells_of(dark):
        for junior in (seat, 1 - seat):
            figures = completed(s, 1 << cell, junior)
            if figures and junior == seat:
                yield Message("hint-haru-junior", {"cell": CELL_NAMES[cell], "count": figures})
            elif figures:
                place = {"cell": CELL_NAMES[cell], "count": figures}
                yield Message("hint-haru-junior-other", {"seat": SEAT_NAMES[junior], **place})


def frog_fact(s: State, cell: int) -> Message:
    return Message("hint-haru-frog", {"seat": SEAT_NAMES[frog_to_place(s)], "cell": CELL_NAMES[cell]})


# Bids (H6)


def bid_facts(s: State, value: int, seat: int) -> Iterator[Message]:
    """Of a hidden hand the stock holds all that was not played."""
    other = 1 - seat
    mask = int(s.hand[other]) or int(s.stock[other])
    possible = [bid for bid in VALUES if mask >> bid & 1]
    against = {"lower": sum(bid < value for bid in possible), "equal": possible.count(value)}
    yield Message("hint-haru-bid", {"seat": SEAT_NAMES[other], "count": len(possible), **against})
