"""Where games are played: here, in processes of this machine, or by the workers of a Dask scheduler.

All three are a `map` whose results come as they are finished. A function that was sent out must not raise; what raises
here is a worker that was lost.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from threading import Thread
from typing import Any, Protocol, TypeVar

from hortus.contract.errors import HortusError

Given = TypeVar("Given")
Made = TypeVar("Made")

SECONDS_TO_CONNECT = 10


class WorkersTrouble(HortusError):
    """Workers that cannot be reached, or died."""

    code = "workers_trouble"


class Work(Protocol):
    def __call__(self, function: Callable[[Given], Made], tasks: Sequence[Given]) -> Generator[Made, None, None]:
        """The function of every task, in the order in which they are finished."""
        ...


def in_process(function: Callable[[Given], Made], tasks: Sequence[Given]) -> Generator[Made, None, None]:
    """One after the other, here: for a debugger, and for tests."""
    yield from map(function, tasks)


def at_full_speed(function: Callable[[Given], Made], task: Given) -> Made:
    """In compiled code from the first move on, unless the environment says otherwise."""
    os.environ.setdefault("HORTUS_ENGINE", "compiled")
    os.environ["HORTUS_STRICT"] = "1"
    return function(task)


# Processes


def processes(count: int | None = None) -> Work:
    """So many processes; without a number, as many as there are cores."""

    def work(function: Callable[[Given], Made], tasks: Sequence[Given]) -> Generator[Made, None, None]:
        others = multiprocessing.active_children()
        spawn = multiprocessing.get_context("spawn")
        executor = ProcessPoolExecutor(max(1, min(count or os.cpu_count() or 1, len(tasks))), spawn, begin_worker)
        try:
            waiting = [executor.submit(partial(at_full_speed, function), task) for task in tasks]
            for future in as_completed(waiting):
                yield result_of(future)
        except BaseException:
            # Nobody waits for the games that are being played: they may take minutes.
            executor.shutdown(wait=False, cancel_futures=True)
            for child in set(multiprocessing.active_children()).difference(others):
                child.terminate()
            raise
        finally:
            executor.shutdown()

    return work


def begin_worker() -> None:
    """Ctrl-C is for the one who started the workers; they leave when that one is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def result_of(future: Any) -> Any:
    try:
        return future.result()
    except Exception as error:
        raise WorkersTrouble("arena-worker-lost", reason=f"{type(error).__name__}: {error}") from error


# A cluster


def cluster(address: str) -> Work:
    """The workers of the Dask scheduler at this address. They need the same Hortus, and one thread each."""
    if find_spec("distributed") is None:
        raise WorkersTrouble("arena-no-dask")
    distributed = import_module("distributed")

    def work(function: Callable[[Given], Made], tasks: Sequence[Given]) -> Generator[Made, None, None]:
        try:
            client = distributed.Client(address, timeout=SECONDS_TO_CONNECT, set_as_default=False)
        except (OSError, ValueError) as error:
            raise WorkersTrouble("arena-no-scheduler", address=address) from error
        # What becomes of the connection is told once, by us.
        with distributed.utils.silence_logging_cmgr(logging.CRITICAL), client:
            waiting = client.map(partial(at_full_speed, function), tasks, pure=False)
            try:
                for future in distributed.as_completed(waiting, loop=client.loop):
                    yield result_of(future)
                    future.release()
            finally:
                client.cancel(waiting)

    return work
