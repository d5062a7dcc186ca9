"""Somebody who wants to cheat, with several cookies and everything ever got, learns and changes nothing (T21, T25)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test
from starlette.datastructures import Headers
from starlette.types import Scope

from hortus.contract.position import Position
from hortus.policy import powers
from hortus.policy.powers import POWERS, Row, Situation
from hortus.records import Line
from hortus.server.http import app
from hortus.server.http.guard import INTER_SERVER_TOKEN, Guard
from hortus.server.http.limits import Buckets
from hortus.server.protocol import EarlierNotes, TableInfo
from hortus.server.storage.rows import request_key
from hortus.server.tables import commands, events, note_limits
from hortus.server.tables.events import Told
from hortus.server.tables.standing import Standing
from hortus.server.tables.table import Table
from tests.server.adversary import attacks
from tests.server.adversary.attacks import (
    ATTACKS,
    EVE,
    ONCE,
    RECORD,
    Door,
    Script,
    table_of_eve,
    take_a_draw_back_once_the_other_has_left,
)
from tests.server.adversary.evening import BEN, Evening
from tests.server.adversary.house import Houses
from tests.server.adversary.machine import Cheating
from tests.server.adversary.places import Finding

pytestmark = [pytest.mark.interpreted_only, pytest.mark.thorough]

FEW, MANY = 2_000, 200_000
RULES = 40  # in an evening
NO_SEAT = -1
FEW_NOTES = 20


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Houses]:
    with pytest.MonkeyPatch.context() as patch:
        houses = Houses(tmp_path_factory.mktemp("houses"), patch)
        yield houses
        houses.close()


# Anything in any order


def cheat(houses: Houses, evenings: int, luck: int) -> None:
    """So many evenings, for each number of luck always the same."""
    Cheating.houses = houses
    plan = settings(
        max_examples=evenings,
        stateful_step_count=RULES,
        derandomize=False,
        phases=[Phase.generate],  # a finding tells its steps; to find fewer of them would take minutes
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    machine = type("Evenings", (Cheating,), {})
    run_state_machine_as_test(seed(luck)(machine), settings=plan)


@pytest.mark.thorough
def test_a_cheat_learns_and_changes_nothing(houses: Houses) -> None:
    Cheating.steps = Cheating.differing = 0
    for luck in count(1):
        cheat(houses, 12, luck)
        if Cheating.steps >= FEW:
            break
    assert Cheating.differing >= 10  # nothing is compared where nothing is different


@pytest.mark.soak
def test_a_cheat_learns_and_changes_nothing_in_many_evenings(houses: Houses) -> None:
    Cheating.steps = Cheating.differing = 0
    start = time.monotonic()
    for luck in count(1):
        cheat(houses, 200, luck)
        rate = Cheating.steps / (time.monotonic() - start)
        print(f"{Cheating.steps} steps, {rate:.0f} a second; {Cheating.differing} evenings in two worlds", flush=True)
        if Cheating.steps >= MANY:
            break


# What the comparison of two worlds would see


def haru_in_two_worlds(houses: Houses) -> None:
    """Eve plays with Ben, on a line, and takes everything home."""
    evening = Evening(houses, "cards 3")
    table = table_of_eve(evening)
    evening.enter(EVE, table, 0)
    for choice in range(12):
        evening.play(table, choice)
    assert evening.end() is not None


def test_two_worlds_are_the_same_for_a_cheat(houses: Houses) -> None:
    haru_in_two_worlds(houses)


def test_a_race_is_the_same_in_two_worlds(houses: Houses) -> None:
    """Eve and Ben bid the same, are shown that, and Eve is quick; for Ben she cannot race."""
    evening = Evening(houses, "cards 1")
    table = table_of_eve(evening, options={"edition": "croak"})
    lines = {seat: evening.enter(guest, table, seat) for seat, guest in ((0, EVE), (1, BEN))}
    while (standing := evening.table(table).standing).race_after is None:
        bids = [set(standing.line.position.legal_texts(seat)) for seat in standing.line.position.choosing]
        same = sorted(set.intersection(*bids)) if len(bids) == 2 else []
        for seat, guest in ((0, EVE), (1, BEN)) if same else ():
            evening.command(guest, table, "act", seat=seat, ply=standing.line.ply, action=same[0])
        if not same:
            evening.play(table)
    for seat, guest in ((0, EVE), (1, BEN)):
        evening.command(guest, table, "shown", line=lines[seat], seat=seat, number=standing.number)
    assert evening.command(EVE, table, "race", seat=1, ply=standing.line.ply) is None
    assert evening.command(EVE, table, "race", seat=0, ply=standing.line.ply) is not None
    evening.end()


def test_a_leak_in_a_view_would_be_seen(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    def too_much(self: Position, seat: int | None, *rest: object) -> dict[str, Any]:
        return self._full_view(seat) | {"choosing": list(self.choosing), "legal": []}

    monkeypatch.setattr(Position, "view_for", too_much)
    with pytest.raises(Finding, match="two worlds"):
        haru_in_two_worlds(houses)


def test_a_leak_in_the_number_of_frames_would_be_seen(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same frames, but for a quiet one more where Ben holds something low."""
    show = Table._show

    def too_often(self: Table, viewer: int | None, news: Sequence[Told]) -> None:
        show(self, viewer, news)
        if viewer == 0 and int(self.position.state.hand[1]) % 4:
            self._show_again(viewer)

    monkeypatch.setattr(Table, "_show", too_often)
    with pytest.raises(Finding, match="two worlds"):
        haru_in_two_worlds(houses)


def test_a_secret_that_is_shown_too_early_would_be_seen(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    told = Table.table_info

    def too_early(self: Table, guest: str) -> TableInfo:
        return msgspec.structs.replace(told(self, guest), secret=self.line.dealer.secret.hex())

    monkeypatch.setattr(Table, "table_info", too_early)
    with pytest.raises(Finding, match="secret was shown"):
        haru_in_two_worlds(houses)


# One attack for each row


def door_of(row: Row) -> Door:
    return row.deed, row.bar.__name__


def without(patch: pytest.MonkeyPatch, *doors: Door) -> None:
    patch.setattr(powers, "POWERS", tuple(row for row in POWERS if door_of(row) not in doors))
    if RECORD in doors:
        note = Line.note
        patch.setattr(Line, "note", lambda line, told: None if line.is_over else note(line, told))


def attack(houses: Houses, script: Script) -> None:
    evening = Evening(houses)
    script(evening)
    evening.end()


@pytest.mark.parametrize("door", ATTACKS, ids=" ".join)
def test_no_attack_succeeds(houses: Houses, monkeypatch: pytest.MonkeyPatch, door: Door) -> None:
    """Where two rows keep one door shut, each does so alone."""
    without(monkeypatch, *ATTACKS[door].beside)
    attack(houses, ATTACKS[door].script)


@pytest.mark.parametrize("row", POWERS, ids=lambda row: " ".join(door_of(row)))
def test_without_any_single_row_an_attack_succeeds(houses: Houses, monkeypatch: pytest.MonkeyPatch, row: Row) -> None:
    found = ATTACKS.get(door_of(row))
    assert found is not None, "write an attack that this row is there for"
    without(monkeypatch, door_of(row), *found.beside)
    with pytest.raises(Finding):
        attack(houses, found.script)


@pytest.mark.parametrize("script", ONCE, ids=lambda script: script.__name__)
def test_what_once_worked_does_not(houses: Houses, script: Script) -> None:
    attack(houses, script)


def test_nobody_fills_a_log_beyond_its_limit(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    limit_notes(monkeypatch)
    attack(houses, attacks.page_through_a_long_log)


# Planted faults: each removes one rule that is not in the table of powers


def believe_tokens(patch: pytest.MonkeyPatch) -> None:
    """As the internal listener does, and with tokens for any request."""
    admit = Guard.admit

    def believe(guard: Guard, scope: Scope) -> str | None:
        token = Headers(scope=scope).get(INTER_SERVER_TOKEN)
        claims = None if token is None else guard.server.signer.read_from_server(token)
        if claims is None:
            return admit(guard, scope)
        _, _, scope["guest"], *_ = claims
        return None

    patch.setattr(Guard, "admit", believe)


def share_requests(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(commands, "request_key", lambda guest, request: request_key("", request))


def count_no_requests(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Buckets, "take", lambda buckets, name: True)


def repeat_questions(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(note_limits, "check_question", lambda *_: None)


def change_seats_at_will(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(note_limits, "check_seat_change", lambda *_: None)


def count_seat_changes_of_people_alone(patch: pytest.MonkeyPatch) -> None:
    check = note_limits.check_seat_change
    patch.setattr(note_limits, "check_seat_change", lambda draft, seat, person: check(draft, NO_SEAT, person))


def count_questions_of_people_alone(patch: pytest.MonkeyPatch) -> None:
    check = note_limits.check_question
    patch.setattr(note_limits, "check_question", lambda draft, person, asked: check(draft, person, NO_SEAT))


def limit_notes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(note_limits, "MOST_NOTES_AT_TABLE", FEW_NOTES)


def write_into_a_full_log(patch: pytest.MonkeyPatch) -> None:
    limit_notes(patch)
    patch.setattr(note_limits, "check_table", lambda _: None)


def tell_everybody_of_devices(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(events, "told_notes", lambda notes, standing, viewer: [note for note in notes if note.is_told])


def tell_nobody_of_devices(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(events, "told_notes", lambda notes, standing, viewer: [note for note in notes if note.reader is None])


def show_the_code_to_watchers(patch: pytest.MonkeyPatch) -> None:
    without(patch, ("invite", "outsider"))


def count_a_hand_among_the_notes(patch: pytest.MonkeyPatch) -> None:
    def too_many(standing: Standing, viewer: int | None, before: int | None) -> EarlierNotes:
        page = events.earlier_notes(standing, viewer, before)
        return msgspec.structs.replace(page, seat_changes=standing.line.position.state.hand[1].tolist())

    patch.setattr(app, "earlier_notes", too_many)


MISSING: dict[Callable[[pytest.MonkeyPatch], None], tuple[Script, str]] = {
    believe_tokens: (attacks.use_the_token_of_another_server, "because of a token"),
    share_requests: (attacks.use_the_request_of_another, "it is not"),
    count_no_requests: (attacks.change_a_name_too_often, "in a flood"),
    repeat_questions: (attacks.ask_again_and_again, "repeated a question"),
    change_seats_at_will: (attacks.come_and_go, "too many seat changes"),
    count_seat_changes_of_people_alone: (attacks.sit_down_with_a_new_cookie_each_time, "too many changes of one seat"),
    count_questions_of_people_alone: (attacks.ask_an_accomplice_in_turns, "too many questions to one seat"),
    write_into_a_full_log: (attacks.page_through_a_long_log, "in a full log"),
    tell_everybody_of_devices: (attacks.use_the_personal_code_of_another, "joined the seat of another"),
    tell_nobody_of_devices: (attacks.use_the_personal_code_of_another, "every device"),
    show_the_code_to_watchers: (attacks.sit_down_by_a_link_to_watch, "the code of the table"),
    count_a_hand_among_the_notes: (attacks.page_through_a_long_log, "two worlds"),
}


@pytest.mark.parametrize("plant", MISSING, ids=lambda plant: plant.__name__)
def test_a_rule_that_is_missing_would_be_seen(
    houses: Houses, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    script, finding = MISSING[plant]
    plant(monkeypatch)
    with pytest.raises(Finding, match=finding):
        attack(houses, script)


def test_an_undo_across_a_draw_would_be_seen(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a server that forgets who has held a seat."""
    monkeypatch.setattr(Situation, "others", False)
    with pytest.raises(Finding, match="a draw, or an action of another"):
        attack(houses, take_a_draw_back_once_the_other_has_left)
