"""The Legend of the Cherry Tree in words: texts read back, and what cannot be read is refused where it goes wrong."""

from __future__ import annotations

import json
from functools import cache

import pytest

import hortus
from hortus.games.cherry_tree import GAME
from hortus.games.cherry_tree.invariants import invariants
from hortus.games.cherry_tree.notation import step_name
from hortus.games.cherry_tree.state import HIDE, NO_FLOWER, OUT_OF_THE_GAME, PLACE, SECRET_PICK
from hortus.languages import LANGUAGES, sentence
from hortus.languages.arguments import People
from tests.games.cherry_tree.tables import TABLES, games_of, gathered, play, table
from tests.thorough import mostly_thorough

pytestmark = pytest.mark.interpreted_only

every_table = pytest.mark.parametrize(("players", "masteries"), mostly_thorough(TABLES, [(2, "blue"), (4, "pink")]))


# Positions


@cache
def positions_of_a_game(players: int, masteries: str, number: int = 0) -> list[hortus.Position]:
    position = hortus.load("cherry_tree", players=players, masteries=masteries).start()
    positions = []
    for action in games_of(players, masteries)[number][0]:
        positions.append(position.copy())
        position.play(action)
    return [*positions, position]


START = hortus.load("cherry_tree", players=3).start().text()


def test_a_position_is_one_line_of_words() -> None:
    assert START == (
        "players=3 masteries=blue step=draw seat=1 bag=15,15,15,15,15,5 before=80 idle=0 draws=0 pick=0"
        " harvest=0,0,0,0,0,0 drawn=- given=- taken=- front=0,0,0,0,0,0/0,0,0,0,0,0/0,0,0,0,0,0"
        " behind=0,0,0,0,0,0/0,0,0,0,0,0/0,0,0,0,0,0"
        " warm=-/-/- secrets=- returned=-"
    )


SECRET = play(gathered("PPYY", players=3), "stop", "bonus shin-sumizome", "pick white", "behind none")
play(SECRET, "draw 3", "pick pink", "pick pink", "pick pink", "keep pink")


def test_secrets_and_what_came_back_since_are_written_down() -> None:  # C24
    assert SECRET.text().endswith("warm=-/-/- secrets=1W returned=1P11/1P12")
    assert SECRET.seen_by(1).text().endswith("warm=-/-/- secrets=1? returned=1P11/1P12")


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "cherry",
        START + " more=1",
        START.replace("players=3", "players=4"),
        START.replace("masteries=blue", "masteries=pink"),
        START.replace("step=draw", "step=sleep"),
        START.replace("seat=1", "seat=5"),
        START.replace("seat=1", "seat=one"),
        START.replace("bag=15,", "bag="),
        START.replace("bag=15,", "bag=19,"),
        START.replace("drawn=-", "drawn=Q"),
        START.replace("drawn=-", "drawn=PPPP"),
        START.replace("given=-", "given=PP"),
        START.replace("taken=-", "taken=4P"),
        START.replace("taken=-", "taken=2"),
        START.replace("front=0,0,0,0,0,0/", "front="),
        START.replace("warm=-", "warm=25"),
        START.replace("secrets=-", "secrets=1"),
        START.replace("secrets=-", "secrets=1P/"),
        START.replace("seat=1", "seat=-1"),
        START.replace("secrets=-", "secrets=1Q"),
        START.replace("secrets=-", "secrets=6P"),
        START.replace("secrets=-", "secrets=" + "/".join(["0P"] * 20)),
        START.replace("returned=-", "returned=1P12"),
        SECRET.text().replace("1P11/1P12", "1P12/1P11"),
        SECRET.text().replace("1P11/1P12", "1P11/1P11"),
        SECRET.text().replace("1P11/1P12", "1P11x1"),
        SECRET.text().replace("1P11/1P12", "1P11/x"),
        SECRET.text().replace("1P11/1P12", "1P0"),
    ],
)
def test_an_unreadable_position_is_refused(wrong: str) -> None:
    with pytest.raises(hortus.UnreadableText) as refused:
        hortus.load("cherry_tree", players=3).read_position(wrong)
    assert refused.value.message_id == "unreadable-position"
    assert 1 <= refused.value.arguments["column"] <= len(wrong) + 1


BONUS = play(gathered("PPYYLL", players=3, seat=1, front=["", "", ""]), "stop").text()
PLACING = play(gathered("PPYYLL", players=3), "stop", "bonus kenrokuen-kumagai", "pick white", "pick black").text()
FAILED = gathered("PPPY", players=3).text()
SUCCESS = gathered("PPY", players=3).text()
JOKERS = START.replace("step=draw", "step=warm").replace("15,15,15,15,15,5", "0,0,0,0,0,0")
JOKERS = JOKERS.replace("0,0,0,0,0,0/0,0,0,0,0,0 warm", "15,15,0,0,15,5/0,0,15,15,0,0 warm")


@pytest.mark.parametrize(
    ("text", "old", "new", "rule"),
    [
        (START, "bag=15,", "bag=14,", "C2"),
        (START, "bag=15,15", "bag=14,16", "C2"),
        (START, "draws=0", "draws=1", "C5"),
        (START, "pick=0", "pick=2", "C13"),
        (START, "idle=0", "idle=3", "C17"),
        (START, "before=80", "before=79", "C17"),
        (START, "seat=1", "seat=4", "C17"),
        (START, "warm=-", "warm=0", "C19"),
        (START, "step=draw", "step=warm", "C17"),
        (START, "step=draw", "step=aside", "C10"),
        (START, "step=draw", "step=keep", "C5"),
        (START, "step=draw", "step=pick", "C5"),
        (SUCCESS, "step=draw", "step=keep", "C8"),
        (SUCCESS, "step=draw", "step=pick", "C13"),
        (START, "step=draw", "step=hide", "C5"),
        (FAILED, "step=keep", "step=bonus", "C8"),
        (FAILED, "harvest=3", "harvest=9", "C2"),
        (BONUS, "step=bonus", "step=give", "C11"),
        (BONUS, "step=bonus", "step=keep-one", "C13"),
        (BONUS, "taken=-", "taken=1P", "C11"),
        (BONUS, "draws=1", "draws=0", "C5"),
        (PLACING, "drawn=WK", "drawn=KW", ""),
        (PLACING, "step=place", "step=bonus", "C13"),
        (SECRET.text(), "secrets=1W", "secrets=xW", "C2"),
        (SECRET.text(), "secrets=1W", "secrets=1P", "C10"),
        (SECRET.text(), "secrets=1W", "secrets=1?", ""),
        (SECRET.text(), "secrets=1W", "secrets=4W", "C10"),
        (SECRET.text(), "returned=1P11/1P12", "returned=1W1", "C24"),
        (JOKERS, "warm=-/-/-", "warm=-/-/-", ""),
        (JOKERS, "seat=1", "seat=3", "C19"),
        (JOKERS, "seat=1 ", "seat=2 ", "C19"),
    ],
)
def test_a_position_that_no_game_can_reach_is_refused_with_the_rule(text: str, old: str, new: str, rule: str) -> None:
    game = hortus.load("cherry_tree", players=3)
    assert game.read_position(text).text() == text
    wrong = text.replace(old, new)
    if not rule:
        assert game.read_position(wrong).text() == wrong
        return
    with pytest.raises(hortus.UnreadableText) as refused:
        game.read_position(wrong)
    assert (refused.value.message_id, refused.value.rule) == ("impossible-position", rule)


@pytest.mark.parametrize(
    ("field", "value", "number"),
    [("bag_size", 79, 2), ("draws", 4, 3), ("drawn", 0, 1), ("secrets", 1, 5), ("phase", SECRET_PICK, 3)],
)
def test_invariants_that_no_text_can_break(field: str, value: int, number: int) -> None:
    position = hortus.load("cherry_tree", players=3, masteries="pink").start()
    s = position.state
    assert invariants(s) == 0
    setattr(s, field, value)
    assert invariants(s) == number


def test_a_secret_of_nobody_a_gap_in_the_hand_and_jokers_of_a_closed_group_are_found() -> None:  # C10, C13, C19
    s = hortus.load("cherry_tree", players=3).start().state
    s.secrets, s.secret_owner[0], s.secret_colour[0], s.bag[0], s.bag_size = 1, OUT_OF_THE_GAME, 0, 14, 79
    assert invariants(s) == 5
    s = table(players=3, harvest="PP", phase=PLACE).state
    s.bag[:] = [12, 15, 15, 15, 15, 5]
    s.bag_size = 77
    s.drawn[:] = (NO_FLOWER, 0, NO_FLOWER)
    assert invariants(s) == 6
    s = table(players=3, masteries="pink", harvest="PP", phase=HIDE).state
    s.bag[0] = 13
    s.bag_size = 78
    assert invariants(s) == 7
    s = hortus.load("cherry_tree", players=3).read_position(JOKERS).state
    s.warm[0], s.seat = 3, 1
    assert invariants(s) == 9


def test_no_secret_comes_without_two_pairs_before_it() -> None:  # C10
    s = hortus.load("cherry_tree", players=3, masteries="blue").start().state
    s.bag[0] -= 1
    s.behind[0, 0] = 1
    s.secrets, s.secret_owner[0], s.secret_colour[0] = 1, 0, 0
    s.bag[1:3] -= 2
    s.front[0, 1:3] = 2
    s.bag_size = s.bag_before = 75
    assert invariants(s) == 0
    s.bag[1] += 1
    s.front[0, 1] -= 1
    s.bag_size = 76
    assert invariants(s) == 5


# Drawings and views


def test_the_drawing_shows_what_is_hidden_as_ranges_and_question_marks() -> None:  # C24
    board = SECRET.game.board(SECRET.view_for(1))
    assert board == (
        "    P     Y     L     D     W     K\n"
        "()  11-12 12-13 14-15 14-15 14-15 4-5\n"
        "**  .     .     .     .     .     .\n"
        "1>  2     2     .     .     .     .\n"
        "1<  .     .     .     .     .     .     ?\n"
        "2>  1     .     .     .     .     .\n"
        "2<  .     .     .     .     .     .\n"
        "3>  .     .     .     .     .     .\n"
        "3<  .     .     .     .     .     ."
    )
    assert "()  12    13    15    15    14    5" in str(SECRET)
    assert "1<  .     .     .     .     1     ." in str(SECRET)


def test_the_drawing_shows_flowers_in_hand() -> None:
    position = play(gathered("PPYYLL"), "stop", "bonus kenrokuen-kumagai", "pick white", "pick black")
    assert "drawn white black" in str(position)
    position = play(gathered("PPYY", masteries="pink", front=["", "P"]), "stop", "bonus sakuya-hime")
    assert "given yellow" in str(play(position, "give harvest yellow"))


def test_the_drawing_of_a_finished_game_names_the_winners_and_the_jokers() -> None:
    finished = positions_of_a_game(2, "pink")[-1]
    lines = str(finished).splitlines()
    assert lines[-1] == "won by " + " and ".join(str(seat + 1) for seat in finished.winners())
    assert lines[-3].startswith(f"1: {finished.points()[0]} points, warm ")
    hidden = finished.game.draw(positions_of_a_game(2, "pink")[-2].view_for(1))
    assert "warm ?" in hidden


def test_a_view_names_the_colours_that_would_ruin_the_harvest() -> None:  # C6
    assert gathered("PPYLW").view_for(1)["would_fail"] == ["pink", "dark", "black"]
    assert table().view_for(0)["would_fail"] == []


# Sentences


def test_the_prompt_says_which_flower_is_to_be_placed() -> None:  # C14
    view = hortus.load("cherry_tree", players=3).read_position(PLACING).view_for(1)
    prompt = GAME.prompt(view)
    assert prompt.arguments == {"seat": "1", "colour": "white"}
    assert sentence(prompt.id, prompt.arguments).startswith("Player 1 says where a white flower goes")


def said(position: hortus.Position, viewer: int | None) -> set[str]:
    """The ids of all that is said beside a position; every one of them is a sentence in every language."""
    view = position.view_for(viewer)
    assert json.loads(json.dumps(view)) == view
    messages = [position.game.prompt(view), *position.game.captions(view)]
    for message in messages:
        check_sentence(message.id, message.arguments)
    return {message.id for message in messages}


def check_sentence(message_id: str, arguments: object) -> None:
    assert isinstance(arguments, dict)
    for language in LANGUAGES:
        assert sentence(message_id, arguments, language)


def test_every_step_has_a_prompt() -> None:
    steps = {
        f"cherry-step-{step_name(position.state)}"
        for players, masteries in TABLES
        for number in range(2)
        for position in positions_of_a_game(players, masteries, number)
    }
    kokonoe = gathered("PPYYLL", players=3, masteries="pink", front=["", "P", "Y"])
    steps |= said(play(kokonoe, "stop", "bonus kokonoe"), 0)
    steps |= said(play(kokonoe, "take 2 pink"), 0)
    assert {step for step in steps if step.startswith("cherry-step")} == {
        *(
            f"cherry-step-{step}"
            for step in ("aside", "pick", "pick-secret", "pick-open", "draw", "draw-first", "keep")
        ),
        *(f"cherry-step-{step}" for step in ("keep-one", "bonus", "give", "take-exchange", "hide", "place", "take")),
        *(f"cherry-step-{step}" for step in ("take-second", "behind", "warm", "over")),
    }


def test_the_log_tells_a_turn_as_it_was_seen() -> None:  # C24
    position = gathered("PPYY", players=3)
    play(position, "stop", "bonus shin-sumizome", "pick white", "behind pink")
    log = [sentence(entry["id"], entry["arguments"]) for entry in position.log_for(2)]
    assert log == [
        "Player 1 draws 4 flowers.",
        "Player 1 finds a pink flower.",
        "Player 1 finds a pink flower.",
        "Player 1 finds a yellow flower.",
        "Player 1 finds a yellow flower.",
        "Player 1 stops with 2 pink and 2 yellow.",
        "Player 1 uses Shin Sumizome.",
        "Player 1 secretly draws a flower, straight behind the screen.",
        "Player 1 puts all the pink behind the screen: 2 flowers.",
    ]


def test_the_log_tells_bonuses_and_failures() -> None:
    position = gathered("PPYYLL", players=3)
    play(position, "stop", "bonus kenrokuen-kumagai", "pick white", "pick black", "place 3", "place front")
    play(position, "behind none", "draw 3", "pick black", "pick black", "pick black", "keep none")
    log = [sentence(entry["id"], entry["arguments"]) for entry in position.log_for(None)][-10:]
    assert log == [
        "Player 1 puts a white flower in front of Player 3.",
        "Player 1 puts a black flower in front of the screen.",
        "Player 1 puts nothing behind the screen.",
        "Player 2 draws 3 flowers.",
        "Player 2 finds a black flower.",
        "Player 2 finds a black flower.",
        "Player 2 finds a black flower.",
        "Player 2 has been too greedy: the harvest fails.",
        "Player 2 keeps nothing.",
        "3 flowers go back into the bag.",
    ]


def test_flowers_are_told_in_words() -> None:
    position = play(gathered("PPYY", players=3, front=["K", "W"]), "stop", "bonus shin-sumizome", "pick white")
    people = People({"2": "Ann"}, you="1")
    captions = GAME.captions(position.view_for(0))
    assert [sentence(caption.id, caption.arguments, people=people) for caption in captions] == [
        "In the bag: 75 flowers",
        "Harvest: 2 pink and 2 yellow",
        "You, in front: 1 black (points: -3)",
        "You, behind: 1 white",
        "Ann, in front: 1 white (points: -3)",
    ]
    hers = GAME.captions(position.view_for(1))
    assert [sentence(caption.id, caption.arguments, people=people) for caption in hers][
        3
    ] == "You, behind: 1 secret flower"


def test_the_prompt_says_whether_there_is_more_to_draw() -> None:
    def asked(position: hortus.Position, you: str) -> str:
        message = GAME.prompt(position.view_for(0))
        return sentence(message.id, message.arguments, people=People({}, you))

    assert asked(gathered("PY"), "1") == "Draw again, or stop with what you have."
    assert asked(gathered("PPYYLLDD"), "1") == "Nothing more can be drawn: stop here."
    assert asked(gathered("PPYYLLDD"), "2") == "Player 1 stops: nothing more can be drawn."


@pytest.mark.parametrize(
    ("position", "action", "rule", "message"),
    [
        (gathered("PP"), "pick pink", "C4", "not-now"),
        (play(table(), "draw 2"), "stop", "C4", "not-now"),
        (gathered("PPYYLLDD"), "draw 1", "C5", "eight"),
        (gathered("PY", bag="PY"), "draw 1", "C5", "bag"),
        (gathered("PPP"), "keep white", "C8", "not-in-harvest"),
        (gathered("PPPY"), "keep pink", "C8", "keep"),
        (gathered("KKK"), "keep pink", "C8", "not-in-harvest"),
        (play(gathered("PPYY"), "stop", "bonus shin-sumizome"), "keep none", "C10", "not-now"),
        (hortus.load("cherry_tree").start(), "draw 2", "C2", "not-now"),
    ],
)
def test_a_refusal_says_what_is_wrong(position: hortus.Position, action: str, rule: str, message: str) -> None:
    refusal = position.why_not(action)
    assert refusal is not None
    assert (refusal.rule, refusal.message_id) == (rule, f"cherry-refuse-{message}")
