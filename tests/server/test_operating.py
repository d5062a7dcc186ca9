"""What the page for operators says is so."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest
from sqlalchemy import URL

import hortus.server
from hortus.command import parser
from hortus.server.http import health
from hortus.server.http.app import COMMANDS_AT_ONCE, GUESTS_AT_ADDRESS
from hortus.server.http.internal import LIFETIME_S
from hortus.server.http.lines import ANSWER_SECONDS, REQUEST_SECONDS
from hortus.server.keys import keys_of
from hortus.server.protocol import LARGEST_MESSAGE
from hortus.server.settings import Settings
from hortus.server.storage.places import Place
from hortus.server.storage.postgresql import FULL_AFTER_S
from hortus.server.storage.probing import LARGEST_BYTES, USUAL_BYTES
from hortus.server.storage.sqlite import INCREMENTAL, MOST_TO_REWRITE_BYTES, PAGES_AT_ONCE
from hortus.server.supervisor import END_SECONDS, HEARTBEAT_S, MOST_MISSED
from hortus.server.tables.keeping import CLEAN_UP_INTERVAL_S
from tests.patience import LONG
from tests.postgresql import Postgresql
from tests.server.house import by_hand
from tests.server.web import PERSON, Web, told

pytestmark = pytest.mark.interpreted_only

needs_gnu_chown = pytest.mark.skipif(sys.platform != "linux", reason="the page is for services on Linux")

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
SERVER_PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
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
    for what, limit in (
        ("a message", f"{LARGEST_MESSAGE:,} bytes"),
        ("a request, from", f"{REQUEST_SECONDS:.0f} seconds"),
        ("an answer", f"{ANSWER_SECONDS:.0f} seconds"),
        ("messages on one", f"{usual.messages_per_second:.0f} a second, {usual.messages_at_once:.0f} at once"),
        (
            "messages on all",
            f"{usual.messages_of_address_per_second:.0f} a second, {usual.messages_of_address_at_once:,.0f} at once",
        ),
        ("commands of one address", f"{COMMANDS_AT_ONCE}; the others wait"),
        ("new tables", f"{usual.tables_an_hour:.0f} an hour"),
        ("invitations", f"{usual.joins_per_minute:.0f} a minute"),
        ("pages and", f"{usual.asks_per_second:.0f} a second, {usual.asks_at_once:.0f} at once"),
        (
            "the same",
            f"{GUESTS_AT_ADDRESS * usual.asks_per_second:.0f} a second, "
            f"{GUESTS_AT_ADDRESS * usual.asks_at_once:,.0f} at once",
        ),
        ("requests that", f"{usual.posts_per_second:.0f} a second, {usual.posts_at_once:.0f} at once"),
        ("probes", f"{usual.probes_per_second:.0f} a second, {usual.probes_at_once:.0f} at once"),
        ("files", f"{usual.files_per_second:.0f} a second, {usual.files_at_once:,.0f} at once"),
        ("lines in all", f"{usual.lines_in_all:,}"),
        ("lines from", f"{usual.lines_an_address}"),
        ("live sockets of", f"{usual.live_a_guest}, {usual.live_an_address}"),
        ("live sockets that", f"{usual.live_per_second:.0f} a second, {usual.live_at_once:.0f} at once"),
    ):
        assert re.search(rf"^\| {what}[^|]* \| {re.escape(limit)}", PAGE, re.MULTILINE), what


# The commands


def commands_in(heading: str, page: str = PAGE) -> list[str]:
    """The shell commands of a section."""
    section = page.partition(f"\n{heading}\n")[2].partition("\n" + heading.split()[0] + " ")[0]
    return [dedent(found) for found in re.findall(r"^ *```sh\n(.*?)^ *```", section, re.MULTILINE | re.DOTALL)]


@pytest.fixture
def operator(tmp_path: Path) -> Callable[..., None]:
    """Runs commands as an operator does, in folders of their own and with no service and no server to be reached."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name, does in {
        "hortus": f'exec {shlex.quote(sys.executable)} -m hortus "$@"',
        "systemctl": "exit 0",
        "curl": "exit 0",
        "date": "echo 2026-11-15",
    }.items():
        (programs / name).write_text(f"#!/bin/sh\n{does}\n")
        (programs / name).chmod(0o755)
    here = shlex.quote(str(tmp_path))
    folders = {}
    for folder in ("/var/lib/hortus", "/var/backups/hortus", "/etc/hortus", "/safe/place"):
        (tmp_path / folder[1:]).mkdir(parents=True)
        folders[f"{folder}/"] = f"{here}{folder}/"
    folders["cd /var/lib/hortus"] = f"cd {here}/var/lib/hortus"

    def run(commands: str, **other: str) -> None:
        for said, meant in {**folders, **other}.items():
            commands = commands.replace(said, meant)
        environment = {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}", "HORTUS_ENGINE": "interpreted"}
        subprocess.run(["sh", "-ec", commands], cwd=tmp_path, env=environment, check=True, timeout=LONG)

    return run


def tables_in(data: Place) -> set[str]:
    return {row.id for row in by_hand(data, "SELECT id FROM game_table")}


def table_made_at(data: Place) -> str:
    made: list[str] = []

    async def story(web: Web) -> None:
        made.append(await web.guest().make("haru_ichiban", PERSON, PERSON))

    told(data, story)
    return made[0]


@needs_gnu_chown
@pytest.mark.thorough
def test_a_data_file_is_backed_up_and_restored_by_the_commands(tmp_path: Path, operator: Callable[..., None]) -> None:
    data = tmp_path / "var/lib/hortus/tables.sqlite3"
    kept = table_made_at(data)
    backup, restore = commands_in("## Back up and restore")
    operator(backup)
    lost = table_made_at(data)
    operator(restore)
    assert tables_in(data) == {kept}
    assert tables_in(data.parent / "damaged" / data.name) == {kept, lost}
    assert data.stat().st_mode & 0o077 == 0
    table_made_at(data)


@needs_gnu_chown
@pytest.mark.thorough
def test_a_large_file_is_rewritten_by_the_commands(tmp_path: Path, operator: Callable[..., None]) -> None:
    data = tmp_path / "var/lib/hortus/tables.sqlite3"
    kept = table_made_at(data)
    [rewrite] = commands_in("## How long data is kept")
    operator(rewrite)
    assert tables_in(data) == tables_in(data.parent / "before" / data.name) == {kept}
    assert [tuple(row) for row in by_hand(data, "PRAGMA auto_vacuum")] == [(INCREMENTAL,)]
    table_made_at(data)


@pytest.mark.thorough
def test_keys_are_made_rotated_and_restored_by_the_commands(tmp_path: Path, operator: Callable[..., None]) -> None:
    file, safe = tmp_path / "etc/hortus/keys", tmp_path / "safe/place/hortus-keys"
    make, restore, replace, rotate = commands_in("## Keys")
    make = make.partition("\nhortus serve")[0]
    operator(make)
    [made] = keys_of(file, {})
    operator(replace)
    new, database = keys_of(file, {})
    assert database is None
    file.write_text(file.read_text().replace("database\n", ""))
    operator(rotate)
    newest, old = keys_of(file, {})
    assert old == new
    assert len({made, new, newest}) == 3
    shutil.copy(file, safe)
    file.unlink()
    operator(restore)
    assert keys_of(file, {}) == (newest, old)


@pytest.mark.postgresql
@pytest.mark.skipif(shutil.which("pg_dump") is None, reason="the programs of PostgreSQL are not here")
def test_a_database_is_backed_up_and_restored_by_the_commands(
    postgresql: Postgresql, database: URL, operator: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = table_made_at(database)
    for name, value in {"PGHOST": "127.0.0.1", "PGPORT": str(postgresql.port), "PGUSER": "hortus"}.items():
        monkeypatch.setenv(name, value)
    names = {
        "postgresql://hortus@database.example/hortus": database.render_as_string(),
        "restored": f"restored_{database.database}",
        "2026-11-16": "2026-11-15",
    }
    backup, restore = commands_in("### Copies", SERVER_PAGE)
    operator(backup, **names)
    operator(restore, **names)
    restored = postgresql.url(names["restored"])
    assert tables_in(restored) == {kept}
    table_made_at(restored)
    postgresql.drop_database(names["restored"])


def test_documented_retention_matches_the_constants() -> None:
    assert (FULL_AFTER_S, CLEAN_UP_INTERVAL_S) == (3_600, 3_600)
    assert "at most 2 hours after the last use" in PAGE
    assert f"up to {MOST_TO_REWRITE_BYTES // 1_000_000} MB of data" in PAGE
    assert PAGES_AT_ONCE * 4_096 == 512 * 1_024
    assert "in steps of half a megabyte" in PAGE
    assert f"{USUAL_BYTES // 1_024} kB, over the same bytes" in PAGE
    assert f"the commit that failed, up to {LARGEST_BYTES // 1_000_000} MB" in PAGE
    assert (health.SECONDS, health.PATIENCE) == (5.0, 15.0)
    assert "writes at most once in five seconds" in PAGE
    assert "waits 15 seconds and later ones are refused at once" in PAGE


def test_documented_timeouts_between_processes_match_the_constants() -> None:
    assert (HEARTBEAT_S, MOST_MISSED * HEARTBEAT_S) == (1.0, 10.0)
    assert "missed ten heartbeats in a row, one per second" in PAGE
    assert "sends each process a heartbeat per second. A process that misses ten in a row is killed" in SERVER_PAGE
    assert LIFETIME_S == 30.0
    assert "was issued more than 30 seconds ago" in PAGE
    assert "expires after 30 seconds, by the clock of the database" in SERVER_PAGE


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
