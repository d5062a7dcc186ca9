"""Each check of the catalogues has been seen to fail: on a small catalogue with one planted fault."""

import pytest

from tests.languages import catalogue as check
from tests.languages.catalogue import Catalogue

pytestmark = pytest.mark.interpreted_only

GOOD = """\
who = { $seat ->
    [red] Red
   *[yellow] Yellow
 }
wins = { who } wins { $count ->
    [one] one point
   *[other] { $count } points
 }.
"""


def english(text: str) -> Catalogue:
    return Catalogue("en").add(text)


def test_a_sound_catalogue_has_no_findings() -> None:
    sound = english(GOOD)
    assert sound.unreadable == []
    assert sound.repeated == []
    assert check.missing_ids(sound, english(GOOD)) == []
    assert check.differing_arguments(sound, english(GOOD)) == []
    assert check.differing_words(sound, english(GOOD)) == []
    assert check.seats_left_out(sound) == []
    assert check.foreign_plurals(sound) == []
    assert check.empty_values(sound) == []
    assert check.faults(sound) == []
    assert check.straight_quotes(sound) == []


def test_an_unreadable_line_is_found() -> None:
    assert english("who = { $seat -> [red] Red *[yellow] Yellow }\n").unreadable


def test_a_repeated_sentence_is_found_in_another_file_too() -> None:
    assert english("over = Over.\n").add("over = Done.\n").repeated == ["over"]


def test_a_missing_sentence_is_found_on_either_side() -> None:
    assert check.missing_ids(english("a = A\nb = B\n"), english("a = A\n")) == ["b"]
    assert check.missing_ids(english("a = A\n"), english("a = A\nb = B\n")) == ["b"]


def test_a_differing_argument_is_found() -> None:
    assert check.differing_arguments(english("a = A { $cell }\n"), english("a = A { $cells }\n")) == ["a"]


def test_a_differing_argument_is_found_behind_a_reference() -> None:
    direct = english("who = { $seat }\nwins = { who } wins.\n")
    changed = english("who = { $seat }\nwins = Wins.\n")
    assert check.differing_arguments(direct, changed) == ["wins"]


def test_a_differing_argument_is_found_behind_an_attribute() -> None:
    direct = english("who = Who\n    .whose = { $seat }\nhand = { who.whose }\n")
    changed = english("who = Who\n    .whose = Whose\nhand = { who.whose }\n")
    assert check.differing_arguments(direct, changed) == ["hand"]


def test_an_argument_of_a_term_is_not_an_argument_of_the_sentence() -> None:
    with_term = english('-pond = { $case }\na = { -pond(case: "of") }\n')
    assert with_term.arguments("a") == {}


def test_a_reference_in_a_circle_does_not_hang_the_search() -> None:
    assert english("a = { b }\nb = { a } { $seat }\n").arguments("a") == {"seat": set()}


def test_a_word_told_apart_in_one_language_only_is_found() -> None:
    full = english("to = { $direction ->\n    [n] north\n   *[s] south\n }\n")
    short = english("to = { $direction ->\n   *[s] south\n }\n")
    assert check.differing_words(full, short) == ["to"]


def test_a_seat_left_out_is_found() -> None:
    assert check.seats_left_out(english("who = { $frog ->\n   *[red] Red\n }\n")) == ["who"]


def test_a_plural_of_another_language_is_found() -> None:
    text = "n = { $count ->\n    [few] { $count } few\n   *[other] { $count }\n }\n"
    assert check.foreign_plurals(english(text)) == ["n"]
    assert check.foreign_plurals(Catalogue("pl").add(text)) == []


def test_an_empty_sentence_is_found_even_in_one_variant() -> None:
    assert check.empty_values(english('a = { "" }\n')) == ["a"]
    assert check.empty_values(english('a = { $x ->\n    [b] { "" }\n   *[c] C\n }\n')) == ["a"]
    assert check.empty_values(english("a =\n    .only = an attribute\n")) == ["a"]


def test_a_reference_to_nothing_is_found() -> None:
    assert check.faults(english("a = { b }\n")) == ["a {}: Unknown message: b"]


def test_a_fault_in_a_single_variant_is_found() -> None:
    assert check.faults(english("a = { $seat ->\n    [red] Red\n   *[yellow] { -nobody }\n }\n")) == [
        "a {'seat': 'yellow'}: Unknown term: -nobody"
    ]


def test_an_untranslated_sentence_is_found() -> None:
    assert check.untranslated(english("a = A { $x }\nb = B\n"), english("a = A { $x }\nb = C\n")) == ["a"]


def test_a_straight_quote_is_found() -> None:
    assert check.straight_quotes(english("a = Red's\nb = Red’s\n")) == ["a"]


def test_loose_french_punctuation_is_found() -> None:
    french = Catalogue("fr").add("a = Quoi ?\nb = Quoi\u00a0?\nc = « oui\u00a0»\nd = 5 %\ne = Quoi\u202f?\n")
    assert check.loose_french_punctuation(french) == ["a", "c", "d", "e"]
