"""Ishtar: the map and what grows on it (I1 to I5, I10, I12, I15).

Nothing is ever searched for. Each cell keeps two notes, and whoever changes the map brings those of the cells around it
up to date:

- `near`: which fountains a tile here would reach. A tile belongs to its fountain for good, so laying one passes the
  fountain's bit to its neighbours, and three cells fit if their notes together show one bit. REACHED marks where an
  anchor has a chance: two steps from a fountain or a tile. That is the frontier; the rest of the map is never tried.
- `guard`: which kept flowerbed a flower here would join, or SEVERAL, where no flower can ever lie. Kept beds only grow
  and never merge, so a note is never taken back.

Flowerbeds have names (see `state`); when two grow together, the one with the higher name is renamed in one sweep.
"""

from __future__ import annotations

from hortus.contract.compiled import compiled
from hortus.games.ishtar.components import (
    ASSISTANTS,
    BOARD_CELLS,
    CELLS,
    DOUBLE_FLOWERS,
    FOUNTAIN,
    NEIGHBOUR,
    PART_CELL,
    PART_FLOWERS,
    PARTS,
    PRINT,
    SHAPE_TILES,
    SINGLE_FLOWERS,
    STONE,
    TRIANGLE,
    TURNS,
)
from hortus.games.ishtar.state import (
    BLOCKED,
    DOUBLE_BLOOM,
    FOUNTAIN_BITS,
    NONE,
    NOTHING,
    PAWN,
    REACHED,
    SEVERAL,
    SINGLE_BLOOM,
    UNKEPT,
    State,
)

# The ground (I1, I2, I4)


@compiled
def clear_map(s: State) -> None:
    """Nothing anywhere: every cell is blocked until a board lies there."""
    for cell in range(CELLS + 1):
        s.part[cell] = NONE
        s.on[cell] = NOTHING
        s.near[cell] = BLOCKED
        s.bed[cell] = NONE
        s.guard[cell] = NONE


@compiled
def ground_at(s: State, cell: int) -> int:
    """What is printed on a cell where a board lies."""
    slot = cell // BOARD_CELLS
    return PRINT[s.side[slot], s.turn[slot], cell % BOARD_CELLS]


@compiled
def lay_board(s: State, slot: int, side: int, turn: int) -> None:
    s.side[slot] = side
    s.turn[slot] = turn
    for cell in range(slot * BOARD_CELLS, (slot + 1) * BOARD_CELLS):
        ground = ground_at(s, cell)
        if ground < STONE:
            s.near[cell] &= ~BLOCKED
        if ground == FOUNTAIN:
            pass_water(s, cell, slot)


@compiled
def pass_water(s: State, cell: int, slot: int) -> None:
    """From here the fountain of a slot is reached: tell the cells around, and mark what is two steps away."""
    near = s.near
    for direction in range(TURNS):
        neighbour = NEIGHBOUR[cell, direction]
        near[neighbour] |= 1 << slot | REACHED
        for further in range(TURNS):
            near[NEIGHBOUR[neighbour, further]] |= REACHED


# Where a tile fits (I10)


@compiled
def shape_of(tile: int) -> int:
    return tile // SHAPE_TILES


@compiled
def may_anchor(s: State, cell: int) -> bool:
    return s.near[cell] & (BLOCKED | REACHED) == REACHED


@compiled
def fits(s: State, tile: int, anchor: int, turn: int) -> bool:
    shape = shape_of(tile)
    a, b, c = PART_CELL[shape, anchor, turn, 0], PART_CELL[shape, anchor, turn, 1], PART_CELL[shape, anchor, turn, 2]
    near, guard = s.near, s.guard
    water = (near[a] | near[b] | near[c]) & (FOUNTAIN_BITS | BLOCKED)
    if water == 0 or water & (water - 1) != 0:
        return False
    return guard[a] & guard[b] & guard[c] == NONE or beds_stay_apart(s, tile, a, b, c)


@compiled
def beds_stay_apart(s: State, tile: int, a: int, b: int, c: int) -> bool:
    """Whether the tile's flowers bring no two assistants together. Only its two ends may lie in different beds."""
    first = s.guard[a] if PART_FLOWERS[tile * PARTS] > 0 else NONE
    middle = s.guard[b] if PART_FLOWERS[tile * PARTS + 1] > 0 else NONE
    last = s.guard[c] if PART_FLOWERS[tile * PARTS + 2] > 0 else NONE
    if first == SEVERAL or middle == SEVERAL or last == SEVERAL:
        return False
    if differ(first, middle) or differ(middle, last):
        return False
    if not differ(first, last):
        return True
    ends_are_apart = shape_of(tile) != TRIANGLE and PART_FLOWERS[tile * PARTS + 1] == 0
    return ends_are_apart and not share_a_bed(s, a, c)


@compiled
def differ(guard: int, other: int) -> bool:
    """Two different assistants."""
    return guard != NONE and other != NONE and guard != other


@compiled
def share_a_bed(s: State, cell: int, other: int) -> bool:
    """Whether both cells touch the same flowerbed, which may then join what they hold."""
    for direction in range(TURNS):
        bed = s.bed[NEIGHBOUR[cell, direction]]
        if bed != NONE:
            for back in range(TURNS):
                if s.bed[NEIGHBOUR[other, back]] == bed:
                    return True
    return False


# Growing


@compiled
def lay_tile(s: State, tile: int, anchor: int, turn: int) -> None:
    """Put a tile where it fits; it belongs to the one fountain that it reaches."""
    shape = shape_of(tile)
    water = 0
    for part in range(PARTS):
        water |= s.near[PART_CELL[shape, anchor, turn, part]] & FOUNTAIN_BITS
    slot = 0
    while water >> slot & 1 == 0:
        slot += 1
    s.garden[tile] = slot
    for part in range(PARTS):
        cover(s, int(PART_CELL[shape, anchor, turn, part]), tile * PARTS + part, slot)


@compiled
def cover(s: State, cell: int, part: int, slot: int) -> None:
    s.part[cell] = part
    s.near[cell] |= BLOCKED
    pass_water(s, cell, slot)
    if PART_FLOWERS[part] > 0:
        flower(s, cell)
    else:
        s.grass += 1


@compiled
def flower(s: State, cell: int) -> None:
    """A cell comes into flower: a bed of its own, which joins those around it."""
    bed = s.bed
    bed[cell] = UNKEPT + cell
    for direction in range(TURNS):
        other = bed[NEIGHBOUR[cell, direction]]
        if other != NONE and other != bed[cell]:
            join(s, int(bed[cell]), int(other))


@compiled
def join(s: State, bed: int, other: int) -> None:
    """Two beds become one, under the lower name; if an assistant keeps one, then the other too."""
    low, high = min(bed, other), max(bed, other)
    if low < UNKEPT:
        keep(s, high, low)
    else:
        rename(s, high, low)


@compiled
def rename(s: State, old: int, new: int) -> None:
    bed = s.bed
    for cell in range(CELLS):
        bed[cell] = new if bed[cell] == old else bed[cell]


@compiled
def keep(s: State, bed: int, assistant: int) -> None:
    """An assistant comes to keep a bed: it takes that name, its owner counts it, and the cells around note it."""
    seat = assistant // ASSISTANTS
    for cell in range(CELLS):
        if s.bed[cell] == bed:
            s.bed[cell] = assistant
            s.flowers[seat] += flowers_at(s, cell)
            s.held[seat, s.garden[s.part[cell] // PARTS]] += 1
            for direction in range(TURNS):
                neighbour = NEIGHBOUR[cell, direction]
                known = s.guard[neighbour]
                s.guard[neighbour] = SEVERAL if differ(known, assistant) else assistant


@compiled
def place_assistant(s: State, cell: int, assistant: int) -> None:
    s.on[cell] = PAWN + assistant
    keep(s, int(s.bed[cell]), assistant)


# Grass, blooms and flowers (I15, I16, I20)


@compiled
def is_free_grass(s: State, cell: int) -> bool:
    return s.part[cell] != NONE and s.bed[cell] == NONE and s.on[cell] == NOTHING


@compiled
def may_bloom(s: State, cell: int) -> bool:
    return is_free_grass(s, cell) and s.guard[cell] != SEVERAL


@compiled
def may_bloom_double(s: State, cell: int, other: int) -> bool:
    return may_bloom(s, cell) and may_bloom(s, other) and not differ(s.guard[cell], s.guard[other])


@compiled
def bloom_single(s: State, cell: int) -> None:
    s.on[cell] = SINGLE_BLOOM
    s.grass -= 1
    flower(s, cell)


@compiled
def bloom_double(s: State, cell: int, other: int) -> None:
    for direction in range(TURNS):
        if NEIGHBOUR[cell, direction] == other:
            s.on[cell] = DOUBLE_BLOOM + direction
            s.on[other] = DOUBLE_BLOOM + (direction + TURNS // 2) % TURNS
    s.grass -= 2
    flower(s, cell)
    flower(s, other)


@compiled
def flowers_at(s: State, cell: int) -> int:
    """Flowers in sight on a flower cell; those under an assistant count."""
    on = s.on[cell]
    if on == SINGLE_BLOOM:
        return SINGLE_FLOWERS
    if DOUBLE_BLOOM <= on < PAWN:
        return DOUBLE_FLOWERS
    return PART_FLOWERS[s.part[cell]]


@compiled
def keeper_of(s: State, cell: int) -> int:
    """The seat whose assistant keeps the cell's flowerbed, or NONE (I19)."""
    bed = s.bed[cell]
    return bed // ASSISTANTS if NONE < bed < UNKEPT else NONE
