"""Haru Ichiban: every reason is true of the pond, counted here in another way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

import hortus
from hortus.contract.game import Message
from hortus.games import load
from hortus.games.haru_ichiban.reasons import reasons
from tests.games.haru_ichiban.tables import drawn
from tests.players.situations import situations

pytestmark = pytest.mark.interpreted_only

HARU = load("haru_ichiban")
NAMES = ("red", "yellow")
POINTS = {"square": 1, "line": 2, "diagonal": 3, "five": 5}
Cells = frozenset[str]


def name(column: int, row: int) -> str:
    return "abcde"[column] + str(row + 1)


def figures() -> Iterator[Cells]:
    """Squares, fours and fives, by their cells."""
    for column, row in product(range(5), repeat=2):
        if column < 4 and row < 4:
            yield frozenset(name(column + i, row + j) for i, j in product(range(2), repeat=2))
        for across, up in ((1, 0), (0, 1), (1, 1), (-1, 1)):
            for length in (4, 5):
                if 0 <= column + across * (length - 1) < 5 and row + up * (length - 1) < 5:
                    yield frozenset(name(column + across * k, row + up * k) for k in range(length))


FIGURES = list(figures())


def pond(position: hortus.Position) -> tuple[list[set[str]], set[str]]:
    """The flowers of each gardener, and the lilies without."""
    lilies = position.view_for(None)["lilies"]
    flowers = [{lily["cell"] for lily in lilies if lily["flower"] == seat} for seat in NAMES]
    return flowers, {lily["cell"] for lily in lilies if lily["flower"] is None}


def near(position: hortus.Position, seat: int) -> set[Cells]:
    flowers, free = pond(position)
    return {figure for figure in FIGURES if len(figure - flowers[seat]) == 1 and figure - flowers[seat] <= free}


def completed(position: hortus.Position, cell: str, seat: int) -> int:
    """Without fours inside a five."""
    own = pond(position)[0][seat] | {cell}
    made = [figure for figure in FIGURES if figure <= own]
    return sum(not any(figure < other for other in made) for figure in made)


def told(position: hortus.Position, action: int, seat: int) -> dict[str, list[Message]]:
    by_id: dict[str, list[Message]] = {}
    for reason in reasons(position.seen_by(seat), action, seat):
        by_id.setdefault(reason.id.removeprefix("hint-haru-"), []).append(reason)
    return by_id


def all_actions(every: int) -> Iterator[tuple[hortus.Position, int, int, hortus.Position]]:
    for position, seat in situations(HARU, range(3), every):
        if not position.is_sealed:
            for action in position.legal_actions()[::5]:
                after = position.copy()
                after.play(action)
                yield position, action, seat, after


def test_figures_that_are_made_are_those_scored() -> None:
    seen = 0
    for position, action, seat, after in all_actions(every=3):
        facts = told(position, action, seat)
        for owner, kind in ((seat, "figure"), (1 - seat, "figure-other")):
            gained = [reason.arguments["points"] for reason in facts.get(kind, [])]
            assert sum(gained) == after.points()[owner] - position.points()[owner]
            for reason in facts.get(kind, []):
                assert POINTS[reason.arguments["figure"]] == reason.arguments["points"]
                assert reason.arguments.get("seat", NAMES[owner]) == NAMES[owner]
                seen += 1
    assert seen


def test_figures_that_lack_one_flower_are_counted() -> None:
    seen = set()
    for position, action, seat, after in all_actions(every=3):
        facts = told(position, action, seat)
        other = 1 - seat
        for kind, number in (
            ("breaks", len(near(position, other) - near(after, other))),
            ("near", len(near(after, seat) - near(position, seat))),
            ("leaves", len(near(after, other))),
        ):
            if kind in facts:
                seen.add(kind)
                assert facts[kind][0].arguments["count"] == number
                assert facts[kind][0].arguments.get("seat", NAMES[other]) == NAMES[other]
            elif {"wind", "open"} & set(facts):
                assert number == 0
    assert seen == {"breaks", "near", "leaves"}


def test_a_flower_tells_in_how_many_open_figures_it_lies_and_a_wind_how_many_lilies_it_moves() -> None:
    seen = set()
    for position, action, seat, after in all_actions(every=4):
        facts = told(position, action, seat)
        cell = position.action_text(action).split()[1]
        if "open" in facts:
            seen.add("open")
            open_figures = [figure for figure in FIGURES if cell in figure and not figure & pond(position)[0][1 - seat]]
            assert facts["open"][0].arguments["count"] == len(open_figures)
        if "wind" in facts:
            seen.add("wind")
            [entry] = [e for e in after.log_for(None, len(position.history)) if e["id"] == "haru-log-wind"]
            assert facts["wind"][0].arguments["count"] == entry["arguments"]["count"]
    assert seen == {"open", "wind"}


def test_what_the_junior_would_complete_on_the_dark_lily_is_told() -> None:
    seen = set()
    for position, action, seat, _ in all_actions(every=1):
        if position.view_for(None)["step"] == "dark":
            cell = position.action_text(action).split()[1]
            facts = told(position, action, seat)
            for junior, kind in ((seat, "junior"), (1 - seat, "junior-other")):
                number = completed(position, cell, junior)
                assert [reason.arguments["count"] for reason in facts.get(kind, [])] == [number] * bool(number)
                seen.add((kind, bool(number)))
            assert ("safe" in facts) == (len(facts) == 1 and "junior" not in facts and "junior-other" not in facts)
    assert ("junior", True) in seen
    assert ("junior-other", True) in seen


def test_a_bid_is_compared_with_all_that_the_other_may_choose() -> None:
    for position, seat in situations(HARU, range(2), every=1):
        if not position.is_sealed:
            continue
        view = position.view_for(seat)
        possible = view["hands"][1 - seat] or view["unplayed"][1 - seat]
        for action in position.legal_actions(seat):
            value = int(position.action_text(action).split()[1])
            [bid] = told(position, action, seat)["bid"]
            lower, equal = sum(other < value for other in possible), sum(other == value for other in possible)
            expected = {"seat": NAMES[1 - seat], "count": len(possible), "lower": lower, "equal": equal}
            assert bid.arguments == expected


def test_a_frog_tells_where_equal_bids_would_bring_a_flower() -> None:  # H17
    seen = 0
    for position, seat in situations(HARU, range(6), every=1):
        after = position.copy()
        action = position.legal_actions(seat)[0]
        facts = told(position, action, seat)
        if "frog" in facts:
            after.play(action)
            frogs = {lily["frog"]: lily["cell"] for lily in after.view_for(None)["lilies"] if lily["frog"]}
            arguments = facts["frog"][0].arguments
            assert frogs[arguments["seat"]] == arguments["cell"]
            seen += 1
    assert seen


def test_a_win_is_told_with_its_figure() -> None:
    position = drawn(
        """
5  o(y)  .     .     .     o(y)
4  .     o(y)  o     #(y)  .
3  o<y>  o<r>  o     o     .
2  .     Y     o(r)  R(y)  .
1  o(r)  x(r)  .     o(r)  o(r)
""",
        "wind",
        senior="yellow",
    )
    won = next(action for action in position.legal_actions() if "five" in str(reasons(position.seen_by(0), action, 0)))
    assert reasons(position.seen_by(0), won, 0) == [("hint-haru-figure", {"figure": "five", "points": 5})]
