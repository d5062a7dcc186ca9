"""A data file that was damaged, or changed by hand: one table cannot be opened, and everything else goes on."""

from __future__ import annotations

import asyncio

import pytest

from hortus.languages import LANGUAGES, sentence
from hortus.server.storage.places import Place
from hortus.server.tables.seats import clean_name
from tests.server.house import by_hand
from tests.server.web import COMPUTER, PERSON, Guest, Web, inside

pytestmark = pytest.mark.interpreted_only

DAMAGE = {
    "an unknown game": "UPDATE game_table SET game = 'go' WHERE id = :table",
    "options that are no JSON": "UPDATE game_table SET options = '{' WHERE id = :table",
    "options that are none": "UPDATE game_table SET options = '[1]' WHERE id = :table",
    "an unknown option": """UPDATE game_table SET options = '{"no": "such"}' WHERE id = :table""",
    "a secret that is none": "UPDATE game_table SET secret = :secret WHERE id = :table",
    "a seat too few": "DELETE FROM seat WHERE seat = 1 AND table_id = :table",
    "no seats at all": "DELETE FROM seat WHERE table_id = :table",
    "a seat that the game has not": "UPDATE seat SET seat = 7 WHERE seat = 1 AND table_id = :table",
    "a seat of an unknown kind": "UPDATE seat SET kind = 'cat' WHERE seat = 1 AND table_id = :table",
    "an unknown computer": "UPDATE seat SET kind = 'computer', player = 'hal' WHERE seat = 1 AND table_id = :table",
    "a note that is none": "UPDATE note SET note = '?' WHERE table_id = :table",
    "an action that is none": "UPDATE action SET action = '?' WHERE ply = 0 AND table_id = :table",
    "an action of nobody": "UPDATE action SET actor = 5 WHERE ply = 0 AND table_id = :table",
    "an action that is missing": "DELETE FROM action WHERE ply = 0 AND table_id = :table",
    "an unknown kind of action": "UPDATE action SET kind = 'dance' WHERE ply = 0 AND table_id = :table",
}


async def two_tables(data: Place) -> tuple[dict[str, str], str, str]:
    async with inside(data) as web:
        anna = web.guest()
        tables = [await anna.make("haru_ichiban", PERSON, PERSON) for _ in range(2)]
        return dict(anna.http.cookies), tables[0], tables[1]


async def check(web: Web, anna: Guest, broken: str, whole: str) -> None:
    for path in ("", "?seat=0", "/at/0", "/record", "/links"):
        answer = await anna.http.get(f"/api/tables/{broken}{path}")
        assert (answer.status_code, answer.json()["code"]) == (503, "storage_failed"), answer.text
        assert all(sentence(answer.json()["id"], answer.json()["arguments"], language) for language in LANGUAGES)
    assert (await anna.command(broken, "ping"))["code"] == "storage_failed"
    assert (await anna.command(whole, "ping"))["type"] == "done"
    assert await anna.make("haru_ichiban", PERSON, COMPUTER)


@pytest.mark.parametrize("damage", DAMAGE)
def test_one_broken_table_harms_no_other(data: Place, damage: str, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        cookies, broken, whole = await two_tables(data)
        by_hand(data, DAMAGE[damage], table=broken, secret=b"0")
        async with inside(data) as web:
            anna = web.guest()
            anna.http.cookies.update(cookies)
            listed = {table["table"] for table in await anna.get("/api/tables")}
            assert whole in listed
            await check(web, anna, broken, whole)

    asyncio.run(story())
    told = [record for record in caplog.records if record.getMessage().startswith("table_broken:")]
    assert len(told) == len(caplog.records) == 1
    assert told[0].exc_info is None


# Names


@pytest.mark.parametrize(
    "text",
    [
        "\u200b",
        "\u200b\u200c\u200d\ufeff",
        "\u0301\u0302",
        "\u202e\u202d",
        "\u2066\u2069",
        "\u00ad",
        "\ue000",
        "\U000e0041\U000e0042",
        "\u0378",
        "\u3164\u115f\uffa0",
        "\u2800",
        " \u00a0\u2003\u3000 ",
        "\ufe0f",
        "\U000e0100",
    ],
)
def test_a_name_that_cannot_be_seen_is_none(text: str) -> None:
    assert clean_name(text) == ""
    assert clean_name(f"A{text}") in ("A", f"A{text}".strip())


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Anna", "Anna"),
        (" Zoë ", "Zoë"),
        ("Łucja", "Łucja"),
        ("e\u0301", "e\u0301"),
        ("花子", "花子"),
        ("🌸", "🌸"),
        ("محمد", "محمد"),
        ("A\u200bn\u202en\u2060a", "Anna"),
        ("\u2067Eve\u2069", "Eve"),
        ("-", "-"),
        ("\ud800A", "A"),
    ],
)
def test_what_can_be_seen_of_a_name_stays(text: str, name: str) -> None:
    assert clean_name(text) == name
