"""`hortus`, with a server for tests: computers choose in secret almost at once, and pages of notes are short."""

from __future__ import annotations

import sys
from dataclasses import replace

from hortus.command import main
from hortus.server import serve
from hortus.server.settings import Settings
from hortus.server.tables import events
from hortus.server.tables.pace import Pauses

PROMPT = Pauses(quick=0.05, searching=0.05, hurried=0.05)
usual_settings = serve.settings_of


def settings_of(wishes: serve.ServeWishes) -> Settings:
    return replace(usual_settings(wishes), pauses=PROMPT)


if __name__ == "__main__":  # and not in the processes of its computer players
    serve.settings_of = settings_of
    events.NOTES_ON_PAGE = 12
    sys.exit(main(sys.argv[1:]))
