"""The names that a server answers to: other names may lead to it, but belong to pages of other sites."""

from __future__ import annotations

import socket
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from hortus.languages import LANGUAGES, sentence
from hortus.server.serve import origin_of
from hortus.server.storage.places import Place
from tests.server.web import PERSON, Web, run, served, told

pytestmark = pytest.mark.interpreted_only

LOOPBACK = (
    "localhost",
    "LOCALHOST:8000",
    "garden.localhost:1",
    "127.0.0.1",
    "127.0.0.2:8000",
    "[::1]:8000",
    "[0:0::1]",
)
LAN = (
    "192.168.1.7:8000",
    "[fe80::1]:8000",
    "8.8.8.8",
    "laptop:8000",
    "laptop.local",
    "laptop.fritz.lan",
    "x.home.arpa.",
)
FOREIGN = (
    "evil.example",
    "localhost.evil.example:8000",
    "127.0.0.1.evil.example",
    "evil.local.example",
    "evil.example.",
)
MALFORMED = ("", ":8000", "local host", "localhost:port", "[::1", "user@localhost", "localhost/", "é.localhost", "a,b")
OWN = {"origins": ("https://garden.example",)}


async def status_for(web: Web, host: str) -> int:
    answer = await web.guest(Host=host.encode()).http.get("/api/games")  # type: ignore[arg-type]
    return answer.status_code


@pytest.mark.parametrize(
    ("settings", "accepted", "refused"),
    [
        ({}, LOOPBACK, LAN + FOREIGN + MALFORMED),
        ({"host": "::1"}, LOOPBACK, LAN + FOREIGN + MALFORMED),
        ({"host": "0.0.0.0"}, (*LOOPBACK, *LAN, socket.gethostname()), FOREIGN + MALFORMED),
        ({"host": "games.example"}, (*LOOPBACK, *LAN, "games.example:80"), FOREIGN + MALFORMED),
        (OWN, (*LOOPBACK, "garden.example", "Garden.Example:443"), ("www.garden.example", *LAN, *FOREIGN, *MALFORMED)),
        ({**OWN, "host": "0.0.0.0"}, (*LOOPBACK, "garden.example"), ("www.garden.example", *LAN[:-1], *FOREIGN)),
    ],
)
def test_a_server_answers_to_its_own_names_only(
    data: Place, settings: dict[str, Any], accepted: tuple[str, ...], refused: tuple[str, ...]
) -> None:
    async def story(web: Web) -> None:
        assert {host: await status_for(web, host) for host in accepted} == dict.fromkeys(accepted, 200)
        assert {host: await status_for(web, host) for host in refused} == dict.fromkeys(refused, 421)

    told(data, story, **settings)


def test_a_server_answers_to_an_internationalized_name_as_browsers_send_it(data: Place) -> None:
    async def story(web: Web) -> None:
        guest = web.guest(Host="xn--grten-gra.example", Origin="https://xn--grten-gra.example")
        made = await guest.http.post("/api/tables", json={"game": "haru_ichiban", "seats": [PERSON, PERSON]})
        assert made.status_code == 201

    told(data, story, origins=(origin_of("https://gärten.example"),))


@pytest.mark.parametrize("path", ["/", "/api/games", "/web/app.js", "/metrics", "/api/health", "/nowhere"])
def test_a_foreign_name_opens_nothing(data: Place, path: str) -> None:
    async def story(web: Web) -> None:
        guest = web.guest(Host="evil.example", Origin="http://evil.example")
        for answer in (await guest.http.get(path), await guest.http.head(path)):
            assert answer.status_code == 421
            assert "set-cookie" not in answer.headers
        assert (await guest.http.get(path)).json()["code"] == "wrong_host"
        made = await guest.http.post("/api/tables", json={"game": "haru_ichiban", "seats": [PERSON, PERSON]})
        assert (made.status_code, made.json()["id"]) == (421, "server-wrong-host")

    told(data, story)


def test_a_live_socket_is_not_opened_for_a_foreign_name(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, PERSON)
        address = f"ws://evil.example/api/tables/{table}/live?seat=0"
        place: dict[str, Any] = {"host": "127.0.0.1", "port": int(web.base.rsplit(":", 1)[1])}
        with pytest.raises(InvalidStatus) as found:
            async with connect(address, additional_headers={"Cookie": anna.cookie}, proxy=None, **place):
                pass
        assert found.value.response.status_code == 421

    run(served, data, story)


@pytest.mark.parametrize(
    ("wished", "language"),
    [("", "en"), ("fr-CA,fr;q=0.9,en;q=0.8", "fr"), ("de, PL;q=0.5", "pl"), ("de", "en"), ("\udcff,,;q", "en")],
)
def test_people_who_come_by_a_foreign_name_read_a_sentence(data: Place, wished: str, language: str) -> None:
    async def story(web: Web) -> None:
        headers = {
            "Host": "evil.example",
            "Accept": "text/html,*/*",
            "Accept-Language": wished.encode("latin-1", "replace"),
        }
        answer = await web.guest().http.get("/table/abcdefghjkmn", headers=headers)  # type: ignore[arg-type]
        assert answer.text == sentence("server-wrong-host", language=language)
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"

    told(data, story)
    assert len({sentence("server-wrong-host", language=language) for language in LANGUAGES}) == len(LANGUAGES)
