"""The log names the request and the table, and gives nobody's secrets away, whatever happens."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any, NoReturn

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from hortus.server import protocol as words
from hortus.server.http.lines import calm_handler
from hortus.server.keys import new_key
from hortus.server.storage.places import Place
from hortus.server.tables.commands import COMMANDS
from tests.server.logged import Kept, kept_log
from tests.server.web import OPEN, PERSON, Guest, Web, command, run, served, told, two_guests

pytestmark = pytest.mark.interpreted_only

KEYS = (new_key().encode(), new_key().encode())


# Secrets


def test_no_secret_is_ever_in_the_log(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    patience = {"busy_seconds": 0.01} if isinstance(data, Path) else {}
    with kept_log() as kept:
        known: set[str] = set()
        run(served, data, lambda web: evening(web, data, known, monkeypatch), keys=(*KEYS, None), **patience)
    said = [told.get("word") or told["message"].strip() for told in kept.objects]
    failures = {"storage_failed", "storage_back"} if isinstance(data, Path) else set()
    assert set(said) == {"fault", "Exception in ASGI application"} | failures
    assert len(known) >= 20
    assert [secret for secret in sorted(known) if secret in kept.everything] == []


async def evening(web: Web, data: Place, known: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are made and joined, strangers are refused, and then everything goes wrong that can."""
    asyncio.get_running_loop().set_exception_handler(calm_handler())
    anna, ben, eve = web.guest(), web.guest(), web.guest()
    table = await anna.make("haru_ichiban", PERSON, OPEN)
    links = await anna.links(table)
    code = (await anna.get(f"/api/tables/{table}"))["table"]["code"]
    keys = [link.removeprefix("/join/") for link in (*links["seats"].values(), links["watch"], links["manage"])]
    await ben.follow(keys[0])
    own = (await ben.get(f"/api/tables/{table}/devices", seat=1))["code"]
    await eve.http.get("/")
    known |= secrets_of(web, anna, ben, eve) | {code, own, own.replace("-", ""), *keys}
    known |= {part for key in keys for part in key.split(".") if len(part) > 1}
    for secret in (*keys, own, code, anna.cookie):
        await strange(eve, table, secret)
    if isinstance(data, Path):
        await lock_out(web, data, anna)
    await break_down(web, monkeypatch, eve, table, keys[1], known)


def secrets_of(web: Web, *guests: Guest) -> set[str]:
    """Cookies, whole and in pieces, who they say a guest is, and all keys that sign."""
    signer, own = web.app.state.server.signer, web.hall.storage.setting("signing key", 32)
    cookies = [value for guest in guests for value in guest.http.cookies.values()]
    assert len(cookies) == len(guests)
    pieces = [piece for cookie in cookies for piece in cookie.split(".")]
    return {*cookies, *pieces, *map(signer.read_guest, cookies), *(key.decode() for key in KEYS), own.hex(), repr(own)}


async def strange(eve: Guest, table: str, secret: str) -> None:
    """What is refused, with a secret wherever there is room for one."""
    await eve.http.post("/api/join", json={"key": secret[:-1] + "x"})
    await eve.http.post("/api/join", content=f'{{"key": "{secret}"')
    await eve.http.get(f"/api/invitations/{secret}x")
    await eve.http.get(f"/api/tables/{secret}")
    await eve.http.get(f"/table/{secret}")
    await eve.http.get("/api/tables", headers={"Cookie": f"{secret}; {secret}={secret}"})
    await eve.http.post(f"/api/tables/{table}", json=command("rename", seat=0, name=secret))
    await eve.http.post("/api/tables", json={}, headers={"Origin": f"https://{secret}"})


async def lock_out(web: Web, data: Path, anna: Guest) -> None:
    """The disk fails for a while."""
    somebody = sqlite3.connect(data, isolation_level=None)
    somebody.execute("BEGIN EXCLUSIVE")
    refused = await anna.http.post("/api/tables", json={"game": "ishtar", "seats": [PERSON, OPEN]})
    assert refused.json()["code"] == "storage_failed"
    somebody.execute("ROLLBACK")
    somebody.close()
    await web.hall.storage.check()


async def break_down(
    web: Web, monkeypatch: pytest.MonkeyPatch, eve: Guest, table: str, link: str, known: set[str]
) -> None:
    """Faults of every kind, each of which says all that there is to say."""
    everything = " ".join(sorted(known))
    short = [secret for secret in known if len(secret) <= 20]
    assert len(short) >= 5

    def fail(*arguments: object) -> NoReturn:
        try:
            raise OperationalError("SELECT", {"guest": everything}, Exception(everything))
        except OperationalError as error:
            raise RuntimeError(everything) from error

    async def fail_later(*arguments: object) -> NoReturn:
        fail(*arguments)

    assert (await eve.follow(link)).status_code == 200
    monkeypatch.setitem(COMMANDS, words.Rename, fail_later)
    for secret in short:
        await eve.http.post(f"/api/tables/{table}", json=command("rename", seat=0, name=secret))
    async with eve.live(table) as line:
        await line.next()
        awake = await web.hall.table(table)
        monkeypatch.setattr(awake, "situation", fail)
        await line.ask("hurry")
        monkeypatch.undo()
        monkeypatch.setattr(web.app.state.server.metrics, "obeyed", fail)
        await line.send(command("ping"))
        with pytest.raises(Exception, match="1013"):
            await line.next()
    monkeypatch.undo()
    for name in ("describe", "join", "own_tables"):
        monkeypatch.setattr(web.hall, name, fail_later)
    for asked in (
        eve.http.get(f"/api/invitations/{link}"),
        eve.http.post("/api/join", json={"key": link}),
        eve.http.get("/api/tables"),
    ):
        assert (await asked).json()["code"] == "server_fault"
    for secret in short:
        asyncio.get_running_loop().call_soon(fail, secret)
    await asyncio.sleep(0)
    asyncio.get_running_loop().call_exception_handler({"message": "Something is left over", "task": everything})
    monkeypatch.undo()


# Names of requests


def faults(kept: Kept) -> list[dict[str, Any]]:
    return [told for told in kept.objects if told["level"] == "ERROR"]


async def fail(*arguments: object) -> NoReturn:
    raise RuntimeError


def test_a_fault_over_http_is_told_with_the_name_that_was_answered(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(web: Web) -> None:
        anna, _, table = await two_guests(web)
        monkeypatch.setattr(web.hall, "table", fail)
        answer = await anna.http.get(f"/api/tables/{table}")
        assert answer.status_code == 500
        [fault] = faults(kept)
        assert (fault["request"], fault["table"]) == (answer.headers["X-Request-ID"], table)
        assert f"[request={fault['request']} table={table}]" in kept.text

    with kept_log() as kept:
        run(served, data, story)


def test_a_fault_on_a_live_socket_is_told_with_the_name_of_the_socket(
    data: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(web: Web) -> None:
        anna, _, table = await two_guests(web)
        async with anna.live(table, seat=0) as line:
            assert line.socket.response is not None
            name = line.socket.response.headers["X-Request-ID"]
            for kind, command_kind, fields in (("ping", words.Ping, {}), ("why", words.Why, {"seat": 0, "action": ""})):
                monkeypatch.setitem(COMMANDS, command_kind, fail)
                await line.ask(kind, **fields)
        assert [(told["request"], told["table"], told["word"]) for told in faults(kept)] == [(name, table, "fault")] * 2

    with kept_log() as kept:
        run(served, data, story)


def test_every_answer_has_a_name_of_its_own(data: Place) -> None:
    async def story(web: Web) -> None:
        guest = web.guest()
        stranger = web.guest(Origin="https://elsewhere.example")
        answers = [
            await guest.http.get("/"),
            await guest.http.get("/health"),
            await guest.http.get("/nowhere"),
            await guest.http.get("/web/app.js"),
            await stranger.http.post("/api/tables", json={}),
        ]
        names = {answer.headers["X-Request-ID"] for answer in answers}
        assert len(names) == len(answers)

    told(data, story)


def test_a_live_socket_that_is_refused_has_a_name_too(data: Place) -> None:
    async def story(web: Web) -> None:
        address = f"{web.base}/api/tables/abcdefghjkmn/live"
        upgrade = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
            "Origin": "https://elsewhere.example",
        }
        answer = await web.guest().http.get(address, headers=upgrade)
        assert answer.json()["code"] == "wrong_origin"
        assert answer.headers["X-Request-ID"]

    run(served, data, story)


GOOD = "4bf92f35-77b3_4da6.A"


@pytest.mark.parametrize("name", [GOOD, "x", "x" * 64])
def test_a_proxy_names_a_request(data: Place, name: str) -> None:
    async def story(web: Web) -> None:
        for more in ({}, {"X-Forwarded-For": "192.0.2.7"}):
            answer = await web.guest(**more).http.get("/health", headers={"X-Request-ID": name})
            assert answer.headers["X-Request-ID"] == name

    run(served, data, story)


@pytest.mark.parametrize("name", ["", "x" * 65, "a b", "a\tb", "a]", 'a"b', "a=b", "é", "a;b", "{}"])
def test_a_name_that_could_do_harm_is_not_taken(data: Place, name: str) -> None:
    async def story(web: Web) -> None:
        headers = httpx.Headers({"X-Request-ID": name}, encoding="utf-8")
        answer = await web.guest().http.get("/health", headers=headers)
        assert answer.headers["X-Request-ID"] != name
        assert answer.headers["X-Request-ID"].isalnum()

    told(data, story)


def test_only_a_proxy_names_requests(data: Place) -> None:
    """Also who comes through a proxy cannot say that it is one."""

    async def story(web: Web) -> None:
        for more in ({}, {"X-Forwarded-For": "127.0.0.1"}):
            answer = await web.guest(**more).http.get("/health", headers={"X-Request-ID": GOOD})
            assert answer.headers["X-Request-ID"] != GOOD

    run(served, data, story, proxies=("192.0.2.1",))


@pytest.mark.parametrize(
    ("path", "is_table"),
    [
        ("/api/tables/{}", True),
        ("/api/tables/{}/links", True),
        ("/table/{}", True),
        ("/table/{}/review", True),
        ("/api/tables/{}x", False),
        ("/api/tables/ABCDEF", False),
        ("/join/{}", False),
        ("/api/invitations/{}", False),
        ("/elsewhere/table/{}", False),
    ],
)
def test_a_table_is_known_by_the_path_alone(
    data: Place, monkeypatch: pytest.MonkeyPatch, path: str, is_table: bool
) -> None:
    table = "abcdefghjkmn"

    async def story(web: Web) -> None:
        monkeypatch.setattr(web.app.state.server.asks, "check", fail_now)
        await web.guest().http.get(path.format(table))
        [fault] = faults(kept)
        assert fault.get("table") == (table if is_table else None)

    with kept_log() as kept:
        run(served, data, story)


def fail_now(*arguments: object) -> NoReturn:
    raise RuntimeError


def test_what_goes_on_by_itself_belongs_to_no_request(data: Place) -> None:
    async def story(web: Web) -> None:
        calm_handler()(asyncio.get_running_loop(), {"message": "Something is left over"})
        [fault] = faults(kept)
        assert set(fault) == {"time", "level", "word", "message"}

    with kept_log() as kept:
        run(served, data, story)
