"""Ishtar in words: texts read back, and what cannot be read is refused where it goes wrong."""

from __future__ import annotations

import pytest

import hortus
from hortus.games.ishtar.notation import ACTION_TEXTS, read_action
from tests.games.ishtar.tables import play, random_game, start

pytestmark = pytest.mark.interpreted_only

# Actions


def test_names_are_written_as_the_rules_say() -> None:  # I3
    for text in ("lay C5 0", "bloom C17 C18", "bloom none", "tree A07", "reveal L05", "board 3B 2", "skill E"):
        assert text in ACTION_TEXTS
    for text in ("lay C05 0", "bloom C18 C17", "bloom A1 F37", "tree A7", "reveal L13", "top L05", "pile 7"):
        assert text not in ACTION_TEXTS


def test_spaces_and_capitals_do_not_matter_except_of_a_skill() -> None:
    assert read_action("  LAY  c17 2 ") == read_action("lay C17 2")
    assert read_action("Done") == read_action("done")
    assert read_action("Skill a") == read_action("skill a") != read_action("skill A")


# Positions


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
