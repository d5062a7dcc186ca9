"""Games of strangers: installed packages that register under the entry point group `hortus.games`.

Each is looked at before anybody plays it. What is broken is told and left out, and everything else goes on. Where
two want the same name or prefix, ours has it; else the game, then the package, that is first in the alphabet.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import NamedTuple

from hortus.contract.errors import BrokenGame
from hortus.contract.game import Game

GROUP = "hortus.games"
NAME = re.compile("[a-z][a-z0-9_]*")
GENERAL = Path(__file__).parents[1] / "languages" / "en"


class Found(NamedTuple):
    """What a package brings under a name: a game, or a reason why not."""

    name: str
    package: str
    game: Game | BrokenGame


def judged(entries: Iterable[EntryPoint], ours: Sequence[Found]) -> tuple[Found, ...]:
    """What strangers bring, in the order in which they may take a name."""
    found = list(ours)
    for entry in sorted(entries, key=lambda entry: (entry.name, package_of(entry))):
        found.append(Found(entry.name, package_of(entry), _game_or_reason(entry, found)))
    return tuple(found[len(ours) :])


def package_of(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else GROUP


def _game_or_reason(entry: EntryPoint, before: Sequence[Found]) -> Game | BrokenGame:
    try:
        _check_name(entry, before)
        found = entry.load()
        game = getattr(found, "GAME", found)  # the module that has it will do
        if not isinstance(game, Game) or game.name != entry.name:
            raise BrokenGame("broken-not-there", name=entry.name, place=entry.value)
        game.with_options().new_state()
        if game.words:
            _check_prefix(game, before)
            check_words(game, game.words)
        return game
    except BrokenGame as reason:
        return reason
    except (Exception, SystemExit) as error:
        return BrokenGame("broken-not-loaded", name=entry.name, reason=f"{type(error).__name__}: {error}")


def _check_name(entry: EntryPoint, before: Sequence[Found]) -> None:
    if not NAME.fullmatch(entry.name):
        raise BrokenGame("broken-bad-name", name=entry.name)
    for other in before:
        if other.name == entry.name and isinstance(other.game, Game):
            raise BrokenGame("broken-name-taken", name=entry.name, holder=other.package)


def _check_prefix(game: Game, before: Sequence[Found]) -> None:
    holders = [other.package for other in before if getattr(other.game, "sentence_prefix", "") == game.sentence_prefix]
    if is_general(game.sentence_prefix):
        holders.append("Hortus")
    if holders:
        raise BrokenGame("broken-prefix-taken", name=game.name, prefix=game.sentence_prefix, holder=holders[0])


def is_general(prefix: str) -> bool:
    """Whether sentences that are of no game begin so."""
    general = re.compile(f"^{re.escape(prefix)}-", re.MULTILINE)
    return any(general.search(file.read_text(encoding="utf-8")) for file in GENERAL.glob("*.ftl"))


def check_words(game: Game, words: Path) -> None:
    """Every sentence can be read, is the game's own, and is there in each language that the game speaks."""
    spoken = {folder.name: set(_sentences(game, folder)) for folder in (words / "en", *words.glob("*/"))}
    wanted = {("game.ftl", f"game-{game.name}"), *spoken["en"]}
    for language, there in spoken.items():
        for file, sentence in sorted(wanted - there):
            raise BrokenGame("broken-words-missing", name=game.name, file=f"{language}/{file}", sentence=sentence)


def _sentences(game: Game, folder: Path) -> Iterator[tuple[str, str]]:
    """The id of every sentence, and the file that it stands in."""
    from fluent.syntax import FluentParser, ast

    for file in sorted(folder.glob("*.ftl")):
        about = {"name": game.name, "file": f"{folder.name}/{file.name}"}
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise BrokenGame("broken-words-unreadable", text=(entry.content or "").split("\n")[0], **about)
            if isinstance(entry, ast.Message | ast.Term):
                if not is_own(game, entry.id.name):
                    raise BrokenGame("broken-words-foreign", sentence=entry.id.name, **about)
                yield file.name, entry.id.name


def is_own(game: Game, sentence: str) -> bool:
    """Whether the id of a sentence tells that it is this game's."""
    own = rf"((hint-|page-|coach-|happened-)?{game.sentence_prefix}-.+|(game|option|part|race)-{game.name}(-.+)?)"
    return bool(re.fullmatch(rf"{own}|rule-(title-)?{game.rule_letter}[1-9]\d*", sentence))
