"""Studies: parts of a game for programs, by the same rules, found by name and on no list."""

from __future__ import annotations

import pytest

import hortus
from benchmarks.exact import size_of
from hortus import laws
from hortus.command import main
from hortus.contract.engine import engine_of
from hortus.contract.game import CHANCE, OVER
from hortus.games import for_people, studies
from hortus.server.protocol import SeatWish, TableWish
from hortus.server.tables.wishes import game_of
from tests.engines import laws_to_ask

EVERY = pytest.mark.parametrize("name", studies())


# What all of them are


@EVERY
def test_a_study_obeys_the_laws(name: str) -> None:
    laws.check_game(hortus.load(name), laws_to_ask(), games=5, samples=12)


@EVERY
@pytest.mark.parametrize("words", [["play"], ["rules"], ["learn"]])
def test_people_are_told_that_a_study_is_no_game_for_them(
    name: str, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, name]) == 2
    assert capsys.readouterr().err.endswith("[unknown_game]\n")


@EVERY
def test_a_study_is_found_by_name_and_on_no_list(name: str) -> None:
    assert hortus.load(name).name == name
    assert name not in hortus.games()
    with pytest.raises(hortus.UnknownGame) as refused:
        hortus.load(name + "s")
    assert name not in refused.value.arguments["known"].split(", ")


@EVERY
def test_a_study_shares_the_machine_code_of_its_game(name: str) -> None:
    study = hortus.load(name)
    assert engine_of(study, is_compiled=False) is engine_of(hortus.load(study.study_of), is_compiled=False)


@EVERY
def test_nobody_sits_down_to_a_study(name: str) -> None:
    wish = TableWish(game=name, seats=[SeatWish(kind="open")] * 2)
    with pytest.raises(hortus.UnknownGame):
        game_of(wish)


# The ending of Haru Ichiban


@pytest.mark.parametrize("seed", [1, 51, 97])  # in the last of these the random game ends before
def test_the_ending_begins_with_the_bids_of_turn_7_in_the_last_round(seed: int) -> None:  # H24
    position = hortus.load("haru_ending", seed=seed).start()
    assert (position.state.turn, position.state.round_number) == (7, 60)
    assert (position.is_sealed, position.points()) == (True, (0, 0))
    assert position.known_bytes(0) == position.known_bytes(1)  # H11: only the bids are secret


def test_the_ending_is_paid_at_the_end_of_its_round() -> None:  # H24
    position = hortus.load("haru_ending").start()
    while position.to_act != OVER:
        position.play(position.legal_actions()[0])
    red, yellow = position.points()
    assert position.state.round_number == 60
    assert position.winners() == ((0, 1) if red == yellow else (int(yellow > red),))


@pytest.mark.compiled_only
def test_the_ending_is_small() -> None:
    assert size_of(hortus.load("haru_ending").start()) == (14_819, 13_050)


@pytest.mark.parametrize("text", ["", "-1", "one", "1.5", "²"])
def test_the_seed_of_the_ending_is_a_number(text: str) -> None:
    with pytest.raises(hortus.UnknownOption, match="seed"):
        hortus.load("haru_ending", seed=text)


# The mini of the Cherry Tree


def test_the_mini_has_six_flowers_in_the_bag_of_which_three_are_set_aside() -> None:  # C2
    position = hortus.load("cherry_mini").start()
    assert (position.player_count, position.state.bag_size) == (2, 6)
    while position.to_act == CHANCE:
        position.play(position.legal_actions()[0])
    assert (position.state.bag_size, position.state.secrets) == (3, 3)


def test_the_other_flowers_lie_in_front_half_and_half() -> None:
    position = hortus.load("cherry_mini", bag="KWDLYP").start()
    assert position.game.chosen["bag"] == "PYLDWK"
    front = position.state.front[:2].tolist()
    assert front == [[6, 6, 6, 6, 6, 1], [6, 6, 6, 6, 6, 2]]


@pytest.mark.compiled_only
def test_the_mini_is_small() -> None:
    assert size_of(hortus.load("cherry_mini").start()) == (16_964, 3_460)


@pytest.mark.parametrize("text", ["", "PPP", "PPPPPPP", "ABCDEF", "KKKKKP"])
def test_a_bag_that_cannot_be_is_refused(text: str) -> None:  # C2
    with pytest.raises(hortus.UnreadableText, match="six letters") as refused:
        hortus.load("cherry_mini", bag=text)
    assert refused.value.rule == "C2"


def test_a_game_that_nobody_knows_is_not_for_people() -> None:
    with pytest.raises(hortus.UnknownGame, match="cherry_tree, haru_ichiban, ishtar"):
        for_people("shogi")
