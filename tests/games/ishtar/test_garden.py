"""The notes that Ishtar keeps about its map agree with a slow search, on random positions."""

from __future__ import annotations

import pytest

import hortus
from tests.games.ishtar.oracle import Map
from tests.games.ishtar.tables import CONFIGURATIONS, random_game


def check_map(position: hortus.Position) -> None:
    """Gardens, flowerbeds and scores."""
    slow = Map(position)
    view = slow.view
    names = {place: cell["cell"] for place, cell in slow.cells.items()}
    found = {frozenset(bed["cells"]): bed for bed in view["beds"]}
    assert set(found) == {frozenset(names[cell] for cell in bed) for bed in slow.beds}  # I10
    for bed in slow.beds:
        shown = found[frozenset(names[cell] for cell in bed)]
        owners = [slow.assistants[cell] for cell in bed if cell in slow.assistants]
        assert owners == ([shown["keeper"]] if shown["keeper"] else [])  # I19
        assert shown["flowers"] == sum(slow.cells[cell]["flowers"] for cell in bed)
    gardens = {frozenset(garden["cells"]): {garden["fountain"]} for garden in view["gardens"]}
    assert gardens == {  # I19: a garden belongs to one fountain
        frozenset(names[cell] for cell in garden): slow.fountains_of(garden) for garden in slow.gardens
    }
    for seat in range(position.player_count):
        assert position.score_parts()[seat] == slow.score(seat)  # I20
        assert position.points()[seat] == sum(slow.score(seat).values())
    for fountain in view["fountains"]:
        assert fountain["held"] == [slow.held(name, fountain["slot"]) for name in view["seats"]]


def check_placements(position: hortus.Position) -> None:
    slow = sorted(Map(position).placements())
    assert position.legal_texts() == (slow or ["discard"])  # I10, I11
    assert sorted(position.view_for(None)["placements"]) == slow


def check_game(players: int, name: str, seed: int, every: int) -> None:
    turns = 0
    for position in random_game(players, name, seed):
        step = position.view_for(None)["step"] if position.to_act >= 0 else ""
        turns += step == "lay"
        if turns % every == 0:
            if step == "lay":
                check_placements(position)
            elif step == "pile":
                check_map(position)
    check_map(position)


@pytest.mark.thorough
@pytest.mark.interpreted_only
@pytest.mark.parametrize(("players", "name"), CONFIGURATIONS)
def test_the_map_agrees_with_a_slow_search(players: int, name: str) -> None:
    check_game(players, name, seed=players, every=6)


@pytest.mark.soak
@pytest.mark.parametrize(("players", "name"), CONFIGURATIONS)
def test_the_map_agrees_with_a_slow_search_in_many_games(players: int, name: str) -> None:
    for seed in range(4):
        check_game(players, name, seed, every=1)
