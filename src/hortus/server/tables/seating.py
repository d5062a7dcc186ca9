"""How seats change hands. Each function asks policy first, then changes a draft; notes tell everybody."""

from __future__ import annotations

from dataclasses import replace

from hortus.policy.powers import Deed, Kind, Situation, refusal
from hortus.records.notes import Note
from hortus.server.errors import NoFreeSeat, NoPower, Stale
from hortus.server.protocol import Ask, Consent, Renew, Settle, Takeover
from hortus.server.storage.rows import FORGOTTEN
from hortus.server.tables import note_limits
from hortus.server.tables.links import new_code, new_key
from hortus.server.tables.seats import Power, Seat, ask_info, clean_name
from hortus.server.tables.standing import Draft

STAND_IN = "level3"
"""Plays on for somebody who is forgotten."""

JOINING: tuple[Deed, ...] = ("join", "sit")


def check(at: Situation, *deeds: Deed, seat: int = 0) -> None:
    """Refuse what policy bars."""
    for deed in deeds:
        reason = refusal(deed, at, seat)
        if reason is not None:
            raise NoFreeSeat(reason) if deed in JOINING else NoPower(reason)


# Sitting down, leaving, coming back


def sit(draft: Draft, guest: str, number: int, name: str) -> None:
    """The guest binds the seat: nobody else's link or code gives it any more."""
    before = draft.seats[number]
    person = draft.people.get(guest)
    note_limits.check_notes_without_seat(draft, person)
    if person is None:
        note_limits.check_people(draft)
        person = max(draft.people.values(), default=0) + 1
        draft.know(guest, person)
    note_limits.check_seat_change(draft, number, person)
    name = clean_name(name) or before.name
    seat = Seat("person", name, "", before.epoch, person, new_key())
    draft.settle(number, seat, Note("sits", number, person))


def add_device(draft: Draft, guest: str, number: int) -> None:
    """Add a device of the person on a seat. A note tells this person alone: the code may have been stolen."""
    person = draft.seats[number].person
    if person is not None and guest not in draft.people:
        note_limits.check_devices(draft, person)
        draft.know(guest, person)
        notes = [Note("device", number, person)] if note_limits.may_note_device(draft, person) else []
        draft.tell(*notes, seats=True, reader=person)


def stand_in(draft: Draft, number: int, player: str, *before: Note, absent: bool = False) -> None:
    """A computer plays for a person, who may have the seat back."""
    seat = draft.seats[number]
    note = Note("computer", number, seat.person, player, "absent" if absent else "left")
    draft.settle(number, replace(seat, kind="computer", player=player), *before, note)


def take_back(draft: Draft, number: int) -> None:
    seat = draft.seats[number]
    draft.settle(number, replace(seat, kind="person", player=""), Note("back", number, seat.person))


def free(draft: Draft, number: int, kind: Kind, name: str = "", *before: Note) -> None:
    """Whoever comes may sit down."""
    seat = draft.seats[number]
    note = Note("open", number, seat.person, how=None if seat.person is None else "left")
    epoch = seat.epoch + (seat.person is not None)  # whoever left it has no link to it
    draft.settle(number, Seat(kind, name, epoch=epoch), *before, note)


def settle(draft: Draft, at: Situation, guest: str, wish: Settle, player: str) -> None:
    """Decide who plays on one's own seat, or as a manager on a seat that belongs to nobody."""
    number, is_own = wish.seat, wish.seat < len(at.chairs) and at.is_own(wish.seat)
    name = clean_name(wish.name)
    if wish.kind == "person" and wish.here:
        if is_own or stands_in(at, number):
            check(at, "take back", seat=number)
            note_limits.check_seat_change(draft, number, at.person)
            take_back(draft, number)
        else:
            check(at, "settle", "sit", seat=number)
            sit(draft, guest, number, name)
        return
    check(at, "leave" if is_own else "settle", seat=number)
    if wish.kind != "computer":
        check(at, "open", seat=number)
    person = at.person if is_own else None
    note_limits.check_seat_change(draft, number, person)
    note_limits.check_own_notes(draft, person)
    if is_own or wish.kind != "computer":  # else a game may wait for it
        note_limits.check_table(draft.around)
    if wish.kind != "computer":
        free(draft, number, wish.kind, name if wish.kind == "person" else "")
    elif is_own:
        stand_in(draft, number, player)
    else:
        seat = Seat("computer", "", player, draft.seats[number].epoch)
        draft.settle(number, seat, Note("computer", number, player=player))


def stands_in(at: Situation, number: int) -> bool:
    """Whether a computer plays there for a person."""
    return number < len(at.chairs) and at.chairs[number].kind == "computer" and at.chairs[number].person is not None


def forget(draft: Draft, guest: str) -> None:
    """A guest goes for good. In a game that goes on a computer stands in, and nobody takes the seat back from it."""
    person = draft.people.get(guest)
    if person is not None:
        is_last = draft.before.devices_of(person) == {guest}  # else the same person stays, on other devices
        for number in [number for number, seat in enumerate(draft.seats) if seat.person == person]:
            take_name(draft, number, is_last)
        draft.unknow(guest)
        if is_last:
            draft.know(f"{FORGOTTEN}{person}", person)
    for power in [power for power in draft.powers if power.guest == guest]:
        draft.take(power)


def take_name(draft: Draft, number: int, is_last: bool) -> None:
    seat = replace(draft.seats[number], name="")
    draft.settle(number, replace(seat, key=None, seen=None) if is_last else seat)
    if is_last and seat.kind == "person" and not draft.line.is_over:
        stand_in(draft, number, STAND_IN)


# Asking for consent


def ask(draft: Draft, at: Situation, wish: Ask, player: str) -> None:
    check(at, "ask", seat=wish.seat)
    if wish.kind == "open":
        check(at, "open", seat=wish.seat)
    by = min(at.held_seats, default=None)
    person = None if by is None else at.person
    note_limits.check_question(draft, person, wish.seat)
    note_limits.check_own_notes(draft, person)
    note_limits.check_table(draft.around)
    draft.tell(Note("asks", by, player=player, asked=wish.seat, wish=wish.kind), seats=True)


def consent(draft: Draft, at: Situation, answer: Consent) -> None:
    number = answer.seat
    check(at, "consent", seat=number)
    question = draft.around.company.asks[number]
    if answer.question not in (None, ask_info(question)):
        raise Stale("server-stale")
    if not answer.yes:
        draft.tell(Note("declines", number), seats=True)
    elif question.wish == "computer":
        stand_in(draft, number, question.player, Note("agrees", number))
    elif question.wish == "open":
        check(at, "leave", "open", seat=number)
        free(draft, number, "open", "", Note("agrees", number))
    else:
        draft.tell(Note("agrees", number), seats=True)
        company = draft.around.company
        if company.sitting <= {*company.agreed_to_pause, company.chair(question.seat).person} and not company.is_paused:
            draft.tell(Note("paused"), table=True)


def resume(draft: Draft, at: Situation) -> None:
    check(at, "go on")
    if draft.around.company.is_paused and not at.is_over:
        draft.tell(Note("resumed"), table=True)


def take_over(draft: Draft, at: Situation, wish: Takeover, player: str) -> None:
    check(at, "take over", seat=wish.seat)
    stand_in(draft, wish.seat, player, absent=True)


# Links


def renew(draft: Draft, at: Situation, guest: str, wish: Renew) -> None:
    """Who came by the old link has lost what it gave, but for the one who makes it anew."""
    if wish.what == "devices":
        check(at, "keep devices", seat=wish.seat)
        for other in draft.before.devices_of(draft.seats[wish.seat].person) - {guest}:
            draft.unknow(other)
        draft.settle(wish.seat, replace(draft.seats[wish.seat], key=new_key()))
    elif wish.what == "seat":
        check(at, "settle", seat=wish.seat)
        seat = draft.seats[wish.seat]
        draft.settle(wish.seat, replace(seat, epoch=seat.epoch + 1))
    else:
        check(at, "manage")
        for power in {power for power in draft.powers if power.what == wish.what} - {Power(guest, "manage")}:
            draft.take(power)
        if wish.what == "watch":
            draft.renew_watching(new_code())
        else:
            draft.renew_managing()
