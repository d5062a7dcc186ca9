"""The simulation of a large house agrees with what is known exactly of small ones."""

from __future__ import annotations

from dataclasses import replace

import pytest

from benchmarks.scale_simulation import Costs, House, beats_of, descriptors, needed, simulate
from hortus.server.storage.database import MOST_TOGETHER

pytestmark = pytest.mark.interpreted_only

NOTHING = Costs(*[0.0] * 12)
ONE = House(guests=1_000, guests_at_a_table=10, seconds_a_move=1)  # a hundred moves a second


@pytest.mark.parametrize("use", [0.3, 0.6, 0.8])
def test_a_server_alone_is_a_queue_whose_mean_is_known(use: float) -> None:
    """Arrivals at random, each served as long: Pollaczek and Khinchine (M/D/1)."""
    service = use / ONE.moves
    seen = simulate(ONE, replace(NOTHING, move=service), seconds=300)
    exact = service + use * service / (2 * (1 - use))
    assert seen.mean == pytest.approx(exact, rel=0.05)
    assert seen.use["servers"] == pytest.approx(use, rel=0.02)


def test_whatever_waits_for_the_disk_is_written_together() -> None:
    """Far more moves than flushes: each waits for the rest of one flush, half on average, and for its own."""
    flush = 0.1
    seen = simulate(ONE, replace(NOTHING, flush=flush), seconds=100)
    assert seen.mean == pytest.approx(1.5 * flush, rel=0.05)
    assert seen.together == pytest.approx(ONE.moves * flush, rel=0.05)
    assert seen.use["disk"] == pytest.approx(1, abs=0.02)


def test_a_commit_has_a_largest_size() -> None:
    """A disk so slow that more come than fit: as many are written together as may be, and the rest waits longer."""
    seen = simulate(ONE, replace(NOTHING, flush=4.0), seconds=100)
    assert seen.together == pytest.approx(MOST_TOGETHER, rel=0.05)
    assert seen.percentile(0.99) > 50


def test_the_cores_of_the_database_work_side_by_side() -> None:
    """Four servers keep two cores busy for half of the time."""
    costs = replace(NOTHING, row=0.01)
    seen = simulate(replace(ONE, servers=4, database_cores=2), costs, seconds=100)
    assert seen.use["database"] == pytest.approx(0.5, rel=0.05)


def test_beats_grow_with_the_square_of_the_servers() -> None:
    costs = replace(NOTHING, beat=1e-4, beat_seen=1e-6)
    few, many = (beats_of(replace(ONE, servers=servers), costs) for servers in (10, 1_000))
    assert few == pytest.approx(4 * (10 * 1e-4 + 100 * 1e-6))
    assert many == pytest.approx(4 * (1_000 * 1e-4 + 1e6 * 1e-6))


def test_there_are_as_many_servers_as_their_cores_and_lines_ask_for() -> None:
    assert needed(ONE, replace(NOTHING, move=0.005)).servers == 1
    assert needed(ONE, replace(NOTHING, move=0.011)).servers == 2
    assert needed(replace(ONE, guests=100_000), NOTHING).servers == 10
    assert descriptors(replace(ONE, servers=2)) == 1_000
