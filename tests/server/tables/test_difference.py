"""Differences of views: applied to the view before, they give the view after, and nothing else."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hortus
from hortus.server.storage.places import Place
from hortus.server.tables.events import Sights, difference
from tests.server.house import ANNA, PERSON, Ear, House, apply, in_house

pytestmark = pytest.mark.interpreted_only

scalars = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["red", "yellow", "="])
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=20,
)
views = st.fixed_dictionaries({"to_act": scalars, "hands": values, "board": values})


@pytest.mark.thorough
@given(views, views)
def test_a_difference_leads_from_one_view_to_the_next(before: dict[str, Any], after: dict[str, Any]) -> None:
    changes = json.loads(json.dumps(difference(before, after)))
    assert json.dumps(apply(before, changes), sort_keys=True) == json.dumps(after, sort_keys=True)


@given(views)
def test_equal_views_have_no_difference(view: dict[str, Any]) -> None:
    assert difference(view, json.loads(json.dumps(view))) == {}


def test_one_and_true_are_not_the_same() -> None:
    assert difference({"a": [1, 0]}, {"a": [True, 0]}) == {"a": {"0": ["=", True]}}


@pytest.mark.thorough
@given(st.lists(views, min_size=3, max_size=3))
def test_viewers_of_one_change_are_told_the_same_as_each_alone(views: list[dict[str, Any]]) -> None:
    before, after, other = views
    sights = Sights(False, {})
    for one in (before, {**before, "to_act": 7}, {**other, "board": before["board"]}):
        shared = {**after, "hands": one["hands"]}
        assert json.dumps(sights.changes(one, shared)) == json.dumps(difference(one, shared))


def test_a_list_that_changed_in_most_places_is_sent_whole() -> None:
    assert difference({"a": [1, 2, 3]}, {"a": [3, 2, 1]}) == {"a": ["=", [3, 2, 1]]}


def test_a_view_differs_little_from_the_next() -> None:
    before = {"to_act": 0, "held": [3, 3], "lilies": [{"flower": None}, {"flower": None}]}
    after = {"to_act": 1, "held": [2, 3], "lilies": [{"flower": "red"}, {"flower": None}]}
    assert difference(before, after) == {
        "to_act": ["=", 1],
        "held": {"0": ["=", 2]},
        "lilies": {"0": {"flower": ["=", "red"]}},
    }


def test_the_example_of_the_documentation_can_be_applied() -> None:
    page = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text()
    [example] = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    view = {"to_act": 0, "held": [3, 3], "lilies": [{"flower": None}] * 5}
    after = apply(view, json.loads(example))
    assert after == {"to_act": 1, "held": [2, 3], "lilies": [{"flower": None}] * 4 + [{"flower": "red"}]}


@pytest.mark.parametrize("name", hortus.games())
def test_views_of_a_whole_game_follow_from_differences(name: str) -> None:
    position = hortus.load(name).start()
    luck = random.Random(4)
    view = shown = position.view_for(0)
    while position.to_act != hortus.OVER:
        position.play(luck.choice(position.legal_actions()))
        if luck.random() < 0.3 or position.to_act == hortus.OVER:
            after = position.view_for(0)
            assert after.keys() == view.keys()
            shown = apply(shown, json.loads(json.dumps(difference(view, after))))
            view = after
            assert shown == view


class Watchful(Ear):
    """Keeps what could be done after each event."""

    def __init__(self, guest: str, seat: int | None) -> None:
        super().__init__(guest, seat)
        self.offers: list[tuple[int, list[str]]] = []  # the number of the event, what is legal

    def send(self, frame: bytes) -> None:
        super().send(frame)
        self.offers.append((self.model["number"], self.model["view"]["legal"]))


@pytest.mark.parametrize("game", hortus.games())
def test_a_step_that_is_past_when_it_is_told_offers_nothing(data: Place, game: str) -> None:
    """Somebody quick, or a program, would act there and be refused."""

    async def story(house: House) -> None:
        table = await house.make(game, PERSON, PERSON, seed="in between")
        ears = [Watchful(ANNA, 0), Watchful(ANNA, 1)]
        for ear in ears:
            table.enter(ear, None)
        luck = random.Random(1)
        for _ in range(60):
            if table.line.is_over:
                break
            seat = table.standing.waiting[0]
            for ear in ears:
                ear.offers.clear()
            await house.act(table, ANNA, seat, luck.choice(table.position.legal_texts(seat)))
            for ear in ears:
                assert not any(legal for number, legal in ear.offers if number < table.standing.number)

    in_house(data, story)
