"""`make test` runs every test: those that ask for machine code lie where it is tested."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.project import ROOT

pytestmark = pytest.mark.interpreted_only

COMPILED_ONLY = re.compile(r"^(@|pytestmark).*mark\.compiled_only", re.MULTILINE)


def named(variable: str) -> list[Path]:
    """The files and folders in a variable of the Makefile."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", " ")
    [value] = re.findall(rf"^{variable} := (.*)$", makefile, re.MULTILINE)
    return [ROOT / word for word in value.split() if word.startswith("tests/")]


def test_what_says_nothing_about_interpreted_code_is_tested_compiled() -> None:
    compiled = [*named("RULES"), *named("MACHINE")]
    files = [file for file in (ROOT / "tests").rglob("test_*.py") if COMPILED_ONLY.search(file.read_text("utf-8"))]
    assert files
    assert [file for file in files if not any(file.is_relative_to(place) for place in compiled)] == []
