"""The tests run in as many processes as there are cores for them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.conftest import cores_allowed, cores_paid_for

pytestmark = pytest.mark.interpreted_only


@pytest.mark.parametrize(("quota", "cores"), [("200000 100000", 2), ("150000 100000", 1), ("50000 100000", 0)])
def test_a_container_uses_the_share_that_it_has(tmp_path: Path, quota: str, cores: int) -> None:
    (tmp_path / "cpu.max").write_text(quota)
    assert cores_paid_for(tmp_path / "cpu.max") == cores


def test_without_a_limit_all_cores_count(tmp_path: Path) -> None:
    (tmp_path / "cpu.max").write_text("max 100000")
    assert cores_paid_for(tmp_path / "cpu.max") == cores_paid_for(tmp_path / "none") == cores_allowed()


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="here every process may use every core")
def test_cores_that_this_process_may_not_use_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {3})
    assert cores_allowed() == 1
