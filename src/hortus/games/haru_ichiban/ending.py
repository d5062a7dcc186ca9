"""A study of Haru Ichiban: the last round (H24) from its seventh turn on, with no points scored before.

So the game is paid at this round's end. All hands are known by then (H11), and only the bids are secret. Which position
it is follows from a seed: one that random play comes to.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from hortus.contract.errors import UnknownOption
from hortus.contract.game import NOBODY, OVER, Option
from hortus.contract.generator import below, new_generator
from hortus.games.haru_ichiban import rules
from hortus.games.haru_ichiban.components import LAST_ROUND
from hortus.games.haru_ichiban.state import ACTION_COUNT, BID, State

FIRST_TURN = 7


def read_seed(text: str) -> str:
    if not (text.isascii() and text.isdecimal()):
        raise UnknownOption("unknown-option-value", option="seed", value=text, known="0, 1, 2, …")
    return str(int(text))


SEED = Option("seed", default="51", read=read_seed)
"""In the position of the default neither gardener has a best bid: both have to mix."""


def set_up(s: State, options: Mapping[str, str]) -> None:
    rules.set_up(s, options)
    generator, out = new_generator("ending", int(options["seed"])), np.zeros(ACTION_COUNT + 1, np.int64)
    while s.turn != FIRST_TURN or s.phase != BID:
        seat = rules.to_act(s)
        if seat == OVER:
            rules.new_round(s)
        else:
            rules.play(s, out[below(generator, rules.legal(s, seat, out))])
    s.round_number = LAST_ROUND
    s.scored[:] = 0
    s.last_flowers[:] = 0
    s.winner = NOBODY
