"""Pieces are told apart without colour: in grey and as three kinds of eyes see them, by day and by night.

Every kind of piece of a game is drawn as small as a phone shows it, from the art of the table; `pieces/` says which.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Route

import hortus

pytestmark = [pytest.mark.browser, pytest.mark.interpreted_only, pytest.mark.long]

HERE = "http://pieces.test"
HORTUS = Path(hortus.__file__).parent
FOLDERS = {"web/games": HORTUS / "games", "web": HORTUS / "web", "pieces": Path(__file__).parent / "pieces"}
TYPES = {".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2", ".html": "text/html"}
KINDS = [
    ("cherry_tree", "flower"),
    ("cherry_tree", "screen"),
    ("haru_ichiban", "flower"),
    ("haru_ichiban", "frog"),
    ("haru_ichiban", "bud"),
    ("ishtar", "gem"),
    ("ishtar", "medallion"),
    ("ishtar", "assistant"),
]
DRAW = """async ([game, kind, planted]) => {
  const { draw, piecesOf } = await import('/pieces/page.js');
  const pieces = await piecesOf(game);
  return draw(pieces, kind, planted.map((name) => [`${name} again`, pieces.kinds[kind].pieces[name]]));
}"""
COMPARE = "async ([png, boxes]) => (await import('/pieces/compare.js')).compare(png, boxes)"


class Pair(NamedTuple):
    simulation: str
    pair: str
    difference: float  # from 0 to 1: black and white
    least: float  # that is wanted


Look = Callable[..., list[Pair]]


@pytest.fixture
def easel(browser: Browser) -> Iterator[Page]:
    """Where one kind of piece is drawn after the other."""
    context = browser.new_context(viewport={"width": 600, "height": 300}, device_scale_factor=2)
    context.route(f"{HERE}/**", serve)
    yield context.new_page()
    context.close()


@pytest.fixture
def look(easel: Page) -> Look:
    """Draws a kind of piece and compares all its pairs."""

    def compared(game: str, kind: str, theme: str, planted: list[str] | None = None, style: str = "") -> list[Pair]:
        easel.goto(f"{HERE}/pieces/{game}.{theme}.html")
        if style:
            easel.add_style_tag(content=style)
        drawn = easel.evaluate(DRAW, [game, kind, planted or []])
        found = easel.evaluate(COMPARE, [picture_of(easel), drawn["boxes"]])
        return [Pair(**pair, least=drawn["least"]) for pair in found]

    return compared


def serve(route: Route) -> None:
    """Files of the page, and of the folder beside this one."""
    name = route.request.url.removeprefix(f"{HERE}/")
    if name.endswith(".html"):
        game, theme, _ = Path(name).name.split(".")
        route.fulfill(content_type="text/html", body=page_of(game, theme))
        return
    folder = next(folder for folder in FOLDERS if name.startswith(folder + "/"))
    file = FOLDERS[folder] / name.removeprefix(folder + "/")
    route.fulfill(content_type=TYPES[file.suffix], body=file.read_bytes())


def page_of(game: str, theme: str) -> str:
    names = "style/base.css", f"games/{game}/board/style.css"
    sheets = "".join(f'<link rel="stylesheet" href="/web/{name}">' for name in names)
    return f'<!doctype html><html lang="en" data-theme="{theme}"><head>{sheets}</head><body></body></html>'


def picture_of(page: Page) -> str:
    return base64.b64encode(page.screenshot()).decode()


def alike(pairs: list[Pair]) -> list[Pair]:
    return [pair for pair in pairs if pair.difference < pair.least]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_all_pieces_are_told_apart_by_all_eyes(look: Look, game: str, kind: str, theme: str) -> None:
    pairs = look(game, kind, theme)
    assert {pair.simulation for pair in pairs} == {"full colour", "grey", "protanopia", "deuteranopia", "tritanopia"}
    assert alike(pairs) == []


# The check has been seen to fail


def test_two_equal_pieces_are_found(look: Look) -> None:
    found = alike(look("cherry_tree", "flower", "light", planted=["dark"]))
    assert {pair.pair for pair in found} == {"dark / dark again"}
    assert len(found) == 5


SAME_GREY = """
.flower-pink, .flower-pink * { fill: #ef8f8f !important; stroke: none !important; }
[data-name='pink again'] { filter: hue-rotate(180deg); }
"""


def test_two_pieces_that_differ_in_colour_only_are_found(look: Look) -> None:
    pairs = look("cherry_tree", "flower", "light", planted=["pink"], style=SAME_GREY)
    twins = [pair for pair in pairs if pair.pair == "pink / pink again"]
    assert "grey" in {pair.simulation for pair in alike(twins)}
    assert "full colour" not in {pair.simulation for pair in alike(twins)}
