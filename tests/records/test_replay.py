"""Replay: step, seek and branch."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hortus.contract.errors import HortusError
from hortus.records import Dealer, Line, Record, Replay
from tests.records.games import before_a_race, play_on, played, record_of

pytestmark = pytest.mark.interpreted_only

LINE = played("croak", 8, actions=80)


def texts_of(line: Line) -> list[str]:
    """The position after every ply."""
    position = line.game.start()
    texts = [position.text()]
    for step in line.steps:
        position.play(step.action)
        texts.append(position.text())
    return texts


TEXTS = texts_of(LINE)


def test_a_replay_starts_before_the_first_action() -> None:
    replay = Replay(record_of(LINE))
    assert (replay.ply, replay.count, replay.position.text()) == (0, 80, TEXTS[0])


def test_steps_lead_forth_and_back() -> None:
    replay = Replay(record_of(LINE))
    for ply in range(1, 81):
        replay.step()
        assert (replay.ply, replay.position.text()) == (ply, TEXTS[ply])
    replay.step(-30)
    assert (replay.ply, replay.position.text()) == (50, TEXTS[50])
    replay.step(7)
    assert replay.position.text() == TEXTS[57]


@settings(max_examples=15)
@given(st.lists(st.integers(0, 80), max_size=6))
def test_seek_reaches_any_ply_from_any_other(plies: list[int]) -> None:
    replay = Replay(record_of(LINE))
    for ply in plies:
        replay.seek(ply)
        assert (replay.ply, replay.position.text()) == (ply, TEXTS[ply])


@pytest.mark.parametrize("ply", [-1, 81])
def test_there_is_nothing_beyond_the_ends(ply: int) -> None:
    replay = Replay(record_of(LINE))
    replay.seek(40)
    with pytest.raises(HortusError, match="this record has 80"):
        replay.seek(ply)
    assert (replay.ply, replay.position.text()) == (40, TEXTS[40])


def test_playing_on_a_replayed_position_does_not_disturb_the_replay() -> None:
    replay = Replay(record_of(LINE))
    position = replay.position
    position.play(position.legal_actions()[0])
    assert replay.position.text() == TEXTS[0]


def test_a_replay_starts_at_the_position_of_the_record() -> None:
    start = before_a_race()
    replay = Replay(record_of(Line.start(start.game, position=start)))
    assert replay.position.text() == start.text()


def test_a_branch_is_a_new_line_from_here() -> None:
    replay = Replay(record_of(LINE))
    replay.seek(40)
    branch = replay.branch(Dealer.from_seed("branch"))
    assert (branch.start_text, branch.ply, branch.events) == (TEXTS[40], 0, 0)
    play_on(branch, 1)
    text = record_of(branch).text()
    assert Record.read(text).text() == text
    assert replay.position.text() == TEXTS[40]


def test_a_branch_has_a_dealer_of_its_own() -> None:
    replay = Replay(record_of(LINE))
    assert replay.branch().dealer.secret not in (LINE.dealer.secret, replay.branch().dealer.secret)


def test_a_record_without_its_secret_is_replayed_too() -> None:
    replay = Replay(record_of(LINE).public())
    replay.seek(80)
    assert replay.position.text() == TEXTS[80]
