"""Every package that Hortus imports is one that it declares, and not one that others happen to bring."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project import PROJECT, ROOT, plain_name

pytestmark = pytest.mark.interpreted_only

PACKAGE = ROOT / "src" / "hortus"
NAMED_OTHERWISE = {"fluent": "fluent-runtime", "pyspiel": "open-spiel"}
"""Imported under another name than they are installed by."""
OPTIONAL = {
    "adapters/gymnasium.py": "research",
    "adapters/mcp.py": "mcp",
    "adapters/openspiel.py": "research",
    "adapters/parquet.py": "dataset",
    "adapters/pettingzoo.py": "research",
    "adapters/seats.py": "research",
    "server/http/handing_on.py": "postgresql",
    "server/storage/postgresql.py": "postgresql",
}
"""Modules that are imported only where an extra is installed."""


def imported(source: str) -> Iterator[str]:
    """Yield the packages that a module imports, by the names under which they are installed."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=aliases):
                names = [alias.name for alias in aliases]
            case ast.ImportFrom(module=str(module), level=0):
                names = [module]
            case _:
                continue
        for top in {name.partition(".")[0] for name in names} - sys.stdlib_module_names - {"hortus", "_typeshed"}:
            yield plain_name(NAMED_OTHERWISE.get(top, top))


def declared(module: str) -> set[str]:
    """Return the packages that a module may import."""
    extras = PROJECT["optional-dependencies"]
    requirements = [*PROJECT["dependencies"], *extras.get(OPTIONAL.get(module, ""), [])]
    return {plain_name(requirement) for requirement in requirements}


def undeclared(module: str, source: str) -> list[str]:
    return sorted(set(imported(source)) - declared(module))


def modules() -> dict[str, Path]:
    found = {file.relative_to(PACKAGE).as_posix(): file for file in PACKAGE.rglob("*.py")}
    return {name: file for name, file in found.items() if not name.startswith("template/")}


@pytest.mark.thorough
def test_every_imported_package_is_declared() -> None:
    missing = {name: undeclared(name, file.read_text(encoding="utf-8")) for name, file in modules().items()}
    assert {name: packages for name, packages in missing.items() if packages} == {}


def test_modules_with_an_extra_exist_and_need_it() -> None:
    for name, extra in OPTIONAL.items():
        needed = set(imported((PACKAGE / name).read_text(encoding="utf-8")))
        assert needed & {plain_name(requirement) for requirement in PROJECT["optional-dependencies"][extra]}, name


def test_an_undeclared_import_is_found() -> None:
    assert undeclared("languages/arguments.py", "def late():\n    from pytz.reference import LOCAL") == ["pytz"]
    assert undeclared("server/serve.py", "import httpx") == ["httpx"]
    assert undeclared("server/http/handing_on.py", "import httpx, fluent.runtime, os") == []
