"""Every rulebook is whole: each rule has one place, and its figures are real positions that are told in words."""

from __future__ import annotations

import pytest

import hortus
from hortus.contract.game import Game
from hortus.contract.position import Position
from hortus.contract.teaching import Figure
from hortus.languages import LANGUAGES, rules_of, sentence
from tests.languages.catalogue import Catalogue, texts_of

pytestmark = pytest.mark.interpreted_only

GAMES = [game for game in map(hortus.load, hortus.games()) if game.rulebook.chapters]
FIGURES = [(game, figure) for game in GAMES for figure in game.rulebook.figures]
every_book = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_figure = pytest.mark.parametrize(
    ("game", "figure"), FIGURES, ids=[f"{game.name}-{figure.name}" for game, figure in FIGURES]
)


def captions(game: Game) -> Catalogue:
    assert game.words
    return Catalogue("en").add((game.words / "en" / "book.ftl").read_text(encoding="utf-8"))


def before(game: Game, figure: Figure) -> Position:
    return game.with_options(**figure.options).read_position(figure.position)


def after(game: Game, figure: Figure) -> Position:
    position = before(game, figure)
    if figure.action:
        position.play(figure.action)
    return position.halt_at(1) or position


def test_there_are_rulebooks() -> None:
    assert "cherry_tree" in {game.name for game in GAMES}


@every_book
def test_every_rule_stands_in_one_chapter(game: Game) -> None:
    in_chapters = [rule for chapter in game.rulebook.chapters for rule in chapter.rules]
    assert sorted(in_chapters) == sorted(rule for rule, _ in rules_of(game))


@every_book
def test_the_minute_and_every_heading_are_said(game: Game) -> None:
    for language in LANGUAGES:
        assert sentence(f"{game.sentence_prefix}-minute", language=language)
        for chapter in game.rulebook.chapters:
            assert sentence(f"{game.sentence_prefix}-chapter-{chapter.name}", language=language)


@every_book
def test_no_caption_and_no_heading_is_for_nothing(game: Game) -> None:
    book, prefix = game.rulebook, game.sentence_prefix
    wanted = {f"{prefix}-figure-{figure.name}" for figure in book.figures}
    wanted |= {f"{prefix}-chapter-{chapter.name}" for chapter in book.chapters}
    beginnings = (f"{prefix}-figure-", f"{prefix}-chapter-")
    assert {name for name in captions(game).messages if name.startswith(beginnings)} == wanted


@every_figure
def test_a_figure_is_a_position_below_a_rule(game: Game, figure: Figure) -> None:
    position = before(game, figure)
    assert position.text() == figure.position
    assert figure.rule in dict(rules_of(game))
    assert not figure.action or figure.action in position.legal_texts()


@every_figure
def test_a_figure_has_a_caption_in_every_language(game: Game, figure: Figure) -> None:
    facts = figure.facts(after(game, figure))
    for language in LANGUAGES:
        assert sentence(f"{game.sentence_prefix}-figure-{figure.name}", facts, language)


@every_book
def test_every_number_of_a_caption_is_counted_out(game: Game) -> None:
    texts = texts_of(captions(game))
    told = {name: text for name, text in texts.items() if name.startswith(f"{game.sentence_prefix}-figure-")}
    assert told
    assert [name for name, text in told.items() if any(letter.isdigit() for letter in text)] == []
