"""Token buckets: so many at once, and so many a second in the long run; and whom to count as one."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection

from hortus.server.errors import TooMany

Clock = Callable[[], float]


class Bucket:
    """Full at first; each use takes one out, time fills it again."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._left = burst
        self._at = clock()

    def take(self) -> bool:
        now = self._clock()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each name, such as an address; those that were not used for longest are forgotten."""

    MOST = 10_000

    def __init__(self, refusal: str, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.refusal, self.rate, self.burst, self._clock = refusal, rate, burst, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        bucket = self._buckets.pop(name, None) or Bucket(self.rate, self.burst, self._clock)
        self._buckets[name] = bucket
        if len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        return bucket.take()

    def check(self, name: str) -> None:
        if not self.take(name):
            raise TooMany(self.refusal)


class Turns:
    """Lets one request of each name begin per iteration of the event loop.

    The others of that name wait in line. A client with many connections at full speed delays nobody by more than one.
    """

    MOST_WAITING = 1_000
    """In a line. Clients that connect, ask and leave could otherwise fill the memory."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def wait(self, name: str) -> None:
        loop = asyncio.get_running_loop()
        if name in self._waiting:
            if len(self._waiting[name]) >= self.MOST_WAITING:
                raise TooMany("server-too-many-asks")
            turn = loop.create_future()
            self._waiting[name].append(turn)
            await turn
        else:
            self._waiting[name] = deque()
            loop.call_soon(self._next, loop, name)

    def _next(self, loop: asyncio.AbstractEventLoop, name: str) -> None:
        waiting = self._waiting[name]
        while waiting:
            turn = waiting.popleft()
            if not turn.done():  # it is, if the request was cancelled
                turn.set_result(None)
                loop.call_soon(self._next, loop, name)
                return
        del self._waiting[name]


class Slots:
    """Lets a few tasks of each name work at the same time; the others of that name wait in line."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._semaphores: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def of(self, name: str) -> asyncio.Semaphore:
        """Return what to enter before the work. Those who wait or work keep it in memory."""
        return self._semaphores.setdefault(name, asyncio.Semaphore(self._most))


# Addresses

HOUSEHOLD = 64
"""Bits. Whoever has one address of IPv6 has all that begin with the same bits."""
LONGEST_ADDRESS = 64
FORWARDED = ("x-forwarded-for", "forwarded", "via")
"""Proxies say by these that they ask for somebody else."""


def plain_address(host: str) -> IPv4Address | IPv6Address | None:
    """An address in the one way in which addresses compare; None if it is none."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


@lru_cache(maxsize=4_096)
def counted_as(host: str) -> str:
    """Who an address is counted as."""
    address = plain_address(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, HOUSEHOLD), strict=False))
    return host[:LONGEST_ADDRESS] if address is None else str(address)


@lru_cache(maxsize=4_096)
def is_in(host: str, networks: Sequence[str]) -> bool:
    address = plain_address(host)
    return address is not None and any(address in ip_network(network) for network in networks)


def is_near(connection: HTTPConnection) -> bool:
    """Whether somebody on this computer asks, and not through a proxy."""
    address = plain_address(host_of(connection))
    return address is not None and address.is_loopback and not any(name in connection.headers for name in FORWARDED)


def host_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def counted_address(connection: HTTPConnection) -> str:
    """As it is counted."""
    return counted_as(host_of(connection))
