"""For all tests: the run without Numba, and searches that raise instead of covering up."""

from __future__ import annotations

import os
import signal
import sys
import threading
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

# A run in the background ignores Ctrl-C, and so would every program that a test starts and interrupts.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN and threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)
