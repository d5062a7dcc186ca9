"""Ishtar in words: texts read back, and what cannot be read is refused where it goes wrong."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hortus
from hortus.games.ishtar.notation import ACTION_TEXTS, read_action
from hortus.games.ishtar.state import ACTION_COUNT
from tests.games.ishtar.tables import a_few_configurations, play, random_game, start

pytestmark = pytest.mark.interpreted_only

# Actions


def test_every_action_has_one_text_that_reads_back() -> None:
    assert len(set(ACTION_TEXTS)) == len(ACTION_TEXTS) == ACTION_COUNT
    assert [read_action(text) for text in ACTION_TEXTS] == list(range(ACTION_COUNT))


def test_names_are_written_as_the_rules_say() -> None:  # I3
    for text in ("lay C5 0", "bloom C17 C18", "bloom none", "tree A07", "reveal L05", "board 3B 2", "skill E"):
        assert text in ACTION_TEXTS
    for text in ("lay C05 0", "bloom C18 C17", "bloom A1 F37", "tree A7", "reveal L13", "top L05", "pile 7"):
        assert text not in ACTION_TEXTS


def test_spaces_and_capitals_do_not_matter_except_of_a_skill() -> None:
    assert read_action("  LAY  c17 2 ") == read_action("lay C17 2")
    assert read_action("Done") == read_action("done")
    assert read_action("Skill a") == read_action("skill a") != read_action("skill A")


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("lay", 4),
        ("lay C38 2", 5),
        ("lay C17 6", 9),
        ("fly C3", 1),
        ("", 1),
        ("done now", 6),
        ("  pile  9", 9),
        ("skill f", 7),
    ],
)
def test_an_unreadable_action_is_refused_at_its_first_wrong_column(text: str, column: int) -> None:
    with pytest.raises(hortus.UnreadableText) as refused:
        read_action(text)
    assert (refused.value.message_id, refused.value.arguments["column"]) == ("unreadable-action", column)


@given(st.text(max_size=40))
def test_any_text_is_an_action_or_refused_as_unreadable(text: str) -> None:
    try:
        action = read_action(text)
    except hortus.UnreadableText as refused:
        assert str(refused)
    else:
        assert 0 <= action < ACTION_COUNT


# Positions


@a_few_configurations
def test_positions_of_a_game_read_back_byte_for_byte(players: int, name: str) -> None:
    for ply, position in enumerate(random_game(players, name, seed=10 + players)):
        if ply % 7 == 0 or position.to_act == hortus.OVER:
            text = position.text()
            assert "\n" not in text
            assert position.game.read_position(text).state_bytes() == position.state_bytes()


def position_after(step: str) -> hortus.Position:
    """A position of some random game at that step."""
    for seed in range(20):
        for position in random_game(2, "first", seed):
            if position.view_for(None)["step"] == step:
                return position
    pytest.fail(f"no position at {step}")


@pytest.fixture(scope="module")
def good() -> str:
    """The second player may buy a tree, some turns into a game."""
    position = play(start(), "pile 1", "lay A20 1", "assistant", "done")
    play(position, "pile 2", "reveal L05", "lay B20 2", "assistant", "done")
    play(position, "pile 3", "reveal B05", "lay A18 2", "assistant", "done")
    play(position, "pile 4", "reveal T05", "lay B12 1")
    if position.view_for(None)["step"] == "action":
        play(position, "skip")
    return position.text()


def test_a_good_position_is_read(good: str) -> None:
    assert hortus.load("ishtar", map="first").read_position(good).text() == good


def changed(good: str, word: str, value: str) -> str:
    """The text with another value for one word."""
    words = [f"{word}={value}" if part.startswith(f"{word}=") else part for part in good.split(" ")]
    assert " ".join(words) != good
    return " ".join(words)


UNREADABLE = [
    ("players", "3"),
    ("players", "two"),
    ("map", "random"),
    ("step", "sleep"),
    ("seat", "3"),
    ("seat", "0"),
    ("boards", "1A0+2A0+3A0+4A0+5A0"),
    ("boards", "1C0+2A0+3A0+4A0"),
    ("boards", "1A6+2A0+3A0+4A0"),
    ("boards", ""),
    ("fountains", "green"),
    ("piles", "line:4"),
    ("piles", "square:4:-"),
    ("piles", "line:-1:-"),
    ("piles", "line:4:X01"),
    ("can", "7"),
    ("left", "0"),
    ("tile", "L15"),
    ("due", "9"),
    ("skill", "f"),
    ("tree", "A27"),
    ("unseen", "L13"),
    ("unseen", "L02+L01"),
    ("unseen", "L01+L01"),
    ("display", "A01+A01"),
    ("display", "B01"),
    ("reserved", "-"),
    ("reserved", "A01/-"),
    ("planted", "-/-/-"),
    ("gems", "1,0/0,0,0"),
    ("gems", "51,0,0/0,0,0"),
    ("spent", "x,0,0/0,0,0"),
    ("skills", "aa/-"),
    ("skills", "ba/-"),
    ("skills", "f/-"),
    ("hands", "2/2"),
    ("hands", "5:0/2:2"),
    ("tiles", "L13:A20"),
    ("tiles", "L13:Z1:0"),
    ("tiles", "L13:A20:6"),
    ("tiles", "L14:A20:1+L13:A18:2"),
    ("tiles", "L13:A20:1+L13:A18:2"),
    ("tiles", "L13:A19:1"),
    ("tiles", "L13:A29:5"),
    ("trees", "A26"),
    ("trees", "A1"),
    ("trees", "A20+A14"),
    ("blooms", "A26"),
    ("blooms", "A14:A26"),
    ("blooms", "A14:A20:A26"),
    ("blooms", "A20:A14"),
    ("blooms", "A20+A14"),
    ("assistants", "A1/-"),
    ("assistants", "A26+A26/-"),
    ("assistants", "A20/-"),
    ("assistants", "-"),
]


@pytest.mark.parametrize(("word", "value"), UNREADABLE)
def test_an_unreadable_position_is_refused_at_its_wrong_word(good: str, word: str, value: str) -> None:
    wrong = changed(good, word, value)
    with pytest.raises(hortus.UnreadableText) as refused:
        hortus.load("ishtar", map="first").read_position(wrong)
    assert refused.value.message_id == "unreadable-position"
    assert wrong[refused.value.arguments["column"] - 1 :].startswith(f"{word}=")


@pytest.mark.parametrize("wrong", ["", "ishtar", "players=2", "players=2  map=first"])
def test_a_text_without_all_words_is_refused(wrong: str) -> None:
    with pytest.raises(hortus.UnreadableText) as refused:
        hortus.load("ishtar", map="first").read_position(wrong)
    assert 1 <= refused.value.arguments["column"] <= len(wrong) + 1


def test_a_text_with_a_word_too_many_is_refused(good: str) -> None:
    with pytest.raises(hortus.UnreadableText) as refused:
        hortus.load("ishtar", map="first").read_position(good + " more=1")
    assert refused.value.arguments["column"] == len(good) + 2


@settings(max_examples=40)
@given(st.data())
def test_any_change_of_a_position_is_read_or_refused(data: st.DataObject) -> None:
    text = play(start(), "pile 1", "lay A20 1").text()
    at = data.draw(st.integers(0, len(text) - 1))
    changed_text = text[:at] + data.draw(st.sampled_from("0123456789-+:/,ABCxyz =")) + text[at + 1 :]
    try:
        position = hortus.load("ishtar", map="first").read_position(changed_text)
    except hortus.UnreadableText as refused:
        assert str(refused)
    else:
        assert position.text() == changed_text
