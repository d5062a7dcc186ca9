"""What is looked at on every page: accessibility by axe, and how far it scrolls."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from hortus.languages import LANGUAGES

SERIOUS = ("serious", "critical")
EVERY_RULE = {"label-content-name-mismatch": {"enabled": True}}
BARRIERS = """async ([context, options, serious]) => {
  const { violations } = await axe.run(context, { ...options, resultTypes: ['violations'], preload: false });
  const isDrawn = ({ id }, { target }) =>
    id === 'label-content-name-mismatch' && document.querySelector(target[0])?.closest('.board-host');
  return violations.filter(({ impact }) => serious.includes(impact)).flatMap((barrier) =>
    barrier.nodes.filter((node) => !isDrawn(barrier, node)).map(({ html }) =>
      `${barrier.id} (${barrier.impact}): ${barrier.help}: ${html.slice(0, 200)}`));
}"""
"""Only barriers leave the page. What is written on a piece is part of its picture; its name says the same in words."""


@cache
def axe() -> str:
    return (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")


def barriers(page: Page, within: str = "html") -> list[str]:
    """What axe finds that would keep somebody out, each with its place."""
    return found_by(page, within, rules=EVERY_RULE)


def found_by(page: Page, within: str, **options: Any) -> list[str]:
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(axe())
    found: list[str] = page.evaluate(BARRIERS, [within, options, SERIOUS])
    return found


def barriers_by_day_and_night(page: Page) -> list[str]:
    """The same in light colours; in dark ones what depends on colours."""
    page.emulate_media(color_scheme="light")
    found = barriers(page)
    page.emulate_media(color_scheme="dark")
    return found + [f"in the dark: {barrier}" for barrier in found_by(page, "html", runOnly=["color-contrast"])]


def too_wide(page: Page) -> list[str]:
    """The languages in which a page scrolls sideways, or which it does not speak."""
    found: list[str] = page.evaluate(TOO_WIDE, list(LANGUAGES))
    return found


TOO_WIDE = """async (languages) => {
  const { speak } = await import(document.querySelector('link[href$="/words.js"]').href);
  const root = document.documentElement;
  const found = [];
  for (const language of [...languages, root.lang]) {
    await speak(language);
    await new Promise(requestAnimationFrame);
    await document.querySelector('page-table')?.updateComplete;
    await document.fonts.ready;
    if (root.lang !== language || root.scrollWidth > root.clientWidth) found.push(language);
  }
  return found;
}"""


def wait_for_fonts(page: Page) -> None:
    """Wait for the fonts of everything on the page: text is drawn in another font, of another size, until they come."""
    page.evaluate("document.fonts.ready.then(() => null)")


def scrolls_sideways(page: Page) -> bool:
    wait_for_fonts(page)
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))
