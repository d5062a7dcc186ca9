"""The tools of a desk for whoever speaks the Model Context Protocol: a server on standard input and output."""

from __future__ import annotations

import logging
import os
import signal
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import hortus
from hortus.adapters.desk import TOOLS, Desk, Kind, Tool
from hortus.adapters.text import Refused
from hortus.contract.errors import HortusError

if TYPE_CHECKING:
    from mcp.server.lowlevel import Server
    from mcp_types import CallToolResult

INSTRUCTIONS = (
    "Board games against computers. Start with list_games and new_game, then act until the game is over. "
    "You see each table from your own seat. Read the rules with look_up_rules."
)

TEXT = {"type": "string"}
SCHEMAS: dict[Kind, dict[str, Any]] = {
    "text": TEXT,
    "number": {"type": "integer", "minimum": 0},
    "flag": {"type": "boolean"},
    "texts": {"type": "array", "items": TEXT},
    "options": {"type": "object", "additionalProperties": TEXT},
}


class NoSdk(HortusError):
    """The SDK of the protocol is not installed."""

    code = "no_sdk"


def serve(desk: Desk) -> None:
    """Answer until the other side has gone; with it the process ends."""
    if find_spec("mcp") is None:
        raise NoSdk("desk-no-sdk")
    import anyio

    logging.disable()  # the SDK would write about every message that it cannot read
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # else it would wait for one more line before it ends
    try:
        anyio.run(serve_streams, desk)
    except* OSError:
        pass  # nobody reads our answers any more
    os._exit(0)  # a computer may still be thinking, for nobody


async def serve_streams(desk: Desk, source: Any = None, target: Any = None) -> None:
    """Over standard input and output, or files that stand for them."""
    from mcp.server.stdio import stdio_server

    async with stdio_server(source, target) as (reading, writing):
        server = server_of(desk)
        await server.run(reading, writing, server.create_initialization_options())


def server_of(desk: Desk) -> Server[Any]:
    import anyio
    from mcp import types
    from mcp.server.lowlevel import Server

    turn = anyio.Lock()

    async def list_tools(context: Any, page: Any) -> Any:
        return types.ListToolsResult(tools=[types.Tool.model_validate(described(tool)) for tool in TOOLS])

    async def call_tool(context: Any, call: Any) -> CallToolResult:
        async with turn:  # one after the other, in a thread of its own: a computer may think for a while
            called = partial(desk.call, call.name, call.arguments or {})
            answer = await anyio.to_thread.run_sync(called, abandon_on_cancel=True)
        return types.CallToolResult.model_validate(answered(answer))

    return Server(
        "hortus",
        version=hortus.__version__,
        instructions=INSTRUCTIONS,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


def described(tool: Tool) -> dict[str, Any]:
    properties = {needed.name: {**SCHEMAS[needed.kind], "description": needed.about} for needed in tool.needs}
    required = [needed.name for needed in tool.needs if needed.is_required]
    schema = {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
    hints = {"readOnlyHint": not tool.changes, "openWorldHint": False}
    return {"name": tool.name, "description": tool.about, "inputSchema": schema, "annotations": hints}


def answered(answer: str | Refused) -> dict[str, Any]:
    """A refusal is an answer too, one that a program can tell by its code."""
    result: dict[str, Any] = {"content": [{"type": "text", "text": str(answer)}]}
    if isinstance(answer, Refused):
        result |= {"isError": True, "structuredContent": answer._asdict()}
    return result
