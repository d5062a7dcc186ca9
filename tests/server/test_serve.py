"""`hortus serve`: where it listens, what it says, and how it ends."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from dataclasses import replace
from itertools import count
from pathlib import Path

import httpx
import pytest
from platformdirs.macos import MacOS
from platformdirs.windows import Windows

from hortus.command import main
from hortus.languages import sentence
from hortus.server import door as door_module
from hortus.server import locks
from hortus.server.crew import Member
from hortus.server.door import DEFAULT_PORT, CannotServe, PortTaken, first_free, listen, listening, wants_browser
from hortus.server.serve import ServeWishes, address_of, check_data, inside_of, origin_of, settings_of, shared_out
from hortus.server.settings import Settings
from hortus.server.storage.alone import DataInUse, alone_at
from hortus.server.storage.backup import back_up
from hortus.server.storage.database import Storage
from hortus.server.storage.files import data_file
from tests.patience import LONG
from tests.serving import serving_from

pytestmark = pytest.mark.interpreted_only


def has_ended(group: int) -> bool:
    """Whether all processes of a group come to their end; those that only watch the others take a moment."""
    until = time.monotonic() + LONG
    while time.monotonic() < until:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.01)
    return False


def last_words(process: subprocess.Popen[str]) -> tuple[str, str]:
    assert process.stdout is not None
    assert process.stderr is not None
    words = process.stdout.read(), process.stderr.read()
    process.wait(LONG)
    return words


@pytest.mark.thorough
def test_a_server_says_where_it_is_and_that_only_this_computer_can_reach_it(tmp_path: Path) -> None:
    with serving_from(tmp_path / "folder" / "tables.sqlite3") as (process, address):
        assert httpx.get(f"{address}api/health", timeout=LONG).json() == {"ok": True}
        assert address.startswith("http://127.0.0.1:")
        process.send_signal(signal.SIGINT)
        said, trouble = last_words(process)
    assert (process.returncode, trouble) == (0, "")
    assert "Only this computer can reach it" in said
    assert "tables.sqlite3" in said
    assert said.rstrip().endswith("Goodbye!")


@pytest.mark.thorough
def test_ctrl_c_for_all_processes_ends_all_of_them_quietly(tmp_path: Path) -> None:
    with serving_from(tmp_path / "tables.sqlite3") as (process, address):
        httpx.get(address, timeout=LONG)
        os.killpg(process.pid, signal.SIGINT)
        _, trouble = last_words(process)
    assert (process.returncode, trouble) == (0, "")
    assert has_ended(process.pid)


@pytest.mark.thorough
def test_a_second_server_at_the_same_data_file_is_told_where_the_first_one_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locks, "monotonic", count(step=60).__next__)  # a minute passes at every look
    data = tmp_path / "tables.sqlite3"
    with serving_from(data) as (_, address):
        assert main(["serve", "--data", str(data), "--port", "0"]) == 2
        told = capsys.readouterr().err
        assert address in told
        assert "[data_in_use]" in told


@pytest.mark.parametrize("other", ["the same name", "a symbolic link", "a hard link"])
def test_a_data_file_is_one_servers_whatever_it_is_called(tmp_path: Path, other: str) -> None:
    data, name = tmp_path / "tables.sqlite3", tmp_path / "elsewhere" / "name.sqlite3"
    name.parent.mkdir()
    with alone_at(data) as note:
        note("http://somewhere/")
        match other:
            case "the same name":
                name = data
            case "a symbolic link":
                name.symlink_to(data)
            case "a hard link":
                name.hardlink_to(data)
        with pytest.raises(DataInUse) as refused, alone_at(name, busy_seconds=0):
            pass
        assert refused.value.arguments["address"] == ("?" if other == "a hard link" else "http://somewhere/")
    with alone_at(name):
        pass


def test_the_lock_of_the_file_does_not_lock_out_ourselves(tmp_path: Path) -> None:
    data = tmp_path / "tables.sqlite3"
    with alone_at(data):
        check_data(data)
        storage = Storage(data)
        storage.open()
        key = storage.setting("signing key", 32)
        assert back_up(data, tmp_path / "copy") == 0
        storage.close()
    assert key


def test_a_folder_that_is_made_for_the_data_is_nobody_elses(tmp_path: Path) -> None:
    data = tmp_path / "new" / "hortus" / "tables.sqlite3"
    with alone_at(data):
        check_data(data)
        assert data.parent.stat().st_mode & 0o777 == 0o700
        assert {file.stat().st_mode & 0o777 for file in data.parent.iterdir()} == {0o600}


def test_a_data_file_that_is_none_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = tmp_path / "tables.sqlite3"
    data.write_text("this is not a data file, and long enough to be seen as none\n" * 100)
    assert main(["serve", "--data", str(data), "--port", "0", "--no-browser"]) == 2
    assert "[storage_failed]" in capsys.readouterr().err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_data_file_that_is_a_pipe_or_a_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe, 0o644)
    reader = os.open(pipe, os.O_RDWR | os.O_NONBLOCK)  # so that nobody has to wait for the other end
    for data in (pipe, tmp_path):
        mode = data.stat().st_mode
        assert main(["--language", "en", "serve", "--data", str(data), "--port", "0", "--no-browser"]) == 2
        assert sentence("file-not-regular", {"file": str(data)}) in capsys.readouterr().err
        assert data.stat().st_mode == mode
    os.close(reader)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert main(["serve", "--data", str(tmp_path / "file" / "tables.sqlite3"), "--port", "0"]) == 2
    assert "[storage_failed]" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (["--port", "http"], "cannot_serve"),
        (["--port", "70000"], "cannot_serve"),
        (["--host", "nowhere.invalid", "--port", "0"], "cannot_serve"),
        (["--workers", "0"], "cannot_serve"),
        (["--processes", "0"], "cannot_serve"),
        (["--processes", "x"], "cannot_serve"),
        (["--processes", "65"], "cannot_serve"),
        (["--processes", "2"], "cannot_serve"),  # with a data file
        (["--tables-an-hour", "many"], "cannot_serve"),
        (["--memory", "0"], "cannot_serve"),
        (["--keep-days", "0"], "cannot_serve"),
        (["--keep-days", "x"], "cannot_serve"),
        (["--keep-days", ""], "cannot_serve"),
        (["--keep-days", "9" * 5_000], "cannot_serve"),
        (["--address", "garden.example"], "cannot_serve"),
        (["--proxy", "proxy.example"], "cannot_serve"),
        (["--proxy", "10.0.0.5/8"], "cannot_serve"),
        (["--address", "https://garden.example/somewhere"], "cannot_serve"),
        (["--inside", "0.0.0.0"], "cannot_serve"),
        (["--inside", "one:70000"], "cannot_serve"),
    ],
)
def test_what_cannot_be_done_is_said_with_a_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], code: str
) -> None:
    assert main(["serve", "--data", str(tmp_path / "tables.sqlite3"), *options]) == 2
    assert f"[{code}]" in capsys.readouterr().err


def test_a_port_that_was_asked_for_and_is_taken_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door_module, "monotonic", count(step=60).__next__)  # a minute passes at every look
    with listen("127.0.0.1", 0) as other:
        port = str(other.getsockname()[1])
        assert main(["serve", "--data", str(tmp_path / "tables.sqlite3"), "--port", port]) == 2
    assert "[port_taken]" in capsys.readouterr().err


def test_port_held_by_a_stopping_server_is_bound_once_released(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(door_module, "PORT_TIMEOUT_S", LONG)
    with listen("127.0.0.1", 0) as other:
        port = other.getsockname()[1]
        monkeypatch.setattr(door_module, "sleep", lambda seconds: other.close())
        with listening("127.0.0.1", str(port)) as listener:
            assert listener.getsockname()[1] == port
    assert [record.getMessage().partition(":")[0] for record in caplog.records] == ["port_held"]


def test_when_the_usual_port_is_taken_the_next_free_one_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = {DEFAULT_PORT, DEFAULT_PORT + 1}

    def listen_where_free(host: str, port: int) -> socket.socket:
        if port in taken:
            raise PortTaken("serve-port-taken", port=port)
        listener = listen(host, 0)
        asked.append(port)
        return listener

    asked: list[int] = []
    monkeypatch.setattr(door_module, "listen", listen_where_free)
    first_free("127.0.0.1").close()
    taken.update(range(DEFAULT_PORT, DEFAULT_PORT + 1_000))
    first_free("127.0.0.1").close()
    assert asked == [DEFAULT_PORT + 2, 0]


def test_a_place_that_is_not_ours_cannot_be_listened_at() -> None:
    with pytest.raises(CannotServe, match="Nothing can listen"):
        listen("192.0.2.1", 0)


def test_the_address_is_one_that_a_browser_can_open() -> None:
    data = Path("tables.sqlite3")
    with listen("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        assert address_of(Settings(data, "::1"), listener) == f"http://[::1]:{port}/"
        assert address_of(Settings(data, "0.0.0.0"), listener) == f"http://127.0.0.1:{port}/"
        assert address_of(Settings(data, "::"), listener) == f"http://[::1]:{port}/"
        proxied = Settings(data, origins=("https://garden.example",))
        assert address_of(proxied, listener) == "https://garden.example/"
        assert proxied.is_far


def test_a_browser_opens_only_where_somebody_sits_at_a_desktop() -> None:
    assert wants_browser(None, {"DISPLAY": ":0"}, "linux")
    assert wants_browser(None, {"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert wants_browser(None, {}, "darwin")
    assert wants_browser(True, {"CI": "true"}, "linux")
    assert not wants_browser(None, {}, "linux")
    assert not wants_browser(None, {"DISPLAY": ":0", "CI": "true"}, "linux")
    assert not wants_browser(None, {"DISPLAY": "localhost:10", "SSH_CONNECTION": "1 2 3 4"}, "linux")
    assert not wants_browser(False, {"DISPLAY": ":0"}, "linux")


@pytest.mark.skipif(sys.platform != "linux", reason="the folders of Linux")
def test_on_linux_the_data_file_is_where_it_always_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert data_file(None) == tmp_path / ".local" / "share" / "hortus" / "tables.sqlite3"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_file(None) == tmp_path / "data" / "hortus" / "tables.sqlite3"


def test_elsewhere_too_the_data_file_is_where_it_always_was(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert MacOS("hortus", appauthor=False).user_data_path == tmp_path / "Library" / "Application Support" / "hortus"
    monkeypatch.setattr("platformdirs.windows.get_win_folder", {"CSIDL_LOCAL_APPDATA": str(tmp_path)}.__getitem__)
    assert Windows("hortus", appauthor=False).user_data_path == tmp_path / "hortus"


def test_a_wish_names_the_data_file() -> None:
    assert data_file(Path("here")) == Path.cwd() / "here"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("10.0.0.5", ("10.0.0.5", 0)),
        ("one", ("one", 0)),
        ("one.example:8100", ("one.example", 8100)),
        ("::1", ("::1", 0)),
        ("[::1]", ("::1", 0)),
        ("[2001:db8::5]:8100", ("2001:db8::5", 8100)),
    ],
)
def test_where_other_servers_reach_this_one_is_a_host_and_perhaps_a_port(text: str, found: tuple[str, int]) -> None:
    assert inside_of(text) == found


def test_processes_share_what_can_be_shared_and_no_port() -> None:
    member = Member(2, 4, 0, 0)
    settings = Settings(Path("data"), awake_megabytes=200)
    assert shared_out(settings, member).awake_megabytes == 50
    with pytest.raises(CannotServe) as refused:
        shared_out(replace(settings, inside_port=8100), member)
    assert refused.value.message_id == "serve-inside-port-shared"


@pytest.mark.parametrize(
    "text", ["0.0.0.0", "::", "[::]:80", "one:", "one two", "http://one", "one:80:90", "[::1", "a/b"]
)
def test_where_nobody_can_reach_a_server_is_refused(text: str) -> None:
    with pytest.raises(CannotServe) as refused:
        inside_of(text)
    assert refused.value.message_id == "serve-bad-inside"


def test_wishes_become_settings() -> None:
    wishes = ServeWishes("0.0.0.0", None, "data", None, None, "https://garden.example/", "7", memory="50")
    settings = settings_of(wishes)
    assert settings.keep_days is None
    assert settings_of(replace(wishes, keep_days="30")).keep_days == 30
    assert settings.origins == ("https://garden.example",)
    assert (settings.tables_an_hour, settings.tables_at_once, settings.awake_megabytes) == (7, 7, 50)
    assert settings.is_far
    assert settings.proxies == ("127.0.0.1", "::1")
    proxied = settings_of(replace(wishes, proxies=["10.0.0.5", "2001:db8::/32"]))
    assert proxied.proxies == ("127.0.0.1", "::1", "10.0.0.5", "2001:db8::/32")
    inner = settings_of(replace(wishes, inside="one:8100", inside_listen="0.0.0.0"))
    assert (inner.inside, inner.inside_port, inner.inside_listen) == ("one", 8100, "0.0.0.0")


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("http://localhost:8000", "http://localhost:8000"),
        ("https://Garden.example:443/", "https://garden.example"),
        ("http://[::1]:80", "http://[::1]"),
        ("https://gärten.example:8443", "https://xn--grten-gra.example:8443"),
    ],
)
def test_origin_of_an_address_is_what_a_browser_sends(address: str, origin: str) -> None:
    assert origin_of(address) == origin


@pytest.mark.parametrize(
    "address",
    [
        "garden.example",
        "ftp://garden.example",
        "https://",
        "https://:443",
        "https://user@garden.example",
        "https://@garden.example",
        "https://gar den.example",
        "https://gar,den.example",
        "https://garden..gärten",
        "https://straße.example",
        "https://[::1",
        "https://garden.example:port",
        "https://garden.example:65536",
        "https://garden.example/hortus",
        "https://garden.example?hortus",
        "https://garden.example#hortus",
    ],
)
def test_an_address_that_no_browser_sends_as_host_is_refused(address: str) -> None:
    with pytest.raises(CannotServe) as refused:
        settings_of(ServeWishes("127.0.0.1", None, "data", None, None, address, None))
    assert refused.value.message_id == "serve-bad-address"
