"""Every sentence that people read, in every language: Fluent files, one folder a language.

The general ones are here, those of a game in the folder that it names. They are read when the first one is wanted.

A sentence has an id and arguments. Arguments that are vocabulary (a colour, a direction) are plain keys such as "red"
or "n"; the files choose the words, so that each language bends them as its grammar asks. People and parts of a
sentence are put into words before: see `arguments.py`. A game is named by its key too, and people read its title.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import count, takewhile
from numbers import Integral
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from hortus.games import is_game, loaded_first
from hortus.languages.arguments import STRANGERS, People, in_words

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from hortus.contract.game import Game

GENERAL = Path(__file__).parent
RULES = "rules.ftl"
EARLY = "serve"  # files that begin so are read before all others: a server that starts says nothing else
LATE = ("book", "coach", "learn", "web")  # files that begin so are read when nothing else has the sentence
LANGUAGES = ("en", "fr", "pl")
NO_ARGUMENTS: Mapping[str, object] = MappingProxyType({})
LONGEST_QUOTE = 1000  # characters of one argument; Fluent refuses to place more than 2,500
LOCALE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set decides


def sentence(
    message_id: str,
    arguments: Mapping[str, object] = NO_ARGUMENTS,
    language: str = "en",
    people: People = STRANGERS,
) -> str:
    """The sentence of that id. KeyError: no such id or language. ValueError: an argument is missing."""
    return _forms(_bundle_with(message_id, language), message_id, arguments, language, people)[""]


def _forms(
    bundle: FluentBundle, message_id: str, arguments: Mapping[str, object], language: str, people: People = STRANGERS
) -> dict[str, str]:
    """A message in every case that it has."""

    def part(its_id: str, its_arguments: Mapping[str, object]) -> dict[str, str]:
        return _forms(_bundle_with(its_id, language), its_id, its_arguments, language, people)

    message = bundle.get_message(message_id)
    if message.value is None:
        raise KeyError(message_id)
    placed = {name: _placeable(value) for name, value in in_words(arguments, people, language, part).items()}
    if is_game(str(placed.get("game", ""))):
        placed["game"] = sentence(f"game-{placed['game']}", language=language)
    patterns = {"": message.value, **message.attributes}
    return {case: _said(bundle, pattern, placed, f"{message_id} in {language}") for case, pattern in patterns.items()}


def _said(bundle: FluentBundle, pattern: Any, placed: dict[str, object], where: str) -> str:
    text, faults = bundle.format_pattern(pattern, placed)
    if faults:
        raise ValueError(f"{where}: " + "; ".join(str(fault) for fault in faults))
    return str(text)


def has_sentence(message_id: str, language: str = "en") -> bool:
    return _bundle_with(message_id, language).has_message(message_id)


def rule_text(game: Game, rule: str, language: str = "en") -> str:
    """The text of a numbered rule, such as "R3". KeyError when there is none."""
    return _forms(_rules(game.words, language), f"rule-{rule}", NO_ARGUMENTS, language)[""]


def rule_title(game: Game, rule: str, language: str = "en") -> str:
    """The short title of a numbered rule: "The bag". KeyError when there is none."""
    return _forms(_rules(game.words, language), f"rule-title-{rule}", NO_ARGUMENTS, language)[""]


def has_rule(game: Game, rule: str, language: str = "en") -> bool:
    return _rules(game.words, language).has_message(f"rule-{rule}")


def rules_of(game: Game, language: str = "en") -> list[tuple[str, str]]:
    """All rules of one game in order, each with its number: [("H1", text), ("H2", text), ...]."""
    numbers = (f"{game.rule_letter}{number}" for number in count(1))
    there = takewhile(lambda rule: has_rule(game, rule, language), numbers)
    return [(rule, rule_text(game, rule, language)) for rule in there]


def languages_of(game: Game) -> list[str]:
    """Those that a game speaks."""
    return [language for language in LANGUAGES if game.words and (game.words / language).is_dir()]


def language_of(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for: "fr_FR.UTF-8" is French. English if it is none of ours."""
    wish = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    asked = (re.split("[_.@-]", locale)[0].lower() for locale in wish.split(":"))
    return next((language for language in asked if language in LANGUAGES), "en")


def _placeable(value: object) -> object:
    """An argument as Fluent takes it: whole numbers without separators, quotes of bounded length."""
    if isinstance(value, Integral):
        from fluent.runtime.types import fluent_number

        return fluent_number(int(value), useGrouping=False)
    if isinstance(value, str) and len(value) > LONGEST_QUOTE:
        return value[:LONGEST_QUOTE] + "…"
    return value


def folder_of(words: Path, language: str) -> Path:
    """Where the sentences of a game are; a game that does not speak the language speaks English."""
    return words / language if (words / language).is_dir() else words / "en"


def _bundle_with(message_id: str, language: str) -> FluentBundle:
    """What was read so far; while that sentence is not among it, more is read."""
    bundle, shelves = _bundle(language), _shelves()
    while not bundle.has_message(message_id) and (shelf := next(shelves, None)):
        _add(language, *shelf)
    return bundle


def _shelves() -> Iterator[tuple[Path, str]]:
    """Folders with sentences; what teaches and what only the page says comes last: nobody waits for that."""
    yield GENERAL, EARLY
    for kind in ("", *LATE):
        yield GENERAL, kind
        yield from ((game.words, kind) for game in loaded_first() if game.words)


@cache
def _add(language: str, words: Path, kind: str) -> None:
    for file in sorted(folder_of(words, language).glob("*.ftl")):
        if file.name != RULES and next(filter(file.name.startswith, (EARLY, *LATE)), "") == kind:
            _read(_bundle(language), file)


@cache
def _rules(words: Path | None, language: str) -> FluentBundle:
    """Apart from everything else: two games may number their rules alike."""
    bundle = _new_bundle(language)
    if words is not None:
        _read(bundle, folder_of(words, language) / RULES)
    return bundle


@cache
def _bundle(language: str) -> FluentBundle:
    return _new_bundle(language)


def _new_bundle(language: str) -> FluentBundle:
    # Imported here because it takes longer than the rest of a terminal's start.
    from fluent.runtime import FluentBundle

    if language not in LANGUAGES:
        raise KeyError(language)
    return FluentBundle([language], use_isolating=False)


def _read(bundle: FluentBundle, file: Path) -> None:
    from fluent.runtime import FluentResource

    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
