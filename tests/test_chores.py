"""The chores of the Makefile: which tests run where, and what a run of several phases reports."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.patience import LONG
from tests.project import ROOT
from tools import phases

pytestmark = pytest.mark.interpreted_only

COMPILED_ONLY = re.compile(r"^(@|pytestmark).*mark\.compiled_only", re.MULTILINE)
POSTGRESQL = re.compile(r"^(@|pytestmark).*mark\.postgresql", re.MULTILINE)


def named(variable: str) -> list[Path]:
    """Return the files and folders in a variable of the Makefile."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", " ")
    [value] = re.findall(rf"^{variable} := (.*)$", makefile, re.MULTILINE)
    return [path for word in re.findall(r"tests/[^\s)]+", value) for path in ROOT.glob(word)]


def test_tests_of_compiled_code_lie_where_compiled_code_is_tested() -> None:
    compiled = [*named("RULES"), *named("MACHINE")]
    files = [file for file in (ROOT / "tests").rglob("test_*.py") if COMPILED_ONLY.search(file.read_text("utf-8"))]
    assert files
    assert [file for file in files if not any(file.is_relative_to(place) for place in compiled)] == []


def test_tests_of_postgresql_lie_where_postgresql_is_tested() -> None:
    files = [file for file in (ROOT / "tests").rglob("test_*.py") if POSTGRESQL.search(file.read_text("utf-8"))]
    assert files
    assert [file for file in files if not any(file.is_relative_to(place) for place in named("SHARED"))] == []


def run_pytest(
    folder: Path, source: str, *options: str, environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a file of tests with the hooks of `tests/conftest.py`, and without any settings of the current run."""
    (folder / "test_it.py").write_text(source, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-c", os.devnull, "-p", "tests.conftest", "-p", "no:cacheprovider"]
    outer = {name: text for name, text in os.environ.items() if not name.startswith("PYTEST_")}
    outer.pop(phases.OUTCOMES, None)
    return subprocess.run(
        [*command, "--rootdir", str(folder), *options, "test_it.py"],
        cwd=folder,
        env={**outer, "PYTHONPATH": str(ROOT), **(environment or {})},
        capture_output=True,
        text=True,
        timeout=LONG,
    )


USER_OF_POSTGRESQL = """
import pytest

@pytest.fixture
def postgresql():
    pass

@pytest.fixture
def database(postgresql):
    pass

{marks}
def test_it(database):
    pass
"""


@pytest.mark.thorough
@pytest.mark.parametrize("processes", [0, 1])
@pytest.mark.parametrize(
    ("marks", "complaint"),
    [
        ("", "test_it.py::test_it needs the mark `postgresql`"),
        ("@pytest.mark.postgresql", None),
        ("@pytest.mark.postgresql\n@pytest.mark.thorough", "test_it.py::test_it runs in no phase"),
    ],
)
def test_collection_of_a_test_that_uses_postgresql_without_the_right_marks_fails(
    tmp_path: Path, processes: int, marks: str, complaint: str | None
) -> None:
    run = run_pytest(tmp_path, USER_OF_POSTGRESQL.format(marks=marks), "-n", str(processes))
    assert (run.returncode == 0) == (complaint is None), run.stdout + run.stderr
    if complaint:
        assert complaint in run.stdout + run.stderr


def program(path: Path, source: str) -> Path:
    """Write a program in Python. The shell starts it, because a path after `#!` may have no spaces."""
    script = path.with_suffix(".py")
    script.write_text(source, encoding="utf-8")
    start = shlex.join([sys.executable, str(script)])
    path.write_text(f'#!/bin/sh\nexec {start} "$@"\n', encoding="utf-8")
    path.chmod(0o755)
    return path


FAKE_MAKE = """
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
    monkeypatch.setenv("MAKE", str(program(tmp_path / "make", FAKE_MAKE)))
    for name in (phases.UNSTEADY_TESTS, phases.FAILED_COMMANDS):  # of the `.ci/run` that runs this test
        monkeypatch.delenv(name, raising=False)


@pytest.mark.usefixtures("fake_make")
def test_every_phase_runs_and_each_failure_comes_with_the_command_that_repeats_it(
    capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unsteady, repeats = tmp_path / "unsteady.txt", tmp_path / "repeats.txt"
    monkeypatch.setenv(phases.UNSTEADY_TESTS, str(unsteady))
    monkeypatch.setenv(phases.FAILED_COMMANDS, str(repeats))
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
    assert [f"  {command}" for command in repeats.read_text(encoding="utf-8").splitlines()] == failed.splitlines()


@pytest.mark.usefixtures("fake_make")
def test_phases_that_pass_return_success(capfd: pytest.CaptureFixture[str]) -> None:
    assert phases.main(["green", "shaky"]) == 0
    assert "Failed" not in capfd.readouterr().out


@pytest.fixture
def outer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stand in for a `.ci/run` that runs this test: return its file of unsteady tests and failures."""
    path = tmp_path / "outer.txt"
    path.touch()
    monkeypatch.setenv(phases.UNSTEADY_TESTS, str(path))
    monkeypatch.setenv(phases.FAILED_COMMANDS, str(path))
    return path


def test_outcomes_of_a_fake_make_do_not_count_for_the_run_that_tests_it(
    outer: Path, request: pytest.FixtureRequest
) -> None:
    request.getfixturevalue("fake_make")
    assert phases.main(["shaky", "red"]) == 1
    assert outer.read_text(encoding="utf-8") == ""


MAKE = shutil.which("make")


@pytest.mark.skipif(MAKE is None, reason="there is no make")
@pytest.mark.parametrize("chore", ["test", "test-all"])
def test_phases_run_with_the_make_that_was_started(tmp_path: Path, chore: str) -> None:
    """Such as gmake, where the usual make is another program."""
    assert MAKE is not None
    gmake = tmp_path / "gmake"
    gmake.symlink_to(MAKE)
    python = tmp_path / ".venv/bin/python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\necho "MAKE=$MAKE"\n', encoding="utf-8")
    python.chmod(0o755)
    run = subprocess.run(
        [gmake, "-f", ROOT / "Makefile", "-o", ".venv/dev.stamp", chore],
        cwd=tmp_path,
        env={name: text for name, text in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))},
        capture_output=True,
        text=True,
        timeout=LONG,
    )
    assert (run.returncode, run.stdout) == (0, f"MAKE={gmake}\n"), run.stderr


STEP_OF_CI = """
import os, signal, sys
[step] = sys.argv[1:]
print("ran", step, flush=True)
if step == "test":
    print("file", os.environ["UNSTEADY_TESTS"], flush=True)
    with open(os.environ["UNSTEADY_TESTS"], "a") as unsteady:
        unsteady.writelines("tests/test_a.py::test_%d\\n" % number for number in range({unsteady}))
if step == "{failing}":
    with open(os.environ["FAILED_COMMANDS"], "a") as commands:
        commands.write("make test-a ONLY=test_%s\\n" % step)
if step == "{interrupted}":
    if not {is_handled}:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        os.killpg(0, signal.SIGINT)  # Ctrl-C in a terminal
        signal.pause()
    except KeyboardInterrupt:
        sys.exit(2)
sys.exit(step == "{failing}")
"""


def run_ci(
    folder: Path, *, unsteady: int = 0, failing: str = "", interrupted: str = "", is_handled: bool = False
) -> tuple[int, list[str], str]:
    """Run `.ci/run` with a fake make; return the exit status, the steps that ran and everything shown."""
    step = {"unsteady": unsteady, "failing": failing, "interrupted": interrupted, "is_handled": is_handled}
    program(folder / "make", STEP_OF_CI.format(**step))
    run = subprocess.run(
        [ROOT / ".ci/run"],
        env={**os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "TMPDIR": str(folder)},
        capture_output=True,
        text=True,
        timeout=LONG,
        start_new_session=True,
    )
    for file in re.findall(r"^file (.*)$", run.stdout, re.MULTILINE):
        assert not Path(file).exists()
    return run.returncode, re.findall(r"^ran (.*)$", run.stdout, re.MULTILINE), run.stdout


STEPS_OF_CI = ["check", "test", "test-all"]


@pytest.mark.parametrize(("unsteady", "status"), [(0, 0), (2, 0), (3, 1)])
def test_ci_run_with_more_than_two_unsteady_tests_fails(tmp_path: Path, unsteady: int, status: int) -> None:
    found, steps, shown = run_ci(tmp_path, unsteady=unsteady)
    assert (found, steps) == (status, STEPS_OF_CI)
    assert ("3 tests are unsteady; at most 2 may be." in shown) == bool(status)
    assert shown.count("\n  tests/test_a.py::test_") == unsteady


@pytest.mark.parametrize("failing", STEPS_OF_CI)
def test_ci_run_with_a_failed_step_runs_the_others_and_lists_it_at_the_end(tmp_path: Path, failing: str) -> None:
    status, steps, shown = run_ci(tmp_path, failing=failing)
    assert (status, steps) == (1, STEPS_OF_CI)
    _, _, end = shown.partition("== all: ")
    assert end.splitlines()[1:] == [
        "Failed. To repeat one test alone:",
        f"  make test-a ONLY=test_{failing}",
        "Failed steps:",
        f"  make {failing}",
    ]


@pytest.mark.parametrize("is_handled", [False, True])
def test_ci_run_interrupted_by_ctrl_c_runs_no_further_step(tmp_path: Path, is_handled: bool) -> None:
    """Also if the step handles the signal, as `tools.phases` does to show its summary."""
    found, steps, _ = run_ci(tmp_path, interrupted="test", is_handled=is_handled)
    assert (found, steps) == (130, ["check", "test"])


SHAKY_TESTS = """
from pathlib import Path

def test_shaky(request):
    seen = Path(__file__).with_name("seen")
    was_seen = seen.exists()
    seen.touch()
    assert was_seen, "the first time"
    assert request.node.execution_count == 2  # by which `tests/web/conftest.py` opens fresh windows

def test_broken():
    assert False

def test_steady():
    pass
"""


@pytest.mark.thorough
@pytest.mark.parametrize("processes", [0, 1])
def test_a_test_that_passes_only_when_repeated_is_reported_as_unsteady(tmp_path: Path, processes: int) -> None:
    outcomes = tmp_path / "outcomes.txt"
    options = ["--reruns", "1", "-n", str(processes)]
    run = run_pytest(tmp_path, SHAKY_TESTS, *options, environment={phases.OUTCOMES: str(outcomes)})
    assert run.returncode == 1, run.stderr
    assert outcomes.read_text(encoding="utf-8").splitlines() == [
        "failed\ttest_it.py::test_broken",
        "unsteady\ttest_it.py::test_shaky",
    ]
    assert "unsteady: test_it.py::test_shaky" in run.stdout
    assert "the first time" in run.stdout


CRASHING_TESTS = """
import os
from threading import Event

import pytest

def test_kills_its_worker():
    os._exit(1)

@pytest.mark.timeout(1)
def test_hangs():
    Event().wait()

def test_passes():
    pass
"""


@pytest.mark.long
@pytest.mark.parametrize(
    ("source", "failed"),
    [
        ("import no_such_module", ["test_it.py"]),
        (CRASHING_TESTS, ["test_it.py::test_hangs", "test_it.py::test_kills_its_worker"]),
    ],
)
def test_file_that_cannot_be_imported_and_test_that_hangs_or_kills_its_worker_are_reported(
    tmp_path: Path, source: str, failed: list[str]
) -> None:
    outcomes = tmp_path / "outcomes.txt"
    run = run_pytest(tmp_path, source, "-n", "1", environment={phases.OUTCOMES: str(outcomes)})
    assert run.returncode == 1, run.stdout
    assert outcomes.read_text(encoding="utf-8").splitlines() == [f"failed\t{node}" for node in failed]
