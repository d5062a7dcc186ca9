"""The log: a line for each thing worth knowing, as text or as JSON, with the request and the table that it is about.

What an exception says may hold what people sent, and with that a key to a seat. So the log tells what it is and where
it happened, and its words only where they are our own or those of the system.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from contextvars import ContextVar
from datetime import UTC, datetime
from traceback import format_tb
from typing import Literal

from hortus.contract.errors import HortusError
from hortus.server.incidents import Plain, Seldom, held_back_since, origin_of

Form = Literal["text", "json"]

REQUEST: ContextVar[str] = ContextVar("request", default="")
TABLE: ContextVar[str] = ContextVar("table", default="")
"""What is being answered now; whatever is begun meanwhile belongs to it too."""
WORD = re.compile(r"[a-z]+(?:_[a-z]+)*(?=: )")
"""With which a line of ours begins."""


def keep_log(form: Form, process: int | None = None) -> None:
    """Send the log to the standard error stream. `process` is the number of this process among several."""
    handler = logging.StreamHandler()
    handler.setFormatter(FORMS[form](process))
    handler.addFilter(Throttle())
    logging.basicConfig(handlers=[handler], level=logging.WARNING)


class Throttle(logging.Filter):
    """Holds back what a library or a fault of ours repeats: strangers decide how often that happens."""

    OWN = "hortus."

    def __init__(self) -> None:
        super().__init__()
        self._seldom = Seldom()

    def filter(self, record: logging.LogRecord) -> bool:
        error = error_of(record)
        if error is None and record.name.startswith(self.OWN):  # these take care of it themselves
            return True
        what = origin_of(error) if error else first_line_of(record.msg)
        held_back = self._seldom.admit((record.pathname, record.lineno, what))
        if held_back:
            record.msg, record.args = record.getMessage().rstrip() + held_back_since(held_back), ()
        return held_back is not None


def first_line_of(message: object) -> str:
    """Return the part of a log message that is the same for every repetition; asyncio appends lines with details."""
    return str(message).partition("\n")[0]


class Line(logging.Formatter):
    """Of a process; with its number, if it is one of several."""

    def __init__(self, process: int | None = None) -> None:
        super().__init__()
        self._own = {} if process is None else {"process": str(process)}

    def ids(self) -> dict[str, str]:
        return {**self._own, **ids()}


class Text(Line):
    def format(self, record: logging.LogRecord) -> str:
        line = f"{self.formatTime(record)} {record.levelname} {record.getMessage()}"
        if known := self.ids():
            line += f" [{' '.join(f'{name}={value}' for name, value in known.items())}]"
        error = error_of(record)
        return line if error is None else f"{line}\n{story_of(error)}"


class Json(Line):
    def format(self, record: logging.LogRecord) -> str:
        message = record.getMessage()
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
        }
        if word := WORD.match(message):
            told["word"] = word.group()
        told |= {"message": message, **self.ids()}
        if (error := error_of(record)) is not None:
            told |= {"error": type(error).__qualname__, "stack": story_of(error)}
        return json.dumps(told)


FORMS: dict[Form, type[Line]] = {"text": Text, "json": Json}


def ids() -> dict[str, str]:
    found = {"request": REQUEST.get(), "table": TABLE.get()}
    return {name: value for name, value in found.items() if value}


def error_of(record: logging.LogRecord) -> BaseException | None:
    return record.exc_info[1] if record.exc_info else None


def story_of(error: BaseException) -> str:
    """What happened where, as Python tells it: the first cause comes first."""
    return "\n".join(
        f"Traceback (most recent call last):\n{''.join(format_tb(cause.__traceback__))}{kind_of(cause)}"
        for cause in reversed(list(causes(error)))
    )


def causes(error: BaseException) -> Iterator[BaseException]:
    seen: set[int] = set()
    cause: BaseException | None = error
    while cause is not None and id(cause) not in seen:
        seen.add(id(cause))
        yield cause
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)


def kind_of(error: BaseException) -> str:
    name = type(error).__qualname__
    match error:
        case HortusError():
            return f"{name}: {error.message_id}"
        case Plain():
            return f"{name}: {error}"
        case OSError(strerror=str(reason)):
            return f"{name}: {reason}"
    return name
