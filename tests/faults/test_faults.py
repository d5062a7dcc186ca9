"""A small evening with one fault of each kind, after which nothing is lost; and faults planted in the servers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.faults.chaos import WEIGHTS, WITHOUT_DATABASE
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


PLANTED: Mapping[str, tuple[Wishes, set[str]]] = {
    "acknowledgement": (changed(kinds=["kill"], faults=2, pause=0.1, calm=5.0), {"lost"}),
    "lease": (changed(kinds=["kill"], faults=1, calm=4.0), {"stuck"}),
    "fence": (
        changed(kinds=["stall"], faults=4, tables=12, shortest=4.0, longest=5.0, actions=30, calm=10.0),
        {"lost", "doubled", "disorder", "past"},
    ),
    "ready": (changed(kinds=["full"], faults=1, shortest=2.0, calm=5.0), {"ready"}),
    "noise": (changed(kinds=["flood"], faults=1, calm=60.0), {"log"}),
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
