"""Set up .venv for the commands of the Makefile, and show progress.

    python tools/set_up.py environment
    python tools/set_up.py install "what Hortus needs" -r requirements/play.txt
    python tools/set_up.py install "Hortus itself" --no-deps --editable .

Uses uv where it is present and works, venv and pip everywhere else. Needs nothing but the standard library.
"""

from __future__ import annotations

import fcntl
import os
import re
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import TextIO

ENVIRONMENT = Path(".venv")
MADE = ENVIRONMENT / "made.stamp"
PYTHON = ENVIRONMENT / "bin" / "python"

# No bytecode: Python writes it for the modules that are used. That saves a third of the time and 50 MB.
PIP_OPTIONS = ("--no-compile", "--disable-pip-version-check", "--no-input", "--progress-bar", "off")
PIN = re.compile(r"^[A-Za-z0-9]", re.MULTILINE)
FOUND = re.compile(r"(?:Collecting|Processing|Requirement already satisfied:) (?:\S*/)?([A-Za-z0-9._]+(?:-[A-Za-z]+)*)")
ALL_FOUND = "Installing collected packages: "
POLL_S = 0.2
PIPE_PAUSE_S = 5.0
PIPE_BYTES = 65536
DOWNLOAD_MB = 100
DISK_MB = 350

REASONS = (
    (r"No space left on device|Disk quota exceeded", f"The disk is full; .venv needs {DISK_MB} MB."),
    (
        r"Read-only file system|Permission denied",
        "This folder cannot be written. Copy Hortus to a folder of your own and run make there.",
    ),
    (
        r"ensurepip is not available|No module named '?(?:venv|ensurepip)",
        "This Python cannot make environments. On Debian and Ubuntu, run: sudo apt install python3-venv",
    ),
    (
        r"DO NOT MATCH THE HASHES",
        "A downloaded file is not the one that Hortus was tested with, so it was not installed. Run "
        "`.venv/bin/python -m pip cache purge` and try again; if you use a mirror of the package index, try another.",
    ),
    (r"ProxyError|Tunnel connection failed", "The proxy refused the connection. Correct HTTPS_PROXY and try again."),
    (
        r"CERTIFICATE_VERIFY_FAILED|SSLError",
        "The certificate of the package index is not trusted. If a proxy replaces it, set PIP_CERT to the proxy's "
        "certificate and try again.",
    ),
    (
        r"NewConnectionError|NameResolutionError|ConnectTimeoutError|ReadTimeoutError|MaxRetryError|ProtocolError",
        "The package index cannot be reached. Check the network connection and try again; behind a proxy, set "
        "HTTPS_PROXY.",
    ),
    (
        r"No matching distribution found|subprocess-exited-with-error",
        "A package is missing for this Python ({version}). Name another one, for example: make PYTHON=python3.12 play",
    ),
)


class SetUpFailed(Exception):
    """One sentence with the cause and what to do, and the whole output of the program that failed."""

    def __init__(self, sentence: str, output: str = "") -> None:
        super().__init__(sentence)
        self.output = output


def main(words: Sequence[str]) -> int:
    progress = Progress(sys.stdout)
    try:
        with lock(Path("."), progress):
            match words:
                case ["environment"]:
                    make_environment(progress)
                case ["install", what, *options]:
                    install(what, options, progress)
                case _:
                    raise SetUpFailed(f"usage: {__doc__}")
    except SetUpFailed as failure:
        progress.done("")
        print(f"{failure.output}\nHortus is not set up: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        progress.done("Interrupted. Run the same command again to continue.")
        return 130
    return 0


class Progress:
    """One line that changes in a terminal; a line every few seconds elsewhere."""

    def __init__(self, target: TextIO) -> None:
        self.target = target
        self.is_live = target.isatty()
        self.last = time.monotonic()

    def show(self, text: str) -> None:
        if self.is_live:
            width = shutil.get_terminal_size().columns - 3  # a longer line could not be erased
            print(f"\r\033[K  {text[:width]}", end="", file=self.target, flush=True)
        elif time.monotonic() - self.last >= PIPE_PAUSE_S:
            self.done(f"  {text}")

    def done(self, text: str) -> None:
        """Leave a line that stays; an empty one only removes what was shown."""
        self.last = time.monotonic()
        erased = "\r\033[K" if self.is_live else ""
        print(f"{erased}{text}", end="\n" if text else "", file=self.target, flush=True)


# One set-up at a time


@contextmanager
def lock(folder: Path, progress: Progress) -> Iterator[None]:
    """Wait until no other make sets up .venv in the same folder.

    The folder itself is locked, so no lock file can be left behind. Some network file systems have no locks; there the
    set-up runs without one.
    """
    opened = os.open(folder, os.O_RDONLY)
    try:
        with suppress(OSError):
            wait_for_lock(opened, progress)
        yield
    finally:
        os.close(opened)


def wait_for_lock(opened: int, progress: Progress) -> None:
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        progress.done("Another make is setting up .venv; waiting for it.")
        fcntl.flock(opened, fcntl.LOCK_EX)


# The environment


def make_environment(progress: Progress) -> None:
    """Make .venv and its stamp while this process has the lock, so that a waiting make finds both."""
    if MADE.exists():
        return
    progress.done(f"Setting up .venv, once: {DOWNLOAD_MB} MB to download, {DISK_MB} MB on disk, up to 2 minutes.")
    progress.show("Making a Python environment")
    remove_environment()
    if not make_with_uv(progress):
        remove_environment()
        command = [sys.executable, "-m", "venv", str(ENVIRONMENT)]
        made = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
        if made.returncode:
            raise explained(made.stdout + made.stderr)
    MADE.touch()


def make_with_uv(progress: Progress) -> bool:
    """Return whether uv is present and has made the environment."""
    uv = shutil.which("uv")
    if uv is None:
        return False
    command = [uv, "venv", "--seed", "--python", sys.executable, str(ENVIRONMENT)]
    made = subprocess.run(command, capture_output=True, check=False)
    if made.returncode:
        progress.done("uv failed, so venv makes the environment instead.")
    return made.returncode == 0


def remove_environment() -> None:
    try:
        if ENVIRONMENT.is_symlink() or ENVIRONMENT.is_file():
            ENVIRONMENT.unlink()
        elif ENVIRONMENT.exists():
            shutil.rmtree(ENVIRONMENT)
    except OSError as error:
        raise explained(str(error)) from error


# Packages


def install(what: str, options: Sequence[str], progress: Progress) -> None:
    began = time.monotonic()
    progress.show(f"Installing {what}")
    packages = packages_folder()
    discard_unfinished(packages)
    if not install_with_uv(what, options, progress):
        discard_unfinished(packages)
        install_with_pip(what, options, packages, progress)
    progress.done(f"Installed {what} in {time.monotonic() - began:.0f} s.")


def packages_folder() -> Path:
    folders = list(ENVIRONMENT.glob("lib/python*/site-packages"))
    if len(folders) != 1:
        raise SetUpFailed(".venv is damaged. Delete that folder and run the same command again.")
    return folders[0]


def discard_unfinished(packages: Path) -> None:
    """Forget packages that an interrupted run left incomplete, so that they are installed again."""
    for facts in packages.glob("*.dist-info"):
        record = facts / "RECORD"
        if not record.is_file() or f"{facts.name}/INSTALLER," not in record.read_text(encoding="utf-8"):
            shutil.rmtree(facts)


def install_with_uv(what: str, options: Sequence[str], progress: Progress) -> bool:
    """Return whether uv is present and has installed everything."""
    uv = shutil.which("uv")
    if uv is None:
        return False
    downloads: list[str] = []
    command = [uv, "pip", "install", "--python", str(PYTHON), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        for line in lines_of(process):
            match line.split():
                case ["Downloading", name, _]:  # only large packages, several at the same time
                    downloads.append(name)
                case ["Downloaded", name] if name in downloads:
                    downloads.remove(name)
            progress.show(f"Downloading {', '.join(downloads)}" if downloads else f"Installing {what}")
    if process.returncode:
        progress.done(f"uv failed, so pip installs {what} instead.")
    return process.returncode == 0


def install_with_pip(what: str, options: Sequence[str], packages: Path, progress: Progress) -> None:
    command = [str(PYTHON), "-m", "pip", "install", *PIP_OPTIONS, *options]
    most, count, total = number_of_pins(options), 0, 0
    text, output = f"Installing {what}", ""
    before = set(packages.glob("*.dist-info"))
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        for line in lines_of(process):
            output += line
            if found := FOUND.match(line.strip()):
                count += 1
                text = f"Downloading {count} of {max(most, count)}: {found[1]}"
            elif line.startswith(ALL_FOUND):
                total = line.count(",") + 1
            if total:
                done = len(set(packages.glob("*.dist-info")) - before)
                text = f"Installing {min(done + 1, total)} of {total}"
            progress.show(text)
    if process.returncode:
        raise explained(output)


def lines_of(process: subprocess.Popen[bytes]) -> Iterator[str]:
    """Yield each line that the program prints, and an empty text whenever it has printed nothing for a moment.

    A program waits while its pipe is full, so the pipe is read until its end.
    """
    assert process.stdout is not None
    pipe, rest, is_open = process.stdout.fileno(), b"", True
    while is_open:
        if select.select([pipe], [], [], POLL_S)[0]:
            data = os.read(pipe, PIPE_BYTES)
            is_open = bool(data)
            *lines, rest = (rest + data).split(b"\n")
            yield from (f"{line.decode(errors='replace')}\n" for line in lines)
        else:
            yield ""
    yield rest.decode(errors="replace")


def number_of_pins(options: Sequence[str]) -> int:
    """Upper bound: some pins are for other systems."""
    lists = [file for option, file in pairwise(options) if option == "-r"]
    return sum(len(PIN.findall(Path(file).read_text(encoding="utf-8"))) for file in lists)


def explained(output: str) -> SetUpFailed:
    for pattern, sentence in REASONS:
        if re.search(pattern, output):
            return SetUpFailed(sentence.format(version=sys.version.split()[0]), output)
    return SetUpFailed("the lines above say why. Correct that and run the same command again.", output)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
