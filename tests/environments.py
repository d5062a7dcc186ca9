"""Wheels, and empty environments into which they are installed: what a stranger has, and nothing of the repository."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from sysconfig import get_paths
from zipfile import ZipFile

import pytest

from tests.patience import LONG

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("src", "pyproject.toml", "LICENSE", "docs/package.md")
"""What a wheel of Hortus is made of."""

UNREACHABLE = re.compile(r"NewConnectionError|NameResolutionError|ConnectTimeoutError|ReadTimeoutError|ProxyError")
NETWORK = re.compile(r"PIP_|SSL_|(https?|no|all)_proxy$", re.IGNORECASE)
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]


def build_wheel(source: Path, folder: Path) -> Path:
    """From a copy, so that nothing is left behind, and nothing of an earlier build gets into it."""
    copied = folder / "source"
    if source == ROOT:
        copy_sources(copied)
    else:
        copy(source, copied)
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(copied))
    [wheel] = folder.glob("*.whl")
    return wheel


def copy_sources(folder: Path) -> None:
    """Copy what a wheel of Hortus is made of."""
    for name in SOURCES:
        copy(ROOT / name, folder / name)


def unpack(wheel: Path, folder: Path) -> None:
    """What an installer would leave in a folder."""
    with ZipFile(wheel) as file:
        file.extractall(folder)


def copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    else:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)


def pip(*words: str) -> None:
    done = subprocess.run([*PIP, *words], capture_output=True, text=True, check=False, timeout=LONG)
    skip_without_network(done)
    assert done.returncode == 0, done.stderr


def skip_without_network(pip: subprocess.CompletedProcess[str]) -> None:
    if pip.returncode and UNREACHABLE.search(pip.stderr) and not os.environ.get("CI"):
        pytest.skip("nothing can be downloaded here, so that nothing can be installed into an empty environment")


class Environment:
    """Python and what was installed, with a home of its own."""

    def __init__(self, python: str, folder: Path) -> None:
        subprocess.run([python, "-m", "venv", "--without-pip", str(folder)], check=True, timeout=LONG)
        self.folder = folder
        self.programs = folder / "bin"
        self.home = folder / "home"
        self.home.mkdir()
        self.variables = {"PATH": str(self.programs), "HOME": str(self.home), "LANGUAGE": "en"}

    def install(self, *words: str) -> None:
        pip("--python", str(self.programs / "python"), "install", "--no-compile", *words)

    def run(self, program: str, *words: str, typed: str = "") -> str:
        done = subprocess.run(
            [self.programs / program, *words],
            cwd=self.home,
            env=self.variables,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            timeout=LONG,
        )
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout


def borrow(environment: Path) -> None:
    """The requirements of the Python that runs the tests, and no package that is there for development only.

    Python searches the folders that a .pth file names, but reads no .pth file in them: Hortus stays in its repository.
    """
    [packages] = environment.glob("lib/python*/site-packages")
    (packages / "borrowed.pth").write_text(get_paths()["purelib"] + "\n", encoding="utf-8")


class Shell:
    """A shell in a new folder, with a home of its own, the Python of the tests and the caller's settings for pip."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        home = folder / "home"
        home.mkdir(parents=True)
        network = {name: text for name, text in os.environ.items() if NETWORK.match(name)}
        path = f"{sys.base_prefix}/bin:{os.defpath}"
        self.variables = {**network, "PATH": path, "HOME": str(home), "LANGUAGE": "en"}

    def command(self, line: str) -> list[str]:
        return ["sh", "-c", f"cd {shlex.quote(str(self.folder))} && exec {line}"]

    def run(self, line: str, typed: str = "") -> str:
        done = subprocess.run(
            self.command(line),
            env=self.variables,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            timeout=LONG,
        )
        skip_without_network(done)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def add_game(environment: Environment, name: str, folder: Path) -> None:
    """As `hortus new-game` writes it there, by way of a wheel."""
    environment.run("hortus", "new-game", name)
    environment.install("--no-deps", str(build_wheel(environment.home / name, folder)))


def python_of(version: str) -> str:
    """An interpreter of this version; where none starts, the test is skipped."""
    name = f"python{version}"
    path = sys.executable if sys.version.startswith(f"{version}.") else shutil.which(name)
    if not path or subprocess.run([path, "-c", ""], capture_output=True, check=False, timeout=LONG).returncode:
        pytest.skip(f"there is no {name} here")
    return path
