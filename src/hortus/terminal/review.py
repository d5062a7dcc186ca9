"""`hortus review`: what was skill and what was luck in a recorded game, and what would have been better."""

from __future__ import annotations

import json
import time
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from hortus.contract.position import Position
from hortus.languages.arguments import People
from hortus.records import Line
from hortus.review import Budget, Moment, Review, reviewing
from hortus.review.account import as_json
from hortus.review.judging import EXACT, PROVED, Judged, usual_simulations
from hortus.terminal.advice import patience
from hortus.terminal.console import Console
from hortus.terminal.files import read_record
from hortus.terminal.hints import NOTHING, percent, reasons
from hortus.terminal.numbers import whole_number
from hortus.terminal.seats import names_among

TURNS = 3
"""Turning points that are shown."""
LEAST_TURN = 0.05
MOST_REASONS = 2
SECONDS_BETWEEN = 1.0


@dataclass(frozen=True)
class ReviewWishes:
    """What the command line asked for; numbers are texts still."""

    file: Path
    simulations: str | None = None
    seed: str = "1"
    as_json: bool = False


def review_record(console: Console, wishes: ReviewWishes, screen: TextIO) -> None:
    """How far it is, is told on `screen`, if somebody looks at it."""
    seed, asked = whole_number("--seed", wishes.seed), wishes.simulations
    simulations = usual_simulations() if asked is None else whole_number("--simulations", asked, 1)
    record = read_record(wishes.file)
    line = record.line()
    done = watched(console, line, Budget(simulations, simulations, seed), screen)
    if wishes.as_json:
        console.draw(json.dumps(as_json(line, done), indent=1, ensure_ascii=False))
        return
    console.people = People(names_among(line.seat_names, record.seats, console.language))
    show(console, line, done)


def watched(console: Console, line: Line, budget: Budget, screen: TextIO) -> Review:
    """The review, with a line about how far it is now and then."""
    begun = told = time.monotonic()
    steps, is_ready = reviewing(line, budget), False
    while True:
        try:
            with nullcontext() if is_ready else patience(console, screen):
                ply, found = next(steps)
        except StopIteration as end:
            done: Review = end.value
            return done
        is_ready = is_ready or found is not None
        now = time.monotonic()
        if screen.isatty() and now - told > SECONDS_BETWEEN:
            told = now
            left = (now - begun) / (ply + 1) * (line.ply - ply - 1)
            words = console.words("terminal-review-progress", done=ply + 1, count=line.ply, seconds=round(left))
            print(words, file=screen, flush=True)


# What is shown


def show(console: Console, line: Line, done: Review) -> None:
    console.say("terminal-review-title")
    columns = ("player", "start", "skill", "luck", "result", "accuracy")
    headings = [console.words(f"terminal-review-{column}") for column in columns]
    console.table([headings, *(standing_row(console, line, done, seat) for seat in range(len(done.seats)))])
    console.say("terminal-review-adds-up")
    turns = sorted(done.moments, key=lambda moment: -change(moment))[:TURNS]
    for moment in sorted(turns, key=lambda moment: moment.ply):
        if change(moment) >= LEAST_TURN:
            seat = max(range(len(moment.w)), key=lambda each: moment.skill[each] + moment.luck[each])
            gained = moment.skill[seat] + moment.luck[seat]
            name, action = line.seat_names[seat], action_text(line, moment)
            words = {"ply": moment.ply, "action": action, "seat": name, "gained": percent(console, gained)}
            console.say("terminal-review-turn", **words)
    mistakes = [moment for moment in done.moments if moment.kind is not None]
    console.say("terminal-review-mistakes", count=len(mistakes))
    for moment in mistakes:
        show_mistake(console, line, moment)


def standing_row(console: Console, line: Line, done: Review, seat: int) -> list[str]:
    standing = done.seats[seat]
    accuracy = NOTHING if standing.accuracy is None else console.percent(standing.accuracy / 100, 0)
    numbers = (standing.start, standing.skill, standing.luck, standing.result)
    key = line.seat_names[seat]
    name = console.people.names.get(key) or console.words("seat-name", key=key)
    return [name, *(percent(console, number) for number in numbers), accuracy]


def change(moment: Moment) -> float:
    return max(abs(skill + luck) for skill, luck in zip(moment.skill, moment.luck, strict=True))


def action_text(line: Line, moment: Moment) -> str:
    return "resign" if moment.action is None else line.position.action_text(moment.action)


def show_mistake(console: Console, line: Line, moment: Moment) -> None:
    judged = moment.judged
    assert judged is not None
    before = line.position.at(moment.ply - 1)
    arguments = {
        "ply": moment.ply,
        "seat": line.seat_names[judged.seat],
        "kind": moment.kind,
        "action": action_text(line, moment),
        "best": line.position.action_text(judged.best),
        "lost": percent(console, judged.loss),
    }
    console.say("terminal-review-mistake", **arguments)
    console.write(f"  {sureness(console, judged)} {why(console, before, judged)}".rstrip())


def sureness(console: Console, judged: Judged) -> str:
    if judged.sure in (EXACT, PROVED):
        return console.words(f"terminal-review-{judged.sure}")
    return console.words("terminal-review-range", low=percent(console, judged.low), high=percent(console, judged.high))


def why(console: Console, before: Position, judged: Judged) -> str:
    """What speaks for the better action; every reason is a fact that its game has looked up."""
    known = before.seen_by(judged.seat)
    found = tuple(known.game.reasons(known, judged.best, judged.seat))[:MOST_REASONS]
    return console.words("terminal-review-why", reasons=reasons(console, found)) if found else ""
