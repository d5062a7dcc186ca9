"""Reading what people write: the texts of actions, and positions as words in a fixed order. Shared by all games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from hortus.contract.errors import UnreadableText


class ActionTexts:
    """The text of every action, in the order of their numbers, and the way back."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts = tuple(texts)
        self.numbers = {text: action for action, text in enumerate(self.texts)}
        self.beginnings = {beginning for text in self.texts for beginning in _beginnings(text.lower())}
        self.in_small: dict[str, list[str]] = {}
        for text in self.texts:
            self.in_small.setdefault(text.lower(), []).append(text)

    def text(self, action: int) -> str:
        return self.texts[action]

    def read(self, text: str) -> int:
        """The number of a text. Spaces do not matter, nor do capitals, where no two texts differ by them alone."""
        words = " ".join(text.split())
        meant = self.in_small.get(words.lower(), [])
        if len(meant) > 1:
            meant = [one for one in meant if one.partition(" ")[2] == words.partition(" ")[2]]
        if not meant:
            raise UnreadableText("unreadable-action", text=text, column=self.first_wrong_column(text))
        return self.numbers[meant[0]]

    def first_wrong_column(self, text: str) -> int:
        """Where a text stops being the beginning of any action, counted from 1."""
        known = ""
        column = len(text) - len(text.lstrip()) + 1
        small = text.lower()
        for word in small.split():
            column = small.index(word, column - 1) + 1
            known = f"{known} {word}".strip()
            if known not in self.beginnings:
                return column
            column += len(word)
        return min(column, len(text) + 1)


def _beginnings(text: str) -> Iterable[str]:
    words = text.split()
    return (" ".join(words[:count]) for count in range(1, len(words) + 1))


Readers = Mapping[str, Callable[[Any, str], None]]


def read_words(s: Any, text: str, readers: Readers) -> None:
    """Read `name=word name=word ...`, in the order of the readers, into a state; refused at the first wrong word."""
    columns, column = [], 1
    words = text.split(" ")
    for name, word in zip_longest(readers, words, fillvalue=""):
        if not name or not word.startswith(f"{name}="):
            raise _unreadable(word, min(column, len(text) + 1), f"{name}=" if name else "-")
        columns.append(column)
        column += len(word) + 1
    for (name, reader), word, column in zip(readers.items(), words, columns, strict=True):
        try:
            reader(s, word.removeprefix(f"{name}="))
        except (ValueError, KeyError) as error:
            raise _unreadable(word, column, f"{name}=") from error


def refuse_impossible(broken: int, invariant_names: Sequence[str]) -> None:
    """Refuse a position that breaks an invariant, with the first rule that its name gives."""
    if broken:
        rules = invariant_names[broken - 1].partition(":")[0]
        raise UnreadableText("impossible-position", rules.partition(",")[0])


def _unreadable(text: str, column: int, expected: str) -> UnreadableText:
    return UnreadableText("unreadable-position", text=text, column=column, expected=expected)


def rules_behind(prefix: str, **sentences: str) -> dict[str, str]:
    """The rule behind each sentence of a game: `rules_behind("haru", H6="log-bid step-bid")`."""
    return {f"{prefix}-{name}": rule for rule, names in sentences.items() for name in names.split()}
