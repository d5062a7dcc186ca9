"""How puzzles are made: what is kept, what is not, and that a run which was interrupted goes on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import hortus
from hortus.puzzles import puzzles_of, read_puzzles
from hortus.puzzles.collection import EXACT, STABLE
from tests.players.situations import random_game
from tools import mint_puzzles
from tools.mint_puzzles import LEAST_ACTIONS, LOOKING, MORE, Found, Thinker, confirm, is_worth_it, likeness, mint, prune

HARU = hortus.load("haru_ichiban")


class Oracle(Thinker):
    """Knows what every action is worth; after more thinking, what `later` says."""

    def __init__(self, worths: Mapping[int, float], later: Mapping[int, float] | None = None) -> None:
        self.net = None
        self.known, self.later = worths, {**worths, **(later or {})}

    def chances(self, known: hortus.Position, seat: int, simulations: int, seed: int) -> dict[int, tuple[int, float]]:
        order = sorted(self.known, key=lambda action: -self.known[action])
        return {action: (simulations >> place, self.known[action]) for place, action in enumerate(order)}

    def chance(self, known: hortus.Position, seat: int, action: int, simulations: int, seed: int) -> float:
        return (self.later if simulations == MORE * LOOKING else self.known)[action]


def first_choice() -> hortus.Position:
    return next(
        position for position in random_game(HARU, 1) if not position.is_sealed and len(position.legal_actions()) > 4
    )


def found_by(best: float, others: float, later: Mapping[int, float] | None = None) -> Found | None:
    """The first legal action is the best one; `later` counts from there."""
    position = first_choice()
    legal = position.legal_actions()
    worths = dict.fromkeys(legal, others) | {legal[0]: best}
    changed = {legal[place]: worth for place, worth in (later or {}).items()}
    return mint_puzzles.searched(Oracle(worths, changed), position.seen_by(position.to_act), position.to_act, 1)


@pytest.mark.interpreted_only
def test_one_action_that_is_far_better_is_found() -> None:
    found = found_by(0.8, 0.4)
    assert found is not None
    assert (found.best, found.chance, found.second_chance) == (first_choice().legal_actions()[0], 0.8, 0.4)


@pytest.mark.interpreted_only
@pytest.mark.parametrize(
    ("best", "others", "later"),
    [
        (0.8, 0.6, {}),  # not by so much
        (0.35, 0.0, {}),  # nearly lost
        (1.0, 0.72, {}),  # nearly won
        (0.8, 0.4, {3: 0.7}),  # another one is nearly as good, if one thinks longer
        (0.8, 0.4, {3: 1.0}),  # or better
    ],
)
def test_what_is_not_far_better_or_not_for_sure_is_no_puzzle(
    best: float, others: float, later: Mapping[int, float]
) -> None:
    assert found_by(best, others, later) is None


@pytest.mark.interpreted_only
def test_an_estimate_needs_a_margin_and_what_is_exact_needs_none() -> None:
    assert is_worth_it(Found(1, 0.76, 2, 0.5, EXACT))
    assert not is_worth_it(Found(1, 0.76, 2, 0.5, STABLE))


@pytest.mark.interpreted_only
def test_positions_that_a_symmetry_makes_equal_are_alike_and_others_are_not() -> None:
    first, second = (puzzle.start() for puzzle in puzzles_of(HARU)[:2])
    assert HARU.transform is not None
    for symmetry in range(HARU.symmetry_count):
        image = first.copy()
        HARU.transform(image.state, symmetry)
        assert likeness(image) == likeness(first)
    assert likeness(second) != likeness(first)


@pytest.mark.interpreted_only
def test_minting_goes_on_where_it_was_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def played(game: hortus.Game, number: int, late: float) -> Iterator[hortus.Position]:
        return (position.copy() for position in random_game(game, number))

    def found_in(thinker: Thinker, position: hortus.Position, seed: int, least: float) -> Found | None:
        legal = position.legal_actions()
        if position.is_sealed or len(legal) < LEAST_ACTIONS:
            return None
        return Found(legal[0], 0.9, legal[1], 0.1, STABLE)

    monkeypatch.setattr(mint_puzzles, "played", played)
    monkeypatch.setattr(mint_puzzles, "found_in", found_in)
    monkeypatch.setattr(mint_puzzles, "Thinker", lambda game: None)
    monkeypatch.setattr(mint_puzzles, "SHARE_OF_THEME", 0.5)
    file = tmp_path / "puzzles.txt"
    mint(HARU, file, count=6, least=0, late=1)
    before = file.read_text(encoding="utf-8")
    mint(HARU, file, count=20, least=0, late=1)
    assert file.read_text(encoding="utf-8").startswith(before)
    puzzles = read_puzzles(HARU, file.read_text(encoding="utf-8"))
    sources = [puzzle.source for puzzle in puzzles]
    assert len(puzzles) >= 20
    assert sources == sorted(set(sources))
    assert max(sum(one == game for one, _ in sources) for game, _ in sources) == mint_puzzles.MOST_OF_GAME
    assert max(sum(puzzle.theme == one.theme for one in puzzles) for puzzle in puzzles) <= 10


@pytest.mark.interpreted_only
def test_what_is_not_confirmed_can_be_taken_out(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.txt"
    assert HARU.puzzles is not None
    file.write_text(HARU.puzzles.read_text(encoding="utf-8"), encoding="utf-8")
    prune(HARU, file, ())
    assert file.read_text(encoding="utf-8") == HARU.puzzles.read_text(encoding="utf-8")
    before = puzzles_of(HARU)
    prune(HARU, file, {1, 3})
    after = read_puzzles(HARU, file.read_text(encoding="utf-8"))
    assert [puzzle.position for puzzle in after] == [puzzle.position for puzzle in (before[1], *before[3:])]


@pytest.mark.soak
@pytest.mark.parametrize("name", hortus.games())
def test_an_independent_run_with_four_times_the_budget_confirms_the_puzzles(name: str) -> None:
    game = hortus.load(name)
    assert game.puzzles is not None
    bad, count = confirm(game, game.puzzles, seed=2_000_003)
    print(f"{name}: {count - len(bad)} of {count} puzzles confirmed; not {bad}")
    assert len(bad) <= 0.02 * count
