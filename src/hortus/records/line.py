"""A line: a game in play, with its dealer, what was raced for, resignation, comments and what happened around it."""

from __future__ import annotations

from operator import index
from typing import NamedTuple

from hortus.contract.errors import BadRecord, HortusError, IllegalAction
from hortus.contract.game import CHANCE, OVER, Game
from hortus.contract.position import Position
from hortus.records.dealer import Dealer
from hortus.records.form import CHRONICLE_FORMAT, LONGEST_COMMENT, UNFINISHED, clean, result_text
from hortus.records.notes import Note, read_note


class Step(NamedTuple):
    """One action of a line: who acted (a seat or CHANCE), what, and whether people raced for it."""

    actor: int
    action: int
    raced: bool = False


class Line:
    """A game in play. Look at `position` freely, but play through the line, which remembers more."""

    def __init__(
        self,
        game: Game,
        dealer: Dealer,
        start_text: str | None = None,
        lot: tuple[int, ...] | None = None,
        absence: int | None = None,
        format: str = CHRONICLE_FORMAT,
    ) -> None:
        self.game = game
        self.dealer = dealer
        self.start_text = start_text
        self.lot = lot  # [seat] who got it, of those who were set in an order; None: no lot was drawn
        self.absence = absence  # so many seconds somebody may be away before a computer may stand in; None: for ever
        self.format = format  # of its record: a line that did not tell everything from the start stays as it is
        self.position = game.start() if start_text is None else game.read_position(start_text)
        self.resigned: int | None = None
        self.events = 0  # chance events so far, raced ones too
        self._steps: list[Step] = []
        self._numbers: list[int] = []  # [ply] the number of the step in the chronicle
        self._chronicle: list[Step | Note] = []
        self._comments: dict[int, str] = {}

    @classmethod
    def start(cls, game: Game, dealer: Dealer | None = None, position: Position | None = None) -> Line:
        """A new line from the start of the game, or from a position (a branch, a puzzle)."""
        return cls(game, dealer or Dealer.random(), None if position is None else position.text())

    # What was played

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(self._steps)

    @property
    def chronicle(self) -> tuple[Step | Note, ...]:
        """All that happened, in order: what was taken back stays, and what happened around the table is noted."""
        return tuple(self._chronicle)

    @property
    def notes(self) -> tuple[Note, ...]:
        return tuple(told for told in self._chronicle if isinstance(told, Note))

    @property
    def ply(self) -> int:
        """How many actions were played."""
        return len(self._steps)

    @property
    def seat_names(self) -> tuple[str, ...]:
        return self.position.seat_names

    # Playing

    def draw_seats(self) -> tuple[int, ...]:
        """Let the dealer's lot decide who sits where: at each seat, one of those who were set in an order."""
        self.lot = self.dealer.lot(self.position.player_count)
        return self.lot

    def play(self, action: int | str) -> None:
        """A player's action, by number or by text; an illegal one raises and changes nothing."""
        self._check_open()
        number = self._number_of(action)
        if self.position.to_act == CHANCE:
            raise IllegalAction("record-chance-first", action=self.position.action_text(number))
        self.repeat(number)

    def deal(self) -> int:
        """The chance event that is due, from the dealer."""
        self._check_open()
        action = self.dealer.deal(self.position, self.events)
        self.repeat(action)
        return action

    def deal_all(self) -> None:
        """Chance events until a seat must act or the game is over."""
        while self.position.to_act == CHANCE and not self.is_over:
            self.deal()

    def race(self, action: int | str) -> None:
        """The outcome of a chance event that people raced for."""
        self._check_open()
        if not self.position.may_be_raced:
            raise HortusError("record-no-race")
        self.repeat(self._number_of(action), raced=True)

    def repeat(self, action: int, raced: bool = False) -> None:
        """An action that was decided elsewhere, such as one of a record: checked by the rules, not by the dealer."""
        actor = self.position.to_act
        self.position.play(action)
        self._numbers.append(len(self._chronicle))
        self._steps.append(Step(actor, action, raced))
        self._chronicle.append(self._steps[-1])
        self.events += actor == CHANCE

    def undo(self) -> None:
        """Back in time by one action, or the resignation if that came last, as if nothing had happened since.

        The dealer deals the same event the same way again. What somebody takes back at a table is `take_back`.
        """
        if self.resigned is not None:
            self.resigned = None
            return
        del self._chronicle[self._drop_step() :]

    def back_to(self, ply: int) -> None:
        """Undo until only so many actions are left, and no resignation."""
        while self.ply > ply or self.resigned is not None:
            self.undo()

    def _drop_step(self) -> int:
        """The line without its last step; where that stands in the chronicle."""
        self.position.undo()
        self._comments.pop(self.ply, None)
        self.events -= self._steps.pop().actor == CHANCE
        return self._numbers.pop()

    # What happens around the table

    def note(self, note: Note) -> None:
        """Tell what happened. Whether it was allowed is asked elsewhere."""
        if self.is_over:
            raise IllegalAction("position-over")
        if read_note(note.text(self.seat_names), self.seat_names) != note:
            raise BadRecord("record-unwritable-note", note=note.text(self.seat_names))
        if note.kind == "undo":
            self._return_to(note.ply)
        self._chronicle.append(note)

    def take_back(self, seat: int, ply: int) -> None:
        """A seat takes back all but so many actions, which all may know: they stay in the chronicle."""
        self.note(Note("undo", seat, ply=ply))

    def _return_to(self, ply: int) -> None:
        if ply >= self.ply:
            raise HortusError("record-no-such-ply", ply=ply, count=self.ply)
        while self.ply > ply:
            self._drop_step()

    def tell(self, told: Step | Note) -> None:
        """What another line has told, once more."""
        if isinstance(told, Note):
            self.note(told)
        else:
            self.repeat(told.action, told.raced)

    def copy(self) -> Line:
        """A line of its own: what is played on it leaves this one alone."""
        twin = Line.__new__(Line)
        twin.__dict__.update(self.__dict__)
        twin.position = self.position.copy()
        twin._steps = self._steps.copy()
        twin._numbers = self._numbers.copy()
        twin._chronicle = self._chronicle.copy()
        twin._comments = self._comments.copy()
        return twin

    def _number_of(self, action: int | str) -> int:
        return self.position.read_action(action) if isinstance(action, str) else index(action)

    def _check_open(self) -> None:
        """Without the secret nothing may be added: the game could never be verified."""
        if self.resigned is not None:
            raise IllegalAction("position-over")
        if self.dealer.is_sealed:
            raise HortusError("record-no-secret")

    # The end

    def resign(self, seat: int) -> None:
        self._check_open()
        if self.is_over:
            raise IllegalAction("position-over")
        if seat not in range(self.position.player_count):
            raise HortusError("record-no-such-seat", number=seat)
        self.resigned = seat

    @property
    def is_over(self) -> bool:
        return self.resigned is not None or self.position.to_act == OVER

    def winners(self) -> tuple[int, ...]:
        """Nobody until the game is over; after a resignation all others."""
        if self.resigned is None:
            return self.position.winners() if self.is_over else ()
        return tuple(seat for seat in range(self.position.player_count) if seat != self.resigned)

    @property
    def result(self) -> str:
        """The result as a record names it."""
        if not self.is_over:
            return UNFINISHED
        return result_text(self.seat_names, self.winners(), self.resigned is not None)

    # Comments

    @property
    def comments(self) -> dict[int, str]:
        """What was remarked after a ply; 0 is before the first."""
        return dict(self._comments)

    def comment(self, text: str) -> None:
        """A remark of one line about the position here, in place of an earlier one."""
        cleaned = clean(text, LONGEST_COMMENT)
        if cleaned is None:
            raise BadRecord("record-bad-comment", longest=LONGEST_COMMENT)
        self._comments[self.ply] = cleaned
