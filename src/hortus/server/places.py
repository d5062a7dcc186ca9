"""Where the data file is, unless somebody says otherwise."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

DATA_FILE = "tables.sqlite3"


def data_file(wish: Path | None) -> Path:
    return wish.absolute() if wish else data_folder(os.environ, sys.platform) / DATA_FILE


def data_folder(environment: Mapping[str, str], platform: str) -> Path:
    """Where programs keep what people have made with them."""
    home = Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "hortus"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "hortus"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "hortus"
