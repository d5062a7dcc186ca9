"""The lessons of Ishtar: what they ask for is what does it, and nothing else does."""

from __future__ import annotations

import pytest

import hortus
from hortus.contract.teaching import Lesson, pupil_at, tried
from hortus.games.ishtar.lessons import LESSONS

pytestmark = pytest.mark.interpreted_only

ISHTAR = hortus.load("ishtar")
BY_NAME = {lesson.name: lesson for lesson in LESSONS}


def after(lesson: Lesson, text: str) -> hortus.Position:
    position = pupil_at(ISHTAR, lesson)
    position.play(text)
    return position


def those(lesson: Lesson, gain: int) -> set[str]:
    """The tries that add so many flowers to the flowerbeds of whoever learns."""
    before = pupil_at(ISHTAR, lesson)
    seat = before.to_act
    return {
        text
        for text in before.legal_texts()
        if after(lesson, text).state.flowers[seat] - before.state.flowers[seat] == gain
    }


def test_the_tile_with_an_assistant_costs_a_gem_and_there_is_only_one() -> None:  # I9
    piles = pupil_at(ISHTAR, BY_NAME["can"]).view_for(0)["piles"]
    offered = {f"pile {pile['pile']}": (pile["cost"], pile["top"]["symbol"]) for pile in piles if pile["payable"]}
    assert offered == {"pile 3": (0, "mastery"), "pile 4": (1, "assistant")}


@pytest.mark.thorough
def test_three_gems_are_taken_by_all_the_answers_and_by_no_other_placement() -> None:  # I12
    lesson = BY_NAME["lay"]
    placements = pupil_at(ISHTAR, lesson).legal_texts()
    assert lesson.answers == {text for text in placements if after(lesson, text).state.gems[0].sum() == 3}


@pytest.mark.thorough
def test_the_bed_grows_by_all_the_answers_and_by_no_other_placement() -> None:  # I19
    assert BY_NAME["bed"].answers == those(BY_NAME["bed"], 4)
    assert len(those(BY_NAME["bed"], 0)) + len(BY_NAME["bed"].answers) == 190


@pytest.mark.thorough
def test_the_fountain_changes_hands_by_all_the_answers_and_by_no_other_placement() -> None:  # I19
    lesson = BY_NAME["fountain"]
    before = pupil_at(ISHTAR, lesson)
    holders = {text: after(lesson, text).view_for(0)["fountains"][0]["holders"] for text in before.legal_texts()}
    assert before.view_for(0)["fountains"][0]["held"] == [3, 5]
    assert lesson.answers == {text for text, seats in holders.items() if seats == ["1"]}


def test_the_bloom_brings_three_flowers_by_both_answers_and_two_as_a_double_one() -> None:  # I15
    lesson = BY_NAME["bloom"]
    assert lesson.answers == those(lesson, 3)
    assert those(lesson, 2) == {"bloom A16 A17"}


def test_the_last_tile_of_a_pile_ends_the_game_and_wins_it() -> None:  # I18, I20
    lesson = BY_NAME["end"]
    assert pupil_at(ISHTAR, lesson).points() == (82, 63)
    end = tried(ISHTAR, lesson, "pile 4").position
    assert (end.to_act, end.points(), end.winners()) == (hortus.OVER, (85, 66), (0,))
    assert not after(lesson, "pile 5").view_for(0)["last_round"]
