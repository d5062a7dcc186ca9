"""A line of the log: what it tells, in which form, and what it keeps to itself."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
from datetime import datetime
from pathlib import Path

import pytest

from hortus.server.computers.workers import WorkerFailed
from hortus.server.errors import BadMessage
from hortus.server.http.lines import calm_handler
from hortus.server.incidents import Seldom
from hortus.server.logs import REQUEST, TABLE, Throttle, kind_of, story_of
from hortus.server.storage.places import Place
from tests.server.logged import kept_log
from tests.server.web import Web, run, served
from tests.serving import serving_from

pytestmark = pytest.mark.interpreted_only

log = logging.getLogger("hortus.server.somewhere")
SECRET = "ImFubmEi.c2VjcmV0"


def fail(*_: object) -> None:
    try:
        raise KeyError(SECRET)
    except KeyError as error:
        raise RuntimeError(f"a link: {SECRET}") from error


def test_a_line_is_an_object_with_the_same_words_as_the_text() -> None:
    with kept_log() as kept:
        log.error("storage_failed: Nothing can be written to %s", "tables.sqlite3")
    [told] = kept.objects
    assert datetime.fromisoformat(told.pop("time")).tzinfo is not None
    message = "storage_failed: Nothing can be written to tables.sqlite3"
    assert told == {"level": "ERROR", "word": "storage_failed", "message": message}
    assert kept.text.endswith(f" ERROR {message}\n")


def test_a_line_of_others_has_no_word() -> None:
    with kept_log() as kept:
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
        log.warning("Not a word: it is a sentence")
    assert [told.get("word") for told in kept.objects] == [None, None]


def test_a_line_tells_the_request_and_the_table_that_it_is_about() -> None:
    asked, table = REQUEST.set("4bf92f35"), TABLE.set("abcdefghjkmn")
    try:
        with kept_log() as kept:
            log.error("fault: Something")
    finally:
        REQUEST.reset(asked)
        TABLE.reset(table)
    assert (kept.objects[0]["request"], kept.objects[0]["table"]) == ("4bf92f35", "abcdefghjkmn")
    assert kept.text.endswith("ERROR fault: Something [request=4bf92f35 table=abcdefghjkmn]\n")


def test_a_fault_is_told_with_its_place_and_its_causes_but_not_with_what_they_say() -> None:
    with kept_log() as kept:
        try:
            fail()
        except RuntimeError:
            log.exception("fault: Something failed")
    [told] = kept.objects
    assert told["error"] == "RuntimeError"
    for story in (told["stack"], kept.text):
        assert story.index("\nKeyError") < story.index("\nRuntimeError")
        assert 'test_logs.py", line' in story
        assert "in fail" in story
        assert SECRET not in story


def test_words_of_our_own_and_of_the_system_are_told() -> None:
    assert kind_of(OSError(28, "No space left on device", SECRET)) == "OSError: No space left on device"
    assert kind_of(WorkerFailed("ZeroDivisionError in decide")) == "WorkerFailed: ZeroDivisionError in decide"
    assert kind_of(BadMessage("server-bad-message", reason=SECRET)) == "BadMessage: server-bad-message"
    assert kind_of(OSError(SECRET)) == "OSError"


def test_causes_that_go_round_come_to_an_end() -> None:
    first, second = RuntimeError(), KeyError()
    first.__cause__, second.__cause__ = second, first
    assert story_of(first).count("Traceback") == 2


# Repetition


def test_a_key_is_admitted_once_in_a_while_and_the_others_are_counted() -> None:
    now = [0.0]
    seldom = Seldom(seconds=10.0, clock=lambda: now[0])
    assert [seldom.admit("a") for _ in range(4)] == [0, None, None, None]
    assert seldom.admit("b") == 0
    now[0] = 10.0
    assert [seldom.admit("a") for _ in range(2)] == [3, None]
    now[0] = 20.0
    assert seldom.admit("a") == 1


def test_what_a_library_repeats_is_logged_once_with_the_number_held_back() -> None:
    now = [0.0]
    throttle = Throttle()
    throttle._seldom = Seldom(seconds=10.0, clock=lambda: now[0])
    messages = []
    for number in range(100):
        now[0] = 10.0 if number == 99 else 0.0
        for name in ("uvicorn.error", "hortus.server.somewhere"):
            what = {"name": name, "pathname": "library.py", "lineno": 7, "msg": "Returned %s", "args": (number,)}
            record = logging.makeLogRecord(what)
            if throttle.filter(record):
                messages.append((record.name, record.getMessage()))
    theirs = [message for name, message in messages if name == "uvicorn.error"]
    assert theirs == ["Returned 0", "Returned 99 (98 more like this were held back)"]
    assert len(messages) == 102


def test_a_repeated_fault_of_ours_is_logged_once_and_its_other_records_each_time() -> None:
    with kept_log(Throttle) as kept:
        for number in range(100):
            log.warning("server_lost: The server at %s is lost", number)
            for raising in (fail, fail_otherwise):
                try:
                    raising()
                except (RuntimeError, ValueError):
                    log.exception("fault: Command %s failed", number)
    faults = [(told["message"], told["error"]) for told in kept.objects if "error" in told]
    assert faults == [("fault: Command 0 failed", "RuntimeError"), ("fault: Command 0 failed", "ValueError")]
    assert len(kept.objects) == 100 + len(faults)


def test_different_messages_from_one_line_of_a_library_are_all_logged() -> None:
    throttle, messages = Throttle(), []
    for number in range(3):
        for message in ("Task was destroyed but it is pending!", "Unclosed connection"):
            what = {"name": "asyncio", "pathname": "base_events.py", "lineno": 7, "msg": f"{message}\nTask {number}"}
            record = logging.makeLogRecord(what)
            if throttle.filter(record):
                messages.append(record.getMessage())
    assert messages == ["Task was destroyed but it is pending!\nTask 0", "Unclosed connection\nTask 0"]


def test_each_fault_of_a_handler_is_logged_once_with_its_stack(data: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(web: Web) -> None:
        anna = web.guest()
        await anna.get("/api/tables")
        monkeypatch.setattr(web.hall, "own_tables", fail)
        monkeypatch.setattr(web.hall, "tidy", None)
        for _ in range(10):
            assert (await anna.http.get("/api/tables")).status_code == 500
            assert (await anna.http.post("/api/tidy", json={})).status_code == 500

    with kept_log(Throttle) as kept:
        run(served, data, story)
    assert [(told["level"], told["error"]) for told in kept.objects] == [
        ("ERROR", "RuntimeError"),
        ("ERROR", "TypeError"),
    ]
    assert all("Traceback" in told["stack"] for told in kept.objects)


def test_a_repeated_fault_of_the_loop_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        loop = asyncio.get_running_loop()
        handle = calm_handler()
        for _ in range(100):
            for raising in (fail, fail_otherwise):
                with pytest.raises((RuntimeError, ValueError)) as found:
                    raising()
                handle(loop, {"message": "Task exception was never retrieved", "exception": found.value})

    asyncio.run(story())
    assert [type(record.exc_info[1]) for record in caplog.records if record.exc_info] == [RuntimeError, ValueError]


def fail_otherwise() -> None:
    raise ValueError(SECRET)


# The server


@pytest.mark.thorough
@pytest.mark.parametrize("form", ["text", "json"])
def test_the_server_writes_its_log_in_the_form_that_was_asked_for(tmp_path: Path, form: str) -> None:
    keys = tmp_path / "keys"
    keys.write_text("k" * 32)
    keys.chmod(0o600)
    with serving_from(tmp_path / "tables.sqlite3", "--log", form, "--key-file", str(keys)) as (process, address):
        host, _, port = address.removeprefix("http://").rstrip("/").partition(":")
        strange(host, int(port))
        process.send_signal(signal.SIGINT)
        assert process.stderr is not None
        [line] = process.stderr.read().splitlines()
    if form == "json":
        assert json.loads(line)["message"] == "Invalid HTTP request received."
    else:
        assert line.endswith(" WARNING Invalid HTTP request received.")


def strange(host: str, port: int) -> None:
    """Something that is not HTTP."""
    with socket.create_connection((host, port)) as line:
        line.sendall(b"\x16\x03\x01\x02\x00\x01\r\n\r\n")
        while line.recv(1000):
            pass
