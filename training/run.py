"""A training from nothing, or from where it stopped: progress, curve, snapshots and checkpoints in one folder."""

from __future__ import annotations

import json
import os
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

import hortus
from training.learning import Learner
from training.net import Net, read_net
from training.selfplay import SelfPlay
from training.settings import Lesson
from training.watch import Watch

CHECKPOINT = "checkpoint.pt"
CURVE = "curve.jsonl"
MATCHES = "matches.jsonl"
FINAL = "net.npz"

TELL_EVERY = 10.0  # seconds
KEEP_EVERY = 50.0


class Training:
    """One net in the making. What is in the folder already is gone on with."""

    def __init__(
        self,
        game: str,
        lesson: Lesson,
        folder: Path,
        device: str,
        seed: int = 1,
        begin: Path | None = None,
        against: Path | None = None,
        watchers: int = 0,
    ) -> None:
        self.game, self.lesson, self.folder, self.device, self.seed = game, lesson, folder, device, seed
        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")
        torch.backends.cudnn.benchmark = True
        settings = lesson.settings
        self.games = SelfPlay(game, lesson.variants, settings, device, seed)
        if against is not None:
            self.games.against(read_net(self.games.batch.game, against).to(device))
        if begin is None:
            net = Net(self.games.batch.game, settings.width, settings.blocks, settings.channels, settings.layers)
        else:
            net = read_net(self.games.batch.game, begin)
        self.learner = Learner(net.to(device), settings, device)
        self.spent = 0.0  # seconds of training
        self.decisions = self.rounds = self.snapshots = 0
        folder.mkdir(parents=True, exist_ok=True)
        self.watch = Watch(game, folder / MATCHES, watchers) if watchers else None
        if (folder / CHECKPOINT).exists():
            self._go_on()

    def run(self) -> None:
        settings = self.lesson.settings
        told = kept = self.spent
        before = time.monotonic()
        while self.spent < settings.seconds:
            self.games.play(self.learner.net)
            losses = self.learner.learn(self.games, self.spent / settings.seconds)
            self.rounds += 1
            self.decisions += settings.games * settings.decisions
            now = time.monotonic()
            self.spent, before = self.spent + now - before, now
            if self.spent - told > TELL_EVERY:
                told = self.spent
                self._tell(losses)
            if self.spent - kept > KEEP_EVERY:
                kept = self.spent
                self._keep()
        self._keep()
        self.learner.net.save(self.folder / FINAL, self._about())
        if self.watch is not None:
            self.watch.finish()
        print(f"done: {self.folder / FINAL}", flush=True)

    def _tell(self, losses: dict[str, float]) -> None:
        ended = int(self.games.done.sum())
        own = self.games.rewards.gather(2, self.games.learners.clamp(min=0).expand(self.games.length, -1)[..., None])
        row = {
            "seconds": round(self.spent, 1),
            "rounds": self.rounds,
            "decisions": self.decisions,
            **{name: round(value, 4) for name, value in losses.items()},
            "decisions a game": round(self.games.done.numel() / max(1, ended), 1),
        }
        if self.games.frozen is not None:
            row["learner's return"] = round(float(own.sum()) / max(1, ended), 3)
        with (self.folder / CURVE).open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(row) + "\n")
        left = self.lesson.settings.seconds - self.spent
        speed = self.decisions / self.spent / 1e6
        facts = "  ".join(f"{name} {value}" for name, value in row.items() if name not in ("rounds", "decisions"))
        print(f"{facts}  {speed:.2f} M decisions a second, {max(0, left):.0f} s left", flush=True)
        if self.watch is not None:
            self.watch.tell()

    def _keep(self) -> None:
        """A checkpoint to go on from, and the net as it is, to be watched."""
        snapshot = self.folder / f"snapshot-{self.snapshots:03d}.npz"
        self.learner.net.save(snapshot, self._about())
        self.snapshots += 1
        if self.watch is not None:
            self.watch.look_at(snapshot, self.spent)
        state = {
            "net": self.learner.net.state_dict(),
            "optimizer": self.learner.optimizer.state_dict(),
            **{name: getattr(self, name) for name in ("spent", "decisions", "rounds", "snapshots")},
        }
        beside = self.folder / (CHECKPOINT + ".part")
        torch.save(state, beside)
        os.replace(beside, self.folder / CHECKPOINT)

    def _go_on(self) -> None:
        state = torch.load(self.folder / CHECKPOINT, map_location=self.device, weights_only=True)
        self.learner.net.load_state_dict(state.pop("net"))
        self.learner.optimizer.load_state_dict(state.pop("optimizer"))
        for name, value in state.items():
            setattr(self, name, value)
        print(f"going on after {self.spent:.1f} s", flush=True)

    def _about(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "hortus": hortus.__version__,
            "features": [[feature.name, feature.size] for feature in self.games.batch.game.feature_list],
            "variants": [dict(variant) for variant in self.lesson.variants],
            "settings": asdict(self.lesson.settings),
            "seed": self.seed,
            "device": torch.cuda.get_device_name() if self.device == "cuda" else "processor",
            "seconds": round(self.spent, 1),
            "decisions": self.decisions,
        }
