"""Goldens that a person can read: whole games with every drawing, and counts of what can happen.

`python -m tests.goldens` writes them anew; the tests compare and report the first line that differs. A change here is a
change of the rules or of what people see, and is to be read like one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import product, zip_longest
from pathlib import Path

import hortus
from hortus.contract.generator import below, new_generator
from hortus.records import Dealer, Line

FOLDER = Path(__file__).parent / "games"
SHORTEST_OF = 5
"""A playthrough is the shortest of so many random games, so that a person can read it to its end."""

PLAYTHROUGHS: dict[str, list[dict[str, object]]] = {
    "haru_ichiban": [{"edition": "dragonfly"}, {"edition": "croak"}],
    "cherry_tree": [{"players": 2, "masteries": "blue"}, {"players": 3, "masteries": "pink"}],
    "ishtar": [{"players": 2, "map": "first"}],
}
COUNT_DEPTHS = {
    "haru_ichiban": {0: 4, 7: 2, 10: 3, 60: 3},
    "cherry_tree": {0: 3, 20: 3, 60: 2},
    "ishtar": {0: 1, 30: 2},
}
"""From which plies of a random game so many actions ahead are counted."""


def variants(name: str) -> Iterator[hortus.Game]:
    """A game under all combinations of options that have a list of choices."""
    options = hortus.load(name).options
    choices = [[(option.name, choice) for choice in option.choices] for option in options]
    for chosen in product(*choices):
        yield hortus.load(name, **dict(chosen))


def random_line(game: hortus.Game, seed: int) -> Line:
    """A whole random game."""
    line, generator = Line.start(game, Dealer.from_seed(str(seed))), new_generator("golden", seed)
    while line.position.to_act != hortus.OVER:
        line.deal_all()
        actions = line.position.legal_actions()
        if actions:
            line.play(actions[below(generator, len(actions))])
    return line


def playthrough(game: hortus.Game) -> str:
    """Every action of a game, with the drawing before it and what was legal."""
    shortest = min(
        (random_line(game, seed) for seed in range(SHORTEST_OF)), key=lambda line: len(line.position.history)
    )
    position = game.start()
    lines = [f"{game.name} {dict(game.chosen)}"]
    for action in shortest.position.history:
        actor = "chance" if position.to_act == hortus.CHANCE else game.seat_names[position.to_act]
        lines += ["", *str(position).splitlines(), f"legal: {', '.join(position.legal_texts())}"]
        lines.append(f"{actor}: {game.action_text(action)}")
        position.play(action)
    result = {game.seat_names[seat]: points for seat, points in enumerate(position.points())}
    return "\n".join([*lines, "", str(position), f"points: {result}", ""])


def count_sequences(position: hortus.Position, depth: int) -> int:
    """How many sequences of so many actions there are, chance events counted as actions."""
    actions = position.legal_actions()
    if depth == 1 or not actions:
        return len(actions)
    total = 0
    for action in actions:
        position.play(action)
        total += count_sequences(position, depth - 1)
        position.undo()
    return total


def counts(name: str, depths: Mapping[int, int]) -> str:
    """From positions along random games: `depths` maps a ply to the depth that is counted there."""
    lines = ["how many sequences of so many actions there are from a position"]
    for game in variants(name):
        played = random_line(game, 0).position.history
        for ply, depth in depths.items():
            position = game.start()
            for action in played[:ply]:
                position.play(action)
            lines += ["", position.text()]
            lines += [f"{d} actions: {count_sequences(position, d)}" for d in range(1, depth + 1)]
    return "\n".join([*lines, ""])


def first_difference(expected: str, found: str) -> str | None:
    """The first line that differs, in words; None if the texts are the same."""
    pairs = zip_longest(expected.splitlines(), found.splitlines(), fillvalue="(nothing)")
    for number, (old, new) in enumerate(pairs, start=1):
        if old != new:
            return f"line {number}: expected {old!r}, found {new!r}"
    return None


def goldens() -> Iterator[tuple[Path, Callable[[], str]]]:
    """Every golden file, with what makes the text that it should hold."""
    for name, depths in COUNT_DEPTHS.items():
        yield FOLDER / name / "counts.txt", partial(counts, name, depths)
        for options in PLAYTHROUGHS[name]:
            file = "_".join(map(str, options.values()))
            yield FOLDER / name / "playthroughs" / f"{file}.txt", partial(playthrough, hortus.load(name, **options))


if __name__ == "__main__":
    for path, text in goldens():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text(), encoding="utf-8")
        print(path.relative_to(FOLDER))
