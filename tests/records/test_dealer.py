"""The dealer: fair, the same everywhere for ever, and committed."""

from __future__ import annotations

from hashlib import sha256
from itertools import permutations

import pytest

from hortus.contract.errors import BadSeed, HortusError
from hortus.records import Dealer, Line
from tests.records.games import haru, opening

pytestmark = pytest.mark.interpreted_only

COUNTING = Dealer.with_secret(bytes(range(32)))
HALF = 2**255 + 1  # rejects almost every second digest

# Worked out by a script of its own, with struct.pack and a list instead of cumulative weights. Never to change:
# every record ever written depends on these numbers.
GOLDEN_NUMBERS = {
    2: [1, 0, 0, 1, 1, 0, 1, 1, 1, 0],
    3: [2, 0, 0, 0, 2, 0, 1, 1, 1, 2],
    8: [5, 4, 4, 7, 7, 4, 1, 5, 7, 0],
    10**9: [
        *(634255749, 350908356, 853384580, 491917079, 91923431),
        *(116793588, 524218185, 948605917, 464988887, 74308288),
    ],
    HALF: [
        48158838683771526552753452606660540787257158286436550777306392508905323716320,
        41812564979275673751955490869824234265305274587934220390247433260636350908356,
        17091234160296339563125553284910047152020509626802369782353148109126853384580,
        45556351313866687831311742675850792662864594108397327770909336733204939738632,
    ],
}
GOLDEN_LOTS = {2: (1, 0), 3: (0, 2, 1), 4: (3, 0, 2, 1), 5: (1, 4, 0, 3, 2)}
GOLDEN_PICKS = [4, 7, 4, 7, 7, 4, 7, 4, 7, 7, 4, 4, 4, 4, 4, 4, 4, 4, 7, 4]


@pytest.mark.parametrize("total", GOLDEN_NUMBERS)
def test_numbers_of_a_secret_never_change(total: int) -> None:
    expected = GOLDEN_NUMBERS[total]
    assert [COUNTING.number_below(total, event) for event in range(len(expected))] == expected


def test_picks_of_a_secret_never_change() -> None:
    assert [COUNTING.pick({9: 1, 4: 5, 7: 3}, event) for event in range(20)] == GOLDEN_PICKS


def test_lots_of_a_secret_never_change() -> None:
    assert {count: COUNTING.lot(count) for count in GOLDEN_LOTS} == GOLDEN_LOTS


@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_way_to_sit_is_as_likely_as_every_other(count: int) -> None:
    ways = dict.fromkeys(permutations(range(count)), 0)
    for seed in range(2400):
        ways[Dealer.from_seed(str(seed)).lot(count)] += 1
    expected = 2400 / len(ways)
    chi_square = sum((found - expected) ** 2 / expected for found in ways.values())
    assert chi_square < 49.7  # passed by chance once in a thousand with 23 degrees of freedom, else more rarely


def test_lots_are_numbered_as_a_dictionary_lists_them(monkeypatch: pytest.MonkeyPatch) -> None:
    for number, order in enumerate(permutations(range(4))):
        monkeypatch.setattr(Dealer, "lot_digest", lambda dealer, counter, number=number: number)
        assert COUNTING.lot(4) == order
    assert sorted(COUNTING.lot(12)) == list(range(12))


def test_a_lot_skips_what_would_favour_some(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last digests of all do not make up a full stretch of the 24 ways."""
    told = {0: 2**256 - 1, 1: 25}
    monkeypatch.setattr(Dealer, "lot_digest", lambda dealer, counter: told[counter])
    assert COUNTING.lot(4) == (0, 1, 3, 2)


def test_a_lot_has_nothing_in_common_with_any_draw() -> None:
    lots = {COUNTING.lot_digest(counter) for counter in range(50)}
    draws = {COUNTING.digest(event, counter) for event in range(50) for counter in range(50)}
    assert len(lots) == 50
    assert not lots & draws


def test_who_has_no_secret_draws_no_lot() -> None:
    with pytest.raises(HortusError):
        Dealer.sealed(COUNTING.commitment).lot(2)


def test_secret_of_a_seed_never_changes() -> None:
    dealer = Dealer.from_seed("42")
    assert dealer.seed == "42"
    assert dealer.secret.hex() == "4c17807b20d0f2a1597fe2d008493392dd1e223b06f5138624187359cfc35575"
    assert dealer.commitment == "8d1923bc29b4c2102b92cd0597600fce76bc5c4dacfd0479d6aaf342c3b0c666"


def test_draws_of_a_seed_never_change() -> None:
    line = Line.start(haru(), Dealer.from_seed("42"))
    line.deal_all()
    texts = [line.game.action_text(step.action) for step in line.steps]
    assert texts == ["dragonfly red", "draw 8", "draw 5", "draw 4", "draw 6", "draw 5", "draw 7"]


@pytest.mark.parametrize("weights", [{0: 1, 1: 1}, {3: 1, 1: 2, 2: 3}, dict.fromkeys(range(8), 1)], ids=str)
def test_draws_are_as_likely_as_their_weights(weights: dict[int, int]) -> None:
    events = 6000
    counts = dict.fromkeys(weights, 0)
    for event in range(events):
        counts[COUNTING.pick(weights, event)] += 1
    total = sum(weights.values())
    expected = {action: events * weight / total for action, weight in weights.items()}
    chi_square = sum((counts[action] - expected[action]) ** 2 / expected[action] for action in weights)
    assert chi_square < 24.3  # passed by chance once in a thousand with seven degrees of freedom, else more rarely


def test_rejection_leaves_no_bias_between_halves() -> None:
    low = sum(COUNTING.number_below(HALF, event) < HALF // 2 for event in range(4000))
    assert abs(low - 2000) < 4 * 32  # four standard deviations


def test_picks_do_not_depend_on_the_order_in_which_weights_are_given() -> None:
    there, back = {1: 2, 5: 3, 8: 1}, {8: 1, 5: 3, 1: 2}
    assert all(COUNTING.pick(there, event) == COUNTING.pick(back, event) for event in range(50))


def test_commitment_is_the_sha256_of_the_secret() -> None:
    assert COUNTING.commitment == sha256(COUNTING.secret).hexdigest()


def test_random_dealers_have_32_bytes_of_their_own() -> None:
    first, second = Dealer.random(), Dealer.random()
    assert len(first.secret) == len(second.secret) == 32
    assert first.secret != second.secret
    assert first.seed is None


def test_different_seeds_give_different_secrets() -> None:
    assert len({Dealer.from_seed(str(seed)).secret for seed in range(100)}) == 100


def test_space_around_a_seed_does_not_count() -> None:
    assert Dealer.from_seed(" 42 ") == Dealer.from_seed("42")


@pytest.mark.parametrize("seed", ["", " ", "4\n2", "4\r2", "4\u20282", "\ud800", "x" * 101])
def test_a_seed_is_one_short_line(seed: str) -> None:
    with pytest.raises(BadSeed) as error:
        Dealer.from_seed(seed)
    assert error.value.code == "bad_seed"
    assert "at most 100 characters" in str(error.value)


def test_only_chance_events_are_dealt() -> None:
    line = opening()
    with pytest.raises(HortusError, match="No draw is due"):
        line.dealer.deal(line.position, 0)


def test_a_sealed_dealer_knows_only_the_commitment() -> None:
    sealed = Dealer.sealed(COUNTING.commitment)
    assert sealed.is_sealed
    assert sealed.commitment == COUNTING.commitment
    with pytest.raises(HortusError, match="does not hold the secret"):
        sealed.deal(haru().start(), 0)


def test_a_dealer_does_not_print_its_secret() -> None:
    dealer = Dealer.from_seed("hush")
    assert dealer.secret.hex() not in repr(dealer)
    assert repr(dealer.secret) not in repr(dealer)
    assert "hush" not in repr(dealer)
