"""Token buckets."""

from __future__ import annotations

import pytest

from hortus.server.limits import Bucket, Buckets

pytestmark = pytest.mark.interpreted_only


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_what_it_holds_and_then_what_time_brings() -> None:
    clock = Clock()
    bucket = Bucket(rate=2.0, burst=3.0, clock=clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_everybody_has_a_bucket_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Buckets, "MOST", 2)
    buckets = Buckets(rate=0.0, burst=1.0, clock=Clock())
    assert [buckets.take(name) for name in ("a", "a", "b", "b")] == [True, False, True, False]
    assert buckets.take("c")
    assert not buckets.take("b")
    assert buckets.take("a")  # forgotten meanwhile: memory is bounded
