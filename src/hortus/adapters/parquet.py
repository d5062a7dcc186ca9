"""Datasets as Parquet files: a row a decision. `read(folder)` is the whole table, or says what is missing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet
from numpy.typing import NDArray

from hortus.contract.game import Game
from hortus.games import load
from hortus.players.dataset import End, Made, Part, PartFailure, Row, finished, games_of

COMPRESSION = "zstd"


def make_part(part: Part) -> Made | PartFailure:
    """The games of a part, as a file. What goes wrong in it is told, and stops nothing else."""
    try:
        plan = part.plan
        columns = Columns(load(plan.game, **dict(plan.options)))
        for happened in games_of(part):
            columns.add(happened)
        table = columns.table()
        sink = pa.BufferOutputStream()
        # Features and masks are nearly all zeros and ones, which a dictionary would only make slower.
        pyarrow.parquet.write_table(table, sink, compression=COMPRESSION, use_dictionary=["player"])
        return Made(part, sink.getvalue().to_pybytes(), table.num_rows)
    except Exception as error:
        return PartFailure(part, f"{type(error).__name__}: {error}")


def read(folder: str | Path) -> pa.Table:
    """A finished dataset; one that is cut off or damaged is refused."""
    return pa.concat_tables(pyarrow.parquet.read_table(file) for file in finished(Path(folder)))


class Columns:
    """What becomes of the decisions, column by column."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rows: list[tuple[int, int, int, int, str, int]] = []
        self.features: list[NDArray[np.float32]] = []
        self.legal: list[list[int]] = []
        self.shares: list[dict[int, float] | None] = []
        self.returns: list[NDArray[np.float32]] = []
        self.points: list[NDArray[np.int32]] = []

    def add(self, happened: Row | End) -> None:
        position = happened.position
        if isinstance(happened, End):
            self.returns.append(np.tile(np.array(position.returns(), np.float32), (happened.rows, 1)))
            self.points.append(np.tile(np.array(position.points(), np.int32), (happened.rows, 1)))
            return
        row, seat = happened, happened.seat
        self.rows.append((row.game, row.seed, row.ply, seat, row.player, row.action))
        numbers = position.features(seat)
        if position.is_sealed:
            numbers[self.game.order_places] = 0
        self.features.append(numbers)
        self.legal.append(position.legal_actions(seat))
        self.shares.append(None if row.shares is None else dict(row.shares))

    def table(self) -> pa.Table:
        game, seed, ply, seat, player, action = zip(*self.rows)
        count, size = len(self.rows), self.game.action_count
        returns, points = np.concatenate(self.returns), np.concatenate(self.points)
        seats = np.array(seat, np.int8)
        mask, policy, is_told = self._of_actions(count, size)
        return pa.table(
            {
                "game": pa.array(game, pa.int32()),
                "seed": pa.array(seed, pa.int64()),
                "ply": pa.array(ply, pa.int32()),
                "seat": pa.array(seats),
                "player": pa.array(player).dictionary_encode(),
                "features": fixed(np.stack(self.features)),
                "mask": fixed(mask),
                "action": pa.array(action, pa.int32()),
                "policy": fixed(policy, is_told),
                "outcome": pa.array(returns[np.arange(count), seats]),
                "returns": fixed(returns),
                "points": fixed(points),
            }
        )

    def _of_actions(self, count: int, size: int) -> tuple[NDArray[np.bool_], NDArray[np.float32], NDArray[np.bool_]]:
        mask = np.zeros((count, size), bool)
        policy = np.zeros((count, size), np.float32)
        is_told = np.zeros(count, bool)
        for row, (legal, shares) in enumerate(zip(self.legal, self.shares)):
            mask[row, legal] = True
            if shares is not None:
                is_told[row] = True
                policy[row, list(shares)] = list(shares.values())
        return mask, policy, is_told


def fixed(rows: NDArray[Any], is_there: NDArray[np.bool_] | None = None) -> pa.FixedSizeListArray:
    """Rows of equally many numbers; nothing where there is none."""
    missing = None if is_there is None or is_there.all() else pa.array(~is_there)
    return pa.FixedSizeListArray.from_arrays(pa.array(rows.ravel()), rows.shape[1], mask=missing)
