"""Greedy at Ishtar: it takes what is there, quickly."""

from __future__ import annotations

import hortus
from hortus.games.ishtar.judgement import prospects
from tests.games.ishtar.tables import arranged, gems, in_hand, kept, laid, play, skills, start, step


def choice(position: hortus.Position) -> str:
    seat = position.to_act
    return position.action_text(hortus.player(position.game, "greedy", seed=1).choose(position, seat))


def test_greedy_pays_with_the_least_gem_and_takes_the_best() -> None:
    position = play(arranged(start(), in_hand("L14"), gems(0, purple=2, red=2, white=2)), "lay A20 1", "skill e")
    assert choice(position) == "pay purple"
    play(position, "pay purple", "pay purple")
    assert choice(position) == "gem white"


def test_greedy_keeps_a_bed_and_buys_a_tree_it_can_pay() -> None:
    position = play(start(), "pile 1", "lay A20 1")
    assert choice(position) == "assistant"
    rich = arranged(position, step("tree"), gems(0, purple=9, red=9))
    assert choice(rich).startswith("tree")


def test_greedy_lays_flowers_into_its_own_bed() -> None:
    position = arranged(start(), laid("T12", "A20", 0), kept("A20", 0), in_hand("L01"))
    assert sum(play(position.copy(), choice(position)).score_parts()[0].values()) > sum(
        position.score_parts()[0].values()
    )


def test_prospects_know_every_moment_of_a_turn() -> None:
    position = start()
    assert prospects(position.state, 0) == prospects(position.state, 1)
    taken = play(position.copy(), "pile 1")
    assert prospects(taken.state, 0) > prospects(position.state, 0)
    learnt = arranged(taken, skills(0, "ab"))
    assert prospects(learnt.state, 0) > prospects(taken.state, 0)
    mastery = arranged(start(), in_hand("L14"), gems(0, purple=2))
    assert prospects(mastery.state, 0) > prospects(arranged(mastery, gems(0, purple=1)).state, 0) + 1
    action = play(mastery, "lay A20 1")
    assert prospects(action.state, 0) > prospects(play(action.copy(), "skip").state, 0)
    assistant = play(arranged(start(), laid("T12", "A20", 0), in_hand("L13")), "lay A12 0")
    assert prospects(assistant.state, 0) > prospects(play(assistant.copy(), "skip").state, 0)
    upper = arranged(start(), skills(0, "bB"))
    assert prospects(upper.state, 0) < prospects(arranged(upper, skills(0, "b")).state, 0)
    bloom = play(action.copy(), "skill b")
    assert prospects(bloom.state, 0) > prospects(play(action.copy(), "skill d").state, 0)
    over = arranged(start(), step("over"))
    assert prospects(over.state, 0) == 0.0
