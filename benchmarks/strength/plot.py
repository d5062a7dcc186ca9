"""A picture of strength by simulations a move against greedy, as SVG by hand: readable on light and on dark paper."""

from __future__ import annotations

from collections.abc import Iterator
from math import log10

from benchmarks.strength.report import GAMES, pairs_of, seen_from, simulations
from hortus.players.arena.summary import Pair

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 56, 150, 20, 44
FEWEST, MOST = 5, 2_000
TICKS = (10, 30, 100, 300, 1_000)
COLOURS = {"haru_ichiban": "#d0447c", "cherry_tree": "#c08a1a", "ishtar": "#2f8fb3"}
INK = "#808080"


def x_of(count: int) -> float:
    span = log10(MOST) - log10(FEWEST)
    return LEFT + (WIDTH - LEFT - RIGHT) * (log10(count) - log10(FEWEST)) / span


def y_of(share: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)


def curve(name: str) -> list[Pair]:
    """The search at each number of simulations against greedy, the fewest first."""
    found = [turned for pair in pairs_of(name) if (turned := seen_from(pair, "level5-2026"))]
    return sorted((pair for pair in found if pair.second == "greedy"), key=lambda pair: simulations(pair.first))


def picture() -> str:
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="13" fill="{INK}" role="img" aria-label="Wins against greedy by simulations a move">',
        *axes(),
    ]
    for name, title in GAMES.items():
        lines += drawn_curve(curve(name), COLOURS[name], title)
    return "\n".join([*lines, "</svg>"]) + "\n"


def axes() -> Iterator[str]:
    for percent in range(0, 101, 25):
        y = y_of(percent / 100)
        yield f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{INK}" stroke-opacity="0.35"/>'
        yield f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>'
    for count in TICKS:
        yield f'<text x="{x_of(count):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">{count}</text>'
    middle = (LEFT + WIDTH - RIGHT) / 2
    yield f'<text x="{middle:.0f}" y="{HEIGHT - 6}" text-anchor="middle">simulations a move; wins against greedy</text>'


def drawn_curve(pairs: list[Pair], colour: str, title: str) -> Iterator[str]:
    """A line through the shares, and a bar for each interval."""
    points = [(x_of(simulations(pair.first)), pair) for pair in pairs]
    if not points:
        return
    path = "L".join(f"{x:.1f} {y_of(pair.share):.1f}" for x, pair in points)
    yield f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>'
    for x, pair in points:
        yield f'<path d="M{x:.1f} {y_of(pair.low):.1f}V{y_of(pair.high):.1f}" stroke="{colour}" stroke-width="2"/>'
        yield f'<circle cx="{x:.1f}" cy="{y_of(pair.share):.1f}" r="3.5" fill="{colour}"/>'
    x, last = points[-1]
    yield f'<text x="{x + 12:.1f}" y="{y_of(last.share) + 4:.1f}" fill="{colour}">{title}</text>'
