"""Ishtar: whether what is said is so, counted from what is seen and by playing on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, lru_cache
from typing import Any

from hortus.contract.game import CHANCE, OVER, Game
from hortus.contract.position import Position
from tests.games.sentences import Checks, Said

FOUNTAINS = {"purple": 4, "red": 6, "white": 8}
GEMS = {"purple": 1, "red": 2, "white": 3}
Place = tuple[int, int]


class Land:
    """A map as it is seen: beds are found by going from flower to flower."""

    def __init__(self, position: Position) -> None:
        self.view: dict[str, Any] = position.view_for(None)
        self.cells: dict[Place, Mapping[str, Any]] = {(cell["q"], cell["r"]): cell for cell in self.view["cells"]}

    def around(self, place: Place) -> list[Place]:
        q, r = place
        steps = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
        return [(q + i, r + j) for i, j in steps if (q + i, r + j) in self.cells]

    def connected(self, places: set[Place]) -> Iterator[set[Place]]:
        rest = set(places)
        while rest:
            group, edge = set(), {rest.pop()}
            while edge:
                group |= edge
                edge = {other for place in edge for other in self.around(place)} & places - group
            rest -= group
            yield group

    @cached_property
    def beds(self) -> list[tuple[str, set[Place]]]:
        """The flowerbeds on which an assistant stands, and whose."""
        flowers = {place for place, cell in self.cells.items() if cell.get("flowers", 0) > 0}
        found = []
        for bed in self.connected(flowers):
            owners = [self.cells[place]["assistant"] for place in bed if "assistant" in self.cells[place]]
            assert len(owners) <= 1
            found += [(owner, bed) for owner in owners]
        return found

    def beds_of(self, seat: str) -> set[Place]:
        return {place for owner, bed in self.beds if owner == seat for place in bed}

    def flowers(self, seat: str) -> int:
        return sum(self.cells[place]["flowers"] for place in self.beds_of(seat))

    @cached_property
    def fountain_of(self) -> dict[Place, str]:
        """By the tiles that are connected with it, from the fountain on."""
        covered = {place for place, cell in self.cells.items() if "tile" in cell}
        found: dict[Place, str] = {}
        for fountain in self.view["fountains"]:
            [start] = [place for place, cell in self.cells.items() if cell["cell"] == fountain["cell"]]
            reached = {
                place for garden in self.connected(covered) if garden & {*self.around(start)} for place in garden
            }
            found |= dict.fromkeys(reached, fountain["slot"])
        return found

    def held(self, seat: str, slot: str) -> int:
        return sum(self.fountain_of[place] == slot for place in self.beds_of(seat))

    def fountains(self, seat: str) -> dict[str, str]:
        """The slots whose fountain a player controls, with its colour."""
        found = {}
        for fountain in self.view["fountains"]:
            own = self.held(seat, fountain["slot"])
            if own and own == max(self.held(each["seat"], fountain["slot"]) for each in self.view["gardeners"]):
                found[fountain["slot"]] = fountain["colour"]
        return found

    def gardener(self, seat: str) -> dict[str, Any]:
        return next(each for each in self.view["gardeners"] if each["seat"] == seat)

    def touching(self, seat: str, is_it: Callable[[Mapping[str, Any]], bool]) -> int:
        beside = {other for place in self.beds_of(seat) for other in self.around(place)}
        return sum(is_it(self.cells[place]) for place in beside)

    def upper(self, seat: str, letter: str) -> int:
        """What an upper skill is worth now (I14)."""
        own = self.gardener(seat)
        worth = {
            "A": 2 * self.touching(seat, lambda cell: "tree" in cell),
            "B": 7,
            "C": 3 * self.touching(seat, lambda cell: cell["ground"] == "stone" and "tile" not in cell),
            "D": 2 * len(own["planted"]),
            "E": sum(GEMS[colour] * number for colour, number in own["spent"].items()),
        }
        return worth[letter]

    def points(self, seat: str) -> int:
        own = self.gardener(seat)
        trees = sum(card["points"] for card in own["planted"])
        fountains = sum(FOUNTAINS[colour] for colour in self.fountains(seat).values())
        skills = sum(self.upper(seat, skill) for skill in own["skills"] if skill.isupper())
        return trees + self.flowers(seat) + fountains + skills

    def room(self, seat: str) -> int:
        """Cells of sand or rock that are bare, next to the flowerbeds of a player."""
        grounds = ("sand", *FOUNTAINS)
        return self.touching(seat, lambda cell: "tile" not in cell and cell["ground"] in grounds)

    def gems(self, seat: str) -> int:
        return sum(self.gardener(seat)["gems"].values())

    def grass(self) -> int:
        on_grass = [cell for cell in self.cells.values() if "tile" in cell and cell["flowers"] == 0]
        return sum("tree" not in cell for cell in on_grass)

    def payable(self, seat: str) -> dict[str, int]:
        """The trees that the gems of a player pay for, on display or reserved, with their points."""
        own = self.gardener(seat)
        return {
            card["tree"]: card["points"]
            for card in (*self.view["display"], *own["reserved"])
            if all(own["gems"][colour] >= number for colour, number in card["price"].items())
        }


def name_of(said: Said) -> str:
    return said.position.seat_names[said.seat]


def others_of(said: Said) -> list[str]:
    return [name for name in said.position.seat_names if name != name_of(said)]


def land(said: Said, action: int | None = None) -> Land:
    return Land(said.after(action))


def before(said: Said) -> Land:
    return Land(said.position)


def step(said: Said) -> str:
    return str(before(said).view["step"])


def word(said: Said) -> str:
    return said.text.split()[0]


def gained(said: Said, seat: str, action: int | None = None) -> int:
    return land(said, action).points(seat) - before(said).points(seat)


def of_other(said: Said) -> bool:
    return said.arguments["seat"] in others_of(said)


# What an action brings


def points(said: Said) -> bool:
    return gained(said, name_of(said)) == said.arguments["points"]


def wins_fountain(said: Said) -> bool:
    slot, after = said.arguments["slot"], land(said)
    is_new = slot in after.fountains(name_of(said)) and slot not in before(said).fountains(name_of(said))
    lead = after.held(name_of(said), slot) - max(after.held(other, slot) for other in others_of(said))
    colour = after.fountains(name_of(said)).get(slot)
    return is_new and lead == said.arguments["count"] and colour == said.arguments["colour"]


def ousts(said: Said) -> bool:
    seat, slot = said.arguments["seat"], said.arguments["slot"]
    held = before(said).fountains(seat)
    return of_other(said) and held.get(slot) == said.arguments["colour"] and slot not in land(said).fountains(seat)


def bed(said: Said) -> bool:
    flowers = [at.flowers(name_of(said)) for at in (before(said), land(said))]
    return 0 < flowers[1] - flowers[0] == said.arguments["count"]


# The can and its tile


def pile(said: Said, action: int | None = None) -> dict[str, Any]:
    number = said.position.action_text(said.action if action is None else action).split()[1]
    return next(each for each in before(said).view["piles"] if str(each["pile"]) == number)


def cost(said: Said, action: int | None = None) -> int:
    """The gems that are gone once the tile may be laid, or the tree planted."""
    return before(said).gems(name_of(said)) - Land(to_lay(said, action)).gems(name_of(said))


def to_lay(said: Said, action: int | None = None) -> Position:
    """The position when all is paid and turned up."""
    after = said.after(action)
    while after.to_act == CHANCE or after.legal_texts()[0].startswith("pay"):
        after.play(after.legal_actions()[0])
    return after


def promise(said: Said, action: int | None = None) -> int:
    """The most points that the tile brings, laid anywhere, with or without an assistant."""
    waiting = to_lay(said, action)
    return most_laid(waiting.game, waiting.text(), name_of(said)) - before(said).points(name_of(said))


@lru_cache(64)
def most_laid(game: Game, text: str, seat: str) -> int:
    waiting = game.read_position(text)
    most = Land(waiting).points(seat)
    for place in waiting.legal_texts():
        if place.startswith("lay"):
            laid = waiting.copy()
            laid.play(place)
            most = max(most, Land(laid).points(seat))
            if "assistant" in laid.legal_texts():
                laid.play("assistant")
                most = max(most, Land(laid).points(seat))
    return most


def costs(said: Said) -> bool:
    return step(said) in ("pile", "tree") and 0 < cost(said) == said.arguments["count"]


def free(said: Said) -> bool:
    return step(said) == "pile" and cost(said) == 0 < max(cost(said, other) for other in said.others)


def promises(said: Said) -> bool:
    return step(said) == "pile" and 0 < promise(said) == said.arguments["points"]


def flowers_on(said: Said, action: int | None = None) -> int:
    return sum(pile(said, action)["top"]["flowers"])


def symbol_on(said: Said, action: int | None = None) -> str | None:
    symbol: str | None = pile(said, action)["top"]["symbol"]
    return symbol


def most_flowers(said: Said) -> bool:
    if step(said) != "pile":
        return False
    own, others = flowers_on(said), [flowers_on(said, other) for other in said.others]
    return max(others) <= own == said.arguments["count"] > min(others)


def only_symbol(said: Said) -> bool:
    if step(said) != "pile":
        return False
    own, others = symbol_on(said), [symbol_on(said, other) for other in said.others]
    return own == said.arguments["symbol"] and own is not None and own not in others and len(others) > 0


def tile(said: Said) -> bool:
    return step(said) == "pile" and flowers_on(said) == said.arguments["count"]


def symbol(said: Said) -> bool:
    return step(said) == "pile" and symbol_on(said) == said.arguments["symbol"] is not None


# Laying


def gems(said: Said) -> bool:
    taken = [at.gems(name_of(said)) for at in (before(said), land(said))]
    return word(said) == "lay" and 0 < taken[1] - taken[0] == said.arguments["count"]


def keeps(said: Said, action: int | None = None) -> int:
    after = said.after(action)
    if step(said) != "lay" or "assistant" not in after.legal_texts():
        return 0
    kept = after.copy()
    kept.play("assistant")
    return Land(kept).flowers(name_of(said)) - Land(after).flowers(name_of(said))


def keep(said: Said) -> bool:
    return 0 < keeps(said) == said.arguments["count"]


def affords(said: Said) -> bool:
    """Where a tree may be bought right then, it is offered."""
    seat, after = name_of(said), said.after()
    now, then = before(said).payable(seat), Land(after).payable(seat)
    new = [number for tree, number in then.items() if tree not in now]
    if not (step(said) in ("lay", "gem") and new and Land(after).grass() and max(new) == said.arguments["points"]):
        return False
    return Land(after).view["step"] != "tree" or all(f"tree {tree}" in after.legal_texts() for tree in then)


def crowds(said: Said) -> bool:
    seat = said.arguments["seat"]
    if word(said) != "lay" or not of_other(said):
        return False
    now, then = before(said), land(said)
    beside = {other for place in now.beds_of(seat) for other in now.around(place)}
    covered = {place for place in beside if "tile" in then.cells[place] and "tile" not in now.cells[place]}
    return now.beds_of(seat) == then.beds_of(seat) and 0 < len(covered) == said.arguments["count"]


# Assistants and skills


def saves(said: Said) -> bool:
    is_skipped = said.text == "skip" and "assistant" in said.position.legal_texts()
    return is_skipped and land(said).gardener(name_of(said))["hand"] == said.arguments["count"]


def lower(said: Said) -> bool:
    """Paid for, it brings what was said, or leads to the step that does."""
    if word(said) != "skill" or not said.text.split()[1].islower():
        return False
    after = to_lay(said)
    own = [at.gardener(name_of(said)) for at in (before(said), Land(after))]
    effects = {"assistant": own[1]["hand"] - own[0]["hand"] == 1}
    next_step = Land(after).view["step"]
    effects |= {effect: next_step == effect for effect in ("bloom", "reserve")} | {"gems": next_step == "gem"}
    nothing_there = {"reserve": not before(said).view["display"], "gems": not sum(before(said).view["supply"].values())}
    effect = said.arguments["effect"]
    return effects[effect] or nothing_there.get(effect, False)


def unlocks(said: Said) -> bool:
    if word(said) != "skill" or not (letter := said.text.split()[1]).islower():
        return False
    return 0 < before(said).upper(name_of(said), letter.upper()) == said.arguments["points"]


def upper(said: Said) -> bool:
    if word(said) != "skill" or not (letter := said.text.split()[1]).isupper():
        return False
    return before(said).upper(name_of(said), letter) == said.arguments["points"]


# Trees


def card(said: Said, action: int | None = None) -> dict[str, Any] | None:
    """The card that is bought or reserved."""
    words = said.position.action_text(said.action if action is None else action).split()
    offered = (*before(said).view["display"], *before(said).gardener(name_of(said))["reserved"])
    found = [each for each in offered if words[0] in ("tree", "reserve") and each["tree"] == words[1]]
    return found[0] if found else None


def worth(said: Said, action: int | None = None) -> int:
    found = card(said, action)
    return 0 if found is None else int(found["points"])


def tree(said: Said) -> bool:
    return word(said) == "reserve" and worth(said) == said.arguments["points"]


def dearest(said: Said) -> bool:
    others = [worth(said, other) for other in said.others if card(said, other) is not None]
    if card(said) is None or not others:
        return False
    return max(others) <= worth(said) == said.arguments["points"] > min(others)


def denies(said: Said) -> bool:
    found, now = card(said), before(said)
    on_display = found is not None and any(each["tree"] == found["tree"] for each in now.view["display"])
    return on_display and of_other(said) and found["tree"] in now.payable(said.arguments["seat"])  # type: ignore[index]


def is_beside(said: Said, action: int | None = None) -> bool:
    name = said.position.action_text(said.action if action is None else action).split()[1]
    now = before(said)
    [place] = [place for place, cell in now.cells.items() if cell["cell"] == name]
    return bool({*now.around(place)} & now.beds_of(name_of(said)))


def beside(said: Said) -> bool:
    return word(said) == "plant" and is_beside(said)


def helps(said: Said, action: int | None = None) -> bool:
    return any(gained(said, other, action) > 0 for other in others_of(said))


def helps_nobody(said: Said) -> bool:
    return word(said) == "plant" and not helps(said) and any(helps(said, other) for other in said.others)


def budget_after(said: Said, action: int | None = None) -> int:
    """What was on display before counts: new cards come later."""
    offered = {each["tree"] for each in before(said).view["display"]}
    offered |= {each["tree"] for each in before(said).gardener(name_of(said))["reserved"]}
    return len(offered & set(land(said, action).payable(name_of(said))))


def budget(said: Said) -> bool:
    return word(said) in ("pay", "gem", "done") and budget_after(said) == said.arguments["count"]


# The end


def last(said: Said) -> bool:
    """Played on anyhow, the player never takes a tile again."""
    after = said.position.copy()
    while after.to_act != OVER:
        if after.to_act == said.seat and after.view_for(None)["step"] == "pile":
            return False
        after.play(after.legal_actions()[0])
    return step(said) in ("action", "tree", "reserve")


# Sentences that compare it with another


def compared(said: Said, number: Callable[[int], int]) -> tuple[int, int]:
    assert said.instead is not None
    return number(said.action), number(said.instead)


def numbers_of(said: Said, name: str = "count") -> tuple[int, int]:
    return said.arguments[name], said.arguments["fewer"]


def instead_points(said: Said) -> bool:
    better, worse = compared(said, lambda action: gained(said, name_of(said), action))
    return 0 < better - worse == said.arguments["points"]


def instead_points_other(said: Said) -> bool:
    better, worse = compared(said, lambda action: gained(said, said.arguments["seat"], action))
    return of_other(said) and 0 < worse - better == said.arguments["points"]


def instead_promises(said: Said) -> bool:
    if step(said) != "pile":
        return False
    better, worse = compared(said, lambda action: promise(said, action))
    return better > worse and (better, worse) == numbers_of(said, "points")


def instead_keep(said: Said) -> bool:
    better, worse = compared(said, lambda action: keeps(said, action))
    return better > worse and (better, worse) == numbers_of(said)


def best_tree(said: Said, action: int) -> int:
    after = land(said, action)
    return max(after.payable(name_of(said)).values(), default=0) if after.grass() else 0


def instead_affords(said: Said) -> bool:
    better, worse = compared(said, lambda action: best_tree(said, action))
    return step(said) in ("lay", "gem") and better > worse and (better, worse) == numbers_of(said, "points")


def instead_symbol(said: Said) -> bool:
    return step(said) == "pile" and symbol_on(said) is not None and symbol_on(said, said.instead) is None


def instead_tile(said: Said) -> bool:
    if step(said) != "pile":
        return False
    better, worse = compared(said, lambda action: flowers_on(said, action))
    return better > worse and (better, worse) == numbers_of(said)


def instead_costs(said: Said) -> bool:
    if step(said) != "pile":
        return False
    better, worse = compared(said, lambda action: cost(said, action))
    return 0 < worse - better == said.arguments["count"]


def instead_tree(said: Said) -> bool:
    better, worse = compared(said, lambda action: worth(said, action))
    return word(said) == "reserve" and better > worse and (better, worse) == numbers_of(said, "points")


def instead_gems(said: Said) -> bool:
    now = before(said).gems(name_of(said))
    better, worse = compared(said, lambda action: land(said, action).gems(name_of(said)) - now)
    return word(said) == "lay" and better > worse and (better, worse) == numbers_of(said)


def instead_room(said: Said) -> bool:
    better, worse = compared(said, lambda action: land(said, action).room(name_of(said)))
    return word(said) == "lay" and better > worse and (better, worse) == numbers_of(said)


def instead_room_other(said: Said) -> bool:
    better, worse = compared(said, lambda action: land(said, action).room(said.arguments["seat"]))
    return word(said) == "lay" and of_other(said) and better < worse and (worse, better) == numbers_of(said)


def instead_budget(said: Said) -> bool:
    better, worse = compared(said, lambda action: budget_after(said, action))
    return word(said) in ("pay", "gem") and better > worse and (better, worse) == numbers_of(said)


def instead_beside(said: Said) -> bool:
    return word(said) == "plant" and is_beside(said) and not is_beside(said, said.instead)


CHECKS: Checks = {
    "hint-ishtar-points": points,
    "hint-ishtar-fountain": wins_fountain,
    "hint-ishtar-ousts": ousts,
    "hint-ishtar-bed": bed,
    "hint-ishtar-promises": promises,
    "hint-ishtar-only-symbol": only_symbol,
    "hint-ishtar-most-flowers": most_flowers,
    "hint-ishtar-keep": keep,
    "hint-ishtar-affords": affords,
    "hint-ishtar-crowds": crowds,
    "hint-ishtar-upper": upper,
    "hint-ishtar-lower": lower,
    "hint-ishtar-unlocks": unlocks,
    "hint-ishtar-dearest": dearest,
    "hint-ishtar-denies": denies,
    "hint-ishtar-tree": tree,
    "hint-ishtar-beside": beside,
    "hint-ishtar-helps-nobody": helps_nobody,
    "hint-ishtar-last": last,
    "hint-ishtar-saves": saves,
    "hint-ishtar-gems": gems,
    "hint-ishtar-free": free,
    "hint-ishtar-costs": costs,
    "hint-ishtar-tile": tile,
    "hint-ishtar-symbol": symbol,
    "hint-ishtar-budget": budget,
    "hint-ishtar-instead-points": instead_points,
    "hint-ishtar-instead-points-other": instead_points_other,
    "hint-ishtar-instead-promises": instead_promises,
    "hint-ishtar-instead-keep": instead_keep,
    "hint-ishtar-instead-affords": instead_affords,
    "hint-ishtar-instead-symbol": instead_symbol,
    "hint-ishtar-instead-tile": instead_tile,
    "hint-ishtar-instead-costs": instead_costs,
    "hint-ishtar-instead-tree": instead_tree,
    "hint-ishtar-instead-gems": instead_gems,
    "hint-ishtar-instead-room": instead_room,
    "hint-ishtar-instead-room-other": instead_room_other,
    "hint-ishtar-instead-budget": instead_budget,
    "hint-ishtar-instead-beside": instead_beside,
}
