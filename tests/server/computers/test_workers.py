"""Worker processes: they answer in order, and those that die, hang or fail do no harm."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hortus.server.computers.workers import Worker, WorkerFailed, WorkerLost
from tests.patience import LONG

pytestmark = [pytest.mark.interpreted_only, pytest.mark.thorough]

HOPELESS = 0.05


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker("tested")
    yield worker
    worker.close()


def pid_of(worker: Worker) -> int:
    return worker.ask(os.getpid, limit=LONG).result()


def has_ended(pid: int) -> bool:
    """Whether a child of ours is gone, and not even a zombie is left of it."""
    return not Path(f"/proc/{pid}").exists() if Path("/proc/self").exists() else True


def test_questions_are_answered_in_another_process_in_their_order(worker: Worker) -> None:
    answers = [worker.ask(divmod, number, 2, limit=LONG) for number in range(5)]
    assert [answer.result() for answer in answers] == [divmod(number, 2) for number in range(5)]
    assert pid_of(worker) == worker.pid != os.getpid()
    assert worker.waiting == 0


def test_what_fails_over_there_is_told_here_and_the_process_goes_on(worker: Worker) -> None:
    pid = pid_of(worker)
    with pytest.raises(WorkerFailed, match="ZeroDivisionError"):
        worker.ask(divmod, 1, 0, limit=LONG).result()
    assert pid_of(worker) == pid


def test_a_process_that_takes_too_long_is_replaced(worker: Worker) -> None:
    pid = pid_of(worker)
    with pytest.raises(TimeoutError):
        worker.ask(time.sleep, LONG, limit=HOPELESS).result()
    assert pid_of(worker) != pid
    assert has_ended(pid)


def test_a_process_that_dies_at_work_is_replaced(worker: Worker) -> None:
    pid = pid_of(worker)
    with pytest.raises(WorkerLost):
        worker.ask(os._exit, 1, limit=LONG).result()
    assert pid_of(worker) != pid
    assert has_ended(pid)


def test_a_process_that_is_killed_while_idle_is_replaced_unnoticed(worker: Worker) -> None:
    pid = pid_of(worker)
    os.kill(pid, signal.SIGKILL)
    assert pid_of(worker) != pid
    assert has_ended(pid)


def test_a_new_process_does_first_what_it_was_told() -> None:
    worker = Worker("tested", first=lambda: [(divmod, (1, 0)), (os.putenv, ("A", "1")), (os.chdir, ("/",))])
    try:
        assert worker.ask(os.getcwd, limit=LONG).result() == "/"
    finally:
        worker.close()


def test_ctrl_c_does_not_reach_a_process(worker: Worker) -> None:
    pid = pid_of(worker)
    os.kill(pid, signal.SIGINT)
    assert pid_of(worker) == pid


def test_closing_ends_a_process_in_the_middle_of_its_work() -> None:
    worker = Worker("tested")
    pid = pid_of(worker)
    running = worker.ask(time.sleep, LONG, limit=LONG)
    never = worker.ask(os.getpid, limit=LONG)
    worker.close()
    assert has_ended(pid)
    assert isinstance(running.exception() if not running.cancelled() else WorkerLost(), WorkerLost)
    assert never.cancelled()


def test_a_worker_can_be_closed_before_its_process_has_begun() -> None:
    worker = Worker("tested")
    worker.close()
    assert worker.pid is None
