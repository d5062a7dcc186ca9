"""The table of powers: every row bars what it says, and nothing else stands in the way."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hortus.languages import LANGUAGES, sentence
from hortus.policy import powers
from hortus.policy.powers import DEEDS, POWERS, Chair, Deed, Row, Situation, printed, refusal

pytestmark = pytest.mark.interpreted_only

FAIRNESS = Path(__file__).parents[2] / "docs" / "fairness.md"

ANNA, BEN = 1, 2
ANNAS = Chair("person", ANNA, frozenset({ANNA}))
BENS = Chair("person", BEN, frozenset({BEN}))
COMPUTER = Chair("computer")
STANDS_IN = Chair("computer", ANNA, frozenset({ANNA}))
FREE = Chair("open")
LEFT_BY_ANNA = Chair("person", BEN, frozenset({ANNA, BEN}))


def always(seat: int) -> bool:
    return True


def at(*chairs: Chair, person: int | None = ANNA, **facts: object) -> Situation:
    return replace(Situation(chairs, person, is_invited=True), **facts)  # type: ignore[arg-type]


MANAGED = at(ANNAS, COMPUTER, manages=True)

BARRED: list[tuple[Deed, str, Situation, int]] = [
    ("watch", "uninvited", at(ANNAS, BENS, person=None, is_invited=False), 0),
    ("look", "not_own", at(ANNAS, BENS), 1),
    ("look", "computer_plays", at(STANDS_IN, BENS), 0),
    ("act", "not_own", at(ANNAS, BENS), 1),
    ("act", "computer_plays", at(STANDS_IN, BENS), 0),
    ("hint", "not_own", at(ANNAS, BENS, allows_aids=True), 1),
    ("hint", "computer_plays", at(STANDS_IN, COMPUTER), 0),
    ("hint", "unaided", at(ANNAS, BENS), 0),
    ("review", "running", at(ANNAS, COMPUTER), 0),
    ("join", "computer_plays", at(COMPUTER, BENS, person=None), 0),
    ("sit", "taken", at(BENS, COMPUTER, person=None), 0),
    ("sit", "over", at(FREE, BENS, person=None, is_over=True), 0),
    ("sit", "knows_another", at(LEFT_BY_ANNA, FREE, holds_secret=always), 1),
    ("sit", "second_seat", at(ANNAS, BENS, FREE, holds_secret=always), 2),
    ("sit", "seed_of_another", at(ANNAS, COMPUTER, person=None, seed_was_chosen=True), 1),
    ("return", "plays_another", at(ANNAS, BENS), 1),
    ("take back", "not_own", at(STANDS_IN, BENS, person=BEN), 0),
    ("take back", "nobody_stands_in", at(ANNAS, BENS), 0),
    ("take back", "over", at(STANDS_IN, BENS, is_over=True), 0),
    ("leave", "not_own", at(ANNAS, BENS), 1),
    ("leave", "over", at(ANNAS, BENS, is_over=True), 0),
    ("settle", "not_managing", at(ANNAS, FREE), 1),
    ("settle", "taken", at(ANNAS, BENS, manages=True), 1),
    ("settle", "over", at(ANNAS, FREE, manages=True, is_over=True), 1),
    ("settle", "among_people", at(ANNAS, BENS, COMPUTER, manages=True, has_begun=True), 2),
    ("open", "chosen_seed", at(ANNAS, COMPUTER, manages=True, seed_was_chosen=True), 1),
    ("open", "something_undone", at(ANNAS, COMPUTER, manages=True, has_undone=True), 1),
    ("open", "known_to_players", at(ANNAS, ANNAS, manages=True, holds_secret=always), 1),
    (
        "open",
        "others_known",
        at(ANNAS, replace(COMPUTER, looked=frozenset({ANNA})), COMPUTER, manages=True, holds_secret=always),
        2,
    ),
    ("ask", "not_seated", at(STANDS_IN, BENS), 1),
    ("ask", "not_of_another", at(ANNAS, BENS), 0),
    ("ask", "computer_plays", at(STANDS_IN, BENS, person=BEN), 0),
    ("ask", "over", at(ANNAS, BENS, is_over=True), 1),
    ("consent", "not_own", at(ANNAS, replace(BENS, is_asked=True)), 1),
    ("consent", "not_asked", at(ANNAS, BENS), 0),
    ("consent", "over", at(replace(ANNAS, is_asked=True), BENS, is_over=True), 0),
    ("take over", "outsider", at(ANNAS, BENS, person=None, is_absent=always), 0),
    ("take over", "not_of_another", at(ANNAS, BENS, is_absent=always), 0),
    ("take over", "not_absent", at(ANNAS, BENS), 1),
    ("keep devices", "not_own", at(ANNAS, BENS), 1),
    ("invite", "outsider", at(ANNAS, BENS, person=None, is_invited=True), 0),
    ("manage", "not_managing", at(ANNAS, BENS), 0),
    ("go on", "outsider", at(ANNAS, BENS, person=None), 0),
]


def row_of(deed: Deed, bar: str) -> Row:
    return next(row for row in POWERS if (row.deed, row.bar.__name__) == (deed, bar))


@pytest.mark.parametrize(("deed", "bar", "situation", "seat"), BARRED)
def test_each_row_alone_bars_its_deed(
    deed: Deed, bar: str, situation: Situation, seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = row_of(deed, bar)
    assert refusal(deed, situation, seat) == row.refusal
    monkeypatch.setattr(powers, "POWERS", tuple(other for other in POWERS if other != row))
    assert refusal(deed, situation, seat) is None


def test_every_row_is_tried() -> None:
    assert {(row.deed, row.bar.__name__) for row in POWERS} == {(deed, bar) for deed, bar, _, _ in BARRED}


ALLOWED: list[tuple[Deed, Situation, int]] = [
    ("watch", at(ANNAS, BENS, person=None), 0),
    ("look", at(ANNAS, BENS, holds_secret=always), 0),
    ("act", at(ANNAS, BENS), 0),
    ("hint", at(ANNAS, COMPUTER), 0),
    ("hint", at(ANNAS, BENS, allows_aids=True), 0),
    ("hint", at(ANNAS, ANNAS, allows_aids=True), 0),
    ("review", at(ANNAS, BENS, is_over=True), 0),
    ("review", at(ANNAS, BENS, person=None, is_over=True), 0),  # who may watch may have the record, too
    ("join", at(ANNAS, FREE, person=None), 1),
    ("sit", at(ANNAS, FREE, person=None, holds_secret=always), 1),
    ("sit", at(ANNAS, FREE, holds_secret=always), 1),  # nobody else is there or may come: both sides are hers
    ("sit", at(ANNAS, BENS, FREE), 2),  # in a game without secrets
    ("sit", at(LEFT_BY_ANNA, FREE), 1),
    ("return", at(ANNAS, BENS, person=None), 1),
    ("take back", at(STANDS_IN, BENS), 0),
    ("leave", at(ANNAS, BENS, holds_secret=always), 0),
    ("settle", MANAGED, 1),
    ("settle", replace(MANAGED, has_begun=True), 1),  # alone with computers
    ("settle", at(ANNAS, BENS, FREE, manages=True, has_begun=True), 2),
    ("open", replace(MANAGED, holds_secret=always), 1),
    ("open", at(ANNAS, BENS, holds_secret=always), 0),  # who leaves altogether
    ("ask", at(ANNAS, BENS), 1),
    ("ask", at(ANNAS, BENS, person=None, manages=True), 1),
    ("consent", at(replace(ANNAS, is_asked=True), BENS), 0),
    ("take over", at(ANNAS, BENS, is_absent=always), 1),
    ("keep devices", at(ANNAS, BENS), 0),
    ("keep devices", at(STANDS_IN, BENS), 0),
    ("invite", at(ANNAS, FREE), 0),
    ("invite", at(STANDS_IN, BENS), 0),
    ("invite", replace(MANAGED, person=None), 0),
    ("manage", MANAGED, 0),
    ("go on", at(ANNAS, BENS), 0),
    ("go on", replace(MANAGED, person=None), 0),
]


@pytest.mark.parametrize(("deed", "situation", "seat"), ALLOWED)
def test_nothing_else_stands_in_the_way(deed: Deed, situation: Situation, seat: int) -> None:
    assert refusal(deed, situation, seat) is None


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("seat", [-1, 2])
def test_no_deed_reaches_a_seat_that_is_not_there(deed: Deed, seat: int) -> None:
    assert refusal(deed, at(ANNAS, BENS, manages=True), seat) == "power-no-such-seat"


@pytest.mark.parametrize(
    ("situation", "others"),
    [
        (at(ANNAS, COMPUTER), False),
        (at(ANNAS, ANNAS), False),
        (at(STANDS_IN, COMPUTER), False),
        (at(ANNAS, BENS), True),
        (at(ANNAS, FREE), True),
        (at(ANNAS, replace(COMPUTER, person=BEN)), True),
        (at(ANNAS, replace(COMPUTER, looked=frozenset({BEN}))), True),
    ],
)
def test_others_are_who_sits_here_has_sat_here_or_may_come(situation: Situation, others: bool) -> None:
    assert situation.others == others


def test_every_deed_has_a_row_and_every_refusal_a_sentence() -> None:
    assert {row.deed for row in POWERS} == set(DEEDS)
    for row in POWERS:
        for language in LANGUAGES:
            assert sentence(row.refusal, {}, language) != row.refusal


def test_the_page_about_fairness_prints_the_table() -> None:
    text = FAIRNESS.read_text(encoding="utf-8")
    shown = text.split("<!-- powers -->\n")[1].split("<!-- end of powers -->")[0]
    assert shown.strip().split("\n") == list(printed())
