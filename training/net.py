"""The net that learns: a residual perceptron, with weights shared over the cells of a map where there is one."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from hortus.contract.game import Cells, Game
from hortus.players.nets.weights import Net as Weights
from hortus.players.nets.weights import load_net, save_net

NEVER = -1e9
"""Of an action that is not legal, and of a seat at which nobody sits."""


class Net(nn.Module):
    """From what a seat knows to how much it likes each action, and who it thinks will win: itself, the next, ..

    Where the game has cells, features and actions of cells go through `Shared` weights.
    """

    def __init__(self, game: Game, width: int, blocks: int, channels: int, layers: int) -> None:
        super().__init__()
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
            self.cells.load_state_dict(arrays, strict=False)  # the map is no weight

    def save(self, file: Path, facts: dict[str, object]) -> None:
        save_net(file, self.weights(), facts)


class Shared(nn.Module):
    """The weights that all cells of a map share. The map lies on a grid, on which a neighbour is a step away."""

    cell_at: Tensor  # [place on the grid]
    liked_at: Tensor  # [2, action] the places of its cells on the grids of the kinds, one after the other
    of_kind: Tensor  # [kind, action] 1 at the kind of each

    def __init__(self, cells: Cells, width: int, channels: int, layers: int) -> None:
        super().__init__()
        self.count, self.planes = cells.count, cells.planes
        around = 1 + cells.neighbours.shape[1]
        self.around = nn.Parameter(torch.randn(around, cells.planes, channels) * (2 / (3 * around)) ** 0.5)
        self.around_bias = nn.Parameter(torch.zeros(channels))
        self.lent = nn.Parameter(torch.randn(width, channels) * (1 / width) ** 0.5)
        self.layers = nn.Parameter(torch.randn(layers, around, channels, channels) * (0.5 / around / channels) ** 0.5)
        self.layer_biases = nn.Parameter(torch.zeros(layers, channels))
        self.gathered = nn.Parameter(torch.randn(2 * channels, width) * (1 / channels) ** 0.5)
        self.gathered_bias = nn.Parameter(torch.zeros(width))
        self.wanted = nn.Parameter(torch.randn(cells.kinds_at_cells, width, channels) * 0.1 / width**0.5)
        places = torch.tensor(places_of(cells.neighbours))
        self.height, self.breadth = (int(size) + 2 for size in places.max(0).values)  # with a place that is no cell
        size, nowhere = self.height * self.breadth, self.height * self.breadth - 1
        where = torch.cat([places[:, 0] * self.breadth + places[:, 1], torch.tensor([nowhere])])  # [cell]
        cell_at = torch.full((size,), cells.count)
        cell_at[where[:-1]] = torch.arange(cells.count)
        kinds, done_at = torch.tensor(cells.kinds), where[torch.tensor(cells.places)].T
        self.register_buffer("cell_at", cell_at)
        self.register_buffer("liked_at", torch.where(done_at == nowhere, nowhere, kinds * size + done_at))
        self.register_buffer("of_kind", nn.functional.one_hot(kinds).T.float())

    def look(self, numbers: Tensor, whole: Tensor) -> tuple[Tensor, Tensor]:
        """[game, channel, place] what is known of each cell, and what all of them tell."""
        planes = nn.functional.pad(numbers.to(whole.dtype).unflatten(1, (self.planes, self.count)), (0, 1))
        grid = planes.index_select(2, self.cell_at).unflatten(2, (self.height, self.breadth))
        grid = grid.contiguous(memory_format=torch.channels_last)
        is_there = (grid != 0).any(1, keepdim=True).to(grid.dtype)
        lent = nn.functional.linear(whole, self.lent.T)
        hidden = torch.relu(self._convolved(grid, self.around, self.around_bias) + lent[:, :, None, None]) * is_there
        for weights, bias in zip(self.layers, self.layer_biases, strict=True):
            hidden = hidden + torch.relu(self._convolved(hidden, weights, bias)) * is_there
        count = is_there.float().sum((2, 3)).clamp(min=1)
        told = torch.cat([hidden.float().sum((2, 3)) / count, hidden.amax((2, 3))], 1)
        return hidden.flatten(2), torch.relu(nn.functional.linear(told, self.gathered.T, self.gathered_bias))

    def _convolved(self, grid: Tensor, weights: Tensor, bias: Tensor) -> Tensor:
        """A neighbour is one of eight steps on a grid, and two of these are none."""
        kernel = weights.new_zeros(3, 3, *weights.shape[1:])
        for weight, (down, right) in zip(weights, STEPS, strict=True):
            kernel[1 + down, 1 + right] = weight
        kernel = kernel.permute(3, 2, 0, 1).contiguous(memory_format=torch.channels_last)
        return nn.functional.conv2d(grid, kernel, bias, padding=1)

    def likes(self, of_kinds: Tensor, whole: Tensor, known: Tensor) -> Tensor:
        """[game, action] how much each is liked, for what it is and for where it is done."""
        sought = torch.einsum("gw,kwc->gkc", whole, self.wanted)
        found = torch.bmm(sought, known).float().flatten(1)
        first, second = (found.index_select(1, places) for places in self.liked_at)
        return (of_kinds @ self.of_kind).float() + first + second


STEPS = ((0, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0))
"""On the grid, down and right: to the cell itself and in each direction of `Cells.neighbours`."""


def places_of(neighbours: NDArray[np.int64]) -> list[tuple[int, int]]:
    """[cell] where it lies on a grid: every cell is reached from the first by steps."""
    places = {0: (0, 0)}
    open_cells = [0]
    for cell in open_cells:
        for other, (down, right) in zip(neighbours[cell].tolist(), STEPS[1:], strict=True):
            if other < len(neighbours) and other not in places:
                places[other] = (places[cell][0] + down, places[cell][1] + right)
                open_cells.append(other)
    top, left = (min(place[axis] for place in places.values()) for axis in range(2))
    return [(places[cell][0] - top, places[cell][1] - left) for cell in range(len(neighbours))]


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
