"""Haru Ichiban: figures that an action makes, breaks or prepares, what the wind can do then, what a bid is up against.

Every sentence has a fact that must hold. Facts speak of what lies open and of what follows by the rules alone, and only
of what makes a difference: that something cannot happen is said where another action would let it happen.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

import numpy as np

from hortus.boards.square import cells_of
from hortus.contract.facts import Arguments, Deed, Difference, Fact, told
from hortus.contract.game import Message
from hortus.contract.position import Position
from hortus.games.haru_ichiban.components import (
    CELL_NAMES,
    FIGURE_KIND,
    FIGURE_KINDS,
    FIGURE_MASK,
    SEAT_NAMES,
    TURNS,
    VALUES,
    WORTH,
)
from hortus.games.haru_ichiban.rules import blow, frog_to_place, legal_wind, unflowered
from hortus.games.haru_ichiban.scoring import figure_counts, has_figure
from hortus.games.haru_ichiban.state import (
    ACTION_COUNT,
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
    FROG_ON,
    FROG_RETURN,
    WIND,
    WIND_ACTION,
    State,
)

OPEN_RESULT = True  # flowers and points lie open (H13), and nothing else decides

MASKS: list[int] = FIGURE_MASK.tolist()


def left_out(s: State) -> Message:
    """What a solved round does not know of the next one (H22)."""
    return Message("hint-haru-round", {"edition": EDITIONS[s.edition]})


def reasons(known: Position, action: int, seat: int) -> list[Message]:
    return told(FACTS, Deed(known, action, seat))


def differences(known: Position, action: int, seat: int, instead: int) -> list[Message]:
    return told(DIFFERENCES, Deed(known, action, seat), Deed(known, instead, seat))


# Figures that are there or lack one flower (H14)


def flowers_of(s: State, seat: int) -> int:
    return int(s.pond[FLOWER_ON + seat])


def points_of(flowers: int) -> int:
    """What the figures among some flowers are worth."""
    if not has_figure(flowers):
        return 0
    return sum(int(WORTH[FIGURE_KIND[figure]]) for figure in range(len(MASKS)) if figure_counts(flowers, figure))


def completed(s: State, cell: int, seat: int) -> int:
    """How many figures a flower of the seat on a cell, given as a mask, would complete."""
    flowers = flowers_of(s, seat) | cell
    return sum(bool(figure_counts(flowers, figure)) for figure in range(len(MASKS))) if has_figure(flowers) else 0


def within_reach(s: State, seat: int) -> dict[int, int]:
    """The figures that lack flowers only where lilies without a flower are, with the cells that lack them as a mask."""
    own, free = flowers_of(s, seat), int(unflowered(s))
    missing = {mask: mask & ~own for mask in MASKS}
    return {mask: cells for mask, cells in missing.items() if cells and not cells & ~free}


def lacking(s: State, seat: int, count: int) -> dict[int, int]:
    """Of these the ones that lack so many."""
    return {mask: cells for mask, cells in within_reach(s, seat).items() if cells.bit_count() == count}


def near(s: State, seat: int) -> dict[int, int]:
    return lacking(s, seat, 1)


# Figures that an action scores (H15)


def scored(deed: Deed, owner: int) -> Iterator[str]:
    """The kinds of the figures, one after the other; what is chosen in secret scores nothing yet."""
    if deed.before.phase != BID:
        gained = (deed.after.scored - deed.before.scored)[owner]
        for kind, name in enumerate(FIGURE_KINDS):
            yield from [name] * int(gained[kind])


def worth_of(figure: str) -> int:
    return int(WORTH[FIGURE_KINDS.index(figure)])


def figure(deed: Deed) -> Iterator[Arguments]:
    for name in scored(deed, deed.seat):
        yield {"figure": name, "points": worth_of(name)}


def figure_other(deed: Deed) -> Iterator[Arguments]:
    other = 1 - deed.seat
    for name in scored(deed, other):
        yield {"seat": SEAT_NAMES[other], "figure": name, "points": worth_of(name)}


def goes_on(deed: Deed) -> bool:
    """The round is not over with it, and its flowers are those that lie there."""
    if deed.before.phase == BID:
        return False
    same_round = deed.after.round_number == deed.before.round_number
    return same_round and not (deed.after.scored != deed.before.scored).any() and deed.after.winner < 0


def scoreless(deed: Deed) -> Iterator[Arguments]:
    """The wind of the last turn makes no figure (H21)."""
    is_last = deed.before.phase == WIND and deed.before.turn == TURNS
    if is_last and not (deed.after.scored != deed.before.scored).any():
        yield {}


# Figures that lack one flower


def clears(deed: Deed) -> Iterator[Arguments]:
    other = 1 - deed.seat
    if goes_on(deed) and near(deed.before, other) and not near(deed.after, other):
        yield {"seat": SEAT_NAMES[other]}


def breaks(deed: Deed) -> Iterator[Arguments]:
    other = 1 - deed.seat
    if goes_on(deed):
        broken = len(near(deed.before, other).keys() - (left := near(deed.after, other)).keys())
        if broken and left:
            yield {"seat": SEAT_NAMES[other], "count": broken}


def fork(deed: Deed) -> Iterator[Arguments]:
    """Several lilies, on each of which a flower would complete a figure."""
    if goes_on(deed):
        before, after = (len(set(near(s, deed.seat).values())) for s in (deed.before, deed.after))
        if after > max(before, 1):
            yield {"count": after}


def brings(deed: Deed) -> Iterator[Arguments]:
    if goes_on(deed):
        gained = len(near(deed.after, deed.seat).keys() - near(deed.before, deed.seat).keys())
        if gained:
            yield {"count": gained}


def half(deed: Deed) -> Iterator[Arguments]:
    if goes_on(deed):
        known = near(deed.before, deed.seat).keys() | lacking(deed.before, deed.seat, 2).keys()
        gained = len(lacking(deed.after, deed.seat, 2).keys() - known)
        if gained:
            yield {"count": gained}


def half_other(deed: Deed) -> Iterator[Arguments]:
    """Figures that lacked two flowers and are now out of reach."""
    if goes_on(deed):
        other = 1 - deed.seat
        broken = len(lacking(deed.before, other, 2).keys() - within_reach(deed.after, other).keys())
        if broken:
            yield {"seat": SEAT_NAMES[other], "count": broken}


def lies_open(s: State, cell: int, seat: int) -> int:
    """Figures through a cell, given as a mask, that the other has no flower in."""
    other = flowers_of(s, 1 - seat)
    return sum(mask & cell != 0 and mask & other == 0 for mask in MASKS)


def open_to(deed: Deed) -> Iterator[Arguments]:
    if deed.before.phase == FLOWER and goes_on(deed):
        yield {"count": lies_open(deed.before, 1 << deed.action - FLOWER_ACTION, deed.seat)}


# What the junior's wind can do after the senior's flower (H9)


def blown(s: State) -> list[State]:
    """Every pond that a wind can make of this one, each once."""
    winds = np.zeros(ACTION_COUNT, np.int64)
    ponds = {}
    for wind in winds[: legal_wind(s, winds)].tolist():
        after = copy(s)
        blow(after, *divmod(wind - WIND_ACTION, 4))
        ponds[after.pond.tobytes()] = after
    return list(ponds.values())


def most_by_wind(s: State, seat: int) -> int:
    """The most points that a wind can bring to a gardener at once."""
    return max(points_of(flowers_of(after, seat)) for after in blown(s))


def lets_wind_score(deed: Deed) -> int:
    """What the other can score with the wind after a flower of the senior."""
    return most_by_wind(deed.after, 1 - deed.seat) if deed.before.phase == FLOWER and goes_on(deed) else 0


# The dark lily, on which the junior's flower opens without a choice (H7, H10)


def junior_on_dark(deed: Deed, junior: int) -> Iterator[Arguments]:
    """Figures that a junior completes on the lily that is or is turned dark."""
    s = deed.before
    dark = 1 << deed.action - DARK_ACTION if s.phase == DARK else int(s.pond[DARK_SIDE]) & int(unflowered(s))
    count = completed(s, dark, junior)
    if count:
        [cell] = cells_of(dark)
        yield {"cell": CELL_NAMES[cell], "count": count}


def junior(deed: Deed) -> Iterator[Arguments]:
    if deed.before.phase == DARK or (deed.before.phase == BID and may_be_beaten(deed)):
        yield from junior_on_dark(deed, deed.seat)


def junior_other(deed: Deed) -> Iterator[Arguments]:
    """A reason to be the junior oneself."""
    if deed.before.phase == BID and may_be_beaten(deed):
        for place in junior_on_dark(deed, 1 - deed.seat):
            yield {"seat": SEAT_NAMES[1 - deed.seat], **place}


def helps_other_junior(deed: Deed) -> bool:
    return deed.before.phase == DARK and any(junior_on_dark(deed, 1 - deed.seat))


def safe(deed: Deed) -> Iterator[Arguments]:
    if deed.before.phase == DARK and not helps_other_junior(deed) and any(map(helps_other_junior, deed.others)):
        yield {"seat": SEAT_NAMES[1 - deed.seat]}


def frog_leaves(deed: Deed) -> Iterator[Arguments]:
    """The frog on the lily that is turned dark is placed by the senior (H10)."""
    if deed.before.phase == DARK:
        for owner in (deed.seat, 1 - deed.seat):
            if int(deed.before.pond[FROG_ON + owner]) >> deed.action - DARK_ACTION & 1:
                yield {"seat": SEAT_NAMES[owner]}


# Frogs that stay where they are placed until the next bids (H16, H17)


def frog_lily(deed: Deed) -> int:
    """Where it is placed, as a mask, or nothing."""
    return 1 << deed.action - FROG_ACTION if deed.before.phase in (FROG_AFTER_DARK, FROG_RETURN) else 0


def tie_figure(deed: Deed) -> Iterator[Arguments]:
    """A figure of the seat's under the own frog, when it is placed or when a bid may be equal."""
    s, cell = deed.before, 0
    if s.phase == BID and value_of(deed) in possible(deed) and s.turn < TURNS:
        cell = int(s.pond[FROG_ON + deed.seat])
    elif frog_lily(deed) and frog_to_place(s) == deed.seat:
        cell = frog_lily(deed)
    if cell and completed(s, cell, deed.seat):
        yield {"cell": CELL_NAMES[next(iter(cells_of(cell)))]}


def takes_lacking(deed: Deed) -> bool:
    """The own frog stands where the other lacks a flower."""
    s, cell = deed.before, frog_lily(deed)
    return cell != 0 and frog_to_place(s) == deed.seat and completed(s, cell, 1 - deed.seat) > 0


def tie_takes(deed: Deed) -> Iterator[Arguments]:
    if takes_lacking(deed):
        yield {"seat": SEAT_NAMES[1 - deed.seat], "cell": CELL_NAMES[deed.action - FROG_ACTION]}


def helps_other_tie(deed: Deed) -> bool:
    s, cell = deed.before, frog_lily(deed)
    return cell != 0 and frog_to_place(s) != deed.seat and completed(s, cell, 1 - deed.seat) > 0


def tie_safe(deed: Deed) -> Iterator[Arguments]:
    if frog_lily(deed) and not helps_other_tie(deed) and any(map(helps_other_tie, deed.others)):
        yield {"seat": SEAT_NAMES[1 - deed.seat]}


def frog(deed: Deed) -> Iterator[Arguments]:
    if frog_lily(deed):
        yield {"seat": SEAT_NAMES[frog_to_place(deed.before)], "cell": CELL_NAMES[deed.action - FROG_ACTION]}


# Bids (H6)


def value_of(deed: Deed) -> int:
    return deed.action - BID_ACTION + 1


def possible(deed: Deed) -> list[int]:
    """What the other may choose: of a hidden hand the stock holds all that was not played."""
    other = 1 - deed.seat
    mask = int(deed.before.hand[other]) or int(deed.before.stock[other])
    return [bid for bid in VALUES if mask >> bid & 1]


def may_be_beaten(deed: Deed) -> bool:
    return max(possible(deed)) > value_of(deed)


def may_beat(deed: Deed) -> bool:
    return min(possible(deed)) < value_of(deed)


def as_senior(s: State, seat: int) -> int:
    """The most points that a senior's flower can score, after the junior's has opened on the dark lily."""
    dark, own = int(s.pond[DARK_SIDE]) & int(unflowered(s)), flowers_of(s, seat)
    most = max(points_of(own | 1 << cell) for cell in cells_of(int(unflowered(s)) & ~dark))
    return 0 if has_figure(flowers_of(s, 1 - seat) | dark) else most


def senior(deed: Deed) -> Iterator[Arguments]:
    if deed.before.phase == BID and may_beat(deed):
        points = as_senior(deed.before, deed.seat)
        if points:
            yield {"points": points}


def senior_other(deed: Deed) -> Iterator[Arguments]:
    """A reason to be the senior oneself."""
    if deed.before.phase == BID and may_beat(deed):
        points = as_senior(deed.before, 1 - deed.seat)
        if points:
            yield {"seat": SEAT_NAMES[1 - deed.seat], "points": points}


def surely(deed: Deed) -> Iterator[Arguments]:
    if deed.before.phase == BID and value_of(deed) not in possible(deed):
        if not may_be_beaten(deed):
            yield {"seat": SEAT_NAMES[1 - deed.seat], "role": "senior"}
        elif not may_beat(deed):
            yield {"seat": SEAT_NAMES[1 - deed.seat], "role": "junior"}


def beaten(deed: Deed) -> int:
    return sum(bid < value_of(deed) for bid in possible(deed))


def against(deed: Deed) -> Iterator[Arguments]:
    if deed.before.phase == BID:
        equal = possible(deed).count(value_of(deed))
        numbers = {"count": len(possible(deed)), "lower": beaten(deed), "equal": equal}
        yield {"seat": SEAT_NAMES[1 - deed.seat], **numbers}


FACTS: dict[str, Fact] = {
    "hint-haru-figure": figure,
    "hint-haru-figure-other": figure_other,
    "hint-haru-clears": clears,
    "hint-haru-fork": fork,
    "hint-haru-breaks": breaks,
    "hint-haru-near": brings,
    "hint-haru-half": half,
    "hint-haru-half-other": half_other,
    "hint-haru-scoreless": scoreless,
    "hint-haru-junior": junior,
    "hint-haru-junior-other": junior_other,
    "hint-haru-senior": senior,
    "hint-haru-senior-other": senior_other,
    "hint-haru-safe": safe,
    "hint-haru-tie-figure": tie_figure,
    "hint-haru-tie-takes": tie_takes,
    "hint-haru-tie-safe": tie_safe,
    "hint-haru-frog-leaves": frog_leaves,
    "hint-haru-surely": surely,
    "hint-haru-bid": against,
    "hint-haru-frog": frog,
    "hint-haru-open": open_to,
}


# What was done instead


def instead_gives(best: Deed, done: Deed) -> Iterator[Arguments]:
    other = 1 - best.seat
    points = [sum(map(worth_of, scored(deed, other))) for deed in (best, done)]
    if points[1] > points[0]:
        yield {"seat": SEAT_NAMES[other], "points": points[1]}


def instead_wind(best: Deed, done: Deed) -> Iterator[Arguments]:
    points = lets_wind_score(done)
    if points > lets_wind_score(best):
        yield {"seat": SEAT_NAMES[1 - best.seat], "points": points}


def instead_junior(best: Deed, done: Deed) -> Iterator[Arguments]:
    if helps_other_junior(done) and not helps_other_junior(best):
        yield {"seat": SEAT_NAMES[1 - best.seat], "cell": CELL_NAMES[done.action - DARK_ACTION]}


def instead_tie(best: Deed, done: Deed) -> Iterator[Arguments]:
    if helps_other_tie(done) and not helps_other_tie(best):
        yield {"seat": SEAT_NAMES[1 - best.seat], "cell": CELL_NAMES[done.action - FROG_ACTION]}


def numbers_after(best: Deed, done: Deed, seat: int, lack: int | None) -> tuple[int, int]:
    """How many figures lack so many flowers after each (None: any number), where the round goes on after both."""
    if not (goes_on(best) and goes_on(done)):
        return 0, 0
    found = [within_reach(deed.after, seat).values() for deed in (best, done)]
    better, worse = (sum(lack in (None, cells.bit_count()) for cells in each) for each in found)
    return better, worse


def instead_leaves(best: Deed, done: Deed) -> Iterator[Arguments]:
    fewer, more = numbers_after(best, done, 1 - best.seat, 1)
    if more > fewer:
        yield {"seat": SEAT_NAMES[1 - best.seat], "count": more, "fewer": fewer}


def instead_near(best: Deed, done: Deed) -> Iterator[Arguments]:
    more, fewer = numbers_after(best, done, best.seat, 1)
    if more > fewer:
        yield {"count": more, "fewer": fewer}


def instead_half(best: Deed, done: Deed) -> Iterator[Arguments]:
    more, fewer = numbers_after(best, done, best.seat, 2)
    if more > fewer:
        yield {"count": more, "fewer": fewer}


def instead_half_other(best: Deed, done: Deed) -> Iterator[Arguments]:
    fewer, more = numbers_after(best, done, 1 - best.seat, 2)
    if more > fewer:
        yield {"seat": SEAT_NAMES[1 - best.seat], "count": more, "fewer": fewer}


def instead_reach(best: Deed, done: Deed) -> Iterator[Arguments]:
    more, fewer = numbers_after(best, done, best.seat, None)
    if more > fewer:
        yield {"count": more, "fewer": fewer}


def instead_reach_other(best: Deed, done: Deed) -> Iterator[Arguments]:
    fewer, more = numbers_after(best, done, 1 - best.seat, None)
    if more > fewer:
        yield {"seat": SEAT_NAMES[1 - best.seat], "count": more, "fewer": fewer}


def reach_on_dark(deed: Deed, junior: int) -> int:
    """Figures within a junior's reach that have the lily turned dark."""
    cell = 1 << deed.action - DARK_ACTION
    return sum(mask & cell != 0 for mask in within_reach(deed.before, junior))


def instead_dark(best: Deed, done: Deed) -> Iterator[Arguments]:
    if best.before.phase == DARK:
        more, fewer = (reach_on_dark(deed, deed.seat) for deed in (best, done))
        if more > fewer:
            yield {"count": more, "fewer": fewer}


def instead_dark_other(best: Deed, done: Deed) -> Iterator[Arguments]:
    if best.before.phase == DARK:
        fewer, more = (reach_on_dark(deed, 1 - deed.seat) for deed in (best, done))
        if more > fewer:
            yield {"seat": SEAT_NAMES[1 - best.seat], "count": more, "fewer": fewer}


def instead_bid(best: Deed, done: Deed) -> Iterator[Arguments]:
    """How often each bid would be the higher one."""
    if best.before.phase == BID and beaten(best) != beaten(done):
        numbers = {"count": len(possible(best)), "lower": beaten(best), "lower_instead": beaten(done)}
        yield {"seat": SEAT_NAMES[1 - best.seat], **numbers}


def instead_open(best: Deed, done: Deed) -> Iterator[Arguments]:
    for more, fewer in zip(open_to(best), open_to(done), strict=False):
        if more["count"] > fewer["count"]:
            yield {"count": more["count"], "fewer": fewer["count"]}


def instead_figure(best: Deed, done: Deed) -> Iterator[Arguments]:
    """A figure, if what was done scores less."""
    if sum(map(worth_of, scored(best, best.seat))) > sum(map(worth_of, scored(done, best.seat))):
        yield from figure(best)


DIFFERENCES: dict[str, Difference] = {
    "hint-haru-figure": instead_figure,
    "hint-haru-instead-gives": instead_gives,
    "hint-haru-instead-wind": instead_wind,
    "hint-haru-instead-junior": instead_junior,
    "hint-haru-instead-tie": instead_tie,
    "hint-haru-instead-leaves": instead_leaves,
    "hint-haru-instead-near": instead_near,
    "hint-haru-instead-bid": instead_bid,
    "hint-haru-instead-half": instead_half,
    "hint-haru-instead-half-other": instead_half_other,
    "hint-haru-instead-dark-other": instead_dark_other,
    "hint-haru-instead-dark": instead_dark,
    "hint-haru-instead-open": instead_open,
    "hint-haru-instead-reach": instead_reach,
    "hint-haru-instead-reach-other": instead_reach_other,
}
