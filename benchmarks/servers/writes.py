"""What a server writes for a move, at tables that nobody plays: the same five statements, again and again."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import hortus
from hortus.contract.engine import stay_interpreted
from hortus.records import Dealer, Line
from hortus.server.storage import rows
from hortus.server.storage.rows import Entry, Write
from hortus.server.tables.links import new_code, new_table_id
from hortus.server.tables.saving import made
from hortus.server.tables.seats import Power, Seat
from hortus.server.tables.standing import Facts, Standing

NOW = "2026-11-16T12:00:00.000+00:00"


class Game:
    """A table whose log grows."""

    def __init__(self) -> None:
        stay_interpreted()
        line = Line.start(hortus.load("haru_ichiban"), Dealer.from_seed("table"))
        self.facts = Facts(new_table_id(), new_code(), True, False, NOW, "set")
        seats, powers = (Seat("person"), Seat("person")), frozenset({Power("guest", "manage")})
        self.standing = Standing(self.facts, line, seats, powers, changed=NOW)
        self.number = 0

    def made(self) -> list[Write]:
        return made(self.standing)

    def move(self) -> list[Write]:
        """A sealed choice, which takes the place of another, and an entry of the log."""
        number, self.number = self.number, self.number + 1
        table, asked = self.facts.id, f"{random.getrandbits(128):032x}"
        after = {"number": number, "ply": number, "over": False, "waiting": "0 1", "changed": NOW}
        return [
            rows.stand(table, 0, number, after),
            rows.append(table, number, Entry(0, "action", "take 5"), asked, NOW),
            *rows.choose(table, number, 0, "take 5"),
            rows.remember_request(table, rows.request_key("guest", asked)),
        ]


def batches(games: Sequence[Game], moves: int) -> Iterator[list[list[Write]]]:
    """So many moves for each commit, for ever; two moves of one commit are at two tables."""
    place = 0
    while True:
        yield [games[(place + step) % len(games)].move() for step in range(moves)]
        place += moves
