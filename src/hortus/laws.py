"""The laws that every game obeys, on random play; shipped, so that a stranger's game can be checked.

A broken law raises LawBroken with the law's number and what was seen. Laws 2, 4, 5 and 11 are watched in every action
of many games by a kernel, the others on the states of one. `check_environment` asks those that make sense anywhere of
games that are not ours, by the same numbers.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import isclose, isfinite
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import engine_mode, numba_is_there
from hortus.contract.engine import engine_of, new_list
from hortus.contract.errors import LawBroken
from hortus.contract.game import CHANCE, NOBODY, OVER, UNSEEN, Game
from hortus.contract.generator import below, new_generator
from hortus.contract.kernels import BAD_WEIGHT, BROKEN, DEAD_END, ENDLESS
from hortus.contract.position import Position
from hortus.records import Dealer, Line, Record, Replay

Array = NDArray[np.int64]

GAMES_FOR_RARE_ACTIONS = 20
"""Law 14 plays up to so many times the games asked for, until every action was met."""


@dataclass(frozen=True)
class Step:
    """One action of a random game: the state before it, the action, the state after it."""

    before: Array
    action: int
    after: Array


class Trial:
    """A game on trial: what the laws look at."""

    def __init__(self, game: Game, games: int, samples: int, seed: int) -> None:
        self.game = game
        self.games = games
        self.samples = samples
        self.seed = seed
        self.engine = engine_of(game, is_compiled=engine_mode() != "interpreted")

    @cached_property
    def line(self) -> Line:
        """One whole random game, with its deals."""
        line = Line.start(self.game, Dealer.from_seed(f"laws {self.seed}"))
        generator = new_generator("laws", self.seed)
        while line.position.to_act != OVER and len(line.position.history) < self.game.longest:
            if line.position.to_act == CHANCE:
                line.deal()
            else:
                actions = line.position.legal_actions()
                line.play(actions[below(generator, len(actions))])
        return line

    @cached_property
    def steps(self) -> list[Step]:
        """Steps of that game, spread evenly."""
        position = self.line.position.copy()
        actions = position.history
        steps = []
        while position.history:
            after = position.state_array()
            position.undo()
            steps.append(Step(position.state_array(), actions[len(position.history)], after))
        stride = max(1, len(steps) // self.samples)
        return steps[::-1][::stride]

    @cached_property
    def positions(self) -> list[Position]:
        return [Position(self.game, step.before.copy()) for step in self.steps]

    @cached_property
    def halts(self) -> list[Position]:
        """The moments of that game in which the table stops to look."""
        moments = (self.line.position.halt_at(ply) for ply in range(self.line.ply + 1))
        return [moment for moment in moments if moment is not None]

    @cached_property
    def watched(self) -> set[int]:
        """How many random games went: their lengths, or what went wrong in them."""
        out, met, generator = new_list(self.game), new_list(self.game), new_generator("watched", self.seed)
        return {int(self.engine.random_game(self.game.new_state(), out, generator, met)) for _ in range(self.games)}

    def viewers(self) -> list[int]:
        return [*range(self.positions[0].player_count), NOBODY]

    def hidden(self, state: Array, viewer: int) -> Array:
        copy = state.copy()
        self.engine.hide_from(copy, viewer)
        return copy

    def world(self, state: Array, viewer: int, number: int) -> Array:
        """A world that the viewer cannot tell from the state."""
        copy = self.hidden(state, viewer)
        self.engine.fill_for(copy, viewer, new_generator("world", self.seed, number))
        return copy


# The laws, by number; each yields what is wrong, in words


def set_up_is_always_the_same(trial: Trial) -> Iterator[str]:
    states = []
    for _ in range(2):
        array = np.zeros(trial.game.state.itemsize // 8, np.int64)
        trial.game.set_up(trial.game.record(array), trial.game.chosen)
        states.append(array.tobytes())
    if states[0] != states[1]:
        yield "two set-ups differ"


def some_action_is_legal_until_the_game_is_over(trial: Trial) -> Iterator[str]:
    if DEAD_END in trial.watched:
        yield "a state that is not over has no legal action"
    for position in trial.positions:
        actions = position.legal_actions()
        if actions != sorted(set(actions)):
            yield f"legal actions are not in order: {actions}"
    end = trial.line.position
    if end.to_act == OVER and (end.legal_actions() or not end.winners()):
        yield "a game is over, yet something is legal or nobody has won"


def playing_depends_on_the_state_only(trial: Trial) -> Iterator[str]:
    for step, position in zip(trial.steps, trial.positions, strict=True):
        copy = position.copy()
        copy.play(step.action)
        if not np.array_equal(copy.state_array(), step.after):
            yield f"{trial.game.action_text(step.action)} gives two results from one state"
        if not np.array_equal(position.state_array(), step.before):
            yield f"{trial.game.action_text(step.action)} on a copy changes the original"


def games_end(trial: Trial) -> Iterator[str]:
    if ENDLESS in trial.watched:
        yield f"a game has more than {trial.game.longest} actions"


def chance_has_odds(trial: Trial) -> Iterator[str]:
    if BAD_WEIGHT in trial.watched:
        yield "a legal chance event has no weight"


def texts_read_back(trial: Trial) -> Iterator[str]:
    for position in trial.positions:
        texts = [trial.game.action_text(action) for action in position.legal_actions()]
        if len(set(texts)) != len(texts):
            yield f"two legal actions have one text: {texts}"
        if [trial.game.read_action(text) for text in texts] != position.legal_actions():
            yield f"an action's text is read as another: {texts}"
        if trial.game.read_position(position.text()).state_bytes() != position.state_bytes():
            yield f"a position's text is read as another: {position.text()}"


def records_replay(trial: Trial) -> Iterator[str]:
    seats = trial.line.seat_names
    text = Record.of(trial.line, seats=seats, date="2000-01-01").text()
    replay = Replay(Record.read(text, trial.game))
    played = trial.line.position.copy()
    replay.seek(replay.count)
    for ply in range(replay.count, -1, -1):
        replay.seek(ply)
        if replay.position.state_bytes() != played.state_bytes():
            yield f"the record differs from the game after action {ply}"
        if ply:
            played.undo()


def hiding_is_final(trial: Trial) -> Iterator[str]:
    for number, step in enumerate(trial.steps):
        for viewer in trial.viewers():
            once = trial.hidden(step.before, viewer)
            if not np.array_equal(trial.hidden(once, viewer), once):
                yield f"hiding twice differs from hiding once, for viewer {viewer}"
            if not np.array_equal(trial.hidden(trial.world(step.before, viewer, number), viewer), once):
                yield f"a filled world is not what viewer {viewer} knows"


def seats_know_their_choices(trial: Trial) -> Iterator[str]:
    for position in trial.positions:
        for seat in position.choosing:
            hidden = Position(trial.game, trial.hidden(position.state_array(), seat))
            if hidden.legal_actions(seat) != position.legal_actions(seat):
                yield f"seat {seat} cannot tell what is legal: {position.text()}"


def secrets_do_not_leak(trial: Trial) -> Iterator[str]:
    for number, step in enumerate(trial.steps):
        for viewer in trial.viewers():
            truth = Position(trial.game, step.before.copy())
            world = Position(trial.game, trial.world(step.before, viewer, number))
            if _shown(truth, viewer) != _shown(world, viewer):
                yield f"viewer {viewer} can tell two worlds apart: {truth.text()} and {world.text()}"
                continue
            action = _unseen_action(trial, truth, world, step.action, viewer, number)
            if action is not None:
                truth.play(step.action)
                world.play(action)
                if _shown(truth, viewer) != _shown(world, viewer):
                    yield f"viewer {viewer} learns from what was not to be seen: {truth.text()}"


def _shown(position: Position, viewer: int) -> bytes:
    """Everything that leaves a position for a viewer."""
    numbers = b"" if viewer == NOBODY else position.features(viewer).tobytes()
    return _told(position, viewer) + numbers


def _told(position: Position, viewer: int) -> bytes:
    """What people are shown of a position."""
    seat = None if viewer == NOBODY else viewer
    view = position.view_for(seat)
    game = position.game
    words = [game.draw(view), game.board(view), game.prompt(view), game.captions(view), position.log_for(seat)]
    return json.dumps([view, words]).encode()


def _unseen_action(trial: Trial, truth: Position, world: Position, action: int, viewer: int, number: int) -> int | None:
    """What may have happened in the other world instead, if the viewer does not see the action."""
    if trial.engine.seen_by(truth.state_array(), action, viewer) != UNSEEN:
        return None
    actions = world.legal_actions()
    return actions[below(new_generator("unseen", trial.seed, number), len(actions))]


def invariants_hold(trial: Trial) -> Iterator[str]:
    if BROKEN in trial.watched:
        yield _broken_invariant(trial)


def _broken_invariant(trial: Trial) -> str:
    """The name of the invariant, found once more on the sampled steps where that is possible."""
    for step in trial.steps:
        for state in (step.before, step.after):
            broken = trial.engine.broken_invariant(state)
            if broken:
                return trial.game.invariant_names[broken - 1]
    return "an invariant of the game"


def symmetries_commute(trial: Trial) -> Iterator[str]:
    game = trial.game
    if game.transform is None or game.transform_action is None:
        return
    for step in trial.steps:
        for symmetry in range(game.symmetry_count):
            image, expected = step.before.copy(), step.after.copy()
            game.transform(game.record(image), symmetry)
            game.transform(game.record(expected), symmetry)
            position = Position(game, image)
            action = int(game.transform_action(step.action, symmetry))
            if action not in position.legal_actions():
                yield f"symmetry {symmetry} makes {game.action_text(step.action)} illegal"
                continue
            position.play(action)
            if not np.array_equal(position.state_array(), expected):
                yield f"symmetry {symmetry} does not commute with {game.action_text(step.action)}"


def engines_agree(trial: Trial) -> Iterator[str]:
    """Without Numba there is only one engine, and nothing to compare."""
    if not numba_is_there():
        return
    digests = []
    for is_compiled in (False, True):
        engine = engine_of(trial.game, is_compiled)
        state, generator = trial.game.new_state(), new_generator("digest", trial.seed)
        digests.append(engine.digest_game(state, new_list(trial.game), generator, trial.samples * 10))
    if digests[0] != digests[1]:
        yield "the interpreted and the compiled game differ"


def every_action_is_met(trial: Trial) -> Iterator[str]:
    game = trial.game
    met = new_list(game)
    out, generator = new_list(game), new_generator("met", trial.seed)
    choices = [[(option.name, choice) for choice in option.choices] for option in game.options]
    variants = [game.with_options(**dict(chosen)) for chosen in product(*choices)]
    missing: set[int] = set()
    for _ in range(GAMES_FOR_RARE_ACTIONS * trial.games):
        for variant in variants:
            trial.engine.random_game(variant.new_state(), out, generator, met)
        missing = set(np.flatnonzero(met[: game.action_count] == 0).tolist()) - game.rare
        if not missing:
            return
    yield "never legal: " + ", ".join(game.action_text(action) for action in sorted(missing))


def halts_are_only_looked_at(trial: Trial) -> Iterator[str]:
    for number, moment in enumerate(trial.halts):
        ply = len(moment.history)
        after = trial.line.position.at(ply)
        if moment.choosing:
            yield f"somebody is to act while the table looks at action {ply}"
        for viewer in trial.viewers():
            truth = Position(trial.game, moment.state_array())
            world = Position(trial.game, trial.world(moment.state_array(), viewer, number))
            if _told(truth, viewer) != _told(world, viewer):
                yield f"viewer {viewer} can tell two worlds apart at a halt: {truth.text()} and {world.text()}"
            seat = None if viewer == NOBODY else viewer
            before = [entry for entry in after.log_for(seat, ply - 1) if not entry["after_halt"]]
            if moment.log_for(seat, ply - 1) != before:
                yield f"what is told at the halt of action {ply} is not what is told of it before the table goes on"


LAWS: tuple[Callable[[Trial], Iterator[str]], ...] = (
    set_up_is_always_the_same,
    some_action_is_legal_until_the_game_is_over,
    playing_depends_on_the_state_only,
    games_end,
    chance_has_odds,
    texts_read_back,
    records_replay,
    hiding_is_final,
    seats_know_their_choices,
    secrets_do_not_leak,
    invariants_hold,
    symmetries_commute,
    engines_agree,
    every_action_is_met,
    halts_are_only_looked_at,
)


def check_game(
    game: Game, laws: Iterable[int] = range(1, len(LAWS) + 1), games: int = 20, samples: int = 60, seed: int = 1
) -> None:
    """Check a game, by the numbers of the laws; raises LawBroken at the first that does not hold."""
    trial = Trial(game, games, samples, seed)
    for number in laws:
        for detail in LAWS[number - 1](trial):
            raise LawBroken("law-broken", law=number, detail=detail)


# The same laws for other people's environments, which adapters hand over


class Situation(Protocol):
    """A moment of a game. Nothing that is asked of it changes it."""

    @property
    def seats(self) -> int: ...

    @property
    def to_act(self) -> int:
        """A seat, CHANCE or OVER."""
        ...

    def legal(self) -> Sequence[int]:
        """Of the one to act; nothing when the game is over."""
        ...

    def odds(self) -> Mapping[int, float]:
        """Of chance, where it is to act."""
        ...

    def after(self, action: int) -> Situation: ...

    def result(self) -> Sequence[float]:
        """[seat] what the game was worth; asked only when it is over."""
        ...

    def shown(self, seat: int) -> Mapping[str, bytes]:
        """Everything that a seat is handed, by name."""
        ...

    def worlds(self, seat: int, number: int) -> Iterable[Situation]:
        """Some that the seat may not tell from this one, another choice of them for another number."""
        ...


class Environment(Protocol):
    """A game of other people."""

    longest: int  # no game has more actions

    def start(self, seed: int) -> Situation: ...


class Visit:
    """An environment on trial: random games, and a sample of their situations, each with the action that followed."""

    def __init__(self, environment: Environment, games: int, samples: int, seed: int) -> None:
        self.environment = environment
        self.seed = seed
        self.ends: list[Situation] = []
        self.went_on = 0  # games that did not end
        self.steps: list[tuple[Situation, int]] = []
        for game in range(games):
            self._play(environment.start(seed + game), new_generator("visit", seed, game))
        self.sampled = self.steps[:: max(1, len(self.steps) // samples)]

    def _play(self, situation: Situation, generator: Array) -> None:
        for _ in range(self.environment.longest + 1):
            legal = situation.legal()
            if situation.to_act == OVER or not legal:
                self.ends.append(situation)
                return
            action = legal[below(generator, len(legal))]
            self.steps.append((situation, action))
            situation = situation.after(action)
        self.went_on += 1

    def worlds(self) -> Iterator[tuple[Situation, int, Situation]]:
        """Situations of which a seat may not know which one it is in."""
        for number, (truth, _) in enumerate(self.sampled):
            for seat in range(truth.seats):
                for world in truth.worlds(seat, self.seed + number):
                    yield truth, seat, world


def _all_shown(situation: Situation) -> list[Mapping[str, bytes]]:
    return [situation.shown(seat) for seat in range(situation.seats)]


def starts_are_the_same(visit: Visit) -> Iterator[str]:
    one, other = (visit.environment.start(visit.seed) for _ in range(2))
    if _all_shown(one) != _all_shown(other) or one.legal() != other.legal():
        yield "two starts with one seed differ"


def situations_have_actions_or_results(visit: Visit) -> Iterator[str]:
    for end in visit.ends:
        if end.to_act != OVER:
            yield "a state that is not over has no legal action"
        elif end.legal() or len(end.result()) != end.seats or not all(map(isfinite, end.result())):
            yield "a game is over, yet something is legal or there is no result"


def steps_depend_on_the_situation_only(visit: Visit) -> Iterator[str]:
    for situation, action in visit.sampled:
        before = _all_shown(situation)
        one, other = (situation.after(action) for _ in range(2))
        if _all_shown(one) != _all_shown(other) or one.to_act != other.to_act:
            yield f"action {action} gives two results from one state"
        if _all_shown(situation) != before:
            yield f"action {action} on a copy changes the original"


def all_games_end(visit: Visit) -> Iterator[str]:
    if visit.went_on:
        yield f"a game has more than {visit.environment.longest} actions"


def odds_add_up(visit: Visit) -> Iterator[str]:
    for situation, _ in visit.steps:
        if situation.to_act == CHANCE:
            odds = situation.odds()
            if sorted(odds) != sorted(situation.legal()) or min(odds.values()) <= 0:
                yield "a legal chance event has no weight"
            elif not isclose(sum(odds.values()), 1, abs_tol=1e-6):
                yield f"the odds of chance add up to {sum(odds.values())}"


def choices_are_known(visit: Visit) -> Iterator[str]:
    for truth, seat, world in visit.worlds():
        if truth.to_act == seat and (world.to_act != seat or list(truth.legal()) != list(world.legal())):
            yield f"seat {seat} cannot tell what is legal"


def nothing_leaks(visit: Visit) -> Iterator[str]:
    for truth, seat, world in visit.worlds():
        seen, other = truth.shown(seat), world.shown(seat)
        for name in seen:
            if seen[name] != other.get(name):
                yield f"seat {seat} can tell two worlds apart by its {name}: {seen[name]!r} and {other.get(name)!r}"


ENVIRONMENT_LAWS: Mapping[int, Callable[[Visit], Iterator[str]]] = {
    1: starts_are_the_same,
    2: situations_have_actions_or_results,
    3: steps_depend_on_the_situation_only,
    4: all_games_end,
    5: odds_add_up,
    9: choices_are_known,
    10: nothing_leaks,
}


def check_environment(
    environment: Environment,
    laws: Iterable[int] = tuple(ENVIRONMENT_LAWS),
    games: int = 20,
    samples: int = 60,
    seed: int = 1,
) -> int:
    """Check other people's game, by the numbers of the laws; raises LawBroken at the first that does not hold.

    Returns how many pairs of worlds were compared: with none of them nothing is said about leaks.
    """
    visit = Visit(environment, games, samples, seed)
    for number in laws:
        for detail in ENVIRONMENT_LAWS[number](visit):
            raise LawBroken("law-broken", law=number, detail=detail)
    return sum(1 for _ in visit.worlds())
