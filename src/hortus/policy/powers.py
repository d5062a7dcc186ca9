"""Who may do what at a table, to whom, and when: one table of bars, which everything asks and docs/fairness.md prints.

A deed is allowed unless a row bars it. Rows look at a `Situation`: the seats as policy sees them, and who asks. People
are known by numbers, in the order in which they first sat down; somebody with several devices is one person.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

Kind = Literal["person", "computer", "open"]

Deed = Literal[
    "watch",
    "look",
    "act",
    "hint",
    "review",
    "join",
    "sit",
    "return",
    "take back",
    "leave",
    "settle",
    "open",
    "ask",
    "consent",
    "take over",
    "keep devices",
    "invite",
    "manage",
    "go on",
]

DEEDS: dict[Deed, str] = {
    "watch": "look on as a spectator",
    "look": "look through the eyes of a seat",
    "act": "act for a seat: play, race, take back, resign, change its name",
    "hint": "ask for the best actions of a seat, with their chances",
    "review": "where one may watch, open the review of a game, try its mistakes again, play on from any moment",
    "join": "follow the link of a seat, or the code of the table",
    "sit": "sit down, by a link or a code, or because one manages the table",
    "return": "come back to a seat, or add a device, by its personal code",
    "take back": "take one's seat back from a computer that stands in",
    "leave": "leave one's seat to a computer, or to whoever comes",
    "settle": "decide who plays on a seat that is nobody's",
    "open": "let others sit down on a seat",
    "ask": "ask a person to leave the seat, or for a pause",
    "consent": "agree to that, or decline",
    "take over": "let a computer stand in for somebody who is away",
    "keep devices": "see the personal code of a seat, make it anew, and so end all other devices",
    "invite": "see the code of the table, by which others sit down",
    "manage": "see and make anew the links of a table, delete it",
    "go on": "ask for the next game, let a computer decide at once, pause or end a pause",
}
"""Every deed there is, in words for docs/fairness.md."""


@dataclass(frozen=True)
class Chair:
    """One seat as policy sees it."""

    kind: Kind
    person: int | None = None  # whose it is: who sits there, or for whom a computer stands in
    looked: frozenset[int] = frozenset()  # everybody who has ever looked through its eyes
    is_asked: bool = False  # its person was asked for consent and has not answered

    @property
    def is_free(self) -> bool:
        """Whether it waits for somebody to sit down."""
        return self.kind != "computer" and self.person is None


def never(seat: int) -> bool:
    return False


@dataclass(frozen=True)
class Situation:
    """A table, as somebody comes to do something there."""

    chairs: tuple[Chair, ...]
    person: int | None = None  # who comes; None: somebody who has never sat here
    is_invited: bool = False  # has some power at the table, if only to watch
    manages: bool = False
    is_over: bool = False
    has_begun: bool = False  # somebody has decided something
    has_undone: bool = False  # something was taken back, ever
    seed_was_chosen: bool = False  # or it goes on from another game: draws or secrets are known
    allows_aids: bool = False  # so it was said before the game
    holds_secret: Callable[[int], bool] = never  # whether the eyes of a seat see more than everybody does
    is_absent: Callable[[int], bool] = never  # whether its person is away for longer than the table allows

    def is_own(self, seat: int) -> bool:
        return self.person is not None and self.chairs[seat].person == self.person

    def is_of_another(self, seat: int) -> bool:
        return self.chairs[seat].person not in (None, self.person)

    @property
    def own_seats(self) -> set[int]:
        return {seat for seat in range(len(self.chairs)) if self.is_own(seat)}

    @property
    def held_seats(self) -> set[int]:
        """Own seats where no computer stands in."""
        return {seat for seat in self.own_seats if self.chairs[seat].kind == "person"}

    @property
    def others(self) -> bool:
        """Whether another person sits here, has ever sat here, or may still sit down."""
        return any(chair.is_free or (chair.looked | {chair.person}) - {self.person, None} for chair in self.chairs)

    def others_beside(self, seat: int) -> bool:
        """The same if this person sits down on a seat."""
        mine = Chair("person", self.person, self.chairs[seat].looked)
        chairs = (*self.chairs[:seat], mine, *self.chairs[seat + 1 :])
        return Situation(chairs, self.person).others

    def known_elsewhere(self, seat: int) -> set[int]:
        """People who have looked through the secrets of a seat that is not theirs."""
        chair = self.chairs[seat]
        return set(chair.looked) - {chair.person} if self.holds_secret(seat) else set()

    def players_without(self, seat: int) -> set[int]:
        """People who play on if this seat is left."""
        return {chair.person for number, chair in enumerate(self.chairs) if chair.person is not None and number != seat}


# The bars. Each says in its first line when the deed is not allowed, as docs/fairness.md prints it.


def uninvited(at: Situation, seat: int) -> bool:
    """by somebody who was not invited to the table"""
    return not at.is_invited


def not_own(at: Situation, seat: int) -> bool:
    """by anybody but the person whose seat it is"""
    return not at.is_own(seat)


def computer_plays(at: Situation, seat: int) -> bool:
    """while a computer plays there"""
    return at.chairs[seat].kind == "computer"


def nobody_stands_in(at: Situation, seat: int) -> bool:
    """while no computer stands in there"""
    return at.chairs[seat].kind != "computer"


def unaided(at: Situation, seat: int) -> bool:
    """among people, at one computer or at several, unless the table allowed aids before the game"""
    return not at.allows_aids and (at.others or len(at.held_seats) > 1)


def taken(at: Situation, seat: int) -> bool:
    """if it is another person's: the first guest binds it"""
    return at.is_of_another(seat)


def over(at: Situation, seat: int) -> bool:
    """once the game is over and the secret behind all draws is shown"""
    return at.is_over


def running(at: Situation, seat: int) -> bool:
    """before the game is over, by anybody: it would tell secrets"""
    return not at.is_over


def knows_another(at: Situation, seat: int) -> bool:
    """by somebody who has seen secrets of a seat that is another's now"""
    return any(
        at.person in at.known_elsewhere(other) for other in range(len(at.chairs)) if other not in at.own_seats | {seat}
    )


def second_seat(at: Situation, seat: int) -> bool:
    """by somebody who plays already, where others play too and the seat holds secrets"""
    return bool(at.own_seats - {seat}) and at.others_beside(seat) and at.holds_secret(seat)


def chosen_seed(at: Situation, seat: int) -> bool:
    """at a table with a chosen seed, or one that goes on from another game: somebody knows its draws or its secrets"""
    return at.seed_was_chosen


def seed_of_another(at: Situation, seat: int) -> bool:
    """beside anybody else at a table with a chosen seed, or one that goes on from another game"""
    return at.seed_was_chosen and at.others_beside(seat)


def plays_another(at: Situation, seat: int) -> bool:
    """by a person who plays another seat"""
    return at.person is not None and at.is_of_another(seat)


def not_managing(at: Situation, seat: int) -> bool:
    """by anybody but who manages the table"""
    return not at.manages


def among_people(at: Situation, seat: int) -> bool:
    """of a computer's seat, once the game has begun among people"""
    return at.chairs[seat].kind == "computer" and at.has_begun and at.others


def something_undone(at: Situation, seat: int) -> bool:
    """if anything was ever taken back: the draws to come may be known"""
    return at.has_undone


def known_to_players(at: Situation, seat: int) -> bool:
    """if somebody who goes on playing has seen its secrets"""
    chair = at.chairs[seat]
    return at.holds_secret(seat) and bool(chair.looked & at.players_without(seat))


def others_known(at: Situation, seat: int) -> bool:
    """if somebody who plays has seen secrets of another seat that is not theirs"""
    return any(at.known_elsewhere(other) & at.players_without(seat) for other in range(len(at.chairs)) if other != seat)


def outsider(at: Situation, seat: int) -> bool:
    """by anybody who neither plays here nor manages the table"""
    return not (at.manages or at.own_seats)


def not_seated(at: Situation, seat: int) -> bool:
    """by anybody who neither sits here nor manages the table"""
    return not (at.manages or at.held_seats)


def not_of_another(at: Situation, seat: int) -> bool:
    """of a seat that is not another person's"""
    return not at.is_of_another(seat)


def not_asked(at: Situation, seat: int) -> bool:
    """without having been asked"""
    return not at.chairs[seat].is_asked


def not_absent(at: Situation, seat: int) -> bool:
    """unless its person has kept the table waiting and been away for the time that the table set before the game"""
    return not at.is_absent(seat)


class Row(NamedTuple):
    """A deed that is barred, when, and the sentence that says so."""

    deed: Deed
    bar: Callable[[Situation, int], bool]
    refusal: str


POWERS: tuple[Row, ...] = (
    Row("watch", uninvited, "power-not-invited"),
    Row("look", not_own, "power-not-yours"),
    Row("look", computer_plays, "power-computer-plays"),
    Row("act", not_own, "power-not-yours"),
    Row("act", computer_plays, "power-computer-plays"),
    Row("hint", not_own, "power-not-yours"),
    Row("hint", computer_plays, "power-computer-plays"),
    Row("hint", unaided, "power-unaided"),
    Row("review", running, "power-running"),
    Row("join", computer_plays, "power-computer-plays"),
    Row("sit", taken, "power-taken"),
    Row("sit", over, "power-over"),
    Row("sit", knows_another, "power-knows-another"),
    Row("sit", second_seat, "power-second-seat"),
    Row("sit", seed_of_another, "power-chosen-seed"),
    Row("return", plays_another, "power-plays-another"),
    Row("take back", not_own, "power-not-yours"),
    Row("take back", nobody_stands_in, "power-nobody-stands-in"),
    Row("take back", over, "power-over"),
    Row("leave", not_own, "power-not-yours"),
    Row("leave", over, "power-over"),
    Row("settle", not_managing, "power-not-managing"),
    Row("settle", taken, "power-of-another"),
    Row("settle", over, "power-over"),
    Row("settle", among_people, "power-among-people"),
    Row("open", chosen_seed, "power-chosen-seed"),
    Row("open", something_undone, "power-something-undone"),
    Row("open", known_to_players, "power-known-to-players"),
    Row("open", others_known, "power-others-known"),
    Row("ask", not_seated, "power-outsider"),
    Row("ask", not_of_another, "power-not-of-another"),
    Row("ask", computer_plays, "power-computer-plays"),
    Row("ask", over, "power-over"),
    Row("consent", not_own, "power-not-yours"),
    Row("consent", not_asked, "power-not-asked"),
    Row("consent", over, "power-over"),
    Row("take over", outsider, "power-outsider"),
    Row("take over", not_of_another, "power-not-of-another"),
    Row("take over", not_absent, "power-not-absent"),
    Row("keep devices", not_own, "power-not-yours"),
    Row("invite", outsider, "power-outsider"),
    Row("manage", not_managing, "power-not-managing"),
    Row("go on", outsider, "power-outsider"),
)


def refusal(deed: Deed, at: Situation, seat: int = 0) -> str | None:
    """The sentence of the first row that bars a deed; None: it is allowed. There is no seat that the table has not."""
    if not 0 <= seat < len(at.chairs):
        return "power-no-such-seat"
    return next((row.refusal for row in POWERS if row.deed == deed and row.bar(at, seat)), None)


def printed() -> Iterator[str]:
    """The table of powers as docs/fairness.md shows it."""
    yield "| deed | not allowed |"
    yield "|---|---|"
    for deed, words in DEEDS.items():
        bars = [row.bar.__doc__ or "" for row in POWERS if row.deed == deed]
        yield f"| **{deed}**: {words} | {'; '.join(bars)} |"
