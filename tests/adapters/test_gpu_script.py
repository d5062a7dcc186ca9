"""The script that measures a GPU tries itself on the simulator, so that it works when there is one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import LONG

pytestmark = pytest.mark.research


def test_the_script_for_a_gpu_runs_on_the_simulator(tmp_path: Path) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "HORTUS_ENGINE": "interpreted"}
    command = [sys.executable, "-m", "benchmarks.gpu", "--json", str(tmp_path / "figures.json")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=LONG, check=False)
    assert done.returncode == 0, done.stderr
    figures = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))
    equal = [figure for figure in figures if "equal" in figure["name"]]
    assert len(equal) == 6
    assert all(figure["reached"] for figure in equal)
