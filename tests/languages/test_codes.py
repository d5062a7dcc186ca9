"""No sentence for people has a code of the notation in it: every kind of sentence, along games, in every language."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import pytest

import hortus
from hortus.contract.game import Game, Message
from hortus.contract.position import Position
from hortus.contract.teaching import drawn
from hortus.games.ishtar.drawing import face_text
from hortus.languages import LANGUAGES, has_sentence, rule_title, rules_of, sentence
from hortus.languages.arguments import People
from hortus.players.greedy import GreedyPlayer
from tests.languages.codes import codes_in, ids, unnamed_in, without_typed, words_of_position

pytestmark = pytest.mark.interpreted_only

NAMES = ("Ann", "Ben", "Cleo", "Dora")
TRIES = 6  # actions that are not allowed, at each point
TABLES = [
    ("haru_ichiban", {"edition": "dragonfly"}),
    ("haru_ichiban", {"edition": "croak"}),
    ("cherry_tree", {"players": "2", "masteries": "blue"}),
    ("cherry_tree", {"players": "3", "masteries": "pink"}),
    ("cherry_tree", {"players": "4", "masteries": "pbp"}),
    ("ishtar", {"players": "2", "map": "first"}),
    ("ishtar", {"players": "3"}),
    ("ishtar", {"players": "4"}),
]
GAMES = {
    "haru_ichiban": 24,
    "cherry_tree": 6,
    "ishtar": 6,
}  # played at each table, so that there are thousands of points
KINDS = {"prompt", "caption", "log", "happened", "coach", "refusal", "reason", "brings"}


class Said(NamedTuple):
    """What somebody at the table reads."""

    kind: str
    message: Message
    viewer: int | None


def points_of(game: Game, seed: int, every: int) -> Iterator[tuple[Position, int]]:
    """Positions along a game, each with how many actions were played since the one before.

    Seats play at random or take what they can get, each as its number and the seed decide.
    """
    luck, greedy = random.Random(seed), GreedyPlayer(game, seed)
    position, told = game.start(), 0
    while True:
        is_over = position.to_act == hortus.OVER
        if is_over or (position.to_act >= 0 and luck.randrange(every) == 0):
            yield position, told
            told = len(position.history)
        if is_over:
            return
        takes = position.to_act >= 0 and (position.to_act + seed) % 2
        choice = greedy.choose(position, position.to_act) if takes else luck.choice(position.legal_actions())
        position.play(choice)


def said_at(position: Position, since: int, luck: random.Random) -> Iterator[Said]:
    """Everything that anybody reads at this point, and of what happened since the one before."""
    for viewer in (None, *range(position.player_count)):
        view = position.view_for(viewer)
        prompt = position.game.prompt(view)
        for kind, prefix in (("prompt", ""), ("page", "page-"), ("coach", "coach-")):
            if not prefix or has_sentence(prefix + prompt.id):
                yield Said(kind, Message(prefix + prompt.id, prompt.arguments), viewer)
        yield from (Said("caption", caption, viewer) for caption in position.game.captions(view))
        yield from (Said("brings", bringing, viewer) for bringing in brought(position, view))
        for entry in position.log_for(viewer, since):
            yield Said("log", Message(entry["id"], entry["arguments"]), viewer)
            if has_sentence(f"happened-{entry['id']}"):
                yield Said("happened", Message(f"happened-{entry['id']}", entry["arguments"]), viewer)
    for seat in position.choosing:
        for action in luck.sample(range(position.game.action_count), TRIES):
            if (refusal := position.why_not(action, seat)) is not None:
                yield Said("refusal", Message(refusal.message_id, refusal.arguments), seat)
        known = position.seen_by(seat)
        for action in luck.sample(legal := position.legal_actions(seat), min(2, len(legal))):
            yield from (Said("reason", reason, seat) for reason in position.game.reasons(known, action, seat))


def brought(position: Position, view: Mapping[str, Any]) -> Iterator[Message]:
    """As the page says what a move brings."""
    for key, parts in zip(view["seats"], view["score_parts"], strict=True):
        names = [{"id": f"part-{position.game.name}-{name}", "arguments": {}} for name in parts]
        some = [{"id": "web-brings-part", "arguments": {"part": name, "points": "+2"}} for name in names]
        yield Message("web-brings", {"seat": key, "parts": some})


class Listener:
    """Reads everything that is said, each sentence once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.heard: set[str] = set()
        self.kinds: set[str] = set()
        self.found: list[str] = []
        self.points = 0

    def follow(self, seed: int, every: int) -> None:
        luck = random.Random(seed)
        for position, since in points_of(self.game, seed, every):
            self.points += 1
            codes = words_of_position(position)
            for said in said_at(position, since, luck):
                self.hear(said, codes)

    def hear(self, said: Said, codes: frozenset[str]) -> None:
        self.kinds.add(said.kind)
        keys = self.game.seat_names
        you = None if said.viewer is None else keys[said.viewer]
        key = json.dumps([said.message, you])
        if key in self.heard:
            return
        self.heard.add(key)
        people = People(dict(zip(keys, NAMES, strict=False)), you)
        for language in LANGUAGES:
            text = sentence(said.message.id, said.message.arguments, language, people)
            read_there = without_typed(text) if said.kind == "caption" else text  # a terminal shows what can be typed
            faults = codes_in(read_there, self.game, language, codes) + unnamed_in(text, self.game, language)
            if faults:
                self.found.append(f"{said.kind} {said.message.id} in {language}: {faults} in “{text}”")


def listened(name: str, options: dict[str, str], seeds: range, every: int) -> Listener:
    listener = Listener(hortus.load(name, **options))
    for seed in seeds:
        listener.follow(seed, every)
    return listener


every_table = pytest.mark.parametrize(("name", "options"), TABLES)
one_of_each = pytest.mark.parametrize(("name", "options"), [TABLES[0], TABLES[3], TABLES[5]])
every_game = pytest.mark.parametrize("name", hortus.games())


@pytest.mark.thorough
@one_of_each
def test_no_sentence_along_a_game_has_a_code(name: str, options: dict[str, str]) -> None:
    listener = listened(name, options, range(1, 2), every=30)
    assert listener.found == []
    assert listener.kinds >= KINDS


@pytest.mark.soak
@every_table
def test_no_sentence_along_many_games_has_a_code(name: str, options: dict[str, str]) -> None:
    listener = listened(name, options, range(GAMES[name]), every=1)
    assert listener.found == []
    assert listener.points > 400


@pytest.mark.thorough
@every_game
def test_no_rule_lesson_or_figure_has_a_code(name: str) -> None:
    game = hortus.load(name)
    found = [
        f"{language}: {faults} in “{text}”"
        for language in LANGUAGES
        for text in taught(game, language)
        if (faults := codes_in(text, game, language))
    ]
    assert found == []


def taught(game: Game, language: str) -> Iterator[str]:
    prefix = game.sentence_prefix
    for rule, text in rules_of(game, language):
        yield rule_title(game, rule, language)
        yield text
    for figure in game.rulebook.figures:
        yield sentence(f"{prefix}-figure-{figure.name}", drawn(game, figure).facts, language)
    learnt = (name for name in ids() if name.startswith((f"{prefix}-lesson-", f"{prefix}-minute")))
    yield from (sentence(name, {}, language) for name in sorted(learnt))


CODES = ["2j-0-0", "L05", "A09 (2p 2r) 7", "2 P, 1 K", "n, e, s or w", "shin-sumizome", "wind c3 n"]
UNSAID = ["haru-log-wind", "{ $seat }", "???", "Player 0"]


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_a_code_in_any_kind_of_sentence_is_found(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for code in CODES + UNSAID:
        listener = Listener(hortus.load("cherry_tree" if code == "shin-sumizome" else "haru_ichiban"))
        monkeypatch.setattr("tests.languages.test_codes.sentence", lambda *what, code=code: f"You are told of {code}.")
        listener.hear(Said(kind, Message("seat-you", {}), 0), frozenset())
        assert len(listener.found) == len(LANGUAGES), code


def test_what_stands_for_the_pieces_of_a_position_is_a_code() -> None:
    game = hortus.load("ishtar", map="first")
    position = next(position for position, _ in points_of(game, 1, 1) if position.to_act >= 0)
    top = next(pile["top"] for pile in position.view_for(None)["piles"] if pile["top"])
    assert {top["tile"], face_text(top)} <= words_of_position(position)


def test_a_seat_whose_person_has_a_name_is_found() -> None:
    game = hortus.load("haru_ichiban")
    assert [unnamed_in(text, game, "en") for text in ("It is Red’s turn.", "A red flower.")] == [["Red"], []]


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("You put a flower on c4 and draw 3 flowers; Player 1 has 3-5 black ones.", "en"),
        ("La pile 6 montre une ligne de trois.", "fr"),
        ("Wiatr wieje z c3 w prawo.", "pl"),
    ],
)
def test_places_numbers_and_words_of_a_language_are_no_codes(text: str, language: str) -> None:
    for name in hortus.games():
        assert codes_in(text, hortus.load(name), language) == []
