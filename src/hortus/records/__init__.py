"""A played game: the line that is being played, its dealer, the record as a text, replay and verification."""

from hortus.records.dealer import Dealer
from hortus.records.line import Line, Step
from hortus.records.notes import Note
from hortus.records.record import Record
from hortus.records.replay import Replay
from hortus.records.verify import Report, verify

__all__ = [
    "Dealer",
    "Line",
    "Note",
    "Record",
    "Replay",
    "Report",
    "Step",
    "verify",
]
