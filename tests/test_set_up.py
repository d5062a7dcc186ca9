"""Setting up .venv: it shows progress, repairs what was interrupted, and explains each failure in one sentence."""

from __future__ import annotations

import errno
import fcntl
import io
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from threading import Semaphore
from zipfile import ZipFile

import pytest

from tests.patience import LONG
from tests.project import ROOT
from tools.set_up import DISK_MB, DOWNLOAD_MB, MADE, Progress, discard_unfinished, explained, lock, main, number_of_pins

pytestmark = pytest.mark.interpreted_only

BACKEND = '''
"""Builds the wheel of a small package with the command `hortus`."""

from zipfile import ZipFile

NAME = "hortus-1-py3-none-any.whl"
FACTS = {
    "METADATA": "Metadata-Version: 2.1\\nName: hortus\\nVersion: 1\\n",
    "WHEEL": "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
    "entry_points.txt": "[console_scripts]\\nhortus = hortus:main\\n",
    "RECORD": "hortus.py,,\\nhortus-1.dist-info/RECORD,,\\n",
}


def build_editable(folder, settings=None, metadata=None):
    with ZipFile(f"{folder}/{NAME}", "w") as wheel:
        wheel.writestr("hortus.py", "import sys, seed\\ndef main(): print('running', *sys.argv[1:])\\n")
        for name, text in FACTS.items():
            wheel.writestr(f"hortus-1.dist-info/{name}", text)
    return NAME
'''
PROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "hortus"
version = "1"
"""


def make_wheel(folder: Path) -> str:
    """A package that the small project needs; returns the line that locks it."""
    file = folder / "seed-1-py3-none-any.whl"
    facts = {
        "METADATA": "Metadata-Version: 2.1\nName: seed\nVersion: 1\n",
        "WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        "RECORD": "seed.py,,\nseed-1.dist-info/RECORD,,\n",
    }
    with ZipFile(file, "w") as wheel:
        wheel.writestr("seed.py", "")
        for name, text in facts.items():
            wheel.writestr(f"seed-1.dist-info/{name}", text)
    return f"seed==1 --hash=sha256:{sha256(file.read_bytes()).hexdigest()}\n"


MAKE = shutil.which("make") or "make"


def write_program(path: Path, script: str) -> None:
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)


class Clone:
    """A small project with the Makefile of this one, in a folder with a space in its name and without a network."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "a garden"
        self.lock = self.root / "requirements" / "play.txt"
        self.packages = self.root / ".venv" / "lib" / f"python3.{sys.version_info.minor}" / "site-packages"
        for name in ("tools", "requirements"):
            (self.root / name).mkdir(parents=True)
        shutil.copy(ROOT / "Makefile", self.root)
        shutil.copy(ROOT / "tools" / "set_up.py", self.root / "tools")
        (self.root / "backend.py").write_text(BACKEND, encoding="utf-8")
        (self.root / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
        (self.root / "requirements" / "build.txt").touch()
        self.lock.write_text(make_wheel(self.root), encoding="utf-8")

    def make(self, *words: str) -> subprocess.CompletedProcess[str]:
        environment = {
            "PATH": f"{Path(MAKE).parent}:{os.defpath}",
            "HOME": str(self.root),
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": self.root.as_uri(),
            "PIP_CONFIG_FILE": os.devnull,
        }
        return subprocess.run(
            [MAKE, *words], cwd=self.root, env=environment, capture_output=True, text=True, check=False, timeout=LONG
        )


@pytest.mark.long
@pytest.mark.thorough
def test_make_in_a_path_with_a_space_sets_up_and_repairs_what_was_interrupted(tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    python = f"PYTHON={sys.executable}"

    good = clone.lock.read_text(encoding="utf-8")
    clone.lock.write_text(good.replace("sha256:", f"sha256:{64 * '0'}")[:-65] + "\n", encoding="utf-8")
    refused = clone.make(python, "terminal")
    assert refused.returncode != 0
    assert "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES" in refused.stderr
    assert "Hortus is not set up: A downloaded file is not the one that Hortus was tested with" in refused.stderr

    clone.lock.write_text(good, encoding="utf-8")
    done = clone.make(python, "terminal", "ARGS=with a friend")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Installed what Hortus needs in" in done.stdout
    assert done.stdout.endswith("running play with a friend\n")

    (clone.packages / "seed.py").unlink()
    (clone.packages / "seed-1.dist-info" / "RECORD").unlink()
    (clone.root / ".venv" / "play.stamp").unlink()
    assert clone.make(python, "play", "LAN=1").stdout.endswith("running serve --lan\n")
    assert (clone.packages / "seed.py").is_file()


def test_make_without_a_usable_python_says_which_one_to_name(tmp_path: Path) -> None:
    done = Clone(tmp_path).make("PYTHON=no-such-python", "play")
    assert done.returncode != 0
    assert done.stderr.startswith(
        "Hortus needs Python 3.11 or newer; name one like this: make PYTHON=python3.12 play\n"
    )


def test_sizes_of_the_environment_are_the_same_in_the_documentation_and_in_the_set_up() -> None:
    for page in ("README.md", "docs/decisions/0018-numba-is-installed-for-everybody.md"):
        text = " ".join((ROOT / page).read_text(encoding="utf-8").split())
        assert f"downloads {DOWNLOAD_MB} MB and takes {DISK_MB} MB on disk" in text


@pytest.mark.parametrize(
    ("output", "advice"),
    [
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("OSError: [Errno 30] Read-only file system: '.venv'", "cannot be written"),
        ("NewConnectionError(...)\nERROR: No matching distribution found for numpy==2.4.6", "Check the network"),
        ("ProxyError('Cannot connect to proxy.', NewConnectionError(...))", "HTTPS_PROXY"),
        ("SSLError(SSLCertVerificationError(1, 'CERTIFICATE_VERIFY_FAILED'))", "PIP_CERT"),
        ("ERROR: No matching distribution found for llvmlite==0.50.0", sys.version.split()[0]),
        ("Segmentation fault", "lines above say why"),
    ],
)
def test_a_failed_installation_is_explained_in_one_sentence(output: str, advice: str) -> None:
    failure = explained(output)
    assert advice in str(failure)
    assert failure.output == output


def test_a_python_without_venv_is_explained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    python = tmp_path / "python"
    write_program(python, "echo 'ensurepip is not available.'; exit 1")
    monkeypatch.setattr(sys, "executable", str(python))
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert main(["environment"]) == 1
    assert "sudo apt install python3-venv" in capsys.readouterr().err


def test_install_into_a_damaged_environment_says_to_delete_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    assert main(["install", "Hortus itself", "."]) == 1
    assert ".venv is damaged. Delete that folder" in capsys.readouterr().err


@pytest.fixture
def quick_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Use a Python whose `-m venv` only makes the folder; return the folder of the clone."""
    python = tmp_path / "python"
    write_program(python, "mkdir -p .venv/bin && echo made >>calls.txt")
    monkeypatch.setattr(sys, "executable", str(python))
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_environment_is_made_without_a_lock_where_the_file_system_has_none(
    quick_environment: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def flock(file: object, operation: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", flock)
    assert main(["environment"]) == 0
    assert (quick_environment / MADE).exists()


@pytest.fixture
def other_lock(quick_environment: Path) -> Iterator[int]:
    """Open the folder of the clone as another make does, to lock it."""
    opened = os.open(quick_environment, os.O_RDONLY)
    yield opened
    os.close(opened)


def test_environment_made_by_another_make_is_used_once_its_lock_is_free(
    quick_environment: Path, other_lock: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    flock, waiting = fcntl.flock, Semaphore(0)

    def counted_flock(opened: int, operation: int) -> None:
        if operation == fcntl.LOCK_EX:
            waiting.release()
        flock(opened, operation)

    flock(other_lock, fcntl.LOCK_EX)
    monkeypatch.setattr(fcntl, "flock", counted_flock)
    with ThreadPoolExecutor() as others:
        made = [others.submit(main, ["environment"]) for _ in range(2)]
        are_waiting = [waiting.acquire(timeout=LONG) for _ in made]
        flock(other_lock, fcntl.LOCK_UN)
        assert [other.result(LONG) for other in made] == [0, 0]
    assert are_waiting == [True, True]
    assert capsys.readouterr().out.count("waiting for it") == 2
    assert (quick_environment / "calls.txt").read_text(encoding="utf-8") == "made\n"


def test_lock_of_one_clone_delays_no_other_and_ends_with_its_set_up(
    quick_environment: Path,
    other_lock: int,
    tmp_path_factory: pytest.TempPathFactory,
    capsys: pytest.CaptureFixture[str],
) -> None:
    progress = Progress(sys.stdout)
    with lock(quick_environment, progress):
        with pytest.raises(BlockingIOError):
            fcntl.flock(other_lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        with lock(tmp_path_factory.mktemp("another clone"), progress):
            pass
    fcntl.flock(other_lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    assert capsys.readouterr().out == ""
    assert list(quick_environment.iterdir()) == [quick_environment / "python"]


@pytest.fixture
def made_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make an empty environment; return its Python, which a test replaces."""
    (tmp_path / ".venv/lib/python3/site-packages").mkdir(parents=True)
    (tmp_path / ".venv/bin").mkdir()
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.chdir(tmp_path)
    return tmp_path / ".venv/bin/python"


def test_pip_that_prints_more_than_a_pipe_holds_while_it_installs_is_read_to_its_end(
    made_environment: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    more = f"i=0; while [ $i -lt 3000 ]; do echo {100 * '.'}; i=$((i + 1)); done"
    write_program(
        made_environment, f"echo 'Installing collected packages: one, two'; {more}; printf 'the last words'; exit 1"
    )
    assert main(["install", "Hortus itself", "."]) == 1
    shown = capsys.readouterr().err
    assert shown.startswith("Installing collected packages: one, two\n")
    assert (shown.count("....\n"), shown.count("the last words\nHortus is not set up")) == (3000, 1)


UV = """
[ $1 = venv ] && mkdir -p .venv/bin .venv/lib/python3/site-packages && exit
echo 'Downloading numba (3.7MiB)'
echo 'Downloading numpy (16.1MiB)'
echo ' Downloaded numba'
echo ' Downloaded numpy'
"""


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect what the progress shows for a moment."""
    texts: list[str] = []
    monkeypatch.setattr(Progress, "show", lambda progress, text: texts.append(text))
    return texts


def test_uv_that_downloads_several_packages_shows_which(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], shown: list[str]
) -> None:
    write_program(tmp_path / "uv", UV)
    monkeypatch.setattr(shutil, "which", lambda name: str(tmp_path / name))
    monkeypatch.chdir(tmp_path)
    assert main(["environment"]) == main(["install", "what Hortus needs", "."]) == 0
    assert [text for text, _ in groupby(shown)] == [
        "Making a Python environment",
        "Installing what Hortus needs",
        "Downloading numba",
        "Downloading numba, numpy",
        "Downloading numpy",
        "Installing what Hortus needs",
    ]
    assert "failed" not in capsys.readouterr().out


PIP = """
echo 'Collecting numba==0.68.1 (from -r play.txt (line 1))'
echo '  Downloading numba-0.68.1-cp311-cp311-manylinux2014_x86_64.whl (3.8 MB)'
echo 'Collecting numpy==2.4.6 (from -r play.txt (line 2))'
echo 'Installing collected packages: numpy, numba'
echo 'Successfully installed numba-0.68.1 numpy-2.4.6'
"""


def test_pip_that_installs_two_packages_shows_which_of_how_many(
    tmp_path: Path, made_environment: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []

    def show(progress: Progress, text: str) -> None:
        shown.append(text)
        if text == "Installing 1 of 2":
            (tmp_path / ".venv/lib/python3/site-packages/numpy-2.4.6.dist-info").mkdir(exist_ok=True)

    monkeypatch.setattr(Progress, "show", show)
    write_program(made_environment, PIP)
    pins = tmp_path / "play.txt"
    pins.write_text("numba==0.68.1\nnumpy==2.4.6\ncolorama==0.4.6 ; sys_platform == 'win32'\n", encoding="utf-8")
    assert main(["install", "what Hortus needs", "-r", str(pins)]) == 0
    assert [text for text, _ in groupby(shown)] == [
        "Installing what Hortus needs",
        "Downloading 1 of 3: numba",
        "Downloading 2 of 3: numpy",
        "Installing 1 of 2",
        "Installing 2 of 2",
    ]


def test_uv_that_fails_is_replaced_by_venv_and_pip_which_the_set_up_says(
    quick_environment: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = ".venv/lib/python3/site-packages/begun-1.dist-info"
    write_program(quick_environment / "uv", f"mkdir -p .venv/lib {begun}; exit 2")
    write_program(quick_environment / "pip", f"test ! -e {begun} && echo installed >>calls.txt")
    monkeypatch.setattr(shutil, "which", lambda name: str(quick_environment / name))
    assert main(["environment"]) == 0
    (quick_environment / ".venv/lib/python3/site-packages").mkdir(parents=True)
    (quick_environment / "pip").rename(quick_environment / ".venv/bin/python")
    assert main(["install", "what Hortus needs", "."]) == 0
    assert (quick_environment / "calls.txt").read_text(encoding="utf-8") == "made\ninstalled\n"
    assert [line for line in capsys.readouterr().out.splitlines() if line.startswith("uv")] == [
        "uv failed, so venv makes the environment instead.",
        "uv failed, so pip installs what Hortus needs instead.",
    ]


def test_packages_that_were_not_completely_installed_are_installed_again(tmp_path: Path) -> None:
    for name, record in [("whole-1.dist-info", "whole-1.dist-info/INSTALLER,,"), ("half-1.dist-info", "half.py,,")]:
        (tmp_path / name).mkdir()
        (tmp_path / name / "RECORD").write_text(record, encoding="utf-8")
    (tmp_path / "begun-1.dist-info").mkdir()
    discard_unfinished(tmp_path)
    assert [folder.name for folder in tmp_path.iterdir()] == ["whole-1.dist-info"]


def test_progress_is_one_changing_line_in_a_terminal_and_only_lasting_lines_in_a_pipe(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("COLUMNS", "9")  # a line that is broken in two could not be erased
    for target, seen in [(Terminal(), "\r\033[K  1 of 2\r\033[KDone\n"), (io.StringIO(), "Done\n")]:
        progress = Progress(target)
        progress.show("1 of 2: numpy")
        progress.done("Done")
        assert target.getvalue() == seen


def test_pins_are_counted_without_their_hashes(tmp_path: Path) -> None:
    lock = tmp_path / "lock.txt"
    lock.write_text("one==1 \\\n    --hash=sha256:12\n    # via two\ntwo==2\n", encoding="utf-8")
    assert number_of_pins(["--no-deps", "-r", str(lock), "-r", str(lock)]) == 4
