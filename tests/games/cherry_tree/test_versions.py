"""Records of both versions of the texts: in version 1 seats were counted from 0, and nothing else was different."""

from __future__ import annotations

from pathlib import Path

import pytest

import hortus
from hortus.records import Record, verify
from tests.goldens import first_difference

pytestmark = pytest.mark.interpreted_only

RECORDS = Path(__file__).parent / "records"
both_sides = pytest.mark.parametrize("masteries", ["blue", "pink"])


def golden(version: int, masteries: str) -> str:
    return (RECORDS / f"version_{version}_{masteries}.txt").read_text(encoding="utf-8")


@both_sides
def test_a_record_of_version_1_is_read_into_the_texts_of_version_2(masteries: str) -> None:
    record = Record.read(golden(1, masteries))
    assert record.game.version == 2
    assert first_difference(golden(2, masteries), record.text()) is None
    assert Record.read(record.text()).text() == record.text()


@both_sides
@pytest.mark.parametrize("version", [1, 2])
def test_a_record_of_either_version_is_verified(version: int, masteries: str) -> None:
    report = verify(Record.read(golden(version, masteries)))
    assert report.is_good
    assert report.draws > 0


@pytest.mark.parametrize(
    ("version", "old", "new", "message", "line"),
    [
        (1, " take 1 yellow", " take 2 yellow", "record-illegal", 114),
        (1, " take 0 light", " take 4 light", "record-bad-line", 115),
        (2, " take 1 light", " take 0 light", "record-bad-line", 115),
        (1, "rules: 1", "rules: 2", "record-unknown-header", 6),
        (2, "rules: 2", "rules: 3", "record-wrong-version", 3),
    ],
)
def test_a_record_is_read_in_the_texts_of_its_own_version_alone(
    version: int, old: str, new: str, message: str, line: int
) -> None:
    text = golden(version, "pink")
    assert text.count(old) == 1
    with pytest.raises(hortus.BadRecord) as refused:
        Record.read(text.replace(old, new))
    assert refused.value.message_id == message
    assert refused.value.arguments["line"] == line


def test_a_record_of_version_1_that_was_altered_is_refused() -> None:
    text = golden(1, "pink")
    with pytest.raises(hortus.BadRecord) as refused:
        Record.read(text.replace("end 286 3", "end 286 4"))
    assert refused.value.message_id == "record-altered"
