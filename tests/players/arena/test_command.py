"""`hortus arena`: a match from the command line, its progress, its report, and what cannot be done."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import hortus
from hortus.command import main
from hortus.languages import LANGUAGES
from hortus.players.arena import Tally, in_process, read_results
from hortus.terminal import arena
from hortus.terminal.arena import Progress, clock_text
from hortus.terminal.console import Console
from tests.patience import LONG
from tests.players.arena.made_up import swapped, tournament

pytestmark = [pytest.mark.interpreted_only, pytest.mark.long]

MATCH = ["arena", "haru_ichiban", "--players", "random@1", "random@2", "--games", "4", "--workers", "0"]


@pytest.fixture(autouse=True)
def _english_in_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HORTUS_ENGINE", "interpreted")
    monkeypatch.chdir(tmp_path)


def test_a_match_is_played_reported_and_resumed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(MATCH) == 0
    first = capsys.readouterr()
    assert first.out.startswith("Haru Ichiban (rules 1; edition=dragonfly, layout=standard): 4 games\n")
    assert first.err.startswith("Games: 1 of 4, ? left; victories: random@")
    assert len(read_results(Path("arena-haru_ichiban.jsonl"))) == 4
    assert main(MATCH) == 0
    again = capsys.readouterr()
    assert again.out == first.out
    assert again.err == "4 of these games are already in the file and are not played again.\n"


def test_the_report_is_a_table_of_pairs_ratings_and_thinking_time(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [one.line() for one in tournament({"weak": 1, "fair": 2, "strong": 6}, seeds=100)]
    Path("one").write_text("".join(lines[:300]), encoding="utf-8")
    Path("two").write_text("".join(lines[200:]), encoding="utf-8")
    assert main(["arena", "--report", "one", "two"]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert shown.out == (
        "Haru Ichiban (rules 1; edition=dragonfly, layout=standard): 600 games\n"
        + Path(__file__).with_name("report.txt").read_text(encoding="utf-8")
    )


def test_the_report_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    Path("file").write_text("".join(one.line() for one in swapped("a", "b", 1, (1, 1))), encoding="utf-8")
    assert main(["arena", "--report", "file", "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert list(summary) == ["game", "options", "rules", "games", "left_out", "pairs", "ratings", "paces"]
    assert summary["pairs"][0] | {"low": 0, "high": 0} == {
        "first": "a",
        "second": "b",
        "games": 2,
        "share": 1.0,
        "low": 0,
        "high": 0,
    }


def test_what_is_missing_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    apart = [*swapped("a", "b", 1, (1, 1)), *swapped("c", "d", 1, (1, 1)), *swapped("a", "b", 2, (1, 1))[:1]]
    Path("file").write_text("".join(one.line() for one in apart), encoding="utf-8")
    assert main(["arena", "--report", "file"]) == 0
    shown = capsys.readouterr().out
    assert "One game is left out" in shown
    assert "No ratings" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_reports(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*MATCH, "--language", language]) == 0
    shown = capsys.readouterr()
    assert "random@1 – random@2" in shown.out or "random@2 – random@1" in shown.out
    assert ("0.5" if language == "en" else "0,00") in shown.out.replace("0.00", "0.5")


def test_pairs_seed_seats_and_options_are_taken(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "random@1", "random@2", "random@3", "--pairs", "first", "--seed", "7", "--seats", "2"]
    assert main([*MATCH[:2], *words, "--games", "2", "--workers", "0", "--edition", "croak", "--file", "mine"]) == 0
    results = read_results(Path("mine"))
    assert {frozenset(one.task.players) for one in results} == {
        frozenset({"random@1", "random@2"}),
        frozenset({"random@1", "random@3"}),
    }
    assert {one.task.seed for one in results} == {7}
    assert dict(results[0].task.options)["edition"] == "croak"


def test_a_game_for_more_takes_its_seats_as_an_option() -> None:
    several = [name for name in hortus.games() if any(option.name == "players" for option in hortus.load(name).options)]
    for name in several:
        game = arena.game_of(name, {}, "3")
        assert game.start().player_count == 3


def test_workers_are_processes_or_those_of_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def remember(what: object = "cores") -> object:
        asked.append(what)
        return in_process

    monkeypatch.setattr(arena, "processes", remember)
    monkeypatch.setattr(arena, "cluster_at", remember)
    for words in ([], ["--workers", "3"], ["--cluster", "tcp://192.0.2.1:8786"]):
        assert main([*MATCH[:-2], *words]) == 0
    assert asked == ["cores", 3, "tcp://192.0.2.1:8786"]


def test_the_report_in_the_documentation_is_a_real_one() -> None:
    page = (Path(__file__).parents[3] / "docs" / "arena.md").read_text(encoding="utf-8")
    assert Path(__file__).with_name("report.txt").read_text(encoding="utf-8") in page


# What cannot be done: one sentence and a code, nothing lost


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["arena"], "bad_match"),
        (["arena", "haru_ichibam", "--players", "greedy", "random"], "unknown_game"),
        (["arena", "haru_ichiban"], "bad_match"),
        (["arena", "haru_ichiban", "--players", "greedy"], "bad_match"),
        (["arena", "haru_ichiban", "--players", "greedy", "genius"], "unknown_player"),
        (["arena", "haru_ichiban", "--players", "greedy", "random@0"], "bad_player"),
        ([*MATCH, "--games", "0"], "bad_number"),
        ([*MATCH, "--games", "many"], "bad_number"),
        ([*MATCH, "--games", "9" * 5000], "bad_number"),
        ([*MATCH, "--seed", "-1"], "bad_number"),
        ([*MATCH, "--workers", "two"], "bad_number"),
        ([*MATCH, "--seats", "1"], "bad_number"),
        ([*MATCH, "--seats", "3"], "wrong_seats"),
        ([*MATCH, "--edition", "deluxe"], "unknown_option"),
        ([*MATCH, "--file", "letter.txt"], "bad_results"),
        ([*MATCH, "--file", "."], "file_trouble"),
        ([*MATCH, "--file", "no/where"], "file_trouble"),
        ([*MATCH, "--edition", "croak", "--file", "played"], "bad_results"),
        (["arena", "--report", "none"], "file_trouble"),
        (["arena", "--report", "letter.txt"], "bad_results"),
        (["arena", "--report", "empty"], "bad_match"),
    ],
    ids=lambda value: " ".join(value)[:60] if isinstance(value, list) else None,
)
def test_what_cannot_be_done_is_said_in_one_sentence_with_a_code(
    words: list[str], code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {"letter.txt": "Dear Ada", "empty": "", "played": swapped("a", "b", 1, (1, 1))[0].line()}
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert main(words) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("hortus: ")
    assert shown.err.endswith(f" [{code}]\n")
    assert shown.err.count("\n") == 1
    assert {name: (tmp_path / name).read_text(encoding="utf-8") for name in files} == files


def test_games_that_fail_are_told_and_the_status_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("hortus.players.arena.match.player_seed", lambda seed, rotation, seat: 1 // rotation)
    assert main(MATCH) == 1
    shown = capsys.readouterr()
    assert "random@1, random@2 (seed 1, rotation 0): “ZeroDivisionError: " in shown.err
    assert "2 games could not be finished" in shown.err
    assert "2 games are left out" in shown.out


# Progress


class Screen(io.StringIO):
    def __init__(self, is_terminal: bool) -> None:
        super().__init__()
        self.is_terminal = is_terminal

    def isatty(self) -> bool:
        return self.is_terminal


def progress(is_terminal: bool, kept: int = 0, seconds_a_game: int = 4) -> str:
    """What is shown while ten games are played."""
    screen, now = Screen(is_terminal), [0.0]
    tally = Tally(games=10, kept=kept)
    with Progress(Console("en", io.StringIO(), io.StringIO()), screen, clock=lambda: now[0]) as shown:
        shown.show(tally)
        for _ in range(10 - kept):
            now[0] += seconds_a_game
            tally.played += 1
            tally.won = {"greedy": tally.played - 0.5, "random": 0.5}
            shown.show(tally)
    return screen.getvalue()


def test_in_a_terminal_one_line_is_written_over() -> None:
    shown = progress(is_terminal=True)
    assert shown.count("\n") == 1
    assert shown.count("\r") == 11
    assert "\rGames: 5 of 10, 0:00:20 left; victories: greedy 4.5, random 0.5" in shown
    assert "\rGames: 10 of 10, 0:00:00 left; victories: greedy 9.5, random 0.5" in shown


def test_in_a_pipe_a_line_comes_now_and_then_and_at_the_end() -> None:
    lines = progress(is_terminal=False).splitlines()
    assert [line.split()[1] for line in lines] == ["1", "4", "7", "10"]
    assert lines[1].startswith("Games: 4 of 10, 0:00:24 left")
    assert len(progress(is_terminal=False, seconds_a_game=1).splitlines()) == 2


def test_time_left_does_not_count_what_was_there_before() -> None:
    lines = progress(is_terminal=False, kept=4, seconds_a_game=30).splitlines()
    assert lines[0] == "4 of these games are already in the file and are not played again."
    assert lines[2].startswith("Games: 6 of 10, 0:02:00 left")


def test_time_is_written_the_same_in_every_language() -> None:
    assert [clock_text(seconds) for seconds in (0, 59.6, 3723)] == ["0:00:00", "0:01:00", "1:02:03"]


# The process itself


def begin(file: Path, games: int) -> subprocess.Popen[str]:
    """A match that would take minutes; back when its first game is finished."""
    environment = {**os.environ, "PYTHONPATH": str(Path(hortus.__file__).parent.parent), "HORTUS_ENGINE": "interpreted"}
    words = ["arena", "haru_ichiban", "--players", "random@1", "random@2", "--games", str(games), "--file", str(file)]
    command = [sys.executable, "-m", "hortus", *words, "--workers", "2"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    assert process.stderr is not None
    assert process.stderr.readline().startswith("Games: 1 of ")
    return process


@pytest.mark.thorough
def test_ctrl_c_leaves_a_file_that_can_be_resumed_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with begin(file, games=10_000) as process:
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=LONG)
    assert process.returncode == 1
    assert out == ""
    assert err.splitlines()[-1].startswith(f"Interrupted. Games in {file}: ")
    assert err.splitlines()[-1].endswith("; the same command goes on from there.")
    assert "Traceback" not in err
    done = len(read_results(file))
    assert 1 <= done < 10_000
    assert main([*MATCH, "--file", str(file), "--games", str(done + 4)]) == 0
    assert len(read_results(file)) >= done + 4


@pytest.mark.thorough
def test_workers_leave_with_a_parent_that_is_killed_and_what_was_played_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with begin(file, games=10_000) as process:
        process.kill()
        process.communicate(timeout=LONG)  # ends when the last worker has closed its end of the pipe
    assert read_results(file)
