"""What one onlooker sees: a drawing, sentences beside it, what happened, and the rules on request."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from hortus.contract.game import OVER, Game, Message
from hortus.contract.position import Position
from hortus.contract.teaching import Figure, drawn
from hortus.languages import has_rule, has_sentence, rule_text, rule_title, rules_of, sentence
from hortus.terminal.console import Console
from hortus.terminal.moves import numbered

FEW = 12
"""So many moves are shown at once; more are listed when asked for."""
MOST_EXPLAINED = 3
"""So many of the last events are explained."""
COACH = "coach.ftl"

Entry = Mapping[str, Any]


class Screen:
    """Puts a game's own words and drawings on a console."""

    def __init__(self, console: Console, game: Game) -> None:
        self.console = console
        self.game = game

    # The beginning

    def title(self) -> str:
        return title_of(self.game.name, self.console.language)

    def goal(self) -> None:
        self._if_there(f"game-{self.game.name}-short")
        self._if_there(f"{self.game.sentence_prefix}-goal")

    def legend(self) -> None:
        self.console.say("terminal-legend")
        self._if_there(f"{self.game.sentence_prefix}-legend")

    def _if_there(self, message_id: str, **arguments: object) -> None:
        if has_sentence(message_id, self.console.language):
            self.console.say(message_id, **arguments)

    # The middle

    def show(self, view: Mapping[str, Any]) -> None:
        self.console.draw("")
        self.console.draw(self.game.board(view))
        self.console.draw("")
        for caption in self.game.captions(view):
            self.console.say(caption.id, **caption.arguments)

    def tell(self, entries: Iterable[Entry]) -> None:
        """One line each; what happens several times in a row is told once."""
        sentences = (self.console.words(entry["id"], **entry["arguments"]) for entry in entries)
        for news, group in groupby(sentences):
            count = sum(1 for _ in group)
            if count == 1:
                self.console.write(news)
            else:
                self.console.say("terminal-repeated", sentence=news, count=count)

    def count(self, position: Position) -> None:
        """Where all points come from, one thing after the other; nothing until the game is over."""
        for step in position.count():
            self.console.draw("")
            self._points(step.name._asdict(), position, step.points)
            for message in step.told:
                self.console.say(message.id, **message.arguments)
        if position.to_act == OVER:
            self.console.draw("")
            self.total(position)

    def total(self, position: Position) -> None:
        self._points(Message("count-total", {})._asdict(), position, position.points())

    def _points(self, name: Mapping[str, Any], position: Position, points: Sequence[int]) -> None:
        seats = zip(position.seat_names, points, strict=True)
        shares = [Message("count-share", {"seat": seat, "points": own})._asdict() for seat, own in seats]
        self.console.say("count-line", name=name, shares=shares)

    def ask_for(self, view: Mapping[str, Any], moves: Sequence[str], coaches: bool = False) -> None:
        prompt = self.game.prompt(view)
        self.console.draw("")
        self.console.say(prompt.id, **prompt.arguments)
        if coaches:
            self.coach(view)
        if len(moves) <= FEW:
            self.list_moves(moves)
        else:
            self.console.say("terminal-choices-many", count=len(moves), example=moves[len(moves) // 2])

    def list_moves(self, moves: Sequence[str]) -> None:
        self.console.say("terminal-choices")
        choices = numbered(moves).items()
        self.console.columns(
            [self.console.words("terminal-choice", number=number, action=move) for number, move in choices]
        )

    # The coach

    @property
    def has_coach(self) -> bool:
        return self.game.words is not None and (self.game.words / "en" / COACH).exists()

    def coach(self, view: Mapping[str, Any]) -> None:
        """What this step is for."""
        prompt = self.game.prompt(view)
        self._if_there(f"coach-{prompt.id}", **prompt.arguments)

    def explain(self, entries: Iterable[Entry]) -> None:
        """The last events with what is behind them; what happened several times is told once."""
        told = {entry["id"]: entry for entry in entries}
        for entry in [*told.values()][-MOST_EXPLAINED:]:
            self.console.say(entry["id"], **entry["arguments"])
            self._if_there(f"happened-{entry['id']}", **entry["arguments"])
            if entry["rule"]:
                self.console.say("terminal-coach-rule", rule=entry["rule"])
        if not told:
            self.console.say("terminal-coach-nothing")

    # Rules

    def list_rules(self) -> None:
        for rule, _ in rules_of(self.game, self.console.language):
            self._rule_title(rule)

    def rule(self, number: str) -> None:
        rule = self.rule_name(number)
        if not has_rule(self.game, rule, self.console.language):
            self.console.say("terminal-no-such-rule", rule=number)
            return
        self._rule_title(rule)
        self.console.write(rule_text(self.game, rule, self.console.language))

    def _rule_title(self, rule: str) -> None:
        self.console.write(f"{rule} {rule_title(self.game, rule, self.console.language)}")

    def rulebook(self) -> None:
        """The game in one minute, then chapter by chapter, with its figures."""
        if self.game.rulebook.chapters:
            self._heading("book-minute")
            self.console.say(f"{self.game.sentence_prefix}-minute")
            self.console.draw("")
            self.legend()
        for chapter in self.game.rulebook.chapters:
            self._heading(f"{self.game.sentence_prefix}-chapter-{chapter.name}")
            self._rules(chapter.rules)
        if not self.game.rulebook.chapters:
            self._rules(rule for rule, _ in rules_of(self.game, self.console.language))

    def _heading(self, message_id: str) -> None:
        heading = self.console.words(message_id)
        self.console.draw(f"\n{heading}\n{'=' * len(heading)}\n")

    def _rules(self, rules: Iterable[str]) -> None:
        for rule in rules:
            self.rule(rule)
            for figure in self.game.rulebook.figures:
                if figure.rule == rule:
                    self._figure(figure)
            self.console.draw("")

    def _figure(self, figure: Figure) -> None:
        positions, facts = drawn(self.game, figure)
        self.console.draw("")
        for position, moment in zip(positions, ("book-before", "book-after"), strict=False):
            if len(positions) > 1:
                self.console.say(moment)
            self.console.draw(self.game.board(position.view_for(None)))
        self.console.say(f"{self.game.sentence_prefix}-figure-{figure.name}", **facts)

    def rule_name(self, number: str) -> str:
        """`H9`, `h9` or just `9`."""
        return self.game.rule_letter + number.upper().removeprefix(self.game.rule_letter)


def split_at_halt(entries: Sequence[Entry], ply: int) -> tuple[list[Entry], list[Entry]]:
    """What is told up to the halt within an action, and what comes after it."""
    before = [entry for entry in entries if (entry["ply"], entry["after_halt"]) <= (ply, False)]
    return before, list(entries[len(before) :])


def title_of(game_name: str, language: str) -> str:
    """How people call the game."""
    return sentence(f"game-{game_name}", language=language)
