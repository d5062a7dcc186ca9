"""A small evening with one fault of each kind, after which nothing is lost; and faults planted in the servers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import psycopg
import pytest

from tests.faults import episodes
from tests.faults.chaos import WEIGHTS, WITHOUT_DATABASE
from tests.faults.database import Database
from tests.faults.programme import PROMPT_S, Programme, Wishes
from tests.patience import LONG

pytestmark = pytest.mark.interpreted_only

SMALL = Wishes(
    faults=len(WEIGHTS), tables=4, processes=3, seed=1, pause=0.3, minutes=0.1, longest=2.0, calm=LONG, prompt=LONG
)


def told_by(folder: Path, wishes: Wishes) -> Programme:
    async def run() -> Programme:
        programme = Programme(wishes, folder)
        await programme.run(lambda line: None)
        return programme

    return asyncio.run(run())


def changed(**wishes: Any) -> Wishes:
    return Wishes(**{**vars(SMALL), **wishes})


@pytest.mark.postgresql
def test_nothing_is_lost_at_several_servers_when_everything_goes_wrong_once(tmp_path: Path) -> None:
    programme = told_by(tmp_path, SMALL)
    assert programme.evening.account.findings == []
    assert set(programme.chaos.count) == set(WEIGHTS)
    assert programme.evening.account.actions > SMALL.faults


@pytest.mark.sqlite_only
@pytest.mark.long
def test_nothing_is_lost_at_one_server_when_everything_goes_wrong_once(tmp_path: Path) -> None:
    programme = told_by(tmp_path, changed(file=True, faults=len(WITHOUT_DATABASE)))
    assert programme.evening.account.findings == []
    assert set(programme.chaos.count) == set(WITHOUT_DATABASE)
    assert programme.evening.account.actions > SMALL.tables


ACT = "INSERT INTO setting (name, value) VALUES (gen_random_uuid()::text, '')"
PROBE = "SELECT count(*) FROM generate_series(1, 10000)"


@pytest.mark.postgresql
def test_a_probe_never_succeeds_while_rows_are_refused() -> None:
    def succeeds(server: psycopg.Connection, text: str) -> bool:
        try:
            server.execute(text.encode())
        except (psycopg.errors.DiskFull, psycopg.errors.ConfigurationLimitExceeded):
            return False
        return True

    def look(url: str, begun: Event, refused: Event, over: Event) -> list[bool]:
        """Act and probe in turn, by a connection that is older than the fault."""
        with psycopg.connect(url, autocommit=True) as server:
            server.execute("SET work_mem = '64kB'")
            seen = [succeeds(server, ACT), succeeds(server, PROBE)]
            begun.set()
            while not over.is_set():
                seen += [succeeds(server, ACT), succeeds(server, PROBE)]
                if not seen[-2]:
                    refused.set()
            return [*seen, succeeds(server, ACT), succeeds(server, PROBE)]

    async def fill_once(database: Database) -> list[bool]:
        begun, refused, over = Event(), Event(), Event()
        looking = asyncio.create_task(asyncio.to_thread(look, database.address(database.port), begun, refused, over))
        await asyncio.to_thread(begun.wait, LONG)
        try:
            await database.fill()
            await asyncio.to_thread(refused.wait, LONG)
            await database.free()
        finally:
            over.set()
        return await looking

    with Database.running() as database:
        for _ in range(5):
            seen = asyncio.run(fill_once(database))
            acts, probes = seen[::2], seen[1::2]
            assert all((acts[0], probes[0], acts[-1], probes[-1]))
            first, last = acts.index(False), len(acts) - acts[::-1].index(False)
            assert not any(probes[first : last - 1])  # between the first act that was refused and the last one


FULL = changed(kinds=["full"], faults=1, shortest=2.0, calm=5.0)
FLOOD = changed(kinds=["flood"], faults=1, calm=60.0)
PLANTED: Mapping[str, tuple[Wishes, set[str]]] = {
    "acknowledgement": (changed(kinds=["kill"], faults=2, pause=0.1, calm=5.0), {"lost"}),
    "lease": (changed(kinds=["kill"], faults=1, calm=4.0), {"stuck"}),
    "fence": (
        changed(kinds=["stall"], faults=4, tables=12, shortest=4.0, longest=5.0, actions=30, calm=10.0),
        {"lost", "doubled", "disorder", "past"},
    ),
    "probe": (FULL, {"ready"}),
    "noise": (FLOOD, {"log"}),
    "deafness": (
        changed(kinds=["hang"], faults=2, tables=12, shortest=3.0, longest=4.0, calm=60.0, prompt=PROMPT_S),
        {"late"},
    ),
}


@pytest.mark.soak
@pytest.mark.postgresql
@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(fault: str, tmp_path: Path) -> None:
    wishes, kinds = PLANTED[fault]
    programme = told_by(tmp_path, Wishes(**{**vars(wishes), "plant": fault}))
    assert kinds & programme.evening.account.found.keys()


@pytest.mark.sqlite_only
@pytest.mark.long
@pytest.mark.parametrize(("fault", "wishes", "kind"), [("probe", FULL, "ready"), ("noise", FLOOD, "log")])
def test_planted_fault_at_one_server_is_found(fault: str, wishes: Wishes, kind: str, tmp_path: Path) -> None:
    """The others need several servers, or measure how long answers take, which a busy machine disturbs."""
    if not set(wishes.kinds) <= set(WITHOUT_DATABASE):
        pytest.skip("this system limits no files of a process from outside")
    programme = told_by(tmp_path, replace(wishes, file=True, tables=1, plant=fault))
    assert kind in programme.evening.account.found


@pytest.mark.sqlite_only
@pytest.mark.long
def test_a_fault_that_cannot_be_carried_out_is_a_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(port: int, seconds: float) -> int:
        raise ConnectionRefusedError

    monkeypatch.setattr(episodes, "flood", fail)
    programme = told_by(tmp_path, changed(file=True, kinds=["flood"], faults=1, tables=1))
    assert programme.evening.account.found["error"] == 1
    assert not programme.is_good
