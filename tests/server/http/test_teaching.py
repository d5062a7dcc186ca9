"""Lessons and rulebooks over HTTP: for everybody, at no table, and every question gets a sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import hortus
from hortus.languages import has_sentence
from hortus.server.storage.places import Place
from tests.server.web import Web, told

pytestmark = pytest.mark.interpreted_only

LESSONS = "/api/lessons/haru_ichiban"
LONGEST_ACTION = 200


def test_a_lesson_is_read_without_a_table(data: Place) -> None:
    async def story(web: Web) -> None:
        guest = web.guest()
        lesson = await guest.get(f"{LESSONS}/1")
        assert (lesson["number"], lesson["count"]) == (1, len(hortus.load("haru_ichiban").lessons))
        assert lesson["seats"][lesson["seat"]] == "red"
        assert "flower c4" in lesson["view"]["legal"]
        assert await guest.get("/api/tables") == []

    told(data, story)


@pytest.mark.parametrize("number", ["0", "99", "abc", "-1", "1.0", "%20", "9" * 2000])
def test_a_lesson_that_does_not_exist_is_told_in_a_sentence(data: Place, number: str) -> None:
    async def story(web: Web) -> None:
        for answer in (
            await web.guest().http.get(f"{LESSONS}/{number}"),
            await web.guest().http.post(f"{LESSONS}/{number}", json={"action": "flower c4"}),
        ):
            refusal = answer.json()
            assert (answer.status_code, refusal["code"], refusal["id"]) == (404, "no_such_lesson", "learn-no-such")
            assert has_sentence(refusal["id"])

    told(data, story)


def test_a_game_without_lessons_says_so(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    game = replace(hortus.load("ishtar"), lessons=())
    monkeypatch.setattr("hortus.server.http.teaching.for_people", lambda name: game)

    async def story(web: Web) -> None:
        answer = await web.guest().http.get("/api/lessons/ishtar/1")
        assert (answer.status_code, answer.json()["id"]) == (404, "learn-none")

    told(data, story)


@pytest.mark.parametrize("path", ["/api/lessons/chess/1", "/api/rulebooks/chess"])
def test_a_game_that_does_not_exist_is_told_in_a_sentence(data: Place, path: str) -> None:
    async def story(web: Web) -> None:
        answer = await web.guest().http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (422, "unknown_game")

    told(data, story)


@pytest.mark.parametrize("game", ["cherry_tree", "ishtar", "haru_ichiban"])
def test_every_game_has_a_rulebook_even_an_empty_one(data: Place, game: str) -> None:
    async def story(web: Web) -> None:
        book = await web.guest().get(f"/api/rulebooks/{game}")
        assert (book["game"], book["prefix"]) == (game, hortus.load(game).sentence_prefix)
        assert len(book["figures"]) == len(hortus.load(game).rulebook.figures)

    told(data, story)


async def tried(web: Web, action: Any) -> tuple[int, dict[str, Any]]:
    answer = await web.guest().http.post(f"{LESSONS}/1", json={"action": action})
    return answer.status_code, answer.json()


def test_a_right_try_shows_what_came_of_it(data: Place) -> None:
    async def story(web: Web) -> None:
        status, answer = await tried(web, "flower c4")
        assert (status, answer["right"], answer["told"]["id"]) == (200, True, "haru-lesson-square-done")
        assert answer["view"]["figures"]
        assert answer["view"]["legal"] == []
        assert answer["log"][0]["id"] == "haru-log-flower"
        again = await tried(web, "flower c4")
        assert again == (status, answer)  # nothing is kept

    told(data, story)


def test_another_legal_try_gets_the_lessons_answer(data: Place) -> None:
    async def story(web: Web) -> None:
        status, answer = await tried(web, "flower e5")
        assert (status, answer["right"], answer["told"]["id"]) == (200, False, "haru-lesson-square-not")
        assert (answer["view"], answer["rule"]) == (None, "H14")

    told(data, story)


def test_an_illegal_try_gets_the_engines_reason(data: Place) -> None:
    async def story(web: Web) -> None:
        status, answer = await tried(web, "flower b5")
        assert (status, answer["right"]) == (200, False)
        assert (answer["told"]["id"], answer["rule"]) == ("haru-refuse-no-lily", "H8")

    told(data, story)


@pytest.mark.parametrize("action", ["", "sing a song", "flower z9", "<b>", "x" * LONGEST_ACTION])
def test_a_try_that_is_no_action_is_refused_in_a_sentence(data: Place, action: str) -> None:
    async def story(web: Web) -> None:
        status, refusal = await tried(web, action)
        assert status in (400, 422)
        assert has_sentence(refusal["id"])

    told(data, story)


@pytest.mark.parametrize("body", [b"", b"[]", b"{}", b'{"action": 7}', b'{"action": "flower c4", "seat": 0}', b"\xff"])
def test_a_try_in_another_form_is_refused(data: Place, body: bytes) -> None:
    async def story(web: Web) -> None:
        answer = await web.guest().http.post(f"{LESSONS}/1", content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")

    told(data, story)
