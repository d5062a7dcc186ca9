"""The net that learns: a residual perceptron with a policy and a winning chance for each seat."""

from __future__ import annotations

from pathlib import Path

import torch
from torch import Tensor, nn

from hortus.players.nets.weights import Net as Weights
from hortus.players.nets.weights import load_net, save_net

NEVER = -1e9
"""Of an action that is not legal, and of a seat at which nobody sits."""


class Net(nn.Module):
    """From what a seat knows to how much it likes each action, and who it thinks will win: itself, the next, .."""

    def __init__(self, features: int, actions: int, seats: int, width: int, blocks: int) -> None:
        super().__init__()
        self.first = nn.Linear(features, width)
        self.blocks = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, seats)
        for layer, gain in ((self.first, 2**0.5), *((block, 2**-0.5) for block in self.blocks)):
            nn.init.orthogonal_(layer.weight, gain)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 0.1)
        for layer in (self.first, *self.blocks, self.policy, self.value):
            nn.init.zeros_(layer.bias)

    def forward(self, numbers: Tensor) -> tuple[Tensor, Tensor]:
        hidden = torch.relu(self.first(numbers))
        for block in self.blocks:
            hidden = hidden + torch.relu(block(hidden))
        return self.policy(hidden).float(), self.value(hidden).float()

    def weights(self) -> Weights:
        def array(tensor: Tensor) -> object:
            return tensor.detach().float().cpu().numpy()

        return Weights.of(
            first=array(self.first.weight.T),
            first_bias=array(self.first.bias),
            blocks=array(torch.stack([block.weight.T for block in self.blocks])),
            block_biases=array(torch.stack([block.bias for block in self.blocks])),
            policy=array(self.policy.weight),
            policy_bias=array(self.policy.bias),
            value=array(self.value.weight),
            value_bias=array(self.value.bias),
        )

    def save(self, file: Path, facts: dict[str, object]) -> None:
        save_net(file, self.weights(), facts)


def read_net(file: Path) -> Net:
    """The net of a file, to play against or to go on with."""
    weights = load_net(file)
    features, width = weights.first.shape
    net = Net(features, len(weights.policy), len(weights.value), width, len(weights.blocks))
    with torch.no_grad():
        net.first.weight.copy_(torch.from_numpy(weights.first.T))
        net.first.bias.copy_(torch.from_numpy(weights.first_bias))
        for number, block in enumerate(net.blocks):
            block.weight.copy_(torch.from_numpy(weights.blocks[number].T))
            block.bias.copy_(torch.from_numpy(weights.block_biases[number]))
        net.policy.weight.copy_(torch.from_numpy(weights.policy))
        net.policy.bias.copy_(torch.from_numpy(weights.policy_bias))
        net.value.weight.copy_(torch.from_numpy(weights.value))
        net.value.bias.copy_(torch.from_numpy(weights.value_bias))
    return net


def log_policy(likes: Tensor, mask: Tensor) -> Tensor:
    """The logarithms of the chances of all actions."""
    return torch.log_softmax(torch.where(mask, likes, NEVER), -1)


def returns_of(chances: Tensor, seated: Tensor, counts: Tensor) -> Tensor:
    """What each seat may expect, from who is likely to win, as `Position.returns` counts it."""
    won = torch.softmax(torch.where(seated, chances, NEVER), -1)
    count = counts[..., None].float()
    return torch.where(seated, (won * count - 1) / (count - 1), 0.0)
