"""The company at a table: what the notes of a record may tell, and which line is named if they tell what cannot be."""

from __future__ import annotations

import pytest

import hortus
from hortus.contract.errors import BadRecord
from hortus.records import Dealer, Line, Note, Record, Step, verify
from hortus.records.company import Company, why_not
from hortus.records.form import digest_of
from hortus.records.notes import read_note
from tests.records.games import DATE, haru, played

pytestmark = pytest.mark.interpreted_only

SEATS = {2: ("Ada", "Bo"), 3: ("Ada", "Bo", "Cy")}
BOTH = ("red sits 1", "yellow sits 2")
TIDY = Dealer.with_secret(b"n" * 32)


def line_of(*notes: str, dealer: Dealer = TIDY, absence: int | None = None) -> Line:
    """A line at its first choice, and these notes. A line tells what it is told: reading asks."""
    line = Line(haru(), dealer, absence=absence)
    line.deal_all()
    for text in notes:
        note = read_note(text, line.seat_names)
        assert note is not None, text
        line.note(note)
    return line


def text_of(line: Line) -> str:
    return Record.of(line, SEATS[len(line.seat_names)], DATE).text()


def wrong_note(line: Line) -> tuple[str, str] | None:
    """What reading finds wrong, and the line that it names; None: all is well."""
    text = text_of(line)
    try:
        assert Record.read(text).text() == text
    except BadRecord as error:
        return error.message_id, text.split("\n")[error.arguments["line"] - 1]
    return None


@pytest.mark.parametrize(
    "notes",
    [
        (),
        BOTH,
        ("red sits 1", "yellow sits 1"),  # one person on both sides of the table
        ("red sits 1", "yellow open", "yellow sits 2"),
        ("yellow computer level3", "yellow computer level5", "yellow open", "yellow sits 1"),
        (*BOTH, "yellow computer level3 left 2", "yellow back 2"),
        (*BOTH, "yellow computer level3 absent 2", "yellow back 2"),
        (*BOTH, "yellow computer level3 left 2", "yellow open left 2", "yellow sits 3"),
        (*BOTH, "red asks yellow computer level3", "yellow agrees", "yellow computer level3 left 2"),
        (*BOTH, "manager asks yellow open", "yellow agrees", "yellow open left 2"),
        (*BOTH, "manager asks yellow open", "yellow declines", "red asks yellow open", "yellow declines"),
        (*BOTH, "red asks yellow pause", "yellow agrees", "paused", "resumed"),
        (*BOTH, "red hint", "yellow hint", "yellow hint"),
        ("red sits 1", "yellow computer level3", "paused", "resumed"),
    ],
)
def test_what_may_happen_around_a_table_is_read_and_written_again(notes: tuple[str, ...]) -> None:
    assert wrong_note(line_of(*notes, absence=300)) is None


@pytest.mark.parametrize(
    ("notes", "message_id"),
    [
        ((*BOTH, "yellow sits 1"), "record-seat-held"),
        ((*BOTH, "yellow sits 2"), "record-seat-held"),
        ((*BOTH, "yellow computer level3 left 2", "yellow sits 1"), "record-seat-held"),
        (("red sits 2",), "record-person-skipped"),
        ((*BOTH, "yellow open left 2", "yellow sits 4"), "record-person-skipped"),
        (("red back 1",), "record-nobody-stood-in"),
        ((*BOTH, "yellow back 2"), "record-nobody-stood-in"),
        ((*BOTH, "yellow computer level3 left 2", "yellow back 1"), "record-nobody-stood-in"),
        ((*BOTH, "yellow open left 2", "yellow back 2"), "record-nobody-stood-in"),
        ((*BOTH, "yellow computer level3"), "record-seat-held"),
        ((*BOTH, "yellow open"), "record-seat-held"),
        ((*BOTH, "yellow computer level3 left 2", "yellow open"), "record-seat-held"),
        ((*BOTH, "yellow computer level3 left 1"), "record-not-the-holder"),
        ((*BOTH, "yellow open left 1"), "record-not-the-holder"),
        (("yellow computer level3 left 1",), "record-not-the-holder"),
        ((*BOTH, "yellow open absent 2"), "record-no-absence"),
        (
            (*BOTH, "red asks yellow pause", "yellow agrees", "paused", "yellow computer level3 absent 2"),
            "record-no-absence",
        ),
        (("red sits 1", "red asks yellow open"), "record-nobody-there"),
        (("yellow sits 1", "red asks yellow open"), "record-nobody-there"),
        ((*BOTH, "red computer level3 left 1", "manager asks red open"), "record-nobody-there"),
        (("red sits 1", "yellow computer level3", "yellow hint"), "record-nobody-there"),
        (("red sits 1", "yellow open", "yellow hint"), "record-nobody-there"),
        ((*BOTH, "yellow agrees"), "record-not-asked"),
        ((*BOTH, "red asks yellow open", "red agrees"), "record-not-asked"),
        ((*BOTH, "red asks yellow open", "yellow declines", "yellow agrees"), "record-not-asked"),
        ((*BOTH, "red asks yellow open", "red computer level3 left 1", "yellow agrees"), "record-not-asked"),
        ((*BOTH, "red asks yellow open", "yellow agrees", "yellow computer level3 left 2"), "record-consent-due"),
        ((*BOTH, "red asks yellow open", "yellow agrees", "red computer level3 left 1"), "record-consent-due"),
        ((*BOTH, "paused"), "record-no-pause"),
        ((*BOTH, "red asks yellow pause", "paused"), "record-no-pause"),
        ((*BOTH, "red asks yellow pause", "yellow declines", "paused"), "record-no-pause"),
        (("red sits 1", "paused", "paused"), "record-no-pause"),
        (("red sits 1", "resumed"), "record-not-paused"),
        (("red computer level3", "red undo 6"), "record-nobody-there"),
        ((*BOTH, "red undo 6"), "record-wrong-undo"),
    ],
)
def test_what_cannot_be_is_refused_at_its_line(notes: tuple[str, ...], message_id: str) -> None:
    assert wrong_note(line_of(*notes, absence=300)) == (message_id, f"* {notes[-1]}")


def test_nobody_is_absent_where_nothing_was_agreed_before() -> None:
    note = "yellow computer level3 absent 2"
    assert wrong_note(line_of(*BOTH, note)) == ("record-no-absence", f"* {note}")


@pytest.mark.parametrize(("notes", "wrong"), [(BOTH, "yellow sits 2"), (("red sits 1", "yellow open"), "yellow open")])
def test_whoever_chose_the_seed_plays_alone(notes: tuple[str, ...], wrong: str) -> None:
    line = line_of(*notes, dealer=Dealer.from_seed("42"))
    assert wrong_note(line) == ("record-chosen-seed", f"* {wrong}")


def test_a_chosen_seed_has_one_person_on_any_seats() -> None:
    assert wrong_note(line_of("red sits 1", "yellow sits 1", dealer=Dealer.from_seed("42"))) is None


def test_what_was_agreed_to_is_done_before_the_next_action() -> None:
    line = line_of(*BOTH, "red asks yellow open", "yellow agrees")
    line.play(line.position.legal_actions()[0])
    message_id, named = wrong_note(line) or ("", "")
    assert (message_id, named[:6]) == ("record-consent-due", "8 red ")


def test_what_was_agreed_to_is_done_before_the_end() -> None:
    message_id, named = wrong_note(line_of(*BOTH, "red asks yellow open", "yellow agrees")) or ("", "")
    assert (message_id, named[:6]) == ("record-consent-due", "end 7 ")


def test_a_chair_is_free_until_somebody_sits_there_and_when_it_is_open() -> None:
    company = Company([Note("sits", 0, 1)])
    assert [company.chair(seat).is_free for seat in (0, 1, None)] == [False, True, True]


def test_a_copy_that_hears_more_leaves_the_first_company_as_it_is() -> None:
    company = Company([Note("sits", 0, 1)])
    copied = company.copy()
    copied.hear(Note("sits", 1, 2))
    copied.hear(Note("asks", 0, asked=1, wish="pause"))
    assert (company.chair(1).person, company.asks) == (None, {})
    assert (copied.chair(0), copied.chair(1).person, list(copied.asks)) == (company.chair(0), 2, [1])


def test_of_three_two_others_must_agree_to_a_pause() -> None:
    company = Company([Note("sits", seat, seat + 1) for seat in range(3)])
    line = Line.start(hortus.load("ishtar", players="3"))
    paused = Note("paused")
    company.hear(Note("asks", 0, asked=1, wish="pause"))
    company.hear(Note("agrees", 1))
    assert why_not(paused, company, line) == "record-no-pause"
    company.hear(Note("asks", 0, asked=2, wish="pause"))
    company.hear(Note("agrees", 2))
    assert why_not(paused, company, line) is None


# Undo


def bids(line: Line) -> Line:
    """Both bid; the draws of the next turn come only after the flowers."""
    for _ in range(2):
        line.play(line.position.legal_actions()[-1])
    return line


def test_alone_with_computers_everything_is_taken_back() -> None:
    line = bids(line_of("red sits 1", "yellow computer greedy"))
    line.take_back(0, 7)
    assert wrong_note(bids(line)) is None


@pytest.mark.parametrize(
    "notes",
    [
        BOTH,
        (*BOTH, "yellow computer greedy left 2"),  # who has ever sat there, has seen something
        (*BOTH, "yellow open left 2"),
        ("red sits 1", "yellow open"),
    ],
)
def test_among_people_no_secret_that_was_shown_is_taken_back(notes: tuple[str, ...]) -> None:
    line = bids(line_of(*notes))
    line.take_back(0, 7)
    assert wrong_note(bids(line)) == ("record-wrong-undo", "* red undo 7")


def test_an_undo_across_a_draw_among_two_people_is_found_by_verification() -> None:
    line = line_of(*BOTH)
    draws = line.events
    while line.events == draws:
        line.play(line.position.legal_actions()[0])
        line.deal_all()
    last = max(ply for ply, step in enumerate(line.steps) if step.actor >= 0)
    line.take_back(line.steps[last].actor, last)
    record = Record.of(line, SEATS[2], DATE)
    report = verify(record)
    assert report.wrong is not None
    assert report.wrong.message_id == "record-wrong-undo"
    named = record.text().split("\n")[report.wrong.arguments["line"] - 1]
    assert named == f"* {line.notes[-1].text(line.seat_names)}"
    assert (report.undos, report.people, report.is_good) == (0, 2, False)


def test_an_undo_goes_just_as_far_back_as_is_allowed() -> None:
    line = bids(line_of("red sits 1", "yellow computer greedy"))
    line.take_back(0, 8)
    assert wrong_note(line) == ("record-wrong-undo", "* red undo 8")


def test_without_notes_of_seats_an_undo_is_judged_as_if_alone() -> None:
    line = bids(line_of())
    line.take_back(0, 7)
    assert wrong_note(line) is None


# The text


def lines_of(line: Line) -> list[str]:
    return text_of(line).split("\n")[:-1]


def signed(lines: list[str]) -> str:
    lines[-1] = f"{lines[-1].rpartition(' ')[0]} {digest_of(lines[:-1])}"
    return "\n".join([*lines, ""])


def refused(lines: list[str]) -> tuple[str, int]:
    with pytest.raises(BadRecord) as error:
        Record.read(signed(lines))
    return error.value.message_id, error.value.arguments["line"]


def with_undo() -> Line:
    line = Line(haru(), TIDY)
    line.comment("Who comes?")
    line.note(Note("sits", 0, 1))
    line.note(Note("computer", 1, player="greedy"))
    line.deal_all()
    line.comment("Red thinks.")
    line.play(line.position.legal_actions()[0])
    line.comment("Oh no.")
    line.play(line.position.legal_actions()[0])
    line.take_back(0, 7)
    line.play(line.position.legal_actions()[1])
    line.comment("Better.")
    return line


def test_what_was_taken_back_stays_in_the_text_and_numbers_go_on_from_there() -> None:
    lines = lines_of(with_undo())
    body = [" ".join(line.split(" ")[:3]) for line in lines[lines.index("") + 1 :]]
    assert body[:4] == ["# Who comes?", "* red sits", "* yellow computer", "1 chance dragonfly"]
    assert body[9:-1] == [
        "7 chance draw",
        "# Red thinks.",
        "8 red bid",
        "9 yellow bid",
        "* red undo",
        "8 red bid",
        "# Better.",
    ]
    assert body[-1].startswith("end 8 ")
    assert wrong_note(with_undo()) is None


def test_line_numbers_are_those_of_the_text_with_notes_and_undone_actions() -> None:
    record = Record.of(with_undo(), SEATS[2], DATE)
    lines = record.text().split("\n")
    assert len(record.steps) == 8
    for ply, step in enumerate(record.steps, start=1):
        named = lines[record.line_number(ply) - 1]
        assert named.startswith(f"{ply} ")
        assert named.endswith(f" {record.game.action_text(step.action)}")


def test_a_line_comes_back_with_its_whole_chronicle_and_plays_on() -> None:
    line = with_undo()
    line.absence = 86400
    again = Record.read(text_of(line)).line()
    assert (again.chronicle, again.steps, again.comments) == (line.chronicle, line.steps, line.comments)
    assert (again.absence, again.events) == (86400, line.events)
    assert again.position.state_bytes() == line.position.state_bytes()
    for other in (line, again):
        other.take_back(0, 7)
    assert text_of(again) == text_of(line)


def test_what_was_taken_back_is_checked_too() -> None:
    lines = lines_of(with_undo())
    undone = lines.index(next(line for line in lines if line.startswith("9 yellow")))
    position = haru().start()
    for told in with_undo().chronicle[2:10]:
        assert isinstance(told, Step)
        position.play(told.action)
    held = position.legal_texts()
    lines[undone] = "9 yellow " + next(bid for value in range(1, 9) if (bid := f"bid {value}") not in held)
    assert refused(lines) == ("record-illegal", undone + 1)


def test_a_comment_stands_right_below_its_action() -> None:
    lines = lines_of(with_undo())
    place = lines.index("* red undo 7") + 1
    lines.insert(place, "# Later.")
    assert refused(lines) == ("record-comment-place", place + 1)


def test_what_was_taken_back_has_no_comment() -> None:
    lines = lines_of(with_undo())
    place = lines.index("* red undo 7")
    lines.insert(place, "# Gone.")
    assert refused(lines) == ("record-comment-place", place + 1)


@pytest.mark.parametrize("note", ["*", "*red sits 2", "*  red sits 2", "* red sits 2 ", "* blue sits 2", "* sits"])
def test_a_note_has_one_way_to_be_written(note: str) -> None:
    lines = lines_of(with_undo())
    place = lines.index("* red sits 1")
    lines[place] = note
    assert refused(lines) == ("record-bad-line", place + 1)


def test_nothing_happens_after_the_end() -> None:
    line = Line.start(haru(), TIDY, played(seed=3).position)
    lines = text_of(line).split("\n")[:-1]
    lines.insert(-1, "* red sits 1")
    assert refused(lines) == ("record-after-end", len(lines) - 1)


def test_notes_are_in_the_digest() -> None:
    text = text_of(line_of("red sits 1", "yellow computer level3"))
    with pytest.raises(BadRecord) as error:
        Record.read(text.replace("computer level3", "computer level5"))
    assert error.value.message_id == "record-altered"


# Absence


@pytest.mark.parametrize("seconds", ["0", "-1", "05", "soon", "", "٣", "9" * 5000])
def test_absence_is_a_number_of_seconds(seconds: str) -> None:
    lines = lines_of(line_of(absence=300))
    place = lines.index("absence: 300")
    lines[place] = f"absence: {seconds}"
    assert refused(lines) == ("record-bad-header", place + 1)


# Format 1


def test_the_first_format_knows_neither_notes_nor_absence() -> None:
    lines = lines_of(line_of("red sits 1"))
    lines[0] = "hortus record 1"
    assert refused(lines) == ("record-bad-line", lines.index("* red sits 1") + 1)
    lines = lines_of(line_of(absence=300))
    lines[0] = "hortus record 1"
    assert refused(lines) == ("record-unknown-header", lines.index("absence: 300") + 1)


def test_a_game_in_the_first_format_goes_on_in_it() -> None:
    lines = lines_of(line_of())
    lines[0] = "hortus record 1"
    text = signed(lines)
    record = Record.read(text)
    assert record.text() == text
    line = bids(record.line())
    line.absence = 300
    line.note(Note("sits", 0, 1))
    line.take_back(0, 7)
    assert text_of(line) == text
    assert verify(Record.read(text)).unproven == ("record-unproven-chronicle",)


# What verification tells


def test_verification_counts_people_seat_changes_and_undos() -> None:
    line = with_undo()
    line.take_back(0, 7)
    line.note(Note("computer", 0, 1, "level3", "left"))
    line.note(Note("back", 0, 1))
    report = verify(Record.of(line, SEATS[2], DATE))
    assert (report.undos, report.seat_changes, report.people) == (2, 2, 1)
    assert (report.unproven, report.is_good) == ((), True)


def test_an_open_seat_that_somebody_takes_is_no_change() -> None:
    report = verify(Record.of(line_of("red sits 1", "yellow open", "yellow sits 2"), SEATS[2], DATE))
    assert (report.seat_changes, report.people) == (0, 2)


@pytest.mark.parametrize("notes", [(), ("red sits 1",)])
def test_a_seat_of_which_nothing_is_told_leaves_open_who_sat_there(notes: tuple[str, ...]) -> None:
    report = verify(Record.of(line_of(*notes), SEATS[2], DATE))
    assert (report.people, report.unproven, report.is_good) == (None, ("record-unproven-people",), True)


def test_a_second_person_on_a_held_seat_is_found_by_verification() -> None:
    record = Record.of(line_of(*BOTH, "yellow sits 3"), SEATS[2], DATE)
    report = verify(record)
    assert report.wrong is not None
    assert report.wrong.message_id == "record-seat-held"
    assert record.text().split("\n")[report.wrong.arguments["line"] - 1] == "* yellow sits 3"
    assert (report.draws, report.people, report.is_good) == (7, 2, False)
