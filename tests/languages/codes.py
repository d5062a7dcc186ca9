"""Codes of the notation: what a person at a board never has to read. Every finder returns its findings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import hortus
from hortus.contract.game import Game
from hortus.contract.position import Position
from hortus.languages import GENERAL, sentence

SHAPES = (
    r"[{}$]|\?\?\?|\bundefined\b|\bNone\b|\[object",  # something that was never put into words
    r"\b\d[a-z]?(?:-\d[a-z]?){2,}",  # a tile: 2j-0-0
    r"\b[A-Z]0\d\b",  # a tile or a tree: L05, A09
    r"\b[A-Z]\d\d (?:\(|\d)",  # a tree with its price: A19 (2p 2r) 7
    r"\b\d+[prw]\b",  # gems: 2p
    r"\b\d+ [PYLDWK]\b",  # flowers: 2 P, 1 K
    r"\b[nesw], [nesw]\b",  # directions: n, e, s or w
    r"\b(?:[Pp]layer|[Ss]eat|[Jj]oueur|[Pp]lace|[Gg]racz|[Mm]iejsce) 0\b",  # seats are counted from 1
)
SHAPE = re.compile("|".join(SHAPES))
WORD = re.compile(r"[\w<>*#?-]+(?:[:/][\w<>*#?-]+)*")
CELL = re.compile(r"[a-e][1-5]|[A-F][1-9]\d?\??")  # people call places so, and read them off the board
TYPED = re.compile(r"[“„«]\s?\w+\s?[”»]")  # what is typed at a terminal stands in quotation marks
MARKS = ".,;:!?()“”„«»…"
ID = re.compile(r"^([\w]+-[\w-]+) =", re.MULTILINE)
NO_WORDS = re.compile(
    r"^#.*|^[\w-]+ =|\{[^{}]*\}|\[\w+\]|\$\w+", re.MULTILINE
)  # what is not said in a file of sentences
PLAIN = re.compile(r"[^\W\d_]+|[-+]?\d+|\d+-\d+|\W+")  # a word, a number, a range


def files_of(words: Path | None, language: str) -> str:
    """Text of all sentences there, as it was written: to read it as Fluent would take seconds."""
    assert words is not None
    return "".join(file.read_text(encoding="utf-8") for file in (words / language).glob("*.ftl"))


def is_code(word: str) -> bool:
    return not PLAIN.fullmatch(word) and not CELL.fullmatch(word)


@cache
def words_of_actions(game: Game) -> frozenset[str]:
    """Such as shin-sumizome or L05."""
    texts = map(game.action_text, range(game.action_count))
    return frozenset(word for text in texts for word in text.split() if is_code(word))


@cache
def actions_in(game: Game, language: str) -> frozenset[str]:
    """Whole actions that nobody would say so. “Draw 3” is English as well as notation, and “pile 6” is French."""
    usual = set(re.findall(r"\w+", NO_WORDS.sub("", files_of(game.words, language)).lower()))

    def stands_out(verb: str, thing: str = "", *more: str) -> bool:
        return bool(more or CELL.fullmatch(thing) or (thing and verb not in usual))

    return frozenset(text for text in map(game.action_text, range(game.action_count)) if stands_out(*text.split()))


def words_of_position(position: Position) -> frozenset[str]:
    """What stands for the pieces where a position is written or drawn."""
    notation = f"{position.text()} {position.game.draw(position.view_for(None))}"
    return frozenset(word for word in WORD.findall(notation) if is_code(word))


@cache
def ids() -> frozenset[str]:
    texts = (files_of(hortus.load(name).words, "en") for name in hortus.games())
    return frozenset(ID.findall(files_of(GENERAL, "en").join(texts)))


def without_typed(text: str) -> str:
    return TYPED.sub("", text)


def codes_in(text: str, game: Game, language: str, more: frozenset[str] = frozenset()) -> list[str]:
    found = [match.group() for match in SHAPE.finditer(text)]
    words = set(WORD.findall(text))
    found += sorted(words & (words_of_actions(game) | ids() | more))
    found += [" ".join(phrase) for phrase in phrases_in(text) if " ".join(phrase) in actions_in(game, language)]
    return found


def phrases_in(text: str, longest: int = 3) -> Iterator[tuple[str, ...]]:
    """Two and three words in a row, as an action would stand there."""
    words = [word.strip(MARKS) for word in text.split()]
    for count in range(2, longest + 1):
        yield from zip(*(words[start:] for start in range(count)), strict=False)


@cache
def seat_names(game: Game, language: str) -> frozenset[str]:
    return frozenset(sentence("seat-name", {"key": key}, language) for key in game.seat_names)


def unnamed_in(text: str, game: Game, language: str) -> list[str]:
    """Seats that a sentence names though their people have names."""
    return sorted(name for name in seat_names(game, language) if re.search(rf"\b{re.escape(name)}\b", text))
