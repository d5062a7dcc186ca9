"""For all tests: no settings of the caller, one process per core, the run without Numba, the summary of outcomes."""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
from collections.abc import Generator, Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import HealthCheck, settings

from tools.phases import append_outcome

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
for name in ("NO_PROXY", "no_proxy"):  # the servers of tests are on this computer, whatever proxy leads out of it
    os.environ[name] = ",".join(filter(None, [os.environ.get(name), "127.0.0.1", "localhost"]))

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


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem() -> Generator[None, object, object]:
    """Refuse tests of PostgreSQL whose marks are wrong, also where they are not selected."""
    found = yield
    if faults := list(misplaced(found if isinstance(found, list) else [])):
        raise pytest.Collector.CollectError("\n".join(faults))
    return found


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With another database, deselect tests that store nothing: they ran with the usual one."""
    if config.getoption("--database") == "sqlite":
        return
    asked = [item for item in items if keeps_data(item) or item.get_closest_marker("postgresql")]
    config.hook.pytest_deselected(items=[item for item in items if item not in asked])
    items[:] = asked


def misplaced(items: Sequence[pytest.Item]) -> Iterator[str]:
    """Yield a sentence for each test of PostgreSQL that would run in the wrong phases, or in none."""
    for item in items:
        is_marked = item.get_closest_marker("postgresql") is not None
        if "postgresql" in getattr(item, "fixturenames", ()) and not is_marked:
            yield f"{item.nodeid} needs the mark `postgresql`: it uses that fixture"
        if is_marked and item.get_closest_marker("thorough"):
            yield f"{item.nodeid} runs in no phase: `make test-postgresql` leaves out what is `thorough`"


def keeps_data(item: pytest.Item) -> bool:
    """Where `--database` says."""
    return isinstance(item, pytest.Function) and "data" in item.fixturenames


def pytest_collection_finish() -> None:
    """What is there before the first test stays to the end: Python need not look through it for garbage again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def interrupts() -> Iterator[None]:
    """A test that replaced the handler of Ctrl-C for good would silently disarm every later test of Ctrl-C."""
    handler = signal.getsignal(signal.SIGINT)
    yield
    left, _ = signal.getsignal(signal.SIGINT), signal.signal(signal.SIGINT, handler)
    assert left is handler, "the test left another handler for SIGINT"


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


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show why each unsteady test failed at first, and report the outcomes to `tools/phases.py`."""
    if "PYTEST_XDIST_WORKER" in os.environ:  # the process that started the workers reports for all
        return
    stats = terminalreporter.stats
    failed = {report.nodeid for report in (*stats.get("failed", ()), *stats.get("error", ()))}
    unsteady = {report.nodeid: report for report in stats.get("rerun", ()) if report.nodeid not in failed}
    for node, report in unsteady.items():
        terminalreporter.section(f"unsteady: {node}")
        terminalreporter.write_line(report.longreprtext)
    for kind, nodes in (("failed", failed), ("unsteady", unsteady)):
        for node in sorted(nodes):
            append_outcome(kind, node)


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
