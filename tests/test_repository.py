"""Facts about the repository: versions agree, locks are exact, nothing unfinished or private is left."""

import json
import re
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import hortus
from tests.project import PROJECT, ROOT, plain_name

pytestmark = pytest.mark.interpreted_only
EXTRAS: dict[str, list[str]] = {"play": [], **{name: [name] for name in PROJECT["optional-dependencies"]}}

HASH = re.compile(r"sha256:[0-9a-f]{64}")
EXACT_PIN = re.compile(r"(?P<name>[A-Za-z0-9._-]+)==(?P<version>[0-9][A-Za-z0-9.+!]*)(?: ; [^#]+)?")
# In pieces, so that this file does not match itself.
UNFINISHED = re.compile(r"\b(?:" + "|".join(["TO" + "DO", "FIX" + "ME"]) + r")\b")
HALF_MERGED = re.compile(r"^(?:<{7} |={7}$|>{7} )")
GAP = re.compile("@" + r"[A-Z]+@")  # for a figure that was to be filled in
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:" + "|".join(["work", "root", "home", "opt", "Users"]) + r")/")
PACKAGE_HOST = re.compile("|".join([r"pypi\.", r"python" + "hosted", "--" + r"(?:extra-)?index-url"]))

WITHOUT_RETRIES = re.compile(
    r"\.request\.(?:get|post|fetch)\((?!.*max_retries)|\broute\.fetch\(" + r"(?!.*max_retries)"
)

FROM_A_TEST = re.compile(r"^(?:from|import) tests\.(?:\w+\.)*test_")


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


def locked(lock: str) -> dict[str, str]:
    """{requirement: version} of a lock file; a line that is no exact pin with hashes fails."""
    versions = {}
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8").replace("\\\n", "")
    for line in text.splitlines():
        requirement, *hashes = line.split("#")[0].strip().split(" --hash=")
        if requirement:
            pin = EXACT_PIN.fullmatch(requirement.strip())
            assert pin, f"requirements/{lock}.txt: not an exact pin: {line}"
            assert hashes, f"requirements/{lock}.txt: without a hash: {line}"
            assert all(HASH.fullmatch(found.strip()) for found in hashes), line
            versions[plain_name(pin["name"])] = pin["version"]
    return versions


def test_package_and_project_have_the_same_version() -> None:
    assert hortus.__version__ == PROJECT["version"]


def test_those_who_cite_hortus_cite_this_version() -> None:
    assert f"\nversion: {PROJECT['version']}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_newest_changelog_entry_is_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    entries = re.findall(r"^## \[(.+?)\](.*)$", changelog, re.MULTILINE)
    dated = [(version, rest) for version, rest in entries if version != "Unreleased"]
    assert dated[0][0] == PROJECT["version"]
    assert all(re.fullmatch(r" - \d{4}-\d{2}-\d{2}", rest) for _, rest in dated)


def test_every_lock_file_is_known() -> None:
    assert {path.stem for path in (ROOT / "requirements").glob("*.txt")} == {"build", *EXTRAS}


@pytest.mark.parametrize("lock", EXTRAS)
def test_lock_pins_exactly_and_covers_the_project(lock: str) -> None:
    wanted = list(PROJECT["dependencies"])
    for extra in EXTRAS[lock]:
        wanted += PROJECT["optional-dependencies"][extra]
    assert {plain_name(requirement) for requirement in wanted} <= locked(lock).keys()


@pytest.mark.parametrize("lock", ["dev", "benchmarks", "cuda", "mcp", "page", "research"])
def test_locks_agree_where_they_overlap(lock: str) -> None:
    play = locked("play")
    assert {name: locked(lock).get(name) for name in play} == play


def needed(*requirements: str) -> Iterator[Requirement]:
    """What requirements need in turn, as the packages that are installed here tell it."""
    waiting = [Requirement(requirement) for requirement in requirements]
    seen = set()
    while waiting:
        requirement = waiting.pop()
        if str(requirement) in seen:
            continue
        seen.add(str(requirement))
        yield requirement
        for extra in ("", *requirement.extras):
            further = map(Requirement, distribution(requirement.name).requires or ())
            waiting += [one for one in further if one.marker is None or one.marker.evaluate({"extra": extra})]


def test_locks_are_complete() -> None:
    """Whoever installs them looks for nothing else."""
    versions = locked("dev")
    for requirement in needed(*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["dev"]):
        assert requirement.specifier.contains(versions[plain_name(requirement.name)], prereleases=True), requirement


def test_whatever_is_locked_is_installed_without_looking_for_more() -> None:
    """Some versions of pip look for the newest of what comes with an extra, and refuse it: it is not locked."""
    hashed, alone = "--require" + "-hashes", "--no" + "-deps"
    assert [place for place in places(re.compile(hashed)) if alone not in place] == []


def test_build_tools_are_pinned_exactly() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]
    assert all(EXACT_PIN.fullmatch(requirement) for requirement in build["requires"])
    assert locked("build") == dict(requirement.split("==") for requirement in build["requires"])


def test_the_tools_of_the_page_are_pinned_with_their_hashes() -> None:
    folder = ROOT / "requirements"
    wanted = json.loads((folder / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    packages = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert packages.pop("")["devDependencies"] == wanted
    assert {name: packages[f"node_modules/{name}"]["version"] for name in wanted} == wanted
    assert all(package["integrity"].startswith("sha512-") for package in packages.values())


@pytest.mark.parametrize("tail", ["", " --hash=sha256:12", " --hash=md5:" + 64 * "0"])
def test_a_pin_without_a_whole_hash_would_be_noticed(
    tail: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "play.txt").write_text(f"numpy==2.4.6{tail}\n")
    monkeypatch.setattr("tests.test_repository.ROOT", tmp_path)
    with pytest.raises(AssertionError):
        locked("play")


# Scripts of others

VENDOR = ROOT / "src" / "hortus" / "web" / "vendor"


def test_the_scripts_of_others_are_those_that_were_recorded() -> None:
    """As `tools/vendor` wrote them: nobody has changed a byte since, by mistake or otherwise."""
    recorded = dict(line.split()[::-1] for line in (VENDOR / "SHA256SUMS").read_text(encoding="utf-8").splitlines())
    scripts = [*VENDOR.glob("*.js"), *VENDOR.glob("*.LICENSE")]
    assert recorded == {file.name: sha256(file.read_bytes()).hexdigest() for file in scripts}


def test_nothing_is_marked_unfinished() -> None:
    assert places(UNFINISHED) == []


def test_nothing_is_half_merged_or_left_to_be_filled_in() -> None:
    assert places(HALF_MERGED) == []
    assert places(GAP) == []


def test_no_file_names_a_path_of_one_machine() -> None:
    assert places(MACHINE_PATH) == []


def test_no_file_names_a_package_host() -> None:
    assert places(PACKAGE_HOST) == []


def test_what_tests_share_is_in_no_test_module() -> None:
    assert places(FROM_A_TEST) == []


def test_requests_of_playwright_survive_a_closed_idle_connection() -> None:
    assert places(WITHOUT_RETRIES) == []


def test_patterns_see_what_they_forbid() -> None:
    assert UNFINISHED.search("# TO" + "DO later")
    assert HALF_MERGED.search("<" * 7 + " HEAD")
    assert HALF_MERGED.search("=" * 7)
    assert GAP.search("75 MB, and @" + "LINES@")
    assert MACHINE_PATH.search('open("' + "/".join(["", "root", "x"]) + '")')
    assert not MACHINE_PATH.search("docs/" + "work/x")
    assert PACKAGE_HOST.search("--index" + "-url https://example.org")
    assert FROM_A_TEST.match("from tests.games.test_" + "loading import START")
    assert EXACT_PIN.fullmatch("numpy>=2.4") is None
    assert WITHOUT_RETRIES.search("page.context.request" + '.get("/")')
    assert not WITHOUT_RETRIES.search("route" + ".fetch(max_retries=3)")
