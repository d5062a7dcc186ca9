"""What people wish for when they make a table, and what there is to wish for."""

from __future__ import annotations

import logging

import hortus
from hortus.contract.errors import BrokenGame, IllegalAction, UnknownGame, UnknownPlayer
from hortus.contract.game import OVER, Game
from hortus.games import strangers
from hortus.players.levels import Level, card_of, levels_of, number_of
from hortus.players.player import PLAYERS
from hortus.policy.seats import check_seats, for_seats, seat_counts
from hortus.policy.undo import first_of_sealed
from hortus.puzzles import puzzles_of
from hortus.records import Dealer, Line
from hortus.server.errors import BadWish, NotFound
from hortus.server.protocol import CardInfo, GameInfo, OptionInfo, SeatWish, Sentence, TableWish
from hortus.server.tables.links import new_key
from hortus.server.tables.seats import Seat, clean_name

log = logging.getLogger(__name__)

MINUTES, DAY = 60, 24 * 3600
ABSENCES = {"never": None, "5 minutes": 5 * MINUTES, "day": DAY, "week": 7 * DAY}
MAKER = 1
"""Who makes a table is the first person there, if that person sits down."""


def seat_wished(wish: SeatWish) -> Seat:
    if wish.kind == "person":
        name = clean_name(wish.name)
        return Seat("person", name, person=MAKER, key=new_key()) if wish.here else Seat("person", name)
    if wish.kind == "open":
        return Seat("open")
    return Seat("computer", "", checked_player(wish.player))


def checked_player(name: str) -> str:
    if name not in PLAYERS:
        raise UnknownPlayer("unknown-player", name=name, known=", ".join(PLAYERS))
    return name


def game_of(wish: TableWish) -> Game:
    """The game that was wished for; how many play is told by the seats. A study is for programs."""
    game = hortus.load(wish.game)
    if game.study_of:
        raise UnknownGame("unknown-game", name=wish.game, known=", ".join(hortus.games()))
    return for_seats(game, len(wish.seats), wish.options)


def line_of(wish: TableWish, origin: Line | None) -> Line:
    """From the start of the game, or on from a moment of one that is over; the draws to come are new ones."""
    dealer = dealer_of(wish)
    if origin is None or wish.origin is None:
        return Line(game_of(wish), dealer, absence=ABSENCES[wish.absence])
    ply = wish.origin.ply
    if ply > origin.ply:
        raise NotFound("record-no-such-ply", ply=ply, count=origin.ply)
    position = origin.position.at(ply)
    if position.to_act == OVER:
        raise IllegalAction("position-over")
    if position.is_sealed:
        position = origin.position.at(first_of_sealed(origin, ply))
    check_seats(origin.game, len(wish.seats))
    game = hortus.load(origin.game.name, **origin.game.chosen)  # as it is installed
    return Line(game, dealer, position.text())


def dealer_of(wish: TableWish) -> Dealer:
    """Who knows the seed, or a game that is over, knows too much: that is only for games without other people."""
    is_among_people = any(seat.kind == "open" or (seat.kind == "person" and not seat.here) for seat in wish.seats)
    if is_among_people and wish.origin is not None:
        raise BadWish("server-onward-among-people")
    if is_among_people and wish.seed:
        raise BadWish("server-seed-among-people")
    return Dealer.from_seed(wish.seed) if wish.seed else Dealer.random()


def tell_broken_games() -> None:
    for found in strangers():
        if isinstance(found.game, BrokenGame):
            log.error("game_broken: %s of %s is left out. %s", found.name, found.package, found.game)


def game_infos() -> list[GameInfo]:
    return [game_info(hortus.load(name)) for name in hortus.games()]


def game_info(game: Game) -> GameInfo:
    counts = seat_counts(game)
    return GameInfo(
        name=game.name,
        version=game.version,
        seats=list(game.seat_names),
        least=min(counts),
        most=max(counts),
        options=[OptionInfo(o.name, o.default, list(o.choices), list(o.further)) for o in game.options],
        players=[name for name, kind in PLAYERS.items() if kind.is_offered],
        cards=[card_info(game, level) for level in levels_of(game)],
        odds=game.odds is not None,
        lessons=len(game.lessons),
        puzzles=len(puzzles_of(game)),
    )


def card_info(game: Game, level: Level) -> CardInfo:
    told = [Sentence(message.id, dict(message.arguments)) for message in card_of(game, level)]
    return CardInfo(level.name, number_of(level.name), told)
