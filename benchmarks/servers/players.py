"""Two people at each of some dozens of tables, who play as fast as answers come: how many moves that makes a second.

In a process of its own: `python -m benchmarks.servers.players` reads an `Evening` as JSON, says "begin" and "end" where
what it counts begins and ends, and prints what it has seen as JSON. Both people of a table share a browser.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from benchmarks.guests import PERSON, Guest, sit_down, timed_act


@dataclass(frozen=True)
class Evening:
    makers: Sequence[str]  # addresses at which tables are made, any of them
    addresses: Sequence[str] = ()  # and to which the lines go; none: to where their table was made
    tables: int = 48
    warming: float = 2.0  # seconds that are not counted, from when all tables are there
    seconds: float = 12.0
    breath: float = 0.0  # seconds after each move; few tables need it: one line may send 20 messages a second
    game: str = "haru_ichiban"
    seed: int = 1


class Players:
    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.waits: list[float] = []  # of all moves, from sending to the acknowledgement
        self.made = 0  # tables
        self._all_are_there = asyncio.Event()
        self._is_over = False

    async def play(self) -> dict[str, float | list[float]]:
        tables = [asyncio.create_task(self._one_table_after_the_other()) for _ in range(self.evening.tables)]
        await asyncio.wait(
            [*tables, asyncio.create_task(self._all_are_there.wait())], return_when=asyncio.FIRST_COMPLETED
        )
        await asyncio.sleep(self.evening.warming)
        self.waits.clear()
        self.made = 0
        print("begin", flush=True)
        started = time.perf_counter()
        await asyncio.wait(tables, timeout=self.evening.seconds, return_when=asyncio.FIRST_EXCEPTION)
        seconds = time.perf_counter() - started
        print("end", flush=True)
        waits, made = list(self.waits), self.made
        self._is_over = True
        await asyncio.gather(*tables)
        return {"seconds": seconds, "made": made, "waits": waits}

    async def _one_table_after_the_other(self) -> None:
        while not self._is_over:
            await self._one_table()

    async def _one_table(self) -> None:
        maker = random.choice(self.evening.makers)
        first = await sit_down(maker, self.evening.game, PERSON, PERSON)
        addresses = self.evening.addresses or [maker]
        guests = [Guest(random.choice(addresses), first.cookie, first.table, seat) for seat in range(2)]
        try:
            for guest in guests:
                await guest.connect()
                await guest.hear()
            self._count_table()
            while not self._is_over and (due := [guest for guest in guests if guest.is_due]):
                self.waits.append(await timed_act(due[0]))
                for guest in guests:
                    await guest.catch_up(due[0].number or 0)
                await asyncio.sleep(self.evening.breath)
        finally:
            for guest in guests:
                if guest.line is not None:
                    await guest.leave()

    def _count_table(self) -> None:
        self.made += 1
        if self.made == self.evening.tables:
            self._all_are_there.set()


def main() -> None:
    evening = Evening(**json.loads(sys.stdin.read()))
    random.seed(evening.seed)
    print(json.dumps(asyncio.run(Players(evening).play())))


def as_text(evening: Evening) -> str:
    return json.dumps(asdict(evening))


if __name__ == "__main__":
    main()
