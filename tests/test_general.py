"""What belongs to one game is in its folder: everything else speaks of no game and of nothing that only some have."""

from __future__ import annotations

from pathlib import Path

import pytest

import hortus
from tests.theme import special

pytestmark = pytest.mark.interpreted_only

PACKAGE = Path(hortus.__file__).parent
EXCEPTED = {
    "web/art/bloom.js": "painted by several games, and named for what it is",
    "server/storage/migrations/versions/people_0003.py": "mends files of a time that knew three games, and no other",
}


def general_files() -> list[Path]:
    rooms = [path for path in PACKAGE.iterdir() if path.name not in ("games", "template", "__pycache__")]
    files = [file for room in rooms for file in (room.rglob("*") if room.is_dir() else [room])]
    files += (PACKAGE / "games").glob("*.py")
    kinds = {".py", ".js", ".css", ".ftl", ".ts", ".html"}
    return [file for file in files if file.suffix in kinds and "vendor" not in file.parts]


def test_nothing_general_speaks_of_one_game() -> None:
    texts = {file.relative_to(PACKAGE).as_posix(): file.read_text(encoding="utf-8") for file in general_files()}
    found = {file for file, text in texts.items() if special(text)}
    assert [f"{file}: {special(texts[file])}" for file in sorted(found - EXCEPTED.keys())] == []
    assert EXCEPTED.keys() <= found, "no longer an exception"


def test_what_is_special_would_be_noticed() -> None:
    text = "haru-log, isHaru, keepers of HARU_ICHIBAN; the harvest, the_pond, responding windows"
    assert special(text) == ["haru", "HARU_ICHIBAN", "harvest", "pond"]
