"""A line: players act, the dealer deals, undo never rerolls."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hortus.contract.errors import BadRecord, HortusError, IllegalAction, NothingToUndo, UnreadableText
from hortus.contract.game import CHANCE, OVER
from hortus.records import Dealer, Line, Note
from hortus.records.record import with_plies
from tests.records.games import before_a_race, haru, opening, play_on, played

pytestmark = pytest.mark.interpreted_only


def test_a_line_starts_where_the_game_does() -> None:
    line = Line.start(haru())
    assert line.position.text() == haru().start().text()
    assert line.start_text is None
    assert (line.ply, line.events, line.steps, line.resigned) == (0, 0, (), None)
    assert line.dealer.secret != Line.start(haru()).dealer.secret


def test_a_line_may_start_at_a_position() -> None:
    position = before_a_race()
    line = Line.start(position.game, position=position)
    assert line.start_text == position.text() == line.position.text()
    assert line.position is not position
    with pytest.raises(NothingToUndo):
        line.undo()


def test_deal_all_stops_where_a_seat_must_act() -> None:
    line = opening()
    assert line.position.to_act == 0
    assert line.events == line.ply == 7  # the dragonfly, and twice three flowers: H19, H5
    line.deal_all()
    assert line.ply == 7


def test_players_act_by_number_or_by_text() -> None:
    by_text, by_number = opening(), opening()
    text = by_text.position.legal_texts()[0]
    by_text.play(text)
    by_number.play(by_number.position.read_action(text))
    assert by_text.steps == by_number.steps
    assert by_text.steps[-1].actor == 0


def test_players_do_not_choose_what_chance_decides() -> None:
    line = Line.start(haru())
    with pytest.raises(IllegalAction, match="first a draw is due"):
        line.play("dragonfly red")
    assert line.ply == 0


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:  # H6
    line = opening()
    before = line.position.state_bytes()
    held = line.position.legal_texts()
    refused = next(text for text in (f"bid {value}" for value in range(1, 9)) if text not in held)
    with pytest.raises(IllegalAction) as error:
        line.play(refused)
    assert error.value.rule == "H6"
    with pytest.raises(UnreadableText):
        line.play("bid nine")
    with pytest.raises(UnreadableText):
        line.play(-1)
    assert (line.position.state_bytes(), line.ply) == (before, 7)


def test_nothing_is_dealt_when_a_seat_must_act() -> None:
    with pytest.raises(HortusError, match="No draw is due"):
        opening().deal()


@settings(max_examples=25)
@given(seed=st.integers(0, 10**6), actions=st.integers(1, 120), back=st.integers(1, 120))
def test_undo_never_rerolls(seed: int, actions: int, back: int) -> None:
    line = played(seed=seed, actions=actions)
    steps, end = line.steps, line.position.state_bytes()
    for _ in range(min(back, line.ply)):
        line.undo()
    assert line.events == sum(step.actor == CHANCE for step in line.steps)
    for step in steps[line.ply :]:
        if step.actor == CHANCE:
            assert line.deal() == step.action
        else:
            line.play(step.action)
    assert line.steps == steps
    assert line.position.state_bytes() == end


def test_a_race_is_settled_by_people_and_marked() -> None:  # H20
    position = before_a_race()
    for winner in ("croak red", "croak yellow"):
        line = Line.start(position.game, Dealer.from_seed("1"), position)
        line.race(winner)
        assert line.steps[-1].raced
        assert line.game.action_text(line.steps[-1].action) == winner
        assert line.events == 1


def test_a_race_has_an_outcome_that_the_rules_allow() -> None:  # H20
    position = before_a_race()
    line = Line.start(position.game, position=position)
    with pytest.raises(IllegalAction):
        line.race("draw 1")
    assert line.ply == 0


def test_the_dealer_may_settle_a_race_too() -> None:  # H20
    position = before_a_race()
    line = Line.start(position.game, position=position)
    line.deal_all()
    assert [step.raced for step in line.steps] == [False]


def test_undo_takes_the_mark_of_a_race_away() -> None:
    position = before_a_race()
    line = Line.start(position.game, Dealer.from_seed("1"), position)
    dealt = line.deal()
    line.undo()
    line.race(next(action for action in line.position.legal_actions() if action != dealt))
    line.undo()
    assert line.deal() == dealt
    assert not line.steps[-1].raced


def test_nobody_races_for_a_draw() -> None:
    line = Line.start(haru())
    with pytest.raises(HortusError, match="Nobody can race"):
        line.race("dragonfly red")
    assert line.ply == 0


def test_a_finished_game_has_the_winners_of_the_rules() -> None:
    line = played(seed=3)
    assert line.is_over
    assert line.position.to_act == OVER
    assert line.winners() == line.position.winners() != ()
    with pytest.raises(IllegalAction) as error:
        line.play("bid 1")
    assert error.value.rule == "H23"
    with pytest.raises(IllegalAction, match="game is over"):
        line.resign(0)


def test_after_a_resignation_the_others_win_and_nothing_is_played() -> None:
    line = Line.start(haru())
    assert (line.is_over, line.winners(), line.result) == (False, (), "unfinished")
    line.resign(0)
    assert (line.is_over, line.winners(), line.result) == (True, (1,), "yellow by resignation")
    line.deal_all()
    for act in (line.deal, lambda: line.play("bid 1"), lambda: line.race("croak red"), lambda: line.resign(1)):
        with pytest.raises(IllegalAction, match="game is over"):
            act()
    assert (line.ply, line.resigned) == (0, 0)


def test_undo_takes_a_resignation_back_first() -> None:
    line = opening()
    line.resign(1)
    line.undo()
    assert (line.resigned, line.ply, line.is_over) == (None, 7, False)


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_those_at_the_table_resign(seat: int) -> None:
    line = Line.start(haru())
    with pytest.raises(HortusError, match="no seat number"):
        line.resign(seat)
    assert not line.is_over


def test_a_comment_belongs_to_its_ply() -> None:
    line = Line.start(haru())
    line.comment(" before the first ")
    line.deal()
    line.comment("hm")
    line.comment("after the first")
    assert line.comments == {0: "before the first", 1: "after the first"}
    line.undo()
    assert line.comments == {0: "before the first"}


def test_comments_cannot_be_changed_from_outside() -> None:
    line = Line.start(haru())
    line.comments[0] = "two\nlines"
    assert line.comments == {}


@pytest.mark.parametrize("text", ["", "  ", "two\nlines", "x" * 501, "\x07", "\u202e", "\udfff"])
def test_a_comment_is_one_line(text: str) -> None:
    line = Line.start(haru())
    with pytest.raises(BadRecord, match="at most 500 characters"):
        line.comment(text)
    assert line.comments == {}


def test_two_lines_of_one_seed_and_the_same_choices_are_the_same() -> None:
    assert played("croak", 5).steps == played("croak", 5).steps
    assert play_on(Line.start(haru("croak"), Dealer.from_seed("6")), 5).steps != played("croak", 5).steps


def test_a_copy_goes_its_own_way() -> None:
    line = opening()
    line.comment("so far")
    before = (line.position.state_bytes(), line.steps, line.comments, line.events, line.resigned)
    twin = line.copy()
    assert (twin.position.state_bytes(), twin.steps, twin.comments, twin.events, twin.resigned) == before
    twin.play(twin.position.legal_actions()[0])
    twin.comment("another way")
    twin.resign(0)
    assert (line.position.state_bytes(), line.steps, line.comments, line.events, line.resigned) == before


# The chronicle


def test_what_a_seat_takes_back_stays_in_the_chronicle() -> None:
    line = opening()
    drawn = line.steps
    line.play(line.position.legal_actions()[0])
    taken_back = line.steps[-1]
    line.comment("Oh no.")
    line.take_back(0, 7)
    assert (line.steps, line.comments, line.ply) == (drawn, {}, 7)
    assert line.chronicle == (*drawn, taken_back, Note("undo", 0, ply=7))
    assert line.notes == (Note("undo", 0, ply=7),)
    line.play(line.position.legal_actions()[1])
    told = list(with_plies(line.chronicle))
    assert [ply for ply, _, _ in told] == [*range(1, 9), 7, 8]
    assert tuple(step for _, step, is_kept in told if is_kept) == line.steps


def test_after_what_was_taken_back_the_same_draw_comes_again() -> None:
    line = Line.start(haru(), Dealer.from_seed("1"))
    drawn = line.deal()
    line.take_back(0, 0)
    assert (line.events, line.deal()) == (0, drawn)


def test_undo_goes_back_in_time_as_if_nothing_had_happened_since() -> None:
    line = opening()
    before = line.chronicle
    line.play(line.position.legal_actions()[0])
    line.note(Note("open", 1))
    line.play(line.position.legal_actions()[0])
    line.take_back(1, 8)
    line.undo()
    assert (line.chronicle, line.ply) == (before, 7)


def test_nothing_is_noted_once_the_game_is_over() -> None:
    line = opening()
    line.resign(0)
    with pytest.raises(IllegalAction, match="game is over"):
        line.note(Note("open", 1))
    with pytest.raises(IllegalAction, match="game is over"):
        line.take_back(0, 6)
    assert line.notes == ()


@pytest.mark.parametrize("ply", [7, 8])
def test_only_what_was_played_is_taken_back(ply: int) -> None:
    line = opening()
    with pytest.raises(HortusError, match="There is no action number"):
        line.take_back(0, ply)
    assert (line.ply, line.notes) == (7, ())


@pytest.mark.parametrize("note", [Note("computer", 0, player="Mr. Big"), Note("sits", 0), Note("undo", 0, ply=-1)])
def test_what_could_not_be_read_is_not_noted(note: Note) -> None:
    line = opening()
    with pytest.raises(BadRecord, match="cannot be told"):
        line.note(note)
    assert (line.ply, line.notes) == (7, ())


def test_a_copy_has_its_own_chronicle() -> None:
    line = opening()
    line.note(Note("sits", 0, 1))
    line.absence = 300
    before = line.chronicle, line.steps
    twin = line.copy()
    assert (twin.chronicle, twin.absence, twin.format) == (line.chronicle, 300, "2")
    twin.note(Note("sits", 1, 2))
    twin.take_back(0, 6)
    assert (line.chronicle, line.steps) == before
