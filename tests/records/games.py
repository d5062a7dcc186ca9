"""Lines to test with: random, but the same on every run."""

from __future__ import annotations

import random

import numpy as np
from numpy.typing import NDArray

import hortus
from hortus.contract.game import Game
from hortus.contract.generator import below, new_generator
from hortus.contract.position import Position
from hortus.policy.forced import is_forced_formality
from hortus.records import Dealer, Line, Record

SEATS = ("Ada", "greedy")
DATE = "2026-11-15"
ENDLESS = 10_000


def haru(edition: str = "dragonfly") -> Game:
    return hortus.load("haru_ichiban", edition=edition)


def play_on(line: Line, seed: object, actions: int = ENDLESS, comments: float = 0) -> Line:
    """So many random actions, or all up to the end; races are run, and some actions get a comment."""
    chance = random.Random(repr(seed))
    for _ in range(actions):
        if line.is_over:
            break
        if chance.random() < comments:
            line.comment(f"after {line.ply}: żółw, 春")
        if line.position.may_be_raced and chance.random() < 0.5:
            line.race(chance.choice(line.position.legal_actions()))
        elif line.position.to_act == hortus.CHANCE:
            line.deal()
        else:
            line.play(chance.choice(line.position.legal_actions()))
    return line


def played(edition: str = "dragonfly", seed: object = 1, actions: int = ENDLESS, comments: float = 0) -> Line:
    line = Line.start(haru(edition), Dealer.from_seed(str(seed)))
    return play_on(line, seed, actions, comments)


def before_a_race() -> Position:
    line = Line.start(haru("croak"), Dealer.from_seed("race"))
    while not line.position.may_be_raced:
        play_on(line, line.ply, actions=1)
    return line.position


def before_paying() -> tuple[Line, str]:
    """A line of Ishtar for two at the choice of a skill, which can then be paid in one way only."""
    for seed in range(20):
        line = Line.start(hortus.load("ishtar", map="first"), Dealer.from_seed(str(seed)))
        while not line.is_over:
            for skill in (text for text in line.position.legal_texts() if text.startswith("skill ")):
                probe = line.position.copy()
                probe.play(skill)
                if is_forced_formality(probe):
                    return line, skill
            play_on(line, (seed, line.ply), actions=1)
    raise AssertionError("no such line")


def record_of(line: Line) -> Record:
    return Record.of(line, seats=SEATS, date=DATE)


def opening() -> Line:
    """A line at its first choice: red bids."""
    line = Line.start(haru(), Dealer.from_seed("opening"))
    line.deal_all()
    return line


def before_sealed(game: Game, choices: tuple[int, ...]) -> Line:
    """A line at a secret choice between so many actions for each seat."""
    for seed in range(100):
        line = Line.start(game, Dealer.from_seed(str(seed)))
        generator = new_generator("sealed", seed)
        line.deal_all()
        while not line.is_over:
            position = line.position
            if position.is_sealed and choices == tuple(len(position.legal_actions(seat)) for seat in position.choosing):
                return line
            play_any(line, generator)
    raise AssertionError("no such line")


def play_any(line: Line, generator: NDArray[np.int64]) -> None:
    actions = line.position.legal_actions()
    line.play(actions[below(generator, len(actions))])
    line.deal_all()


JOKERS = (
    "players=2 masteries=blue step=warm seat=1 bag=0,0,0,0,0,0 before=2 idle=0 draws=0 pick=0 harvest=0,0,0,0,0,0 "
    "drawn=- given=- taken=- front={front}/4,6,5,9,7,0 behind={behind} warm=-/- secrets=xP/xK/xY/2D returned=-"
)
"""Both players decide at the end of the game how they count their jokers."""
NO_JOKERS = JOKERS.format(front="7,4,8,3,6,0", behind="0,0,0,0,0,0/1,2,0,1,0,3")
JOKERS_OF_BOTH = JOKERS.format(front="6,4,8,2,6,0", behind="1,0,0,1,0,2/1,2,0,1,0,1")
