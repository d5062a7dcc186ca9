"""`hortus serve --processes N`: one port, several processes, and nobody who notices when one of them is replaced."""

from __future__ import annotations

import asyncio
import json
import os
import pty
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event

import pytest

from hortus.server import supervisor
from hortus.server.crew import Member, member_in
from hortus.server.door import CannotServe
from hortus.server.supervisor import HEARTBEAT_S, LONGEST_PAUSE, MOST_MISSED, MOST_TRIES, Kept, Process
from tests.patience import LONG, wait_until

pytestmark = [
    pytest.mark.interpreted_only,
    pytest.mark.long,
    pytest.mark.skipif(os.name != "posix", reason="one process only, elsewhere"),
]

SCRIPT = Path(__file__).with_name("fake_server.py")


class Fake:
    """A supervisor and its fake processes."""

    def __init__(self, folder: Path, process: subprocess.Popen[str]) -> None:
        self.folder = folder
        self.process = process

    def meet(self) -> str:
        """What it tells at the start."""
        assert self.process.stdout is not None
        port, _, news = self.process.stdout.readline().strip().partition(" ")
        self.port = int(port)
        return news

    def behave(self, how: str) -> None:
        (self.folder / "behaviour").write_text(how)

    def notes(self, what: str) -> list[tuple[int, int]]:
        """Number and process id of everybody to whom it happened, in this order."""
        notes = self.folder / "notes"
        lines = [line.split() for line in notes.read_text().splitlines()] if notes.exists() else []
        return [(int(number), int(pid)) for happened, number, pid in lines if happened == what]

    def line(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=LONG)

    def ask(self, what: str) -> str:
        with self.line() as line:
            line.sendall(f"{what}\n".encode())
            return line.makefile().readline().strip()

    def who(self) -> tuple[int, int]:
        number, pid = self.ask("who").split()
        return int(number), int(pid)

    def send(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def last_words(self) -> tuple[int, str, str]:
        """Exit status, and what was not read yet: `communicate` would lose what is buffered."""
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        status = self.process.wait(LONG)
        return status, self.process.stdout.read(), self.process.stderr.read()

    def has_left_nobody(self) -> bool:
        return not any(is_alive(pid) for _, pid in self.notes("starts"))


def is_alive(pid: int) -> bool:
    """Return whether a process runs; it may end between any two of these lines."""
    try:
        os.kill(pid, 0)
        if sys.platform != "linux":
            return True
        _, _, after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")
        return after_name.split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


@contextmanager
def supervised(
    folder: Path,
    count: int = 2,
    behaviour: str = "is good",
    stdin: int | None = None,
    heartbeat_s: float = HEARTBEAT_S,
    **seconds: float,
) -> Iterator[Fake]:
    """`seconds` replaces constants of the supervisor."""
    (folder / "behaviour").write_text(behaviour)
    with subprocess.Popen(
        [sys.executable, str(SCRIPT), str(count), str(folder)],
        stdin=subprocess.DEVNULL if stdin is None else stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "HEARTBEAT_S": str(heartbeat_s), **{name: str(value) for name, value in seconds.items()}},
    ) as process:
        fake = Fake(folder, process)
        try:
            yield fake
        finally:
            process.kill()
            for _, pid in fake.notes("starts"):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)
            wait_until(fake.has_left_nobody)


def all_serve(fake: Fake, count: int = 2) -> None:
    wait_until(lambda: len(fake.notes("serves")) >= count)


def test_all_processes_take_lines_at_one_port_and_the_news_is_told_once(tmp_path: Path) -> None:
    with supervised(tmp_path, count=3) as fake:
        assert fake.meet() == "News of process 1"
        met: set[int] = set()

        def has_met_all() -> bool:
            met.add(fake.who()[0])
            return met == {1, 2, 3}

        all_serve(fake, 3)
        with fake.line(), fake.line():  # whoever holds a line is not always the one to take the next
            wait_until(has_met_all)
        fake.send(signal.SIGTERM)
        assert fake.last_words() == (0, "", "")


def test_one_that_dies_is_started_again_in_its_place(tmp_path: Path) -> None:
    with supervised(tmp_path) as fake:
        fake.meet()
        all_serve(fake)
        number, pid = fake.who()
        os.kill(pid, signal.SIGKILL)
        wait_until(lambda: len(fake.notes("serves")) == 3)
        assert fake.notes("serves")[-1][0] == number
        assert fake.who()[1] != pid
        fake.send(signal.SIGTERM)
        code, _, trouble = fake.last_words()
    assert code == 0
    assert f"crew_lost: Process {number} of the server died (SIGKILL)" in trouble


SOON = 0.3
"""Seconds between two heartbeats, where a process is to be found hung. A healthy one answers one of ten in time."""
START_SOON = 5.0
"""Seconds for a process to start, where one is to be found hung. A healthy one takes a fraction of a second."""


@pytest.mark.parametrize("how", ["stopped", "stuck"])
def test_supervisor_replaces_a_process_that_hangs(tmp_path: Path, how: str) -> None:
    with supervised(tmp_path, count=1, heartbeat_s=SOON) as fake:
        fake.meet()
        with fake.line() as line:
            if how == "stopped":
                _, pid = fake.notes("serves")[-1]
                os.kill(pid, signal.SIGSTOP)
            else:
                line.sendall(b"hang\n")
                wait_until(lambda: bool(fake.notes("hangs")))
                [(_, pid)] = fake.notes("hangs")
            wait_until(lambda: not is_alive(pid) and fake.notes("serves")[-1][1] != pid)
        fake.send(signal.SIGTERM)
        code, _, trouble = fake.last_words()
    assert code == 0
    assert trouble.startswith("process_hung: Process 1 of the server has not answered")
    assert "crew_lost: " not in trouble


def test_a_process_that_hangs_while_it_starts_does_not_keep_others_from_starting(tmp_path: Path) -> None:
    with supervised(tmp_path, count=3, TURN_S=0.1) as fake:
        fake.meet()
        all_serve(fake, 3)
        served = fake.notes("serves")
        fake.behave("stops")
        os.kill(served[0][1], signal.SIGKILL)
        wait_until(lambda: len(fake.notes("starts")) == 4)
        fake.behave("is good")
        os.kill(served[1][1], signal.SIGKILL)
        all_serve(fake, 4)
        assert fake.notes("serves")[-1][0] == served[1][0]


def test_supervisor_replaces_a_process_that_hangs_while_it_starts(tmp_path: Path) -> None:
    with supervised(tmp_path, START_TIMEOUT_S=START_SOON) as fake:
        fake.meet()
        all_serve(fake)
        number, pid = fake.notes("serves")[0]
        fake.behave("stops")
        os.kill(pid, signal.SIGKILL)
        wait_until(lambda: len(fake.notes("starts")) >= 3)  # more where the machine is slow
        fake.behave("is good")
        wait_until(lambda: any(other == number for other, new in fake.notes("serves") if new != pid))
        fake.send(signal.SIGTERM)
        _, _, trouble = fake.last_words()
    assert "process_hung: A process of the server has not started within" in trouble


def test_supervisor_kills_what_a_hung_process_has_started(tmp_path: Path) -> None:
    with supervised(tmp_path, count=1, heartbeat_s=SOON) as fake:
        fake.meet()
        worker = int(fake.ask("employ"))
        assert is_alive(worker)
        os.kill(fake.notes("employs")[0][1], signal.SIGSTOP)
        wait_until(lambda: not is_alive(worker))


def test_a_process_of_an_older_version_is_not_asked_for_heartbeats(tmp_path: Path) -> None:
    """To such a process anything on that socket means that the supervisor has ended."""
    with supervised(tmp_path, count=1, behaviour="is old", heartbeat_s=SOON / 50) as fake:
        fake.meet()
        fake.who()
        fake.send(signal.SIGTERM)
        assert fake.last_words() == (0, "", "")
        assert len(fake.notes("starts")) == 1


class Heart:
    """A process from the supervisor's side, whose other end and whose time are the test's."""

    def __init__(self, process: Process, there: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
        self.process = process
        self.there = there
        self.loop = asyncio.get_running_loop()
        real_time, self.ahead = self.loop.time, 0.0
        monkeypatch.setattr(self.loop, "time", lambda: real_time() + self.ahead)
        self.hangs = asyncio.create_task(process.hangs())

    async def beat(self, *, is_answered: bool, seconds: float = HEARTBEAT_S) -> None:
        """One heartbeat is sent, and this much time passes."""
        heartbeat = asyncio.create_task(self.loop.sock_recv(self.there, 64))
        await asyncio.wait({heartbeat, self.hangs}, return_when=asyncio.FIRST_COMPLETED)
        assert heartbeat.done(), "the process was taken for hung"
        if is_answered:
            await self.loop.sock_sendall(self.there, heartbeat.result())
        self.ahead += seconds


def with_heart(monkeypatch: pytest.MonkeyPatch, story: Callable[[Heart], Awaitable[None]]) -> None:
    async def scene() -> None:
        here, there = socket.socketpair()
        here.setblocking(False)
        there.setblocking(False)
        deaf = await asyncio.create_subprocess_exec(
            "sh", "-c", "trap '' TERM; echo; exec sleep 1000", stdout=subprocess.PIPE, process_group=0
        )
        assert deaf.stdout
        await deaf.stdout.readline()
        process = Process(deaf, here)
        there.send(json.dumps({"news": "", "address": "", "heartbeat": True}).encode() + b"\n")
        await process.first_words(LONG)
        try:
            await story(Heart(process, there, monkeypatch))
        finally:
            process.kill()
            await process.gone()
            there.close()

    asyncio.run(scene())


def test_a_process_hangs_once_it_has_missed_ten_heartbeats(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(heart: Heart) -> None:
        for number in range(3 * MOST_MISSED):
            await heart.beat(is_answered=number % MOST_MISSED == 0)  # all but the last one are missed
        assert not heart.hangs.done()
        await heart.beat(is_answered=False)
        assert await heart.hangs

    with_heart(monkeypatch, story)


def test_a_machine_that_was_suspended_is_not_held_against_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is a supervisor that was stopped: what counts is how often it asked, and not for how long it slept."""

    async def story(heart: Heart) -> None:
        for number in range(3 * MOST_MISSED):
            await heart.beat(is_answered=number % 2 == 1, seconds=3600.0)
        assert not heart.hangs.done()
        heart.hangs.cancel()

    with_heart(monkeypatch, story)


def test_a_process_that_was_told_to_end_does_not_count_as_hung(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(heart: Heart) -> None:
        ending = asyncio.create_task(heart.process.end())
        await heart.beat(is_answered=False)
        assert not await heart.hangs
        with pytest.raises(BlockingIOError):  # no further heartbeat was sent
            heart.there.recv(64)
        assert heart.process.is_alive
        heart.process.kill()
        await ending

    monkeypatch.setattr(supervisor, "END_SECONDS", LONG)
    with_heart(monkeypatch, story)


@pytest.mark.parametrize("how", ["SIGTERM", "SIGINT", "Ctrl-C"])
def test_when_it_ends_what_is_under_way_is_answered(tmp_path: Path, how: str) -> None:
    with supervised(tmp_path) as fake:
        fake.meet()
        all_serve(fake)
        with fake.line() as line:
            line.sendall(b"wait\n")
            wait_until(lambda: bool(fake.notes("waits")))
            if how == "Ctrl-C":
                os.killpg(fake.process.pid, signal.SIGINT)  # a terminal tells everybody whom it knows
            else:
                fake.send(signal.Signals[how])
            assert line.makefile().readline() == "done\n"
        _, _, trouble = fake.last_words()
        assert trouble == ""
        assert len(fake.notes("leaves")) == 2
        assert fake.has_left_nobody()


def test_the_second_signal_ends_those_who_do_not_listen(tmp_path: Path) -> None:
    with supervised(tmp_path, behaviour="is deaf") as fake:
        fake.meet()
        all_serve(fake)
        fake.send(signal.SIGTERM)
        fake.send(signal.SIGINT)
        _, _, trouble = fake.last_words()
        assert trouble == ""  # and not that they were waited for in vain
        assert not fake.notes("leaves")
        assert fake.has_left_nobody()


def test_a_rolling_restart_renews_all_and_nobody_is_turned_away(tmp_path: Path) -> None:
    with supervised(tmp_path) as fake:
        fake.meet()
        all_serve(fake)
        answers: list[int] = []
        enough = Event()

        def keep_asking() -> None:
            while not enough.is_set():
                answers.append(fake.who()[1])  # raises if nobody answers

        old = {pid for _, pid in fake.notes("serves")}
        with ThreadPoolExecutor(1) as guests:
            asking = guests.submit(keep_asking)
            with fake.line() as line:
                line.sendall(b"wait\n")
                wait_until(lambda: bool(fake.notes("waits")))
                fake.send(signal.SIGHUP)
                assert line.makefile().readline() == "done\n"
            wait_until(lambda: len(fake.notes("leaves")) == 2)
            new = {pid for _, pid in fake.notes("serves")} - old
            wait_until(lambda: asking.done() or bool(new & set(answers[-1:])))
            enough.set()
            asking.result()
        assert len(new) == 2
        assert set(answers) <= old | new
        happened = [line.split()[0] for line in (tmp_path / "notes").read_text().splitlines()]
        told = [what for what in happened if what in ("serves", "leaves")]
        assert told == ["serves", "serves", "serves", "leaves", "serves", "leaves"]
        fake.send(signal.SIGTERM)
        assert fake.last_words() == (0, "", "")


def test_when_the_new_ones_cannot_serve_the_old_ones_go_on(tmp_path: Path) -> None:
    with supervised(tmp_path) as fake:
        fake.meet()
        all_serve(fake)
        fake.behave("refuses")
        fake.send(signal.SIGHUP)
        wait_until(lambda: len(fake.notes("starts")) == 3)
        fake.behave("is good")
        wait_until(lambda: not is_alive(fake.notes("starts")[2][1]))
        old = {pid for _, pid in fake.notes("serves")}
        assert fake.who()[1] in old
        fake.send(signal.SIGHUP)
        wait_until(lambda: len(fake.notes("leaves")) == 2)
        assert fake.who()[1] not in old
        fake.send(signal.SIGTERM)
        code, _, trouble = fake.last_words()
    assert code == 0
    assert trouble.count("restart_refused: ") == 1
    assert "Another program already listens at port 7" in trouble


def test_a_new_version_is_started_when_all_old_ones_have_ended_and_whoever_comes_meanwhile_waits(
    tmp_path: Path,
) -> None:
    with supervised(tmp_path) as fake:
        fake.meet()
        all_serve(fake)
        old = {pid for _, pid in fake.notes("serves")}
        fake.behave("is unlike")
        fake.send(signal.SIGHUP)
        wait_until(lambda: len(fake.notes("leaves")) == 2)
        assert fake.who()[1] not in old
        fake.behave("is good")  # the second of them is like the first
        wait_until(lambda: len(fake.notes("serves")) == 4)
        fake.send(signal.SIGTERM)
        code, _, trouble = fake.last_words()
    assert code == 0
    assert trouble.count("restart_together: ") == 1


def test_what_cannot_be_done_is_said_once_and_ends_everything(tmp_path: Path) -> None:
    with supervised(tmp_path, behaviour="refuses") as fake:
        code, said, trouble = fake.last_words()
        assert (code, said) == (2, "")
        assert trouble.startswith("hortus: Another program already listens at port 7.")
        assert trouble.endswith("[port_taken]\n")
        assert trouble.count("\n") == 1
        assert len(fake.notes("starts")) == 1


def test_those_who_die_again_and_again_at_the_start_end_everything(tmp_path: Path) -> None:
    with supervised(tmp_path, behaviour="crashes") as fake:
        code, _, trouble = fake.last_words()
        assert code == 2
        assert "ended before it could serve (status 7)" in trouble.splitlines()[-1]
        assert trouble.endswith("[cannot_serve]\n")
        assert len(fake.notes("starts")) == MOST_TRIES


def test_while_somebody_serves_the_others_are_tried_again_and_again(tmp_path: Path) -> None:
    with supervised(tmp_path) as fake:
        fake.meet()
        all_serve(fake)
        fake.behave("refuses")
        os.kill(fake.who()[1], signal.SIGKILL)
        wait_until(lambda: len(fake.notes("starts")) > 2 + 2 * MOST_TRIES)
        fake.who()
        fake.behave("is good")
        all_serve(fake, 3)
        fake.send(signal.SIGTERM)
        assert fake.last_words()[0] == 0


def test_without_a_supervisor_the_processes_end_by_themselves(tmp_path: Path) -> None:
    with supervised(tmp_path) as fake:
        fake.meet()
        all_serve(fake)
        fake.send(signal.SIGKILL)
        wait_until(lambda: len(fake.notes("leaves")) == 2)
        wait_until(fake.has_left_nobody)


def test_it_ends_when_its_terminal_is_closed(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    with supervised(tmp_path, stdin=theirs) as fake:
        os.close(theirs)
        fake.meet()
        all_serve(fake)
        fake.send(signal.SIGHUP)  # as of somebody who wants new processes
        wait_until(lambda: len(fake.notes("leaves")) == 2)
        os.close(ours)
        fake.send(signal.SIGHUP)  # as of the terminal
        fake.last_words()
        assert len(fake.notes("leaves")) == 4


# Members


def test_pauses_grow_and_the_first_time_there_is_none() -> None:
    pauses = [Kept(1, deaths=deaths).pause for deaths in range(12)]
    assert pauses[:4] == [0, 0, 0.5, 1]
    assert pauses == sorted(pauses)
    assert pauses[-1] == LONGEST_PAUSE


@pytest.mark.parametrize("amount", [1, 3, 4, 9])
def test_what_is_for_the_whole_server_is_shared_out_and_everybody_has_one(amount: int) -> None:
    shares = [Member(number, 4, -1, -1).share_of(amount) for number in range(1, 5)]
    assert sum(shares) == max(amount, 4)
    assert max(shares) - min(shares) <= 1


def test_whoever_a_process_starts_is_no_member() -> None:
    environment = {"HORTUS_MEMBER": str(Member(2, 4, 5, 7)), "LANGUAGE": "en"}
    assert member_in(environment) == Member(2, 4, 5, 7)
    assert environment == {"LANGUAGE": "en"}
    assert member_in(environment) is None


def test_a_process_that_cannot_serve_says_so_to_the_supervisor() -> None:
    here, there = socket.socketpair()
    place = Member(1, 2, -1, there.detach())
    with pytest.raises(SystemExit), place.saying_why_not():
        raise CannotServe("serve-bad-port", text="x")
    with here:
        told = json.loads(here.makefile().read())
    assert told == {"code": "cannot_serve", "id": "serve-bad-port", "arguments": {"text": "x"}}


def test_a_process_answers_heartbeats_in_its_loop_until_its_supervisor_ends() -> None:
    async def scene() -> None:
        loop = asyncio.get_running_loop()
        here, there = socket.socketpair()
        here.setblocking(False)
        left = asyncio.Event()
        member = Member(1, 2, -1, there.detach())
        with member.saying_why_not():
            member.answer_supervisor(left.set)
            for _ in range(3):
                await loop.sock_sendall(here, b".")
                assert await loop.sock_recv(here, 64) == b"."
            member.say_ready("News", "http://nowhere/")
            assert json.loads(await loop.sock_recv(here, 4_096))["heartbeat"]
            assert not left.is_set()
            here.close()
            await left.wait()

    asyncio.run(scene())


def test_how_a_process_ended_is_heard_of_by_whoever_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """If somebody else looked whether it has ended, asyncio would report a status of its own making."""

    def looked(process: subprocess.Popen[bytes]) -> int | None:
        raise AssertionError("somebody looked")

    async def scene() -> str:
        here, there = socket.socketpair()
        with there:
            sleeper = [sys.executable, "-c", f"import time; time.sleep({LONG})"]
            process = Process(await asyncio.create_subprocess_exec(*sleeper), here)
            monkeypatch.setattr(subprocess.Popen, "poll", looked)
            await process.end()
            return await process.gone()

    assert asyncio.run(scene()) == "SIGTERM"
