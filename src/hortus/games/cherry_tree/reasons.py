"""The Legend of the Cherry Tree: exact odds of draws, points in front, and what lies behind the screen."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from hortus.contract.game import Message
from hortus.contract.position import Position
from hortus.games.cherry_tree.components import (
    BLACK,
    BONUSES,
    COOL,
    FIVE,
    KENROKUEN_KUMAGAI,
    KOKONOE,
    KOMATSU_OTOME,
    SAKUYA_HIME,
    SEAT_NAMES,
    SHIN_SUMIZOME,
    SOMEI_YOSHINO,
    WARM,
)
from hortus.games.cherry_tree.exact import draws_for
from hortus.games.cherry_tree.harvest import harvest_size
from hortus.games.cherry_tree.masteries import offered
from hortus.games.cherry_tree.scoring import front_points, jokers, own_of_group
from hortus.games.cherry_tree.state import (
    BONUS,
    BONUS_ACTION,
    DRAW_ACTION,
    GATHER,
    JOKERS,
    STOP_ACTION,
    WARM_ACTION,
    State,
)

OPEN_RESULT = False  # what lies behind the screens decides, and nobody sees it before the last, secret choice

LEFT_OUT = Message("hint-cherry-open", {})
"""What a solved ending does not know: who knows which secret flowers (C10)."""

CONDITION_COUNT = len(BONUSES) // 2


def reasons(known: Position, action: int, seat: int) -> list[Message]:
    before = known.state
    if before.phase == JOKERS:
        return [joker_fact(before, action - WARM_ACTION, seat)]
    if before.phase == GATHER:
        return [*(stop_facts(before, seat) if action == STOP_ACTION else draw_facts(known, action, seat))]
    if before.phase == BONUS:
        return [*bonus_facts(before, action - BONUS_ACTION - 1, seat)]
    after = known.state_after(action)
    return [*hidden_facts(before, after, seat), *point_facts(before, after, seat)]


# Drawing and stopping (C5, C7)


def draw_facts(known: Position, action: int, seat: int) -> Iterator[Message]:
    number = action - DRAW_ACTION + 1
    odds = draws_for(known, seat)[number - 1]
    fails = {"percent": round(100 * float(odds.fails), 1), "chance": str(odds.fails)}
    yield Message("hint-cherry-draw", {"number": number, **fails})
    yield Message("hint-cherry-kept", {"flowers": round(float(odds.flowers), 2), "mean": str(odds.flowers)})
    if known.state.bag[BLACK] == 0:
        yield Message("hint-cherry-no-black", {})


def stop_facts(s: State, seat: int) -> Iterator[Message]:
    yield Message("hint-cherry-stop", {"count": int(harvest_size(s))})
    bonuses = sum(bool(offered(s, condition)) for condition in range(CONDITION_COUNT))
    if bonuses:
        yield Message("hint-cherry-bonus", {"count": bonuses})
    laid = copy(s)
    laid.front[seat] += s.harvest
    yield Message("hint-cherry-front", change(front_points(s, seat), front_points(laid, seat)))


# Bonuses (C9)


def bonus_facts(s: State, bonus: int, seat: int) -> Iterator[Message]:
    """What there is to draw from or to take from, or what goes behind the screen."""
    if bonus in (SHIN_SUMIZOME, KENROKUEN_KUMAGAI, KOMATSU_OTOME):
        yield Message("hint-cherry-bag", {"count": int(s.bag_size)})
    elif bonus in (SAKUYA_HIME, KOKONOE):
        others = [other for other in range(s.players) if other != seat]
        yield Message("hint-cherry-others", {"count": int(s.front[others, :FIVE].sum())})
    elif bonus == SOMEI_YOSHINO:
        yield Message("hint-cherry-hides", {"count": 1})


# Points in front (C18)


def change(before: int, after: int) -> dict[str, int]:
    return {"before": int(before), "after": int(after)}


def point_facts(before: State, after: State, seat: int) -> Iterator[Message]:
    """Where an action changes them, those of the seat first."""
    for owner in (seat, *(other for other in range(before.players) if other != seat)):
        points = change(front_points(before, owner), front_points(after, owner))
        if points["before"] == points["after"]:
            continue
        if owner == seat:
            yield Message("hint-cherry-points", points)
        else:
            yield Message("hint-cherry-points-other", {"seat": SEAT_NAMES[owner], **points})


# Behind the screen (C12, C14, C16, C20)


def hidden_facts(before: State, after: State, seat: int) -> Iterator[Message]:
    count = int(after.behind[seat].sum() - before.behind[seat].sum())
    if count:
        yield Message("hint-cherry-hides", {"count": count})
        yield Message("hint-cherry-behind", behind(after, seat))


def behind(s: State, seat: int) -> dict[str, int]:
    groups = {"warm": int(own_of_group(s, seat, WARM)), "cool": int(own_of_group(s, seat, COOL))}
    return groups | {"jokers": int(jokers(s, seat))}


def joker_fact(s: State, warm: int, seat: int) -> Message:
    """Without a flower of its own a group has none at all (C20)."""
    own = behind(s, seat)
    groups = {"warm": own["warm"] and own["warm"] + warm, "cool": own["cool"] and own["cool"] + own["jokers"] - warm}
    return Message("hint-cherry-groups", groups)
