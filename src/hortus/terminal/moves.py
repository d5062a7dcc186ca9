"""Moves as people write them: in full, in short, or by number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hortus.contract.errors import IllegalAction, UnreadableText
from hortus.contract.position import Position
from hortus.terminal.numbers import is_number

MOST_EXAMPLES = 6
"""So many moves are named when a text may mean several."""


def numbered(texts: Sequence[str]) -> dict[str, str]:
    """A number for each move: its own where every move ends in one (`bid 5` is 5), else counted from 1."""
    own = [text.split()[-1] for text in texts]
    is_numbered = len(set(own)) == len(own) and all(map(is_number, own))
    return dict(zip(own if is_numbered else map(str, range(1, len(texts) + 1)), texts, strict=True))


def read_move(position: Position, seat: int, text: str) -> int:
    """The action that a seat means. Raises UnreadableText, or IllegalAction with the rule that forbids it.

    `position` must be what the seat may know, so that no refusal tells more.
    """
    legal = position.legal_texts(seat)
    if is_number(text):
        return position.read_action(_by_number(numbered(legal), text))
    meant = _only_one(_meant(text, legal), text)
    if meant is not None:
        return position.read_action(meant)
    raise _refusal(position, seat, text, legal)


def _by_number(moves: dict[str, str], number: str) -> str:
    if number not in moves:
        raise UnreadableText("terminal-no-such-number", number=number)
    return moves[number]


def _meant(text: str, moves: Iterable[str]) -> list[str]:
    """The moves that begin, word by word, with what was written; the first word and the last ones may be left out.

    Capitals matter only where a move would be two without them (`skill a`, `skill A`).
    """
    written = text.split()
    moves = list(moves)
    if " ".join(written) in moves:
        return [" ".join(written)]
    small = [word.lower() for word in written]
    whole = [move for move in moves if move.lower().split() == small]
    if len(whole) == 1:
        return whole
    return [move for move in moves if _begins(small, move.lower().split()) or _begins(small, move.lower().split()[1:])]


def _begins(written: list[str], words: list[str]) -> bool:
    return 0 < len(written) <= len(words) and all(map(_is_short_for, written, words))


def _is_short_for(written: str, word: str) -> bool:
    """Numbers are not cut short: A1 is a cell of its own, not the beginning of A13."""
    return word == written or (word.startswith(written) and not written[-1].isdigit())


def _only_one(matches: list[str], text: str) -> str | None:
    if len(matches) > 1:
        some = ", ".join(matches[:MOST_EXAMPLES]) + (", …" if len(matches) > MOST_EXAMPLES else "")
        raise UnreadableText("terminal-ambiguous", text=text, moves=some)
    return matches[0] if matches else None


def _refusal(position: Position, seat: int, text: str, legal: Sequence[str]) -> UnreadableText | IllegalAction:
    """Why this is no move now. What was left out is understood in the words of what may be done now.

    Where it could be completed in several ways, all against one rule, the most frequent reason is given.
    """
    actions = list(map(position.game.action_text, range(position.game.action_count)))
    verbs = {move.split()[0] for move in legal}
    due = [action for action in actions if action.split()[0] in verbs]
    for candidates in (_meant(text, due), _meant(text, actions)):
        reasons = [reason for action in candidates if (reason := position.why_not(action, seat)) is not None]
        if len({reason.rule for reason in reasons}) == 1:
            usual = max(reasons, key=reasons.count)
            return IllegalAction(usual.message_id, usual.rule, **usual.arguments)
    return UnreadableText("terminal-not-understood", text=text)
