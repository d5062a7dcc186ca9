"""Files of weights: read back as written, and refused with a clear word where they are not what was written."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import hortus
from hortus.players.nets.weights import BadNet, Net, load_net, net_of, read_file, save_net
from hortus.players.player import player
from tests.players.nets.nets import small_net

pytestmark = pytest.mark.interpreted_only

HARU = hortus.load("haru_ichiban")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "net.npz"
    save_net(file, small_net(HARU), {"game": "haru_ichiban"})
    return file


def test_a_net_whose_widths_cannot_be_worked_on_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "narrow.npz"
    save_net(file, small_net(HARU, width=6), {})
    with pytest.raises(BadNet, match="of another form"):
        read_file(file)


def test_weights_are_read_as_they_were_written_but_for_half_precision(file: Path) -> None:
    net, about = read_file(file)
    for written, read in zip(small_net(HARU), net, strict=True):
        assert read.dtype == np.float32
        assert np.array_equal(written.astype(np.float16).astype(np.float32), read)
    assert about["game"] == "haru_ichiban"


def truncated(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-100])


def altered(file: Path) -> None:
    """As somebody would who wants another player and keeps the rest."""
    net = read_file(file)[0]
    stored = {name: array.astype(np.float16) for name, array in net._asdict().items()}
    stored["policy"][0] += 1
    with np.load(file) as before:
        np.savez_compressed(file, about=before["about"], **stored)


def of_another_format(file: Path) -> None:
    with np.load(file) as stored:
        arrays = dict(stored)
    text = arrays["about"].tobytes().replace(b'"format": 1', b'"format": 9')
    np.savez(file, **{**arrays, "about": np.frombuffer(text, np.uint8)})


def of_something_else(file: Path) -> None:
    file.write_text("no weights at all", encoding="utf-8")


WRONGS = [
    (Path.unlink, "There is no net"),
    (truncated, "is not the net that was written there"),
    (altered, "is not the net that was written there"),
    (of_another_format, "of another form"),
    (of_something_else, "is not the net that was written there"),
]


@pytest.mark.parametrize(("spoil", "word"), WRONGS)
def test_a_bad_file_is_refused_and_the_level_plays_on_without_it(
    file: Path, caplog: pytest.LogCaptureFixture, spoil: Callable[[Path], None], word: str
) -> None:
    spoil(file)
    with pytest.raises(BadNet, match=word):
        read_file(file)
    game = replace(HARU, net=file)
    with caplog.at_level(logging.WARNING):
        assert net_of(game) is None
    assert word in caplog.text
    position = game.start()
    while position.to_act == hortus.CHANCE:
        position.play(position.legal_actions()[0])
    assert player(game, "level5", simulations=2).choose(position, 0) in position.legal_actions(0)


def test_a_net_of_another_game_is_not_used(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert net_of(replace(hortus.load("cherry_tree"), net=file)) is None
    assert "has not learnt The Legend of the Cherry Tree" in caplog.text


def test_a_net_that_changes_on_disk_leaves_games_under_way_alone(file: Path) -> None:
    begun = load_net(file)
    save_net(file, small_net(HARU, seed=2), {})
    assert load_net(file) is begun


@pytest.mark.parametrize(("name", "most"), [("haru_ichiban", 2), ("cherry_tree", 2), ("ishtar", 4)])
def test_the_nets_of_our_games_are_small_and_fit(name: str, most: int) -> None:
    game = hortus.load(name)
    assert game.net is not None
    assert game.net.stat().st_size < most * 1_000_000
    net, about = read_file(game.net)
    assert isinstance(net_of(game), Net)
    assert about["features"] == [[feature.name, feature.size] for feature in game.feature_list]
    assert (about["game"], len(net.value)) == (name, len(game.seat_names))
