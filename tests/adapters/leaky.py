"""Tiny games of other people with a planted fault each, for our laws to find."""

from __future__ import annotations

import random
from itertools import count
from typing import Any

import numpy as np
import pettingzoo
from gymnasium.spaces import Box, Discrete

CARDS = 3
RESETS = count()


class HighCard(pettingzoo.AECEnv[str, Any, int]):
    """Two agents have a card each and bet or pass; the higher card wins the bets. A fault may be planted."""

    metadata = {"name": "high_card_v0"}  # noqa: RUF012

    def __init__(self, fault: str = "") -> None:
        self.fault = fault
        self.possible_agents = ["ann", "ben"]
        self.action_spaces = {agent: Discrete(2) for agent in self.possible_agents}
        self.observation_spaces = {agent: Box(-1, CARDS, (4,), np.int8) for agent in self.possible_agents}

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Box:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        luck = random.Random(next(RESETS) if self.fault == "unseeded" else seed)
        self.agents = self.possible_agents[:]
        self.cards = dict(zip(self.agents, luck.sample(range(CARDS), 2), strict=True))
        self.bets: list[int] = []
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = "ann"

    def observe(self, agent: str) -> Any:
        other = self.cards["ben" if agent == "ann" else "ann"] if self.fault == "leak" else -1
        return np.array([self.cards[agent], other, *[*self.bets, -1, -1][:2]], np.int8)

    def step(self, action: int) -> None:
        self.bets.append(action)
        self.agent_selection = "ben"
        if len(self.bets) == 2:
            stake = 1.0 + sum(self.bets)
            ann = stake if self.cards["ann"] > self.cards["ben"] else -stake
            self.rewards = {"ann": ann, "ben": -ann}
            self.terminations = dict.fromkeys(self.agents, self.fault != "endless")
            if self.fault == "endless":
                self.bets = []


def deal_anew(environment: HighCard, agent: str, luck: random.Random) -> None:
    """The other's card is any that the agent does not have."""
    if not all(environment.terminations.values()):
        other = "ben" if agent == "ann" else "ann"
        environment.cards[other] = luck.choice([card for card in range(CARDS) if card != environment.cards[agent]])


class Telltale:
    """A state of OpenSpiel whose author took its text, which tells all cards, for the observation."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)

    def observation_string(self, player: int) -> str:
        return str(self.state)

    def child(self, action: int) -> Telltale:
        return Telltale(self.state.child(action))

    def clone(self) -> Telltale:
        return Telltale(self.state.clone())

    def resample_from_infostate(self, player: int, sampler: Any) -> Any:
        raise NotImplementedError


class TelltaleGame:
    def __init__(self, game: Any) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def new_initial_state(self) -> Telltale:
        return Telltale(self.game.new_initial_state())
