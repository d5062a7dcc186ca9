"""Drawn positions with what must be true in them: `positions/*.txt`, for people to read and to add to.

A file starts with its rule numbers and what they say. Then come words that place the pieces (step, senior, scored and
so on), the drawing, and checks in order: legal, allowed, refused, play, to act, step, points, winners, dragonfly, pond.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import hortus
from hortus.games.haru_ichiban.components import SEAT_NAMES
from tests.games.haru_ichiban.tables import drawn

FILES = sorted((Path(__file__).parent / "positions").glob("*.txt"))


def read(text: str) -> tuple[hortus.Position, list[str]]:
    """The position of a file, and its checks."""
    heading, drawing, checks = text.split("\n\n", 2)
    words = dict(line.split(" ", 1) for line in heading.splitlines()[1:])
    return drawn(drawing, **words), checks.splitlines()  # type: ignore[arg-type]


def check(position: hortus.Position, line: str, rest: Iterator[str]) -> None:
    """One check; `pond` takes the drawing that follows it."""
    word, _, value = line.partition(" ")
    view = position.view_for(None)
    if word == "play":
        position.play(value)
    elif word == "legal":
        assert position.legal_texts() == value.split(", ")
    elif word == "allowed":
        assert position.why_not(value) is None
    elif word == "refused":
        action, _, reason = value.partition(": ")
        refusal = position.why_not(action)
        assert refusal is not None
        assert f"{refusal.rule} {refusal.message_id}" == reason
    elif word == "to":
        assert SEAT_NAMES[position.to_act] == value.removeprefix("act ")
    elif word == "points":
        assert " ".join(map(str, position.points())) == value
    elif word == "winners":
        assert " ".join(SEAT_NAMES[seat] for seat in position.winners()) == value
    elif word == "pond":
        assert position.game.board(view).splitlines()[:5] == list(rest)[:5]
    else:
        assert view[word] == value


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_drawn_position_is_as_it_says(file: Path) -> None:
    position, checks = read(file.read_text(encoding="utf-8"))
    rest = iter(checks)
    for line in rest:
        check(position, line, rest)


def test_a_wrong_expectation_is_noticed() -> None:
    position, _ = read(FILES[0].read_text(encoding="utf-8"))
    for line in ("points 9 9", "legal bid 1", "step bid", "to act yellow", "allowed bid 1", "refused dark d2: H1 x"):
        with pytest.raises(AssertionError):
            check(position, line, iter(()))
