"""Lines out, lines in. The only place that touches the terminal itself."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TextIO

from hortus.contract.errors import HortusError
from hortus.languages import sentence
from hortus.languages.arguments import STRANGERS, People

USUAL_SIZE = (80, 24)
WIDEST = 100  # longer lines are tiring to read
NARROWEST = 20
GAP = 2  # spaces between columns
CLEAR = "\033[2J\033[3J\033[H"  # the screen, what scrolled out of it, and the cursor to the top
BLANK_LINES = 100  # where nothing can be cleared, whatever was there is pushed out of sight


class Closed(Exception):
    """Nothing more will be typed: the input has ended."""


def open_console(language: str, program: str) -> Console:
    """The console of this process. A sign that it cannot show or read becomes a question mark, not a failure."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    columns = shutil.get_terminal_size(USUAL_SIZE).columns
    return Console(language, sys.stdin, sys.stdout, max(NARROWEST, min(WIDEST, columns)), program)


@dataclass
class Console:
    """Speaks one language. Remembers nothing that was typed: the next one at the keyboard must not find it."""

    language: str
    source: TextIO = field(repr=False)
    target: TextIO = field(repr=False)
    width: int = USUAL_SIZE[0]
    program: str = "hortus"  # how this command was called, to name it in advice
    people: People = STRANGERS  # who plays, and who looks at the screen

    def words(self, message_id: str, **arguments: object) -> str:
        return sentence(message_id, arguments, self.language, self.people)

    def say(self, message_id: str, **arguments: object) -> None:
        self.write(self.words(message_id, **arguments))

    def explain(self, error: HortusError) -> str:
        return self.words(error.message_id, **error.arguments)

    def write(self, text: str, indent: str = "") -> None:
        """Paragraphs, wrapped."""
        wrapper = textwrap.TextWrapper(self.width - 1, indent, indent, break_long_words=False, break_on_hyphens=False)
        for line in text.split("\n"):
            self.draw("\n".join(wrapper.wrap(line)))

    def draw(self, text: str) -> None:
        """Lines as they are."""
        print(text, file=self.target, flush=True)

    def columns(self, items: Sequence[str]) -> None:
        """Short texts side by side, row by row."""
        size = max(map(len, items)) + GAP
        across = max(1, (self.width - 1) // size)
        for first in range(0, len(items), across):
            self.draw("".join(item.ljust(size) for item in items[first : first + across]).rstrip())

    def table(self, rows: Sequence[Sequence[str]], numbers: bool = False) -> None:
        """Columns under their headings; numbers stand to the right. Where there are none, a last column that is too
        long is wrapped beside the others, or below them where there is too little room."""
        align = str.rjust if numbers else str.ljust
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        left = sum(widths[:-1]) + GAP * (len(widths) - 1)
        room = self.width - 1 - left
        for row in rows:
            cells = [row[0].ljust(widths[0]), *map(align, row[1:], widths[1:])]
            before, text = (" " * GAP).join(cells)[:left], cells[-1]
            if numbers or widths[-1] <= room:
                lines = [before + text]
            elif room >= NARROWEST:
                first, *others = textwrap.wrap(text, room) or [""]
                lines = [before + first, *(" " * left + line for line in others)]
            else:
                indent = " " * GAP
                lines = [before, *textwrap.wrap(text, self.width - 1, initial_indent=indent, subsequent_indent=indent)]
            self.draw("\n".join(map(str.rstrip, lines)))

    def decimal(self, value: Fraction | float, digits: int) -> str:
        """A number as this language writes it."""
        return f"{float(value):.{digits}f}".replace(".", self.words("terminal-decimal-mark"))

    def percent(self, share: Fraction | float, digits: int) -> str:
        return self.words("terminal-percent", number=self.decimal(100 * share, digits))

    @property
    def is_live(self) -> bool:
        """Whether somebody types, and nothing was written down beforehand."""
        return self.source.isatty()

    def ask(self) -> str:
        """The next line that is typed, without the space around it."""
        print(self.words("terminal-prompt"), end="", file=self.target, flush=True)
        line = self.source.readline()
        if not line or not self.is_live:
            self.draw(line.rstrip("\n"))  # a terminal shows what is typed by itself, a pipe does not
        if not line:
            raise Closed
        return line.strip()

    def clear(self) -> None:
        """Whatever was on the screen is gone from sight."""
        if self.target.isatty():
            print(CLEAR, end="", file=self.target, flush=True)
        else:
            self.draw("\n" * BLANK_LINES)
