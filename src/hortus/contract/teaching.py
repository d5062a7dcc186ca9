"""What teaches a game: lessons that are played on real positions, and figures for its rulebook.

Their sentences are the game's own: `<prefix>-lesson-<name>` and `<prefix>-figure-<name>`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from hortus.contract.game import Game, Message
    from hortus.contract.position import Position

NOTHING: Mapping[str, Any] = MappingProxyType({})


def no_facts(position: Position) -> Mapping[str, Any]:
    return NOTHING


class Lesson(NamedTuple):
    """One position, one thing to understand, one thing to do.

    `<prefix>-lesson-<name>` explains, `...-title` names it, `...-task` asks, `...-done` praises and says what came of
    it, `...-not` answers any other legal action; `...-<ending>` one that `reasons` knows better.
    """

    name: str
    position: str  # as `Position.text` writes it; the one who learns is to act
    answers: frozenset[str]  # the actions that show that it was understood
    then: tuple[str, ...] = ()  # what the others and chance do next, so that one sees what came of it
    reasons: Mapping[str, str] = NOTHING  # the beginning of a wrong try -> the ending of the sentence that answers it
    rule: str = ""  # where to read about it
    options: Mapping[str, str] = NOTHING


class Figure(NamedTuple):
    """A picture in the rulebook: a real position on the real board, before and after an action if one is named."""

    name: str
    rule: str  # it stands below this rule
    position: str
    action: str = ""
    facts: Callable[[Position], Mapping[str, Any]] = no_facts  # numbers of the caption, counted out by the engine
    options: Mapping[str, str] = NOTHING
    alone: bool = False  # only what came of the action is shown


class Chapter(NamedTuple):
    """Rules that belong together, in the order of the rulebook: `<prefix>-chapter-<name>` is its heading."""

    name: str
    rules: tuple[str, ...]


class Rulebook(NamedTuple):
    """The rules in an order to be read in, with figures. `<prefix>-minute` tells the game in one minute."""

    chapters: tuple[Chapter, ...] = ()
    figures: tuple[Figure, ...] = ()


NO_RULEBOOK = Rulebook()


class Drawn(NamedTuple):
    """A figure as it is shown: before and after, or one of them, and what its caption speaks of."""

    positions: tuple[Position, ...]
    facts: Mapping[str, Any]


def drawn(game: Game, figure: Figure) -> Drawn:
    before = game.with_options(**figure.options).read_position(figure.position)
    if not figure.action:
        return Drawn((before,), figure.facts(before))
    after = before.copy()
    after.play(figure.action)
    moment = after.halt_at(1) or after  # before anything is cleared away
    return Drawn((moment,) if figure.alone else (before, moment), figure.facts(moment))


class Tried(NamedTuple):
    """What came of a try: the sentence that answers it, the rule behind it, and where it led if it was right."""

    is_right: bool
    told: Message
    rule: str
    position: Position


def pupil_at(game: Game, lesson: Lesson) -> Position:
    """The position of a lesson; the one who learns is the one to act."""
    return game.with_options(**lesson.options).read_position(lesson.position)


def tried(game: Game, lesson: Lesson, text: str) -> Tried:
    """Answer a try: never a dead end, whatever is tried. Raises UnreadableText for what is no action at all."""
    from hortus.contract.game import Message

    position = pupil_at(game, lesson)
    action = position.read_action(text)
    refusal = position.why_not(action)
    if refusal is not None:
        return Tried(False, Message(refusal.message_id, refusal.arguments), refusal.rule, position)
    text = position.action_text(action)
    if text not in lesson.answers:
        known = (ending for beginning, ending in lesson.reasons.items() if text.startswith(beginning))
        return Tried(False, _sentence(game, lesson, next(known, "not")), lesson.rule, position)
    deeds = (text, *lesson.then)
    for deed in deeds:
        position.play(deed)
    moment = position.halt_at(len(deeds)) or position  # before anything is cleared away
    return Tried(True, _sentence(game, lesson, "done"), lesson.rule, moment)


def _sentence(game: Game, lesson: Lesson, ending: str) -> Message:
    from hortus.contract.game import Message

    return Message(f"{game.sentence_prefix}-lesson-{lesson.name}-{ending}", {})
