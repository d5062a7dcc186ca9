"""The words and signs of a record's text, shared by its writer and its reader; docs/records.md explains them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import date
from hashlib import sha256

from hortus.contract.game import CHANCE, Game

FORMAT = "hortus record"
FORMATS = ("1", "2")
"""Those that are read; the first tells the final line alone, the second everything that happened at the table."""
FINAL_LINE_FORMAT, CHRONICLE_FORMAT = FORMATS
HEADERS = ("game", "rules", "lot", "date", "position", "commitment", "seed", "secret", "private", "result")
PRIVATE = "whoever reads this file can know the draws to come"
CHANCE_NAME = "chance"
RACED = " raced"
COMMENT = "# "
NOTE = "* "
END = "end "

UNFINISHED = "unfinished"
DRAW = "draw"
NOBODY_WINS = "nobody"
BY_RESIGNATION = " by resignation"

LONGEST_NAME = 24
LONGEST_COMMENT = 500
LONGEST_SEED = 100

# Control characters, signs that break a line or turn its direction, and halves of characters, which UTF-8 cannot write
UNWRITABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")

DIGEST_LENGTH = 16
# What people may correct by hand afterwards
NOT_IN_DIGEST = ("seat ", "date: ", COMMENT)


def clean(text: str, longest: int) -> str | None:
    """A text for one line, without the space around it; None if it is empty, too long or not to be written."""
    text = text.strip()
    fits = 0 < len(text) <= longest and not UNWRITABLE.search(text)
    return text if fits else None


def clean_date(text: str) -> str | None:
    """A day as year-month-day, of the several ways in which ISO 8601 writes it; None if it is no day."""
    try:
        return text if date.fromisoformat(text).isoformat() == text else None
    except ValueError:
        return None


def actor_name(game: Game, actor: int) -> str:
    return CHANCE_NAME if actor == CHANCE else game.seat_names[actor]


def lot_text(lot: Sequence[int]) -> str:
    """A lot as people count: from 1."""
    return " ".join(str(drawn + 1) for drawn in lot)


def read_lot(text: str, count: int) -> tuple[int, ...] | None:
    """The lot that `lot_text` wrote for so many seats; None if it is none."""
    lot = tuple(int(word) - 1 for word in text.split() if word in map(str, range(1, count + 1)))
    return lot if lot_text(lot) == text and sorted(lot) == list(range(count)) else None


def result_text(seat_names: Sequence[str], winners: Sequence[int], by_resignation: bool = False) -> str:
    """The result of a game that is over."""
    if len(winners) == len(seat_names):
        return DRAW
    names = " and ".join(seat_names[seat] for seat in winners) or NOBODY_WINS
    return names + BY_RESIGNATION if by_resignation else names


def digest_of(lines: Iterable[str]) -> str:
    """The check at the end of a record, over all that decides the game."""
    kept = (f"{line}\n" for line in lines if not line.startswith(NOT_IN_DIGEST))
    return sha256("".join(kept).encode()).hexdigest()[:DIGEST_LENGTH]
