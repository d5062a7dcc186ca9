"""Games of other packages at a server: their files are served from where they are, and broken ones are told."""

from __future__ import annotations

import pytest

import hortus
from hortus.games import own
from hortus.server.storage.places import Place
from tests.packages import Shelf, shelf
from tests.server.web import PERSON, Web, told

__all__ = ["shelf"]

pytestmark = pytest.mark.interpreted_only


def test_a_strangers_game_is_served_from_its_folder(data: Place, shelf: Shelf) -> None:
    folder = shelf.game("marbles")

    async def story(web: Web) -> None:
        anna = web.guest()
        assert [game["name"] for game in await anna.get("/api/games")] == list(hortus.games())
        board = await anna.http.get("/web/games/marbles/board/board.js")
        assert board.text == (folder / "board" / "board.js").read_text(encoding="utf-8")
        words = await anna.http.get("/words/pl/marbles/game.ftl")
        assert words.text == (folder / "words" / "pl" / "game.ftl").read_text(encoding="utf-8")
        table = await anna.make("marbles", PERSON, PERSON)
        assert (await anna.command(table, "act", seat=0, ply=0, action="secretly"))["type"] == "done"

    told(data, story)


def test_broken_games_are_told_in_the_log_and_the_others_play_on(
    data: Place, shelf: Shelf, caplog: pytest.LogCaptureFixture
) -> None:
    (shelf.game("marbles") / "rules.py").write_text("import no_such_module\n", encoding="utf-8")
    shelf.game("pebbles")

    async def story(web: Web) -> None:
        anna = web.guest()
        assert [game["name"] for game in await anna.get("/api/games")] == sorted([*own(), "pebbles"])
        refused = await anna.post("/api/tables", {"game": "marbles", "seats": [PERSON, PERSON]})
        assert refused["code"] == "broken_not_loaded"
        assert await anna.make("pebbles", PERSON, PERSON)

    told(data, story)
    [line] = [record.getMessage() for record in caplog.records if "game_broken" in record.getMessage()]
    assert line.startswith(
        "game_broken: marbles of hortus-marbles 0.1.0 is left out. The game “marbles” cannot be loaded"
    )


def test_a_table_whose_game_is_gone_harms_no_other(data: Place, shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.game("marbles")
    kept: dict[str, str] = {}

    async def before(web: Web) -> None:
        anna = web.guest()
        kept["gone"] = await anna.make("marbles", PERSON, PERSON)
        kept["whole"] = await anna.make("ishtar", PERSON, PERSON)
        kept.update(anna.http.cookies)

    told(data, before)
    (shelf.folder / "hortus_marbles-0.1.0.dist-info" / "entry_points.txt").unlink()
    shelf.forget()

    async def after(web: Web) -> None:
        anna = web.guest()
        anna.http.cookies.update({name: value for name, value in kept.items() if name not in ("gone", "whole")})
        assert [table["table"] for table in await anna.get("/api/tables")] == [kept["whole"]]
        answer = await anna.http.get(f"/api/tables/{kept['gone']}")
        assert (answer.status_code, answer.json()["code"]) == (503, "storage_failed")

    told(data, after)
