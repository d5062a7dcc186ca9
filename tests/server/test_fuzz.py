"""Messages of every kind of nonsense: refused with a code, and every table is as it was (T09)."""

from __future__ import annotations

import asyncio
import json
import random
import string
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hortus
from hortus.contract.errors import HortusError
from hortus.languages import sentence
from hortus.server.commands import obey
from hortus.server.errors import refused
from hortus.server.live import command_of, request_in
from hortus.server.protocol import Command, Refused
from hortus.server.table import Table
from tests.server.house import ANNA, BEN, EVE, FRIEND, PERSON, House, in_house

pytestmark = pytest.mark.interpreted_only

FEW, MANY = 2_000, 100_000

SCHEMA = msgspec.json.schema(Command)
KINDS = [variant["$ref"].rsplit("/", 1)[-1] for variant in SCHEMA["anyOf"]]
HARMLESS = {"Ping", "Why", "Preview", "Odds", "Hurry", "Shown"}


class Nonsense:
    """Messages near and far from what the protocol allows."""

    def __init__(self, seed: int, texts: list[str]) -> None:
        self.luck = random.Random(seed)
        self.texts = texts

    def message(self) -> bytes:
        return self.luck.choice((self.noise, self.near, self.near, self.near, self.broken))()

    def noise(self) -> bytes:
        return self.luck.randbytes(self.luck.choice((0, 1, 10, 100, 5_000)))

    def broken(self) -> bytes:
        """A good message with some bytes changed, cut or doubled."""
        message = bytearray(self.near())
        for _ in range(self.luck.randint(1, 4)):
            place = self.luck.randrange(len(message))
            match self.luck.randrange(4):
                case 0:
                    message[place] = self.luck.randrange(256)
                case 1:
                    del message[place:]
                    message += b"}"
                case 2:
                    message[place:place] = message[:place]
                case _:
                    message[place:place] = self.luck.choice((b'"', b"{", b"\\u0000", b"1e999", b"null", b"\xf0\x9f"))
        return bytes(message)

    def near(self) -> bytes:
        """Fields as the schema has them, some of them wrong, missing or too many."""
        fields: dict[str, Any] = SCHEMA["$defs"][self.luck.choice(KINDS)]["properties"]
        made = {name: self.value(name, field) for name, field in fields.items() if self.luck.random() < 0.97}
        if self.luck.random() < 0.05:
            made[self.word()] = self.anything()
        return json.dumps(made, ensure_ascii=self.luck.random() < 0.5).encode(errors="surrogatepass")

    def value(self, name: str, field: dict[str, Any]) -> Any:
        if self.luck.random() < 0.05:
            return self.anything()
        if "enum" in field:
            return self.luck.choice(field["enum"])
        if name == "request":
            return "".join(self.luck.choices(string.ascii_letters + string.digits, k=self.luck.choice((8, 12, 36))))
        if name == "action":
            return self.luck.choice(self.texts) if self.luck.random() < 0.8 else self.word()
        if name == "seat":
            return self.luck.randint(-1, 5)
        if name in ("ply", "number"):
            return self.luck.choice((0, 1, 7, 8, 10**9, -1))
        return self.luck.random() < 0.5 if field.get("type") == "boolean" else self.word()

    def word(self) -> str:
        return "".join(self.luck.choices("ab<>&'\"\\ \u202e\u0000é花\ud800/%", k=self.luck.choice((0, 1, 8, 24, 70))))

    def anything(self) -> Any:
        choices: tuple[Any, ...] = (None, True, -1, 1.5, 10**30, "", self.word(), [], {}, [[]] * 3, {"a": {"b": None}})
        return self.luck.choice(choices)


def digest(table: Table) -> tuple[object, ...]:
    standing = table.standing
    return (
        table.position.state_bytes(),
        standing.place,
        standing.number,
        standing.choices,
        standing.seats,
        standing.powers,
    )


async def send(house: House, table: Table, guest: str, message: bytes) -> object:
    """What the live socket does with a message."""
    try:
        command = command_of(message)
    except HortusError as error:
        return refused(error, request_in(message))
    return await obey(house.hall, table, guest, command)


async def bombard(house: House, count: int, seed: int) -> None:
    """Eve, who has no power, sends anything; Ben, who sits there, anything but what is his right: out of turn."""
    tables = []
    for name in hortus.games():
        table = (
            await house.make(name, PERSON, FRIEND, FRIEND)
            if name != "haru_ichiban"
            else await house.make(name, PERSON, FRIEND)
        )
        await house.sit(table, 1, BEN)
        tables.append(table)
    texts = sorted(
        {table.line.game.action_text(action) for table in tables for action in range(table.line.game.action_count)}
    )
    before = [digest(table) for table in tables]
    nonsense = Nonsense(seed, texts)
    codes: dict[str, int] = {}
    for turn in range(count):
        table = nonsense.luck.choice(tables)
        message = nonsense.message()
        answer = await send(house, table, EVE, message)
        if isinstance(answer, Refused):
            codes[answer.code] = codes.get(answer.code, 0) + 1
            assert answer.code != "server_fault", message
            assert sentence(answer.id, answer.arguments)
            msgspec.json.encode(answer)
        if turn % 500 == 0:
            assert [digest(table) for table in tables] == before
    assert [digest(table) for table in tables] == before
    assert {"bad_message", "no_power", "too_large"} <= set(codes)


async def bombard_from_a_seat(house: House, count: int, seed: int) -> None:
    """Who has a seat may act; whatever is refused changes nothing, whatever is done is legal."""
    table = await house.two_people("cherry_tree")
    texts = [table.line.game.action_text(action) for action in range(table.line.game.action_count)]
    nonsense = Nonsense(seed, texts)
    for _ in range(count):
        before = digest(table)
        message = nonsense.message()
        guest = nonsense.luck.choice((ANNA, BEN))
        if b'"delete"' in message:
            continue
        answer = await send(house, table, guest, message)
        if isinstance(answer, Refused):
            assert answer.code != "server_fault", message
            assert digest(table) == before
            assert sentence(answer.id, answer.arguments)
    saved = await house.storage.read(table.id)
    assert saved is not None
    assert len(saved.actions) == table.standing.place


def test_nonsense_changes_nothing(data: Path) -> None:
    in_house(data, lambda house: bombard(house, FEW, seed=1))


def test_nonsense_from_a_seat_changes_nothing_but_by_the_rules(data: Path) -> None:
    in_house(data, lambda house: bombard_from_a_seat(house, FEW // 4, seed=2))


@pytest.mark.soak
def test_much_nonsense_changes_nothing(data: Path) -> None:
    in_house(data, lambda house: bombard(house, MANY, seed=3))
    in_house(data.with_suffix(".other"), lambda house: bombard_from_a_seat(house, MANY // 10, seed=4))


@pytest.mark.parametrize("kind", KINDS)
def test_nonsense_reaches_every_command(kind: str) -> None:
    nonsense = Nonsense(1, ["bid 1"])
    for _ in range(5_000):
        try:
            if type(command_of(nonsense.near())).__name__ == kind:
                return
        except HortusError:
            pass
    raise AssertionError(kind)


def test_a_fault_of_ours_is_told_as_one() -> None:
    async def story() -> None:
        class Broken:
            standing = None

        command = command_of(b'{"type": "hurry", "request": "12345678"}')
        answer = await obey(None, Broken(), EVE, command)  # type: ignore[arg-type]
        assert isinstance(answer, Refused)
        assert answer.code == "server_fault"

    asyncio.run(story())
