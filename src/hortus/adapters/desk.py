"""A desk: the tables at which one program plays against computers, and the tools with which it does.

Each tool takes plain values and answers with one text, or refuses with a code and one sentence. A table is seen from
the program's own seat alone; a record is given away when its game is over.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from threading import Lock
from typing import Any, Literal, NamedTuple

from hortus.adapters.renaming import Renaming, renaming_of
from hortus.adapters.text import Refused, TextFace
from hortus.contract.errors import BadRecord, HortusError, UnknownGame, UnknownPlayer, UnknownSeat
from hortus.contract.game import Game
from hortus.contract.generator import new_generator
from hortus.games import load, playable
from hortus.languages import sentence
from hortus.players.player import PLAYERS, Player, player
from hortus.policy.forced import is_forced
from hortus.policy.seats import PLAYERS_OPTION, check_seats, for_seats, seat_counts
from hortus.records import Dealer, Line, Note, Record, Replay

MOST_TABLES = 8
LONGEST_TEXT = 1_000_000
"""Characters of an argument: far more than any record has."""
USUAL_COMPUTERS = ("greedy",)
OWN_NAME = "program"  # in a record

Kind = Literal["text", "number", "flag", "texts", "options"]
Values = Mapping[str, Any]


class BadArgument(HortusError):
    """What a tool was given is missing, unknown to it, or of another kind."""

    code = "bad_argument"


class UnknownTool(HortusError):
    code = "unknown_tool"


class UnknownTable(HortusError):
    code = "unknown_table"


class TooManyTables(HortusError):
    code = "too_many_tables"


class NotYours(HortusError):
    """Something that a seat may not know yet."""

    code = "not_yours"


class UnknownPly(HortusError):
    code = "unknown_ply"


MISTAKE = "mistake"
"""The code of what must never happen."""


class Needed(NamedTuple):
    """What a tool takes."""

    name: str
    kind: Kind
    about: str
    is_required: bool = False


class Tool(NamedTuple):
    name: str
    about: str
    needs: tuple[Needed, ...]
    changes: bool = False  # a table, else it only looks

    def checked(self, values: Values) -> dict[str, Any]:
        known = {needed.name: needed for needed in self.needs}
        for name, value in values.items():
            if name not in known:
                raise BadArgument("desk-unknown-argument", name=name, known=", ".join(known) or "-")
            _check_kind(known[name], value)
        for needed in self.needs:
            if needed.is_required and needed.name not in values:
                raise BadArgument("desk-missing", name=needed.name)
        return dict(values)


def _check_kind(needed: Needed, value: Any) -> None:
    if not FITS[needed.kind](value):
        raise BadArgument("desk-bad-argument", name=needed.name, kind=needed.kind)
    if len(str(value)) > LONGEST_TEXT:
        raise BadArgument("desk-too-long", name=needed.name, longest=LONGEST_TEXT)


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


FITS: Mapping[Kind, Callable[[Any], bool]] = {
    "text": _is_text,
    "number": lambda value: type(value) is int and value >= 0,
    "flag": lambda value: isinstance(value, bool),
    "texts": lambda value: isinstance(value, list) and all(map(_is_text, value)),
    "options": lambda value: isinstance(value, dict) and all(map(_is_text, value.values())),
}

TABLE = Needed("table", "text", "The table, as new_game named it.", is_required=True)
AS_JSON = Needed("json", "flag", "Answer with JSON instead of words (default false).")
LEGAL = Needed("legal", "flag", "Also list the legal actions (default true).")
GAME = Needed("game", "text", "A game of list_games.", is_required=True)

TOOLS = (
    Tool("list_games", "List the games that can be played, their options, and the computer players.", ()),
    Tool(
        "new_game",
        "Start a game against computers. Answers with the number of the table, the goal, how actions are written, "
        "and what your seat sees. Read the rules with look_up_rules.",
        (
            GAME,
            Needed(
                "options", "options", 'Options of the game, such as {"players": "3"} (default: as list_games tells).'
            ),
            Needed("seat", "text", "The seat that you want, as the game names it (default: by lot)."),
            Needed("computers", "texts", 'Computer players of the other seats, or one for all (default: ["greedy"]).'),
            LEGAL,
            AS_JSON,
        ),
        changes=True,
    ),
    Tool("look", "See a table as your seat sees it now, and what you may do.", (TABLE, LEGAL, AS_JSON)),
    Tool(
        "act",
        "Play an action. Answers with what happened until it is your turn again, and what your seat sees then. "
        "An action that is not allowed changes nothing and is answered with the rule that forbids it.",
        (TABLE, Needed("action", "text", "The action, written as in the list.", is_required=True), LEGAL, AS_JSON),
        changes=True,
    ),
    Tool(
        "log",
        "Tell what happened at a table, as your seat saw it.",
        (TABLE, Needed("since", "number", "Leave out so many of the first actions (default 0)."), AS_JSON),
    ),
    Tool(
        "look_up_rules",
        "Look up the rules of a game: all titles, one rule by its number, or those that have certain words.",
        (
            GAME,
            Needed("number", "text", "The number of a rule, as refusals name it."),
            Needed("search", "text", "Words that the rules have to contain."),
        ),
    ),
    Tool(
        "replay",
        "Look at a moment of a game again, without changing it: of a table, or of the text of a record. "
        "While a game goes on you see it from your own seat only.",
        (
            Needed("table", "text", "A table of yours."),
            Needed("record", "text", "Or the whole text of a record."),
            Needed("ply", "number", "After so many actions (default: the last)."),
            Needed("seat", "text", "As this seat saw it (default: at a table yours, of a record what everybody saw)."),
            AS_JSON,
        ),
    ),
    Tool("read_record", "Read the record of a table whose game is over, to keep or to verify it.", (TABLE,)),
    Tool("leave_game", "Leave a table for good; there is room for a few only.", (TABLE,), changes=True),
)


@dataclass
class Table:
    """A game of the program's."""

    line: Line
    seat: int
    players: Mapping[int, Player]  # of the other seats
    names: Sequence[str]  # [seat] who plays there

    @property
    def ply(self) -> int:
        return self.line.ply

    def advance(self, line: Line) -> None:
        """Chance and the others, until it is the program's turn or the game is over."""
        line.deal_all()
        while not line.is_over:
            seat = line.position.to_act
            if seat != self.seat:
                line.play(self.players[seat].choose(line.position, seat))
            elif is_forced(line.position, seat):
                line.play(line.position.legal_actions(seat)[0])
            else:
                return
            line.deal_all()

    def play(self, action: int | None) -> None:
        """All or nothing: a table is changed when everything has gone well."""
        line = self.line.copy()
        if action is not None:
            line.play(action)
        self.advance(line)
        self.line = line


class Desk:
    """All tables of one program. `seed` repeats games on purpose; `renamed` is a seed of other words for them."""

    def __init__(self, language: str = "en", seed: str | None = None, renamed: str | None = None) -> None:
        self.language = language if renamed is None else "en"
        self.seed = seed
        if seed is not None:
            Dealer.from_seed(f"{seed} {MOST_TABLES}")  # refuses now what could not be dealt from later
        self.renamed = renamed
        self.tables: dict[str, Table] = {}
        self._opened = 0  # tables so far
        self._one_at_a_time = Lock()
        self._tools = {tool.name: tool for tool in TOOLS}
        self._renaming = cache(self._new_renaming)
        self._about: Game | None = None  # which game a refusal is about, and so whose words it is in

    def call(self, name: str, values: Values) -> str | Refused:
        """What a tool answers; whatever happens, one text or one refusal."""
        with self._one_at_a_time:
            return self._called(name, values)

    def _called(self, name: str, values: Values) -> str | Refused:
        self._about = None
        try:
            tool = self._tools.get(name)
            if tool is None:
                raise UnknownTool("desk-no-tool", name=name, known=", ".join(self._tools))
            answer: str = getattr(self, name)(**tool.checked(values))
            return answer
        except HortusError as error:
            return self._refused(error)
        except Exception:
            # No trace of it goes out: it might speak of what the seat may not know.
            return Refused(MISTAKE, None, self._say("desk-mistake"))

    def _refused(self, error: HortusError) -> Refused:
        if self._about is None:
            return Refused(error.code, error.rule, self._say(error.message_id, **error.arguments))
        return self._face(self._about, None).refused(error)

    def _say(self, message_id: str, **arguments: object) -> str:
        return sentence(message_id, arguments, self.language)

    # Games and rules

    def list_games(self) -> str:
        games = [self._described(load(name)) for name in playable()]
        return _json({"games": games, "computers": sorted(PLAYERS)})

    def _described(self, game: Game) -> dict[str, Any]:
        face = self._face(game, None)
        options = [
            {"name": option.name, "default": option.default, "choices": [*option.choices, *option.further]}
            for option in game.options
        ]
        facts = {"name": game.name, "seats": list(game.seat_names), "players": seat_counts(game), "options": options}
        return {"title": face.title, **face.renaming.data(facts)}

    def look_up_rules(self, game: str, number: str | None = None, search: str | None = None) -> str:
        face = self._face(self._game(game), None)
        if number is not None:
            return str(face.rule(number))
        if search is not None:
            return "\n\n".join(map(str, face.search(search))) or self._say("desk-nothing-found")
        titles = (f"{rule.number} {rule.title}" for rule in face.rules())
        return "\n".join([self._say("desk-rule-titles"), *titles])

    def _game(self, name: str) -> Game:
        """By the name that the program knows it by."""
        known = {self._face(load(own), None).renaming.text(own): own for own in playable()}
        if name not in known:
            raise UnknownGame("unknown-game", name=name, known=", ".join(known))
        self._about = load(known[name])
        return self._about

    # Playing

    def new_game(
        self,
        game: str,
        options: Mapping[str, str] | None = None,
        seat: str | None = None,
        computers: Sequence[str] = USUAL_COMPUTERS,
        legal: bool = True,
        json: bool = False,
    ) -> str:
        if len(self.tables) >= MOST_TABLES:
            raise TooManyTables("desk-too-many-tables", most=MOST_TABLES)
        loaded = self._game(game)
        wishes = self._face(loaded, None).renaming.data(options or {})
        agreed = loaded.with_options(**wishes)
        if len(computers) > 1 and PLAYERS_OPTION not in wishes:
            agreed = for_seats(loaded, len(computers) + 1, wishes)
        table = self._new_table(agreed, seat, computers)
        table.play(None)
        self._opened += 1
        number = str(self._opened)
        self.tables[number] = table
        face = self._face_at(table)
        commitment = table.line.dealer.commitment
        others = [(table.line.seat_names[seat], table.names[seat]) for seat in table.players]
        seats = (self._say("desk-seat", key=key, player=who) for key, who in others)
        told = [self._say("desk-table", table=number), *map(face.renaming.text, seats)]
        head = "\n".join([*told, self._say("desk-commitment", commitment=commitment)])
        news = {"table": number, "commitment": commitment, "players": table.names, "actions": face.forms()}
        return self._standing(table, 0, legal, json, news, f"{head}\n\n{face.introduction(with_rules=False)}")

    def _new_table(self, game: Game, seat: str | None, computers: Sequence[str]) -> Table:
        dealer = Dealer.random() if self.seed is None else Dealer.from_seed(f"{self.seed} {self._opened + 1}")
        line = Line.start(game, dealer)
        keys = line.seat_names
        if seat is None:
            own = line.draw_seats().index(0)
        else:
            own = self._seat_of(game, keys, seat)
        others = list(computers) * (len(keys) - 1) if len(computers) == 1 else list(computers)
        check_seats(game, len(others) + 1)
        for name in others:
            if name not in PLAYERS:
                raise UnknownPlayer("unknown-player", name=name, known=", ".join(PLAYERS))
        who = [*others[:own], OWN_NAME, *others[own:]]
        luck = int(new_generator("computers", dealer.secret.hex())[0])  # nobody foresees them who does not know it
        players = {place: player(game, name, luck) for place, name in enumerate(who) if place != own}
        for place, name in enumerate(who):
            line.note(Note("sits", place, 1) if place == own else Note("computer", place, player=name))
        return Table(line, own, players, who)

    def _seat_of(self, game: Game, keys: Sequence[str], seat: str) -> int:
        meant = self._face(game, None).renaming.text(seat).lower()
        if meant not in keys:
            raise UnknownSeat("desk-unknown-seat", name=meant, known=", ".join(keys))
        return keys.index(meant)

    def look(self, table: str, legal: bool = True, json: bool = False) -> str:
        found = self._table(table)
        return self._standing(found, found.ply, legal, json, {"table": table})

    def act(self, table: str, action: str, legal: bool = True, json: bool = False) -> str:
        found = self._table(table)
        since = found.ply
        found.play(self._face_at(found).action(found.line.position, action))
        return self._standing(found, since, legal, json, {"table": table})

    def log(self, table: str, since: int = 0, json: bool = False) -> str:
        found = self._table(table)
        face, position = self._face_at(found), found.line.position
        since = min(since, found.ply)
        return _json(face.log(position, since)) if json else "\n".join(face.tell(position, since))

    def leave_game(self, table: str) -> str:
        self._table(table)
        del self.tables[table]
        return self._say("desk-left", table=table)

    def _table(self, table: str) -> Table:
        if table not in self.tables:
            known = ", ".join(self.tables)
            raise UnknownTable("desk-unknown-table" if known else "desk-no-table", table=table, known=known)
        self._about = self.tables[table].line.game
        return self.tables[table]

    # Looking back

    def replay(
        self,
        table: str | None = None,
        record: str | None = None,
        ply: int | None = None,
        seat: str | None = None,
        json: bool = False,
    ) -> str:
        if (table is None) == (record is None):
            raise BadArgument("desk-one-of-two")
        if record is not None:
            return self._moment(Replay(self._record(record)), ply, seat, None, json)
        found = self._table(str(table))
        self._check_own(found, seat)
        return self._moment(Replay(self._record_of(found)), ply, seat, found.seat, json)

    def _check_own(self, table: Table, seat: str | None) -> None:
        line = table.line
        if seat is not None and not line.is_over and self._seat_of(line.game, line.seat_names, seat) != table.seat:
            raise NotYours("desk-own-seat")

    def _moment(self, replay: Replay, ply: int | None, seat: str | None, usual: int | None, json: bool) -> str:
        game, keys = replay.record.game, replay.position.seat_names
        viewer = usual if seat is None else self._seat_of(game, keys, seat)
        at = replay.count if ply is None else ply
        if at > replay.count:
            raise UnknownPly("record-no-such-ply", ply=at, count=replay.count)
        replay.seek(at)
        position, face = replay.position, self._face(game, viewer)
        since = max(0, at - 1)
        if json:
            moment = {"ply": at, "count": replay.count, "log": face.log(position, since)}
            return _json({**moment, "view": face.view(position, with_legal=False)})
        head = self._say("desk-at", ply=at, count=replay.count)
        return "\n\n".join(["\n".join([head, *face.tell(position, since)]), face.look(position, with_legal=False)])

    def read_record(self, table: str) -> str:
        found = self._table(table)
        if not found.line.is_over:
            raise NotYours("desk-unfinished")
        return self._face_at(found).renaming.text(self._record_of(found).text())

    def _record_of(self, table: Table) -> Record:
        return Record.of(table.line, table.names, date.today().isoformat())

    def _record(self, text: str) -> Record:
        """A text in the words of one of the games. The words of the box would tell what others stand for."""
        for name in playable():
            renaming = self._face(load(name), None).renaming
            if f"\ngame: {renaming.text(name)}\n" in text:
                self._about = load(name)
                return Record.read(renaming.text(text))
        if self.renamed is not None:
            raise BadRecord("record-not-a-record")
        return Record.read(text)

    # Words

    def _standing(
        self, table: Table, since: int, legal: bool, json: bool, news: dict[str, Any], head: str | None = None
    ) -> str:
        """What happened since an action and how the table stands, for the program's seat."""
        face, position = self._face_at(table), table.line.position
        if json:
            log = face.log(position, since)
            return _json({**news, "ply": table.ply, "log": log, "view": face.view(position, legal)})
        parts = [] if head is None else [head]
        told = face.tell(position, since)
        if told:
            parts.append("\n".join([self._say("desk-happened"), *told]))
        parts.append(face.look(position, legal))
        if table.line.is_over:
            parts.append(self._say("desk-over"))
        return "\n\n".join(parts)

    def _face_at(self, table: Table) -> TextFace:
        return self._face(table.line.game, table.seat)

    def _face(self, game: Game, seat: int | None) -> TextFace:
        return TextFace(game, seat, self.language, self._renaming(game.name))

    def _new_renaming(self, name: str) -> Renaming | None:
        return None if self.renamed is None else renaming_of(load(name), self.renamed)


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
