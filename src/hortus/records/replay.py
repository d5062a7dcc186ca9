"""Replay: a record step by step, to any ply, and on from there."""

from __future__ import annotations

from hortus.contract.errors import HortusError
from hortus.contract.position import Position
from hortus.records.dealer import Dealer
from hortus.records.line import Line
from hortus.records.record import Record


class Replay:
    """A moment of a record: before the first action at ply 0, after the last at ply `count`."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.count = len(record.steps)
        self.ply = 0
        self._position = Line(record.game, record.dealer(), record.start_text).position

    @property
    def position(self) -> Position:
        """The position here, as a copy to play with."""
        return self._position.copy()

    def step(self, by: int = 1) -> None:
        """On by so many actions, or back if `by` is negative."""
        self.seek(self.ply + by)

    def seek(self, ply: int) -> None:
        if not 0 <= ply <= self.count:
            raise HortusError("record-no-such-ply", ply=ply, count=self.count)
        while self.ply > ply:
            self._position.undo()
            self.ply -= 1
        while self.ply < ply:
            self._position.play(self.record.steps[self.ply].action)
            self.ply += 1

    def branch(self, dealer: Dealer | None = None) -> Line:
        """A new line from here, with its own dealer and its own count of events: it tells nothing of draws to come."""
        return Line.start(self.record.game, dealer, self._position)
