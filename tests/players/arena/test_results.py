"""Results in files: read as they were written, continued, joined, and refused when they are something else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hortus.games import load
from hortus.players.arena import BadResults, Result, read_results, run, schedule
from hortus.players.arena.results import Ledger
from tests.players.arena.made_up import result, swapped

pytestmark = pytest.mark.interpreted_only

HARU = load("haru_ichiban")
RANDOMS = ["random@1", "random@2"]
WORDS = ["game", "options", "rules", "players", "seed", "rotation", "shares", "points", "actions", "seconds", "hortus"]
SEEDS = [*swapped("a", "b", 1, (1, 0)), *swapped("a", "b", 2, (0.5, 1))]


def write(file: Path, results: list[Result], end: str = "") -> Path:
    file.write_text("".join(result.line() for result in results) + end, encoding="utf-8")
    return file


def test_a_line_is_read_as_it_was_written() -> None:
    for one in SEEDS:
        assert Result.read(one.line()).line() == one.line()
        assert Result.read(one.line()).key == one.key
        assert one.line().count("\n") == 1


def test_a_line_holds_what_the_documentation_says() -> None:
    assert list(json.loads(SEEDS[0].line())) == WORDS


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{",
        "[]",
        "7",
        "null",
        '{"game": "haru_ichiban"}',
        SEEDS[0].line().replace('"shares": [1.0', '"shares": [2.0'),
        SEEDS[0].line().replace('"shares": [1.0,', '"shares": ["x",'),
        SEEDS[0].line().replace('"a", "b"', '"a", "a"'),
        SEEDS[0].line().replace('"a", "b"', '"a", "b", "b"'),
        SEEDS[0].line().replace('"rules": 1', '"rules": 1e999'),
        "[" * 100_000,
    ],
)
def test_what_is_no_result_is_refused(line: str) -> None:
    assert line != SEEDS[0].line()
    with pytest.raises(ValueError):  # noqa: PT011
        Result.read(line)


# Reading


def test_files_are_joined_and_each_game_counts_once(tmp_path: Path) -> None:
    one, other = write(tmp_path / "one", SEEDS[:3]), write(tmp_path / "other", SEEDS[2:])
    assert [found.key for found in read_results(one, other)] == [made.key for made in SEEDS]
    both = tmp_path / "both"
    both.write_bytes(one.read_bytes() + other.read_bytes())
    assert [found.key for found in read_results(both)] == [made.key for made in SEEDS]


def test_of_two_results_of_one_game_the_first_counts(tmp_path: Path) -> None:
    file = write(tmp_path / "file", [*SEEDS, *swapped("a", "b", 1, (0, 0))])
    assert [found.shares for found in read_results(file)] == [made.shares for made in SEEDS]


@pytest.mark.parametrize("cut", [1, 5, 10, 40, 200])
def test_a_torn_last_line_is_dropped(tmp_path: Path, cut: int) -> None:
    file = write(tmp_path / "file", SEEDS[:2], end=SEEDS[2].line()[:cut])
    assert [found.key for found in read_results(file)] == [made.key for made in SEEDS[:2]]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Dear Ada", 1),
        ("Dear Ada\n", 1),
        (SEEDS[0].line() + "\n" + SEEDS[1].line(), 2),
        (SEEDS[0].line()[:50] + SEEDS[0].line() + SEEDS[1].line(), 1),
        (SEEDS[0].line() + "}", 2),
        ("\xff\xfe", 1),
        ("{" * 200_000, 1),
    ],
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str, line: int) -> None:
    file = tmp_path / "letter"
    file.write_bytes(text.encode("latin-1"))
    with pytest.raises(BadResults) as caught:
        read_results(file)
    assert (caught.value.message_id, caught.value.arguments["line"]) == ("results-bad-line", line)
    with pytest.raises(BadResults):
        run(schedule(HARU, RANDOMS, 2), file)
    assert file.read_bytes() == text.encode("latin-1")


@pytest.mark.parametrize(
    ("old", "new"),
    [("haru_ichiban", "cherry_tree"), ('"rules": 1', '"rules": 2'), ("dragonfly", "croak")],
)
def test_a_line_of_another_match_is_refused(tmp_path: Path, old: str, new: str) -> None:
    file = write(tmp_path / "file", SEEDS[:1], end=SEEDS[1].line().replace(old, new))
    before = file.read_bytes()
    with pytest.raises(BadResults, match=r"Line 2 of .* another match"):
        read_results(file)
    with pytest.raises(BadResults, match=r"Line 2 of .* another match"):
        run(schedule(HARU, RANDOMS, 2), file)
    with pytest.raises(BadResults, match="another match"):
        read_results(write(tmp_path / "good", SEEDS), write(tmp_path / "bad", [], SEEDS[0].line().replace(old, new)))
    assert file.read_bytes() == before


# Writing


def test_a_ledger_writes_each_result_at_once(tmp_path: Path) -> None:
    file = tmp_path / "file"
    with Ledger(file, SEEDS[0].task) as ledger:
        assert ledger.kept == []
        for count, one in enumerate(SEEDS, start=1):
            ledger.add(one)
            assert file.read_text(encoding="utf-8").count("\n") == count


def test_a_ledger_goes_on_after_a_torn_line_or_one_without_an_end(tmp_path: Path) -> None:
    for end in ("", SEEDS[2].line()[:70]):
        file = write(tmp_path / "file", SEEDS[:2], end)
        with Ledger(file, SEEDS[0].task) as ledger:
            assert [kept.key for kept in ledger.kept] == [made.key for made in SEEDS[:2]]
            ledger.add(SEEDS[2])
        assert file.read_text(encoding="utf-8") == "".join(one.line() for one in SEEDS[:3])
    file = tmp_path / "file"
    file.write_text(SEEDS[0].line().rstrip("\n"), encoding="utf-8")
    with Ledger(file, SEEDS[0].task) as ledger:
        ledger.add(SEEDS[1])
    assert file.read_text(encoding="utf-8") == SEEDS[0].line() + SEEDS[1].line()


def test_the_share_of_a_player_is_that_of_all_its_seats() -> None:
    assert result(("a", "b", "b"), 1, 0, (0.5, 0.5, 0)).share_of("b") == 0.5
    assert result(("b", "a", "b"), 1, 1, (0.25, 0.5, 0.25)).share_of("b") == 0.5
