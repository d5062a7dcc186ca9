"""What teaches a game, whichever it is."""

from __future__ import annotations

from hortus.contract.teaching import Figure
from seeds import GAME as SEEDS


def test_a_figure_speaks_of_no_numbers_unless_it_counts_some() -> None:
    position = SEEDS.with_options().start()
    assert Figure("bag", "R1", position.text()).facts(position) == {}
