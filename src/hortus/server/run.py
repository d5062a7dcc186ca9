"""How uvicorn runs the app."""

from __future__ import annotations

import uvicorn
from starlette.applications import Starlette

from hortus.server.settings import Settings

LARGEST_FRAME = 65_536
"""Bytes. What is longer than a message may be, but not this long, is answered; what is longer still ends the line."""


def server_config(app: Starlette, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_FRAME,
        log_level="warning",
        server_header=False,
    )
