"""Every message between a page and the server. `protocol.d.ts` and `openapi.json` are made from this file.

A page sends commands, over the live socket or by HTTP POST: the same words, the same answers. The server sends a
snapshot when somebody arrives, then numbered events; whoever misses one asks from its last number, or gets a new
snapshot. Sentences travel as ids with arguments; the page has the language files.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hortus.contract.game import MOST_SEATS
from hortus.policy.powers import Kind
from hortus.records.form import LONGEST_NAME

LARGEST_MESSAGE = 4_096  # bytes

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Viewer = Seat | None
"""A seat, or None: a spectator."""
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Request = Annotated[str, Meta(min_length=8, max_length=36, pattern="^[A-Za-z0-9-]+$")]
"""Made up by the page for each command: the same one sent twice counts once, and the answer names it."""
ActionText = Annotated[str, Meta(max_length=60)]

encode = msgspec.json.Encoder().encode


class Incoming(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", tag=str.lower, frozen=True):
    """A command of a page."""

    request: Request


class Act(Incoming, frozen=True):
    """Play an action. At a sealed choice it is kept secret, and may be replaced until every seat has chosen."""

    seat: Seat
    ply: int  # how many actions lie on the board that the page shows: a command for another board is stale
    action: ActionText


class Race(Incoming, frozen=True):
    """Be the first where people race."""

    seat: Seat
    ply: int


class Undo(Incoming, frozen=True):
    """Take back one's last decision."""

    seat: Seat
    ply: int


class Resign(Incoming, frozen=True):
    """Give up; all others win."""

    seat: Seat


class Rematch(Incoming, frozen=True):
    """A new table with the same seats and options; the first seat moves on by one."""


class Why(Incoming, frozen=True):
    """Why is this not allowed? Answered by a refusal with its rule, or by `done` if it is allowed."""

    seat: Seat
    action: ActionText


class Preview(Incoming, frozen=True):
    """What would the board be after this action? Made from what the seat knows; reveals nothing."""

    seat: Seat
    action: ActionText
    ply: Annotated[int, Meta(ge=0)] | None = None  # as the seat knew it after so many actions of a game that is over


class Odds(Incoming, frozen=True):
    """The exact odds of a draw, where the game has them and the table allows aids."""

    seat: Viewer


class Hint(Incoming, frozen=True):
    """The best actions of a seat, from what it may know, where the table of powers allows hints. All see who asked."""

    seat: Seat


class Review(Incoming, frozen=True):
    """The review of a game that is over. The first who asks has it begun; what is there is told to all.

    Answered once more than `known` actions have been looked at, all have, or some seconds are over.
    """

    known: Annotated[int, Meta(ge=-1)] = -1  # how many the page has been told of


class Try(Incoming, frozen=True):
    """Something else in place of a decision of one's own, in a game that is over: how good would that have been?"""

    ply: Annotated[int, Meta(ge=1)]  # the number of the action that was played
    action: ActionText


class Hurry(Incoming, frozen=True):
    """Let the computer that thinks decide at once."""


class Shown(Incoming, frozen=True):
    """The page has shown event `number`. A table that is `paced` waits for that; elsewhere nobody needs to know."""

    seat: Viewer
    number: Annotated[int, Meta(ge=0)]


class Ask(Incoming, frozen=True):
    """Ask the person on a seat to leave it to a computer or to whoever comes, or to agree to a pause."""

    seat: Seat
    kind: Literal["computer", "open", "pause"]
    player: str = ""


class Consent(Incoming, frozen=True):
    """Answer the question that the person on a seat was asked."""

    seat: Seat
    yes: bool
    question: AskInfo | None = None  # as shown; refused if another one has replaced it. None: whichever is open


class Takeover(Incoming, frozen=True):
    """Let a computer stand in for a person who has been away for longer than the table allows."""

    seat: Seat
    player: str


class Resume(Incoming, frozen=True):
    """A pause is over."""


class Renew(Incoming, frozen=True):
    """Make a link anew: the old one is dead, and whoever came by it has to leave.

    Of `manage` all other managers, of `watch` (and the code) everybody who watches, of a `seat` nobody (only a free
    one has a link), of `devices` all other devices of one's own seat.
    """

    what: Literal["manage", "watch", "seat", "devices"]
    seat: Seat = 0


class Rename(Incoming, frozen=True):
    """A new name for a seat of one's own."""

    seat: Seat
    name: Name


class Settle(Incoming, frozen=True):
    """Decide who plays on a seat: a person (of this computer if `here`, else by a link), a computer player, or open.

    Who manages the table decides about seats that are nobody's; a person about the own seat, and takes it back from a
    computer that stands in with `person` and `here`.
    """

    seat: Seat
    kind: Kind
    name: Name = ""
    player: str = ""
    here: bool = False


class Delete(Incoming, frozen=True):
    """Manage: the table and everything about it is deleted."""


class Ping(Incoming, frozen=True):
    """Answered by `done`, to keep a quiet line open."""


Command = (
    Act
    | Race
    | Undo
    | Resign
    | Rematch
    | Why
    | Preview
    | Odds
    | Hint
    | Review
    | Try
    | Hurry
    | Shown
    | Ask
    | Consent
    | Takeover
    | Resume
    | Renew
    | Rename
    | Settle
    | Delete
    | Ping
)


class Sentence(msgspec.Struct, frozen=True):
    """A sentence of the language files."""

    id: str
    arguments: dict[str, Any] = {}


class AskInfo(msgspec.Struct, frozen=True):
    """What the person on a seat was asked and has not answered."""

    by: Viewer  # who asks; None: who manages the table, without a seat
    kind: Literal["computer", "open", "pause"]
    player: str


class Holder(msgspec.Struct, frozen=True):
    """Who held a seat for a while."""

    name: str  # of a person whose name the table still knows; else ""
    player: str  # of a computer
    yours: bool  # this guest


class SeatInfo(msgspec.Struct, frozen=True):
    key: str  # the seat as the language files know it: red, 2
    kind: Kind
    name: str  # of a person; "" if none was given
    player: str  # of a computer: level3
    present: bool  # somebody with this seat is connected now
    yours: bool  # this guest holds the seat
    hints: bool  # and may ask for hints there
    taken: bool  # it is somebody's; a person's seat that is nobody's is meant for a friend
    devices: int  # of the viewer's own seat: from how many devices it can be played; else 0
    returns: bool  # a computer stands in here for this guest, who may take the seat back
    away: str | None  # ISO time since when the table waits for its person, who is away; if the table limits that
    ask: AskInfo | None
    earlier: list[Holder]  # who held it before each note that gave it to another holder; the last hundred
    earlier_from: int  # how many such notes came before those


class UndoInfo(msgspec.Struct, frozen=True):
    """Whether the viewer may take back its last decision, and why not."""

    possible: bool
    reason: Sentence | None = None


class LogEntry(msgspec.Struct, frozen=True):
    ply: int  # 0: before the first action
    actor: Viewer  # whose action it was; None: chance
    action: str | None  # None: it was not for these eyes
    id: str
    arguments: dict[str, Any]
    rule: str | None  # the rule behind it
    after_halt: bool  # of what follows once the table has stopped to look at the same ply, see `Now.halt`
    note: bool = False  # about the table, not the game: it stays when actions are taken back
    turn: Sentence | None = None  # the turn that it belongs to, as a heading


class TableInfo(msgspec.Struct, frozen=True):
    id: str
    code: str  # to join by; "" for guests who neither play here nor manage the table
    game: str
    options: dict[str, str]
    aids: bool
    authentic: bool  # what everybody could remember is not shown (C24)
    commitment: str  # SHA-256 of the secret behind all draws
    secret: str | None  # shown when the game is over
    rematch: str | None  # the table of the next game
    manage: bool  # this guest may manage the table
    practice: bool  # alone with computers somebody has taken back or asked for a hint
    chosen: bool  # somebody chose the seed, and may know every draw
    onward: bool  # it goes on from a moment of another game, whose secrets somebody knows
    absence: int | None  # so many seconds somebody may be away before a computer may stand in; None: for ever
    paused: bool  # all have agreed that nobody's absence counts
    watchers: int  # guests who look on now and have no seat


class Now(msgspec.Struct, frozen=True):
    """What goes with a view: who acts, what may be done, what waits."""

    ply: int
    prompt: Sentence
    rule: str | None  # the rule of the step that is due
    choosing: list[Seat]  # seats that may choose now; at a sealed choice all that choose, whether they have or not
    sealed: bool
    chosen: list[Seat]  # seats whose sealed choice is in
    own: str | None  # the viewer's own sealed choice
    thinking: list[Seat]  # computer players at work
    race: bool  # people race now: the first `race` wins
    paced: bool  # the table waits for its pages: they say `shown` when they have shown this event
    halt: bool  # the table as a round ended, before it was cleared: to look at; the next event goes on
    undo: UndoInfo
    over: bool
    winners: list[Seat]
    resigned: Seat | None


class Outgoing(msgspec.Struct, tag_field="type", tag=str.lower, frozen=True):
    """A message of the server."""


class Snapshot(Outgoing, frozen=True):
    """Everything a viewer may know, at event `number`; of the notes in the log the last hundred."""

    number: int
    seat: Viewer
    table: TableInfo
    seats: list[SeatInfo]
    now: Now
    view: dict[str, Any]
    log: list[LogEntry]
    earlier_notes: int  # how many notes came before those in `log`, see `EarlierNotes`
    seat_changes: list[int]  # by seat: how many of these gave it to another holder


class Event(Outgoing, frozen=True):
    """Event `number`: what changed since event `number` - 1. The same number again: only `now`, `seats`, `table`."""

    number: int
    now: Now
    changes: Any  # of the view, see docs/protocol.md
    log: list[LogEntry]  # what is new
    back: bool = False  # actions were taken back: entries after `now.ply` are gone
    seats: list[SeatInfo] | None = None  # if they changed
    table: TableInfo | None = None  # if it changed


class Done(Outgoing, frozen=True):
    """A command was carried out."""

    request: str
    number: int  # the last event when this was answered


class Previewed(Outgoing, frozen=True):
    request: str
    changes: Any  # of the view, as in an event


class Figure(msgspec.Struct, frozen=True):
    exact: str  # a whole number or a fraction
    about: float


class OddsRow(msgspec.Struct, frozen=True):
    """What an action brings, counted out; each figure has the id of a sentence that says what it is."""

    action: str
    chances: dict[str, Figure]
    means: dict[str, Figure]


class OddsTold(Outgoing, frozen=True):
    request: str
    rows: list[OddsRow]


class HintRow(msgspec.Struct, frozen=True):
    """One of the best actions. Its chance is that to win, a shared victory counted by its share."""

    action: str
    share: float | None  # at a sealed choice: how often to choose it
    chance: float | None  # None: nothing was estimated, as there is no other action
    low: float | None  # the ends of the 95% interval
    high: float | None
    exact: bool
    for_round: bool  # exact for this round alone: how the game goes on after it is estimated
    if_open: bool  # exact if nothing were secret
    reasons: list[Sentence]


class HintTold(Outgoing, frozen=True):
    request: str
    ply: int  # of the board that it was thought about
    simulations: int  # how many the chances rest on; 0: none was needed
    rows: list[HintRow]  # the best one first


class JudgedInfo(msgspec.Struct, frozen=True):
    """A decision, judged by what its seat could know then. Chances are those to win, a shared victory by its share."""

    best: str  # where what was played is as good, that
    worth: float  # the chance of the seat if it does the best
    loss: float  # how much less what was played is worth
    low: float  # the ends of the 95% interval of the loss
    high: float
    sure: Literal["exact", "proved"] | None  # None: it was estimated
    mixed: bool  # a sealed choice: `worth` is that of a good mixture, `best` what it takes most often
    reasons: list[Sentence]  # what speaks for the best, if this was a mistake


class ReviewRow(msgspec.Struct, frozen=True):
    """One action of a game, and what came of it."""

    ply: int  # the number of the action, from 1 on
    actor: Viewer  # None: chance
    action: str | None  # None: the seat resigned
    w: list[float]  # by seat: the chance to win after it
    skill: float  # what its actor gave away, never above 0
    luck: list[float]  # by seat: what else its chance moved by
    kind: Literal["inaccuracy", "mistake", "blunder"] | None
    judged: JudgedInfo | None  # None: there was nothing to decide


class ReviewSeat(msgspec.Struct, frozen=True):
    """What a seat owes to what: start + skill + luck = result, or the chance after the last action looked at."""

    start: float
    skill: float
    luck: float
    result: float
    accuracy: float | None  # in percent; None: it had nothing to decide


class ReviewTold(Outgoing, frozen=True):
    """A review as far as it is."""

    request: str
    done: bool  # nothing will be added
    known: int  # actions that have been looked at
    count: int  # actions of the game
    seconds: float | None  # until it is done, about; None: nobody knows yet
    net: str  # who judged: the digest of the net, empty if there is none
    simulations: int  # for each decision
    severity: int  # a decision that surely gives away p of the chance to win is exp(-severity p) accurate
    start: list[float]  # by seat: the chance to win before the first action
    seats: list[ReviewSeat]
    plies: list[ReviewRow]
    turns: list[int]  # where the chances moved the most


class Tried(Outgoing, frozen=True):
    """What was tried, judged as the review does it."""

    request: str
    good: bool  # it loses less than 4 %
    judged: JudgedInfo
    changes: Any  # of the view before the decision, as in an event


class Refused(Outgoing, frozen=True):
    """A command was not carried out, and nothing changed."""

    request: str
    code: str  # stable
    rule: str | None
    id: str
    arguments: dict[str, Any] = {}


class Gone(Outgoing, frozen=True):
    """The table was deleted."""


Answer = Done | Previewed | OddsTold | HintTold | ReviewTold | Tried | Refused
Frame = Snapshot | Event | Answer | Gone


# HTTP


class SeatWish(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    kind: Kind
    name: Name = ""
    player: str = ""
    here: bool = True  # a person: this guest sits there


class Origin(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A moment of a game that is over. A sealed choice begins anew."""

    table: Annotated[str, Meta(max_length=64)]
    ply: Annotated[int, Meta(ge=0)]


class TableWish(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A new table."""

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=MOST_SEATS)]
    options: dict[str, str] = {}
    aids: bool = False  # odds of draws, and hints also among people
    authentic: bool = False
    seed: str = ""  # to repeat a game on purpose
    lot: bool = True  # the lot decides who sits where, from the committed secret; false: as the seats stand here
    absence: Literal["never", "5 minutes", "day", "week"] = "never"  # then a computer may stand in for who is away
    origin: Origin | None = None  # go on from there: the same game and options, without lot, alone with computers


class Links(msgspec.Struct, frozen=True):
    """Paths to hand out: whoever opens one gets its power. The first to follow the link of a seat binds it."""

    seats: dict[str, str]  # number of a free seat -> path
    watch: str
    manage: str
    far: bool  # whether other computers can reach this server


class DeviceInfo(msgspec.Struct, frozen=True):
    """How the person on a seat comes back to it, from any device. Nobody else should know."""

    code: str
    path: str
    devices: int


class TableMade(msgspec.Struct, frozen=True):
    table: str
    code: str


class JoinWish(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Join by the code of a table (takes a free seat), by a link, by the personal code of a seat; or only watch."""

    key: Annotated[str, Meta(max_length=300)]
    name: Name = ""
    watch: bool = False


class Joined(msgspec.Struct, frozen=True):
    table: str
    seat: Viewer


class InvitationInfo(msgspec.Struct, frozen=True):
    """What a code or a link leads to, for whoever holds it; nothing has changed by asking."""

    table: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    over: bool
    absence: int | None  # as in `TableInfo`: seen before one sits down
    aids: bool
    chosen: bool
    gives: Literal["seat", "watch", "manage", "return"]
    seat: Viewer  # where this guest would sit down
    yours: bool  # this guest has what it gives
    refusal: Sentence | None = None  # why one cannot sit down; one may watch


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: list[Seat]  # all of them: a draw
    points: list[int]  # by seat; empty after a resignation
    resigned: Seat | None
    practice: bool = False  # as in `TableInfo`


class OwnTable(msgspec.Struct, frozen=True):
    """A table that this guest has something to do with, for the start page."""

    table: str
    code: str  # as in `TableInfo`
    game: str
    seats: list[SeatInfo]
    turn: bool  # a seat of this guest may choose now
    over: bool
    result: Result | None  # if it is over; None also where that was not kept
    ply: int
    changed: str  # ISO time of the last event


class TidyWish(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Take a table, or all finished ones, from the list of one's own. Nothing changes for anybody else."""

    table: Annotated[str, Meta(max_length=64)] | None = None  # None: all finished ones


class ForgetWish(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Forget everything about this guest."""


class Forgotten(msgspec.Struct):
    """What became of the guest's tables."""

    deleted: int = 0  # nobody else had anything to do with them
    left: int = 0  # they are still there for the others, without the guest


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    default: str
    choices: list[str]  # empty: free text
    further: list[str]  # more values with a name, offered after the choices


class CardInfo(msgspec.Struct, frozen=True):
    """What there is to know about a computer player that is offered. Its name: `player-NAME`, `player-NAME-about`."""

    player: str
    level: int  # from 1 on
    told: list[Sentence]  # what it knows and ignores, how long it thinks, how strong it was measured to be


class GameInfo(msgspec.Struct, frozen=True):
    name: str
    version: int
    seats: list[str]
    least: int  # players
    most: int
    options: list[OptionInfo]
    players: list[str]  # computer players, weakest first
    cards: list[CardInfo]  # of each of them
    odds: bool  # draws can be counted out
    lessons: int  # of its playable introduction
    puzzles: int  # how many it has


class EarlierTable(msgspec.Struct, frozen=True):
    """The table at an earlier ply, as the viewer may know it."""

    ply: int
    view: dict[str, Any]
    prompt: Sentence
    halt: bool  # the moment within that ply in which the table stopped to look


class EarlierNotes(msgspec.Struct, frozen=True):
    """A page of the notes that a viewer may read."""

    before: int  # how many came before these; as the `before` of the next question it gives the page before this one
    seat_changes: list[int]  # by seat: how many of those gave it to another holder
    log: list[LogEntry]


class CountStep(msgspec.Struct, frozen=True):
    """One step of the count at the end. Boards mark what `name` speaks of, as for a line of the log."""

    name: Sentence
    points: list[int]  # by seat
    told: list[Sentence]
    ply: int | None  # the action that brought it, if the table no longer looks as it did then


class CountInfo(msgspec.Struct, frozen=True):
    """Where all points of a finished game come from, one after the other: they add up to the result."""

    steps: list[CountStep]


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson as the one who learns sees it. Its sentences begin with `name`: see `contract/teaching.py`."""

    game: str
    number: int  # from 1 on
    count: int
    name: str
    seat: int
    seats: list[str]
    view: dict[str, Any]
    sealed: bool
    prompt: Sentence
    rule: str


class LessonTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    action: ActionText


class LessonAnswer(msgspec.Struct, frozen=True):
    right: bool
    told: Sentence
    rule: str | None
    view: dict[str, Any] | None  # what came of it; None if it was not right
    log: list[LogEntry]


class ChapterInfo(msgspec.Struct, frozen=True):
    name: str
    rules: list[str]


class FigureInfo(msgspec.Struct, frozen=True):
    """A picture in the rulebook. `after`: what an action made of it, and `log` tells how."""

    name: str
    rule: str
    seats: list[str]
    view: dict[str, Any]
    after: dict[str, Any] | None
    log: list[LogEntry]
    facts: dict[str, Any]


class BookInfo(msgspec.Struct, frozen=True):
    """A rulebook: its chapters in the order to be read in, its figures; the texts are in the language files."""

    game: str
    prefix: str
    lessons: int  # how many there are
    chapters: list[ChapterInfo]
    figures: list[FigureInfo]


class ThemeInfo(msgspec.Struct, frozen=True):
    """Puzzles that are about the same."""

    name: str  # the id of its sentence
    numbers: list[int]


class PuzzlesInfo(msgspec.Struct, frozen=True):
    """The puzzles of a game, and that of today."""

    game: str
    count: int
    date: str  # today, the same all over the world: 2026-11-16
    today: int  # the number of its puzzle
    themes: list[ThemeInfo]


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle as the one to act sees it."""

    game: str
    number: int  # from 1 on
    count: int
    theme: ThemeInfo
    date: str | None  # the day, if it is the puzzle of today
    seat: int
    seats: list[str]
    view: dict[str, Any]
    prompt: Sentence


class PuzzleTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    action: ActionText


class PuzzleSolution(msgspec.Struct, frozen=True):
    """The best action, what it and the second best are worth as chances to win, and what came of it."""

    best: str
    chance: float
    second: str
    second_chance: float
    sure: Literal["proved", "exact", "stable"]
    reasons: list[Sentence]
    view: dict[str, Any]
    log: list[LogEntry]


class PuzzleAnswer(msgspec.Struct, frozen=True):
    right: bool
    refusal: Sentence | None  # why the rules forbid it: then it was no try
    rule: str | None
    most: float  # what any other action than the best wins at most
    solution: PuzzleSolution | None  # of a right one


class PuzzleHint(msgspec.Struct, frozen=True):
    """What speaks for the best action; if nothing can be said in words, what it wins."""

    reasons: list[Sentence]
    chance: float
