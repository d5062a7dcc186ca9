"""The count at the end over the network: the same for everybody, and nothing of it before the end."""

from __future__ import annotations

import pytest

from hortus.contract.kernels import CHANCE
from hortus.server.errors import NotFound
from hortus.server.protocol import Resign
from hortus.server.storage.places import Place
from hortus.server.tables.export import count_of
from tests.server.house import ANNA, BEN, House, in_house, request

pytestmark = pytest.mark.interpreted_only


def test_a_finished_game_is_counted_and_one_that_goes_on_or_was_given_up_is_not(data: Place) -> None:
    async def story(house: House) -> None:
        table, given_up = await house.two_people(), await house.two_people()
        await house.done(given_up, ANNA, Resign(request(), 0))
        for unfinished in (table, given_up):
            with pytest.raises(NotFound, match="nothing to count"):
                count_of(unfinished.standing)
        while not table.line.is_over:
            assert table.position.to_act != CHANCE
            seat = table.standing.waiting[0]
            await house.act(table, (ANNA, BEN)[seat], seat, table.position.legal_texts(seat)[0])
        steps = count_of(table.standing).steps
        assert [step.name.id for step in steps] == ["haru-count-round"] * len(steps)
        sums = [sum(step.points[seat] for step in steps) for seat in (0, 1)]
        assert sums == list(table.position.points())

    in_house(data, story)
