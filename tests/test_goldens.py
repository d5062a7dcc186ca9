"""The goldens hold: whole games and counts are as they were when a person last read them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.goldens import first_difference, goldens

SLOW = "ishtar/counts.txt"


def named(path: Path, found: Callable[[], str]) -> Any:
    name = f"{path.parts[-2]}/{path.name}"
    return pytest.param(path, found, id=name, marks=pytest.mark.thorough if name == SLOW else ())


@pytest.mark.parametrize(("path", "found"), [named(*golden) for golden in goldens()])
def test_a_golden_is_reproduced(path: Path, found: Callable[[], str]) -> None:
    assert first_difference(path.read_text(encoding="utf-8"), found()) is None


def test_a_difference_is_reported_at_its_first_line() -> None:
    assert first_difference("a\nb\nc", "a\nx\ny") == "line 2: expected 'b', found 'x'"
    assert first_difference("a", "a\nb") == "line 2: expected '(nothing)', found 'b'"
    assert first_difference("a\nb", "a\nb") is None
