"""`hortus review`: skill, luck and mistakes of a recorded game, in words or as JSON."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from hortus.command import main
from hortus.languages import LANGUAGES, sentence
from hortus.records import Dealer, Line, Record
from hortus.review import Moment, Review, Standing
from hortus.review.judging import EXACT, PROVED, Judged
from hortus.terminal.review import show, watched
from tests.review.games import LITTLE, played
from tests.terminal.keyboard import console_for, typing

pytestmark = pytest.mark.interpreted_only


@pytest.fixture(autouse=True)
def _interpreted_and_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HORTUS_ENGINE", "interpreted")
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "stdin", io.StringIO())


def written(line: Line, folder: Path) -> str:
    file = folder / "game.hortus"
    file.write_text(Record.of(line, seats=("Ann", "Ben"), date="2026-11-16").text(), encoding="utf-8")
    return str(file)


def test_a_record_is_reviewed_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(played("haru_ichiban", seed=1, most=14), tmp_path)
    assert main(["review", file, "--simulations", "4"]) == 0
    shown = capsys.readouterr().out
    rows = [row.split() for row in shown.splitlines()]
    heading = rows.index(["player", "start", "skill", "luck", "result", "accuracy"])
    assert [row[0] for row in rows[heading + 1 : heading + 3]] == ["Ann", "Ben"]
    assert {row[4] for row in rows[heading + 1 : heading + 3]} == {"0%", "100%"}
    assert "resign" in shown


def test_a_record_is_reviewed_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(played("haru_ichiban", seed=1, most=14), tmp_path)
    assert main(["review", file, "--simulations", "4", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    for seat, standing in enumerate(told["seats"]):
        parts = [row[part][seat] for row in told["plies"] for part in ("skill", "luck")]
        assert standing["start"] + sum(parts) == pytest.approx(standing["result"], abs=1e-9)


def test_a_game_that_is_not_over_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = Line.start(played("haru_ichiban", seed=1, most=4).game, Dealer.from_seed("5"))
    line.deal_all()
    assert main(["review", written(line, tmp_path)]) != 0
    assert "not over yet" in capsys.readouterr().err


def test_bad_wishes_and_broken_records_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(played("haru_ichiban", seed=1, most=4), tmp_path)
    for wish in (["--simulations", "0"], ["--simulations", "many"], ["--seed", "x"]):
        assert main(["review", file, *wish]) != 0
        assert "hortus: " in capsys.readouterr().err
    broken = tmp_path / "broken.hortus"
    broken.write_text("nothing", encoding="utf-8")
    assert main(["review", str(broken)]) != 0
    assert "not a record" in capsys.readouterr().err


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_how_far_it_is_is_told_to_whoever_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hortus.terminal.review.SECONDS_BETWEEN", -1.0)
    line = played("haru_ichiban", seed=1, most=8)
    console, _ = console_for(typing())
    screen = Terminal()
    watched(console, line, LITTLE, screen)
    assert screen.getvalue().splitlines()[-1] == f"Action {line.ply} of {line.ply} looked at; about 0 s left."
    silent = io.StringIO()
    watched(console, line, LITTLE, silent)
    assert silent.getvalue() == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("low", "sure"), [(0.06, None), (0.12, EXACT), (0.2, PROVED)])
def test_mistakes_are_told_in_every_language(language: str, low: float, sure: str | None) -> None:
    line = played("haru_ichiban", seed=1, most=8)
    ply = next(ply for ply, step in enumerate(line.steps) if step.actor >= 0)
    step = line.steps[ply]
    best = line.position.at(ply).legal_actions(step.actor)[0]
    judged = Judged(step.actor, best, 0.5, 0.2, low, 0.25, sure)
    moment = Moment(ply + 1, step.actor, step.action, (0.4, 0.6), (-0.2, 0.0), (0.0, 0.2), judged)
    console, screen = console_for(typing(), language)
    show(console, line, Review((Standing(0.5, -0.2, 0.7, 1.0, None),) * 2, (moment,)))
    shown = " ".join(screen.getvalue().split())
    assert " ".join(sentence("terminal-review-mistakes", {"count": 1}, language).split()) in shown
    assert line.position.action_text(best) in shown
    assert moment.kind == {0.06: "inaccuracy", 0.12: "mistake", 0.2: "blunder"}[low]
    if sure is not None:
        assert " ".join(sentence(f"terminal-review-{sure}", {}, language).split()) in shown
