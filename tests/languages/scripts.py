"""Which sentences the page's scripts say: found in their source, without running them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

ID = r"[a-z]+(?:[-_]\w+)*-\w+(?:[-_]\w+)*"
LITERAL = re.compile(rf"""['"]({ID})['"]""")
TEMPLATE = re.compile(r"`([a-z]+-[^`\s<>\"=]*\$\{[^`\s<>\"=]*)`")
HOLE = re.compile(r"\$\{[^}]*\}")
SAID = re.compile(rf"""\bsay\(\s*(?:[^'"`(),]*\?\s*)?'({ID})'(?:\s*:\s*'({ID})')?""")
SAID_TEMPLATE = re.compile(r"\bsay\(\s*`([^`]+)`")
COMMENT = re.compile(r"/\*.*?\*/|(?<![:'\"])//[^\n]*", re.DOTALL)


@dataclass
class Said:
    """What some scripts say: ids as they stand there, and patterns of ids that are put together."""

    demanded: set[str] = field(default_factory=set)  # certainly sentences; a hole is a star: part-*-*
    mentioned: set[str] = field(default_factory=set)  # every word in quotes that could be one

    def says(self, message_id: str) -> bool:
        return any(fits(name, message_id) for name in self.mentioned)


def said_in(scripts: Iterable[str]) -> Said:
    said = Said()
    for script in scripts:
        source = COMMENT.sub("", script)
        said.demanded |= {name for names in SAID.findall(source) for name in names if name}
        said.demanded |= {HOLE.sub("*", text) for text in SAID_TEMPLATE.findall(source)}
        said.mentioned |= {HOLE.sub("*", text) for text in [*LITERAL.findall(source), *TEMPLATE.findall(source)]}
    said.demanded |= {name for name in said.mentioned if re.match(r"(\w+-)?web-", name)}
    said.mentioned |= said.demanded
    return said


def fits(pattern: str, message_id: str) -> bool:
    if "*" not in pattern:
        return pattern == message_id
    return re.fullmatch(re.escape(pattern).replace(r"\*", r"[\w-]+"), message_id) is not None


def unknown_sentences(said: Said, known: Iterable[str]) -> list[str]:
    """What is said but is no sentence."""
    names = list(known)
    return sorted(wanted for wanted in said.demanded if not any(fits(wanted, name) for name in names))


def unsaid_sentences(said: Said, known: Iterable[str]) -> list[str]:
    """Sentences that nothing says."""
    return sorted(name for name in known if not said.says(name))
