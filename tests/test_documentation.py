"""The documentation is true: every snippet runs, every rule is proved by a test, every link leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hortus
from tools.describe_features import FILE, page

pytestmark = pytest.mark.interpreted_only

ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
SNIPPET = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
RESEARCH = re.compile(r"^```python research\n(.*?)^```", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+ ([A-Z]\d+)\b", re.MULTILINE)
MADE = re.compile(r"^<!-- (?P<name>[^>]+) -->\n(?P<table>.*?)^<!-- end of (?P=name) -->", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


def page_id(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("document", PAGES, ids=page_id)
def test_every_snippet_runs(document: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "snippet"}
    for snippet in SNIPPET.findall(document.read_text(encoding="utf-8")):
        exec(compile(snippet, page_id(document), "exec"), names)


@pytest.mark.research
@pytest.mark.filterwarnings("ignore:The old environment creation API:DeprecationWarning")
def test_every_snippet_for_researchers_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    snippets = RESEARCH.findall((ROOT / "docs" / "research.md").read_text(encoding="utf-8"))
    assert snippets
    for snippet in snippets:
        exec(compile(snippet, "docs/research.md", "exec"), {"__name__": "snippet"})


@pytest.mark.parametrize("document", PAGES, ids=page_id)
def test_every_link_leads_somewhere(document: Path) -> None:
    links = LINK.findall(document.read_text(encoding="utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", PAGES, ids=page_id)
def test_every_table_that_a_program_writes_is_written(document: Path) -> None:
    assert empty_tables(document.read_text(encoding="utf-8")) == []


def test_a_table_that_was_not_written_would_be_noticed() -> None:
    page = "<!-- moves -->\n| 3 |\n<!-- end of moves -->\n\n<!-- idle -->\n{}<!-- end of idle -->\n"
    assert empty_tables(page.format("| 5 |\n")) == []
    assert empty_tables(page.format("")) == empty_tables(page.format("\n")) == ["idle"]


def empty_tables(text: str) -> list[str]:
    return [found["name"] for found in MADE.finditer(text) if not found["table"].strip()]


def test_the_page_of_observations_tells_the_features_of_every_game() -> None:
    assert FILE.read_text(encoding="utf-8") == page(), "run: python -m tools.describe_features"


def test_the_turn_in_the_readme_is_that_of_the_terminals_page() -> None:
    """Which is compared with the program itself elsewhere."""
    [turn] = re.findall(
        r"^```text\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    assert turn in (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")


def rules_of(game: str) -> list[str]:
    return HEADING.findall((ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8"))


def uncited(rules: list[str], sources: str) -> list[str]:
    """The rules whose number stands nowhere in the comments of tests."""
    cited = set(re.findall(r"\b[A-Z]\d+\b", "\n".join(re.findall(r"#.*", sources))))
    return [rule for rule in rules if rule not in cited]


@pytest.mark.parametrize("game", hortus.games())
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    rules = rules_of(game)
    assert rules == [f"{rules[0][0]}{number}" for number in range(1, len(rules) + 1)]
    tests = (file.read_text(encoding="utf-8") for file in (ROOT / "tests" / "games" / game).rglob("test_*.py"))
    assert uncited(rules, "\n".join(tests)) == []


def test_a_rule_that_no_test_cites_would_be_listed() -> None:
    assert uncited(["H1", "H2"], "def test_x() -> None:  # H1, H3\n    'H2'") == ["H2"]


def test_haru_ichiban_has_24_rules() -> None:
    assert len(rules_of("haru_ichiban")) == 24
