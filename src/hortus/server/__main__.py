"""A server for trying things out: `python -m hortus.server --port 8765 --data FILE`."""

from __future__ import annotations

import argparse
from pathlib import Path

import uvicorn

from hortus.contract.engine import stay_interpreted
from hortus.server.app import make_app
from hortus.server.run import server_config
from hortus.server.settings import DEFAULT_PORT, Settings


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m hortus.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=DEFAULT_PORT)
    parser.add_argument("--data", type=Path, default=Path("hortus.db"))
    wishes = parser.parse_args()
    stay_interpreted()
    settings = Settings(wishes.data, wishes.host, wishes.port)
    uvicorn.Server(server_config(make_app(settings), settings)).run()


if __name__ == "__main__":
    main()
