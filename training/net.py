"""The net that learns: a residual perceptron, with weights shared over the cells of a map where there is one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from hortus.contract.game import Cells, Game
from hortus.players.nets.cells import OPPOSITE
from hortus.players.nets.weights import AT_ONCE, load_net, save_net
from hortus.players.nets.weights import Net as Weights

NEVER = -1e9
"""Of an action that is not legal, and of a seat at which nobody sits."""


class Net(nn.Module):
    """From what a seat knows to how much it likes each action, and who it thinks will win: itself, the next, ..

    Where the game has cells, features and actions of cells go through `Shared` weights.
    """

    def __init__(self, game: Game, width: int, blocks: int, channels: int, layers: int) -> None:
        super().__init__()
        if width % AT_ONCE or channels % AT_ONCE:
            raise ValueError(f"The width and the channels of a net are multiples of {AT_ONCE}.")
        features, kinds, cells = game.feature_count, game.action_count, game.cells
        self.cells: Shared | None = None
        if cells is not None:
            features, kinds = features - cells.feature_count, cells.kind_count
            self.cells = Shared(cells, width, channels, layers)
        self.first = nn.Linear(features, width)
        self.blocks = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        self.policy = nn.Linear(width, kinds)
        self.value = nn.Linear(width, len(game.seat_names))
        for layer, gain in ((self.first, 2**0.5), *((block, 2**-0.5) for block in self.blocks)):
            nn.init.orthogonal_(layer.weight, gain)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 0.1)
        for layer in (self.first, *self.blocks, self.policy, self.value):
            nn.init.zeros_(layer.bias)

    def forward(self, numbers: Tensor) -> tuple[Tensor, Tensor]:
        hidden = torch.relu(self.first(numbers[:, -self.first.in_features :]))
        if self.cells is not None:
            known, told = self.cells.look(numbers[:, : -self.first.in_features], hidden)
            hidden = hidden + told
        for block in self.blocks:
            hidden = hidden + torch.relu(block(hidden))
        likes = self.policy(hidden).float()
        if self.cells is not None:
            likes = self.cells.likes(likes, hidden, known)
        return likes, self.value(hidden).float()

    def weights(self) -> Weights:
        arrays = {
            "first": self.first.weight.T,
            "first_bias": self.first.bias,
            "blocks": torch.stack([block.weight.T for block in self.blocks]),
            "block_biases": torch.stack([block.bias for block in self.blocks]),
            "policy": self.policy.weight,
            "policy_bias": self.policy.bias,
            "value": self.value.weight,
            "value_bias": self.value.bias,
            **({} if self.cells is None else dict(self.cells.named_parameters())),
        }
        return Weights.of(**{name: tensor.detach().float().cpu().numpy() for name, tensor in arrays.items()})

    @torch.no_grad()
    def take(self, weights: Weights) -> None:
        """Be the net of these weights."""
        arrays = {name: torch.from_numpy(array) for name, array in weights.parts.items()}
        self.first.weight.copy_(arrays.pop("first").T)
        self.first.bias.copy_(arrays.pop("first_bias"))
        for block, weight, bias in zip(self.blocks, arrays.pop("blocks"), arrays.pop("block_biases"), strict=True):
            block.weight.copy_(weight.T)
            block.bias.copy_(bias)
        for layer, name in ((self.policy, "policy"), (self.value, "value")):
            layer.weight.copy_(arrays.pop(name))
            layer.bias.copy_(arrays.pop(f"{name}_bias"))
        if self.cells is not None:
            self.cells.load_state_dict(arrays)

    def save(self, file: Path, facts: dict[str, object]) -> None:
        save_net(file, self.weights(), facts)


class Shared(nn.Module):
    """The weights that all cells of a map share. The last cell is none: what lies around the map."""

    around_of: Tensor  # [7 x cell] the cell itself and its neighbours
    seen_from: Tensor  # [7 x cell] where each cell stands among the cells around others
    liked_at: Tensor  # [2, action] its cells, of its kind, among the cells of all kinds
    of_kind: Tensor  # [kind, action] 1 at the kind of each

    def __init__(self, cells: Cells, width: int, channels: int, layers: int) -> None:
        super().__init__()
        self.count, self.planes = cells.count, cells.planes
        ways = 1 + cells.neighbours.shape[1]
        self.around = nn.Parameter(torch.randn(ways, cells.planes, channels) * (2 / (3 * ways)) ** 0.5)
        self.around_bias = nn.Parameter(torch.zeros(channels))
        self.lent = nn.Parameter(torch.randn(width, channels) * (1 / width) ** 0.5)
        self.layers = nn.Parameter(torch.randn(layers, ways, channels, channels) * (0.5 / ways / channels) ** 0.5)
        self.layer_biases = nn.Parameter(torch.zeros(layers, channels))
        self.gathered = nn.Parameter(torch.randn(2 * channels, width) * (1 / channels) ** 0.5)
        self.gathered_bias = nn.Parameter(torch.zeros(width))
        self.wanted = nn.Parameter(torch.randn(cells.kinds_at_cells, width, channels) * 0.1 / width**0.5)
        outside = cells.count
        around = torch.full((cells.count + 1, ways), outside)
        around[:, 0] = torch.arange(cells.count + 1)
        around[:outside, 1:] = torch.tensor(cells.neighbours)
        opposite = torch.tensor([0, *((way + OPPOSITE) % (ways - 1) + 1 for way in range(ways - 1))])
        kinds, places = torch.tensor(cells.kinds), torch.tensor(cells.places).T
        self.register_buffer("around_of", around.flatten(), persistent=False)
        self.register_buffer("seen_from", (around[:, opposite] * ways + torch.arange(ways)).flatten(), persistent=False)
        self.register_buffer(
            "liked_at", torch.where(places == outside, outside, kinds * (outside + 1) + places), persistent=False
        )
        self.register_buffer("of_kind", nn.functional.one_hot(kinds).T.float(), persistent=False)

    def look(self, numbers: Tensor, whole: Tensor) -> tuple[Tensor, Tensor]:
        """[game, cell, channel] what is known of each cell, and what all of them tell."""
        planes = numbers.to(whole.dtype).unflatten(1, (self.planes, self.count))
        cells = nn.functional.pad(planes.transpose(1, 2), (0, 0, 0, 1))
        is_there = (cells != 0).any(2, keepdim=True).to(cells.dtype)
        lent = nn.functional.linear(whole, self.lent.T)
        hidden = torch.relu(self._weighed(cells, self.around, self.around_bias) + lent[:, None]) * is_there
        for weights, bias in zip(self.layers, self.layer_biases, strict=True):
            hidden = hidden + torch.relu(self._weighed(hidden, weights, bias)) * is_there
        count = is_there.float().sum(1).clamp(min=1)
        told = torch.cat([hidden.float().sum(1) / count, hidden.amax(1)], 1)
        return hidden, torch.relu(nn.functional.linear(told, self.gathered.T, self.gathered_bias))

    def _weighed(self, cells: Tensor, weights: Tensor, bias: Tensor) -> Tensor:
        near = Near.apply(cells, self.around_of, self.seen_from)
        return nn.functional.linear(near.unflatten(1, (self.count + 1, -1)).flatten(2), weights.flatten(0, 1).T, bias)

    def likes(self, of_kinds: Tensor, whole: Tensor, known: Tensor) -> Tensor:
        """[game, action] how much each is liked, for what it is and for where it is done."""
        sought = torch.einsum("gw,kwc->gkc", whole, self.wanted)
        found = torch.bmm(sought, known.transpose(1, 2)).float().flatten(1)
        first, second = (found.index_select(1, places) for places in self.liked_at)
        return (of_kinds @ self.of_kind).float() + first + second


class Near(torch.autograd.Function):
    """Each cell and its neighbours. Backwards is as quick as forwards, because neighbours are so mutually."""

    @staticmethod
    def forward(ctx: Any, cells: Tensor, around_of: Tensor, seen_from: Tensor) -> Tensor:
        ctx.save_for_backward(seen_from)
        ctx.count = cells.shape[1]
        return cells.index_select(1, around_of)

    @staticmethod
    def backward(ctx: Any, *wanted: Tensor) -> tuple[Tensor, None, None]:
        (seen_from,) = ctx.saved_tensors
        return wanted[0].index_select(1, seen_from).unflatten(1, (ctx.count, -1)).sum(2), None, None


def read_net(game: Game, file: Path) -> Net:
    """The net of a file, to play against or to go on with."""
    weights = load_net(file)
    net = Net(game, len(weights.first_bias), len(weights.blocks), len(weights.around_bias), len(weights.layers))
    net.take(weights)
    return net


def log_policy(likes: Tensor, mask: Tensor) -> Tensor:
    """The logarithms of the chances of all actions."""
    return torch.log_softmax(torch.where(mask, likes, NEVER), -1)


def returns_of(chances: Tensor, seated: Tensor, counts: Tensor) -> Tensor:
    """What each seat may expect, from who is likely to win, as `Position.returns` counts it."""
    won = torch.softmax(torch.where(seated, chances, NEVER), -1)
    count = counts[..., None].float()
    return torch.where(seated, (won * count - 1) / (count - 1), 0.0)
