"""What an operator counts and measures, in the form that Prometheus reads.

Nothing here tells who plays: a label holds a kind of command, a code or the pattern of a path, never what was sent.
What can be looked up is looked up when it is asked for: on the way of a move one counter is turned, and no more.
"""

from __future__ import annotations

import asyncio
import platform
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector
from sqlalchemy import Insert
from starlette.types import Scope

import hortus
from hortus.server.errors import StorageFailed
from hortus.server.protocol import Answer, Command, Refused
from hortus.server.storage import rows
from hortus.server.storage.rows import Write

if TYPE_CHECKING:
    from hortus.server.http.app import Server
    from hortus.server.storage.database import Job

QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds, from what a move takes to what nobody waits for."""
TOGETHER = (1, 2, 5, 10, 20, 50, 100, 200)
LOOK_SECONDS = 1.0
"""Between two looks at how late the loop is."""
METHODS = ("GET", "HEAD", "POST")
ELSEWHERE, OTHER = "elsewhere", "other"


class Metrics:
    """Of one server, with a registry of its own."""

    def __init__(self, server: Server) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # since when each is counted: as many figures again
        self._registry = own = CollectorRegistry()
        self._moves = Counter("hortus_moves", "Actions that are on the disk", registry=own)
        self._commands = Counter("hortus_commands", "Commands, by how they ended", ("kind", "outcome"), registry=own)
        self._requests = Histogram(
            "hortus_request_seconds",
            "From a request to its answer",
            ("method", "route", "status"),
            buckets=QUICK,
            registry=own,
        )
        self._commits = Histogram("hortus_commit_seconds", "To bring writes to the disk", buckets=QUICK, registry=own)
        self._together = Histogram("hortus_commit_writes", "Writes in one commit", buckets=TOGETHER, registry=own)
        self._failures = Counter("hortus_storage_failures", "Commits that failed", registry=own)
        self._lag = Histogram("hortus_loop_lag_seconds", "How late the loop is", buckets=QUICK, registry=own)
        about = {"version": hortus.__version__, "python": platform.python_version()}
        Info("hortus_build", "What runs here", registry=own).info(about)
        ProcessCollector(registry=own)
        own.register(House(server))

    def text(self) -> str:
        return generate_latest(self._registry).decode()

    def obeyed(self, command: Command, told: Answer) -> None:
        outcome = told.code if isinstance(told, Refused) else "done"
        self._commands.labels(type(command).__name__.lower(), outcome).inc()

    def answered(self, scope: Scope, status: int, seconds: float) -> None:
        route = scope.get("route")
        method = scope["method"] if scope["method"] in METHODS else OTHER
        self._requests.labels(method, ELSEWHERE if route is None else route.path, status).observe(seconds)

    def committed(self, seconds: float, jobs: Sequence[Job], outcomes: Sequence[Exception | None]) -> None:
        """By the thread that writes, once those who wait have been told."""
        self._commits.observe(seconds)
        self._together.observe(len(jobs))
        if any(isinstance(outcome, StorageFailed) for outcome in outcomes):
            self._failures.inc()
        self._moves.inc(sum(moves_in(job.writes) for job, outcome in zip(jobs, outcomes) if outcome is None))

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        """As long as it lasts, the loop is looked at."""
        task = asyncio.create_task(self._watch())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LOOK_SECONDS
            await asyncio.sleep(LOOK_SECONDS)
            self._lag.observe(max(0.0, loop.time() - due))


class House(Collector):
    """What there is at the moment in which somebody asks."""

    def __init__(self, server: Server) -> None:
        self._server = server

    def describe(self) -> Iterable[Metric]:
        return []  # a server that is not open yet has nothing to tell

    def collect(self) -> Iterator[Metric]:
        server, computers = self._server, self._server.computers
        awake = server.hall.awake
        present = {listener.guest for table in awake for listener in table.listeners}
        for name, about, count in (
            ("live_sockets", "Live sockets that are open", server.live_sockets),
            ("tables_awake", "Tables in memory", len(awake)),
            ("people_present", "Guests who look at a table", len(present)),
            ("decisions_waiting", "Questions that computers have not answered yet", computers.waiting),
            ("reviews_under_way", "Reviews that are being made", len(server.hall.reviews.under_way)),
            ("draining", "Whether the server is about to stop", server.is_draining),
        ):
            yield GaugeMetricFamily(f"hortus_{name}", about, count)
        about = "Decisions of computers that somebody simpler took"
        yield CounterMetricFamily("hortus_decisions_replaced", about, computers.replaced)


class Given(Collector):
    def __init__(self, families: Iterable[Metric]) -> None:
        self._families = families

    def collect(self) -> Iterable[Metric]:
        return self._families


def together(texts: Mapping[int, str]) -> str:
    """The figures of several processes as those of one server, each with the number of its process."""
    families: dict[str, Metric] = {}
    for process, text in sorted(texts.items()):
        for family in text_string_to_metric_families(text):
            whole = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
            own = {"process": str(process)}
            whole.samples += [sample._replace(labels={**sample.labels, **own}) for sample in family.samples]
    return generate_latest(Given(families.values())).decode()


def moves_in(writes: Iterable[Write]) -> int:
    return sum(
        isinstance(write.statement, Insert)
        and write.statement.table is rows.action
        and write.values.get("kind") == "action"
        for write in writes
    )
