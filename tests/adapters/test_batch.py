"""Batches: the same games as `Position` plays, many at once, however many threads play them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from operator import attrgetter
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import hortus
import seeds
from hortus.adapters.batch import Batch, first_generators
from hortus.contract.errors import NoGpu
from hortus.contract.game import Game
from hortus.contract.generator import below
from tests import ring
from tests.patience import LONG

pytestmark = pytest.mark.interpreted_only

GAMES = [*map(hortus.load, hortus.games()), seeds.GAME, ring.GAME]
SEALED = [game for game in GAMES if game.name != "ishtar"]
"""Those with choices in secret."""

every_game = pytest.mark.parametrize("game", GAMES, ids=attrgetter("name"))


def random_actions(mask: NDArray[np.bool_], generator: np.random.Generator) -> NDArray[np.int64]:
    """A legal action of each game, and 0 where nothing is legal."""
    return np.asarray(np.argmax(generator.random(mask.shape) * mask, axis=1))


class Reference:
    """One game of a batch, played by Position and by hand."""

    def __init__(self, game: Game, generator: NDArray[np.int64]) -> None:
        self.game, self.generator = game, generator
        self.start()

    def start(self) -> None:
        self.position = self.game.start()
        self.settle()

    def settle(self) -> None:
        while self.position.to_act == hortus.CHANCE:
            lots = [action for action, odds in self.position.weights().items() for _ in range(odds)]
            self.position.play(lots[below(self.generator, len(lots))])

    def play(self, action: int) -> None:
        self.position.play(action)
        self.settle()


# The games are those of Position


@every_game
def test_a_batch_plays_as_position_does(game: Game) -> None:
    count, generator = 2, np.random.default_rng(1)
    batch = Batch(game, count, seed=5, autoreset="DISABLED")
    references = [Reference(batch.game, first_generators(5, count)[i : i + 1]) for i in range(count)]
    for _ in range(40):
        positions = [reference.position for reference in references]
        assert batch.to_act.tolist() == [position.to_act for position in positions]
        assert [np.flatnonzero(row).tolist() for row in batch.legal_mask] == [p.legal_actions() for p in positions]
        was_over = [position.to_act == hortus.OVER for position in positions]
        actions = random_actions(batch.legal_mask, generator)
        rewards, done = batch.step(actions)
        for i, reference in enumerate(references):
            if not was_over[i]:
                reference.play(int(actions[i]))
            returns = (0.0,) * batch.seats if was_over[i] else reference.position.returns()
            assert rewards[i].tolist() == pytest.approx(returns)
            assert done[i] == (reference.position.to_act == hortus.OVER)
            assert batch.position(i).state_bytes() == reference.position.state_bytes()


@every_game
def test_features_are_those_of_the_seat_to_act(game: Game) -> None:
    batch, generator, compared = Batch(game, 2, seed=2, autoreset="SAME_STEP"), np.random.default_rng(2), 0
    for _ in range(15):
        for i, numbers in enumerate(batch.features()):
            position = batch.position(i)
            if not position.is_sealed:
                compared += 1
                assert numbers.tobytes() == position.features(position.to_act).tobytes()
        batch.step(random_actions(batch.legal_mask, generator))
    assert compared


@pytest.mark.parametrize("game", SEALED, ids=attrgetter("name"))
def test_at_a_secret_choice_features_do_not_tell_who_has_chosen(game: Game) -> None:
    """What the last to choose is told before anybody has chosen is what it is told when its turn has come."""
    batch, generator, compared = Batch(game, 4, seed=3, autoreset="SAME_STEP"), np.random.default_rng(3), 0
    before: dict[int, NDArray[np.float32]] = {}
    for _ in range(2_000):
        for i in range(batch.count):
            position = batch.position(i)
            if position.is_sealed and position.to_act == 0:
                before[i] = position.features(batch.seats - 1)
                before[i][batch.game.order_places] = 0
            elif position.is_sealed and position.to_act == batch.seats - 1 and i in before:
                compared += 1
                assert batch.features()[i].tobytes() == before.pop(i).tobytes()
        if compared >= 3:
            return
        batch.step(random_actions(batch.legal_mask, generator))
    raise AssertionError("no secret choice was met")


def test_variants_are_dealt_by_turns_and_each_plays_on_as_it_began() -> None:
    sizes: list[dict[str, object]] = [{"players": 2}, {"players": 4, "masteries": "pink"}, {"players": 3}]
    batch = Batch("cherry_tree", 5, seed=3, variants=sizes, autoreset="SAME_STEP")
    assert batch.seats == 4
    luck = np.random.default_rng(3)
    ended: set[int] = set()
    while len(ended) < 5:
        rewards, done = batch.step(random_actions(batch.legal_mask, luck))
        assert not rewards[::3, 2:].any()
        assert not rewards[2, 3:].any()
        assert rewards.sum(axis=1) == pytest.approx(0, abs=1e-6)
        ended |= set(np.flatnonzero(done).tolist())
        assert [batch.position(i).player_count for i in range(5)] == [2, 4, 3, 2, 4]
    assert batch.position(1).game.chosen["masteries"] == "pink"
    alone = Batch("cherry_tree", 5, seed=3, players=2)
    assert batch.game.feature_count == alone.game.feature_count


@every_game
def test_where_forced_actions_are_passed_over_everybody_has_a_choice(game: Game) -> None:
    batch = Batch(game, 3, seed=4, pass_forced=True)
    games = [Reference(batch.game, generator) for generator in first_generators(4, 3)[:, None]]
    luck = np.random.default_rng(4)

    def settle(game: Reference) -> None:
        while game.position.to_act >= 0 and len(actions := game.position.legal_actions()) == 1:
            below(game.generator, 1)
            game.play(actions[0])

    for _ in range(12):
        for i, reference in enumerate(games):
            settle(reference)
            assert batch.position(i).text() == reference.position.text()
        if (batch.to_act == hortus.OVER).any():
            break
        assert (batch.legal_mask.sum(axis=1) > 1).all()
        actions = random_actions(batch.legal_mask, luck)
        batch.step(actions)
        for reference, action in zip(games, actions.tolist(), strict=True):
            reference.play(action)


def test_where_a_game_is_over_nothing_is_told_of_it() -> None:
    batch = Batch(seeds.GAME, 2, autoreset="DISABLED")
    batch.play_random(1_000)
    assert batch.to_act.tolist() == [hortus.OVER] * 2
    assert not batch.legal_mask.any()
    assert not batch.features().any()


# Seeds


def test_a_game_is_the_same_in_a_larger_batch() -> None:
    small, large = (Batch("haru_ichiban", count, seed=6) for count in (2, 40))
    for batch in (small, large):
        batch.play_random(10)
    assert small.position(1).state_bytes() == large.position(1).state_bytes()


def test_other_seeds_give_other_games() -> None:
    digests = {Batch("haru_ichiban", 4, seed=seed).digest() for seed in (0, 1, 2, 2**200)}
    assert len(digests) == 4


def test_no_two_games_of_a_batch_are_alike() -> None:
    batch = Batch("haru_ichiban", 50, seed=1)
    assert len({batch.position(i).state_bytes() for i in range(50)}) == 50


def test_the_digest_tells_every_state() -> None:
    batch = Batch("haru_ichiban", 3, seed=1)
    before = batch.digest()
    assert batch.digest() == before
    batch.reset(np.array([False, False, True]))
    assert batch.digest() != before


def test_reset_goes_on_with_new_games_and_a_seed_starts_anew() -> None:
    batch = Batch("haru_ichiban", 4, seed=9)
    first = batch.digest()
    batch.reset()
    assert batch.digest() != first
    batch.reset(seed=9)
    assert batch.digest() == first


def test_reset_of_some_leaves_the_others_alone() -> None:
    batch = Batch("haru_ichiban", 3, seed=1)
    batch.play_random(12)
    before = [batch.position(i).state_bytes() for i in range(3)]
    batch.reset(mask=[True, False, False])
    after = [batch.position(i).state_bytes() for i in range(3)]
    assert after[0] != before[0]
    assert after[1:] == before[1:]


# What happens at the end, by Gymnasium's names


def until_the_end(autoreset: str) -> tuple[Batch, NDArray[np.float32]]:
    """A game played to its end, which somebody wins."""
    batch, generator = Batch(seeds.GAME, 1, seed=2, autoreset=autoreset), np.random.default_rng(1)
    while True:
        rewards, done = batch.step(random_actions(batch.legal_mask, generator))
        if done[0]:
            assert rewards.any()
            return batch, rewards
        assert not rewards.any()


def test_next_step_starts_the_new_game_with_the_next_step() -> None:
    batch, rewards = until_the_end("NEXT_STEP")
    assert batch.to_act[0] == hortus.OVER
    assert rewards[0].tolist() == pytest.approx(batch.position(0).returns())
    rewards, done = batch.step([-7])  # passed over, whatever it is
    assert not rewards.any()
    assert not done[0]
    assert batch.to_act[0] == 0


def test_same_step_starts_the_new_game_at_once() -> None:
    batch, _ = until_the_end("SAME_STEP")
    assert batch.to_act[0] == 0
    assert batch.legal_mask.any()


def test_disabled_leaves_what_is_over_as_it_is() -> None:
    batch, _ = until_the_end("DISABLED")
    before = batch.digest()
    rewards, done = batch.step([0])
    assert batch.digest() == before
    assert done[0]
    assert not rewards.any()
    assert batch.play_random(5) == 0
    batch.reset(mask=done)
    assert batch.to_act[0] == 0


@pytest.mark.parametrize("autoreset", ["NEXT_STEP", "SAME_STEP", "DISABLED"])
def test_random_play_counts_the_moves_that_steps_would_make(autoreset: str) -> None:
    batch, generator = Batch(seeds.GAME, 6, seed=1, autoreset=autoreset), np.random.default_rng(4)
    moves = 0
    for _ in range(30):
        moves += int(np.count_nonzero(batch.to_act != hortus.OVER))
        batch.step(random_actions(batch.legal_mask, generator))
    other = Batch(seeds.GAME, 6, seed=1, autoreset=autoreset)
    one_by_one = sum(other.play_random(1) for _ in range(30))
    again = Batch(seeds.GAME, 6, seed=1, autoreset=autoreset)
    assert again.play_random(30) == one_by_one
    assert again.digest() == other.digest()
    assert moves == 180 if autoreset == "SAME_STEP" else 0 < moves < 180
    assert one_by_one == 180 if autoreset == "SAME_STEP" else 0 < one_by_one < 180


# Arrays


def test_shapes_and_types() -> None:
    batch = Batch("cherry_tree", 5, players=3)
    rewards, done = batch.step(np.argmax(batch.legal_mask, axis=1).astype(np.int32))
    assert (batch.to_act.dtype, batch.to_act.shape) == (np.int64, (5,))
    assert (batch.legal_mask.dtype, batch.legal_mask.shape) == (np.bool_, (5, batch.game.action_count))
    assert (batch.features().dtype, batch.features().shape) == (np.float32, (5, batch.game.feature_count))
    assert (rewards.dtype, rewards.shape) == (np.float32, (5, 3))
    assert (done.dtype, done.shape) == (np.bool_, (5,))


def told_by(batch: Batch) -> list[NDArray[Any]]:
    return [*batch.step(np.argmax(batch.legal_mask, axis=1)), batch.to_act, batch.legal_mask, batch.features()]


def test_what_was_returned_is_never_written_over() -> None:
    batch = Batch("haru_ichiban", 20)
    first = told_by(batch)
    kept = [array.copy() for array in first]
    for _ in range(5):
        told_by(batch)
    assert all(np.array_equal(array, copy) for array, copy in zip(first, kept, strict=True))


def test_without_copy_the_same_arrays_are_written_again() -> None:
    batch = Batch("haru_ichiban", 20, copy=False)
    first, second = told_by(batch), told_by(batch)
    assert all(one is other for one, other in zip(first, second, strict=True))


def test_whoever_writes_into_a_shared_mask_cannot_play_what_is_illegal() -> None:
    batch = Batch("haru_ichiban", 2, copy=False)
    batch.legal_mask[:] = True
    with pytest.raises(hortus.IllegalAction):
        batch.step([196, 196])


def test_arrays_go_over_by_dlpack_as_they_lie() -> None:
    batch = Batch("haru_ichiban", 4)
    for array in told_by(batch):
        assert np.shares_memory(np.from_dlpack(array), array)


# Bad input


def test_an_illegal_action_raises_with_its_rule_and_changes_nothing() -> None:  # H6
    batch = Batch("haru_ichiban", 40, seed=1, threads=2)
    before, actions = batch.digest(), np.argmax(batch.legal_mask, axis=1)
    actions[33] = batch.game.read_action("wind c3 n")
    with pytest.raises(hortus.IllegalAction) as refused:
        batch.step(actions)
    assert refused.value.rule == batch.position(33).why_not("wind c3 n").rule  # type: ignore[union-attr]
    assert "game 33" in refused.value.__notes__[0]
    assert batch.digest() == before


@pytest.mark.parametrize("action", [-1, 197, 2**62, -(2**63)])
def test_a_number_that_is_no_action_is_illegal_too(action: int) -> None:
    batch = Batch("haru_ichiban", 1)
    with pytest.raises(hortus.IllegalAction):
        batch.step([action])


WRONG: list[tuple[Callable[[], object], type[Exception]]] = [
    (lambda: Batch("haru_ichiban", 0), ValueError),
    (lambda: Batch("haru_ichiban", -3), ValueError),
    (lambda: Batch("haru_ichiban", 2.5), TypeError),  # type: ignore[arg-type]
    (lambda: Batch("haru_ichiban", 2, seed=-1), ValueError),
    (lambda: Batch("haru_ichiban", 2, seed="one"), TypeError),  # type: ignore[arg-type]
    (lambda: Batch("haru_ichiban", 2, device="tpu"), ValueError),
    (lambda: Batch("haru_ichiban", 2, threads=0), ValueError),
    (lambda: Batch("haru_ichiban", 2, device="cuda", threads=2), ValueError),
    (lambda: Batch("haru_ichiban", 2, autoreset="LATER"), ValueError),
    (lambda: Batch("haru", 2), hortus.UnknownGame),
    (lambda: Batch("haru_ichiban", 2, players=2), hortus.UnknownOption),
    (lambda: Batch("haru_ichiban", 2, variants=[{"edition": "third"}]), hortus.UnknownOption),
    (lambda: Batch("haru_ichiban", 2, variants=[]), ValueError),
    (lambda: Batch("haru_ichiban", 2).step([1]), ValueError),
    (lambda: Batch("haru_ichiban", 2).step([[1], [1]]), ValueError),
    (lambda: Batch("haru_ichiban", 2).step([0.0, 1.0]), TypeError),
    (lambda: Batch("haru_ichiban", 2).step(["wind c3 n", "wind c3 n"]), TypeError),
    (lambda: Batch("haru_ichiban", 2).step([2**70, 1]), TypeError),
    (lambda: Batch("haru_ichiban", 2).reset(mask=[1, 0]), TypeError),
    (lambda: Batch("haru_ichiban", 2).reset(mask=[True]), ValueError),
    (lambda: Batch("haru_ichiban", 2).reset(seed=-1), ValueError),
    (lambda: Batch("haru_ichiban", 2).play_random(-1), ValueError),
    (lambda: Batch("haru_ichiban", 2).play_random(1.5), TypeError),  # type: ignore[arg-type]
    (lambda: Batch("haru_ichiban", 2).position(2), IndexError),
]


@pytest.mark.parametrize(("wrong", "error"), WRONG)
def test_bad_input_raises_what_users_of_numpy_know(wrong: Callable[[], object], error: type[Exception]) -> None:
    with pytest.raises(error):
        wrong()


# GPUs


def test_without_a_gpu_a_clear_word() -> None:
    with pytest.raises(NoGpu) as refused:
        Batch("haru_ichiban", 2, device="cuda")
    assert refused.value.code == "no_gpu"
    assert "on the processor works everywhere" in str(refused.value)


SIMULATED = """
import numpy as np
import seeds
from hortus.adapters.batch import Batch
from hortus.adapters.cuda import DeviceArray, cuda

for game, steps in ((seeds.GAME, 4), ("haru_ichiban", 1)):
    wishes = {"autoreset": "SAME_STEP", "pass_forced": game == "haru_ichiban"}
    ours, theirs = (Batch(game, 3, seed=2, device=device, **wishes) for device in ("cpu", "cuda"))
    for _ in range(steps):
        actions = np.argmax(ours.legal_mask, axis=1)
        told = [*ours.step(actions), ours.to_act, ours.legal_mask, ours.features()]
        on_device = theirs.step(DeviceArray(cuda.to_device(actions)))
        simulated = [*on_device, theirs.to_act, theirs.legal_mask, theirs.features()]
        for one, other in zip(told, simulated):
            assert np.array_equal(one, other.copy_to_host())
    for _ in range(2):
        assert ours.play_random(4) == theirs.play_random(4) == 12
    assert ours.digest() == theirs.digest()
    before = theirs.digest()
    wrongs = ((np.full(3, -1), "IllegalAction"), (np.zeros(3), "TypeError"), (np.zeros(2, int), "ValueError"))
    for wrong, error in wrongs:
        try:
            theirs.step(DeviceArray(cuda.to_device(wrong)))
        except Exception as raised:
            assert type(raised).__name__ == error, raised
        else:
            raise AssertionError(error)
    try:
        theirs.step(actions)
    except TypeError:
        pass
    else:
        raise AssertionError("an array on the processor")
    assert theirs.digest() == before
print("alike")
"""


@pytest.mark.thorough
def test_the_simulated_gpu_plays_like_the_processor() -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "HORTUS_ENGINE": "interpreted"}
    command = [sys.executable, "-W", "error", "-c", SIMULATED]
    environment["PYTHONPATH"] = "src/hortus/template"
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=LONG, check=False)
    assert done.stdout == "alike\n", done.stderr
