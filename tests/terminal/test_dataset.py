"""`hortus dataset` at a terminal: its progress, an interruption, a failure, and what is missing."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from hortus import command
from hortus.languages import LANGUAGES
from hortus.players.dataset import Made, Part, PartFailure, finished
from hortus.terminal.console import Console
from hortus.terminal.dataset import DatasetWishes, make_dataset

pytestmark = pytest.mark.interpreted_only


def written(part: Part) -> Made:
    return Made(part, b"PAR1 %d PAR1" % part.number, positions=10)


def made(folder: Path, make_part: Callable[[Part], Made | PartFailure], language: str = "en") -> tuple[bool, str]:
    screen = io.StringIO()
    console = Console(language, io.StringIO(), screen)
    wishes = DatasetWishes("haru_ichiban", folder, players=["random"], games="130", workers="0")
    return make_dataset(console, wishes, make_part, screen), screen.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_progress_is_told_in_every_language(language: str, tmp_path: Path) -> None:
    is_complete, told = made(tmp_path, written, language)
    assert is_complete
    assert "0:00:00" in told
    assert "130" in told
    assert finished(tmp_path)


def test_who_comes_again_hears_what_is_there_already(tmp_path: Path) -> None:
    made(tmp_path, written)
    is_complete, told = made(tmp_path, written)
    assert is_complete
    assert told.split() == f"3 parts are there already. The dataset of 130 games is complete: {tmp_path}".split()


def test_an_interruption_says_how_to_go_on(tmp_path: Path) -> None:
    def interrupted(part: Part) -> Made:
        if part.number == 1:
            raise KeyboardInterrupt
        return written(part)

    is_complete, told = made(tmp_path, interrupted)
    assert not is_complete
    assert f"Interrupted. Parts in {tmp_path}: 1 of 3; the same command goes on from there." in " ".join(told.split())


def test_a_failure_is_told_with_its_reason(tmp_path: Path) -> None:
    is_complete, told = made(tmp_path, lambda part: PartFailure(part, "no luck"))
    assert not is_complete
    assert "part-00002.parquet could not be made: no luck" in told


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Exception, match="file") as told:
        made(tmp_path / "file" / "folder", written)
    assert getattr(told.value, "code", "") == "file_trouble"


def test_without_pyarrow_one_is_told_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    assert command.main(["dataset", "haru_ichiban", "--out", "d", "--language", "en"]) == command.TROUBLE
    assert "pip install hortus[dataset] [bad_dataset]" in capsys.readouterr().err
