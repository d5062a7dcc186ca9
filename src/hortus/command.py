"""The command `hortus`. Each subcommand imports what it needs, so that none waits for the others."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import hortus
from hortus.contract.errors import HortusError, UnknownOption
from hortus.languages import LANGUAGES, language_of, sentence

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from hortus.terminal.console import Console

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

GOOD, NOT_GOOD, TROUBLE = 0, 1, 2
"""Exit statuses: all is well; a verification failed, or games are missing; what was asked for cannot be done."""

Chore = Callable[[argparse.Namespace, "Console"], int]
Asked = TypeVar("Asked", bound="DataclassInstance")


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
    from hortus.contract.engine import stay_interpreted
    from hortus.terminal.console import Closed, open_console

    console = open_console(language, program_name())
    chore: Chore = wishes.chore
    if chore not in (hold_arena, warm_up):
        # Nobody at a keyboard is in such a hurry that compiling, which makes everything wait, would pay.
        stay_interpreted()
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
    parser = argparse.ArgumentParser(prog="hortus", description="A home for garden board games.")
    parser.add_argument("--version", action="version", version=f"hortus {hortus.__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    add_serve(commands)
    backup = add(commands, "backup", back_up, "copy all tables to a new file, even while the server runs")
    backup.add_argument("file", type=Path, metavar="FILE")
    add_data(backup)
    add_play(commands)
    replay = add(commands, "replay", replay_game, "look at a recorded game, action by action")
    replay.add_argument("file", type=Path, metavar="FILE")
    verify = add(commands, "verify", verify_game, "derive every draw of a recorded game again")
    verify.add_argument("file", type=Path, metavar="FILE")
    add_hint(commands)
    learn = add(commands, "learn", learn_game, "learn a game by playing it, step by step")
    learn.add_argument("game", metavar="GAME", help="name of the game")
    learn.add_argument("lesson", nargs="?", default="1", metavar="LESSON", help="number to begin with (default 1)")
    rules = add(commands, "rules", show_rules, "read the rules of a game")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument("rule", nargs="?", metavar="RULE", help="such as H9; without it, all of them")
    add_arena(commands)
    add(commands, "games", list_games, "list the games, their options, and what is wrong with those that are broken")
    new = add(commands, "new-game", begin_game, "write a package with a small whole game, to be changed into a new one")
    new.add_argument("name", metavar="NAME", help="of the game, such as my_game")
    new.add_argument("--to", type=Path, default=Path(), metavar="FOLDER", help="in which its folder is made")
    warmup = add(commands, "warmup", warm_up, "compile the games now, for study at full speed")
    warmup.add_argument("game", nargs="?", metavar="GAME", help="without it, all of them")
    return parser


def add(commands: Commands, name: str, chore: Chore, about: str) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=about, description=about)
    known = ", ".join(LANGUAGES)
    parser.add_argument("--language", metavar="LANGUAGE", help=f"one of {known}; else as the environment says")
    parser.set_defaults(chore=chore)
    return parser


def add_serve(commands: Commands) -> None:
    serve = add(commands, "serve", serve_tables, "play in the browser: run a server of tables")
    serve.add_argument("--host", default="127.0.0.1", metavar="HOST", help="0.0.0.0 lets others in; usually nobody")
    serve.add_argument("--port", metavar="PORT", help="usually 8000, or the next that is free")
    add_data(serve)
    browser = serve.add_mutually_exclusive_group()
    browser.add_argument("--open", dest="browser", action="store_true", default=None, help="open a browser in any case")
    browser.add_argument("--no-browser", dest="browser", action="store_false", help="open none")
    serve.add_argument("--workers", metavar="NUMBER", help="processes in which computers think; usually cores / 2")
    serve.add_argument("--address", metavar="URL", help="by which others reach a proxy before this server")
    proxies = serve.add_argument("--proxy", dest="proxies", action="append", default=[], metavar="ADDRESS")
    proxies.help = "of that proxy, if it runs on another computer"
    serve.add_argument("--tables-an-hour", metavar="NUMBER", help="that may be made from one address; usually 30")
    serve.add_argument("--memory", metavar="MEGABYTES", help="for tables that nobody is at; usually 200")
    serve.add_argument("--keep-days", metavar="NUMBER", help="finished tables are deleted then; usually never")


def add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, metavar="FILE", help="of all tables; usually in the user's data folder")


def add_play(commands: Commands) -> None:
    play = add(commands, "play", play_game, "play a game in the terminal, or go on with a saved one")
    play.add_argument("what", nargs="?", metavar="GAME|FILE")
    play.add_argument(
        "--seats", dest="kinds", type=words, metavar="KIND,KIND", help="human or such as greedy, for each seat"
    )
    lot = argparse.BooleanOptionalAction
    play.add_argument("--lot", action=lot, help="the lot decides who sits where; usually, unless --seats names them")
    play.add_argument("--names", type=words, default=[], metavar="NAME,NAME", help="of the people, in order")
    play.add_argument("--edition", metavar="EDITION", help="short for --option edition=EDITION")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="see `hortus games`")
    play.add_argument("--seed", metavar="SEED", help="to repeat a game on purpose")
    play.add_argument("--aids", action="store_true", help="allow odds, and hint among several people")


def add_hint(commands: Commands) -> None:
    hint = add(commands, "hint", give_hint, "show the best actions in a position of a recorded game")
    hint.add_argument("file", type=Path, metavar="FILE")
    hint.add_argument("--ply", metavar="NUMBER", help="after so many actions; else the last decision of the game")
    hint.add_argument("--seat", metavar="SEAT", help="such as red; else the one to decide")
    budget = hint.add_mutually_exclusive_group()
    budget.add_argument("--simulations", metavar="NUMBER", help="think so long: the same answer every time")
    budget.add_argument("--seconds", metavar="SECONDS", help="think so long; usually 1")
    hint.add_argument("--seed", default="1", metavar="NUMBER", help="for another answer; usually 1")
    hint.add_argument("--json", dest="as_json", action="store_true", help="answer as JSON")


def add_arena(commands: Commands) -> None:
    arena = add(commands, "arena", hold_arena, "let computer players play matches, and rate them")
    arena.add_argument("game", nargs="?", metavar="GAME")
    arena.add_argument("--players", nargs="+", default=[], metavar="PLAYER", help="such as greedy level3 level5@0.5s")
    arena.add_argument("--games", default="100", metavar="NUMBER", help="for each pair, in whole seeds; usually 100")
    arena.add_argument("--pairs", choices=("all", "first"), default="all", help="first: the first with each other")
    arena.add_argument("--seats", metavar="NUMBER", help="more than two: one player against the rest")
    arena.add_argument("--seed", dest="first_seed", default="1", metavar="NUMBER", help="the first one; usually 1")
    arena.add_argument("--edition", metavar="EDITION", help="short for --option edition=EDITION")
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="see `hortus games`")
    arena.add_argument("--file", type=Path, metavar="FILE", help="of results, resumed if there; else arena-GAME.jsonl")
    arena.add_argument("--workers", metavar="NUMBER", help="processes; usually one a core; 0: in this process")
    arena.add_argument("--cluster", metavar="ADDRESS", help="of a Dask scheduler, whose workers play")
    arena.add_argument("--report", nargs="+", type=Path, default=[], metavar="FILE", help="only report these results")
    arena.add_argument("--json", dest="as_json", action="store_true", help="report as JSON")


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def asked(kind: type[Asked], wishes: argparse.Namespace) -> Asked:
    """What the command line asked for, as the chore takes it: the words have the names of its fields."""
    found = vars(wishes) | ({"options": options_of(wishes)} if "option" in wishes else {})
    return kind(**{field.name: found[field.name] for field in fields(kind)})


def options_of(wishes: argparse.Namespace) -> dict[str, str]:
    options = {"edition": wishes.edition} if wishes.edition else {}
    for text in wishes.option:
        name, sign, value = text.partition("=")
        if not sign:
            raise UnknownOption("option-without-value", text=text)
        options[name] = value
    return options


# The chores


def serve_tables(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.server.serve import ServeWishes, serve

    serve(asked(ServeWishes, wishes), console.words, console.write)
    return GOOD


def back_up(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.server.storage.backup import back_up
    from hortus.server.storage.files import data_file

    console.say("backup-done", count=back_up(data_file(wishes.data), wishes.file), file=str(wishes.file))
    return GOOD


def play_game(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.terminal.start import Wishes, table_of

    table_of(console, asked(Wishes, wishes)).run()
    return GOOD


def learn_game(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.contract.engine import stay_interpreted
    from hortus.terminal.learn import Classroom, play_first_game

    stay_interpreted()
    if Classroom(console, hortus.load(wishes.game), wishes.lesson).run():
        play_first_game(console, wishes.game)
    return GOOD


def replay_game(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.terminal.files import read_record
    from hortus.terminal.replay import ReplayTable

    ReplayTable(console, read_record(wishes.file)).run()
    return GOOD


def verify_game(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.terminal.files import read_text
    from hortus.terminal.reports import report_verification

    return GOOD if report_verification(console, read_text(wishes.file)) else NOT_GOOD


def give_hint(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.terminal.advice import HintWishes, advise

    advise(console, asked(HintWishes, wishes), sys.stderr)
    return GOOD


def show_rules(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.terminal.reports import show_rules

    show_rules(console, hortus.load(wishes.game), wishes.rule)
    return GOOD


def hold_arena(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.terminal.arena import ArenaWishes, hold_arena

    return GOOD if hold_arena(console, asked(ArenaWishes, wishes), sys.stderr) else NOT_GOOD


def list_games(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.terminal.reports import list_games

    list_games(console)
    return GOOD


def begin_game(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.terminal.new_game import new_game

    folder = new_game(wishes.name, wishes.to)
    console.say("new-game-written", name=wishes.name, folder=str(folder), program=console.program)
    return GOOD


def warm_up(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.terminal.reports import compile_game

    for name in [wishes.game] if wishes.game else hortus.games():
        compile_game(console, hortus.load(name))
    return GOOD
