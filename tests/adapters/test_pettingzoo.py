"""The games in PettingZoo and Gymnasium: their own checks, and what happens to those who break the rules."""

from __future__ import annotations

import pickle
import random
import warnings
from typing import Any

import numpy as np
import pytest

import hortus
from tests.adapters.tables import IDS, TABLES

pytest.importorskip("pettingzoo")

import gymnasium
import pettingzoo
from gymnasium.utils.env_checker import check_env
from pettingzoo.utils.wrappers import BaseWrapper

from hortus.adapters import gymnasium as alone
from hortus.adapters import pettingzoo as together

with warnings.catch_warnings():  # at games of its own, which it imports in a way that it no longer likes
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        bombardment_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

pytestmark = [
    pytest.mark.research,
    pytest.mark.filterwarnings("ignore:Observation:UserWarning"),  # a dictionary, as in every game with a mask
    pytest.mark.filterwarnings("ignore:The old environment creation API:DeprecationWarning"),  # what api_test imports
]
EVERY = pytest.mark.parametrize(("name", "options"), TABLES, ids=IDS)


# Their own checks


@EVERY
def test_pettingzoos_own_checks_pass(name: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    def make(**more: Any) -> Any:
        return together.env(name, **options, **more)

    api_test(make(), num_cycles=200)
    seed_test(make, 60)
    render_test(make)
    bombardment_test(Plain(make()), 20)


@EVERY
def test_pettingzoos_own_parallel_checks_pass(
    name: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    parallel_api_test(together.parallel_env(name, **options), 60)
    parallel_seed_test(lambda: together.parallel_env(name, **options), 60)


class Plain(BaseWrapper[str, Any, int]):  # type: ignore[misc]
    """What the bombardment takes: no dictionaries, which it cannot compare, and a step that says what comes next."""

    def observe(self, agent: str) -> Any:
        return super().observe(agent)["observation"]

    def observation_space(self, agent: str) -> Any:
        return super().observation_space(agent)["observation"]

    def step(self, action: int | None) -> Any:
        super().step(action)
        return self.observe(self.agent_selection)


@pytest.mark.parametrize("name", hortus.games())
@pytest.mark.filterwarnings("ignore:.*precision lowered by casting")
@pytest.mark.filterwarnings("ignore:.*infinity")
def test_gymnasiums_own_checks_pass(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    alone.register()
    alone.register()
    check_env(gymnasium.make(f"hortus/{name}-v0", opponent="random").unwrapped)


# The registry, copies


def test_the_registry_knows_every_game() -> None:
    together.register()
    together.register()
    for name in hortus.games():
        for kind in ("aec", "parallel"):
            assert pettingzoo.make(kind, f"hortus/{name}-v0").metadata["name"] == f"hortus/{name}-v0"


@EVERY
def test_an_environment_can_be_sent_to_another_process(name: str, options: dict[str, Any]) -> None:
    sent = pickle.loads(pickle.dumps(together.parallel_env(name, **options)))
    one, other = (table.reset(seed=5)[0] for table in (sent, together.parallel_env(name, **options)))
    assert all(np.array_equal(one[agent]["observation"], other[agent]["observation"]) for agent in one)


# Play


@EVERY
def test_a_game_is_that_of_the_table_and_pays_zero_in_sum(name: str, options: dict[str, Any]) -> None:
    table = together.env(name, **options)
    table.reset(seed=1)
    luck = random.Random(1)
    won = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, ended, _, _ = table.last()
        won[agent] += reward
        position = table.unwrapped.seats.position
        if not ended:
            assert np.flatnonzero(observation["action_mask"]).tolist() == position.legal_actions()
            assert np.array_equal(observation["observation"], position.features(position.to_act))
        table.step(None if ended else luck.choice(position.legal_actions()))
    assert tuple(won.values()) == pytest.approx(position.returns())
    assert sum(won.values()) == pytest.approx(0)


def test_all_who_choose_in_secret_choose_in_one_step() -> None:  # H9
    table = together.parallel_env("haru_ichiban")
    observations, _ = table.reset(seed=1)
    actions = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items()}
    assert len(actions) == 2
    table.step(actions)
    assert not table.seats.position.is_sealed


# Those who break the rules


@pytest.mark.parametrize("make", [together.env, together.parallel_env])
def test_an_illegal_action_loses_and_is_told_its_rule(make: Any) -> None:
    table = make("haru_ichiban")
    table.reset(seed=1)
    wrong = dict.fromkeys(table.possible_agents, 196)
    if make is together.env:
        culprit = table.agent_selection
        table.step(wrong[culprit])
        rewards, ended, infos = table.unwrapped.rewards, table.terminations, table.infos
    else:
        culprit = table.possible_agents[0]
        _, rewards, ended, _, infos = table.step(wrong)
    assert rewards == {agent: -1.0 if agent == culprit else 0.0 for agent in table.possible_agents}
    assert all(ended.values())
    assert infos[culprit]["refusal"].startswith("H")
    assert not any(infos[agent] for agent in table.possible_agents if agent != culprit)


@pytest.mark.parametrize("action", [-1, 197, 1.5, "bid 3", None])
def test_what_is_no_action_is_refused_as_everywhere_there(action: Any) -> None:
    table = together.env("haru_ichiban")
    table.reset(seed=1)
    before = table.unwrapped.seats.position.text()
    with pytest.raises(AssertionError, match="not in the action space: whole numbers from 0 to 196"):
        table.step(action)
    assert table.unwrapped.seats.position.text() == before


@pytest.mark.parametrize("seed", [-1, 1.5, "one"])
@pytest.mark.parametrize("make", [together.env, together.parallel_env, alone.env])
def test_what_is_no_seed_is_refused_as_everywhere_there(make: Any, seed: Any) -> None:
    with pytest.raises(gymnasium.error.Error, match="Seed must be"):
        make("haru_ichiban").reset(seed=seed)


def test_wrong_wishes_are_refused_by_name() -> None:
    with pytest.raises(ValueError, match="render_mode is 'film', but can be human, ansi or None"):
        together.env("haru_ichiban", render_mode="film")
    with pytest.raises(ValueError, match="seat is 2, but can be 0 to 1"):
        alone.env("haru_ichiban", seat=2)
    with pytest.raises(hortus.UnknownOption):
        together.env("haru_ichiban", colour="blue")
    with pytest.raises(hortus.UnknownGame):
        alone.env("chess")
    with pytest.raises(hortus.HortusError, match="nobody"):
        alone.env("haru_ichiban", opponent="nobody")


@pytest.mark.parametrize("seat", [0, 1])
def test_alone_one_plays_a_seat_to_the_end(seat: int) -> None:
    table = alone.env("haru_ichiban", opponent="random", seat=seat, render_mode="ansi")
    for seed in (1, 1):
        seen, _ = table.reset(seed=seed)
        luck, over, paid = random.Random(seed), False, []
        while not over:
            seen, reward, over, cut, info = table.step(luck.choice(np.flatnonzero(seen["action_mask"])))
            paid.append(reward)
        assert not cut
        assert info == {}
        assert paid[-1] in (-1.0, 0.0, 1.0)
        assert not any(paid[:-1])
    assert isinstance(table.render(), str)
