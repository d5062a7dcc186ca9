"""The command `hortus`: what it can do, and how it says that it cannot."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from threading import Thread

import pytest

import hortus
from hortus import command
from hortus.command import main
from hortus.contract import engine
from hortus.languages import LANGUAGES, rule_title, sentence
from hortus.players.levels import LEVELS
from hortus.records import Record
from hortus.terminal import reports, start
from tests.records.games import played

pytestmark = pytest.mark.interpreted_only

SEATS = ("Ada", "greedy")


@pytest.fixture(autouse=True)
def _english_and_nothing_typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(engine, "COMPILE_AFTER", engine.COMPILE_AFTER)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.chdir(tmp_path)


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    file = tmp_path / "finished.txt"
    file.write_text(Record.of(played(seed="command"), SEATS, "2026-11-15").text(), encoding="utf-8")
    return file


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    file = tmp_path / "unfinished.txt"
    file.write_text(Record.of(played(seed="command", actions=20), SEATS, "2026-11-15").text(), encoding="utf-8")
    return file


# Playing


def test_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--version"])
    assert caught.value.code == 0
    assert capsys.readouterr().out == f"hortus {hortus.__version__}\n"


@pytest.mark.parametrize(
    ("words", "opponent"),
    [
        ([], "Hedgehog (computer, level 2)"),
        (["--against", "level1"], "Snail (computer, level 1)"),
        (["--against", "MAGPIE"], "Magpie (computer, level 3)"),
        (["--against", "3"], "Magpie (computer, level 3)"),
        (["--against", "greedy"], "the computer (greedy)"),
    ],
)
def test_play_starts_the_game_against_a_level_or_whoever_is_named(
    words: list[str], opponent: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "haru_ichiban", *words]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Haru Ichiban.")
    assert shown.count(opponent) == shown.count(": a person\n") == 1


def test_an_opponent_is_named_once_and_exists(unfinished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "haru_ichiban", "--against", "wolf"]) == 2
    assert "[unknown_player]" in capsys.readouterr().err
    assert main(["play", str(unfinished), "--against", "level1"]) == 2
    assert "[unknown_option]" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["play", "haru_ichiban", "--against", "level1", "--seats", "human,greedy"])


def test_everybody_whom_one_may_play_against_is_listed_with_a_character(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["players", "haru_ichiban"]) == 0
    shown = capsys.readouterr().out
    assert [line[:6] for line in shown.splitlines() if line.startswith("level")] == list(LEVELS)
    assert "level5: Owl (level 5). Thinks for a second" in shown
    assert "players haru_ichiban level2" in shown


def test_a_card_tells_what_a_level_knows_and_ignores(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", "pl", "players", "haru_ichiban", "sowa"]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert shown.startswith("Sowa (poziom 5). Myśli sekundę")
    assert sentence("card-knows-endings", language="pl") in shown
    for language, name in (("pl", "owl"), ("en", "Hibou"), ("fr", "sowa")):
        assert main(["--language", language, "players", "haru_ichiban", name]) == 0
        assert "5" in capsys.readouterr().out.splitlines()[0]
    assert main(["players", "haru_ichiban", "wolf"]) == 2
    assert "[unknown_player]" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "is_drawn"),
    [
        ([], True),
        (["--no-lot"], False),
        (["--seats", "human,greedy"], False),
        (["--seats", "human,greedy", "--lot"], True),
    ],
)
def test_the_lot_decides_who_sits_where_unless_the_seats_are_named(
    words: list[str], is_drawn: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = set()
    for seed in "12345678":
        assert main(["play", "haru_ichiban", "--seed", seed, *words]) == 0
        shown = capsys.readouterr().out
        assert shown.count(f"\n{sentence('seats-by-lot')}\nRed: ") == is_drawn
        sitting.add("You are Red." in shown)
    assert sitting == ({True, False} if is_drawn else {True})


def test_a_lot_is_saved_told_again_and_verified(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["play", "haru_ichiban", "--seats", "human,human", "--names", "Ada,Bo", "--seed", "3", "--lot"]
    type_in(monkeypatch, "", "log", "resign", "yes", "game.txt")
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert "Red: Bo\nYellow: Ada\n" in shown
    assert shown.count(sentence("seats-by-lot")) == 2  # at the beginning, and by `log`
    assert "seat red: Bo\nseat yellow: Ada\nlot: 2 1\n" in Path("game.txt").read_text(encoding="utf-8")
    assert main(["verify", "game.txt"]) == 0
    assert sentence("terminal-verify-lot") in capsys.readouterr().out
    assert main(["replay", "game.txt"]) == 0
    assert sentence("seats-by-lot") in capsys.readouterr().out


def test_the_seats_of_a_saved_game_are_settled(unfinished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", str(unfinished), "--lot"]) == 2
    assert "[unknown_option]" in capsys.readouterr().err


def test_so_many_play_as_seats_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "cherry_tree", "--seats", "random,random,random", "--seed", "1"]) == 0
    assert "Player 3, total:" in capsys.readouterr().out


def test_options_seats_names_and_seed_are_taken(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["play", "haru_ichiban", "--edition", "croak", "--seats", "random,human", "--names", "Ada", "--seed", "7"]
    assert main(words) == 0
    first = capsys.readouterr().out
    assert "Red: the computer (random)\nYellow: Ada\nYou are Yellow.\n" in first
    assert "dragonfly" not in first
    assert main([*words[:2], "--option", "edition=croak", *words[4:]]) == 0
    assert capsys.readouterr().out == first


def test_the_game_in_the_documentation_is_a_real_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text(encoding="utf-8")
    excerpt = page.split("```text\n")[1].split("```")[0]
    monkeypatch.setenv("COLUMNS", "80")
    type_in(monkeypatch, "5", "flower c2")
    main(["play", "haru_ichiban", "--against", "greedy", "--seed", "7"])
    assert capsys.readouterr().out.startswith(excerpt)


def test_aids_are_taken(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for words, count in ((["--aids"], 1), ([], 0)):
        type_in(monkeypatch, "odds")
        assert main(["play", "cherry_tree", "--seats", "human,random", *words]) == 0
        assert capsys.readouterr().out.count(sentence("cherry-odds-flowers")) == count


@pytest.mark.parametrize("name", ["cherry_tree", "ishtar"])
def test_more_than_two_may_play(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", name, "--option", "players=3", "--seats", "human,greedy,random"]) == 0
    shown = capsys.readouterr().out
    assert shown.count(": a person\n") == shown.count("the computer (greedy)") == shown.count("(random)") == 1


@pytest.mark.parametrize("words", [["play", "haru_ichiban"], ["replay", "finished.txt"]], ids=lambda words: words[0])
def test_nothing_is_compiled_by_itself_at_a_terminal(words: list[str], finished: Path) -> None:
    assert main(words) == 0
    bindings = engine.engine_of(hortus.load("haru_ichiban"), is_compiled=False).bindings
    assert engine.Engine("fresh", bindings, is_compiled=False).moves_left == sys.maxsize


def test_the_odds_in_the_documentation_are_real_ones(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (Path(__file__).parents[2] / "docs" / "terminal.md").read_text(encoding="utf-8")
    type_in(monkeypatch, "draw 3", "odds")
    main(["play", "cherry_tree", "--aids", "--seats", "human,greedy", "--seed", "3"])
    assert page.split("```text\n")[2].split("```")[0] in capsys.readouterr().out


def test_another_seed_gives_another_game(capsys: pytest.CaptureFixture[str]) -> None:
    shown = []
    for seed in ("1", "2"):
        main(["play", "haru_ichiban", "--seed", seed])
        shown.append(capsys.readouterr().out)
    assert shown[0] != shown[1]


def test_the_only_game_is_played_without_naming_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start, "playable", lambda: ("haru_ichiban",))
    type_in(monkeypatch, "1")
    assert main(["play"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Who plays against you?")
    assert "Snail (computer, level 1)" in shown
    assert main(["play", "--seats", "random,random"]) == 0  # who has said it is not asked
    assert capsys.readouterr().out.startswith("Haru Ichiban.")


@pytest.mark.parametrize("answer", ["2", "haru_ichiban"])
def test_among_several_games_one_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], answer: str
) -> None:
    monkeypatch.setattr(start, "playable", lambda: ("another", "haru_ichiban"))
    monkeypatch.setattr(start, "title_of", lambda name, language: f"The game of {name}")
    type_in(monkeypatch, answer, "magpie")
    assert main(["play"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Which game?")
    assert "2. haru_ichiban (The game of haru_ichiban)\n" in shown
    assert "1. Snail (level 1). Strolls through" in shown
    assert "Magpie (computer, level 3)" in shown
    assert "Round 1, turn 1" in shown


def test_a_game_without_words_for_people_is_not_offered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    haru = hortus.load("haru_ichiban")
    games = {"haru_ichiban": haru, "nameless": replace(haru, name="nameless", words=None)}
    shelf = import_module("hortus.games")  # the package, and not the function of that name
    monkeypatch.setattr(shelf, "names", lambda: tuple(games))
    monkeypatch.setattr(shelf, "load", games.get)
    type_in(monkeypatch, "")
    assert main(["play"]) == 0
    assert "\nHaru Ichiban." in capsys.readouterr().out
    assert main(["play", "nameless"]) == 2
    assert capsys.readouterr().err.endswith("Games: haru_ichiban. [unknown_game]\n")


def test_when_nobody_answers_which_game_that_is_all(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(start, "playable", lambda: ("another", "haru_ichiban"))
    monkeypatch.setattr(start, "title_of", lambda name, language: f"The game of {name}")
    assert main(["play"]) == 0
    assert capsys.readouterr().out.endswith("Goodbye!\n")


def test_a_saved_game_goes_on(unfinished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", str(unfinished)]) == 0
    shown = capsys.readouterr().out
    assert "Red: Ada\nYellow: the computer (greedy)\n" in shown
    assert "The saved game goes on." in shown


def test_a_saved_game_may_go_on_with_others_at_the_table(unfinished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "unfinished.txt", "--seats", "random,human", "--names", "Bo"]) == 0
    assert "Red: the computer (random)\nYellow: Bo\n" in capsys.readouterr().out


def test_the_language_may_be_named_before_the_subcommand(capsys: pytest.CaptureFixture[str]) -> None:
    for words, language in ((["rules", "ishtar", "I1"], "fr"), (["rules", "--language", "pl", "ishtar", "I1"], "pl")):
        assert main(["--language", "fr", *words]) == 0
        assert capsys.readouterr().out.startswith(f"I1 {rule_title(hortus.load('ishtar'), 'I1', language)}\n")


def test_everything_that_can_be_named_has_help() -> None:
    [commands] = [action.choices for action in command.parser()._actions if isinstance(action.choices, dict)]
    actions = [(name, action) for name, subcommand in commands.items() for action in subcommand._actions]
    assert actions
    assert [(name, action.dest) for name, action in actions if not action.help] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_names_the_game_by_its_title(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["rules", "cherry_tree", "C99"], ["play", "cherry_tree", "--option", "x=1"]):
        assert main([*words, "--language", language]) == 2
        assert sentence("game-cherry_tree", language=language) in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_may_be_named_or_come_from_the_environment(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["play", "haru_ichiban", "--seed", "1", "--language", language])
    named = capsys.readouterr().out
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    main(["play", "haru_ichiban", "--seed", "1"])
    assert capsys.readouterr().out == named
    assert named.endswith(sentence("terminal-goodbye", language=language) + "\n")


# Other commands


def test_replay_shows_a_record(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(finished)]) == 0
    assert "Action 0 of" in capsys.readouterr().out


def test_verify_derives_every_draw_again(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    draws = sum(step.actor == hortus.CHANCE for step in Record.read(finished.read_text(encoding="utf-8")).steps)
    assert main(["verify", str(finished)]) == 0
    assert f"Verified: all {draws} draws follow" in capsys.readouterr().out


def test_verify_finds_a_draw_that_was_changed(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = finished.read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("2 chance draw "))
    other = "2 chance draw 1" if not line.endswith(" 1") else "2 chance draw 2"
    finished.write_text(text.replace(line, other), encoding="utf-8")
    assert main(["verify", str(finished)]) == 1
    assert capsys.readouterr().out.startswith("Not verified. Line ")


def test_verify_says_when_there_is_no_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = Record.of(played(seed="command", actions=20), SEATS, "2026-11-15").public()
    (tmp_path / "public.txt").write_text(record.text(), encoding="utf-8")
    assert main(["verify", "public.txt"]) == 1
    assert "does not reveal its secret" in capsys.readouterr().out


def test_verify_counts_races_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = Record.of(played("croak", seed=3), SEATS, "2026-11-15")
    assert any(step.raced for step in record.steps)
    (tmp_path / "raced.txt").write_text(record.text(), encoding="utf-8")
    assert main(["verify", "raced.txt"]) == 0
    assert "settled by a race" in " ".join(capsys.readouterr().out.split())


def test_rules_are_read_one_by_one_or_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "haru_ichiban", "h9"]) == 0
    assert capsys.readouterr().out.startswith(f"H9 {rule_title(hortus.load('haru_ichiban'), 'H9')}\n")
    assert main(["rules", "haru_ichiban", "--language", "fr"]) == 0
    assert f"H24 {rule_title(hortus.load('haru_ichiban'), 'H24', 'fr')}\n" in capsys.readouterr().out


def test_the_rules_are_read_by_chapters_with_figures_after_the_game_in_one_minute(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "haru_ichiban"]) == 0
    shown = capsys.readouterr().out
    places = [shown.index(part) for part in ("In one minute\n=", "\nA round and its turns\n=", "\nH9 ")]
    assert places == sorted(places)
    wind = shown[shown.index("\nH9 ") : shown.index("\nH10 ")]
    assert wind.index("Before\n5 ") < wind.index("After\n5 ") < wind.index("3 lilies move")
    assert shown.index("\nFigures\n=") < shown.index("\nH12 ")  # the frogs leave late in a round


@pytest.mark.parametrize(("game", "rule"), [("cherry_tree", "C6"), ("ishtar", "I10")])
def test_every_game_has_its_rules(game: str, rule: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", game]) == 0
    whole = capsys.readouterr().out
    assert main(["rules", game, rule]) == 0
    assert capsys.readouterr().out.rstrip() in whole


def test_games_are_listed_with_their_origin_languages_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    shown = capsys.readouterr().out
    assert "\nharu_ichiban: Haru Ichiban\n" in shown
    facts = "Version 1, from Hortus. Languages: en, fr, pl\n"
    assert f"{facts}Option edition: dragonfly, croak\nOption layout: standard, ring, islands, free text\n" in shown


def test_warmup_compiles_and_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    compiled = []
    monkeypatch.setattr(reports, "make_ready", lambda game: compiled.append(game.name))
    monkeypatch.setattr(reports, "numba_is_there", lambda: True)
    assert main(["warmup", "haru_ichiban"]) == 0
    assert compiled == ["haru_ichiban"]
    assert "Haru Ichiban is compiled and ready." in capsys.readouterr().out


def test_warmup_without_numba_says_that_nothing_can_be_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reports, "numba_is_there", lambda: False)
    assert main(["warmup", "haru_ichiban"]) == 0
    assert "Without Numba" in capsys.readouterr().out


# What cannot be done: one sentence and a code, no traceback


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["play", "haru_ichibam"], "unknown_game"),
        (["play", "none.txt"], "file_trouble"),
        (["play", "no/where"], "file_trouble"),
        (["play", "."], "file_trouble"),
        (["play", "binary.txt"], "file_trouble"),
        (["play", "letter.txt"], "bad_record"),
        (["play", "empty.txt"], "bad_record"),
        (["play", "haru_ichiban", "--edition", "deluxe"], "unknown_option"),
        (["play", "haru_ichiban", "--option", "colour=blue"], "unknown_option"),
        (["play", "haru_ichiban", "--option", "edition"], "unknown_option"),
        (["play", "haru_ichiban", "--option", "layout=oo"], "unreadable_option"),
        (["play", "haru_ichiban", "--seats", "human,genius"], "unknown_player"),
        (["play", "haru_ichiban", "--seats", "human"], "wrong_seats"),
        (["play", "haru_ichiban", "--names", "Ada,Bo"], "wrong_seats"),
        (["play", "haru_ichiban", "--names", "Ada with a name as long as a river"], "bad_record"),
        (["play", "haru_ichiban", "--seed", ""], "bad_seed"),
        (["play", "haru_ichiban", "--language", "xx"], "unknown_option"),
        (["play", "unfinished.txt", "--edition", "croak"], "unknown_option"),
        (["play", "unfinished.txt", "--seed", "1"], "unknown_option"),
        (["play", "public.txt"], "bad_record"),
        (["replay", "none.txt"], "file_trouble"),
        (["replay", "letter.txt"], "bad_record"),
        (["verify", "none.txt"], "file_trouble"),
        (["rules", "go"], "unknown_game"),
        (["rules", "haru_ichiban", "H99"], "unknown_rule"),
        (["warmup", "go"], "unknown_game"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_what_cannot_be_done_is_said_in_one_sentence_with_a_code(
    words: list[str], code: str, unfinished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "binary.txt").write_bytes(bytes(range(256)))
    (tmp_path / "letter.txt").write_text("Dear Ada,\n", encoding="utf-8")
    (tmp_path / "empty.txt").write_text("", encoding="utf-8")
    public = Record.read(unfinished.read_text(encoding="utf-8")).public()
    (tmp_path / "public.txt").write_text(public.text(), encoding="utf-8")
    assert main(words) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("hortus: ")
    assert shown.err.endswith(f" [{code}]\n")
    assert shown.err.count("\n") == 1


def test_a_complaint_names_the_rule_and_speaks_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "haru_ichiban", "--option", "layout=oo", "--language", "fr"]) == 2
    assert capsys.readouterr().err.startswith("hortus: H4: Le dessin a ")


def test_a_file_that_never_ends_is_no_record(capsys: pytest.CaptureFixture[str]) -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("no endless file here")
    assert main(["replay", "/dev/zero"]) == 2
    assert "[file_trouble]" in capsys.readouterr().err


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
@pytest.mark.parametrize("chore", ["verify", "replay", "review", "hint", "play", "arena --report"])
def test_a_command_that_is_given_a_pipe_refuses_it_instead_of_waiting(
    chore: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe = tmp_path / "pipe.txt"
    os.mkfifo(pipe)
    writer = Thread(target=lambda: pipe.open("wb").close(), daemon=True)  # a command that reads it gets no bytes
    writer.start()
    assert main([*chore.split(), str(pipe)]) == 2
    told = capsys.readouterr().err
    assert sentence("file-not-regular", {"file": str(pipe)}) in told
    assert told.endswith("[file_trouble]\n")
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)  # so that the writer ends
    writer.join()
    os.close(reader)


# The process itself


def run(*words: str, **variables: str) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(Path(hortus.__file__).parent.parent), **variables}
    environment.pop("HORTUS_ENGINE", None)  # so that the command chooses for itself
    command = [sys.executable, *words]
    return subprocess.run(command, input=b"\xff\xfe\n", capture_output=True, env=environment, check=False)


def test_play_imports_neither_numba_nor_what_it_does_not_need() -> None:
    question = (
        "import sys; from hortus.command import main; main(['play', 'haru_ichiban']);"
        "print([name for name in ('numba', 'llvmlite', 'hortus.laws') if name in sys.modules])"
    )
    assert run("-c", question).stdout.decode().endswith("\n[]\n")


def test_bytes_that_are_no_text_and_signs_that_cannot_be_shown_do_no_harm() -> None:
    answer = run("-m", "hortus", "play", "haru_ichiban", "--language", "pl", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert answer.returncode == 0
    assert answer.stderr == b""
    assert b"Do widzenia!" in answer.stdout


def test_a_reader_who_goes_away_is_no_failure() -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(hortus.__file__).parent.parent)}
    command = [sys.executable, "-m", "hortus", "rules", "haru_ichiban"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0
