"""The chores of the Makefile: which tests run where, and what a run of several phases reports."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project import ROOT
from tools import phases

pytestmark = pytest.mark.interpreted_only

COMPILED_ONLY = re.compile(r"^(@|pytestmark).*mark\.compiled_only", re.MULTILINE)


def named(variable: str) -> list[Path]:
    """The files and folders in a variable of the Makefile."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", " ")
    [value] = re.findall(rf"^{variable} := (.*)$", makefile, re.MULTILINE)
    return [ROOT / word for word in value.split() if word.startswith("tests/")]


def test_tests_of_compiled_code_lie_where_compiled_code_is_tested() -> None:
    compiled = [*named("RULES"), *named("MACHINE")]
    files = [file for file in (ROOT / "tests").rglob("test_*.py") if COMPILED_ONLY.search(file.read_text("utf-8"))]
    assert files
    assert [file for file in files if not any(file.is_relative_to(place) for place in compiled)] == []


FAKE_MAKE = """#!{python}
import os, sys
name = sys.argv[-1]
print("ran", name)
with open(os.environ["TEST_OUTCOMES"], "a") as outcomes:
    if name == "test-red":
        print("failed", "tests/test_a.py::test_b[x y's $1]", sep="\\t", file=outcomes)
    if name == "test-shaky":
        print("unsteady", "tests/test_c.py::test_d", sep="\\t", file=outcomes)
    if name == "test-absent":
        print("skipped", "there is no browser", sep="\\t", file=outcomes)
sys.exit(name in ("test-red", "test-broken"))
"""


@pytest.fixture
def fake_make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace make by a program in which each phase has the outcome that its name says."""
    program = tmp_path / "make"
    program.write_text(FAKE_MAKE.format(python=sys.executable), encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("MAKE", str(program))


@pytest.mark.usefixtures("fake_make")
def test_every_phase_runs_and_each_failure_comes_with_the_command_that_repeats_it(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unsteady = tmp_path / "unsteady.txt"
    monkeypatch.setenv(phases.UNSTEADY_TESTS, str(unsteady))
    assert phases.main(["red", "broken", "shaky", "absent", "green"]) == 1
    shown = capfd.readouterr().out
    assert re.findall(r"^ran (.*)$", shown, re.MULTILINE) == [
        "test-red", "test-broken", "test-shaky", "test-absent", "test-green"
    ]  # fmt: skip
    results = dict(re.findall(r"^(\w+) +\d+ s  (.*)$", shown, re.MULTILINE))
    assert results == {
        "red": "failed",
        "broken": "failed",
        "shaky": "passed",
        "absent": "skipped: there is no browser",
        "green": "passed",
    }
    _, _, failed = shown.partition("Failed. To repeat one alone:\n")
    assert failed.splitlines() == [
        """  make test-red ONLY='tests/test_a.py::test_b[x y'"'"'s $$1]'""",
        "  make test-broken",
    ]
    assert "Unsteady, passed only when repeated:\n  tests/test_c.py::test_d\n" in shown
    assert unsteady.read_text(encoding="utf-8") == "tests/test_c.py::test_d\n"


@pytest.mark.usefixtures("fake_make")
def test_phases_that_pass_return_success(capfd: pytest.CaptureFixture[str]) -> None:
    assert phases.main(["green", "shaky"]) == 0
    assert "Failed" not in capfd.readouterr().out


SHAKY_TESTS = """
from pathlib import Path

def test_shaky(tmp_path_factory):
    seen = Path(__file__).with_name("seen")
    was_seen = seen.exists()
    seen.touch()
    assert was_seen, "the first time"

def test_broken():
    assert False

def test_steady():
    pass
"""


@pytest.mark.parametrize("processes", [0, 1])
def test_a_test_that_passes_only_when_repeated_is_reported_as_unsteady(tmp_path: Path, processes: int) -> None:
    (tmp_path / "test_shaky.py").write_text(SHAKY_TESTS, encoding="utf-8")
    outcomes = tmp_path / "outcomes.txt"
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "pytest", "-c", os.devnull, "-p", "tests.conftest", "--reruns", "1"]
    run = subprocess.run(
        [*command, "-n", str(processes), "-p", "no:cacheprovider", "--rootdir", str(tmp_path), "test_shaky.py"],
        cwd=tmp_path,
        env={**environment, "PYTHONPATH": str(ROOT), phases.OUTCOMES: str(outcomes)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 1, run.stderr
    assert outcomes.read_text(encoding="utf-8").splitlines() == [
        "failed\ttest_shaky.py::test_broken",
        "unsteady\ttest_shaky.py::test_shaky",
    ]
    assert "unsteady: test_shaky.py::test_shaky" in run.stdout
    assert "the first time" in run.stdout
