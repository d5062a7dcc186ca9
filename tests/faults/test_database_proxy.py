"""A proxy does to a line what it is told to do, and nothing else."""

from __future__ import annotations

import asyncio
import random
from asyncio import StreamReader, StreamWriter
from collections.abc import Awaitable, Callable

import pytest

from tests.faults.database_proxy import DatabaseProxy
from tests.patience import LONG
from tests.server.house import until

pytestmark = pytest.mark.interpreted_only


class Echo:
    """Says again what it hears."""

    def __init__(self) -> None:
        self.lines = 0
        self.talking = 0  # lines that are still open
        self.heard = b""

    async def answer(self, reader: StreamReader, writer: StreamWriter) -> None:
        self.lines += 1
        self.talking += 1
        try:
            while words := await reader.read(100):
                self.heard += words
                writer.write(words)
        except OSError:
            pass
        writer.close()
        self.talking -= 1


Line = tuple[StreamReader, StreamWriter]


class Lines:
    """Through a proxy to an echo."""

    def __init__(self, proxy: DatabaseProxy, port: int, echo: Echo) -> None:
        self.proxy, self.echo = proxy, echo
        self._port = port
        self._open: list[StreamWriter] = []

    async def call(self) -> Line:
        line = await asyncio.open_connection("127.0.0.1", self._port)
        self._open.append(line[1])
        return line

    async def close(self) -> None:
        for writer in self._open:
            writer.close()
        await until(lambda: not self.echo.talking)


async def says_again(line: Line, words: bytes) -> bool:
    reader, writer = line
    try:
        writer.write(words)
        return await reader.readexactly(len(words)) == words
    except (OSError, EOFError):
        return False


def told(story: Callable[[Lines], Awaitable[None]]) -> None:
    async def run() -> None:
        echo = Echo()
        async with await asyncio.start_server(echo.answer, "127.0.0.1", 0) as server:
            proxy = DatabaseProxy(server.sockets[0].getsockname()[1], random.Random(1))
            lines = Lines(proxy, await proxy.open(), echo)
            try:
                async with asyncio.timeout(LONG):
                    await story(lines)
            finally:
                await proxy.close()
                await lines.close()

    asyncio.run(run())


def test_words_get_through_both_ways() -> None:
    async def story(lines: Lines) -> None:
        assert await says_again(await lines.call(), b"hello")

    told(story)


def test_dropped_lines_break_and_new_ones_do_not() -> None:
    async def story(lines: Lines) -> None:
        line = await lines.call()
        assert await says_again(line, b"hello")
        lines.proxy.drop()
        assert not await says_again(line, b"hello")
        assert await says_again(await lines.call(), b"hello")

    told(story)


def test_who_is_cut_off_gets_no_line_until_it_is_healed() -> None:
    async def story(lines: Lines) -> None:
        line = await lines.call()
        assert await says_again(line, b"hello")
        lines.proxy.cut()
        assert not await says_again(line, b"hello")
        assert not await says_again(await lines.call(), b"hello")
        lines.proxy.heal()
        assert await says_again(await lines.call(), b"hello")

    told(story)


def test_what_was_said_in_silence_arrives_later() -> None:
    async def story(lines: Lines) -> None:
        line = await lines.call()
        assert await says_again(line, b"before")
        lines.proxy.silence()
        saying = asyncio.create_task(says_again(line, b"later"))
        other = asyncio.create_task(says_again(await lines.call(), b"later too"))
        await until(lambda: lines.echo.lines == 2)
        assert lines.echo.heard == b"before"
        lines.proxy.heal()
        assert await saying
        assert await other

    told(story)


def test_beside_a_line_that_is_led_astray_there_is_another_that_begins_like_it() -> None:
    async def story(lines: Lines) -> None:
        lines.proxy.lead_astray()
        line = await lines.call()
        assert await says_again(line, b"one")
        assert await says_again(line, b"two")
        await until(lambda: lines.echo.heard.count(b"one") == 2)
        assert lines.echo.lines == 2
        assert lines.echo.heard.count(b"two") == 1

    told(story)


def test_delayed_words_arrive() -> None:
    async def story(lines: Lines) -> None:
        lines.proxy.slow_down(0.01)
        assert await says_again(await lines.call(), b"hello")

    told(story)
