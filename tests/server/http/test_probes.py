"""What a load balancer asks: whether the process lives, and whether it may be sent anybody."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import insert
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hortus.languages import LANGUAGES, sentence
from hortus.server.errors import StorageFailed
from hortus.server.garbage import Sweeper
from hortus.server.http import health
from hortus.server.http.lines import server_config
from hortus.server.serve import AnnouncedServer, check_data
from hortus.server.storage.places import Place
from hortus.server.storage.rows import Write, setting
from tests.server.house import everything_in
from tests.server.web import FRIEND, PERSON, Guest, Web, served, told, two_guests

pytestmark = pytest.mark.interpreted_only


FEW = {"asks_per_second": 0.001, "asks_at_once": 1, "files_per_second": 0.001, "files_at_once": 1}


def test_a_process_that_answers_lives_whatever_its_disk_does(data: Place) -> None:
    async def story(web: Web) -> None:
        async def no_disk() -> None:
            raise AssertionError("nobody was to ask the disk")

        web.app.state.server.storage.check = no_disk
        await web.app.state.server.drain()
        answer = await web.guest().http.get("/health")
        assert (answer.status_code, answer.text) == (200, '{"ok":true}')
        assert answer.headers["cache-control"] == "no-store"

    told(data, story)


@pytest.mark.parametrize("path", ["/health", "/ready"])
def test_whoever_asks_gets_no_cookie_and_is_never_locked_out(data: Place, path: str) -> None:
    async def story(web: Web) -> None:
        guest = web.guest(Cookie=f"{web.app.state.server.signer.cookie}=forged", Origin="https://elsewhere.example")
        for _ in range(20):
            answer = await guest.http.get(path)
            assert answer.status_code == 200
            assert "set-cookie" not in answer.headers
        assert (await guest.http.get("/api/games")).status_code == 403
        assert (await guest.http.post(path)).status_code == 405

    told(data, story, **FEW)


@pytest.mark.parametrize("path", ["/health", "/ready", "/metrics"])
def test_probes_of_strangers_are_limited_those_of_named_proxies_are_not(data: Place, path: str) -> None:
    async def story(web: Web) -> None:
        async def statuses_from(host: str) -> list[bool]:
            web._transport = httpx.ASGITransport(web.app, client=(host, 1))
            return [(await web.guest().http.get(path)).status_code == 429 for _ in range(4)]

        assert await statuses_from("192.0.2.1") == [False, False, True, True]
        assert await statuses_from("192.0.2.2") == [False, False, True, True]
        for trusted in ("127.0.0.1", "::1", "10.0.0.7"):
            assert await statuses_from(trusted) == [False] * 4

    told(data, story, proxies=("10.0.0.0/24",), probes_per_second=0.0, probes_at_once=2)


def test_a_probe_may_name_any_host_but_figures_are_for_our_own_names(data: Place) -> None:
    async def story(web: Web) -> None:
        guest = web.guest(Host="garden.internal:8000")
        statuses = [(await guest.http.get(path)).status_code for path in ("/health", "/ready", "/metrics")]
        assert statuses == [200, 200, 421]

    told(data, story)


@pytest.mark.sqlite_only
def test_a_server_is_ready_while_it_can_write(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(web: Web) -> None:
        guest, now = web.guest(), [0.0]
        web.app.state.server._health._clock = lambda: now[0]
        assert (await guest.http.get("/ready")).text == '{"ok":true}'
        somebody = sqlite3.connect(data, isolation_level=None)
        somebody.execute("BEGIN EXCLUSIVE")
        now[0] += health.SECONDS
        for path in ("/ready", "/api/health"):
            answer = await guest.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "storage_failed")
        somebody.execute("ROLLBACK")
        somebody.close()
        now[0] += health.SECONDS
        assert (await guest.http.get("/ready")).status_code == 200

    told(data, story, busy_seconds=0.01)
    assert caplog.messages[0].startswith("storage_failed:")


@contextmanager
def full_disk(data: Path, frames: int) -> Iterator[None]:
    """No file of this process can grow, except that the write-ahead log has room for a few pages."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    room = Path(f"{data}-wal").stat().st_size + frames * (PAGE_BYTES + FRAME_HEADER_BYTES)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


PAGE_BYTES, FRAME_HEADER_BYTES = 4_096, 24
STATE = ("/ready", "/api/health")


async def states(guest: Guest) -> set[int]:
    return {(await guest.http.get(path)).status_code for path in STATE}


@pytest.mark.sqlite_only
def test_ready_is_503_while_the_disk_is_full_and_200_again_by_itself(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(web: Web) -> None:
        guest, now = web.guest(), [0.0]
        web.app.state.server._health._clock = lambda: now[0]
        table = await guest.make("haru_ichiban", PERSON, FRIEND)
        assert await states(guest) == {200}
        with full_disk(data, frames=2):
            for _ in range(5):
                assert (await guest.command(table, "rename", seat=0, name="Anna"))["code"] == "storage_failed"
                assert await states(guest) == {503}
                now[0] += health.SECONDS
                assert await states(guest) == {503}
        assert (await guest.command(table, "rename", seat=0, name="Anna"))["type"] == "done"
        now[0] += health.SECONDS
        assert await states(guest) == {200}

    told(data, story)
    assert [message.split()[0] for message in caplog.messages] == ["storage_failed:", "storage_back:"]


@pytest.mark.sqlite_only
def test_a_full_disk_is_noticed_before_anybody_plays(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(web: Web) -> None:
        guest, now = web.guest(), [0.0]
        web.app.state.server._health._clock = lambda: now[0]
        table = await guest.make("haru_ichiban", PERSON, FRIEND)
        with full_disk(data, frames=10):
            assert await states(guest) == {503}
            assert (await guest.command(table, "rename", seat=0, name="Anna"))["type"] == "done"  # a small change fits
            assert await states(guest) == {503}
        now[0] += health.SECONDS
        assert await states(guest) == {200}

    told(data, story)
    assert [message.split()[0] for message in caplog.messages] == ["storage_failed:", "storage_back:"]


@pytest.mark.sqlite_only
def test_forgetting_a_guest_while_the_disk_is_full_changes_nothing_and_is_logged_once(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(web: Web) -> None:
        anna, ben, _ = await two_guests(web)
        over, sleeps = [await anna.make("haru_ichiban", PERSON, FRIEND) for _ in range(2)]
        for table in (over, sleeps):
            await ben.follow((await anna.links(table))["seats"]["1"])
        assert (await anna.command(over, "resign", seat=0))["type"] == "done"
        for table in web.hall.awake[1:]:
            web.hall.forget(table)
        before = everything_in(data)
        with full_disk(data, frames=0):
            answers = [await anna.http.post("/api/forget", json={}) for _ in range(20)]
        assert {(answer.status_code, answer.json()["id"]) for answer in answers} == {(503, "server-storage-failed")}
        assert everything_in(data) == before
        assert await anna.post("/api/forget", {}) == {"deleted": 0, "left": 3}
        assert await anna.get("/api/tables") == []

    told(data, story)
    assert [message.split()[0] for message in caplog.messages] == ["storage_failed:", "storage_back:"]


@pytest.mark.sqlite_only
def test_a_server_starts_on_a_full_disk_and_is_not_ready_until_there_is_space(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tables: list[str] = []

    async def play(web: Web) -> None:
        anna = web.guest()
        tables.append(await anna.make("haru_ichiban", PERSON, FRIEND))
        assert (await anna.command(tables[0], "resign", seat=0))["type"] == "done"
        cookies.update(anna.http.cookies)

    async def look(web: Web) -> None:
        anna, now = web.guest(), [0.0]
        anna.http.cookies.update(cookies)
        web.app.state.server._health._clock = lambda: now[0]
        assert words() == ["storage_failed:"]
        assert await states(anna) == {503}
        assert (await anna.http.get(f"/api/tables/{tables[0]}/record")).status_code == 200
        disk.close()
        now[0] += health.SECONDS
        assert await states(anna) == {200}

    def words() -> list[str]:
        return [message.split()[0] for message in caplog.messages]

    cookies = httpx.Cookies()
    told(data, play)
    with closing(sqlite3.connect(data)) as reader, ExitStack() as disk:
        reader.execute("SELECT * FROM game_table").fetchall()  # so that the write-ahead log is there
        disk.enter_context(full_disk(data, frames=2))
        check_data(data)
        told(data, look)
    assert words() == ["storage_failed:", "storage_back:"]


@pytest.mark.sqlite_only
def test_probes_after_a_large_commit_that_failed_are_as_large(data: Path) -> None:
    large = Write(insert(setting), {"name": "large", "value": bytes(1_000_000)})
    small = Write(insert(setting), {"name": "small", "value": b""})

    async def story(web: Web) -> None:
        storage = web.app.state.server.storage
        with full_disk(data, frames=100):
            await storage.check()
            with pytest.raises(StorageFailed):
                await storage.write([large])
            with pytest.raises(StorageFailed):
                await storage.check()
            await storage.write([small])
            assert storage.is_failing
        await storage.check()
        assert not storage.is_failing

    told(data, story)


@pytest.mark.sqlite_only
def test_probes_do_not_make_the_data_file_grow(data: Path) -> None:
    def pages() -> int:
        with closing(sqlite3.connect(data)) as file:
            [[count]] = file.execute("PRAGMA page_count")
            return int(count)

    async def story(web: Web) -> None:
        storage = web.app.state.server.storage
        before = pages()
        for _ in range(20):
            await storage.check()
        assert pages() == before

    told(data, story)


def test_a_server_that_is_about_to_stop_is_not_ready_but_those_who_play_go_on(data: Place) -> None:
    async def story(web: Web) -> None:
        guest = web.guest()
        await web.app.state.server.drain()
        answer = await guest.http.get("/ready")
        refusal = answer.json()
        assert (answer.status_code, refusal["code"]) == (503, "draining")
        sentences = {sentence(refusal["id"], refusal["arguments"], language) for language in LANGUAGES}
        assert len(sentences) == len(LANGUAGES)
        assert (await guest.http.get("/api/health")).status_code == 200
        assert (await guest.http.get("/api/tables")).status_code == 200

    told(data, story)


def test_a_server_that_is_stopped_is_not_ready_from_then_on(data: Place) -> None:
    async def story(web: Web) -> None:
        async def tell() -> None: ...

        server = web.app.state.server
        config = server_config(web.app, server.settings)
        announced = AnnouncedServer(config, tell, server.drain, Sweeper(lambda: 0.0))
        announced.servers, announced.lifespan = [], _NoLifespan()
        assert not server.is_draining
        await announced.shutdown()
        assert server.is_draining

    told(data, story)


class _NoLifespan:
    async def shutdown(self) -> None: ...


def test_a_path_that_only_begins_like_a_probe_is_limited_like_any_other(data: Place) -> None:
    async def story(web: Web) -> None:
        guest = web.guest()
        paths = ["/healthy", "/ready/now", "/metrics/all", "/health/", "/health/live", "/metricsx"]
        answers = [await guest.http.get(path) for path in paths]
        assert [answer.status_code for answer in answers] == [404] + [429] * 5

    told(data, story, **FEW)


def test_a_live_socket_is_not_opened_at_a_probe(data: Place) -> None:
    async def story() -> None:
        async with served(data) as web:
            address = web.base.replace("http", "ws")
            for path in ("/health", "/ready", "/metrics"):
                with pytest.raises(InvalidStatus):
                    async with connect(address + path, proxy=None):
                        pass
            assert (await web.guest().http.get("/health")).status_code == 200

    asyncio.run(story())
