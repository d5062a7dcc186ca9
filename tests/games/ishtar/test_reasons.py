"""Ishtar: every reason is true of the table, counted here in another way."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import hortus
from hortus.contract.game import Message
from hortus.games import load
from hortus.games.ishtar.components import SLOT_NAMES
from hortus.games.ishtar.reasons import reasons
from tests.players.situations import situations

pytestmark = pytest.mark.interpreted_only

ISHTAR = load("ishtar", map="first")
MOST_OF_A_STEP = 12


def all_actions() -> Iterator[tuple[hortus.Position, str, int, hortus.Position, dict[str, Message]]]:
    for position, seat in situations(ISHTAR, range(4), every=3):
        actions = position.legal_actions()
        for action in actions[:: 1 + len(actions) // MOST_OF_A_STEP]:
            after = position.copy()
            after.play(action)
            facts = {
                reason.id.removeprefix("hint-ishtar-"): reason
                for reason in reasons(position.seen_by(seat), action, seat)
            }
            yield position.copy(), position.action_text(action), seat, after, facts


@cache
def cases() -> list[tuple[hortus.Position, str, int, hortus.Position, dict[str, Message]]]:
    return list(all_actions())


def gems(position: hortus.Position, seat: int) -> int:
    return int(position.state.gems[seat].sum())


def test_points_are_those_that_the_action_brings() -> None:
    seen = 0
    for position, _, seat, after, facts in cases():
        gained = after.points()[seat] - position.points()[seat]
        flowers = after.score_parts()[seat]["flowers"] - position.score_parts()[seat]["flowers"]
        if "points" in facts:
            seen += 1
            assert facts["points"].arguments == {"points": gained}
        else:
            assert gained == flowers
        assert facts["bed"].arguments == {"count": flowers} if flowers else "bed" not in facts
    assert seen


def test_a_fountain_that_is_won_is_told_with_the_lead() -> None:
    seen = 0
    for position, _, seat, after, facts in cases():
        if "fountain" not in facts:
            fountains = [at.score_parts()[seat]["fountains"] for at in (position, after)]
            assert fountains[1] <= fountains[0]
            continue
        seen += 1
        arguments = facts["fountain"].arguments
        held = after.state.held[:, SLOT_NAMES.index(arguments["slot"])].tolist()
        others = [number for other, number in enumerate(held) if other != seat]
        assert arguments["count"] == held[seat] - max(others) >= 0
        before = position.state.held[:, SLOT_NAMES.index(arguments["slot"])].tolist()
        assert before[seat] == 0 or before[seat] < max(before)
    assert seen


def test_gems_taken_and_paid_are_counted() -> None:
    seen = set()
    for position, text, seat, after, facts in cases():
        if text.startswith("lay"):
            gained = gems(after, seat) - gems(position, seat)
            assert facts["gems"].arguments == {"count": gained} if gained else "gems" not in facts
        if "costs" in facts:
            seen.add(text.split()[0])
            paid = gems(position, seat) - gems(after, seat) + int(after.state.due) * text.startswith("pile")
            assert facts["costs"].arguments == {"count": paid}
            assert paid > 0
    assert seen == {"pile", "tree"}


def test_a_pile_tells_the_flowers_and_the_symbol_of_its_tile() -> None:
    seen = 0
    for position, text, _, _, facts in cases():
        if text.startswith("pile"):
            [pile] = [pile for pile in position.view_for(None)["piles"] if str(pile["pile"]) == text.split()[1]]
            top = pile["top"]
            assert facts["tile"].arguments == {"count": sum(top["flowers"])}
            symbol = facts["symbol"].arguments["symbol"] if "symbol" in facts else None
            assert symbol == top["symbol"]
            seen += 1
    assert seen


def test_a_tile_that_an_assistant_can_keep_tells_how_many_flowers_there_are() -> None:
    seen = 0
    for _, text, seat, after, facts in cases():
        if not text.startswith("lay"):
            continue
        may_keep = "assistant" in after.legal_texts()
        assert ("keep" in facts) == may_keep
        if may_keep:
            kept = after.copy()
            kept.play("assistant")
            flowers = kept.score_parts()[seat]["flowers"] - after.score_parts()[seat]["flowers"]
            assert facts["keep"].arguments == {"count": flowers}
            seen += 1
    assert seen


def test_what_the_gems_still_pay_for_is_counted() -> None:
    seen = 0
    for position, text, _, after, facts in cases():
        if "budget" not in facts:
            continue
        seen += 1
        count = facts["budget"].arguments["count"]
        if text == "done":
            trees = [tree for tree in position.legal_texts() if tree.startswith("tree")]
            assert count == len(trees) or not position.state.grass
        elif after.view_for(None)["step"] == "tree" and after.state.grass:
            assert count == sum(tree.startswith("tree") for tree in after.legal_texts())
    assert seen


def test_skills_and_reserved_trees_tell_what_they_are_worth() -> None:
    seen = set()
    for position, text, seat, _, facts in cases():
        if "upper" in facts:
            letter = text.split()[1]
            learnt = position.copy()
            learnt.state.skills[seat] |= 1 << "abcdeABCDE".index(letter)
            assert facts["upper"].arguments == {"points": learnt.score_parts()[seat][letter]}
        if "tree" in facts:
            [card] = [tree for tree in position.view_for(None)["display"] if tree["tree"] == text.split()[1]]
            assert facts["tree"].arguments == {"points": card["points"]}
        seen |= set(facts)
    assert {"lower", "upper", "tree"} <= seen
