"""With which settings each game is learnt, and in which variants it is played meanwhile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

Variants = Sequence[Mapping[str, object]]


@dataclass(frozen=True)
class Settings:
    """How long and how: numbers that go from one value to another do so over the time of the training."""

    seconds: float = 450.0
    games: int = 16_384  # played at once
    decisions: int = 64  # of each game before the net learns from them
    epochs: int = 2  # times that it learns from each decision
    minibatch: int = 32_768
    width: int = 512  # of the net
    blocks: int = 2
    channels: int = 32  # of each cell, where the game has a map
    layers: int = 3
    rate: tuple[float, float] = (5e-4, 2e-5)  # of learning
    entropy: tuple[float, float] = (0.05, 0.01)  # the worth of staying unpredictable
    clip: float = 0.2  # how far the policy may move on one batch
    horizon: tuple[float, float] = (0.95, 0.95)  # how much later judgement counts against the next one (lambda of GAE)
    largest_gradient: float = 1.0
    value_weight: float = 0.5


@dataclass(frozen=True)
class Lesson:
    """A game to be learnt."""

    settings: Settings = field(default_factory=Settings)
    variants: Variants = ({},)


def combined(**choices: Sequence[object]) -> Variants:
    """Every combination of options."""
    return [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]


LESSONS = {
    "haru_ichiban": Lesson(
        variants=combined(edition=("dragonfly", "croak"), layout=("standard", "standard", "ring", "islands"))
    ),
    "cherry_tree": Lesson(
        # Luck is most of what happens: many games seen once teach more than fewer seen twice, and in the end, when
        # judgement can be trusted, what comes much later only blurs what a decision was worth.
        Settings(seconds=470, epochs=1, horizon=(0.95, 0.8), entropy=(0.05, 0.005)),
        variants=[
            *combined(players=(2,), masteries=("blue",) * 14 + ("pink", "pink")),
            *combined(players=(2, 3, 4), masteries=("blue", "pink", "pbb", "bpb", "ppb", "bbp", "pbp", "bpp")),
        ],
    ),
    "ishtar": Lesson(
        Settings(seconds=700, games=8_192, minibatch=16_384, width=256, entropy=(0.03, 0.003)),
        variants=combined(players=(2, 2, 3, 4), map=("random", "random", "first")),
    ),
}
"""What is played more often stands there more than once."""


def lesson_of(game: str) -> Lesson:
    """A game that is not listed is learnt under its default options."""
    return LESSONS.get(game, Lesson())
