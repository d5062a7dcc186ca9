"""Moves as people write them."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from hortus.contract.errors import HortusError
from hortus.contract.position import Position
from hortus.games import load
from hortus.terminal.moves import numbered, read_move

pytestmark = pytest.mark.interpreted_only

HARU = load("haru_ichiban")


def at_wind() -> Position:
    """Red holds 1, 2, 3, yellow 4, 5, 6; red bid 1, yellow 6, and yellow flowered a1: red calls the wind."""
    position = HARU.start()
    for action in ("dragonfly red", "draw 1", "draw 2", "draw 3", "draw 4", "draw 5", "draw 6"):
        position.play(action)
    for action in ("bid 1", "bid 6", "flower a1"):
        position.play(action)
    return position


def at_flower() -> Position:
    position = at_wind()
    position.undo()
    return position


def at_bid() -> Position:
    position = at_flower()
    position.undo()
    position.undo()
    return position


def meant(position: Position, text: str) -> str:
    return position.action_text(read_move(position, position.to_act, text))


@pytest.mark.parametrize("text", ["wind c2 w", "WIND  C2 W", "w c2 w", "wi c2 w", "c2 w"])
def test_a_move_may_be_written_in_full_or_in_short(text: str) -> None:
    assert meant(at_wind(), text) == "wind c2 w"


def test_a_number_is_the_place_in_the_list_of_moves() -> None:
    position = at_flower()
    assert meant(position, "2") == position.legal_texts()[1]


def test_moves_that_end_in_a_number_are_called_by_it() -> None:
    assert numbered(at_bid().legal_texts()) == {"1": "bid 1", "2": "bid 2", "3": "bid 3"}
    assert numbered(["bid 4", "bid 7"]) == {"4": "bid 4", "7": "bid 7"}
    assert numbered(["give 1 2", "give 2 2"]) == {"1": "give 1 2", "2": "give 2 2"}


@pytest.mark.parametrize(
    ("text", "message_id", "rule"),
    [
        ("wind b5 n", "haru-refuse-no-lily", "H9"),
        ("w a1 s", "haru-refuse-wind-pushes-out", "H9"),
        ("a1 s", "haru-refuse-wind-pushes-out", "H9"),
        ("flower c1", "haru-refuse-not-now", "H9"),
        ("wind b5", "haru-refuse-no-lily", "H9"),
        ("b5", "haru-refuse-no-lily", "H9"),
        ("wind c2", "terminal-ambiguous", None),
        ("w c2 x", "terminal-not-understood", None),
        ("c1", "terminal-ambiguous", None),
        ("flower", "haru-refuse-not-now", "H9"),
        ("hello", "terminal-not-understood", None),
        ("wind", "terminal-ambiguous", None),
        ("c n", "terminal-ambiguous", None),
        ("999", "terminal-no-such-number", None),
        ("9" * 5000, "terminal-no-such-number", None),
        ("٣", "terminal-not-understood", None),
    ],
)
def test_what_is_no_move_is_refused_with_the_reason(text: str, message_id: str, rule: str | None) -> None:
    with pytest.raises(HortusError) as caught:
        read_move(at_wind(), 0, text)
    assert (caught.value.message_id, caught.value.rule) == (message_id, rule)


def test_a_short_word_is_understood_in_the_step_that_is_due() -> None:
    with pytest.raises(HortusError) as caught:
        read_move(at_flower(), 1, "b5")
    assert (caught.value.message_id, caught.value.rule) == ("haru-refuse-no-lily", "H8")


def test_an_ambiguous_text_is_answered_with_what_it_may_mean() -> None:
    with pytest.raises(HortusError) as caught:
        read_move(at_flower(), 1, "flower c")
    assert caught.value.arguments["moves"] == "flower c1, flower c2, flower c4, flower c5"


def test_many_meanings_are_cut_short() -> None:
    with pytest.raises(HortusError) as caught:
        read_move(at_wind(), 0, "wind")
    assert str(caught.value.arguments["moves"]).endswith("wind a5 e, …")


# Moves of other games: capitals that matter, several words, numbers inside


def at_laying() -> Position:
    position = load("ishtar", map="first").start()
    while position.to_act < 0:
        position.play(position.legal_actions()[0])
    position.play(position.legal_actions()[0])
    return position


@pytest.mark.parametrize("write", [str, str.lower, str.upper, lambda text: text[4:], lambda text: "l " + text[4:]])
def test_a_placement_is_its_anchor_and_turn(write: Callable[[str], str]) -> None:
    position = at_laying()
    for text in position.legal_texts()[::40]:
        assert meant(position, write(text)) == text


def test_a_turn_is_never_left_out() -> None:
    position = at_laying()
    anchor, _, _ = position.legal_texts()[0].rpartition(" ")
    with pytest.raises(HortusError) as caught:
        read_move(position, position.to_act, anchor)
    assert caught.value.message_id == "terminal-ambiguous"


@pytest.mark.parametrize("text", ["lay A1 2", "a1 2", "lay a1"])
def test_a_number_is_not_the_beginning_of_another_one(text: str) -> None:
    """Not `lay A13 2`, which is legal."""
    with pytest.raises(HortusError) as caught:
        read_move(at_laying(), 0, text)
    assert caught.value.rule == "I10"


class Skills:
    """Stands in for a position where skills are learned: some in small letters, some in capitals."""

    texts = ("skill A", "skill a", "skill B", "skill none")

    def legal_texts(self, seat: int) -> list[str]:
        return sorted(self.texts)

    def read_action(self, text: str) -> int:
        return self.texts.index(text)


@pytest.mark.parametrize(
    ("text", "move"), [("skill a", "skill a"), ("skill A", "skill A"), ("skill b", "skill B"), ("b", "skill B")]
)
def test_capitals_matter_where_a_move_would_be_two_without_them(text: str, move: str) -> None:
    assert Skills.texts[read_move(cast(Position, Skills()), 0, text)] == move


@pytest.mark.parametrize("text", ["SKILL a", "skill", "Skill A"])
def test_where_capitals_leave_it_open_nothing_is_played(text: str) -> None:
    with pytest.raises(HortusError) as caught:
        read_move(cast(Position, Skills()), 0, text)
    assert caught.value.message_id == "terminal-ambiguous"


def test_the_only_move_is_meant_by_its_first_letter() -> None:
    position = at_flower()
    while len(position.legal_actions()) > 1 or position.to_act < 0:
        position.play(position.legal_actions()[-1])
    assert meant(position, position.legal_texts()[0][0]) == position.legal_texts()[0]
