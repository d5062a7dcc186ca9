"""Makes the puzzles of a game from self-play, and confirms those that are there. docs/puzzles.md says what is kept.

python -m tools.mint_puzzles haru_ichiban --count 208    # goes on where it was interrupted
python -m tools.mint_puzzles haru_ichiban --confirm      # an independent run with four times the budget
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path

from hortus.contract.game import CHANCE, OVER, Game
from hortus.contract.generator import below, new_generator
from hortus.contract.position import Position
from hortus.games import load
from hortus.players.hints import certain_results, chance_to_win
from hortus.players.nets.player import NetPlayer
from hortus.players.nets.weights import net_of
from hortus.players.player import player
from hortus.players.search.grower import best_settings
from hortus.players.search.player import SearchPlayer
from hortus.players.solving import solved
from hortus.puzzles.collection import EXACT, PROVED, STABLE, Puzzle, Sure, read_puzzles, theme_of, written
from hortus.records.dealer import Dealer

GAP = 0.25
"""The best action wins so much more often than the second, at least."""
MARGIN = 0.03
"""Where that is estimated, so much more is asked for, so that another estimate comes to the same."""
LEAST_CHANCE = 0.4
"""Less is nearly lost, whatever is done."""
MOST_SECOND = 0.7
"""If more is left by the second best action, the game is nearly won already."""
LEAST_ACTIONS = 3
"""Of two, anybody would guess the better one too often."""
MOST_OF_GAME = 4
BETWEEN = 5
"""Puzzles of one game of self-play, and actions between two of them, so that they differ."""
SHARE_OF_THEME = 0.85
"""No theme has a larger share of the puzzles than this."""

SOLVING = 800
GLANCE = 64
SCREENING = 200
LOOKING = 300
MORE = 4
"""Simulations, or actions as for so many: to solve a decision; to see whether it may be one at all, and what each
action is worth about; to screen it; to look into the better actions; and so many times as many to look again."""
RIVALS = 4
"""So many actions are looked into, beside those that were found first; of all of them so many once more."""
LIKED = 8
"""So many actions a net is asked about, and glances are given to three times as many: those that it likes best."""
DOUBT = 0.1
"""A glance may be so wrong."""
OPEN = (0.2, 0.92)
"""What the net alone gives the seat lies between, or nothing is searched: all is decided."""

LEVELS = ("level2", "level3", "level4")
HEADING = """\
# Puzzles of {name}, made by `python -m tools.mint_puzzles {name}`; docs/puzzles.md says how.
"""


@dataclass(frozen=True)
class Found:
    """A decision in which one action is far better than all others."""

    best: int
    chance: float
    second: int
    second_chance: float
    sure: Sure

    @property
    def gap(self) -> float:
        return self.chance - self.second_chance


class Thinker:
    """Looks into actions with any budget and seed."""

    def __init__(self, game: Game) -> None:
        self.search = SearchPlayer(game, 1, 1, None, best_settings(game))
        net = net_of(game)
        self.net = None if net is None else NetPlayer(game, 1, net)

    def is_open(self, known: Position, seat: int) -> bool:
        """Whether the game is neither won nor lost, as far as its net can tell."""
        if self.net is None:
            return True
        return OPEN[0] < chance_to_win(self.net.values(known, seat)[seat], known.player_count) < OPEN[1]

    def likely(self, known: Position, seat: int) -> list[int]:
        """All actions, or so many that none of the others is likely to be good."""
        legal = known.legal_actions(seat)
        if self.net is None or len(legal) <= 3 * LIKED:
            return legal
        liked = self.net.shares(known, seat, legal)
        return sorted(legal, key=lambda action: -liked[action])[: 3 * LIKED]

    def differs(self, known: Position, seat: int, least: float, seed: int) -> bool:
        """Whether the net alone finds one action better by so much than the others that it likes, as does a glance."""
        if self.net is None or least == 0:
            return True
        liked = self.net.shares(known, seat, known.legal_actions(seat))
        worths = {}
        for action in sorted(liked, key=lambda action: -liked[action])[:LIKED]:
            after = known.copy()
            after.play(action)
            returns = after.returns() if after.to_act == OVER else self.net.values(after.seen_by(seat), seat)
            worths[action] = chance_to_win(returns[seat], known.player_count)
        best, second = sorted(worths, key=lambda action: -worths[action])[:2]
        if worths[best] - worths[second] < least:
            return False
        return self.compared(known, seat, [best, second], GLANCE, seed).gap >= GAP - DOUBT

    def chances(self, known: Position, seat: int, simulations: int, seed: int) -> dict[int, tuple[int, float]]:
        """How often each action was looked into, and its chance to win: the action looked into most comes first."""
        self.search.simulations, self.search.seed = simulations, seed
        tallies, count = self.search.tallies(known, seat), known.player_count
        order = sorted(tallies, key=lambda action: -tallies[action].chosen)
        return {
            action: (tallies[action].chosen, chance_to_win(tallies[action].worth / tallies[action].chosen, count))
            for action in order
        }

    def chance(self, known: Position, seat: int, action: int, simulations: int, seed: int) -> float:
        """To win after an action, looked into alone."""
        self.search.simulations, self.search.seed = simulations, seed
        tally = self.search.tallies(known, seat, only=action)[action]
        return chance_to_win(tally.worth / tally.chosen, known.player_count)

    def worths(self, known: Position, seat: int, actions: list[int], simulations: int, seed: int) -> dict[int, float]:
        """The chances of some actions, each looked into alone over the same worlds; the best comes first."""
        chances = {action: self.chance(known, seat, action, simulations, seed) for action in actions}
        return dict(sorted(chances.items(), key=lambda item: -item[1]))

    def compared(self, known: Position, seat: int, actions: list[int], simulations: int, seed: int) -> Found:
        return estimated(self.worths(known, seat, actions, simulations, seed))


def estimated(worths: dict[int, float]) -> Found:
    """The best and the second of some actions."""
    (best, chance), (second, second_chance), *_ = worths.items()
    return Found(best, chance, second, second_chance, STABLE)


def solution(known: Position, seat: int, simulations: int) -> Found | None:
    """What the game itself can tell exactly; what is exact only if nothing were secret is not counted."""
    found = solved(known, seat, simulations, None)
    if found is None:
        return None
    best, second = sorted(found.values, key=lambda action: (-found.values[action], action))[:2]
    is_proved = {best, second} <= found.proved
    if found.is_if_open and not is_proved:
        return None
    chance, second_chance = (chance_to_win(found.values[action], known.player_count) for action in (best, second))
    return Found(best, chance, second, second_chance, PROVED if is_proved else EXACT)


def is_worth_it(found: Found) -> bool:
    """Neither nearly won nor nearly lost, and one action is far better."""
    least = GAP if found.sure != STABLE else GAP + MARGIN
    return found.gap >= least and found.chance >= LEAST_CHANCE and found.second_chance <= MOST_SECOND


def searched(thinker: Thinker, known: Position, seat: int, seed: int) -> Found | None:
    """By more and more thinking, as long as it may still be a puzzle."""
    glanced, legal = thinker.chances(known, seat, GLANCE, seed), known.legal_actions(seat)
    best, *others = glanced
    chosen = [share for share, chance in glanced.values() if chance > glanced[best][1] - GAP + DOUBT]
    if glanced[best][1] < LEAST_CHANCE - DOUBT or sum(share > GLANCE // 8 for share in chosen) > 1:
        return None
    few = [best, *others[:2], *(action for action in legal if action not in glanced)][:3]
    if thinker.compared(known, seat, few, GLANCE, seed).gap < GAP - DOUBT:
        return None
    if not is_worth_it(thinker.compared(known, seat, few, SCREENING, seed)):
        return None
    rivals = list(thinker.worths(known, seat, thinker.likely(known, seat), GLANCE, seed))[:RIVALS]
    looked = thinker.worths(known, seat, list(dict.fromkeys([*few, *rivals])), LOOKING, seed + 1)
    first = estimated(looked)
    if not is_worth_it(first):
        return None
    again = thinker.compared(known, seat, list(looked)[:RIVALS], MORE * LOOKING, seed + 2)
    return again if again.best == first.best and is_worth_it(again) else None


def found_in(thinker: Thinker, position: Position, seed: int, least: float = 0) -> Found | None:
    """A puzzle of the one to act, judged by what it knows. What wins at once is none.

    It is searched only where the net sees a difference of at `least` so much.
    """
    seat = position.to_act
    known = position.seen_by(seat)
    if position.is_sealed or len(known.legal_actions(seat)) < LEAST_ACTIONS:
        return None
    found = solution(known, seat, SOLVING)
    if found is None and thinker.is_open(known, seat) and thinker.differs(known, seat, least, seed):
        found = searched(thinker, known, seat, seed)
    if found is None or not is_worth_it(found) or certain_results(known, seat, [found.best]).get(found.best) == 1.0:
        return None
    return found


# Self-play


def tables(game: Game) -> list[Game]:
    """The game as it is usually played, as often as under all other options together."""
    every = product(*(option.choices for option in game.options))
    names = [option.name for option in game.options]
    others = [game.with_options(**dict(zip(names, values, strict=True))) for values in every]
    return [table for other in others for table in (game, other)]


def played(game: Game, number: int, late: float) -> Iterator[Position]:
    """The decisions in the last part of a game of self-play, which follows from its number."""
    choices = tables(game)
    table = choices[number % len(choices)]
    generator, dealer = new_generator("puzzles", number), Dealer.from_seed(f"puzzles {number}")
    position, event = table.start(), 0
    level = LEVELS[below(generator, len(LEVELS))]  # the same for all, so that many games are close
    players = [player(table, level, seed=number) for _ in range(position.player_count)]
    while position.to_act != OVER:
        if position.to_act == CHANCE:
            position.play(dealer.deal(position, event))
            event += 1
            continue
        position.play(players[position.to_act].choose(position, position.to_act))
    plies = len(position.history)
    for ply in range(round(plies * (1 - late)), plies):
        moment = position.at(ply)
        if moment.to_act != CHANCE:
            yield moment


# Minting


def likeness(known: Position) -> bytes:
    """The same for positions that a symmetry of the game makes equal."""
    game, images = known.game, [known.state_bytes()]
    if game.transform is not None:
        for symmetry in range(1, game.symmetry_count):
            array = known.state_array()
            game.transform(game.record(array), symmetry)
            images.append(array.tobytes())
    return min(images)


def minted(puzzle_count: int, position: Position, found: Found, game_number: int) -> Puzzle:
    """What the one to act cannot know is filled in anew: nothing of the true game is told."""
    seat, ply = position.to_act, len(position.history)
    known = position.seen_by(seat)
    world = position.filled(seat, new_generator("puzzle", game_number, ply))
    theme = theme_of(known, found.best, seat)
    if theme is None:
        raise AssertionError(f"a puzzle without a theme: {position!r}")
    return Puzzle(
        game=position.game,
        number=puzzle_count + 1,
        theme=theme,
        position=world.text(),
        best=position.action_text(found.best),
        chance=round(found.chance, 3),
        second=position.action_text(found.second),
        second_chance=round(found.second_chance, 3),
        sure=found.sure,
        source=(game_number, ply + 1),
    )


def mint(game: Game, file: Path, count: int, least: float, late: float) -> None:
    puzzles = list(read_puzzles(game, file.read_text(encoding="utf-8"))) if file.exists() else []
    if not puzzles:
        file.write_text(HEADING.format(name=game.name), encoding="utf-8")
    alike = {likeness(known_of(puzzle)) for puzzle in puzzles}
    themes = Counter(puzzle.theme for puzzle in puzzles)
    thinker, number = Thinker(game), puzzles[-1].source[0] + 1 if puzzles else 0
    begun, before = time.monotonic(), len(puzzles)
    while len(puzzles) < count:
        of_game: list[int] = []
        for position in played(game, number, late):
            ply = len(position.history)
            if len(of_game) == MOST_OF_GAME or (of_game and ply < of_game[-1] + BETWEEN):
                continue
            found = found_in(thinker, position, number, least)
            if found is None:
                continue
            puzzle = minted(len(puzzles), position, found, number)
            key = likeness(known_of(puzzle))
            if key in alike or themes[puzzle.theme] >= SHARE_OF_THEME * count:
                continue
            alike.add(key)
            themes[puzzle.theme] += 1
            puzzles.append(puzzle)
            of_game.append(ply)
            with file.open("a", encoding="utf-8") as target:
                target.write("\n" + written(puzzle))
        number += 1
        passed, made = time.monotonic() - begun, len(puzzles) - before
        left = f"{passed / made * (count - len(puzzles)) / 60:.0f} min left" if made else "…"
        print(f"game {number}: {len(puzzles)} of {count} puzzles, {left}", file=sys.stderr, flush=True)
    print(", ".join(f"{theme} {share}" for theme, share in themes.most_common()))


def known_of(puzzle: Puzzle) -> Position:
    position = puzzle.start()
    return position.seen_by(position.to_act)


# Confirming


def confirmed(thinker: Thinker, puzzle: Puzzle, seed: int) -> bool:
    """Four times the budget that a puzzle was made with, from its text alone, and other seeds."""
    known, budget = known_of(puzzle), MORE * MORE * LOOKING
    seat, best = known.to_act, known.read_action(puzzle.best)
    if puzzle.sure != STABLE:
        exact = solution(known, seat, budget)
        return exact is not None and exact.best == best and exact.gap >= GAP
    others = [action for action in thinker.chances(known, seat, budget, seed) if action != best]
    actions = list(dict.fromkeys([best, known.read_action(puzzle.second), *others[:2]]))
    found = thinker.compared(known, seat, actions, budget, seed)
    return found.best == best and found.gap >= GAP


def confirm(game: Game, file: Path, seed: int, every: int = 1) -> tuple[list[int], int]:
    """The numbers of those that do not hold, and how many were looked at."""
    puzzles = read_puzzles(game, file.read_text(encoding="utf-8"))[::every]
    thinker, begun = Thinker(game), time.monotonic()
    bad: list[int] = []
    for done, puzzle in enumerate(puzzles, start=1):
        if not confirmed(thinker, puzzle, seed):
            bad.append(puzzle.number)
        left = (time.monotonic() - begun) / done * (len(puzzles) - done) / 60
        print(f"{done - len(bad)} of {done} confirmed, {left:.0f} min left", file=sys.stderr, flush=True)
    return bad, len(puzzles)


def prune(game: Game, file: Path, numbers: Collection[int]) -> None:
    """Take some puzzles out; those behind them get other numbers."""
    puzzles = read_puzzles(game, file.read_text(encoding="utf-8"))
    kept = [puzzle for puzzle in puzzles if puzzle.number not in numbers]
    blocks = [written(replace(puzzle, number=number)) for number, puzzle in enumerate(kept, start=1)]
    file.write_text("\n".join([HEADING.format(name=game.name), *blocks]), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=208)
    parser.add_argument("--file", type=Path, help="(default: the file of the game)")
    parser.add_argument("--least", type=float, default=0.0, help="where nets are slow: what the net has to see first")
    parser.add_argument("--late", type=float, default=0.5, help="the last part of each game, which is looked at")
    parser.add_argument("--confirm", action="store_true")
    parser.add_argument("--prune", action="store_true", help="take out what is not confirmed")
    parser.add_argument("--every", type=int, default=1, help="confirm only every so many")
    parser.add_argument("--seed", type=int, default=1_000_003)
    wishes = parser.parse_args()
    game = load(wishes.game)
    file = wishes.file or game.puzzles
    if file is None:
        parser.error(f"{game.name} has no file of puzzles")
    if wishes.confirm:
        bad, count = confirm(game, file, wishes.seed, wishes.every)
        good = count - len(bad)
        print(f"{game.name}: {good} of {count} puzzles confirmed ({good / count:.1%}); not {bad}")
        if wishes.prune:
            prune(game, file, bad)
    else:
        mint(game, file, wishes.count, wishes.least, wishes.late)


if __name__ == "__main__":
    main()
