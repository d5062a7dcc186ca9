"""The games: one folder each; nothing else knows a rule. Those of strangers are found where they are installed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from hortus.contract.errors import BrokenGame, UnknownGame
from hortus.contract.game import Game
from hortus.games.packages import GROUP, NAME, Found, judged

_loaded: dict[str, Game] = {}


@cache
def own() -> tuple[str, ...]:
    """Every folder here is a game."""
    return tuple(sorted(file.parent.name for file in Path(__file__).parent.glob("*/__init__.py")))


@cache
def studies() -> dict[str, Game]:
    """What a folder's `STUDIES` offers beside its game: found by name, and on no list of games."""
    modules = [import_module(f"hortus.games.{name}") for name in own()]
    return {study.name: study for module in modules for study in getattr(module, "STUDIES", ())}


def ours() -> list[Found]:
    return [Found(name, "Hortus", load(name)) for name in own()]


@cache
def strangers() -> tuple[Found, ...]:
    """What other packages bring; looked for when somebody asks for more than ours, who need not wait for it."""
    from importlib.metadata import entry_points

    entries = entry_points(group=GROUP)
    if not entries:
        return ()
    return judged(entries, [*ours(), *(Found(name, "Hortus", study) for name, study in studies().items())])


def names() -> tuple[str, ...]:
    """Of every game that can be played."""
    return tuple(sorted({*own(), *(found.name for found in strangers() if isinstance(found.game, Game))}))


def is_game(text: str) -> bool:
    """Whether somebody calls a game by its name. For any other text nobody looks for strangers."""
    return text in own() or (NAME.fullmatch(text) is not None and text in names())


def playable() -> tuple[str, ...]:
    """The games that have words for people; a game may be there for study before it has any."""
    return tuple(filter(is_playable, names()))


def is_playable(name: str) -> bool:
    try:
        return load(name).words is not None
    except UnknownGame:
        return False


def for_people(name: str) -> Game:
    """A game that people can play and read about."""
    if not is_playable(name):
        raise UnknownGame("unknown-game", name=name, known=", ".join(playable()))
    return load(name)


def load(name: str, /, **options: object) -> Game:
    """A game under the given options; those not named are the defaults."""
    if name not in _loaded:
        if name in own():
            _loaded[name] = import_module(f"hortus.games.{name}").GAME
        else:
            _loaded[name] = studies().get(name) or _of_stranger(name)
    return _loaded[name].with_options(**options)


def _of_stranger(name: str) -> Game:
    """The one of that name which can be played; else the first is told why it cannot."""
    brought = sorted((found.game for found in strangers() if found.name == name), key=_is_broken)
    if not brought:
        raise UnknownGame("unknown-game", name=name, known=", ".join(names()))
    if isinstance(brought[0], BrokenGame):
        raise brought[0]
    return brought[0]


def _is_broken(brought: Game | BrokenGame) -> bool:
    return isinstance(brought, BrokenGame)


def loaded_first() -> Iterator[Game]:
    """Every game, those in use before the others: whoever stops early does not wait until all are loaded."""
    told: set[str] = set()
    sources: list[Callable[[], Iterable[str]]] = [_loaded.copy, own, names]
    for source in sources:
        for name in source():
            if name not in told:
                told.add(name)
                yield load(name)
