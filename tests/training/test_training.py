"""Training: the net that learns is the net that plays; it goes on where it stopped; any number of seats."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import hortus
from hortus.contract.engine import engine_of
from hortus.players.nets.judge import judge, new_thought, thinking
from hortus.players.nets.weights import read_file
from tests.patience import LONG

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.research

SMALL = [
    "--device",
    "cpu",
    "--games",
    "64",
    "--decisions",
    "8",
    "--minibatch",
    "256",
    "--width",
    "16",
    "--channels",
    "4",
    "--watch",
    "0",
]


def train(game: str, folder: Path, *wishes: str) -> str:
    command = [sys.executable, "-m", "training", game, "--folder", str(folder), *SMALL, *wishes]
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONG, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("name", ["haru_ichiban", "cherry_tree", "ishtar"])
def test_a_training_leaves_a_net_that_judges_as_it_does_while_it_learns(name: str, tmp_path: Path) -> None:
    from training.net import log_policy, read_net, returns_of

    told = train(name, tmp_path, "--seconds", "1")
    assert "There is no GPU" in told
    net, about = read_file(tmp_path / "net.npz")
    assert (about["game"], about["seed"], about["device"]) == (name, 1, "processor")
    game = hortus.load(name)
    engine = engine_of(game, is_compiled=False)
    thought = new_thought(game, net)
    position = game.start()
    while position.to_act == hortus.CHANCE or len(position.legal_actions()) == 1:
        position.play(position.legal_actions()[0])
    engine.bind(judge, **thinking(engine))(position.state_array(), position.to_act, net, thought)
    learning = read_net(game, tmp_path / "net.npz")
    with torch.no_grad():
        likes, chances = learning(torch.from_numpy(thought.numbers[None]))
        mask = torch.zeros(1, game.action_count, dtype=torch.bool)
        mask[0, position.legal_actions()] = True
        seats = position.player_count
        seated = torch.arange(len(net.value))[None] < seats
        values = returns_of(chances, seated, torch.tensor([seats]))[0, :seats].numpy()
    policy = log_policy(likes, mask).exp()[0].numpy()
    actions = position.legal_actions()
    assert thought.chances[actions] == pytest.approx(policy[actions], rel=1e-3, abs=1e-5)
    assert np.roll(values, position.to_act) == pytest.approx(thought.values[:seats], abs=1e-4)


def test_a_training_goes_on_from_its_last_checkpoint(tmp_path: Path) -> None:
    train("haru_ichiban", tmp_path, "--seconds", "1")
    before = read_file(tmp_path / "net.npz")[1]
    told = train("haru_ichiban", tmp_path, "--seconds", str(before["seconds"] + 1))
    assert f"going on after {before['seconds']:.1f} s" in told
    assert read_file(tmp_path / "net.npz")[1]["decisions"] > before["decisions"]


def test_an_exploiter_learns_at_one_seat_of_each_game(tmp_path: Path) -> None:
    from training.net import read_net
    from training.selfplay import SelfPlay
    from training.settings import Settings

    train("haru_ichiban", tmp_path, "--seconds", "1")
    net = read_net(hortus.load("haru_ichiban"), tmp_path / "net.npz")
    games = SelfPlay("haru_ichiban", [{}], Settings(games=64, decisions=8), "cpu", 1)
    games.against(net)
    games.play(net)
    learns = games.learns(slice(None, -1))
    assert learns.any()
    assert not learns.all()
    assert (games.actors[:-1][learns] == games.learners.expand(8, -1)[learns]).all()
    assert set(games.learners.tolist()) == {0, 1}


def test_an_exploiter_may_begin_with_the_net_that_it_plays_against(tmp_path: Path) -> None:
    train("haru_ichiban", tmp_path / "first", "--seconds", "1")
    net = tmp_path / "first" / "net.npz"
    told = train(
        "haru_ichiban",
        tmp_path / "second",
        "--seconds",
        "0",
        "--width",
        "8",
        "--begin",
        str(net),
        "--against",
        str(net),
    )
    assert "done" in told
    for first, second in zip(read_file(net)[0], read_file(tmp_path / "second" / "net.npz")[0], strict=True):
        assert np.array_equal(first, second)
