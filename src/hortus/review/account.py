"""A review: the chances of every seat after every action, and what each owes to skill and to luck.

W is what each seat may expect at every ply of the true game; after the last one it is the result. A decision is judged
by what its seat could know, and its skill is what it gave away, never more than nothing. Luck is the rest of the change
of W: draws, what was hidden, what others gave away. So for every seat start + skill + luck = result, as `check` proves.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import asdict, dataclass
from math import exp
from typing import Any, Literal

from hortus.contract.errors import HortusError
from hortus.contract.game import CHANCE
from hortus.records import Line
from hortus.review.judging import Budget, Judge, Judged, chances, chances_at_start

Chances = tuple[float, ...]
Kept = Mapping[int, Judged | None]
"""[ply] what was found of a decision; None where there was nothing to decide."""

INACCURACY, MISTAKE, BLUNDER = 0.05, 0.10, 0.15
"""What such a decision gives away of the chance to win, at least and for sure."""
Kind = Literal["inaccuracy", "mistake", "blunder"]
KINDS: dict[Kind, float] = {"blunder": BLUNDER, "mistake": MISTAKE, "inaccuracy": INACCURACY}
SEVERITY = 80
"""A decision that gives away p of the chance to win is exp(-80 p) accurate: 45 % at 1 %, 2 % at 5 %."""
ROUNDING = 1e-9
TURNS, LEAST_TURN = 3, 0.05
"""So many turning points are shown, where the chances of a seat moved by so much at least."""


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
    def kind(self) -> Kind | None:
        """What sort of mistake it was for sure, if any."""
        if self.judged is None:
            return None
        low = self.judged.low
        return next((name for name, least in KINDS.items() if low >= least), None)

    @property
    def change(self) -> float:
        """How far the chances moved, of the seat where they moved the most."""
        return max(abs(skill + luck) for skill, luck in zip(self.skill, self.luck, strict=True))


@dataclass(frozen=True)
class Standing:
    """What a seat owes to what."""

    start: float
    skill: float
    luck: float
    result: float
    accuracy: float | None  # in percent; None for somebody who had nothing to decide, or nothing to lose


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
    return added_up(line, judged, chances_at_start(line.position.at(0)))


def added_up(line: Line, judged: Kept, start: Chances) -> Review:
    moments = moments_of(line, judged, start)
    done = Review(standings_of(moments, first_chances(judged, start), _result(line)), moments)
    check(done)
    return done


def first_chances(judged: Kept, start: Chances) -> Chances:
    """W before the first action: what the net thinks of a start that is not dealt yet, else what was found there."""
    found = judged.get(0)
    return start if found is None else chances(found, found.worth)


def moments_of(line: Line, judged: Kept, start: Chances, count: int | None = None) -> tuple[Moment, ...]:
    """All actions with what came of them, or the first so many: then W after the last may still move."""
    w = _expected(line, judged, start, count)
    return tuple(_moments(line, judged, w, count))


def standings_of(moments: Sequence[Moment], start: Chances, result: Chances) -> tuple[Standing, ...]:
    """What these moments add up to, which is to be the result."""

    def standing(seat: int) -> Standing:
        own = [moment.judged for moment in moments if moment.judged is not None and moment.actor == seat]
        skill = sum(moment.skill[seat] for moment in moments)
        luck = sum(moment.luck[seat] for moment in moments)
        return Standing(start[seat], skill, luck, result[seat], accuracy(own))

    return tuple(map(standing, range(len(start))))


def turning_points(moments: Sequence[Moment]) -> list[Moment]:
    """Where the chances moved the most, in the order of play."""
    turns = sorted(moments, key=lambda moment: -moment.change)[:TURNS]
    return sorted((turn for turn in turns if turn.change >= LEAST_TURN), key=lambda turn: turn.ply)


def accuracy(decisions: Sequence[Judged]) -> float | None:
    """In percent: the mean of all in which there was enough to lose. What may have cost nothing counts as perfect."""
    counted = [each for each in decisions if each.worth >= INACCURACY]
    parts = [accurate(each.loss) if each.low > 0 else 1.0 for each in counted]
    return 100 * sum(parts) / len(parts) if parts else None


def accurate(loss: float) -> float:
    """How accurate a decision was that gave away so much."""
    return exp(-SEVERITY * loss)


def check(done: Review) -> None:
    """The law of the sum, and that nobody was ever better than perfect."""
    for standing in done.seats:
        if abs(standing.start + standing.skill + standing.luck - standing.result) > ROUNDING:
            raise AssertionError(f"a review that does not add up: {standing}")
    for moment in done.moments:
        if max(moment.skill) > 0:
            raise AssertionError(f"skill above nothing: {moment}")


def _expected(line: Line, judged: Kept, start: Chances, count: int | None) -> list[Chances]:
    """[ply] W before each action and after the last one. Where nothing is decided, it stays until more is seen."""
    w = [start]
    for ply in range(line.ply if count is None else count):
        found = judged.get(ply)
        if found is not None:
            w[-1] = chances(found, found.worth)
            w.append(chances(found, found.worth - found.loss))
        else:
            w.append(w[-1])
    if line.resigned is None and count is None:
        w[-1] = _result(line)
    return w


def _moments(line: Line, judged: Kept, w: Sequence[Chances], count: int | None) -> Generator[Moment, None, None]:
    for ply, step in enumerate(line.steps[:count]):
        found = judged.get(ply)
        lost = 0.0 if found is None else found.loss
        yield _moment(ply + 1, step.actor, step.action, w[ply], w[ply + 1], lost, found)
    if line.resigned is not None and count is None:
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
