"""Locks of a data file: every failure to lock it is refused, within a single timeout."""

from __future__ import annotations

import errno
import os
import runpy
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import ModuleType

import pytest

from hortus.command import main
from hortus.server import locks
from hortus.server.errors import StorageFailed
from hortus.server.storage.alone import DataInUse, alone_at

pytestmark = pytest.mark.interpreted_only


class Clock:
    """A clock that only sleeping moves."""

    def __init__(self) -> None:
        self.time = 0.0
        self.wake: Callable[[], None] = lambda: None

    def monotonic(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> None:
        self.time += seconds
        self.wake()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(locks, "monotonic", clock.monotonic)
    monkeypatch.setattr(locks, "sleep", clock.sleep)
    return clock


def test_serve_with_too_long_a_file_name_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / ("a" * 300) / "t.sqlite3"
    assert main(["serve", "--data", str(data), "--port", "0", "--no-browser"]) == 2
    refusal = capsys.readouterr().err
    assert "File name too long" in refusal
    assert "[storage_failed]" in refusal


def test_a_file_system_without_locks_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def is_ours(file: object) -> bool:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(locks, "is_ours", is_ours)
    with pytest.raises(StorageFailed) as refused, alone_at(tmp_path / "tables.sqlite3"):
        pass
    assert refused.value.message_id == "server-storage-unusable"
    assert refused.value.arguments["reason"] == "No locks available"


def test_both_locks_of_a_data_file_in_use_share_one_timeout(tmp_path: Path, clock: Clock) -> None:
    data, link = tmp_path / "tables.sqlite3", tmp_path / "link.sqlite3"
    with alone_at(data):
        link.hardlink_to(data)
        with ExitStack() as held:
            beside = held.enter_context(Path(f"{link}.lock").open("w"))
            assert locks.is_ours(beside)
            clock.wake = lambda: held.close() if clock.time > 3 else None  # then the data file is still locked
            with pytest.raises(DataInUse), alone_at(link, busy_seconds=5):
                pass
    assert 5 <= clock.time < 5.5


class FakeMsvcrt(ModuleType):
    """Locks of Windows: of bytes from the current position on, released when the file is closed."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self.locked: dict[tuple[int, int], int] = {}

    def locking(self, number: int, mode: int, count: int) -> None:
        assert (mode, count) == (self.LK_NBLCK, 1)
        byte = os.fstat(number).st_ino, os.lseek(number, 0, os.SEEK_CUR)
        holder = self.locked.setdefault(byte, number)
        if holder != number:
            raise PermissionError(errno.EACCES, "Permission denied")


def test_data_file_in_use_on_windows_is_refused_with_the_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows = FakeMsvcrt()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "platform", "win32")
        patch.setitem(sys.modules, "msvcrt", windows)
        is_ours = runpy.run_path(str(locks.__file__))["is_ours"]
    monkeypatch.setattr(locks, "is_ours", is_ours)
    data = tmp_path / "tables.sqlite3"
    with alone_at(data) as note:
        note("http://somewhere/")
        with pytest.raises(DataInUse) as refused, alone_at(data, busy_seconds=0):
            pass
    assert refused.value.arguments["address"] == "http://somewhere/"
    assert {byte for _, byte in windows.locked} == {locks.LOCKED_BYTE}  # nobody else could read the address there
