"""Peers to measure against: OpenSpiel's own C++, and Pgx, which JAX compiles."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

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


PGX_GAMES = 4_096
PGX_STEPS = 100


def batch_moves_a_second(name: str) -> float:
    """Random moves a second of Pgx in one batch, the policy inside what JAX compiles, new games at once."""
    play, states, key = pgx_play(name)
    started = time.perf_counter()
    play(states, key)[0].block_until_ready()
    return PGX_GAMES * PGX_STEPS / (time.perf_counter() - started)


@cache
def pgx_play(name: str) -> tuple[Callable[..., Any], Any, Any]:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def play(states: Any, key: Any) -> Any:
        def move(states: Any, key: Any) -> Any:
            choices, chances = jax.random.split(key)
            odds = jax.numpy.where(states.legal_action_mask, 0.0, -jax.numpy.inf)
            actions = jax.random.categorical(choices, odds)
            return step(states, actions, jax.random.split(chances, PGX_GAMES)), None

        states, _ = jax.lax.scan(move, states, jax.random.split(key, PGX_STEPS))
        return states.legal_action_mask, states

    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), PGX_GAMES))
    _, states = play(states, jax.random.PRNGKey(2))
    return play, states, jax.random.PRNGKey(3)


# The same loop over ours and theirs


def spiel_steps_a_second(name: str, seconds: float = 1.0) -> float:
    """Actions a second when Python plays at random through OpenSpiel, chance by its odds."""
    from hortus.adapters import openspiel

    openspiel.register()
    import_module("open_spiel.python.games")  # which registers those in Python
    luck = random.Random(1)
    game = pyspiel.load_game(name)
    steps = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(actions, odds)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
            steps += 1
    return steps / (time.perf_counter() - started)


def pettingzoo_steps_a_second(name: str, seconds: float = 1.0) -> float:
    """Moves a second when Python plays at random through PettingZoo, by the masks."""
    import numpy as np
    import pettingzoo

    from hortus.adapters.pettingzoo import register

    register()
    luck = random.Random(1)
    env = pettingzoo.make("aec", name)
    moves = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        env.reset(seed=moves)
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(luck.choice(np.flatnonzero(observation["action_mask"])))
                moves += 1
    return moves / (time.perf_counter() - started)
