"""What a run with one engine can be asked."""

from __future__ import annotations

from collections.abc import Sequence

from hortus.contract.compiled import engine_mode
from hortus.laws import LAWS

COMPARING = 13
"""The law that compares with machine code: where everything else is interpreted, a game would be compiled for it."""


def laws_to_ask() -> Sequence[int]:
    """All of them, but in interpreted runs that one: compiled runs ask it."""
    return [law for law in range(1, len(LAWS) + 1) if law != COMPARING or engine_mode() != "interpreted"]
