"""A new game: the template, which is a whole game, copied under another name."""

from __future__ import annotations

import tempfile
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from hortus.contract.errors import HortusError
from hortus.games import own, strangers
from hortus.games.packages import NAME, is_general
from hortus.terminal.files import FileTrouble

TEMPLATE = Path(__file__).parent.parent / "template"
OLD = "seeds"
"""The name of the game in the template; it stands nowhere there with another meaning."""


class BadGameName(HortusError):
    code = "bad_game_name"


def new_game(name: str, folder: Path) -> Path:
    """The package of a new game, in a new folder of its name. All of it is there, or nothing."""
    check_name(name)
    target = folder / name
    if target.exists():
        raise FileTrouble("file-exists", file=str(target))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=f".{name}-", dir=folder) as beside:
            write(name, Path(beside) / name)
            (Path(beside) / name).rename(target)
    except OSError:
        raise FileTrouble("file-unwritable", file=str(target)) from None
    return target


def check_name(name: str) -> None:
    """It names a game of Hortus and a package of Python, and neither is taken."""
    if not NAME.fullmatch(name) or iskeyword(name):
        raise BadGameName("new-game-bad-name", name=name)
    taken = (name in own(), find_spec(name), is_general(name), (TEMPLATE / name).is_dir() and name != OLD)
    if any(taken) or name in (found.name for found in strangers()):
        raise BadGameName("new-game-name-taken", name=name)


def write(name: str, target: Path) -> None:
    for source in sorted(TEMPLATE.rglob("*")):
        if source.is_file() and "__pycache__" not in source.parts:
            file = target / renamed(source.relative_to(TEMPLATE).as_posix(), name)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")


def renamed(text: str, name: str) -> str:
    title = name.replace("_", " ").capitalize()
    return text.replace(OLD, name).replace(OLD.capitalize(), title)
