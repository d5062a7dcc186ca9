"""The games in OpenSpiel: after `register()`, `pyspiel.load_game("hortus_<name>")`, with options as parameters.

A secret choice is made in the order of the seats, hidden from the others, as everywhere in Hortus. What a player
observes is the view of the seat; an information state is everything that the seat ever saw, in order.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.policy import Policy

from hortus.adapters.course import Course
from hortus.contract.game import OVER, Game
from hortus.contract.generator import new_generator
from hortus.contract.position import Position
from hortus.games import load, names, studies
from hortus.players.decision import Deciding
from hortus.players.player import Player
from hortus.policy.seats import seat_counts

PREFIX = "hortus_"
USUAL = pyspiel.IIGObservationType(perfect_recall=False)


def register() -> None:
    """Make every game and study known to OpenSpiel; those that are known to it already stay as they are."""
    known = set(pyspiel.registered_names())
    for name in (*names(), *studies()):
        if PREFIX + name not in known:
            kind = kind_of(load(name))
            # OpenSpiel lets go of it when Python has ended already, which only a class survives.
            pyspiel.register_game(kind, type(PREFIX + name, (SpielGame,), {"kind": kind, "name": name}))


def kind_of(game: Game) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    counts = seat_counts(game)
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Hortus: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={option.name: _parameter(option.default) for option in game.options},
    )


def _parameter(default: str) -> int | str:
    """Numbers are numbers there."""
    return int(default) if default.isdecimal() else default


class SpielGame(pyspiel.Game):
    """A game under its options; each game is a class of its own."""

    kind: pyspiel.GameType
    name: str

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        self.game = load(self.name, **parameters)
        count = self.game.start().player_count
        size = self.game.action_count
        info = pyspiel.GameInfo(
            num_distinct_actions=size,
            max_chance_outcomes=size,  # chance and players share the numbers of actions
            num_players=count,
            min_utility=-1.0 / (count - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.longest,
        )
        super().__init__(self.kind, info, dict(parameters))

    def new_initial_state(self, start: str | Mapping[str, Any] | pyspiel.StateStruct | None = None) -> SpielState:
        """A new game; or one that begins with a position: its text, or a struct that has it."""
        if start is None:
            return SpielState(self, Course(self.game.start()))
        if isinstance(start, pyspiel.StateStruct):
            start = start.to_dict()
        text = start if isinstance(start, str) else start["position"]
        return SpielState(self, Course(self.game.read_position(text)))

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        if params:
            raise ValueError(f"observations have no parameters, but these were given: {params}")
        return Observer(self.game, kind or USUAL)

    def max_chance_nodes_in_history(self) -> int:
        return self.game.longest

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (str(self),)


def _load(text: str) -> SpielGame:
    """In a process that may never have heard of our games."""
    register()
    return pyspiel.load_game(text)


class SpielState(pyspiel.State):
    """A game under way. OpenSpiel copies and keeps it by its one attribute."""

    def __init__(self, game: SpielGame, course: Course) -> None:
        super().__init__(game)
        self.course = course

    @property
    def position(self) -> Position:
        return self.course.position

    # Play

    def current_player(self) -> int:
        actor = self.course.position.to_act
        return pyspiel.PlayerId.TERMINAL if actor == OVER else actor

    def is_terminal(self) -> bool:
        return self.course.position.to_act == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.position.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.course.position.weights()
        total = sum(weights.values())
        return [(action, weight / total) for action, weight in weights.items()]

    def _apply_action(self, action: int) -> None:
        self.course.position.play(action)

    def returns(self) -> list[float]:
        return list(self.course.position.returns())

    # What a player knows

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A game that the player cannot tell from this one: hidden draws by their exact odds, and sealed choices
        evenly among the legal ones. It begins here: it has no history, which would tell too much."""
        return SpielState(self.get_game(), self.course.imagined(player, new_generator(sampler())))

    # Texts and structs

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.action_text(action)

    def __str__(self) -> str:
        return self.position.text()

    def _to_struct(self) -> dict[str, Any]:
        position = self.position
        return {"position": position.text(), "current_player": self.current_player(), "points": list(position.points())}

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return self.position.view_for(player)

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"action": self.position.action_text(action)}

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        return [self.position.read_action(struct["action"])]


class Observer:
    """What OpenSpiel asks for what a player sees: features and views, or with perfect recall all that was ever seen."""

    def __init__(self, game: Game, kind: pyspiel.IIGObservationType) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees the secrets of all players")
        self.is_public = kind.public_info
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.remembers = kind.perfect_recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.is_public and self.is_private and not self.remembers:
            self.tensor = np.zeros(game.feature_count, np.float32)
            ends = np.cumsum([feature.size for feature in game.feature_list])
            parts = np.split(self.tensor, ends[:-1])
            self.dict = {feature.name: part for feature, part in zip(game.feature_list, parts, strict=True)}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.position.features(player)

    def string_from(self, state: SpielState, player: int) -> str:
        seat = player if self.is_private else None
        if self.remembers:
            memory = state.course.memory_of(seat)
            return f"{' / '.join(memory.seen)} #{memory.digest.hex()}"
        view = state.position.view_for(seat)
        if not self.is_public:
            known = state.position.view_for(None)
            view = {name: value for name, value in view.items() if value != known[name]}
        return json.dumps(view, ensure_ascii=False)


class PlayerPolicy(Policy):
    """One of our players as OpenSpiel knows policies, the same for every seat; asked once for each information state.

    A player that draws among equals has them all, each as likely; one that tells nothing of itself has what it chose.
    """

    def __init__(self, game: SpielGame, player: Player) -> None:
        super().__init__(game, list(range(game.num_players())))
        self.player = player
        self.table: dict[tuple[int, str], dict[int, float]] = {}

    def action_probabilities(self, state: SpielState, player_id: int | None = None) -> dict[int, float]:
        seat = state.current_player() if player_id is None else player_id
        key = seat, state.information_state_string(seat)
        if key not in self.table:
            self.table[key] = self._chances(state.position, seat)
        return self.table[key]

    def _chances(self, position: Position, seat: int) -> dict[int, float]:
        if isinstance(self.player, Deciding):
            chances = self.player.decide(position, seat).policy
        else:
            chances = {self.player.choose(position, seat): 1.0}
        return {action: chances.get(action, 0.0) for action in position.legal_actions(seat)}
