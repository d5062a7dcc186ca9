"""The games in PettingZoo: `env(name, **options)`, seat after seat, and `parallel_env`, all who choose at once.

An observation is what the seat knows, as features, with a mask of the legal actions. Chance is played inside. An
illegal action ends the game: its maker loses, and finds the reason with its rule in the info.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pettingzoo
from gymnasium.spaces import Dict, Discrete
from gymnasium.utils import EzPickle, seeding
from pettingzoo.utils import wrappers

from hortus.adapters.seats import RENDER_MODES, Observation, Seats, action_space, check_mode, observation_space
from hortus.games import load, names, studies


def env(name: str, render_mode: str | None = None, **options: object) -> pettingzoo.AECEnv[str, Observation, int]:
    """Turn after turn. A secret choice is made in the order of the seats, and nobody sees it before it is shown."""
    return wrappers.OrderEnforcingWrapper(Turns(name, render_mode, **options))


def parallel_env(
    name: str, render_mode: str | None = None, **options: object
) -> pettingzoo.ParallelEnv[str, Observation, int]:
    """All agents act in every step. Where the mask of one is empty it is not its turn, and any action will do."""
    return Together(name, render_mode, **options)


def register() -> None:
    """Make all games and studies known to `pettingzoo.make` as `hortus/<name>-v0`; those that it knows already stay."""
    for name in (*names(), *studies()):
        known = f"hortus/{name}-v0"
        if known not in pettingzoo.aec_registry:
            pettingzoo.register("aec", known, env, kwargs={"name": name})
            pettingzoo.register("parallel", known, parallel_env, kwargs={"name": name})


class _Table(EzPickle):
    """What both ways have in common."""

    def __init__(self, name: str, render_mode: str | None = None, **options: object) -> None:
        super().__init__(name, render_mode, **options)
        check_mode(render_mode)
        self.game = load(name, **options)
        self.metadata = {"name": f"hortus/{name}-v0", "render_modes": [*RENDER_MODES], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.start().player_count)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}

    def _begin(self, seed: int | None) -> None:
        self.agents = self.possible_agents[:]
        generator, _ = seeding.np_random(seed)  # refuses what is no seed
        self.seats = Seats(self.game, int(generator.integers(2**63)))

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def observe(self, agent: str) -> Observation:
        return self.seats.observation(self.seat_of[agent])

    def _returns(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.seats.returns(), strict=True))

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self.seats.info(seat) for agent, seat in self.seat_of.items()}

    def render(self) -> str | None:
        return self.seats.render(self.render_mode)

    def close(self) -> None:
        """There is no window."""


class Turns(_Table, pettingzoo.AECEnv[str, Observation, int]):
    """One agent after the other."""

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.seats.position.to_act]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.seats.play(action)
        if self.seats.is_over:
            self.rewards = self._returns()
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = self._infos()
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self.seats.position.to_act]
        if self.render_mode == "human":
            self.render()


class Together(_Table, pettingzoo.ParallelEnv[str, Observation, int]):
    """All agents at once: who chooses now is heard, in the order of the seats."""

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._begin(seed)
        return self._observations(), self._infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        for seat in self.seats.position.choosing:
            if not self.seats.is_over:
                self.seats.play(actions.get(self.possible_agents[seat]))
        if self.render_mode == "human":
            self.render()
        ended = dict.fromkeys(self.possible_agents, self.seats.is_over)
        going_on = dict.fromkeys(self.possible_agents, False)
        rewards = self._returns()
        if self.seats.is_over:
            self.agents = []
        return self._observations(), rewards, ended, going_on, self._infos()

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.possible_agents}
