"""Reading what people write: the texts of actions, positions that no game can reach, the rules behind sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hortus.contract.errors import UnreadableText


class ActionTexts:
    """The text of every action, in the order of their numbers, and the way back: kinds of a verb and its objects."""

    def __init__(self, *kinds: tuple[str, Iterable[object]]) -> None:
        self.texts = tuple(f"{verb} {thing}".strip() for verb, objects in kinds for thing in objects)
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


def refuse_impossible(broken: int, invariant_names: Sequence[str]) -> None:
    """Refuse a position that breaks an invariant, with the first rule that its name gives."""
    if broken:
        rules = invariant_names[broken - 1].partition(":")[0]
        raise UnreadableText("impossible-position", rules.partition(",")[0])


def rules_behind(prefix: str, **sentences: str) -> dict[str, str]:
    """The rule behind each sentence of a game: `rules_behind("seeds", R4="step-naming log-name")`."""
    return {f"{prefix}-{name}": rule for rule, names in sentences.items() for name in names.split()}
