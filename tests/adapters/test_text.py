"""The text face: what a seat needs in words, actions read, refusals with their rule; and the same under other words."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace

import pytest

import hortus
from hortus.adapters.renaming import Renaming, renaming_of
from hortus.adapters.text import TextFace
from hortus.contract.errors import HortusError, IllegalAction, NotChoosing, UnknownRule, UnreadableText
from hortus.contract.position import Position
from hortus.languages import LANGUAGES, rules_of
from tests.theme import special

pytestmark = pytest.mark.interpreted_only

GAMES = hortus.games()
games = pytest.mark.parametrize("name", GAMES)
HARU = hortus.load("haru_ichiban")


def played(name: str, seed: int, most: int = 10_000) -> Position:
    position, luck = hortus.load(name).start(), random.Random(seed)
    while position.to_act != hortus.OVER and len(position.history) < most:
        position.play(luck.choice(position.legal_actions()))
    while position.to_act == hortus.CHANCE:
        position.play(luck.choice(position.legal_actions()))
    return position


def everything(face: TextFace, position: Position) -> str:
    """All that the face has to say."""
    data = json.dumps([face.view(position), face.log(position)], ensure_ascii=False)
    return "\n".join([face.introduction(), face.look(position), *face.tell(position), data])


@games
def test_the_introduction_has_the_seat_every_rule_and_how_each_action_begins(name: str) -> None:
    game = hortus.load(name)
    text = TextFace(game, 0).introduction()
    assert all(rule in text for _, rule in rules_of(game))
    assert {game.action_text(action).split()[0] for action in range(game.action_count)} <= {*re.findall(r"\w+", text)}
    assert "You are" in text


@pytest.mark.parametrize("language", LANGUAGES)
@games
def test_a_face_speaks_every_language(name: str, language: str) -> None:
    position = played(name, 1, 40)
    face = TextFace(position.game, position.to_act, language)
    assert len({everything(face, position), everything(TextFace(position.game, position.to_act), position)}) == (
        1 if language == "en" else 2
    )


@games
def test_the_legal_actions_are_told_or_left_out(name: str) -> None:
    position = played(name, 1, 40)
    seat = position.to_act
    face = TextFace(position.game, seat)
    legal = position.legal_texts(seat)
    assert face.look(position).endswith("You may now:\n" + ", ".join(legal))
    assert face.look(position) == face.look(position, with_legal=False) + "\n\nYou may now:\n" + ", ".join(legal)
    assert face.view(position)["legal"] == legal
    assert "legal" not in face.view(position, with_legal=False)


def test_what_is_not_allowed_is_refused_with_its_rule() -> None:  # H9
    position = played("haru_ichiban", 1, 25)
    while not position.legal_texts()[0].startswith("wind"):
        position.play(position.legal_actions()[0])
    face = TextFace(HARU, position.to_act)
    before = position.state_bytes()
    refusals = set()
    for action in range(HARU.action_count):
        if HARU.action_text(action).startswith("wind") and action not in position.legal_actions():
            with pytest.raises(IllegalAction) as caught:
                face.action(position, HARU.action_text(action))
            refusals.add(face.refused(caught.value)[:2])
    assert refusals == {("illegal_action", "H9")}
    assert position.state_bytes() == before


def test_what_is_no_action_is_refused_with_the_words_that_actions_begin_with() -> None:
    face = TextFace(HARU, 0)
    with pytest.raises(UnreadableText) as caught:
        face.action(played("haru_ichiban", 1, 20), "castle kingside")
    assert str(face.refused(caught.value)).startswith("unreadable_text: “castle kingside” is not an action. Actions ")
    assert face.refused(caught.value).sentence.endswith("flower, frog, wind, dark.")


def test_nobody_acts_out_of_turn_or_after_the_end() -> None:
    position = played("haru_ichiban", 1, 25)
    for seat, expected in ((1 - position.to_act, NotChoosing), (None, NotChoosing)):
        with pytest.raises(expected):
            TextFace(HARU, seat).action(position, position.legal_texts()[0])
    with pytest.raises(IllegalAction, match="over"):
        TextFace(HARU, 0).action(played("haru_ichiban", 1), "bid 1")


def test_rules_are_found_by_number_and_by_words() -> None:
    face = TextFace(HARU, None)
    assert face.rule("h9") == face.rule("9") == face.rule("H9")
    assert [rule.number for rule in face.search("wind pushed")] == ["H9"]
    assert face.search("") == face.search("zeppelin") == []
    with pytest.raises(UnknownRule):
        face.rule("H99")


def test_a_game_for_programs_only_has_no_face() -> None:
    with pytest.raises(ValueError, match="no sentences"):
        TextFace(replace(HARU, words=None), 0)


# Other words


@games
def test_every_action_is_written_and_read_in_other_words(name: str) -> None:
    game = hortus.load(name)
    face = TextFace(game, 0, renaming=renaming_of(game, 1))
    texts = [face.action_text(action) for action in range(game.action_count)]
    assert len(set(texts)) == game.action_count
    assert [face._read(text) for text in texts] == list(range(game.action_count))


@games
def test_nothing_of_the_theme_is_left_in_other_words(name: str) -> None:
    position = played(name, 1, 60)
    game, seat = position.game, position.to_act
    face = TextFace(game, seat, renaming=renaming_of(game, 1))
    assert special(everything(TextFace(game, seat), position))
    assert special(everything(face, position)) == []
    assert not {*game.terms.split()} & {*everything(face, position).lower().split()}


@games
def test_renaming_twice_gives_everything_back(name: str) -> None:
    position = played(name, 2, 60)
    renaming = renaming_of(position.game, 3)
    text = everything(TextFace(position.game, position.to_act), position)
    assert renaming.text(text) != text
    assert renaming.text(renaming.text(text)) == text
    assert len(set(renaming.swapped.values())) == len(renaming.swapped)


@pytest.mark.thorough
@games
def test_the_tree_is_the_same_in_other_words(name: str) -> None:
    position, luck = played(name, 1, 10), random.Random(1)
    game = position.game
    faces = [TextFace(game, seat, renaming=renaming_of(game, 5)) for seat in range(position.player_count)]
    plain = [TextFace(game, seat) for seat in range(position.player_count)]
    for _ in range(30):
        if position.to_act < 0:
            position.play(luck.choice(position.legal_actions()))
            continue
        seat = position.to_act
        renaming = faces[seat].renaming
        assert renaming.data(faces[seat].view(position)) == json.loads(json.dumps(plain[seat].view(position)))
        text = luck.choice(faces[seat].view(position)["legal"])
        position.play(faces[seat].action(position, text))


def test_a_seed_gives_the_same_words_again_and_another_one_others() -> None:
    words = renaming_of(HARU, 1)
    assert words == renaming_of(HARU, 1) != renaming_of(HARU, 2)
    other = words.swapped["frog"]
    assert words.text("Frogs, FROG: frog.") == f"{other.title()}s, {other.upper()}: {other}."


def test_the_words_of_the_box_are_not_understood_where_they_were_replaced() -> None:
    """Nor does the refusal tell what stands for what."""
    face = TextFace(HARU, 0, renaming=renaming_of(HARU, 1))
    with pytest.raises(HortusError) as caught:
        face.action(played("haru_ichiban", 1, 25), "wind a1 n")
    assert "“wind a1 n”" in face.refused(caught.value).sentence
    assert face.renaming.text("wind") in face.refused(caught.value).sentence.split("begin")[1]


def test_a_game_that_names_no_terms_keeps_its_words() -> None:
    assert renaming_of(replace(HARU, terms=""), 1) == Renaming()
