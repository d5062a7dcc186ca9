"""Reading: whatever is wrong is refused at its line, in one sentence, and never with another error."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hortus.contract.errors import BadRecord, IllegalAction
from hortus.records import Dealer, Line, Note, Record
from hortus.records.form import NOT_IN_DIGEST, digest_of
from tests.records.games import before_a_race, haru, opening, play_on, played, record_of

pytestmark = pytest.mark.interpreted_only

Edit = Callable[[list[str]], object]


def from_a_race() -> Line:
    """Unfinished, with everything that a record can have."""
    start = before_a_race()
    line = Line.start(start.game, Dealer.from_seed("small"), start)
    line.comment("Who croaks?")
    line.race("croak yellow")
    line.comment("Yellow.")
    return play_on(line, 1, actions=6)


def resigned() -> Line:
    line = opening()
    line.play(line.position.legal_actions()[0])
    line.comment("Enough.")
    line.resign(1)
    return line


def seated_by_lot() -> Line:
    line = opening()
    line.draw_seats()
    return line


def with_chronicle() -> Line:
    """With notes, an absence, and something taken back."""
    line = Line(haru(), Dealer.from_seed("opening"), absence=300)
    line.note(Note("sits", 0, 1))
    line.note(Note("computer", 1, player="greedy"))
    line.deal_all()
    line.comment("Red thinks.")
    for _ in range(2):
        line.play(line.position.legal_actions()[0])
    line.take_back(0, 7)
    line.play(line.position.legal_actions()[1])
    return line


UNFINISHED = record_of(from_a_race()).text()
RESIGNED = record_of(resigned()).text()
BY_LOT = record_of(seated_by_lot()).text()
CHRONICLE = record_of(with_chronicle()).text()
FINISHED = record_of(played("croak", 32)).text()


def edited(text: str, edit: Edit, signed: bool = True) -> str:
    """The text with its lines edited; signed: with a closing line that fits again, as a forger would write it."""
    lines = text.split("\n")[:-1]
    edit(lines)
    if signed and lines[-1].startswith("end "):
        lines[-1] = f"{lines[-1].rpartition(' ')[0]} {digest_of(lines[:-1])}"
    return "\n".join([*lines, ""])


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, old
    return edited(text.replace(old, new), lambda lines: None)


def number_of(text: str, start: str) -> int:
    """The number of the line that starts so."""
    return next(number for number, line in enumerate(text.split("\n"), start=1) if line.startswith(start))


def refusal(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as error:
        Record.read(text)
    assert error.value.code == "bad_record"
    assert error.value.arguments["line"] >= 1
    assert str(error.value)
    return error.value


def assert_refused(text: str, message_id: str, line: int, **arguments: object) -> None:
    error = refusal(text)
    assert (error.message_id, error.arguments["line"]) == (message_id, line), str(error)
    assert {name: error.arguments[name] for name in arguments} == arguments


# The first line


@pytest.mark.parametrize("text", ["", "\n", "hello", "hello\nworld\n", "\ufeff" + RESIGNED, "Hortus record 1\n"])
def test_something_else_is_not_a_record(text: str) -> None:
    assert_refused(text, "record-not-a-record", 1)


@pytest.mark.parametrize("version", ["0", "3", "x", ""])
def test_a_record_of_another_format_is_refused(version: str) -> None:
    text = RESIGNED.replace("hortus record 2", f"hortus record {version}", 1)
    assert_refused(text, "record-wrong-format", 1, version=version, known="1, 2")


def test_lines_end_with_a_line_feed_alone() -> None:
    assert_refused(RESIGNED.replace("\n", "\r\n"), "record-bad-line", 1, column=16)
    assert_refused(RESIGNED.replace("\nresult", "\r\nresult"), "record-bad-line", 11, column=73)


# Headings


@pytest.mark.parametrize("version", ["0", "2", "99"])
def test_a_record_of_other_rules_is_refused(version: str) -> None:
    text = changed(RESIGNED, "rules: 1\n", f"rules: {version}\n")
    assert_refused(text, "record-wrong-version", 3, version=version, known="1")


@pytest.mark.parametrize(
    ("old", "new", "name"),
    [
        ("game: haru_ichiban", "game: chess", "game"),
        ("game: haru_ichiban", "game: ", "game"),
        ("rules: 1", "rules: one", "rules"),
        ("option edition: croak", "option edition: frog", "option edition"),
        ("option layout: standard", "option layout: o.o.o", "option layout"),
        ("option layout: standard", "option layout: o.o.o/.oY#./oo.oo/.ooR./ o.o.o", "option layout"),
        ("seat red: Ada", "seat red:  Ada", "seat red"),
        ("seat red: Ada", "seat red: " + "x" * 25, "seat red"),
        ("date: 2026-11-15", "date: 15.11.2026", "date"),
        ("date: 2026-11-15", "date: 20261115", "date"),
        ("position: edition=croak", "position: edition=frog", "position"),
        ("round=", "round=0", "position"),
        ("commitment: ", "commitment: 0", "commitment"),
        ("seed: small", "seed:  small", "seed"),
        ("seed: small", "seed: large", "seed"),
        ("secret: ", "secret: A", "secret"),
        ("private: whoever", "private: Whoever", "private"),
    ],
)
def test_a_bad_value_is_refused_at_its_heading(old: str, new: str, name: str) -> None:
    text = changed(UNFINISHED, old, new)
    assert_refused(text, "record-bad-header", number_of(text, f"{name}: "), name=name)


def test_a_refused_layout_names_its_rule() -> None:  # H4
    error = refusal(changed(UNFINISHED, "option layout: standard", "option layout: o"))
    assert error.rule == "H4"
    assert str(error).startswith("H4: Line 5: ")


@pytest.mark.parametrize(
    "name", ["game", "rules", "option layout", "seat red", "date", "commitment", "secret", "result"]
)
def test_a_missing_heading_is_named(name: str) -> None:
    number = number_of(UNFINISHED, f"{name}: ")
    text = edited(UNFINISHED, lambda lines: lines.pop(number - 1))
    assert_refused(text, "record-missing-header", number, name=name)


def test_an_unfinished_record_with_its_secret_must_say_that_it_is_private() -> None:
    text = edited(UNFINISHED, lambda lines: lines.pop(number_of(UNFINISHED, "private: ") - 1))
    assert_refused(text, "record-missing-header", number_of(text, "result: "), name="private")


def test_a_finished_record_is_not_private() -> None:
    text = changed(RESIGNED, "result: ", "private: whoever reads this file can know the draws to come\nresult: ")
    assert_refused(text, "record-bad-header", 12, name="private")


def test_a_record_without_a_secret_is_not_private() -> None:
    public = Record.read(UNFINISHED).public().text()
    text = changed(public, "result: ", "private: whoever reads this file can know the draws to come\nresult: ")
    assert_refused(text, "record-bad-header", number_of(text, "private: "), name="private")


def test_a_finished_record_must_show_its_secret() -> None:
    lines = FINISHED.split("\n")
    kept = [line for line in lines if not line.startswith(("seed: ", "secret: "))]
    assert_refused("\n".join(kept), "record-missing-header", 10, name="secret")


def test_headings_have_one_order() -> None:
    def swap(lines: list[str]) -> None:
        lines[1], lines[2] = lines[2], lines[1]

    assert_refused(edited(RESIGNED, swap), "record-missing-header", 2, name="game")


@pytest.mark.parametrize("name", ["game", "date", "result"])
def test_a_heading_is_given_once(name: str) -> None:
    number = number_of(RESIGNED, f"{name}: ")
    text = edited(RESIGNED, lambda lines: lines.insert(number, lines[number - 1]))
    assert_refused(text, "record-duplicate-header", number + 1, name=name)


@pytest.mark.parametrize("heading", ["colour: blue", "option colour: blue", "seat blue: Cy"])
def test_an_unknown_heading_is_refused(heading: str) -> None:
    text = changed(RESIGNED, "date: ", f"{heading}\ndate: ")
    assert_refused(text, "record-unknown-header", 8, name=heading.partition(": ")[0])


def test_a_line_among_the_headings_that_is_none_is_refused() -> None:
    assert_refused(changed(RESIGNED, "date: ", "hello\ndate: "), "record-bad-line", 8, column=6)


def test_no_heading_follows_the_result() -> None:
    line = number_of(RESIGNED, "result: ") + 1
    text = changed(RESIGNED, "by resignation\n", "by resignation\nposition: here\n")
    assert_refused(text, "record-bad-line", line, column=1)


def test_a_secret_must_match_its_commitment() -> None:
    secret = Dealer.from_seed("other").secret.hex()
    number = number_of(FINISHED, "secret: ")
    text = edited(FINISHED, lambda lines: lines.__setitem__(number - 1, f"secret: {secret}"))
    assert_refused(text, "record-wrong-commitment", number)


def test_a_lot_that_the_secret_does_not_give_is_refused() -> None:
    assert "\nlot: 1 2\n" in BY_LOT
    forged = changed(BY_LOT, "\nlot: 1 2\n", "\nlot: 2 1\n")
    assert_refused(forged, "record-wrong-lot", number_of(BY_LOT, "lot: "), expected="1 2", found="2 1")


@pytest.mark.parametrize("lot", ["1 1", "2 3", "0 1", "1", "1 2 3", "1  2", " 1 2", "1,2", "one two", "²"])
def test_a_lot_seats_everybody_once(lot: str) -> None:
    forged = changed(BY_LOT, "\nlot: 1 2\n", f"\nlot: {lot}\n")
    assert_refused(forged, "record-bad-header", number_of(BY_LOT, "lot: "), name="lot")


def test_without_the_secret_a_lot_is_believed() -> None:
    text = record_of(seated_by_lot()).public().text()
    other = changed(text, "\nlot: 1 2\n", "\nlot: 2 1\n")
    assert Record.read(other).text() == other


# Actions


def test_actions_are_numbered() -> None:
    text = changed(RESIGNED, "\n3 chance", "\n4 chance")
    assert_refused(text, "record-wrong-number", number_of(RESIGNED, "3 chance"), expected="3", found="4")


@pytest.mark.parametrize("line", ["", "hello", " 3 chance draw 1", "-3 chance draw 1"])
def test_a_line_without_a_number_is_refused(line: str) -> None:
    number = number_of(RESIGNED, "3 chance")
    text = edited(RESIGNED, lambda lines: lines.insert(number - 1, line))
    assert_refused(text, "record-bad-line", number, column=1)


@pytest.mark.parametrize("actor", ["red", "Chance", ""])
def test_actions_name_who_acts(actor: str) -> None:
    text = changed(RESIGNED, "\n3 chance", f"\n3 {actor}")
    assert_refused(text, "record-wrong-actor", number_of(text, "3 "), expected="chance", found=actor)


def test_a_bare_number_names_nobody() -> None:
    text = edited(RESIGNED, lambda lines: lines.insert(number_of(RESIGNED, "3 ") - 1, "3"))
    assert_refused(text, "record-wrong-actor", number_of(RESIGNED, "3 "), expected="chance", found="")


@pytest.mark.parametrize(
    ("words", "column"),
    [("", 7), ("bud 5", 7), ("bid 9", 11), ("Bid 8", 7), ("bid  8", 11), ("bid 8 ", 12), ("bid 8 raced", 13)],
)
def test_an_action_has_one_way_to_be_written(words: str, column: int) -> None:
    number = number_of(RESIGNED, "8 ")
    text = edited(RESIGNED, lambda lines: lines.__setitem__(number - 1, f"8 red {words}"))
    assert_refused(text, "record-bad-line", number, column=column)


def test_an_illegal_action_is_refused_with_its_rule() -> None:  # H6
    number = number_of(RESIGNED, "8 red")
    text = edited(RESIGNED, lambda lines: lines.__setitem__(number - 1, "8 red wind c3 n"))
    assert_refused(text, "record-illegal", number, action="wind c3 n")
    error = refusal(text)
    assert error.rule == "H6"
    assert isinstance(error.__cause__, IllegalAction)
    assert str(error).startswith(f"H6: Line {number}: “wind c3 n” is not allowed. ")


def test_an_illegal_draw_is_refused_with_its_rule() -> None:  # H11
    number = number_of(RESIGNED, "3 chance")
    text = edited(RESIGNED, lambda lines: lines.__setitem__(number - 1, lines[number - 2].replace("2 ", "3 ", 1)))
    assert_refused(text, "record-illegal", number)


def test_a_draw_that_the_secret_does_not_give_is_refused() -> None:
    number = number_of(RESIGNED, "1 chance")
    other = {"red": "yellow", "yellow": "red"}[RESIGNED.split("\n")[number - 1].split()[-1]]
    text = edited(RESIGNED, lambda lines: lines.__setitem__(number - 1, f"1 chance dragonfly {other}"))
    assert_refused(text, "record-wrong-draw", number, found=f"dragonfly {other}")


def test_without_the_secret_draws_are_only_checked_by_the_rules() -> None:
    text = record_of(opening()).public().text()
    number = number_of(text, "1 chance")
    other = {"red": "yellow", "yellow": "red"}[text.split("\n")[number - 1].split()[-1]]
    swapped = edited(text, lambda lines: lines.__setitem__(number - 1, f"1 chance dragonfly {other}"))
    assert Record.read(swapped).text() == swapped


def test_nobody_raced_for_a_draw() -> None:
    number = number_of(RESIGNED, "2 chance")
    text = edited(RESIGNED, lambda lines: lines.__setitem__(number - 1, lines[number - 1] + " raced"))
    assert_refused(text, "record-not-raced", number)


def test_the_mark_of_a_race_cannot_be_left_out_where_the_secret_says_otherwise() -> None:  # H20
    start = before_a_race()
    line = Line.start(start.game, Dealer.from_seed("1"), start)
    dealt = line.deal()
    line.undo()
    line.race(next(action for action in line.position.legal_actions() if action != dealt))
    text = changed(record_of(line).text(), " raced\n", "\n")
    assert_refused(text, "record-wrong-draw", number_of(text, "1 chance"))


def test_nothing_is_played_after_the_end_of_the_game() -> None:
    number = number_of(FINISHED, "end ")
    text = edited(FINISHED, lambda lines: lines.insert(number - 1, f"{len(lines)} red bid 1"))
    assert_refused(text, "record-after-end", number)


# Comments


@pytest.mark.parametrize(
    ("comment", "column"),
    [
        ("#", 2),
        ("# ", 3),
        ("#Enough.", 2),
        ("#  Enough.", 3),
        ("# Enough. ", 10),
        ("# " + "x" * 501, 503),
        ("# a\tb", 4),
    ],
)
def test_a_comment_has_one_way_to_be_written(comment: str, column: int) -> None:
    text = changed(RESIGNED, "# Enough.", comment)
    assert_refused(text, "record-bad-line", number_of(text, "#"), column=column)


def test_one_comment_stands_between_two_actions() -> None:
    text = changed(RESIGNED, "# Enough.", "# Enough.\n# Really.")
    assert_refused(text, "record-second-comment", number_of(text, "# Really"))


def test_comments_names_and_date_may_be_changed_by_hand() -> None:
    text = RESIGNED.replace("# Enough.", "# Too hasty?").replace("Ada", "Ada B.").replace("2026", "2025")
    record = Record.read(text)
    assert (record.seats[0], record.date, list(record.comments.values())) == ("Ada B.", "2025-11-15", ["Too hasty?"])
    assert record.text() == text


# The end


@pytest.mark.parametrize("result", ["red", "yellow", "draw", "unfinished", "nobody", "", "Red", "red by resignation"])
def test_the_result_is_the_one_of_the_rules(result: str) -> None:
    true_result = Record.read(FINISHED).result
    if result != true_result:
        text = changed(FINISHED, f"result: {true_result}\n", f"result: {result}\n")
        expected = "record-missing-header" if result == "unfinished" else "record-wrong-result"
        assert refusal(text).message_id == expected
        assert refusal(text).arguments["line"] == number_of(text, "result: ")


@pytest.mark.parametrize("result", ["red", "draw", "nobody by resignation", "blue by resignation"])
def test_an_unfinished_game_has_no_result_but_by_resignation(result: str) -> None:
    text = changed(RESIGNED, "result: red by resignation", f"result: {result}")
    assert_refused(text, "record-wrong-result", number_of(text, "result: "), expected="unfinished", found=result)


@pytest.mark.parametrize(("end", "column"), [("end 8", 6), ("end x", 5), ("end 8 abc", 7), ("end ", 5)])
def test_the_closing_line_has_one_form(end: str, column: int) -> None:
    text = edited(RESIGNED, lambda lines: lines.__setitem__(-1, end), signed=False)
    assert_refused(text, "record-bad-line", number_of(text, "end "), column=column)


def test_the_closing_line_counts_the_actions() -> None:
    text = changed(RESIGNED, "end 8 ", "end 9 ")
    assert_refused(text, "record-wrong-number", number_of(text, "end "), expected="8", found="9")


def test_the_closing_line_shows_that_something_was_changed() -> None:
    other = next(action for action in opening().position.legal_texts() if f"red {action}\n" not in RESIGNED)
    number = number_of(RESIGNED, "8 red")
    text = edited(RESIGNED, lambda lines: lines.__setitem__(number - 1, f"8 red {other}"), signed=False)
    assert_refused(text, "record-altered", number_of(text, "end "))


@pytest.mark.parametrize("more", ["\n", "x", "x\n", "# later\n", "hortus record 2\n"])
def test_nothing_follows_the_closing_line(more: str) -> None:
    assert_refused(RESIGNED + more, "record-after-last-line", RESIGNED.count("\n") + 1)


@pytest.mark.parametrize("text", [UNFINISHED, RESIGNED, FINISHED], ids=["unfinished", "resigned", "finished"])
def test_a_record_cut_after_any_line_breaks_off_there(text: str) -> None:
    lines = text.split("\n")[:-1]
    for kept in range(1, len(lines), max(1, len(lines) // 60)):
        assert_refused("\n".join([*lines[:kept], ""]), "record-truncated", kept)


def test_a_record_cut_inside_a_line_breaks_off_there() -> None:
    for length in range(len("hortus record 2"), len(RESIGNED)):
        cut = RESIGNED[:length]
        line = cut.count("\n") + (not cut.endswith("\n"))
        assert_refused(cut, "record-truncated", line)


# Tampering at random


def accepted(text: str) -> Record | None:
    """The record, or None if the text is refused in words that name a line."""
    try:
        return Record.read(text)
    except BadRecord as error:
        refused = error
    assert refused.arguments["line"] >= 1
    assert str(refused)
    return None


def assert_harmless(text: str, mutant: str) -> None:
    """A text is refused, or else written again just so, and differs only where people may correct it."""
    record = accepted(mutant)
    if record is not None:
        assert record.text() == mutant
        before = [line for line in text.split("\n") if not line.startswith(NOT_IN_DIGEST)]
        after = [line for line in mutant.split("\n") if not line.startswith(NOT_IN_DIGEST)]
        assert after == before


@pytest.mark.parametrize(
    "text", [UNFINISHED, RESIGNED, BY_LOT, CHRONICLE], ids=["unfinished", "resigned", "by lot", "chronicle"]
)
@pytest.mark.thorough
def test_no_change_of_one_character_passes_unnoticed(text: str) -> None:
    signs = random.Random(text)
    for index, sign in enumerate(text):
        other = signs.choice("0123456789abcdef rdyw#:\n\t/-.,Yé")
        assert_harmless(text, text[:index] + other + text[index + 1 :])
        assert_harmless(text, text[:index] + text[index + 1 :])
        assert_harmless(text, text[:index] + sign + text[index:])


@settings(max_examples=150)
@given(st.sampled_from([UNFINISHED, RESIGNED, CHRONICLE]), st.integers(0, 10**4), st.characters(codec=None))
def test_no_character_at_all_passes_unnoticed(text: str, place: int, sign: str) -> None:
    index = place % len(text)
    assert_harmless(text, text[:index] + sign + text[index + 1 :])


@settings(max_examples=150)
@given(st.data())
def test_no_change_of_lines_passes_unnoticed(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from([UNFINISHED, RESIGNED, CHRONICLE])).split("\n")
    text = "\n".join(lines)
    first, second = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    edit = data.draw(st.sampled_from(["delete", "double", "swap", "copy"]))
    if edit == "delete":
        del lines[first]
    elif edit == "double":
        lines.insert(first, lines[first])
    elif edit == "swap":
        lines[first], lines[second] = lines[second], lines[first]
    else:
        lines[first] = lines[second]
    assert_harmless(text, "\n".join(lines))


@settings(max_examples=150)
@given(st.text(st.characters(codec=None)))
def test_any_text_is_refused_in_words(text: str) -> None:
    assert accepted(text) is None
    assert accepted("hortus record 2\n" + text) is None


@settings(max_examples=150)
@given(st.sampled_from([UNFINISHED, RESIGNED, CHRONICLE]), st.integers(0, 10**4), st.text(max_size=20))
def test_any_line_may_be_anything_and_is_refused_in_words(text: str, place: int, line: str) -> None:
    lines = text.split("\n")
    lines[place % len(lines)] = line
    assert_harmless(text, "\n".join(lines))


@settings(max_examples=150)
@given(st.integers(0, 10**4), st.sampled_from("0123456789,/:=?-abcdeorxyRY#.*<>()+ "))
def test_any_signed_position_is_refused_in_words_or_can_be_written_again(place: int, sign: str) -> None:
    number = number_of(UNFINISHED, "position: ")

    def spoil(lines: list[str]) -> None:
        position = lines[number - 1]
        index = len("position: ") + place % (len(position) - len("position: "))
        lines[number - 1] = position[:index] + sign + position[index + 1 :]

    text = edited(UNFINISHED, spoil)
    record = accepted(text)
    assert record is None or record.text() == text


def test_a_game_that_nobody_won_says_so() -> None:
    over = played(seed=3)
    text = over.position.text().replace(f"winner={over.result}", "winner=nobody")
    line = Line.start(haru(), position=haru().read_position(text))
    assert Record.read(record_of(line).text()).result == "nobody"
