"""Why another action was better: two sentences at most, from what the seat knew, and the same thing only once."""

from __future__ import annotations

import pytest

import hortus
from hortus.contract.generator import new_generator
from hortus.review.judging import Judged
from hortus.review.words import why
from tests.games.haru_ichiban.tables import drawn
from tests.review.games import TABLES, played

pytestmark = pytest.mark.interpreted_only

every_game = pytest.mark.parametrize("name", TABLES)


def judged(seat: int, best: int) -> Judged:
    return Judged(seat, best, 0.5, 0.2, 0.1, 0.3)


@every_game
def test_why_is_told_in_two_sentences_at_most_from_what_the_seat_knew(name: str) -> None:
    line, told = played(name, seed=1, most=40), 0
    for ply, step in list(enumerate(line.steps))[::3]:
        position = line.position.at(ply)
        if step.actor == hortus.CHANCE or len(actions := position.legal_actions(step.actor)) == 1:
            continue
        best = next(action for action in actions if action != step.action)
        found = why(position, judged(step.actor, best), step.action)
        world = position.filled(step.actor, new_generator("world", ply))
        assert found == why(world, judged(step.actor, best), step.action)
        assert len(found) <= 2
        assert len({message.id.replace("-instead-", "-") for message in found}) == len({each.id for each in found})
        told += bool(found)
    assert told


def test_a_win_that_was_missed_is_told_first() -> None:
    position = drawn(
        """
5  o(y)  .     .     .     o(y)
4  .     o(y)  o     #(y)  .
3  o<y>  o<r>  o     o     .
2  .     Y     o(r)  R(y)  .
1  o(r)  x(r)  .     o(r)  o(r)
""",
        "wind",
        senior="yellow",
    )
    wind = next(action for action in position.legal_actions() if position.game.winners(position.state_after(action)))
    first, second = why(position, judged(0, wind), position.legal_actions()[0])
    assert first == ("hint-ends", {"result": "won"})
    assert second == ("hint-haru-figure", {"figure": "five", "points": 5})
