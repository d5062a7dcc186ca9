"""What is looked at on every page: accessibility by axe, and how far it scrolls."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SERIOUS = ("serious", "critical")
EVERYWHERE = "axe.run({rules: {'label-content-name-mismatch': {enabled: false}}})"
BESIDE_BOARDS = "axe.run({exclude: ['.board-host']}, {runOnly: ['label-content-name-mismatch']})"
"""What is written on a piece is part of its picture; its name says the same in words."""


@cache
def axe() -> str:
    return (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")


def barriers(page: Page) -> list[str]:
    """What axe finds that would keep somebody out, each with its place."""
    page.evaluate(axe())
    reports: list[dict[str, Any]] = [page.evaluate(EVERYWHERE), page.evaluate(BESIDE_BOARDS)]
    return [
        f"{barrier['id']} ({barrier['impact']}): {barrier['help']}: {node['html'][:200]}"
        for report in reports
        for barrier in report["violations"]
        if barrier["impact"] in SERIOUS
        for node in barrier["nodes"]
    ]


def barriers_by_day_and_night(page: Page) -> list[str]:
    """The same in light colours and in dark ones."""
    found = []
    for colours in ("light", "dark"):
        page.emulate_media(color_scheme=colours)
        found += [f"{colours}: {barrier}" for barrier in barriers(page)]
    return found


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))
