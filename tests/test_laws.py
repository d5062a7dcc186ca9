"""Every law has been seen to fail: a fault is planted for each, in a game that otherwise obeys them all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import count

import numpy as np
import pytest
from numpy.typing import NDArray

import hortus
import seeds
from hortus import laws
from hortus.contract.compiled import compiled
from hortus.contract.kernels import BROKEN
from hortus.games.haru_ichiban import GAME as HARU
from hortus.games.haru_ichiban import knowledge, rules
from hortus.games.haru_ichiban.state import BID, ROUND_OVER
from hortus.games.haru_ichiban.state import State as HaruState
from hortus.records import Replay
from seeds import state
from seeds.state import PICK_ACTION, PICKING, SECRETLY, State
from tests.lawbreakers import SEEDS, broken_law, broken_law_in_some_game

pytestmark = pytest.mark.interpreted_only


def test_law_1_catches_a_set_up_that_varies() -> None:
    counter = count()

    def set_up(s: State, options: Mapping[str, str]) -> None:
        seeds.GAME.set_up(s, options)
        s.rounds = next(counter)

    assert broken_law(replace(SEEDS, set_up=set_up), 1) == "two set-ups differ"


seeds_legal = seeds.GAME.legal


@compiled
def nobody_wins(s: State) -> int:
    return 0


def test_law_2_catches_a_game_that_nobody_wins() -> None:
    assert "nobody has won" in broken_law(replace(SEEDS, winners=nobody_wins), 2)


@compiled
def legal_backwards(s: State, seat: int, out: NDArray[np.int64]) -> int:
    count = seeds_legal(s, seat, out)
    out[:count] = out[:count][::-1].copy()
    return count


def test_law_2_catches_legal_actions_that_are_not_in_order() -> None:
    assert "not in order" in broken_law(replace(SEEDS, legal=legal_backwards), 2)


def test_law_3_catches_play_that_depends_on_more_than_the_state() -> None:
    counter = count()

    def play(s: State, action: int) -> None:
        seeds.GAME.play(s, action)
        s.named[3] = next(counter)

    game = replace(SEEDS, play=play, name="seeds_with_a_memory")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HORTUS_ENGINE", "interpreted")
        assert "two results" in broken_law(game, 3)


def test_law_3_catches_a_copy_that_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    trial = laws.Trial(SEEDS, games=1, samples=5, seed=1)
    monkeypatch.setattr(trial, "steps", _steps_without_copies())
    monkeypatch.setattr(hortus.Position, "copy", lambda position: position)
    assert list(laws.playing_depends_on_the_state_only(trial)) == ["secretly on a copy changes the original"]


def _steps_without_copies() -> list[laws.Step]:
    position = SEEDS.start()
    before = position.state_array()
    position.play(SECRETLY)
    return [laws.Step(before, SECRETLY, position.state_array())]


@compiled
def play_for_ever(s: State, action: int) -> None:
    seeds_play(s, action)
    s.rounds = 0


seeds_play = seeds.GAME.play


def test_law_4_catches_a_game_without_end() -> None:
    assert "more than" in broken_law(replace(SEEDS, play=play_for_ever, invariants=always_fine), 4)


@compiled
def always_fine(s: State) -> int:
    return 0


@compiled
def no_odds_for_amber(s: State, action: int) -> int:
    return 0 if action == PICK_ACTION else s.bag[action - PICK_ACTION]


def test_law_5_catches_a_chance_event_without_odds() -> None:
    assert "no weight" in broken_law(replace(SEEDS, weight=no_odds_for_amber), 5)


def test_law_6_catches_two_actions_of_one_text() -> None:
    game = replace(SEEDS, action_text=lambda action: "pick any" if action < 5 else seeds.GAME.action_text(action))
    assert "one text" in broken_law(game, 6)


def test_law_6_catches_an_action_that_is_read_as_another() -> None:
    assert "read as another" in broken_law(replace(SEEDS, read_action=lambda text: 0), 6)


def test_law_6_catches_a_position_that_is_read_as_another() -> None:
    def parse_position(s: State, text: str) -> None:
        seeds.GAME.parse_position(s, text)
        s.secret = 0

    assert "position's text" in broken_law_in_some_game(replace(SEEDS, parse_position=parse_position), 6)


def test_law_7_catches_a_record_that_replays_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    original = Replay.seek

    def seek(replay: Replay, ply: int) -> None:
        original(replay, min(ply, 3))

    monkeypatch.setattr(Replay, "seek", seek)
    assert "differs from the game after action" in broken_law(SEEDS, 7)


@compiled
def hide_by_counting(s: State, seat: int) -> None:
    seeds_hide(s, seat)
    s.secret += 1


seeds_hide = seeds.GAME.hide


def test_law_8_catches_hiding_that_is_never_done() -> None:
    assert "hiding twice" in broken_law(replace(SEEDS, hide=hide_by_counting), 8)


@compiled
def fill_too_much(s: State, seat: int, generator: NDArray[np.int64]) -> None:
    seeds_fill_hidden(s, seat, generator)
    s.front[0, 0] += 1


seeds_fill_hidden = seeds.GAME.fill_hidden


def test_law_8_catches_a_world_that_is_not_what_the_seat_knows() -> None:
    assert "filled world" in broken_law(replace(SEEDS, fill_hidden=fill_too_much), 8)


@compiled
def hide_the_own_pouch_too(s: State, seat: int) -> None:
    seeds_hide(s, -1)


def test_law_9_catches_a_seat_that_cannot_tell_what_is_legal() -> None:
    game = replace(SEEDS, hide=hide_the_own_pouch_too)
    assert "cannot tell what is legal" in broken_law_in_some_game(game, 9)


@compiled
def hide_names_only(s: State, seat: int) -> None:
    for other in range(s.players):
        if other != seat and s.named[other] != seeds_not_named:
            s.named[other] = seeds_hidden_name


seeds_not_named = state.NOT_NAMED
seeds_hidden_name = state.HIDDEN_NAME


@compiled
def fill_by_swapping(s: State, seat: int, generator: NDArray[np.int64]) -> None:
    """Deals the pouches of others anew, from a state whose hide forgot to hide them."""
    seeds_hide(s, seat)
    seeds_fill_hidden(s, seat, generator)


def test_law_10_catches_a_hand_in_the_view() -> None:
    game = replace(SEEDS, hide=hide_names_only, fill_hidden=fill_by_swapping)
    assert "learns from what was not to be seen" in broken_law_in_some_game(game, 10)


@compiled
def features_of_all_pouches(s: State, seat: int, out: NDArray[np.float32]) -> None:
    seeds_features(s, seat, out)
    out[6] = s.pouch[0, 0] + 3 * s.pouch[1, 0] + 9 * s.pouch[2, 0]


seeds_features = seeds.GAME.features


def test_law_10_catches_a_secret_in_the_features() -> None:
    assert "two worlds apart" in broken_law_in_some_game(replace(SEEDS, features=features_of_all_pouches), 10)


@compiled
def play_with_a_tell(s: State, action: int) -> None:
    """The second seat's secret pick shows in a public field."""
    if s.phase == PICKING and s.secret:
        s.named[3] = action
    seeds_play(s, action)


def test_law_10_catches_a_trace_of_what_was_not_to_be_seen() -> None:
    game = replace(SEEDS, play=play_with_a_tell, view=lambda s: {**seeds.GAME.view(s), "tell": int(s.named[3])})
    assert "not to be seen" in broken_law_in_some_game(game, 10)


@compiled
def play_with_a_hole_in_the_bag(s: State, action: int) -> None:
    seeds_play(s, action)
    s.bag[0] = max(0, s.bag[0] - 1)


def test_law_11_catches_a_lost_piece() -> None:
    assert broken_law(replace(SEEDS, play=play_with_a_hole_in_the_bag), 11) == "R1: no bean is lost"


def test_law_11_says_so_when_the_sample_missed_the_broken_invariant() -> None:
    trial = laws.Trial(SEEDS, games=1, samples=5, seed=1)
    trial.watched = {BROKEN}
    assert list(laws.invariants_hold(trial)) == ["an invariant of the game"]


def test_law_12_catches_a_symmetry_that_is_none() -> None:
    haru = HARU.with_options()
    assert "does not commute" in broken_law(replace(haru, transform=transform_and_take_the_dragonfly), 12)
    assert "illegal" in broken_law(replace(haru, transform_action=lambda action, symmetry: 150), 12)


def transform_and_take_the_dragonfly(s: HaruState, symmetry: int) -> None:
    knowledge.transform(s, symmetry)
    s.dragonfly = min(1, symmetry)


def test_law_13_has_nothing_to_compare_without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "numba_is_there", lambda: False)
    laws.check_game(SEEDS, laws=[13])


@compiled
def always_openly(s: State, seat: int, out: NDArray[np.int64]) -> int:
    n = seeds_legal(s, seat, out)
    return 1 if s.phase == 0 else n


@pytest.mark.thorough
def test_law_14_catches_an_action_that_is_never_legal() -> None:
    assert broken_law(replace(SEEDS, legal=always_openly), 14) == "never legal: secretly"


def test_law_14_accepts_an_action_that_is_listed_as_rare() -> None:
    laws.check_game(replace(SEEDS, legal=always_openly, rare=frozenset({SECRETLY})), laws=[14])


def halt_that_goes_on(s: HaruState, action: int) -> bool:
    if not rules.halt(s, action):
        return False
    rules.new_round(s)
    s.held[:] = 3
    s.phase = BID
    return True


@compiled
def hide_except_at_a_halt(s: HaruState, seat: int) -> None:
    if s.phase != ROUND_OVER:
        haru_hide(s, seat)


def deal_at_a_halt(s: HaruState, seat: int, generator: NDArray[np.int64]) -> None:
    knowledge.hide(s, seat)
    knowledge.fill_hidden(s, seat, generator)


haru_hide = knowledge.hide


def test_law_15_catches_a_halt_in_which_somebody_acts() -> None:
    assert "somebody is to act" in broken_law(replace(HARU.with_options(), halt=halt_that_goes_on), 15)


@pytest.mark.interpreted_only
def test_law_15_catches_a_halt_that_shows_secrets() -> None:
    game = replace(HARU.with_options(), hide=hide_except_at_a_halt, fill_hidden=deal_at_a_halt)
    assert "tell two worlds apart at a halt" in broken_law_in_some_game(game, 15)


def test_law_15_catches_a_halt_that_is_told_otherwise() -> None:
    assert "what is told at the halt" in broken_law(replace(HARU.with_options(), after_halt=frozenset()), 15)
