"""A study of The Legend of the Cherry Tree: two players and six flowers in the bag, of which three are set aside (C2).

All other flowers of the box lie in front of the screens already, half and half; the odd ones are the second player's.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from hortus.contract.errors import UnreadableOption
from hortus.contract.game import Option
from hortus.games.cherry_tree import rules
from hortus.games.cherry_tree.components import BLACK, BLACKS, LETTERS
from hortus.games.cherry_tree.state import State

PLAYERS = 2
FLOWERS = 6


def read_bag(text: str) -> str:
    """Six letters in the order of the colours, such as PPPLLK."""
    letters = "".join(sorted(text, key=LETTERS.find))
    most = int(BLACKS[PLAYERS])
    if len(text) != FLOWERS or not set(text) <= set(LETTERS) or text.count(LETTERS[BLACK]) > most:
        raise UnreadableOption("cherry-mini-bag", "C2", text=text, letters=LETTERS, blacks=most)
    return letters


BAG = Option("bag", default="PPPLLK", read=read_bag)


def set_up(s: State, options: Mapping[str, str]) -> None:
    rules.set_up(s, {**options, "players": str(PLAYERS)})
    bag = np.array([options["bag"].count(letter) for letter in LETTERS])
    rest = s.bag - bag
    s.front[0] = rest // 2
    s.front[1] = rest - s.front[0]
    s.bag[:] = bag
    s.bag_size = s.bag_before = bag.sum()
