"""What holds for the texts and sentences of every game."""

from __future__ import annotations

import json
import random
import re
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hortus
from hortus.languages import LANGUAGES, has_rule, sentence
from tests.goldens import random_line, variants
from tests.thorough import mostly_thorough

pytestmark = pytest.mark.interpreted_only

VARIANTS = [game for name in hortus.games() for game in variants(name)]
FIRST_VARIANTS = [next(variants(name)) for name in hortus.games()]

every_game = pytest.mark.parametrize("name", hortus.games())
every_variant = pytest.mark.parametrize(
    "game", mostly_thorough(VARIANTS, VARIANTS[::3]), ids=lambda game: f"{game.name}-{'-'.join(game.chosen.values())}"
)


@cache
def positions_of(game: hortus.Game) -> list[hortus.Position]:
    """Some of a random game, its last one among them."""
    last = random_line(game, 1).position
    plies = range(0, len(last.history), max(1, len(last.history) // 8))
    return [*(last.at(ply) for ply in plies), last]


def check_sentence(message_id: str, arguments: dict[str, object]) -> None:
    for language in LANGUAGES:
        assert sentence(message_id, arguments, language)


# Actions


@every_game
def test_every_action_has_one_text_that_reads_back(name: str) -> None:
    game = hortus.load(name)
    texts = list(map(game.action_text, range(game.action_count)))
    assert len(set(texts)) == game.action_count
    assert list(map(game.read_action, texts)) == list(range(game.action_count))


@given(st.sampled_from(FIRST_VARIANTS), st.text(max_size=40))
def test_any_text_is_an_action_or_refused_as_unreadable(game: hortus.Game, text: str) -> None:
    try:
        action = game.read_action(text)
    except hortus.UnreadableText as refused:
        assert 1 <= refused.arguments["column"] <= len(text) + 1
        assert str(refused)
    else:
        assert 0 <= action < game.action_count


# Positions


@every_variant
def test_positions_of_a_game_read_back_byte_for_byte_whoever_looks(game: hortus.Game) -> None:
    for position in positions_of(game):
        for known in (position, position.seen_by(1)):
            assert "\n" not in known.text()
            assert game.read_position(known.text()).state_bytes() == known.state_bytes()


@settings(max_examples=300)
@given(st.sampled_from(FIRST_VARIANTS), st.data())
def test_a_position_with_a_changed_character_is_refused_or_a_position_that_works(
    game: hortus.Game, data: st.DataObject
) -> None:
    text = data.draw(st.sampled_from(positions_of(game))).text()
    at = data.draw(st.integers(0, len(text) - 1))
    changed = text[:at] + data.draw(st.sampled_from(sorted({*text, *"+_?x"}))) + text[at + 1 :]
    try:
        position = game.read_position(changed)
    except hortus.UnreadableText as refused:
        assert str(refused)
    else:
        assert position.text() == changed
        assert position.to_act == hortus.OVER or position.legal_actions()


@pytest.mark.parametrize("other_way", ["+{}", "-{}", "0{}", "{}_0", " {}", "\N{ARABIC-INDIC DIGIT ONE}"])
@every_game
def test_numbers_are_read_only_as_they_are_written(name: str, other_way: str) -> None:
    game = hortus.load(name)
    last = random_line(game, 0).position
    text = last.at(len(last.history) // 3).text()
    assert game.read_position(text).text() == text
    for word in re.finditer(r"[^ ]+=[^ ]*?([0-9]+)", text):
        wrong = text[: word.start(1)] + other_way.format(word[1]) + text[word.end(1) :]
        with pytest.raises(hortus.UnreadableText) as refused:
            game.read_position(wrong)
        assert refused.value.message_id == "unreadable-position"


# Sentences


@every_variant
def test_every_prompt_caption_and_log_entry_is_a_sentence_in_every_language(game: hortus.Game) -> None:
    for position in positions_of(game):
        for viewer in (0, 1, None):
            view = position.view_for(viewer)
            assert json.loads(json.dumps(view)) == view
            for message in (game.prompt(view), *game.captions(view)):
                check_sentence(message.id, dict(message.arguments))
    log = position.log_for(0) + position.log_for(None)
    silent = set(range(1, len(position.history) + 1)) - {entry["ply"] for entry in log}
    assert all(position.at(ply - 1).to_act == hortus.CHANCE for ply in silent)  # several lots make one line
    for entry in log:
        check_sentence(entry["id"], entry["arguments"])


@every_variant
def test_every_refusal_names_a_rule_and_is_a_sentence(game: hortus.Game) -> None:
    for position in positions_of(game):
        legal = position.legal_actions()
        for action in random.Random(len(position.history)).sample(range(game.action_count), 20):
            refusal = position.why_not(action)
            assert (refusal is None) == (action in legal)
            if refusal is not None:
                check_sentence(refusal.message_id, dict(refusal.arguments))
                assert has_rule(game, refusal.rule)
