"""Looking one action ahead: what each of a seat's actions brings at once, over worlds that the seat cannot tell apart.

Templates that `bind` makes one game's own; at a sealed choice the others' secret choices are gone through as well.
"""

from __future__ import annotations

from math import floor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import apart, template
from hortus.contract.engine import new_list
from hortus.contract.game import MOST_SEATS, Game
from hortus.contract.generator import below
from hortus.contract.kernels import return_of
from hortus.players.judgement import balance

Array = NDArray[np.int64]

LOOKS = 64
"""About how many outcomes one decision looks at: some hundredths of a second, interpreted."""
MOST_WORLDS = 12

# What an action brings, the weightier first
RESULT, LEAD, PROSPECTS = range(3)
GAINS = 3
FINENESS = 1e9
"""Equal gains that were added up in another order are equal still: what lies below this is cut off."""

# What `bind` fills in
STATE: Any
player_count: Any
to_act: Any
sealed: Any
legal: Any
play: Any
points: Any
winners: Any
fill_hidden: Any


class Room(NamedTuple):
    """Room to work in."""

    worlds: Array  # [world] states that were looked at
    trial: Array  # a state
    actions: Array  # of the seat; after the look only the best
    options: Array  # [seat, option] what may be chosen in secret
    counts: Array  # [seat] how many options
    choices: Array  # [seat] the option that is chosen
    gains: NDArray[np.float64]  # [action, kind of gain] added up


def new_room(game: Game) -> Room:
    words, actions = len(game.new_state()), len(new_list(game))
    return Room(
        worlds=np.zeros((MOST_WORLDS, words), np.int64),
        trial=np.zeros(words, np.int64),
        actions=np.zeros(actions, np.int64),
        options=np.zeros((MOST_SEATS, actions), np.int64),
        counts=np.zeros(MOST_SEATS, np.int64),
        choices=np.zeros(MOST_SEATS, np.int64),
        gains=np.zeros((actions, GAINS)),
    )


@apart
@template
def step(array: Array, action: int) -> None:
    play(array.view(STATE)[0], action)


@template
def copy_state(source: Array, target: Array) -> None:
    for i in range(len(source)):
        target[i] = source[i]


@template
def lead_of(array: Array, seat: int) -> int:
    """Own points less those of the best of the others."""
    s = array.view(STATE)[0]
    best = -(1 << 40)
    for other in range(player_count(s)):
        if other != seat:
            best = max(best, points(s, other))
    return points(s, seat) - best


@apart
@template
def add_gains(world: Array, seat: int, first: int, last: int, count: int, lead: int, room: Room) -> None:
    """Of every action of the seat in this world, beside what the others have chosen."""
    trial = room.trial
    for i in range(count):
        copy_state(world, trial)
        for chooser in range(first, last + 1):
            step(trial, room.actions[i] if chooser == seat else room.options[chooser, room.choices[chooser]])
        after = trial.view(STATE)[0]
        room.gains[i, RESULT] += return_of(winners(after), player_count(after), seat)
        room.gains[i, LEAD] += lead_of(trial, seat) - lead
        room.gains[i, PROSPECTS] += balance(trial, seat)


@template
def next_choices(seat: int, first: int, last: int, room: Room) -> None:
    """The next way for all others to choose; the last of them changes most often."""
    chooser = last
    while chooser >= first:
        if chooser != seat:
            room.choices[chooser] += 1
            if room.choices[chooser] < room.counts[chooser]:
                return
            room.choices[chooser] = 0
        chooser -= 1


@template
def look_at(world: Array, seat: int, count: int, most: int, room: Room, generator: Array) -> int:
    """Every way for the others to choose, or as many by lot as there is time for; how many these were."""
    s = world.view(STATE)[0]
    first = to_act(s)
    last = player_count(s) - 1 if sealed(s) else first
    ways = 1
    for chooser in range(first, last + 1):
        if chooser != seat:
            room.counts[chooser] = legal(s, chooser, room.options[chooser])
            room.choices[chooser] = 0
            ways *= room.counts[chooser]
    lead = lead_of(world, seat)
    for _ in range(min(ways, most)):
        if ways > most:
            for chooser in range(first, last + 1):
                if chooser != seat:
                    room.choices[chooser] = below(generator, room.counts[chooser])
        add_gains(world, seat, first, last, count, lead, room)
        if ways <= most:
            next_choices(seat, first, last, room)
    return min(ways, most)


@template
def is_new(world: int, room: Room) -> bool:
    """Whether this world is none of those before it."""
    for before in range(world):
        is_same = True
        for i in range(len(room.trial)):
            if room.worlds[before, i] != room.worlds[world, i]:
                is_same = False
                break
        if is_same:
            return False
    return True


@template
def best_actions(known: Array, seat: int, room: Room, generator: Array) -> int:
    """How many actions of the seat, which knows so much, have the best expected gain; `room.actions` has them first."""
    count = legal(known.view(STATE)[0], seat, room.actions)
    looks = LOOKS // count
    most = max(1, looks)
    room.gains[:] = 0
    found, looked = 0, 0
    for _ in range(MOST_WORLDS):
        copy_state(known, room.worlds[found])
        fill_hidden(room.worlds[found].view(STATE)[0], seat, generator)
        if is_new(found, room):
            looked += look_at(room.worlds[found], seat, count, most, room, generator)
            found += 1
        if looked >= looks:
            break
    return keep_best(count, looked, room)


@template
def keep_best(count: int, looked: int, room: Room) -> int:
    for i in range(count):
        for kind in range(GAINS):
            room.gains[i, kind] = floor(room.gains[i, kind] / looked * FINENESS + 0.5)
    kept = 0
    best = 0
    for i in range(count):
        order = 0
        for kind in range(GAINS):
            if order == 0:
                order = int(room.gains[i, kind] > room.gains[best, kind])
                order -= int(room.gains[i, kind] < room.gains[best, kind])
        if order > 0:
            kept, best = 0, i
        if order >= 0:
            room.actions[kept] = room.actions[i]
            kept += 1
    return kept
