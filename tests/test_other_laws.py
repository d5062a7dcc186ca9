"""The laws for other people's environments: each has been seen to fail, in a small game of two cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count

import pytest

from hortus.contract.errors import LawBroken
from hortus.contract.game import CHANCE, OVER
from hortus.laws import ENVIRONMENT_LAWS, check_environment

pytestmark = pytest.mark.interpreted_only

CARDS = 3
STEPS = count()


class Moment:
    """Chance deals a card to each of two, then both bet or pass. A fault may be planted."""

    seats = 2

    def __init__(self, fault: str, history: tuple[int, ...] = (), told: int = 0) -> None:
        self.fault = fault
        self.history = history
        self.told = told  # by the fault of a step or a start that varies

    @property
    def to_act(self) -> int:
        played = len(self.history)
        if played < 2:
            return CHANCE
        return OVER if played == 4 and self.fault != "endless" else played % 2

    def legal(self) -> Sequence[int]:
        if self.to_act == CHANCE:
            return [card for card in range(CARDS) if card not in self.history]
        if self.to_act == OVER:
            return [0] if self.fault == "after the end" else []
        if self.fault == "dead end" and self.history[0] == 0:
            return []
        return [0] if self.fault == "secret legality" and self.history[1 - self.to_act] == 0 else [0, 1]

    def odds(self) -> Mapping[int, float]:
        weight = {"odds": 0.1, "no odds": 0.0}.get(self.fault, 1 / len(self.legal()))
        return dict.fromkeys(self.legal(), weight)

    def after(self, action: int) -> Moment:
        return Moment(self.fault, (*self.history, action), next(STEPS) if self.fault == "memory" else 0)

    def result(self) -> Sequence[float]:
        return [float("nan")] * 2 if self.fault == "no result" else [1.0, -1.0]

    def shown(self, seat: int) -> Mapping[str, bytes]:
        own = self.history if self.fault == "leak" else (self.history[seat : seat + 1], self.history[2:])
        return {"observation": repr((own, self.told, len(self.history))).encode()}

    def worlds(self, seat: int, number: int) -> Iterator[Moment]:
        if self.to_act >= 0:
            for card in range(CARDS):
                dealt = list(self.history)
                dealt[1 - seat] = card
                if dealt[0] != dealt[1]:
                    yield Moment(self.fault, tuple(dealt), self.told)


class TwoCards:
    longest = 6

    def __init__(self, fault: str = "") -> None:
        self.fault = fault

    def start(self, seed: int) -> Moment:
        return Moment(self.fault, told=next(STEPS) if self.fault == "start" else 0)


FAULTS = {
    "start": 1,
    "dead end": 2,
    "after the end": 2,
    "no result": 2,
    "memory": 3,
    "endless": 4,
    "odds": 5,
    "no odds": 5,
    "secret legality": 9,
    "leak": 10,
}


def test_a_good_environment_passes_and_worlds_were_compared() -> None:
    assert check_environment(TwoCards()) > 50


@pytest.mark.parametrize(("fault", "law"), FAULTS.items())
def test_each_law_has_been_seen_to_fail(fault: str, law: int) -> None:
    with pytest.raises(LawBroken) as broken:
        check_environment(TwoCards(fault))
    assert broken.value.arguments["law"] == law
    with pytest.raises(LawBroken):
        check_environment(TwoCards(fault), laws=[law])


def test_every_law_has_a_fault() -> None:
    assert set(FAULTS.values()) == set(ENVIRONMENT_LAWS)


class Fickle(Moment):
    """A step that changes what it was played on."""

    def after(self, action: int) -> Moment:
        self.told += 1
        return Moment(self.fault, (*self.history, action))


class FickleCards(TwoCards):
    def start(self, seed: int) -> Moment:
        return Fickle("")


def test_a_step_that_changes_the_original_is_caught() -> None:
    with pytest.raises(LawBroken, match="changes the original"):
        check_environment(FickleCards(), laws=[3])
