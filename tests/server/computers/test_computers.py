"""Computer players at the tables: they decide legally, in time, from what their seat may know, whatever happens."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import hortus
from hortus.contract.generator import new_generator
from hortus.players.hints import Hints
from hortus.players.player import PLAYERS
from hortus.review import Judged
from hortus.server.computers import pool as computers_module
from hortus.server.computers.pool import Pool, decide, judge, question_of, smallest_first
from hortus.server.computers.workers import Worker
from hortus.server.errors import Busy
from hortus.server.incidents import Seldom
from tests.patience import LONG
from tests.server.house import until

pytestmark = [pytest.mark.interpreted_only, pytest.mark.thorough]

HARU = hortus.load("haru_ichiban", edition="croak")
NO = str.isdigit
"""Says no to the name of every game, over there too, where no function of this file could be found."""


@asynccontextmanager
async def at_work(**settings: Any) -> AsyncIterator[Pool]:
    computers = Pool(workers=1, **{"limit": LONG, **settings})
    await computers.start()
    try:
        yield computers
    finally:
        await computers.close()


def position_to_decide(game: hortus.Game = HARU) -> hortus.Position:
    """Both have drawn, the first has chosen a flower in secret, the second is to choose."""
    position = game.start()
    while position.to_act == hortus.CHANCE or len(position.legal_actions()) == 1:
        position.play(position.legal_actions()[0])
    position.play(position.legal_actions()[0])
    return position


async def chosen(computers: Pool, player: str, hurry: asyncio.Event | None = None, seed: int = 1) -> int:
    position = position_to_decide()
    seat = position.to_act
    known = position.seen_by(seat).state_bytes()
    action = await computers.choose(HARU, known, seat, player, seed, hurry or asyncio.Event())
    assert action in position.legal_actions(seat)
    return action


async def process_of(worker: Worker) -> int:
    return await asyncio.wrap_future(worker.ask(os.getpid, limit=LONG))


@asynccontextmanager
async def stopped(worker: Worker) -> AsyncIterator[None]:
    """Let the process of a worker stand still: nothing that is asked meanwhile is answered before the end."""
    pid = await process_of(worker)
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


def note_asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, tuple[Any, ...]]]:
    """Return a list to which everything that any worker is asked is added."""
    asked: list[tuple[Any, tuple[Any, ...]]] = []
    ask = Worker.ask

    def ask_noted(worker: Worker, function: Any, *arguments: Any, limit: float) -> Any:
        answer = ask(worker, function, *arguments, limit=limit)
        asked.append((function, arguments))
        return answer

    monkeypatch.setattr(Worker, "ask", ask_noted)
    return asked


def seconds_of_decisions(asked: list[tuple[Any, tuple[Any, ...]]]) -> list[float]:
    return [arguments[-1] for function, arguments in asked if function is decide]


def run(scene: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(scene(), LONG))


def test_quick_players_decide_as_they_do_elsewhere() -> None:
    async def scene() -> None:
        async with at_work() as computers:
            position = position_to_decide()
            for player in sorted(name for name, kind in PLAYERS.items() if not kind.searches):
                expected = hortus.player(HARU, player, seed=7).choose(position, position.to_act)
                assert await chosen(computers, player, seed=7) == expected

    run(scene)


async def warm(computers: Pool) -> None:
    assert computers._warming is not None
    await computers._warming


def hinted(computers: Pool) -> Awaitable[Hints]:
    position = position_to_decide()
    return computers.hint(HARU, position.known_bytes(position.to_act), position.to_act)


def test_hints_are_thought_about_over_there(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with at_work() as computers:
            await warm(computers)
            found = await hinted(computers)
            position = position_to_decide()
            assert {best.action for best in found.best} <= set(position.legal_actions(position.to_act))
            assert found.simulations > 0

    monkeypatch.setattr("hortus.server.computers.pool.hints_for", None)  # here, in the event loop, nobody can
    run(scene)


def test_no_hint_is_waited_for_where_the_computers_are_busy() -> None:
    async def scene() -> None:
        async with at_work() as computers:
            await warm(computers)
            [worker] = computers._searching
            async with stopped(worker):
                waiting = [worker.ask(os.getpid, limit=LONG) for _ in range(computers_module.MOST_BEFORE_HINT + 1)]
                with pytest.raises(Busy):
                    await hinted(computers)
            await asyncio.gather(*map(asyncio.wrap_future, waiting))
            await hinted(computers)

    run(scene)


def test_a_hint_that_takes_too_long_is_refused() -> None:
    async def scene() -> None:
        async with at_work(limit=0.001) as computers:
            with pytest.raises(Busy):  # they are not ready
                await hinted(computers)
            await warm(computers)
            with pytest.raises(Busy):
                await hinted(computers)

    run(scene)


def judged(computers: Pool) -> Awaitable[Judged | None]:
    position = position_to_decide()
    seat, action = position.to_act, position.legal_actions()[0]
    return computers.judge(HARU, position.known_bytes(seat), seat, action)


def test_a_finished_game_is_looked_at_over_there(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with at_work() as computers:
            await warm(computers)
            found = await judged(computers)
            assert found is not None
            assert found.worth >= found.loss >= 0
            assert sum(await computers.expect(HARU, HARU.start().state_bytes())) == pytest.approx(1)

    monkeypatch.setattr("hortus.server.computers.pool.Judge", None)  # here, in the event loop, nobody can
    run(scene)


def test_a_review_stands_back_behind_moves_and_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """It begins when nobody else waits, a piece at a time; and it is no decision that would shorten another."""
    asked = note_asked(monkeypatch)

    async def scene() -> None:
        async with at_work() as computers:
            await warm(computers)
            [worker] = computers._searching
            async with stopped(worker):
                busy = worker.ask(os.getpid, limit=LONG)
                pieces = [asyncio.ensure_future(judged(computers)) for _ in range(2)]
                moved = asyncio.create_task(chosen(computers, "level5"))
                await until(lambda: len(seconds_of_decisions(asked)) == 1)
                assert not any(function is judge for function, _ in asked)
            await asyncio.gather(moved, *pieces)
            assert busy.done()
            async with stopped(worker):
                piece = asyncio.ensure_future(judged(computers))
                await until(lambda: computers._reviewing is not None)
                moved = asyncio.create_task(chosen(computers, "level5"))
                await until(lambda: len(seconds_of_decisions(asked)) == 2)
            await asyncio.gather(moved, piece)

    monkeypatch.setattr(computers_module, "BEST_SECONDS", 0.06)
    run(scene)
    kinds = [function for function, _ in asked if function in (decide, judge)]
    assert kinds == [decide, judge, judge, judge, decide]
    assert seconds_of_decisions(asked) == [0.06 / 2, 0.06]  # another task was waiting when the first one came


def test_choose_when_a_review_has_just_been_answered_searches_as_long_as_usual(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = note_asked(monkeypatch)

    async def scene() -> None:
        async with at_work() as computers:
            await warm(computers)
            [computers._reviewing] = computers._searching  # the answer is there, but the review has not had its turn
            await chosen(computers, "level5")
            assert computers.replaced == 0

    monkeypatch.setattr(computers_module, "BEST_SECONDS", 0.06)
    run(scene)
    assert seconds_of_decisions(asked) == [0.06]


def test_a_review_that_cannot_be_made_now_is_told_so() -> None:
    async def scene() -> None:
        async with at_work(limit=0.001) as computers:
            with pytest.raises(Busy):  # they are not ready
                await judged(computers)
            await warm(computers)
            [worker] = computers._searching
            os.kill(await process_of(worker), signal.SIGKILL)
            await judged(computers)  # by the process that came after it

    run(scene)


def test_every_computer_player_is_quick_or_searches() -> None:
    assert {name for name, kind in PLAYERS.items() if kind.searches} == {
        "plain",
        "search",
        "level4",
        "level5",
        "level5-2026",
    }


def test_the_more_decisions_wait_the_shorter_each_is_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with at_work() as computers:
            await warm(computers)
            async with stopped(*computers._searching):
                moved = [asyncio.create_task(chosen(computers, "level5")) for _ in range(3)]
                await until(lambda: len(seconds_of_decisions(asked)) == 3)
            await asyncio.gather(*moved)

    asked = note_asked(monkeypatch)
    monkeypatch.setattr(computers_module, "BEST_SECONDS", 0.06)
    run(scene)
    assert seconds_of_decisions(asked) == [0.06, 0.06 / 2, 0.06 / 3]


def test_a_worker_is_told_nothing_that_the_seat_may_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that the seat cannot tell apart: the same is sent."""
    position = position_to_decide()
    seat = position.to_act
    other = next(
        world
        for number in range(100)
        if (world := position.filled(seat, new_generator(number))).state_bytes() != position.state_bytes()
    )
    sent: list[Any] = []
    exchange = Worker._exchange

    def overheard(worker: Worker, question: Any, limit: float) -> Any:
        sent.append(question)
        return exchange(worker, question, limit)

    async def scene() -> None:
        async with at_work() as computers:
            for world in (position, other):
                known = world.seen_by(seat).state_bytes()
                await computers.choose(HARU, known, seat, "greedy", 1, asyncio.Event())

    monkeypatch.setattr(Worker, "_exchange", overheard)
    run(scene)
    first, second = [arguments for function, arguments in sent if function is decide]
    assert first == second
    assert not {position.state_bytes(), other.state_bytes()} & set(first)


def test_somebody_in_a_hurry_gets_a_quick_decision(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with at_work() as computers:
            hurry = asyncio.Event()
            blocked = computers.workers[-1].ask(time.sleep, LONG, limit=LONG)
            deciding = asyncio.create_task(chosen(computers, "level5", hurry))
            await asyncio.sleep(0)
            hurry.set()
            await deciding
            assert not blocked.done()

    run(scene)
    assert "greedy decides for level5 of haru_ichiban: NotReady('somebody is in a hurry')" in caplog.text


def test_while_a_game_is_being_compiled_a_quick_player_decides(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    compiling = asyncio.Event()

    async def endless(name: str) -> None:
        compiling.set()
        await asyncio.Event().wait()

    async def scene() -> None:
        async with at_work(patience=0.01) as computers:
            computers._seldom = Seldom(seconds=0.0)
            await compiling.wait()
            await chosen(computers, "level4")
            assert not computers.is_ready("haru_ichiban")
            computers._patience = LONG  # whoever waited once need not wait for every decision
            await chosen(computers, "level4")

    monkeypatch.setattr(computers_module, "is_ready_here", NO)
    monkeypatch.setattr(computers_module, "compile_apart", endless)
    run(scene)
    told = "greedy decides for level4 of haru_ichiban: NotReady('haru_ichiban is still being compiled')"
    assert caplog.text.count(told) == 2


def test_who_decides_instead_is_not_told_each_time(caplog: pytest.LogCaptureFixture) -> None:
    computers = Pool()
    for _ in range(3):
        computers._replace("greedy decides for level4")
    assert caplog.messages == ["computer_replaced: greedy decides for level4"]
    assert computers.replaced == 3


def test_what_cannot_be_made_ready_is_left_the_rest_goes_on_and_it_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first, *others = smallest_first()
    tried: list[str] = []

    async def failing_at_first(name: str) -> None:
        tried.append(name)
        if tried == [first]:
            raise OSError("the disk is full")

    async def scene() -> None:
        async with at_work() as computers:
            assert computers._warming is not None
            await computers._warming
            assert all(map(computers.is_ready, hortus.games()))

    monkeypatch.setattr(computers_module, "AGAIN_SECONDS", 0.0)
    monkeypatch.setattr(computers_module, "is_ready_here", NO)
    monkeypatch.setattr(computers_module, "load_ready", NO)
    monkeypatch.setattr(computers_module, "load_quick", NO)
    monkeypatch.setattr(computers_module, "compile_apart", failing_at_first)
    run(scene)
    assert tried == [first, *others, first]
    assert caplog.text.count("could not be made ready") == 1


def test_what_one_server_process_compiles_the_others_wait_for_and_load(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compiled: list[str] = []

    async def compile_once(name: str) -> None:
        compiled.append(name)
        await asyncio.sleep(0.01)  # the others come meanwhile
        (tmp_path / name).touch()

    async def scene() -> None:
        async with at_work() as computers, at_work() as others:
            await asyncio.gather(warm(computers), warm(others))
            assert all(map(computers.is_ready, hortus.games()))
            assert all(map(others.is_ready, hortus.games()))

    monkeypatch.setenv("HORTUS_CACHE", str(tmp_path))  # put back afterwards: those that start set it
    monkeypatch.setattr(computers_module, "writable_root", lambda: tmp_path)
    monkeypatch.setattr(computers_module, "is_ready_here", os.path.exists)
    monkeypatch.setattr(computers_module, "compile_apart", compile_once)
    monkeypatch.chdir(tmp_path)
    run(scene)
    assert sorted(compiled) == sorted(hortus.games())


def test_a_decision_that_takes_too_long_is_made_by_somebody_simple(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with at_work(patience=LONG) as computers:  # machine code may come as late as it likes
            for worker in computers.workers:
                await process_of(worker)
                worker.ask(time.sleep, LONG, limit=LONG)
            computers._limit = 0.05
            await chosen(computers, "level5")

    run(scene)
    assert "nothing within 0.05 seconds" in caplog.text
    assert "the first legal action is played for greedy of haru_ichiban: TimeoutError" in caplog.text


def test_a_worker_that_is_killed_is_replaced_and_decides_again(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with at_work() as computers:
            before = [await process_of(worker) for worker in computers.workers]
            for pid in before:
                os.kill(pid, signal.SIGKILL)
            await chosen(computers, "level1")
            after = [await process_of(worker) for worker in computers.workers]
            assert not set(before) & set(after)

    run(scene)


def test_a_player_that_nobody_knows_is_replaced_too(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with at_work() as computers:
            await chosen(computers, "grandmaster")

    run(scene)
    assert "unknown-player" in caplog.text or "grandmaster" in caplog.text


def test_an_illegal_choice_is_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, position: hortus.Position, seat: int) -> int:
            return -1

    monkeypatch.setattr(computers_module, "player_by_name", lambda *_, **__: Cheat())
    position = position_to_decide()
    known = position.seen_by(position.to_act).state_bytes()
    with pytest.raises(ValueError, match="which is not legal"):
        decide(*question_of(HARU, known, position.to_act), "cheat", 1, None)


def test_the_smallest_game_is_ready_first() -> None:
    assert smallest_first()[0] == "haru_ichiban"
    assert set(smallest_first()) == set(hortus.games())


def test_no_process_is_left_when_all_is_closed() -> None:
    async def scene() -> list[int]:
        async with at_work() as computers:
            return [await process_of(worker) for worker in computers.workers]

    for pid in asyncio.run(scene()):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
