"""Reviews: numbers that add up, decisions judged by what a seat could know, and nothing said of what is not over."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

import hortus
import seeds
from hortus.contract.generator import new_generator
from hortus.players.search.grower import Tally, best_settings, settings_for
from hortus.players.search.player import SearchPlayer
from hortus.players.solving import solved
from hortus.records import Line
from hortus.review import BadReview, Budget, Judged, Review, judging, review, reviewing
from hortus.review.account import accuracy, as_json, check
from hortus.review.judging import EXACT, PROVED, Judge
from tests.review.games import LITTLE, TABLES, played, played_out
from tests.thorough import mostly_thorough

MANY = 1_000
every_game = pytest.mark.parametrize("name", TABLES)


def summed(done: Review, seat: int) -> float:
    return sum(moment.skill[seat] + moment.luck[seat] for moment in done.moments)


def check_law(line: Line, done: Review) -> None:
    """Once more, from what is shown."""
    winners = line.winners()
    for seat, standing in enumerate(done.seats):
        result = 1 / len(winners) if seat in winners else 0.0
        assert standing.start + summed(done, seat) == pytest.approx(result, abs=1e-9)
        assert standing.skill <= 0
    for moment in done.moments:
        assert sum(moment.w) == pytest.approx(1, abs=1e-9)
        assert all(skill == 0 or seat == moment.actor for seat, skill in enumerate(moment.skill))
    assert len(done.moments) == line.ply + (line.resigned is not None)


@pytest.mark.interpreted_only
@pytest.mark.parametrize("name", mostly_thorough(TABLES, quick=["haru_ichiban"]))
def test_start_skill_and_luck_add_up_to_the_result(name: str) -> None:
    line = played(name, seed=1, most=24)
    check_law(line, review(line, LITTLE))


@pytest.mark.compiled_only
@every_game
@pytest.mark.parametrize("seed", range(1, 21))
def test_games_add_up(name: str, seed: int) -> None:
    """One of them to its end, the others until somebody resigns."""
    line = played(name, seed, most=None if seed == 1 else 60)
    check_law(line, review(line, Budget(8, 8)))


@pytest.mark.soak
@every_game
def test_a_thousand_games_add_up(name: str) -> None:
    began = time.monotonic()
    for seed in range(1, MANY + 1):
        line = played(name, seed)
        check_law(line, review(line, LITTLE))
        if seed % 50 == 0:
            left = (time.monotonic() - began) / seed * (MANY - seed)
            print(f"{name}: {seed} of {MANY} reviews add up, {left / 60:.0f} minutes left", flush=True)


@pytest.mark.interpreted_only
@pytest.mark.thorough
def test_a_game_that_no_net_has_learnt_is_reviewed_too() -> None:
    line = played_out(seeds.GAME.with_options(), "random", seed=1)
    check_law(line, review(line, LITTLE))


@pytest.mark.interpreted_only
@pytest.mark.parametrize("name", mostly_thorough(TABLES, quick=["haru_ichiban"]))
def test_only_one_action_can_be_looked_into_with_and_without_a_net(name: str) -> None:
    line = played(name, seed=1, most=40)
    position = next(
        position for position in reversed(list(map(line.position.at, range(line.ply)))) if position.choosing
    )
    seat, game = position.choosing[0], line.game
    known = position.seen_by(seat)
    for settings in (settings_for(game), best_settings(game)):
        for action in known.legal_actions(seat)[:3]:
            tallies = SearchPlayer(game, 1, 6, None, settings).tallies(known, seat, only=action)
            assert {each: tally.chosen for each, tally in tallies.items()} == {action: 6}


@pytest.mark.interpreted_only
def test_a_review_that_does_not_add_up_or_praises_too_much_is_refused() -> None:
    done = review(played("haru_ichiban", seed=1, most=20), LITTLE)
    seat = done.seats[0]
    with pytest.raises(AssertionError, match="does not add up"):
        check(replace(done, seats=(replace(seat, luck=seat.luck + 1e-8), done.seats[1])))
    with pytest.raises(AssertionError, match="above nothing"):
        check(replace(done, moments=(*done.moments[:-1], replace(done.moments[-1], skill=(0.1, 0.0)))))


@pytest.mark.interpreted_only
@pytest.mark.parametrize("name", mostly_thorough(TABLES, quick=["haru_ichiban"]))
def test_a_decision_is_judged_by_what_its_seat_could_know(name: str) -> None:
    line = played(name, seed=2, most=45)
    judge, judged = Judge(line.game, LITTLE), 0
    for ply, step in list(enumerate(line.steps))[-16:]:
        position = line.position.at(ply)
        if step.actor == hortus.CHANCE or len(position.legal_actions(step.actor)) == 1:
            continue
        world = position.filled(step.actor, new_generator("world", ply))
        assert judge(position, step.actor, step.action) == judge(world, step.actor, step.action)
        judged += 1
    assert judged


@pytest.mark.interpreted_only
def test_a_sealed_choice_is_not_judged_by_what_the_other_chose() -> None:  # H9
    position = played("haru_ichiban", seed=1, most=4).position.at(0)
    while not position.is_sealed:
        position.play(position.legal_actions()[0])
    assert position.to_act == 0
    own = position.legal_actions(1)[0]
    judge, verdicts = Judge(position.game, LITTLE), []
    for bid in position.legal_actions(0)[:2]:
        after = position.copy()
        after.play(bid)
        verdicts.append(judge(after, 1, own))
    assert verdicts[0] == verdicts[1]


@pytest.mark.compiled_only
def test_what_belongs_to_the_mixture_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:  # H9
    """Neither bid of this ending gives anything away, though each, if it were known, would be answered."""
    ending = hortus.load("haru_ending").start()
    solution = solved(ending, 0, 1_000, None)
    assert solution is not None
    assert sorted(round(share, 3) for share in solution.shares.values()) == [0.333, 0.667]
    monkeypatch.setattr(judging, "solved", lambda *_: None)
    judge = Judge(ending.game, Budget())
    for bid in solution.shares:
        verdict = judge(ending, 0, bid)
        assert verdict is not None
        assert verdict.sure is None
        assert verdict.loss < 0.02
        assert verdict.worth == pytest.approx((solution.value + 1) / 2, abs=0.05)


@pytest.mark.interpreted_only
def test_a_sealed_choice_that_the_search_never_tried_is_not_called_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    position = played("haru_ichiban", seed=1, most=4).position.at(0)
    while not position.is_sealed:
        position.play(position.legal_actions()[0])
    known = position.seen_by(0)
    first, second, *_ = known.legal_actions(0)
    judge = Judge(known.game, LITTLE)
    monkeypatch.setattr(judge.player, "tallies", lambda *_: {first: Tally(8, 4.0, 2.0, 1.0)})
    verdict = judge(known, 0, second)
    assert verdict is not None
    assert (verdict.best, verdict.loss, verdict.low) == (second, 0.0, 0.0)
    assert verdict.high == verdict.worth == 0.75


@pytest.mark.interpreted_only
def test_solved_endings_are_judged_exactly() -> None:
    ending = hortus.load("haru_ending").start()
    solution = ending.game.solve
    assert solution is not None
    found = solution(ending, 0, 100_000)
    assert found is not None
    judge = Judge(ending.game, Budget(finding=1_000))
    for action, value in found.values.items():
        verdict = judge(ending, 0, action)
        assert verdict is not None
        assert verdict.sure in (EXACT, PROVED)
        assert verdict.loss == verdict.low == verdict.high == pytest.approx(max(0.0, found.value - value) / 2)
        assert verdict.worth == pytest.approx((found.value + 1) / 2)


@pytest.mark.interpreted_only
def test_who_resigns_gives_away_what_was_left() -> None:
    line = played("haru_ichiban", seed=3, most=12)
    done = review(line, LITTLE)
    last = done.moments[-1]
    assert line.resigned is not None
    assert (last.actor, last.action, last.w[line.resigned]) == (line.resigned, None, 0.0)
    assert last.skill[line.resigned] == -done.moments[-2].w[line.resigned]
    assert last.luck[line.resigned] == pytest.approx(0, abs=1e-12)


@pytest.mark.interpreted_only
def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    game = hortus.load("haru_ichiban")
    with pytest.raises(BadReview) as refused:
        review(Line.start(game), LITTLE)
    assert (refused.value.code, refused.value.message_id) == ("bad_review", "review-unfinished")


@pytest.mark.interpreted_only
def test_what_was_kept_is_not_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    line = played("haru_ichiban", seed=1, most=20)
    whole, kept = review(line, LITTLE), dict(reviewing(line, LITTLE))
    monkeypatch.setattr(Judge, "__call__", lambda *asked: pytest.fail("judged again"))
    assert review(line, LITTLE, kept) == whole


@pytest.mark.interpreted_only
def test_a_mistake_is_what_surely_gave_away_so_much() -> None:
    done = review(played("haru_ichiban", seed=1, most=20), LITTLE)
    moment = next(moment for moment in done.moments if moment.judged is not None)
    assert moment.judged is not None
    kinds = {
        low: replace(moment, judged=replace(moment.judged, loss=0.3, low=low, high=0.5)).kind
        for low in (0.0, 0.049, 0.05, 0.1, 0.15)
    }
    assert kinds == {0.0: None, 0.049: None, 0.05: "inaccuracy", 0.1: "mistake", 0.15: "blunder"}
    assert replace(moment, judged=None).kind is None


@pytest.mark.interpreted_only
def test_accuracy_is_a_hundred_for_whoever_gives_nothing_away() -> None:
    perfect, small, large = (Judged(0, 1, 0.5, loss, loss, loss) for loss in (0.0, 0.01, 1.0))
    assert accuracy([perfect, perfect]) == 100
    assert accuracy([small]) == pytest.approx(44.93, abs=0.01)
    assert accuracy([perfect, large]) == pytest.approx(50, abs=0.01)


@pytest.mark.interpreted_only
def test_what_may_have_cost_nothing_is_accurate() -> None:
    assert accuracy([Judged(0, 1, 0.5, 0.1, 0.0, 0.2)]) == 100


@pytest.mark.interpreted_only
def test_who_has_nothing_left_to_lose_is_not_judged_by_it() -> None:
    lost, even = Judged(0, 1, 0.049, 0.0, 0.0, 0.0), Judged(0, 1, 0.5, 1.0, 1.0, 1.0)
    assert accuracy([lost]) is None
    assert accuracy([lost, even]) == pytest.approx(0, abs=0.01)


@pytest.mark.interpreted_only
def test_a_review_as_json_tells_every_action() -> None:
    line = played("haru_ichiban", seed=1, most=16)
    told = as_json(line, review(line, LITTLE))
    assert [sorted(seat) for seat in told["seats"]] == [["accuracy", "luck", "result", "seat", "skill", "start"]] * 2
    names = {"ply", "actor", "action", "w", "skill", "luck", "best", "sure"}
    assert all(set(row) == names for row in told["plies"])
    assert [row["ply"] for row in told["plies"]] == list(range(1, line.ply + 2))
    assert {row["actor"] for row in told["plies"]} == {"chance", "red", "yellow"}
    assert told["plies"][-1]["action"] == "resign"
    assert told["plies"][-1]["w"] in ([0.0, 1.0], [1.0, 0.0])
