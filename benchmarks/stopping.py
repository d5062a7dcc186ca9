"""Stopping decisions of the Cherry Tree: how often a player agrees with what can be counted out.

`HORTUS_ENGINE=compiled python -m benchmarks.stopping level5@200 level5 ...`

Decisions are those of games that `greedy` plays against itself in which a player may stop or draw on (C7). Two judges
tell what is better, and only decisions are counted in which they are decisive:

- `turn`: the plan of the turn (`exact.plan`): over all harvests, with the exact odds from what the seat knows, stopping
  against the best number to draw, if all further draws are the best as well. It counts points of this turn: what the
  flowers bring in front and behind, what a collection may still grow to and the best card, as `judgement` of the game
  has them. Decisive: more than half a point. It knows nothing of who is ahead.
- `game`: the rest of the game solved (`Game.solve`) with up to a million actions. Decisive: more than one game in
  forty, a return of 0.05.

A player agrees if it stops where stopping is better and draws where drawing is, however many. Where it draws and the
turn's plan would stop, both are played on several times by the net against itself, to see who is right. The results are
kept in stopping.json, and the table of docs/players.md is made of them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import hortus
from benchmarks.endings import drawn, game_of, in_markdown
from hortus.contract.game import CHANCE, OVER
from hortus.contract.generator import new_generator
from hortus.contract.position import Position
from hortus.games.cherry_tree import judgement
from hortus.games.cherry_tree.components import ALL, MOST_DRAWS
from hortus.games.cherry_tree.exact import HARVESTS, SUCCEEDS, known_bags, plan
from hortus.games.cherry_tree.state import GATHER, STOP_ACTION
from hortus.players.arena.shares import interval
from hortus.players.arena.spec import Spec

KEPT = Path(__file__).with_suffix(".json")
JUDGES = ("turn", "game")
POINTS = 0.5
RETURN = 0.05
MOST = 1_000_000
TIMES = 16


class Decision(NamedTuple):
    position: Position
    judge: str
    stop: float  # what stopping is worth
    draw: float  # what the best draw is

    @property
    def stops(self) -> bool:
        return self.stop > self.draw


def decisions(games: int, further: int) -> Iterator[Decision]:
    """All that a judge decides, of so many games; of further ones what the second does. Half with each side up."""
    for number in range(games + further):
        start = hortus.load("cherry_tree", masteries=("blue", "pink")[number % 2]).start()
        for position in game_of(start, number):
            s = position.state
            if s.phase == GATHER and 0 < s.draws < MOST_DRAWS and len(position.legal_actions()) > 1:
                judges = [by_turn, by_game] if number < games else [by_game]
                yield from (decision for judge in judges if (decision := judge(position.copy())))


def by_turn(position: Position) -> Decision | None:
    seat = position.to_act
    s = position.seen_by(seat).state
    turn = plan(known_bags(position, seat), tuple(s.harvest.tolist()), int(s.draws), turn_worth(s, seat))
    return decisive(position, "turn", float(turn.stop), float(max(turn.draws)), POINTS)


def by_game(position: Position) -> Decision | None:
    solution = position.game.solve and position.game.solve(position, position.to_act, MOST)
    if not solution:
        return None
    values = dict(solution.values)
    return decisive(position, "game", values.pop(STOP_ACTION), max(values.values()), RETURN)


def decisive(position: Position, judge: str, stop: float, draw: float, margin: float) -> Decision | None:
    return Decision(position, judge, stop, draw) if abs(stop - draw) > margin else None


def turn_worth(s: Any, seat: int) -> Any:
    """[harvest] points of this turn, as the game's judgement has them."""
    gains, cards = np.zeros((2, ALL, 3)), np.zeros(3)
    judgement.write_gains(s, seat, gains)
    judgement.write_cards(s, seat, gains, cards)
    worth = np.zeros(len(HARVESTS))
    for index, harvest in enumerate(HARVESTS):
        if SUCCEEDS[index]:
            worth[index] = judgement.stop_value(gains, harvest) + judgement.card_value(harvest, cards)
        else:
            worth[index] = judgement.kept_value(gains, judgement.colours_of(harvest))
    return worth


def agreement(found: list[Decision], text: str) -> dict[str, Any]:
    """How often a player does what the judges say, with 95 % intervals; and who is right where it does not."""
    rows: dict[str, list[tuple[bool, bool]]] = {judge: [] for judge in JUDGES}
    gains = []
    for number, decision in enumerate(found):
        player = Spec.read(text).player(decision.position.game, number)
        chosen = player.choose(decision.position, decision.position.to_act)
        stops = chosen == STOP_ACTION
        rows[decision.judge].append((decision.stops, stops))
        if decision.judge == "turn" and decision.stops and not stops:
            gains.append(played_on(decision.position, chosen) - played_on(decision.position, STOP_ACTION))
    results = {judge: counted(own) for judge, own in rows.items()}
    error = 1.96 * float(np.std(gains)) / max(1, len(gains)) ** 0.5
    results["turn"]["drawing gains"] = {"mean": float(np.mean(gains or [0.0])), "error": error, "times": TIMES}
    return results


def played_on(position: Position, action: int) -> float:
    """What an action brings on average if the net, without a search, plays on for both, in worlds that may be."""
    seat, total = position.to_act, 0.0
    for number in range(TIMES):
        generator = new_generator("played on", number)
        world = position.filled(seat, generator)
        world.play(action)
        players = [hortus.player(world.game, "net", seed=2 * number + other) for other in range(2)]
        while world.to_act != OVER:
            actor = world.to_act
            world.play(drawn(world, generator) if actor == CHANCE else players[actor].choose(world, actor))
        total += world.returns()[seat]
    return total / TIMES


def counted(rows: list[tuple[bool, bool]]) -> dict[str, Any]:
    """Of pairs: whether stopping is better, and whether the player stops."""
    low, high = interval([float(better == stops) for better, stops in rows])
    return {
        "decisions": len(rows),
        "to stop": sum(better for better, _ in rows),
        "agrees": sum(better == stops for better, stops in rows),
        "low": round(low, 4),
        "high": round(high, 4),
        "stops wrongly": sum(stops and not better for better, stops in rows),
        "draws wrongly": sum(better and not stops for better, stops in rows),
    }


def table(results: Mapping[str, Any]) -> str:
    """In Markdown: a row for each player and judge."""
    head = ["player", "judge", "decisions", "to stop", "agrees", "95 % from", "to", "stops instead", "draws instead"]
    rows = [head, ["---", "---", *["---:"] * 7]]
    for name, judges in results.items():
        for judge, found in judges.items():
            parts = [f"{part:.1%}" for part in (found["agrees"] / found["decisions"], found["low"], found["high"])]
            wrong = [str(found["stops wrongly"]), str(found["draws wrongly"])]
            rows.append([f"`{name}`", judge, str(found["decisions"]), str(found["to stop"]), *parts, *wrong])
    return in_markdown(rows)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.stopping")
    parser.add_argument("players", nargs="+", help="as matches name them, such as level5@200")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--further", type=int, default=120, help="games for the second judge alone")
    arguments = parser.parse_args()
    found = list(decisions(arguments.games, arguments.further))
    results = {name: agreement(found, name) for name in arguments.players}
    KEPT.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    print(table(results))


if __name__ == "__main__":
    main()
