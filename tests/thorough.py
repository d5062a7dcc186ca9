"""Cases of a test of which a few are enough for `make quick`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest


def mostly_thorough(cases: Iterable[Any], quick: Sequence[Any]) -> list[Any]:
    """The cases as parameters: those that `quick` does not name are left to `make test`."""
    return [case if case in quick else thorough(case) for case in cases]


def thorough(case: Any) -> Any:
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.thorough)
