"""Packages of strangers, made in a folder as an installer would leave them there."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hortus import languages
from hortus.games import load, strangers
from hortus.terminal.new_game import write

CACHES = (strangers, languages._add, languages._bundle, languages._rules)


class Shelf:
    """A folder with packages, on the path of this process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def game(self, name: str, package: str = "") -> Path:
        """The template under another name; its folder, to break something in it."""
        source = self.folder / "source" / name
        write(name, source)
        return self.adopt(source, package)

    def adopt(self, source: Path, package: str = "") -> Path:
        name = source.name
        shutil.move(source / name, self.folder / name)
        self.register(package or f"hortus-{name}", f"{name} = {name}:GAME")
        return self.folder / name

    def register(self, package: str, *entries: str) -> None:
        facts = self.folder / f"{package.replace('-', '_')}-0.1.0.dist-info"
        facts.mkdir()
        (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 0.1.0\n", encoding="utf-8")
        (facts / "entry_points.txt").write_text("\n".join(["[hortus.games]", *entries, ""]), encoding="utf-8")

    def forget(self) -> None:
        """What was found, as if the process had just begun."""
        load.__globals__["_loaded"].clear()
        for cached in CACHES:
            cached.cache_clear()
        for name, module in list(sys.modules.items()):
            if str(getattr(module, "__file__", "")).startswith(str(self.folder)):
                del sys.modules[name]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    """Whatever is put there is installed until the test ends; nothing is looked for before the test asks."""
    folder = tmp_path / "installed"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setitem(load.__globals__, "_loaded", {})
    shelf = Shelf(folder)
    shelf.forget()
    yield shelf
    shelf.forget()
