"""The games in Gymnasium: one seat is yours, the others are played by a computer player.

An observation is what the seat knows, as features, with a mask of the legal actions. An illegal action loses the game;
its rule stands in the info.
"""

from __future__ import annotations

from typing import Any

import gymnasium

from hortus.adapters.seats import RENDER_MODES, Observation, Seats, action_space, check_mode, observation_space
from hortus.games import load, names
from hortus.players.player import player


def env(name: str, opponent: str = "greedy", seat: int = 0, render_mode: str | None = None, **options: object) -> Alone:
    """Play `seat` against an opponent that `hortus.player` knows."""
    return Alone(name, opponent, seat, render_mode, **options)


def register() -> None:
    """Make every game known to `gymnasium.make` as `hortus/<name>-v0`; those that are known to it already stay."""
    for name in names():
        known = f"hortus/{name}-v0"
        if known not in gymnasium.registry:
            gymnasium.register(known, "hortus.adapters.gymnasium:env", kwargs={"name": name})


class Alone(gymnasium.Env[Observation, Any]):
    """One agent at a table."""

    def __init__(self, name: str, opponent: str, seat: int, render_mode: str | None, **options: object) -> None:
        check_mode(render_mode)
        self.game = load(name, **options)
        count = self.game.start().player_count
        if seat not in range(count):
            raise ValueError(f"seat is {seat!r}, but can be 0 to {count - 1}")
        self.metadata = {"render_modes": [*RENDER_MODES], "render_fps": 1}
        self.seat = seat
        self.opponent = opponent
        self.render_mode = render_mode
        self.action_space = action_space(self.game)
        self.observation_space = observation_space(self.game)
        self._other = player(self.game, opponent)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._seats = Seats(self.game, int(self.np_random.integers(2**63)))
        self._other = player(self.game, self.opponent, seed=int(self.np_random.integers(2**31)))
        self._wait()
        return self._seats.observation(self.seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._seats.play(action)
        self._wait()
        seats, seat = self._seats, self.seat
        if self.render_mode == "human":
            self.render()
        return seats.observation(seat), seats.returns()[seat], seats.is_over, False, seats.info(seat)

    def _wait(self) -> None:
        """Until it is this seat's turn again, or all is over."""
        seats = self._seats
        while not seats.is_over and seats.position.to_act != self.seat:
            seats.play(self._other.choose(seats.position, seats.position.to_act))

    def render(self) -> str | None:
        return self._seats.render(self.render_mode)
