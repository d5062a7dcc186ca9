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
from hortus.review.account import accurate, as_json, turning_points
from hortus.review.judging import EXACT, PROVED, Judged, usual_simulations
from hortus.review.words import why
from hortus.terminal.advice import patience
from hortus.terminal.console import Console
from hortus.terminal.files import read_record
from hortus.terminal.hints import NOTHING, percent, reasons
from hortus.terminal.numbers import whole_number
from hortus.terminal.screen import Screen
from hortus.terminal.seats import names_among

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
    console.say("terminal-review-replay", program=console.program, file=str(wishes.file))


def watched(console: Console, line: Line, budget: Budget, screen: TextIO) -> Review:
    """The review, with a line about how far it is now and then."""
    steps, told = reviewing(line, budget), time.monotonic()
    ready: tuple[int, float] | None = None  # the first decision, and when it was judged: what comes before takes long
    while True:
        try:
            with patience(console, screen) if ready is None else nullcontext():
                ply, found = next(steps)
        except StopIteration as end:
            done: Review = end.value
            return done
        now = time.monotonic()
        if ready is None:
            ready = None if found is None else (ply, now)
        elif screen.isatty() and now - told > SECONDS_BETWEEN:
            told = now
            first, begun = ready
            left = (now - begun) / (ply - first) * (line.ply - ply - 1)
            words = console.words("terminal-review-progress", done=ply + 1, count=line.ply, seconds=round(left))
            print(words, file=screen, flush=True)


# What is shown


def show(console: Console, line: Line, done: Review) -> None:
    if line.resigned is None:
        Screen(console, line.game).total(line.position)
        console.draw("")
    console.say("terminal-review-title")
    columns = ("player", "start", "skill", "luck", "result", "accuracy")
    headings = [console.words(f"terminal-review-{column}") for column in columns]
    rows = [standing_row(console, line, done, seat) for seat in range(len(done.seats))]
    console.table([headings, *rows], numbers=True)
    console.say("terminal-review-adds-up")
    one, five = (console.percent(accurate(lost), 0) for lost in (0.01, 0.05))
    console.say("terminal-review-accuracy-about", one=one, five=five)
    for moment in turning_points(done.moments):
        seat = max(range(len(moment.w)), key=lambda each: moment.skill[each] + moment.luck[each])
        gained = moment.skill[seat] + moment.luck[seat]
        name, action = line.seat_names[seat], action_text(line, moment)
        words = {"ply": moment.ply, "action": action, "seat": name, "gained": percent(console, gained)}
        console.say("terminal-review-turn", **words)
    mistakes = [moment for moment in done.moments if moment.kind is not None]
    if mistakes:
        console.say("review-kinds")
    console.say("terminal-review-mistakes", count=len(mistakes))
    for moment in mistakes:
        show_mistake(console, line, moment)


def standing_row(console: Console, line: Line, done: Review, seat: int) -> list[str]:
    standing = done.seats[seat]
    accuracy = NOTHING if standing.accuracy is None else console.percent(standing.accuracy / 100, 0)
    start, skill, result = (whole(number) for number in (standing.start, standing.skill, standing.result))
    numbers = (start, skill, whole(result - start - skill), result)  # luck is the rest: what is shown adds up, too
    key = line.seat_names[seat]
    name = console.people.names.get(key) or console.words("seat-name", key=key)
    return [name, *(percent(console, number) for number in numbers), accuracy]


def whole(share: float) -> float:
    """Rounded to a percent; little less than nothing is nothing."""
    return round(share, 2) + 0.0


def action_text(line: Line, moment: Moment) -> str:
    return "resign" if moment.action is None else line.position.action_text(moment.action)


def show_mistake(console: Console, line: Line, moment: Moment) -> None:
    judged = moment.judged
    assert judged is not None
    assert moment.action is not None
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
    parts = (
        brings(console, before, judged),
        sureness(console, judged),
        told_why(console, before, judged, moment.action),
    )
    console.write(" ".join(filter(None, parts)), indent="  ")


def brings(console: Console, before: Position, judged: Judged) -> str:
    """What would have been better is worth so much; in a sealed choice no single one is, but a mixture."""
    worth, loss = whole(judged.worth), whole(judged.loss)
    chances = {"chance": percent(console, worth), "instead": percent(console, whole(worth - loss))}
    return console.words("review-brings-mixed" if before.is_sealed else "review-brings", **chances)


def sureness(console: Console, judged: Judged) -> str:
    if judged.sure in (EXACT, PROVED):
        return console.words(f"review-{judged.sure}")
    return console.words("review-range", low=percent(console, judged.low), high=percent(console, judged.high))


def told_why(console: Console, before: Position, judged: Judged, action: int) -> str:
    found = why(before, judged, action)
    seat = before.seat_names[judged.seat]
    return console.words("terminal-review-why", seat=seat, reasons=reasons(console, found)) if found else ""
