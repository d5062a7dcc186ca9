"""A game in words, for language models and other programs that read and write: one seat's rules, view, log, actions.

Everything that is told of a position comes from what the seat may know. What a program answers is read as an action, or
refused with the number of a rule, which is all the feedback that it gets.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any, NamedTuple

from hortus.adapters.renaming import SAME_WORDS, Renaming
from hortus.contract.errors import HortusError, IllegalAction, UnknownRule, UnreadableText
from hortus.contract.game import NOBODY, OVER, Game
from hortus.contract.position import Position
from hortus.languages import has_rule, has_sentence, rule_text, rule_title, rules_of, sentence
from hortus.languages.arguments import People


class Refused(NamedTuple):
    """Why something was not done: a stable code, the rule behind it where there is one, and a sentence."""

    code: str
    rule: str | None
    sentence: str

    def __str__(self) -> str:
        return f"{self.code}: {self.rule}: {self.sentence}" if self.rule else f"{self.code}: {self.sentence}"


class RuleText(NamedTuple):
    number: str
    title: str
    text: str

    def __str__(self) -> str:
        return f"{self.number} {self.title}\n{self.text}"


class TextFace:
    """A game as one seat (None: a spectator) is told of it, in one language, or in English with its terms renamed.

    `hortus.adapters.renaming.renaming_of` makes such a renaming from a seed.
    """

    def __init__(self, game: Game, seat: int | None, language: str = "en", renaming: Renaming | None = None) -> None:
        if game.words is None:
            raise ValueError(f"{game.name} is a game for programs only: it has no sentences")
        self.game = game
        self.seat = seat
        self.language = language if renaming is None else "en"
        self.renaming = renaming or SAME_WORDS
        self.people = People(you=None if seat is None else game.seat_names[seat])

    # The rules

    def introduction(self, with_rules: bool = True) -> str:
        """What to know before the game: whose seat it is, the goal, how actions are written, signs, all the rules."""
        prefix, name = self.game.sentence_prefix, self.game.name
        about = [f"game-{name}-short", f"{prefix}-goal"]
        parts = [self.title, *map(self._say, filter(self._has, about))]
        if self.seat is not None:
            parts.append(self._say("text-you-are", key=self.game.seat_names[self.seat]))
        parts.append(f"{self._say('text-actions')}\n{self.forms()}")
        if self._has(f"{prefix}-legend"):
            parts.append(f"{self._say('text-legend')}\n{self._say(f'{prefix}-legend')}")
        if with_rules:
            parts += [self._say("text-rules"), *map(str, self.rules())]
        return "\n\n".join(parts)

    @property
    def title(self) -> str:
        return self._say(f"game-{self.game.name}")

    def rules(self) -> list[RuleText]:
        return [self._rule(number) for number, _ in rules_of(self.game, self.language)]

    def rule(self, number: str) -> RuleText:
        """By its number, the letter of the game before it or not."""
        full = self.game.rule_letter + number.strip().upper().removeprefix(self.game.rule_letter)
        if not has_rule(self.game, full, self.language):
            raise UnknownRule("unknown-rule", number=self.renaming.text(number), game=self.game.name)
        return self._rule(full)

    def search(self, words: str) -> list[RuleText]:
        """The rules that have all these words, or beginnings of words, somewhere."""
        wanted = words.lower().split()
        return [rule for rule in self.rules() if wanted and all(word in str(rule).lower() for word in wanted)]

    def _rule(self, number: str) -> RuleText:
        title, text = rule_title(self.game, number, self.language), rule_text(self.game, number, self.language)
        return RuleText(number, self.renaming.text(title), self.renaming.text(text))

    # The table

    def look(self, position: Position, with_legal: bool = True) -> str:
        """The seat's view in words: drawing, what stands beside it, who is to do what, the legal actions if wanted."""
        view = position.view_for(self.seat)
        prompt = self.game.prompt(view)
        captions = [self._say(caption.id, **caption.arguments) for caption in self.game.captions(view)]
        parts = [self.game.board(view), "\n".join(captions), self._say(prompt.id, **prompt.arguments)]
        if with_legal and view["legal"]:
            parts.append(f"{self._say('text-legal')}\n{self.renaming.text(', '.join(view['legal']))}")
        return "\n\n".join(parts)

    def view(self, position: Position, with_legal: bool = True) -> dict[str, Any]:
        """The seat's view as JSON."""
        view = position.view_for(self.seat)
        if not with_legal:
            del view["legal"]
        told: dict[str, Any] = self.renaming.data(view)
        return told

    def tell(self, position: Position, since: int = 0) -> list[str]:
        """What happened after the first `since` actions, as the seat saw it; what repeats itself is told once."""
        return [told for told, _ in groupby(entry["sentence"] for entry in self.log(position, since))]

    def log(self, position: Position, since: int = 0) -> list[dict[str, Any]]:
        """The same as JSON: the action where the seat saw it, the sentence, the rule to read about it."""
        return [
            {
                "ply": entry["ply"],
                "action": entry["action"] and self.renaming.text(entry["action"]),
                "sentence": self._say(entry["id"], **entry["arguments"]),
                "rule": entry["rule"],
            }
            for entry in position.log_for(self.seat, since)
        ]

    # Actions

    def action(self, position: Position, text: str) -> int:
        """The action that a text means; raises what `refused` puts into words, and then nothing has changed."""
        number = self._read(text)
        if position.to_act == OVER:
            raise IllegalAction("position-over")
        position.check(number, NOBODY if self.seat is None else self.seat)
        return number

    def action_text(self, action: int) -> str:
        return self.renaming.text(self.game.action_text(action))

    def refused(self, error: HortusError) -> Refused:
        """The feedback to something that cannot be."""
        return Refused(error.code, error.rule, self._say(error.message_id, **error.arguments))

    def _read(self, text: str) -> int:
        meant = self.renaming.text(text)
        try:
            return self.game.read_action(meant)
        except UnreadableText:
            # What was understood of it, and up to where, is of no use in other words than those that were written.
            raise UnreadableText("text-no-action", text=meant, verbs=", ".join(self._kinds())) from None

    def forms(self) -> str:
        """How actions are written: of each first word the first and the last action, whatever may be done now."""
        kinds = (kind[0] if len(kind) == 1 else f"{kind[0]} … {kind[-1]}" for kind in self._kinds().values())
        return self.renaming.text(", ".join(kinds))

    def _kinds(self) -> dict[str, list[str]]:
        """All actions of the game by their first words."""
        kinds: dict[str, list[str]] = {}
        for text in map(self.game.action_text, range(self.game.action_count)):
            kinds.setdefault(text.split()[0], []).append(text)
        return kinds

    # Words

    def _has(self, message_id: str) -> bool:
        return has_sentence(message_id, self.language)

    def _say(self, message_id: str, **arguments: Any) -> str:
        return self.renaming.text(sentence(message_id, arguments, self.language, self.people))
