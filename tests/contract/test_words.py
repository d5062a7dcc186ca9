"""Reading what people write: actions and impossible positions, refused where they go wrong."""

from __future__ import annotations

import pytest

from hortus.contract.errors import UnreadableText
from hortus.contract.words import ActionTexts, refuse_impossible

pytestmark = pytest.mark.interpreted_only

ACTIONS = ActionTexts(("stop", [""]), ("skill", "aA"), ("lay", ["C17 2"]))


def test_texts_and_numbers_are_inverse() -> None:
    assert [ACTIONS.read(ACTIONS.text(action)) for action in range(4)] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("text", "action"), [(" Stop ", 0), ("SKILL a", 1), ("Skill A", 2), ("LAY c17  2", 3), ("lay C17 2", 3)]
)
def test_spaces_do_not_matter_and_capitals_only_where_texts_differ_by_them(text: str, action: int) -> None:
    assert ACTIONS.read(text) == action


@pytest.mark.parametrize(
    ("text", "column"), [("", 1), ("  ", 3), ("skill", 6), ("skill b", 7), ("lay C17 3", 9), ("stop now", 6), ("x", 1)]
)
def test_what_is_no_action_is_refused_at_its_first_wrong_column(text: str, column: int) -> None:
    with pytest.raises(UnreadableText) as refused:
        ACTIONS.read(text)
    assert refused.value.arguments == {"text": text, "column": column}


def test_a_broken_invariant_is_refused_with_its_first_rule() -> None:
    refuse_impossible(0, ("H8, H12: frogs",))
    with pytest.raises(UnreadableText) as refused:
        refuse_impossible(1, ("H8, H12: frogs",))
    assert refused.value.rule == "H8"
