"""A match is played to its end, also in several goes."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest

from hortus.contract.game import Game
from hortus.contract.position import Position
from hortus.games import load
from hortus.players.arena import Result, Tally, in_process, read_results, run, schedule, spec
from hortus.players.player import Player, player

pytestmark = [pytest.mark.interpreted_only, pytest.mark.thorough]

Given = TypeVar("Given")
Made = TypeVar("Made")

HARU = load("haru_ichiban")
TASKS = schedule(HARU, ["random@1", "random@2", "random@3"], games=4)


def untimed(results: Sequence[Result]) -> list[object]:
    return [(result.key, result.shares, result.points, result.actions) for result in results]


def no_work(function: Callable[[Given], Made], tasks: Sequence[Given]) -> Generator[Made, None, None]:
    assert not tasks
    yield from ()


def test_every_game_is_played_and_written(tmp_path: Path) -> None:
    outcome = run(TASKS, tmp_path / "file")
    assert [result.key for result in outcome.results] == [task.key for task in TASKS]
    assert outcome.failures == []
    assert untimed(read_results(tmp_path / "file")) == untimed(outcome.results)


def test_a_match_that_is_complete_is_not_played_again(tmp_path: Path) -> None:
    first = run(TASKS, tmp_path / "file")
    content = (tmp_path / "file").read_bytes()
    assert untimed(run(TASKS, tmp_path / "file", no_work).results) == untimed(first.results)
    assert (tmp_path / "file").read_bytes() == content


@pytest.mark.parametrize("kept", [0, 1, 5, 11])
def test_a_match_that_was_killed_while_writing_comes_to_the_same(tmp_path: Path, kept: int) -> None:
    whole = run(TASKS, tmp_path / "whole")
    lines = (tmp_path / "whole").read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "torn").write_text("".join(lines[:kept]) + lines[kept][:100], encoding="utf-8")
    played: list[object] = []

    def counted(function: Callable[[Given], Made], tasks: Sequence[Given]) -> Generator[Made, None, None]:
        played.extend(tasks)
        yield from in_process(function, tasks)

    assert untimed(run(TASKS, tmp_path / "torn", counted).results) == untimed(whole.results)
    assert len(played) == len(TASKS) - kept


def test_a_match_may_grow(tmp_path: Path) -> None:
    """More games, or more players, in the same file: only what is new is played."""
    run(schedule(HARU, ["random@1", "random@2"], 2), tmp_path / "file")
    tallies: list[int] = []
    run(TASKS, tmp_path / "file", watch=lambda tally: tallies.append(tally.played))
    assert tallies[-1] == len(TASKS) - 2


def test_results_of_other_players_in_the_file_are_kept_but_not_reported(tmp_path: Path) -> None:
    run(TASKS, tmp_path / "file")
    fewer = schedule(HARU, ["random@1", "random@2"], games=4)
    assert [result.key for result in run(fewer, tmp_path / "file", no_work).results] == [task.key for task in fewer]


def test_an_interrupted_match_keeps_what_was_played(tmp_path: Path) -> None:
    closed = []

    def interrupted(function: Callable[[Given], Made], tasks: Sequence[Given]) -> Generator[Made, None, None]:
        try:
            yield from in_process(function, tasks)
        finally:
            closed.append(True)

    def watch(tally: Tally) -> None:
        if tally.played == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(TASKS, tmp_path / "file", interrupted, watch)
    assert closed
    assert len(read_results(tmp_path / "file")) == 3


def test_progress_is_told_after_every_game(tmp_path: Path) -> None:
    seen: list[tuple[int, int, int]] = []
    won: list[float] = []

    def watch(tally: Tally) -> None:
        seen.append((tally.games, tally.done, tally.left))
        won.append(sum(tally.won.values()))

    run(TASKS, tmp_path / "file", watch=watch)
    count = len(TASKS)
    assert seen == [(count, done, count - done) for done in range(count + 1)]
    assert won == pytest.approx(list(range(count + 1)))


class Nervous:
    def choose(self, position: Position, seat: int) -> int:
        raise RuntimeError("I cannot decide")


def player_or_nervous(game: Game, name: str, seed: int, **budget: Any) -> Player:
    """The nervous one gives up in about every second game."""
    return Nervous() if name == "nervous" and seed % 2 == 0 else player(game, "random", seed, **budget)


def test_a_game_that_fails_is_told_with_its_key_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spec, "player", player_or_nervous)
    tasks = schedule(HARU, ["random", "nervous"], games=12)
    outcome = run(tasks, tmp_path / "file")
    assert outcome.failures
    assert outcome.results
    assert {failure.reason for failure in outcome.failures} == {"RuntimeError: I cannot decide"}
    keys = [*(result.key for result in outcome.results), *(failure.key for failure in outcome.failures)]
    assert sorted(keys) == sorted(task.key for task in tasks)
    assert len(read_results(tmp_path / "file")) == len(outcome.results)
