"""Run phases of the tests one after the other: `python -m tools.phases rules product browser`.

Every phase runs, even if an earlier one failed. The summary at the end shows how long each phase took, the command that
repeats each failed test alone, and the tests that passed only when they were repeated ("unsteady").
"""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

OUTCOMES = "TEST_OUTCOMES"
"""Environment variable: the file to which a phase appends its outcomes, one `kind TAB text` per line."""
UNSTEADY_TESTS = "UNSTEADY_TESTS"
"""Environment variable: a file that collects the unsteady tests of several runs of this program."""
FAILED_COMMANDS = "FAILED_COMMANDS"
"""Environment variable: a file that collects the commands that repeat what failed in several runs."""
INTERRUPTED = 130


@dataclass(frozen=True)
class Phase:
    name: str
    status: int
    seconds: float
    failed: Sequence[str]
    unsteady: Sequence[str]
    skipped: Sequence[str]

    @property
    def repeats(self) -> Iterator[str]:
        """The commands that repeat what failed."""
        for node in self.failed:
            yield f"make test-{self.name} ONLY={shlex.quote(node.replace('$', '$$'))}"
        if self.status and not self.failed:  # such as a failed installation, or lines without coverage
            yield f"make test-{self.name}"


def append_outcome(kind: str, text: str) -> None:
    """Record an outcome for the summary; do nothing outside a run of this program."""
    append_lines(OUTCOMES, f"{kind}\t{text}")


def append_lines(variable: str, *lines: str) -> None:
    """Append to the file that an environment variable names; do nothing without it."""
    if path := os.environ.get(variable):
        with Path(path).open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)


def run(name: str) -> Phase:
    print(f"== {name}", flush=True)
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        outcomes = Path(folder) / "outcomes.txt"
        outcomes.touch()
        command = [os.environ.get("MAKE", "make"), "--no-print-directory", f"test-{name}"]
        with subprocess.Popen(command, env={**os.environ, OUTCOMES: str(outcomes)}) as process:
            try:
                status = process.wait()
            except KeyboardInterrupt:
                process.wait()  # it was interrupted as well, and still reports what has failed
                raise
        lines = [line.partition("\t") for line in outcomes.read_text(encoding="utf-8").splitlines()]

    def texts(kind: str) -> list[str]:
        return [text for found, _, text in lines if found == kind]

    seconds = time.monotonic() - started
    return Phase(name, status, seconds, texts("failed"), texts("unsteady"), texts("skipped"))


def summary(phases: Sequence[Phase]) -> Iterator[str]:
    for phase in phases:
        result = "failed" if phase.status else "".join(f"skipped: {reason}" for reason in phase.skipped) or "passed"
        yield f"{phase.name:<14} {phase.seconds:5.0f} s  {result}"
    yield f"{'all':<14} {sum(phase.seconds for phase in phases):5.0f} s"
    if unsteady := [node for phase in phases for node in phase.unsteady]:
        yield from ("", "Unsteady, passed only when repeated:", *(f"  {node}" for node in unsteady))
    if repeats := [command for phase in phases for command in phase.repeats]:
        yield from ("", "Failed. To repeat one alone:", *(f"  {command}" for command in repeats))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Run phases of the tests, each as `make test-NAME`.")
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--skip", metavar="REASON", help="say why the tests of the current phase were not run")
    options = parser.parse_args(arguments)
    if options.skip:
        print(f"These tests were not run: {options.skip}.")
        append_outcome("skipped", options.skip)
        return 0
    phases = []
    try:
        for name in options.names:
            phases.append(run(name))
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        print("", *summary(phases), sep="\n", flush=True)
    append_lines(UNSTEADY_TESTS, *(node for phase in phases for node in phase.unsteady))
    append_lines(FAILED_COMMANDS, *(command for phase in phases for command in phase.repeats))
    return int(any(phase.status for phase in phases))


if __name__ == "__main__":
    sys.exit(main())
