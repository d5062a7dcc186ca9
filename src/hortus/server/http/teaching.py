"""Lessons and rulebooks over the network: the same for everybody, at no table, and nothing is kept of who learns."""

from __future__ import annotations

from functools import lru_cache

from hortus.contract.game import Game
from hortus.contract.position import Position
from hortus.contract.teaching import Figure, Lesson, drawn, pupil_at, tried
from hortus.games import for_people
from hortus.server.errors import NoSuchLesson
from hortus.server.protocol import BookInfo, ChapterInfo, FigureInfo, LessonAnswer, LessonInfo, LogEntry, Sentence
from hortus.server.tables.events import log_entry


def lesson_info(name: str, number: str) -> LessonInfo:
    """The position of a lesson as the one who learns sees it."""
    game, lesson = lesson_of(name, number)
    position = pupil_at(game, lesson)
    seat = position.to_act
    view = position.view_for(seat)
    prompt = game.prompt(view)
    return LessonInfo(
        game=name,
        number=int(number),
        count=len(game.lessons),
        name=f"{game.sentence_prefix}-lesson-{lesson.name}",
        seat=seat,
        seats=list(position.seat_names),
        view=view,
        sealed=position.is_sealed,
        prompt=Sentence(prompt.id, dict(prompt.arguments)),
        rule=lesson.rule,
    )


def answer_of(name: str, number: str, action: str) -> LessonAnswer:
    """What a try deserves: every one gets an answer. Of a right one, what came of it."""
    game, lesson = lesson_of(name, number)
    seat = pupil_at(game, lesson).to_act
    result = tried(game, lesson, action)
    return LessonAnswer(
        right=result.is_right,
        told=Sentence(result.told.id, dict(result.told.arguments)),
        rule=result.rule or None,
        view=result.position.view_for(seat, is_past=True) if result.is_right else None,
        log=entries(result.position, seat),
    )


def entries(position: Position, seat: int | None) -> list[LogEntry]:
    return [log_entry(told, actor=None) for told in position.logged(seat)]


def lesson_of(name: str, number: str) -> tuple[Game, Lesson]:
    game = for_people(name)
    if not game.lessons:
        raise NoSuchLesson("learn-none", game=name)
    numbers = {str(index + 1): lesson for index, lesson in enumerate(game.lessons)}
    if number not in numbers:
        raise NoSuchLesson("learn-no-such", number=number, count=len(numbers))
    return game, numbers[number]


@lru_cache(maxsize=64)  # a rulebook does not change while the server runs
def book_info(name: str) -> BookInfo:
    game = for_people(name)
    return BookInfo(
        game=name,
        prefix=game.sentence_prefix,
        lessons=len(game.lessons),
        chapters=[ChapterInfo(chapter.name, list(chapter.rules)) for chapter in game.rulebook.chapters],
        figures=[figure_info(game, figure) for figure in game.rulebook.figures],
    )


def figure_info(game: Game, figure: Figure) -> FigureInfo:
    """As everybody would see it, before and after."""
    positions, facts = drawn(game, figure)
    views = [position.view_for(None, is_past=True) for position in positions]
    return FigureInfo(
        name=figure.name,
        rule=figure.rule,
        seats=list(positions[0].seat_names),
        view=views[0],
        after=views[1] if len(views) > 1 else None,
        log=entries(positions[-1], None),
        facts=dict(facts),
    )
