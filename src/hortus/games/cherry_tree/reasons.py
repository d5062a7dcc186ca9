"""The Legend of the Cherry Tree: exact odds of draws, what stopping brings, points in front, and groups behind.

Every sentence has a fact that must hold. Odds are exact, from what the seat knows; of what lies behind other screens
only what everybody has seen is counted, or the most or the least that may lie there.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np

from hortus.contract.facts import Arguments, Deed, Difference, Fact, told
from hortus.contract.game import Message
from hortus.contract.position import Position
from hortus.games.cherry_tree.components import (
    BLACK,
    BONUSES,
    COOL,
    FIVE,
    GROUP_COLOURS,
    GROUPS,
    KENROKUEN_FLOWERS,
    KENROKUEN_KUMAGAI,
    KOKONOE,
    KOMATSU_FLOWERS,
    KOMATSU_OTOME,
    SAKUYA_HIME,
    SEAT_NAMES,
    SHIN_SUMIZOME,
    SOMEI_YOSHINO,
    WARM,
    WHITE,
)
from hortus.games.cherry_tree.exact import HARVESTS, SIZES, SUCCESSFUL, Bag, Draw, draws_for, known_bags, means
from hortus.games.cherry_tree.harvest import harvest_size
from hortus.games.cherry_tree.masteries import offered, some_bonus
from hortus.games.cherry_tree.scoring import front_points, jokers, own_of_group
from hortus.games.cherry_tree.state import (
    BONUS,
    BONUS_ACTION,
    DRAW_ACTION,
    GATHER,
    GIVE,
    JOKERS,
    STOP_ACTION,
    UNKNOWN,
    WARM_ACTION,
    State,
)

OPEN_RESULT = False  # what lies behind the screens decides, and nobody sees it before the last, secret choice

LEFT_OUT = Message("hint-cherry-open", {})
"""What a solved ending does not know: who knows which secret flowers (C10)."""

CONDITION_COUNT = len(BONUSES) // 2
POSITIONS_KEPT = 4
"""Whose odds were counted out; several sentences speak of the same ones."""


def reasons(known: Position, action: int, seat: int) -> list[Message]:
    return told(FACTS, Deed(known, action, seat))


def differences(known: Position, action: int, seat: int, instead: int) -> list[Message]:
    return told(DIFFERENCES, Deed(known, action, seat), Deed(known, instead, seat))


# Drawing and stopping (C5, C7)


def is_draw(deed: Deed) -> bool:
    return deed.before.phase == GATHER and deed.action != STOP_ACTION


def is_stop(deed: Deed) -> bool:
    return deed.before.phase == GATHER and deed.action == STOP_ACTION


def number_of(deed: Deed) -> int:
    """Of flowers drawn."""
    return 0 if is_stop(deed) else deed.action - DRAW_ACTION + 1


@lru_cache(POSITIONS_KEPT)
def draws_of(known: Position, seat: int) -> tuple[Draw, ...]:
    return tuple(draws_for(known, seat))


@lru_cache(POSITIONS_KEPT)
def bonus_chances(known: Position, seat: int) -> tuple[Fraction, ...]:
    """[flowers drawn] how likely the harvest earns a bonus then, if gathering ends with it."""
    s, harvest = known.state, tuple(known.state.harvest.tolist())
    [chances] = means(known_bags(known, seat), harvest, earning(s, harvest))
    return Fraction(int(some_bonus(s))), *chances


def earning(s: State, harvest: Bag) -> Any:
    """[harvest] whether a bonus is offered for it; none for a failed one."""
    after, flowers = copy(s), int(s.bag_size) + sum(harvest)
    earns = np.array([Fraction(0)] * len(HARVESTS), object)
    for index in SUCCESSFUL[SIZES[SUCCESSFUL] <= flowers]:
        after.harvest[:] = HARVESTS[index]
        after.bag_size = flowers - SIZES[index]
        earns[index] = Fraction(int(some_bonus(after)))
    return earns


def odds_of(deed: Deed) -> Draw:
    return draws_of(deed.known, deed.seat)[number_of(deed) - 1]


def risk_of(deed: Deed) -> Fraction:
    """That the harvest fails with this decision; whoever stops risks nothing."""
    return odds_of(deed).fails if is_draw(deed) else Fraction(0)


def kept_of(deed: Deed) -> Fraction:
    """Flowers that stay on average, if nothing more is drawn."""
    return odds_of(deed).flowers if is_draw(deed) else Fraction(int(harvest_size(deed.before)))


def percent(odds: Fraction) -> float:
    """To one decimal; only what is certain is 0 or 100."""
    rounded = round(100 * float(odds), 1)
    return min(max(rounded, 0.1), 99.9) if 0 < odds < 1 else rounded


def chance(odds: Fraction) -> dict[str, Any]:
    return {"percent": percent(odds), "chance": str(odds)}


def sure(deed: Deed) -> Iterator[Arguments]:
    if is_draw(deed) and not risk_of(deed):
        yield {"number": number_of(deed)}


def fails(deed: Deed) -> Iterator[Arguments]:
    if is_draw(deed) and risk_of(deed):
        yield {"number": number_of(deed), **chance(risk_of(deed))}


def earns(deed: Deed) -> Iterator[Arguments]:
    if is_draw(deed):
        odds = bonus_chances(deed.known, deed.seat)[number_of(deed)]
        if odds:
            yield chance(odds)


def kept(deed: Deed) -> Iterator[Arguments]:
    if is_draw(deed):
        yield {"flowers": round(float(kept_of(deed)), 2), "mean": str(kept_of(deed))}


def empties(deed: Deed) -> Iterator[Arguments]:
    if is_draw(deed) and number_of(deed) == deed.before.bag_size:
        yield {}


def no_black(deed: Deed) -> Iterator[Arguments]:
    if is_draw(deed) and deed.before.bag[BLACK] == 0:
        yield {}


def one_more(deed: Deed) -> Iterator[Arguments]:
    """What a draw of one flower would risk."""
    if is_stop(deed) and (draws := draws_of(deed.known, deed.seat)) and draws[0].fails:
        yield chance(draws[0].fails)


def stop(deed: Deed) -> Iterator[Arguments]:
    if is_stop(deed):
        yield {"count": int(harvest_size(deed.before))}


def bonus(deed: Deed) -> Iterator[Arguments]:
    if is_stop(deed):
        bonuses = sum(bool(offered(deed.before, condition)) for condition in range(CONDITION_COUNT))
        if bonuses:
            yield {"count": bonuses}


def front(deed: Deed) -> Iterator[Arguments]:
    if is_stop(deed):
        laid = copy(deed.before)
        laid.front[deed.seat] += deed.before.harvest
        yield {"before": front_of(deed.before, deed.seat), "after": front_of(laid, deed.seat)}


# Bonuses (C9)


def bonus_taken(deed: Deed) -> int | None:
    return deed.action - BONUS_ACTION - 1 if deed.before.phase == BONUS else None


def secret(deed: Deed) -> Iterator[Arguments]:
    """What the flower of shin-sumizome may be (C10)."""
    if bonus_taken(deed) == SHIN_SUMIZOME:
        bags = known_bags(deed.known, deed.seat)
        colours = [sum(odds * bag[colour] for bag, odds in bags.items()) for colour in range(len(next(iter(bags))))]
        groups = {GROUPS[group]: sum(colours[colour] for colour in GROUP_COLOURS[group]) for group in (WARM, COOL)}
        groups["jokers"] = colours[WHITE] + colours[BLACK]
        yield {name: percent(Fraction(odds) / int(deed.before.bag_size)) for name, odds in groups.items()}


def draws_more(deed: Deed) -> Iterator[Arguments]:
    flowers = {KENROKUEN_KUMAGAI: KENROKUEN_FLOWERS, KOMATSU_OTOME: KOMATSU_FLOWERS}.get(bonus_taken(deed) or 0)
    if flowers:
        yield {"count": min(flowers, int(deed.before.bag_size))}


def from_others(deed: Deed) -> Iterator[Arguments]:
    if bonus_taken(deed) in (SAKUYA_HIME, KOKONOE):
        yield {"count": int(deed.before.front[others_of(deed), :FIVE].sum())}


# Points in front (C18)


def others_of(deed: Deed) -> list[int]:
    return [other for other in range(deed.before.players) if other != deed.seat]


def front_of(s: State, seat: int) -> int:
    return int(front_points(s, seat))


def lays(deed: Deed) -> bool:
    """It moves flowers for certain: nothing is drawn, chosen in secret, or only begun."""
    return deed.before.phase not in (GATHER, BONUS, JOKERS)


def points(deed: Deed) -> Iterator[Arguments]:
    if lays(deed):
        change = {"before": front_of(deed.before, deed.seat), "after": front_of(deed.after, deed.seat)}
        if change["before"] != change["after"]:
            yield change


def points_other(deed: Deed) -> Iterator[Arguments]:
    for other in others_of(deed) if lays(deed) else []:
        change = {"before": front_of(deed.before, other), "after": front_of(deed.after, other)}
        if change["before"] != change["after"]:
            yield {"seat": SEAT_NAMES[other], **change}


def most(deed: Deed) -> Iterator[Arguments]:
    """No other choice leaves more points in front, and some leave fewer."""
    if lays(deed) and deed.before.phase != GIVE:
        own = front_of(deed.after, deed.seat)
        others = [front_of(other.after, deed.seat) for other in deed.others]
        if others and own == max(own, *others) > min(others):
            yield {"points": own}


# Behind the screen (C12, C14, C16, C19)


def behind_after(deed: Deed) -> int:
    return int(deed.after.behind[deed.seat].sum())


def hides(deed: Deed) -> Iterator[Arguments]:
    count = 1 if bonus_taken(deed) == SOMEI_YOSHINO else 0
    if lays(deed):
        count = behind_after(deed) - int(deed.before.behind[deed.seat].sum())
    if count:
        yield {"count": count}


def groups_of(s: State, seat: int) -> dict[str, int]:
    groups = {GROUPS[group]: int(own_of_group(s, seat, group)) for group in (WARM, COOL)}
    return groups | {"jokers": int(jokers(s, seat))}


def behind(deed: Deed) -> Iterator[Arguments]:
    if lays(deed) and any(hides(deed)):
        yield groups_of(deed.after, deed.seat)


def opens(deed: Deed) -> Iterator[Arguments]:
    """The first flower of a group, without which no joker counts there (C19)."""
    if lays(deed):
        for group in (WARM, COOL):
            if not own_of_group(deed.before, deed.seat, group) and own_of_group(deed.after, deed.seat, group):
                yield {"group": GROUPS[group]}


def ahead_in(s: State, deed: Deed, group: int) -> tuple[int, int]:
    """The seat's flowers of a group, and the most that another is known to have; jokers are of no group yet."""
    return int(own_of_group(s, deed.seat, group)), max(int(own_of_group(s, other, group)) for other in others_of(deed))


def leads(deed: Deed) -> Iterator[Arguments]:
    """Who was not ahead of all others in a group is so now."""
    for group in (WARM, COOL) if lays(deed) else ():
        own, next_best = ahead_in(deed.after, deed, group)
        own_before, best_before = ahead_in(deed.before, deed, group)
        if own > next_best and own_before <= best_before:
            yield {"group": GROUPS[group], "count": own, "next": next_best}


# The choice of jokers (C19 to C22)


def with_jokers(deed: Deed) -> dict[str, int]:
    """Without a flower of its own a group has none at all."""
    own, warm = groups_of(deed.before, deed.seat), deed.action - WARM_ACTION
    return {"warm": own["warm"] and own["warm"] + warm, "cool": own["cool"] and own["cool"] + own["jokers"] - warm}


def most_of(s: State, seat: int, group: str) -> int:
    """The most that a group may have, whatever its owner keeps secret and chooses."""
    own = groups_of(s, seat)
    secrets = int(((s.secret_owner == seat) & (s.secret_colour == UNKNOWN))[: s.secrets].sum())
    return own[group] + own["jokers"] + secrets if own[group] or secrets else 0


def alone(deed: Deed) -> Iterator[Arguments]:
    """No other can come up to it in a group."""
    if deed.before.phase == JOKERS:
        for group, size in with_jokers(deed).items():
            if all(size > most_of(deed.before, other, group) for other in others_of(deed)):
                yield {"group": group, "count": size}


def lost_groups(deed: Deed) -> Iterator[tuple[str, int]]:
    """The groups in which another has more, even if all own jokers go there, and who."""
    if deed.before.phase == JOKERS:
        own = groups_of(deed.before, deed.seat)
        for group in GROUPS:
            reached = own[group] and own[group] + own["jokers"]
            for other in others_of(deed):
                if groups_of(deed.before, other)[group] > reached:
                    yield group, other


def lost(deed: Deed) -> Iterator[Arguments]:
    """A reason to have the jokers in the other group."""
    for group, other in lost_groups(deed):
        own = groups_of(deed.before, deed.seat)
        if own[group] and own["jokers"] and with_jokers(deed)[group] == own[group]:
            yield {"seat": SEAT_NAMES[other], "group": group}


def groups(deed: Deed) -> Iterator[Arguments]:
    if deed.before.phase == JOKERS:
        yield with_jokers(deed)


FACTS: dict[str, Fact] = {
    "hint-cherry-alone": alone,
    "hint-cherry-lost": lost,
    "hint-cherry-groups": groups,
    "hint-cherry-sure": sure,
    "hint-cherry-draw": fails,
    "hint-cherry-earns": earns,
    "hint-cherry-risk": one_more,
    "hint-cherry-bonus": bonus,
    "hint-cherry-front": front,
    "hint-cherry-kept": kept,
    "hint-cherry-empties": empties,
    "hint-cherry-no-black": no_black,
    "hint-cherry-stop": stop,
    "hint-cherry-secret": secret,
    "hint-cherry-draws": draws_more,
    "hint-cherry-others": from_others,
    "hint-cherry-leads": leads,
    "hint-cherry-opens": opens,
    "hint-cherry-most": most,
    "hint-cherry-hides": hides,
    "hint-cherry-behind": behind,
    "hint-cherry-points": points,
    "hint-cherry-points-other": points_other,
}


# What was done instead


def gathers(best: Deed) -> bool:
    return bool(best.before.phase == GATHER)


def instead_risk(best: Deed, done: Deed) -> Iterator[Arguments]:
    if gathers(best) and risk_of(done) > risk_of(best):
        yield chance(risk_of(done))


def instead_kept(best: Deed, done: Deed) -> Iterator[Arguments]:
    if gathers(best) and kept_of(best) > kept_of(done):
        yield {"flowers": round(float(kept_of(best)), 2), "fewer": round(float(kept_of(done)), 2)}


def instead_earns(best: Deed, done: Deed) -> Iterator[Arguments]:
    if gathers(best):
        chances = bonus_chances(best.known, best.seat)
        more, less = chances[number_of(best)], chances[number_of(done)]
        if more > less:
            yield {"percent": percent(more), "less": percent(less)}


def instead_bonus(best: Deed, done: Deed) -> Iterator[Arguments]:
    if best.before.phase == BONUS and done.action == BONUS_ACTION:
        yield {}


def instead_points(best: Deed, done: Deed) -> Iterator[Arguments]:
    if lays(best):
        more, fewer = (front_of(deed.after, deed.seat) for deed in (best, done))
        if more > fewer:
            yield {"points": more, "fewer": fewer}


def instead_points_other(best: Deed, done: Deed) -> Iterator[Arguments]:
    for other in others_of(best) if lays(best) else []:
        fewer, more = (front_of(deed.after, other) for deed in (best, done))
        if more > fewer:
            yield {"seat": SEAT_NAMES[other], "points": more, "fewer": fewer}


def instead_group(best: Deed, done: Deed) -> Iterator[Arguments]:
    if lays(best):
        more, fewer = (groups_of(deed.after, deed.seat) for deed in (best, done))
        for group in GROUPS:
            if more[group] > fewer[group]:
                yield {"group": group, "count": more[group], "fewer": fewer[group]}


def instead_jokers(best: Deed, done: Deed) -> Iterator[Arguments]:
    if lays(best):
        more, fewer = (int(jokers(deed.after, deed.seat)) for deed in (best, done))
        if more > fewer:
            yield {"count": more, "fewer": fewer}


def instead_lost(best: Deed, done: Deed) -> Iterator[Arguments]:
    """Jokers that were put where they could not win."""
    found = [(group, other, with_jokers(done)[group] - with_jokers(best)[group]) for group, other in lost_groups(best)]
    for group, other, more in (each for each in found if each[2] > 0):
        yield {"seat": SEAT_NAMES[other], "group": group, "count": more}


DIFFERENCES: dict[str, Difference] = {
    "hint-cherry-instead-lost": instead_lost,
    "hint-cherry-instead-risk": instead_risk,
    "hint-cherry-instead-kept": instead_kept,
    "hint-cherry-instead-earns": instead_earns,
    "hint-cherry-instead-bonus": instead_bonus,
    "hint-cherry-instead-group": instead_group,
    "hint-cherry-instead-points": instead_points,
    "hint-cherry-instead-points-other": instead_points_other,
    "hint-cherry-instead-jokers": instead_jokers,
}
