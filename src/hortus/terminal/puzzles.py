"""`hortus puzzle`: a position in which one move is far better than all others, two tries, and the solution."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from platformdirs import user_data_path

from hortus.contract.errors import HortusError
from hortus.contract.game import Game, Message
from hortus.games import for_people, load, playable
from hortus.languages.arguments import People
from hortus.puzzles import NoPuzzle, Puzzle, daily, hint_of, puzzle_of, puzzles_of, solution_of, today, tried
from hortus.puzzles.solving import checked, of_theme
from hortus.puzzles.streak import Streak
from hortus.terminal.console import Closed, Console
from hortus.terminal.hints import percent, reasons
from hortus.terminal.moves import read_move
from hortus.terminal.screen import Screen

TRIES = 2
FILE = "puzzles.json"


@dataclass(frozen=True)
class PuzzleWishes:
    """What the command line asked for."""

    game: str | None = None
    date: str | None = None
    theme: str | None = None
    number: str | None = None


# What was solved on this computer


@dataclass
class Notebook:
    """Kept in a small file of the user; one that cannot be read is begun anew, one that cannot be written is not."""

    file: Path = field(default_factory=lambda: user_data_path("hortus", appauthor=False) / FILE)
    solved: dict[str, list[int]] = field(default_factory=dict)
    streak: Streak = field(default_factory=Streak)
    shown: dict[str, str] = field(default_factory=dict)  # [game] the day on which the solution of its puzzle was shown

    def __post_init__(self) -> None:
        try:
            found = json.loads(self.file.read_text(encoding="utf-8"))
            self.solved = {str(game): [int(one) for one in numbers] for game, numbers in found["solved"].items()}
            self.streak = Streak(date.fromisoformat(found["last"]) if found["last"] else None, int(found["days"]))
            self.shown = {str(game): str(day) for game, day in found.get("shown", {}).items()}
        except (OSError, ValueError, TypeError, KeyError, AttributeError):
            self.solved, self.streak, self.shown = {}, Streak(), {}

    def has(self, puzzle: Puzzle) -> bool:
        return puzzle.number in self.solved.get(puzzle.game.name, ())

    def was_shown(self, puzzle: Puzzle, day: date | None) -> bool:
        """Whether somebody has seen the solution of the puzzle of this day."""
        return day is not None and self.shown.get(puzzle.game.name) == day.isoformat()

    def note(self, puzzle: Puzzle, day: date | None) -> None:
        """That it was solved; as the puzzle of a day, if it was one."""
        numbers = {*self.solved.get(puzzle.game.name, ()), puzzle.number}
        self.solved[puzzle.game.name] = sorted(numbers)
        if day is not None and not self.was_shown(puzzle, day):
            self.streak = self.streak.solved(day)
        self.write()

    def note_shown(self, puzzle: Puzzle, day: date | None) -> None:
        """That its solution was seen: whoever finds it then does not count."""
        if day is not None:
            self.shown[puzzle.game.name] = day.isoformat()
            self.write()

    def write(self) -> None:
        last = self.streak.last
        days = {"last": last and last.isoformat(), "days": self.streak.days}
        kept = {"solved": self.solved, **days, "shown": self.shown}
        try:
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            beside = self.file.with_name(FILE + ".new")
            beside.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
            beside.replace(self.file)
        except OSError:
            return


# Which one


def set_puzzles(console: Console, wishes: PuzzleWishes, notebook: Notebook, day: date) -> None:
    """What the command line asked for, one puzzle or one after the other."""
    if wishes == PuzzleWishes():
        list_puzzles(console, notebook, day)
        return
    if wishes.game is None:
        raise NoPuzzle("puzzle-which-game", program=console.program)
    game = for_people(wishes.game)
    if wishes.number is not None:
        Attempt(console, puzzle_of(game, wishes.number), notebook).run()
    elif wishes.theme is not None:
        solve_theme(console, game, wishes.theme, notebook)
    else:
        asked = day if wishes.date is None else read_date(wishes.date)
        console.say("puzzle-of-day", date=asked.isoformat())
        puzzle = daily(game, asked) or checked(game)[0]
        Attempt(console, puzzle, notebook, asked if asked == day else None).run()
        console.say("puzzle-streak", days=notebook.streak.on(day))


def read_date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise NoPuzzle("puzzle-bad-date", date=text) from None


def list_puzzles(console: Console, notebook: Notebook, day: date) -> None:
    console.say("puzzle-games", date=day.isoformat(), program=console.program)
    console.say("puzzle-themes", program=console.program)
    for name in playable():
        game = load(name)
        puzzle = daily(game, day)
        if puzzle is not None:
            console.draw("")
            list_themes(console, game, puzzle, notebook)
    console.draw("")
    console.say("puzzle-streak", days=notebook.streak.on(day))


def list_themes(console: Console, game: Game, puzzle: Puzzle, notebook: Notebook) -> None:
    puzzles = puzzles_of(game)
    facts = {"number": puzzle.number, "count": len(puzzles), "solved": sum(map(notebook.has, puzzles))}
    console.say("puzzle-game", game=Screen(console, game).title(), name=game.name, **facts)
    themes = [one.theme for one in puzzles]
    for theme in game.themes:
        if theme in themes:
            console.say("puzzle-theme", name=theme, count=themes.count(theme), theme=theme_words(console, game, theme))


def theme_words(console: Console, game: Game, theme: str) -> str:
    return console.words(f"{game.sentence_prefix}-theme-{theme}")


def solve_theme(console: Console, game: Game, theme: str, notebook: Notebook) -> None:
    """Those that were not solved yet, until somebody leaves."""
    puzzles = unsolved(game, theme, notebook)
    for puzzle in puzzles:
        if puzzle != puzzles[0]:
            console.say("puzzle-next")
            if console.ask().lower() == "quit":
                return
        Attempt(console, puzzle, notebook).run()
    console.say("puzzle-theme-end", count=len(unsolved(game, theme, notebook)))


def unsolved(game: Game, theme: str, notebook: Notebook) -> list[Puzzle]:
    return [puzzle for puzzle in of_theme(game, theme) if not notebook.has(puzzle)]


# Solving it


class Attempt:
    """One puzzle, until it is solved or given up."""

    def __init__(self, console: Console, puzzle: Puzzle, notebook: Notebook, day: date | None = None) -> None:
        self.console, self.puzzle, self.notebook, self.day = console, puzzle, notebook, day
        self.screen = Screen(console, puzzle.game)
        position = puzzle.start()
        self.seat = position.to_act
        self.known = position.seen_by(self.seat)
        self.view = position.view_for(self.seat)
        self.tries = 0
        self.is_over = False
        self.commands: dict[str, Callable[[], None]] = {
            "help": self.show_help,
            "moves": self.show_moves,
            "board": self.show_board,
            "legend": self.screen.legend,
            "hint": self.show_hint,
            "solution": self.give_up,
            "quit": self.leave,
        }

    def run(self) -> None:
        game, puzzle = self.puzzle.game, self.puzzle
        self.console.people = People(you=game.seat_names[self.seat])
        self.console.draw("")
        facts = {"number": puzzle.number, "count": len(puzzles_of(game))}
        theme = theme_words(self.console, game, puzzle.theme)
        self.console.say("puzzle-heading", game=self.screen.title(), theme=theme, **facts)
        if self.notebook.has(puzzle):
            self.console.say("puzzle-solved-before")
        elif self.notebook.was_shown(puzzle, self.day):
            self.console.say("puzzle-shown-before")
        self.show_board()
        while not self.is_over:
            self.answer(self.console.ask())

    def answer(self, text: str) -> None:
        if text.lower() in self.commands:
            self.commands[text.lower()]()
        elif text:
            try:
                self.attempt(self.puzzle.game.action_text(read_move(self.known, self.seat, text)))
            except HortusError as error:
                self.console.write(self.console.explain(error))

    def attempt(self, move: str) -> None:
        self.tries += 1
        if tried(self.puzzle, move).is_right:
            self.notebook.note(self.puzzle, self.day)
            self.console.say("puzzle-right")
            self.show_solution()
        elif self.tries < TRIES:
            self.console.say("puzzle-wrong", chance=percent(self.console, self.puzzle.second_chance))
        else:
            self.give_up()

    def give_up(self) -> None:
        self.notebook.note_shown(self.puzzle, self.day)
        self.console.say("puzzle-solution", best=self.puzzle.best)
        self.show_solution()

    def show_solution(self) -> None:
        """What the best move brings and why, and what it leads to."""
        self.is_over = True
        puzzle, after = self.puzzle, solution_of(self.puzzle)
        self.screen.tell(after.log_for(self.seat))
        self.screen.show(after.view_for(self.seat, is_past=True))
        self.console.draw("")
        chances = {"chance": puzzle.chance, "other": puzzle.second_chance}
        shown = {name: percent(self.console, chance) for name, chance in chances.items()}
        self.console.say("puzzle-worth", best=puzzle.best, second=puzzle.second, **shown)
        self.console.say(f"puzzle-sure-{puzzle.sure}")
        self._say_reasons("puzzle-why", hint_of(puzzle))

    def _say_reasons(self, message_id: str, found: Sequence[Message]) -> None:
        if found:
            self.console.say(message_id, reasons=reasons(self.console, found))

    # What may be typed instead of a move

    def show_moves(self) -> None:
        self.screen.list_moves(self.view["legal"])

    def show_board(self) -> None:
        self.screen.show(self.view)
        self.console.draw("")
        self.say_prompt(self.view)
        self.console.say("puzzle-task")
        self.show_help()

    def show_help(self) -> None:
        self.console.say("puzzle-how", example=self.view["legal"][0])

    def say_prompt(self, view: Mapping[str, object]) -> None:
        prompt = self.puzzle.game.prompt(view)
        self.console.say(prompt.id, **prompt.arguments)

    def show_hint(self) -> None:
        found = hint_of(self.puzzle)
        self._say_reasons("puzzle-hint", found)
        if not found:
            self.console.say("puzzle-hint-chance", chance=percent(self.console, self.puzzle.chance))

    def leave(self) -> None:
        raise Closed


def puzzle_command(console: Console, wishes: PuzzleWishes) -> None:
    set_puzzles(console, wishes, Notebook(), today())
