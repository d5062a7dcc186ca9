"""Whole games of Haru Ichiban: those of another implementation are reproduced, and the laws hold."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

import hortus
from hortus import laws
from hortus.games.haru_ichiban.components import SEAT_NAMES
from hortus.records import Record, verify
from tests.engines import laws_to_ask

GAMES = Path(__file__).parent / "games"
EDITIONS = ("dragonfly", "croak")
RESULT = re.compile(r"points (\d+) (\d+), won by (.+), legal ([0-9a-f]{16})")


def games_of(edition: str) -> list[tuple[list[str], str]]:
    """The actions of each game, and its line of results."""
    blocks = (GAMES / f"{edition}.txt").read_text(encoding="utf-8").split("game\n")[1:]
    lines = [block.strip().splitlines() for block in blocks]
    return [(", ".join(line.strip() for line in rounds).split(", "), result) for *rounds, result in lines]


@pytest.mark.smoke
@pytest.mark.bounds
@pytest.mark.parametrize("edition", EDITIONS)
def test_games_of_another_implementation_are_reproduced(edition: str) -> None:
    for actions, result in games_of(edition):
        position = hortus.load("haru_ichiban", edition=edition).start()
        legal = ""
        for action in actions:
            legal += hashlib.sha256("\n".join(position.legal_texts()).encode()).hexdigest()[:8]
            position.play(action)
        assert position.to_act == hortus.OVER
        winners = " and ".join(SEAT_NAMES[seat] for seat in position.winners())
        found = (*map(str, position.points()), winners, hashlib.sha256(legal.encode()).hexdigest()[:16])
        expected = RESULT.fullmatch(result)
        assert expected is not None
        assert found == expected.groups()


def test_there_are_a_dozen_games_of_each_edition() -> None:
    assert [len(games_of(edition)) for edition in EDITIONS] == [12, 12]


@pytest.mark.bounds
@pytest.mark.parametrize("edition", [pytest.param("dragonfly", marks=pytest.mark.thorough), "croak"])
def test_haru_ichiban_obeys_all_laws(edition: str) -> None:
    laws.check_game(hortus.load("haru_ichiban", edition=edition), laws_to_ask(), games=10)


@pytest.mark.bounds
@pytest.mark.thorough
def test_haru_ichiban_obeys_all_laws_on_another_pond() -> None:
    laws.check_game(hortus.load("haru_ichiban", layout="ooooo/ooooo/ooo#Y/R..../....."), laws_to_ask(), games=5)


@pytest.mark.soak
@pytest.mark.parametrize("edition", EDITIONS)
def test_twenty_thousand_games_end_without_dead_end_and_keep_their_invariants(edition: str) -> None:
    laws.check_game(hortus.load("haru_ichiban", edition=edition), games=20_000, samples=2_000)


RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_finished_game_of_an_earlier_day_still_replays_to_its_result(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = Record.read(text)
    assert record.is_finished
    assert verify(record).is_good
    assert record.text() == text


def test_there_are_finished_games_of_both_editions() -> None:
    assert len(RECORDS) >= 16
