"""The Legend of the Cherry Tree as a seat is shown it, from a state in which everything secret is hidden already."""

from __future__ import annotations

from copy import copy
from typing import Any

import numpy as np

from hortus.contract.game import NOBODY, View
from hortus.games.cherry_tree.components import ALL, BONUSES, COLOURS, CONDITIONS, FRONT_POINTS
from hortus.games.cherry_tree.counting import failure, front_counting, group_counting
from hortus.games.cherry_tree.harvest import fails, fulfils
from hortus.games.cherry_tree.knowledge import bag_bounds
from hortus.games.cherry_tree.masteries import bonus_of, drawn_count
from hortus.games.cherry_tree.notation import step_name
from hortus.games.cherry_tree.state import KEEP, NO_FLOWER, NOT_CHOSEN, OUT_OF_THE_GAME, UNKNOWN, State

SCALE = FRONT_POINTS.tolist()[1:]
"""What one flower of a colour counts in front of a screen, what two do, and so on (C18)."""


def view(s: State) -> dict[str, Any]:
    seats = range(s.players)
    least, most = bag_bounds(s)
    failed = bool(s.phase == KEEP)
    return {
        "step": step_name(s),
        "turn_of": int(s.seat),
        "draws": int(s.draws),
        "to_pick": int(s.to_pick),
        "harvest": s.harvest.tolist(),
        "failed": failed,
        "failure": failure(s),
        "would_fail": _ruinous(s),
        "bag": int(s.bag_size),
        "bag_least": least,
        "bag_most": most,
        "front": [s.front[seat].tolist() for seat in seats],
        "behind": [s.behind[seat].tolist() for seat in seats],
        "secret": [_hidden_of(s, seat) for seat in seats],
        "set_aside": _hidden_of(s, OUT_OF_THE_GAME),
        "drawn": [COLOURS[colour] for colour in s.drawn[: drawn_count(s)]],
        "given": None if s.given == NO_FLOWER else COLOURS[s.given],
        "taken": None if s.taken == NO_FLOWER else COLOURS[s.taken],
        "taken_from": None if s.taken_from == NOBODY else int(s.taken_from),
        "masteries": {name: BONUSES[bonus_of(s, condition)] for condition, name in enumerate(CONDITIONS)},
        "met": [name for condition, name in enumerate(CONDITIONS) if not failed and fulfils(s, condition)],
        "idle_turns": int(s.idle_turns),
        "has_chosen": [bool(s.warm[seat] != NOT_CHOSEN) for seat in seats],
        "warm": [int(s.warm[seat]) if s.warm[seat] >= 0 else None for seat in seats],
        "scale": SCALE,
        "front_counting": [front_counting(s, seat) for seat in seats],
        "group_counting": [group_counting(s, seat) for seat in seats],
    }


def without_memory(view: View) -> dict[str, Any]:
    """What one sees on the table (C24): not what went behind the screens of others, nor what the bag still has."""
    if view["step"] == "over":
        return dict(view)
    hidden: dict[str, Any] = {"bag_least": None, "bag_most": None}
    for field in ("behind", "secret"):
        hidden[field] = [value if seat == view["seat"] else None for seat, value in enumerate(view[field])]
    return {**view, **hidden}


def _hidden_of(s: State, owner: int) -> int:
    """How many flowers of an owner are hidden."""
    owners, colours = s.secret_owner[: s.secrets], s.secret_colour[: s.secrets]
    return int(np.count_nonzero((owners == owner) & (colours == UNKNOWN)))


def _ruinous(s: State) -> list[str]:
    """The colours of which one more flower would make the harvest fail (C6)."""
    found = []
    trial = copy(s)  # what is known is looked at and never changed
    for colour in range(ALL):
        trial.harvest = s.harvest.copy()
        trial.harvest[colour] += 1
        if fails(trial):
            found.append(COLOURS[colour])
    return found
