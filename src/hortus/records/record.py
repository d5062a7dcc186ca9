"""A record: a played game as a text that a person can read. What was read is written again as the very same text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from hortus.contract.errors import BadRecord
from hortus.contract.game import Game
from hortus.games import load
from hortus.records.dealer import Dealer
from hortus.records.form import (
    CHRONICLE_FORMAT,
    COMMENT,
    END,
    FORMAT,
    LONGEST_NAME,
    NOTE,
    PRIVATE,
    RACED,
    UNFINISHED,
    actor_name,
    clean,
    clean_date,
    digest_of,
    lot_text,
)
from hortus.records.line import Line, Step
from hortus.records.notes import Note
from hortus.records.reader import Reader


@dataclass(frozen=True, eq=False)
class Record:
    """A line as it was when the record was made, and who played it when."""

    format: str  # of the text, see docs/records.md
    game: Game
    seats: tuple[str, ...]  # who sat where
    lot: tuple[int, ...] | None  # [seat] who got it, of those who were set in an order, if a lot was drawn
    absence: int | None  # seconds after which a computer may stand in for somebody who is away; None: never
    date: str  # year-month-day
    start_text: str | None  # the first position, unless it is the game's own
    commitment: str
    seed: str | None = field(repr=False)
    secret: bytes | None = field(repr=False)
    result: str
    chronicle: tuple[Step | Note, ...]  # all that happened, in order; in the first format, what was not taken back
    resigned: int | None
    comments: Mapping[int, str]  # by ply; 0 is before the first

    @classmethod
    def of(cls, line: Line, seats: Sequence[str], date: str) -> Record:
        tells_all = line.format == CHRONICLE_FORMAT
        return cls(
            format=line.format,
            game=line.game,
            seats=_checked_seats(seats, len(line.seat_names)),
            lot=line.lot,
            absence=line.absence if tells_all else None,
            date=_checked_date(date),
            start_text=line.start_text,
            commitment=line.dealer.commitment,
            seed=line.dealer.seed,
            secret=line.dealer.known_secret,
            result=line.result,
            chronicle=line.chronicle if tells_all else line.steps,
            resigned=line.resigned,
            comments=line.comments,
        )

    @classmethod
    def read(cls, text: str, game: Game | None = None) -> Record:
        """The record that `text` wrote; anything else raises BadRecord, which names the first wrong line.

        A game that is not one of `hortus.games()` has to be given; its options are those of the record all the same.
        What an earlier version of the game wrote is checked as it stands, and then in the texts of today.
        """
        reader = Reader(text, game)
        line = reader.read()
        record = cls.of(line, reader.seats, reader.date)
        today = load(line.game.name) if game is None else game
        return record if line.game.version == today.version else record._in_texts_of(today)

    def _in_texts_of(self, game: Game) -> Record:
        """The same record under another version of its game."""
        game = game.with_options(**self.game.chosen)
        start_text = self.start_text
        if start_text is not None:
            start_text = game.position_text(self.game.read_position(start_text).state)
        return Record.of(replace(self, game=game, start_text=start_text).line(), self.seats, self.date)

    @cached_property
    def _kept(self) -> list[int]:
        return kept_in(self.chronicle)

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The line that was played in the end."""
        return tuple(told for number in self._kept if isinstance(told := self.chronicle[number], Step))

    @property
    def is_finished(self) -> bool:
        return self.result != UNFINISHED

    @property
    def is_private(self) -> bool:
        """Whether the draws to come can be known from it."""
        return self.secret is not None and not self.is_finished

    def public(self) -> Record:
        """To show around: of an unfinished game a copy without the secret, nor the seed that gives it away."""
        return self if self.is_finished else replace(self, secret=None, seed=None)

    # The game again

    def dealer(self) -> Dealer:
        if self.secret is None:
            return Dealer.sealed(self.commitment)
        return Dealer.with_secret(self.secret, self.seed)

    def line(self) -> Line:
        """The line, replayed. An unfinished one can be played on if the record holds the secret."""
        line = Line(self.game, self.dealer(), self.start_text, self.lot, self.absence, self.format)
        self._repeat_comment(line)
        for told in self.chronicle:
            line.tell(told)
            self._repeat_comment(line)
        line.resigned = self.resigned
        return line

    def _repeat_comment(self, line: Line) -> None:
        if line.ply in self.comments:
            line.comment(self.comments[line.ply])

    # The text

    def text(self) -> str:
        lines = [*self._head(), "", *(text for text, _ in self._body())]
        return "\n".join([*lines, f"{END}{len(self.steps)} {digest_of(lines)}", ""])

    def line_number(self, ply: int) -> int:
        """The line of the text on which an action of the final line stands; the first action is ply 1."""
        return self._line_numbers[self._kept[ply - 1]]

    def told_above(self, line_number: int) -> tuple[Step | Note, ...]:
        """The part of the chronicle that stands above a line of the text."""
        return self.chronicle[: sum(number < line_number for number in self._line_numbers)]

    @cached_property
    def _line_numbers(self) -> tuple[int, ...]:
        """[number in the chronicle] the line of the text on which it stands."""
        first = len(list(self._head())) + 2
        return tuple(number for number, (_, is_told) in enumerate(self._body(), start=first) if is_told)

    def _head(self) -> Iterator[str]:
        yield f"{FORMAT} {self.format}"
        for name, value in self._headers():
            if value is not None:
                yield f"{name}: {value}"

    def _headers(self) -> Iterator[tuple[str, str | None]]:
        yield "game", self.game.name
        yield "rules", str(self.game.version)
        for option, value in self.game.chosen.items():
            yield f"option {option}", value
        for seat, player in zip(self.game.seat_names, self.seats):
            yield f"seat {seat}", player
        yield "lot", None if self.lot is None else lot_text(self.lot)
        yield "absence", None if self.absence is None else str(self.absence)
        yield "date", self.date
        yield "position", self.start_text
        yield "commitment", self.commitment
        yield "seed", self.seed
        yield "secret", None if self.secret is None else self.secret.hex()
        yield "private", PRIVATE if self.is_private else None
        yield "result", self.result

    def _body(self) -> Iterator[tuple[str, bool]]:
        """The lines below the headings, and whether they are of the chronicle or comments."""
        yield from self._comment_lines(0)
        for ply, told, is_kept in with_plies(self.chronicle):
            if isinstance(told, Note):
                yield NOTE + told.text(self.game.seat_names), True
            else:
                yield f"{ply} {self._step_text(told)}", True
            if is_kept:
                yield from self._comment_lines(ply)

    def _step_text(self, step: Step) -> str:
        actor, action = actor_name(self.game, step.actor), self.game.action_text(step.action)
        return f"{actor} {action}{RACED if step.raced else ''}"

    def _comment_lines(self, ply: int) -> Iterator[tuple[str, bool]]:
        if ply in self.comments:
            yield COMMENT + self.comments[ply], False


def _checked_seats(seats: Sequence[str], count: int) -> tuple[str, ...]:
    if len(seats) != count:
        raise BadRecord("record-wrong-seats", expected=count, found=len(seats))
    return tuple(map(_checked_name, seats))


def _checked_name(name: str) -> str:
    cleaned = clean(name, LONGEST_NAME)
    if cleaned is None:
        raise BadRecord("record-bad-name", name=name, longest=LONGEST_NAME)
    return cleaned


def _checked_date(date: str) -> str:
    cleaned = clean_date(date)
    if cleaned is None:
        raise BadRecord("record-bad-date", date=date)
    return cleaned


def kept_in(chronicle: Sequence[Step | Note]) -> list[int]:
    """[ply] the numbers in a chronicle of the actions that were not taken back."""
    kept: list[int] = []
    for number, told in enumerate(chronicle):
        if isinstance(told, Step):
            kept.append(number)
        elif told.kind == "undo":
            del kept[told.ply :]
    return kept


def with_plies(chronicle: Sequence[Step | Note]) -> Iterator[tuple[int, Step | Note, bool]]:
    """Each with the ply to which it leads, and whether it is an action that was not taken back."""
    ply, kept = 0, set(kept_in(chronicle))
    for number, told in enumerate(chronicle):
        if isinstance(told, Step):
            ply += 1
        elif told.kind == "undo":
            ply = told.ply
        yield ply, told, number in kept
