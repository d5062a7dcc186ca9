"""Long games that are woken one after the other, looked at and left: how much memory the process takes then.

In a process of its own: `python -m benchmarks.woken` prints megabytes.
"""

from __future__ import annotations

import asyncio
import random
import resource
import tempfile
from dataclasses import replace
from itertools import chain
from pathlib import Path

import hortus
from hortus.contract.engine import stay_interpreted
from hortus.records import Dealer, Line
from hortus.server.computers.pool import Pool
from hortus.server.storage import rows
from hortus.server.storage.database import Storage
from hortus.server.storage.rows import Entry, Write
from hortus.server.tables.hall import Hall
from hortus.server.tables.links import Signer, new_code, new_table_id
from hortus.server.tables.saving import made
from hortus.server.tables.seats import Power, Seat
from hortus.server.tables.standing import Facts, Standing

GAMES = 1_200
DIFFERENT = 6
GUEST = "guest"
MADE = "2026-11-15T12:00:00+00:00"


def new_facts() -> Facts:
    return Facts(new_table_id(), new_code(), True, False, MADE, "set")


def long_game(seed: int) -> Standing:
    """Of Cherry Tree, whose states are the largest, with four and at its end."""
    luck = random.Random(seed)
    line = Line.start(hortus.load("cherry_tree", players="4"), Dealer.from_seed(str(seed)))
    line.deal_all()
    while not line.is_over:
        line.play(luck.choice(line.position.legal_actions()))
        line.deal_all()
    seats = (Seat("person"),) * line.position.player_count
    return Standing(new_facts(), line, seats, frozenset({Power(GUEST, "manage")}), entries=line.ply, changed=MADE)


def copied(standing: Standing) -> tuple[str, list[Write]]:
    """The same game at another table."""
    facts = new_facts()
    line = standing.line
    log = (
        rows.append(facts.id, number, Entry(step.actor, "action", line.game.action_text(step.action)), None, MADE)
        for number, step in enumerate(line.steps)
    )
    asked = (rows.remember_request(facts.id, rows.request_key(GUEST, f"{number:024x}")) for number in range(line.ply))
    return facts.id, [*made(replace(standing, facts=facts)), *chain(log, asked)]


async def wake_all(file: Path) -> float:
    games = [long_game(seed) for seed in range(DIFFERENT)]
    storage = Storage(file)
    storage.open()
    hall = Hall(storage, Signer(b"key"), Pool())
    names = []
    for number in range(GAMES):
        name, writes = copied(games[number % DIFFERENT])
        await storage.write(writes)
        names.append(name)
    for name in names:
        (await hall.table(name)).snapshot(GUEST, 0)
    hall.close()
    storage.close()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e3


def main() -> None:
    stay_interpreted()
    with tempfile.TemporaryDirectory() as folder:
        print(asyncio.run(wake_all(Path(folder) / "tables.sqlite3")))


if __name__ == "__main__":
    main()
