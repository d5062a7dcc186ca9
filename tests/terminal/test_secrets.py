"""A screen never shows what the one who looks at it may not know."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache

import pytest

from hortus.contract.game import CHANCE, OVER, UNSEEN, Game
from hortus.contract.generator import below, new_generator
from hortus.games import load
from hortus.players.player import player
from hortus.records import Dealer, Line
from hortus.terminal.console import Closed
from hortus.terminal.seats import Seat
from hortus.terminal.table import Table
from tests.terminal.keyboard import console_for, new_table, newcomer, typing

pytestmark = pytest.mark.interpreted_only

HARU = load("haru_ichiban")
CHERRY = load("cherry_tree")
PEOPLE = ("human", "human")
LONG_ENOUGH = {"haru_ichiban": 100, "cherry_tree": 250}  # actions: more than a round, nearly all of a game
COMMANDS = {
    "haru_ichiban": ("board", "moves", "log", "help", "hand", "frog a2", "bid 99", "wind e e", "flower"),
    "cherry_tree": ("board", "moves", "log", "help", "hand", "odds", "draw 9", "behind k", "take 1", "keep", "hide"),
}


def twin_lines(game: Game, seed: int) -> Iterator[tuple[Line, Line]]:
    """Two games that the first seat cannot tell apart: what chance gives unseen differs, and the rest is the same."""
    generator = new_generator("twins", seed)
    lines = Line.start(game, Dealer.from_seed("a")), Line.start(game, Dealer.from_seed("a"))
    while lines[0].position.to_act != OVER and lines[0].ply < LONG_ENOUGH[game.name]:
        yield lines
        before = lines[0].position
        choices = [line.position.legal_actions() for line in lines]
        shared = sorted(set(choices[0]) & set(choices[1]))
        if before.to_act == CHANCE and game.seen(before.state, choices[0][0], 0) == UNSEEN:
            for line, actions in zip(lines, choices, strict=True):
                line.repeat(actions[below(generator, len(actions))])
        elif shared:
            action = shared[below(generator, len(shared))]
            for line in lines:
                line.repeat(action)
        else:
            return


def screens(line: Line) -> str:
    """All that the first seat can get to see here without moving on."""
    console, screen = console_for(typing(*COMMANDS[line.game.name]))
    table = Table(console, line, [Seat("human"), Seat("greedy", player(line.game, "greedy"))], aids=True)
    table.show_turn(0)
    with suppress(Closed):
        table.ask_until_done(0)
    return screen.getvalue()


@pytest.mark.thorough
@pytest.mark.parametrize(("game", "games"), [(HARU, 3), (CHERRY, 1)], ids=["haru", "cherry tree"])
def test_two_worlds_that_a_seat_cannot_tell_apart_give_the_same_screens_byte_by_byte(game: Game, games: int) -> None:
    different = 0
    for seed in range(games):
        for first, second in twin_lines(game, seed):
            if first.position.to_act == 0:
                different += first.position.text() != second.position.text()
                assert screens(first) == screens(second)
    assert different > 20


CURTAIN = re.compile(r"Hand the keyboard to (?P<seat>Red|Yellow)\.|Now everybody may look at the screen\.")


YOU = "You"


def stretches(shown: str) -> Iterator[tuple[str | None, str]]:
    """Who was looking, and what was on the screen meanwhile."""
    curtains = list(CURTAIN.finditer(shown))
    ends = [curtain.start() for curtain in curtains[1:]] + [len(shown)]
    yield None, shown[: curtains[0].start()]
    for curtain, end in zip(curtains, ends, strict=True):
        yield curtain["seat"], shown[curtain.start() : end]


def secrets_of(name: str, text: str) -> list[str]:
    """Lines that tell a gardener's secrets: the hand, while there is a stock, a draw, a bid that lies face down."""
    whose = "Your" if name == YOU else f"{name}’s"
    kinds = rf"{name} (draws? flower|secretly chooses? flower) \d"
    told = [line for line in text.splitlines() if re.match(kinds, line)]
    for screen in re.split(r"(?=^Round \d+, turn)", text, flags=re.MULTILINE):
        turn = re.match(r"Round \d+, turn (\d)", screen)
        if turn and int(turn[1]) < 6:
            told += re.findall(rf"^{whose} hand: (?!\d flowers? out of).*", screen, re.MULTILINE)
    return told


@cache
def two_people() -> str:
    """What is on the screen while two newcomers play a whole game on one keyboard."""
    table, screen = new_table(HARU, newcomer(1), PEOPLE)
    table.run()
    assert table.line.is_over
    return screen.getvalue()


def test_two_people_never_see_each_others_secrets() -> None:
    shown = two_people()
    others = {"Red": ["Yellow"], "Yellow": ["Red"], None: ["Red", "Yellow", YOU]}
    own = 0
    for looking, text in stretches(shown):
        for name in others[looking]:
            assert secrets_of(name, text) == []
        own += bool(looking and secrets_of(YOU, text))
    assert own > 10


def test_the_screen_is_cleared_before_somebody_else_looks() -> None:
    shown = two_people()
    for curtain in list(CURTAIN.finditer(shown))[1:]:
        looked_before = shown[: curtain.start()]
        if secrets_of(YOU, looked_before[-400:]):
            assert looked_before.endswith("\n" * 50)


def test_steps_without_secrets_need_no_hand_over() -> None:
    shown = two_people()
    assert shown.count("Hand the keyboard") < shown.count("Round ") / 1.5


def test_a_bid_stays_out_of_sight_even_when_the_hands_are_known() -> None:
    """From turn 6 on hands can be deduced, so everybody sees them; the choice is secret all the same."""
    for looking, text in stretches(two_people()):
        if looking is None:
            assert "You can play:\n1. bid" not in text
            assert not re.search(r"^> \d*\n.*secretly", text)
            assert " bid " not in text.replace("(for example: bid 5)", "")


def test_one_may_look_at_the_own_hand_in_between() -> None:
    table, screen = new_table(HARU, typing(), PEOPLE)
    table.run()
    red = table.position.legal_texts(0)[0]
    yellow = table.position.legal_texts(1)[0]
    table, screen = new_table(HARU, typing("", red, "", yellow, "hand", "", ""), PEOPLE)
    table.run()
    looks = [seat for seat, _ in stretches(screen.getvalue())]
    assert looks[:4] == [None, "Red", "Yellow", None]
    assert looks[4] in ("Red", "Yellow")
    assert looks[5] is None


def test_quit_is_understood_while_the_keyboard_is_handed_over() -> None:
    table, screen = new_table(HARU, typing("quit"), PEOPLE)
    table.run()
    assert screen.getvalue().endswith("> quit\nGoodbye!\n")


def test_a_real_terminal_is_cleared_with_what_scrolled_out_of_it() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    console, _ = console_for(typing())
    console.target = Terminal()
    console.clear()
    assert console.target.getvalue() == "\033[2J\033[3J\033[H"
