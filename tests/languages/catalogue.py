"""What a set of Fluent files can be checked for. Every check returns its findings; an empty list is good."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import TypeAlias

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

import hortus
from hortus.languages import GENERAL, RULES
from seeds import GAME as SEEDS

# argument -> the keys that it is compared with, none where it is only shown
Choices: TypeAlias = dict[str, set[str]]

SEATS = {"red", "yellow"}
SEAT_ARGUMENTS = {"key", "frog"}
CASE = re.compile(r"(?<=seat)_\w+$")
TOLD = re.compile(r"(page-)?\w+-(log|step|label)-")
COUNTS = (0, 1, 2, 5, 22)  # every plural category of English, French and Polish
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class Catalogue:
    """All Fluent text of one language, read once."""

    language: str
    messages: dict[str, ast.Message] = field(default_factory=dict)
    terms: set[str] = field(default_factory=set)
    unreadable: list[str] = field(default_factory=list)
    repeated: list[str] = field(default_factory=list)
    bundle: FluentBundle = field(init=False)

    def __post_init__(self) -> None:
        self.bundle = FluentBundle([self.language], use_isolating=False)

    def add(self, text: str) -> Catalogue:
        resource = parsed(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                self.unreadable.append((entry.content or "").strip())
            elif isinstance(entry, ast.Message | ast.Term):
                self._keep(entry)
        self.bundle.add_resource(resource)
        return self

    def _keep(self, entry: ast.Message | ast.Term) -> None:
        name = entry.id.name
        if name in (self.messages if isinstance(entry, ast.Message) else self.terms):
            self.repeated.append(name)
        if isinstance(entry, ast.Message):
            self.messages[name] = entry
        else:
            self.terms.add(name)

    def arguments(self, message_id: str) -> Choices:
        """The arguments that a message needs, also through the messages that it refers to."""
        found: Choices = {}
        self._gather(self.messages[message_id].value, found, {message_id})
        return found

    def _gather(self, node: object, found: Choices, seen: set[str]) -> None:
        """A term sees only what is handed to it in the call, so the search does not enter terms."""
        if isinstance(node, ast.VariableReference):
            found.setdefault(node.id.name, set())
        elif isinstance(node, ast.MessageReference):
            name = node.id.name + (f".{node.attribute.name}" if node.attribute else "")
            if name not in seen and (pattern := self._pattern(node)) is not None:
                self._gather(pattern, found, seen | {name})
        elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            found.setdefault(node.selector.id.name, set()).update(map(key_of, node.variants))
        for child in children(node):
            self._gather(child, found, seen)

    def _pattern(self, reference: ast.MessageReference) -> ast.Pattern | None:
        message = self.messages.get(reference.id.name)
        if message is None:
            return None
        if reference.attribute is None:
            return message.value
        named = (part.value for part in message.attributes if part.id.name == reference.attribute.name)
        return next(named, None)

    def renderings(self, message_id: str) -> Iterator[tuple[dict[str, object], str, list[Exception]]]:
        """The message with every combination of the words and numbers that it tells apart."""
        choices = self.arguments(message_id)
        for values in product(*(samples(name, keys) for name, keys in choices.items())):
            arguments = dict(zip(choices, values, strict=True))
            pattern = self.bundle.get_message(message_id).value
            text, faults = self.bundle.format_pattern(pattern, arguments) if pattern else ("", [])
            yield arguments, str(text), faults


@cache
def parsed(text: str) -> ast.Resource:
    """Once in a process: to read all sentences takes a second."""
    return FluentParser().parse(text)


def children(node: object) -> Iterator[object]:
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from value if isinstance(value, list) else [value]


def nodes(node: object) -> Iterator[object]:
    yield node
    for child in children(node):
        yield from nodes(child)


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def counts_things(keys: set[str]) -> bool:
    return bool(keys) and all(key in PLURALS or key.isdigit() for key in keys)


def samples(name: str, keys: set[str]) -> list[object]:
    if counts_things(keys):
        return list(COUNTS)
    return [*sorted(keys)] if keys else [f"<{name}>"]


def missing_ids(reference: Catalogue, other: Catalogue) -> list[str]:
    return sorted(reference.messages.keys() ^ other.messages.keys())


def differing_arguments(reference: Catalogue, other: Catalogue) -> list[str]:
    """But for the cases in which a language speaks of people."""

    def wanted(catalogue: Catalogue, name: str) -> set[str]:
        return {CASE.sub("", argument) for argument in catalogue.arguments(name)}

    shared = reference.messages.keys() & other.messages.keys()
    return sorted(name for name in shared if wanted(reference, name) != wanted(other, name))


def unaddressed(catalogue: Catalogue) -> list[str]:
    """What is told, asked or shown beside the board of somebody, but never turns to whoever reads."""

    def speaks_of_people(name: str) -> bool:
        return any(CASE.sub("", argument).endswith("seat") for argument in catalogue.arguments(name))

    told = (name for name in catalogue.messages if TOLD.match(name))
    return sorted(name for name in told if speaks_of_people(name) and "you" not in catalogue.arguments(name))


def differing_words(reference: Catalogue, other: Catalogue) -> list[str]:
    """Messages that tell other words apart than the reference does; counts may differ, as plurals do."""

    def words(catalogue: Catalogue, name: str) -> Choices:
        arguments = catalogue.arguments(name)
        return {argument: keys for argument, keys in arguments.items() if keys and not counts_things(keys)}

    shared = reference.messages.keys() & other.messages.keys()
    return sorted(name for name in shared if words(reference, name) != words(other, name))


def seats_left_out(catalogue: Catalogue) -> list[str]:
    def leaves_out(node: object) -> bool:
        return (
            isinstance(node, ast.SelectExpression)
            and isinstance(node.selector, ast.VariableReference)
            and node.selector.id.name in SEAT_ARGUMENTS
            and not set(map(key_of, node.variants)) >= SEATS
        )

    messages = catalogue.messages.items()
    return sorted(name for name, message in messages if any(map(leaves_out, nodes(message))))


def foreign_plurals(catalogue: Catalogue) -> list[str]:
    """Messages that name a plural which the language does not have."""
    own = Locale.parse(catalogue.language).plural_form.tags | {"other"}
    every = {name: catalogue.arguments(name) for name in catalogue.messages}
    return sorted(
        name
        for name, arguments in every.items()
        if any(counts_things(keys) and (keys & PLURALS) - own for keys in arguments.values())
    )


def empty_values(catalogue: Catalogue) -> list[str]:
    return sorted(name for name in catalogue.messages if any(not text for _, text, _ in catalogue.renderings(name)))


def faults(catalogue: Catalogue) -> list[str]:
    return [
        f"{name} {arguments}: {fault}"
        for name in catalogue.messages
        for arguments, _, found in catalogue.renderings(name)
        for fault in found
    ]


def untranslated(reference: Catalogue, other: Catalogue) -> list[str]:
    def texts(catalogue: Catalogue, name: str) -> list[str]:
        return [text for _, text, _ in catalogue.renderings(name)]

    shared = reference.messages.keys() & other.messages.keys()
    return sorted(name for name in shared if texts(reference, name) == texts(other, name))


def texts_of(catalogue: Catalogue) -> Mapping[str, str]:
    """The running text of every message, without what is placed into it."""
    return {
        name: "\n".join(node.value for node in nodes(message) if isinstance(node, ast.TextElement))
        for name, message in catalogue.messages.items()
    }


def straight_quotes(catalogue: Catalogue) -> list[str]:
    return sorted(name for name, text in texts_of(catalogue).items() if "'" in text or '"' in text)


def loose_french_punctuation(catalogue: Catalogue) -> list[str]:
    """Messages where a mark that French sets apart from its word could slip to another line, or stands too near."""
    loose = (" :", " ;", " !", " ?", " %", " »", "« ", "\u202f")
    return sorted(name for name, text in texts_of(catalogue).items() if any(pair in text for pair in loose))


GAMES = [SEEDS, *(hortus.load(name) for name in hortus.games())]
FOLDERS = [GENERAL, *(game.words for game in GAMES if game.words)]


@cache
def read(language: str) -> Catalogue:
    """Everything; rules, which two games may number alike, with the name of their game in front."""
    catalogue = Catalogue(language)
    for file in (file for folder in FOLDERS for file in sorted((folder / language).glob("*.ftl"))):
        text = file.read_text(encoding="utf-8")
        game = file.parents[2].name
        catalogue.add(re.sub("^rule-", f"{game}-rule-", text, flags=re.MULTILINE) if file.name == RULES else text)
    return catalogue
