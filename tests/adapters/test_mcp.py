"""The tools of a desk over the Model Context Protocol, as the official SDK speaks it on both sides."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

import pytest

import hortus
from hortus import command
from hortus.adapters.desk import TOOLS
from hortus.contract.position import Position
from tests.adapters.twins import Call, calls, desk_in, twins
from tests.patience import LONG

pytestmark = pytest.mark.interpreted_only

SERVER = [sys.executable, "-m", "hortus", "mcp"]
HELLO = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}


def test_without_the_sdk_it_is_said_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("hortus.adapters.mcp.find_spec", lambda name: None)
    assert command.main(["--language", "en", "mcp"]) == command.TROUBLE
    out, said = capsys.readouterr()
    assert out == ""
    assert said == (
        "hortus: The command “mcp” needs the MCP SDK, which is not installed here: pip install hortus[mcp] [no_sdk]\n"
    )


def request(number: int, method: str, params: Any) -> str:
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}) + "\n"


def requests(asked: Sequence[Call]) -> list[str]:
    tools = [
        request(number, "tools/call", {"name": name, "arguments": values})
        for number, (name, values) in enumerate(asked, 3)
    ]
    return [request(1, "initialize", HELLO), request(2, "tools/list", {}), *tools]


class Wire:
    """Standard input and output of a client that waits for each answer before it goes on."""

    def __init__(self, lines: Sequence[str]) -> None:
        import anyio

        self.lines = iter(lines)
        self.sent = ""
        self.has_answered = anyio.Event()
        self.has_answered.set()

    def __aiter__(self) -> Wire:
        return self

    async def __anext__(self) -> str:
        import anyio

        await self.has_answered.wait()
        self.has_answered = anyio.Event()
        line = next(self.lines, None)
        if line is None:
            raise StopAsyncIteration
        return line

    async def write(self, text: str) -> None:
        self.sent += text
        self.has_answered.set()

    async def flush(self) -> None:
        pass


def stream(world: tuple[int, ...], asked: Sequence[Call]) -> str:
    """Every byte that a client is sent in a whole session."""
    import anyio

    from hortus.adapters.mcp import serve_streams

    with pytest.MonkeyPatch.context() as monkeypatch:
        wire = Wire(requests(asked))
        anyio.run(serve_streams, desk_in(world, monkeypatch), wire, wire)
    assert wire.sent.count("\n") == len(asked) + 2
    return wire.sent


def compare(name: str, seat: int, seed: int) -> int:
    game = hortus.load(name)
    truth, other, different = twins(game, seat, seed, most=60)
    asked = list(calls(game, seat, truth, seed))
    assert stream(truth, asked) == stream(other, asked), f"{name}: two worlds are told apart"
    return different


@pytest.mark.research
@pytest.mark.parametrize(("name", "seat"), [("haru_ichiban", 0), ("haru_ichiban", 1), ("cherry_tree", 1)])
def test_two_worlds_give_the_same_stream_byte_by_byte(name: str, seat: int) -> None:
    assert sum(compare(name, seat, seed) for seed in (1, 2)) > 5


@pytest.mark.research
def test_a_leak_in_the_stream_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    log_for = Position.log_for
    monkeypatch.setattr(Position, "log_for", lambda self, seat, since=0: log_for(self, 1, since))
    with pytest.raises(AssertionError, match="told apart"):
        compare("haru_ichiban", 0, seed=1)


@pytest.mark.research
def test_an_official_client_plays_whole_games_and_a_second_one_at_the_same_server() -> None:
    import anyio

    anyio.run(play_two_games)


async def play_two_games() -> None:
    from mcp.client.client import Client
    from mcp.client.stdio import StdioServerParameters, stdio_client

    server = StdioServerParameters(command=SERVER[0], args=[*SERVER[1:], "--seed", "1"])
    luck = random.Random(1)
    async with Client(stdio_client(server)) as client:

        async def call(name: str, **values: Any) -> Any:
            answer: Any = await client.call_tool(name, values)
            assert not answer.is_error, answer
            return answer.content[0].text

        tools = (await client.list_tools()).tools
        assert [tool.name for tool in tools] == [tool.name for tool in TOOLS]
        assert all(tool.description and tool.input_schema for tool in tools)
        for table in ("1", "2"):
            now = json.loads(await call("new_game", game="haru_ichiban", json=True))
            refused: Any = await client.call_tool("act", {"table": table, "action": "wind a1 n"})
            assert refused.is_error
            assert refused.structured_content["code"] == "illegal_action"
            assert refused.structured_content["rule"] == "H6"
            while now["view"]["legal"]:
                action = luck.choice(now["view"]["legal"])
                now = json.loads(await call("act", table=table, action=action, json=True))
            record = await call("read_record", table=table)
            assert "After action 7 of" in await call("replay", record=record, ply=7)


ROUGH = [
    "\n",
    "{\n",
    "nonsense\n",
    "[]\n",
    "\x00\n",
    request(5, "no/such", {}),
    request(6, "tools/call", {"name": 5}),
    request(7, "tools/call", {"name": "look", "arguments": [1]}),
    '{"jsonrpc":"2.0","id":8,"method":"tools/call","params":{"name":"look","arguments":{"table":"\\ud800"}}}\n',
]


@pytest.mark.research
@pytest.mark.parametrize("lines", [[], ROUGH, [request(1, "initialize", HELLO), *ROUGH, ROUGH[-1][:40]]])
def test_whatever_arrives_no_trace_of_an_error_is_written_and_the_end_is_the_end(lines: list[str]) -> None:
    done = subprocess.run(SERVER, input="".join(lines), capture_output=True, text=True, timeout=LONG)
    assert done.returncode == 0
    assert done.stderr == ""
    assert all("Traceback" not in line and json.loads(line)["jsonrpc"] == "2.0" for line in done.stdout.splitlines())


@pytest.mark.research
def test_a_client_that_has_gone_is_not_complained_about() -> None:
    server = subprocess.Popen(SERVER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert server.stdin
    assert server.stdout
    assert server.stderr
    server.stdout.close()
    server.stdin.write(request(1, "initialize", HELLO).encode())
    server.stdin.close()
    with server.stderr:
        assert server.wait(LONG) == 0
        assert server.stderr.read() == b""
