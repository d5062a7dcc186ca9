"""Reads the text of a record and checks every line on the way; the first wrong one is named."""

from __future__ import annotations

import re
from collections.abc import Callable

from hortus.contract.errors import BadRecord, HortusError, IllegalAction, UnreadableText
from hortus.contract.game import CHANCE, Game
from hortus.games import load
from hortus.records.dealer import Dealer
from hortus.records.form import (
    BY_RESIGNATION,
    COMMENT,
    END,
    FORMAT,
    FORMAT_VERSION,
    HEADERS,
    LONGEST_COMMENT,
    LONGEST_NAME,
    PRIVATE,
    RACED,
    UNFINISHED,
    UNWRITABLE,
    actor_name,
    clean,
    clean_date,
    digest_of,
    lot_text,
    read_lot,
    result_text,
)
from hortus.records.line import Line

SHA256_DIGITS = re.compile("[0-9a-f]{64}")
END_LINE = re.compile(END + "(?P<count>[0-9]+) [0-9a-f]{16}")

Canonical = Callable[[str], str | None]
"""The one way to write a value; None, or an error, if it is none."""


class Reader:
    """One reading of one text. `seats` and `date` are there once `read` has been called."""

    seats: tuple[str, ...]
    date: str

    def __init__(self, text: str, game: Game | None = None) -> None:
        self.game = game
        *self.lines, self.unended = text.split("\n")  # every line ends with a line feed
        self.number = 0  # of the line read last
        self.line_of: dict[str, int] = {}  # the headings met so far, and where
        self.known = set(HEADERS)

    def read(self) -> Line:
        self._read_first_line()
        game = self._read_game()
        names = game.seat_names[: game.start().player_count]
        self.seats = tuple(self._header(f"seat {name}", _name) for name in names)
        lot = self._read_lot(len(names))
        self.date = self._header("date", clean_date)
        start_text = self._optional("position", lambda text: _position(game, text, len(names)))
        dealer = self._read_dealer()
        self._check_lot(lot, dealer)
        result = self._read_result(dealer)
        line = Line(game, dealer, start_text, lot)
        self._read_body(line)
        self._read_end(line, result)
        return line

    # Lines

    def _next(self) -> str:
        """The line to come, without taking it."""
        if self.number == len(self.lines):
            raise BadRecord("record-truncated", line=self.number + bool(self.unended))
        line = self.lines[self.number]
        if sign := UNWRITABLE.search(line):
            raise _bad_line(self.number + 1, sign.start() + 1)
        return line

    def _take(self) -> str:
        line = self._next()
        self.number += 1
        return line

    def _read_first_line(self) -> None:
        known, _, version = (self.lines or [self.unended])[0].rpartition(" ")
        if known != FORMAT:
            raise BadRecord("record-not-a-record", line=1)
        self._take()
        if version != FORMAT_VERSION:
            raise BadRecord("record-wrong-format", line=1, version=version, known=FORMAT_VERSION)

    # Headings, in their fixed order

    def _optional(self, name: str, canonical: Canonical) -> str | None:
        """The value of a heading, if it is the next one."""
        line = self._next()
        if not line.startswith(f"{name}: "):
            return None
        self.number += 1
        self.line_of[name] = self.number
        value = line.removeprefix(f"{name}: ")
        try:
            is_right = canonical(value) == value
        except HortusError as error:
            raise self._bad_header(name, value, error.rule) from error
        if not is_right:
            raise self._bad_header(name, value)
        return value

    def _header(self, name: str, canonical: Canonical) -> str:
        value = self._optional(name, canonical)
        if value is None:
            raise self._unexpected(name)
        return value

    def _bad_header(self, name: str, value: str, rule: str | None = None) -> BadRecord:
        return BadRecord("record-bad-header", rule, line=self.line_of[name], name=name, value=value)

    def _unexpected(self, expected: str | None) -> BadRecord:
        """What is wrong with the next line, which is not the heading that was expected, or one too many."""
        number, line = self.number + 1, self._next()
        name, colon, _ = line.partition(": ")
        if line and not colon:
            return _bad_line(number, len(line) + 1)
        if name in self.line_of:
            return BadRecord("record-duplicate-header", line=number, name=name)
        if line and name not in self.known:
            return BadRecord("record-unknown-header", line=number, name=name)
        return _missing(expected, number) if expected else _bad_line(number, 1)

    def _read_game(self) -> Game:
        game = self._find(self._header("game", lambda name: self._find(name).name))
        options = {option.name: option for option in game.options}
        self.known.update(f"option {name}" for name in options)
        self.known.update(f"seat {name}" for name in game.seat_names)
        version = self._header("rules", lambda text: text if text.isdecimal() else None)
        if version != str(game.version):
            line = self.line_of["rules"]
            raise BadRecord("record-wrong-version", line=line, version=version, known=str(game.version))
        chosen = {name: self._header(f"option {name}", option.value_of) for name, option in options.items()}
        return game.with_options(**chosen)

    def _find(self, name: str) -> Game:
        """The game of that name, unless the caller expects a certain one."""
        return load(name) if self.game is None else self.game

    def _read_dealer(self) -> Dealer:
        commitment = self._header("commitment", _digits)
        seed = self._optional("seed", lambda text: Dealer.from_seed(text).seed)
        secret = self._optional("secret", _digits)
        if secret is None:
            if seed is not None:
                raise self._unexpected("secret")
            return Dealer.sealed(commitment)
        dealer = Dealer.with_secret(bytes.fromhex(secret), seed)
        if dealer.commitment != commitment:
            raise BadRecord("record-wrong-commitment", line=self.line_of["secret"])
        if seed is not None and Dealer.from_seed(seed) != dealer:
            raise self._bad_header("seed", seed)
        return dealer

    def _read_lot(self, count: int) -> tuple[int, ...] | None:
        text = self._optional("lot", lambda text: text if read_lot(text, count) else None)
        return None if text is None else read_lot(text, count)

    def _check_lot(self, lot: tuple[int, ...] | None, dealer: Dealer) -> None:
        """Who sits where must be what the secret gives."""
        if lot is None or dealer.is_sealed:
            return
        drawn = dealer.lot(len(lot))
        if drawn != lot:
            expected, found = lot_text(drawn), lot_text(lot)
            raise BadRecord("record-wrong-lot", line=self.line_of["lot"], expected=expected, found=found)

    def _read_result(self, dealer: Dealer) -> str:
        """The secret is shown when the game is over; before, the record must say that it is private."""
        private = self._optional("private", lambda text: PRIVATE)
        result = self._header("result", str)
        if dealer.is_sealed and result != UNFINISHED:
            raise _missing("secret", self.number)
        if private and (dealer.is_sealed or result != UNFINISHED):
            raise self._bad_header("private", private)
        if not private and not dealer.is_sealed and result == UNFINISHED:
            raise _missing("private", self.number)
        if self._next():
            raise self._unexpected(None)
        self._take()
        return result

    # Actions and comments

    def _read_body(self, line: Line) -> None:
        while not (text := self._next()).startswith(END):
            self.number += 1
            if text.startswith("#"):
                self._read_comment(line, text)
            else:
                self._read_action(line, text)

    def _read_comment(self, line: Line, text: str) -> None:
        if line.ply in line.comments:
            raise BadRecord("record-second-comment", line=self.number)
        comment = text[1:].strip()[:LONGEST_COMMENT]
        if not comment or text != COMMENT + comment:
            raise _bad_line(self.number, _first_difference(text, COMMENT + comment))
        line.comment(comment)

    def _read_action(self, line: Line, text: str) -> None:
        if line.is_over:
            raise BadRecord("record-after-end", line=self.number)
        number, actor, words = (*text.split(" ", 2), "", "")[:3]
        self._check_number(number, line.ply + 1)
        expected = actor_name(line.game, line.position.to_act)
        if actor != expected:
            raise BadRecord("record-wrong-actor", line=self.number, expected=expected, found=actor)
        raced = line.position.to_act == CHANCE and words.endswith(RACED)
        words = words.removesuffix(RACED) if raced else words
        action = self._action_of(line.game, words, column=len(number) + len(actor) + 3)
        self._check_chance(line, action, raced)
        self._repeat(line, action, raced)

    def _check_number(self, found: str, expected: int) -> None:
        if not found.isdecimal():
            raise _bad_line(self.number, 1)
        if found != str(expected):
            raise BadRecord("record-wrong-number", line=self.number, expected=str(expected), found=found)

    def _action_of(self, game: Game, words: str, column: int) -> int:
        """The action that stands at a column, in the one way to write it."""
        try:
            action = game.read_action(words)
        except UnreadableText as error:
            raise _bad_line(self.number, column - 1 + error.arguments.get("column", 1)) from error
        if game.action_text(action) != words:
            raise _bad_line(self.number, column - 1 + _first_difference(words, game.action_text(action)))
        return action

    def _check_chance(self, line: Line, action: int, raced: bool) -> None:
        """A legal chance event must be what the secret gives, unless people may have raced for it."""
        if line.position.to_act != CHANCE or action not in line.position.legal_actions():
            return
        text = line.game.action_text(action)
        if raced and not line.position.may_be_raced:
            raise BadRecord("record-not-raced", line=self.number, action=text)
        if raced or line.dealer.is_sealed:
            return
        dealt = line.dealer.deal(line.position, line.events)
        if dealt != action:
            expected = line.game.action_text(dealt)
            raise BadRecord("record-wrong-draw", line=self.number, expected=expected, found=text)

    def _repeat(self, line: Line, action: int, raced: bool) -> None:
        try:
            line.repeat(action, raced)
        except IllegalAction as error:
            text = line.game.action_text(action)
            reason = HortusError.say(error.message_id, error.arguments)
            raise BadRecord("record-illegal", error.rule, line=self.number, action=text, reason=reason) from error

    # The end

    def _read_end(self, line: Line, result: str) -> None:
        expected = f"{END}{line.ply} {digest_of(self.lines[: self.number])}"
        text = self._take()
        form = END_LINE.fullmatch(text)
        if form is None:
            raise _bad_line(self.number, _first_difference(text, expected))
        self._check_number(form["count"], line.ply)
        self._check_result(line, result)
        if text != expected:
            raise BadRecord("record-altered", line=self.number)
        if self.number < len(self.lines) or self.unended:
            raise BadRecord("record-after-last-line", line=self.number + 1)

    def _check_result(self, line: Line, result: str) -> None:
        if not line.is_over and result.endswith(BY_RESIGNATION):
            self._resign(line, result)
        if line.result != result:
            place = self.line_of["result"]
            raise BadRecord("record-wrong-result", line=place, expected=line.result, found=result)

    def _resign(self, line: Line, result: str) -> None:
        """Who resigned is the one seat that did not win."""
        names = line.seat_names
        for seat in range(len(names)):
            others = [other for other in range(len(names)) if other != seat]
            if result_text(names, others, by_resignation=True) == result:
                line.resign(seat)


def _name(text: str) -> str | None:
    return clean(text, LONGEST_NAME)


def _digits(text: str) -> str | None:
    return text if SHA256_DIGITS.fullmatch(text) else None


def _position(game: Game, text: str, players: int) -> str | None:
    position = game.read_position(text)
    return position.text() if position.player_count == players else None


def _missing(name: str, number: int) -> BadRecord:
    return BadRecord("record-missing-header", line=number, name=name)


def _bad_line(number: int, column: int) -> BadRecord:
    return BadRecord("record-bad-line", line=number, column=column)


def _first_difference(found: str, expected: str) -> int:
    """The column, counted from 1, where a text is no longer what was expected."""
    for column, (sign, right) in enumerate(zip(found, expected), start=1):
        if sign != right:
            return column
    return min(len(found), len(expected)) + 1
