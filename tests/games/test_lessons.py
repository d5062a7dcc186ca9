"""Every lesson can be played: what it asks can be done, and no try is left without an answer."""

from __future__ import annotations

import random
import re

import pytest

import hortus
from hortus.contract.game import Game, Message
from hortus.contract.teaching import Lesson, pupil_at, tried
from hortus.languages import LANGUAGES, has_rule, sentence
from tests.thorough import mostly_thorough

pytestmark = pytest.mark.interpreted_only

GAMES = [hortus.load(name) for name in hortus.games()]
LESSONS = [(game, lesson) for game in GAMES for lesson in game.lessons]
NAMES = [f"{game.name}-{lesson.name}" for game, lesson in LESSONS]
WIND = LESSONS[NAMES.index("haru_ichiban-wind")]
every_lesson = pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=NAMES)


def sentences_of(game: Game, lesson: Lesson) -> set[str]:
    name = f"{game.sentence_prefix}-lesson-{lesson.name}"
    return {name, *(f"{name}-{ending}" for ending in ("title", "task", "done", "not", *lesson.reasons.values()))}


def is_said(message: Message) -> bool:
    return all(sentence(message.id, message.arguments, language) for language in LANGUAGES)


@every_lesson
def test_a_lesson_is_told_in_every_language(game: Game, lesson: Lesson) -> None:
    assert all(is_said(Message(name, {})) for name in sentences_of(game, lesson))
    assert has_rule(game, lesson.rule)


@every_lesson
def test_a_position_is_as_it_is_written_and_the_pupil_is_to_act(game: Game, lesson: Lesson) -> None:
    position = pupil_at(game, lesson)
    assert position.text() == lesson.position
    assert position.to_act == 0


@every_lesson
def test_every_answer_is_right_and_leads_on(game: Game, lesson: Lesson) -> None:
    position = pupil_at(game, lesson)
    assert lesson.answers <= set(position.legal_texts(position.to_act))
    for answer in lesson.answers:
        outcome = tried(game, lesson, answer)
        assert outcome.is_right
        assert is_said(outcome.told)
        assert outcome.position.text() != lesson.position


@pytest.mark.parametrize(("game", "lesson"), mostly_thorough(LESSONS, [WIND]), ids=NAMES)
def test_every_other_try_is_answered(game: Game, lesson: Lesson) -> None:
    position = pupil_at(game, lesson)
    legal = position.legal_texts(position.to_act)
    others = random.Random(0).choices(range(game.action_count), k=40)
    tries = {*legal, *(game.action_text(action) for action in others)} - lesson.answers
    assert len(legal) > 1
    for text in sorted(tries):
        outcome = tried(game, lesson, text)
        assert not outcome.is_right
        assert is_said(outcome.told)
        assert has_rule(game, outcome.rule)
        assert outcome.position.text() == lesson.position


@every_lesson
def test_every_better_reason_is_for_something_that_can_be_tried(game: Game, lesson: Lesson) -> None:
    wrong = set(pupil_at(game, lesson).legal_texts(0)) - lesson.answers
    for beginning in lesson.reasons:
        assert any(text.startswith(beginning) for text in wrong)


def test_there_are_lessons() -> None:
    assert {game.name for game, _ in LESSONS} >= {"haru_ichiban", "cherry_tree"}


@pytest.mark.parametrize("game", [game for game in GAMES if game.lessons], ids=lambda game: game.name)
def test_no_sentence_of_a_lesson_is_for_nothing(game: Game) -> None:
    assert game.words
    written = re.findall(r"^([\w-]+) =", (game.words / "en" / "learn.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    wanted = set().union(*(sentences_of(game, lesson) for lesson in game.lessons))
    assert {name for name in written if "-lesson-" in name} == wanted
