"""What the page for operators says is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hortus.server
from hortus.command import parser
from hortus.server.http.app import GUESTS_AT_ADDRESS
from hortus.server.http.lines import ANSWER_SECONDS, REQUEST_SECONDS
from hortus.server.protocol import LARGEST_MESSAGE
from hortus.server.settings import Settings
from hortus.server.supervisor import END_SECONDS

pytestmark = pytest.mark.interpreted_only

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
UNIT = (ROOT / "deploy" / "hortus.service").read_text(encoding="utf-8")
LOGGED = re.compile(r'"((?:[a-z]+_)+[a-z]+|fault): ')


def words_in_the_log() -> set[str]:
    sources = Path(hortus.server.__file__).parent.rglob("*.py")
    return {word for file in sources for word in LOGGED.findall(file.read_text(encoding="utf-8"))}


def test_every_word_of_the_log_is_explained() -> None:
    explained = set(re.findall(r"^\| `(\w+)` \| (?:ERROR|WARNING) \|", PAGE, re.MULTILINE))
    assert {"storage_failed", "storage_back", "lines_full", "fault"} <= words_in_the_log()
    assert words_in_the_log() == explained


def test_every_line_of_the_log_begins_with_a_word() -> None:
    calls = re.compile(r"\blog\.(?:error|warning|exception)\(\s*f?\"([^\"]*)")
    sources = Path(hortus.server.__file__).parent.rglob("*.py")
    lines = [line for file in sources for line in calls.findall(file.read_text(encoding="utf-8"))]
    assert [line for line in lines if not re.match(r"\w+: ", line)] == []


def test_the_limits_are_those_of_the_server() -> None:
    usual = Settings(Path("tables.sqlite3"))
    for what, told in (
        ("a message", f"{LARGEST_MESSAGE:,} bytes"),
        ("a request, from", f"{REQUEST_SECONDS:.0f} seconds"),
        ("an answer", f"{ANSWER_SECONDS:.0f} seconds"),
        ("messages on", f"{usual.messages_a_second:.0f} a second, {usual.messages_at_once:.0f} at once"),
        ("new tables", f"{usual.tables_an_hour:.0f} an hour"),
        ("invitations", f"{usual.joins_a_minute:.0f} a minute"),
        ("pages and", f"{usual.asks_a_second:.0f} a second, {usual.asks_at_once:.0f} at once"),
        (
            "the same",
            f"{GUESTS_AT_ADDRESS * usual.asks_a_second:.0f} a second, "
            f"{GUESTS_AT_ADDRESS * usual.asks_at_once:,.0f} at once",
        ),
        ("files", f"{usual.files_a_second:.0f} a second, {usual.files_at_once:,.0f} at once"),
        ("lines in all", f"{usual.lines_in_all:,}"),
        ("lines from", f"{usual.lines_an_address}"),
        ("live sockets", f"{usual.live_a_guest}, {usual.live_an_address}"),
    ):
        assert re.search(rf"^\| {what}[^|]* \| {re.escape(told)}", PAGE, re.MULTILINE), what


@pytest.mark.parametrize(
    "right",
    [
        "DynamicUser=yes",
        "NoNewPrivileges=yes",
        "ProtectSystem=strict",
        "ProtectHome=yes",
        "StateDirectory=hortus",
        "CacheDirectory=hortus",
        "CapabilityBoundingSet=",
        "UMask=0077",
    ],
)
def test_the_unit_gives_no_more_rights_than_needed(right: str) -> None:
    assert right in UNIT.splitlines()


def test_the_unit_leaves_restarts_to_the_supervisor_and_gives_it_time() -> None:
    assert "ExecReload=/bin/kill -HUP $MAINPID" in UNIT.splitlines()
    assert "KillMode=mixed" in UNIT.splitlines()
    [seconds] = re.findall(r"^TimeoutStopSec=(\d+)$", UNIT, re.MULTILINE)
    assert int(seconds) > END_SECONDS


def test_the_units_words_are_those_of_the_command() -> None:
    [start] = re.findall(r"^ExecStart=\S+ (.*)$", UNIT, re.MULTILINE)
    wishes = parser().parse_args(start.split())
    assert (wishes.address, wishes.browser) == ("https://garden.example", False)
