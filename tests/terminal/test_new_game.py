"""A new game begins as a whole one: it passes its own tests, and what cannot be begun leaves nothing behind."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hortus
from hortus.command import main
from hortus.languages import GENERAL, LANGUAGES
from hortus.terminal.new_game import OLD, TEMPLATE
from tests.environments import ROOT, build_wheel, unpack
from tests.packages import Shelf, shelf

__all__ = ["shelf"]

pytestmark = pytest.mark.interpreted_only


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.long
def test_a_new_game_passes_its_tests_as_soon_as_it_is_installed(tmp_path: Path) -> None:
    assert main(["new-game", "my_marbles", "--to", str(tmp_path / "new")]) == 0
    package = tmp_path / "new" / "my_marbles"
    unpack(build_wheel(package, tmp_path / "wheel"), tmp_path / "installed")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"],
        cwd=package,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "installed"), "HORTUS_ENGINE": "interpreted"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "9 passed" in done.stdout


@pytest.mark.thorough
def test_the_page_on_adding_a_game_can_be_walked_through(
    shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (ROOT / "docs" / "adding_a_game.md").read_text(encoding="utf-8")
    [walk] = re.findall(r"^```sh\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    for program, *words in map(str.split, walk.splitlines()):
        if program == "pip":
            assert words == ["install", "--editable", "pebbles"]
            shelf.adopt(tmp_path / "pebbles")
            shelf.forget()
        else:
            assert (program, main(words)) == ("hortus", 0)
    shown = " ".join(capsys.readouterr().out.split())
    assert "from hortus-pebbles 0.1.0" in shown
    assert "ake a bean, openly or secretly." in shown


def test_every_code_of_a_broken_game_is_explained() -> None:
    """With the sentence behind it, and no other."""
    page = (ROOT / "docs" / "adding_a_game.md").read_text(encoding="utf-8")
    sentences = (GENERAL / "en" / "errors.ftl").read_text(encoding="utf-8")
    codes = [name.replace("-", "_") for name in re.findall("^(broken-[a-z-]+) =", sentences, re.MULTILINE)]
    assert sorted(re.findall(r"^\| `(broken_\w+)`", page, re.MULTILINE)) == sorted(codes)


def test_every_trace_of_the_old_name_is_gone(tmp_path: Path) -> None:
    assert main(["new-game", "my_marbles", "--to", str(tmp_path)]) == 0
    made = tmp_path / "my_marbles"
    assert files(made) == {name.replace(OLD, "my_marbles") for name in files(TEMPLATE) if "__pycache__" not in name}
    assert not any(OLD in path.read_text(encoding="utf-8").lower() for path in made.rglob("*") if path.is_file())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_game_is_told_how_to_play_it(tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "marbles", "--to", str(tmp_path), "--language", language]) == 0
    shown = capsys.readouterr().out
    assert "pip install --editable" in shown
    assert "play marbles" in " ".join(shown.split())


@pytest.mark.parametrize(
    "name",
    ["", "1a", "A", "a b", "a-b", "../a", "class", "żółw", *hortus.games(), "numpy", "hortus", "tests", "record"],
)
def test_a_name_that_cannot_be_is_refused_and_nothing_is_written(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-game", name, "--to", str(tmp_path / "new")]) == 2
    assert capsys.readouterr().err.endswith(" [bad_game_name]\n")
    assert not (tmp_path / "new").exists()


def test_the_name_of_a_strangers_game_is_taken_even_if_that_is_broken(
    shelf: Shelf, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shelf.register("odd", "marbles = no.such.module:GAME")
    assert main(["new-game", "marbles", "--to", str(tmp_path)]) == 2
    assert "[bad_game_name]" in capsys.readouterr().err


def test_a_folder_that_is_there_is_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "marbles").mkdir()
    assert main(["new-game", "marbles", "--to", str(tmp_path)]) == 2
    assert capsys.readouterr().err.endswith(" [file_trouble]\n")
    assert files(tmp_path) == set()


@pytest.mark.parametrize("file", ["README.md", "seeds/words/pl/web.ftl"])
def test_what_fails_half_way_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    usual = Path.write_text

    def write_text(path: Path, text: str, encoding: str) -> int:
        if path.as_posix().endswith(file.replace(OLD, "marbles")):
            raise OSError("the disk is full")
        return usual(path, text, encoding)

    monkeypatch.setattr(Path, "write_text", write_text)
    assert main(["new-game", "marbles", "--to", str(tmp_path)]) == 2
    assert "[file_trouble]" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
