"""A record: readable, complete, and the same text after reading and writing it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hortus
import seeds
from hortus.contract.errors import BadRecord, HortusError
from hortus.records import Dealer, Line, Record, verify
from hortus.records.form import result_text
from tests.records.games import DATE, ENDLESS, SEATS, before_a_race, haru, opening, play_on, played, record_of

pytestmark = pytest.mark.interpreted_only

GOLDENS = Path(__file__).parent / "goldens"
EDITIONS = st.sampled_from(["dragonfly", "croak"])

SMALL = """\
hortus record 2
game: haru_ichiban
rules: 1
option edition: dragonfly
option layout: standard
seat red: Ada
seat yellow: greedy
date: 2026-11-15
commitment: 8d1923bc29b4c2102b92cd0597600fce76bc5c4dacfd0479d6aaf342c3b0c666
seed: 42
secret: 4c17807b20d0f2a1597fe2d008493392dd1e223b06f5138624187359cfc35575
private: whoever reads this file can know the draws to come
result: unfinished

# A quiet start.
1 chance dragonfly red
2 chance draw 8
3 chance draw 5
4 chance draw 4
5 chance draw 6
6 chance draw 5
7 chance draw 7
8 red bid 8
# High at once!
9 yellow bid 5
end 9 @
"""


def small_line() -> Line:
    line = Line.start(haru(), Dealer.from_seed("42"))
    line.comment("A quiet start.")
    line.deal_all()
    line.play("bid 8")
    line.comment("High at once!")
    line.play("bid 5")
    return line


def test_a_record_reads_like_this() -> None:
    text = record_of(small_line()).text()
    assert re.sub("[0-9a-f]{16}\n$", "@\n", text) == SMALL


@settings(max_examples=30)
@given(EDITIONS, st.integers(0, 10**6), st.integers(0, 150) | st.just(ENDLESS), st.booleans())
def test_export_import_export_is_byte_identical(edition: str, seed: int, actions: int, resigns: bool) -> None:
    line = played(edition, seed, actions, comments=0.1)
    if resigns and not line.is_over:
        line.resign(seed % 2)
    text = record_of(line).text()
    assert Record.read(text).text() == text


@settings(max_examples=20)
@given(EDITIONS, st.integers(0, 10**6), st.integers(0, 300), st.integers(0, 60))
def test_a_record_from_a_position_is_byte_identical_too(edition: str, seed: int, before: int, after: int) -> None:
    start = played(edition, seed, before).position
    line = play_on(Line.start(start.game, Dealer.from_seed("on"), start), seed, after, comments=0.1)
    text = record_of(line).text()
    assert f"\nposition: {start.text()}\n" in text
    assert Record.read(text).text() == text


@settings(max_examples=60)
@given(st.text(max_size=30), st.text(max_size=600))
def test_names_and_comments_that_are_accepted_come_back(name: str, comment: str) -> None:
    line = Line.start(haru(), Dealer.from_seed("1"))
    try:
        line.comment(comment)
        record = Record.of(line, seats=(name, "Bo"), date=DATE)
    except BadRecord:
        return
    again = Record.read(record.text())
    assert (again.seats, again.comments) == ((name.strip(), "Bo"), {0: comment.strip()})


@pytest.mark.parametrize("layout", ["standard", "R.o.o/.oY#./oo.oo/.ooo./o.o.o"])
def test_options_come_back(layout: str) -> None:
    game = hortus.load("haru_ichiban", layout=layout)
    text = record_of(Line.start(game)).text()
    record = Record.read(text)
    assert record.game.chosen == {"edition": "dragonfly", "layout": layout}
    assert record.text() == text


def test_everything_told_comes_back() -> None:
    line = played("croak", 32, comments=0.2)
    record = Record.read(record_of(line).text())
    assert (record.game.name, record.game.chosen["edition"]) == ("haru_ichiban", "croak")
    assert (record.seats, record.date) == (SEATS, DATE)
    assert (record.steps, record.comments, record.resigned) == (line.steps, line.comments, None)
    assert any(step.raced for step in record.steps)
    assert record.result == line.result == " and ".join(line.seat_names[seat] for seat in line.winners())
    assert record.secret == line.dealer.secret
    assert record.line().position.state_bytes() == line.position.state_bytes()


def test_a_finished_record_shows_its_secret_and_is_not_private() -> None:
    record = record_of(played(seed=2))
    assert record.is_finished
    assert not record.is_private
    assert record.secret is not None
    assert "\nprivate:" not in record.text()
    assert record.public() is record


def test_an_unfinished_record_holds_the_secret_and_says_that_it_is_private() -> None:
    record = Record.read(record_of(opening()).text())
    assert record.is_private
    assert not record.is_finished
    assert record.result == "unfinished"
    assert "\nprivate: whoever reads this file can know the draws to come\n" in record.text()


def test_an_unfinished_record_can_be_played_on() -> None:
    whole = played(seed=4, actions=100)
    half = Record.read(record_of(played(seed=4, actions=50)).text()).line()
    for step in whole.steps[50:]:
        if step.actor == hortus.CHANCE:
            half.deal()
        else:
            half.play(step.action)
    assert half.steps == whole.steps
    assert record_of(half).text() == record_of(whole).text()


def test_a_line_of_a_record_keeps_comments_and_resignation() -> None:
    line = small_line()
    line.resign(1)
    record = Record.read(record_of(line).text())
    assert record.result == "red by resignation"
    assert record.is_finished
    again = record.line()
    assert (again.comments, again.resigned, again.winners()) == (line.comments, 1, (0,))


def test_a_public_record_of_an_unfinished_game_tells_no_secret() -> None:
    line = small_line()
    record = record_of(line).public()
    text = record.text()
    assert line.dealer.secret.hex() not in text
    assert "seed" not in text
    assert f"commitment: {line.dealer.commitment}" in text
    assert not record.is_private
    assert Record.read(text).text() == text


def test_without_the_secret_a_game_cannot_be_played_on() -> None:
    line = record_of(opening()).public().line()
    for act in (line.deal, lambda: line.play("bid 1"), lambda: line.race("croak red"), lambda: line.resign(0)):
        with pytest.raises(HortusError, match="does not hold the secret"):
            act()
    assert record_of(line).text() == record_of(opening()).public().text()


def test_a_record_does_not_change_with_its_line() -> None:
    line = opening()
    record = record_of(line)
    text = record.text()
    line.play(line.position.legal_actions()[0])
    line.comment("later")
    assert record.text() == text


def test_a_record_does_not_print_its_secret() -> None:
    record = record_of(small_line())
    assert record.secret is not None
    assert repr(record.secret) not in repr(record)


def test_space_around_names_is_dropped() -> None:
    assert Record.of(opening(), seats=(" Ada ", "Bo"), date=DATE).seats == ("Ada", "Bo")


def test_names_comments_and_seeds_may_be_as_long_as_allowed() -> None:
    line = Line.start(haru(), Dealer.from_seed("s" * 100))
    line.comment("c" * 500)
    record = Record.of(line, seats=("A" * 24, "B"), date=DATE)
    again = Record.read(record.text())
    assert (again.seed, again.seats[0], again.comments) == ("s" * 100, "A" * 24, {0: "c" * 500})


@pytest.mark.parametrize("name", ["", " ", "A\nda", "x" * 25, "\ud800", "a\u2067b"])
def test_a_name_is_one_short_line(name: str) -> None:
    with pytest.raises(BadRecord, match="at most 24 characters"):
        Record.of(opening(), seats=("Ada", name), date=DATE)


@pytest.mark.parametrize("seats", [(), ("Ada",), ("Ada", "Bo", "Cy")])
def test_every_seat_has_a_name(seats: tuple[str, ...]) -> None:
    with pytest.raises(BadRecord, match="Seats in this game: 2"):
        Record.of(opening(), seats=seats, date=DATE)


@pytest.mark.parametrize("date", ["", "today", "2026-02-30", "20261115", "2026-W46-7", "2026-11-15 ", "2026-1-5"])
def test_a_date_is_year_month_day(date: str) -> None:
    with pytest.raises(BadRecord, match="is not a date"):
        Record.of(opening(), seats=SEATS, date=date)


@pytest.mark.parametrize(
    ("winners", "by_resignation", "text"),
    [
        ((0,), False, "red"),
        ((0, 2), False, "red and blue"),
        ((0, 1, 2), False, "draw"),
        ((), False, "nobody"),
        ((1, 2), True, "yellow and blue by resignation"),
    ],
)
def test_results_name_the_winners(winners: tuple[int, ...], by_resignation: bool, text: str) -> None:
    assert result_text(("red", "yellow", "blue"), winners, by_resignation) == text


def test_a_line_may_start_at_the_end() -> None:
    over = played(seed=3).position
    text = record_of(Line.start(over.game, position=over)).text()
    assert Record.read(text).result == record_of(played(seed=3)).result


@pytest.mark.parametrize("file", sorted(GOLDENS.glob("*.txt")), ids=lambda file: file.stem)
def test_records_written_once_are_read_and_written_the_same(file: Path) -> None:
    text = file.read_bytes().decode("utf-8")
    assert Record.read(text).text() == text


@pytest.mark.parametrize("seed", range(4))
def test_a_lot_comes_back_and_goes_on_with_the_game(seed: int) -> None:
    line = Line.start(haru(), Dealer.from_seed(str(seed)))
    assert line.draw_seats() == line.copy().lot == line.dealer.lot(2)
    record = Record.read(record_of(line).text())
    assert record.text() == record_of(line).text()
    assert record.line().lot == record.public().lot == line.lot
    play_on(line, seed)
    assert Record.read(record_of(line).text()).lot == line.lot


def test_goldens_show_every_feature() -> None:
    texts = "\n".join(file.read_text(encoding="utf-8") for file in GOLDENS.glob("*.txt"))
    features = (
        "edition: croak",
        "edition: dragonfly",
        "position: ",
        "seed: ",
        "private: ",
        " raced\n",
        "\n# ",
        "\nlot: ",
        "hortus record 1\n",
        "hortus record 2\n",
        "\nabsence: ",
        "\n* yellow undo ",
        *(f" {word}" for word in ("sits 1", "back 2", "absent 2", "left 2", "asks yellow open", "agrees", "declines")),
        "\n* paused\n* resumed\n",
    )
    assert [feature for feature in (*features, "by resignation") if feature not in texts] == []


def test_line_numbers_are_those_of_the_text() -> None:
    record = record_of(played("croak", 8, actions=60, comments=0.3))
    lines = record.text().split("\n")
    for ply in range(1, 61):
        assert lines[record.line_number(ply) - 1].startswith(f"{ply} ")


def test_a_race_is_marked_in_the_text() -> None:  # H20
    line = Line.start(haru("croak"), position=before_a_race())
    line.race("croak red")
    assert "\n1 chance croak red raced\n" in record_of(line).text()


# Games of others


def strange_line(players: int = 3) -> Line:
    game = seeds.GAME.with_options(players=players)
    return play_on(Line.start(game, Dealer.from_seed("strange")), players)


def names_of(line: Line) -> tuple[str, ...]:
    return ("Ada", "Bo", "Cy", "Di")[: len(line.seat_names)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_that_is_not_ours_has_records_too(players: int) -> None:
    line = strange_line(players)
    record = Record.of(line, seats=names_of(line), date=DATE)
    again = Record.read(record.text(), seeds.GAME)
    assert again.text() == record.text()
    assert again.game.chosen == {"players": str(players)}
    assert verify(again).is_good


def test_a_game_that_is_not_ours_must_be_given() -> None:
    line = strange_line()
    text = Record.of(line, seats=names_of(line), date=DATE).text()
    with pytest.raises(BadRecord, match="“game” cannot be “seeds”"):
        Record.read(text)


def test_a_record_of_another_game_than_the_one_given_is_refused() -> None:
    with pytest.raises(BadRecord, match="“game” cannot be “haru_ichiban”"):
        Record.read(record_of(opening()).text(), seeds.GAME)


def test_all_others_win_when_one_of_several_resigns() -> None:
    line = Line.start(seeds.GAME.with_options(players=3))
    line.resign(1)
    record = Record.of(line, seats=names_of(line), date=DATE)
    assert record.result == "1 and 3 by resignation"
    assert Record.read(record.text(), seeds.GAME).resigned == 1


def test_a_position_has_the_seats_of_its_table() -> None:
    two, three = (Line.start(seeds.GAME.with_options(players=players)) for players in (2, 3))
    moved = Line.start(two.game, position=two.position)
    text = Record.of(moved, seats=names_of(moved), date=DATE).text()
    with pytest.raises(BadRecord, match="“position” cannot be"):
        Record.read(text.replace(two.position.text(), three.position.text()), seeds.GAME)


# Documentation

DOCUMENTATION = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")


def test_documentation_shows_a_real_record_and_how_to_make_it() -> None:
    sample, program = re.findall("```(?:python)?\n(.*?)```", DOCUMENTATION, re.DOTALL)
    names: dict[str, str] = {}
    exec(program, names)
    assert names["text"] == sample
    assert Record.read(sample).text() == sample
