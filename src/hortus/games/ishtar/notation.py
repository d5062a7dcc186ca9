"""Ishtar in words: actions, and positions in one line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from hortus.contract.words import ActionTexts, read_words, refuse_impossible
from hortus.games.ishtar.components import (
    ASSISTANTS,
    BASIC_TILES,
    BOARDS_BESIDE_PLAYERS,
    CELL_NAMES,
    COLOURS,
    EDGES,
    GEMS,
    NEIGHBOUR,
    PART_CELL,
    PARTS,
    PILES,
    SHAPE_COUNT,
    SHAPE_TILES,
    SHAPES,
    SIDE_NAMES,
    SKILL_NAMES,
    TILE_NAMES,
    TILES,
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
    ACTION,
    BLOOM,
    BOARD_LOT,
    BOWL_LOT,
    DEAL,
    DECK,
    DOUBLE_BLOOM,
    FINISHED,
    FOUNTAIN_LOT,
    GEM,
    LAY,
    MAPS,
    NONE,
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
    UNKEPT,
    State,
)

# Actions: every text once, in the order of the numbers that state.py lays out

BASIC_NAMES = [name for tile, name in enumerate(TILE_NAMES) if tile % SHAPE_TILES < BASIC_TILES]
START_NAMES = [name for name in TILE_NAMES if name not in BASIC_NAMES]
EDGE_NAMES = [f"{CELL_NAMES[cell]} {CELL_NAMES[other]}" for cell, other in EDGES.tolist()]


def _action_texts() -> Iterator[str]:
    kinds: list[tuple[str, Sequence[object]]] = [
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
    ]
    for verb, objects in kinds:
        for thing in objects:
            yield f"{verb} {thing}".rstrip()


ACTIONS = ActionTexts(_action_texts())
ACTION_TEXTS = ACTIONS.texts
action_text = ACTIONS.text
read_action = ACTIONS.read


# Phases and steps: how a step is called in views, prompts and position texts

STEPS = {
    BOARD_LOT: "board",
    FOUNTAIN_LOT: "fountain",
    BOWL_LOT: "bowl",
    TOP_LOT: "top",
    DEAL: "deal",
    REVEAL: "reveal",
    PILE: "pile",
    PAY_CAN: "pay-can",
    LAY: "lay",
    ACTION: "action",
    PAY_SKILL: "pay-skill",
    BLOOM: "bloom",
    RESERVE: "reserve",
    GEM: "gem",
    TREE: "tree",
    PLANT: "plant",
    FINISHED: "over",
}


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


# A position in one line: words in a fixed order; what is derived (supply, beds, gardens, counts) is not written


def position_text(s: State) -> str:
    seats = range(s.players)
    slots = range(s.players + BOARDS_BESIDE_PLAYERS)
    words = {
        "players": s.players,
        "map": MAPS[s.map],
        "step": STEPS[s.phase],
        "seat": s.seat + 1,
        "boards": _joined(f"{SIDE_NAMES[s.side[slot]]}{s.turn[slot]}" for slot in slots if s.side[slot] != NONE),
        "fountains": _joined(COLOURS[s.fountain[slot]] for slot in slots if s.fountain[slot] != NONE),
        "piles": _joined(
            f"{SHAPES[s.pile_shape[pile]]}:{s.pile_size[pile]}:{_name(TILE_NAMES, s.pile_top[pile])}"
            for pile in range(PILES)
            if s.pile_shape[pile] != NONE
        ),
        "can": _name(range(1, PILES + 1), s.can),
        "left": _name(range(1, PILES + 1), s.left),
        "tile": _name(TILE_NAMES, s.tile),
        "due": s.due,
        "skill": _name(SKILL_NAMES, s.skill),
        "tree": _name(TREE_NAMES, s.tree),
        "unseen": _joined(TILE_NAMES[tile] for shape in range(SHAPE_COUNT) for tile in unseen_tiles(s, shape)),
        "display": _names(TREE_NAMES, cards_in(s, ON_DISPLAY)),
        "reserved": "/".join(_names(TREE_NAMES, cards_in(s, RESERVED + seat)) for seat in seats),
        "planted": "/".join(_names(TREE_NAMES, cards_in(s, PLANTED + seat)) for seat in seats),
        "gems": "/".join(",".join(map(str, s.gems[seat])) for seat in seats),
        "spent": "/".join(",".join(map(str, s.spent[seat])) for seat in seats),
        "skills": "/".join(skill_names(s, seat) or "-" for seat in seats),
        "hands": "/".join(f"{s.hand[seat]}:{s.rug[seat]}" for seat in seats),
        "tiles": _joined(
            f"{TILE_NAMES[tile]}:{CELL_NAMES[anchor]}:{turn}" for tile, (anchor, turn) in tile_places(s).items()
        ),
        "trees": _names(CELL_NAMES, cells_with(s, TREE_PAWN)),
        "blooms": _joined(":".join(CELL_NAMES[cell] for cell in bloom) for bloom in blooms(s)),
        "assistants": "/".join(_names(CELL_NAMES, assistant_places(s, seat)) for seat in seats),
    }
    return " ".join(f"{name}={words[name]}" for name in READERS)


def skill_names(s: State, seat: int) -> str:
    return "".join(name for skill, name in enumerate(SKILL_NAMES) if s.skills[seat] >> skill & 1)


def _name(names: Sequence[object], index: int) -> str:
    return "-" if index == NONE else str(names[index])


def _names(names: Sequence[str], indices: Iterable[int]) -> str:
    return _joined(names[index] for index in indices)


def _joined(words: Iterable[str]) -> str:
    return "+".join(words) or "-"


# Reading a position: blank first, then word by word, each checked as it would be in play


def parse_position(s: State, text: str) -> None:
    """Read what `position_text` wrote into a state; any other text is refused at its first wrong word."""
    _blank(s)
    read_words(s, text, READERS)
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


def _index(names: Sequence[object], word: str) -> int:
    """The place of a name; ValueError if it is none."""
    return [str(name) for name in names].index(word)


def _index_or_none(names: Sequence[object], word: str) -> int:
    return NONE if word == "-" else _index(names, word)


def _list(word: str, most: int) -> list[str]:
    words = [] if word == "-" else word.split("+")
    if len(words) > most:
        raise ValueError(word)
    return words


def _ascending(names: Sequence[str], word: str) -> list[int]:
    """Names in order, none twice."""
    indices = [_index(names, name) for name in _list(word, len(names))]
    if indices != sorted(set(indices)):
        raise ValueError(word)
    return indices


def _number(word: str, most: int) -> int:
    return _index(range(most + 1), word)


def _agrees(word: str, expected: object) -> None:
    """A position belongs to the options that the game was loaded with."""
    if word != str(expected):
        raise ValueError(word)


def _field(name: str, names: Sequence[object]) -> Callable[[State, str], None]:
    """Reads a name, or a dash, into a field."""

    def read(s: State, word: str) -> None:
        setattr(s, name, _index_or_none(names, word))

    return read


def _read_step(s: State, word: str) -> None:
    s.phase = {name: phase for phase, name in STEPS.items()}.get(word, NONE)
    if s.phase == NONE:
        raise ValueError(word)


def _read_seat(s: State, word: str) -> None:
    s.seat = _index(range(1, s.players + 1), word)


def _read_boards(s: State, word: str) -> None:
    for slot, board in enumerate(_list(word, s.players + BOARDS_BESIDE_PLAYERS)):
        lay_board(s, slot, _index(SIDE_NAMES, board[:-1]), _number(board[-1:], TURNS - 1))


def _read_fountains(s: State, word: str) -> None:
    for slot, colour in enumerate(_list(word, s.players + BOARDS_BESIDE_PLAYERS)):
        s.fountain[slot] = _index(COLOURS, colour)


def _read_piles(s: State, word: str) -> None:
    for pile, description in enumerate(_list(word, PILES)):
        shape, size, top = description.split(":")
        s.pile_shape[pile] = _index(SHAPES, shape)
        s.pile_size[pile] = _number(size, SHAPE_TILES)
        s.pile_top[pile] = _index_or_none(TILE_NAMES, top)


def _read_due(s: State, word: str) -> None:
    s.due = _number(word, PILES)


def _read_unseen(s: State, word: str) -> None:
    for tile in _ascending(TILE_NAMES, word):
        if tile % SHAPE_TILES >= BASIC_TILES:
            raise ValueError(word)
        s.unseen[shape_of(tile)] |= 1 << tile % SHAPE_TILES


def _of_seats(s: State, word: str) -> Iterator[tuple[int, str]]:
    return zip(range(s.players), word.split("/"), strict=True)


def _read_display(s: State, word: str) -> None:
    _put_cards(s, word, ON_DISPLAY)


def _cards(place: int) -> Callable[[State, str], None]:
    def read(s: State, word: str) -> None:
        for seat, cards in _of_seats(s, word):
            _put_cards(s, cards, place + seat)

    return read


def _put_cards(s: State, word: str, place: int) -> None:
    for tree in _ascending(TREE_NAMES, word):
        if s.card[tree] != DECK:
            raise ValueError(word)
        s.card[tree] = place


def _gems(field: str) -> Callable[[State, str], None]:
    def read(s: State, word: str) -> None:
        for seat, numbers in _of_seats(s, word):
            for colour, number in zip(range(len(COLOURS)), numbers.split(","), strict=True):
                getattr(s, field)[seat, colour] = _number(number, int(GEMS[colour]))

    return read


def _read_skills(s: State, word: str) -> None:
    for seat, names in _of_seats(s, word):
        if names != "-":
            s.skills[seat] = sum(1 << _index(SKILL_NAMES, name) for name in names)
            _agrees(names, skill_names(s, seat))


def _read_hands(s: State, word: str) -> None:
    for seat, numbers in _of_seats(s, word):
        hand, rug = numbers.split(":")
        s.hand[seat], s.rug[seat] = _number(hand, ASSISTANTS), _number(rug, ASSISTANTS)


def _read_tiles(s: State, word: str) -> None:
    """Tiles are laid one after another, from the fountains outwards, as far as each fits."""
    waiting = []
    for description in _list(word, TILES):
        name, anchor, turn = description.split(":")
        waiting.append((_index(TILE_NAMES, name), _index(CELL_NAMES, anchor), _number(turn, TURNS - 1)))
    names = [tile for tile, _, _ in waiting]
    if names != sorted(set(names)):
        raise ValueError(word)
    while waiting:
        fitting = next((place for place in waiting if fits(s, *place)), None)
        if fitting is None:
            raise ValueError(word)
        lay_tile(s, *fitting)
        waiting.remove(fitting)


def _read_trees(s: State, word: str) -> None:
    for cell in _ascending(CELL_NAMES, word):
        if not is_free_grass(s, cell):
            raise ValueError(word)
        s.on[cell] = TREE_PAWN
        s.grass -= 1


def _read_blooms(s: State, word: str) -> None:
    for bloom in _list(word, len(CELL_NAMES)):
        cells = [_index(CELL_NAMES, name) for name in bloom.split(":")]
        if len(cells) == 1 and may_bloom(s, cells[0]):
            bloom_single(s, cells[0])
        elif cells in EDGES.tolist() and may_bloom_double(s, *cells):
            bloom_double(s, *cells)
        else:
            raise ValueError(word)
    _agrees(word, _joined(":".join(CELL_NAMES[cell] for cell in bloom) for bloom in blooms(s)))


def _read_assistants(s: State, word: str) -> None:
    for seat, cells in _of_seats(s, word):
        for standing, name in enumerate(_list(cells, ASSISTANTS)):
            cell = _index(CELL_NAMES, name)
            if s.bed[cell] < UNKEPT or s.on[cell] >= SINGLE_BLOOM:
                raise ValueError(word)
            place_assistant(s, cell, seat * ASSISTANTS + standing)


READERS: dict[str, Callable[[State, str], None]] = {
    "players": lambda s, word: _agrees(word, s.players),
    "map": lambda s, word: _agrees(word, MAPS[s.map]),
    "step": _read_step,
    "seat": _read_seat,
    "boards": _read_boards,
    "fountains": _read_fountains,
    "piles": _read_piles,
    "can": _field("can", range(1, PILES + 1)),
    "left": _field("left", range(1, PILES + 1)),
    "tile": _field("tile", TILE_NAMES),
    "due": _read_due,
    "skill": _field("skill", SKILL_NAMES),
    "tree": _field("tree", TREE_NAMES),
    "unseen": _read_unseen,
    "display": _read_display,
    "reserved": _cards(RESERVED),
    "planted": _cards(PLANTED),
    "gems": _gems("gems"),
    "spent": _gems("spent"),
    "skills": _read_skills,
    "hands": _read_hands,
    "tiles": _read_tiles,
    "trees": _read_trees,
    "blooms": _read_blooms,
    "assistants": _read_assistants,
}
