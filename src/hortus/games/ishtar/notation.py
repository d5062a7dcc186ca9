"""Ishtar in words: actions, and positions in one line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hortus.contract.fields import Field, Fields, agreed, flags, joined, listed, named, number, of_seats, one_of, value
from hortus.contract.words import ActionTexts, refuse_impossible
from hortus.games.ishtar.components import (
    ASSISTANTS,
    BASIC_TILES,
    BOARDS_BESIDE_PLAYERS,
    CELL_NAMES,
    COLOURS,
    EDGES,
    GEMS,
    MOST_PLAYERS,
    NEIGHBOUR,
    PART_CELL,
    PARTS,
    PILES,
    SEAT_NAMES,
    SHAPE_COUNT,
    SHAPE_TILES,
    SHAPES,
    SIDE_NAMES,
    SKILL_NAMES,
    TILE_NAMES,
    TREE_NAMES,
    TURNS,
)
from hortus.games.ishtar.garden import (
    bloom_double,
    bloom_single,
    clear_map,
    fits,
    is_free_grass,
    lay_board,
    lay_tile,
    may_bloom,
    may_bloom_double,
    place_assistant,
    shape_of,
)
from hortus.games.ishtar.invariants import INVARIANT_NAMES, TALLY, TALLY_MASK, gems_on_map, invariants
from hortus.games.ishtar.state import (
    DECK,
    DOUBLE_BLOOM,
    MAPS,
    NONE,
    ON_DISPLAY,
    PAWN,
    PLANTED,
    RESERVED,
    SINGLE_BLOOM,
    TREE_PAWN,
    UNKEPT,
    State,
)

# Actions: every text once, in the order of the numbers that state.py lays out

BASIC_NAMES = [name for tile, name in enumerate(TILE_NAMES) if tile % SHAPE_TILES < BASIC_TILES]
START_NAMES = [name for name in TILE_NAMES if name not in BASIC_NAMES]
EDGE_NAMES = [f"{CELL_NAMES[cell]} {CELL_NAMES[other]}" for cell, other in EDGES.tolist()]

ACTIONS = ActionTexts(
    ("board", [f"{side} {turn}" for side in SIDE_NAMES for turn in range(TURNS)]),
    ("fountain", COLOURS),
    ("bowl", SHAPES),
    ("top", START_NAMES),
    ("reveal", BASIC_NAMES),
    ("pile", range(1, PILES + 1)),
    ("pay", COLOURS),
    ("lay", [f"{cell} {turn}" for cell in CELL_NAMES for turn in range(TURNS)]),
    ("discard", [""]),
    ("assistant", [""]),
    ("skill", SKILL_NAMES),
    ("skip", [""]),
    ("bloom", CELL_NAMES),
    ("bloom", EDGE_NAMES),
    ("bloom", ["none"]),
    ("reserve", TREE_NAMES),
    ("gem", COLOURS),
    ("tree", TREE_NAMES),
    ("plant", CELL_NAMES),
    ("done", [""]),
)
ACTION_TEXTS = ACTIONS.texts
action_text = ACTIONS.text
read_action = ACTIONS.read

STEP_RULES = {
    "board": "I2",
    "fountain": "I4",
    "bowl": "I6",
    "top": "I6",
    "deal": "I17",
    "reveal": "I9",
    "pile": "I9",
    "pay-can": "I9",
    "lay": "I10",
    "action": "I13",
    "pay-skill": "I14",
    "bloom": "I15",
    "reserve": "I14",
    "gem": "I14",
    "tree": "I16",
    "plant": "I16",
    "over": "I18",
}
"""The steps in the order of their phases: how each is called in views, prompts and texts, and its rule."""
STEPS = tuple(STEP_RULES)


# Where things are, for texts and views


def tile_places(s: State) -> dict[int, tuple[int, int]]:
    """{tile: (anchor, turn)} of the tiles on the map, found from the cells of their parts."""
    cells = {part: cell for cell, part in enumerate(s.part.tolist()) if part != NONE}
    places = {}
    for tile in sorted({part // PARTS for part in cells}):
        parts = [cells[tile * PARTS + part] for part in range(PARTS)]
        anchor = parts[0 if shape_of(tile) == len(SHAPES) - 1 else 1]
        turns = PART_CELL[shape_of(tile), anchor].tolist()
        places[tile] = (anchor, turns.index(parts))
    return places


def assistant_places(s: State, seat: int) -> list[int]:
    """The cells of a seat's assistants, in the order in which they were placed."""
    standing = {on - PAWN: cell for cell, on in enumerate(s.on.tolist()) if on >= PAWN}
    return [cell for assistant, cell in sorted(standing.items()) if assistant // ASSISTANTS == seat]


def blooms(s: State) -> list[tuple[int, ...]]:
    """The cells of each bloom on the map, one or two."""
    found: list[tuple[int, ...]] = []
    for cell, on in enumerate(s.on.tolist()):
        if on == SINGLE_BLOOM:
            found.append((cell,))
        elif DOUBLE_BLOOM <= on < PAWN:
            mate = int(NEIGHBOUR[cell, on - DOUBLE_BLOOM])
            found += [(cell, mate)] if cell < mate else []
    return found


def cells_with(s: State, thing: int) -> list[int]:
    return [cell for cell, on in enumerate(s.on.tolist()) if on == thing]


def cards_in(s: State, place: int) -> list[int]:
    return [tree for tree, where in enumerate(s.card.tolist()) if where == place]


def unseen_tiles(s: State, shape: int) -> list[int]:
    return [shape * SHAPE_TILES + which for which in range(BASIC_TILES) if s.unseen[shape] >> which & 1]


def skill_names(s: State, seat: int) -> str:
    return "".join(name for skill, name in enumerate(SKILL_NAMES) if s.skills[seat] >> skill & 1)


# A position in one line: words in a fixed order; what is derived (supply, beds, gardens, counts) is not written.
# Each word is checked as it would be in play.


def _slots(s: State) -> range:
    return range(s.players + BOARDS_BESIDE_PLAYERS)


def _put_seat(s: State, seat: int) -> None:
    if seat >= s.players:
        raise ValueError(seat)
    s.seat = seat


def _boards(s: State) -> list[tuple[int, int]]:
    return [(s.side[slot], s.turn[slot]) for slot in _slots(s) if s.side[slot] != NONE]


def _put_boards(s: State, boards: Sequence[tuple[int, int]]) -> None:
    for slot, board in zip(_slots(s), boards):
        lay_board(s, slot, *board)


def _fountains(s: State) -> list[int]:
    return [s.fountain[slot] for slot in _slots(s) if s.fountain[slot] != NONE]


def _put_fountains(s: State, colours: Sequence[int]) -> None:
    s.fountain[: len(colours)] = colours


def _piles(s: State) -> list[tuple[int, int, int]]:
    piles = zip(s.pile_shape, s.pile_size, s.pile_top, strict=True)
    return [pile for pile in piles if pile[0] != NONE]


def _put_piles(s: State, piles: Sequence[tuple[int, int, int]]) -> None:
    for pile, (shape, size, top) in enumerate(piles):
        s.pile_shape[pile], s.pile_size[pile], s.pile_top[pile] = shape, size, top


def _put_unseen(s: State, tiles: Sequence[int]) -> None:
    for tile in tiles:
        s.unseen[shape_of(tile)] |= 1 << tile % SHAPE_TILES


def _put_cards(s: State, trees: Sequence[int], place: int) -> None:
    for tree in trees:
        if s.card[tree] != DECK:
            raise ValueError(tree)
        s.card[tree] = place


def _cards(name: str, place: int) -> Field:
    """The cards of each seat."""

    def put(s: State, found: Sequence[Sequence[int]]) -> None:
        for seat, trees in enumerate(found):
            _put_cards(s, trees, place + seat)

    return Field(name, listed("/", TREE_LIST), lambda s: [cards_in(s, place + seat) for seat in range(s.players)], put)


def _hands(s: State) -> Iterator[tuple[int, int]]:
    return zip(s.hand[: s.players], s.rug[: s.players], strict=True)


def _put_hands(s: State, found: Sequence[tuple[int, int]]) -> None:
    for seat, (hand, rug) in enumerate(found):
        s.hand[seat], s.rug[seat] = hand, rug


def _put_tiles(s: State, found: Sequence[tuple[int, int, int]]) -> None:
    """Tiles are laid one after another, from the fountains outwards, as far as each fits."""
    waiting = list(found)
    while waiting:
        fitting = next((place for place in waiting if fits(s, *place)), None)
        if fitting is None:
            raise ValueError(waiting)
        lay_tile(s, *fitting)
        waiting.remove(fitting)


def _put_trees(s: State, cells: Sequence[int]) -> None:
    for cell in cells:
        if not is_free_grass(s, cell):
            raise ValueError(cell)
        s.on[cell] = TREE_PAWN
        s.grass -= 1


def _put_blooms(s: State, found: Sequence[list[int]]) -> None:
    for cells in found:
        if len(cells) == 1 and may_bloom(s, cells[0]):
            bloom_single(s, cells[0])
        elif cells in EDGES.tolist() and may_bloom_double(s, *cells):
            bloom_double(s, *cells)
        else:
            raise ValueError(cells)


def _put_assistants(s: State, found: Sequence[Sequence[int]]) -> None:
    for seat, cells in enumerate(found):
        for standing, cell in zip(range(ASSISTANTS), cells):
            if s.bed[cell] < UNKEPT or s.on[cell] >= SINGLE_BLOOM:
                raise ValueError(cell)
            place_assistant(s, cell, seat * ASSISTANTS + standing)


BOARD = one_of({(side, turn): f"{name}{turn}" for side, name in enumerate(SIDE_NAMES) for turn in range(TURNS)})
CELL, TILE, PILE_NAME = named(CELL_NAMES), named(TILE_NAMES), named(range(1, PILES + 1), NONE)
CELL_LIST, TREE_LIST = listed("+", CELL), listed("+", named(TREE_NAMES))
GEM_COUNTS = joined(",", *(number(count) for count in GEMS.tolist()))

POSITION = Fields(
    agreed("players", number(MOST_PLAYERS)),
    agreed("map", named(MAPS)),
    value("step", named(STEPS), "phase"),
    Field("seat", named(SEAT_NAMES), lambda s: s.seat, _put_seat),
    Field("boards", listed("+", BOARD), _boards, _put_boards),
    Field("fountains", listed("+", named(COLOURS)), _fountains, _put_fountains),
    Field(
        "piles",
        listed("+", joined(":", named(SHAPES), number(SHAPE_TILES), named(TILE_NAMES, NONE))),
        _piles,
        _put_piles,
    ),
    value("can", PILE_NAME),
    value("left", PILE_NAME),
    value("tile", named(TILE_NAMES, NONE)),
    value("due", number(PILES)),
    value("skill", named(SKILL_NAMES, NONE)),
    value("tree", named(TREE_NAMES, NONE)),
    Field(
        "unseen",
        listed("+", TILE),
        lambda s: [tile for shape in range(SHAPE_COUNT) for tile in unseen_tiles(s, shape)],
        _put_unseen,
    ),
    Field("display", TREE_LIST, lambda s: cards_in(s, ON_DISPLAY), lambda s, trees: _put_cards(s, trees, ON_DISPLAY)),
    _cards("reserved", RESERVED),
    _cards("planted", PLANTED),
    of_seats("gems", GEM_COUNTS),
    of_seats("spent", GEM_COUNTS),
    of_seats("skills", flags(listed("", named(SKILL_NAMES)))),
    Field("hands", listed("/", joined(":", number(ASSISTANTS), number(ASSISTANTS))), _hands, _put_hands),
    Field(
        "tiles",
        listed("+", joined(":", TILE, CELL, number(TURNS - 1))),
        lambda s: [(tile, *place) for tile, place in tile_places(s).items()],
        _put_tiles,
    ),
    Field("trees", CELL_LIST, lambda s: cells_with(s, TREE_PAWN), _put_trees),
    Field("blooms", listed("+", listed(":", CELL)), blooms, _put_blooms),
    Field(
        "assistants",
        listed("/", CELL_LIST),
        lambda s: [assistant_places(s, seat) for seat in range(s.players)],
        _put_assistants,
    ),
)
position_text = POSITION.write


def parse_position(s: State, text: str) -> None:
    """Read what `position_text` wrote into a state; any other text is refused at its first wrong word."""
    _blank(s)
    POSITION.read(s, text)
    tallies = gems_on_map(s)
    for colour in range(len(COLOURS)):
        on_map = tallies >> TALLY * colour & TALLY_MASK
        s.supply[colour] = GEMS[colour] - on_map - s.gems[:, colour].sum() - s.spent[:, colour].sum()
    refuse_impossible(invariants(s), INVARIANT_NAMES)


def _blank(s: State) -> None:
    """An empty table; a board that a `first` map has laid already is taken up again."""
    for numbers in (s.side, s.fountain, s.pile_shape, s.pile_top, s.garden):
        numbers[:] = NONE
    for numbers in (s.turn, s.pile_size, s.unseen, s.gems, s.spent, s.skills, s.held, s.flowers, s.card):
        numbers[:] = 0
    s.grass = 0
    clear_map(s)


# Words

LAND = "ishtar garden gardener desert grass sand stone rock water fountain flower flowerbed bed bloom tree plant"
PIECES = "gem joker mastery assistant pawn skill tile pile rug bowl triangle bent"
TERMS = " ".join((LAND, PIECES, *COLOURS))
"""What the game speaks of; renamed where somebody is to reason and not to remember."""
