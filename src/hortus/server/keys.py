"""The keys that sign cookies and links: from a file or the environment, or else the one in the data file."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from pathlib import Path

from hortus.contract.errors import HortusError

VARIABLE = "HORTUS_KEYS"
LEAST = 32
"""Characters of a key. Whoever guesses one can sit on every seat."""
OWN_WORD = "database"
"""In the place of a key: the one in the data file."""
OTHERS = 0o077

Keys = tuple[bytes | None, ...]
"""The first signs, all are read. None: the one in the data file."""
OWN: Keys = (None,)


class BadKeys(HortusError):
    """What was named holds no keys that can be used. No sentence ever shows one."""

    code = "bad_keys"


def new_key() -> str:
    return secrets.token_urlsafe(LEAST)


def keys_of(file: Path | None, environment: Mapping[str, str]) -> Keys:
    if file is not None:
        return keys_in(text_of(file), str(file))
    text = environment.get(VARIABLE)
    return OWN if text is None else keys_in(text, VARIABLE)


def text_of(file: Path) -> str:
    try:
        with file.open(encoding="utf-8") as opened:
            if os.name == "posix" and os.fstat(opened.fileno()).st_mode & OTHERS:
                raise BadKeys("serve-key-file-open", file=str(file))
            return opened.read()
    except OSError as error:
        raise BadKeys("serve-key-file-unreadable", file=str(file), reason=error.strerror or str(error)) from error
    except UnicodeError:
        raise BadKeys("serve-key-file-no-text", file=str(file)) from None


def keys_in(text: str, place: str) -> Keys:
    """One a line, or with spaces between them."""
    keys = text.split()
    if not keys:
        raise BadKeys("serve-no-key", place=place)
    for number, key in enumerate(keys, 1):
        if key != OWN_WORD and len(key) < LEAST:
            raise BadKeys("serve-short-key", place=place, number=number, least=LEAST)
    return tuple(None if key == OWN_WORD else key.encode() for key in keys)
