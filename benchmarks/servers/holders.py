"""Guests who only look on, thousands of them, while somebody who plays measures how long answers take.

In a process of its own: `python -m benchmarks.servers.holders MAKER ADDRESS LINES LINES_AT_A_TABLE` makes tables at one
server and opens lines to them at another, or at the same. It goes on with each line of its input, and says where it is.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys

from benchmarks.guests import BREATH, PERSON, Guest, sit_down, timed_act

TOGETHER = 20
MOVES = 100
PLAYING = 2  # lines of the one who plays, at both seats of a table


async def opened(maker: str, address: str, count: int, at_a_table: int) -> list[asyncio.Task[None]]:
    """So many lines that listen, so many at each table; tables are made before their lines are opened."""
    tables: list[Guest] = []
    while len(tables) * at_a_table < count:
        tables += await asyncio.gather(*(sit_down(maker, "haru_ichiban", PERSON, PERSON) for _ in range(TOGETHER)))
    seats = [number if number < 2 else None for number in range(at_a_table)]
    guests = [Guest(address, table.cookie, table.table, seat) for table in tables for seat in seats][:count]
    listening: list[asyncio.Task[None]] = []
    for start in range(0, count, TOGETHER):
        together = guests[start : start + TOGETHER]
        await asyncio.gather(*map(looking_on, together))
        # At once: whoever lets what is told pile up answers no ping either, and is dropped.
        listening += [asyncio.create_task(drain(guest)) for guest in together]
    return listening


async def looking_on(guest: Guest) -> None:
    await guest.connect()
    await guest.hear()


async def drain(guest: Guest) -> None:
    """Who looks on hears what is told, and does nothing."""
    assert guest.line is not None
    async for _ in guest.line:
        pass


async def bystander(maker: str, address: str) -> list[float]:
    """What somebody waits who plays on, at both seats of a table."""
    waits: list[float] = []
    while len(waits) < MOVES:
        first = await sit_down(maker, "haru_ichiban", PERSON, PERSON)
        guests = [Guest(address, first.cookie, first.table, seat) for seat in range(PLAYING)]
        for guest in guests:
            await looking_on(guest)
        while len(waits) < MOVES and (due := [guest for guest in guests if guest.is_due]):
            waits.append(await timed_act(due[0]))
            for guest in guests:
                await guest.catch_up(due[0].number or 0)
            await asyncio.sleep(BREATH)
        for guest in guests:
            await guest.leave()
    return waits


async def hold(maker: str, address: str, count: int, at_a_table: int) -> None:
    before = await bystander(maker, address)
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    listening = await opened(maker, address, count - PLAYING, at_a_table)
    print("held", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    meanwhile = await bystander(maker, address)
    ended = sum(task.done() for task in listening)
    print(json.dumps({"before": before, "meanwhile": meanwhile, "ended": ended}), flush=True)
    await asyncio.to_thread(sys.stdin.readline)


def main() -> None:
    maker, address, count, at_a_table = sys.argv[1:]
    random.seed(1)
    asyncio.run(hold(maker, address, int(count), int(at_a_table)))


if __name__ == "__main__":
    main()
