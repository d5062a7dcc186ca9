"""Ishtar: what is always true, of a position on its way as of one that somebody wrote down."""

from __future__ import annotations

from hortus.contract.compiled import compiled
from hortus.games.ishtar.components import (
    ASSISTANT,
    ASSISTANTS,
    ASSISTANTS_IN_HAND,
    BASIC_TILES,
    BOARD_CELLS,
    BOARDS_BESIDE_PLAYERS,
    BOWLS,
    DISPLAY,
    GEMS,
    GEMS_OF_SKILL,
    GEMS_ON_A_BOARD,
    LOWER_EFFECT,
    LOWER_SKILLS,
    NEIGHBOUR,
    PART_FLOWERS,
    PARTS,
    PAWNS,
    PILE_BASICS,
    PILES,
    PRINT,
    PURPLE,
    ROCK,
    SHAPE_COUNT,
    SHAPE_TILES,
    SKILL_PRICE,
    SKILLS,
    SLOTS,
    STONE,
    SYMBOL_PART,
    TAKE_ASSISTANT,
    TAKE_BLOOM,
    TILE_SYMBOL,
    TILES,
    TREES,
    TURNS,
)
from hortus.games.ishtar.garden import flowers_at, shape_of
from hortus.games.ishtar.lots import bowls_left, figures_left
from hortus.games.ishtar.rules import (
    cards_at,
    display_is_full,
    empty_piles,
    gems_at_hand,
    gems_in_supply,
    may_learn,
    may_place_assistant,
    may_unlock,
)
from hortus.games.ishtar.scoring import cards_planted, has_skill
from hortus.games.ishtar.state import (
    ACTION,
    BLOOM,
    BOARD_LOT,
    BOWL_LOT,
    COLOUR_COUNT,
    DEAL,
    DOUBLE_BLOOM,
    FINISHED,
    FOUNTAIN_BITS,
    FOUNTAIN_LOT,
    GEM,
    LAY,
    NONE,
    NOTHING,
    ON_DISPLAY,
    PAWN,
    PAY_CAN,
    PAY_SKILL,
    PILE,
    PLANT,
    PLANTED,
    RESERVE,
    RESERVED,
    REVEAL,
    SINGLE_BLOOM,
    TOP_LOT,
    TREE,
    TREE_PAWN,
    State,
    map_size,
)

INVARIANT_NAMES = (
    "I2, I6: boards, fountains and piles are there once each, as far as the set-up has come",
    "I6, I9: each tile is in one place, and the piles hold what was not taken",
    "I4, I7: no gem is lost",
    "I8, I16: every card but those of the deck has a pawn, and every card planted a tree on the map",
    "I10: a tile reaches one fountain, that of its garden",
    "I10, I19: flowers side by side are one bed, with one assistant at most, on an assistant's symbol",
    "I7, I13: each player has four assistants",
    "I14: two gems lie on each skill, and an upper one needs the lower one",
    "I15, I16: trees and blooms stand on grass, and the free grass is counted",
    "I19, I20: controlled cells and flowers are counted",
    "I9, I16: what the turn has come to fits its step",
    "I17, I18: turns go round, and the last one ends the game",
)

TALLY = 8  # bits: several counts, each of cells at most, side by side in one number
TALLY_MASK = (1 << TALLY) - 1


@compiled
def invariants(s: State) -> int:
    """0, or the number of the first that is broken."""
    if not set_up_fits(s):
        return 1
    if not tiles_fit(s):
        return 2
    if not gems_fit(s):
        return 3
    if not cards_fit(s):
        return 4
    if not gardens_fit(s):
        return 5
    if not beds_fit(s):
        return 6
    if not assistants_fit(s):
        return 7
    if not skills_fit(s):
        return 8
    if not grass_fits(s):
        return 9
    if not counts_fit(s):
        return 10
    if not step_fits(s):
        return 11
    return 0 if turn_fits(s) else 12


# The set-up


@compiled
def set_up_fits(s: State) -> bool:
    """Each lot is drawn in full before the next begins."""
    boards = s.players + BOARDS_BESIDE_PLAYERS
    sides, figures, bowls, tops = 0, 0, 0, 0
    for slot in range(SLOTS):
        sides += s.side[slot] != NONE
        figures += s.fountain[slot] != NONE
        for other in range(slot):
            if s.side[slot] != NONE and s.side[slot] // 2 == s.side[other] // 2:
                return False
    for pile in range(PILES):
        bowls += s.pile_shape[pile] != NONE
        tops += s.pile_top[pile] != NONE
    for kind in range(COLOUR_COUNT):
        if figures_left(s, kind) < 0:
            return False
    for shape in range(SHAPE_COUNT):
        if bowls_left(s, shape) < 0:
            return False
    phase = s.phase
    if phase == BOARD_LOT:
        return sides < boards and figures == 0 and bowls == 0 and tops == 0
    if phase == FOUNTAIN_LOT:
        return sides == boards and figures < boards and bowls == 0 and tops == 0
    if phase == BOWL_LOT:
        return sides == boards and figures == boards and bowls < PILES and tops == 0
    if phase == TOP_LOT:
        return sides == boards and figures == boards and bowls == PILES and tops < PILES
    return sides == boards and figures == boards and bowls == PILES


# Tiles and piles


@compiled
def tiles_fit(s: State) -> bool:
    """No tile is in two places, and none that was never seen is anywhere."""
    garden, tops = s.garden, s.pile_top
    for tile in range(TILES):
        if (garden[tile] != NONE or tile == s.tile) and is_unseen(s, tile):
            return False
    for pile in range(PILES):
        tile = tops[pile]
        if tile != NONE:
            if shape_of(tile) != s.pile_shape[pile] or garden[tile] != NONE or tile == s.tile or is_unseen(s, tile):
                return False
            for other in range(pile):
                if tops[other] == tile:
                    return False
    return face_down_tiles_fit(s) and tops_fit(s)


@compiled
def is_unseen(s: State, tile: int) -> bool:
    which = tile % SHAPE_TILES
    return which < BASIC_TILES and s.unseen[shape_of(tile)] >> which & 1 == 1


@compiled
def face_down_tiles_fit(s: State) -> bool:
    """Of each shape as many tiles were never seen as lie face down or were not used."""
    for shape in range(SHAPE_COUNT):
        hidden = BASIC_TILES - BOWLS * PILE_BASICS[s.players]
        for which in range(BASIC_TILES):
            hidden -= s.unseen[shape] >> which & 1
        for pile in range(PILES):
            if s.pile_shape[pile] == shape:
                hidden += s.pile_size[pile] - (s.pile_top[pile] != NONE)
        hidden += bowls_left(s, shape) * PILE_BASICS[s.players]
        if hidden != 0:
            return False
    return True


@compiled
def tops_fit(s: State) -> bool:
    """A pile shows its top, unless the can stands there or has just left it."""
    for pile in range(PILES):
        if not 0 <= s.pile_size[pile] <= PILE_BASICS[s.players] + 1:
            return False
        is_shown = s.phase > TOP_LOT and s.pile_size[pile] > 0 and pile != s.can and pile != s.left
        if s.phase != TOP_LOT and is_shown != (s.pile_top[pile] != NONE):
            return False
    return True


@compiled
def tiles_taken(s: State) -> int:
    left = 0
    for pile in range(PILES):
        left += s.pile_size[pile]
    return PILES * (PILE_BASICS[s.players] + 1) - left


# Gems and cards


@compiled
def gems_fit(s: State) -> bool:
    on_map = gems_on_map(s)
    for colour in range(COLOUR_COUNT):
        total = s.supply[colour] + (on_map >> TALLY * colour & TALLY_MASK)
        if s.supply[colour] < 0:
            return False
        for seat in range(s.players):
            if s.gems[seat, colour] < 0 or s.spent[seat, colour] < 0:
                return False
            total += s.gems[seat, colour] + s.spent[seat, colour]
        if total != GEMS[colour]:
            return False
    return True


@compiled
def gems_on_map(s: State) -> int:
    """On rocks that no tile covers, a tally for each colour; a board that is still to come brings all of its gems."""
    tallies = 0
    part = s.part
    for slot in range(s.players + BOARDS_BESIDE_PLAYERS):
        side, turn = s.side[slot], s.turn[slot]
        if side == NONE:
            for colour in range(COLOUR_COUNT):
                tallies += GEMS_ON_A_BOARD[colour] << TALLY * colour
            continue
        for number in range(BOARD_CELLS):
            ground = PRINT[side, turn, number]
            if ROCK <= ground < STONE and part[slot * BOARD_CELLS + number] == NONE:
                tallies += 1 << TALLY * int(ground - ROCK)
    return tallies


@compiled
def cards_fit(s: State) -> bool:
    pawns, trees, planted = 0, 0, 0
    for tree in range(TREES):
        pawns += s.card[tree] >= ON_DISPLAY
        planted += s.card[tree] >= PLANTED
    on = s.on
    for cell in range(map_size(s)):
        trees += on[cell] == TREE_PAWN
    for seat in range(s.players):
        if cards_at(s, RESERVED + seat) > 1:
            return False
    return pawns <= PAWNS and cards_at(s, ON_DISPLAY) <= DISPLAY and trees + (s.phase == PLANT) == planted


# The garden


@compiled
def gardens_fit(s: State) -> bool:
    parts, near, garden = s.part, s.near, s.garden
    for cell in range(map_size(s)):
        part = parts[cell]
        if part != NONE and near[cell] & FOUNTAIN_BITS != 1 << garden[part // PARTS]:
            return False
    return True


@compiled
def beds_fit(s: State) -> bool:
    beds, on, parts = s.bed, s.on, s.part
    for cell in range(map_size(s)):
        bed = beds[cell]
        if bed != NONE:
            for direction in range(TURNS):
                other = beds[NEIGHBOUR[cell, direction]]
                if other != NONE and other != bed:
                    return False
        if on[cell] >= PAWN:
            tile = parts[cell] // PARTS
            is_symbol = parts[cell] % PARTS == SYMBOL_PART[tile] and TILE_SYMBOL[tile] & ASSISTANT != 0
            if bed != on[cell] - PAWN or not is_symbol:
                return False
    return True


@compiled
def assistants_fit(s: State) -> bool:
    on = s.on
    standing = 0
    for cell in range(map_size(s)):
        if on[cell] >= PAWN:
            standing += 1 << TALLY * int((on[cell] - PAWN) // ASSISTANTS)
    for seat in range(s.players):
        if s.hand[seat] < 0 or s.hand[seat] + s.rug[seat] + (standing >> TALLY * seat & TALLY_MASK) != ASSISTANTS:
            return False
        taken = 0
        for letter in range(LOWER_SKILLS):
            taken += LOWER_EFFECT[letter] == TAKE_ASSISTANT and has_skill(s, seat, letter)
        if s.rug[seat] != ASSISTANTS - ASSISTANTS_IN_HAND - taken:
            return False
    return True


@compiled
def skills_fit(s: State) -> bool:
    for seat in range(s.players):
        lower = s.skills[seat] & (1 << LOWER_SKILLS) - 1
        upper = s.skills[seat] >> LOWER_SKILLS
        if upper & ~lower != 0:
            return False
        gems = 0
        for skill in range(SKILLS):
            gems += SKILL_PRICE * has_skill(s, seat, skill)
        if s.phase == PAY_SKILL and s.seat == seat:
            gems += SKILL_PRICE - s.due
        for colour in range(COLOUR_COUNT):
            gems -= s.spent[seat, colour]
        if gems != 0:
            return False
    return True


@compiled
def grass_fits(s: State) -> bool:
    """Each player has had at most one bloom, for skill b."""
    parts, ons, beds = s.part, s.on, s.bed
    grass, halves, blooms = 0, 0, 0
    for cell in range(map_size(s)):
        on = ons[cell]
        grass += on == NOTHING and beds[cell] == NONE and parts[cell] != NONE
        if NOTHING < on < PAWN and (parts[cell] == NONE or PART_FLOWERS[parts[cell]] > 0):
            return False
        blooms += on == SINGLE_BLOOM
        if DOUBLE_BLOOM <= on < PAWN:
            halves += 1
            direction = on - DOUBLE_BLOOM
            mate = ons[NEIGHBOUR[cell, direction]]
            if mate != DOUBLE_BLOOM + (direction + TURNS // 2) % TURNS:
                return False
    learnt = 0
    for seat in range(s.players):
        for letter in range(LOWER_SKILLS):
            learnt += LOWER_EFFECT[letter] == TAKE_BLOOM and has_skill(s, seat, letter)
    return grass == s.grass and blooms + halves // 2 + (s.phase == BLOOM) <= learnt


@compiled
def counts_fit(s: State) -> bool:
    beds = s.bed
    for seat in range(s.players):
        flowers, cells = 0, 0
        for cell in range(map_size(s)):
            if seat * ASSISTANTS <= beds[cell] < (seat + 1) * ASSISTANTS:
                flowers += flowers_at(s, cell)
                cells += 1 << TALLY * int(s.garden[s.part[cell] // PARTS])
        if flowers != s.flowers[seat]:
            return False
        for slot in range(SLOTS):
            if cells >> TALLY * slot & TALLY_MASK != s.held[seat, slot]:
                return False
    return True


# The turn


@compiled
def step_fits(s: State) -> bool:
    """Everything that waits for this step is there, and nothing else."""
    phase, seat = s.phase, s.seat
    if (phase in (PAY_CAN, PAY_SKILL, GEM)) != (s.due > 0) or s.due < 0:
        return False
    if (phase == PAY_SKILL) != (s.skill != NONE) or (phase == PLANT) != (s.tree != NONE):
        return False
    if (phase == REVEAL and s.left == NONE) or (s.left != NONE and phase not in (PAY_CAN, REVEAL)):
        return False
    if s.left != NONE and (s.left == s.can or s.pile_size[s.left] == 0):
        return False
    has_tile = phase in (PAY_CAN, REVEAL) or LAY <= phase < FINISHED
    if has_tile != (s.tile != NONE):
        return False
    if has_tile and phase < ACTION and s.garden[s.tile] != NONE:
        return False
    if has_tile and ACTION <= phase < TREE and s.garden[s.tile] == NONE:
        return False
    if phase == PAY_CAN:
        return s.due <= min(PILES - 2, gems_at_hand(s, seat))
    if phase == ACTION:
        return may_place_assistant(s) or may_learn(s)
    if phase == PAY_SKILL:
        return s.due <= min(SKILL_PRICE, gems_at_hand(s, seat)) and may_unlock(s, s.skill)
    if phase == RESERVE:
        return cards_at(s, ON_DISPLAY) > 0
    if phase == GEM:
        return s.due <= min(GEMS_OF_SKILL, gems_in_supply(s))
    if phase == PLANT:
        return s.card[s.tree] == PLANTED + seat and s.grass > 0
    return True


@compiled
def turn_fits(s: State) -> bool:
    """A turn takes one tile, so the tiles taken tell whose turn it is."""
    phase = s.phase
    if phase <= TOP_LOT:
        return s.can == NONE and s.seat == 0 and nothing_has_grown(s)
    turns = tiles_taken(s)
    if (turns == 0) != (s.can == NONE):
        return False
    if turns == 0:
        return phase in (DEAL, PILE) and s.seat == 0 and nothing_has_grown(s) and display_is_full(s) == (phase == PILE)
    is_over = turns % s.players == 0 and empty_piles(s) >= 2
    if empty_piles(s) > 1 + s.seat + (phase != PILE):  # a round begins with one at most
        return False
    if phase == PILE:
        return s.seat == turns % s.players and display_is_full(s) and not is_over
    if s.seat != (turns - 1) % s.players:
        return False
    if phase == FINISHED:
        return is_over and display_is_full(s)
    return phase != DEAL or not display_is_full(s)


@compiled
def nothing_has_grown(s: State) -> bool:
    part = s.part
    for cell in range(map_size(s)):
        if part[cell] != NONE:
            return False
    for seat in range(s.players):
        if s.skills[seat] != 0 or cards_planted(s, seat) > 0 or cards_at(s, RESERVED + seat) > 0:
            return False
        if gems_at_hand(s, seat) != 1 or s.gems[seat, PURPLE] != 1:
            return False
    return True
