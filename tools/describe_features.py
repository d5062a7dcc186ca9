"""What stands where in the features of each game, for those who learn from them: docs/observations.md.

python -m tools.describe_features
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import hortus
from hortus.contract.game import Game
from hortus.languages import sentence

FILE = Path(__file__).parent.parent / "docs" / "observations.md"
HEAD = """# Observations, place by place

Made from `game.feature_list` by `python -m tools.describe_features`: change it there. These are the numbers of
`Position.features(seat)`, and so of batches, PettingZoo, Gymnasium and OpenSpiel's observation tensors: float32, from
what the seat may know. Where a place is marked *order*, it is zero at a secret choice in a batch, so that it does not
tell who has chosen already."""


def page() -> str:
    parts = [HEAD]
    for name in hortus.games():
        game = hortus.load(name)
        title = f"## {sentence(f'game-{name}')}\n\n{game.feature_count} numbers; {game.action_count} actions."
        parts.append("\n".join([title, "", "| places | name | what stands there |", "|---|---|---|", *rows(game)]))
    return "\n\n".join(parts) + "\n"


def rows(game: Game) -> Iterator[str]:
    start = 0
    for feature in game.feature_list:
        places = str(start) if feature.size == 1 else f"{start}-{start + feature.size - 1}"
        mark = " *order*" if feature.tells_order else ""
        yield f"| {places} | {feature.name}{mark} | {feature.meaning} |"
        start += feature.size


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
