"""Puzzles over HTTP: for everybody, at no table, and every question gets a sentence."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

import hortus
from hortus.languages import has_sentence
from hortus.puzzles import daily, puzzles_of
from hortus.server.storage.places import Place
from tests.server.web import Web, told

pytestmark = pytest.mark.interpreted_only

HARU = hortus.load("haru_ichiban")
PUZZLES = "/api/puzzles/haru_ichiban"
DAY = date(2026, 11, 16)


@pytest.fixture(autouse=True)
def _one_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hortus.server.http.puzzling.today", lambda: DAY)


def test_the_puzzles_are_told_by_theme_with_that_of_today(data: Place) -> None:
    async def story(web: Web) -> None:
        info = await web.guest().get(PUZZLES)
        puzzle = daily(HARU, DAY)
        assert puzzle is not None
        assert (info["count"], info["date"], info["today"]) == (len(puzzles_of(HARU)), "2026-11-16", puzzle.number)
        numbers = sorted(number for theme in info["themes"] for number in theme["numbers"])
        assert numbers == list(range(1, info["count"] + 1))
        assert all(has_sentence(theme["name"]) for theme in info["themes"])
        games = {game["name"]: game["puzzles"] for game in await web.guest().get("/api/games")}
        assert games["haru_ichiban"] == info["count"]

    told(data, story)


def test_a_puzzle_shows_what_its_seat_knows_and_not_its_solution(data: Place) -> None:
    async def story(web: Web) -> None:
        guest = web.guest()
        for name in hortus.games():
            puzzle = puzzles_of(hortus.load(name))[0]
            shown = await guest.get(f"/api/puzzles/{name}/1")
            position = puzzle.start()
            assert shown["seat"] == position.to_act
            assert shown["view"] == position.view_for(position.to_act)
            assert 1 in shown["theme"]["numbers"]
            assert not {"best", "second", "chance"} & shown.keys()
        assert await guest.get("/api/tables") == []

    told(data, story)


def test_today_is_an_address_of_its_own(data: Place) -> None:
    async def story(web: Web) -> None:
        puzzle = daily(HARU, DAY)
        assert puzzle is not None
        shown = await web.guest().get(f"{PUZZLES}/today")
        assert (shown["number"], shown["date"]) == (puzzle.number, "2026-11-16")
        other = await web.guest().get(f"{PUZZLES}/{puzzle.number % shown['count'] + 1}")
        assert other["date"] is None

    told(data, story)


def test_every_try_gets_an_answer(data: Place) -> None:
    puzzle = puzzles_of(HARU)[0]

    async def story(web: Web) -> None:
        guest = web.guest()

        async def answer(action: str) -> dict[str, object]:
            return dict((await guest.http.post(f"{PUZZLES}/1", json={"action": action})).json())

        wrong = await answer(puzzle.second)
        assert (wrong["right"], wrong["refusal"], wrong["solution"]) == (False, None, None)
        assert wrong["most"] == puzzle.second_chance
        forbidden = await answer("bid 1")
        assert forbidden["refusal"] is not None
        assert (await answer("nonsense"))["code"] == "unreadable_text"
        right = await answer(puzzle.best)
        solution = await guest.get(f"{PUZZLES}/1/solution")
        assert (right["right"], right["solution"]) == (True, solution)
        assert (solution["best"], solution["sure"]) == (puzzle.best, puzzle.sure)
        assert solution["view"]["legal"] == []
        assert solution["log"]
        hint = await guest.get(f"{PUZZLES}/1/hint")
        assert (hint["reasons"], hint["chance"]) == (solution["reasons"], puzzle.chance)

    told(data, story)


@pytest.mark.parametrize("number", ["0", "9999", "abc", "-1", "%20", "9" * 2000])
def test_a_puzzle_that_does_not_exist_is_told_in_a_sentence(data: Place, number: str) -> None:
    async def story(web: Web) -> None:
        guest = web.guest()
        for answer in (
            await guest.http.get(f"{PUZZLES}/{number}"),
            await guest.http.get(f"{PUZZLES}/{number}/solution"),
            await guest.http.post(f"{PUZZLES}/{number}", json={"action": "flower c4"}),
        ):
            refusal = answer.json()
            assert (answer.status_code, refusal["code"], refusal["id"]) == (404, "no_such_puzzle", "puzzle-no-such")

    told(data, story)


def test_a_game_without_puzzles_says_so(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hortus.server.http.puzzling.for_people", lambda name: replace(HARU, puzzles=None))

    async def story(web: Web) -> None:
        for path in (PUZZLES, f"{PUZZLES}/1", f"{PUZZLES}/today"):
            answer = await web.guest().http.get(path)
            assert (answer.status_code, answer.json()["id"]) == (404, "puzzle-none")

    told(data, story)


def test_a_game_that_does_not_exist_is_told_in_a_sentence(data: Place) -> None:
    async def story(web: Web) -> None:
        answer = await web.guest().http.get("/api/puzzles/chess")
        assert (answer.status_code, answer.json()["code"]) == (422, "unknown_game")

    told(data, story)
