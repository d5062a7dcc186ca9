"""The viewers of a table, and how far their pages are: what each was sent first, and what it has shown since."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from hortus.server.tables.standing import Standing


class Presence(NamedTuple):
    """The guests at a table at one moment."""

    standing: Standing  # of that moment
    people: set[int]  # persons of these guests who have ever sat here
    watchers: int  # guests who have no seat now

    @classmethod
    def of(cls, guests: set[str], standing: Standing) -> Presence:
        people = [standing.person_of(guest) for guest in guests]
        sitting = {seat.person for seat in standing.seats} - {None}
        watchers = sum(person not in sitting for person in people)
        return cls(standing, {person for person in people if person is not None}, watchers)


@dataclass
class Page:
    """A guest who looks through the eyes of a seat or as a spectator, in however many tabs."""

    tabs: int = 0
    sent: int = 0  # the table's number when it came
    shown: int = -1  # the highest number that it has said


class Showing:
    """The pages at a table, for as long as they are there. Nothing of it is on the disk."""

    def __init__(self) -> None:
        self._pages: dict[tuple[str, int | None], Page] = {}

    def enter(self, guest: str, viewer: int | None, number: int) -> None:
        page = self._pages.setdefault((guest, viewer), Page())
        page.tabs += 1
        page.sent = number

    def leave(self, guest: str, viewer: int | None) -> None:
        page = self._pages[guest, viewer]
        page.tabs -= 1
        if page.tabs == 0:
            del self._pages[guest, viewer]

    def show(self, guest: str, viewer: int | None, number: int) -> None:
        """Who is not there has nothing to show."""
        page = self._pages.get((guest, viewer))
        if page is not None:
            page.shown = max(page.shown, number)

    @property
    def furthest(self) -> int | None:
        """The last event that anybody has seen; None if nobody looks on."""
        return max((max(page.sent, page.shown) for page in self._pages.values()), default=None)

    def has_shown(self, seat: int, number: int) -> bool:
        """Whether somebody on the seat has said so."""
        return any(viewer == seat and page.shown >= number for (_, viewer), page in self._pages.items())
