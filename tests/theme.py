"""Words that belong to one game or to what only some games have."""

from __future__ import annotations

import re

import hortus
from hortus.games import own

NAMES = [word for name in own() for word in (name, name.replace("_", "[ -]"), hortus.load(name).sentence_prefix)]
THINGS = [
    "flowers?",
    "blossoms?",
    "petals?",
    "harvests?",
    "ponds?",
    "lil(y|ies)",
    "frogs?",
    "croak\\w*",
    "dragonfl\\w+",
    "gardeners?",
    "winds?",
    "masteries",
    "mastery",
    "jokers?",
    "fountains?",
    "flowerbeds?",
    "gems?",
    "assistants?",
    "fleurs?",
    "récoltes?",
    "étangs?",
    "nénuphars?",
    "grenouilles?",
    "libellules?",
    "jardini\\w+",
    "fontaines?",
    "gemmes?",
    "kwiat\\w*",
    "zbior\\w*",
    "staw\\w*",
    "nenufar\\w*",
    "żab\\w*",
    "ważk\\w*",
    "ogrodni\\w+",
    "fontann\\w*",
]
SPECIAL = re.compile(rf"(?<![^\W_])(?:{'|'.join(NAMES + THINGS)})(?![^\W_])", re.IGNORECASE)


def special(text: str) -> list[str]:
    return [match.group() for match in SPECIAL.finditer(text)]
