"""The package as strangers get it: the wheel holds everything, and runs where the repository is not; so does
the image, whose steps are read here, not run."""

from __future__ import annotations

import json
import re
import shutil
import sys
from email import message_from_bytes
from email.message import Message
from pathlib import Path
from urllib.parse import urlsplit
from zipfile import ZipFile

import httpx
import pytest

import hortus
from tests.environments import (
    ROOT,
    SOURCES,
    Environment,
    Shell,
    add_game,
    borrow,
    build_wheel,
    copy_sources,
    python_of,
)
from tests.patience import LONG
from tests.project import PROJECT
from tests.serving import serving

pytestmark = pytest.mark.interpreted_only

HERE = f"{sys.version_info.major}.{sys.version_info.minor}"
VERSIONS = [word for text in PROJECT["classifiers"] for word in re.findall(r"Python :: (3\.\d+)", text)]
EVERY_NUMBER = "".join(f"{number}\n" for _ in range(60) for number in range(1, 61))
"""What somebody types who knows no game: every number, again and again. Those that are no move are refused."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module", params=[v if v == HERE else pytest.param(v, marks=pytest.mark.soak) for v in VERSIONS])
def environment(request: pytest.FixtureRequest, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Nothing but the wheel and its pinned requirements."""
    made = Environment(python_of(request.param), tmp_path_factory.mktemp("environment"))
    made.install("--require-hashes", "--no-deps", "-r", str(ROOT / "requirements" / "play.txt"))
    made.install("--no-deps", str(wheel))
    return made


# The wheel


def metadata(wheel: Path) -> Message:
    with ZipFile(wheel) as file:
        [name] = [name for name in file.namelist() if name.endswith(".dist-info/METADATA")]
        return message_from_bytes(file.read(name))


@pytest.mark.thorough
def test_the_wheel_holds_every_file_of_the_source_and_no_other(wheel: Path) -> None:
    files = {file for file in (ROOT / "src" / "hortus").rglob("*") if file.is_file()}
    sources = {file.relative_to(ROOT / "src").as_posix() for file in files if "__pycache__" not in file.parts}
    assert {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name} == sources


@pytest.mark.thorough
def test_the_wheel_carries_the_licence_of_everything_in_it(wheel: Path) -> None:
    """Ours, and one beside the scripts and the fonts of others."""
    web = ROOT / "src" / "hortus" / "web"
    others = [*(file.with_suffix(".LICENSE") for file in web.glob("vendor/*.js")), web / "fonts" / "LICENSE"]
    licences = {file.relative_to(ROOT).as_posix() for file in [ROOT / "LICENSE", *others]}
    named = metadata(wheel).get_all("License-File", [])
    assert set(named) == licences
    with ZipFile(wheel) as file:
        folder = f"hortus-{hortus.__version__}.dist-info/licenses"
        assert all(file.read(f"{folder}/{name}") == (ROOT / name).read_bytes() for name in named)


@pytest.mark.thorough
def test_the_page_of_the_package_needs_no_file_of_the_repository(wheel: Path) -> None:
    about = metadata(wheel)
    assert about["Description-Content-Type"] == "text/markdown"
    page = str(about.get_payload())
    assert "pip install hortus" in page
    assert re.findall(r"\]\((?!https://)|<img", page) == []


# The image


def image() -> list[tuple[str, str]]:
    """The steps of the Dockerfile, without comments, each on one line."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [(step, words) for line in lines if line for step, _, words in [line.partition(" ")]]


def steps(name: str) -> list[str]:
    return [words for step, words in image() if step == name]


def last(name: str) -> str:
    return steps(name)[-1]


def command(words: str) -> list[str]:
    """The list in a step that runs without a shell."""
    return list(json.loads(words[words.index("[") :]))


def test_the_image_is_made_from_what_the_wheel_is_made_from() -> None:
    copied = {source for words in steps("COPY") if "--from" not in words for source in words.split()[:-1]}
    assert copied == {*SOURCES, *(f"requirements/{name}.txt" for name in ("build", "play", "postgresql"))}
    assert all((ROOT / source).exists() for source in copied)
    sent = re.findall(r"^!(.+)", (ROOT / ".dockerignore").read_text(encoding="utf-8"), re.MULTILINE)
    assert {source if source in sent else source.split("/")[0] for source in copied} == set(sent)


def test_the_image_installs_nothing_without_its_hash() -> None:
    installed = [part for words in steps("RUN") for part in words.split("&&") if " install -" in part and "pip" in part]
    assert len(installed) == 3
    assert all(
        "--require-hashes --no-deps -r requirements/" in part or "--no-deps /wheels/" in part for part in installed
    )


def test_the_image_runs_as_nobody_special_and_writes_into_its_volume_only() -> None:
    assert all(int(number) >= 1000 for number in last("USER").split(":"))
    [volume] = command(last("VOLUME"))
    data = command(last("ENTRYPOINT"))[-2:]
    assert data == ["--data", f"{volume}/tables.sqlite3"]
    assert f"HORTUS_CACHE={volume}/" in last("ENV")
    assert last("WORKDIR") == volume


def test_the_image_has_a_python_that_the_package_is_tested_with() -> None:
    assert [re.sub(r"@sha256:\w+| AS \w+", "", words) for words in steps("FROM")] == 2 * [f"python:{VERSIONS[-1]}-slim"]


# Installed


@pytest.mark.long
def test_an_installed_hortus_plays_and_serves_where_the_repository_is_not(environment: Environment) -> None:
    seen = environment.run("python", "-c", "import hortus, sys; print(hortus.__file__, *sys.path, sep='\\n')")
    assert seen.startswith(str(environment.folder))
    assert str(ROOT) not in seen
    play(environment, "haru_ichiban")
    serve(environment)


@pytest.mark.thorough
def test_an_installed_wheel_starts_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    """The way of a newcomer without make. It downloads nothing, so it also passes without a network."""
    environment = Environment(sys.executable, tmp_path / "environment")
    borrow(environment.folder)
    environment.install("--no-deps", str(wheel))
    assert environment.run("hortus", "--version") == f"hortus {hortus.__version__}\n"
    seen = environment.run("python", "-c", "import hortus; print(hortus.__file__)")
    assert seen.startswith(str(environment.folder))


README = (ROOT / "README.md").read_text(encoding="utf-8")


def commands_of_readme(language: str) -> list[str]:
    """Return the lines that install and start Hortus without make."""
    _, _, page = README.partition("Without make")
    [lines, *_] = re.findall(rf"^```{language}\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    return [line.partition(" #")[0].rstrip() for line in lines.splitlines()]


@pytest.mark.long
@pytest.mark.thorough
@pytest.mark.parametrize("packages", ["borrowed", pytest.param("downloaded", marks=pytest.mark.soak)])
@pytest.mark.parametrize("source", ["checkout", "wheel"])
def test_commands_of_the_readme_install_serve_and_play(
    source: str, packages: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """Downloaded as a newcomer does it; borrowed from this environment without a network."""
    clone = Shell(tmp_path / "a clone")
    make, install, serve, play = commands_of_readme("sh")
    if source == "checkout":
        copy_sources(clone.folder)
    else:
        shutil.copy(request.getfixturevalue("wheel"), clone.folder)
        [install] = re.findall(r"`(\S+pip install \S+\.whl)`", README)
    clone.run(make)
    if packages == "borrowed":
        clone.run(".venv/bin/pip uninstall --yes setuptools")  # of a Python 3.11: too old to build Hortus
        borrow(clone.folder / ".venv")
        install += " --no-index --no-build-isolation"
    clone.run(install)
    assert clone.run(".venv/bin/hortus --version") == f"hortus {hortus.__version__}\n"
    with serving(clone.command(serve), clone.variables) as (_, address):
        assert "Hortus" in httpx.get(address, timeout=LONG).text
    assert "Haru Ichiban. Type “help” for the commands" in clone.run(play, typed="haru_ichiban\nlevel1\nquit\n")


def test_commands_of_the_readme_are_the_same_on_windows() -> None:
    on_windows = [line.replace("\\", "/").replace("Scripts", "bin") for line in commands_of_readme("bat")]
    assert on_windows == [line.replace("python3", "python") for line in commands_of_readme("sh")]


@pytest.mark.soak
@pytest.mark.parametrize("game", hortus.games())
def test_an_installed_hortus_plays_every_game(environment: Environment, game: str) -> None:
    play(environment, game)


@pytest.mark.soak
def test_an_installed_hortus_compiles_a_game(environment: Environment) -> None:
    assert "Haru Ichiban" in environment.run("hortus", "warmup", "haru_ichiban")


@pytest.mark.long
def test_a_game_of_a_stranger_is_built_installed_and_played(environment: Environment, tmp_path: Path) -> None:
    """In the browser too: tests/web/test_strangers.py."""
    add_game(environment, "seeds", tmp_path)
    assert "Version 1, from hortus-seeds 0.1.0. Languages: en, fr, pl" in environment.run("hortus", "games")
    play(environment, "seeds", "--option", "players=2")


def play(environment: Environment, game: str, *words: str) -> None:
    """To the end, and its record is in order."""
    seats = ("--seats", "human,greedy", "--seed", "1")
    shown = environment.run("hortus", "play", game, *seats, *words, typed=EVERY_NUMBER)
    assert re.search(r"You win\.|You lose this time\.|It is a draw\.", shown)
    [saved] = re.findall(r"The game is saved in (\d+)\.", shown)
    environment.run("hortus", "verify", saved)


def serve(environment: Environment) -> None:
    """By the very commands of the image; only the port and the folder are others."""
    [volume] = command(last("VOLUME"))
    [port] = steps("EXPOSE")
    words = [word.replace(volume, str(environment.home)) for word in command(last("ENTRYPOINT"))]
    words[words.index("--port") + 1] = "0"
    with serving([str(environment.programs / words[0]), *words[1:]], environment.variables) as (_, address):
        there = f"127.0.0.1:{urlsplit(address).port}"
        environment.run(*(word.replace(f"127.0.0.1:{port}", there) for word in command(last("HEALTHCHECK"))))
        page = httpx.get(f"http://{there}/", timeout=LONG).text
        files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        assert any(name.endswith(".js") for name in files)
        assert [name for name in files if httpx.get(f"http://{there}{name}", timeout=LONG).is_error] == []
    assert (environment.home / "tables.sqlite3").is_file()
