"""`hint` at a table and `hortus hint`: who may see one, what it looks like, and how bad wishes are answered."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from hortus.command import main
from hortus.contract import engine
from hortus.contract.game import Game, Message
from hortus.games import load
from hortus.languages import LANGUAGES, sentence
from hortus.players.hints import Hint, Hints
from hortus.records import Dealer, Line, Record
from hortus.terminal import advice
from hortus.terminal import hints as hints_module
from hortus.terminal.hints import show_hints
from tests.records.games import played
from tests.terminal.keyboard import console_for, new_table, typing

pytestmark = pytest.mark.interpreted_only

HARU = load("haru_ichiban")
CHERRY = load("cherry_tree")
ISHTAR = load("ishtar", map="first")
PEOPLE = ("human", "human")
TOLD = sentence("terminal-hint-thinking")


@pytest.fixture(autouse=True)
def _few_simulations_and_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(hints_module, "REPEATABLE_SIMULATIONS", 4)
    monkeypatch.setenv("HORTUS_ENGINE", "interpreted")
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(engine, "COMPILE_AFTER", engine.COMPILE_AFTER)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.chdir(tmp_path)


def shown_by(
    *lines: str,
    game: Game = HARU,
    kinds: Iterable[str] = ("human", "greedy"),
    aids: bool = False,
    language: str = "en",
) -> str:
    table, screen = new_table(game, typing(*lines), kinds, language, aids=aids)
    table.run()
    return screen.getvalue()


# At a table


@pytest.mark.parametrize("game", [HARU, CHERRY, ISHTAR], ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_given_in_every_game_and_language(game: Game, language: str) -> None:
    shown = shown_by("hint", game=game, language=language)
    assert sentence("terminal-hint-estimated", {"count": 4}, language) in " ".join(shown.split("\n"))
    assert sentence("terminal-hint-reasons", language=language) in shown


def test_a_game_with_a_seed_gets_the_same_hints_again() -> None:
    assert shown_by("hint") == shown_by("hint")


def test_against_computers_a_hint_needs_no_aids() -> None:
    shown = shown_by("help", "hint")
    assert sentence("terminal-help-hint") in shown
    assert TOLD in shown


def test_among_people_a_hint_needs_aids() -> None:
    shown = shown_by("", "help", "hint", kinds=PEOPLE)
    assert sentence("terminal-help-hint") not in shown
    assert TOLD not in shown
    assert "hints are an aid" in shown


def test_among_people_with_aids_only_the_one_who_decides_sees_the_hint() -> None:
    """In front of everybody the keyboard is handed over first, and the screen is cleared afterwards."""
    shown = shown_by("hint", "", "", game=CHERRY, kinds=PEOPLE, aids=True)
    before, _, after = shown.partition("The best moves for you")
    assert "Hand the keyboard to Player 1" in before
    assert after.index("\n" * 50) < after.index(sentence("terminal-everybody"))


def test_what_a_hint_says_does_not_depend_on_what_the_seat_cannot_know() -> None:
    lines = [Line.start(HARU, Dealer.from_seed("1")) for _ in range(2)]
    for line, values in zip(lines, ("123", "678"), strict=True):
        line.repeat(HARU.read_action("dragonfly red"))
        for draw in (*"345", *values):
            line.repeat(HARU.read_action(f"draw {draw}"))
    shown = []
    for line in lines:
        console, screen = console_for(typing())
        hints_module.give_hints(console, line, 0)
        shown.append(screen.getvalue())
    assert shown[0] == shown[1]


# The table of hints


def estimate(text: str, *reasons: Message, exact: bool = False, share: float | None = None) -> Hint:
    return Hint(0, text, share, 0.625, 0.58, 0.66, exact, reasons)


def shown_hints(*best: Hint, width: int = 80, simulations: int = 100) -> list[str]:
    console, screen = console_for(typing())
    console.width = width
    show_hints(console, Hints(0, simulations, best), "red")
    return screen.getvalue().splitlines()


def test_columns_are_aligned_and_reasons_wrapped_beside_them() -> None:
    fact = Message("hint-haru-near", {"count": 1})
    lines = shown_hints(estimate("wind c3 n", *[fact] * 2), estimate("dark e2"))
    assert lines[-5:] == [
        "move       wins  95% interval  why",
        "wind c3 n  62%   58% to 66%    Brings you a new figure that lacks only one",
        "                               flower. Brings you a new figure that lacks only",
        "                               one flower.",
        "dark e2    62%   58% to 66%",
    ]


def test_where_there_is_little_room_reasons_stand_below() -> None:
    lines = shown_hints(estimate("wind c3 n", Message("hint-haru-frog", {"seat": "red", "cell": "a1"})), width=50)
    assert lines[-2:] == ["wind c3 n  62%   58% to 66%", "  With equal flowers Red gets a flower on a1."]


def test_exact_hints_say_so_and_need_no_simulations() -> None:
    lines = shown_hints(estimate("wind c3 n", exact=True), simulations=0)
    assert lines[-1].split() == ["wind", "c3", "n", "62%", "exact"]
    assert not any("simulation" in line for line in lines)


def test_a_round_that_is_solved_is_called_exact_for_this_round() -> None:
    lines = shown_hints(replace(estimate("wind c3 n", exact=True), is_for_round=True), simulations=0)
    assert lines[-1].split() == ["wind", "c3", "n", "62%", "exact", "for", "this", "round"]


def test_an_ending_that_is_solved_as_if_all_lay_open_says_so() -> None:
    lines = shown_hints(replace(estimate("stop", exact=True), is_if_open=True), simulations=0)
    assert lines[-1].split() == ["stop", "62%", "exact", "if", "nothing", "were", "secret"]


def test_a_secret_choice_shows_the_shares() -> None:
    lines = shown_hints(estimate("bid 3", share=0.75), estimate("bid 5", share=0.25))
    assert [line.split()[2] for line in lines[-2:]] == ["75%", "25%"]
    assert any("secret" in line for line in lines)


# The command


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    file = tmp_path / "finished.txt"
    file.write_text(Record.of(played(seed="command"), ("Ada", "greedy"), "2026-11-15").text(), encoding="utf-8")
    return file


def test_without_a_ply_the_last_decision_is_looked_at(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", str(finished), "--simulations", "4", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    record = Record.read(finished.read_text(encoding="utf-8"))
    last = max(ply for ply, step in enumerate(record.steps) if step.actor >= 0)
    assert (answer["game"], answer["ply"]) == ("haru_ichiban", last)
    assert answer["seat"] == HARU.seat_names[record.steps[last].actor]
    assert all(hint["reasons"] is not None for hint in answer["hints"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_and_a_seat_can_be_named(finished: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    wishes = ["--ply", "7", "--seat", "Yellow", "--simulations", "4", "--language", language]
    assert main(["hint", str(finished), *wishes]) == 0
    shown = capsys.readouterr().out
    assert sentence("terminal-hint-title", {"seat": "yellow"}, language) in " ".join(shown.split("\n"))
    assert "bid" in shown


def test_the_same_budget_gives_the_same_answer(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answers = []
    for _ in range(2):
        assert main(["hint", str(finished), "--ply", "7", "--simulations", "6", "--seed", "3", "--json"]) == 0
        answers.append(capsys.readouterr().out)
    assert answers[0] == answers[1]
    assert json.loads(answers[0])["simulations"] == 6


def test_seconds_are_a_budget_too(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", str(finished), "--ply", "7", "--seconds", "0.001"]) == 0
    assert "simulations" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        (["--ply", "99999"], "no_such_action"),
        (["--ply", "-1"], "bad_number"),
        (["--ply", "last"], "bad_number"),
        (["--ply", "9" * 5000], "bad_number"),
        (["--ply", "0"], "no_hint"),
        (["--ply", "END"], "no_hint"),
        (["--ply", "7", "--seat", "blue"], "unreadable_text"),
        (["--ply", "9", "--seat", "OTHER"], "not_choosing"),
        (["--ply", "7", "--simulations", "0"], "bad_budget"),
        (["--ply", "7", "--simulations", "many"], "bad_number"),
        (["--ply", "7", "--seconds", "0"], "bad_budget"),
        (["--ply", "7", "--seconds", "inf"], "bad_budget"),
        (["--ply", "7", "--seconds", "soon"], "bad_number"),
        (["--seed", "x"], "bad_number"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    finished: Path, capsys: pytest.CaptureFixture[str], wishes: list[str], code: str
) -> None:
    record = Record.read(finished.read_text(encoding="utf-8"))
    names = {"END": str(len(record.steps)), "OTHER": HARU.seat_names[1 - record.steps[9].actor]}
    assert main(["hint", str(finished), *(names.get(wish, wish) for wish in wishes)]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("hortus: ")
    assert shown.err.endswith(f" [{code}]\n")
    assert shown.err.count("\n") == 1


def test_a_file_that_is_not_there_or_no_record_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hint", str(tmp_path / "nowhere.txt")]) == 2
    assert capsys.readouterr().err.endswith("[file_trouble]\n")
    (tmp_path / "poem.txt").write_text("roses are red", encoding="utf-8")
    assert main(["hint", str(tmp_path / "poem.txt")]) == 2
    assert capsys.readouterr().err.endswith("[bad_record]\n")


def test_a_record_in_which_nobody_decides_yet_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = Line.start(HARU, Dealer.from_seed("1"))
    line.deal()
    file = tmp_path / "young.txt"
    file.write_text(Record.of(line, ("Ada", "greedy"), "2026-11-15").text(), encoding="utf-8")
    assert main(["hint", str(file)]) == 2
    assert capsys.readouterr().err.endswith("[no_hint]\n")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_person_who_waits_is_told_that_the_search_is_at_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "Timer", AtOnce)
    console, _ = console_for(typing())
    told, silent = Terminal(), io.StringIO()
    for screen in (told, silent):
        with advice.patience(console, screen):
            pass
    assert told.getvalue() == sentence("terminal-hint-getting-ready") + "\n"
    assert silent.getvalue() == ""


class AtOnce:
    """A timer that does not wait."""

    def __init__(self, seconds: float, tell: object) -> None:
        self.start = tell

    def cancel(self) -> None:
        """Too late."""
