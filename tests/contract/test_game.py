"""Options: what a game accepts, and what it says of the rest."""

from __future__ import annotations

from dataclasses import replace

import pytest

import hortus
import seeds
from hortus.contract.game import MOST_SEATS, Feature

pytestmark = pytest.mark.interpreted_only


def test_options_not_named_are_the_defaults() -> None:
    assert hortus.load("haru_ichiban").chosen == {"edition": "dragonfly", "layout": "standard"}
    assert hortus.load("haru_ichiban", edition="croak").chosen["edition"] == "croak"


def test_a_value_may_be_a_number() -> None:
    assert seeds.GAME.with_options(players=4).start().player_count == 4


@pytest.mark.parametrize(
    ("options", "message", "known"),
    [
        ({"colour": "blue"}, "unknown-option", "edition, layout"),
        ({"edition": "third"}, "unknown-option-value", "dragonfly, croak"),
        ({"edition": None}, "unknown-option-value", "dragonfly, croak"),
    ],
)
def test_an_unknown_option_is_refused_with_a_list_of_what_exists(
    options: dict[str, object], message: str, known: str
) -> None:
    with pytest.raises(hortus.UnknownOption) as refused:
        hortus.load("haru_ichiban", **options)
    assert (refused.value.message_id, refused.value.arguments["known"]) == (message, known)


def test_a_game_has_no_more_seats_than_there_is_room_for() -> None:
    names = tuple(map(str, range(MOST_SEATS + 1)))
    assert replace(seeds.GAME, seat_names=names[:-1]).seat_names == names[:-1]
    with pytest.raises(ValueError, match="13 seats are more than 12"):
        replace(seeds.GAME, seat_names=names)


def test_a_game_that_tells_no_more_is_counted_by_the_parts_of_its_points() -> None:
    position = seeds.GAME.with_options().start()
    while position.to_act != hortus.OVER:
        position.play(position.legal_actions()[-1])
    parts = position.score_parts()
    assert [(step.name.id, step.points) for step in position.count()] == [
        (f"part-seeds-{part}", tuple(own[part] for own in parts)) for part in parts[0]
    ]


def test_the_places_are_known_that_tell_who_has_chosen_already_in_secret() -> None:  # H9
    game = hortus.load("haru_ichiban")
    names = [feature.name for feature in game.feature_list for _ in range(feature.size)]
    assert [names[place] for place in game.order_places] == ["other has bid", "to act", "to act"]


def test_the_names_of_all_games_are_known() -> None:
    assert "haru_ichiban" in hortus.games()


@pytest.mark.parametrize("name", ["chess", "", "../contract", "__pycache__"])
def test_an_unknown_game_is_refused_with_a_list_of_what_exists(name: str) -> None:
    with pytest.raises(hortus.UnknownGame) as refused:
        hortus.load(name)
    assert "haru_ichiban" in refused.value.arguments["known"]


def test_places_that_tell_the_order_of_a_secret_choice_are_known() -> None:
    chosen = Feature("chosen", 1, "-", tells_order=True)
    features = (Feature("open", 2, "-"), chosen, Feature("turn", 1, "-"), chosen)
    game = replace(seeds.GAME, feature_list=features)
    assert game.order_places.tolist() == [2, 4]
