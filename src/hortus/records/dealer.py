"""The dealer: every draw of a game follows from one secret, which was fixed before the game and is shown after it.

Who knows the secret can derive every draw again. Who knows only its SHA-256, the commitment, can foresee none, yet will
notice if another secret is shown.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from math import factorial

from hortus.contract.errors import BadSeed, HortusError
from hortus.contract.position import Position
from hortus.records.form import LONGEST_SEED, clean

SECRET_SIZE = 32  # bytes
SEED_TAG = "hortus seed: "  # keeps a secret made from a seed apart from every other use of SHA-256
LOT_TAG = b"hortus lot: "  # keeps the lot for the seats apart from every draw
DIGEST_RANGE = 1 << 256


@dataclass(frozen=True)
class Dealer:
    """Deals chance events. A sealed one knows the commitment only, and cannot deal."""

    commitment: str  # SHA-256 of the secret, in hexadecimal digits
    known_secret: bytes | None = field(default=None, repr=False)
    seed: str | None = field(default=None, repr=False)

    @classmethod
    def with_secret(cls, secret: bytes, seed: str | None = None) -> Dealer:
        return cls(sha256(secret).hexdigest(), secret, seed)

    @classmethod
    def random(cls) -> Dealer:
        return cls.with_secret(secrets.token_bytes(SECRET_SIZE))

    @classmethod
    def from_seed(cls, seed: str) -> Dealer:
        """The same draws for the same seed, to repeat a game on purpose."""
        cleaned = clean(seed, LONGEST_SEED)
        if cleaned is None:
            raise BadSeed("record-bad-seed", seed=seed, longest=LONGEST_SEED)
        return cls.with_secret(sha256(f"{SEED_TAG}{cleaned}".encode()).digest(), cleaned)

    @classmethod
    def sealed(cls, commitment: str) -> Dealer:
        return cls(commitment)

    @property
    def is_sealed(self) -> bool:
        return self.known_secret is None

    @property
    def secret(self) -> bytes:
        if self.known_secret is None:
            raise HortusError("record-no-secret")
        return self.known_secret

    def deal(self, position: Position, event: int) -> int:
        """The action of chance event number `event` of a line, counted from 0."""
        weights = position.weights()
        if not weights:
            raise HortusError("record-no-chance")
        return self.pick(weights, event)

    def pick(self, weights: Mapping[int, int], event: int) -> int:
        """One of the actions, each as likely as its weight says."""
        actions = sorted(weights)
        rest = self.number_below(sum(weights.values()), event)
        chosen = 0
        while rest >= weights[actions[chosen]]:
            rest -= weights[actions[chosen]]
            chosen += 1
        return actions[chosen]

    def number_below(self, total: int, event: int) -> int:
        """A whole number from 0 to total - 1."""
        return evenly_below(total, lambda counter: self.digest(event, counter))

    def digest(self, event: int, counter: int) -> int:
        return number_of(self.secret + eight_bytes(event) + eight_bytes(counter))

    def lot(self, count: int) -> tuple[int, ...]:
        """Who sits where: at each seat one of those who were set in an order, counted from 0."""
        drawn = evenly_below(factorial(count), self.lot_digest)
        waiting = list(range(count))
        order = []
        while waiting:  # of all orders, as a dictionary lists them, the one of that number
            place, drawn = divmod(drawn, factorial(len(waiting) - 1))
            order.append(waiting.pop(place))
        return tuple(order)

    def lot_digest(self, counter: int) -> int:
        return number_of(LOT_TAG + self.secret + eight_bytes(counter))


def evenly_below(total: int, digest: Callable[[int], int]) -> int:
    """A whole number from 0 to total - 1. Digests beyond the last full stretch would favour some: skipped."""
    fair = DIGEST_RANGE - DIGEST_RANGE % total
    counter = 0
    while (number := digest(counter)) >= fair:
        counter += 1
    return number % total


def eight_bytes(number: int) -> bytes:
    return number.to_bytes(8, "big")


def number_of(text: bytes) -> int:
    return int.from_bytes(sha256(text).digest(), "big")
