"""Haru Ichiban: who knows what, and worlds that a seat cannot tell apart."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

import hortus
from hortus.contract.generator import new_generator
from hortus.games.haru_ichiban import knowledge
from hortus.games.haru_ichiban.components import CELL_NAMES, FLOWERS
from tests.games.haru_ichiban.tables import START, TURN_7, drawn, play, start


def hidden_things(position: hortus.Position, seat: int) -> tuple[tuple[int, ...], int]:
    """The hand and the sealed bid of a seat."""
    state = position.state
    return tuple(v for v in range(1, 9) if state.hand[seat] >> v & 1), int(state.bid[seat])


def chi_square(counts: Counter[object], worlds: int) -> float:
    expected = counts.total() / worlds
    return sum((count - expected) ** 2 / expected for count in counts.values())


def test_fill_hidden_deals_every_possible_hand_evenly() -> None:  # H5, H13
    position = drawn(START, "bid", yellow="678:12345:3:-:-")
    samples = 5_600
    counts: Counter[object] = Counter(
        hidden_things(position.filled(0, new_generator(seed)), 1) for seed in range(samples)
    )
    assert set(counts) == {(hand, 0) for hand in combinations(range(1, 9), 3)}
    assert chi_square(counts, 56) < 93.2  # one in a thousand, 55 degrees of freedom


def test_fill_hidden_deals_sealed_bids_evenly_too() -> None:  # H6, H13
    position = drawn(TURN_7, "bid", red="12:-:2:-:3")
    position.play("bid 2")
    counts: Counter[object] = Counter(
        hidden_things(position.filled(1, new_generator(seed)), 0) for seed in range(1_000)
    )
    assert set(counts) == {((1, 2), 1), ((1, 2), 2)}
    assert chi_square(counts, 2) < 10.8


def test_fill_hidden_is_uniform_over_hands_and_bids_together() -> None:  # H6, H13
    position = drawn(
        """
5  o(r)  .     o(y)  .     o(r)
4  .     o(y)  Y(r)  #(y)  .
3  o(y)  o(r)  .     o     o
2  .     x     o     R<r>  .
1  o     .     o     .     o<y>
""",
        "bid",
        red="124:3:3:-:8",
    )
    play(position, "bid 2")
    counts: Counter[object] = Counter(
        hidden_things(position.filled(1, new_generator(seed)), 0) for seed in range(2_400)
    )
    worlds = {(hand, bid) for hand in combinations((1, 2, 3, 4), 3) for bid in hand}
    assert set(counts) == worlds
    assert chi_square(counts, 12) < 31.3  # one in a thousand, 11 degrees of freedom


def test_a_spectators_worlds_deal_both_hands() -> None:  # H5
    position = drawn(START, "bid")
    hands = {(hidden_things(w, 0)[0], hidden_things(w, 1)[0]) for w in worlds_of(position, None, 40)}
    assert len({red for red, _ in hands}) > 10
    assert len({yellow for _, yellow in hands}) > 10


def worlds_of(position: hortus.Position, seat: int | None, count: int) -> list[hortus.Position]:
    return [position.filled(seat, new_generator(seed)) for seed in range(count)]


def test_the_own_hand_and_bid_are_never_changed() -> None:  # H5
    position = play(drawn(START, "bid", red="135:24678:3:-:-"), "bid 5")
    assert {hidden_things(world, 0) for world in worlds_of(position, 0, 20)} == {((1, 3, 5), 5)}


def test_the_first_draws_of_a_round_are_one_line_that_tells_everybody_the_own_hand_only() -> None:  # H5
    position = play(start(), "dragonfly red", "draw 7", "draw 1", "draw 3", "draw 8", "draw 2")
    assert [entry["id"] for entry in position.log_for(0)] == ["haru-log-dragonfly"]
    position.play("draw 5")
    hands = {viewer: position.log_for(viewer)[1:] for viewer in (0, 1, None)}
    assert [[entry["id"] for entry in entries] for entries in hands.values()] == [
        ["haru-log-hands"],
        ["haru-log-hands"],
        ["haru-log-hands-hidden"],
    ]
    assert hands[0][0]["arguments"] == {"seat": "red", "other_seat": "yellow", "values": "1, 3, 7", "count": 3}
    assert hands[1][0]["arguments"] == {"seat": "yellow", "other_seat": "red", "values": "2, 5, 8", "count": 3}
    assert hands[None][0]["arguments"] == {"count": 3}
    assert hands[0][0]["turn"] == {"id": "haru-label-round", "arguments": {"round": 1, "turn": 1}}


def test_a_draw_is_seen_by_its_owner_only() -> None:  # H11
    position = start()
    while (position.state.turn, position.legal_texts()[0].split()[0]) != (2, "draw"):
        position.play(position.legal_actions()[0])
    position.play(position.legal_actions()[0])
    assert position.log_for(0)[-1]["id"] == "haru-log-drew"
    for other in (1, None):
        assert position.log_for(other)[-1] == {
            "ply": len(position.history),
            "action": None,
            "id": "haru-log-drew-hidden",
            "arguments": {"seat": "red"},
            "rule": "H11",
            "after_halt": False,
            "turn": {"id": "haru-label-round", "arguments": {"round": 1, "turn": 2}},
        }


def test_the_second_bid_shows_both_to_all() -> None:  # H6
    position = play(drawn(START, "bid"), "bid 3", "bid 1")
    for viewer in (0, 1, None):
        reveal = next(entry for entry in position.log_for(viewer) if entry["id"] == "haru-log-reveal")
        assert (reveal["arguments"]["red"], reveal["arguments"]["yellow"]) == (3, 1)
    assert position.log_for(0)[0]["id"] == "haru-log-bid"
    assert position.log_for(1)[0]["id"] == "haru-log-bid-hidden"


# Features


def parts(position: hortus.Position, seat: int) -> dict[str, list[float]]:
    """The feature array, taken apart by its description."""
    numbers, at, named = position.features(seat), 0, {}
    for feature in knowledge.FEATURES:
        named[feature.name] = numbers[at : at + feature.size].tolist()
        at += feature.size
    assert at == len(numbers)
    return named


def test_features_hold_what_their_description_says() -> None:  # H13
    position = play(drawn(START, "bid", red="135:24678:3:-:-", dragonfly="yellow"), "bid 5")
    own, other = parts(position, 0), parts(position, 1)
    assert own["own hand"] == [1, 0, 1, 0, 1, 0, 0, 0]
    assert own["own bid"] == [0, 0, 0, 0, 1, 0, 0, 0]
    assert own["own stock"] == [0, 1, 0, 1, 0, 1, 1, 1]
    assert other["other hand"] == [0] * FLOWERS
    assert other["other unplayed"] == [1] * FLOWERS
    assert (other["other has bid"], own["other has bid"]) == ([1], [0])
    assert (own["dragonfly"], other["dragonfly"]) == ([0, 1], [1, 0])
    assert (own["to act"], other["to act"]) == ([0, 1], [1, 0])


def test_features_are_seen_from_the_own_side_of_the_table() -> None:
    position = play(drawn(START, "bid"), "bid 3", "bid 2", "flower a1")
    red, yellow = parts(position, 0), parts(position, 1)
    a1, d4, d2, c4 = (CELL_NAMES.index(name) for name in ("a1", "d4", "d2", "c4"))
    assert red["own flowers"][a1] == yellow["other flowers"][a1] == 1
    assert red["other flowers"][d4] == yellow["own flowers"][d4] == 1
    assert red["own frog"][d2] == yellow["other frog"][d2] == red["own eggs"][d2] == 1
    assert red["other frog"][c4] == yellow["own frog"][c4] == yellow["own eggs"][c4] == 1
    assert (red["own shown"][2], red["other shown"][1]) == (1, 1)
    assert (red["senior"], yellow["senior"]) == ([1, 0], [0, 1])
    assert red["dark"] == yellow["dark"] == red["double dark"]
    assert red["turn"] == [pytest.approx(1 / 8)]
    assert red["phase"].index(1) == 7


def test_features_tell_whose_frog_comes_back_first() -> None:  # H17
    position = play(drawn(START, "bid"), "bid 3", "bid 3")
    assert (parts(position, 0)["next frog"], parts(position, 1)["next frog"]) == ([1, 0], [0, 1])
    play(position, "frog a1")
    assert (parts(position, 0)["next frog"], parts(position, 1)["next frog"]) == ([0, 1], [1, 0])


def test_a_decoder_rebuilds_the_visible_pond_from_the_features() -> None:
    position = play(drawn(TURN_7, "bid"), "bid 1", "bid 2", "flower a1")
    seen = parts(position, 1)
    for lily in position.view_for(1)["lilies"]:
        cell = CELL_NAMES.index(lily["cell"])
        assert seen["lily"][cell] == 1
        assert seen["dark"][cell] == lily["dark"]
        assert seen["own flowers"][cell] == (lily["flower"] == "yellow")
        assert seen["other flowers"][cell] == (lily["flower"] == "red")
    assert sum(seen["lily"]) == 16


# Symmetries


def test_the_eight_symmetries_of_the_pond_are_all_different() -> None:
    images = set()
    for symmetry in range(knowledge.SYMMETRY_COUNT):
        position = start()
        knowledge.transform(position.state, symmetry)
        images.add(position.state_bytes())
    assert len(images) == 8
    assert knowledge.CELL_IMAGE[0].tolist() == list(range(25))


def test_a_symmetry_turns_actions_with_the_pond() -> None:
    read = start().read_action
    quarter = {
        text: start().action_text(int(knowledge.transform_action(read(text), 1)))
        for text in ("flower a1", "frog a1", "dark b1", "wind a1 n", "bid 5")
    }
    assert quarter == {
        "flower a1": "flower a5",
        "frog a1": "frog a5",
        "dark b1": "dark a4",
        "wind a1 n": "wind a5 e",
        "bid 5": "bid 5",
    }
    assert np.array_equal(np.sort(knowledge.CELL_IMAGE, axis=1), np.tile(np.arange(25), (8, 1)))
