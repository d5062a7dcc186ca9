"""The log as an operator would read it, in both forms, kept to be looked at."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from hortus.server.logs import FORMS


class Kept:
    def __init__(self) -> None:
        self._streams = {form: io.StringIO() for form in FORMS}
        self.handlers = []
        for form, kind in FORMS.items():
            handler = logging.StreamHandler(self._streams[form])
            handler.setFormatter(kind())
            self.handlers.append(handler)

    @property
    def text(self) -> str:
        return self._streams["text"].getvalue()

    @property
    def objects(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self._streams["json"].getvalue().splitlines()]

    @property
    def everything(self) -> str:
        return self.text + self._streams["json"].getvalue()


@contextmanager
def kept_log(*filters: Callable[[], logging.Filter]) -> Iterator[Kept]:
    kept, root = Kept(), logging.getLogger()
    for handler in kept.handlers:
        root.addHandler(handler)
        for one in filters:
            handler.addFilter(one())
    try:
        yield kept
    finally:
        for handler in kept.handlers:
            root.removeHandler(handler)
