"""The count at the end, step by step: it adds up in every game, can be said in every language, and tells no secret."""

from __future__ import annotations

import random

import pytest

import hortus
from hortus.contract.position import Position
from hortus.languages import LANGUAGES, has_sentence, sentence

pytestmark = pytest.mark.interpreted_only

TABLES = [
    ("haru_ichiban", {}),
    ("cherry_tree", {"players": "2"}),
    ("cherry_tree", {"players": "4", "masteries": "bpb"}),
    ("ishtar", {"players": "2"}),
    ("ishtar", {"players": "4"}),
]


def finished(name: str, seed: int, **options: str) -> Position:
    position = hortus.load(name, **options).start()
    chance = random.Random(seed)
    while position.to_act != hortus.OVER:
        position.play(chance.choice(position.legal_actions()))
    return position


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_the_steps_of_the_count_add_up_and_can_be_said(name: str, options: dict[str, str]) -> None:
    position = finished(name, 5, **options)
    steps = position.count()
    assert tuple(map(sum, zip(*(step.points for step in steps), strict=True))) == position.points()
    messages = [message for step in steps for message in (step.name, *step.told)]
    for language in LANGUAGES:
        for message in messages:
            assert has_sentence(message.id, language)
            assert "{" not in sentence(message.id, message.arguments, language)


@pytest.mark.parametrize("name", hortus.games())
def test_nothing_is_counted_before_the_end(name: str) -> None:
    assert hortus.load(name).start().count() == []


def test_each_round_is_counted_with_its_figures_at_the_moment_when_it_ended() -> None:  # H15, H21
    position = finished("haru_ichiban", 3)
    steps = position.count()
    assert [step.name.arguments["round"] for step in steps] == list(range(1, len(steps) + 1))
    for step in steps:
        assert step.ply is not None
        before, after = position.at(step.ply - 1), position.at(step.ply)
        gained = [new - old for old, new in zip(before.points(), after.points(), strict=True)]
        assert list(step.points) == gained
        moment = position.halt_at(step.ply) or after
        figures = [(one["seat"], one["points"]) for one in moment.view_for(None)["figures"]]
        told = [message.arguments for message in step.told if message.id == "haru-log-figure"]
        assert [(one["seat"], one["points"]) for one in told] == figures
    assert steps[-1].ply == len(position.history)


def test_a_round_without_a_figure_says_so() -> None:  # H21
    for seed in range(40):
        for step in finished("haru_ichiban", seed).count():
            if not any(step.points):
                assert [message.id for message in step.told] == ["haru-log-no-figure"]
                return
    pytest.fail("every round had a figure")


def test_gardens_are_counted_with_the_cells_that_count() -> None:  # I19, I20
    position = finished("ishtar", 3, players="2")
    view = position.view_for(None)
    trees, flowers, fountains, *skills = position.count()
    beds = [bed for bed in view["beds"] if bed["keeper"]]
    assert flowers.name.arguments["cells"] == ", ".join(cell for bed in beds for cell in bed["cells"])
    assert [message.arguments["count"] for message in flowers.told] == list(flowers.points)
    held = [one["cell"] for one in view["fountains"] if one["holders"]]
    assert fountains.name.arguments["cells"] == ", ".join(held)
    assert len(fountains.told) == len(held)
    assert [message.arguments["points"] for message in trees.told] == list(trees.points)
    unlocked = {skill for gardener in view["gardeners"] for skill in gardener["skills"] if skill.isupper()}
    assert {step.name.id for step in skills} == {f"part-ishtar-{skill}" for skill in unlocked}


def test_a_skill_that_counts_things_is_told_as_a_product() -> None:  # I14
    for seed in range(40):
        told = [message for step in finished("ishtar", seed, players="2").count() for message in step.told]
        products = [message.arguments for message in told if message.id == "ishtar-count-skill"]
        if products:
            assert all(one["count"] * one["each"] == one["points"] for one in products)
            return
    pytest.fail("nobody has such a skill")
