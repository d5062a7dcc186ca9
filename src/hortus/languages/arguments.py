"""What a sentence speaks of, put into words before it is said: people by their names, phrases, lists.

An argument called `seat` or `..._seat` holds the key of a seat and becomes what the one who sits there is called, in
every case that the language has (`$seat`, `$seat_dative`); `seats` holds several. `$you` names the argument that is
whoever reads, so that a sentence can turn to them: `{ $you -> [seat] You draw *[other] { $seat } draws } a card.`
An argument that is a phrase (`{"id": ..., "arguments": ...}`) is said first; a list of them is listed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

NOT_YOU = "nobody"


class People(NamedTuple):
    """Who sits where, by the key of the seat; whoever has no name is called by the seat."""

    names: Mapping[str, str] = {}
    you: str | None = None


STRANGERS = People()
Forms = Callable[[str, Mapping[str, object]], dict[str, str]]
"""A message in every case that its language has; the plain one is ""."""


def in_words(arguments: Mapping[str, Any], people: People, language: str, forms: Forms) -> dict[str, object]:
    """The arguments as a sentence can place them."""
    own = (name for name, value in arguments.items() if _is_seat(name) and value == people.you)
    placed: dict[str, object] = {"you": next(own, NOT_YOU)}
    for name, value in arguments.items():
        if _is_seat(name):
            cases = _person(value, people, forms)
            placed |= {f"{name}_{case}" if case else name: words for case, words in cases.items()}
        else:
            placed[name] = _thing(value, people, language, forms)
    return placed


def _is_seat(name: str) -> bool:
    return name == "seat" or name.endswith("_seat")


def _person(key: str, people: People, forms: Forms) -> dict[str, str]:
    if key == people.you:
        return forms("seat-you", {})
    if key in people.names:
        return forms("seat-person", {"name": people.names[key]})
    return forms("seat-name", {"key": key})


def _thing(value: Any, people: People, language: str, forms: Forms) -> object:
    if isinstance(value, Mapping):
        return forms(value["id"], value["arguments"])[""]
    if isinstance(value, list):
        return _listed([_item(item, people, forms) for item in value], language)
    return value


def _item(item: Any, people: People, forms: Forms) -> str:
    cases = forms(item["id"], item["arguments"]) if isinstance(item, Mapping) else _person(item, people, forms)
    return cases[""]


def _listed(items: Sequence[str], language: str) -> str:
    from babel.lists import format_list

    return format_list(items, locale=language)
