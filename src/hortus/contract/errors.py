"""What goes wrong, in words: every error has a stable code, a rule where there is one, and a message id with arguments.

The sentence itself belongs to the language files; `say` is how the contract reaches them without knowing them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, NamedTuple

type_of_say = Callable[[str, Mapping[str, Any]], str]


def _say_plainly(message_id: str, arguments: Mapping[str, Any]) -> str:
    details = ", ".join(f"{name}={value}" for name, value in arguments.items())
    return f"{message_id} ({details})" if details else message_id


class Refusal(NamedTuple):
    """Why an action is not legal: the rule that forbids it and a message for people."""

    rule: str
    message_id: str
    arguments: Mapping[str, Any]


class HortusError(Exception):
    """The family of all errors that callers may meet."""

    code: str = "error"
    say: ClassVar[type_of_say] = staticmethod(_say_plainly)

    def __init__(self, message_id: str, rule: str | None = None, **arguments: Any) -> None:
        super().__init__(message_id, rule, arguments)
        self.message_id = message_id
        self.rule = rule
        self.arguments = arguments

    def __str__(self) -> str:
        sentence = HortusError.say(self.message_id, self.arguments)
        return f"{self.rule}: {sentence}" if self.rule else sentence

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.message_id, self.rule, self.arguments)


def _rebuild(kind: type[HortusError], message_id: str, rule: str | None, arguments: dict[str, Any]) -> HortusError:
    """Unpickle an error, which happens when a worker process hands one back."""
    return kind(message_id, rule, **arguments)


class UnknownGame(HortusError):
    code = "unknown_game"


class BrokenGame(HortusError):
    """A package whose game cannot be played here; its code tells what is wrong with it."""

    def __init__(self, message_id: str, rule: str | None = None, **arguments: Any) -> None:
        super().__init__(message_id, rule, **arguments)
        self.code = message_id.replace("-", "_")


class UnknownOption(HortusError):
    """An option, or a value of one, that the game does not have."""

    code = "unknown_option"


class UnknownSeat(HortusError):
    """A seat that nobody has in this game."""

    code = "unknown_seat"


class UnknownRule(HortusError):
    """A number that no rule of the game has."""

    code = "unknown_rule"


class UnknownPlayer(HortusError):
    code = "unknown_player"


class IllegalAction(HortusError):
    """An action that the rules forbid now; nothing was changed."""

    code = "illegal_action"


class UnreadableText(HortusError):
    """A text that is no action, position or layout."""

    code = "unreadable_text"


class UnreadableOption(UnknownOption, UnreadableText):
    """An option that is free text, such as a layout, and cannot be read."""

    code = "unreadable_option"


class BadRecord(HortusError):
    """A record that is truncated, tampered with or of an unknown version."""

    code = "bad_record"


class BadSeed(HortusError):
    code = "bad_seed"


class BadBudget(HortusError):
    """A computer player was given no simulations or no time."""

    code = "bad_budget"


class NotChoosing(HortusError):
    """A seat was asked for, or asked to act, that has nothing to choose now."""

    code = "not_choosing"


class NothingToUndo(HortusError):
    code = "nothing_to_undo"


class NoGpu(HortusError):
    """Something was to be on a GPU, and there is none, or nothing that can drive it."""

    code = "no_gpu"


class LawBroken(HortusError):
    """A game breaks one of the laws that every game obeys."""

    code = "law_broken"
