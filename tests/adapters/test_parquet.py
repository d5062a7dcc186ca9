"""Datasets in Parquet: what stands in them, and that a kill neither loses nor doubles anything."""

from __future__ import annotations

import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import hortus
from hortus.command import GOOD, TROUBLE, main
from hortus.contract.game import CHANCE
from hortus.players.arena.match import dealer_of
from hortus.players.dataset import BadDataset, Made, Part, PartFailure, Plan, finished
from tests.patience import LONG

pytest.importorskip("pyarrow")

from hortus.adapters.parquet import make_part, read

pytestmark = pytest.mark.research


def dataset(folder: Path, *more: str, game: str = "haru_ichiban") -> list[str]:
    return ["dataset", game, "--out", str(folder), *more]


def test_a_row_is_a_decision_as_the_seat_saw_it(tmp_path: Path) -> None:
    assert main(dataset(tmp_path / "d", "--games", "3", "--players", "random", "greedy", "--workers", "0")) == GOOD
    game, rows = hortus.load("haru_ichiban"), read(tmp_path / "d").to_pylist()
    assert [row["game"] for row in rows] == sorted(row["game"] for row in rows)
    sealed = 0
    for number in range(3):
        own = [row for row in rows if row["game"] == number]
        position, events, dealer = game.start(), 0, dealer_of(game, own[0]["seed"])
        for row in own:
            while position.to_act == CHANCE:
                position.play(dealer.deal(position, events))
                events += 1
            features = position.features(row["seat"])
            if position.is_sealed:
                features[game.order_places] = 0
                sealed += 1
            assert row["features"] == features.tolist()
            assert np.flatnonzero(row["mask"]).tolist() == position.legal_actions(row["seat"])
            assert sum(row["policy"]) == pytest.approx(1)
            assert row["policy"][row["action"]] > 0
            position.play(row["action"])
        for row in own:
            assert row["returns"] == list(position.returns())
            assert row["points"] == list(position.points())
            assert row["outcome"] == row["returns"][row["seat"]]
    assert sealed


@pytest.mark.parametrize("game", ["cherry_tree", "ishtar", "haru_ending", "cherry_mini"])
def test_every_game_and_study_makes_a_dataset(tmp_path: Path, game: str) -> None:
    words = dataset(tmp_path / "d", "--games", "2", "--players", "random", "--workers", "0", game=game)
    assert main(words) == GOOD
    assert read(tmp_path / "d").num_rows > 0


def test_a_kill_in_the_middle_neither_loses_nor_doubles_anything(tmp_path: Path) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    more = ["--games", "2560", "--players", "random", "--workers", "1"]
    command = [sys.executable, "-m", "hortus", *dataset(killed, *more, game="haru_ending")]
    going = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    patient_until = time.monotonic() + LONG
    while len(list(killed.glob("part-*.parquet"))) < 2:
        assert going.poll() is None
        assert time.monotonic() < patient_until
        time.sleep(0.01)
    going.kill()
    going.wait()
    parts = len(list(killed.glob("part-*.parquet")))
    assert 2 <= parts < 40
    with pytest.raises(BadDataset, match="not finished"):
        read(killed)
    for folder in (killed, whole):
        assert main(dataset(folder, *more, game="haru_ending")) == GOOD
    assert [file.read_bytes() for file in finished(killed)] == [file.read_bytes() for file in finished(whole)]
    assert (killed / "manifest.json").read_bytes() == (whole / "manifest.json").read_bytes()
    rows = read(killed)
    pairs = list(zip(rows["game"].to_pylist(), rows["ply"].to_pylist(), strict=True))
    assert len(set(pairs)) == len(pairs)


def test_a_part_that_cannot_be_made_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = replace(Plan.of(hortus.load("haru_ichiban"), ["random"], 1), rules=999)
    failed = make_part(Part(plan, 0))
    assert isinstance(failed, PartFailure)
    assert "999" in failed.reason


def test_a_player_without_shares_has_no_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    class First:
        def choose(self, position: hortus.Position, seat: int) -> int:
            return position.legal_actions(seat)[0]

    monkeypatch.setattr("hortus.players.arena.spec.Spec.player", lambda spec, game, seed: First())
    made = make_part(Plan.of(hortus.load("haru_ichiban"), ["random"], 1).parts[0])
    assert isinstance(made, Made)
    import pyarrow as pa
    import pyarrow.parquet

    table = pyarrow.parquet.read_table(pa.BufferReader(made.content))
    assert table["policy"].null_count == table.num_rows == made.positions


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--games", "0"], "bad_number"),
        (["--players", "nobody"], "unknown_player"),
        (["--players", "random", "random", "random"], "bad_dataset"),
        (["--seed", "x"], "bad_number"),
        (["--option", "colour=blue"], "unknown_option"),
    ],
)
def test_bad_wishes_are_refused_with_a_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], code: str
) -> None:
    assert main(dataset(tmp_path / "d", *words)) == TROUBLE
    assert f"[{code}]" in capsys.readouterr().err
    assert not (tmp_path / "d").exists()
