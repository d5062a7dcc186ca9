"""`make faults`: an evening of faults, and what was found."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import time
from collections.abc import Sequence
from pathlib import Path

os.environ["HORTUS_ENGINE"] = "interpreted"

from tests.faults.chaos import WEIGHTS
from tests.faults.planted import FAULTS
from tests.faults.programme import CALM, LONGEST, PROMPT_S, Programme, Wishes
from tests.postgresql import program
from tests.project import ROOT


def wishes_of(words: Sequence[str]) -> Wishes:
    parser = argparse.ArgumentParser(prog="make faults", description=__doc__)
    parser.add_argument("--faults", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=200, help="played at the same time")
    parser.add_argument("--minutes", type=float, help="spread the faults over so long (default: one every 2 seconds)")
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--pause", type=float, default=4.0, help="seconds that a bot thinks (default 4)")
    parser.add_argument("--file", action="store_true", help="one process with a data file, without PostgreSQL")
    parser.add_argument("--plant", choices=list(FAULTS), default="none", help="a fault that must be found")
    parser.add_argument("--kinds", nargs="+", choices=list(WEIGHTS), default=(), help="of faults (default: all)")
    parser.add_argument("--shortest", type=float, default=0.0, help="seconds that a fault lasts (default 0)")
    parser.add_argument("--longest", type=float, default=LONGEST, help="(default 8)")
    parser.add_argument("--calm", type=float, default=CALM, help="seconds in which all must be answered in the end")
    in_time = "seconds in which commands are answered while another server hangs (default 3)"
    parser.add_argument("--prompt", type=float, default=PROMPT_S, help=in_time)
    asked = parser.parse_args(words)
    return Wishes(**vars(asked))


async def run(wishes: Wishes, folder: Path) -> bool:
    programme = Programme(wishes, folder)
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, programme.interrupt)
    await programme.run(lambda line: print(line, flush=True))
    for line in programme.figures():
        print(line)
    return programme.is_good


def main() -> int:
    wishes = wishes_of(sys.argv[1:])
    if not wishes.file and program("initdb") is None:
        print("There is no PostgreSQL here. With one server and a data file: make faults ARGS=--file")
        return 1
    folder = ROOT / "build" / "faults" / str(wishes.seed)
    folder.mkdir(parents=True, exist_ok=True)
    print(f"Seed {wishes.seed}. Press Ctrl-C to stop early: what was played until then is checked.")
    print(f"The logs of the servers, and the histories of tables where something is found, are in {folder}.")
    return 0 if asyncio.run(run(wishes, folder)) else 1


if __name__ == "__main__":
    sys.exit(main())
