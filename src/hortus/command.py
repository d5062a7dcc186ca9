"""The command `hortus`. Each subcommand imports what it needs, so that none waits for the others."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import hortus
from hortus.contract.errors import HortusError, UnknownOption
from hortus.languages import LANGUAGES, language_of, sentence

if TYPE_CHECKING:
    from hortus.terminal.console import Console

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

GOOD, NOT_GOOD, TROUBLE = 0, 1, 2
"""Exit statuses: all is well; a verification failed; what was asked for cannot be done."""

Chore = Callable[[argparse.Namespace, "Console"], int]


def main(arguments: Sequence[str] | None = None) -> int:
    wishes = parser().parse_args(arguments)
    language = language_of(os.environ)
    try:
        language = chosen_language(wishes, language)
        return run(wishes, language)
    except HortusError as error:
        print(complaint(error, language), file=sys.stderr)
        return TROUBLE
    except BrokenPipeError:
        # Whoever read our lines has gone. Without this, Python would complain once more while it closes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return GOOD


def run(wishes: argparse.Namespace, language: str) -> int:
    from hortus.terminal.console import Closed, open_console

    console = open_console(language, program_name())
    chore: Chore = wishes.chore
    try:
        return chore(wishes, console)
    except (Closed, KeyboardInterrupt):
        console.draw("")
        console.say("terminal-goodbye")
        return GOOD


def program_name() -> str:
    """How to call this command once more from the same place."""
    called = Path(sys.argv[0])
    if shutil.which(called.name):
        return called.name
    return "python -m hortus" if called.suffix == ".py" else str(called)


def chosen_language(wishes: argparse.Namespace, usual: str) -> str:
    language: str = wishes.language or usual
    if language not in LANGUAGES:
        raise UnknownOption("terminal-language-unknown", language=language)
    return language


def complaint(error: HortusError, language: str) -> str:
    rule = f"{error.rule}: " if error.rule else ""
    return f"hortus: {rule}{sentence(error.message_id, error.arguments, language)} [{error.code}]"


# The words of the command line


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="hortus", description="Garden board games in the terminal.")
    parser.add_argument("--version", action="version", version=f"hortus {hortus.__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    add_play(commands)
    replay = add(commands, "replay", replay_game, "look at a recorded game, action by action")
    replay.add_argument("file", type=Path, metavar="FILE")
    verify = add(commands, "verify", verify_game, "derive every draw of a recorded game again")
    verify.add_argument("file", type=Path, metavar="FILE")
    rules = add(commands, "rules", show_rules, "read the rules of a game")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("rule", nargs="?", metavar="RULE", help="such as H9; without it, all of them")
    add(commands, "games", list_games, "list the games and their options")
    warmup = add(commands, "warmup", warm_up, "compile the games now, for study at full speed")
    warmup.add_argument("game", nargs="?", metavar="GAME", help="without it, all of them")
    return parser


def add(commands: Commands, name: str, chore: Chore, about: str) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=about, description=about)
    known = ", ".join(LANGUAGES)
    parser.add_argument("--language", metavar="LANGUAGE", help=f"one of {known}; else as the environment says")
    parser.set_defaults(chore=chore)
    return parser


def add_play(commands: Commands) -> None:
    play = add(commands, "play", play_game, "play a game, or go on with a saved one")
    play.add_argument("what", nargs="?", metavar="GAME|FILE")
    play.add_argument("--seats", type=words, metavar="KIND,KIND", help="human, greedy or random for each seat")
    play.add_argument("--names", type=words, default=[], metavar="NAME,NAME", help="of the people, in order")
    play.add_argument("--edition", metavar="EDITION", help="short for --option edition=EDITION")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="see `hortus games`")
    play.add_argument("--seed", metavar="SEED", help="to repeat a game on purpose")


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def options_of(wishes: argparse.Namespace) -> dict[str, str]:
    options = {"edition": wishes.edition} if wishes.edition else {}
    for text in wishes.option:
        name, sign, value = text.partition("=")
        if not sign:
            raise UnknownOption("option-without-value", text=text)
        options[name] = value
    return options


# The chores


def play_game(wishes: argparse.Namespace, console: Console) -> int:
    # Nobody at a keyboard is in such a hurry that compiling, which makes everything wait, would pay.
    os.environ.setdefault("HORTUS_ENGINE", "interpreted")
    from hortus.terminal.start import Wishes, table_of

    asked = Wishes(wishes.what, options_of(wishes), wishes.seats, wishes.names, wishes.seed)
    table_of(console, asked).run()
    return GOOD


def replay_game(wishes: argparse.Namespace, console: Console) -> int:
    os.environ.setdefault("HORTUS_ENGINE", "interpreted")
    from hortus.terminal.files import read_record
    from hortus.terminal.replay import ReplayTable

    ReplayTable(console, read_record(wishes.file)).run()
    return GOOD


def verify_game(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.terminal.files import read_text
    from hortus.terminal.reports import report_verification

    return GOOD if report_verification(console, read_text(wishes.file)) else NOT_GOOD


def show_rules(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.terminal.reports import show_rules

    show_rules(console, hortus.load(wishes.game), wishes.rule)
    return GOOD


def list_games(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.terminal.reports import list_games

    list_games(console)
    return GOOD


def warm_up(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.terminal.reports import compile_game

    for name in [wishes.game] if wishes.game else hortus.games():
        compile_game(console, hortus.load(name))
    return GOOD
