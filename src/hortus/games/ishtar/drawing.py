"""Ishtar in plain text: the drawing of a view, and the sentences beside it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hortus.boards.hexagon import drawing
from hortus.contract.game import Message, View
from hortus.games.ishtar.components import (
    LETTERS,
    LOWER_EFFECT,
    LOWER_EFFECTS,
    SEAT_NAMES,
    UPPER_COUNT,
    UPPER_COUNTS,
    UPPER_POINTS,
)
from hortus.games.ishtar.notation import STEPS
from hortus.games.ishtar.state import FINISHED

SIGN_WIDTH = 6
SEAT_MARKS = dict(zip(SEAT_NAMES, "+x%&", strict=True))
FREE_MARK = "*"
GROUND_SIGNS = {"sand": ".", "purple": "p", "red": "r", "white": "w", "stone": "#", "fountain": "@", None: "?"}


def board(view: View) -> str:
    """The map: every cell with its name and a sign, at most 77 columns wide."""
    colours = {fountain["cell"]: (fountain["colour"] or " ")[0].upper() for fountain in view["fountains"]}
    return drawing(
        {(cell["q"], cell["r"]): cell["cell"] + _sign(cell, colours.get(cell["cell"], "")) for cell in view["cells"]},
        SIGN_WIDTH,
    )


def _sign(cell: View, colour: str) -> str:
    """What a cell shows: its ground, grass, a tree, or flowers behind the mark of who controls them."""
    if "tile" not in cell:
        return GROUND_SIGNS[cell.get("ground")] + colour
    if cell["flowers"]:
        return SEAT_MARKS.get(cell.get("keeper", ""), FREE_MARK) + str(cell["flowers"])
    return "T" if "tree" in cell else "="


def face_text(tile: View) -> str:
    """The cells of a tile in order, as flowers and a symbol's letter: `3a-0-0` has three flowers and an assistant."""
    letter = (tile["symbol"] or " ")[0]
    cells = [str(n) + (letter if part == tile["symbol_part"] else "") for part, n in enumerate(tile["flowers"])]
    return "-".join(cells)


def gems_text(gems: View) -> str:
    """2p 1w; a dash for none."""
    return " ".join(f"{number}{colour[0]}" for colour, number in gems.items() if number) or "-"


def card_text(card: View) -> str:
    """A tree with its price and its points: `A07 (2p 1w) 5`."""
    return f"{card['tree']} ({gems_text(card['price'])}) {card['points']}"


def draw(view: View) -> str:
    """The map, and below it all the rest, in the words of the actions."""
    lines = [board(view), f"{view['step']}, turn of {view['turn_of']}"]
    for fountain in view["fountains"]:
        held = " ".join(map(str, fountain["held"]))
        holders = " and ".join(fountain["holders"]) or "nobody"
        lines.append(f"fountain {fountain['slot']} {fountain['colour'] or '?'}: cells {held}, held by {holders}")
    for pile in view["piles"]:
        top = f"{pile['top']['tile']} {face_text(pile['top'])}" if pile["top"] else "face down"
        lines.append(f"pile {pile['pile']} {pile['shape'] or '?'}: {pile['size']}, {top}" + ", can" * pile["can"])
    if view["tile"]:
        lines.append(f"tile {view['tile']['tile']} {face_text(view['tile'])}")
    lines.append("trees " + (", ".join(map(card_text, view["display"])) or "none"))
    for seat, gardener in enumerate(view["gardeners"]):
        cards = {kind: ", ".join(map(card_text, gardener[kind])) for kind in ("reserved", "planted")}
        words = [f"{gardener['seat']}: {view['points'][seat]} points", f"gems {gems_text(gardener['gems'])}"]
        words += [f"assistants {gardener['hand']}+{gardener['rug']}", f"skills {''.join(gardener['skills']) or '-'}"]
        words += [f"board {gems_text(gardener['spent'])}", *(f"{kind} {text}" for kind, text in cards.items() if text)]
        lines.append("; ".join(words))
    if view["winners"]:
        lines.append("won by " + " and ".join(SEAT_NAMES[seat] for seat in view["winners"]))
    return "\n".join(lines)


# Pieces in words, as parts of sentences


def phrase(name: str, **arguments: Any) -> dict[str, Any]:
    return {"id": f"ishtar-{name}", "arguments": arguments}


def tile_words(tile: View) -> dict[str, Any]:
    """In short: its shape, its flowers all together, its symbol."""
    count, symbol = sum(tile["flowers"]), tile["symbol"] or "none"
    return phrase("tile-words", shape=tile["shape"], count=count, symbol=symbol)


def tile_cells(tile: View) -> dict[str, Any]:
    """Cell by cell, for whoever is to lay it."""
    symbols = [tile["symbol"] if part == tile["symbol_part"] else "none" for part in range(len(tile["flowers"]))]
    cells = [phrase("part", count=n, symbol=symbol) for n, symbol in zip(tile["flowers"], symbols, strict=True)]
    return phrase("tile-cells", shape=tile["shape"], cells=cells)


def gems_words(gems: View) -> Any:
    some = [phrase("gems-counted", colour=colour, count=number) for colour, number in gems.items() if number]
    return some or phrase("none")


def tree_words(card: View) -> dict[str, Any]:
    return phrase("tree-words", points=card["points"], price=gems_words(card["price"]))


def skill_words(name: str) -> dict[str, Any]:
    """By what it does: lower ones at once, upper ones at the end."""
    letter = LETTERS.index(name.lower())
    if name in LETTERS:
        return phrase("skill-words", kind=LOWER_EFFECTS[LOWER_EFFECT[letter]], points=0)
    kind = f"upper-{UPPER_COUNTS[UPPER_COUNT[letter]]}"
    return phrase("skill-words", kind=kind, points=int(UPPER_POINTS[letter]))


# The sentences beside the drawing


def captions(view: View) -> list[Message]:
    messages = [Message("ishtar-label-turn", {"seat": view["turn_of"]})] if view["to_act"] >= 0 else []
    messages += [fountain_caption(fountain) for fountain in view["fountains"] if fountain["colour"]]
    messages += [_pile_caption(pile) for pile in view["piles"] if pile["shape"]]
    if view["tile"] and not view["tile"]["laid"]:
        messages.append(Message("ishtar-label-tile", {"face": tile_cells(view["tile"])}))
    if view["display"]:
        messages.append(Message("ishtar-label-display", {"trees": _named(view["display"])}))
    for seat, gardener in enumerate(view["gardeners"]):
        messages += _gardener_captions(gardener, view["points"][seat])
    if view["last_round"] and view["step"] != STEPS[FINISHED]:
        messages.append(Message("ishtar-label-last-round", {}))
    return messages


def fountain_caption(fountain: View) -> Message:
    """Who controls a fountain, and by how many cells."""
    holders, count = fountain["holders"], max(fountain["held"])
    where = {"slot": fountain["slot"], "colour": fountain["colour"]}
    if not holders:
        return Message("ishtar-label-fountain-free", where)
    if len(holders) == 1:
        return Message("ishtar-label-fountain", {**where, "seat": holders[0], "count": count})
    return Message("ishtar-label-fountain-shared", {**where, "seats": list(holders), "count": count})


def _pile_caption(pile: View) -> Message:
    arguments = {"pile": pile["pile"], "shape": pile["shape"], "count": pile["size"]}
    if pile["size"] == 0:
        return Message("ishtar-label-pile-empty", {"pile": pile["pile"]})
    if pile["top"] is None:
        return Message("ishtar-label-pile-can" if pile["can"] else "ishtar-label-pile-down", arguments)
    arguments["face"] = tile_cells(pile["top"])
    if pile["cost"] is None:
        return Message("ishtar-label-pile", arguments)
    return Message("ishtar-label-pile-cost", {**arguments, "cost": pile["cost"]})


def _named(cards: Iterable[View]) -> list[dict[str, Any]]:
    """Trees with the names by which they are chosen."""
    return [phrase("tree-named", tree=card["tree"], **tree_words(card)["arguments"]) for card in cards]


def _gardener_captions(gardener: View, points: int) -> Iterable[Message]:
    seat = {"seat": gardener["seat"]}
    yield Message(
        "ishtar-label-gardener",
        {
            **seat,
            "mark": SEAT_MARKS[gardener["seat"]],
            "points": points,
            "gems": gems_words(gardener["gems"]),
            "hand": gardener["hand"],
            "rug": gardener["rug"],
            "skills": [skill_words(name) for name in gardener["skills"]] or phrase("none"),
        },
    )
    if gardener["reserved"]:
        yield Message("ishtar-label-reserved", {**seat, "trees": _named(gardener["reserved"])})
    if gardener["planted"]:
        yield Message("ishtar-label-planted", {**seat, "trees": [tree_words(card) for card in gardener["planted"]]})


def prompt(view: View) -> Message:
    """Who acts, and what may be done."""
    step = view["step"]
    arguments: dict[str, Any] = {"seat": view["turn_of"]}
    if step in ("pay-can", "pay-skill", "gem"):
        arguments["count"] = view["due"]
    if step == "pay-skill":
        arguments["skill"] = skill_words(view["skill"])
    if step == "lay":
        arguments["face"] = tile_cells(view["tile"])
        step = "lay" if view["placements"] else "discard"
    if step == "action":
        arguments["symbol"] = view["tile"]["symbol"]
    return Message(f"ishtar-step-{step}", arguments)
