"""The odds of a draw, shown to those who asked for aids."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

import pytest

from hortus.games import load
from hortus.games.cherry_tree.exact import draws_for
from hortus.languages import LANGUAGES, sentence
from hortus.terminal.odds import chance, mean
from tests.terminal.keyboard import console_for, new_table, typing

pytestmark = pytest.mark.interpreted_only

CHERRY = load("cherry_tree")
ISHTAR = load("ishtar", map="first")
ONE_PERSON = ("human", "random")


def shown_by(
    *lines: str, aids: bool = True, kinds: Iterable[str] = ONE_PERSON, language: str = "en", game: object = CHERRY
) -> str:
    table, screen = new_table(game, typing(*lines), kinds, language, aids=aids)  # type: ignore[arg-type]
    table.run()
    return screen.getvalue()


def answer(shown: str) -> list[str]:
    """What was shown in answer to the last line that was typed."""
    return shown.split("\n> ")[-2].split("\n")[1:]


def test_the_table_has_a_row_for_every_number_that_may_be_drawn() -> None:
    rows = answer(shown_by("odds"))
    assert [row.split()[:2] for row in rows[-8:]] == [["draw", number] for number in "12345678"]
    assert rows[-8].split() == [
        "draw",
        "1",
        "0%",
        "1",
    ]  # three of a colour take three flowers, so that nothing can go wrong
    assert rows[-9].split("  ")[0] == "choice"


def test_the_numbers_are_those_that_are_counted_out() -> None:
    table, screen = new_table(CHERRY, typing("draw 2", "odds"), ONE_PERSON, aids=True)
    table.run()
    rows = [f"draw {row.number} {chance(table.console, row.fails)}" for row in draws_for(table.position, 0)]
    shown = [" ".join(line.split()) for line in answer(screen.getvalue())]
    assert len(rows) == 6
    for row, line in zip(rows, shown[-6:], strict=True):
        assert line.startswith(row + " ")


@pytest.mark.parametrize(
    ("value", "english", "french"),
    [
        (Fraction(0), "0%", "0 %"),
        (Fraction(1), "100%", "100 %"),
        (Fraction(5, 22), "22.7% (5/22)", "22,7 % (5/22)"),
        (Fraction(1, 100_000), "0.0% (1/100000)", "0,0 % (1/100000)"),
        (Fraction(65536, 98765), "66.4%", "66,4 %"),
    ],
)
def test_a_chance_is_in_percent_and_exact_where_that_is_short(value: Fraction, english: str, french: str) -> None:
    consoles = [console_for(typing(), language)[0] for language in ("en", "fr")]
    assert [chance(console, value).replace("\u00a0", " ").replace("\u202f", " ") for console in consoles] == [
        english,
        french,
    ]


def test_a_mean_has_two_decimals_unless_it_is_whole() -> None:
    console, _ = console_for(typing(), "pl")
    assert [mean(console, value) for value in (Fraction(2), Fraction(39, 11))] == ["2", "3,55 (39/11)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_aids_are_announced_and_explained_in_every_language(language: str) -> None:
    shown = shown_by("help", "odds", language=language)
    for message_id in ("terminal-aids", "terminal-help-odds", "cherry-odds-flowers"):
        assert sentence(message_id, language=language) in shown


def test_without_aids_the_command_says_so() -> None:
    shown = shown_by("help", "odds", aids=False)
    assert answer(shown) == [sentence("terminal-odds-without-aids")]
    assert sentence("terminal-help-odds") not in shown
    assert sentence("terminal-aids") not in shown


def test_at_another_step_there_is_nothing_to_see() -> None:
    assert answer(shown_by("draw 1", "stop", "odds")) == [sentence("terminal-odds-not-now")]


@pytest.mark.parametrize("aids", [True, False])
def test_a_game_that_nobody_counts_out_has_no_odds(aids: bool) -> None:
    shown = shown_by("help", "odds", aids=aids, game=ISHTAR)
    assert answer(shown) == ["There are no odds to see in Ishtar."]
    assert sentence("terminal-help-odds") not in shown


def test_in_front_of_everybody_only_what_everybody_knows_counts() -> None:
    assert "from what everybody knows" in " ".join(answer(shown_by("odds", kinds=("human", "human"))))
    assert "from what you know" in " ".join(answer(shown_by("odds")))
