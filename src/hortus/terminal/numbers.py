"""Numbers as people write them, on the command line and at a table."""

from __future__ import annotations

from hortus.contract.errors import HortusError

MOST_DIGITS = 9
"""Nothing here is larger, and Python refuses to read thousands of digits."""


class BadNumber(HortusError):
    """A number on the command line that is none, or too small."""

    code = "bad_number"


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def whole_number(option: str, text: str, least: int = 0) -> int:
    if not is_number(text) or len(text) > MOST_DIGITS or int(text) < least:
        raise BadNumber("bad-number", option=option, least=least, text=text)
    return int(text)


def some_seconds(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise BadNumber("hint-bad-seconds", text=text) from None
