"""PyTorch and JAX take a batch's arrays as they lie in memory, and hand theirs in."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from hortus.adapters.batch import Batch

pytestmark = pytest.mark.research

SEEN = ("to_act", "legal_mask", "features", "rewards", "done")


def arrays(batch: Batch) -> dict[str, Any]:
    rewards, done = batch.step(np.argmax(batch.legal_mask, axis=1))
    told = (batch.to_act, batch.legal_mask, batch.features(), rewards, done)
    return dict(zip(SEEN, told, strict=True))


@pytest.mark.parametrize("copy", [True, False])
@pytest.mark.parametrize("name", SEEN)
def test_torch_shares_the_memory(name: str, copy: bool) -> None:
    torch: Any = import_module("torch")
    array = arrays(Batch("haru_ichiban", 8, copy=copy))[name]
    tensor = torch.from_dlpack(array)
    assert tensor.data_ptr() == array.ctypes.data
    assert tuple(tensor.shape) == array.shape


@pytest.mark.parametrize("name", [name for name in SEEN if name != "to_act"])
def test_jax_shares_the_memory(name: str) -> None:  # who acts is int64, which JAX has only where it is asked for
    jax: Any = import_module("jax")
    array = arrays(Batch("haru_ichiban", 7))[name]
    taken = jax.dlpack.from_dlpack(array)
    assert taken.unsafe_buffer_pointer() == array.ctypes.data
    assert np.array_equal(np.asarray(taken), array)


def test_actions_may_be_tensors() -> None:
    torch: Any = import_module("torch")
    jax: Any = import_module("jax")
    ours, torchs, jaxs = (Batch("haru_ichiban", 8, seed=1) for _ in range(3))
    actions = np.argmax(ours.legal_mask, axis=1)
    ours.step(actions)
    torchs.step(torch.from_numpy(actions.astype(np.int32)))
    jaxs.step(jax.numpy.asarray(actions))
    assert ours.digest() == torchs.digest() == jaxs.digest()


def test_a_tensor_of_the_wrong_kind_is_refused() -> None:
    torch: Any = import_module("torch")
    with pytest.raises(TypeError):
        Batch("haru_ichiban", 8).step(torch.zeros(8))
    with pytest.raises(ValueError, match="shape"):
        Batch("haru_ichiban", 8).step(torch.zeros(7, dtype=torch.int64))
