"""Hints: from what the seat may know, the same way every time, and called exact only where they are."""

from __future__ import annotations

import re
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

import hortus
from hortus.contract.errors import BadBudget, NotChoosing
from hortus.contract.game import OVER, Game, Message
from hortus.contract.generator import new_generator
from hortus.games import load
from hortus.games.haru_ichiban.state import WIND
from hortus.languages import LANGUAGES, sentence
from hortus.players.hints import Hint, NoHint, chance_of, hints_for
from hortus.players.search.grower import Tally, best_settings
from hortus.players.search.player import SearchPlayer
from seeds import GAME as SEEDS
from tests.games.cherry_tree.endings import SECRET_DRAWN, after, small_game
from tests.games.cherry_tree.tables import at_the_jokers
from tests.games.haru_ichiban.endings import endings
from tests.games.haru_ichiban.tables import FIVE_AHEAD, START, drawn
from tests.players.situations import situations

pytestmark = pytest.mark.interpreted_only

ROOT = Path(hortus.__file__).parent
HARU = load("haru_ichiban")
PROVED = Message("hint-proved", {})
SIMULATIONS = 2  # interpreted ones are slow, and more are no better a proof

every_game = pytest.mark.parametrize(
    ("game", "every"),
    [(HARU, 13), (load("cherry_tree"), 23), (load("ishtar", map="first"), 41), (SEEDS.with_options(players=4), 5)],
    ids=lambda value: value.name if isinstance(value, Game) else "",
)


# What they are made from


@every_game
def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same_hints(game: Game, every: int) -> None:
    for position, seat in situations(game, range(1), every):
        before, history = position.state_bytes(), position.history
        hints = hints_for(position, seat, simulations=SIMULATIONS)
        other = position.filled(seat, new_generator("another world", seat))
        assert hints_for(other, seat, simulations=SIMULATIONS) == hints
        assert (position.state_bytes(), position.history) == (before, history)
        assert {hint.action for hint in hints.best} <= set(position.legal_actions(seat))


@every_game
def test_every_estimate_lies_in_its_interval_and_is_a_chance(game: Game, every: int) -> None:
    for position, seat in situations(game, range(1), every):
        for hint in hints_for(position, seat, simulations=SIMULATIONS).best:
            if hint.estimate is not None and hint.low is not None and hint.high is not None:
                assert 0 <= hint.low <= hint.estimate <= hint.high <= 1
                assert hint.is_exact == (hint.low == hint.high)
            assert hint.text == position.action_text(hint.action)
            assert len(hint.reasons) <= 3


def test_one_seed_and_one_budget_give_one_answer() -> None:
    position = drawn(START, "bid")
    first, second = (hints_for(position, 1, simulations=24, seed=4) for _ in range(2))
    assert first == second


def test_the_most_chosen_come_first_and_no_more_than_asked_for() -> None:
    position = drawn(FIVE_AHEAD, "dark", senior="red")
    player = SearchPlayer(HARU, 1, simulations=40, settings=best_settings(HARU))
    tallies = player.tallies(position.seen_by(0), 0)
    hints = hints_for(position, 0, simulations=40, count=2)
    chosen = [tallies[hint.action].chosen for hint in hints.best]
    assert chosen == sorted((tally.chosen for tally in tallies.values()), reverse=True)[:2]
    assert hints.simulations == 40


def test_the_shares_of_a_sealed_choice_add_up() -> None:
    hints = hints_for(drawn(START, "bid"), 1, simulations=30)
    assert sum(hint.share or 0 for hint in hints.best) == pytest.approx(1)


def test_an_open_choice_has_no_shares() -> None:
    hints = hints_for(drawn(FIVE_AHEAD, "dark", senior="red"), 0, simulations=4)
    assert {hint.share for hint in hints.best} == {None}


# What is exact


def test_a_win_at_once_is_exact_and_wins_in_every_world() -> None:
    position = drawn(FIVE_AHEAD, "wind", senior="yellow")
    hints = hints_for(position, 0, simulations=1)
    assert hints.simulations == 0
    for hint in hints.best:
        assert (hint.estimate, hint.low, hint.high, hint.is_exact) == (1.0, 1.0, 1.0, True)
        assert hint.reasons[0] == ("hint-ends", {"result": "won"})
        for k in range(8):
            world = position.filled(0, new_generator("world", k))
            world.play(hint.action)
            assert world.winners() == (0,)


@every_game
def test_what_is_exact_ends_the_game_as_told_in_every_world_or_is_the_only_action(game: Game, every: int) -> None:
    for position, seat in situations(game, range(1), every):
        for hint in hints_for(position, seat, simulations=SIMULATIONS).best:
            if hint.is_exact and not is_solved(hint):
                check_exact(position, seat, hint)


def is_solved(hint: Hint) -> bool:
    return hint.is_for_round or hint.is_if_open or PROVED in hint.reasons


def check_exact(position: hortus.Position, seat: int, hint: Hint) -> None:
    if hint.estimate is None:
        assert position.legal_actions(seat) == [hint.action]
        return
    for k in range(3):
        world = position.filled(seat, new_generator("world", k))
        world.play(hint.action)
        winners = world.winners()
        assert winners
        assert hint.estimate == (seat in winners) / len(winners)


# What is solved


def test_a_round_that_is_solved_is_called_exact_for_this_round() -> None:
    """The pond and the dragonfly carry over (H22)."""
    position = next(endings(range(1), 8, WIND))
    hints = hints_for(position, position.to_act, simulations=10)
    assert hints.simulations == 0
    for hint in hints.best:
        assert (hint.low, hint.high, hint.is_exact, hint.is_for_round) == (hint.estimate, hint.estimate, True, True)
        assert hint.reasons[0] == ("hint-haru-round", {"edition": "dragonfly"})
        assert PROVED not in hint.reasons
    estimates = [hint.estimate for hint in hints.best]
    assert estimates == sorted(estimates, key=lambda estimate: -(estimate or 0))


def test_where_every_line_ends_the_game_a_hint_is_proved() -> None:
    """The last round (H24)."""
    position = hortus.load("haru_ending").start()
    hints = hints_for(position, 0, simulations=1_000)
    assert sum(hint.share or 0 for hint in hints.best) == pytest.approx(1)
    for hint in hints.best:
        assert hint.estimate == pytest.approx(1 / 3)  # a value of -1/3
        assert (hint.is_exact, hint.is_for_round) == (True, False)
        assert hint.reasons[0] == PROVED


def test_an_ending_with_a_secret_flower_is_called_exact_if_nothing_were_secret() -> None:
    """Of the Cherry Tree (C10, C20)."""
    position = after(small_game(28, bag="PPYYLLDWK"), SECRET_DRAWN)
    after(position, "draw 1, pick light, stop, behind none")
    hints = hints_for(position, 1, simulations=10)
    assert hints.simulations == 0
    assert hints.best[0].estimate == pytest.approx(1 / 4)  # a value of -1/2
    for hint in hints.best:
        assert (hint.is_exact, hint.is_for_round, hint.is_if_open) == (True, False, True)
        assert hint.reasons[0] == ("hint-cherry-open", {})


def test_a_solved_choice_of_three_players_is_told_as_a_chance_to_win() -> None:
    position = at_the_jokers("PLKWK", "PPPL", "DDP")
    estimates = set[float]()
    for hint in hints_for(position, 0, simulations=10, count=9).best:
        world = position.copy()
        world.play(hint.action)
        while world.to_act != OVER:
            world.play(world.legal_actions()[0])
        won = world.winners()
        assert hint.estimate == pytest.approx((0 in won) / len(won))
        assert hint.reasons[0] == PROVED
        estimates.add(round(hint.estimate or 0.0, 3))
    assert estimates == {0.0, 0.5, 1.0}


def test_where_the_budget_is_too_small_a_hint_is_estimated() -> None:
    hints = hints_for(hortus.load("haru_ending").start(), 0, simulations=2)
    assert hints.simulations == 2
    assert not any(hint.is_exact for hint in hints.best)


@pytest.mark.parametrize("language", LANGUAGES)
def test_exact_for_this_round_and_proved_are_said_in_every_language(language: str) -> None:
    said = {sentence("hint-haru-round", {"edition": edition}, language) for edition in ("dragonfly", "croak")}
    said.add(sentence("hint-proved", {}, language))
    assert len(said) == 3
    assert all(text.endswith(".") for text in said)


def test_the_last_action_of_ishtar_is_told_exactly() -> None:
    """The game ends with it, and everything lies open."""
    game = load("ishtar", map="first")
    *_, position = (position.copy() for position, _ in situations(game, range(1), every=1))
    seat = position.to_act
    [hint] = [hint for hint in hints_for(position, seat, simulations=1).best if hint.text == "done"]
    check_exact(position, seat, hint)
    assert hint.estimate is not None


def test_the_only_action_is_not_searched() -> None:
    position = forced_bid()
    hints = hints_for(position, position.to_act, simulations=1)
    assert hints.simulations == 0
    [hint] = hints.best
    assert hint.is_exact
    assert hint.estimate is None
    assert hint.reasons[0].id == "hint-only"


def forced_bid() -> hortus.Position:
    """The eighth turn: one flower each."""
    return next(position for position, _ in situations(HARU, range(20), every=1) if is_forced(position))


def is_forced(position: hortus.Position) -> bool:
    return position.is_sealed and len(position.legal_actions()) == 1


def test_a_game_without_a_module_has_no_reasons_and_nothing_exact_but_the_only_action() -> None:
    for position, seat in situations(SEEDS.with_options(), range(2), every=3):
        hints = hints_for(position, seat, simulations=2)
        assert all(hint.estimate is None or not hint.is_exact for hint in hints.best)
        assert all(reason.id == "hint-only" for hint in hints.best for reason in hint.reasons)


# The interval


def test_a_mean_return_becomes_a_chance_to_win() -> None:
    assert chance_of(Tally(10, 10.0, 10.0), players=2)[0] == 1.0
    assert chance_of(Tally(10, -10.0, 10.0), players=2)[0] == 0.0
    assert chance_of(Tally(10, -10 / 3, 10 / 9), players=4)[0] == pytest.approx(0)
    assert chance_of(Tally(10, 0.0, 0.0), players=4)[0] == 0.25


def test_an_interval_is_that_of_the_mean_with_four_simulations_imagined() -> None:
    estimate, low, high = chance_of(Tally(100, 0.0, 100.0), players=2)
    assert estimate == 0.5
    assert high - estimate == pytest.approx(estimate - low) == pytest.approx(1.96 * sqrt(25 + 1) / 104)


def test_a_few_simulations_that_agree_are_not_sure() -> None:
    _, low, high = chance_of(Tally(4, 0.0, 0.0), players=2)
    assert high - low > 0.4


def test_tallies_are_those_of_the_counts_that_players_choose_by() -> None:
    known = drawn(START, "bid").seen_by(1)
    tallies = SearchPlayer(HARU, seed=3, simulations=30).tallies(known, 1)
    assert SearchPlayer(HARU, seed=3, simulations=30).think(known, 1) == {
        action: tally.chosen for action, tally in tallies.items()
    }
    for tally in tallies.values():
        assert tally.worth**2 / tally.chosen <= tally.squares + 1e-9 <= tally.chosen + 1e-9


# What cannot be asked


@pytest.mark.parametrize(
    "budget", [{"simulations": 0}, {"simulations": -3}, {"seconds": 0.0}, {"seconds": float("nan")}, {"seconds": 1e999}]
)
def test_a_budget_of_nothing_or_without_end_is_refused(budget: dict[str, Any]) -> None:
    with pytest.raises(BadBudget):
        hints_for(drawn(START, "bid"), 0, **budget)


def test_where_chance_acts_there_is_no_hint() -> None:
    with pytest.raises(NoHint) as caught:
        hints_for(HARU.start(), 0)
    assert (caught.value.code, caught.value.message_id) == ("no_hint", "hint-chance")


def test_when_the_game_is_over_there_is_no_hint() -> None:
    position = HARU.start()
    while position.to_act != hortus.OVER:
        position.play(position.legal_actions()[0])
    with pytest.raises(NoHint) as caught:
        hints_for(position, 0)
    assert caught.value.message_id == "position-over"


@pytest.mark.parametrize(("seat", "name"), [(1, "yellow"), (7, "7"), (-1, "-1")])
def test_a_seat_that_does_not_choose_gets_no_hint(seat: int, name: str) -> None:
    with pytest.raises(NotChoosing) as caught:
        hints_for(drawn(FIVE_AHEAD, "dark", senior="red"), seat)
    assert caught.value.arguments == {"seat": name}


# Words


@every_game
@pytest.mark.thorough
def test_every_reason_is_a_sentence_in_every_language(game: Game, every: int) -> None:
    for position, seat in situations(game, range(2), every):
        known = position.seen_by(seat)
        for action in position.legal_actions(seat)[:6]:
            for reason in known.game.reasons(known, action, seat):
                assert all(sentence(reason.id, reason.arguments, language).endswith(".") for language in LANGUAGES)


def test_every_sentence_of_the_hints_is_said_somewhere() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in ROOT.rglob("en/hints.ftl"))
    code = "".join(
        file.read_text(encoding="utf-8")
        for file in (ROOT / "players" / "hints.py", *(ROOT / "games").glob("*/reasons.py"))
    )
    ids = re.findall(r"^(hint-[a-z-]+) =", text, re.MULTILINE)
    assert ids
    assert [name for name in ids if f'"{name}"' not in code] == []
