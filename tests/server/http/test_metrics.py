"""What an operator counts: it is true, it tells nobody's secrets, and nobody else gets it."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

import hortus
from hortus.server.http import metrics
from hortus.server.http.app import Server, make_app
from hortus.server.settings import Settings
from hortus.server.storage.places import Place
from tests.patience import LONG
from tests.server.house import Quick, by_hand, until
from tests.server.web import COMPUTER, PERSON, Guest, Web, command, run, served, told, two_guests

pytestmark = pytest.mark.interpreted_only

PAGE = (Path(__file__).parent.parent.parent.parent / "docs" / "operating.md").read_text(encoding="utf-8")


async def read(guest: Guest) -> dict[str, float]:
    """Every figure, by its name and its labels."""
    answer = await guest.http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    families = list(text_string_to_metric_families(answer.text))
    return {named(sample.name, sample.labels): sample.value for family in families for sample in family.samples}


def named(name: str, labels: Mapping[str, str]) -> str:
    return name + "".join(f" {key}={value}" for key, value in sorted(labels.items()))


# What is told


def test_commands_are_counted_by_how_they_end(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, _, table = await two_guests(web)
        line = web.hall.awake[0].line
        action = line.position.legal_texts(0)[0]
        for seat, ply in ((0, line.ply), (0, line.ply + 1000), (1, line.ply)):
            await anna.command(table, "act", seat=seat, ply=ply, action=action)
        figures = await read(anna)
        for outcome in ("done", "stale", "no_power"):
            assert figures[f"hortus_commands_total kind=act outcome={outcome}"] == 1

    told(data, story)


def test_every_action_that_is_on_the_disk_is_a_move_and_nothing_else_is(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, COMPUTER)
        awake = await web.hall.table(table)
        for _ in range(3):
            await until(lambda: 0 in awake.standing.waiting)
            ply, action = awake.line.ply, awake.position.legal_texts(0)[0]
            assert (await anna.command(table, "act", seat=0, ply=ply, action=action))["type"] == "done"
        await anna.command(table, "rename", seat=0, name="Anna")
        await anna.command(table, "resign", seat=0)
        await until(lambda: awake.is_idle)
        await web.hall.storage.check()  # the thread that writes has counted what was before
        figures = await read(anna)
        found = by_hand(data, "SELECT kind, count(*) FROM action GROUP BY kind")
        counts: dict[str, int] = dict(map(tuple, found))
        assert counts["resign"] == 1
        assert figures["hortus_moves_total"] == counts["action"] > 3

    told(data, story)


def test_a_request_is_measured_by_its_route_and_not_by_its_path(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, _, table = await two_guests(web)
        await anna.get(f"/api/tables/{table}")
        await anna.http.get(f"/api/tables/{'x' * 12}")
        await anna.http.get(f"/nowhere/{table}")
        await anna.http.request("BREW", "/api/tables")
        await anna.http.get("/web/app.js")
        figures = await read(anna)
        counted = {name: figure for name, figure in figures.items() if name.startswith("hortus_request_seconds_count")}
        start = "hortus_request_seconds_count method="
        assert counted[f"{start}GET route=/api/tables/{{id}} status=200"] == 1
        assert counted[f"{start}GET route=/api/tables/{{id}} status=404"] == 1
        assert counted[f"{start}GET route=elsewhere status=404"] == 1
        assert counted[f"{start}other route=/api/tables status=405"] == 1
        assert counted[f"{start}POST route=/api/tables status=201"] == 1
        routes = {route.path for route in web.app.routes if hasattr(route, "path")}
        assert {re.findall(r"route=(\S+)", name)[0] for name in counted} <= {*routes, "elsewhere"}

    told(data, story)


def test_a_request_that_fails_is_measured_too(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(web: Web) -> None:
        guest = web.guest()
        await guest.get("/api/tables")
        monkeypatch.setattr(web.hall, "own_tables", None)
        await guest.http.get("/api/tables")
        figures = await read(guest)
        assert figures["hortus_request_seconds_count method=GET route=/api/tables status=500"] == 1

    run(served, data, story)


def test_those_who_are_here_are_counted_while_they_are(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, ben, table = await two_guests(web)
        async with anna.live(table, seat=0) as first, anna.live(table) as second, ben.live(table, seat=1) as third:
            for line in (first, second, third):
                await line.next()
            figures = await read(web.guest())
            assert figures["hortus_live_sockets"] == 3
            assert figures["hortus_people_present"] == 2
            assert figures["hortus_tables_awake"] == 1
        await until(lambda: not web.app.state.server.live_sockets)
        figures = await read(web.guest())
        assert (figures["hortus_live_sockets"], figures["hortus_people_present"]) == (0, 0)

    run(served, data, story)


def test_commands_on_a_live_socket_are_counted(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, _, table = await two_guests(web)
        async with anna.live(table, seat=0) as line:
            await line.ask("ping")
        assert (await read(anna))["hortus_commands_total kind=ping outcome=done"] == 1

    run(served, data, story)


@pytest.mark.sqlite_only
def test_commits_are_measured_and_failures_counted(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(web: Web) -> None:
        guest, storage = web.guest(), web.hall.storage
        before = await read(guest)
        await asyncio.gather(*(storage.check() for _ in range(5)))
        somebody = sqlite3.connect(data, isolation_level=None)
        somebody.execute("BEGIN EXCLUSIVE")
        await asyncio.gather(*(storage.check() for _ in range(2)), return_exceptions=True)
        somebody.execute("ROLLBACK")
        somebody.close()
        await storage.check()  # the thread that writes has counted what was before
        await storage.check()
        after = await read(guest)

        def grown(name: str) -> float:
            return after[name] - before[name]

        assert 1 <= grown("hortus_storage_failures_total") <= 2
        assert grown("hortus_commit_writes_sum") in (8, 9)
        assert grown("hortus_commit_writes_count") == grown("hortus_commit_seconds_count") >= 3
        assert grown("hortus_commit_seconds_sum") > 0

    told(data, story, busy_seconds=0.01)
    assert caplog.messages[0].startswith("storage_failed:")


def test_what_computers_and_reviews_have_to_do_is_told(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(web: Web) -> None:
        server = web.app.state.server
        server.computers.waiting, server.computers.replaced = 3, 5
        monkeypatch.setattr(type(server.hall.reviews), "under_way", [object()] * 2)
        figures = await read(web.guest())
        assert figures["hortus_decisions_waiting"] == 3
        assert figures["hortus_decisions_replaced_total"] == 5
        assert figures["hortus_reviews_under_way"] == 2
        assert figures["hortus_draining"] == 0
        await server.drain()
        assert (await read(web.guest()))["hortus_draining"] == 1

    told(data, story)


def test_a_loop_that_is_held_up_is_noticed(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "LOOK_SECONDS", 0.001)

    async def story(web: Web) -> None:
        guest, noticed = web.guest(), 0.0
        async with asyncio.timeout(LONG):
            while not noticed:
                time.sleep(0.02)  # nobody else's turn comes meanwhile
                await asyncio.sleep(0)
                figures = await read(guest)
                noticed = figures["hortus_loop_lag_seconds_count"] - figures["hortus_loop_lag_seconds_bucket le=0.01"]

    told(data, story)


def test_the_process_and_its_version_are_told(data: Place) -> None:
    async def story(web: Web) -> None:
        figures = await read(web.guest())
        assert any(name.startswith("hortus_build_info") and hortus.__version__ in name for name in figures)
        assert figures["process_resident_memory_bytes"] > 0
        assert figures["process_cpu_seconds_total"] > 0

    told(data, story)


def test_two_servers_in_one_process_count_apart(data: Place, tmp_path: Path) -> None:
    async def story(web: Web) -> None:
        async with served(tmp_path / "other.db") as other:
            await two_guests(other)
            assert (await read(web.guest()))["hortus_tables_awake"] == 0
            assert (await read(other.guest()))["hortus_tables_awake"] == 1

    told(data, story)


def test_every_figure_is_explained(data: Place) -> None:
    kinds = "counter|gauge|histogram"
    row = rf"^\| `((?:hortus|process)_\w+)(?:\{{\w+(?:, \w+)*\}})?` \| (?:{kinds}) \|"
    explained = set(re.findall(row, PAGE, re.MULTILINE))
    app = make_app(Settings(data), Quick())
    server: Server = app.state.server

    async def story() -> None:
        async with app.router.lifespan_context(app):
            families = text_string_to_metric_families(server.metrics.text())
            there = {f"{family.name}_total" if family.type == "counter" else family.name for family in families}
            assert {name for name in there if name.startswith("hortus_")} == {
                name for name in explained if name.startswith("hortus_")
            }
            assert {name for name in explained if name.startswith("process_")} <= there

    asyncio.run(story())


# To whom


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via"])
def test_whoever_comes_through_a_proxy_finds_nothing(data: Place, header: str) -> None:
    async def story(web: Web) -> None:
        answer = await web.guest(**{header: "127.0.0.1"}).http.get("/metrics")
        nowhere = await web.guest().http.get("/api/nowhere")
        assert (answer.status_code, answer.content) == (404, nowhere.content)

    run(served, data, story)


@pytest.mark.parametrize(
    ("client", "status"),
    [
        (("127.0.0.1", 1), 200),
        (("127.0.0.2", 1), 200),
        (("::1", 1), 200),
        (("::ffff:127.0.0.1", 1), 200),
        (("192.0.2.1", 1), 404),
        (("10.0.0.1", 1), 404),
        (("2001:db8::1", 1), 404),
        (("localhost", 1), 404),
        (None, 404),
    ],
)
def test_only_this_computer_is_told(data: Place, client: tuple[str, int] | None, status: int) -> None:
    async def story(web: Web) -> None:
        assert await status_for(web, client) == status

    told(data, story)


async def status_for(web: Web, client: tuple[str, int] | None) -> int:
    sent: list[dict[str, Any]] = []
    asked = {"type": "http", "method": "GET", "path": "/metrics", "query_string": b"", "scheme": "http"}
    scope = {**asked, "headers": [(b"host", b"localhost")]}

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b""}

    async def send(message: Any) -> None:
        sent.append(message)

    await web.app({**scope, "client": client}, receive, send)
    status: int = sent[0]["status"]
    return status


def test_no_figure_tells_who_plays_or_where(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, ben, table = await two_guests(web)
        links = await anna.links(table)
        code = (await anna.get(f"/api/tables/{table}"))["table"]["code"]
        for path in (f"/table/{table}", f"/join/{code}", links["watch"], links["manage"], f"/api/{table}", f"/{code}"):
            await anna.http.get(path)
        await anna.http.get(f"/api/invitations/{code}")
        await ben.http.post(f"/api/tables/{table}", json=command("nonsense", secret=code))
        async with ben.live(table, seat=1) as line:
            await line.next()
            text = (await anna.http.get("/metrics")).text
        signer = web.app.state.server.signer
        cookies = [value for guest in (anna, ben) for value in guest.http.cookies.values()]
        keys = [link.removeprefix("/join/") for link in (*links["seats"].values(), links["watch"], links["manage"])]
        secrets = [table, code, *cookies, *map(signer.read_guest, cookies), *keys, "127.0.0.1"]
        assert len(secrets) == 9
        assert [secret for secret in secrets if secret in text] == []

    run(served, data, story)
