"""Who sits at the table, from the words of a command line or of a saved game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from hortus.contract.errors import UnknownPlayer
from hortus.contract.game import Game
from hortus.languages import has_sentence, sentence
from hortus.players.player import PLAYERS, Player, player
from hortus.policy.seats import WrongSeats, check_seats
from hortus.records import Line, Note
from hortus.records.company import Chair, Company

HUMAN = "human"
USUAL_COMPUTER = "level2"


@dataclass(frozen=True)
class Seat:
    """Who sits there: a computer player, or a person."""

    name: str
    player: Player | None = None

    @property
    def searches(self) -> bool:
        return self.player is not None and PLAYERS[self.name].searches


def names_among(keys: Sequence[str], names: Sequence[str], language: str) -> dict[str, str]:
    """Who is called by name: whoever shares it with nobody, with no seat and with no word for the reader."""
    seats = [sentence("seat-name", {"key": key}, language) for key in keys]
    called = ["" if name == HUMAN else computer_name(name, language) for name in names]
    taken = Counter(name.casefold() for name in [*called, *seats, sentence("seat-you", language=language)])
    return {key: name for key, name in zip(keys, called, strict=True) if name and taken[name.casefold()] == 1}


def computer_name(name: str, language: str) -> str:
    """A computer has a name in every language; anybody else has the own one."""
    own = f"player-{name}"
    return sentence(own, language=language) if name in PLAYERS and has_sentence(own, language) else name


def usual_kinds(count: int, opponent: str) -> list[str]:
    """One person against computers."""
    return [HUMAN] + [opponent] * (count - 1)


def kinds_of_saved(names: Sequence[str]) -> list[str]:
    """A computer plays under its own name; everybody else is a person."""
    return [name if name in PLAYERS else HUMAN for name in names]


def people_of_saved(names: Sequence[str]) -> list[str]:
    return [name for name in names if name not in PLAYERS]


def seats_of(game: Game, kinds: Sequence[str], names: Sequence[str], seed: int) -> list[Seat]:
    """One seat a kind; `names` are those of the people, in order, as far as they are given."""
    check_seats(game, len(kinds))
    humans = sum(kind == HUMAN for kind in kinds)
    if len(names) > humans:
        raise WrongSeats("too-many-names", found=len(names), expected=humans)
    people = iter(names)
    return [Seat(next(people, HUMAN)) if kind == HUMAN else Seat(kind, computer(game, kind, seed)) for kind in kinds]


def computer(game: Game, name: str, seed: int) -> Player:
    if name not in PLAYERS:
        raise UnknownPlayer("unknown-player", name=name, known=", ".join(sorted([HUMAN, *PLAYERS])))
    return player(game, name, seed)


def note_seats(line: Line, seats: Sequence[Seat]) -> None:
    """Tell in the chronicle who plays where from now on, as far as it does not tell that yet."""
    company = Company(line.notes)
    for number, who in enumerate(seats if not line.is_over else ()):
        # Whoever chose the seed can know every draw: all at the keyboard count as that one person.
        newcomer = 1 if line.dealer.seed is not None else company.people + 1
        note = change_of_seat(company.chair(number), number, who, newcomer)
        if note is not None:
            line.note(note)
            company.hear(note)


def change_of_seat(chair: Chair, number: int, who: Seat, newcomer: int) -> Note | None:
    """From who played there to who plays there now."""
    if who.player is None:
        if chair.kind == "person":
            return None
        return Note("sits", number, newcomer) if chair.person is None else Note("back", number, chair.person)
    if chair.player == who.name:
        return None
    return Note("computer", number, chair.person, who.name, None if chair.person is None else "left")
