"""Counted out for people: why a harvest failed (C6), how points come about (C18, C21, C22), what is only remembered."""

from __future__ import annotations

import pytest

import hortus
from hortus.games.cherry_tree.state import JOKERS
from tests.games.cherry_tree.tables import gathered, play, table


@pytest.mark.parametrize(
    ("harvest", "three", "five"),
    [
        ("PPPY", ["pink"], False),
        ("KDPP", ["pink"], False),
        ("PYLDW", [], True),
        ("KKYWL", ["yellow", "light", "white"], True),
        ("KPYLD", [], True),
        ("KKK", [], False),
    ],
)
def test_a_failed_harvest_says_what_ruined_it(harvest: str, three: list[str], five: bool) -> None:  # C6
    assert gathered(harvest).view_for(1)["failure"] == {"three": three, "five": five}


def test_a_harvest_that_has_not_failed_has_no_reason() -> None:  # C6
    assert gathered("PPYY").view_for(1)["failure"] is None


def test_blacks_in_front_are_shown_at_the_colours_that_they_take() -> None:  # C18
    view = table(front=["PPPLKK", "K"]).view_for(None)
    assert [part["blacks"] for part in view["front_counting"][0]] == [1, 0, 1, 0, 0]
    assert [part["points"] for part in view["front_counting"][0]] == [3, 0, -1, 0, 0]
    assert sum(part["points"] for part in view["front_counting"][1]) == view["points"][1] == -3


def test_the_scale_in_sight_is_that_of_the_rulebook() -> None:  # C18
    assert table().view_for(None)["scale"] == [-3, -1, 1, 3, 5, 8, 11, 15, 19, 24]


def test_what_the_next_flower_of_each_colour_brings_is_told() -> None:  # C18
    plain, with_black = (table(front=[front, ""]).view_for(None)["front_counting"][0] for front in ("PPPLL", "LK"))
    assert [part["next"] for part in plain] == [2, -3, 2, -3, -3]
    assert [part["next"] for part in with_black] == [-3, -3, 2, -3, -3]  # the black is light blue all the same


def test_a_mastery_is_met_as_soon_as_the_harvest_has_its_flowers() -> None:  # C9
    assert gathered("PPYY").view_for(1)["met"] == ["two-pairs"]
    assert gathered("PPYYLL").view_for(1)["met"] == ["two-pairs", "six-flowers"]
    assert gathered("PYL").view_for(1)["met"] == []


def test_a_failed_harvest_meets_no_mastery() -> None:  # C8, C9
    assert gathered("PPPYYL").view_for(1)["met"] == []


def counted(*behind: str) -> list[dict[str, dict[str, int]]]:
    position = table(players=len(behind), behind=behind, phase=JOKERS, bag="")
    play(position, *("warm 0" for _ in behind))
    return position.view_for(None)["group_counting"]


def test_groups_are_not_counted_before_the_end() -> None:
    assert table(players=3).view_for(0)["group_counting"] == [None, None, None]


def test_those_who_share_a_place_are_shown_what_they_split() -> None:  # C21
    cool = [groups["cool"] for groups in counted("LLLLLL", "LLLL", "DDDD", "D")]
    assert [place["place"] for place in cool] == [1, 2, 2, 4]
    assert [place["shared_by"] for place in cool] == [1, 2, 2, 1]
    assert [place["split"] for place in cool] == [16, 20, 20, 0]
    assert [place["points"] for place in cool] == [16, 10, 10, 0]


def test_who_has_no_flower_in_a_group_has_no_place() -> None:  # C21
    warm = [groups["warm"] for groups in counted("P", "", "L")]
    assert [(place["place"], place["split"], place["points"]) for place in warm] == [(1, 18, 18), (0, 0, 0), (0, 0, 0)]


@pytest.mark.parametrize(("others", "split", "points"), [("L", 12, (12, 0)), ("LL", 12, (6, 6))])
def test_two_players_play_for_the_second_place(others: str, split: int, points: tuple[int, int]) -> None:  # C22
    cool = [groups["cool"] for groups in counted("DD", others)]
    assert tuple(place["points"] for place in cool) == points
    assert cool[0]["split"] == split


# What is only remembered (C24)


def test_an_authentic_view_shows_what_lies_behind_the_own_screen_only() -> None:  # C24
    position = table(players=3, front=["P", "Y", "L"], behind=["PP", "YY", "LL"])
    view, authentic = position.view_for(1), position.view_for(1, authentic=True)
    assert authentic["behind"] == [None, [0, 2, 0, 0, 0, 0], None]
    assert authentic["secret"] == [None, 0, None]
    assert (authentic["bag_least"], authentic["bag_most"]) == (None, None)
    changed = {key for key in view if view[key] != authentic[key]}
    assert changed == {"behind", "secret", "bag_least", "bag_most"}


def test_an_authentic_spectator_sees_behind_no_screen() -> None:  # C24
    view = table(players=2, behind=["PP", "YY"]).view_for(None, authentic=True)
    assert view["behind"] == view["secret"] == [None, None]


def test_positions_that_differ_only_in_what_is_remembered_look_alike_in_an_authentic_table() -> None:  # C24
    one = table(players=3, behind=["PP", "Y", ""], bag="PYLDW")
    other = table(players=3, behind=["WW", "Y", "K"], bag="DDDKK")
    assert one.view_for(1) != other.view_for(1)
    assert one.view_for(1, authentic=True) == other.view_for(1, authentic=True)


def test_when_the_screens_are_lifted_everything_is_seen() -> None:  # C24
    position = play(table(players=2, behind=["PP", "LL"], phase=JOKERS, bag=""), "warm 0", "warm 0")
    assert position.view_for(0, authentic=True) == position.view_for(0)


def test_a_game_with_nothing_to_remember_has_one_view() -> None:
    position = hortus.load("haru_ichiban").start()
    assert position.view_for(0, authentic=True) == position.view_for(0)


def test_the_count_tells_blacks_jokers_and_places_those_who_share_one_together() -> None:  # C18, C20, C21
    behind = ("LLLLLLW", "LLLL", "DDDD", "W")
    position = table(players=4, front=["PPPK"], behind=behind, phase=JOKERS, bag="")
    play(position, *("warm 0" for _ in behind))
    front, warm, cool = position.count()
    assert [(message.id, message.arguments["seat"]) for message in front.told] == [("cherry-count-blacks", "1")]
    assert [(message.id, dict(message.arguments)) for message in warm.told] == [
        ("cherry-count-jokers", {"seat": "1", "warm": 0, "cool": 1}),
        ("cherry-count-jokers", {"seat": "4", "warm": 0, "cool": 0}),
        ("cherry-count-nobody", {"group": "warm"}),
    ]
    told = [(message.id, message.arguments["seats"], message.arguments["points"]) for message in cool.told]
    assert told == [("cherry-count-place", ["1"], 16), ("cherry-count-shared", ["2", "3"], 10)]
    assert cool.points == (16, 10, 10, 0)


def test_the_log_is_in_turns_and_the_jokers_have_their_own() -> None:  # C5, C20
    turns = [entry["turn"] for entry in play(gathered("PPYY"), "stop", "no bonus").log_for(None)]
    assert turns[-1] == {"id": "turn-of", "arguments": {"seat": "1"}}
    ended = play(table(players=2, behind=("PW", "L"), phase=JOKERS, bag=""), "warm 1", "warm 0")
    assert {entry["turn"]["id"] for entry in ended.log_for(None)} == {"cherry-web-jokers"}
    start = hortus.load("cherry_tree", players=2).start()
    while not start.log_for(None):
        start.play(start.legal_actions()[0])
    assert [entry["turn"] for entry in start.log_for(None)] == [None]
