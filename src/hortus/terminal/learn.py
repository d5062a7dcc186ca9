"""Lessons, line by line: a position, one thing to understand, one thing to do, and an answer to every try."""

from __future__ import annotations

from collections.abc import Callable

from hortus.contract.errors import HortusError, UnknownOption
from hortus.contract.game import Game
from hortus.contract.position import Position
from hortus.contract.teaching import Lesson, Tried, pupil_at, tried
from hortus.games import load
from hortus.languages.arguments import People
from hortus.terminal.console import Closed, Console
from hortus.terminal.moves import read_move
from hortus.terminal.numbers import is_number
from hortus.terminal.screen import Screen
from hortus.terminal.seats import HUMAN
from hortus.terminal.start import Wishes, table_of

GENTLEST = "level1"


class NoLesson(UnknownOption):
    """A game without lessons, or a number that none of them has."""

    code = "no_lesson"


class Classroom:
    """Goes through the lessons of a game, from any of them on."""

    def __init__(self, console: Console, game: Game, first: str = "1") -> None:
        self.console = console
        self.game = game
        self.screen = Screen(console, game)
        self.number = number_of(game, first)
        self.commands: dict[str, Callable[[], None]] = {
            "help": self.show_help,
            "next": self.forward,
            "back": self.back,
            "moves": self.show_moves,
            "board": self.show_board,
            "legend": self.screen.legend,
            "quit": self.leave,
        }

    @property
    def lesson(self) -> Lesson:
        return self.game.lessons[self.number - 1]

    @property
    def position(self) -> Position:
        return pupil_at(self.game, self.lesson)

    def run(self) -> bool:
        """Whether the end was reached. Whoever leaves before is told how to go on."""
        self.show_help()
        self.screen.legend()
        try:
            while self.number <= self.count:
                self.teach()
        except (Closed, KeyboardInterrupt):
            self.console.draw("")
            self.console.say(
                "learn-go-on", program=self.console.program, name=self.game.name, number=min(self.number, self.count)
            )
            return False
        return True

    @property
    def count(self) -> int:
        return len(self.game.lessons)

    def teach(self) -> None:
        """One lesson, until it is understood or left."""
        number, seat = self.number, self.position.to_act
        self.console.people = People(you=self.game.seat_names[seat])
        self.console.draw("")
        self.console.say("learn-lesson", number=number, count=self.count, title=self.words("title"))
        self.console.write(self.words())
        self.show_board()
        while self.number == number:
            self.answer(self.console.ask())

    def answer(self, text: str) -> None:
        if text.lower() in self.commands:
            self.commands[text.lower()]()
        elif text:
            try:
                move = read_move(self.position, self.position.to_act, text)
                self.tell(tried(self.game, self.lesson, self.game.action_text(move)))
            except HortusError as error:
                self.console.write(self.console.explain(error))

    def tell(self, result: Tried) -> None:
        if result.is_right:
            self.screen.tell(result.position.log_for(self.position.to_act))
            self.screen.show(result.position.view_for(self.position.to_act))
            self.console.draw("")
        self.console.write(self.console.words(result.told.id, **result.told.arguments))
        if result.rule:
            self.console.say("learn-rule", rule=result.rule, program=self.console.program, name=self.game.name)
        if result.is_right:
            self.console.say("terminal-press-enter")
            self.console.ask()
            self.forward()

    def words(self, ending: str = "") -> str:
        name = f"{self.game.sentence_prefix}-lesson-{self.lesson.name}"
        return self.console.words(f"{name}-{ending}" if ending else name)

    # What may be typed instead of a move

    def show_help(self) -> None:
        self.console.say("learn-welcome", game=self.screen.title(), count=self.count)

    def forward(self) -> None:
        self.number += 1

    def back(self) -> None:
        self.number = max(1, self.number - 1)

    def show_moves(self) -> None:
        self.screen.list_moves(self.position.legal_texts())

    def show_board(self) -> None:
        self.screen.show(self.position.view_for(self.position.to_act))
        self.console.draw("")
        self.console.write(self.words("task"))
        self.console.say("learn-how", example=self.position.legal_texts()[0])

    def leave(self) -> None:
        raise Closed


def number_of(game: Game, text: str) -> int:
    if not game.lessons:
        raise NoLesson("learn-none", game=game.name)
    if not is_number(text) or not 1 <= int(text[:9]) <= len(game.lessons):
        raise NoLesson("learn-no-such", number=text, count=len(game.lessons))
    return int(text)


def play_first_game(console: Console, game_name: str) -> None:
    """Against the gentlest computer, with the coach, for whoever wants to."""
    console.say("learn-first-game")
    yes = console.words("terminal-yes")
    if console.ask().lower() in (yes, yes[0]):
        kinds = [HUMAN, *[GENTLEST] * (load(game_name).start().player_count - 1)]
        table = table_of(console, Wishes(game_name, kinds=kinds))
        table.coaches = True
        table.run()
