"""Mark some cases of a parametrized test, so that `make quick` or `make test` runs only a few of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest


def mostly_thorough(cases: Iterable[Any], quick: Sequence[Any]) -> list[Any]:
    """Return the cases as parameters; `make quick` runs only those in `quick`."""
    return [case if case in quick else thorough(case) for case in cases]


def thorough(case: Any) -> Any:
    return marked(case, pytest.mark.thorough)


def mostly_long(cases: Iterable[Any], short: Sequence[Any]) -> list[Any]:
    """Return the cases as parameters; `make test` runs only those in `short`, `make test-all` the others."""
    return [case if case in short else marked(case, pytest.mark.long) for case in cases]


def marked(case: Any, mark: pytest.MarkDecorator) -> Any:
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=mark)
