"""OpenSpiel's own C++ at work, as peers to measure against."""

from __future__ import annotations

import random
import time
from functools import cache

import pyspiel

ROLLOUTS = 20_000
SIMULATIONS = 20


def rollout_moves_a_second(name: str, rollouts: int = ROLLOUTS) -> float:
    """Moves a second in random rollouts: MCTSBot with RandomRolloutEvaluator, rollouts times their mean length."""
    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts // SIMULATIONS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 100, False, 1, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    started = time.perf_counter()
    bot.step(state)
    return rollouts * mean_length(name) / (time.perf_counter() - started)


def simulations_a_second(name: str, simulations: int = 1_000) -> float:
    """Simulations a second of the whole MCTSBot, with one random rollout each."""
    game = pyspiel.load_game(name)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, simulations, 100, False, 1, False)
    state = game.new_initial_state()
    started = time.perf_counter()
    bot.step(state)
    return simulations / (time.perf_counter() - started)


@cache
def mean_length(name: str, games: int = 300) -> float:
    """The mean number of players' moves in a random game."""
    generator = random.Random(1)
    game = pyspiel.load_game(name)
    moves = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            moves += not state.is_chance_node()
            state.apply_action(generator.choice(state.legal_actions()))
    return moves / games


def python_driven_moves_a_second(name: str, games: int = 60) -> float:
    """Moves a second when Python asks for the legal actions and plays one of them."""
    generator = random.Random(1)
    game = pyspiel.load_game(name)
    moves = 0
    started = time.perf_counter()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(generator.choice(state.legal_actions()))
            moves += 1
    return moves / (time.perf_counter() - started)
