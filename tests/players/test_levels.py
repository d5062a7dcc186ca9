"""The five levels: as their file says, with a card that is true of them, and as strong as the kept results say."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import hortus
from benchmarks import levels as command
from benchmarks.strength.__main__ import PAGE, with_tables
from benchmarks.strength.report import GAMES as GAME_NAMES
from hortus.contract.game import Game
from hortus.languages import LANGUAGES, sentence
from hortus.players.decision import Deciding
from hortus.players.greedy import GreedyPlayer
from hortus.players.levels import (
    LEVELS,
    USUAL,
    WITHOUT_NET,
    BadLevels,
    Level,
    Match,
    Strength,
    Way,
    card_of,
    clearly_better,
    levels_of,
    read_levels,
)
from hortus.players.nets.player import NetPlayer
from hortus.players.nets.weights import net_of, read_file
from hortus.players.player import PLAYERS, player
from hortus.players.search.grower import Guidance, Settings
from hortus.players.search.player import CarefulPlayer, SearchPlayer
from hortus.players.simple import BeginnerPlayer, FirstStepsPlayer
from tests.players.arena.made_up import tournament
from tests.players.situations import situations

pytestmark = pytest.mark.interpreted_only

HARU = hortus.load("haru_ichiban")
WITHOUT = replace(HARU, net=None)
GAMES = [hortus.load(name) for name in hortus.games()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
AGAIN = "python -m benchmarks.levels writes it anew"
MEASURED = Strength("level5@0.1s", 900, 850, 950, 400, 0.1, (Match("level4", 400, 0.7, 0.66, 0.74),))


def maker(game: Game, name: str) -> Deciding:
    found = player(game, name, seed=1)
    found = found.player if isinstance(found, CarefulPlayer) else found
    assert isinstance(found, Deciding)
    return found


# How they choose


def test_a_level_chooses_as_its_file_says(tmp_path: Path) -> None:
    file = tmp_path / "levels.json"
    entries = [{"temperature": 9}, {"temperature": 3}, {}, {"simulations": 7, "temperature": 2}, {"seconds": 2}]
    file.write_text(json.dumps({"levels": entries}), encoding="utf-8")
    game = replace(HARU, levels=file)
    alone = [maker(game, name) for name in LEVELS[:3]]
    assert [found.temperature for found in alone if isinstance(found, NetPlayer)] == [9, 3, 0]
    heron, owl = (maker(game, name) for name in LEVELS[3:])
    assert isinstance(heron, SearchPlayer)
    assert isinstance(owl, SearchPlayer)
    assert (heron.simulations, heron.seconds, heron.solves) == (7, np.inf, False)
    assert isinstance(heron.settings, Guidance)
    assert isinstance(owl.settings, Guidance)
    assert 2 * heron.settings.net.policy == pytest.approx(owl.settings.net.policy)
    assert (owl.simulations, owl.seconds, owl.solves) == (np.inf, 2, False)


def test_a_budget_that_is_given_counts_instead_of_the_usual_one() -> None:
    owl, heron = player(HARU, "level5", simulations=3), player(HARU, "level4", seconds=0.5)
    assert isinstance(owl, CarefulPlayer)
    assert isinstance(heron, CarefulPlayer)
    assert (owl.player.simulations, owl.player.seconds, owl.player.solves) == (3, np.inf, True)
    assert (heron.player.simulations, heron.player.seconds) == (np.inf, 0.5)


def test_without_a_net_levels_choose_by_rules_and_by_the_judgement_of_the_game() -> None:
    kinds = [FirstStepsPlayer, BeginnerPlayer, GreedyPlayer, SearchPlayer, SearchPlayer]
    found = [maker(WITHOUT, name) for name in LEVELS]
    assert [type(one) for one in found] == kinds
    assert all(isinstance(one.settings, Settings) for one in found if isinstance(one, SearchPlayer))


@every_game
def test_the_same_levels_search_in_every_game_so_that_time_tells_nothing(game: Game) -> None:
    searching = [PLAYERS[name].searches for name in LEVELS]
    assert [level.way.searches for level in levels_of(game)] == searching
    assert [way.searches for way in WITHOUT_NET] == searching
    assert levels_of(game)[4].way.seconds is not None  # the pool gives it less where many wait


def test_the_flatter_a_choice_the_weaker_the_level_and_none_throws_a_move_away() -> None:
    """Of any two actions the better liked one is the likelier, at every temperature."""
    levels = [maker(HARU, name) for name in LEVELS[:3]]
    met = 0
    for position, seat in situations(HARU, range(1), 9):
        if len(position.legal_actions(seat)) > 1:
            snail, hedgehog, magpie = (level.decide(position, seat).shares for level in levels)
            order = sorted(magpie, key=lambda action: magpie[action])
            assert sorted(snail, key=lambda action: snail[action])[-1] == order[-1]
            assert max(snail.values()) <= max(hedgehog.values()) <= max(magpie.values())
            met += 1
    assert met


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_search_with_a_temperature_is_guided_by_a_flatter_policy(game: Game) -> None:
    """As flat as that of the net alone at the same temperature; what the net expects stays."""
    net = net_of(game)
    assert net is not None
    position, seat = next((p, s) for p, s in situations(game, range(1), 5) if len(p.legal_actions(s)) > 3)
    known, actions = position.seen_by(seat), position.legal_actions(seat)
    alone, softened = NetPlayer(game, 1, net, temperature=4.0), NetPlayer(game, 1, net.at(4.0))
    assert softened.shares(known, seat, actions) == pytest.approx(alone.shares(known, seat, actions), abs=1e-5)
    assert softened.thought.values.tolist() == alone.thought.values.tolist()


# Their file


def missing(file: Path) -> None:
    file.unlink()


def torn(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8")[:-20], encoding="utf-8")


def four(file: Path) -> None:
    file.write_text(json.dumps({"levels": [{"temperature": 1}] * 4}), encoding="utf-8")


def of_another_kind(file: Path) -> None:
    file.write_text(json.dumps({"levels": [{"anger": 3}] * 5}), encoding="utf-8")


def where_another_level_searches(file: Path) -> None:
    file.write_text(json.dumps({"levels": [{"simulations": 3}] * 5}), encoding="utf-8")


def below_nothing(file: Path) -> None:
    ways = [{"temperature": -1}, {}, {}, {"simulations": 3}, {"seconds": 1}]
    file.write_text(json.dumps({"levels": ways}), encoding="utf-8")


@pytest.mark.parametrize("spoil", [missing, torn, four, of_another_kind, where_another_level_searches, below_nothing])
def test_a_file_that_tells_no_levels_is_told_once_and_they_choose_as_usual(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, spoil: Callable[[Path], None]
) -> None:
    assert HARU.levels is not None
    file = tmp_path / "levels.json"
    file.write_text(HARU.levels.read_text(encoding="utf-8"), encoding="utf-8")
    spoil(file)
    with pytest.raises(BadLevels, match="does not tell how the levels choose"):
        read_levels(file)
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            assert [level.way for level in levels_of(replace(HARU, levels=file))] == list(USUAL)
    assert caplog.text.count("does not tell how the levels choose") == 1


def test_a_game_with_a_net_and_no_file_has_the_usual_levels() -> None:
    assert [level.way for level in levels_of(replace(HARU, levels=None))] == list(USUAL)


def test_levels_are_read_as_they_were_written() -> None:
    level = Level("level5", Way(seconds=1, solves=True), MEASURED)
    assert Level.read("level5", json.loads(json.dumps(level.as_json()))) == level


# The card


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [*GAMES, WITHOUT], ids=["cherry_tree", "haru_ichiban", "ishtar", "without a net"])
def test_every_level_has_a_name_a_character_and_a_card_in_every_language(game: Game, language: str) -> None:
    for level in levels_of(game):
        assert sentence(f"player-{level.name}", language=language)
        assert sentence(f"player-{level.name}-about", language=language)
        for one in (level, replace(level, strength=MEASURED)):
            assert all(sentence(message.id, message.arguments, language) for message in card_of(game, one))


def test_a_card_without_results_says_so_and_has_no_numbers_of_strength() -> None:
    told = [message.id for message in card_of(HARU, Level("level5", Way(seconds=1, solves=True)))]
    assert told == [
        "card-knows-guided",
        "card-knows-endings",
        "card-ignores-guided",
        "card-time-most",
        "card-unmeasured",
    ]


def test_a_card_speaks_of_solved_endings_only_where_a_game_solves_any() -> None:
    for game in GAMES:
        told = {message.id for message in card_of(game, Level("level5", Way(seconds=1, solves=True)))}
        assert ("card-knows-endings" in told) == (game.solve is not None)
        assert "card-knows-endings" not in {
            message.id for message in card_of(game, Level("level4", Way(simulations=3)))
        }


def test_a_card_tells_what_was_measured() -> None:
    level = Level("level5", Way(seconds=1), MEASURED)
    words = " ".join(sentence(message.id, message.arguments) for message in card_of(HARU, level))
    assert "Rating 900 (95% sure: 850 to 950), from 400 games." in words
    assert "Against Heron it won 70% of 400 games (95% sure: 66 to 74%)." in words
    assert "Measured with 0.1 seconds a move." in words
    quick = Level("level1", Way(temperature=9), replace(MEASURED, player="level1", seconds=0.004))
    words = " ".join(sentence(message.id, message.arguments) for message in card_of(HARU, quick))
    assert "It takes 4 ms for a move on average." in words
    quicker = replace(quick, strength=replace(MEASURED, seconds=0.00009))
    assert "It takes 0.1 ms" in " ".join(sentence(message.id, message.arguments) for message in card_of(HARU, quicker))
    assert "Measured with" not in words


def test_levels_that_play_without_their_net_claim_no_strength(tmp_path: Path) -> None:
    assert HARU.levels is not None
    file = tmp_path / "levels.json"
    levels = [replace(level, strength=MEASURED) for level in read_levels(HARU.levels)]
    file.write_text(command.as_text(levels, "a digest"), encoding="utf-8")
    assert all(level.strength == MEASURED for level in levels_of(replace(HARU, levels=file)))
    assert all(level.strength is None for level in levels_of(replace(WITHOUT, levels=file)))


@pytest.mark.parametrize(("temperature", "share"), [(0, 1.0), (1, 100 / 101), (2, 10 / 11), (1e9, 0.5)])
def test_how_often_the_clearly_better_move_is_made(temperature: float, share: float) -> None:
    assert clearly_better(temperature) == pytest.approx(share)


# Their strength, from results


STRENGTHS = {"random": 1.0, "level1": 3.0, "beginner": 4.0, "level2": 6.0, "level3": 12.0}
STRENGTHS |= {"level4": 24.0, "level5@0.1s": 48.0}


def test_strength_follows_from_results_on_a_scale_with_random_play_at_nothing() -> None:
    results = tournament(STRENGTHS, seeds=60)
    measured = command.measured(list(map(Level, LEVELS, USUAL)), results)
    for level, (name, strength) in zip(measured, [e for e in STRENGTHS.items() if e[0][:5] == "level"], strict=True):
        found = level.strength
        assert found is not None
        assert (found.player, found.games, found.seconds) == (name, 60 * 2 * 6, 0.0015)
        assert found.low < 400 * np.log10(strength) < found.high
        assert found.low < found.rating < found.high
    first, second = measured[0].strength, measured[1].strength
    assert first is not None
    assert second is not None
    assert [match.against for match in first.matches] == ["beginner", "random"]
    assert [match.against for match in second.matches] == ["level1", "beginner", "random"]
    assert all(match.games == 120 and match.low < match.wins < match.high for match in second.matches)


def test_without_results_no_strength_is_claimed() -> None:
    [level] = command.measured([Level("level5", USUAL[4], MEASURED)], [])
    assert level.strength is None
    assert '"net"' not in command.as_text([level], "a digest")


def test_results_of_players_who_never_met_are_refused() -> None:
    results = [result for result in tournament(STRENGTHS, seeds=2) if set(result.task.players) <= {"level1", "random"}]
    others = [r for r in tournament(STRENGTHS, seeds=2) if set(r.task.players) <= {"level2", "level3"}]
    with pytest.raises(SystemExit, match="never met"):
        command.measured(list(map(Level, LEVELS, USUAL)), [*results, *others])


@pytest.mark.parametrize("name", GAME_NAMES)
def test_the_kept_levels_follow_from_the_kept_results(name: str) -> None:
    game = hortus.load(name)
    if game.levels is not None:
        kept = game.levels.read_text(encoding="utf-8")
        levels = command.measured(read_levels(game.levels), command.kept_results(name))
        assert kept == command.as_text(levels, command.digest_of(name)), AGAIN


@pytest.mark.parametrize("name", GAME_NAMES)
def test_the_kept_strength_is_that_of_the_net_of_today(name: str) -> None:
    game = hortus.load(name)
    if game.levels is not None and game.net is not None:
        kept = json.loads(game.levels.read_text(encoding="utf-8"))
        is_measured = any("strength" in level for level in kept["levels"])
        assert not is_measured or kept["net"] == read_file(game.net)[1]["digest"], "another net: measure again"


def test_the_tables_of_the_page_are_those_of_the_levels() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert all(f"<!-- {name} -->" in page for name in command.TABLES)
    assert with_tables(page, command.TABLES) == page, AGAIN


def test_the_page_calls_the_levels_as_everybody_does() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in LEVELS:
        english, *others = (sentence(f"player-{name}", language=language) for language in LANGUAGES)
        assert f"| `{name}` | {english} ({', '.join(others)}) | {sentence(f'player-{name}-about')} |" in page


def test_a_table_tells_which_bars_were_not_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    levels = [Level("level4", Way(simulations=8), replace(MEASURED, player="level4"))]
    strong = Match("random", 400, 0.9, 0.88, 0.92), Match("beginner", 400, 0.9, 0.88, 0.92)
    levels.append(Level("level1", Way(temperature=8), replace(MEASURED, player="level1", matches=strong)))
    weak = replace(MEASURED, matches=(Match("level4", 400, 0.6, 0.55, 0.65),))
    levels.append(Level("level5", Way(seconds=1), weak))
    monkeypatch.setattr(command, "GAMES", {"haru_ichiban": "Haru Ichiban"})
    monkeypatch.setattr(command, "levels_of", lambda game: levels)
    assert command.matches_table().splitlines()[2:] == [
        "| Haru Ichiban | `level4` | `level4` | 400 | 70.0 % | 66.0 % | 74.0 % | 65 to 85 % |",
        "| Haru Ichiban | `level1` | `random` | 400 | 90.0 % | 88.0 % | 92.0 % | 75 to 100 % |",
        "| Haru Ichiban | `level1` | `beginner` | 400 | 90.0 % | 88.0 % | 92.0 % | 30 to 50 %: not reached |",
        "| Haru Ichiban | `level5@0.1s` | `level4` | 400 | 60.0 % | 55.0 % | 65.0 % | 65 to 85 %: not reached |",
    ]
    assert command.ratings_table().splitlines()[2] == (
        "| Haru Ichiban | Heron (`level4`) | search of 8 simulations | 900 | 850 to 950 | 400 | 0.10 s |"
    )
