"""The checker finds what it is there for: in small histories, each with one thing wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest

import hortus
from hortus.records import Dealer, Line, Record
from hortus.records.notes import Note
from hortus.server.protocol import encode
from hortus.server.tables.events import log_entries
from tests.faults import checker
from tests.faults.checker import Kind, check, check_episode, leaks
from tests.faults.flood import HANDSHAKES, REQUEST
from tests.faults.history import (
    BACK,
    DONE,
    FAILED,
    READY,
    UNREADY,
    Answer,
    Episode,
    LogRecord,
    Look,
    Public,
    Seen,
    Sent,
    Table,
    Viewer,
    Wait,
    digest,
    plain_log,
    view_digest,
)

pytestmark = pytest.mark.interpreted_only

HARU = hortus.load("haru_ichiban")
BIDS = 8  # the first action that is chosen in secret, after the dragonfly and two hands of three have been dealt
BOTH = (0, 1)


def played_line() -> Line:
    """Two bids, and the step after them."""
    line = Line.start(HARU, Dealer.with_secret(bytes(32)))
    for seat in BOTH:
        line.note(Note("sits", seat, seat + 1))
    line.deal_all()
    for _ in range(3):
        line.play(line.position.legal_actions()[0])
    line.resign(0)
    return line


def sent_for(line: Line, seat: int) -> Iterator[Sent]:
    """What the person on a seat had to send for it."""
    position = HARU.start()
    for ply, step in enumerate(line.steps):
        if step.actor == seat:
            first = ply if not position.is_sealed else ply - position.choosing.index(seat)
            action = HARU.action_text(step.action)
            yield Sent(0.0, f"request-{seat}-{ply}", "act", first, action, ply + 1, position.is_sealed)
        position.play(step.action)
    if line.resigned == seat:
        yield Sent(0.0, f"resign-{seat}", "resign", line.ply)


def seen_by(line: Line, seat: int | None) -> Iterator[Seen]:
    """A snapshot after each action: not what a server sends, but all that it may show."""
    again = Line(line.game, line.dealer)
    for number, step in enumerate(line.steps, 1):
        again.repeat(step.action)
        position = again.position
        log = plain_log(msgspec.json.decode(encode(log_entries(again, seat))))
        public = Public(again.ply, False, tuple(position.choosing), position.is_sealed, (), False, (), None)
        told = tuple(entry for _, entry in log)
        yield Seen(0.0, 1, True, 0, number, public, None, view_digest(position.view_for(seat)), digest(log), told)


@pytest.fixture
def table() -> Table:
    line = played_line()
    viewers = []
    for seat in (*BOTH, None):
        sent = [] if seat is None else list(sent_for(line, seat))
        answers = [Answer(1.0, one.request, DONE, 1) for one in sent]
        viewers.append(Viewer(seat, sent, answers, list(seen_by(line, seat))))
    return Table("table", HARU.name, viewers, Record.of(line, ["Ada", "Bob"], "2026-11-16").text())


def kinds(table: Table) -> set[Kind]:
    return {finding.kind for finding in check(table)}


def change(seen: Seen, **changes: object) -> Seen:
    return msgspec.structs.replace(seen, **changes)


def test_nothing_is_found_where_nothing_is_wrong(table: Table) -> None:
    assert check(table) == []


def test_the_only_choice_of_a_seat_is_its_own_though_the_game_ended_before_it_was_turned_over() -> None:
    line = Line.start(hortus.load("cherry_tree"), Dealer.with_secret(bytes(32)))
    line.deal_all()
    while not (line.position.is_sealed and len(line.position.legal_texts(1)) == 1):
        line.play(line.position.legal_actions()[0])
        line.deal_all()
    line.resign(0)
    record = Record.of(line, ["Ada", "Bob"], "2026-11-16")
    *before, last = seen_by(line, 1)
    for own, count in ((line.position.legal_texts(1)[0], 0), ("warm 3", 1)):
        viewer = Viewer(1, seen=[*before, change(last, own=own)])
        assert len(list(leaks(Table("table", "cherry_tree", [viewer]), record))) == count


@pytest.mark.parametrize(("is_choice", "found"), [(False, set()), (True, {"doubled"})])
def test_a_forced_action_played_again_by_choice_after_an_undo_is_not_doubled(
    table: Table, monkeypatch: pytest.MonkeyPatch, is_choice: bool, found: set[Kind]
) -> None:
    record = Record.read(table.record)
    played = list(checker.actions_of(record))
    chosen = next(one for one in played if one.actor == 0 and one.is_choice)
    taken_back = chosen._replace(is_choice=is_choice)
    monkeypatch.setattr(checker, "actions_of", lambda _: [taken_back, *played])
    assert {finding.kind for finding in checker.lost_or_doubled(table, record)} == found


def acknowledge_more(table: Table) -> None:
    sent = msgspec.structs.replace(table.viewers[0].sent[-2], request="another", action="bid 8", place=BIDS)
    table.viewers[0].sent.append(sent)
    table.viewers[0].answers.append(Answer(2.0, "another", DONE, 2))


def acknowledge_less(table: Table) -> None:
    table.viewers[1].sent.clear()
    table.viewers[1].answers.clear()


def refuse_what_counts(table: Table) -> None:
    table.viewers[1].answers[0] = Answer(1.0, table.viewers[1].sent[0].request, "stale")


def take_back_nothing(table: Table) -> None:
    table.viewers[0].sent.append(Sent(2.0, "undo", "undo", 10))
    table.viewers[0].answers.append(Answer(2.0, "undo", DONE, 2))


def win_no_race(table: Table) -> None:
    table.viewers[0].sent.append(Sent(2.0, "race", "race", 3, place=4))
    table.viewers[0].answers.append(Answer(2.0, "race", DONE, 2))


def resign_for_nothing(table: Table) -> None:
    table.viewers[1].sent.append(Sent(2.0, "resign", "resign", 3))
    table.viewers[1].answers.append(Answer(2.0, "resign", DONE, 2))


def tell_nobody_of_the_end(table: Table) -> None:
    table.viewers[0].sent.pop()
    table.viewers[0].answers.pop()


def tell_another_story(table: Table) -> None:
    seen = table.viewers[1].seen
    public = msgspec.structs.replace(seen[-1].public, chosen=(0,))
    seen[-1] = change(seen[-1], public=public)


def go_back_on_a_line(table: Table) -> None:
    seen = table.viewers[0].seen
    seen.append(change(seen[-3], snapshot=False))


def come_back_to_the_past(table: Table) -> None:
    seen = table.viewers[0].seen
    seen.append(change(seen[-1], line=2, floor=seen[-1].number + 1))


def show_two_tables(table: Table) -> None:
    seen = table.viewers[0].seen
    seen.append(change(seen[-1], log="other"))


def show_the_hand_of_another(table: Table) -> None:
    seen = table.viewers[0].seen
    seen[-1] = change(seen[-1], view=table.viewers[1].seen[-1].view)


def tell_what_another_was_told(table: Table) -> None:
    others = {entry for seen in table.viewers[1].seen for entry in seen.told}
    seen = table.viewers[0].seen
    seen[-1] = change(seen[-1], told=tuple(others))


def show_the_choice_of_another(table: Table) -> None:
    """Before it is turned over."""
    seen = table.viewers[0].seen
    seen[6] = change(seen[6], own="bid 8")


def never_answer(table: Table) -> None:
    table.viewers[0].answers.pop()


def give_up_waiting(table: Table) -> None:
    table.viewers[2].waits_for = "the record"


def turn_away(table: Table) -> None:
    table.viewers[1].turned_away.append("storage_failed")


def change_a_draw(table: Table) -> None:
    table.record = table.record.replace("secret: 00", "secret: 01", 1)


def end_in_the_middle(table: Table) -> None:
    table.record = table.record[: len(table.record) // 2]


WRONG: dict[Callable[[Table], None], Kind] = {
    acknowledge_more: "lost",
    acknowledge_less: "doubled",
    refuse_what_counts: "doubled",
    take_back_nothing: "lost",
    win_no_race: "lost",
    resign_for_nothing: "lost",
    tell_nobody_of_the_end: "doubled",
    tell_another_story: "disorder",
    go_back_on_a_line: "disorder",
    come_back_to_the_past: "past",
    show_two_tables: "disorder",
    show_the_hand_of_another: "leak",
    tell_what_another_was_told: "leak",
    show_the_choice_of_another: "leak",
    never_answer: "stuck",
    give_up_waiting: "stuck",
    turn_away: "turned away",
    change_a_draw: "draw",
    end_in_the_middle: "draw",
}


@pytest.mark.parametrize("spoil", WRONG, ids=lambda spoil: spoil.__name__)
def test_what_is_wrong_is_found(table: Table, spoil: Callable[[Table], None]) -> None:
    spoil(table)
    assert WRONG[spoil] in kinds(table)


# Episodes: seen at two servers, from second 10 to second 20

HURT, OTHER = 8001, 8002
PROMPT_S = 3.0


def episode_of(kind: str) -> Episode:
    """One in which the servers did as they should."""
    looks = [(10.1, READY), (10.2, UNREADY), (19.9, UNREADY), (20.1, UNREADY), (20.2, READY)]
    full = [LogRecord(10.1, "ERROR", f"{FAILED}: It is full."), LogRecord(20.1, "WARNING", f"{BACK}: It is not.")]
    log = full if kind == "full" else [LogRecord(12.0, "WARNING", "server_lost: Another server hangs.")]
    return Episode(
        kind,
        0 if kind == "full" else HURT,
        begun=10.0,
        ended=20.0,
        looks=[Look(at, port, status) for at, status in looks for port in (HURT, OTHER)] if kind == "full" else [],
        records={HURT: list(log), OTHER: list(log)},
        refused=HANDSHAKES,
    )


def at(seconds: float, *ports: int) -> list[Wait]:
    """Usual commands, and one that took that long."""
    usual = [Wait(10.0 + tenth / 10, 10.05 + tenth / 10, (OTHER,)) for tenth in range(10)]
    return [*usual, Wait(11.0, 11.0 + seconds, ports)]


def of_flood(*levels: str) -> list[LogRecord]:
    return [LogRecord(11.0, level, "Invalid HTTP request received.", f"{REQUEST}-1") for level in levels]


@pytest.mark.parametrize("kind", ["full", "hang", "flood"])
def test_nothing_is_found_in_an_episode_where_nothing_was_wrong(kind: str) -> None:
    assert check_episode(episode_of(kind), at(2.9, OTHER), PROMPT_S) == []


def say_ready_while_full(episode: Episode) -> None:
    episode.looks.insert(-4, Look(15.0, OTHER, READY))


def notice_nothing(episode: Episode) -> None:
    episode.looks = [Look(look.at, look.port, READY) for look in episode.looks]


def flap(episode: Episode) -> None:
    """As with a probe that needs no new room: an action fails, the probe succeeds, and so on."""
    episode.looks += [Look(12.0 + second, port, READY) for second in range(3) for port in (HURT, OTHER)]
    episode.looks.sort(key=lambda look: look.at)
    for port, records in episode.records.items():
        episode.records[port] = records * 3


def stay_unready(episode: Episode) -> None:
    episode.looks.pop()


def stay_silent(episode: Episode) -> None:
    episode.records[OTHER] = []


def tell_it_twice(episode: Episode) -> None:
    episode.records[HURT] *= 2


def never_tell_the_end(episode: Episode) -> None:
    episode.records[HURT].pop()


def log_a_flood(episode: Episode) -> None:
    episode.records[HURT] += of_flood(*["WARNING"] * 5)


def log_an_error(episode: Episode) -> None:
    episode.records[HURT] += of_flood("ERROR")


def log_a_fault(episode: Episode) -> None:
    """Without a request, as in a thread or in the exception handler of the loop."""
    episode.records[HURT].append(LogRecord(11.0, "ERROR", "fault: A connection failed"))


def leave_handshakes_waiting(episode: Episode) -> None:
    episode.refused -= 1


EPISODES: dict[Callable[[Episode], None], tuple[str, set[Kind]]] = {
    say_ready_while_full: ("full", {"ready"}),
    notice_nothing: ("full", {"ready"}),
    flap: ("full", {"ready", "log"}),
    stay_unready: ("full", {"ready"}),
    stay_silent: ("full", {"log"}),
    tell_it_twice: ("full", {"log"}),
    never_tell_the_end: ("full", {"log"}),
    log_a_flood: ("flood", {"log"}),
    log_an_error: ("flood", {"log"}),
    log_a_fault: ("flood", {"log"}),
    leave_handshakes_waiting: ("flood", {"stuck"}),
}


@pytest.mark.parametrize("spoil", EPISODES, ids=lambda spoil: spoil.__name__)
def test_what_is_wrong_in_an_episode_is_found(spoil: Callable[[Episode], None]) -> None:
    kind, found = EPISODES[spoil]
    episode = episode_of(kind)
    spoil(episode)
    assert {finding.kind for finding in check_episode(episode, [], PROMPT_S)} == found


@pytest.mark.parametrize(
    ("kind", "waits", "is_late"),
    [
        ("hang", at(9.0, OTHER), True),
        ("hang", at(9.0, OTHER, HURT), False),  # it was also sent to the server that hung
        ("flood", at(9.0, HURT), True),
        ("hang", [Wait(9.0, 19.0, (OTHER,))], False),  # something that was wrong before may have delayed it
        ("hang", [Wait(11.0, 16.0, (OTHER,)), *[Wait(12.0, 12.2, (OTHER,))] * 9], False),  # all is slow here
    ],
)
def test_commands_that_wait_too_long_during_an_episode_are_found(kind: str, waits: list[Wait], is_late: bool) -> None:
    assert [finding.kind for finding in check_episode(episode_of(kind), waits, PROMPT_S)] == ["late"] * is_late
