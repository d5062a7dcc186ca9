"""The laws as a kit for other people's environments: a planted leak is found, and good games pass."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hortus import laws
from hortus.adapters.foreign import OpenSpielGame, PettingZooGame, SpielSituation
from hortus.contract.errors import LawBroken

pyspiel = pytest.importorskip("pyspiel")
pytest.importorskip("pettingzoo")

from open_spiel.python.games import kuhn_poker  # noqa: E402, F401  (which registers it)

from tests.adapters.leaky import HighCard, TelltaleGame, deal_anew  # noqa: E402

pytestmark = pytest.mark.research


def broken(environment: laws.Environment) -> tuple[int, str]:
    with pytest.raises(LawBroken) as found:
        laws.check_environment(environment)
    return found.value.arguments["law"], found.value.arguments["detail"]


@pytest.mark.parametrize("name", ["kuhn_poker", "leduc_poker", "tic_tac_toe", "python_kuhn_poker", "liars_dice"])
def test_games_of_openspiel_pass(name: str) -> None:
    compared = laws.check_environment(OpenSpielGame(pyspiel.load_game(name)), samples=30)
    assert compared or name == "tic_tac_toe"


def test_an_observation_that_tells_the_others_card_is_found_in_openspiel() -> None:
    law, detail = broken(OpenSpielGame(TelltaleGame(pyspiel.load_game("kuhn_poker"))))
    assert law == 10
    assert "by its observation_string" in detail


def test_an_information_state_that_tells_too_much_is_found_by_a_world_of_ones_own() -> None:
    game = pyspiel.load_game("kuhn_poker")

    def world(state: Any, player: int, luck: random.Random) -> Any:
        """Another card of the other player, and the same bets."""
        history = state.history()
        free = [card for card in range(3) if card != history[player]]
        history[1 - player] = luck.choice(free)
        other = game.new_initial_state()
        for action in history:
            other.apply_action(action)
        return other

    assert laws.check_environment(OpenSpielGame(game, world))
    with pytest.MonkeyPatch.context() as patch:
        shown = SpielSituation.shown
        patch.setattr(
            SpielSituation,
            "shown",
            lambda self, seat: {**shown(self, seat), "information_state_string": str(self.state).encode()},
        )
        law, detail = broken(OpenSpielGame(game, world))
    assert law == 10
    assert "information_state_string" in detail


def test_players_who_act_at_once_are_refused() -> None:
    with pytest.raises(ValueError, match="convert_to_turn_based"):
        OpenSpielGame(pyspiel.load_game("goofspiel"))


def test_a_good_environment_of_pettingzoo_passes() -> None:
    assert laws.check_environment(PettingZooGame(HighCard, deal_anew))


@pytest.mark.parametrize(("fault", "law"), [("unseeded", 1), ("endless", 4), ("leak", 10)])
def test_each_planted_fault_is_found_in_pettingzoo(fault: str, law: int) -> None:
    assert broken(PettingZooGame(lambda: HighCard(fault), deal_anew, longest=20))[0] == law


def test_masks_of_pettingzoo_tell_what_is_legal() -> None:
    from hortus.adapters import pettingzoo as ours

    game = PettingZooGame(lambda: ours.env("haru_ending"), lambda environment, agent, luck: None)
    assert laws.check_environment(game, games=3, samples=10)
    [bids] = {tuple(game.start(seed).legal()) for seed in (1, 2)}
    assert len(bids) == 2


def test_our_own_games_pass_as_foreign_ones() -> None:
    from hortus.adapters import openspiel

    openspiel.register()
    assert laws.check_environment(OpenSpielGame(pyspiel.load_game("hortus_haru_ending")), games=5, samples=20)
