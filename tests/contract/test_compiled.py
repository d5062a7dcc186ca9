"""The decorator, its twins and its cache: each guard rail stands for something that went wrong once."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from hortus.contract import compiled as compiled_module
from hortus.contract.compiled import (
    UNUSED_DAYS,
    apart,
    bind,
    cache_folder,
    compiled,
    engine_mode,
    machine_code,
    numba_is_there,
    prune,
    template,
)

needs_numba = pytest.mark.skipif(not numba_is_there(), reason="there is no machine code without Numba")


@compiled
def double(number: int) -> int:
    return 2 * number


@compiled
def double_twice(number: int) -> int:
    return double(double(number))


def test_a_marked_function_stays_plain_python() -> None:
    assert double_twice(3) == 12
    assert type(double_twice).__name__ == "function"


@needs_numba
@pytest.mark.thorough
def test_the_twin_is_compiled_all_the_way_down() -> None:
    twin = machine_code(double_twice)
    assert twin(3) == 12
    assert type(twin.py_func.__globals__["double"]).__name__ == "CPUDispatcher"  # type: ignore[attr-defined]


@needs_numba
def test_a_twin_is_made_once() -> None:
    assert machine_code(double) is machine_code(double)


@template
def rule_plus(number: int) -> int:
    return rule(number) + constant  # noqa: F821  (filled in by bind)


@template
def rule_plus_twice(number: int) -> int:
    return rule_plus(rule_plus(number))


rule: Callable[[int], int]
constant: int


@compiled
def square(number: int) -> int:
    return number * number


def test_bind_fills_in_the_names_of_a_template_and_of_those_it_calls() -> None:
    first = bind(rule_plus_twice, "first", {"rule": double, "constant": 1})
    second = bind(rule_plus_twice, "second", {"rule": square, "constant": 0})
    assert (first(3), second(3)) == (15, 81)


@needs_numba
def test_two_games_never_share_machine_code_even_under_one_name() -> None:
    """Seen once: game B silently ran game A's code from the disk cache."""
    doubling = machine_code(bind(rule_plus_twice, "twin", {"rule": double, "constant": 1}))
    squaring = machine_code(bind(rule_plus_twice, "twin", {"rule": square, "constant": 1}))
    assert (doubling(3), squaring(3)) == (15, 101)
    assert doubling.py_func.__qualname__ != squaring.py_func.__qualname__  # type: ignore[attr-defined]


def test_templates_under_one_name_differ_by_their_constants() -> None:
    names = {bind(rule_plus, "twin", {"rule": double, "constant": constant}).__qualname__ for constant in (1, 2)}
    assert len(names) == 2


@needs_numba
def test_numbas_own_cache_setting_is_left_alone() -> None:
    from numba.core import config

    before = config.CACHE_DIR  # type: ignore[attr-defined]

    @compiled
    def triple(number: int) -> int:
        return 3 * number

    assert machine_code(triple)(2) == 6
    assert before == config.CACHE_DIR  # type: ignore[attr-defined]


PROGRAM = """
import sys
sys.path.insert(0, {folder!r})
from hortus.contract.compiled import machine_code
from package.user import answer
print(machine_code(answer)())
"""


def run_in_a_new_process(folder: Path, **environment: str) -> str:
    program = PROGRAM.format(folder=str(folder))
    # Without bytecode: that of a file is taken for good when it was edited within the same second.
    settings = {**os.environ, "HORTUS_CACHE": str(folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1", **environment}
    done = subprocess.run([sys.executable, "-c", program], env=settings, capture_output=True, text=True, check=False)
    return done.stdout.strip() or done.stderr


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package in which one file uses a function and a table of another."""
    folder = tmp_path / "package"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "helper.py").write_text(
        "import numpy as np\nfrom hortus.contract.compiled import compiled\nTABLE = np.array([1, 2, 3])\n\n\n"
        "@compiled\ndef help_out():\n    return TABLE[1] + 10\n"
    )
    (folder / "user.py").write_text(
        "from hortus.contract.compiled import compiled\nfrom package.helper import help_out\n\n\n"
        "@compiled\ndef answer():\n    return help_out()\n"
    )
    return tmp_path


@needs_numba
@pytest.mark.compiled_only
def test_editing_a_helper_elsewhere_never_leaves_stale_code_running(package: Path) -> None:
    assert run_in_a_new_process(package) == "12"
    assert len(list((package / "cache").iterdir())) == 1
    assert run_in_a_new_process(package) == "12"
    assert len(list((package / "cache").iterdir())) == 1
    helper = package / "package" / "helper.py"
    helper.write_text(helper.read_text().replace("[1, 2, 3]", "[1, 7, 3]"))
    assert run_in_a_new_process(package) == "17"


@needs_numba
@pytest.mark.compiled_only
def test_checked_and_unchecked_code_have_caches_of_their_own(package: Path) -> None:
    """Seen once: the checked run loaded unchecked code."""
    helper = package / "package" / "helper.py"
    helper.write_text(helper.read_text().replace("TABLE[1] + 10", "TABLE[len(TABLE) + 5] * 0"))
    assert run_in_a_new_process(package, NUMBA_BOUNDSCHECK="0") == "0"
    assert "IndexError" in run_in_a_new_process(package, NUMBA_BOUNDSCHECK="1")


@needs_numba
@pytest.mark.bounds
@pytest.mark.skipif(os.environ.get("NUMBA_BOUNDSCHECK") != "1", reason="only the checked run can prove that it checks")
def test_the_checked_run_catches_a_planted_out_of_range_read() -> None:
    with pytest.raises(IndexError):
        machine_code(read_beyond)(np.arange(3), 4)


@compiled
def read_beyond(numbers: np.ndarray[tuple[int], np.dtype[np.int64]], index: int) -> int:
    return numbers[index]


@needs_numba
def test_a_read_only_cache_gives_way_to_a_folder_of_this_process(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "a file, not a folder"
    blocked.write_text("")
    monkeypatch.setenv("HORTUS_CACHE", str(blocked))
    root = compiled_module.writable_root.__wrapped__()
    assert root.is_dir()
    assert not root.is_relative_to(tmp_path)


@needs_numba
def test_the_cache_folder_is_named_by_sources_and_versions(monkeypatch: pytest.MonkeyPatch, package: Path) -> None:
    monkeypatch.setattr(compiled_module, "writable_root", lambda: package / "cache")
    owner = package / "package"
    first = cache_folder.__wrapped__(owner)
    assert cache_folder.__wrapped__(owner) == first
    (owner / "table.txt").write_text("data counts too")
    assert cache_folder.__wrapped__(owner) != first


@pytest.mark.interpreted_only
def test_what_is_only_for_people_holds_no_machine_code() -> None:
    ours = Path(compiled_module.__file__).parent.parent
    sources = {file: file.read_text(encoding="utf-8") for file in ours.rglob("*.py")}
    marked = {
        file.relative_to(ours).parts[0] for file, text in sources.items() if re.search("@(compiled|template)", text)
    }
    assert "games" in marked
    assert marked.isdisjoint(compiled_module.FOR_PEOPLE)


@needs_numba
def test_another_word_on_a_page_keeps_the_machine_code(monkeypatch: pytest.MonkeyPatch, package: Path) -> None:
    monkeypatch.setattr(compiled_module, "writable_root", lambda: package / "cache")
    monkeypatch.setattr(compiled_module, "__file__", str(package / "package" / "contract" / "compiled.py"))
    owner = package / "package"
    first = cache_folder.__wrapped__(owner)
    (owner / "web").mkdir()
    (owner / "web" / "page.js").write_text("words")
    assert cache_folder.__wrapped__(owner) == first


@needs_numba
@pytest.mark.parametrize("name", ["board.js", "style.css", "art/flower.svg"])
def test_another_look_of_a_board_keeps_the_machine_code(
    monkeypatch: pytest.MonkeyPatch, package: Path, name: str
) -> None:
    monkeypatch.setattr(compiled_module, "writable_root", lambda: package / "cache")
    owner = package / "package"
    first = cache_folder.__wrapped__(owner)
    file = owner / "board" / name
    file.parent.mkdir(parents=True)
    file.write_text("another look")
    assert cache_folder.__wrapped__(owner) == first
    (owner / "board" / "rules.py").write_text("a rule is none, wherever it lies")
    assert cache_folder.__wrapped__(owner) != first


def test_folders_that_nobody_used_for_long_are_pruned(tmp_path: Path) -> None:
    old, young, file = tmp_path / "old", tmp_path / "young", tmp_path / "file"
    old.mkdir()
    young.mkdir()
    file.write_text("")
    long_ago = time.time() - (UNUSED_DAYS + 1) * 24 * 3600
    os.utime(old, (long_ago, long_ago))
    os.utime(file, (long_ago, long_ago))
    prune(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "young"]


def test_the_engine_is_chosen_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HORTUS_ENGINE", raising=False)
    assert engine_mode() == "auto"
    monkeypatch.setenv("HORTUS_ENGINE", "interpreted")
    assert engine_mode() == "interpreted"


def test_without_numba_there_is_no_machine_code(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_nothing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr("importlib.util.find_spec", find_nothing)
    assert not numba_is_there.__wrapped__()


@apart
@compiled
def large(number: int) -> int:
    return 3 * number


@compiled
def large_twice(number: int) -> int:
    return large(large(number))


@needs_numba
def test_a_function_that_is_kept_apart_is_compiled_too() -> None:
    assert machine_code(large_twice)(2) == large_twice(2) == 18


@compiled
def sum_of_doubles(count: int) -> int:
    return sum([double(number) for number in range(count)])


@needs_numba
def test_functions_named_inside_a_comprehension_are_compiled_too() -> None:
    assert "double" in list(compiled_module._names(sum_of_doubles.__code__))
    assert machine_code(sum_of_doubles)(4) == sum_of_doubles(4) == 12


def test_names_in_a_function_within_are_found() -> None:
    """Since Python 3.12 a comprehension is none."""
    assert "double" in list(compiled_module._names((lambda: lambda: double(1)).__code__))
