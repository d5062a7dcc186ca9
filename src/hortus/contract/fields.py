"""Positions as a table of fields: each states once what it is called, how it is written and where it lives in a state.

A form turns a value into a word and back. What a game reads is written again at once and must come out the same: there
is one way to write a position, and no form has to look for the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import zip_longest
from typing import Any, NamedTuple

from hortus.contract.errors import UnreadableText

NOTHING = "-"


# Forms


class Form(NamedTuple):
    """How a value is written, and read again; `read` raises ValueError or LookupError."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def one_of(texts: Mapping[Any, str]) -> Form:
    """Values that have a text each."""
    values = {text: value for value, text in texts.items()}
    return Form(texts.__getitem__, values.__getitem__)


def named(names: Iterable[object], nothing: int | None = None) -> Form:
    """The place of a name in a list; a dash for the value that stands for none of them."""
    texts = dict(enumerate(map(str, names)))
    return one_of(texts if nothing is None else {nothing: NOTHING, **texts})


def number(most: int, least: int = 0) -> Form:
    return Form(str, {str(count): count for count in range(least, most + 1)}.__getitem__)


def listed(sign: str, form: Form) -> Form:
    """Any number of values with a sign between them, or none; without a sign, each is one letter."""

    def read(word: str) -> list[Any]:
        return [] if word == NOTHING else list(map(form.read, _parts(word, sign)))

    return Form(lambda values: sign.join(map(form.write, values)) or NOTHING, read)


def joined(sign: str, *forms: Form) -> Form:
    """One value of each form."""

    def write(values: Iterable[Any]) -> str:
        return sign.join(form.write(value) for form, value in zip(forms, values, strict=True))

    def read(word: str) -> tuple[Any, ...]:
        return tuple(form.read(part) for form, part in zip(forms, _parts(word, sign), strict=True))

    return Form(write, read)


def flags(form: Form) -> Form:
    """The bits of a number, as the list of those that are set."""

    def read(word: str) -> int:
        return sum(1 << bit for bit in set(form.read(word)))

    return Form(lambda mask: form.write([bit for bit in range(int(mask).bit_length()) if mask >> bit & 1]), read)


def _parts(word: str, sign: str) -> list[str]:
    return word.split(sign) if sign else list(word)


# Fields


class Field(NamedTuple):
    """`name=word`: the form of the word, and how its value is found in a state and put there."""

    name: str
    form: Form
    find: Callable[[Any], Any]
    put: Callable[[Any, Any], None]

    def write(self, s: Any) -> str:
        return f"{self.name}={self.form.write(self.find(s))}"

    def read(self, s: Any, text: str) -> None:
        self.put(s, self.form.read(text.removeprefix(f"{self.name}=")))
        if self.write(s) != text:
            raise ValueError(text)


def value(name: str, form: Form, attribute: str = "") -> Field:
    """A number of the state, of the same name unless another is given."""
    place = attribute or name
    return Field(name, form, lambda s: getattr(s, place), lambda s, found: setattr(s, place, found))


def agreed(name: str, form: Form, attribute: str = "") -> Field:
    """What the table agreed on before the game: it is there already, and must be as written."""
    return value(name, form, attribute)._replace(put=lambda s, found: None)


def values(name: str, form: Form, attribute: str = "") -> Field:
    """All numbers of an array."""
    place = attribute or name
    return Field(name, form, lambda s: getattr(s, place), lambda s, found: _fill(getattr(s, place), found))


def of_seats(name: str, form: Form, attribute: str = "") -> Field:
    """[seat] What each of the players has, of an array with room for more."""
    place = attribute or name
    return Field(
        name,
        listed("/", form),
        lambda s: getattr(s, place)[: s.players],
        lambda s, found: _fill(getattr(s, place)[: s.players], found),
    )


def _fill(numbers: Any, found: Any) -> None:
    numbers[:] = found


class Fields:
    """A position in one line: `name=word name=word ...`, in a fixed order."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields

    def write(self, s: Any) -> str:
        return " ".join(field.write(s) for field in self.fields)

    def read(self, s: Any, text: str) -> None:
        """What `write` wrote, into a state; any other text is refused at its first wrong word."""
        words = list(self._words(text))
        for field, (column, word) in zip(self.fields, words, strict=True):
            try:
                field.read(s, word)
            except (ValueError, LookupError) as error:
                raise _unreadable(word, column, f"{field.name}=") from error

    def _words(self, text: str) -> Iterable[tuple[int, str]]:
        """Each word and its column: they must be as many as the fields, and named like them."""
        column = 1
        for name, word in zip_longest((f"{field.name}=" for field in self.fields), text.split(" "), fillvalue=""):
            if not name or not word.startswith(name):
                raise _unreadable(word, min(column, len(text) + 1), name or NOTHING)
            yield column, word
            column += len(word) + 1


def _unreadable(text: str, column: int, expected: str) -> UnreadableText:
    return UnreadableText("unreadable-position", text=text, column=column, expected=expected)
