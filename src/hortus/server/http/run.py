"""How uvicorn runs the app."""

from __future__ import annotations

from starlette.applications import Starlette

from hortus.server.http.lines import ACCEPTED_TOGETHER, Config, HttpLine, Lines, LiveLine
from hortus.server.settings import Settings

LARGEST_FRAME = 65_536
"""Bytes. What is longer than a message may be, but not this long, is answered; what is longer still ends the line."""
LONGEST_HEADERS = 16_384
"""Bytes, all headers of a request together."""


def server_config(app: Starlette, settings: Settings) -> Config:
    config = Config(
        app,
        host=settings.host,
        port=settings.port,
        http=HttpLine,
        h11_max_incomplete_event_size=LONGEST_HEADERS,
        ws=LiveLine,
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_FRAME,
        backlog=ACCEPTED_TOGETHER,
        forwarded_allow_ips=list(settings.proxies),
        log_config=None,  # everything goes the same way
        log_level="warning",
        server_header=False,
    )
    config.lines = Lines(settings)
    return config
