"""A review: the chances of every seat after every action, and what each owes to skill and to luck.

W is what each seat may expect at every ply of the true game; after the last one it is the result. A decision is judged
by what its seat could know, and its skill is what it gave away, never more than nothing. Luck is the rest of the change
of W: draws, what was hidden, what others gave away. So for every seat start + skill + luck = result, as `check` proves.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import exp
from typing import Any

from hortus.contract.errors import HortusError
from hortus.contract.game import CHANCE
from hortus.records import Line
from hortus.review.judging import Budget, Judge, Judged, chances, chances_at_start

Chances = tuple[float, ...]
Kept = Mapping[int, Judged | None]
"""[ply] what was found of a decision; None where there was nothing to decide."""

INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.15
"""What such a decision gives away of the chance to win, at least and for sure."""
KINDS = {"blunder": BLUNDER, "mistake": MISTAKE, "inaccuracy": INACCURACY}
SEVERITY = 20
"""A decision that gives away p of the chance to win is exp(-20 p) accurate: 37 % at 5 %, 14 % at 10 %."""
ROUNDING = 1e-9


class BadReview(HortusError):
    """A game that cannot be reviewed."""

    code = "bad_review"


@dataclass(frozen=True)
class Moment:
    """One action of the game, and what came of it."""

    ply: int  # the number of the action, from 1 on
    actor: int  # a seat, or CHANCE
    action: int | None  # None: the seat resigned
    w: Chances  # [seat] after it
    skill: Chances  # [seat]
    luck: Chances  # [seat]
    judged: Judged | None  # None where there was nothing to decide

    @property
    def kind(self) -> str | None:
        """What sort of mistake it was for sure, if any."""
        if self.judged is None:
            return None
        low = self.judged.low
        return next((name for name, least in KINDS.items() if low >= least), None)


@dataclass(frozen=True)
class Standing:
    """What a seat owes to what."""

    start: float
    skill: float
    luck: float
    result: float
    accuracy: float | None  # in percent; None for somebody who had nothing to decide


@dataclass(frozen=True)
class Review:
    seats: tuple[Standing, ...]
    moments: tuple[Moment, ...]


def review(line: Line, budget: Budget | None = None, kept: Kept | None = None) -> Review:
    """All at once; `reviewing` tells of its progress."""
    steps = reviewing(line, budget or Budget(), kept)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            done: Review = end.value
            return done


def reviewing(
    line: Line, budget: Budget, kept: Kept | None = None
) -> Generator[tuple[int, Judged | None], None, Review]:
    """Judges action after action, and tells the number of each with what was found; not again what was `kept`."""
    if not line.is_over:
        raise BadReview("review-unfinished")
    judge, judged = Judge(line.game, budget), dict(kept or {})
    position = line.position.at(0)
    for ply, step in enumerate(line.steps):
        if step.actor != CHANCE and ply not in judged:
            judged[ply] = judge(position, step.actor, step.action)
        yield ply, judged.get(ply)
        position.play(step.action)
    return added_up(line, judged)


def added_up(line: Line, judged: Kept) -> Review:
    w = _expected(line, judged)
    moments = tuple(_moments(line, judged, w))
    standings = []
    for seat, first in enumerate(w[0]):
        own = [moment.judged for moment in moments if moment.judged is not None and moment.actor == seat]
        standings.append(
            Standing(
                start=first,
                skill=sum(moment.skill[seat] for moment in moments),
                luck=sum(moment.luck[seat] for moment in moments),
                result=_result(line)[seat],
                accuracy=accuracy([each.loss for each in own]) if own else None,
            )
        )
    done = Review(tuple(standings), moments)
    check(done)
    return done


def accuracy(losses: Sequence[float]) -> float:
    return 100 * sum(exp(-SEVERITY * loss) for loss in losses) / len(losses)


def check(done: Review) -> None:
    """The law of the sum, and that nobody was ever better than perfect."""
    for standing in done.seats:
        if abs(standing.start + standing.skill + standing.luck - standing.result) > ROUNDING:
            raise AssertionError(f"a review that does not add up: {standing}")
    for moment in done.moments:
        if max(moment.skill) > 0:
            raise AssertionError(f"skill above nothing: {moment}")


def _expected(line: Line, judged: Kept) -> list[Chances]:
    """[ply] W before each action and after the last one. Where nothing is decided, it stays until more is seen."""
    position = line.position.at(0)
    w = [chances_at_start(position)]
    for ply, step in enumerate(line.steps):
        found = judged.get(ply)
        if found is not None:
            w[-1] = chances(position, found.seat, found.worth)
            w.append(chances(position, found.seat, found.worth - found.loss))
        else:
            w.append(w[-1])
        position.play(step.action)
    if line.resigned is None:
        w[-1] = _result(line)
    return w


def _moments(line: Line, judged: Kept, w: Sequence[Chances]) -> Generator[Moment, None, None]:
    for ply, step in enumerate(line.steps):
        found = judged.get(ply)
        lost = 0.0 if found is None else found.loss
        yield _moment(ply + 1, step.actor, step.action, w[ply], w[ply + 1], lost, found)
    if line.resigned is not None:
        lost = w[-1][line.resigned]
        yield _moment(line.ply + 1, line.resigned, None, w[-1], _result(line), lost, None)


def _moment(
    ply: int, actor: int, action: int | None, before: Chances, after: Chances, lost: float, judged: Judged | None
) -> Moment:
    skill = tuple(-lost if seat == actor and lost else 0.0 for seat in range(len(before)))
    luck = tuple(end - begin - own for begin, end, own in zip(before, after, skill, strict=True))
    return Moment(ply, actor, action, after, skill, luck, judged)


def _result(line: Line) -> Chances:
    winners = line.winners()
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(line.position.player_count))


def as_json(line: Line, done: Review) -> dict[str, Any]:
    names = line.seat_names

    def row(moment: Moment) -> dict[str, Any]:
        judged = moment.judged
        best = None if judged is None else line.position.action_text(judged.best)
        interval = None if judged is None else [judged.low, judged.high]
        return {
            "ply": moment.ply,
            "actor": "chance" if moment.actor == CHANCE else names[moment.actor],
            "action": "resign" if moment.action is None else line.position.action_text(moment.action),
            "w": list(moment.w),
            "skill": list(moment.skill),
            "luck": list(moment.luck),
            "best": best,
            "sure": interval if judged is None or judged.sure is None else judged.sure,
        }

    seats = [{"seat": name, **asdict(standing)} for name, standing in zip(names, done.seats, strict=False)]
    return {"seats": seats, "plies": [row(moment) for moment in done.moments]}
