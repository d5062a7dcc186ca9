"""Ishtar told: what happened, and which rule forbids what is not legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from hortus.contract.errors import Refusal
from hortus.contract.game import Message
from hortus.contract.words import rules_behind
from hortus.games.ishtar.components import (
    ASSISTANT,
    CELL_NAMES,
    COLOURS,
    FOUNTAIN,
    MASTERY,
    PART_CELL,
    SEAT_NAMES,
    SHAPES,
    SKILL_NAMES,
    SKILL_PRICE,
    SLOT_NAMES,
    STONE,
    SYMBOLS,
    TILE_NAMES,
    TILE_SYMBOL,
    TREE_NAMES,
    TREE_PRICE,
)
from hortus.games.ishtar.drawing import gems_words, skill_words, tile_words, tree_words
from hortus.games.ishtar.garden import ground_at, is_free_grass, shape_of
from hortus.games.ishtar.lots import first_empty
from hortus.games.ishtar.notation import STEP_RULES, STEPS, action_text
from hortus.games.ishtar.rules import empty_piles, gems_at_hand, is_offered, steps_to
from hortus.games.ishtar.scoring import has_skill, holds_fountain, points, winners
from hortus.games.ishtar.state import DEAL, FINISHED, FOUNTAIN_BITS, NONE, PILE, REVEAL, TREE_PAWN, State, map_size
from hortus.games.ishtar.view import view_card, view_face

# What happened


def narrate(before: State, action: int, after: State, viewer: int) -> Sequence[Message]:
    """The action itself, and what followed from it: gems, fountains that changed hands, the end."""
    words = action_text(action).split()
    deed = TELLERS[STEPS[before.phase]](before, words, after)
    return [*deed, *_fountains(before, after), *_last_round(before, after), *_end(after)]


def turn(s: State) -> Message | None:
    """In set-up nobody's: the watering can stands nowhere yet."""
    return None if s.can == NONE else Message("turn-of", _seat(s))


def _seat(s: State) -> dict[str, str]:
    return {"seat": SEAT_NAMES[s.seat]}


def _tell_nothing(before: State, words: list[str], after: State) -> Iterator[Message]:
    """A lot of the set-up, which is told as a whole."""
    yield from ()


def _face(name: str) -> dict[str, Any]:
    return {"tile": name, "face": tile_words(view_face(TILE_NAMES.index(name)))}


def _card(name: str) -> dict[str, Any]:
    return {"tree": name, "card": tree_words(view_card(TREE_NAMES.index(name)))}


def _tell_deal(before: State, words: list[str], after: State) -> Iterator[Message]:
    if before.can != NONE:
        yield Message("ishtar-log-deal", _card(words[1]))
    elif after.phase == PILE:
        yield Message("ishtar-log-set-up", {})


def _tell_reveal(before: State, words: list[str], after: State) -> Iterator[Message]:
    yield Message("ishtar-log-reveal", {"pile": int(before.left) + 1, **_face(words[1])})


def _tell_pile(before: State, words: list[str], after: State) -> Iterator[Message]:
    tile = _face(TILE_NAMES[after.tile])
    yield Message("ishtar-log-pile", {**_seat(before), "pile": int(words[1]), "cost": int(after.due), **tile})


def _tell_pay_can(before: State, words: list[str], after: State) -> Iterator[Message]:
    yield Message("ishtar-log-pay-can", {**_seat(before), "colour": words[1]})


def _tell_lay(before: State, words: list[str], after: State) -> Iterator[Message]:
    if words[0] == "discard":
        yield Message("ishtar-log-discard", _seat(before))
        return
    parts = PART_CELL[shape_of(before.tile), CELL_NAMES.index(words[1]), int(words[2])].tolist()
    cells = ", ".join(CELL_NAMES[cell] for cell in parts)
    yield Message("ishtar-log-lay", {**_seat(before), "tile": TILE_NAMES[before.tile], "cells": cells})
    gained = (after.gems - before.gems)[before.seat].tolist()
    for colour, count in zip(COLOURS, gained, strict=True):
        if count:
            yield Message("ishtar-log-gems", {**_seat(before), "colour": colour, "count": count})


def _tell_action(before: State, words: list[str], after: State) -> Iterator[Message]:
    if words[0] == "skill":
        yield Message("ishtar-log-skill", {**_seat(before), "skill": skill_words(words[1])})
    elif words[0] == "skip":
        yield Message("ishtar-log-skip", _seat(before))
    else:
        cell = next(cell for cell in range(map_size(before)) if before.on[cell] != after.on[cell])
        yield Message("ishtar-log-assistant", {**_seat(before), "cell": CELL_NAMES[cell]})


def _tell_pay_skill(before: State, words: list[str], after: State) -> Iterator[Message]:
    yield Message("ishtar-log-pay-skill", {**_seat(before), "colour": words[1]})
    if after.hand[before.seat] > before.hand[before.seat]:
        yield Message("ishtar-log-from-rug", _seat(before))


def _tell_bloom(before: State, words: list[str], after: State) -> Iterator[Message]:
    if words[1] == "none":
        yield Message("ishtar-log-bloom-none", _seat(before))
    elif len(words) == 2:
        yield Message("ishtar-log-bloom-single", {**_seat(before), "cell": words[1]})
    else:
        yield Message("ishtar-log-bloom-double", {**_seat(before), "cell": words[1], "other": words[2]})


def _tell_reserve(before: State, words: list[str], after: State) -> Iterator[Message]:
    yield Message("ishtar-log-reserve", {**_seat(before), **_card(words[1])})


def _tell_gem(before: State, words: list[str], after: State) -> Iterator[Message]:
    yield Message("ishtar-log-gem", {**_seat(before), "colour": words[1]})


def _tell_tree(before: State, words: list[str], after: State) -> Iterator[Message]:
    if words[0] == "done":
        yield Message("ishtar-log-done", _seat(before))
    else:
        yield Message("ishtar-log-tree", {**_seat(before), **_card(words[1])})


def _tell_plant(before: State, words: list[str], after: State) -> Iterator[Message]:
    yield Message("ishtar-log-plant", {**_seat(before), "tree": TREE_NAMES[before.tree], "cell": words[1]})


TELLERS: dict[str, Callable[[State, list[str], State], Iterator[Message]]] = {
    **dict.fromkeys(("board", "fountain", "bowl", "top"), _tell_nothing),
    "deal": _tell_deal,
    "reveal": _tell_reveal,
    "pile": _tell_pile,
    "pay-can": _tell_pay_can,
    "lay": _tell_lay,
    "action": _tell_action,
    "pay-skill": _tell_pay_skill,
    "bloom": _tell_bloom,
    "reserve": _tell_reserve,
    "gem": _tell_gem,
    "tree": _tell_tree,
    "plant": _tell_plant,
}


def _fountains(before: State, after: State) -> Iterator[Message]:
    """Fountains that somebody else holds now."""
    if (before.held == after.held).all():
        return
    for slot, name in enumerate(SLOT_NAMES):
        holders, now = ([seat for seat in range(s.players) if holds_fountain(s, seat, slot)] for s in (before, after))
        if holders == now:
            continue
        where = {"slot": name, "colour": COLOURS[after.fountain[slot]], "count": int(after.held[now[0], slot])}
        if len(now) == 1:
            yield Message("ishtar-log-holds", {**where, "seat": SEAT_NAMES[now[0]]})
        else:
            yield Message("ishtar-log-share", {**where, "seats": [SEAT_NAMES[seat] for seat in now]})


def _last_round(before: State, after: State) -> Iterator[Message]:
    if before.phase == PILE and empty_piles(before) < 2 <= empty_piles(after):
        yield Message("ishtar-log-last-round", {})


def _end(after: State) -> Iterator[Message]:
    if after.phase != FINISHED:
        return
    for seat in range(after.players):
        yield Message("ishtar-log-points", {"seat": SEAT_NAMES[seat], "points": int(points(after, seat))})
    won = [SEAT_NAMES[seat] for seat in range(after.players) if winners(after) >> seat & 1]
    if len(won) == 1:
        yield Message("ishtar-log-won", {"seat": won[0]})
    else:
        yield Message("ishtar-log-won-shared", {"seats": won})


# Why not: the step that is due has a rule, and so has each thing that can be wrong with an action of that step


OTHER_VERBS = {
    "deal": ("tree",),
    "pay-can": ("pay",),
    "lay": ("lay", "discard"),
    "action": ("assistant", "skill", "skip"),
    "pay-skill": ("pay",),
    "tree": ("tree", "done"),
}
"""What an action begins with, where that is not the name of the step."""


def why_not(s: State, seat: int, action: int) -> Refusal:
    """The rule that forbids an action that is not legal."""
    step = STEPS[s.phase]
    rule = STEP_RULES[step]
    verb, *things = action_text(action).split()
    if s.phase == FINISHED:
        return Refusal(rule, "ishtar-refuse-over", {})
    if verb not in OTHER_VERBS.get(step, (step,)):
        return Refusal(rule, "ishtar-refuse-not-now", {"step": step})
    rule, message_id, arguments = REASONS[verb](s, *things)
    return Refusal(rule, f"ishtar-refuse-{message_id}", arguments)


Reason = tuple[str, str, dict[str, object]]


def _why_not_lot(rule: str, message_id: str, argument: str) -> Callable[..., Reason]:
    return lambda s, name, *rest: (rule, message_id, {argument: name})


def _why_not_tile(s: State, name: str) -> Reason:
    """A start tile for a pile's top, or a basic one that is turned up: of the pile's shape, and not seen before."""
    pile = int(s.left) if s.phase == REVEAL else first_empty(s.pile_top)
    rule = STEP_RULES[STEPS[s.phase]]
    shape = int(s.pile_shape[pile])
    if shape_of(TILE_NAMES.index(name)) != shape:
        return rule, "other-shape", {"shape": SHAPES[shape]}
    return rule, "tile-seen", {}


def _why_not_pile(s: State, name: str) -> Reason:
    pile = int(name) - 1
    if s.pile_size[pile] == 0:
        return "I9", "pile-empty", {"pile": pile + 1}
    if pile == s.can:
        return "I9", "can-stays", {"pile": pile + 1}
    cost, gems = int(steps_to(s, pile)) - 1, int(gems_at_hand(s, s.seat))
    return "I9", "pile-cost", {"pile": pile + 1, "cost": cost, "gems": gems}


def _why_not_pay(s: State, colour: str) -> Reason:
    return STEP_RULES[STEPS[s.phase]], "no-gem", {"colour": colour}


def _why_not_lay(s: State, name: str, turn: str) -> Reason:
    """The first of its cells that is taken; else what the whole tile would touch or join."""
    cells = PART_CELL[shape_of(s.tile), CELL_NAMES.index(name), int(turn)].tolist()
    water = 0
    for cell in cells:
        if cell >= map_size(s):
            return "I10", "off-map", {}
        reason = _why_not_ground(s, cell)
        if reason:
            return "I10", reason, {"cell": CELL_NAMES[cell]}
        water |= int(s.near[cell]) & FOUNTAIN_BITS
    if water == 0:
        return "I10", "touches-nothing", {}
    if water & (water - 1):
        slots = ", ".join(slot for number, slot in enumerate(SLOT_NAMES) if water >> number & 1)
        return "I10", "two-fountains", {"slots": slots}
    return "I10", "two-assistants", {}


def _why_not_ground(s: State, cell: int) -> str:
    """What is on a cell of the map so that no tile can lie there; nothing if one can."""
    if s.part[cell] != NONE:
        return "covered"
    return {STONE: "stone", FOUNTAIN: "fountain"}.get(int(ground_at(s, cell)), "")


def _why_not_discard(s: State) -> Reason:
    return "I11", "tile-fits", {}


def _why_not_assistant(s: State) -> Reason:
    symbol = int(TILE_SYMBOL[s.tile])
    if not symbol & ASSISTANT:
        return "I13", "other-symbol", {"symbol": SYMBOLS[symbol]}
    if s.hand[s.seat] == 0:
        return "I13", "no-assistant", {}
    return "I13", "bed-kept", {}


def _why_not_skill(s: State, name: str) -> Reason:
    symbol, skill = int(TILE_SYMBOL[s.tile]), SKILL_NAMES.index(name)
    if not symbol & MASTERY:
        return "I13", "other-symbol", {"symbol": SYMBOLS[symbol]}
    if has_skill(s, s.seat, skill):
        return "I14", "skill-unlocked", {"skill": skill_words(name)}
    if gems_at_hand(s, s.seat) < SKILL_PRICE:
        return "I14", "skill-cost", {"cost": SKILL_PRICE, "gems": int(gems_at_hand(s, s.seat))}
    return "I14", "skill-lower-first", {"skill": skill_words(name), "lower": skill_words(name.lower())}


def _why_not_bloom(s: State, *names: str) -> Reason:
    for name in names:
        reason = _why_not_grass(s, CELL_NAMES.index(name))
        if reason:
            return "I15", reason, {"cell": name}
    return "I15", "bloom-two-assistants", {}


def _why_not_plant(s: State, name: str) -> Reason:
    return "I16", _why_not_grass(s, CELL_NAMES.index(name)), {"cell": name}


def _why_not_grass(s: State, cell: int) -> str:
    """Why a cell is no grass to plant on; nothing if it is."""
    if is_free_grass(s, cell):
        return ""
    if s.part[cell] == NONE:
        return "no-tile"
    return "tree-there" if s.on[cell] == TREE_PAWN else "flowers-there"


def _why_not_reserve(s: State, name: str) -> Reason:
    return "I14", "not-on-display", {}


def _why_not_gem(s: State, colour: str) -> Reason:
    return "I14", "no-gem-in-supply", {"colour": colour}


def _why_not_tree(s: State, name: str) -> Reason:
    """A card that chance cannot deal, or that the player cannot buy."""
    tree = TREE_NAMES.index(name)
    if s.phase == DEAL:
        return "I17", "tree-dealt", {}
    if not is_offered(s, tree):
        return "I16", "tree-not-offered", {}
    missing = (TREE_PRICE[tree] > s.gems[s.seat]).tolist()
    if any(missing):
        return "I16", "tree-cost", {"price": gems_words(view_card(tree)["price"])}
    return "I16", "no-grass", {}


REASONS: dict[str, Callable[..., Reason]] = {
    "board": _why_not_lot("I2", "board-used", "side"),
    "fountain": _why_not_lot("I4", "no-figure", "colour"),
    "bowl": _why_not_lot("I6", "no-bowl", "shape"),
    "top": _why_not_tile,
    "reveal": _why_not_tile,
    "pile": _why_not_pile,
    "pay": _why_not_pay,
    "lay": _why_not_lay,
    "discard": _why_not_discard,
    "assistant": _why_not_assistant,
    "skill": _why_not_skill,
    "bloom": _why_not_bloom,
    "reserve": _why_not_reserve,
    "gem": _why_not_gem,
    "tree": _why_not_tree,
    "plant": _why_not_plant,
}

# Where to read about it

RULES_BEHIND = rules_behind(
    "ishtar",
    I2="step-board",
    I4="step-fountain",
    I6="step-bowl step-top",
    I8="log-deal log-set-up step-deal",
    I9="log-pile log-reveal log-pay-can step-pile step-pay-can step-reveal",
    I10="log-lay step-lay",
    I11="log-discard step-discard",
    I12="log-gems",
    I13="log-assistant log-skip step-action",
    I14="log-skill log-pay-skill log-from-rug log-reserve log-gem step-pay-skill step-reserve step-gem",
    I15="log-bloom-single log-bloom-double log-bloom-none step-bloom",
    I16="log-tree log-plant step-tree step-plant",
    I17="log-done",
    I18="log-last-round step-over",
    I19="log-holds log-share",
    I20="log-points",
    I21="log-won log-won-shared",
)
