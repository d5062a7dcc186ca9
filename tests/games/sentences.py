"""What games say about actions, sentence by sentence, to be checked in another way than they know it.

Each game has slow checks in `checks.py` beside its tests: `CHECKS` tells of every sentence whether it is so, by playing
on and by counting what is seen. Nothing there asks the facts of `reasons.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

import hortus
from hortus.contract.game import CHANCE, OVER, Game, Message
from hortus.contract.generator import below, new_generator
from hortus.contract.position import Position


class Said(NamedTuple):
    """A sentence about an action of a seat; `instead` is what it is compared with."""

    position: Position
    seat: int
    action: int
    instead: int | None
    id: str
    arguments: Mapping[str, Any]

    @property
    def text(self) -> str:
        return self.position.action_text(self.action)

    def after(self, action: int | None = None) -> Position:
        """The position after the action, or another one."""
        after = self.position.copy()
        after.play(self.action if action is None else action)
        return after

    @property
    def others(self) -> list[int]:
        return [action for action in self.position.legal_actions(self.seat) if action != self.action]


Checks = Mapping[str, Callable[[Said], bool]]

TABLES: dict[str, list[dict[str, object]]] = {
    "haru_ichiban": [{}, {"edition": "croak"}],
    "cherry_tree": [{}, {"players": 3}, {"players": 4, "masteries": "pink"}, {"players": 2, "masteries": "pbp"}],
    "ishtar": [{}, {"players": 3}, {"players": 4}],
}


def sentences_of(name: str) -> list[str]:
    """All that the game can say about actions."""
    module = import_module(f"hortus.games.{name}.reasons")
    return [*dict.fromkeys((*module.FACTS, *module.DIFFERENCES))]


def checks_of(name: str) -> Checks:
    checks: Checks = import_module(f"tests.games.{name}.checks").CHECKS
    return checks


def said_of(
    position: Position, seat: int, action: int, instead: int | None = None, known: Position | None = None
) -> list[Said]:
    """Everything that is said for an action; compared with another one, if there is one."""
    known = known or position.seen_by(seat)
    found: Sequence[Message] = known.game.reasons(known, action, seat)
    if instead is not None:
        found = known.game.differences(known, action, seat, instead)
    return [Said(position, seat, action, instead, *message) for message in found]


def situations(game: Game, seed: int, every: int, player: str) -> Iterator[tuple[Position, int]]:
    """About one in `every` decisions of a game in which a quick player and chance take turns; the past is kept."""
    generator = new_generator("sentences", seed)
    quick = hortus.player(game, player, seed=seed)
    position = game.start()
    while position.to_act != OVER:
        actions, seat = position.legal_actions(), position.to_act
        if seat != CHANCE and len(actions) > 1 and below(generator, every) == 0:
            yield position, seat
        if seat == CHANCE or below(generator, 3) == 0:
            position.play(actions[below(generator, len(actions))])
        else:
            position.play(quick.choose(position, seat))


def everything_said(name: str, seed: int, every: int, player: str = "random") -> Iterator[Said]:
    """Of some actions of some decisions of one game, each alone and compared with another."""
    game = hortus.load(name, **TABLES[name][seed % len(TABLES[name])])
    generator = new_generator("asked", seed)
    for position, seat in situations(game, seed, every, player):
        actions = position.legal_actions(seat)
        first = actions.pop(below(generator, len(actions)))
        second = actions[below(generator, len(actions))]
        known = position.seen_by(seat)
        for action, instead in ((first, None), (first, second), (second, first)):
            yield from said_of(position, seat, action, instead, known)


def audit(name: str, seeds: range, every: int, player: str = "random") -> Counter[str]:
    """How often each sentence was said, each time rightly; stops at the first that was not."""
    checks, said = checks_of(name), Counter(dict.fromkeys(sentences_of(name), 0))
    for seed in seeds:
        for sentence in everything_said(name, seed, every, player):
            said[sentence.id] += 1
            if not checks[sentence.id](sentence):
                told = f"{sentence.id} {dict(sentence.arguments)} of {sentence.text!r}"
                compared = (
                    "" if sentence.instead is None else f" not {sentence.position.action_text(sentence.instead)!r}"
                )
                raise AssertionError(f"{name}, game {seed}: {told}{compared}: {sentence.position.text()}")
    return said
