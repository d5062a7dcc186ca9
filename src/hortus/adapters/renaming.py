"""Other words for what a game speaks of, the same for the same seed: to tell reasoning from memory.

The tree of the game stays as it is, and so do cells, numbers of rules and the signs of a drawing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from hortus.contract.game import Game
from hortus.languages import GENERAL

WORD = re.compile(r"[^\W\d_]+")
CONSONANTS, VOWELS = "bdfgklmnprtv", "aeiou"
SHAPE = (CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS)
"""Of an invented word: long enough to be none, and of an ending to which English adds without further ado."""


@dataclass(frozen=True)
class Renaming:
    """Swaps words with invented ones, capitals kept. Done twice, everything is as it was, so it also reads."""

    swapped: Mapping[str, str] = field(default_factory=dict)

    def text(self, text: str) -> str:
        return WORD.sub(lambda found: self._other(found.group()), text)

    def data(self, data: Any) -> Any:
        """What is to be JSON: keys and texts."""
        if isinstance(data, str):
            return self.text(data)
        if isinstance(data, Mapping):
            return {self.text(key): self.data(value) for key, value in data.items()}
        return [self.data(value) for value in data] if isinstance(data, (list, tuple)) else data

    def _other(self, word: str) -> str:
        other = self.swapped.get(word.lower(), word)
        cases = (str.lower, str.title, str.upper)
        return next((case(other) for case in cases if case(word) == word), word)


SAME_WORDS = Renaming()


def renaming_of(game: Game, seed: int | str) -> Renaming:
    """Each term of the game, and its usual forms, with a word that stands nowhere else."""
    luck = Random(f"{game.name} {seed}")
    taken = set(_words_around(game))
    swapped: dict[str, str] = {}
    for term in WORD.findall(game.terms):
        if term in swapped:
            continue
        while (invented := "".join(map(luck.choice, SHAPE))) in taken:
            pass
        pairs = list(zip(_forms(term), _forms(invented)))
        taken.update(other for _, other in pairs)
        for form, other in pairs:
            if form not in swapped:
                swapped |= {form: other, other: form}
    return Renaming(swapped)


def _forms(word: str) -> tuple[str, ...]:
    """As English bends it: a seed, seeds, seeded, seeding, unseeded."""
    stem = f"{word[:-1]}i" if word.endswith("y") and word[-2] not in VOWELS else word
    plural = f"{stem}es" if stem != word or word.endswith(("s", "x", "z", "ch", "sh")) else f"{word}s"
    past = f"{stem}d" if stem.endswith("e") else f"{stem}ed"
    return word, plural, past, f"{word}ing", f"un{past}"


def _words_around(game: Game) -> Iterator[str]:
    """Every word that a text about the game may have."""
    folders = [GENERAL / "en", *([game.words / "en"] if game.words else [])]
    texts = [file.read_text(encoding="utf-8") for folder in folders for file in folder.glob("*.ftl")]
    for text in (*texts, *map(game.action_text, range(game.action_count))):
        yield from WORD.findall(text.lower())
