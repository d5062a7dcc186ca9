"""The games in OpenSpiel: its own checks, its own bots, and what no player may learn."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import hortus
from tests.adapters.tables import IDS, TABLES

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

from hortus.adapters import openspiel  # noqa: E402

pytestmark = pytest.mark.research

openspiel.register()
EVERY = pytest.mark.parametrize(("name", "options"), TABLES, ids=IDS)


def game_of(name: str, options: dict[str, int]) -> Any:
    return pyspiel.load_game(f"hortus_{name}", options)


def played(game: Any, seed: int, plies: int) -> Iterator[Any]:
    """The states of a random game, one object on its way."""
    luck = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(plies):
        if state.is_terminal():
            return
        yield state
        chances = state.chance_outcomes() if state.is_chance_node() else [(a, 1.0) for a in state.legal_actions()]
        actions, odds = zip(*chances, strict=True)
        state.apply_action(luck.choices(actions, odds)[0])


# Its own checks


@EVERY
def test_openspiels_own_checks_pass(name: str, options: dict[str, int]) -> None:
    game = game_of(name, options)
    games_sim_test.GamesSimTest().sim_game(game)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", hortus.games())
def test_a_playthrough_is_the_same_every_time(name: str) -> None:
    one, other = (generate_playthrough.playthrough(f"hortus_{name}", action_sequence=[], seed=1) for _ in range(2))
    assert one == other
    assert "PrivateObservationString(0)" in one


@EVERY
def test_its_searches_play(name: str, options: dict[str, int]) -> None:
    game = game_of(name, options)
    luck = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, luck)
    plain = mcts.MCTSBot(game, 1.0, 4, rollouts, random_state=luck)
    blind = ismcts.ISMCTSBot(game=game, uct_c=1.0, max_simulations=4, evaluator=rollouts, random_state=luck)
    states = [state.clone() for state in played(game, 1, 60) if state.is_player_node()][-3:]
    for state in states:
        for bot in (plain, blind):
            assert bot.step(state) in state.legal_actions()


def test_a_program_that_has_registered_ends_without_a_murmur() -> None:
    """OpenSpiel lets go of its games when Python is gone already."""
    program = "from hortus.adapters import openspiel; openspiel.register(); openspiel.register()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# The same game


@EVERY
def test_it_is_the_game_of_the_table(name: str, options: dict[str, int]) -> None:
    position = hortus.load(name, **options).start()
    for state in played(game_of(name, options), 2, 300):
        for action in state.history()[len(position.history) :]:
            position.play(action)
        assert str(state) == position.text()
        assert state.legal_actions() == position.legal_actions()
        if state.is_chance_node():
            total = sum(position.weights().values())
            assert state.chance_outcomes() == [(action, odds / total) for action, odds in position.weights().items()]


# What a player knows


@EVERY
def test_a_player_cannot_tell_an_imagined_game_from_the_true_one(name: str, options: dict[str, int]) -> None:
    luck = random.Random(3)
    others = 0
    for state in played(game_of(name, options), 3, 120):
        for player in range(state.num_players()):
            imagined = state.resample_from_infostate(player, luck.random)
            assert imagined.information_state_string(player) == state.information_state_string(player)
            assert imagined.observation_string(player) == state.observation_string(player)
            assert imagined.observation_tensor(player) == state.observation_tensor(player)
            assert imagined.history() == []
            others += str(imagined) != str(state)
    position = state.position
    has_secrets = any(position.known_bytes(player) != position.state_bytes() for player in range(position.player_count))
    assert others or not has_secrets


@EVERY
def test_an_information_state_goes_on_in_an_imagined_game_as_in_the_true_one(
    name: str, options: dict[str, int]
) -> None:
    compared = 0
    for state in [state.clone() for state in played(game_of(name, options), 4, 40) if state.is_player_node()]:
        player = state.current_player()
        imagined = state.resample_from_infostate(player, random.Random(4).random)
        action = state.legal_actions()[0]
        before = state.information_state_string(player)
        for one in (state, imagined):
            one.apply_action(action)
        assert state.information_state_string(player) != before
        if state.observation_string(player) == imagined.observation_string(player):
            assert state.information_state_string(player) == imagined.information_state_string(player)
            compared += 1
    assert compared


# Texts and structs


@EVERY
def test_structs_lead_there_and_back(name: str, options: dict[str, int]) -> None:
    game = game_of(name, options)
    for state in played(game, 5, 30):
        assert str(game.new_initial_state(state.to_struct())) == str(state)
        assert str(game.new_initial_state(json.loads(state.to_struct().to_json()))) == str(state)
        seen = json.loads(state.to_observation_struct(0).to_json())
        assert seen["seat"] == 0
        for action in state.legal_actions()[:3]:
            struct = state.action_to_struct(state.current_player(), action)
            assert state.struct_to_actions(struct) == [action]


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing() -> None:
    state = game_of("haru_ichiban", {}).new_initial_state()
    before = str(state), state.history()
    with pytest.raises(hortus.IllegalAction, match="H"):
        state.apply_action(196)
    assert (str(state), state.history()) == before


@pytest.mark.parametrize("player", [-1, 2])
def test_nobody_imagines_for_a_seat_that_does_not_exist(player: int) -> None:
    state = game_of("haru_ichiban", {}).new_initial_state()
    with pytest.raises(hortus.HortusError, match=f"There is no seat {player}"):
        state.resample_from_infostate(player, random.Random(1).random)


def test_wrong_parameters_are_refused_by_name() -> None:
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'colour'"):
        pyspiel.load_game("hortus_haru_ichiban", {"colour": "blue"})
    with pytest.raises(hortus.UnknownOption, match="dragonfly, croak"):
        pyspiel.load_game("hortus_haru_ichiban", {"edition": "blue"})
    with pytest.raises(hortus.UnreadableText):
        game_of("haru_ichiban", {}).new_initial_state("nonsense")
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="secrets of all"):
        game_of("haru_ichiban", {}).make_py_observer(everything)
