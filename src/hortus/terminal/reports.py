"""Commands that answer and are done: games, rules, verification, warming up."""

from __future__ import annotations

from hortus.contract.compiled import numba_is_there
from hortus.contract.errors import BadRecord, UnknownRule
from hortus.contract.game import Game, Option
from hortus.games import ours, strangers
from hortus.languages import has_rule, languages_of
from hortus.players.warmth import make_ready
from hortus.records import Record, Report, verify
from hortus.terminal.console import Console
from hortus.terminal.screen import Screen, title_of


def list_games(console: Console) -> None:
    """All of them, ours first; of those that cannot be played, why not."""
    for name, package, game in [*ours(), *strangers()]:
        if isinstance(game, Game):
            _describe(console, game, package)
        else:
            about = {"name": name, "package": package, "code": game.code}
            console.say("terminal-game-broken", reason=console.explain(game), **about)


def _describe(console: Console, game: Game, package: str) -> None:
    console.write(f"{game.name}: {title_of(game.name, console.language)}" if game.words else game.name)
    Screen(console, game).goal()
    languages = ", ".join(languages_of(game)) or "-"
    console.say("terminal-game-facts", version=game.version, package=package, languages=languages)
    for option in game.options:
        console.say("terminal-game-option", option=option.name, choices=_choices(console, option))


def _choices(console: Console, option: Option) -> str:
    free = [console.words("terminal-free-text")] if option.read is not None else []
    return ", ".join([*option.choices, *free])


def show_rules(console: Console, game: Game, rule: str | None) -> None:
    screen = Screen(console, game)
    if rule is None:
        screen.rulebook()
    elif has_rule(game, screen.rule_name(rule)):
        screen.rule(rule)
    else:
        raise UnknownRule("unknown-rule", number=rule, game=game.name)


def report_verification(console: Console, text: str) -> bool:
    """Derive every draw of a record again, check undos and seats, and tell what was found; whether all is well."""
    try:
        report = verify(Record.read(text))
    except BadRecord as error:
        console.say("terminal-verify-failed", reason=console.explain(error))
        return False
    if not report.has_secret:
        console.say("terminal-verify-no-secret")
        return False
    console.say("terminal-verified", count=report.draws)
    if report.lot:
        console.say("terminal-verify-lot")
    if report.raced:
        console.say("terminal-verify-raced", count=report.raced)
    report_chronicle(console, report)
    return True


def report_chronicle(console: Console, report: Report) -> None:
    """What else happened at the table, and what the record leaves open."""
    if report.undos:
        console.say("terminal-verify-undos", count=report.undos)
    if report.people is not None:
        console.say("terminal-verify-people", count=report.people)
    if report.seat_changes:
        console.say("terminal-verify-seat-changes", count=report.seat_changes)
    for message_id in report.unproven:
        console.say(message_id)


def compile_game(console: Console, game: Game) -> None:
    if not numba_is_there():
        console.say("terminal-warmup-without", game=game.name)
        return
    console.say("terminal-warmup", game=game.name)
    make_ready(game)
    console.say("terminal-warmed-up", game=game.name)
