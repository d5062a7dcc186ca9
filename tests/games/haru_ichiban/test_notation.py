"""Haru Ichiban in words: texts read back, and what cannot be read is refused where it goes wrong."""

from __future__ import annotations

import random

import pytest

import hortus
from tests.games.haru_ichiban.tables import START, drawn, play, start

pytestmark = pytest.mark.interpreted_only


# Positions


def positions_of_a_random_game(edition: str, seed: int) -> list[hortus.Position]:
    generator, position, positions = random.Random(seed), start(edition), []
    while position.to_act != hortus.OVER:
        positions.append(position.copy())
        position.play(generator.choice(position.legal_actions()))
    return [*positions, position]


GOOD = drawn(START, "bid", dragonfly="red").text()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("", "unreadable-position"),
        ("haru", "unreadable-position"),
        (GOOD + " more=1", "unreadable-position"),
        (GOOD.replace("turn=1", "turn=9"), "unreadable-position"),
        (GOOD.replace("turn=1", "turn=one"), "unreadable-position"),
        (GOOD.replace("edition=dragonfly", "edition=croak"), "unreadable-position"),
        (GOOD.replace("step=bid", "step=sleep"), "unreadable-position"),
        (GOOD.replace("pond=o,", "pond="), "unreadable-position"),
        (GOOD.replace("pond=o,", "pond=q,"), "unreadable-position"),
        (GOOD.replace("red=123:", "red=321:"), "unreadable-position"),
        (GOOD.replace("red=123:", "red=129:"), "unreadable-position"),
        (GOOD.replace("last=-/-", "last=b1+a1/-"), "unreadable-position"),
        (GOOD.replace("last=-/-", "last=-"), "unreadable-position"),
        (GOOD.replace("dragonfly=red", "dragonfly=both"), "unreadable-position"),
    ],
)
def test_an_unreadable_position_is_refused(wrong: str, message: str) -> None:
    with pytest.raises(hortus.UnreadableText) as refused:
        hortus.load("haru_ichiban").read_position(wrong)
    assert refused.value.message_id == message
    assert 1 <= refused.value.arguments["column"] <= len(wrong) + 1


@pytest.mark.parametrize(
    ("wrong", "rule"),
    [
        (GOOD.replace("pond=o,", "pond=.,"), "H2"),
        (GOOD.replace("Y<y>", "o<y>"), "H2"),
        (GOOD.replace("R<r>", "R(r)"), "H3"),
        (GOOD.replace("turn=1", "turn=2"), "H3"),
        (GOOD.replace("red=123:45678:3", "red=123:3:3"), "H3"),
        (GOOD.replace("red=123:45678:3", "red=123:45678:2"), "H6"),
        (GOOD.replace("red=123:45678:3", "red=12:345678:2"), "H6"),
        (GOOD.replace("step=bid", "step=draw"), "H6"),
        (GOOD.replace("senior=nobody", "senior=red"), "H6"),
        (GOOD.replace("step=bid", "step=flower"), "H3"),
        (GOOD.replace("yellow=123:45678:3:-", "yellow=123:45678:3:2"), "H6"),
        (GOOD.replace("o/.,o,Y", "x/.,o,Y"), "H7"),
        (GOOD.replace("R<r>", "R"), "H8"),
        (GOOD.replace("R<r>", "R<y>"), "H8"),
        (GOOD.replace("dragonfly=red", "dragonfly=nobody"), "H17"),
        (GOOD.replace("croaker=nobody", "croaker=red"), "H17"),
    ],
)
def test_a_position_that_no_game_can_reach_is_refused_with_the_rule(wrong: str, rule: str) -> None:
    assert wrong != GOOD
    with pytest.raises(hortus.UnreadableText) as refused:
        hortus.load("haru_ichiban").read_position(wrong)
    assert (refused.value.message_id, refused.value.rule) == ("impossible-position", rule)


CROAKED = play(drawn(START, "bid", edition="croak"), "bid 2", "bid 2", "croak red").text()


@pytest.mark.parametrize(
    ("wrong", "rule"),
    [
        (CROAKED.replace("croaker=red", "croaker=nobody"), "H17"),
        (CROAKED.replace("dragonfly=nobody", "dragonfly=red"), "H17"),
        (CROAKED.replace("step=frog-return", "step=croak"), "H17"),
        (CROAKED.replace("2:-:2 yellow", "2:-:- yellow"), "H6"),
        (drawn(START, "bid", edition="croak").text().replace("step=bid", "step=dragonfly"), "H6"),
    ],
)
def test_a_croak_that_cannot_be_is_refused(wrong: str, rule: str) -> None:
    with pytest.raises(hortus.UnreadableText) as refused:
        hortus.load("haru_ichiban", edition="croak").read_position(wrong)
    assert (refused.value.message_id, refused.value.rule) == ("impossible-position", rule)


# Drawings, views, prompts


def test_the_drawing_of_a_view_shows_a_hidden_hand_as_question_marks() -> None:
    position = drawn(START, "bid", red="123:45678:3:-:-", yellow="678:12345:3:-:-")
    position.play("bid 2")
    drawing = position.game.draw(position.view_for(1))
    assert "red: 0 points, hand ? ? ?, unplayed 1 2 3 4 5 6 7 8, bid ?" in drawing
    assert "yellow: 0 points, hand 6 7 8" in drawing
    assert "hand 1 2 3" in str(position)
    assert "bid 2" in str(position)


def test_the_drawing_of_a_finished_game_names_the_winner() -> None:
    finished = positions_of_a_random_game("dragonfly", 3)[-1]
    winner = ("red", "yellow")[finished.winners()[0]]
    assert str(finished).splitlines()[-1] == f"won by {winner}"


@pytest.mark.parametrize(
    ("texts", "action", "rule", "message"),
    [
        ((), "bid 8", "H6", "haru-refuse-bid-not-in-hand"),
        ((), "flower a1", "H6", "haru-refuse-not-now"),
        (("bid 3", "bid 2"), "flower d4", "H8", "haru-refuse-flowered"),
        (("bid 3", "bid 2"), "flower b5", "H8", "haru-refuse-no-lily"),
        (("bid 3", "bid 2", "flower c4"), "frog d2", "H8", "haru-refuse-frog-there"),
        (("bid 3", "bid 2", "flower a1"), "wind b5 n", "H9", "haru-refuse-no-lily"),
        (("bid 3", "bid 2", "flower a1", "wind a3 n"), "dark a1", "H10", "haru-refuse-flowered"),
        (("bid 3", "bid 2", "flower a1", "wind a3 n", "dark e1"), "draw 3", "H11", "haru-refuse-draw-not-in-stock"),
    ],
)
def test_a_refusal_says_what_is_wrong(texts: tuple[str, ...], action: str, rule: str, message: str) -> None:
    refusal = play(drawn(START, "bid"), *texts).why_not(action)
    assert refusal is not None
    assert (refusal.rule, refusal.message_id) == (rule, message)


def test_nothing_is_legal_after_the_end() -> None:  # H23
    finished = positions_of_a_random_game("dragonfly", 3)[-1]
    refusal = finished.why_not("bid 1")
    assert refusal is not None
    assert (refusal.rule, refusal.message_id) == ("H23", "haru-refuse-over")
