"""Position: checked at the border, undone by copies, and the one door for what seats may know."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import hortus
import seeds
from hortus.contract.compiled import compiled
from hortus.contract.errors import IllegalAction, NotChoosing, NothingToUndo, Refusal, UnknownSeat
from hortus.contract.generator import new_generator
from hortus.contract.position import PACK
from seeds.state import State

SEEDS = seeds.GAME.with_options()


def naming_position() -> hortus.Position:
    """Three players with seeds in front or in a pouch, about to name a colour."""
    position = SEEDS.start()
    for action in ("openly", "pick amber", "secretly", "pick brown", "openly", "pick cream") * 2:
        position.play(action)
    return position


@pytest.mark.smoke
def test_a_game_can_be_played_by_texts_and_by_numbers() -> None:
    by_text, by_number = SEEDS.start(), SEEDS.start()
    by_text.play("secretly")
    by_number.play(1)
    assert by_text.state_bytes() == by_number.state_bytes()
    assert by_text.history == (1,)
    by_number.play(np.int64(3))  # type: ignore[arg-type]
    assert by_number.history == (1, 3)


def test_an_illegal_action_names_the_rule_and_changes_nothing() -> None:
    position = SEEDS.start()
    before = position.state_bytes()
    with pytest.raises(hortus.IllegalAction) as refused:
        position.play("pick amber")
    assert (refused.value.rule, refused.value.arguments) == ("R2", {"action": "pick amber"})
    assert (position.state_bytes(), position.history) == (before, ())


@pytest.mark.parametrize("action", ["fly", "", "PICK AMBER!", 8, -1, 10**30])
def test_what_is_no_action_at_all_is_unreadable(action: int | str) -> None:
    position = SEEDS.start()
    for ask in (position.play, position.why_not):
        with pytest.raises(hortus.UnreadableText):
            ask(action)
    assert position.history == ()


def test_a_number_beyond_what_machine_code_can_hold_is_unreadable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HORTUS_ENGINE", "compiled")
    test_what_is_no_action_at_all_is_unreadable(10**30)


def test_a_refusal_is_found_from_what_the_seat_may_know() -> None:
    asked: list[bytes] = []

    def why_not(s: State, seat: int, action: int) -> Refusal:
        asked.append(s.tobytes())  # type: ignore[attr-defined]
        return seeds.GAME.why_not(s, seat, action)

    position = hortus.Position(replace(SEEDS, why_not=why_not), naming_position().state_array())
    illegal = next(action for action in range(SEEDS.action_count) if action not in position.legal_actions())
    assert position.why_not(illegal, position.to_act) is not None
    with pytest.raises(IllegalAction):
        position.play(illegal)
    assert asked == [position.known_bytes(position.to_act)] * 2
    assert position.state_bytes() not in asked


def test_a_game_without_a_judgement_promises_nothing_beyond_its_points() -> None:
    position = SEEDS.start()
    judgement = SEEDS.judgement
    assert (judgement.prospects(position.state, 0), judgement.scale, dict(judgement.search)) == (0, 1, {})
    first, *_, last = position.legal_actions()
    assert SEEDS.reasons(position, first, 0) == SEEDS.differences(position, first, 0, last) == ()
    assert (SEEDS.open_result, SEEDS.odds) == (False, None)


def test_a_fault_of_the_rules_is_not_taken_for_an_illegal_action(monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(*arguments: object) -> bool:
        raise ZeroDivisionError

    position = SEEDS.start()
    monkeypatch.setattr(position._engine, "advance", fault)
    with pytest.raises(ZeroDivisionError):
        position.play(position.legal_actions()[0])
    assert position.history == ()


def test_why_not_is_silent_about_what_is_legal() -> None:
    position = SEEDS.start()
    assert position.why_not("openly") is None
    refusal = position.why_not("name amber")
    assert refusal is not None
    assert refusal.rule == "R2"


def test_undo_goes_back_one_action_and_stops_at_the_start() -> None:
    position = SEEDS.start()
    first = position.state_bytes()
    position.play("openly")
    second, legal = position.state_bytes(), position.legal_actions()
    position.play("pick cream")
    position.undo()
    assert (position.state_bytes(), position.legal_actions()) == (second, legal)
    position.undo()
    assert position.state_bytes() == first
    with pytest.raises(NothingToUndo):
        position.undo()


def test_a_copy_goes_its_own_way() -> None:
    position = SEEDS.start()
    position.play("openly")
    twin = position.copy()
    twin.play("pick amber")
    assert (position.history, twin.history) == ((0,), (0, 2))
    twin.undo()
    assert twin.state_bytes() == position.state_bytes()


def test_at_a_sealed_choice_all_who_have_not_chosen_may_choose() -> None:
    position = naming_position()
    assert (position.to_act, position.choosing) == (0, (0, 1, 2))
    assert position.legal_texts(1) == ["name brown"]
    assert position.legal_texts(2) == ["name cream"]
    position.play("name amber")
    assert position.choosing == (1, 2)
    with pytest.raises(NotChoosing):
        position.legal_actions(0)


def test_nobody_chooses_at_a_chance_event_or_after_the_end() -> None:
    position = SEEDS.start()
    position.play("openly")
    assert (position.to_act, position.choosing) == (hortus.CHANCE, ())
    over = naming_position()
    for text in ("name amber", "name brown", "name cream"):
        over.play(text)
    assert (over.to_act, over.choosing, over.legal_actions()) == (hortus.OVER, (), [])
    with pytest.raises(NotChoosing):
        over.legal_actions(0)


def test_check_raises_what_why_not_tells() -> None:
    position = SEEDS.start()
    position.check("openly")
    with pytest.raises(IllegalAction) as refused:
        position.check("name amber", 0)
    reason = position.why_not("name amber", 0)
    assert reason is not None
    assert (refused.value.rule, refused.value.message_id) == (reason.rule, reason.message_id)
    assert refused.value.arguments == {"action": "name amber", **reason.arguments}


def test_weights_are_exact_at_chance_and_nothing_elsewhere() -> None:
    position = SEEDS.start()
    assert position.weights() == {}
    position.play("openly")
    position.play("pick amber")
    position.play("openly")
    assert position.weights() == {2: 4, 3: 5, 4: 5}


def test_returns_are_zero_sum_and_shared_by_winners() -> None:
    position = naming_position()
    assert (position.winners(), position.returns()) == ((), (0.0, 0.0, 0.0))
    for text in ("name amber", "name brown", "name cream"):
        position.play(text)
    assert (position.points(), position.winners()) == ((4, 4, 4), (0, 1, 2))
    assert position.returns() == pytest.approx((0.0, 0.0, 0.0))
    lone = replace(SEEDS, winners=first_wins).start()
    assert lone.returns() == pytest.approx((1.0, -0.5, -0.5))
    shared = replace(SEEDS, winners=two_win).start()
    assert shared.returns() == pytest.approx((0.25, 0.25, -0.5))


@compiled
def first_wins(s: State) -> int:
    return 1


@compiled
def two_win(s: State) -> int:
    return 0b11


def test_score_parts_are_given_for_each_seat() -> None:
    assert naming_position().score_parts() == ({"beans": 2}, {"beans": 0}, {"beans": 2})


def test_a_view_is_json_and_holds_no_other_seats_secrets() -> None:
    position = naming_position()
    assert position.view_for(1)["pouch"] == [[0, 0, 0], [0, 2, 0], [0, 0, 0]]
    for viewer in (0, 2, None):
        view = position.view_for(viewer)
        assert view["pouch"] == [[0, 0, 0]] * 3
        assert view["pouch_size"] == [0, 2, 0]
        assert json.loads(json.dumps(view)) == view


def test_a_view_tells_a_choosing_seat_its_legal_actions_and_others_none() -> None:
    position = naming_position()
    assert position.view_for(2)["legal"] == ["name cream"]
    assert position.view_for(None)["legal"] == []
    position.play("name amber")
    assert position.view_for(0)["legal"] == []


def test_the_log_is_what_a_seat_saw() -> None:
    position = SEEDS.start()
    for text in ("secretly", "pick brown", "openly", "pick amber"):
        position.play(text)
    own = [entry["id"] for entry in position.log_for(0)]
    other = [entry["id"] for entry in position.log_for(None)]
    assert own == ["seeds-log-secretly", "seeds-log-pick", "seeds-log-openly", "seeds-log-pick"]
    assert other == ["seeds-log-secretly", "seeds-log-pick-unseen", "seeds-log-openly", "seeds-log-pick"]
    assert [entry["action"] for entry in position.log_for(1)] == ["secretly", None, "openly", "pick amber"]
    assert [entry["ply"] for entry in position.log_for(1)] == [1, 2, 3, 4]


def test_filled_worlds_are_what_the_seat_cannot_tell_apart() -> None:
    position = naming_position()
    known = position.seen_by(0).state_bytes()
    worlds = {position.filled(0, new_generator(seed)).state_bytes() for seed in range(30)}
    assert len(worlds) > 3
    for seed in range(5):
        assert position.filled(0, new_generator(seed)).seen_by(0).state_bytes() == known
    assert position.filled(None, new_generator(1)).seen_by(None).state_bytes() == position.seen_by(None).state_bytes()


def test_features_are_what_the_game_says() -> None:
    position = naming_position()
    assert position.features(1).tolist() == [0, 0, 0, 0, 2, 0, 2]
    assert SEEDS.feature_count == 7


def test_text_and_drawing_and_action_texts() -> None:
    position = naming_position()
    again = SEEDS.read_position(position.text())
    assert (again.state_bytes(), again.history) == (position.state_bytes(), ())
    assert str(position).splitlines()[1] == "2   (bb)"
    assert repr(position) == f"<seeds: {position.text()}>"
    assert position.action_text(1) == "secretly"
    assert position.read_action("secretly") == 1


def test_a_race_is_possible_only_where_the_game_says_so() -> None:
    position = SEEDS.start()
    assert not position.may_be_raced
    position.play("openly")
    assert not position.may_be_raced


def test_any_place_in_the_past_can_be_looked_at() -> None:
    position = naming_position()
    past, count = position.copy(), len(position.history)
    for ply in range(count, -1, -1):
        place = position.at(ply)
        assert (place.state_bytes(), place.history) == (past.state_bytes(), past.history)
        assert place.legal_actions() == past.legal_actions()
        if ply:
            place.undo()
            past.undo()
            assert place.state_bytes() == past.state_bytes()
    assert len(position.history) == count


@pytest.mark.parametrize("ply", [-1, 13])
def test_there_is_no_place_beyond_the_past(ply: int) -> None:
    with pytest.raises(NothingToUndo):
        naming_position().at(ply)


def test_known_bytes_are_those_of_what_a_seat_sees() -> None:
    position = naming_position()
    for seat in (None, 0, 1, 2):
        assert position.known_bytes(seat) == position.seen_by(seat).state_bytes()
    assert position.known_bytes(0) != position.known_bytes(1)


def test_a_game_without_halts_has_none() -> None:
    position = SEEDS.start()
    while position.to_act != hortus.OVER:
        position.play(position.legal_actions()[0])
    assert {position.halt_at(ply) for ply in range(len(position.history) + 2)} == {None}
    assert not any(entry["after_halt"] for entry in position.log_for(None))


# A long past, and several viewers


@pytest.fixture(scope="module")
def long_game() -> hortus.Position:
    """Of Haru Ichiban, which always has something to do."""
    position = hortus.load("haru_ichiban").start()
    while len(position.history) < 3 * PACK + 5:
        legal = position.legal_actions()
        position.play(legal[len(position.history) % len(legal)])
    return position


def test_a_packed_past_is_the_same_past_in_less_room(long_game: hortus.Position) -> None:
    packed = long_game.copy()
    packed.pack()
    assert packed.room < long_game.room
    for ply in range(len(long_game.history) + 1):
        assert packed.at(ply).state_bytes() == long_game.at(ply).state_bytes()
        assert packed.log_for(0, ply) == long_game.log_for(0, ply)
    early = packed.at(PACK + 3)
    for position in (packed.copy(), packed.at(2 * PACK), early):
        while position.history:
            position.undo()
            assert position.state_bytes() == long_game.at(len(position.history)).state_bytes()


def test_a_packed_past_can_be_played_on(long_game: hortus.Position) -> None:
    packed, loose = long_game.copy(), long_game.copy()
    for _ in range(2 * PACK):
        packed.pack()
        for position in (packed, loose):
            position.play(position.legal_actions()[0])
    assert packed.at(2).state_bytes() == loose.at(2).state_bytes()
    assert packed.log_for(None) == loose.log_for(None)


def test_a_place_in_the_past_answers_like_a_position_that_is_there(long_game: hortus.Position) -> None:
    there = long_game.game.start()
    for ply, action in enumerate(long_game.history):
        past = long_game.at(ply)
        assert (past.to_act, past.is_sealed, past.choosing) == (there.to_act, there.is_sealed, there.choosing)
        assert past.legal_actions() == there.legal_actions()
        assert (past.to_act, past.is_sealed) == (there.to_act, there.is_sealed)  # now that it was asked
        past.play(action)
        there.play(action)
        assert past.state_bytes() == there.state_bytes()


def test_viewers_who_share_what_they_know_alike_are_told_the_same_as_alone(long_game: hortus.Position) -> None:
    for ply in range(0, len(long_game.history), 5):
        position, alike = long_game.at(ply), dict[bytes, dict[str, Any]]()
        for seat in (None, 0, 1):
            for authentic in (False, True):
                assert json.dumps(position.view_for(seat, authentic, alike)) == json.dumps(
                    position.view_for(seat, authentic)
                )


def test_a_seat_remembers_what_it_saw_of_each_action_and_what_it_knew_then(long_game: hortus.Position) -> None:
    for seat in (None, 0, 1):
        memories = long_game.memories(seat)
        assert [text for text, _ in memories] == long_game.actions_for(seat)
        assert [known for _, known in memories] == [
            long_game.at(ply + 1).known_bytes(seat) for ply in range(len(long_game.history))
        ]
        assert long_game.memories(seat, since=PACK + 3) == memories[PACK + 3 :]


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_does_not_exist_sees_nothing(seat: int) -> None:
    position = SEEDS.start()
    asks = (position.view_for, position.log_for, position.features, position.known_bytes, position.actions_for)
    for ask in (*asks, lambda seat: position.filled(seat, new_generator(1))):
        with pytest.raises(UnknownSeat, match=f"There is no seat {seat}"):
            ask(seat)


def test_a_view_cannot_change_what_others_know() -> None:
    def careless(s: State) -> dict[str, Any]:
        s.front[0] = 9
        return {}

    position = replace(SEEDS, view=careless).start()
    with pytest.raises(ValueError, match="read-only"):
        position.view_for(0)
