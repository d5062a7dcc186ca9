"""For all tests: the run without Numba, and a cache of machine code of its own kind for each run."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType


class NoNumba(MetaPathFinder):
    """Makes this process one in which Numba was never installed."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.partition(".")[0] in {"numba", "llvmlite"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


os.environ["HORTUS_STRICT"] = "1"

if os.environ.get("HORTUS_WITHOUT_NUMBA"):
    sys.meta_path.insert(0, NoNumba())
