"""Games that the net plays against itself, or against a frozen one: so many decisions of each, kept for learning."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import torch
from torch import Tensor

from hortus.adapters.batch import Batch
from training.net import Net, log_policy, returns_of
from training.settings import Settings, Variants

SPREAD = 300
"""Random steps at first, so that the games are not all at the same moment."""


def precision(device: str) -> AbstractContextManager[Any]:
    """Half of it is enough, and on a GPU much faster."""
    return torch.autocast(device, torch.bfloat16, enabled=device == "cuda")


class SelfPlay:
    """Names of shapes: T decisions, B games, S seats. Seats are absolute here; a net sees them from its own."""

    def __init__(self, game: str, variants: Variants, settings: Settings, device: str, seed: int) -> None:
        count, length = settings.games, settings.decisions
        self.batch = Batch(
            game,
            count,
            seed=seed,
            device=device,
            autoreset="SAME_STEP",
            copy=False,
            pass_forced=True,
            variants=variants,
        )
        self.device, self.length, self.count, self.seats = device, length, count, self.batch.seats
        features, actions = self.batch.game.feature_count, self.batch.game.action_count
        players = [each.start().player_count for each in self.batch.games]
        self.counts = torch.tensor(players, device=device).repeat(-(-count // len(players)))[:count]  # [B]
        self.seated = torch.arange(self.seats, device=device) < self.counts[:, None]  # [B, S]
        self.lanes = torch.arange(count, device=device)

        def room(*shape: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros(*shape, dtype=dtype, device=device)

        self.numbers = room(length + 1, count, features, dtype=torch.float16)
        self.masks = room(length + 1, count, actions, dtype=torch.bool)
        self.actors = room(length + 1, count, dtype=torch.int64)
        self.actions = room(length, count, dtype=torch.int64)
        self.logs = room(length, count)
        self.values = room(length + 1, count, self.seats)
        self.rewards = room(length, count, self.seats)
        self.done = room(length, count, dtype=torch.bool)
        self.frozen: Net | None = None
        self.learners = torch.full((count,), -1, device=device)  # [B] the seat that learns, or all
        self.batch.play_random(SPREAD)
        self._look(0)

    def against(self, frozen: Net) -> None:
        """From now on only one seat of each game learns; the others are a net that stays as it is."""
        self.frozen = frozen
        self.learners = torch.arange(self.count, device=self.device) // len(self.batch.games) % self.counts

    @torch.no_grad()
    def play(self, net: Net) -> None:
        """The next decisions; the last position is where the next ones begin."""
        if self.actions.any():
            for kept in (self.numbers, self.masks, self.actors):
                kept[0].copy_(kept[self.length])
        for moment in range(self.length):
            likes, self.values[moment] = self._judged(net, moment)
            if self.frozen is not None:
                with precision(self.device):
                    others, _ = self.frozen(self.numbers[moment].float())
                likes = torch.where(self.learns(moment)[:, None], likes, others)
            logs = log_policy(likes, self.masks[moment])
            chosen = (logs - torch.empty_like(logs).exponential_().log()).argmax(-1)
            self.actions[moment] = chosen
            self.logs[moment] = logs.gather(1, chosen[:, None])[:, 0]
            rewards, done = self.batch.step(chosen)
            self.rewards[moment], self.done[moment] = torch.from_dlpack(rewards), torch.from_dlpack(done)
            self._look(moment + 1)
        self.values[self.length] = self._judged(net, self.length)[1]

    def learns(self, moment: int | slice) -> Tensor:
        """Whether the decision is one to learn from."""
        return (self.learners < 0) | (self.actors[moment] == self.learners)

    def advantages(self, horizon: float) -> Tensor:
        """[T, B, S] how much better than expected it went on for each seat (GAE)."""
        found = torch.zeros_like(self.rewards)
        later = torch.zeros_like(self.rewards[0])
        for moment in range(self.length - 1, -1, -1):
            lives = (~self.done[moment])[:, None].float()
            surprise = self.rewards[moment] + lives * self.values[moment + 1] - self.values[moment]
            later = surprise + horizon * lives * later
            found[moment] = later
        return found

    def from_own(self, by_seat: Tensor, actors: Tensor, lanes: Tensor) -> Tensor:
        """What is given by seat, from the seat of each actor on."""
        counts = self.counts[lanes][:, None]
        places = (torch.arange(self.seats, device=self.device) + actors[:, None]) % counts
        return by_seat.gather(1, places)

    def _judged(self, net: Net, moment: int) -> tuple[Tensor, Tensor]:
        """How much each action is liked, and what each seat may expect."""
        with precision(self.device):
            likes, chances = net(self.numbers[moment].float())
        own = returns_of(chances, self.seated, self.counts)
        seats = torch.arange(self.seats, device=self.device)
        places = (seats - self.actors[moment][:, None]) % self.counts[:, None]
        return likes, own.gather(1, places) * self.seated

    def _look(self, moment: int) -> None:
        telling: list[tuple[Tensor, Callable[[], Any]]] = [
            (self.numbers, self.batch.features),
            (self.masks, lambda: self.batch.legal_mask),
            (self.actors, lambda: self.batch.to_act),
        ]
        for kept, told in telling:
            kept[moment].copy_(torch.from_dlpack(told()))
