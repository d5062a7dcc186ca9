"""What each command does. Every guest's powers are checked here, and what the board looks like to whoever sends it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import Any

from hortus.contract.errors import HortusError, NotChoosing
from hortus.contract.game import CHANCE
from hortus.contract.position import Position
from hortus.players.hints import Hint as BestAction
from hortus.policy.powers import Situation
from hortus.server import protocol as words
from hortus.server.errors import NoAids, NotFound, ServerFault, Stale, refused
from hortus.server.protocol import (
    Answer,
    Command,
    Done,
    Figure,
    HintRow,
    HintTold,
    OddsRow,
    OddsTold,
    Previewed,
    ReviewTold,
    Sentence,
    Tried,
)
from hortus.server.storage.rows import request_key
from hortus.server.tables import note_limits, reviews, seating
from hortus.server.tables.events import NO_CHANGE, difference
from hortus.server.tables.hall import Hall
from hortus.server.tables.seats import clean_name
from hortus.server.tables.standing import Draft, check_choosing
from hortus.server.tables.table import Table
from hortus.server.tables.wishes import checked_player

log = logging.getLogger(__name__)

Playing = words.Act | words.Race | words.Undo | words.Resign | words.Rename
GOOD = 0.04
"""What is tried in place of a mistake is to give away less than that of the chance to win."""
ON_BOARD = (words.Act, words.Race, words.Undo)
"""Commands for the board that the page shows, and for no other."""


async def obey(hall: Hall, table: Table, guest: str, command: Command) -> Answer:
    """Carry out a command, or say why not; then nothing has changed."""
    try:
        handle = COMMANDS.get(type(command)) or partial(HALL_COMMANDS[type(command)], hall)
        answer = await handle(table, guest, command)
    except HortusError as error:
        return refused(error, command.request)
    except Exception:
        log.exception("fault: A command failed: %s", type(command).__name__)
        return refused(ServerFault("server-fault"), command.request)
    with suppress(HortusError):  # what was asked for is done, whether this can be written down or not
        await table.hear_of(guest)
    return answer or Done(command.request, table.standing.number)


# Playing


async def play(table: Table, guest: str, command: Playing, work: Callable[[Draft], None]) -> None:
    """For a seat by whoever holds it, on the board that the page shows."""

    def checked(draft: Draft) -> None:
        table.check(guest, "act", seat=command.seat)
        if isinstance(command, ON_BOARD) and command.ply != draft.line.ply:
            raise Stale("server-stale")
        work(draft)

    await table.change(request_key(guest, command.request), checked)


async def act(table: Table, guest: str, command: words.Act) -> None:
    action = table.line.game.read_action(command.action)
    await play(table, guest, command, lambda draft: draft.act(command.seat, action))


async def race(table: Table, guest: str, command: words.Race) -> None:
    await play(table, guest, command, lambda draft: draft.race(command.seat))


async def undo(table: Table, guest: str, command: words.Undo) -> None:
    def checked(draft: Draft) -> None:
        note_limits.check_undo(draft, command.seat)
        draft.undo(command.seat)

    await play(table, guest, command, checked)


async def resign(table: Table, guest: str, command: words.Resign) -> None:
    await play(table, guest, command, lambda draft: draft.resign(command.seat))


async def rename(table: Table, guest: str, command: words.Rename) -> None:
    name = clean_name(command.name)
    await play(
        table, guest, command, lambda draft: draft.settle(command.seat, replace(draft.seats[command.seat], name=name))
    )


async def rematch(hall: Hall, table: Table, guest: str, command: words.Rematch) -> None:
    table.check(guest, "go on")
    await hall.rematch(table, request_key(guest, command.request))


async def hurry(table: Table, guest: str, command: words.Hurry) -> None:
    table.check(guest, "go on")
    table.hurry()


async def shown(table: Table, guest: str, command: words.Shown) -> None:
    table.shown(guest, command.seat, command.number)


# Asking


async def why(table: Table, guest: str, command: words.Why) -> None:
    known, action = known_and_action(table, guest, command.seat, command.action)
    known.check(action, command.seat)


async def preview(table: Table, guest: str, command: words.Preview) -> Previewed:
    """A sealed choice changes nothing on the board until all are in."""
    if command.ply is not None:
        return Previewed(command.request, after_earlier(table, guest, command.seat, command.ply, command.action))
    known, action = known_and_action(table, guest, command.seat, command.action)
    if known.is_sealed:
        known.check(action, command.seat)
        return Previewed(command.request, NO_CHANGE)
    known.play(action)
    view = known.view_for(command.seat, table.standing.facts.authentic)
    return Previewed(command.request, difference(table.eyes(command.seat).view, view))


def after_earlier(table: Table, guest: str, seat: int, ply: int, text: str) -> Any:
    """What an action would have changed for a seat, from what it knew after so many actions of a game that is over."""
    check_review(table, guest)
    table.check(guest, "look", seat=seat)
    position = earlier(table, ply)
    if seat not in position.choosing:
        raise NotChoosing("server-not-your-turn")
    known, action = position.seen_by(seat), table.line.game.read_action(text)
    if known.is_sealed:
        known.check(action, seat)
        return NO_CHANGE
    known.play(action)
    is_authentic = table.standing.facts.authentic
    return difference(position.view_for(seat, is_authentic), known.view_for(seat, is_authentic))


def check_review(table: Table, guest: str) -> None:
    table.check_viewer(guest, None)
    table.check(guest, "review")


def earlier(table: Table, ply: int) -> Position:
    if ply > table.line.ply:
        raise NotFound("record-no-such-ply", ply=ply, count=table.line.ply)
    return table.position.at(ply)


def known_and_action(table: Table, guest: str, seat: int, text: str) -> tuple[Position, int]:
    """What the seat knows, to be played on, and the action that it asks about."""
    table.check(guest, "look", seat=seat)
    check_choosing(table.line, seat)
    return table.position.seen_by(seat), table.line.game.read_action(text)


async def odds(table: Table, guest: str, command: words.Odds) -> OddsTold:
    table.check_viewer(guest, command.seat)
    odds_for = table.line.game.odds
    if odds_for is None or not table.standing.facts.aids:
        raise NoAids("server-no-aids")
    position = table.position.copy()
    found = [] if table.line.is_over else await asyncio.to_thread(odds_for, position, command.seat)  # takes a while
    text = table.line.game.action_text
    return OddsTold(
        command.request, [OddsRow(text(row.action), figures(row.chances), figures(row.means)) for row in found]
    )


async def hint(hall: Hall, table: Table, guest: str, command: words.Hint) -> HintTold:
    """Thought about where the computers think, from what the seat may know; one at a time for a guest."""
    line, seat = table.line, command.seat

    def note(draft: Draft) -> None:
        table.check(guest, "hint", seat=seat)
        if draft.line.ply != line.ply:
            raise Stale("server-stale")
        note_limits.check_hints(draft.around)  # others may have asked during the search
        draft.hint(seat)

    table.check(guest, "hint", seat=seat)
    check_choosing(line, seat)
    note_limits.check_hints(table.standing.around)
    with hall.one_at_a_time(guest, "server-one-hint"):
        found = await hall.computers.hint(line.game, line.position.known_bytes(seat), seat)
        await table.change(None, note)
    return HintTold(command.request, line.ply, found.simulations, [hint_row(best) for best in found.best])


async def review(hall: Hall, table: Table, guest: str, command: words.Review) -> ReviewTold:
    """Made in the background; whoever looks is told how far it is."""
    check_review(table, guest)
    work = await hall.reviews.open(table.standing, guest)
    await work.more_than(command.known)
    work.check()
    return await asyncio.to_thread(reviews.told, work.as_it_is(), command.request)  # its sentences take a while


async def try_again(hall: Hall, table: Table, guest: str, command: words.Try) -> Tried:
    """Judged where the computers think, as the review does it; one at a time for a guest."""
    line, ply = table.line, command.ply - 1
    check_review(table, guest)
    seat = line.steps[ply].actor if ply < line.ply else CHANCE
    if seat == CHANCE:
        raise NotFound("server-no-decision", ply=command.ply)
    changes = after_earlier(table, guest, seat, ply, command.action)
    action = line.game.read_action(command.action)
    with hall.one_at_a_time(guest, "server-one-try"):
        known = line.position.at(ply).known_bytes(seat)
        judged = await hall.computers.judge(reviews.as_installed(line.game), known, seat, action)
    if judged is None:
        raise NotFound("server-no-decision", ply=command.ply)
    why = await asyncio.to_thread(reviews.reasons_for, line, ply, judged) if judged.best == action else []
    return Tried(command.request, judged.loss < GOOD, reviews.judged_info(line, command.ply, judged, why), changes)


def hint_row(best: BestAction) -> HintRow:
    reasons = [Sentence(reason.id, dict(reason.arguments)) for reason in best.reasons]
    kinds = best.is_exact, best.is_for_round, best.is_if_open
    return HintRow(best.text, best.share, best.estimate, best.low, best.high, *kinds, reasons)


def figures(counted: Mapping[str, Fraction]) -> dict[str, Figure]:
    return {name: Figure(str(value), float(value)) for name, value in counted.items()}


async def ping(table: Table, guest: str, command: words.Ping) -> None:
    pass


# Seats


async def settle(table: Table, guest: str, command: words.Settle) -> None:
    player = checked_player(command.player) if command.kind == "computer" else ""
    await change_seats(table, guest, command, lambda draft, at: seating.settle(draft, at, guest, command, player))


async def ask(table: Table, guest: str, command: words.Ask) -> None:
    player = checked_player(command.player) if command.kind == "computer" else ""
    await change_seats(table, guest, command, lambda draft, at: seating.ask(draft, at, command, player))


async def consent(table: Table, guest: str, command: words.Consent) -> None:
    await change_seats(table, guest, command, lambda draft, at: seating.consent(draft, at, command))


async def takeover(table: Table, guest: str, command: words.Takeover) -> None:
    player = checked_player(command.player)
    await change_seats(table, guest, command, lambda draft, at: seating.take_over(draft, at, command, player))


async def resume(table: Table, guest: str, command: words.Resume) -> None:
    await change_seats(table, guest, command, seating.resume)


async def renew(table: Table, guest: str, command: words.Renew) -> None:
    await change_seats(table, guest, command, lambda draft, at: seating.renew(draft, at, guest, command))


async def change_seats(table: Table, guest: str, command: Command, work: Callable[[Draft, Situation], None]) -> None:
    """Policy is asked about the table as it stands when its turn has come to be changed."""
    await table.change(request_key(guest, command.request), lambda draft: work(draft, table.situation(guest)))


async def delete(hall: Hall, table: Table, guest: str, command: words.Delete) -> None:
    table.check(guest, "manage")
    await hall.delete(table)


COMMANDS: dict[type, Callable[[Table, str, Any], Awaitable[Answer | None]]] = {
    words.Act: act,
    words.Race: race,
    words.Undo: undo,
    words.Resign: resign,
    words.Why: why,
    words.Preview: preview,
    words.Odds: odds,
    words.Hurry: hurry,
    words.Shown: shown,
    words.Ask: ask,
    words.Consent: consent,
    words.Takeover: takeover,
    words.Resume: resume,
    words.Renew: renew,
    words.Rename: rename,
    words.Settle: settle,
    words.Ping: ping,
}
HALL_COMMANDS: dict[type, Callable[[Hall, Table, str, Any], Awaitable[Answer | None]]] = {
    words.Hint: hint,
    words.Review: review,
    words.Try: try_again,
    words.Rematch: rematch,
    words.Delete: delete,
}
