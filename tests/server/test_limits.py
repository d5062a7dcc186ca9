"""Token buckets."""

from __future__ import annotations

import pytest

from hortus.server.limits import Bucket, Buckets, counted_as, is_in

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


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:0DB8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("a proxy's word", "a proxy's word"),
        ("x" * 1_000, "x" * 64),
    ],
)
def test_an_address_is_counted_as_what_one_household_has(host: str, name: str) -> None:
    assert counted_as(host) == name


def test_addresses_and_networks_are_recognised_however_they_are_written() -> None:
    known = ("127.0.0.1", "::1", "10.0.0.0/24")
    assert all(is_in(host, known) for host in ("127.0.0.1", "::ffff:127.0.0.1", "0:0::1", "10.0.0.77"))
    assert not any(is_in(host, known) for host in ("127.0.0.2", "10.0.1.1", "::2", "", "nonsense"))
