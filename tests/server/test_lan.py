"""`hortus serve --lan`: friends in the same network get an address and a QR code, and links that work for them."""

from __future__ import annotations

import io
import os
import signal
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

import httpx
import pytest
import segno

from hortus.command import main
from hortus.languages import sentence
from hortus.server import serve as serve_module
from hortus.server.door import listen
from hortus.server.lan import BLACK_ON_WHITE, HALF_BLOCKS, QUIET_ZONE, network_addresses, qr_code, terminal_qr_code
from hortus.server.serve import address_of, link_address_of, news_of, own_address_of
from hortus.server.settings import Settings
from tests.patience import LONG
from tests.serving import serving_from

pytestmark = pytest.mark.interpreted_only

ADDRESS = "http://192.0.2.7:8000/"
LAN = Settings(Path("tables.sqlite3"), "0.0.0.0", lan=True)


class Terminal(io.TextIOWrapper):
    def __init__(self, encoding: str = "utf-8") -> None:
        super().__init__(io.BytesIO(), encoding)

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def size(monkeypatch: pytest.MonkeyPatch) -> None:
    set_size(monkeypatch, 80, 24)
    monkeypatch.setenv("TERM", "xterm")


def set_size(monkeypatch: pytest.MonkeyPatch, columns: int, rows: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setenv("LINES", str(rows))


def news(addresses: list[str], address: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(serve_module, "network_addresses", lambda: addresses)
    return list(news_of(LAN, address, lambda name, **arguments: sentence(name, arguments, "en")))


def rest_of(stream: IO[str] | None) -> str:
    """Return what was not read yet; `communicate` would lose what is buffered."""
    assert stream is not None
    return stream.read()


# News of the server


@pytest.mark.thorough
def test_a_server_for_the_network_prints_its_address_there_and_gives_it_to_the_page(tmp_path: Path) -> None:
    with serving_from(tmp_path / "tables.sqlite3", "--lan") as (process, address):
        parts = urlsplit(address)
        assert parts.hostname in (network_addresses() or ["127.0.0.1"])
        for host in {parts.hostname, "127.0.0.1"}:
            page = httpx.get(f"http://{host}:{parts.port}/", timeout=LONG, trust_env=False).text
            assert f'<meta name="hortus-address" content="{address}" />' in page
        process.send_signal(signal.SIGINT)
        assert rest_of(process.stderr) == ""
        said = rest_of(process.stdout)
    assert "Only this computer" not in said
    assert "\033" not in said  # no QR code in a pipe


@pytest.mark.thorough
def test_host_for_every_interface_without_lan_prints_no_network_address(tmp_path: Path) -> None:
    with serving_from(tmp_path / "tables.sqlite3", "--host", "0.0.0.0") as (process, address):
        assert urlsplit(address).hostname == "127.0.0.1"
        assert '<meta name="hortus-address" content="" />' in httpx.get(address, timeout=LONG, trust_env=False).text
        process.send_signal(signal.SIGINT)
        said = rest_of(process.stdout)
    assert "Other computers can reach it." in said
    assert not any(other in said for other in network_addresses())


@pytest.mark.parametrize(
    ("host", "origins", "expected"),
    [
        ("0.0.0.0", (), ""),
        ("::", (), ""),
        ("127.0.0.1", (), ""),
        ("192.0.2.7", (), ADDRESS),
        ("0.0.0.0", ("https://garden.example",), ADDRESS),
    ],
)
def test_links_have_an_address_that_is_known_to_reach_the_server(
    host: str, origins: tuple[str, ...], expected: str
) -> None:
    assert link_address_of(Settings(Path("tables.sqlite3"), host, origins=origins), ADDRESS) == expected


@pytest.mark.thorough
def test_a_server_for_one_computer_gives_the_page_no_other_address(tmp_path: Path) -> None:
    with serving_from(tmp_path / "tables.sqlite3") as (_, address):
        assert '<meta name="hortus-address" content="" />' in httpx.get(address, timeout=LONG).text


def test_other_addresses_of_the_computer_and_the_firewall_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    told = news(["192.0.2.7", "10.8.0.2"], ADDRESS, monkeypatch)
    assert told[0] == f"Hortus is at {ADDRESS}"
    assert told[1].startswith("Friends in your network can open this address.")
    assert told[2].endswith("try another address of this computer: http://10.8.0.2:8000/")
    assert "may be blocking port 8000" in told[3]


def test_a_computer_with_one_address_names_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not any("another address" in line for line in news(["192.0.2.7"], ADDRESS, monkeypatch))


def test_a_computer_without_a_network_serves_itself_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve_module, "network_addresses", list)
    with listen("0.0.0.0", 0) as listener:
        address = address_of(LAN, listener)
        assert address == own_address_of(LAN, listener)
    told = news([], address, monkeypatch)
    assert told[0].startswith("Hortus is at http://127.0.0.1:")
    assert told[1] == (
        "No network was found, so only this computer can reach Hortus. Connect to a network and start it again."
    )


def test_a_browser_on_the_servers_computer_keeps_its_cookie_when_the_network_changes() -> None:
    with listen("0.0.0.0", 0) as listener:
        assert own_address_of(LAN, listener).startswith("http://127.0.0.1:")
        proxied = Settings(Path("tables.sqlite3"), "0.0.0.0", lan=True, origins=("https://garden.example",))
        assert own_address_of(proxied, listener) == "https://garden.example/"


def test_a_host_and_the_whole_network_cannot_both_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--lan", "--host", "192.0.2.7"])
    assert "not allowed with argument" in capsys.readouterr().err


def test_no_address_of_the_network_is_one_that_reaches_only_this_computer() -> None:
    assert not any(address.startswith("127.") for address in network_addresses())


# The QR code


def test_a_qr_code_has_every_module_and_its_quiet_zone() -> None:
    modules = {sign: pair for pair, sign in HALF_BLOCKS.items()}
    rows = [[modules[sign][half] for sign in line] for line in qr_code(ADDRESS) for half in (0, 1)]
    expected = [list(row) for row in segno.make_qr(ADDRESS, error="l").matrix_iter(border=QUIET_ZONE)]
    assert rows[: len(expected)] == expected
    assert not any(module for row in rows[len(expected) :] for module in row)
    assert not any(module for row in expected[:QUIET_ZONE] for module in row)


def test_the_qr_code_fits_a_small_terminal() -> None:
    code = terminal_qr_code(ADDRESS, Terminal())
    lines = code.split("\n")
    assert all(line.startswith(BLACK_ON_WHITE) for line in lines)  # readable in light and dark terminals
    assert " " not in code  # nothing where the console would wrap
    assert len(lines) <= 24 - 4


def test_without_room_or_signs_there_is_no_qr_code(monkeypatch: pytest.MonkeyPatch) -> None:
    assert terminal_qr_code(ADDRESS, io.StringIO()) == ""
    assert terminal_qr_code(ADDRESS, Terminal("ascii")) == ""
    set_size(monkeypatch, 33, 24)
    assert terminal_qr_code(ADDRESS, Terminal()) == ""
    set_size(monkeypatch, 80, 17)
    assert terminal_qr_code(ADDRESS, Terminal()) == ""
    set_size(monkeypatch, 34, 18)
    assert terminal_qr_code(ADDRESS, Terminal())
    monkeypatch.setitem(os.environ, "TERM", "dumb")
    assert terminal_qr_code(ADDRESS, Terminal()) == ""
