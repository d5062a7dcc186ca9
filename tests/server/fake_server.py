"""A supervisor with processes that serve nothing: `python fake_server.py COUNT FOLDER`.

They tell who they are to whoever asks, note in FOLDER what happens to them, and behave as FOLDER/behaviour says. They
speak to the supervisor in the words of `hortus.server.crew`, written down here once more: a newer or an older process
has to be understood too.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
from pathlib import Path
from subprocess import Popen
from threading import Event

from hortus.server.door import CannotServe, listen, stop_taking

CRASHED = 7
HANGS_S = 60


class FakeProcess:
    def __init__(self, place: str, folder: Path) -> None:
        self.number, _, listener, line = map(int, place.split())
        self.listener, self.line = socket.socket(fileno=listener), socket.socket(fileno=line)
        self.folder = folder
        self.leaving = asyncio.Event()

    def note(self, what: str) -> None:
        with (self.folder / "notes").open("a") as notes:
            notes.write(f"{what} {self.number} {os.getpid()}\n")

    def somebody_serves(self) -> bool:
        happened = [line.split()[0] for line in (self.folder / "notes").read_text().splitlines()]
        return happened.count("serves") > happened.count("leaves")

    def say(self, **what: object) -> None:
        self.line.sendall(json.dumps(what).encode() + b"\n")

    async def run(self, behaviour: str) -> int:
        self.note("starts")
        if behaviour == "crashes":
            return CRASHED
        if behaviour == "stops":
            os.kill(os.getpid(), signal.SIGSTOP)
        if behaviour == "refuses":
            self.say(code="port_taken", id="serve-port-taken", arguments={"port": 7})
            return 2
        if behaviour == "is unlike" and self.somebody_serves():
            self.say(code="storage_failed", id="server-database-unlike", arguments={"address": "10.0.0.5"})
            return 2
        loop = asyncio.get_running_loop()
        leave = (lambda: None) if behaviour == "is deaf" else self.leaving.set
        loop.add_signal_handler(signal.SIGTERM, leave)
        hears_heartbeats = behaviour != "is old"
        loop.add_reader(self.line, self.answer_supervisor if hears_heartbeats else self.leaving.set)
        server = await asyncio.start_server(self.answer, sock=self.listener)
        self.note("serves")
        told = {"heartbeat": True} if hears_heartbeats else {}
        self.say(news=f"News of process {self.number}", address="http://nowhere/", more="than is known", **told)
        await self.leaving.wait()
        self.note("leaves")
        await stop_taking([server])
        while others := asyncio.all_tasks() - {asyncio.current_task()}:  # one that takes a line begins one that answers
            await asyncio.wait(others)
        return 0

    def answer_supervisor(self) -> None:
        if heartbeat := self.line.recv(64):
            self.line.send(heartbeat)
        else:
            asyncio.get_running_loop().remove_reader(self.line)
            self.leaving.set()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        match (await reader.readline()).strip():
            case b"who":
                writer.write(f"{self.number} {os.getpid()}\n".encode())
            case b"wait":  # until the process has to leave
                self.note("waits")
                await self.leaving.wait()
                writer.write(b"done\n")
            case b"die":
                os._exit(CRASHED)
            case b"hang":
                self.note("hangs")
                Event().wait(HANGS_S)
            case b"employ":
                self.note("employs")
                writer.write(f"{Popen(['sleep', str(HANGS_S)]).pid}\n".encode())
        await writer.drain()
        writer.close()


def supervise(count: int) -> int:
    from hortus.command import complaint
    from hortus.server import supervisor

    supervisor.FIRST_PAUSE, supervisor.LONGEST_PAUSE = 0.001, 0.004
    for name in ("HEARTBEAT_S", "TURN_S", "START_TIMEOUT_S"):
        setattr(supervisor, name, float(os.environ.get(name, getattr(supervisor, name))))

    async def tell(news: str, address: str) -> None:
        print(listener.getsockname()[1], news, flush=True)

    async def run() -> int:
        return await supervisor.Supervisor([sys.executable, *sys.orig_argv[1:]], count, listener, tell).run()

    with listen("127.0.0.1", 0) as listener:
        try:
            return asyncio.run(run()) - signal.SIGTERM
        except CannotServe as error:
            print(complaint(error, "en"), file=sys.stderr)
            return 2


def main() -> int:
    count, folder = int(sys.argv[1]), Path(sys.argv[2])
    place = os.environ.get("HORTUS_MEMBER")
    if place is None:
        return supervise(count)
    return asyncio.run(FakeProcess(place, folder).run((folder / "behaviour").read_text()))


if __name__ == "__main__":
    sys.exit(main())
