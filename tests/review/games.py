"""Games to be reviewed, played by somebody quick."""

from __future__ import annotations

import hortus
from hortus.contract.game import Game
from hortus.players.arena.match import dealer_of
from hortus.records import Line
from hortus.review import Budget

LITTLE = Budget(finding=4, looking=4)

TABLES = {
    "haru_ichiban": {},
    "cherry_tree": {"players": 3},
    "ishtar": {"players": 2},
}


def played(name: str, seed: int, most: int | None = None, player: str = "level2") -> Line:
    """A game to its end, or until somebody resigns after so many actions."""
    return played_out(hortus.load(name, **TABLES[name]), player, seed, most)


def played_out(game: Game, player: str, seed: int, most: int | None = None) -> Line:
    line = Line.start(game, dealer_of(game, seed))
    line.deal_all()
    players = [hortus.player(game, player, seed=seed) for _ in range(line.position.player_count)]
    while not line.is_over:
        seat = line.position.to_act
        if most is not None and line.ply >= most:
            line.resign(seat)
            break
        line.play(players[seat].choose(line.position, seat))
        line.deal_all()
    return line
