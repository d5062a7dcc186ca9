"""How the computer looks at the Cherry Tree: a draw by its exact odds, and greedy players who do well with it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import hortus
from hortus.contract.game import CHANCE
from hortus.contract.position import Position
from hortus.games.cherry_tree.components import ALL
from hortus.games.cherry_tree.judgement import (
    TURN,
    behind_gain,
    card_value,
    colours_of,
    draw_value,
    group_value,
    hope,
    kept_value,
    prospects,
    stop_value,
    write_cards,
    write_gains,
)
from hortus.games.cherry_tree.state import JOKERS, KEEP
from hortus.players.player import Player, player
from hortus.records import Dealer, Line
from tests.games.cherry_tree.tables import counts, gathered, play, table

Numbers = NDArray[np.float64]


def gains_of(s: Any) -> Numbers:
    gains = np.full((2, ALL, 3), np.nan)
    write_gains(s, 0, gains)
    return gains


def cards_of(s: Any, gains: Numbers) -> Numbers:
    cards = np.full(3, np.nan)
    write_cards(s, 0, gains, cards)
    return cards


def mean_value(position: Position, gains: Numbers, cards: Numbers) -> float:
    """By every pick that may come: what is judged at the end of the draw, with gains as they were before it."""
    if position.to_act != CHANCE:
        harvest = position.state.harvest
        if position.state.phase == KEEP:
            return float(kept_value(gains, colours_of(harvest)))
        return float(stop_value(gains, harvest) + card_value(harvest, cards))
    weights = position.weights()
    total = 0.0
    for action, weight in weights.items():
        after = position.copy()
        after.play(action)
        total += weight / sum(weights.values()) * mean_value(after, gains, cards)
    return total


@pytest.mark.interpreted_only
@pytest.mark.parametrize(("bag", "harvest", "number"), [("PPPYYLKK", "", 4), ("PPYLWDK", "PY", 3), ("KKPYL", "W", 2)])
def test_a_draw_is_judged_by_its_exact_odds(bag: str, harvest: str, number: int) -> None:  # C6, C9
    position = play(table(bag=bag, harvest=harvest, front=["PPPPYL", "P", "", "W"]), f"draw {number}")
    s = position.state
    gains = gains_of(s)
    cards = cards_of(s, gains)
    assert draw_value(s, gains, cards) == pytest.approx(mean_value(position, gains, cards), abs=1e-9)


def test_a_harvest_is_worth_most_with_the_right_colour_behind() -> None:  # C16
    s = table(front=["PPPPPPP", "", "", ""], behind=["PPPL", "", "", ""]).state
    gains = gains_of(s)
    pink, light = np.array(counts("PP")), np.array(counts("PPL"))
    assert gains[0, 0, 2] > gains[1, 0, 2]
    assert stop_value(gains, pink) == pytest.approx(gains[0, 0, 2])
    assert stop_value(gains, light) == pytest.approx(gains[0, 0, 2] + gains[1, 2, 1])


@pytest.mark.parametrize(
    ("colours", "expected"), [("", 0), ("P", 0), ("PY", 1), ("PYL", 3)], ids=["none", "one", "two", "best two"]
)
def test_the_best_two_colours_of_a_failed_harvest_count(colours: str, expected: int) -> None:  # C8
    gains = gains_of(table().state)
    gains[0, :3, 1] = [0, 1, 2]
    assert kept_value(gains, colours_of(np.array(counts(colours)))) == expected


@pytest.mark.parametrize(
    ("harvest", "cards"), [("PPY", []), ("PPYY", [0]), ("PYLK", [1]), ("PPYYLL", [0, 2]), ("PPYYLLDD", [0, 1, 2])]
)
def test_a_harvest_promises_its_best_card(harvest: str, cards: list[int]) -> None:  # C9
    for values in ([1.5, 2.0, 4.0], [3.0, 2.5, 1.0]):
        best = max([values[card] for card in cards], default=0)
        assert card_value(np.array(counts(harvest)), np.array(values)) == best


def test_cards_promise_what_their_bonuses_would_bring() -> None:  # C10 to C15
    for masteries in ("blue", "pink"):
        s = table(masteries=masteries, bag="PPYYLLDDWW", front=["PPPP", "PPYY"], behind=["PL", "P"]).state
        gains = gains_of(s)
        cards = cards_of(s, gains)
        assert min(cards) >= 0
        if masteries == "blue":
            assert cards[2] > cards[0] > 0  # two flowers to place freely beat one behind
        else:
            assert cards[2] == 2 * gains[0, 0, 1] > cards[0]  # a pink one is the best to take; an exchange costs one


def test_a_group_is_worth_more_the_further_ahead() -> None:  # C21, C22
    values = [group_value(table(behind=["P" * n, "PPP"]).state, 0, 0, 0.0) for n in range(9)]
    assert values == sorted(values)
    assert group_value(table(behind=["", "P"], bag="").state, 0, 0, 0.0) == 0
    two = table(players=2, behind=["P" * 12, ""]).state
    assert group_value(two, 0, 0, 0.0) == pytest.approx(10, abs=1e-4)


def test_a_joker_behind_waits_for_an_open_group() -> None:  # C19
    closed, opened = table(behind=[""]).state, table(behind=["P", "PP"]).state
    assert behind_gain(closed, 0, 4, 1) < behind_gain(opened, 0, 4, 1)
    assert behind_gain(opened, 0, 4, 0) == 0


PENDING = [
    gathered("PPYYLL"),
    gathered("PPPY"),
    play(gathered("PPYYLL"), "stop"),
    play(gathered("PPYYLL"), "stop", "bonus shin-sumizome"),
    play(gathered("PPYYLL"), "stop", "bonus kenrokuen-kumagai"),
    play(gathered("PPYYLL"), "stop", "bonus kenrokuen-kumagai", "pick white", "pick black"),
    play(gathered("KPYL", front=["WWK"]), "stop", "bonus somei-yoshino"),
    play(gathered("PPYY", masteries="pink", front=["WK", "LL"]), "stop", "bonus sakuya-hime"),
    play(gathered("PPYY", masteries="pink", front=["W", "LL"]), "stop", "bonus sakuya-hime", "give harvest pink"),
    play(gathered("PYLD", masteries="pink"), "stop", "bonus komatsu-otome"),
    play(gathered("PYLD", masteries="pink", bag="PYLDK"), "stop", "bonus komatsu-otome"),
    play(gathered("PYLD", masteries="pink"), "stop", "bonus komatsu-otome", "pick pink", "pick pink", "pick black"),
    play(gathered("PPYYLL", masteries="pink", front=["", "L", "P"]), "stop", "bonus kokonoe"),
    play(gathered("PPYYLL", masteries="pink", front=["", "L", "P"]), "stop", "bonus kokonoe", "take 2 light"),
]


@pytest.mark.parametrize("position", PENDING, ids=lambda position: str(position.view_for(None)["step"]))
def test_a_turn_under_way_is_judged_for_its_player_only(position: Position) -> None:
    """A harvest promises something to its owner; to the others it is as if there were none."""
    others = [prospects(position.state, seat) for seat in (1, 2, 3)]
    assert prospects(position.state, 0) != prospects(table(front=[]).state, 0)
    position = position.copy()
    position.state.harvest[:] = 0
    assert [prospects(position.state, seat) for seat in (1, 2, 3)] == others


def test_the_next_to_draw_is_a_little_ahead() -> None:  # C4
    position = table(players=2)
    assert prospects(position.state, 0) - prospects(position.state, 1) == pytest.approx(TURN)


def test_a_collection_promises_more_the_more_of_its_colour_is_in_the_bag() -> None:  # C18
    promises = [hope(table(bag="P" * n + "Y" * (8 - n)).state, 0, 4) for n in range(9)]
    assert promises == sorted(promises)
    assert hope(table(bag="").state, 0, 4) == 0


def test_when_jokers_are_shared_out_nobody_is_the_next_to_draw() -> None:  # C20
    position = table(players=2, phase=JOKERS)
    assert prospects(position.state, 0) == prospects(position.state, 1)


def test_nothing_is_promised_any_more_at_the_end() -> None:
    position = play(table(players=2, phase=JOKERS, bag="", behind=["PPL", ""]), "warm 0", "warm 0")
    assert prospects(position.state, 0) == 0


# Greedy


def game_of(game: hortus.Game, players: list[Player], seed: int) -> Position:
    line = Line.start(game, Dealer.from_seed(f"judged {seed}"))
    while True:
        line.deal_all()
        if line.is_over:
            return line.position
        seat = line.position.to_act
        line.play(players[seat].choose(line.position, seat))


@pytest.mark.parametrize(("players", "masteries"), [(3, "blue"), (4, "pink")])
def test_greedy_beats_random_players(players: int, masteries: str) -> None:
    game = hortus.load("cherry_tree", players=players, masteries=masteries)
    greedy, rest = player(game, "greedy", 1), [player(game, "random", seat) for seat in range(players - 1)]
    assert game_of(game, [greedy, *rest], 1).winners() == (0,)


@pytest.mark.soak
@pytest.mark.parametrize(("players", "masteries"), [(n, side) for n in (2, 3, 4) for side in ("blue", "pink")])
def test_greedy_beats_random_players_in_nine_games_of_ten(players: int, masteries: str) -> None:
    game = hortus.load("cherry_tree", players=players, masteries=masteries)
    won = 0
    for seed in range(40):
        seats = [player(game, "random", seed) for _ in range(players)]
        seats[seed % players] = player(game, "greedy", seed)
        won += game_of(game, seats, seed).winners() == (seed % players,)
    assert won >= 36 - 2


def test_greedy_stops_when_a_draw_is_too_dangerous() -> None:  # C6
    position = gathered("PPYYL", front=["PPPPYYYYLLLL", "", "", ""])
    game = position.game
    assert game.action_text(player(game, "greedy", 1).choose(position, 0)) == "stop"
