"""A server in a process of its own, as people start it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from tests.patience import LONG


@contextmanager
def serving(command: Sequence[str], environment: Mapping[str, str]) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run a server and yield its process and its address; interrupt it at the end, if it still runs."""
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found
        try:
            yield process, found.group()
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGINT)
            process.wait(LONG)


def serving_from(
    data: Path, *options: str, before: str = ""
) -> AbstractContextManager[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-m", "hortus", "serve", "--data", str(data), "--no-browser", "--port", "0", *options]
    if before:
        command = ["sh", "-c", f'{before}; exec "$@"', "sh", *command]
    return serving(command, {**os.environ, "HORTUS_ENGINE": "interpreted", "LANGUAGE": "en"})
