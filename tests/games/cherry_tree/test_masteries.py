"""A successful harvest: bonuses, and what goes behind the screen (C9 to C16)."""

from __future__ import annotations

import random
from contextlib import nullcontext

import pytest

import hortus
from hortus.contract.errors import IllegalAction, UnknownOption, UnreadableText
from hortus.contract.game import CHANCE
from hortus.contract.position import Position
from hortus.games.cherry_tree.lessons import table as lesson_table
from hortus.languages import sentence
from tests.games.cherry_tree.tables import COLOUR_OF, counts, gathered, play, table


def rule_against(position: Position, action: str) -> str | None:
    with pytest.raises(IllegalAction) as refusal:
        position.play(action)
    return refusal.value.rule


def last_told(position: Position) -> str:
    told = position.log_for(None)[-1]
    return sentence(told["id"], told["arguments"])


# Which bonus


def test_only_masteries_whose_condition_holds_are_offered() -> None:  # C9
    assert play(gathered("PPYY"), "stop").legal_texts() == ["bonus shin-sumizome", "no bonus"]
    assert play(gathered("PYLD"), "stop").legal_texts() == ["bonus somei-yoshino", "no bonus"]
    assert play(gathered("KPYL"), "stop").legal_texts() == ["bonus somei-yoshino", "no bonus"]
    six = ["bonus kenrokuen-kumagai", "bonus shin-sumizome", "no bonus"]
    assert play(gathered("PPYYLL"), "stop").legal_texts() == six


def test_the_step_is_skipped_when_there_is_no_bonus() -> None:  # C9
    assert play(gathered("PPY"), "stop").legal_texts() == ["behind none", "behind pink", "behind yellow"]
    assert play(gathered("PPYY", bag="PPYY"), "stop").legal_texts()[0] == "behind none"
    assert play(gathered("PPYY", masteries="pink", front=["P", "K"]), "stop").legal_texts()[0] == "behind none"


def test_one_bonus_at_most_and_no_duty() -> None:  # C9
    position = play(gathered("PPYYLL"), "stop", "no bonus")
    assert position.legal_texts()[0] == "behind light"


def test_flowers_of_a_bonus_are_not_tested_and_not_harvested() -> None:  # C9
    position = play(gathered("PPYYLL"), "stop", "bonus kenrokuen-kumagai", "pick pink", "pick pink")
    play(position, "place front", "place front")
    assert position.state.harvest.tolist() == counts("PPYYLL")
    assert position.legal_texts() == ["behind light", "behind none", "behind pink", "behind yellow"]


@pytest.mark.parametrize(
    ("masteries", "harvest", "action", "rule"),
    [
        ("blue", "PPYY", "bonus sakuya-hime", "C3"),
        ("blue", "PPYY", "bonus kenrokuen-kumagai", "C9"),
        ("blue", "PPYY", "bonus somei-yoshino", "C9"),
        ("blue", "PYLD", "bonus shin-sumizome", "C9"),
        ("pink", "PYLD", "bonus somei-yoshino", "C3"),
    ],
)
def test_a_bonus_that_is_not_earned_is_refused(masteries: str, harvest: str, action: str, rule: str) -> None:  # C9
    position = play(gathered(harvest, masteries=masteries, front=["", "P"]), "stop")
    assert rule_against(position, action) == rule


def test_a_bonus_whose_need_is_not_met_is_refused() -> None:  # C10, C11, C15
    nobody_has_flowers = play(gathered("PPYYLLDD", masteries="pink", front=["P", "K"]), "stop")
    assert nobody_has_flowers.legal_texts() == ["bonus komatsu-otome", "no bonus"]
    assert rule_against(nobody_has_flowers, "bonus sakuya-hime") == "C11"
    assert rule_against(nobody_has_flowers, "bonus kokonoe") == "C15"
    bag_is_empty = play(gathered("PPYYLLDD", bag="PPYYLLDD"), "stop")
    assert bag_is_empty.legal_texts() == ["bonus somei-yoshino", "no bonus"]
    assert rule_against(bag_is_empty, "bonus shin-sumizome") == "C10"
    assert rule_against(bag_is_empty, "bonus kenrokuen-kumagai") == "C14"
    pink = play(gathered("PPYYLLDD", masteries="pink", front=["", "P"], bag="PPYYLLDD"), "stop")
    assert rule_against(pink, "bonus komatsu-otome") == "C13"


# Shin-sumizome


def test_a_secret_flower_goes_straight_behind() -> None:  # C10
    position = play(gathered("PPYY"), "stop", "bonus shin-sumizome")
    assert position.to_act == CHANCE
    play(position, "pick dark")
    assert position.state.behind[0].tolist() == counts("D")
    assert position.legal_texts() == ["behind none", "behind pink", "behind yellow"]


def test_only_its_owner_sees_a_secret_flower() -> None:  # C10, C24
    position = play(gathered("PPYY"), "stop", "bonus shin-sumizome", "pick dark")
    own, other = position.view_for(0), position.view_for(1)
    assert own["behind"][0] == counts("D")
    assert own["secret"] == [0, 0, 0, 0]
    assert own["bag_least"] == own["bag_most"] == [16, 16, 18, 17, 18, 6]
    assert other["behind"][0] == counts("")
    assert other["secret"] == [1, 0, 0, 0]
    assert other["bag_least"] == [15, 15, 17, 17, 17, 5]
    assert other["bag_most"] == [16, 16, 18, 18, 18, 6]
    assert position.log_for(0)[-1]["id"] == "cherry-log-secret"
    assert position.log_for(1)[-1] == {
        "ply": position.history.__len__(),
        "action": None,
        "id": "cherry-log-secret-hidden",
        "arguments": {"seat": "1"},
        "rule": "C10",
        "after_halt": False,
        "turn": {"id": "turn-of", "arguments": {"seat": "1"}},
    }


# Sakuya-hime


def test_an_exchange_gives_a_flower_and_takes_one() -> None:  # C11
    position = play(gathered("PPYY", masteries="pink", front=["WK", "LK", "", "Y"]), "stop", "bonus sakuya-hime")
    given = ["give front black", "give front white", "give harvest pink", "give harvest yellow"]
    assert position.legal_texts() == given
    play(position, "give front black")
    assert position.legal_texts() == ["take 2 light", "take 4 yellow"]
    play(position, "take 2 light")
    assert position.state.front[0].tolist() == counts("WL")
    assert position.state.front[1].tolist() == counts("KK")
    assert last_told(position) == "Player 1 takes a light blue flower from Player 2, who gets the black one."
    assert position.legal_texts() == ["behind none", "behind pink", "behind yellow"]


def test_the_flower_given_may_come_from_the_harvest() -> None:  # C11
    position = play(gathered("PPYY", masteries="pink", front=["", "L"]), "stop", "bonus sakuya-hime")
    play(position, "give harvest pink", "take 2 light", "behind pink")
    assert position.state.behind[0].tolist() == counts("P")
    assert position.state.front[0].tolist() == counts("YYL")
    assert position.state.front[1].tolist() == counts("P")


def test_the_same_colour_may_be_given_and_taken_but_not_the_flower_given() -> None:  # C11
    position = play(gathered("PPYY", masteries="pink", front=["", "P", "L"]), "stop", "bonus sakuya-hime")
    play(position, "give harvest pink")
    assert position.legal_texts() == ["take 2 pink", "take 3 light"]
    play(position, "take 2 pink")
    assert position.state.front[0].tolist() == position.state.front[1].tolist() == counts("P")


@pytest.mark.parametrize(
    ("actions", "wrong"),
    [
        ([], "give front pink"),
        ([], "give harvest white"),
        (["give harvest pink"], "take 1 pink"),
        (["give harvest pink"], "take 4 pink"),
        (["give harvest pink"], "take 2 pink"),
        (["give harvest pink"], "behind none"),
    ],
)
def test_what_cannot_be_exchanged_is_refused(actions: list[str], wrong: str) -> None:  # C11
    position = play(gathered("PPYY", players=3, masteries="pink", front=["", "L"]), "stop", "bonus sakuya-hime")
    assert rule_against(play(position, *actions), wrong) == "C11"


# Somei-yoshino


@pytest.mark.parametrize(
    ("action", "front", "behind"),
    [("hide harvest black", "WPYL", "K"), ("hide front white", "PYLK", "W")],
)
def test_one_flower_of_harvest_or_front_goes_behind(action: str, front: str, behind: str) -> None:  # C12
    position = play(gathered("KPYL", front=["W"]), "stop", "bonus somei-yoshino")
    choices = [f"hide harvest {colour}" for colour in ("black", "light", "pink", "yellow")]
    assert position.legal_texts() == ["hide front white", *choices]
    play(position, action, "behind none")
    assert position.state.front[0].tolist() == counts(front)
    assert position.state.behind[0].tolist() == counts(behind)


def test_a_flower_that_is_not_there_cannot_go_behind() -> None:  # C12
    position = play(gathered("KPYL", front=["W"]), "stop", "bonus somei-yoshino")
    assert rule_against(position, "hide front pink") == "C12"
    assert rule_against(position, "hide harvest white") == "C12"


# Komatsu-otome


def test_one_of_three_flowers_is_kept_in_front() -> None:  # C13
    position = play(gathered("PYLD", masteries="pink"), "stop", "bonus komatsu-otome")
    play(position, "pick pink", "pick black")
    assert position.to_act == CHANCE
    play(position, "pick white")
    assert position.legal_texts() == ["keep pink", "keep white"]
    assert position.view_for(3)["drawn"] == ["pink", "black", "white"]
    bag = int(position.state.bag_size)
    play(position, "keep white")
    assert position.state.front[0].tolist() == counts("W")
    assert position.state.bag_size == bag + 2
    assert position.state.bag[5] == 6


def test_of_two_alike_one_goes_back() -> None:  # C13
    position = play(gathered("PYLD", masteries="pink"), "stop", "bonus komatsu-otome")
    play(position, "pick pink", "pick pink", "pick pink")
    bag = int(position.state.bag_size)
    assert position.legal_texts() == ["keep pink"]
    play(position, "keep pink")
    assert position.state.front[0].tolist() == counts("P")
    assert position.state.bag_size == bag + 2


def test_all_blacks_go_back() -> None:  # C13
    position = play(gathered("PYLD", masteries="pink", bag="PYLDKK"), "stop", "bonus komatsu-otome")
    play(position, "pick black", "pick black")
    assert position.legal_texts() == ["keep none"]
    assert rule_against(position, "keep pink") == "C13"
    play(position, "keep none", "behind none")
    assert position.state.bag.tolist() == counts("KK")


def test_fewer_flowers_are_drawn_from_a_small_bag() -> None:  # C13, C14
    komatsu = play(gathered("PYLD", masteries="pink", bag="PYLDWW"), "stop", "bonus komatsu-otome")
    assert komatsu.state.to_pick == 2
    kenrokuen = play(gathered("PPYYLL", bag="PPYYLLW"), "stop", "bonus kenrokuen-kumagai")
    assert kenrokuen.state.to_pick == 1
    play(kenrokuen, "pick white", "place front")
    assert kenrokuen.legal_texts()[0] == "behind light"


@pytest.mark.parametrize("action", ["keep none", "keep light", "keep pink white", "keep light dark"])
def test_what_komatsu_otome_does_not_leave_is_refused(action: str) -> None:  # C13
    position = play(gathered("PYLD", masteries="pink"), "stop", "bonus komatsu-otome")
    play(position, "pick pink", "pick black", "pick white")
    assert rule_against(position, action) == "C13"


# Kenrokuen-kumagai


def test_two_flowers_are_placed_in_the_order_drawn() -> None:  # C14
    position = play(gathered("PPYYLL", players=3, seat=1), "stop", "bonus kenrokuen-kumagai")
    play(position, "pick white", "pick black")
    assert "cherry-label-drawn" in [caption.id for caption in position.game.captions(position.view_for(1))]
    assert position.legal_texts() == ["place 1", "place 3", "place behind", "place front"]
    play(position, "place 3")
    assert position.state.front[2].tolist() == counts("W")
    play(position, "place behind", "behind none")
    assert position.state.behind[1].tolist() == counts("K")


def test_both_flowers_may_go_to_one_place() -> None:  # C14
    position = play(gathered("PPYYLL"), "stop", "bonus kenrokuen-kumagai", "pick white", "pick black")
    play(position, "place front", "place front", "behind pink")
    assert position.state.front[0].tolist() == counts("YYLLWK")


@pytest.mark.parametrize("action", ["place 1", "place 4"])
def test_a_flower_cannot_be_placed_at_a_seat_that_is_no_other(action: str) -> None:  # C14
    position = play(gathered("PPYYLL", players=3), "stop", "bonus kenrokuen-kumagai", "pick white", "pick black")
    assert rule_against(position, action) == "C14"


# Kokonoe


def kokonoe(players: int, front: list[str], seat: int = 0) -> Position:
    position = gathered("PPYYLL", players=players, masteries="pink", front=front, seat=seat)
    return play(position, "stop", "bonus kokonoe")


def test_one_flower_is_taken_from_each_of_two_others_in_two_colours() -> None:  # C15
    position = kokonoe(3, ["W", "PYK", "P"])
    assert position.legal_texts() == ["take 2 yellow", "take 3 pink"]
    play(position, "take 2 yellow")
    assert last_told(position) == "Player 1 takes a yellow flower from Player 2."
    assert position.legal_texts() == ["take 3 pink"]
    play(position, "take 3 pink")
    assert position.state.front[:3].tolist() == [counts("WYP"), counts("PK"), counts("")]
    assert position.legal_texts()[0] == "behind light"


def test_a_first_take_that_rules_out_a_second_is_refused() -> None:  # C15
    position = kokonoe(3, ["W", "PYK", "P"])
    assert position.why_not("take 2 pink") is not None
    assert rule_against(position, "take 2 pink") == "C15"


def test_the_second_must_be_of_another_player_and_colour() -> None:  # C15
    position = play(kokonoe(4, ["", "PY", "PL", "W"]), "take 2 pink")
    assert position.legal_texts() == ["take 3 light", "take 4 white"]
    assert rule_against(position, "take 2 yellow") == "C15"
    assert rule_against(position, "take 3 pink") == "C15"


def test_with_two_players_both_come_from_the_opponent() -> None:  # C15
    position = kokonoe(2, ["PPYYLLDDWW", "PPL"])
    assert position.legal_texts() == ["take 2 light", "take 2 pink"]
    play(position, "take 2 pink")
    assert position.legal_texts() == ["take 2 light"]
    assert rule_against(position, "take 2 pink") == "C15"


@pytest.mark.parametrize(
    ("players", "front", "choices"),
    [
        (2, ["", "PPK"], ["take 2 pink"]),
        (3, ["", "P", "PK"], ["take 2 pink", "take 3 pink"]),
        (4, ["", "PYL", "K", "K"], ["take 2 light", "take 2 pink", "take 2 yellow"]),
    ],
)
def test_one_is_taken_where_there_is_no_pair(players: int, front: list[str], choices: list[str]) -> None:  # C15
    position = kokonoe(players, front)
    assert position.legal_texts() == choices
    play(position, choices[0])
    assert position.legal_texts()[0].startswith("behind")


# Behind the screen


@pytest.mark.parametrize(
    ("harvest", "choice", "front", "behind"),
    [
        ("PPYL", "pink", "YL", "PP"),
        ("PPYL", "none", "PPYL", ""),
        ("WWY", "white", "Y", "WW"),
        ("KY", "black", "Y", "K"),
        ("KK", "black", "", "KK"),
    ],
)
def test_all_flowers_of_one_colour_go_behind(harvest: str, choice: str, front: str, behind: str) -> None:  # C16
    position = play(gathered(harvest), "stop", f"behind {choice}")
    assert position.state.front[0].tolist() == counts(front)
    assert position.state.behind[0].tolist() == counts(behind)
    assert position.to_act == 1


def test_a_colour_that_is_not_harvested_cannot_go_behind() -> None:  # C16
    assert rule_against(play(gathered("PPY"), "stop"), "behind white") == "C16"


def test_what_a_bonus_took_from_the_harvest_is_no_longer_there() -> None:  # C16
    position = play(gathered("PYLD"), "stop", "bonus somei-yoshino", "hide harvest dark")
    assert position.legal_texts() == ["behind light", "behind none", "behind pink", "behind yellow"]


@pytest.mark.parametrize("action", ["stop", "draw 2", "warm 0", "keep none"])
def test_an_action_of_another_step_is_refused(action: str) -> None:  # C16
    assert rule_against(play(gathered("PPY"), "stop"), action) == "C16"


def test_at_a_chance_event_only_what_is_in_the_bag_can_come() -> None:  # C4
    assert rule_against(play(table(bag="PY"), "draw 1"), "pick light") == "C4"


# Sides chosen card by card (C3)

MIXED = ["pbb", "bpb", "ppb", "bbp", "pbp", "bpp"]


@pytest.mark.parametrize("masteries", MIXED)
def test_each_card_shows_the_side_of_its_letter(masteries: str) -> None:
    shown = hortus.load("cherry_tree", masteries=masteries).start().view_for(0)["masteries"]
    sides = (("shin-sumizome", "sakuya-hime"), ("somei-yoshino", "komatsu-otome"), ("kenrokuen-kumagai", "kokonoe"))
    assert list(shown.values()) == [pair[letter == "p"] for pair, letter in zip(sides, masteries, strict=True)]


def test_three_equal_letters_are_the_side_that_has_a_name() -> None:
    assert hortus.load("cherry_tree", masteries="bbb").chosen["masteries"] == "blue"
    assert hortus.load("cherry_tree", masteries="ppp").chosen["masteries"] == "pink"


@pytest.mark.parametrize("masteries", ["bb", "bpx", "PBB", "pbbb", ""])
def test_other_letters_are_no_sides(masteries: str) -> None:
    with pytest.raises(UnknownOption):
        hortus.load("cherry_tree", masteries=masteries)


@pytest.mark.parametrize("flowers", ["WY", "W"])
def test_two_bonuses_that_draw_in_the_open_are_told_apart_when_the_bag_is_nearly_empty(
    flowers: str,
) -> None:  # C13, C14
    for bonus, step in (("kenrokuen-kumagai", "place"), ("komatsu-otome", "keep-one")):
        position = gathered("PPYYLD", masteries="bpb", bag="PPYYLD" + flowers)
        play(position, "stop", f"bonus {bonus}")
        for letter in flowers:
            assert position.view_for(0)["step"] == "pick-open"
            play(position, f"pick {COLOUR_OF[letter]}")
        assert position.view_for(0)["step"] == step


def test_bonuses_of_mixed_cards_are_legal_in_the_order_of_their_names() -> None:  # C9
    position = gathered("PPYYLD", masteries="pbp", bag="PPYYLDW", front=["", "W"])
    play(position, "stop")
    actions = position.legal_actions()
    texts = ["no bonus", "bonus somei-yoshino", "bonus sakuya-hime", "bonus kokonoe"]
    assert [position.action_text(action) for action in actions] == texts
    assert actions == sorted(actions)


@pytest.mark.parametrize("masteries", MIXED)
def test_games_with_mixed_cards_are_sound_to_their_end(masteries: str) -> None:
    game = hortus.load("cherry_tree", players=3, masteries=masteries)
    rng = random.Random(3)
    position = game.start()
    while position.to_act != hortus.OVER:
        assert game.read_position(position.text()).state_bytes() == position.state_bytes()
        position.play(rng.choice(position.legal_actions()))
        assert position.seen_by(0).text()
    assert position.winners()


@pytest.mark.parametrize(
    ("step", "right", "wrong", "drawn", "pick"),
    [
        ("give", "pbb", "bpp", "", 0),
        ("take", "bbp", "ppb", "", 0),
        ("pick-secret", "bpp", "pbb", "", 0),
        ("hide", "pbp", "bpb", "", 0),
        ("keep-one", "bpb", "bbp", "W", 0),
        ("place", "ppb", "bpp", "W", 0),
        ("pick-open", "bbb", "pbp", "W", 1),
        ("pick-open", "ppp", "ppb", "WW", 1),
        ("pick-three", "bpb", "ppp", "W", 1),
        ("pick-three", "ppb", "bbb", "W", 1),
    ],
)
def test_no_bonus_is_under_way_whose_card_lies_the_other_way(
    step: str, right: str, wrong: str, drawn: str, pick: int
) -> None:  # C3
    text = lesson_table(step, "PPYYLD", front=("W", "P", "Y"), drawn=drawn, pick=pick)
    for sides, is_possible in ((right, True), (wrong, False)):
        game = hortus.load("cherry_tree", players=3, masteries=sides)
        with nullcontext() if is_possible else pytest.raises(UnreadableText, match=r"C1[1345]"):
            game.read_position(text.replace("masteries=blue", f"masteries={game.chosen['masteries']}"))
