"""A game at one terminal, from its first screen to its last."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hortus.contract.game import Game
from hortus.contract.generator import new_generator
from hortus.games import load
from hortus.languages import LANGUAGES, rule_title, sentence
from hortus.players.decision import evenly
from hortus.players.search.player import SearchPlayer
from hortus.records import Dealer, Line, Record
from hortus.terminal import table as table_module
from hortus.terminal.screen import Screen
from hortus.terminal.seats import Seat, seats_of
from hortus.terminal.start import Wishes, table_of
from hortus.terminal.table import Table
from tests.records.games import before_paying, before_sealed, play_any, played
from tests.terminal.keyboard import Typist, console_for, new_table, newcomer, shown_by, typing

pytestmark = pytest.mark.interpreted_only

HARU = load("haru_ichiban")
CROAK = load("haru_ichiban", edition="croak")
CHERRY = load("cherry_tree")
ISHTAR = load("ishtar", map="first")


@pytest.mark.smoke
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(HARU, id="dragonfly"),
        pytest.param(CROAK, id="croak"),
        pytest.param(CHERRY, id="cherry tree", marks=pytest.mark.thorough),
        pytest.param(ISHTAR, id="ishtar", marks=pytest.mark.thorough),
    ],
)
def test_a_newcomer_finishes_a_game_against_greedy_by_what_the_screen_says(game: Game) -> None:
    table, screen = new_table(game, newcomer(1))
    table.run()
    assert table.line.is_over
    assert screen.getvalue().count("The game is not finished") == 0
    assert re.search(r"(You win|Greedy wins) the game\.|(Victory is shared|share the victory)", screen.getvalue())
    endings = ("terminal-you-win", "terminal-you-lose", "terminal-draw")
    assert sum(screen.getvalue().count(f"\n{sentence(ending)}\n") for ending in endings) == 1


def test_the_first_screen_says_what_the_game_is_about_who_plays_and_what_the_signs_mean() -> None:
    shown = shown_by(HARU)
    for message_id in ("game-haru_ichiban-short", "haru-goal", "haru-legend"):
        assert sentence(message_id).split("\n")[0][:60] in shown
    assert "Red: a person\nYellow: the computer (greedy)\nYou are Red.\n" in shown
    assert re.search(r"fingerprint:\s[0-9a-f]{64}\n", shown)


def test_a_turn_tells_the_news_draws_the_board_and_asks() -> None:
    shown = shown_by(HARU).split("\n> ")[0]
    parts = ["You draw your hand: ", "5  o     .     o", "Your hand: ", "Choose a flower", "You can play:"]
    places = [shown.index(part) for part in parts]
    assert places == sorted(places)


def test_what_happens_several_times_in_a_row_is_told_once() -> None:
    console, screen = console_for(typing())
    Screen(console, HARU).tell([{"id": "haru-log-drew-hidden", "arguments": {"seat": "red"}}] * 3)
    assert screen.getvalue() == "Red draws a flower. (3 times)\n"


def test_the_end_is_counted_step_by_step() -> None:
    """Each round with its figures, and the totals."""
    line = played(seed="count")
    console, screen = console_for(typing())
    Screen(console, line.game).count(line.position)
    shown = screen.getvalue()
    steps = line.position.count()
    assert len(steps) > 1
    for number, step in enumerate(steps, start=1):
        assert f"\nRound {number}: Red {step.points[0]} and Yellow {step.points[1]}.\n" in shown
    assert shown.endswith("\nTotal: Red {} and Yellow {}.\n".format(*line.position.points()))
    assert shown.count(" has ") == sum(message.id == "haru-log-figure" for step in steps for message in step.told)


def test_a_game_that_goes_on_is_not_counted() -> None:
    console, screen = console_for(typing())
    Screen(console, HARU).count(HARU.start())
    assert screen.getvalue() == ""


def test_the_end_of_the_input_ends_the_game_politely() -> None:
    assert shown_by(HARU).endswith("> \nThe game is not finished.\nGoodbye!\n")


def test_an_empty_line_is_no_mistake() -> None:
    assert shown_by(HARU, "", "").endswith("> \n> \n> \nThe game is not finished.\nGoodbye!\n")


def test_many_moves_are_listed_on_request() -> None:
    table, _ = new_table(HARU, typing())
    table.run()
    bid = table.position.legal_texts(0)[-1]
    shown = shown_by(HARU, bid, "moves")
    assert "15 moves are possible, for example" in shown or "48 moves are possible" in shown
    assert re.search(r"^13\. ", shown, re.MULTILINE) or "  13. " in shown


def test_a_refusal_names_its_rule_and_the_rule_can_be_read() -> None:
    shown = shown_by(HARU, "wind a1 n", "rules h6", "rules", "rules H99")
    assert "Not possible. That is not what comes next. It is time to choose a flower" in shown
    assert "(Type “rules\nH6” for the rule.)" in shown or "(Type “rules H6” for the rule.)" in shown
    assert "H6 The secret choice\n" in shown
    assert "H24 " in shown
    assert "There is no rule H99." in shown


def test_help_legend_board_and_log_answer_without_moving_on() -> None:
    table, screen = new_table(HARU, typing("help", "legend", "board", "log"))
    table.run()
    shown = screen.getvalue()
    assert "undo       take your last move back" in shown
    assert shown.count("the lily that is dark on both sides") == 2
    assert shown.count("Round 1, turn 1") == 2
    assert shown.count("gets the dragonfly.") == 2
    assert table.line.ply == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_plays_a_game(language: str) -> None:
    table, screen = new_table(HARU, newcomer(3), ("greedy", "human"), language)
    table.run()
    assert sentence("terminal-goodbye", language=language) in screen.getvalue()


@pytest.mark.parametrize(
    ("language", "game", "words"),
    [
        ("en", CHERRY, "You are Player 1."),
        ("fr", CHERRY, "Vous êtes le joueur 1."),
        ("fr", HARU, "Vous êtes Rouge."),
        ("pl", ISHTAR, "Grasz jako Gracz 1."),
        ("pl", HARU, "Grasz jako Czerwony."),
    ],
)
def test_one_is_told_the_own_seat_by_its_colour_or_number(language: str, game: Game, words: str) -> None:
    table, screen = new_table(game, typing(), ("human", "random"), language)
    table.run()
    assert f"\n{words}\n" in screen.getvalue()


@pytest.mark.parametrize(("game", "rule"), [(CHERRY, "C6"), (ISHTAR, "I10")], ids=lambda value: str(value)[:3])
def test_the_rules_of_every_game_can_be_read_at_the_table(game: Game, rule: str) -> None:
    shown = shown_by(game, f"rules {rule}", f"rules {rule[1:]}", "rules")
    assert shown.count(f"\n{rule} {rule_title(game, rule)}\n") == 3


def test_an_illegal_placement_is_refused_with_its_reason_and_rule() -> None:
    shown = " ".join(shown_by(ISHTAR, "pile 1", *(f"lay {slot}1 2" for slot in "ABC")).split())
    refusal = "Not possible. Part of the tile would lie off the map. (Type “rules I10” for the rule.)"
    assert shown.count("Not possible. ") == 3
    assert refusal in shown


# A formality, and a secret choice that is none


def test_a_gem_of_the_only_colour_is_paid_without_asking_and_told() -> None:  # I14
    line, skill = before_paying()
    ply = line.ply
    table, shown = run_on(line, typing(skill))
    paid = [line.game.action_text(step.action) for step in table.line.steps[ply:]]
    assert paid[0] == skill
    assert paid[1:] == [paid[1]] * 2
    assert re.search(r"gem on the skill\. \(2\s+times\)", shown)
    table, shown = run_on(line, typing("undo"))
    assert table.line.ply == ply


def run_on(line: Line, typist: Typist, kinds: tuple[str, str] = ("human", "human")) -> tuple[Table, str]:
    console, screen = console_for(typist)
    table = Table(console, line, seats_of(line.game, kinds, (), seed=1))
    table.run()
    return table, screen.getvalue()


def test_a_secret_choice_without_a_choice_is_made_without_asking() -> None:
    table, shown = run_on(before_sealed(CHERRY, (1, 1)), typing())
    assert table.line.is_over
    assert "Hand the keyboard" not in shown
    assert "Player 2 has assigned the jokers." in shown or "lifts the screen" in shown


def test_only_those_are_asked_who_have_a_choice() -> None:
    table, shown = run_on(before_sealed(CHERRY, (1, 3)), typing("", "1", "", ""))
    assert table.line.is_over
    assert "Hand the keyboard to Player 1" not in shown
    assert shown.count("Hand the keyboard to Player 2") == 1


def test_a_step_in_the_open_is_asked_for_even_without_a_choice() -> None:
    line = Line.start(HARU, Dealer.from_seed("forced"))
    generator = new_generator("forced")
    line.deal_all()
    while line.position.is_sealed or len(line.position.legal_actions()) > 1:
        play_any(line, generator)
    ply = line.ply
    table, _ = run_on(line, typing())
    assert table.line.ply == ply


# Players that search


def test_a_player_that_searches_is_announced_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "numba_is_there", lambda: True)
    monkeypatch.setattr(table_module, "engine_mode", lambda: "auto")
    monkeypatch.setattr(SearchPlayer, "decide", lambda self, position, seat: evenly(position.legal_actions(seat), 0))
    monkeypatch.setattr(SearchPlayer, "__init__", lambda *words, **more: None)
    table, screen = new_table(HARU, newcomer(1), ("level4", "human"))
    table.run()
    assert table.line.is_over
    assert screen.getvalue().count("The computer (Heron) is getting ready.") == 1


def test_other_players_need_no_preparation() -> None:
    assert "getting ready" not in shown_by(HARU, "1")
    assert not Seat("human").searches


def test_computers_play_alone_when_nobody_sits_there() -> None:
    table, screen = new_table(HARU, typing(), ("random", "greedy"))
    table.run()
    assert table.line.is_over
    assert re.search("(Random|Greedy) wins.\nGoodbye!\n", screen.getvalue())


def test_a_seed_repeats_the_whole_game() -> None:
    games = [new_table(HARU, newcomer(5), seed="again")[0] for _ in range(2)]
    for table in games:
        table.run()
    assert games[0].line.steps == games[1].line.steps


# Leaving


def test_resigning_asks_first() -> None:
    shown = shown_by(HARU, "resign", "no", "resign", "yes")
    assert shown.count("Do you really give the game up? (yes/no)") == 2
    assert "You resign.\nYou lose this time.\n" in shown


def test_leaving_offers_to_save_what_was_played() -> None:
    table, _ = new_table(HARU, typing())
    table.run()
    bid = table.position.legal_texts(0)[0]
    assert "To save the game" not in shown_by(HARU, "quit")
    assert shown_by(HARU, bid, "quit", "").endswith("press Enter.\n> \nGoodbye!\n")


class Interrupting:
    """Presses Ctrl-C so many times, then types."""

    def __init__(self, times: int, *lines: str) -> None:
        self.times = times
        self.rest = typing(*lines)

    def __call__(self, shown: str) -> str | None:
        self.times -= 1
        if self.times >= 0:
            raise KeyboardInterrupt
        return self.rest(shown)


def test_one_interruption_says_how_to_save_and_leaves_the_game_alone() -> None:
    table, screen = new_table(HARU, Interrupting(1, "legend"))
    table.run()
    assert "Type “save FILE” to keep the game" in screen.getvalue()
    assert screen.getvalue().count("The signs of the drawing:") == 2


def test_a_second_interruption_leaves() -> None:
    table, screen = new_table(HARU, Interrupting(2, "legend"))
    table.run()
    assert screen.getvalue().endswith("The game is not finished.\nGoodbye!\n")
    assert screen.getvalue().count("The signs of the drawing:") == 1


# Files


def saved(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    table, _ = new_table(HARU, typing())
    table.run()
    table, _ = new_table(HARU, typing(table.position.legal_texts(0)[0], f"save {file}"))
    table.run()
    return file


def resumed(file: Path, *lines: str) -> tuple[Table, str]:
    console, screen = console_for(typing(*lines))
    table = table_of(console, Wishes(str(file)))
    table.run()
    return table, screen.getvalue()


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    record = Record.read(saved(tmp_path).read_text(encoding="utf-8"))
    table, shown = resumed(tmp_path / "game.txt")
    assert table.line.steps[: len(record.steps)] == record.steps
    assert record.seats == ("human", "greedy")
    assert "The saved game goes on. This happened last:\n" in shown


def test_a_saved_game_that_is_not_finished_is_called_private(tmp_path: Path) -> None:
    saved(tmp_path)
    _, shown = resumed(tmp_path / "game.txt", f"save {tmp_path / 'other.txt'}")
    assert "so the file holds secrets" in " ".join(shown.split())


def test_saving_never_overwrites_another_file(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ada", encoding="utf-8")
    saved(tmp_path)
    _, shown = resumed(tmp_path / "game.txt", f"save {other}")
    assert "There is already a file" in shown
    assert other.read_text(encoding="utf-8") == "Dear Ada"


def test_a_game_may_be_saved_again_where_it_came_from(tmp_path: Path) -> None:
    file = saved(tmp_path)
    before = file.read_text(encoding="utf-8")
    table, _ = resumed(file)
    move = table.position.legal_texts()[0]
    table, shown = resumed(file, move, "save")
    assert "The game is saved in" in shown
    assert Record.read(file.read_text(encoding="utf-8")).steps != Record.read(before).steps
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_the_home_folder_may_be_named_as_in_a_shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    shown_by(HARU, "save ~/game.txt")
    assert (tmp_path / "game.txt").exists()


def test_saving_without_a_name_says_how() -> None:
    assert "for example “save game.txt”" in shown_by(HARU, "save")


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    shown = " ".join(shown_by(HARU, f"save {tmp_path / 'no' / 'game.txt'}", f"save {tmp_path}").split())
    assert "cannot be written." in shown
    assert "There is already a file" in shown


def test_the_end_of_a_game_offers_to_save_it(tmp_path: Path) -> None:
    file = tmp_path / "end.txt"
    assert "The game is saved in" in shown_by(HARU, "resign", "y", str(tmp_path), str(file))
    record = Record.read(file.read_text(encoding="utf-8"))
    assert record.is_finished
    assert record.result == "yellow by resignation"


def test_who_saves_a_game_that_is_over_hears_of_its_review(tmp_path: Path) -> None:
    file = tmp_path / "our game.txt"
    shown = " ".join(shown_by(HARU, f"save {tmp_path / 'before.txt'}", "resign", "y", f"save {file}").split())
    assert shown.count("hortus review") == 1
    assert f'hortus review "{file}"' in shown
    assert file.exists()


def test_a_finished_game_is_shown_once_more_and_not_played(tmp_path: Path) -> None:
    file = tmp_path / "end.txt"
    shown_by(HARU, "resign", "y", str(file))
    _, shown = resumed(file)
    assert "You resign.\nYou lose this time.\nGoodbye!\n" in shown
