"""`python -m benchmarks.strength`: writes the tables of docs/players.md and the plot anew from the files of results."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from benchmarks.strength.plot import picture
from benchmarks.strength.report import confirmation_table, strength_table

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "players.md"
PICTURE = DOCS / "pictures" / "strength.svg"
TABLES = {"strength": strength_table, "confirmation": confirmation_table}


def with_tables(page: str, tables: Mapping[str, Callable[[], str]]) -> str:
    """The page with each of these tables, between its two marks, as the results have it now."""
    for name, table in tables.items():
        first, last = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, _, rest = page.partition(first)
        _, _, after = rest.partition(last)
        page = f"{before}{first}{table()}\n{last}{after}"
    return page


def main() -> None:
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8"), TABLES), encoding="utf-8")
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(picture(), encoding="utf-8")


if __name__ == "__main__":
    main()
