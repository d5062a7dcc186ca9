"""Every sentence that people read, in every language: Fluent files, one folder a language.

A sentence has an id and arguments. Arguments that are vocabulary (a seat, a colour, a direction) are plain
keys such as "red" or "n"; the files choose the words, so that each language bends them as its grammar asks.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from itertools import count, takewhile
from numbers import Integral
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "pl")
NO_ARGUMENTS: Mapping[str, object] = MappingProxyType({})
LONGEST_QUOTE = 1000  # characters of one argument; Fluent refuses to place more than 2,500
LOCALE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set decides


def sentence(message_id: str, arguments: Mapping[str, object] = NO_ARGUMENTS, language: str = "en") -> str:
    """The sentence of that id. KeyError: no such id or language. ValueError: an argument is missing."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        raise KeyError(message_id)
    placed = {name: _placeable(value) for name, value in arguments.items()}
    text, faults = bundle.format_pattern(pattern, placed)
    if faults:
        raise ValueError(f"{message_id} in {language}: " + "; ".join(str(fault) for fault in faults))
    return str(text)


def has_sentence(message_id: str, language: str = "en") -> bool:
    return _bundle(language).has_message(message_id)


def rule_text(rule: str, language: str = "en") -> str:
    """The text of a numbered rule, such as "H9". KeyError when there is none."""
    return sentence(f"rule-{rule}", language=language)


def rule_title(rule: str, language: str = "en") -> str:
    """The short title of a numbered rule: "The wind". KeyError when there is none."""
    return sentence(f"rule-title-{rule}", language=language)


def rules_of(prefix: str, language: str = "en") -> list[tuple[str, str]]:
    """All rules of one game in order, each with its number: [("H1", text), ("H2", text), ...]."""
    numbers = (f"{prefix}{number}" for number in count(1))
    there = takewhile(lambda rule: has_sentence(f"rule-{rule}", language), numbers)
    return [(rule, rule_text(rule, language)) for rule in there]


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


@cache
def _bundle(language: str) -> FluentBundle:
    # Imported here because it takes longer than the rest of a terminal's start.
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LANGUAGES:
        raise KeyError(language)
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((Path(__file__).parent / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
