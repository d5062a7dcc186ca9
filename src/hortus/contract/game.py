"""What a game is: a frozen table of facts and functions. Every other part knows games only by this."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hortus.contract import OLDEST, VERSION
from hortus.contract.advice import POINTS_ALONE, Judgement, Odds, Solution
from hortus.contract.compiled import compiled
from hortus.contract.errors import BrokenGame, Refusal, UnknownOption
from hortus.contract.kernels import CHANCE, OVER
from hortus.contract.teaching import NO_RULEBOOK, Lesson, Rulebook

if TYPE_CHECKING:
    from hortus.contract.position import Position

__all__ = [
    "CHANCE",
    "NOBODY",
    "OVER",
    "UNSEEN",
    "Cells",
    "Counted",
    "Feature",
    "Game",
    "Judgement",
    "Message",
    "Odds",
    "Option",
    "Solution",
    "Texts",
]

NOBODY = -1
"""No seat; as a viewer: a spectator, who knows only what everybody may know."""

MOST_SEATS = 12
"""Of any game: what is kept or sent for each seat has room for so many."""

UNSEEN = -1
"""In place of an action: something happened, but not for these eyes."""

State = Any
"""A NumPy record with the fields that the game declared, see `record_of`."""

Ids = NDArray[np.int64]
View = Mapping[str, Any]


class Message(NamedTuple):
    """A sentence for people: its id in the language files and what it speaks of."""

    id: str
    arguments: Mapping[str, Any]


class Counted(NamedTuple):
    """One step of the count at the end: what is counted, what it brought each seat, and how, in sentences.

    Boards mark what the arguments of `name` speak of, as they do for a line of the log.
    """

    name: Message
    points: tuple[int, ...]  # [seat]
    told: tuple[Message, ...] = ()
    ply: int | None = None  # the action that brought it, where the table no longer looks as it did then


def counted_by_parts(view: View, log: Sequence[View]) -> Sequence[Counted]:
    """The count of a game that tells no more than the parts of its points."""
    parts = view["score_parts"]
    return [Counted(Message(f"part-{view['game']}-{part}", {}), tuple(own[part] for own in parts)) for part in parts[0]]


@compiled
def keep_chosen(s: State) -> None:
    """Of a game in which nothing is chosen in secret."""


@dataclass(frozen=True)
class Option:
    """One thing that a table agrees on before the game. Without `choices` it is free text, which `read` checks."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    further: tuple[str, ...] = ()  # of what `read` takes: values with a name, offered after the choices
    read: Callable[[str], str] | None = None

    def value_of(self, value: object) -> str:
        """The value in the one way to write it; refuses what the option does not know."""
        text = str(value)
        if text in self.choices:
            return text
        if self.read is not None:
            return self.read(text)
        raise UnknownOption("unknown-option-value", option=self.name, value=text, known=", ".join(self.choices))


class Feature(NamedTuple):
    """A stretch of the feature array: what stands there, and how many numbers it takes."""

    name: str
    size: int
    meaning: str
    tells_order: bool = False  # at a sealed choice: who has chosen already, which nobody need know


@dataclass(frozen=True, eq=False)
class Cells:
    """A map for learning: what is true at one of its cells is true at the others.

    The features of cells come before all others, `planes` of them for each cell: [plane, cell].
    """

    planes: int
    neighbours: Ids  # [cell, direction]; as many as there are cells: none. The opposite direction is three further.
    kinds: Ids  # [action] what is done, wherever; the kinds that are done at cells come first
    places: Ids  # [action, 2] at which cells; as many as there are cells: none

    @property
    def count(self) -> int:
        return len(self.neighbours)

    @property
    def feature_count(self) -> int:
        return self.planes * self.count

    @property
    def kind_count(self) -> int:
        return int(self.kinds.max()) + 1

    @property
    def kinds_at_cells(self) -> int:
        return int(self.kinds[self.places[:, 0] < self.count].max()) + 1


class Texts(NamedTuple):
    """How one version of a game writes seats, actions and positions; each is named as in `Game`."""

    seat_names: tuple[str, ...]
    action_text: Callable[[int], str]
    read_action: Callable[[str], int]
    position_text: Callable[[State], str]
    parse_position: Callable[[State, str], None]


@dataclass(frozen=True, eq=False)
class Game:
    """Facts and functions of one game, with the options chosen.

    `s` is a state, `seat` a seat (or NOBODY where a spectator looks on), `out` an array to write to. The functions of
    the groups Rules and Knowledge are in the compiled subset, unless they say otherwise.
    """

    # What it is
    name: str
    contract: int  # the version of the contract that it is written for
    version: int  # of the rules; a record names it
    seat_names: tuple[str, ...]  # as many as there can be players
    options: tuple[Option, ...]

    # Sizes
    state: np.dtype[np.void]
    action_count: int
    longest: int  # no game has more actions, chance events counted

    # Rules
    set_up: Callable[[State, Mapping[str, str]], None]  # plain Python; options live in the state from here on
    player_count: Callable[[State], int]
    to_act: Callable[[State], int]  # a seat, CHANCE or OVER
    sealed: Callable[[State], bool]  # this step is chosen in secret by all seats from `to_act` on
    legal: Callable[[State, int, Ids], int]  # (s, seat, out): how many; writes sorted ids, with room for one too many
    weight: Callable[[State, int], int]  # (s, action), at chance only: the odds, as a whole number
    play: Callable[[State, int], None]  # (s, action): in place, trusts its caller
    points: Callable[[State, int], int]  # (s, seat)
    winners: Callable[[State], int]  # bit `seat` is set for a winner; 0 until over
    invariants: Callable[[State], int]  # 0, or the number of the broken one in `invariant_names`, counted from 1
    invariant_names: tuple[str, ...]

    # Knowledge
    hide: Callable[[State, int], None]  # (s, seat): forget what the seat may not know
    fill_hidden: Callable[[State, int, Ids], None]  # (s, seat, generator): a world that may be, for all the seat knows
    seen: Callable[[State, int, int], int]  # (s, action, seat): the action as that seat sees it, or UNSEEN
    features: Callable[[State, int, Any], None]  # (s, seat, out): floats for learning, from what the seat may know
    feature_list: tuple[Feature, ...]

    # Notation, plain Python
    action_text: Callable[[int], str]
    read_action: Callable[[str], int]  # raises UnreadableText
    why_not: Callable[[State, int, int], Refusal]  # (s, seat, action): asked only of what is not legal
    position_text: Callable[[State], str]
    parse_position: Callable[[State, str], None]  # raises UnreadableText
    score_parts: Callable[[State, int], dict[str, int]]
    view: Callable[[State], dict[str, Any]]  # of a hidden state; JSON-safe
    board: Callable[[View], str]  # a drawing without words, for any language
    draw: Callable[[View], str]  # board, hands and all, in the words of the actions
    captions: Callable[[View], Sequence[Message]]  # what stands beside the drawing, for people
    prompt: Callable[[View], Message]  # who acts and what may be done
    narrate: Callable[[State, int, State, int], Sequence[Message]]  # (before, action or UNSEEN, after, viewer), hidden

    # What people read
    words: Path | None = None  # the folder of its sentences, a subfolder a language; None: a game for programs only
    sentence_prefix: str = ""  # the ids of its sentences begin so, which no other game's do
    terms: str = (
        ""  # what it speaks of in English, small: pieces, colours, names; what a renamed game has other words for
    )
    rule_letter: str = ""  # stands before the numbers of its rules; other games may have the same

    # Where it applies
    earlier: Mapping[int, Texts] = field(default_factory=dict)  # by version: those that differ by their texts alone
    rules_behind: Mapping[str, str] = field(default_factory=dict)  # sentence told or asked -> number of its rule
    # (s): the turn that an action there belongs to, as a heading of the log; None: of none
    turn: Callable[[State], Message | None] = field(default=lambda s: None)
    raced: Callable[[State], bool] = field(default=lambda s: False)  # people may race for this chance event
    # (s, action): like `play`, but stops to look before anything is cleared away; whether there is such a moment
    halt: Callable[[State, int], bool] = field(default=lambda s, action: False)
    after_halt: frozenset[str] = frozenset()  # ids of sentences that tell what comes after that moment
    formality: Callable[[State], bool] = field(default=lambda s: False)  # if one action is legal, nobody need be asked
    # (view, log) of a spectator at the end: the points one after the other, which add up to all of them
    count: Callable[[View, Sequence[View]], Iterable[Counted]] = field(default=counted_by_parts)
    without_memory: Callable[[View], dict[str, Any]] = dict  # a view less what could only be remembered
    # (s): what was chosen in secret so far in this step is taken back, and everybody chooses anew; compiled
    reopen: Callable[[State], None] = keep_chosen
    judgement: Judgement = POINTS_ALONE
    net: Path | None = None  # the weights of a net that has learnt it
    cells: Cells | None = None  # over which a net shares what it learns
    levels: Path | None = None  # how its five levels choose with that net, and how strong they are
    # (known, action, seat): facts that speak for an action, the most important first
    reasons: Callable[[Position, int, int], Sequence[Message]] = field(default=lambda known, action, seat: ())
    # (known, action, seat, instead): what tells a better action from the one that was done instead, likewise
    differences: Callable[[Position, int, int, int], Sequence[Message]] = field(
        default=lambda known, action, seat, instead: ()
    )
    open_result: bool = False  # the result of the game can always be read off what everybody sees
    # (position, seat): of what may be drawn now, from what the seat (None: everybody) knows
    odds: Callable[[Position, int | None], Sequence[Odds]] | None = None
    # (position, seat, most): the seat's choice solved, from what it knows, by at most so many actions played; else None
    solve: Callable[[Position, int, int], Solution | None] | None = None
    rare: frozenset[int] = frozenset()  # actions that random play never or hardly ever meets
    symmetry_count: int = 1
    transform: Callable[[State, int], None] | None = None  # (s, k): the k-th symmetry
    transform_action: Callable[[int, int], int] | None = None  # (action, k)
    lessons: tuple[Lesson, ...] = ()  # the playable introduction, in order
    rulebook: Rulebook = NO_RULEBOOK  # its rules in an order to be read in, with figures
    puzzles: Path | None = None  # the file of its puzzles
    # what a puzzle may be about: (known, action, seat), whether it is true of the best action; the first one counts
    themes: Mapping[str, Callable[[Position, int, int], bool]] = field(default_factory=dict)
    board_files: Path | None = None  # the folder of its board for browsers; without one they show a plain board
    study_of: str = ""  # the game whose rules and machine code a study shares
    chosen: Mapping[str, str] = field(default_factory=dict)  # the options of this table

    def __new__(cls, **facts: Any) -> Game:
        """Before anything is missed or not understood: a game for another contract is told so."""
        name, found = str(facts.get("name")), facts.get("contract")
        if found not in range(OLDEST, VERSION + 1):
            raise BrokenGame("broken-wrong-contract", name=name, found=str(found), oldest=OLDEST, newest=VERSION)
        return super().__new__(cls)

    def __post_init__(self) -> None:
        if len(self.seat_names) > MOST_SEATS:
            raise ValueError(f"{self.name}: {len(self.seat_names)} seats are more than {MOST_SEATS}")

    def with_options(self, /, **values: object) -> Game:
        """The same game under other options; those not named are the defaults."""
        known = {option.name: option for option in self.options}
        for name in values:
            if name not in known:
                raise UnknownOption("unknown-option", game=self.name, option=name, known=", ".join(known))
        chosen = {name: option.value_of(values.get(name, option.default)) for name, option in known.items()}
        return replace(self, chosen=chosen)

    def study(self, name: str, set_up: Callable[[State, Mapping[str, str]], None], options: tuple[Option, ...]) -> Game:
        """The same rules from another start, for programs only: small enough for exact work."""
        return replace(
            self,
            name=name,
            set_up=set_up,
            options=options,
            rare=frozenset(range(self.action_count)),  # what is not near that start is never met
            words=None,
            lessons=(),
            rulebook=NO_RULEBOOK,
            puzzles=None,
            board_files=None,
            net=None,  # it never saw such positions
            levels=None,
            study_of=self.name,
        )

    @property
    def versions(self) -> tuple[int, ...]:
        """Those whose texts can be read."""
        return (*self.earlier, self.version)

    def in_version(self, version: int) -> Game:
        """The same game in the texts of one of its versions, to read and write what was kept then."""
        return self if version == self.version else replace(self, version=version, **self.earlier[version]._asdict())

    @cached_property
    def feature_count(self) -> int:
        return sum(feature.size for feature in self.feature_list)

    @cached_property
    def order_places(self) -> NDArray[np.int64]:
        """Where in the feature array something tells the order of a sealed choice."""
        marks = np.repeat(
            [feature.tells_order for feature in self.feature_list], [feature.size for feature in self.feature_list]
        )
        return np.flatnonzero(marks)

    def new_state(self) -> NDArray[np.int64]:
        """The state of a new game, as the array in which states travel."""
        return self._first_state.copy()

    @cached_property
    def _first_state(self) -> NDArray[np.int64]:
        array = np.zeros(self.state.itemsize // 8, np.int64)
        self.set_up(self.record(array), self.chosen)
        return array

    def record(self, array: NDArray[np.int64]) -> State:
        """The fields of a state."""
        record: State = np.frombuffer(array, self.state)[0]  # three times as fast as a view
        return record

    def start(self) -> Position:
        """A new game."""
        return _position_class()(self)

    def read_position(self, text: str) -> Position:
        """The position that `Position.text` wrote."""
        return _position_class().from_text(self, text)


def _position_class() -> type[Position]:
    """Positions are made of games: the one import here that cannot stand at the top."""
    from hortus.contract.position import Position

    return Position
