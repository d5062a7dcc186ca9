"""Errors: a stable code, a rule where there is one, a sentence, and they survive the way between processes."""

from __future__ import annotations

import pickle

import pytest

import hortus
from hortus.contract import errors
from hortus.contract.errors import HortusError, IllegalAction, UnknownGame

pytestmark = pytest.mark.interpreted_only


def all_errors() -> list[type[HortusError]]:
    return [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, HortusError)]


def test_every_error_has_a_code_of_its_own() -> None:
    codes = [kind.code for kind in all_errors() if kind is not errors.BrokenGame]  # whose instances have several
    assert len(set(codes)) == len(codes)
    assert {"unknown_game", "unknown_option", "illegal_action", "unreadable_text", "bad_record"} <= set(codes)


def test_an_error_speaks_one_english_sentence_with_its_rule() -> None:
    error = IllegalAction("haru-refuse-no-lily", "H8", cell="b5")
    assert str(error).startswith("H8: ")
    assert "b5" in str(error)


def test_an_error_without_a_rule_is_just_the_sentence() -> None:
    with pytest.raises(UnknownGame) as refused:
        hortus.load("chess")
    assert "chess" in str(refused.value)
    assert "haru_ichiban" in str(refused.value)


def test_errors_survive_pickling() -> None:
    error = IllegalAction("haru-refuse-no-lily", "H8", cell="b5")
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is IllegalAction
    assert (again.message_id, again.rule, again.arguments) == ("haru-refuse-no-lily", "H8", {"cell": "b5"})


def test_without_language_files_an_error_still_says_what_it_is() -> None:
    assert errors._say_plainly("unknown-game", {"name": "chess"}) == "unknown-game (name=chess)"
    assert errors._say_plainly("nothing-to-undo", {}) == "nothing-to-undo"
