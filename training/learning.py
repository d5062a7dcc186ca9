"""One round of learning: what went better than expected is made more likely, and expectations are put right."""

from __future__ import annotations

from collections.abc import Iterator

import torch
from torch import Tensor

from training.net import Net, log_policy, returns_of
from training.selfplay import SelfPlay, precision
from training.settings import Settings


def between(ends: tuple[float, float], done: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * done


class Learner:
    """A net and how it is changed."""

    def __init__(self, net: Net, settings: Settings, device: str) -> None:
        self.net, self.settings, self.device = net, settings, device
        self.optimizer = torch.optim.Adam(net.parameters(), eps=1e-5, fused=device == "cuda")

    def learn(self, games: SelfPlay, done: float) -> dict[str, float]:
        """From all decisions just played; `done` is the part of the training that is over."""
        settings = self.settings
        for group in self.optimizer.param_groups:
            group["lr"] = between(settings.rate, done)
        advantages = games.advantages(between(settings.horizon, done))
        targets = (advantages + games.values[:-1]).flatten(0, 1)
        kept = {
            "numbers": games.numbers[:-1].flatten(0, 1),
            "masks": games.masks[:-1].flatten(0, 1),
            "actors": games.actors[:-1].flatten(),
            "actions": games.actions.flatten(),
            "logs": games.logs.flatten(),
            "learns": games.learns(slice(None, -1)).flatten().float(),
        }
        gains = advantages.flatten(0, 1).gather(1, kept["actors"][:, None])[:, 0]
        own = kept["learns"] > 0
        gains = (gains - gains[own].mean()) / (gains[own].std() + 1e-8)
        told = torch.zeros(4, device=self.device)
        rounds = 0
        for some in self._minibatches(len(gains)):
            lanes = some % games.count
            batch = {name: values[some] for name, values in kept.items()}
            wanted = games.from_own(targets[some], batch["actors"], lanes)
            told += self._step(batch, gains[some], wanted, games.seated[lanes], games.counts[lanes], done)
            rounds += 1
        names = ("policy loss", "value loss", "entropy", "clipped")
        return dict(zip(names, (told / rounds).tolist(), strict=True))

    def _minibatches(self, count: int) -> Iterator[Tensor]:
        for _ in range(self.settings.epochs):
            yield from torch.randperm(count, device=self.device).split(self.settings.minibatch)

    def _step(
        self, batch: dict[str, Tensor], gains: Tensor, wanted: Tensor, seated: Tensor, counts: Tensor, done: float
    ) -> Tensor:
        clip, weight = self.settings.clip, batch["learns"] / batch["learns"].mean()
        with precision(self.device):
            likes, chances = self.net(batch["numbers"].float())
        logs = log_policy(likes, batch["masks"])
        change = (logs.gather(1, batch["actions"][:, None])[:, 0] - batch["logs"]).exp()
        bounded = torch.min(change * gains, change.clamp(1 - clip, 1 + clip) * gains)
        policy_loss = -(bounded * weight).mean()
        off = (returns_of(chances, seated, counts) - wanted) * seated
        value_loss = off.square().sum() / seated.sum()
        entropy = (-(logs.exp() * logs).sum(-1) * weight).mean()
        loss = policy_loss + self.settings.value_weight * value_loss - between(self.settings.entropy, done) * entropy
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), self.settings.largest_gradient)
        self.optimizer.step()
        clipped = ((change - 1).abs() > clip).float().mean()
        return torch.stack([policy_loss, value_loss, entropy, clipped]).detach()
