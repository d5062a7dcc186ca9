"""The messages for others: types for the page's scripts, and an OpenAPI description, both made from `protocol.py`.

python -m tools.describe_protocol
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec import inspect as kinds

import hortus
from hortus.server import protocol
from hortus.server.protocol import LARGEST_MESSAGE

FOLDER = Path(__file__).parent.parent
TYPES_FILE = FOLDER / "src" / "hortus" / "web" / "protocol.d.ts"
OPENAPI_FILE = FOLDER / "docs" / "openapi.json"
MADE = "Made from hortus/server/protocol.py by `python -m tools.describe_protocol`: change it there."

UNIONS = {"Command": protocol.Command, "Answer": protocol.Answer, "Frame": protocol.Frame}


def structs() -> list[type[msgspec.Struct]]:
    """Every message, in the order of the source; those that only lend their fields are none."""
    found = [value for value in vars(protocol).values() if inspect.isclass(value) and issubclass(value, msgspec.Struct)]
    return [kind for kind in found if kind not in (protocol.Incoming, protocol.Outgoing)]


# Types for the page's scripts


def types_text() -> str:
    parts = [f"// {MADE}\n", *map(interface, structs()), *(union(*item) for item in UNIONS.items())]
    return "\n".join(parts)


def interface(kind: type[msgspec.Struct]) -> str:
    info = kinds.type_info(kind)
    assert isinstance(info, kinds.StructType)
    is_sent = kind.__struct_config__.forbid_unknown_fields  # by a page, which may leave out what has a default
    lines = [f"export interface {kind.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  type: '{info.tag}';")
    for field in info.fields:
        mark = "?" if is_sent and not field.required else ""
        lines.append(f"  {field.name}{mark}: {script_type(field.type)};")
    return "\n".join([*comment(kind), *lines, "}", ""])


def comment(kind: type) -> Iterator[str]:
    if text := vars(kind).get("__doc__"):
        yield f"/** {inspect.cleandoc(text)} */"


def union(name: str, members: UnionType) -> str:
    return f"export type {name} = {' | '.join(member.__name__ for member in get_args(members))};\n"


PLAIN = {kinds.StrType: "string", kinds.IntType: "number", kinds.FloatType: "number", kinds.BoolType: "boolean"}


def script_type(info: kinds.Type) -> str:
    if isinstance(info, kinds.Metadata):
        return script_type(info.type)
    if isinstance(info, kinds.StructType):
        return info.cls.__name__
    if isinstance(info, kinds.LiteralType):
        return " | ".join(f"'{value}'" for value in info.values)
    if isinstance(info, kinds.UnionType):
        return " | ".join(map(script_type, info.types))
    if isinstance(info, kinds.ListType):
        inner = script_type(info.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(info, kinds.DictType):
        return f"Record<string, {script_type(info.value_type)}>"
    if isinstance(info, kinds.NoneType):
        return "null"
    return PLAIN.get(type(info), "any")


# OpenAPI


class Question(NamedTuple):
    """What can be asked for over HTTP."""

    method: str
    path: str
    summary: str
    answer: Any
    body: Any = None
    query: tuple[str, ...] = ()
    status: str = "200"


TABLE = "/api/tables/{id}"
LESSON = "/api/lessons/{game}/{number}"
PUZZLE = "/api/puzzles/{game}/{number}"
QUESTIONS = (
    Question("get", "/api/games", "The games, their options and computer players.", list[protocol.GameInfo]),
    Question("get", LESSON, "A lesson of a game; they are numbered from 1.", protocol.LessonInfo),
    Question("post", LESSON, "Try an action in a lesson; nothing is kept.", protocol.LessonAnswer, protocol.LessonTry),
    Question("get", "/api/puzzles/{game}", "The puzzles of a game by theme, and that of today.", protocol.PuzzlesInfo),
    Question("get", PUZZLE, "A puzzle of a game; they are numbered from 1.", protocol.PuzzleInfo),
    Question("post", PUZZLE, "Try an action in a puzzle; nothing is kept.", protocol.PuzzleAnswer, protocol.PuzzleTry),
    Question("get", PUZZLE + "/hint", "What speaks for the best action.", protocol.PuzzleHint),
    Question("get", PUZZLE + "/solution", "The best action, and what came of it.", protocol.PuzzleSolution),
    Question("get", "/api/rulebooks/{game}", "The chapters and figures of a rulebook.", protocol.BookInfo),
    Question("get", "/api/tables", "The tables of this guest.", list[protocol.OwnTable]),
    Question("post", "/api/tables", "Make a table.", protocol.TableMade, protocol.TableWish, status="201"),
    Question(
        "post",
        "/api/tidy",
        "Take tables from the guest's list; those that are left.",
        list[protocol.OwnTable],
        protocol.TidyWish,
    ),
    Question(
        "post",
        "/api/forget",
        "Forget everything about this guest, and the cookie.",
        protocol.Forgotten,
        protocol.ForgetWish,
    ),
    Question("post", "/api/join", "Join by a code or by the token of a link.", protocol.Joined, protocol.JoinWish),
    Question(
        "get",
        "/api/invitations/{key}",
        "What a code or the token of a link leads to; nothing changes.",
        protocol.InvitationInfo,
    ),
    Question("get", TABLE, "Everything a viewer may know.", protocol.Snapshot, query=("seat",)),
    Question("post", TABLE, "A command, as over the live socket.", protocol.Answer, protocol.Command),
    Question("get", TABLE + "/links", "Links to hand out; for who manages the table.", protocol.Links),
    Question(
        "get",
        TABLE + "/devices",
        "The personal code of a seat; for whose it is.",
        protocol.DeviceInfo,
        query=("seat",),
    ),
    Question("get", TABLE + "/at/{ply}", "The table at an earlier ply.", protocol.EarlierTable, query=("seat", "halt")),
    Question(
        "get",
        TABLE + "/notes",
        "The notes of the log, a hundred at a time: the last ones, or those before a note.",
        protocol.EarlierNotes,
        query=("seat", "before"),
    ),
    Question("get", TABLE + "/count", "The count at the end, step by step.", protocol.CountInfo, query=("seat",)),
    Question("get", TABLE + "/record", "The record, as far as the viewer may know.", str, query=("seat",)),
    Question(
        "get",
        TABLE + "/live",
        "The live socket: sends frames, takes commands. `number`: the last event that the page has.",
        protocol.Frame,
        protocol.Command,
        ("seat", "number"),
        "101",
    ),
)


def openapi_text() -> str:
    bodies = [question.body for question in QUESTIONS if question.body is not None]
    wanted = [*(question.answer for question in QUESTIONS), *bodies, protocol.Refused]
    schemas, components = msgspec.json.schema_components(wanted, ref_template="#/components/schemas/{name}")
    answers, rest = schemas[: len(QUESTIONS)], list(schemas[len(QUESTIONS) :])
    for component in components.values():  # newer Pythons take the margin from texts, older ones leave it
        if "description" in component:
            component["description"] = inspect.cleandoc(component["description"])
    paths: dict[str, dict[str, Any]] = {}
    for question, answer in zip(QUESTIONS, answers, strict=True):
        body = None if question.body is None else rest.pop(0)
        paths.setdefault(question.path, {})[question.method] = operation(question, answer, body, schemas[-1])
    description = f"{MADE} Messages have at most {LARGEST_MESSAGE} bytes."
    text = {
        "openapi": "3.1.0",
        "info": {"title": "Hortus", "version": hortus.__version__, "description": description},
        "paths": paths,
        "components": {"schemas": components},
    }
    return json.dumps(text, indent=2, ensure_ascii=False) + "\n"


def operation(question: Question, answer: Any, body: Any, refusal: Any) -> dict[str, Any]:
    kind = "text/plain" if question.answer is str else "application/json"
    made: dict[str, Any] = {"summary": question.summary}
    names = [(name, "path") for name in re.findall(r"{(\w+)}", question.path)]
    names += [(name, "query") for name in question.query]
    if names:
        made["parameters"] = [
            {
                "name": name,
                "in": where,
                "required": where == "path",
                "schema": {"type": "string" if name in ("id", "key", "game") else "integer"},
            }
            for name, where in names
        ]
    if body is not None:
        made["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    made["responses"] = {
        question.status: {"description": question.summary, "content": {kind: {"schema": answer}}},
        "default": {"description": "Refused.", "content": {"application/json": {"schema": refusal}}},
    }
    return made


def main() -> None:
    TYPES_FILE.write_text(types_text(), encoding="utf-8")
    OPENAPI_FILE.write_text(openapi_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
