"""The end of The Legend of the Cherry Tree solved: every line to the end of the game, where the bag is small.

Backward induction from what a seat knows. Draws have their exact chances, open choices are the best for whoever makes
them, and the sealed choice of jokers is solved as one (`contract/guarantee.py`). The rules are those of `rules`. A
position in the tree is what the seat knows of it and how likely each world is then: what may be hidden is listed once
at the root (`worlds_of`), and every draw makes the worlds more or less likely that had more or fewer of its colour.

What makes it a solution is that nobody knows more than another: then positions with their worlds are all that anybody
can go by. So it is with two players as long as no flower lies secretly behind a screen (C10), since the three set aside
are unknown to all (C2). Where flowers do, it is solved as if everybody knew what the seat knows: its own secret flowers
and those still to be drawn lie open, and others look at theirs only when they choose their jokers. Then what others
have done tells nothing, and the values are not proved, but for victories and defeats that hold against more knowledge.

With three or four players what others choose is no simple opposition: it is solved only where nobody but the seat has
anything left to choose.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.contract.compiled import apart, compiled, engine_mode, machine_code, numba_is_there
from hortus.contract.game import CHANCE, Solution
from hortus.contract.guarantee import MOST_COLUMNS, MOST_GROUPS, MOST_ROWS, guarantee, worth_against
from hortus.contract.kept import PLACES, is_kept, keep, place_of
from hortus.contract.kernels import return_of
from hortus.contract.position import Position
from hortus.games.cherry_tree.components import ALL, MOST_PLAYERS
from hortus.games.cherry_tree.exact import orders, returns
from hortus.games.cherry_tree.reasons import LEFT_OUT
from hortus.games.cherry_tree.rules import legal, play, reopen, to_act, weight
from hortus.games.cherry_tree.scoring import fewest_warm, most_warm, winners_with, write_fronts
from hortus.games.cherry_tree.state import (
    ACTION_COUNT,
    FINISHED,
    GATHER,
    JOKERS,
    OUT_OF_THE_GAME,
    PICK,
    PICK_ACTION,
    STATE,
    UNKNOWN,
    WARM_ACTION,
    State,
)

Array = NDArray[np.int64]
Reals = NDArray[np.float64]

VICTORY, DEFEAT = 1.0, -1.0
"""Of the seat that asks; so are all values here. With more than two players a defeat is worth more."""
ROUNDING = 1e-9
"""Values that differ by less are equal."""

OWNERS = MOST_PLAYERS + 1
"""Of hidden flowers: the seats, and OUT_OF_THE_GAME."""
MOST_WORLDS = 1_024
WORLDS_TOGETHER = 40
"""With so many worlds an action takes twice as long as with one, and is counted twice."""
MOST_DEPTH = 160
GAVE_UP = -1
NO_VALUE = 7.0
"""Of a position in which somebody else has something to choose, where that cannot be solved."""

WORDS = STATE.itemsize // 8
TOLD = (STATE.itemsize - STATE["returned"].itemsize) // 8
"""So many words of a state are copied and compared: what came back into the bag is in the chances of the worlds."""
TOGETHER = 8
"""So many small numbers of a state make one word of its key."""

FEWEST = (0, 10, 20, 300, 1_000, 40_000, 200_000, 2_000_000)
"""[flowers in the bag] a quarter of all positions takes no more actions: with fewer it is not begun."""


class Room(NamedTuple):
    """Room to work in: one row a choice on the way from the root to the position that is looked at."""

    states: Array  # [depth] a state as the seat knows it
    weights: Reals  # [depth, world] how likely it is
    came_back: Array  # [depth] whether anything came back into the bag since the root
    actor: Array  # [depth] a seat or CHANCE
    actions: Array  # [depth, child]
    odds: Reals  # [depth, child] of a draw
    children: Array  # [depth] how many there are
    at: Array  # [depth] how many children have been looked at
    value: Reals  # [depth] of those
    total: Reals  # [depth] of the odds of those
    child_value: Reals  # [child] of the root
    away: Array  # [world, colour] so many flowers are hidden
    kind: Array  # [world] which of `kinds` it is
    kinds: Array  # [kind, seat, colour] what lies secretly behind the screens
    fronts: Array  # [seat] points in front
    payoff: Reals  # [own jokers, another's]
    group: Array  # [another's jokers] of which kind, of those that are possible
    chances: Reals  # [group]
    row_shares: Reals
    column_shares: Reals
    keys: Array  # [depth, 2]
    kept_keys: Array  # [place, 2] positions that were looked at
    kept: Reals  # [place] their values
    gifts: Array  # [2] how often the seat, or another, chose with more knowledge than it would have


def new_room(worlds: int, kinds: int) -> Room:
    return Room(
        states=np.zeros((MOST_DEPTH, WORDS), np.int64),
        weights=np.zeros((MOST_DEPTH, worlds)),
        came_back=np.zeros(MOST_DEPTH, np.int64),
        actor=np.zeros(MOST_DEPTH, np.int64),
        actions=np.zeros((MOST_DEPTH, ACTION_COUNT + 1), np.int64),
        odds=np.zeros((MOST_DEPTH, ALL)),
        children=np.zeros(MOST_DEPTH, np.int64),
        at=np.zeros(MOST_DEPTH, np.int64),
        value=np.zeros(MOST_DEPTH),
        total=np.zeros(MOST_DEPTH),
        child_value=np.zeros(ACTION_COUNT),
        away=np.zeros((worlds, ALL), np.int64),
        kind=np.zeros(worlds, np.int64),
        kinds=np.zeros((kinds, MOST_PLAYERS, ALL), np.int64),
        fronts=np.zeros(MOST_PLAYERS, np.int64),
        payoff=np.zeros((MOST_ROWS, MOST_COLUMNS)),
        group=np.zeros(MOST_COLUMNS, np.int64),
        chances=np.zeros(MOST_GROUPS),
        row_shares=np.zeros(MOST_ROWS),
        column_shares=np.zeros(MOST_COLUMNS),
        keys=np.zeros((MOST_DEPTH, 2), np.int64),
        kept_keys=np.zeros((PLACES, 2), np.int64),
        kept=np.zeros(PLACES),
        gifts=np.zeros(2, np.int64),
    )


# Positions that were looked at


@compiled
def write_key(room: Room, depth: int) -> None:
    """128 bits of all that the seat knows: shifts alone, which are the same interpreted and compiled.

    Without returns the flowers that are left tell the chances of the worlds; after some, the chances count too.
    """
    state = room.states[depth]
    first, second = state[0], state[1]
    for i in range(0, TOLD, TOGETHER):
        word = state[i]
        for j in range(i + 1, min(i + TOGETHER, TOLD)):
            word = word << 7 ^ state[j]
        first, second = stirred(first ^ word), stirred_otherwise(second ^ word)
    if room.came_back[depth]:
        for world in range(len(room.kind)):
            word = np.int64(room.weights[depth, world] * 2.0**40)
            first, second = stirred(first ^ word), stirred_otherwise(second ^ word)
    room.keys[depth, 0] = first
    room.keys[depth, 1] = second


@compiled
def stirred(word: int) -> int:
    word ^= word << 13
    word ^= word >> 7
    return word ^ word << 17


@compiled
def stirred_otherwise(word: int) -> int:
    word ^= word << 21
    word ^= word >> 35
    return word ^ word << 4


@compiled
def remember(room: Room, depth: int, value: float) -> None:
    key = room.keys[depth]
    place = place_of(room.kept_keys, key, key[0])
    keep(room.kept_keys, place, key)
    room.kept[place] = value


# Going on


@apart
@compiled
def step(s: State, action: int) -> None:
    play(s, action)


@apart
@compiled
def choices(s: State, seat: int, out: Array) -> int:
    return legal(s, seat, out)


@compiled
def simplify(s: State) -> None:
    """Drop what cannot matter any more: how many draws were made, once they are over."""
    if s.phase not in (GATHER, PICK):
        s.draws = 0
    if s.phase == JOKERS:
        s.bag_before = 0
        s.idle_turns = 0


@compiled
def list_choices(room: Room, depth: int) -> None:
    """Who is to choose what; of draws those that are possible in some world."""
    s = room.states[depth].view(STATE)[0]
    actor = to_act(s)
    actions = room.actions[depth]
    count = choices(s, actor, actions)
    room.actor[depth] = actor
    if actor == CHANCE:
        possible = 0
        for child in range(count):
            odds = mean_weight(room, depth, s, actions[child])
            if odds > 0:
                actions[possible] = actions[child]
                room.odds[depth, possible] = odds
                possible += 1
        count = possible
    room.children[depth] = count


@compiled
def mean_weight(room: Room, depth: int, s: State, action: int) -> float:
    """Of a draw: in a world those flowers are not in the bag that are hidden there."""
    flowers, colour = weight(s, action), action - PICK_ACTION
    total = 0.0
    for world in range(len(room.kind)):
        total += room.weights[depth, world] * (flowers - room.away[world, colour])
    return total


@compiled
def choose(room: Room, depth: int, child: int, row: int) -> None:
    """Play a child of one row in another, or in the same; worlds are as likely as they make a draw."""
    s = room.states[row].view(STATE)[0]
    action, before = room.actions[depth, child], s.bag_size
    if room.actor[depth] == CHANCE:
        flowers, colour, odds = weight(s, action), action - PICK_ACTION, room.odds[depth, child]
        for world in range(len(room.kind)):
            room.weights[row, world] = room.weights[depth, world] * (flowers - room.away[world, colour]) / odds
    elif row != depth:
        for world in range(len(room.kind)):
            room.weights[row, world] = room.weights[depth, world]
    step(s, action)
    room.came_back[row] = room.came_back[depth] | (1 if s.bag_size > before else 0)


@compiled
def follow(room: Room, depth: int) -> None:
    """Play the next child, one row further."""
    before, after = room.states[depth], room.states[depth + 1]
    for i in range(TOLD):
        after[i] = before[i]
    choose(room, depth, room.at[depth], depth + 1)
    room.at[depth] += 1


@compiled
def arrive(room: Room, depth: int) -> int:
    """Play on to where there is more than one choice, or to the jokers; how many were played."""
    s = room.states[depth].view(STATE)[0]
    played = 0
    while True:
        simplify(s)
        if s.phase == JOKERS:
            return played
        list_choices(room, depth)
        if room.children[depth] > 1:
            return played
        choose(room, depth, 0, depth)
        played += 1


# Who knows more than it would


@compiled
def note_gifts(room: Room, s: State, actor: int, seat: int) -> None:
    """Somebody chooses here, and what another drew in secret lies open."""
    for secret in range(s.secrets):
        owner = s.secret_owner[secret]
        if owner not in (OUT_OF_THE_GAME, actor) and s.secret_colour[secret] != UNKNOWN:
            room.gifts[0 if actor == seat else 1] += 1


# The jokers (C20)


@compiled
def list_jokers(room: Room, depth: int, seat: int) -> tuple[int, int, bool]:
    """Write the payoff of the sealed choice; how many choices there are, and whether that can be solved.

    Rows are those of the seat, columns of the other, in groups by what it may find behind its screen.
    """
    s = room.states[depth].view(STATE)[0]
    s.phase = FINISHED
    fronts = room.fronts
    write_fronts(s, fronts)
    fewest = fewest_warm(s, seat)
    rows = most_warm(s, seat) - fewest + 1
    columns, groups = 0, 0
    can_be_solved = True
    for kind in range(len(room.kinds)):
        chance = 0.0
        for world in range(len(room.kind)):
            if room.kind[world] == kind:
                chance += room.weights[depth, world]
        if chance == 0:
            continue
        lay_behind(s, room.kinds[kind], 1)
        other, replies = settle_others(s, seat)
        if (replies > 1 and s.players > 2) or groups == MOST_GROUPS or columns + replies > MOST_COLUMNS:
            can_be_solved = False
        else:
            room.chances[groups] = chance
            first = fewest_warm(s, other)
            for reply in range(replies):
                s.warm[other] = first + reply
                for row in range(rows):
                    s.warm[seat] = fewest + row
                    room.payoff[row, columns] = return_of(winners_with(s, fronts), s.players, seat)
                room.group[columns] = groups
                columns += 1
            groups += 1
        lay_behind(s, room.kinds[kind], -1)
    reopen(s)
    s.phase = JOKERS
    return rows, columns, can_be_solved


@compiled
def lay_behind(s: State, flowers: Array, sign: int) -> None:
    for owner in range(s.players):
        for colour in range(ALL):
            s.behind[owner, colour] += sign * flowers[owner, colour]


@compiled
def settle_others(s: State, seat: int) -> tuple[int, int]:
    """All others assign as few jokers as they may; the one that may choose most, and how many choices that are."""
    chooser, most = (seat + 1) % s.players, 0
    for other in range(s.players):
        if other != seat:
            fewest = fewest_warm(s, other)
            s.warm[other] = fewest
            if most_warm(s, other) - fewest + 1 > most:
                chooser, most = other, most_warm(s, other) - fewest + 1
    return chooser, most


@compiled
def joker_value(room: Room, depth: int, seat: int) -> float:
    """Of the choice, or NO_VALUE."""
    rows, columns, can_be_solved = list_jokers(room, depth, seat)
    if not can_be_solved:
        return NO_VALUE
    s = room.states[depth].view(STATE)[0]
    if rows > 1:
        note_gifts(room, s, seat, seat)
    if columns > room.group[columns - 1] + 1:
        note_gifts(room, s, (seat + 1) % s.players, seat)
    return guarantee(room.payoff, rows, room.group, columns, room.chances, room.row_shares, room.column_shares)


# Backward induction


@compiled
def begin(room: Room, depth: int, seat: int) -> None:
    """Look at a position for the first time."""
    actor = room.actor[depth]
    room.at[depth] = 0
    room.total[depth] = 0
    room.value[depth] = 0 if actor == CHANCE else 2 * DEFEAT if actor == seat else 2 * VICTORY
    if actor != CHANCE:
        note_gifts(room, room.states[depth].view(STATE)[0], actor, seat)


@compiled
def take(room: Room, depth: int, seat: int, value: float) -> None:
    """So much is the child worth that was looked at last."""
    child, actor = room.at[depth] - 1, room.actor[depth]
    if actor == CHANCE:
        room.value[depth] += room.odds[depth, child] * value
        room.total[depth] += room.odds[depth, child]
    elif actor == seat:
        room.value[depth] = max(room.value[depth], value)
    else:
        room.value[depth] = min(room.value[depth], value)
    if depth == 0:
        room.child_value[child] = value


@compiled
def is_settled(room: Room, depth: int, seat: int) -> bool:
    """Nothing is left to be looked at, or nothing can be better."""
    if room.at[depth] == room.children[depth]:
        return True
    if depth == 0 or room.actor[depth] == CHANCE:
        return False
    return bool(room.value[depth] >= VICTORY if room.actor[depth] == seat else room.value[depth] <= DEFEAT)


@compiled
def value_of(room: Room, depth: int) -> float:
    return room.value[depth] / room.total[depth] if room.actor[depth] == CHANCE else room.value[depth]


@compiled
def induce(room: Room, seat: int, most: int) -> int:
    """Find out what every child of the root is worth; how many actions were played, or GAVE_UP after `most`."""
    players = room.states[0].view(STATE)[0].players
    cost = 1 + len(room.kind) // WORLDS_TOGETHER
    list_choices(room, 0)
    begin(room, 0, seat)
    depth, played = 0, 0
    while depth > 0 or not is_settled(room, 0, seat):
        if is_settled(room, depth, seat):
            value = value_of(room, depth)
            remember(room, depth, value)
            depth -= 1
            take(room, depth, seat, value)
            continue
        follow(room, depth)
        played += (1 + arrive(room, depth + 1)) * cost
        write_key(room, depth + 1)
        key = room.keys[depth + 1]
        place = place_of(room.kept_keys, key, key[0])
        if is_kept(room.kept_keys, place, key):
            take(room, depth, seat, room.kept[place])
        elif room.states[depth + 1].view(STATE)[0].phase == JOKERS:
            value = joker_value(room, depth + 1, seat)
            if value == NO_VALUE:
                return GAVE_UP
            remember(room, depth + 1, value)
            take(room, depth, seat, value)
        else:
            depth += 1
            is_opposed = room.actor[depth] not in (CHANCE, seat) and players > 2
            if is_opposed or depth == MOST_DEPTH - 2:
                return GAVE_UP
            begin(room, depth, seat)
        if played > most:
            return GAVE_UP
    return played


# What may be hidden

World = tuple[tuple[int, ...], ...]
"""[owner][colour] flowers that are hidden."""
NOTHING: World = ((0,) * ALL,) * OWNERS


def worlds_of(s: State) -> dict[World, Fraction]:
    """Of a hidden state: whose hidden flowers may be of which colours, and with which chance; see `knowledge`.

    None at all, if there are more than MOST_WORLDS.
    """
    layer: dict[World, int] = {NOTHING: 1}
    known = [0] * ALL
    for secret in range(s.secrets):
        colour = int(s.secret_colour[secret])
        if colour == UNKNOWN:
            layer = _one_more(s, layer, int(s.secret_owner[secret]))
            if len(layer) > MOST_WORLDS:
                return {}
        else:
            known[colour] += 1
        layer = {world: ways * returns(s, secret, known, hidden_in(world)) for world, ways in layer.items()}
    unseen = tuple(s.bag.tolist())
    chances = {world: ways * orders(unseen, hidden_in(world)) for world, ways in layer.items()}
    total = sum(chances.values())
    return {world: Fraction(chance, total) for world, chance in chances.items() if chance}


def _one_more(s: State, layer: dict[World, int], owner: int) -> dict[World, int]:
    longer: dict[World, int] = {}
    for world, ways in layer.items():
        for colour, away in enumerate(hidden_in(world)):
            if away < s.bag[colour]:
                flowers = list(world[owner])
                flowers[colour] += 1
                more = (*world[:owner], tuple(flowers), *world[owner + 1 :])
                longer[more] = longer.get(more, 0) + ways
    return longer


def hidden_in(world: World) -> tuple[int, ...]:
    """[colour] flowers that are hidden, whoever has them."""
    return tuple(map(sum, zip(*world, strict=True)))


# For players and hints


def solve(position: Position, seat: int, most: int) -> Solution | None:
    """The rest of the game for a seat that is to choose, by at most so many actions.

    None where it is too early, where the seat has nothing to choose, and where it cannot be solved.
    """
    if seat not in position.choosing or not is_near_the_end(position.state, most):
        return None
    known = position.seen_by(seat)
    worlds = worlds_of(known.state)
    if not worlds:
        return None
    room = room_for(known, worlds)
    if known.is_sealed:
        return joker_solution(room, seat)
    played = _fast(induce)(room, seat, most)
    return None if played == GAVE_UP else solution(room, seat, played)


def is_near_the_end(s: State, most: int) -> bool:
    """Whether so many actions may be enough, by the size of the bag."""
    return bool(s.bag_size < len(FEWEST) and FEWEST[s.bag_size] <= most)


def room_for(known: Position, worlds: dict[World, Fraction]) -> Room:
    """The root, and all that may be hidden there."""
    kinds = {kind: number for number, kind in enumerate(dict.fromkeys(map(kind_of, worlds)))}
    room = new_room(len(worlds), len(kinds))
    room.states[0] = known.state_array()
    room.kinds[:] = list(kinds)
    for number, (world, chance) in enumerate(worlds.items()):
        room.weights[0, number] = chance
        room.away[number] = hidden_in(world)
        room.kind[number] = kinds[kind_of(world)]
    return room


def kind_of(world: World) -> World:
    """What of it lies behind screens."""
    return world[:OUT_OF_THE_GAME]


def solution(room: Room, seat: int, played: int) -> Solution:
    actions = room.actions[0, : room.children[0]].tolist()
    values = dict(zip(actions, room.child_value.tolist(), strict=False))
    value = max(values.values())
    best = [action for action in actions if values[action] > value - ROUNDING]
    return Solution(
        value=value,
        values=values,
        shares={action: 1 / len(best) for action in best},
        proved=frozenset(proved(room, values)),
        left_out=LEFT_OUT,
        actions=played,
        is_if_open=True,
    )


def joker_solution(room: Room, seat: int) -> Solution | None:
    value = float(joker_value(room, 0, seat))
    if value == NO_VALUE:
        return None
    rows, columns, _ = list_jokers(room, 0, seat)
    first = WARM_ACTION + int(fewest_warm(room.states[0].view(STATE)[0], seat))
    values = {
        first + row: float(worth_against(room.payoff, row, room.group, columns, room.chances, room.column_shares))
        for row in range(rows)
    }
    return Solution(
        value=value,
        values=values,
        shares={first + row: float(share) for row, share in enumerate(room.row_shares) if share > 0},
        proved=frozenset(proved(room, values)),
        left_out=LEFT_OUT,
        actions=1,
        is_if_open=True,
    )


def proved(room: Room, values: dict[int, float]) -> Iterator[int]:
    """Where nobody had a secret, everything is; else victories that need no gift, and defeats without one."""
    to_seat, to_others = room.gifts
    s = room.states[0].view(STATE)[0]
    is_hidden = any(s.secret_colour[i] == UNKNOWN and s.secret_owner[i] != OUT_OF_THE_GAME for i in range(s.secrets))
    for action, value in values.items():
        is_certain = (value == VICTORY and not to_seat) or (value == DEFEAT and not to_others)
        if is_certain or not (is_hidden or to_seat or to_others):
            yield action


def _fast(function: Any) -> Any:
    """Machine code, unless interpreted play was asked for: this is hurried work."""
    return machine_code(function) if numba_is_there() and engine_mode() != "interpreted" else function
