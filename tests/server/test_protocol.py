"""What is made from the protocol is up to date."""

from __future__ import annotations

import json

import msgspec
import pytest

from hortus.server import protocol
from hortus.server.errors import ServerError
from hortus.server.http.app import STATUSES
from hortus.server.tables.commands import COMMANDS, HALL_COMMANDS
from tools.describe_protocol import OPENAPI_FILE, QUESTIONS, TYPES_FILE, openapi_text, structs, types_text

pytestmark = pytest.mark.interpreted_only

AGAIN = "run: python -m tools.describe_protocol"


def test_the_types_of_the_page_are_those_of_the_protocol() -> None:
    assert TYPES_FILE.read_text(encoding="utf-8") == types_text(), AGAIN


def test_the_description_is_that_of_the_protocol() -> None:
    assert OPENAPI_FILE.read_text(encoding="utf-8") == openapi_text(), AGAIN
    described = json.loads(openapi_text())
    assert "/api/tables/{id}/live" in described["paths"]
    assert described["components"]["schemas"]["Act"]["properties"]["action"]["maxLength"] == 60


def test_a_changed_message_changes_both(monkeypatch: pytest.MonkeyPatch) -> None:
    types, description = types_text(), openapi_text()
    changed = msgspec.defstruct("EarlierTable", [("ply", int), ("wind", str)])
    monkeypatch.setattr(protocol, "EarlierTable", changed)
    questions = [question._replace(answer=changed) for question in QUESTIONS]
    monkeypatch.setattr("tools.describe_protocol.QUESTIONS", questions)
    assert types_text() != types
    assert openapi_text() != description


def test_every_command_is_obeyed() -> None:
    assert {*COMMANDS, *HALL_COMMANDS} == {kind for kind in structs() if issubclass(kind, protocol.Incoming)}


def test_the_documentation_lists_every_refusal_with_its_status() -> None:
    page = (OPENAPI_FILE.parent / "protocol.md").read_text(encoding="utf-8")
    rows = [line.split("|") for line in page.splitlines() if line.startswith("| `")]
    listed = {code.strip(" `"): int(row[2]) for row in rows for code in row[1].split(",")}
    assert listed == STATUSES


def test_every_refusal_has_its_own_code_and_status() -> None:
    kinds = ServerError.__subclasses__()
    assert len(STATUSES) == len(kinds)
    assert all(400 <= kind.status < 600 for kind in kinds)
