"""Games are found by their names."""

from __future__ import annotations

import pytest

import hortus
from hortus.games import for_people, loaded_first


def test_all_games_come_and_those_in_use_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(loaded_first.__globals__, "_loaded", {"ishtar": hortus.load("ishtar")})
    found = [game.name for game in loaded_first()]
    assert found[0] == "ishtar"
    assert sorted(found) == list(hortus.games())


def test_what_people_can_play_is_asked_for_by_its_name() -> None:
    assert for_people("ishtar").name == "ishtar"
    with pytest.raises(hortus.UnknownGame) as refused:
        for_people("chess")
    assert refused.value.arguments == {"name": "chess", "known": ", ".join(hortus.games())}
