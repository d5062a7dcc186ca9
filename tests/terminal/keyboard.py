"""A terminal without a terminal: what is typed comes from a function, what is shown goes to a text."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable

from hortus.contract.game import Game
from hortus.contract.generator import below, new_generator
from hortus.records import Dealer, Line
from hortus.terminal.console import Console
from hortus.terminal.seats import Seat, seats_of
from hortus.terminal.table import Table

Typist = Callable[[str], str | None]
"""From what was shown since the last question to what is typed now; None: the input ends."""


class Keyboard(io.StringIO):
    """Types what a typist decides, who sees the screen."""

    def __init__(self, typist: Typist, screen: io.StringIO) -> None:
        super().__init__()
        self.typist = typist
        self.screen = screen
        self.read_to = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        shown = self.screen.getvalue()[self.read_to :]
        self.read_to = len(self.screen.getvalue())
        typed = self.typist(shown)
        return "" if typed is None else f"{typed}\n"


def typing(*lines: str) -> Typist:
    """These lines, one after the other; then the input ends."""
    waiting = iter(lines)
    return lambda shown: next(waiting, None)


def console_for(typist: Typist, language: str = "en") -> tuple[Console, io.StringIO]:
    screen = io.StringIO()
    return Console(language, Keyboard(typist, screen), screen), screen


def new_table(
    game: Game,
    typist: Typist,
    kinds: Iterable[str] = ("human", "greedy"),
    language: str = "en",
    seed: str = "1",
    aids: bool = False,
) -> tuple[Table, io.StringIO]:
    console, screen = console_for(typist, language)
    seats: list[Seat] = seats_of(game, list(kinds), (), seed=1)
    return Table(console, Line.start(game, Dealer.from_seed(seed)), seats, aids=aids), screen


def shown_by(game: Game, *lines: str, kinds: Iterable[str] = ("human", "greedy"), seed: str = "1") -> str:
    """Everything on the screen after these lines were typed."""
    table, screen = new_table(game, typing(*lines), kinds, seed=seed)
    table.run()
    return screen.getvalue()


def newcomer(seed: int) -> Typist:
    """Knows nothing but what the screen says: types a number of the list, and asks for the list where there is none."""
    generator = new_generator("newcomer", seed)

    def type_something(shown: str) -> str:
        if re.search(r"Enter|Entrée", shown.rpartition("\n\n")[2]):
            return ""
        numbers = re.findall(r"(?:^|  )(\d+)\. \w", shown, re.MULTILINE)
        return numbers[below(generator, len(numbers))] if numbers else "moves"

    return type_something
