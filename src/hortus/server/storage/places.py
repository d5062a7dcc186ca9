"""Where everything about all tables is kept: in a file of SQLite, or in a database of PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from hortus.server.errors import StorageFailed
from hortus.server.storage.files import data_file

Place = Path | URL

SCHEMES = ("postgresql", "postgres")


def place_of(wish: str | None) -> Place:
    """What somebody typed: a file, or an address such as postgresql://hortus@database.example/hortus."""
    scheme, is_address, _ = (wish or "").partition("://")
    if not is_address:
        return data_file(Path(wish) if wish else None)
    try:
        url = make_url(wish or "")
    except (ArgumentError, ValueError):  # what it says may hold the password
        raise StorageFailed("server-storage-bad-address") from None
    # A password with such a sign has to be written with %40: otherwise its end is taken for the name of a computer.
    if scheme not in SCHEMES or not url.database or "@" in f"{url.host}{url.database}":
        raise StorageFailed("server-storage-bad-address")
    return url.set(drivername=SCHEMES[0])


def name_of(place: Place) -> str:
    """For people to read: without the password, and without what else stands after the address."""
    if isinstance(place, Path):
        return str(place)
    return URL.create(place.drivername, place.username, None, place.host, place.port, place.database).render_as_string()
