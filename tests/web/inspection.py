"""What is looked at on every page: accessibility by axe, and how far it scrolls."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SERIOUS = ("serious", "critical")
EVERYWHERE = "axe.run(%s, {rules: {'label-content-name-mismatch': {enabled: false}}})"
BESIDE_BOARDS = "axe.run({exclude: ['.board-host']}, {runOnly: ['label-content-name-mismatch']})"
"""What is written on a piece is part of its picture; its name says the same in words."""
CONTRAST = "axe.run({runOnly: ['color-contrast']})"


@cache
def axe() -> str:
    return (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")


def barriers(page: Page, within: str = "html") -> list[str]:
    """What axe finds that would keep somebody out, each with its place."""
    return found_by(page, EVERYWHERE % json.dumps(within)) + found_by(page, BESIDE_BOARDS)


def found_by(page: Page, question: str) -> list[str]:
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(axe())
    report: dict[str, Any] = page.evaluate(question)
    return [
        f"{barrier['id']} ({barrier['impact']}): {barrier['help']}: {node['html'][:200]}"
        for barrier in report["violations"]
        if barrier["impact"] in SERIOUS
        for node in barrier["nodes"]
    ]


def barriers_by_day_and_night(page: Page) -> list[str]:
    """The same in light colours; in dark ones what depends on colours."""
    page.emulate_media(color_scheme="light")
    found = barriers(page)
    page.emulate_media(color_scheme="dark")
    return found + [f"in the dark: {barrier}" for barrier in found_by(page, CONTRAST)]


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))
