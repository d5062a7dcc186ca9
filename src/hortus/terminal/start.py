"""From the words of a command line to a table with a game on it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from hortus.contract.errors import BadRecord, UnknownOption
from hortus.contract.generator import new_generator
from hortus.games import for_people, is_playable, playable
from hortus.policy.seats import for_seats
from hortus.records import Dealer, Line
from hortus.terminal.console import Console
from hortus.terminal.files import read_record
from hortus.terminal.moves import numbered
from hortus.terminal.opponents import choose_opponent, opponent_called
from hortus.terminal.screen import title_of
from hortus.terminal.seats import kinds_of_saved, note_seats, people_of_saved, seats_of, usual_kinds
from hortus.terminal.table import Table

SEED_RANGE = 1 << 31


@dataclass(frozen=True)
class Wishes:
    """What the command line asked for."""

    what: str | None = None  # a game or a file
    options: Mapping[str, str] = field(default_factory=dict)
    kinds: Sequence[str] | None = None  # of seats: human or the name of a computer player
    opponent: str | None = None  # a computer player on every other seat, where these were not named
    names: Sequence[str] = ()
    seed: str | None = None
    aids: bool = False
    lot: bool | None = None  # the lot decides who sits where; None: unless the seats were named


def table_of(console: Console, wishes: Wishes) -> Table:
    what = wishes.what or choose_game(console)
    is_saved = not is_playable(what) and is_file_name(what)
    if wishes.what is wishes.kinds is wishes.opponent is None and is_playable(what):  # who wished for nothing is asked
        wishes = replace(wishes, opponent=choose_opponent(console))
    table = saved_table(console, Path(what), wishes) if is_saved else new_table(console, what, wishes)
    table.record()  # refuses now what could not be saved later, such as a name that is too long
    return table


def is_file_name(text: str) -> bool:
    """A path, a name with an ending, or whatever is there: everything else is the name of a game, perhaps misspelt."""
    path = Path(text)
    return path.name != text or bool(path.suffix) or path.exists()


def new_table(console: Console, name: str, wishes: Wishes) -> Table:
    game = for_people(name).with_options(**wishes.options)
    if wishes.kinds is not None:
        game = for_seats(game, len(wishes.kinds), wishes.options)
    dealer = Dealer.random() if wishes.seed is None else Dealer.from_seed(wishes.seed)
    line = Line.start(game, dealer)
    kinds = wishes.kinds or usual_kinds(line.position.player_count, opponent_called(wishes.opponent))
    seats = seats_of(game, kinds, wishes.names, computers_seed(wishes.seed))
    if wishes.kinds is None if wishes.lot is None else wishes.lot:
        seats = [seats[drawn] for drawn in line.draw_seats()]
    note_seats(line, seats)
    return Table(console, line, seats, aids=wishes.aids)


def saved_table(console: Console, file: Path, wishes: Wishes) -> Table:
    """A saved game goes on under its own options, with its own draws."""
    if wishes.options or wishes.seed is not None or wishes.lot is not None or wishes.opponent is not None:
        raise UnknownOption("saved-game-is-settled", file=str(file))
    record = read_record(file)
    for_people(record.game.name)
    if record.secret is None and not record.is_finished:
        raise BadRecord("record-no-secret")
    kinds = wishes.kinds or kinds_of_saved(record.seats)
    people = wishes.names or ([] if wishes.kinds else people_of_saved(record.seats))
    seats = seats_of(record.game, kinds, people, computers_seed(None))
    line = record.line()
    note_seats(line, seats)
    return Table(console, line, seats, file, wishes.aids)


def computers_seed(seed: str | None) -> int:
    """Computers repeat themselves only when the whole game is to be repeated."""
    return secrets.randbelow(SEED_RANGE) if seed is None else int(new_generator("computers", seed)[0])


def choose_game(console: Console) -> str:
    """The only game, or the one that is asked for by number or name."""
    games = playable()
    if len(games) == 1:
        return games[0]
    console.say("terminal-which-game")
    by_number = numbered(games)
    for number, name in by_number.items():
        console.say("terminal-choice", number=number, action=f"{name} ({title_of(name, console.language)})")
    answer = console.ask()
    return by_number.get(answer, answer)
