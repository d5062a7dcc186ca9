"""Endings of the Cherry Tree looked through line by line: every world by itself, nothing remembered, in fractions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import product

import numpy as np
from numpy.typing import NDArray

from hortus.contract.game import CHANCE, OVER, Game
from hortus.contract.generator import below, new_generator
from hortus.contract.position import Position
from hortus.games.cherry_tree import GAME, MASTERIES, rules
from hortus.games.cherry_tree.components import ALL
from hortus.games.cherry_tree.scoring import fewest_warm, most_warm
from hortus.games.cherry_tree.state import BEHIND, BONUS, GATHER, JOKERS, OUT_OF_THE_GAME, State
from tests.contract.matrices import guarantee
from tests.games.cherry_tree.tables import counts

Array = NDArray[np.int64]
Worlds = list[tuple[Array, Fraction]]
"""Full states that the seat cannot tell apart, and the chance of each."""


# What may be: the whole game is played again with other hidden flowers


def worlds_of(position: Position, seat: int) -> Worlds:
    """In all worlds in which everything happens that the seat saw."""
    game = position.game
    worlds: Worlds = [(game.new_state(), Fraction(1))]
    for action in position.history:
        worlds = [after for array, chance in worlds for after in ways_on(game, array, chance, action, seat)]
    total = sum(chance for _, chance in worlds)
    alike: dict[bytes, tuple[Array, Fraction]] = {}  # in which order flowers were hidden matters no more
    for array, chance in worlds:
        s = game.record(array)
        what = s.bag.tobytes() + s.behind.tobytes()
        _, so_far = alike.get(what, (array, Fraction(0)))
        alike[what] = array, so_far + chance / total
    return list(alike.values())


def ways_on(game: Game, array: Array, chance: Fraction, action: int, seat: int) -> Iterator[tuple[Array, Fraction]]:
    """By an action that the seat saw, or by all that it may have been."""
    s = game.record(array)
    if game.seen(s, action, seat) == action:
        yield from played(game, array, chance, [action])
    elif s.phase == JOKERS:
        yield array, chance
    else:
        yield from played(game, array, chance, legal(game, array))


def played(game: Game, array: Array, chance: Fraction, actions: Iterable[int]) -> Iterator[tuple[Array, Fraction]]:
    """Those that are possible, as likely as they are."""
    there = legal(game, array)
    odds = dict.fromkeys(there, 1)
    if game.to_act(game.record(array)) == CHANCE:
        odds = {action: int(game.weight(game.record(array), action)) for action in there}
    for action in actions:
        if odds.get(action):
            after = array.copy()
            game.play(game.record(after), action)
            is_drawn = game.to_act(game.record(array)) == CHANCE
            yield after, chance * Fraction(odds[action], sum(odds.values())) if is_drawn else chance


def legal(game: Game, array: Array) -> list[int]:
    s = game.record(array)
    out = np.zeros(game.action_count + 1, np.int64)
    return out[: game.legal(s, int(game.to_act(s)), out)].tolist()


# What it is worth


def value(game: Game, worlds: Worlds, seat: int) -> float | Fraction:
    """To the seat, if all know what it knows: by every line to the end. Others look behind their screens at the end."""
    s = game.record(worlds[0][0])
    if s.phase == JOKERS:
        return joker_value(game, worlds, seat)
    actor = game.to_act(s)
    actions = sorted({action for array, _ in worlds for action in legal(game, array)})
    if actor == CHANCE:
        return sum(
            share * value(game, after, seat) for action in actions for after, share in [drawn(game, worlds, action)]
        )
    assert all(sorted(legal(game, array)) == actions for array, _ in worlds)
    values = [value(game, after_all(game, worlds, action), seat) for action in actions]
    return max(values) if actor == seat else min(values)


def drawn(game: Game, worlds: Worlds, action: int) -> tuple[Worlds, Fraction]:
    """The worlds in which this can be drawn, and how likely it is."""
    after = [way for array, chance in worlds for way in played(game, array, chance, [action])]
    total = sum((chance for _, chance in after), Fraction(0))
    return [(array, chance / total) for array, chance in after], total


def after_all(game: Game, worlds: Worlds, action: int) -> Worlds:
    return [way for array, chance in worlds for way in played(game, array, chance, [action])]


def joker_value(game: Game, worlds: Worlds, seat: int) -> float | Fraction:
    """As a matrix game: the other's choices are all ways to answer everything that it may find."""
    table = np.array([[float(value) for value in row] for row in joker_table(game, worlds, seat)])
    if (table == table[0, 0]).all():
        return Fraction(table[0, 0])
    return guarantee(table)


def joker_table(game: Game, worlds: Worlds, seat: int) -> list[list[Fraction]]:
    other = 1 - seat
    kinds: dict[bytes, Worlds] = {}
    for array, chance in worlds:
        kinds.setdefault(game.record(array).behind[other].tobytes(), []).append((array, chance))
    own = warm_choices(game, worlds[0][0], seat)
    answers = product(*(warm_choices(game, some[0][0], other) for some in kinds.values()))
    columns = [[(some, answer) for some, answer in zip(kinds.values(), each, strict=True)] for each in answers]
    return [
        [
            sum(
                (
                    chance * result(game, array, seat, choice, answer)
                    for some, answer in column
                    for array, chance in some
                ),
                Fraction(0),
            )
            for column in columns
        ]
        for choice in own
    ]


def warm_choices(game: Game, array: Array, seat: int) -> list[int]:
    out = np.zeros(game.action_count + 1, np.int64)
    return out[: game.legal(game.record(array), seat, out)].tolist()


def result(game: Game, array: Array, seat: int, own: int, others: int) -> Fraction:
    after = array.copy()
    for action in (own, others) if seat == 0 else (others, own):
        game.play(game.record(after), action)
    winners = int(game.winners(game.record(after)))
    return Fraction(0) if winners == 3 else Fraction(1 if winners == 1 << seat else -1)


# Positions


BAGS = ("PPYYLLDWK", "PPLLLWWKK", "PYYLDDWWK", "PPYYLLLDD")


def small_game(seed: int, masteries: str = "blue", bag: str = "") -> Position:
    """Nine flowers in the bag, three of which are set aside, the same few in front of both, and others behind."""
    generator = new_generator("small game", seed)
    front, *behind = [random_flowers(generator, number) for number in (6, 4, 4)]
    letters = bag or BAGS[below(generator, len(BAGS))]

    def set_up(s: State, options: Mapping[str, str]) -> None:
        rules.set_up(s, {**options, "players": "2"})
        s.bag[:] = counts(letters)
        s.bag_size = s.bag_before = len(letters)
        s.front[:2] = front
        s.behind[:2] = behind

    return GAME.study("small_game", set_up, (MASTERIES,)).with_options(masteries=masteries).start()


def endings(seeds: Iterable[int], masteries: str, left: int, wanted: Callable[[State], bool]) -> Iterator[Position]:
    """Where somebody has to choose and so few are left in the bag, as random play comes there: one of each game."""
    for seed in seeds:
        generator, position = new_generator("ending", seed), small_game(seed, masteries)
        while position.to_act != OVER:
            if position.to_act != CHANCE and position.state.bag_size <= left and wanted(position.state):
                yield position
                break
            actions = position.legal_actions()
            position.play(actions[below(generator, len(actions))])


def begins_a_turn(s: State) -> bool:
    return bool(s.phase == GATHER and s.draws == 0)


def assigns_jokers(s: State) -> bool:
    return bool(s.phase == JOKERS and most_warm(s, 0) > fewest_warm(s, 0))


def uses_a_mastery(s: State) -> bool:
    return bool(BONUS <= s.phase < BEHIND)


def random_flowers(generator: Array, number: int) -> Array:
    return np.bincount([below(generator, ALL) for _ in range(number)], minlength=ALL)


def has_secrets(position: Position) -> bool:
    """Whether any flower lies secretly behind a screen."""
    s = position.state
    return bool((s.secret_owner[: s.secrets] != OUT_OF_THE_GAME).any())


SECRET_DRAWN = (
    "aside dark, aside white, aside black, draw 4, pick pink, pick pink, pick yellow, pick yellow, stop, "
    "bonus shin-sumizome, pick light, behind none"
)
"""Of PPYYLLDWK: one is left in the bag."""


def after(position: Position, texts: str) -> Position:
    for text in texts.split(", "):
        position.play(text)
    return position
