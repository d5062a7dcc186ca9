"""A game whose chance is played as it comes, and what its seats are handed: features and a mask of what is legal."""

from __future__ import annotations

import random
from operator import index
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from hortus.contract.errors import IllegalAction
from hortus.contract.game import CHANCE, OVER, Game
from hortus.contract.position import Position

Observation = dict[str, Any]

RENDER_MODES = ("human", "ansi")
LOST = -1.0
"""What an illegal action is worth to whoever tried it. It ends the game, as researchers are used to."""


class Seats:
    """A position in which it is always a seat's turn, until the game is over or somebody has tried what is illegal."""

    def __init__(self, game: Game, seed: int) -> None:
        self.luck = random.Random(seed)
        self.position: Position = game.start()
        self.culprit: int | None = None
        self.refusal = ""
        self._settle()

    @property
    def is_over(self) -> bool:
        return self.culprit is not None or self.position.to_act == OVER

    def play(self, action: Any) -> None:
        number = index_in(action, self.position.game.action_count)
        try:
            self.position.play(number)
        except IllegalAction as illegal:
            self.culprit = self.position.to_act
            self.refusal = str(illegal)
        else:
            self._settle()

    def _settle(self) -> None:
        position = self.position
        while position.to_act == CHANCE:
            weights = position.weights()
            [action] = self.luck.choices(tuple(weights), tuple(weights.values())) if len(weights) > 1 else weights
            position.play(action)

    def returns(self) -> list[float]:
        """What the result is worth to each seat."""
        if self.culprit is None:
            return list(self.position.returns())
        return [LOST if seat == self.culprit else 0.0 for seat in range(self.position.player_count)]

    def info(self, seat: int) -> dict[str, Any]:
        """Why the game ended early, with the rule, for whoever has ended it."""
        return {"refusal": self.refusal} if seat == self.culprit else {}

    def observation(self, seat: int) -> Observation:
        """What the seat knows, and a mask of what it may do now: nothing, where it is not its turn."""
        position = self.position
        mask = np.zeros(position.game.action_count, np.int8)
        if seat in position.choosing:
            mask[position.legal_actions(seat)] = 1
        return {"observation": position.features(seat), "action_mask": mask}

    def render(self, mode: str | None) -> str | None:
        """The board as everybody may see it."""
        if mode is None:
            return None
        drawing = self.position.game.draw(self.position.view_for(None))
        if mode == "ansi":
            return drawing
        print(drawing)
        return None


def index_in(action: Any, count: int) -> int:
    """An action as a plain number; what is none of the action space fails as researchers are used to."""
    try:
        number = index(action)
    except TypeError:
        number = -1
    assert 0 <= number < count, f"{action!r} is not in the action space: whole numbers from 0 to {count - 1}"
    return number


def check_mode(mode: str | None) -> None:
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"render_mode is {mode!r}, but can be {', '.join(RENDER_MODES)} or None")


def action_space(game: Game) -> Discrete:
    return Discrete(game.action_count)


def observation_space(game: Game) -> Dict:
    features = Box(-np.inf, np.inf, (game.feature_count,), np.float32)
    return Dict({"observation": features, "action_mask": Box(0, 1, (game.action_count,), np.int8)})
