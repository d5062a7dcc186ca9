"""The same match in this process, in others, and on a Dask scheduler's workers."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hortus.games import load
from hortus.players.arena import Result, Work, cluster, in_process, processes, run, schedule
from hortus.players.arena import workers as workers_module
from hortus.players.arena.workers import WorkersTrouble

pytestmark = [pytest.mark.interpreted_only, pytest.mark.long]

HARU = load("haru_ichiban")
TASKS = schedule(HARU, ["random@1", "random@2"], games=8)


def untimed(results: Sequence[Result]) -> list[object]:
    return [(result.key, result.shares, result.points, result.actions) for result in results]


def same_as_here(work: Work, folder: Path) -> bool:
    here, there = run(TASKS, folder / "here"), run(TASKS, folder / "there", work)
    return untimed(here.results) == untimed(there.results) and not there.failures


def answer(task: int) -> tuple[int, int]:
    return task, os.getpid()


def die(task: int) -> int:
    os._exit(7)


def test_here_tasks_are_done_one_by_one() -> None:
    assert list(in_process(answer, [3, 1])) == [(3, os.getpid()), (1, os.getpid())]


def test_a_match_comes_to_the_same_in_processes(tmp_path: Path) -> None:
    assert same_as_here(processes(2), tmp_path)


def test_processes_share_the_work_and_go_when_nobody_wants_more() -> None:
    with closing(processes(2)(answer, range(1000))) as answers:
        task, process = next(answers)
    assert task in range(1000)
    assert process != os.getpid()


def test_a_process_that_dies_is_told() -> None:
    with pytest.raises(WorkersTrouble, match="A worker was lost"):
        list(processes(1)(die, [1]))


# A cluster


@pytest.fixture(scope="module")
def distributed() -> Any:
    return pytest.importorskip("distributed", reason="the extra cluster is not installed: no Dask")


def test_a_match_comes_to_the_same_on_a_local_cluster_until_it_goes_away(
    distributed: Any, tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DASK_LOGGING__DISTRIBUTED", "critical")  # of the workers, whose heartbeats may fail at the end
    made = distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None)
    with made:
        assert same_as_here(cluster(made.scheduler_address), tmp_path)
        with closing(cluster(made.scheduler_address)(answer, range(100))) as answers:
            task, process = next(answers)
        assert task in range(100)
        assert process != os.getpid()
        capfd.readouterr()
        going = cluster(made.scheduler_address)(answer, range(100))
        next(going)
    with pytest.raises(WorkersTrouble, match="A worker was lost"):
        list(going)
    assert "Traceback" not in capfd.readouterr().err  # the client reports it in one sentence


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:1"])
def test_a_scheduler_that_does_not_answer_is_told(
    distributed: Any, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers_module, "SECONDS_TO_CONNECT", 0.5)
    with pytest.raises(WorkersTrouble, match=f"at “{address}”"):
        list(cluster(address)(answer, [1]))


def test_without_dask_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "find_spec", lambda name: None)
    with pytest.raises(WorkersTrouble, match=r"hortus\[cluster\]"):
        cluster("127.0.0.1:8786")
