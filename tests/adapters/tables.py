"""Every game under its number of players, for adapters, which know no game from another."""

from __future__ import annotations

import hortus
from hortus.policy.seats import PLAYERS_OPTION, seat_counts


def tables() -> list[tuple[str, dict[str, int]]]:
    found = []
    for name in hortus.games():
        counts = seat_counts(hortus.load(name))
        found += [(name, {PLAYERS_OPTION: count} if len(counts) > 1 else {}) for count in counts]
    return found


TABLES = tables()
IDS = ["-".join([name, *map(str, options.values())]) for name, options in TABLES]
