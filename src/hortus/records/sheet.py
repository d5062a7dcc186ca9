"""The lines of a text that is read from its top to its end, and where it stops making sense."""

from __future__ import annotations

from hortus.contract.errors import BadRecord
from hortus.records.form import UNWRITABLE


class Sheet:
    """A text, line by line."""

    def __init__(self, text: str) -> None:
        *self.lines, self.unended = text.split("\n")  # every line ends with a line feed
        self.number = 0  # of the line read last

    def next(self) -> str:
        """The line to come, without taking it."""
        if self.number == len(self.lines):
            raise BadRecord("record-truncated", line=self.number + bool(self.unended))
        line = self.lines[self.number]
        if sign := UNWRITABLE.search(line):
            raise bad_line(self.number + 1, sign.start() + 1)
        return line

    def take(self) -> str:
        line = self.next()
        self.number += 1
        return line

    def check_end(self) -> None:
        if self.number < len(self.lines) or self.unended:
            raise BadRecord("record-after-last-line", line=self.number + 1)


def bad_line(number: int, column: int) -> BadRecord:
    return BadRecord("record-bad-line", line=number, column=column)


def first_difference(found: str, expected: str) -> int:
    """The column, counted from 1, where a text is no longer what was expected."""
    for column, (sign, right) in enumerate(zip(found, expected), start=1):
        if sign != right:
            return column
    return min(len(found), len(expected)) + 1
