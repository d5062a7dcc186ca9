"""Facts about the repository: versions agree, locks are exact, nothing unfinished or private is left."""

import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest

import hortus

pytestmark = pytest.mark.interpreted_only

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = {"play": [], "dev": ["dev"], "cluster": ["cluster"], "research": ["research"]}

EXACT_PIN = re.compile(r"(?P<name>[A-Za-z0-9._-]+)==(?P<version>[0-9][A-Za-z0-9.+!]*)(?: ; [^#]+)?")
# In pieces, so that this file does not match itself.
UNFINISHED = re.compile(r"\b(?:" + "|".join(["TO" + "DO", "FIX" + "ME"]) + r")\b")
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:" + "|".join(["work", "root", "home", "opt", "Users"]) + r")/")
PACKAGE_HOST = re.compile("|".join([r"pypi\.", r"python" + "hosted", "--" + r"(?:extra-)?index-url"]))


@cache
def texts() -> dict[str, str]:
    """Every text file of the repository, by name: those in git and those about to be."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    found = {}
    for name in filter(None, names):
        content = (ROOT / name).read_bytes() if (ROOT / name).is_file() else b"\0"
        if b"\0" not in content:
            found[name] = content.decode("utf-8")
    return found


def places(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()}"
        for name, text in texts().items()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def plain_name(requirement: str) -> str:
    """The name of a requirement in the one spelling in which names compare."""
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found, requirement
    return re.sub(r"[-_.]+", "-", found.group()).lower()


def locked(lock: str) -> dict[str, str]:
    """{requirement: version} of a lock file; a line that is no exact pin fails."""
    versions = {}
    for line in (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8").splitlines():
        requirement = line.split("#")[0].strip()
        if requirement:
            pin = EXACT_PIN.fullmatch(requirement)
            assert pin, f"requirements/{lock}.txt: not an exact pin: {line}"
            versions[plain_name(pin["name"])] = pin["version"]
    return versions


def test_package_and_project_have_the_same_version() -> None:
    assert hortus.__version__ == PROJECT["version"]


def test_newest_changelog_entry_is_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    entries = re.findall(r"^## \[(.+?)\](.*)$", changelog, re.MULTILINE)
    dated = [(version, rest) for version, rest in entries if version != "Unreleased"]
    assert dated[0][0] == PROJECT["version"]
    assert all(re.fullmatch(r" - \d{4}-\d{2}-\d{2}", rest) for _, rest in dated)


def test_every_lock_file_is_known() -> None:
    assert {path.stem for path in (ROOT / "requirements").iterdir()} == set(EXTRAS)


@pytest.mark.parametrize("lock", EXTRAS)
def test_lock_pins_exactly_and_covers_the_project(lock: str) -> None:
    wanted = list(PROJECT["dependencies"])
    for extra in EXTRAS[lock]:
        wanted += PROJECT["optional-dependencies"][extra]
    assert {plain_name(requirement) for requirement in wanted} <= locked(lock).keys()


@pytest.mark.parametrize("lock", ["dev", "research"])
def test_locks_agree_where_they_overlap(lock: str) -> None:
    play = locked("play")
    assert {name: locked(lock).get(name) for name in play} == play


def test_build_tools_are_pinned_exactly() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]
    assert all(EXACT_PIN.fullmatch(requirement) for requirement in build["requires"])


def test_nothing_is_marked_unfinished() -> None:
    assert places(UNFINISHED) == []


def test_no_file_names_a_path_of_one_machine() -> None:
    assert places(MACHINE_PATH) == []


def test_no_file_names_a_package_host() -> None:
    assert places(PACKAGE_HOST) == []


def test_patterns_see_what_they_forbid() -> None:
    assert UNFINISHED.search("# TO" + "DO later")
    assert MACHINE_PATH.search('open("' + "/".join(["", "root", "x"]) + '")')
    assert not MACHINE_PATH.search("docs/" + "work/x")
    assert PACKAGE_HOST.search("--index" + "-url https://example.org")
    assert EXACT_PIN.fullmatch("numpy>=2.4") is None
