"""Games of OpenSpiel and PettingZoo that are not ours, before our laws: `check_environment(OpenSpielGame(game))`.

Neither library is imported here: whoever has a game of theirs has it already.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from hortus.contract.game import CHANCE, OVER

GAMES_TO_KNOW = 400
"""Random games in which situations are looked for that a player may not tell apart."""
KEPT = 4
"""Of those that are alike, so many are kept."""

SpielWorld = Callable[[Any, int, random.Random], Any]
PettingZooWorld = Callable[[Any, str, random.Random], None]


# OpenSpiel


class OpenSpielGame:
    """A game of OpenSpiel, turn by turn.

    What a player may not tell apart: the states that `world(state, player, generator)` makes, which deals anew whatever
    the player should not know. Without it the states with one information state, which the game is then trusted with:
    those of `resample_from_infostate`, or where the game has none, those that random games meet.
    """

    def __init__(self, game: Any, world: SpielWorld | None = None) -> None:
        if str(game.get_type().dynamics).endswith("SIMULTANEOUS"):
            raise ValueError("players act at once here: hand over pyspiel.convert_to_turn_based(game)")
        self.game = game
        self.world = world
        self.longest: int = game.max_game_length() + game.max_chance_nodes_in_history()
        self._alike: dict[tuple[int, str], list[Any]] = {}

    def start(self, seed: int) -> SpielSituation:
        return SpielSituation(self, self.game.new_initial_state())

    def alike(self, state: Any, player: int) -> list[Any]:
        """Other states that were met and have the same information state."""
        if not self._alike:
            for number in range(GAMES_TO_KNOW):
                self._look_around(random.Random(number))
        found = self._alike.get((player, state.information_state_string(player)), [])
        return [other for other in found if other.history() != state.history()]

    def _look_around(self, luck: random.Random) -> None:
        state = self.game.new_initial_state()
        while not state.is_terminal():
            players = range(0 if state.is_chance_node() else self.game.num_players())
            for player in players:
                kept = self._alike.setdefault((player, state.information_state_string(player)), [])
                if len(kept) < KEPT and all(other.history() != state.history() for other in kept):
                    kept.append(state.clone())
            state.apply_action(luck.choice(state.legal_actions()))


class SpielSituation:
    def __init__(self, environment: OpenSpielGame, state: Any) -> None:
        self.environment = environment
        self.state = state
        self.seats: int = environment.game.num_players()

    @property
    def to_act(self) -> int:
        if self.state.is_terminal():
            return OVER
        return CHANCE if self.state.is_chance_node() else int(self.state.current_player())

    def legal(self) -> Sequence[int]:
        return list(self.state.legal_actions())

    def odds(self) -> Mapping[int, float]:
        return dict(self.state.chance_outcomes())

    def after(self, action: int) -> SpielSituation:
        return SpielSituation(self.environment, self.state.child(action))

    def result(self) -> Sequence[float]:
        return list(self.state.returns())

    def shown(self, seat: int) -> Mapping[str, bytes]:
        kind = self.environment.game.get_type()
        names = ["observation_string", "observation_tensor", "information_state_string", "information_state_tensor"]
        told = {name: getattr(self.state, name)(seat) for name in names if getattr(kind, f"provides_{name}")}
        return {name: as_bytes(value) for name, value in told.items()}

    def worlds(self, seat: int, number: int) -> Iterator[SpielSituation]:
        luck, environment = random.Random(number), self.environment
        if self.to_act < 0:
            return  # while chance deals nobody has to know anything
        if environment.world is not None:
            found = [environment.world(self.state.clone(), seat, luck)]
        else:
            try:
                found = [self.state.resample_from_infostate(seat, luck.random)]
            except Exception:
                found = environment.alike(self.state, seat)
        yield from (SpielSituation(environment, state) for state in found)


# PettingZoo


class PettingZooGame:
    """An environment of PettingZoo, agent after agent. A situation is its seed and the actions since, which are played
    again in a new environment: many of them do not bear to be copied.

    `world(environment, agent, generator)` is handed one of its own, and deals anew whatever the agent should not know.
    """

    def __init__(self, make: Callable[[], Any], world: PettingZooWorld, longest: int = 1000) -> None:
        self.make = make
        self.world = world
        self.longest = longest

    def start(self, seed: int) -> PettingZooSituation:
        return PettingZooSituation(self, seed, ())


class PettingZooSituation:
    def __init__(self, game: PettingZooGame, seed: int, actions: tuple[int, ...]) -> None:
        self.game = game
        self.seed = seed
        self.actions = actions
        self.environment = game.make()
        self.environment.reset(seed=seed)
        for action in actions:
            self.environment.step(action)
        self.agents: list[str] = self.environment.possible_agents
        self.seats = len(self.agents)

    @property
    def to_act(self) -> int:
        env = self.environment
        if all(env.terminations[agent] or env.truncations[agent] for agent in env.agents):
            return OVER
        return self.agents.index(env.agent_selection)

    def legal(self) -> Sequence[int]:
        """By the mask in the observation or in the info; without one, everything."""
        if self.to_act == OVER:
            return []
        agent = self.environment.agent_selection
        observed = self.environment.observe(agent)
        infos = self.environment.infos[agent]
        mask = observed.get("action_mask") if isinstance(observed, Mapping) else None
        mask = infos.get("action_mask") if mask is None else mask
        if mask is None:
            return list(range(self.environment.action_space(agent).n))
        return np.flatnonzero(mask).tolist()

    def odds(self) -> Mapping[int, float]:
        return {}  # chance is inside

    def after(self, action: int) -> PettingZooSituation:
        return PettingZooSituation(self.game, self.seed, (*self.actions, action))

    def result(self) -> Sequence[float]:
        return [float(self.environment.rewards[agent]) for agent in self.agents]

    def shown(self, seat: int) -> Mapping[str, bytes]:
        env, agent = self.environment, self.agents[seat]
        told = {"observation": env.observe(agent), "info": env.infos.get(agent), "reward": env.rewards.get(agent)}
        return {name: as_bytes(value) for name, value in told.items()}

    def worlds(self, seat: int, number: int) -> Iterator[PettingZooSituation]:
        world = PettingZooSituation(self.game, self.seed, self.actions)
        self.game.world(world.environment, self.agents[seat], random.Random(number))
        yield world


def as_bytes(value: Any) -> bytes:
    """Whatever an observation is made of, to be compared."""
    return json.dumps(_plain(value), sort_keys=True, ensure_ascii=False).encode()


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {str(name): _plain(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    if isinstance(value, np.ndarray | np.generic):
        return value.tolist()
    return value if isinstance(value, str | int | float | bool | None) else repr(value)
