"""Ishtar told, shown and refused: every sentence can be said in every language, and says what happened."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

import hortus
from hortus.contract.game import Message
from hortus.games.ishtar.notation import ACTION_TEXTS
from hortus.games.ishtar.state import PLANTED, State
from hortus.languages import LANGUAGES, sentence
from hortus.languages.arguments import People
from tests.games.ishtar.tables import (
    SET_UP,
    arranged,
    card,
    fields,
    gems,
    in_hand,
    kept,
    laid,
    planted,
    play,
    random_game,
    refusal,
    skills,
    start,
    step,
)

pytestmark = pytest.mark.interpreted_only


def say(messages: Iterable[Message]) -> list[str]:
    """The English sentences; the other languages must be able to say them too."""
    found = list(messages)
    for language in LANGUAGES:
        for message in found:
            assert sentence(message.id, message.arguments, language)
    return [sentence(message.id, message.arguments) for message in found]


def told(position: hortus.Position, *texts: str) -> list[str]:
    """What the log says of those actions."""
    before = len(position.history)
    play(position, *texts)
    entries = [entry for entry in position.log_for(0) if entry["ply"] > before]
    return say(Message(entry["id"], entry["arguments"]) for entry in entries)


def test_a_turn_is_told_step_by_step() -> None:
    position = start()
    assert told(position, "pile 1", "lay A20 1", "assistant", "done") == [
        "Player 1 takes a line of three with 3 flowers and an assistant symbol from pile 1, for free.",
        "Player 1 lays the tile on A26, A20, A14.",
        "Player 1 collects 2 purple gems.",
        "Player 1 places an assistant on A26.",
        "Player 1 now controls the purple fountain A, with 1 flower cell.",
        "Player 1 ends the turn.",
    ]
    assert told(position, "pile 3", "pay purple", "reveal L05") == [
        "Player 2 takes a triangle with 3 flowers and an assistant symbol from pile 3, for 1 gem.",
        "Player 2 pays a purple gem for the watering can.",
        "Pile 1 now shows a line of three with 4 flowers.",
    ]


def test_skills_and_trees_are_told() -> None:
    position = arranged(start(), in_hand("L14"), gems(0, purple=9, red=9, white=9), fields(can=3))
    play(position, "lay A20 1")
    assert told(position.copy(), "skill a", "pay red", "pay white") == [
        "Player 1 unlocks the skill “one more assistant”.",
        "Player 1 puts a red gem on the skill.",
        "Player 1 puts a white gem on the skill.",
        "Player 1 takes an assistant from the rug.",
    ]
    price = position.game.prompt(play(position.copy(), "skill a").view_for(0))
    assert say([price]) == ["Player 1 pays 2 gems for the skill “one more assistant”."]
    paid = ("pay red", "pay red")
    assert told(position.copy(), "skill b", *paid, "bloom A14")[-1] == "Player 1 lays a single bloom on A14."
    tiles = arranged(position, laid("T12", "A12", 0))
    assert told(tiles, "skill b", *paid, "bloom A13 A14")[-1] == "Player 1 lays a double bloom on A13 and A14."
    assert told(position.copy(), "skill b", *paid, "bloom none")[-1] == "Player 1 declines the bloom."
    reserved = "Player 1 reserves a tree worth 4 points, for 2 red gems."
    assert told(position.copy(), "skill d", *paid, "reserve A03")[-1] == reserved
    assert told(position.copy(), "skill e", *paid, "gem white")[-1] == "Player 1 takes a white gem from the supply."
    assert told(position, "skip", "tree A01", "plant A14", "done", "tree A09") == [
        "Player 1 does not use the symbol.",
        "Player 1 buys a tree worth 4 points, for 4 purple gems.",
        "Player 1 plants the tree on A14.",
        "Player 1 ends the turn.",
        "New on display: a tree worth 7 points, for 2 purple gems and 2 red gems.",
    ]


def test_a_discard_is_told() -> None:  # I11
    def nothing_is_free(s: State) -> None:
        s.near[:] |= 0b11 << 6

    position = arranged(start(), in_hand("L12"), nothing_is_free)
    assert told(position, "discard") == ["The tile fits nowhere: Player 1 discards it."]


def test_a_shared_fountain_is_told_and_shown() -> None:  # I19
    position = arranged(start(), laid("T12", "A20", 0), kept("A20", 4), in_hand("B13"))
    play(position, "lay A18 3")
    assert told(position, "assistant") == [
        "Player 1 places an assistant on A18.",
        "Purple fountain A is now controlled together, with 1 flower cell each: Player 1 and Player 2.",
    ]
    captions = say(position.game.captions(position.view_for(0)))
    assert "Purple fountain A: controlled together, 1 flower cell each: Player 1 and Player 2" in captions


def last_turn(*changes: object) -> hortus.Position:
    def one_left(s: State) -> None:
        s.pile_size[:2] = (0, 1)
        s.pile_top[0] = -1

    return arranged(start(), one_left, fields(can=0, seat=1), *changes)  # type: ignore[arg-type]


def test_the_last_round_and_the_end_are_told() -> None:  # I18, I21
    position = last_turn(card("A01", PLANTED))
    assert told(position, "pile 2")[-1] == "A second pile is empty: this round is the last."
    assert "This round is the last." in say(position.game.captions(position.view_for(0)))
    position = arranged(position, step("tree"), fields(due=0))
    assert told(position, "done", "tree A20") == [
        "Player 2 ends the turn.",
        "New on display: a tree worth 9 points, for 1 purple gem, 2 red gems, and 1 white gem.",
        "Player 1 has 4 points.",
        "Player 2 has 0 points.",
        "Player 1 wins the game.",
    ]
    assert str(position).endswith("won by 1")
    assert position.game.prompt(position.view_for(None)).id == "ishtar-step-over"


def test_a_shared_victory_is_told() -> None:  # I21
    position = arranged(play(last_turn(), "pile 2"), step("tree"), fields(due=0))
    assert told(position, "done")[-1] == "The victory is shared: Player 1 and Player 2."
    assert str(position).endswith("won by 1 and 2")


def test_the_set_up_is_told_in_one_line_and_its_lots_stay_known() -> None:
    position = start()
    assert say(Message(entry["id"], entry["arguments"]) for entry in position.log_for(0)) == [
        "The lot has laid out map, piles and trees. The game begins."
    ]
    assert position.actions_for(0) == list(SET_UP)


def test_what_is_told_turns_to_whoever_reads() -> None:
    position = play(start(), "pile 1")
    [entry] = position.log_for(0)[-1:]
    spoken = {language: sentence(entry["id"], entry["arguments"], language, People(you="1")) for language in LANGUAGES}
    assert [words.split()[0] for words in spoken.values()] == ["You", "Vous", "Bierzesz"]
    prompt = position.game.prompt(position.view_for(0))
    assert sentence(prompt.id, prompt.arguments, people=People(you="1")).startswith("Lay the tile beside")


CODES = re.compile(r"\b[LT]\d\d\b|\b[AB]0\d\b|\d[amj]?-\d|\(\d[prw]|\bskill [a-eA-E]\b")


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_for_people_has_a_code_of_the_notation(language: str) -> None:
    """But for the names of cells, and those by which trees are chosen."""
    for position in random_game(2, "random", 5):
        view, last = position.view_for(0), position.log_for(0, max(0, len(position.history) - 1))
        messages = [position.game.prompt(view), *(Message(entry["id"], entry["arguments"]) for entry in last)]
        messages += [one for one in position.game.captions(view) if "trees" not in one.arguments]
        for message in messages:
            words = sentence(message.id, message.arguments, language)
            assert not CODES.search(words), words


# The drawing


def test_the_map_is_drawn_within_77_columns() -> None:
    for players in (2, 3, 4):
        for name in ("random", "first"):
            position = hortus.load("ishtar", players=players, map=name).start()
            assert max(map(len, position.game.board(position.view_for(None)).splitlines())) <= 77


def test_every_kind_of_cell_has_its_sign() -> None:
    position = arranged(
        start(4), laid("L13", "A20", 1), kept("A26", 0), laid("T12", "B20", 0), planted("A14"), laid("T12", "E20", 0)
    )
    position = arranged(position, kept("B20", 8), laid("T13", "C20", 0), kept("C20", 12))
    drawing = position.game.board(position.view_for(None))
    for sign in ("A19@P", "B19@R", "D19@W", "A26+3", "A20=", "A14T", "B20%4", "C20&3", "E20*4", "A24#", "A16w", "A17p"):
        assert sign in drawing.replace("\n", " ").split()
    unknown = hortus.load("ishtar", players=2).start()
    assert "A1?" in unknown.game.board(unknown.view_for(None))
    assert "B20x4" in position.game.board(arranged(position, *[]).view_for(None)).replace("%", "x")


def test_the_drawing_of_everything_names_it_all() -> None:
    position = arranged(start(), skills(0, "ab"), card("A07", 2), card("A08", PLANTED + 1))
    drawn = str(position)
    for words in ("fountain A purple", "pile 1 line: 5, L13 3a-0-0", "skills ab", "reserved A07", "planted A08"):
        assert words in drawn
    assert "face down, can" in str(play(position, "pile 1"))
    assert "tile L13 3a-0-0" in str(position)
    lots = hortus.load("ishtar").start()
    assert "pile 1 ?: 0, face down" in str(lots)
    assert "trees none" in str(lots)


def test_captions_tell_about_piles_and_gardeners() -> None:
    position = start()
    captions = say(position.game.captions(position.view_for(0)))
    assert (
        "Pile 1, for free: 5 tiles, on top a line of three: 3 flowers with an assistant, grass, and grass" in captions
    )
    assert (
        "Player 1 (+): 0 points. Gems: 1 purple gem. Assistants: 2 in hand, 2 on the rug. Skills: none."
    ) in captions
    play(position, "pile 1")
    captions = say(position.game.captions(position.view_for(0)))
    assert "Pile 1: line, 4 tiles; the watering can stands here" in captions
    assert "Tile to lay: a line of three: 3 flowers with an assistant, grass, and grass" in captions
    play(position, "lay A20 1", "skip", "done", "pile 2")
    assert "Pile 1: line, 4 tiles, face down" in say(position.game.captions(position.view_for(0)))
    empty = arranged(position, lambda s: s.pile_size.__setitem__(5, 0))
    assert "Pile 6: empty" in say(position.game.captions(empty.view_for(0)))


# Refusals: every action at every step


@pytest.mark.thorough
def test_every_action_that_is_not_legal_is_refused_with_a_rule_and_a_sentence() -> None:
    steps: set[str] = set()
    reasons: set[str] = set()
    for seed in range(3):
        for position in random_game(2, "random", seed):
            name = position.view_for(None)["step"]
            if name in steps:
                continue
            steps.add(name)
            legal = set(position.legal_texts())
            for text in ACTION_TEXTS:
                if text in legal:
                    continue
                reason = position.game.why_not(position.state, max(0, position.to_act), position.read_action(text))
                reasons.add(reason.message_id)
                assert reason.rule.startswith("I")
                assert sentence(reason.message_id, reason.arguments)
    assert len(steps) >= 15
    assert {"ishtar-refuse-over", "ishtar-refuse-not-now", "ishtar-refuse-off-map"} <= reasons


def test_chance_cannot_deal_what_is_not_there() -> None:  # I2, I4, I6, I9
    position = play(hortus.load("ishtar").start(), "board 1A 0")
    assert refusal(position, "board 1B 3") == "I2 board-used"
    play(position, "board 2A 0", "board 3A 0", "board 4A 0", "fountain white")
    assert refusal(position, "fountain white") == "I4 no-figure"
    play(position, "fountain red", "fountain red", "fountain purple", "bowl line", "bowl line")
    assert refusal(position, "bowl line") == "I6 no-bowl"
    play(position, *["bowl bent"] * 2, *["bowl triangle"] * 2, "top L13")
    assert refusal(position, "top L13") == "I6 tile-seen"
    assert refusal(position, "top B13") == "I6 other-shape"
    turn = play(start(), "pile 1", "lay A20 1", "skip", "done", "pile 2", "reveal L05", "lay B20 2", "skip", "done")
    play(turn, "pile 3", "reveal B05", "lay A18 2", "skip", "done", "pile 4", "reveal T05", "lay B18 2")
    turn = arranged(turn, step("reveal"), fields(left=0))
    assert refusal(turn, "reveal L05") == "I9 tile-seen"
    assert refusal(turn, "reveal B02") == "I9 other-shape"


def test_payments_and_symbols_are_refused_with_their_rule() -> None:  # I9, I13, I14
    position = play(arranged(start(), gems(0, purple=1), fields(can=0)), "pile 3")
    assert refusal(position, "pay red") == "I9 no-gem"
    assert refusal(position, "lay A20 1") == "I9 not-now"
    assistant = play(start(), "pile 1", "lay A20 1")
    assert refusal(assistant, "skill a") == "I13 other-symbol"
    mastery = play(arranged(start(), in_hand("L14")), "lay A20 1")
    assert refusal(mastery, "assistant") == "I13 other-symbol"
    assert refusal(play(mastery, "skill a"), "pay white") == "I14 no-gem"
    joker = play(arranged(start(), in_hand("L06"), gems(0, red=2)), "lay A20 1")
    no_hand = arranged(joker, lambda s: s.hand.__setitem__(0, 0))
    assert refusal(no_hand, "assistant") == "I13 no-assistant"
    assert refusal(arranged(joker, kept("A26", 4)), "assistant") == "I13 bed-kept"
    assert refusal(arranged(joker, gems(0, red=1)), "skill a") == "I14 skill-cost"
    reserve = play(arranged(start(), in_hand("L14")), "lay A20 1", "skill d", "pay purple", "pay purple")
    assert refusal(reserve, "reserve A26") == "I14 not-on-display"
