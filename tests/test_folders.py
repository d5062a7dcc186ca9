"""A game is one folder: taken away, everything else goes on; put in, it is there, however many it is for."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hortus
from tests.copies import RING, copy_of_package
from tests.server.web import COMPUTER, PERSON, Guest
from tests.serving import serving

pytestmark = pytest.mark.interpreted_only

GAMES = hortus.games()
A_FEW = 10

PROGRAM = """
import sys
from hortus import command, games, laws, load
from hortus.contract.errors import UnknownGame
from hortus.languages import LANGUAGES, rules_of, sentence

gone, there, folder = sys.argv[1], sys.argv[2].split(","), sys.argv[3]
assert list(games()) == there
try:
    load(gone)
except UnknownGame as refused:
    assert gone not in refused.arguments["known"]
else:
    raise AssertionError(gone)
for name in there:
    game = load(name)
    laws.check_game(game, laws=(1, 2, 3, 5, 6, 8, 11), games=1, samples=2)
    assert all(sentence(f"game-{name}", language=language) and rules_of(game, language) for language in LANGUAGES)
    seats = ",".join(["random"] * game.start().player_count)
    assert command.main(["play", name, "--seats", seats, "--seed", "1"]) == command.GOOD
match = ["--players", "random", "beginner", "--games", "2", "--workers", "0", "--file", f"{folder}/match.jsonl"]
for words in (["games"], ["warmup"], ["rules", there[0]], ["arena", there[0], *match]):
    assert command.main(words) == command.GOOD
assert command.main(["play", gone]) == command.TROUBLE
"""


def run_in(folder: Path, environment: dict[str, str], *words: str) -> str:
    command = [sys.executable, "-c", PROGRAM, *words, str(folder)]
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, input="", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def play_on(guest: Guest, table: str, seat: int, plies: int) -> None:
    """The seat takes its first legal action, until so many have been played."""
    async with guest.live(table, seat=seat) as line:
        await line.next()
        while line.model["now"]["ply"] < plies:
            now, legal = line.model["now"], line.model["view"]["legal"]
            if legal and now["own"] is None:
                answer = await line.ask("act", seat=seat, ply=now["ply"], action=legal[0])
                assert answer["type"] == "done", answer
            else:
                await line.next()


def served(folder: Path, environment: dict[str, str], game: str, computers: int, plies: int) -> list[dict[str, Any]]:
    """Play over HTTP after computers; what the server tells of its games."""
    command = [sys.executable, "-m", "hortus", "serve", "--data", str(folder / "tables"), "--no-browser", "--port", "0"]

    async def story(address: str) -> list[dict[str, Any]]:
        guest = Guest(address.rstrip("/"), None, {})
        assert "<title>" in (await guest.http.get("/")).text
        await play_on(guest, await guest.make(game, *[COMPUTER] * computers, PERSON), computers, plies)
        games: list[dict[str, Any]] = await guest.get("/api/games")
        await guest.http.aclose()
        return games

    with serving(command, environment) as (_, address):
        return asyncio.run(story(address))


@pytest.mark.parametrize("gone", GAMES)
@pytest.mark.long
def test_without_the_folder_of_one_game_everything_else_goes_on(gone: str, tmp_path: Path) -> None:
    others = [name for name in GAMES if name != gone]
    environment = copy_of_package(tmp_path, without=gone)
    assert gone not in run_in(tmp_path, environment, gone, ",".join(others))
    told = served(tmp_path, environment, others[0], computers=1, plies=A_FEW)
    assert [game["name"] for game in told] == others


@pytest.mark.thorough
@pytest.mark.parametrize("seats", [6, pytest.param(12, marks=pytest.mark.long)])
def test_a_folder_more_is_a_game_more_with_as_many_seats_as_it_likes(seats: int, tmp_path: Path) -> None:
    environment = copy_of_package(tmp_path, added=RING)
    told = served(tmp_path, environment, "ring", computers=seats - 1, plies=2 * seats)
    assert [(game["least"], game["most"]) for game in told if game["name"] == "ring"] == [(2, 12)]
    kinds = ",".join(["human", *["random"] * (seats - 1)])
    command = [sys.executable, "-m", "hortus", "play", "ring", "--seats", kinds, "--no-lot"]
    shown = subprocess.run(
        command, env=environment, input="think 2\nadd 3\n\n", capture_output=True, text=True, check=True
    )
    assert f"Player {seats}: " in shown.stdout
