"""The command: `python -m training GAME --folder FOLDER`."""

from __future__ import annotations

import argparse
import os
from dataclasses import fields, replace
from pathlib import Path

os.environ.setdefault("HORTUS_ENGINE", "compiled")

import torch

import hortus
from training.run import Training
from training.settings import Lesson, Settings, lesson_of
from training.watch import idle_cores

SLOWER = 300
"""So many times as long takes a training on two cores of a processor: 6,000 decisions a second against 1.9 million."""


def main() -> None:
    wishes = read_wishes()
    lesson = lesson_of(wishes.game)
    changes = {field.name: getattr(wishes, field.name) for field in fields(Settings) if field.type in ("int", "float")}
    changes = {name: value for name, value in changes.items() if value is not None}
    lesson = Lesson(replace(lesson.settings, **changes), lesson.variants)
    device = wishes.device or ("cuda" if torch.cuda.is_available() else "cpu")
    if device == "cpu":
        hours = lesson.settings.seconds * SLOWER / 3600
        print(f"There is no GPU: to learn as much as one H200 in its time would take about {hours:.0f} hours here.")
    Training(
        wishes.game, lesson, wishes.folder, device, wishes.seed, wishes.begin, wishes.against, watchers=wishes.watch
    ).run()


def read_wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m training", description="Train a net by self-play.")
    parser.add_argument("game", choices=hortus.games())
    parser.add_argument("--folder", type=Path, required=True, help="where it is kept; what is there is gone on with")
    parser.add_argument("--device", choices=("cuda", "cpu"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--begin", type=Path, help="a net to begin with, instead of one that knows nothing")
    parser.add_argument("--against", type=Path, help="a net that stays as it is, to find out how beatable it is")
    parser.add_argument(
        "--watch", type=int, default=idle_cores(), help="processes that play its snapshots against frozen players"
    )
    for field in fields(Settings):
        if field.type in ("int", "float"):
            parser.add_argument(f"--{field.name.replace('_', '-')}", type=int if field.type == "int" else float)
    return parser.parse_args()


if __name__ == "__main__":
    main()
