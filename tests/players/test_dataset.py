"""A dataset is made part by part: each is whole or not there, and nobody reads what is not finished."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import hortus
from hortus.contract.errors import UnknownPlayer
from hortus.contract.game import OVER
from hortus.players import dataset
from hortus.players.arena import in_process
from hortus.players.arena.match import dealer_of
from hortus.players.dataset import BadDataset, End, Made, Part, PartFailure, Plan, Row, finished, make
from seeds import GAME as SEEDS

pytestmark = pytest.mark.interpreted_only

HARU = hortus.load("haru_ichiban")
PLAN = Plan.of(HARU, ["random"], games=150)


def written(part: Part) -> Made:
    """A part that only tells its number: what is in it is another's business."""
    return Made(part, b"PAR1 %d PAR1" % part.number, positions=10)


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


# The plan


def test_a_plan_has_one_player_for_all_seats_or_one_for_each() -> None:
    assert PLAN.players == ("random", "random")
    assert Plan.of(HARU, ["greedy", "level3@40"], 1).players == ("greedy", "level3@40")
    with pytest.raises(BadDataset) as told:
        Plan.of(HARU, ["random"] * 3, 1)
    assert (told.value.message_id, told.value.code) == ("dataset-players", "bad_dataset")
    with pytest.raises(UnknownPlayer):
        Plan.of(HARU, ["nobody"], 1)


def test_the_parts_of_a_plan_have_each_game_once() -> None:
    assert [number for part in PLAN.parts for number in part.games] == list(range(150))


def test_decisions_are_those_of_the_games_that_the_plan_names() -> None:
    plan = Plan.of(HARU, ["random", "beginner"], games=2, first_seed=5)
    happened = list(dataset.games_of(plan.parts[0]))
    ends = [end for end in happened if isinstance(end, End)]
    rows = [row for row in happened if isinstance(row, Row)]
    assert [end.position.to_act for end in ends] == [OVER, OVER]
    assert sum(end.rows for end in ends) == len(rows)
    assert {(row.game, row.seat, row.player) for row in rows} == {
        (0, 0, "random"),
        (0, 1, "beginner"),
        (1, 0, "beginner"),
        (1, 1, "random"),
    }
    for end, game in zip(ends, (0, 1), strict=True):
        replay, events, own = HARU.start(), 0, iter([row for row in rows if row.game == game])
        dealer = dealer_of(HARU, 5)  # both games have the same deals
        while replay.to_act != OVER:
            if replay.to_act < 0:
                replay.play(dealer.deal(replay, events))
                events += 1
            else:
                row = next(own)
                assert (row.seat, row.ply) == (replay.to_act, len(replay.history))
                assert row.shares is not None
                assert row.shares[row.action] > 0
                replay.play(row.action)
        assert replay.state_bytes() == end.position.state_bytes()


def test_a_player_that_tells_no_shares_has_none() -> None:
    class First:
        def choose(self, position: hortus.Position, seat: int) -> int:
            return position.legal_actions(seat)[0]

    position = SEEDS.with_options().start()
    assert dataset.chooser_of(First())(position, 0)[1] is None


def test_rules_of_another_version_are_refused() -> None:
    plan = replace(PLAN, rules=999)
    with pytest.raises(BadDataset, match="999"):
        next(dataset.games_of(plan.parts[0]))


# Versions


def test_other_versions_neither_go_on_nor_help(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    make(PLAN, tmp_path, written)
    monkeypatch.setattr("hortus.players.dataset.metadata.version", lambda library: f"9.{len(library)}")
    with pytest.raises(BadDataset, match=r"with numba \d.*; here is numba 9\.5, numpy 9\.5, pyarrow 9\.7\.") as told:
        make(Plan.of(HARU, ["random"], games=150), tmp_path, written)
    assert told.value.message_id == "dataset-other-versions"
    with pytest.raises(BadDataset, match=r"here is numba 9\.5"):  # a worker elsewhere
        next(dataset.games_of(PLAN.parts[0]))


# The folder


def test_a_finished_dataset_has_a_manifest_of_all_its_parts(tmp_path: Path) -> None:
    seen: list[tuple[int, int]] = []
    assert make(PLAN, tmp_path, written, watch=lambda now: seen.append((now.done, now.positions))) == []
    assert seen == [(0, 0), (1, 10), (2, 20), (3, 30)]
    manifest = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["players"] == ["random", "random"]
    assert (manifest["rules"], manifest["first_seed"]) == (HARU.version, 1)
    assert [*manifest["versions"]] == ["hortus", "python", "numba", "numpy", "pyarrow"]
    assert manifest["versions"]["hortus"] == hortus.__version__
    assert manifest["versions"]["numpy"] == np.__version__
    assert [(part["file"], part["games"]) for part in manifest["parts"]] == [
        ("part-00000.parquet", 64),
        ("part-00001.parquet", 64),
        ("part-00002.parquet", 22),
    ]
    assert [file.name for file in finished(tmp_path)] == [part["file"] for part in manifest["parts"]]


class Killed(BaseException):
    """What nobody can catch."""


def test_what_was_cut_off_is_refused_and_goes_on_to_the_same_end(tmp_path: Path) -> None:
    def killed_in_the_second(part: Part) -> Made:
        if part.number == 1:
            raise Killed
        return written(part)

    folder, whole = tmp_path / "cut", tmp_path / "whole"
    with pytest.raises(Killed):
        make(PLAN, folder, killed_in_the_second)
    (folder / "part-00001.parquet.tmp").write_bytes(b"PAR1 half")
    (folder / "part-00002.parquet").write_bytes(b"PAR1 spoilt")
    with pytest.raises(BadDataset) as told:
        finished(folder)
    assert told.value.message_id == "dataset-unfinished"
    asked: list[int] = []

    def counted(part: Part) -> Made:
        asked.append(part.number)
        return written(part)

    make(PLAN, folder, counted)
    assert asked == [1, 2]
    make(PLAN, whole, written)
    assert contents(folder) == contents(whole)
    make(PLAN, folder, counted)
    assert asked == [1, 2]  # all was there


def test_another_plan_or_another_thing_in_the_folder_is_refused(tmp_path: Path) -> None:
    make(PLAN, tmp_path / "begun", written)
    for other in (Plan.of(HARU, ["random"], 149), Plan.of(HARU, ["random"], 150, first_seed=2)):
        with pytest.raises(BadDataset) as told:
            make(other, tmp_path / "begun", written)
        assert told.value.message_id == "dataset-other-plan"
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "cat.png").touch()
    with pytest.raises(BadDataset) as told:
        make(PLAN, tmp_path / "photos", written)
    assert told.value.message_id == "dataset-folder-taken"
    (tmp_path / "begun" / "plan.json").write_text("{")
    with pytest.raises(BadDataset) as told:
        make(PLAN, tmp_path / "begun", written)
    assert told.value.message_id == "dataset-unreadable"


@pytest.mark.parametrize("damage", [b"", b"PAR1 other PAR1", None])
def test_a_damaged_part_is_refused(tmp_path: Path, damage: bytes | None) -> None:
    make(PLAN, tmp_path, written)
    file = tmp_path / "part-00001.parquet"
    if damage is None:
        file.unlink()
    else:
        file.write_bytes(damage)
    with pytest.raises(BadDataset) as told:
        finished(tmp_path)
    assert (told.value.message_id, told.value.arguments["file"]) == ("dataset-unreadable", str(file))


def test_a_part_that_fails_stops_no_other_and_leaves_the_dataset_unfinished(tmp_path: Path) -> None:
    def failing(part: Part) -> Made | PartFailure:
        return PartFailure(part, "no luck") if part.number == 0 else written(part)

    [failure] = make(PLAN, tmp_path, failing, in_process)
    assert failure.reason == "no luck"
    assert sorted(contents(tmp_path)) == ["part-00001.parquet", "part-00002.parquet", "plan.json"]
    assert make(PLAN, tmp_path, written) == []
    assert finished(tmp_path)
