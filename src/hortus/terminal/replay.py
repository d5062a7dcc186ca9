"""A record looked at again, action by action, as everything or as one seat saw it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from hortus.contract.errors import UnreadableText
from hortus.contract.position import Position
from hortus.languages.arguments import People
from hortus.records import Note, Record, Replay
from hortus.records.company import Chair, Company
from hortus.records.record import with_plies
from hortus.terminal.console import Closed, Console
from hortus.terminal.numbers import MOST_DIGITS, is_number
from hortus.terminal.screen import Entry, Screen, split_at_halt
from hortus.terminal.seats import HUMAN, names_among

ALL = None
"""As the one who looks: everything is shown."""
ALL_WORD = "all"


class ReplayTable:
    """Shows a record as its reader asks for it."""

    def __init__(self, console: Console, record: Record) -> None:
        self.console = console
        self.record = record
        self.replay = Replay(record)
        self.screen = Screen(console, record.game)
        self.seat_names = record.game.seat_names[: len(record.seats)]
        self.people = People(names_among(self.seat_names, record.seats, console.language))
        self.then = {ply: self.called(names) for ply, names in names_then(record).items()}
        console.people = self.people
        self.onlooker: int | None = ALL
        self.is_open = True
        self.commands: dict[str, Callable[[str], None]] = {
            "": self.forward,
            "back": self.back,
            "start": self.to_start,
            "end": self.to_end,
            "as": self.look_as,
            "board": self.show_board,
            "legend": self.show_legend,
            "log": self.show_log,
            "help": self.show_help,
            "quit": self.quit,
        }

    def run(self) -> None:
        try:
            self.introduce()
            while self.is_open:
                self.answer(self.console.ask())
        except Closed:
            pass
        except KeyboardInterrupt:
            self.console.draw("")
        self.console.say("terminal-goodbye")

    def introduce(self) -> None:
        if not self.record.is_finished:
            self.console.say("terminal-replay-private")
            self.console.ask()
        self.console.write(f"{self.screen.title()}, {self.record.date}")
        if self.record.lot is not None:
            self.console.say("seats-by-lot")
        for key, name in zip(self.seat_names, self.record.seats, strict=True):
            self.console.say("terminal-seat", key=key, player=name)
        self.show_board("")
        self.console.say("terminal-replay-hint")

    def answer(self, text: str) -> None:
        command, _, rest = text.partition(" ")
        try:
            if is_number(text):
                self.seek(int(text[:MOST_DIGITS]))
            elif command.lower() in self.commands:
                self.commands[command.lower()](rest.strip())
            else:
                raise UnreadableText("terminal-replay-not-understood", text=text)
        except UnreadableText as error:
            self.console.write(self.console.explain(error))

    # Where to look

    def forward(self, rest: str) -> None:
        self.seek(self.replay.ply + 1)

    def back(self, rest: str) -> None:
        self.seek(self.replay.ply - 1)

    def to_start(self, rest: str) -> None:
        self.seek(0)

    def to_end(self, rest: str) -> None:
        self.seek(self.replay.count)

    def seek(self, ply: int) -> None:
        """To that action, or as near as the record goes."""
        self.replay.seek(max(0, min(self.replay.count, ply)))
        told = [entry for entry in self.entries() if entry["ply"] == self.replay.ply]
        moment = self.replay.position.halt_at(self.replay.ply)
        if moment is not None:
            before, told = split_at_halt(told, self.replay.ply)
            self.tell(before)
            self.screen.show(self.view(moment))
            self.console.draw("")
        self.tell(told)
        self.show_board("")

    # How to look

    def look_as(self, rest: str) -> None:
        word = rest.lower()
        if word == ALL_WORD:
            self.onlooker = ALL
            self.console.say("terminal-replay-as-all")
        elif word in self.seat_names:
            self.onlooker = self.seat_names.index(word)
            self.console.say("terminal-replay-as", key=word)
        else:
            known = ", ".join([*self.seat_names, ALL_WORD])
            raise UnreadableText("terminal-replay-no-seat", text=rest, known=known)
        self.show_board("")

    def show_board(self, rest: str) -> None:
        self.screen.show(self.view(self.replay.position))
        self.console.draw("")
        self.console.say("terminal-replay-at", ply=self.replay.ply, count=self.replay.count)
        if self.replay.ply in self.record.comments:
            self.console.write(self.record.comments[self.replay.ply])
        if self.replay.ply == 0:
            self.console.say("terminal-replay-start")
        if self.replay.ply == self.replay.count:
            self.console.say("terminal-replay-end")
            if self.record.resigned is not None:
                self.console.say("terminal-resigned", seat=self.seat_names[self.record.resigned])

    def view(self, position: Position) -> Mapping[str, Any]:
        view = position.view_for(self.onlooker)
        return view if self.onlooker is not ALL else view | self.record.game.view(position.state)

    def entries(self) -> list[Entry]:
        position = self.replay.position
        return everything_told(position) if self.onlooker is ALL else list(position.log_for(self.onlooker))

    def called(self, names: Sequence[str]) -> People:
        return People(names_among(self.seat_names, names, self.console.language))

    def tell(self, entries: Iterable[Entry]) -> None:
        """Each line with the names of those who held the seats then."""
        for people, told in groupby(entries, key=lambda entry: self.then[entry["ply"]]):
            self.console.people = people
            self.screen.tell(told)
        self.console.people = self.people

    def show_legend(self, rest: str) -> None:
        self.screen.legend()

    def show_log(self, rest: str) -> None:
        self.tell(self.entries())

    def show_help(self, rest: str) -> None:
        self.console.say("terminal-replay-help", example=self.seat_names[0])

    def quit(self, rest: str) -> None:
        self.is_open = False


def names_then(record: Record) -> dict[int, list[str]]:
    """By ply, who held the seats when it was played; who has left the table since is called by the seat."""
    last = Company(told for told in record.chronicle if isinstance(told, Note))
    company = Company()
    names: dict[int, list[str]] = {}
    for ply, told, is_kept in with_plies(record.chronicle):
        if isinstance(told, Note):
            company.hear(told)
        elif is_kept:
            names[ply] = [
                _name_then(company.chair(seat), last.chair(seat), now) for seat, now in enumerate(record.seats)
            ]
    return names


def _name_then(chair: Chair, last: Chair, name: str) -> str:
    if chair == last or chair.is_free:
        return name
    return chair.player if chair.kind == "computer" else HUMAN


def everything_told(position: Position) -> list[Entry]:
    """Each action as told by the first seat that saw it."""
    logs = [_by_action(position.log_for(seat)) for seat in range(position.player_count)]
    return [entry for told in zip(*logs, strict=True) for entry in _clearest(told)]


def _by_action(log: list[dict[str, Any]]) -> list[list[Entry]]:
    return [list(entries) for _, entries in groupby(log, key=itemgetter("ply"))]


def _clearest(told: tuple[list[Entry], ...]) -> Iterator[Entry]:
    seen = (entries for entries in told if entries[0]["action"] is not None)
    yield from next(seen, told[0])
