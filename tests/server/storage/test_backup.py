"""`hortus backup`: the copy is whole and checked, or there is none."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event, Thread
from time import monotonic

import pytest

from hortus.command import main
from hortus.server.storage import backup as backup_module
from hortus.server.storage.backup import BackupFailed, back_up
from hortus.server.storage.database import Storage
from tests.patience import LONG, wait_until

pytestmark = [pytest.mark.interpreted_only, pytest.mark.sqlite_only]


@pytest.fixture
def storage(data: Path) -> Storage:
    storage = Storage(data)
    storage.open()
    return storage


def settings_in(file: Path) -> list[tuple[str, bytes]]:
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.execute("SELECT name, value FROM setting WHERE name <> 'touched' ORDER BY name"))


def test_the_copy_has_everything_while_the_server_goes_on(
    storage: Storage, data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key = storage.setting("signing key", 32)
    copy = tmp_path / "copy.sqlite3"
    assert main(["backup", str(copy), "--data", str(data)]) == 0
    assert str(copy) in capsys.readouterr().out.replace("\n", " ")
    later = storage.setting("another", 32)
    storage.close()
    assert settings_in(copy) == [("signing key", key)]
    assert settings_in(data) == [("another", later), ("signing key", key)]
    assert [file.name for file in tmp_path.iterdir() if "copy" in file.name] == ["copy.sqlite3"]


def test_a_server_can_go_on_from_a_copy(storage: Storage, data: Path, tmp_path: Path) -> None:
    key = storage.setting("signing key", 32)
    back_up(data, tmp_path / "copy.sqlite3")
    storage.close()
    restored = Storage(tmp_path / "copy.sqlite3")
    restored.open()
    assert restored.setting("signing key", 32) == key
    restored.close()


@contextmanager
def writing_without_pause(data: Path) -> Iterator[list[int]]:
    """Somebody adds to two tables, to both or to neither, as fast as they can; what was written so far."""
    written: list[int] = []
    is_done = Event()
    with closing(sqlite3.connect(data, isolation_level=None)) as file:
        file.execute("CREATE TABLE ballast (body)")
        file.executemany("INSERT INTO ballast VALUES (?)", [(b"x" * 1_000_000,)] * 10)  # more than one step's pages
        file.execute("CREATE TABLE left (number)")
        file.execute("CREATE TABLE right (number)")

    def write() -> None:
        with closing(sqlite3.connect(data, isolation_level=None, timeout=LONG)) as file:
            file.execute("PRAGMA synchronous = OFF")
            end = monotonic() + LONG
            while not is_done.is_set() and monotonic() < end:
                number = len(written)
                file.executescript(
                    f"BEGIN; INSERT INTO left VALUES ({number}); INSERT INTO right VALUES ({number}); END"
                )
                written.append(number)

    thread = Thread(target=write)
    thread.start()
    try:
        yield written
    finally:
        is_done.set()
        thread.join()


def test_a_backup_ends_while_somebody_writes_all_the_time(storage: Storage, data: Path, tmp_path: Path) -> None:
    with writing_without_pause(data) as written:
        wait_until(lambda: bool(written))
        back_up(data, tmp_path / "copy")
        before = len(written)
        wait_until(lambda: len(written) > before)
    with closing(sqlite3.connect(tmp_path / "copy")) as file:
        left, right = (file.execute(f"SELECT number FROM {side}").fetchall() for side in ("left", "right"))
    assert left
    assert left == right
    storage.close()


def test_nobody_else_can_read_a_copy(storage: Storage, data: Path, tmp_path: Path) -> None:
    back_up(data, tmp_path / "copy")
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
    storage.close()


def test_nothing_is_overwritten(storage: Storage, data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.write_text("precious")
    with pytest.raises(BackupFailed) as refused:
        back_up(data, copy)
    assert refused.value.message_id == "backup-exists"
    assert copy.read_text() == "precious"
    storage.close()


def test_a_file_that_appears_meanwhile_is_not_overwritten(
    storage: Storage, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy"
    copied = backup_module.copy_checked

    def copy_slowly(source: Path, target: Path) -> int:
        copy.write_text("precious")
        return copied(source, target)

    monkeypatch.setattr(backup_module, "copy_checked", copy_slowly)
    with pytest.raises(BackupFailed) as refused:
        back_up(data, copy)
    assert refused.value.message_id == "backup-exists"
    assert copy.read_text() == "precious"
    storage.close()


def test_where_there_are_no_links_the_copy_is_moved(
    storage: Storage, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(source: Path, target: Path) -> None:
        raise PermissionError("no links here")

    monkeypatch.setattr(os, "link", no_links)
    assert back_up(data, tmp_path / "copy") == 0
    assert settings_in(tmp_path / "copy") == []
    storage.close()


@pytest.mark.parametrize("damage", ["no database at all", "a database of somebody else", "a page overwritten"])
def test_what_cannot_be_copied_leaves_nothing_behind(new_file: Path, tmp_path: Path, damage: str) -> None:
    if damage == "no database at all":
        new_file.write_text("nothing of the kind\n" * 1000)
    else:
        with closing(sqlite3.connect(new_file)) as connection:
            connection.execute("CREATE TABLE note (text)")
            connection.executemany("INSERT INTO note VALUES (?)", [("x" * 500,)] * 100)
            connection.commit()
    if damage == "a page overwritten":
        whole = new_file.read_bytes()
        new_file.write_bytes(whole[:8192] + b"\xff" * 4096 + whole[12288:])
    with pytest.raises(BackupFailed) as refused:
        back_up(new_file, tmp_path / "copy")
    assert refused.value.message_id == "backup-unreadable"
    assert [file for file in tmp_path.iterdir() if file != new_file] == []


def test_a_folder_that_is_not_there_is_named(storage: Storage, data: Path, tmp_path: Path) -> None:
    with pytest.raises(BackupFailed) as refused:
        back_up(data, tmp_path / "nowhere" / "copy")
    assert refused.value.message_id == "backup-unwritable"
    storage.close()


def test_without_a_data_file_there_is_nothing_to_copy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "none")]) == 2
    assert "[backup_failed]" in capsys.readouterr().err
