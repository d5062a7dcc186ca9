"""Reads the text of a record and checks every line on the way; the first wrong one is named. Here: the headings."""

from __future__ import annotations

import re
from collections.abc import Callable

from hortus.contract.errors import BadRecord, HortusError
from hortus.contract.game import Game
from hortus.games import load
from hortus.records.body import Body
from hortus.records.dealer import Dealer
from hortus.records.form import (
    CHRONICLE_FORMAT,
    FORMAT,
    FORMATS,
    HEADERS,
    LONGEST_NAME,
    PRIVATE,
    UNFINISHED,
    clean,
    clean_date,
    lot_text,
    read_lot,
)
from hortus.records.line import Line
from hortus.records.sheet import Sheet, bad_line

SHA256_DIGITS = re.compile("[0-9a-f]{64}")
SECONDS = re.compile("[1-9][0-9]{0,8}")

Canonical = Callable[[str], str | None]
"""The one way to write a value; None, or an error, if it is none."""


class Reader:
    """One reading of one text. `seats` and `date` are there once `read` has been called."""

    seats: tuple[str, ...]
    date: str

    def __init__(self, text: str, game: Game | None = None) -> None:
        self.game = game
        self.sheet = Sheet(text)
        self.line_of: dict[str, int] = {}  # the headings met so far, and where
        self.known = set(HEADERS)

    def read(self) -> Line:
        format = self._read_format()
        game = self._read_game()
        names = game.start().seat_names
        self.seats = tuple(self._header(f"seat {name}", _name) for name in names)
        lot = self._read_lot(len(names))
        absence = self._read_absence() if format == CHRONICLE_FORMAT else None
        self.date = self._header("date", clean_date)
        start_text = self._optional("position", lambda text: _position(game, text, len(names)))
        dealer = self._read_dealer()
        self._check_lot(lot, dealer)
        result = self._read_result(dealer)
        line = Line(game, dealer, start_text, lot, absence, format)
        Body(self.sheet, line).read(result, self.line_of["result"])
        return line

    def _read_format(self) -> str:
        known, _, version = (self.sheet.lines or [self.sheet.unended])[0].rpartition(" ")
        if known != FORMAT:
            raise BadRecord("record-not-a-record", line=1)
        self.sheet.take()
        if version not in FORMATS:
            raise BadRecord("record-wrong-format", line=1, version=version, known=", ".join(FORMATS))
        return version

    # Headings, in their fixed order

    def _optional(self, name: str, canonical: Canonical) -> str | None:
        """The value of a heading, if it is the next one."""
        line = self.sheet.next()
        if not line.startswith(f"{name}: "):
            return None
        self.sheet.number += 1
        self.line_of[name] = self.sheet.number
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
        number, line = self.sheet.number + 1, self.sheet.next()
        name, colon, _ = line.partition(": ")
        if line and not colon:
            return bad_line(number, len(line) + 1)
        if name in self.line_of:
            return BadRecord("record-duplicate-header", line=number, name=name)
        if line and name not in self.known:
            return BadRecord("record-unknown-header", line=number, name=name)
        return _missing(expected, number) if expected else bad_line(number, 1)

    def _read_game(self) -> Game:
        game = self._find(self._header("game", lambda name: self._find(name).name))
        options = {option.name: option for option in game.options}
        self.known.update(f"option {name}" for name in options)
        game = self._in_version(game)
        self.known.update(f"seat {name}" for name in game.seat_names)
        chosen = {name: self._header(f"option {name}", option.value_of) for name, option in options.items()}
        return game.with_options(**chosen)

    def _in_version(self, game: Game) -> Game:
        """The game in the texts that the record is written in."""
        known = list(map(str, game.versions))
        version = self._header("rules", lambda text: text if text.isdecimal() else None)
        if version not in known:
            line = self.line_of["rules"]
            raise BadRecord("record-wrong-version", line=line, version=version, known=", ".join(known))
        return game.in_version(int(version))

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

    def _read_absence(self) -> int | None:
        self.known.add("absence")
        seconds = self._optional("absence", lambda text: text if SECONDS.fullmatch(text) else None)
        return None if seconds is None else int(seconds)

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
            raise _missing("secret", self.sheet.number)
        if private and (dealer.is_sealed or result != UNFINISHED):
            raise self._bad_header("private", private)
        if not private and not dealer.is_sealed and result == UNFINISHED:
            raise _missing("private", self.sheet.number)
        if self.sheet.next():
            raise self._unexpected(None)
        self.sheet.take()
        return result


def _name(text: str) -> str | None:
    return clean(text, LONGEST_NAME)


def _digits(text: str) -> str | None:
    return text if SHA256_DIGITS.fullmatch(text) else None


def _position(game: Game, text: str, players: int) -> str | None:
    position = game.read_position(text)
    return position.text() if position.player_count == players else None


def _missing(name: str, number: int) -> BadRecord:
    return BadRecord("record-missing-header", line=number, name=name)
