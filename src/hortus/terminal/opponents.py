"""Whom one may play against: the levels with their names and characters, and the card of each."""

from __future__ import annotations

from hortus.contract.errors import UnknownPlayer
from hortus.contract.game import Game
from hortus.languages import LANGUAGES, sentence
from hortus.players.levels import LEVELS, card_of, levels_of, number_of
from hortus.players.player import PLAYERS
from hortus.terminal.console import Console
from hortus.terminal.seats import USUAL_COMPUTER, computer_name


def show_opponents(console: Console, game: Game, which: str | None) -> None:
    """All of them, or the card of one."""
    if which is not None:
        show_card(console, game, level_called(which))
        return
    for name in LEVELS:
        console.write(f"{name}: {introduced(name, console.language)}")
    console.say("terminal-opponents-more", program=console.program, name=game.name, player=USUAL_COMPUTER)


def show_card(console: Console, game: Game, name: str) -> None:
    console.write(introduced(name, console.language))
    for message in card_of(game, levels_of(game)[number_of(name) - 1]):
        console.say(message.id, **message.arguments)


def choose_opponent(console: Console) -> str:
    """A level by its number or name; whoever does not care gets the usual one."""
    console.say("terminal-which-opponent", name=computer_name(USUAL_COMPUTER, console.language))
    for number, name in enumerate(LEVELS, start=1):
        console.say("terminal-choice", number=number, action=introduced(name, console.language))
    return opponent_called(console.ask() or None)


def opponent_called(text: str | None) -> str:
    """Any computer player by its name, a level also by what people call it."""
    if text is None:
        return USUAL_COMPUTER
    return text if text in PLAYERS else level_called(text)


def introduced(name: str, language: str) -> str:
    """Name, level and character."""
    title = {"name": computer_name(name, language), "level": number_of(name)}
    return f"{sentence('player-titled', title, language)}. {sentence(f'player-{name}-about', language=language)}"


def level_called(text: str) -> str:
    """A level by its number, its name in the API or its name among people, who may have read it in any language."""
    for number, name in enumerate(LEVELS, start=1):
        names = (computer_name(name, language).casefold() for language in LANGUAGES)
        if text.casefold() in (str(number), name, *names):
            return name
    raise UnknownPlayer("unknown-player", name=text, known=", ".join(LEVELS))
