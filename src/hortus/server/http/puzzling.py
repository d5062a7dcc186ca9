"""Puzzles over the network: the same for everybody, at no table, and nothing is kept of who solves them."""

from __future__ import annotations

from collections.abc import Iterable

from hortus.contract.game import Game, Message
from hortus.games import for_people
from hortus.puzzles import NoPuzzle, Puzzle, daily, hint_of, puzzle_of, solution_of, today, tried
from hortus.puzzles.solving import checked
from hortus.server.errors import NoSuchPuzzle
from hortus.server.http.teaching import entries
from hortus.server.protocol import (
    PuzzleAnswer,
    PuzzleHint,
    PuzzleInfo,
    PuzzlesInfo,
    PuzzleSolution,
    Sentence,
    ThemeInfo,
)

TODAY = "today"


def puzzles_info(game: str) -> PuzzlesInfo:
    played = for_people(game)
    try:
        puzzles = checked(played)
    except NoPuzzle as none:
        raise _not_there(none) from None
    day = today()
    chosen = daily(played, day)
    assert chosen is not None
    numbers = {theme: [puzzle.number for puzzle in puzzles if puzzle.theme == theme] for theme in played.themes}
    themes = [ThemeInfo(_theme_id(played, theme), found) for theme, found in numbers.items() if found]
    return PuzzlesInfo(game, len(puzzles), day.isoformat(), chosen.number, themes)


def puzzle_info(game: str, number: str) -> PuzzleInfo:
    """The position as the one to act sees it; what it cannot know is not even in the file."""
    puzzle, info = _puzzle(game, number), puzzles_info(game)
    position = puzzle.start()
    seat = position.to_act
    view = position.view_for(seat)
    return PuzzleInfo(
        game=game,
        number=puzzle.number,
        count=info.count,
        theme=next(theme for theme in info.themes if puzzle.number in theme.numbers),
        date=info.date if puzzle.number == info.today else None,
        seat=seat,
        seats=list(position.seat_names),
        view=view,
        prompt=_sentence(puzzle.game.prompt(view)),
    )


def puzzle_answer(game: str, number: str, action: str) -> PuzzleAnswer:
    """What a try deserves: every one gets an answer."""
    puzzle = _puzzle(game, number)
    result = tried(puzzle, action)
    refusal = result.refusal
    return PuzzleAnswer(
        right=result.is_right,
        refusal=None if refusal is None else Sentence(refusal.message_id, dict(refusal.arguments)),
        rule=None if refusal is None else refusal.rule or None,
        most=puzzle.second_chance,
        solution=_solution(puzzle) if result.is_right else None,
    )


def puzzle_hint(game: str, number: str) -> PuzzleHint:
    puzzle = _puzzle(game, number)
    return PuzzleHint(_sentences(hint_of(puzzle)), puzzle.chance)


def puzzle_solution(game: str, number: str) -> PuzzleSolution:
    return _solution(_puzzle(game, number))


def _solution(puzzle: Puzzle) -> PuzzleSolution:
    seat, after = puzzle.start().to_act, solution_of(puzzle)
    return PuzzleSolution(
        best=puzzle.best,
        chance=puzzle.chance,
        second=puzzle.second,
        second_chance=puzzle.second_chance,
        sure=puzzle.sure,
        reasons=_sentences(hint_of(puzzle)),
        view=after.view_for(seat, is_past=True),
        log=entries(after, seat),
    )


def _puzzle(game: str, number: str) -> Puzzle:
    """By its number, or that of today."""
    played = for_people(game)
    try:
        return daily(played, today()) or checked(played)[0] if number == TODAY else puzzle_of(played, number)
    except NoPuzzle as none:
        raise _not_there(none) from None


def _not_there(none: NoPuzzle) -> NoSuchPuzzle:
    return NoSuchPuzzle(none.message_id, **none.arguments)


def _theme_id(game: Game, theme: str) -> str:
    return f"{game.sentence_prefix}-theme-{theme}"


def _sentences(messages: Iterable[Message]) -> list[Sentence]:
    return list(map(_sentence, messages))


def _sentence(message: Message) -> Sentence:
    return Sentence(message.id, dict(message.arguments))
