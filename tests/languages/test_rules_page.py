"""The rules page of a game quotes the English rules word for word, so there is one text of each rule."""

import re
from pathlib import Path

import pytest

import hortus
from hortus.contract.game import Game
from hortus.languages import rule_title, rules_of

pytestmark = pytest.mark.interpreted_only

GAMES = Path(__file__).parents[2] / "docs" / "games"
HARU = hortus.load("haru_ichiban")
every_game = pytest.mark.parametrize("game", [hortus.load(name) for name in hortus.games()], ids=lambda game: game.name)


def page_of(game: Game) -> str:
    return (GAMES / f"{game.name}.md").read_text(encoding="utf-8")


def sections(page: str) -> dict[str, str]:
    """The text under each heading, with every run of white space as one space."""
    parts = re.split(r"^#+ (.+)$", page, flags=re.MULTILINE)[1:]
    return {heading.strip(): folded(body) for heading, body in zip(parts[::2], parts[1::2], strict=True)}


def folded(text: str) -> str:
    return " ".join(text.split())


def rules_not_quoted(page: str, game: Game) -> list[str]:
    found = sections(page)
    return [
        rule
        for rule, text in rules_of(game)
        if not found.get(f"{rule} {rule_title(game, rule)}", "").startswith(folded(text))
    ]


@every_game
def test_the_page_quotes_every_rule_under_its_number(game: Game) -> None:
    assert rules_not_quoted(page_of(game), game) == []


@every_game
def test_the_page_has_no_rule_of_its_own(game: Game) -> None:
    headings = [heading.split()[0] for heading in sections(page_of(game))]
    numbered = [heading for heading in headings if re.fullmatch(rf"{game.rule_letter}\d+", heading)]
    assert numbered == [rule for rule, _ in rules_of(game)]


def test_a_changed_word_on_the_page_is_found() -> None:
    page = page_of(HARU).replace("Sixteen lilies float", "Sixteen lilies swim")
    assert rules_not_quoted(page, HARU) == ["H2"]


def test_a_rule_under_another_number_is_found() -> None:
    page = page_of(HARU).replace("### H21 ", "### H25 ")
    assert rules_not_quoted(page, HARU) == ["H21"]
