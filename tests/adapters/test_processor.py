"""Batches on the processor: machine code in threads gives what Python gives alone."""

from __future__ import annotations

import numpy as np
import pytest

import seeds
from hortus.adapters.batch import Batch


def test_results_do_not_depend_on_threads() -> None:
    digests = set()
    for threads in (1, 2, 3):
        batch = Batch(seeds.GAME, 200, seed=1, threads=threads, autoreset="SAME_STEP")
        assert batch.play_random(3) == 600
        batch.step(np.argmax(batch.legal_mask, axis=1))
        digests.add((batch.digest(), batch.features().tobytes(), batch.legal_mask.tobytes(), batch.to_act.tobytes()))
    assert len(digests) == 1


@pytest.mark.compiled_only
def test_threads_that_run_at_once_do_not_meet() -> None:
    digests = set()
    for threads in (1, 4):
        batch = Batch(seeds.GAME, 2_000, seed=1, threads=threads, autoreset="SAME_STEP")
        assert batch.play_random(500) == 1_000_000
        digests.add(batch.digest())
    assert len(digests) == 1


@pytest.mark.compiled_only
def test_machine_code_and_python_play_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    for mode in ("compiled", "interpreted"):
        monkeypatch.setenv("HORTUS_ENGINE", mode)
        batch = Batch(seeds.GAME, 20, seed=4, autoreset="SAME_STEP")
        batch.play_random(200)
        rewards, done = batch.step(np.argmax(batch.legal_mask, axis=1))
        told.append((batch.digest(), batch.features().tobytes(), rewards.tobytes(), done.tobytes()))
    assert told[0] == told[1]
