"""The PostgreSQL behind the servers, which is restarted in the middle of everything."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import contextmanager

from hortus.server.storage.rows import metadata
from tests import postgresql
from tests.patience import LONG
from tests.postgresql import Postgresql

NAME = "faults"
LARGEST_VALUE = 2_000
"""Bytes of a row that still fits into the pages that there are."""
FULL_DISK = f"""
CREATE SCHEMA full_disk;
CREATE TABLE full_disk.since (time timestamptz DEFAULT now());
CREATE FUNCTION full_disk.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (TG_OP = 'INSERT' OR octet_length(NEW::text) > {LARGEST_VALUE}) AND EXISTS (SELECT FROM full_disk.since) THEN
        RAISE disk_full USING MESSAGE = format(
            'could not extend file "%s": No space left on device', pg_relation_filepath(TG_RELID)
        );
    END IF;
    RETURN NEW;
END $$;
"""
"""As on a full disk, what a table already has room for can be changed, and nothing can be added."""
LIMIT = "SELECT setting FROM pg_settings WHERE name = 'temp_file_limit'"
LOOK_S = 0.01
REFUSE = "CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON {} FOR EACH ROW EXECUTE FUNCTION full_disk.refuse();"


class Database:
    def __init__(self, running: Postgresql) -> None:
        self._running = running
        self._url = running.new_database(NAME)
        self.port = running.port
        self._execute(FULL_DISK + "".join(REFUSE.format(table.name) for table in metadata.sorted_tables))

    def _execute(self, text: str) -> list[tuple[object, ...]]:
        return self._running.execute(text, NAME)

    @classmethod
    @contextmanager
    def running(cls) -> Iterator[Database]:
        with postgresql.running() as running:
            yield cls(running)

    def address(self, port: int) -> str:
        """By that port, behind which a proxy listens."""
        return self._url.set(port=port).render_as_string()

    async def fill(self) -> None:
        """Let no table grow and no temporary file be written, as if the disk were full.

        The limit comes first and goes last: if rows were refused while probes succeed, a server would rightly report
        that it works again.
        """
        await self._limit_temporary_files("SET temp_file_limit = 0", limit="0")
        await asyncio.to_thread(self._execute, "INSERT INTO full_disk.since DEFAULT VALUES")

    async def free(self) -> None:
        await asyncio.to_thread(self._execute, "DELETE FROM full_disk.since")
        await self._limit_temporary_files("RESET temp_file_limit", limit="-1")

    async def _limit_temporary_files(self, change: str, limit: str) -> None:
        """Return when the change is in effect.

        A new connection sees it after all older ones have been signalled, and they read it before their next statement.
        """
        for text in (f"ALTER SYSTEM {change}", "SELECT pg_reload_conf()"):
            await asyncio.to_thread(self._execute, text)
        async with asyncio.timeout(LONG):
            while await asyncio.to_thread(self._execute, LIMIT) != [(limit,)]:
                await asyncio.sleep(LOOK_S)

    async def restart(self, seconds: float, at_once: bool) -> None:
        """Down for so long; at once: without a goodbye to anybody."""
        self._running.process.send_signal(signal.SIGQUIT if at_once else signal.SIGINT)
        await asyncio.to_thread(self._running.process.wait)
        await asyncio.sleep(seconds)
        begun = await asyncio.to_thread(postgresql.begin, self._running.folder, self.port)
        self._running.process = begun.process
