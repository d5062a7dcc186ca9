"""Ishtar: gardeners water the desert from its fountains, keep flowerbeds, learn skills and plant trees.

The rule numbers are those of docs/games/ishtar.md. `lots` sets the table, `garden` knows where things may grow,
`scoring` what they are worth; here are the turn and its decisions.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hortus.contract.choices import each_positive
from hortus.contract.compiled import compiled
from hortus.contract.game import CHANCE, OVER
from hortus.games.ishtar.components import (
    ASSISTANT,
    ASSISTANTS,
    BASIC_TILES,
    CELLS,
    DISPLAY,
    EDGES,
    GEMS_OF_SKILL,
    LOWER_EFFECT,
    LOWER_SKILLS,
    MASTERY,
    PART_CELL,
    PARTS,
    PAWNS,
    PILES,
    ROCK,
    SAND,
    SHAPE_TILES,
    SKILL_PRICE,
    SKILLS,
    SYMBOL_PART,
    TAKE_ASSISTANT,
    TAKE_BLOOM,
    TAKE_TREE,
    TILE_SYMBOL,
    TREE_PRICE,
    TREES,
    TURNS,
)
from hortus.games.ishtar.garden import (
    bloom_double,
    bloom_single,
    fits,
    ground_at,
    is_free_grass,
    lay_tile,
    may_anchor,
    may_bloom,
    may_bloom_double,
    place_assistant,
    shape_of,
)
from hortus.games.ishtar.lots import (
    bowls_left,
    figures_left,
    legal_board,
    legal_bowl,
    legal_fountain,
    legal_top,
    play_lot,
)
from hortus.games.ishtar.scoring import has_skill
from hortus.games.ishtar.state import (
    ACTION,
    ASSISTANT_ACTION,
    BLOOM,
    BOARD_LOT,
    BOWL_ACTION,
    BOWL_LOT,
    COLOUR_COUNT,
    DEAL,
    DECK,
    DISCARD_ACTION,
    DONE_ACTION,
    DOUBLE_ACTION,
    FINISHED,
    FOUNTAIN_ACTION,
    FOUNTAIN_LOT,
    GEM,
    GEM_ACTION,
    LAY,
    LAY_ACTION,
    NO_BLOOM_ACTION,
    NONE,
    ON_DISPLAY,
    PAY_ACTION,
    PAY_CAN,
    PAY_SKILL,
    PILE,
    PILE_ACTION,
    PLANT,
    PLANT_ACTION,
    PLANTED,
    RESERVE,
    RESERVE_ACTION,
    RESERVED,
    REVEAL,
    REVEAL_ACTION,
    SINGLE_ACTION,
    SKILL_ACTION,
    SKIP_ACTION,
    TOP_LOT,
    TREE,
    TREE_ACTION,
    TREE_PAWN,
    UNKEPT,
    State,
    map_size,
)

VERSION = 1

ALL_SKILLS = (1 << SKILLS) - 1


# Whose turn it is


@compiled
def player_count(s: State) -> int:
    return s.players


@compiled
def to_act(s: State) -> int:
    if s.phase <= REVEAL:
        return CHANCE
    return OVER if s.phase == FINISHED else s.seat


@compiled
def sealed(s: State) -> bool:
    """Nothing is chosen in secret."""
    return False


def formality(s: State) -> bool:
    """A gem that is paid or taken: with one colour to choose from, there is nothing to choose (I9, I14)."""
    return s.phase in (PAY_CAN, PAY_SKILL, GEM)


# Tree cards come to the display, at the start and at the end of every turn (I8, I17)


@compiled
def cards_at(s: State, place: int) -> int:
    total = 0
    for tree in range(TREES):
        total += s.card[tree] == place
    return total


@compiled
def display_is_full(s: State) -> bool:
    """Or no pawn is left for another card; there are more cards than pawns."""
    return cards_at(s, ON_DISPLAY) == DISPLAY or TREES - cards_at(s, DECK) == PAWNS


@compiled
def legal_cards(s: State, first: int, place: int, out: NDArray[np.int64]) -> int:
    n = 0
    for tree in range(TREES):
        out[n] = first + tree
        n += s.card[tree] == place
    return n


@compiled
def play_deal(s: State, tree: int) -> None:
    s.card[tree] = ON_DISPLAY
    if display_is_full(s):
        if s.can == NONE:
            s.phase = PILE
        else:
            next_turn(s)


# The can moves on, and a tile is taken (I9)


@compiled
def steps_to(s: State, pile: int) -> int:
    """How many piles with tiles the can comes to until it stands at this one, itself included; 1 if the choice is free.

    It never has to come round to where it stands: when a second pile is empty, at most three turns are left, so that at
    the beginning of the last one four piles are empty at most.
    """
    if s.can == NONE:
        return 1
    steps = 0
    at = s.can
    while at != pile:
        at = (at + 1) % PILES
        steps += s.pile_size[at] > 0
    return steps


@compiled
def gems_at_hand(s: State, seat: int) -> int:
    total = 0
    for colour in range(COLOUR_COUNT):
        total += s.gems[seat, colour]
    return total


@compiled
def legal_pile(s: State, out: NDArray[np.int64]) -> int:
    gems = gems_at_hand(s, s.seat)
    n = 0
    for pile in range(PILES):
        out[n] = PILE_ACTION + pile
        n += pile != s.can and s.pile_size[pile] > 0 and steps_to(s, pile) - 1 <= gems
    return n


@compiled
def play_pile(s: State, pile: int) -> None:
    s.due = steps_to(s, pile) - 1
    s.left = s.can
    if s.can != NONE and s.pile_size[s.can] == 0:
        s.left = NONE
    s.can = pile
    s.tile = s.pile_top[pile]
    s.pile_top[pile] = NONE
    s.pile_size[pile] -= 1
    after_can(s)


@compiled
def after_can(s: State) -> None:
    if s.due > 0:
        s.phase = PAY_CAN
    else:
        s.phase = LAY if s.left == NONE else REVEAL


@compiled
def legal_pay(s: State, out: NDArray[np.int64]) -> int:
    return each_positive(s.gems[s.seat], PAY_ACTION, out, 0)


@compiled
def play_pay_can(s: State, colour: int) -> None:
    s.gems[s.seat, colour] -= 1
    s.supply[colour] += 1
    s.due -= 1
    after_can(s)


@compiled
def legal_reveal(s: State, out: NDArray[np.int64]) -> int:
    shape = s.pile_shape[s.left]
    n = 0
    for which in range(BASIC_TILES):
        out[n] = REVEAL_ACTION + shape * BASIC_TILES + which
        n += s.unseen[shape] >> which & 1
    return n


@compiled
def play_reveal(s: State, shape: int, which: int) -> None:
    s.unseen[shape] ^= 1 << which
    s.pile_top[s.left] = shape * SHAPE_TILES + which
    s.left = NONE
    s.phase = LAY


# The tile is laid, and its gems are taken (I10, I11, I12)


@compiled
def legal_lay(s: State, out: NDArray[np.int64]) -> int:
    """Every anchor and turn where the tile fits; if there is none, it is discarded."""
    n, tile = 0, s.tile
    for anchor in range(map_size(s)):
        if may_anchor(s, anchor):
            for turn in range(TURNS):
                out[n] = LAY_ACTION + anchor * TURNS + turn
                n += fits(s, tile, anchor, turn)
    if n == 0:
        out[0] = DISCARD_ACTION
        n = 1
    return n


@compiled
def play_lay(s: State, anchor: int, turn: int) -> None:
    shape = shape_of(s.tile)
    for part in range(PARTS):
        ground = ground_at(s, int(PART_CELL[shape, anchor, turn, part]))
        if ground != SAND:
            s.gems[s.seat, ground - ROCK] += 1
    lay_tile(s, s.tile, anchor, turn)
    s.phase = ACTION if may_place_assistant(s) or may_learn(s) else TREE


# The symbol's action (I13)


@compiled
def symbol_cell(s: State) -> int:
    """Where the symbol of the tile just laid is."""
    cell = 0
    while s.part[cell] != s.tile * PARTS + SYMBOL_PART[s.tile]:
        cell += 1
    return cell


@compiled
def may_place_assistant(s: State) -> bool:
    if TILE_SYMBOL[s.tile] & ASSISTANT == 0 or s.hand[s.seat] == 0:
        return False
    return s.bed[symbol_cell(s)] >= UNKEPT


@compiled
def may_learn(s: State) -> bool:
    """As long as a skill is left, one can be unlocked: a lower one, or else an upper one."""
    if TILE_SYMBOL[s.tile] & MASTERY == 0 or s.skills[s.seat] == ALL_SKILLS:
        return False
    return gems_at_hand(s, s.seat) >= SKILL_PRICE


@compiled
def may_unlock(s: State, skill: int) -> bool:
    """Once a game, and the upper skill of a letter after the lower one (I14)."""
    is_open = skill < LOWER_SKILLS or has_skill(s, s.seat, skill - LOWER_SKILLS)
    return is_open and not has_skill(s, s.seat, skill)


@compiled
def legal_action(s: State, out: NDArray[np.int64]) -> int:
    n = 0
    out[n] = ASSISTANT_ACTION
    n += may_place_assistant(s)
    if may_learn(s):
        for skill in range(SKILLS):
            out[n] = SKILL_ACTION + skill
            n += may_unlock(s, skill)
    out[n] = SKIP_ACTION
    return n + 1


@compiled
def play_assistant(s: State) -> None:
    seat = s.seat
    standing = ASSISTANTS - s.hand[seat] - s.rug[seat]
    s.hand[seat] -= 1
    place_assistant(s, symbol_cell(s), seat * ASSISTANTS + standing)
    s.phase = TREE


# Skills (I14)


@compiled
def play_skill(s: State, skill: int) -> None:
    s.skill = skill
    s.due = SKILL_PRICE
    s.phase = PAY_SKILL


@compiled
def play_pay_skill(s: State, colour: int) -> None:
    s.gems[s.seat, colour] -= 1
    s.spent[s.seat, colour] += 1
    s.due -= 1
    if s.due == 0:
        skill = s.skill
        s.skill = NONE
        s.skills[s.seat] |= 1 << skill
        s.phase = TREE
        if skill < LOWER_SKILLS:
            begin_effect(s, LOWER_EFFECT[skill])


@compiled
def begin_effect(s: State, effect: int) -> None:
    """What a lower skill does at once; what cannot be done is left out."""
    if effect == TAKE_ASSISTANT:
        s.rug[s.seat] -= 1
        s.hand[s.seat] += 1
    elif effect == TAKE_BLOOM:
        s.phase = BLOOM
    elif effect == TAKE_TREE:
        if cards_at(s, ON_DISPLAY) > 0:
            s.phase = RESERVE
    else:
        s.due = min(GEMS_OF_SKILL, gems_in_supply(s))
        if s.due > 0:
            s.phase = GEM


@compiled
def gems_in_supply(s: State) -> int:
    total = 0
    for colour in range(COLOUR_COUNT):
        total += s.supply[colour]
    return total


@compiled
def legal_bloom(s: State, out: NDArray[np.int64]) -> int:
    """There is a bloom of each size for every player, so that none ever lacks (I15)."""
    n = 0
    for cell in range(CELLS):
        out[n] = SINGLE_ACTION + cell
        n += may_bloom(s, cell)
    for edge in range(len(EDGES)):
        out[n] = DOUBLE_ACTION + edge
        n += may_bloom_double(s, int(EDGES[edge, 0]), int(EDGES[edge, 1]))
    out[n] = NO_BLOOM_ACTION
    return n + 1


@compiled
def play_bloom(s: State, action: int) -> None:
    if action < DOUBLE_ACTION:
        bloom_single(s, action - SINGLE_ACTION)
    elif action < NO_BLOOM_ACTION:
        edge = action - DOUBLE_ACTION
        bloom_double(s, int(EDGES[edge, 0]), int(EDGES[edge, 1]))
    s.phase = TREE


@compiled
def play_reserve(s: State, tree: int) -> None:
    s.card[tree] = RESERVED + s.seat
    s.phase = TREE


@compiled
def legal_gem(s: State, out: NDArray[np.int64]) -> int:
    return each_positive(s.supply, GEM_ACTION, out, 0)


@compiled
def play_gem(s: State, colour: int) -> None:
    s.supply[colour] -= 1
    s.gems[s.seat, colour] += 1
    s.due -= 1
    if s.due == 0:
        s.phase = TREE


# Trees (I16)


@compiled
def can_pay(s: State, seat: int, tree: int) -> bool:
    for colour in range(COLOUR_COUNT):
        if s.gems[seat, colour] < TREE_PRICE[tree, colour]:
            return False
    return True


@compiled
def is_offered(s: State, tree: int) -> bool:
    """On display, or reserved by the player whose turn it is."""
    return s.card[tree] in (ON_DISPLAY, RESERVED + s.seat)


@compiled
def legal_tree(s: State, out: NDArray[np.int64]) -> int:
    n = 0
    if s.grass > 0:
        for tree in range(TREES):
            out[n] = TREE_ACTION + tree
            n += is_offered(s, tree) and can_pay(s, s.seat, tree)
    out[n] = DONE_ACTION
    return n + 1


@compiled
def play_tree(s: State, tree: int) -> None:
    for colour in range(COLOUR_COUNT):
        s.gems[s.seat, colour] -= TREE_PRICE[tree, colour]
        s.supply[colour] += TREE_PRICE[tree, colour]
    s.card[tree] = PLANTED + s.seat
    s.tree = tree
    s.phase = PLANT


@compiled
def legal_plant(s: State, out: NDArray[np.int64]) -> int:
    n = 0
    for cell in range(CELLS):
        out[n] = PLANT_ACTION + cell
        n += is_free_grass(s, cell)
    return n


@compiled
def play_plant(s: State, cell: int) -> None:
    s.on[cell] = TREE_PAWN
    s.grass -= 1
    s.tree = NONE
    s.phase = TREE


# The end of a turn, the end of the game (I17, I18)


@compiled
def play_done(s: State) -> None:
    s.tile = NONE
    if display_is_full(s):
        next_turn(s)
    else:
        s.phase = DEAL


@compiled
def empty_piles(s: State) -> int:
    total = 0
    for pile in range(PILES):
        total += s.pile_size[pile] == 0
    return total


@compiled
def next_turn(s: State) -> None:
    """Once a second pile is empty, the last seat's turn is the last."""
    is_last = s.seat == s.players - 1
    if is_last and empty_piles(s) >= 2:
        s.phase = FINISHED
    else:
        s.seat = 0 if is_last else s.seat + 1
        s.phase = PILE


# The flow


@compiled
def legal(s: State, seat: int, out: NDArray[np.int64]) -> int:
    phase = s.phase
    if phase == LAY:
        return legal_lay(s, out)
    if phase == PILE:
        return legal_pile(s, out)
    if phase == REVEAL:
        return legal_reveal(s, out)
    if phase == TREE:
        return legal_tree(s, out)
    if phase in (PAY_CAN, PAY_SKILL):
        return legal_pay(s, out)
    if phase == ACTION:
        return legal_action(s, out)
    if phase == PLANT:
        return legal_plant(s, out)
    if phase == DEAL:
        return legal_cards(s, TREE_ACTION, DECK, out)
    if phase == BLOOM:
        return legal_bloom(s, out)
    if phase == RESERVE:
        return legal_cards(s, RESERVE_ACTION, ON_DISPLAY, out)
    if phase == GEM:
        return legal_gem(s, out)
    if phase == BOARD_LOT:
        return legal_board(s, out)
    if phase == FOUNTAIN_LOT:
        return legal_fountain(s, out)
    if phase == BOWL_LOT:
        return legal_bowl(s, out)
    if phase == TOP_LOT:
        return legal_top(s, out)
    return 0


@compiled
def weight(s: State, action: int) -> int:
    """Figures and bowls of one kind are alike; boards, tiles and cards are there once each."""
    if s.phase == FOUNTAIN_LOT:
        return figures_left(s, action - FOUNTAIN_ACTION)
    if s.phase == BOWL_LOT:
        return bowls_left(s, action - BOWL_ACTION)
    return 1


@compiled
def play(s: State, action: int) -> None:
    phase = s.phase
    if phase == LAY:
        if action == DISCARD_ACTION:
            s.phase = TREE
        else:
            play_lay(s, (action - LAY_ACTION) // TURNS, (action - LAY_ACTION) % TURNS)
    elif phase == PILE:
        play_pile(s, action - PILE_ACTION)
    elif phase == REVEAL:
        play_reveal(s, (action - REVEAL_ACTION) // BASIC_TILES, (action - REVEAL_ACTION) % BASIC_TILES)
    elif phase == TREE:
        if action == DONE_ACTION:
            play_done(s)
        else:
            play_tree(s, action - TREE_ACTION)
    elif phase == PAY_CAN:
        play_pay_can(s, action - PAY_ACTION)
    elif phase == ACTION:
        play_action(s, action)
    elif phase == PAY_SKILL:
        play_pay_skill(s, action - PAY_ACTION)
    elif phase == PLANT:
        play_plant(s, action - PLANT_ACTION)
    elif phase == DEAL:
        play_deal(s, action - TREE_ACTION)
    elif phase == BLOOM:
        play_bloom(s, action)
    elif phase == RESERVE:
        play_reserve(s, action - RESERVE_ACTION)
    elif phase == GEM:
        play_gem(s, action - GEM_ACTION)
    else:
        play_lot(s, action)


@compiled
def play_action(s: State, action: int) -> None:
    if action == ASSISTANT_ACTION:
        play_assistant(s)
    elif action == SKIP_ACTION:
        s.phase = TREE
    else:
        play_skill(s, action - SKILL_ACTION)
