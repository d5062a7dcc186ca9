"""For all tests: nothing of the caller's settings, as many processes as cores, the run without Numba."""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
from collections.abc import Generator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import HealthCheck, settings

FOR_TESTS = {"HORTUS_ENGINE", "HORTUS_CACHE", "HORTUS_WITHOUT_NUMBA"}
LANGUAGE = {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"}
QUOTA = Path("/sys/fs/cgroup/cpu.max")


class NoNumba(MetaPathFinder):
    """Makes this process one in which Numba was never installed."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.partition(".")[0] in {"numba", "llvmlite"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


def is_foreign(name: str) -> bool:
    """Whether a variable is somebody's own setting, which would change what the tests see."""
    return name in LANGUAGE or (name.startswith("HORTUS_") and name not in FOR_TESTS)


for name in filter(is_foreign, list(os.environ)):
    del os.environ[name]
os.environ["HORTUS_STRICT"] = "1"  # searches raise instead of covering up

if os.environ.get("HORTUS_WITHOUT_NUMBA"):
    sys.meta_path.insert(0, NoNumba())

# A run in the background ignores Ctrl-C, and so would every program that a test starts and interrupts.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN and threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)


# The same examples every time and everywhere, however long one takes.
settings.register_profile("firm", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("firm")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--database", choices=("sqlite", "postgresql"), default="sqlite", help="of the tests of the server"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Whoever keeps nothing has nothing new to tell with another database, and was asked with the usual one."""
    if config.getoption("--database") == "sqlite":
        return
    asked = [item for item in items if keeps_data(item) or item.get_closest_marker("postgresql")]
    config.hook.pytest_deselected(items=[item for item in items if item not in asked])
    items[:] = asked


def keeps_data(item: pytest.Item) -> bool:
    """Where `--database` says."""
    return isinstance(item, pytest.Function) and "data" in item.fixturenames


def pytest_collection_finish() -> None:
    """What is there before the first test stays to the end: Python need not look through it for garbage again."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """What takes long is not watched line by line, which would double its time: the other tests reach every line."""
    if item.get_closest_marker("thorough") is None:
        return (yield)
    watch = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(watch)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """`-n auto`: the cores that this process may use, which may be fewer than there are."""
    return max(1, min(cores_allowed(), cores_paid_for()))


def cores_allowed() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def cores_paid_for(quota: Path = QUOTA) -> int:
    """What a container may use of the machine's cores."""
    try:
        share, period = quota.read_text(encoding="ascii").split()
        return int(share) // int(period)
    except (OSError, ValueError):  # no container, or one without a limit
        return cores_allowed()
