"""The Legend of the Cherry Tree: every reason is true of the table, counted here in another way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, prod

import pytest

import hortus
from hortus.contract.game import Message
from hortus.games import load
from hortus.games.cherry_tree.reasons import reasons
from tests.players.situations import situations

pytestmark = pytest.mark.interpreted_only

FOUR = load("cherry_tree", players=4)  # nothing is set aside, so that the bag is known at the start
COLOURS = ("pink", "yellow", "light", "dark", "white", "black")


def told(position: hortus.Position, action: int, seat: int) -> dict[str, Message]:
    return {reason.id.removeprefix("hint-cherry-"): reason for reason in reasons(position.seen_by(seat), action, seat)}


def fails(harvest: Counter[int]) -> bool:  # C6
    five = [harvest[colour] for colour in range(5)]
    return max(five) + harvest[5] >= 3 or sum(number > 0 for number in five) + harvest[5] >= 5


def drawn_from(bag: list[int], number: int) -> Iterator[tuple[Counter[int], Fraction]]:
    """Every draw of so many flowers, with its chance."""
    for flowers in combinations_with_replacement(range(6), number):
        counts = Counter(flowers)
        yield counts, Fraction(prod(comb(bag[colour], counts[colour]) for colour in counts), comb(sum(bag), number))


def test_the_odds_of_a_draw_are_counted_out() -> None:
    position = FOUR.start()
    for number in (1, 2, 3, 4):
        facts = told(position, position.read_action(f"draw {number}"), 0)
        bag = position.state.bag.tolist()
        failed = sum((chance for harvest, chance in drawn_from(bag, number) if fails(harvest)), Fraction(0))
        kept = sum(
            chance * (min(2, sum(harvest[c] > 0 for c in range(5))) if fails(harvest) else number)
            for harvest, chance in drawn_from(bag, number)
        )
        assert facts["draw"].arguments == {
            "number": number,
            "percent": round(float(100 * failed), 1),
            "chance": str(failed),
        }
        assert facts["kept"].arguments == {"flowers": round(float(kept), 2), "mean": str(kept)}
        assert "no-black" not in facts


def test_that_no_black_flower_is_left_is_told_when_it_is_so() -> None:
    position = next(position for position, _ in situations(FOUR, range(8), every=1) if is_without_black(position))
    assert "no-black" in told(position, position.legal_actions()[0], position.to_act)


def is_without_black(position: hortus.Position) -> bool:
    """Before a draw, and all six were seen or are in the seat's own hidden place."""
    return "draw 1" in position.legal_texts() and position.seen_by(position.to_act).state.bag[5] == 0


def test_stopping_tells_flowers_bonuses_and_points_in_front() -> None:
    seen = 0
    for position, seat in situations(FOUR, range(4), every=1):
        if "stop" not in position.legal_texts(seat):
            continue
        after = position.copy()
        after.play("stop")
        facts = told(position, position.read_action("stop"), seat)
        assert facts["stop"].arguments == {"count": int(position.state.harvest.sum())}
        bonuses = [text for text in after.legal_texts() if text.startswith("bonus ")]
        assert facts["bonus"].arguments["count"] == len(bonuses) if bonuses else "bonus" not in facts
        if bonuses:
            after.play("no bonus")
        after.play("behind none")
        points = {"before": position.points()[seat], "after": after.points()[seat]}
        assert facts["front"].arguments == points
        seen += 1
    assert seen > 10


def test_points_in_front_and_flowers_behind_are_those_after_the_action() -> None:
    seen = set()
    for position, seat in situations(FOUR, range(12), every=2):
        for action in [] if position.is_sealed else position.legal_actions(seat):
            if position.action_text(action).split()[0] in ("draw", "stop", "bonus", "no"):
                continue
            after = position.copy()
            after.play(action)
            facts = told(position, action, seat)
            seen |= set(facts)
            check_points(position, after, facts, seat)
            behind = [int(at.seen_by(seat).state.behind[seat].sum()) for at in (position, after)]
            assert ("hides" in facts) == (behind[0] != behind[1])
            if "hides" in facts:
                assert facts["hides"].arguments == {"count": behind[1] - behind[0]}
                pink, yellow, light, dark, white, black = after.seen_by(seat).state.behind[seat].tolist()
                expected = {"warm": pink + yellow, "cool": light + dark, "jokers": white + black}
                assert facts["behind"].arguments == expected
    assert {"points", "points-other", "hides", "behind"} <= seen


def check_points(before: hortus.Position, after: hortus.Position, facts: dict[str, Message], seat: int) -> None:
    mine = {"before": before.points()[seat], "after": after.points()[seat]}
    assert facts["points"].arguments == mine if mine["before"] != mine["after"] else "points" not in facts
    if "points-other" in facts:
        name = facts["points-other"].arguments["seat"]
        other = before.game.seat_names.index(name)
        changed = {"before": before.points()[other], "after": after.points()[other]}
        assert facts["points-other"].arguments == {"seat": name, **changed}


def test_a_bonus_tells_what_there_is_to_draw_or_to_take() -> None:
    seen = set()
    for masteries in ("blue", "pink"):
        for position, seat in situations(load("cherry_tree", players=4, masteries=masteries), range(6), every=1):
            for action in position.legal_actions(seat):
                if not position.action_text(action).startswith("bonus "):
                    continue
                facts = told(position, action, seat)
                seen |= set(facts)
                if "bag" in facts:
                    assert facts["bag"].arguments == {"count": position.view_for(seat)["bag"]}
                if "others" in facts:
                    front = position.state.front.tolist()
                    others = sum(sum(front[other][:5]) for other in range(4) if other != seat)
                    assert facts["others"].arguments == {"count": others}
    assert seen == {"bag", "others", "hides"}


def test_of_a_bonus_that_is_let_go_there_is_nothing_to_tell() -> None:  # C10
    at_a_bonus = (
        (position, seat)
        for position, seat in situations(load("cherry_tree", players=4), range(6), every=1)
        if "no bonus" in position.legal_texts(seat)
    )
    position, seat = next(at_a_bonus)
    assert told(position, position.read_action("no bonus"), seat) == {}


def test_jokers_tell_how_large_both_groups_become() -> None:  # C20
    game, seen = load("cherry_tree"), 0
    for position, seat in situations(game, range(4), every=1):
        if not position.is_sealed:
            continue
        for action in position.legal_actions(seat):
            after = position.copy()
            while after.to_act not in (seat, hortus.OVER):
                after.play(after.legal_actions()[0])
            after.play(action)
            warm = int(position.action_text(action).split()[1])
            pink, yellow, light, dark, white, black = position.state.behind[seat].tolist()
            groups = {
                "warm": pink + yellow + warm if pink + yellow else 0,
                "cool": light + dark + white + black - warm if light + dark else 0,
            }
            assert told(position, action, seat)["groups"].arguments == groups
            seen += 1
    assert seen
