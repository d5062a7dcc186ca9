"""Log records of a failure that lasts."""

from __future__ import annotations

import logging

import pytest

from hortus.server.incidents import storage_trouble

pytestmark = pytest.mark.interpreted_only


def test_an_incident_with_several_causes_is_an_error_once(caplog: pytest.LogCaptureFixture) -> None:
    trouble = storage_trouble("tables.sqlite3")
    for kind in ("full", "limit", "full", "limit"):
        trouble.happens(f"reason: {kind}", kind)
    trouble.is_over()
    trouble.happens("reason: full", "full")
    assert [(record.levelno, record.getMessage().split()[0]) for record in caplog.records] == [
        (logging.ERROR, "storage_failed:"),
        (logging.WARNING, "storage_cause:"),
        (logging.WARNING, "storage_back:"),
        (logging.ERROR, "storage_failed:"),
    ]
    assert "reason: limit" in caplog.messages[1]
    assert caplog.messages[2].endswith("Failed writes and probes: 4.")
