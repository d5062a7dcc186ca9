"""Over HTTP: what can be asked for, by whom, and what is refused."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx import ASGITransport, AsyncClient, Response
from starlette.applications import Starlette
from starlette.routing import Route
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

import hortus
from hortus.languages import LANGUAGES, sentence
from hortus.server.errors import StorageFailed
from hortus.server.http import health
from hortus.server.http.app import make_app
from hortus.server.http.health import Health
from hortus.server.http.live import request_in
from hortus.server.http.pages import LOOK_SECONDS, WEB, Pages
from hortus.server.settings import Settings
from hortus.server.storage.places import Place
from tests.server.house import EVE, Quick, everything_in
from tests.server.web import COMPUTER, FRIEND, OPEN, PERSON, Web, run, served, told, two_guests

pytestmark = pytest.mark.interpreted_only

# The page


def test_every_address_of_the_page_gives_the_page(data: Place) -> None:
    async def story(web: Web) -> None:
        guest = web.guest()
        pages = [
            await guest.http.get(path)
            for path in ("/", "/table/abc", "/table/abc/17", "/join/ABCDEF", "/learn/go/1", "/rules/go")
        ]
        assert all(page.status_code == 200 for page in pages)
        assert all("text/html" in page.headers["content-type"] for page in pages)
        assert len({page.text for page in pages}) == 1

    told(data, story)


def test_the_page_is_guarded_by_its_headers(data: Place) -> None:
    async def story(web: Web) -> None:
        for path in ("/", "/table/abc", "/api/games", "/web/app.js", "/nowhere"):
            headers = (await web.guest().http.get(path)).headers
            if not path.startswith("/web/"):  # the page's policy holds for its files
                policy = headers["content-security-policy"]
                assert "default-src 'self'" in policy
                assert "script-src" not in policy  # so it is 'self', without inline scripts
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"

    told(data, story)


def test_a_refusal_is_guarded_by_the_same_headers(data: Place) -> None:
    async def story(web: Web) -> None:
        guests = [web.guest(Origin="http://evil.example"), web.guest(Host="evil.example"), web.guest(Cookie="")]
        answers = [await guest.http.post("/api/forget", json={}) for guest in guests]
        answers += [await guest.http.get("/web/app.js") for guest in guests[1:]]
        assert [answer.status_code for answer in answers] == [403, 421, 429, 421, 429]
        for answer in answers:
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["cache-control"] == "no-store"
            assert answer.headers["strict-transport-security"] == "max-age=31536000"

    limits = {"posts_per_second": 0.0, "posts_at_once": 2, "files_per_second": 0.0, "files_at_once": 1}
    told(data, story, origins=("https://garden.example",), **limits)


def test_a_refused_handshake_is_guarded_by_the_same_headers(data: Place) -> None:
    async def story(web: Web) -> None:
        address = web.base.replace("http", "ws") + "/api/tables/abcdefghjkmn/live"
        with pytest.raises(InvalidStatus) as found:
            async with connect(address, origin=Origin("http://evil.example"), proxy=None):
                pass
        headers = found.value.response.headers
        assert found.value.response.status_code == 403
        assert (headers["x-content-type-options"], headers["cache-control"]) == ("nosniff", "no-store")

    run(served, data, story)


@pytest.mark.parametrize(
    ("origins", "is_told"), [((), False), (("http://garden.example",), False), (("https://garden.example",), True)]
)
def test_a_browser_that_came_by_https_is_told_to_do_so_always(
    data: Place, origins: tuple[str, ...], is_told: bool
) -> None:
    async def story(web: Web) -> None:
        for path in ("/", "/api/games", "/web/app.js", "/nowhere"):
            headers = (await web.guest().http.get(path)).headers
            assert headers.get("strict-transport-security") == ("max-age=31536000" if is_told else None)

    told(data, story, origins=origins)


def test_the_files_of_the_page_are_not_looked_through_for_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text('<script src="/web/app.js">')
    (tmp_path / "app.js").write_text("one")
    looked: list[Path] = []
    rglob = Path.rglob

    def noted(folder: Path, pattern: str) -> Iterator[Path]:
        looked.append(folder)
        return rglob(folder, pattern)

    monkeypatch.setattr(Path, "rglob", noted)
    now = [0.0]
    pages = Pages(web=tmp_path, boards={"seeds": None}, clock=lambda: now[0])
    first = {pages.digest() for _ in range(100)}
    assert (len(looked), len(first)) == (1, 1)
    (tmp_path / "app.js").write_text("two, which is longer")
    os.utime(tmp_path / "app.js", (1, 1))
    now[0] = LOOK_SECONDS
    assert pages.digest() not in first
    assert len(looked) == 2


def test_a_file_is_compressed_tagged_and_kept(data: Place) -> None:
    async def story(web: Web) -> None:
        guest = web.guest()
        page = (await guest.http.get("/")).text
        prefix = page.split('src="')[1].split('"')[0].rsplit("/", 1)[0]
        assert prefix.startswith("/web/~")
        answer = await guest.http.get(prefix + "/vendor/lit.js")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.text == (WEB / "vendor" / "lit.js").read_text()
        assert "set-cookie" not in answer.headers
        again = await guest.http.get(prefix + "/vendor/lit.js", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
        old = await guest.http.get("/web/~000000000000/vendor/lit.js")
        assert old.headers["cache-control"] == "no-cache"
        plain = await guest.http.get("/web/vendor/lit.js", headers={"Accept-Encoding": "identity"})
        assert plain.content == gzip.decompress(gzip.compress(plain.content)) == answer.content

    told(data, story)


def asked_for(pages: Pages, path: str) -> Response:
    """The answer of a server with these pages to a browser that follows where it is sent."""
    transport = ASGITransport(Starlette(routes=pages.files()))

    async def ask() -> Response:
        async with AsyncClient(transport=transport, base_url="http://here", follow_redirects=True) as client:
            return await client.get(f"/web/~{pages.digest()}/{path}")

    return asyncio.run(ask())


def test_a_game_brings_its_board_from_wherever_it_is(tmp_path: Path) -> None:
    (tmp_path / "board.js").write_text("export default class {}")
    pages = Pages(boards={"strange": tmp_path, "without": None})
    own = asked_for(pages, "games/strange/board/board.js")
    assert (own.text, own.headers["content-type"]) == ("export default class {}", "text/javascript; charset=utf-8")
    assert "immutable" in own.headers["cache-control"]
    for path in ("games/strange/board/miniature.js", "games/without/board/board.js"):
        plain = asked_for(pages, path)
        assert plain.text == (WEB / "plain" / Path(path).name).read_text()
        assert plain.history[0].headers["cache-control"] == "no-cache"


def test_another_board_is_another_digest(tmp_path: Path) -> None:
    without = Pages(boards={"strange": None}).digest()
    (tmp_path / "board.js").write_text("one")
    first = Pages(boards={"strange": tmp_path}).digest()
    (tmp_path / "board.js").write_text("two")
    assert len({without, first, Pages(boards={"strange": tmp_path}).digest()}) == 3


def test_the_page_names_no_game() -> None:
    files = [file for file in WEB.rglob("*") if file.suffix in (".js", ".css", ".html", ".ts")]
    words = {word for name in hortus.games() for word in (name, name.replace("_", "-"), name.split("_")[0])}
    named = {file.name: word for file in files for word in words if word in file.read_text(encoding="utf-8").lower()}
    assert len(files) > 50
    assert named == {}


OUTSIDE = (
    "/web/../command.py",
    "/web/%2e%2e/command.py",
    "/words/en/../../command.py",
    "/words/en/__init__.py",
    "/web/",
    "/web/boards",
    "/web/games/haru_ichiban/board/../rules.py",
    "/web/games/haru_ichiban/board/%2e%2e/rules.py",
    "/web/games/haru_ichiban/board/%2e%2e/%2e%2e/ishtar/components.json",
    "/web/games/haru_ichiban/board/nothing.js",
    "/web/games/haru_ichiban/board/%00",
    "/web/games/haru_ichiban/rules.py",
    "/web/games/nothing/board/board.js",
    "/words//etc/passwd",
    "/web/%00",
    "/words/en/%00.ftl",
    "/words/en/ishtar/%00.ftl",
    "/words/en/ishtar/../../rules.py",
    "/words/en/ishtar/%2e%2e/%2e%2e/components.json",
    "/words/%2e%2e/ishtar/words/en/web.ftl",
    "/words/xx/ishtar/web.ftl",
    "/words/en/nothing/web.ftl",
    "/web/" + 300 * "x" + ".js",
    "/web/" + 100 * "x/" + "y.js",
    "/api/tables/x/at/" + 5_000 * "1",
    "/table/x/" + 5_000 * "1",
    "/nowhere",
)


def test_nothing_else_is_given_away(data: Place) -> None:
    async def story(web: Web) -> None:
        guest = web.guest()
        for path in OUTSIDE:
            answer = await guest.http.get(path)
            assert answer.status_code == 404, path
            assert answer.json()["code"] == "no_such_place", path

    told(data, story)


def test_the_sentences_are_there_in_every_language(data: Place) -> None:
    async def story(web: Web) -> None:
        for language in LANGUAGES:
            answer = await web.guest().http.get(f"/words/{language}/server.ftl")
            assert "server-stale" in answer.text
            assert answer.headers["etag"]
            of_a_game = await web.guest().http.get(f"/words/{language}/ishtar/game.ftl")
            assert "ishtar-goal" in of_a_game.text

    told(data, story)


# Asking


def test_the_games_are_told(data: Place) -> None:
    async def story(web: Web) -> None:
        games = {game["name"]: game for game in await web.guest().get("/api/games")}
        assert set(games) == set(hortus.games())
        assert (games["haru_ichiban"]["least"], games["haru_ichiban"]["most"]) == (2, 2)
        assert (games["ishtar"]["least"], games["ishtar"]["most"]) == (2, 4)
        assert games["cherry_tree"]["odds"]
        assert games["ishtar"]["players"] == ["level1", "level2", "level3", "level4", "level5"]
        for game in games.values():
            assert [card["player"] for card in game["cards"]] == game["players"]
            assert [card["level"] for card in game["cards"]] == [1, 2, 3, 4, 5]
            assert all(card["told"] for card in game["cards"])
        last = games["haru_ichiban"]["cards"][-1]["told"]
        assert last[0] == {"id": "card-knows-guided", "arguments": {"simulations": 0, "seconds": 1}}
        assert (await web.guest().get("/api/health"))["ok"]

    told(data, story)


def test_a_table_can_be_played_over_http(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, ben, table = await two_guests(web, "cherry_tree")
        path = f"/api/tables/{table}"
        snapshot = await anna.get(path, seat=0)
        done = await anna.command(table, "act", seat=0, ply=snapshot["now"]["ply"], action="draw 1")
        assert done["type"] == "done"
        after = await ben.get(path, seat=1)
        assert after["number"] == done["number"]
        assert after["now"]["ply"] > snapshot["now"]["ply"]
        refused = await ben.http.post(
            path, json={"type": "act", "request": "12345678", "seat": 1, "ply": 0, "action": "x"}
        )
        assert refused.status_code == 422
        assert refused.json()["code"] == "unreadable_text"

    told(data, story)


@pytest.mark.parametrize("name", hortus.games())
def test_any_earlier_ply_can_be_looked_at(data: Place, name: str) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make(name, PERSON, PERSON)
        snapshot = await anna.get(f"/api/tables/{table}", seat=0)
        ply = snapshot["now"]["ply"]
        last = await anna.get(f"/api/tables/{table}/at/{ply}", seat=0)
        assert last["view"] == snapshot["view"]
        assert last["prompt"] == snapshot["now"]["prompt"]
        first = await anna.get(f"/api/tables/{table}/at/0", seat=0)
        assert first["ply"] == 0
        gone = await anna.http.get(f"/api/tables/{table}/at/{ply + 1}", params={"seat": 0})
        assert (gone.status_code, gone.json()["code"]) == (404, "no_such_place")

    told(data, story)


def test_a_record_is_as_complete_as_the_viewer_may_know(data: Place) -> None:
    async def story(web: Web) -> None:
        anna, ben, table = await two_guests(web)
        path = f"/api/tables/{table}/record"
        mine = (await anna.http.get(path, params={"seat": 0})).text
        theirs = (await ben.http.get(path, params={"seat": 1})).text
        assert "2 chance draw" in mine
        assert "2 chance ?" in theirs
        assert "secret" not in mine + theirs
        await ben.command(table, "resign", seat=1)
        whole = (await anna.http.get(path)).text
        assert "secret: " in whole
        assert whole == (await ben.http.get(path, params={"seat": 1})).text

    told(data, story)


# Powers


def test_each_link_has_its_own_power(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("cherry_tree", OPEN, FRIEND)
        links = await anna.links(table)
        assert not links["far"]
        player, watcher, manager = web.guest(), web.guest(), web.guest()
        for guest, link in ((player, links["seats"]["0"]), (watcher, links["watch"]), (manager, links["manage"])):
            answer = await guest.follow(link)
            assert (answer.status_code, answer.json()["table"]) == (200, table)
        ply = (await watcher.get(f"/api/tables/{table}"))["now"]["ply"]
        act = {"seat": 0, "ply": ply, "action": "draw 1"}
        settle = {"seat": 1, "kind": "open"}
        for guest, may_act, may_manage in ((watcher, False, False), (manager, False, True), (player, True, False)):
            assert ((await guest.command(table, "act", **act))["type"] == "done") == may_act
            assert ((await guest.command(table, "settle", **settle))["type"] == "done") == may_manage
            assert ((await guest.http.get(f"/api/tables/{table}/links")).status_code == 200) == may_manage
            assert ((await guest.http.get(f"/api/tables/{table}?seat=0")).status_code == 200) == may_act
            assert (await guest.http.get(f"/api/tables/{table}")).status_code == 200

    told(data, story)


def test_a_stranger_sees_nothing(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, PERSON)
        eve = web.guest()
        for path in ("", "?seat=0", "/at/1", "/record", "/links"):
            answer = await eve.http.get(f"/api/tables/{table}{path}")
            assert (answer.status_code, answer.json()["code"]) == (403, "no_power")
        assert (await eve.command(table, "ping"))["code"] == "no_power"
        assert (await eve.http.get("/api/tables/nowhere")).json()["code"] == "no_such_table"
        assert await eve.get("/api/tables") == []

    told(data, story)


@pytest.mark.parametrize("fault", ["tail", "head", "salt", "empty", "other key"])
def test_a_tampered_link_is_refused(data: Place, fault: str) -> None:
    async def story(web: Web) -> None:
        anna, eve = web.guest(), web.guest()
        table = await anna.make("haru_ichiban", PERSON, FRIEND)
        links = await anna.links(table)
        seat: str = links["seats"]["1"].removeprefix("/join/")
        watch: str = links["watch"].removeprefix("/join/")
        signer = type(web.hall.signer)(b"another key")
        key = {
            "tail": seat[:-1] + ("A" if seat[-1] != "A" else "B"),
            "head": seat[:2] + ("A" if seat[2] != "A" else "B") + seat[3:],
            "salt": "m." + watch[2:],
            "empty": "s.",
            "other key": signer.seat_link(table, 1, 0).removeprefix("/join/"),
        }[fault]
        answer = await eve.http.post("/api/join", json={"key": key})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_link")
        assert (await eve.http.get(f"/api/invitations/{key}")).json()["code"] == "bad_link"
        assert (await eve.http.get(f"/api/tables/{table}")).status_code == 403

    told(data, story)


# Asking changes nothing


ASKED = (
    "/",
    "/table/{table}",
    "/table/{table}/review",
    "/table/{table}/review/1",
    "/table/{table}/review/1/end",
    "/table/{table}/1",
    "/table/{table}/1/end",
    "/join/{seat}",
    "/join/{watch}",
    "/join/{manage}",
    "/join/{code}",
    "/learn/haru_ichiban",
    "/learn/haru_ichiban/1",
    "/puzzles",
    "/puzzles/haru_ichiban/1",
    "/rules/haru_ichiban",
    "/web/app.js",
    "/web/~000000000000/app.js",
    "/web/games/ishtar/board/board.js",
    "/web/~000000000000/games/ishtar/board/board.js",
    "/words/en/server.ftl",
    "/health",
    "/ready",
    "/metrics",
    "/api/health",
    "/api/games",
    "/api/lessons/haru_ichiban/1",
    "/api/puzzles/haru_ichiban",
    "/api/puzzles/haru_ichiban/1",
    "/api/puzzles/haru_ichiban/1/hint",
    "/api/puzzles/haru_ichiban/1/solution",
    "/api/rulebooks/haru_ichiban",
    "/api/tables",
    "/api/tidy",
    "/api/join",
    "/api/invitations/{seat}",
    "/api/invitations/{watch}",
    "/api/invitations/{manage}",
    "/api/invitations/{code}",
    "/api/tables/{table}",
    "/api/tables/{table}?seat=0",
    "/api/tables/{table}/links",
    "/api/tables/{table}/devices",
    "/api/tables/{table}/at/1",
    "/api/tables/{table}/notes",
    "/api/tables/{table}/count",
    "/api/tables/{table}/record",
    "/api/tables/{table}/live",
)


def test_asking_changes_nothing(data: Place) -> None:
    """A preview of a link is made by a robot: it must neither sit down nor watch."""

    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, OPEN)
        links = await anna.links(table)
        code = (await anna.get(f"/api/tables/{table}"))["table"]["code"]
        keys = {name: links[name].removeprefix("/join/") for name in ("watch", "manage")}
        seat = links["seats"]["1"].removeprefix("/join/")
        before = everything_in(data)
        for path in ASKED:
            for guest in (anna, web.guest()):
                for method in ("GET", "HEAD"):
                    await guest.http.request(method, path.format(table=table, code=code, seat=seat, **keys))
        assert everything_in(data) == before

    told(data, story)


def test_every_way_to_ask_is_among_those_asked(data: Place) -> None:
    app = make_app(Settings(data), Quick())
    routes = [route for route in app.routes if isinstance(route, Route) and "GET" in (route.methods or ())]
    paths = [path.partition("?")[0].format(table="t", code="c", seat="s", watch="w", manage="m") for path in ASKED]
    assert [route.path for route in routes if not any(route.path_regex.match(path) for path in paths)] == []


# Guests


def test_a_guest_is_remembered_by_a_cookie_that_scripts_cannot_read(data: Place) -> None:
    async def story(web: Web) -> None:
        guest = web.guest()
        first = await guest.http.get("/")
        cookie = first.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Secure" not in cookie
        assert "set-cookie" not in (await guest.http.get("/api/tables")).headers
        assert "Max-Age=31536000;" in cookie
        assert (await guest.http.get("/")).headers["set-cookie"] == cookie  # for another year

    told(data, story)


@pytest.mark.parametrize("value", ["", "nonsense", "ImFubmEi.AAAA", f'"{EVE}"', "\x7f;="])
def test_a_tampered_cookie_opens_the_page_as_a_new_guest_and_nothing_else(data: Place, value: str) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, PERSON)
        [name] = dict(anna.http.cookies)
        eve = web.guest(Cookie=f"{name}={value}")
        for answer in (await eve.http.get(f"/api/tables/{table}"), await eve.http.post("/api/tables", json={})):
            assert answer.status_code in (400, 403)
            assert answer.json()["code"] in ("bad_guest", "no_power", "bad_message")
        page = await web.guest(Cookie=f"{name}={value}").http.get("/")
        assert page.status_code == 200
        assert name in page.headers["set-cookie"]

    told(data, story)


def test_another_guests_cookie_cannot_be_made_up(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, PERSON)
        [(name, value)] = dict(anna.http.cookies).items()
        forged = value[:-1] + ("A" if value[-1] != "A" else "B")
        answer = await web.guest(Cookie=f"{name}={forged}").http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_guest")

    told(data, story)


@pytest.mark.parametrize(
    ("origin", "is_welcome"),
    [
        (None, True),
        ("http://hortus.localhost", True),
        ("https://garden.example", True),
        ("http://evil.example", False),
        ("http://hortus.localhost.evil.example", False),
        ("https://hortus.localhost", False),
        ("http://garden.example", False),
        ("javascript://hortus.localhost", False),
        ("http://hortus.localhost:8000", False),
        ("null", False),
        ("http://[", False),
        ("http://[::1", False),
        ("//", False),
        ("", False),
    ],
)
def test_pages_of_other_people_may_not_speak_to_us(data: Place, origin: str | None, is_welcome: bool) -> None:
    async def story(web: Web) -> None:
        guest = web.guest() if origin is None else web.guest(Origin=origin)
        wish = {"game": "haru_ichiban", "seats": [PERSON, COMPUTER]}
        answer = await guest.http.post("/api/tables", json=wish)
        assert (answer.status_code == 201) == is_welcome
        assert is_welcome or answer.json()["code"] == "wrong_origin"

    told(data, story, origins=("https://garden.example",))


def test_behind_https_a_page_of_the_same_name_by_http_may_not_speak(data: Place) -> None:
    async def story(web: Web) -> None:
        statuses = []
        for origin in ("https://localhost", "http://localhost"):
            headers = {"X-Forwarded-Proto": "https", "Host": "localhost", "Origin": origin}
            statuses.append((await web.guest(**headers).http.post("/api/tidy", json={})).status_code)
        assert statuses == [200, 403]

    run(served, data, story)


def test_behind_https_only_a_cookie_that_is_bound_to_the_host_is_read(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        await anna.make("haru_ichiban", PERSON, PERSON)
        [(name, value)] = dict(anna.http.cookies).items()
        bound, planted = f"__Host-{name}={value}", f"{name}={value}"  # any host of the domain can set the second one

        async def ask(cookie: str) -> Response:
            return await web.guest(**{"X-Forwarded-Proto": "https", "Cookie": cookie}).http.get("/api/tables")

        answer = await ask(planted)
        assert answer.json() == []
        assert answer.headers["set-cookie"].startswith(f"__Host-{name}=")
        assert not answer.headers["set-cookie"].startswith(bound)
        assert "; Path=/; " in answer.headers["set-cookie"]
        assert answer.headers["set-cookie"].endswith("; Secure")
        assert "Domain" not in answer.headers["set-cookie"]
        for cookie in (bound, f"{name}=forged; {bound}"):
            answer = await ask(cookie)
            assert len(answer.json()) == 1
            assert "set-cookie" not in answer.headers
        assert (await ask(f"__Host-{name}=forged; {planted}")).status_code == 403

    run(served, data, story)


def test_behind_https_forgetting_a_guest_deletes_the_cookie(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        await anna.make("haru_ichiban", PERSON, PERSON)
        headers = {"X-Forwarded-Proto": "https", "Cookie": f"__Host-{anna.cookie}"}
        answer = await web.guest(**headers).http.post("/api/forget", json={})
        assert answer.json() == {"deleted": 1, "left": 0}
        assert re.fullmatch(r"__Host-\w+=; Path=/; Max-Age=0; .*", answer.headers["set-cookie"])

    run(served, data, story)


# Bad input


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "bad_message"),
        (b"{", 400, "bad_message"),
        (b"\xff\xfe", 400, "bad_message"),
        (b"[]", 400, "bad_message"),
        (b'{"game": "haru_ichiban"}', 400, "bad_message"),
        (b'{"game": "haru_ichiban", "seats": []}', 400, "bad_message"),
        (b'{"game": "haru_ichiban", "seats": [{"kind": "cat"}, {"kind": "open"}]}', 400, "bad_message"),
        (b'{"game": "haru_ichiban", "seats": [{"kind": "open"}, {"kind": "open"}], "x": 1}', 400, "bad_message"),
        (
            b'{"game": "haru_ichiban", "seats": [{"kind": "open"}, {"kind": "open"}, {"kind": "open"}]}',
            422,
            "wrong_seats",
        ),
        (b'{"game": "haru_ichiban", "seats": [{"kind": "computer"}, {"kind": "open"}]}', 422, "unknown_player"),
        (b'{"game": "go", "seats": [{"kind": "open"}, {"kind": "open"}]}', 422, "unknown_game"),
        (b'{"game": "ishtar", "seats": [{"kind": "open"}, {"kind": "open"}], "options": {"map": "?"}}', 422, None),
        (b'{"game": "go", "seats": "' + b"x" * 5_000 + b'"}', 413, "too_large"),
        (b"[" * 4_000, 400, "bad_message"),
        (b'{"game": ' * 400, 400, "bad_message"),
        (b'{"x": ' + b"[" * 1_500 + b"]" * 1_500 + b"}", 400, "bad_message"),
    ],
)
def test_a_bad_wish_is_refused_with_a_code_and_a_sentence(
    data: Place, body: bytes, status: int, code: str | None
) -> None:
    async def story(web: Web) -> None:
        answer = await web.guest().http.post("/api/tables", content=body)
        refusal = answer.json()
        assert answer.status_code == status
        assert code is None or refusal["code"] == code
        for language in LANGUAGES:
            assert sentence(refusal["id"], refusal["arguments"], language)

    told(data, story)


@pytest.mark.parametrize("deep", [b"[" * 1_500 + b"]" * 1_500, b'{"a":' * 600 + b"1" + b"}" * 600, b"[" * 4_000])
def test_brackets_within_brackets_are_refused(data: Place, deep: bytes) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, PERSON)
        for body in (deep, b'{"x":' + deep + b',"type":"ping","request":"12345678"}'):
            answer = await anna.http.post(f"/api/tables/{table}", content=body[:4096])
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
            assert request_in(body[:4096]) in ("", "12345678")

    told(data, story)


def test_what_a_decoder_says_is_for_programs_and_people_read_a_plain_sentence(data: Place) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", COMPUTER, COMPUTER)
        refusal = await anna.command(table, "why", seat=None, action="flower a1")
        assert refusal["code"] == "bad_message"
        assert "null" in refusal["arguments"]["reason"]
        for language in LANGUAGES:
            assert "null" not in sentence(refusal["id"], refusal["arguments"], language)

    told(data, story)


@pytest.mark.parametrize("query", ["seat=x", "seat=-1", "seat=0x0", "seat=99999999999999999999", "seat=9", "seat=٣"])
def test_a_seat_that_is_none_is_refused(data: Place, query: str) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        table = await anna.make("haru_ichiban", PERSON, PERSON)
        answer = await anna.http.get(f"/api/tables/{table}?{query}")
        assert answer.status_code in (400, 403)
        assert answer.json()["code"] in ("bad_message", "no_power")

    told(data, story)


def test_an_unknown_method_is_no_fault_of_ours(data: Place) -> None:
    async def story(web: Web) -> None:
        answer = await web.guest().http.delete("/api/tables")
        assert (answer.status_code, answer.json()["code"]) == (405, "no_such_place")

    told(data, story)


# How the server is


@pytest.mark.sqlite_only
def test_health_is_known_by_writing(data: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story(web: Web) -> None:
        server, guest = web.app.state.server, web.guest()
        now = [0.0]
        server._health._clock = lambda: now[0]
        assert (await guest.http.get("/api/health")).json() == {"ok": True}
        somebody = sqlite3.connect(data, isolation_level=None)
        somebody.execute("BEGIN EXCLUSIVE")
        now[0] += health.SECONDS
        answers = await asyncio.gather(*(guest.http.get("/api/health") for _ in range(5)))
        assert {(answer.status_code, answer.json()["code"]) for answer in answers} == {(503, "storage_failed")}
        somebody.execute("ROLLBACK")
        somebody.close()
        assert (await guest.http.get("/api/health")).status_code == 503  # until it is looked at again
        now[0] += health.SECONDS
        assert (await guest.http.get("/api/health")).json() == {"ok": True}

    told(data, story, busy_seconds=0.01)
    words = [message.split()[0] for message in caplog.messages]
    if "keeping_failed:" in words:  # the server cleans up when it starts, which may be while the file is locked
        words.remove("keeping_failed:")
    assert words == ["storage_failed:", "storage_back:"]


def test_however_many_ask_for_the_health_one_write_answers_them(data: Place) -> None:
    async def story(web: Web) -> None:
        server = web.app.state.server
        writes: list[int] = []
        check = server.storage.check

        async def counted() -> None:
            writes.append(1)
            await check()

        server._health._clock = lambda: 0.0
        server.storage.check = counted
        await asyncio.gather(*(web.guest().get("/api/health") for _ in range(20)))
        await web.guest().get("/api/health")
        assert len(writes) == 1

    told(data, story)


class StuckStorage:
    """A storage whose probes end when the test says so."""

    is_failing = False

    def __init__(self) -> None:
        self.probes = self.reports = 0
        self.works = asyncio.Event()

    async def check(self) -> None:
        self.probes += 1
        await self.works.wait()
        self.is_failing = False

    def report_hang(self, seconds: float) -> None:
        assert seconds == health.PATIENCE
        self.reports += 1
        self.is_failing = True


def test_health_of_a_storage_that_fails_now_and_then_is_probed_no_more_often() -> None:
    async def story() -> None:
        storage, now = StuckStorage(), [0.0]
        storage.works.set()
        checked = Health(storage, clock=lambda: now[0])
        await checked.check()
        for _ in range(5):
            storage.is_failing = True
            with pytest.raises(StorageFailed):
                await checked.check()
            storage.is_failing = False
            await checked.check()
        assert storage.probes == 1
        now[0] += health.SECONDS
        await checked.check()
        assert storage.probes == 2

    asyncio.run(story())


def test_health_of_a_disk_that_hangs_is_refused_by_one_probe_until_it_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.01)

    async def story() -> None:
        storage, now = StuckStorage(), [0.0]
        checked = Health(storage, clock=lambda: now[0])
        with pytest.raises(StorageFailed):
            await checked.check()
        now[0] += 10 * health.SECONDS
        with pytest.raises(StorageFailed):
            await checked.check()
        assert (storage.probes, storage.reports, storage.is_failing) == (1, 1, True)
        storage.works.set()
        await checked._probe  # type: ignore[misc]
        await checked.check()
        assert (storage.probes, storage.is_failing) == (1, False)

    asyncio.run(story())
