"""The Legend of the Cherry Tree: whether what is said is so, counted from what is seen and by playing on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations_with_replacement, product
from math import comb, isclose

import numpy as np
from numpy.typing import NDArray

from hortus.contract.game import CHANCE
from hortus.contract.position import Position
from tests.games.sentences import Checks, Said

COLOURS = ("pink", "yellow", "light", "dark", "white", "black")
DIGITS = 12
GROUPS = {"warm": (0, 1), "cool": (2, 3)}
Flowers = tuple[int, ...]


# What the bag may hold: all that was drawn, draw by draw


def bags(said: Said) -> list[tuple[Flowers, float]]:
    """Every bag that may be, with its chance, from what the seat knows."""
    return followed(Seen(said.position, said.seat))


class Seen:
    """What a seat saw of a game so far; the same past is followed once."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position, self.seat = position, seat
        self.key = (position.game.name, position.history, position.state_bytes(), seat)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(8)
def followed(seen: Seen) -> list[tuple[Flowers, float]]:
    """What was drawn unseen is followed from the first draw on."""
    position, seat = seen.position, seen.seat
    texts = position.actions_for(seat)
    weights: dict[Flowers, int] = {(0,) * 6: 1}
    for ply in range(len(position.history)):
        before = position.at(ply)
        if before.to_act != CHANCE:
            continue
        pool, text = before.seen_by(seat).state.bag.tolist(), texts[ply]
        after: dict[Flowers, int] = {}
        for hidden, weight in weights.items():
            for colour in range(6) if text is None else [COLOURS.index(text.split()[1])]:
                there = pool[colour] - hidden[colour]
                if there > 0:
                    more = tuple(number + (text is None and c == colour) for c, number in enumerate(hidden))
                    after[more] = after.get(more, 0) + weight * there
        weights = after
    pool, total = position.seen_by(seat).state.bag.tolist(), sum(weights.values())
    found = [
        (tuple(a - b for a, b in zip(pool, hidden, strict=True)), weight / total) for hidden, weight in weights.items()
    ]
    assert all(sum(bag) == position.view_for(None)["bag"] for bag, _ in found)
    return found


WAYS = np.array([[comb(n, r) for r in range(9)] for n in range(20)], np.float64)


@cache
def all_draws(number: int) -> NDArray[np.int64]:
    """Every draw of so many flowers, by their colours."""
    draws = combinations_with_replacement(range(6), number)
    return np.array([[flowers.count(colour) for colour in range(6)] for flowers in draws], np.int64)


def harvest(said: Said) -> Flowers:
    return tuple(said.position.view_for(None)["harvest"])


def drawn(said: Said, number: int) -> list[tuple[Flowers, float]]:
    """Every harvest after a draw of so many, with its chance."""
    more = all_draws(number)
    chances = np.zeros(len(more))
    for bag, chance in bags(said):
        ways = np.prod([WAYS[bag[colour], more[:, colour]] for colour in range(6)], axis=0)
        chances += chance * ways / comb(sum(bag), number)
    after = (more + np.array(harvest(said))).tolist()
    return [(tuple(flowers), float(chance)) for flowers, chance in zip(after, chances, strict=True) if chance]


def fails(flowers: Flowers) -> bool:  # C6
    return max(flowers[:5]) + flowers[5] >= 3 or sum(number > 0 for number in flowers[:5]) + flowers[5] >= 5


def left(flowers: Flowers) -> int:  # C8
    return min(2, sum(number > 0 for number in flowers[:5])) if fails(flowers) else sum(flowers)


def earning(said: Said) -> Callable[[Flowers], bool]:  # C9 to C15
    """Whether a harvest would be offered a bonus, after it has left the bag."""
    view = said.position.view_for(None)
    in_all = view["bag"] + sum(view["harvest"])
    others = sum(sum(front[:5]) for seat, front in enumerate(view["front"]) if seat != said.seat)

    def has_need(bonus: str, rest: int) -> bool:
        return bonus == "somei-yoshino" or (others > 0 if bonus in ("sakuya-hime", "kokonoe") else rest > 0)

    def earns(flowers: Flowers) -> bool:
        met = {
            "two-pairs": sum(number >= 2 for number in flowers[:5]) >= 2,
            "four-colours": sum(number > 0 for number in flowers[:5]) + flowers[5] >= 4,
            "six-flowers": sum(flowers) >= 6,
        }
        cards, rest = view["masteries"].items(), in_all - sum(flowers)
        return not fails(flowers) and any(met[card] and has_need(bonus, rest) for card, bonus in cards)

    return earns


# What an action is


def number_of(said: Said, action: int) -> int:
    """Of flowers drawn; 0 to stop."""
    word, *rest = said.position.action_text(action).split()
    return int(rest[0]) if word == "draw" else 0


def word(said: Said, action: int | None = None) -> str:
    return said.position.action_text(said.action if action is None else action).split()[0]


def is_draw(said: Said) -> bool:
    return word(said) == "draw"


def is_stop(said: Said) -> bool:
    return said.text == "stop"


def is_laying(said: Said) -> bool:
    return word(said) in ("keep", "behind", "hide", "give", "take", "place")


def risk(said: Said, action: int) -> float:
    return sum(chance for flowers, chance in drawn(said, number_of(said, action)) if fails(flowers))


def kept(said: Said, action: int) -> float:
    return sum(chance * left(flowers) for flowers, chance in drawn(said, number_of(said, action)))


def bonus_chance(said: Said, action: int) -> float:
    earns = earning(said)
    return sum(chance for flowers, chance in drawn(said, number_of(said, action)) if earns(flowers))


def is_chance(said: Said, expected: float) -> bool:
    exact = float(Fraction(said.arguments["chance"]))
    return isclose(exact, expected, abs_tol=1e-9) and is_percent(said.arguments["percent"], expected)


def is_percent(told: float, expected: float) -> bool:
    """To one decimal, but nothing that may or may not be is told as if it were certain."""
    if not 1e-12 < expected < 1 - 1e-12:
        return told == round(100 * expected)
    most = 0.1 if told in (0.1, 99.9) else 0.05 + 1e-9
    return 0 < told < 100 and abs(told - 100 * expected) <= most


# Sentences about a draw or a stop


def sure(said: Said) -> bool:
    return is_draw(said) and said.arguments["number"] == number_of(said, said.action) and risk(said, said.action) == 0


def draw(said: Said) -> bool:
    is_number = is_draw(said) and said.arguments["number"] == number_of(said, said.action)
    return is_number and is_chance(said, risk(said, said.action)) and risk(said, said.action) > 0


def earns_bonus(said: Said) -> bool:
    return is_draw(said) and is_chance(said, bonus_chance(said, said.action)) and bonus_chance(said, said.action) > 0


def kept_flowers(said: Said) -> bool:
    mean = kept(said, said.action)
    exact = is_draw(said) and isclose(float(Fraction(said.arguments["mean"])), mean, abs_tol=1e-9)
    return exact and abs(said.arguments["flowers"] - mean) <= 0.005 + 1e-9


def empties(said: Said) -> bool:
    """Any draw that does not fail leaves nothing to draw."""
    if not is_draw(said):
        return False
    after = said.after()
    while after.to_act == CHANCE:
        after.play(after.legal_actions()[0])
    return said.position.view_for(None)["bag"] == number_of(said, said.action) and after.view_for(None)["bag"] == 0


def no_black(said: Said) -> bool:
    return is_draw(said) and all(bag[5] == 0 for bag, _ in bags(said))


def after_turn(said: Said) -> Position:
    """After a stop, if the bonus is let go and everything laid in front."""
    after = said.after()
    if "no bonus" in after.legal_texts():
        after.play("no bonus")
    after.play("behind none")
    return after


def one_more(said: Said) -> bool:
    if not is_stop(said) or "draw 1" not in said.position.legal_texts():
        return False
    expected = risk(said, said.position.read_action("draw 1"))
    return is_chance(said, expected) and expected > 0


def bonuses(said: Said) -> bool:
    texts = said.after().legal_texts() if is_stop(said) else []
    return 0 < sum(text.startswith("bonus ") for text in texts) == said.arguments["count"]


def front(said: Said) -> bool:
    if not is_stop(said):
        return False
    points = [at.points()[said.seat] for at in (said.position, after_turn(said))]
    return [said.arguments["before"], said.arguments["after"]] == points


def stop(said: Said) -> bool:
    return is_stop(said) and said.arguments["count"] == sum(harvest(said))


# Sentences about bonuses


def secret(said: Said) -> bool:
    if said.text != "bonus shin-sumizome":
        return False
    means = [sum(chance * bag[colour] / sum(bag) for bag, chance in bags(said)) for colour in range(6)]
    expected = {"warm": means[0] + means[1], "cool": means[2] + means[3], "jokers": means[4] + means[5]}
    return all(is_percent(said.arguments[name], chance) for name, chance in expected.items())


def draws(said: Said) -> bool:
    if word(said) != "bonus":
        return False
    after = said.after()
    return after.to_act == CHANCE and said.arguments["count"] == after.view_for(None)["to_pick"]


def from_others(said: Said) -> bool:
    if said.text not in ("bonus sakuya-hime", "bonus kokonoe"):
        return False
    fronts = said.position.view_for(None)["front"]
    return said.arguments["count"] == sum(sum(f[:5]) for seat, f in enumerate(fronts) if seat != said.seat)


# Sentences about what is laid where


def scale(said: Said, flowers: list[int]) -> int:
    """The best points of flowers in front: every way to give the blacks a colour (C18)."""
    worth = (0, -3, -1, 1, 3, 5, 8, 11, 15, 19, 24)
    ways = combinations_with_replacement(range(5), flowers[5])
    return max(sum(worth[min(10, flowers[c] + way.count(c))] for c in range(5)) for way in ways)


def front_points(said: Said, seat: int, action: int | None = None) -> tuple[int, int]:
    """Before and after."""
    before, after = (at.view_for(None)["front"][seat] for at in (said.position, said.after(action)))
    return scale(said, before), scale(said, after)


def behind(said: Said, action: int | None = None) -> tuple[list[list[int]], list[list[int]]]:
    """[seat] what the seat knows to lie behind each screen, before and after."""
    before, after = (at.view_for(said.seat)["behind"] for at in (said.position, said.after(action)))
    return before, after


def of_group(flowers: list[int], group: str) -> int:
    return sum(flowers[colour] for colour in GROUPS[group])


def points(said: Said) -> bool:
    before, after = front_points(said, said.seat)
    return is_laying(said) and before != after and dict(said.arguments) == {"before": before, "after": after}


def points_other(said: Said) -> bool:
    seat = said.position.seat_names.index(said.arguments["seat"])
    before, after = front_points(said, seat)
    numbers = (said.arguments["before"], said.arguments["after"])
    return is_laying(said) and seat != said.seat and before != after and numbers == (before, after)


def most(said: Said) -> bool:
    if not is_laying(said) or word(said) == "give":
        return False
    own, others = front_points(said, said.seat)[1], [front_points(said, said.seat, each)[1] for each in said.others]
    return said.arguments["points"] == own >= max(others) and own > min(others)


def hides(said: Said) -> bool:
    if said.text == "bonus somei-yoshino":
        return bool(said.arguments["count"] == 1)
    before, after = behind(said)
    return is_laying(said) and 0 < sum(after[said.seat]) - sum(before[said.seat]) == said.arguments["count"]


def lies_behind(said: Said) -> bool:
    before, after = behind(said)
    own = after[said.seat]
    groups = {"warm": own[0] + own[1], "cool": own[2] + own[3], "jokers": own[4] + own[5]}
    return is_laying(said) and sum(own) > sum(before[said.seat]) and dict(said.arguments) == groups


def opens(said: Said) -> bool:
    before, after = (of_group(at[said.seat], said.arguments["group"]) for at in behind(said))
    return is_laying(said) and before == 0 < after


def leads(said: Said) -> bool:
    numbers = []
    for at in behind(said):
        sizes = [of_group(flowers, said.arguments["group"]) for flowers in at]
        numbers.append((sizes.pop(said.seat), max(sizes)))
    (own_before, next_before), (own, next_best) = numbers
    is_so = own > next_best and own_before <= next_before
    return is_laying(said) and is_so and (own, next_best) == (said.arguments["count"], said.arguments["next"])


# Sentences about jokers


def sizes(flowers: list[int], group: str) -> Iterator[int]:
    """What a group may come to, by every choice of jokers that the rules allow (C19)."""
    own, other = of_group(flowers, group), of_group(flowers, "cool" if group == "warm" else "warm")
    for number in range(flowers[4] + flowers[5] + 1):
        if own == 0:
            yield 0
        elif other > 0 or number == flowers[4] + flowers[5]:
            yield own + number


def sizes_of(said: Said, seat: int, group: str) -> set[int]:
    """Of a seat, whatever its secret flowers are."""
    view = said.position.view_for(said.seat)
    known, found = view["behind"][seat], set()
    for secrets in product(range(6), repeat=view["secret"][seat]):
        found |= set(sizes([number + secrets.count(colour) for colour, number in enumerate(known)], group))
    return found


def chosen(said: Said, action: int | None = None) -> dict[str, int]:
    """The seat's groups with the jokers where the action puts them."""
    warm = int(said.position.action_text(said.action if action is None else action).split()[1])
    own = said.position.view_for(said.seat)["behind"][said.seat]
    rest = own[4] + own[5] - warm
    return {
        group: of_group(own, group) + more if of_group(own, group) else 0
        for group, more in (("warm", warm), ("cool", rest))
    }


def others_of(said: Said) -> list[int]:
    return [seat for seat in range(said.position.player_count) if seat != said.seat]


def alone(said: Said) -> bool:
    if word(said) != "warm":
        return False
    group = said.arguments["group"]
    size = chosen(said)[group]
    return size == said.arguments["count"] and all(size > max(sizes_of(said, seat, group)) for seat in others_of(said))


def is_lost(said: Said, group: str, seat: int) -> bool:
    return min(sizes_of(said, seat, group)) > max(sizes_of(said, said.seat, group))


def lost(said: Said) -> bool:
    if word(said) != "warm":
        return False
    group, seat = said.arguments["group"], said.position.seat_names.index(said.arguments["seat"])
    own = said.position.view_for(said.seat)["behind"][said.seat]
    is_spared = own[4] + own[5] > 0 < of_group(own, group) == chosen(said)[group]
    return is_spared and seat != said.seat and is_lost(said, group, seat)


def groups(said: Said) -> bool:
    return word(said) == "warm" and dict(said.arguments) == chosen(said)


# Sentences that compare it with another


def compared(said: Said, number: Callable[[int], float]) -> tuple[float, float]:
    """Return the number of the action and of the one instead, rounded so that equal sums of chances compare equal."""
    assert said.instead is not None
    return round(number(said.action), DIGITS), round(number(said.instead), DIGITS)


def is_gathering(said: Said) -> bool:
    return word(said) in ("draw", "stop")


def instead_risk(said: Said) -> bool:
    if not is_gathering(said):
        return False
    better, worse = compared(said, lambda action: risk(said, action))
    return better < worse and is_chance(said, worse)


def instead_kept(said: Said) -> bool:
    if not is_gathering(said):
        return False
    better, worse = compared(said, lambda action: kept(said, action))
    told = (said.arguments["flowers"], said.arguments["fewer"])
    return better > worse and all(abs(a - b) <= 0.005 + 1e-9 for a, b in zip(told, (better, worse), strict=True))


def instead_earns(said: Said) -> bool:
    if not is_gathering(said):
        return False
    better, worse = compared(said, lambda action: bonus_chance(said, action))
    is_told = is_percent(said.arguments["percent"], better) and is_percent(said.arguments["less"], worse)
    return better > worse and is_told


def instead_bonus(said: Said) -> bool:
    assert said.instead is not None
    return word(said) == "bonus" and said.position.action_text(said.instead) == "no bonus"


def instead_points(said: Said) -> bool:
    better, worse = compared(said, lambda action: front_points(said, said.seat, action)[1])
    return is_laying(said) and better > worse and dict(said.arguments) == {"points": better, "fewer": worse}


def instead_points_other(said: Said) -> bool:
    seat = said.position.seat_names.index(said.arguments["seat"])
    better, worse = compared(said, lambda action: front_points(said, seat, action)[1])
    told = (said.arguments["fewer"], said.arguments["points"])
    return is_laying(said) and seat != said.seat and better < worse and told == (better, worse)


def instead_group(said: Said) -> bool:
    group = said.arguments["group"]
    better, worse = compared(said, lambda action: of_group(behind(said, action)[1][said.seat], group))
    return is_laying(said) and better > worse and (better, worse) == (said.arguments["count"], said.arguments["fewer"])


def instead_jokers(said: Said) -> bool:
    better, worse = compared(said, lambda action: sum(behind(said, action)[1][said.seat][4:]))
    return is_laying(said) and better > worse and dict(said.arguments) == {"count": better, "fewer": worse}


def instead_lost(said: Said) -> bool:
    if word(said) != "warm":
        return False
    group, seat = said.arguments["group"], said.position.seat_names.index(said.arguments["seat"])
    better, worse = compared(said, lambda action: chosen(said, action)[group])
    return 0 < worse - better == said.arguments["count"] and seat != said.seat and is_lost(said, group, seat)


CHECKS: Checks = {
    "hint-cherry-alone": alone,
    "hint-cherry-lost": lost,
    "hint-cherry-groups": groups,
    "hint-cherry-sure": sure,
    "hint-cherry-draw": draw,
    "hint-cherry-earns": earns_bonus,
    "hint-cherry-risk": one_more,
    "hint-cherry-bonus": bonuses,
    "hint-cherry-front": front,
    "hint-cherry-kept": kept_flowers,
    "hint-cherry-empties": empties,
    "hint-cherry-no-black": no_black,
    "hint-cherry-stop": stop,
    "hint-cherry-secret": secret,
    "hint-cherry-draws": draws,
    "hint-cherry-others": from_others,
    "hint-cherry-leads": leads,
    "hint-cherry-opens": opens,
    "hint-cherry-most": most,
    "hint-cherry-hides": hides,
    "hint-cherry-behind": lies_behind,
    "hint-cherry-points": points,
    "hint-cherry-points-other": points_other,
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
