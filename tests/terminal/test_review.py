"""`hortus review`: skill, luck and mistakes of a recorded game, in words or as JSON."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Generator
from pathlib import Path
from types import SimpleNamespace

import pytest

from hortus.command import main
from hortus.languages import LANGUAGES, sentence
from hortus.records import Dealer, Line, Record
from hortus.review import Moment, Review, Standing
from hortus.review.judging import EXACT, PROVED, Judged, Sure
from hortus.terminal.review import show, show_mistake, watched
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
    assert f"replay {file}, then type the number" in " ".join(shown.split())


def test_what_is_shown_adds_up_although_it_is_rounded() -> None:
    line = played("haru_ichiban", seed=1, most=8)
    console, screen = console_for(typing())
    show(
        console, line, Review((Standing(0.616, -0.994, 0.378, 0.0, 29.0), Standing(0.384, -0.004, 0.62, 1.0, None)), ())
    )
    rows = [row.split() for row in screen.getvalue().splitlines()]
    assert ["Red", "62%", "-99%", "37%", "0%", "29%"] in rows
    assert ["Yellow", "38%", "0%", "62%", "100%", "-"] in rows


def test_points_come_first() -> None:
    line = played("cherry_tree", seed=1, player="random")
    console, screen = console_for(typing())
    show(console, line, Review((Standing(0.3, 0.0, 0.0, 0.3, None),) * 3, ()))
    numbers = re.findall(r"\d+", screen.getvalue().splitlines()[0])  # Player 1 30, Player 2 28, ...
    assert [int(points) for points in numbers[1::2]] == list(line.position.points())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_would_have_been_better_is_worth_so_much_and_of_secrets_a_mixture_is(language: str) -> None:  # H9
    line = played("haru_ichiban", seed=1, most=16)
    told = []
    for is_sealed in (True, False):
        ply, step = next(
            (ply, step)
            for ply, step in enumerate(line.steps)
            if step.actor >= 0 and line.position.at(ply).is_sealed == is_sealed
        )
        judged = Judged(step.actor, step.action, 0.504, 0.198, 0.1, 0.25)
        console, screen = console_for(typing(), language)
        show_mistake(console, line, Moment(ply + 1, step.actor, step.action, (), (), (), judged))
        told.append(" ".join(screen.getvalue().split()))
    chances = {part: console.percent(share, 0) for part, share in (("chance", 0.5), ("instead", 0.3))}
    for shown, name in zip(told, ("review-brings-mixed", "review-brings"), strict=True):
        assert " ".join(sentence(name, chances, language).split()) in shown


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
    line = played("haru_ichiban", seed=1, most=12)
    console, _ = console_for(typing())
    screen = Terminal()
    watched(console, line, LITTLE, screen)
    assert screen.getvalue().splitlines()[-1] == f"Action {line.ply} of {line.ply} looked at; about 0 s left."
    silent = io.StringIO()
    watched(console, line, LITTLE, silent)
    assert silent.getvalue() == ""


def test_how_long_it_will_take_is_reckoned_without_the_time_to_get_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    line, judged = played("haru_ichiban", seed=1, most=8), Judged(0, 0, 0.5, 0.0, 0.0, 0.0)

    def steps(*asked: object) -> Generator[tuple[int, Judged], None, Review]:
        yield from ((ply, judged) for ply in range(line.ply))
        return Review((), ())

    clock = iter([0.0, *(100.0 + 2 * passed for passed in range(line.ply))])  # after a hundred seconds it is ready
    monkeypatch.setattr("hortus.terminal.review.time", SimpleNamespace(monotonic=lambda: next(clock)))
    monkeypatch.setattr("hortus.terminal.review.reviewing", steps)
    console, _ = console_for(typing())
    screen = Terminal()
    watched(console, line, LITTLE, screen)
    told = [row for row in screen.getvalue().splitlines() if row.startswith("Action")]
    assert told[0] == f"Action 2 of {line.ply} looked at; about {2 * (line.ply - 2)} s left."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("low", "sure"), [(0.06, None), (0.12, EXACT), (0.2, PROVED)])
def test_mistakes_are_told_in_every_language(language: str, low: float, sure: Sure | None) -> None:
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
        assert " ".join(sentence(f"review-{sure}", {}, language).split()) in shown
