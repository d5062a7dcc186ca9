"""Ishtar counted out for people at the end: trees, flowers, fountains, upper skills (I20)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hortus.contract.game import Counted, Message, View
from hortus.games.ishtar.components import COUNT_CARDS, COUNT_STONES, COUNT_TREES, UPPER_COUNTS
from hortus.games.ishtar.drawing import fountain_caption

SEVERAL = [UPPER_COUNTS[kind] for kind in (COUNT_TREES, COUNT_STONES, COUNT_CARDS)]
"""What an upper skill gives the same points for, again and again."""


def count(view: View, log: Sequence[View]) -> Iterator[Counted]:
    """Everything as it stands on the table; of the skills those that somebody has."""
    yield _step(view, "trees", [_trees_told(gardener) for gardener in view["gardeners"]])
    beds = [bed for bed in view["beds"] if bed["keeper"]]
    flowers = [_flowers_told(gardener, beds) for gardener in view["gardeners"]]
    yield _step(view, "flowers", flowers, [cell for bed in beds for cell in bed["cells"]])
    fountains = [fountain for fountain in view["fountains"] if fountain["holders"]]
    told = [_fountain_told(fountain) for fountain in fountains]
    yield _step(view, "fountains", told, [fountain["cell"] for fountain in fountains])
    for skill in view["skills"]:
        letter = skill["letter"].upper()
        having = [gardener for gardener in view["gardeners"] if letter in gardener["skills"]]
        if having:
            yield _step(
                view, letter, [_skill_told(gardener, skill) for gardener in having if skill["counts"] in SEVERAL]
            )


def _step(view: View, part: str, told: Sequence[Message], cells: Sequence[str] = ()) -> Counted:
    points = tuple(own[part] for own in view["score_parts"])
    return Counted(Message(f"part-ishtar-{part}", {"cells": ", ".join(cells)}), points, tuple(told))


def _trees_told(gardener: View) -> Message:
    planted = [card["points"] for card in gardener["planted"]]
    return Message("ishtar-count-trees", {"seat": gardener["seat"], "count": len(planted), "points": sum(planted)})


def _flowers_told(gardener: View, beds: Sequence[View]) -> Message:
    own = [bed["flowers"] for bed in beds if bed["keeper"] == gardener["seat"]]
    return Message("ishtar-count-flowers", {"seat": gardener["seat"], "beds": len(own), "count": sum(own)})


def _fountain_told(fountain: View) -> Message:
    """Who controls it by how many cells, as it stands beside the drawing, and for how many points."""
    caption = fountain_caption(fountain)
    return Message("ishtar-web-fountain-points", {"fountain": caption._asdict(), "points": fountain["points"]})


def _skill_told(gardener: View, skill: View) -> Message:
    worth, each = gardener["worth"][skill["letter"].upper()], skill["points"]
    return Message(
        "ishtar-count-skill", {"seat": gardener["seat"], "count": worth // each, "each": each, "points": worth}
    )
