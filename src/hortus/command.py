"""The command `hortus`. Each subcommand imports what it needs, so that none waits for the others."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import fields
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import hortus
from hortus.contract.errors import HortusError, UnknownOption
from hortus.games import for_people
from hortus.languages import LANGUAGES, language_of, sentence

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from hortus.terminal.console import Console

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]
    Options = argparse.ArgumentParser | argparse._MutuallyExclusiveGroup

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
    if chore not in (hold_arena, make_dataset, warm_up):
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


# The words of the command line. They are English in every language, like the names of options and commands themselves.

GAME = "a game of `hortus games`"


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="hortus", description="A home for garden board games.")
    parser.add_argument("--version", action="version", version=f"hortus {hortus.__version__}")
    add_language(parser, None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    add_serve(commands)
    backup = add(commands, "backup", back_up, "copy all tables to a new file, even while the server runs")
    option(backup, "file FILE", "the new file", type=Path)
    add_data(backup)
    add(commands, "key", make_key, "make a key to sign with, for `hortus serve --key-file`")
    move = add(commands, "move", move_data, "move all tables to another place, such as from a file to PostgreSQL")
    option(move, "source FROM", "file, or postgresql:// address; it stays as it is, and no server may work with it")
    option(move, "target TO", "a new file, or the address of an empty database")
    add_play(commands)
    add_record(add(commands, "replay", replay_game, "look at a recorded game, action by action"))
    add_record(add(commands, "verify", verify_game, "check the random draws of a recorded game"))
    add_hint(commands)
    add_review(commands)
    learn = add(commands, "learn", learn_game, "learn a game by playing it, step by step")
    option(learn, "game GAME", GAME)
    option(learn, "lesson LESSON", "number to begin with (default 1)", nargs="?", default="1")
    puzzle = add(commands, "puzzle", set_puzzle, "find the best move: a puzzle of the day, or any other")
    option(puzzle, "game GAME", f"{GAME} (default: what there is)", nargs="?")
    which = puzzle.add_mutually_exclusive_group()
    option(which, "--date DATE", "the puzzle of that day, such as 2026-11-16 (default: today)")
    option(which, "--theme THEME", "those of a theme that are not solved yet, one after the other")
    option(which, "--number NUMBER", "the puzzle of that number")
    rules = add(commands, "rules", show_rules, "read the rules of a game")
    option(rules, "game GAME", GAME)
    option(rules, "rule RULE", "one rule, such as H9 (default: all of them)", nargs="?")
    players = add(commands, "players", show_players, "whom you may play against, and how strong they are")
    option(players, "game GAME", GAME)
    option(players, "player PLAYER", "the card of one, such as level3 (default: all, in a line each)", nargs="?")
    add_arena(commands)
    mcp = add(commands, "mcp", serve_tools, "let a language model play: an MCP server on standard input and output")
    option(mcp, "--seed SEED", "repeat games: same seed, same draws")
    option(mcp, "--renamed SEED", "other words for everything, to tell reasoning from memory (in English)")
    add_dataset(commands)
    add(commands, "games", list_games, "list the games, their options, and what is wrong with those that are broken")
    new = add(commands, "new-game", begin_game, "write a package with a small whole game, to be changed into a new one")
    option(new, "name NAME", "name of the new game, such as my_game")
    option(new, "--to FOLDER", "where its folder is made (default: here)", type=Path, default=Path())
    warmup = add(commands, "warmup", warm_up, "compile the games now, for study at full speed")
    option(warmup, "game GAME", f"{GAME} (default: all of them)", nargs="?")
    return parser


def add(commands: Commands, name: str, chore: Chore, about: str) -> argparse.ArgumentParser:
    parser = commands.add_parser(name, help=about, description=about)
    add_language(parser, argparse.SUPPRESS)  # what was said before the subcommand stays
    parser.set_defaults(chore=chore)
    return parser


def option(parser: Options, name: str, about: str, **more: Any) -> None:
    """Its name as the help shows it: `--port PORT`."""
    flag, value = name.split()
    parser.add_argument(flag, metavar=value, help=about, **more)


def add_language(parser: argparse.ArgumentParser, default: str | None) -> None:
    known = ", ".join(LANGUAGES)
    option(parser, "--language LANGUAGE", f"{known} (default: as the environment says)", default=default)


def add_record(parser: argparse.ArgumentParser) -> None:
    option(parser, "file FILE", "record of a game", type=Path)


def add_data(parser: argparse.ArgumentParser) -> None:
    what = "file, or postgresql:// address, that stores all tables (default: a file in the user's data folder)"
    option(parser, "--data PLACE", what)


class ForNetwork(argparse.Action):
    """Listen on every interface, and remember that it is for friends in the same network."""

    def __call__(self, parser: object, namespace: argparse.Namespace, *_: object) -> None:
        namespace.lan, namespace.host = True, "0.0.0.0"


def add_serve(commands: Commands) -> None:
    serve = add(commands, "serve", serve_tables, "play in the browser: run a server of tables")
    where = serve.add_mutually_exclusive_group()
    host = "address to listen on (default 127.0.0.1: this computer only; 0.0.0.0 lets others connect)"
    option(where, "--host HOST", host, default="127.0.0.1")
    lan = "let friends in your network join: listen on 0.0.0.0, show its address there and a QR code, use it for links"
    where.add_argument("--lan", action=ForNetwork, nargs=0, default=False, help=lan)
    option(serve, "--port PORT", "default: 8000, or the next free port")
    add_data(serve)
    browser = serve.add_mutually_exclusive_group()
    browser.add_argument("--open", dest="browser", action="store_true", default=None, help="always open a browser")
    browser.add_argument("--no-browser", dest="browser", action="store_false", help="do not open a browser")
    option(serve, "--processes NUMBER", "processes that share the guests (default 1; more need PostgreSQL)")
    option(serve, "--workers NUMBER", "processes in which computer players think (default: half the cores)")
    option(serve, "--address URL", "public URL, if behind a proxy")
    option(
        serve,
        "--proxy ADDRESS",
        "the proxy, if it runs on another computer",
        action="append",
        default=[],
        dest="proxies",
    )
    option(serve, "--tables-an-hour NUMBER", "most new tables an hour from one address (default 30)")
    option(serve, "--memory MEGABYTES", "memory for tables that nobody is at (default 200)")
    inside = "address at which other servers of the same database reach this one (default 127.0.0.1, any free port)"
    option(serve, "--inside HOST[:PORT]", inside)
    listen = "address to listen on for them, if it is another one, such as 0.0.0.0 in a container"
    option(serve, "--inside-listen HOST", listen)
    option(serve, "--keep-days NUMBER", "delete finished tables after so many days (default: never)")
    keys = "keys that sign cookies and links, the newest first (default: HORTUS_KEYS, or the key in the data file)"
    option(serve, "--key-file FILE", keys, type=Path)
    forms = "write the log as text, or one JSON object a line (default text)"
    serve.add_argument("--log", choices=("text", "json"), default="text", help=forms)


def add_play(commands: Commands) -> None:
    play = add(commands, "play", play_game, "play a game in the terminal, or go on with a saved one")
    option(play, "what GAME|FILE", f"{GAME}, or file of a saved one (default: you are asked)", nargs="?")
    seats = "who plays each seat: human, or a computer player such as level3"
    company = play.add_mutually_exclusive_group()
    option(company, "--against PLAYER", "computer player on every other seat (`hortus players GAME`)", dest="opponent")
    option(company, "--seats KIND,KIND", seats, type=words, dest="kinds")
    lot = "draw lots for who sits where (default: unless --seats names the seats)"
    play.add_argument("--lot", action=argparse.BooleanOptionalAction, help=lot)
    option(play, "--names NAME,NAME", "names of the people, in seat order", type=words, default=[])
    add_options(play)
    option(play, "--seed SEED", "repeat a game: same seed, same draws")
    play.add_argument("--aids", action="store_true", help="allow odds, and hints when several people play")


def add_options(parser: argparse.ArgumentParser) -> None:
    option(parser, "--edition EDITION", "short for --option edition=EDITION")
    option(parser, "--option NAME=VALUE", "one of those of `hortus games`", action="append", default=[])


def add_hint(commands: Commands) -> None:
    hint = add(commands, "hint", give_hint, "show the best actions in a position of a recorded game")
    add_record(hint)
    option(hint, "--ply NUMBER", "after so many actions (default: at the last decision)")
    option(hint, "--seat SEAT", "for this seat, such as red (default: the one to decide)")
    budget = hint.add_mutually_exclusive_group()
    option(budget, "--simulations NUMBER", "think for so many simulations: the same answer every time")
    option(budget, "--seconds SECONDS", "think for so long (default 1)")
    option(hint, "--seed NUMBER", "another seed, another answer (default 1)", default="1")
    hint.add_argument("--json", dest="as_json", action="store_true", help="answer as JSON")


def add_review(commands: Commands) -> None:
    review = add(commands, "review", review_game, "tell skill from luck in a recorded game, and find its mistakes")
    add_record(review)
    option(review, "--simulations NUMBER", "think so much about every decision (default 400)")
    option(review, "--seed NUMBER", "another seed, other worlds (default 1)", default="1")
    review.add_argument("--json", dest="as_json", action="store_true", help="answer as JSON")


def add_arena(commands: Commands) -> None:
    arena = add(commands, "arena", hold_arena, "let computer players play matches, and rate them")
    option(arena, "game GAME", GAME, nargs="?")
    option(arena, "--players PLAYER", "such as greedy level3 level5@0.5s", nargs="+", default=[])
    option(arena, "--games NUMBER", "games of each pair, up to whole seeds (default 100)", default="100")
    pairs = "all: everybody meets everybody; first: the first player meets each of the others"
    arena.add_argument("--pairs", choices=("all", "first"), default="all", help=pairs)
    option(arena, "--seats NUMBER", "size of the table; if more than two, one player meets copies of the other")
    option(arena, "--seed NUMBER", "first seed (default 1)", default="1", dest="first_seed")
    add_options(arena)
    option(arena, "--file FILE", "results, continued if there (default: arena-GAME.jsonl)", type=Path)
    add_workers(arena)
    option(arena, "--report FILE", "only report these results", nargs="+", type=Path, default=[])
    arena.add_argument("--json", dest="as_json", action="store_true", help="report as JSON")


def add_dataset(commands: Commands) -> None:
    dataset = add(commands, "dataset", make_dataset, "let computer players play, and keep every decision to learn from")
    option(dataset, "game GAME", f"{GAME}, or a study")
    option(dataset, "--out FOLDER", "where it is made; continued if it was begun there", type=Path, required=True)
    option(
        dataset, "--players PLAYER", "one for all seats, or one a seat (default greedy)", nargs="+", default=["greedy"]
    )
    option(dataset, "--games NUMBER", "default 1000", default="1000")
    option(dataset, "--seats NUMBER", "size of the table")
    option(dataset, "--seed NUMBER", "first seed (default 1)", default="1", dest="first_seed")
    add_options(dataset)
    add_workers(dataset)


def add_workers(parser: argparse.ArgumentParser) -> None:
    option(parser, "--workers NUMBER", "processes that play (default: one a core; 0: this process)")
    option(parser, "--cluster ADDRESS", "Dask scheduler whose workers play")


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
    from hortus.server.crew import member_in
    from hortus.server.supervisor import Supervision, process_count, supervise

    member, count = member_in(os.environ), process_count(wishes.processes)
    if count > 1 and member is None:
        supervise(asked(Supervision, wishes), count, console.write)
        return GOOD
    from hortus.server.serve import ServeWishes, serve

    serve(asked(ServeWishes, wishes), console.words, console.write, member)
    return GOOD


def back_up(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.server.storage.backup import back_up
    from hortus.server.storage.places import place_of

    console.say("backup-done", count=back_up(place_of(wishes.data), wishes.file), file=str(wishes.file))
    return GOOD


def make_key(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.server.keys import new_key

    console.write(new_key())
    return GOOD


def move_data(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.server.storage.moving import move
    from hortus.server.storage.places import name_of, place_of
    from hortus.terminal.moving import RowsProgress

    source, target = place_of(wishes.source), place_of(wishes.target)
    with RowsProgress(console, sys.stderr) as progress:
        count = move(source, target, progress.tell)
    console.say("move-done", count=count, source=name_of(source), target=name_of(target))
    return GOOD


def play_game(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.terminal.start import Wishes, table_of

    table_of(console, asked(Wishes, wishes)).run()
    return GOOD


def learn_game(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.contract.engine import stay_interpreted
    from hortus.terminal.learn import Classroom, play_first_game

    stay_interpreted()
    if Classroom(console, for_people(wishes.game), wishes.lesson).run():
        play_first_game(console, wishes.game)
    return GOOD


def set_puzzle(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.terminal.puzzles import PuzzleWishes, puzzle_command

    puzzle_command(console, asked(PuzzleWishes, wishes))
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


def review_game(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.terminal.review import ReviewWishes, review_record

    review_record(console, asked(ReviewWishes, wishes), sys.stderr)
    return GOOD


def show_rules(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.terminal.reports import show_rules

    show_rules(console, for_people(wishes.game), wishes.rule)
    return GOOD


def show_players(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.terminal.opponents import show_opponents

    show_opponents(console, for_people(wishes.game), wishes.player)
    return GOOD


def hold_arena(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.terminal.arena import ArenaWishes, hold_arena

    return GOOD if hold_arena(console, asked(ArenaWishes, wishes), sys.stderr) else NOT_GOOD


def serve_tools(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.adapters.desk import Desk
    from hortus.adapters.mcp import serve

    serve(Desk(console.language, wishes.seed, wishes.renamed))
    return GOOD


def make_dataset(wishes: argparse.Namespace, console: Console) -> int:
    from hortus.players.dataset import BadDataset
    from hortus.terminal.dataset import DatasetWishes, make_dataset

    if find_spec("pyarrow") is None:
        raise BadDataset("dataset-no-pyarrow")
    from hortus.adapters.parquet import make_part

    return GOOD if make_dataset(console, asked(DatasetWishes, wishes), make_part, sys.stderr) else NOT_GOOD


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
