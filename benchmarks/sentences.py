"""What reviews say about mistakes: `python -m benchmarks.sentences` writes the table of docs/review.md.

Games of the three lower levels against themselves are reviewed, and each mistake is asked why. Games that are named are
counted again, else all. Printed are all sentences with how often they were said, and which never.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any

import hortus
from benchmarks.strength.__main__ import with_tables
from hortus.contract.game import Game
from hortus.languages import sentence
from hortus.players.arena.match import dealer_of
from hortus.records import Line
from hortus.review import Budget, review
from hortus.review.words import why

PAGE = Path(__file__).parent.parent / "docs/review.md"
KEPT = Path(__file__).with_name("sentences.json")
TABLES = {"haru_ichiban": {}, "cherry_tree": {"players": 3}, "ishtar": {"players": 2}}
GAMES = 30
LEVELS = ("level2", "level3", "level1")
BUDGET = Budget(200, 200)
SHOWN = 4


def main() -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    for name in sys.argv[1:] or TABLES:
        kept[name] = counted(hortus.load(name, **TABLES[name]))
        KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
        for each in sentences_of(name):
            print(f"{kept[name]['said'].get(each, 'never'):>8} {each}")
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8"), {"sentences": table}), encoding="utf-8")


def counted(game: Game) -> dict[str, Any]:
    """How many mistakes there were, how many of them were told why, and by what."""
    mistakes, told, said = 0, 0, Counter[str]()
    for seed in range(1, GAMES + 1):
        line = played(game, seed)
        for moment in review(line, BUDGET).moments:
            if moment.kind is not None and moment.judged is not None and moment.action is not None:
                found = why(line.position.at(moment.ply - 1), moment.judged, moment.action)
                mistakes, told = mistakes + 1, told + bool(found)
                said.update(message.id for message in found)
    return {"mistakes": mistakes, "told": told, "said": dict(said.most_common())}


def played(game: Game, seed: int) -> Line:
    line = Line.start(game, dealer_of(game, seed))
    line.deal_all()
    level = LEVELS[seed % len(LEVELS)]
    players = [hortus.player(game, level, seed=seed) for _ in range(line.position.player_count)]
    while not line.is_over:
        seat = line.position.to_act
        line.play(players[seat].choose(line.position, seat))
        line.deal_all()
    return line


def sentences_of(name: str) -> list[str]:
    module = import_module(f"hortus.games.{name}.reasons")
    return [*dict.fromkeys((*module.FACTS, *module.DIFFERENCES))]


def table() -> str:
    rows = ["| game | sentences | mistakes | told why | said most often |", "|---|---|---|---|---|"]
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    for name, found in ((name, kept[name]) for name in TABLES if name in kept):
        often = ", ".join(f"`{each}` {count}" for each, count in list(found["said"].items())[:SHOWN])
        share = f"{found['told']} ({found['told'] / found['mistakes']:.0%})"
        title = sentence(f"game-{name}")
        rows.append(f"| {title} | {len(sentences_of(name))} | {found['mistakes']} | {share} | {often} |")
    return "\n".join(rows)


if __name__ == "__main__":
    main()
