"""Positions as a table of fields: what is written reads back, and is read only as it is written."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from hortus.contract.errors import UnreadableText
from hortus.contract.fields import (
    Fields,
    Form,
    agreed,
    flags,
    joined,
    listed,
    named,
    number,
    of_seats,
    one_of,
    value,
    values,
)

pytestmark = pytest.mark.interpreted_only

FORMS: list[tuple[Form, Any, str]] = [
    (one_of({-1: "nobody", 0: "red"}), -1, "nobody"),
    (named("PYL"), 1, "Y"),
    (named("PYL", nothing=-1), -1, "-"),
    (named(range(1, 4)), 2, "3"),
    (number(12, least=3), 12, "12"),
    (listed("+", number(9)), [3, 1], "3+1"),
    (listed("", named("PYL")), [2, 0], "LP"),
    (listed("/", listed(",", number(9))), [[1], [2, 3]], "1/2,3"),
    (listed("+", number(9)), [], "-"),
    (joined(":", named("PYL"), number(9)), (0, 9), "P:9"),
    (joined("", named("PYL"), number(9)), (0, 9), "P9"),
    (flags(listed("", named("PYL"))), 0b101, "PL"),
    (flags(listed("", named("PYL"))), 0, "-"),
]


@pytest.mark.parametrize(("form", "found", "word"), FORMS)
def test_a_form_reads_what_it_writes(form: Form, found: Any, word: str) -> None:
    assert (form.write(found), form.read(word)) == (word, found)


@pytest.mark.parametrize(
    ("form", "word"),
    [
        (one_of({0: "red"}), "blue"),
        (named("PYL"), "-"),
        (number(12, least=3), "2"),
        (number(12), "+1"),
        (number(12), "13"),
        (listed("+", number(9)), "1+"),
        (joined(":", number(9), number(9)), "1"),
        (joined(":", number(9), number(9)), "1:2:3"),
    ],
)
def test_a_form_refuses_any_other_word(form: Form, word: str) -> None:
    with pytest.raises((ValueError, LookupError)):
        form.read(word)


FIELDS = Fields(
    agreed("players", number(4)),
    value("turn", number(20, least=1)),
    value("step", named(["bid", "wind"]), "phase"),
    value("seen", flags(listed("+", number(5)))),
    values("bag", listed(",", number(9))),
    of_seats("front", listed(",", number(9))),
)
TEXT = "players=2 turn=10 step=wind seen=0+3 bag=1,2,3 front=1,2/3,4"


def blank() -> SimpleNamespace:
    return SimpleNamespace(players=2, bag=np.zeros(3, np.int64), front=np.zeros((4, 2), np.int64))


def test_a_table_of_fields_writes_what_it_reads() -> None:
    s = blank()
    FIELDS.read(s, TEXT)
    assert (s.turn, s.phase, s.seen, s.bag.tolist()) == (10, 1, 0b1001, [1, 2, 3])
    assert s.front.tolist() == [[1, 2], [3, 4], [0, 0], [0, 0]]
    assert FIELDS.write(s) == TEXT


@pytest.mark.parametrize(
    ("old", "new", "column", "expected"),
    [
        (TEXT, "", 1, "players="),
        (" front=1,2/3,4", "", 47, "front="),
        ("turn=10 step=wind", "step=wind turn=10", 11, "turn="),
        ("players=2", "players=3", 1, "players="),
        ("turn=10", "turn=0", 11, "turn="),
        ("step=wind", "step=fly", 19, "step="),
        ("seen=0+3", "seen=3+0", 29, "seen="),
        ("seen=0+3", "seen=0+0+3", 29, "seen="),
        ("seen=0+3", "seen=", 29, "seen="),
        ("bag=1,2,3", "bag=1", 38, "bag="),
        ("bag=1,2,3", "bag=1,2,3,4", 38, "bag="),
        ("front=1,2/3,4", "front=1,2", 48, "front="),
        ("front=1,2/3,4", "front=1,2/3", 48, "front="),
        ("3,4", "3,4 more=1", 62, "-"),
    ],
)
def test_any_other_text_is_refused_at_its_first_wrong_word(old: str, new: str, column: int, expected: str) -> None:
    with pytest.raises(UnreadableText) as refused:
        FIELDS.read(blank(), TEXT.replace(old, new))
    assert refused.value.message_id == "unreadable-position"
    assert (refused.value.arguments["column"], refused.value.arguments["expected"]) == (column, expected)
