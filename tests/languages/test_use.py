"""The page says only sentences that exist, and every sentence made for the page is said somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hortus
from tests.languages.catalogue import Catalogue, read
from tests.languages.scripts import said_in, unknown_sentences, unsaid_sentences

pytestmark = pytest.mark.interpreted_only

PACKAGE = Path(hortus.__file__).parent
SCRIPTS = [file for file in sorted(PACKAGE.rglob("*.js")) if "vendor" not in file.parts]
SAID = said_in(file.read_text(encoding="utf-8") for file in SCRIPTS)


def of_the_page() -> list[str]:
    """Sentences of the files that only the page reads, but for those that others refer to: these say them."""
    catalogue = Catalogue("en")
    for file in PACKAGE.rglob("en/web*.ftl"):
        catalogue.add(file.read_text(encoding="utf-8"))
    return sorted(catalogue.messages.keys() - referred_to())


def referred_to() -> set[str]:
    text = "".join(file.read_text(encoding="utf-8") for file in PACKAGE.rglob("en/*.ftl"))
    return set(re.findall(r"\{ ([a-z][\w-]*) \}", text))


def test_the_page_says_only_sentences_that_exist() -> None:
    assert SCRIPTS
    assert unknown_sentences(SAID, read("en").messages) == []


def test_every_sentence_of_the_page_is_said() -> None:
    assert unsaid_sentences(SAID, of_the_page()) == []


def test_a_sentence_that_does_not_exist_is_found() -> None:
    said = said_in(["html`${say('web-start')} ${say(now ? 'web-yes' : 'web-no', { count })} ${say(`part-${game}-x`)}`"])
    assert unknown_sentences(said, ["web-yes", "part-haru-y"]) == ["part-*-x", "web-no", "web-start"]


def test_a_sentence_that_is_never_said_is_found() -> None:
    said = said_in(["say(`part-${game}-${part}`); // say('web-old')\nthis.item('web-menu')"])
    assert unsaid_sentences(said, ["part-haru-line", "web-menu", "web-old"]) == ["web-old"]
