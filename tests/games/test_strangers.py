"""Games of other packages: those that are sound play everywhere; those that are not are told, and harm nobody."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import hortus
from hortus import contract
from hortus.command import main
from hortus.contract import game as contract_game
from hortus.contract.errors import BrokenGame
from hortus.games import loaded_first, own, strangers
from hortus.games.packages import Found
from hortus.languages import LANGUAGES, rules_of, sentence
from hortus.records import Dealer, Line, Record
from hortus.terminal.start import Wishes, table_of
from seeds import GAME as SEEDS
from tests.packages import Shelf, shelf
from tests.terminal.keyboard import console_for, typing
from tests.thorough import mostly_thorough

__all__ = ["shelf"]

pytestmark = pytest.mark.interpreted_only


def code_of(package: str) -> str:
    """What is wrong with it, by its code."""
    [found] = [found for found in strangers() if found.package == f"{package} 0.1.0"]
    return found.game.code if isinstance(found.game, BrokenGame) else "sound"


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def take_title(game: Path) -> None:
    for language in LANGUAGES:
        change(game / "words" / language / "game.ftl", "game-marbles =", "game-marbles-formerly =")


# Sound ones


def test_a_game_of_a_stranger_is_found_by_its_name(shelf: Shelf) -> None:
    shelf.game("marbles")
    assert hortus.games() == tuple(sorted([*own(), "marbles"]))
    assert hortus.load("marbles", players=4).start().player_count == 4
    assert sentence("game-marbles") == "Marbles"


def test_the_module_of_a_game_will_do_for_an_entry_point(shelf: Shelf) -> None:
    shelf.game("marbles")
    (shelf.folder / "hortus_marbles-0.1.0.dist-info" / "entry_points.txt").write_text(
        "[hortus.games]\nmarbles=marbles\n"
    )
    assert hortus.load("marbles").name == "marbles"


def test_a_record_of_a_strangers_game_is_read(shelf: Shelf) -> None:
    shelf.game("marbles")
    line = Line.start(hortus.load("marbles", players=2), Dealer.from_seed("1"))
    text = Record.of(line, seats=["Ada", "Bo"], date="2026-11-15").text()
    assert Record.read(text).game.name == "marbles"


def test_two_games_may_number_their_rules_by_one_letter(shelf: Shelf) -> None:
    shelf.game("marbles")
    shelf.game("pebbles")
    assert [len(rules_of(hortus.load(name))) for name in ("marbles", "pebbles")] == [6, 6]


def test_a_game_without_words_is_for_programs_only(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    change(shelf.game("marbles") / "__init__.py", 'words=HERE / "words"', "words=None")
    assert hortus.load("marbles").start().legal_texts() == ["openly", "secretly"]
    assert main(["games"]) == 0
    assert "\nmarbles\nVersion 1, from hortus-marbles 0.1.0. Languages: -\n" in capsys.readouterr().out
    assert main(["play", "marbles"]) == 2
    assert "[unknown_game]" in capsys.readouterr().err


def test_whoever_plays_our_games_does_not_wait_for_strangers(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shelf.register("noisy", "noisy = no.such.module:GAME")
    for name in own():
        hortus.load(name)
        assert sentence(f"game-{name}")
        console, screen = console_for(typing("quit"))
        table_of(console, Wishes(name)).run()
        assert sentence("terminal-welcome", {"game": name}) in screen.getvalue()
    assert strangers.cache_info().currsize == 0


# Broken ones

Break = Callable[[Path], object]

BREAKS: dict[str, tuple[str, Break]] = {
    "it cannot be imported": (
        "broken_not_loaded",
        lambda game: (game / "rules.py").write_text("import no_such_module\n"),
    ),
    "it ends the program": (
        "broken_not_loaded",
        lambda game: (game / "rules.py").write_text("import sys\nsys.exit(3)\n"),
    ),
    "it cannot be set up": (
        "broken_not_loaded",
        lambda game: change(game / "rules.py", "s.bag[:] = BEANS_OF_A_COLOUR", "s.bag[9] = 1"),
    ),
    "its usual option is none": (
        "broken_not_loaded",
        lambda game: change(game / "__init__.py", 'default="3"', 'default="9"'),
    ),
    "it is no game": ("broken_not_there", lambda game: (game / "__init__.py").write_text("GAME = 'marbles'\n")),
    "it has another name": (
        "broken_not_there",
        lambda game: change(game / "__init__.py", 'name="marbles"', 'name="pebbles"'),
    ),
    "it is for a newer contract": (
        "broken_wrong_contract",
        lambda game: change(game / "__init__.py", "contract=1,", "contract=9, name_of_tomorrow=1,"),
    ),
    "it tells of no contract": (
        "broken_wrong_contract",
        lambda game: change(game / "__init__.py", "    contract=1,\n", ""),
    ),
    "its sentences begin like those of a game of ours": (
        "broken_prefix_taken",
        lambda game: change(game / "__init__.py", 'sentence_prefix="marbles"', 'sentence_prefix="ishtar"'),
    ),
    "its sentences begin like the general ones": (
        "broken_prefix_taken",
        lambda game: change(game / "__init__.py", 'sentence_prefix="marbles"', 'sentence_prefix="record"'),
    ),
    "a sentence cannot be read": (
        "broken_words_unreadable",
        lambda game: change(game / "words/fr/game.ftl", "marbles-step-finished = ", "marbles-step-finished = { "),
    ),
    "its words are no text": ("broken_not_loaded", lambda game: (game / "words/pl/web.ftl").write_bytes(b"\xff")),
    "a sentence is another's": (
        "broken_words_foreign",
        lambda game: change(game / "words/en/web.ftl", "marbles-web-front", "terminal-goodbye"),
    ),
    "a sentence is missing in one language": (
        "broken_words_missing",
        lambda game: change(game / "words/pl/game.ftl", "part-marbles-beans", "part-marbles-other"),
    ),
    "it has no title": ("broken_words_missing", take_title),
    "it has no words at all": (
        "broken_words_missing",
        lambda game: change(game / "__init__.py", 'HERE / "words"', 'HERE / "no words"'),
    ),
}


ONE_OF_A_KIND = {code: case for case in BREAKS.values() for code in case[:1]}.values()


@pytest.mark.parametrize(("code", "do_break"), mostly_thorough(BREAKS.values(), list(ONE_OF_A_KIND)), ids=BREAKS.keys())
def test_a_broken_game_is_told_and_the_others_play_on(
    shelf: Shelf, code: str, do_break: Break, capsys: pytest.CaptureFixture[str]
) -> None:
    do_break(shelf.game("marbles"))
    shelf.game("pebbles")
    assert code_of("hortus-marbles") == code
    assert hortus.games() == tuple(sorted([*own(), "pebbles"]))
    assert {game.name for game in loaded_first()} == set(hortus.games())
    assert main(["play", "marbles"]) == 2
    complaint = capsys.readouterr().err
    assert re.fullmatch(rf"hortus: .*marbles.* \[{code}\]\n", complaint)
    assert main(["games"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "marbles, from hortus-marbles 0.1.0, cannot be played. " in shown
    assert shown.count(f"[{code}]") == shown.count("pebbles: Pebbles") == shown.count("haru_ichiban: ") == 1


@pytest.mark.parametrize("name", ["Marbles", "1marble", "mar-bles", "..."])
def test_a_game_needs_a_name_that_can_stand_everywhere(shelf: Shelf, name: str) -> None:
    shelf.register("odd", f"{name} = seeds:GAME")
    assert code_of("odd") == "broken_bad_name"


def test_a_name_of_ours_stays_ours(shelf: Shelf) -> None:
    shelf.game("marbles")
    shelf.register("thief", "ishtar = marbles:GAME")
    assert code_of("thief") == "broken_name_taken"
    assert hortus.load("ishtar").action_count != SEEDS.action_count
    assert hortus.games().count("ishtar") == 1


def test_of_two_packages_with_one_name_the_first_in_the_alphabet_has_it(shelf: Shelf) -> None:
    shelf.game("marbles", package="zebra")
    shelf.register("aardvark", "marbles = marbles:GAME")
    assert (code_of("aardvark"), code_of("zebra")) == ("sound", "broken_name_taken")
    assert hortus.load("marbles").name == "marbles"


def test_a_name_that_a_broken_package_wanted_is_free_for_the_next(shelf: Shelf) -> None:
    shelf.register("aardvark", "marbles = no.such.module:GAME")
    shelf.game("marbles", package="zebra")
    assert (code_of("aardvark"), code_of("zebra")) == ("broken_not_loaded", "sound")
    assert hortus.load("marbles").name == "marbles"


def test_of_two_games_with_one_prefix_the_first_in_the_alphabet_has_it(shelf: Shelf) -> None:
    change(shelf.game("pebbles") / "__init__.py", 'sentence_prefix="pebbles"', 'sentence_prefix="marbles"')
    shelf.game("marbles")
    assert (code_of("hortus-marbles"), code_of("hortus-pebbles")) == ("sound", "broken_prefix_taken")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_in_every_language(
    shelf: Shelf, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shelf.register("odd", "odd = no.such.module:GAME")
    assert main(["play", "odd", "--language", language]) == 2
    reason = {"name": "odd", "reason": "ModuleNotFoundError: No module named 'no'"}
    assert capsys.readouterr().err == f"hortus: {sentence('broken-not-loaded', reason, language)} [broken_not_loaded]\n"


# The version of the contract


def test_our_games_are_written_for_the_contract_of_today() -> None:
    assert {hortus.load(name).contract for name in own()} == {SEEDS.contract, contract.VERSION}


@pytest.mark.parametrize(("version", "fits"), [(1, False), (2, True), (3, True), (4, False)])
def test_a_game_plays_from_the_oldest_contract_that_is_known_to_the_newest(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, version: int, fits: bool
) -> None:
    change(shelf.game("marbles") / "__init__.py", "contract=1,", f"contract={version},")
    ours = [Found(name, "Hortus", hortus.load(name)) for name in own()]
    monkeypatch.setattr(contract_game, "OLDEST", 2)
    monkeypatch.setattr(contract_game, "VERSION", 3)
    monkeypatch.setitem(strangers.__wrapped__.__globals__, "ours", lambda: ours)
    assert code_of("hortus-marbles") == ("sound" if fits else "broken_wrong_contract")
