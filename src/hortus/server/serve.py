"""`hortus serve`: find a port to listen at, run the server, say where it is, open a browser where there is one."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import IO, Any
from urllib.parse import urlsplit

import uvicorn

from hortus.contract.engine import stay_interpreted
from hortus.contract.errors import HortusError
from hortus.server.computers.pool import Pool
from hortus.server.errors import StorageFailed
from hortus.server.garbage import Sweeper
from hortus.server.http.app import make_app
from hortus.server.http.lines import calm_handler, raise_descriptors, server_config
from hortus.server.incidents import Seldom
from hortus.server.settings import DEFAULT_PORT, LOCAL, Settings
from hortus.server.storage.database import Storage
from hortus.server.storage.files import data_file, keep_private, make_folder, make_private

try:
    import fcntl
except ImportError:  # where there is none, two servers at one file are not noticed
    fcntl = None  # type: ignore[assignment]

PORTS_TRIED = 20
TAKEN = (errno.EADDRINUSE, errno.EACCES) if os.name == "nt" else (errno.EADDRINUSE,)
HIGHEST_PORT = 65_535
LONGEST_NUMBER = 7  # digits
GRACE = 3  # seconds for what is under way when the server is stopped
EVERYWHERE = ("0.0.0.0", "::")
SOMEWHERE = "192.0.2.1"  # an address for examples; nothing is ever sent there

Words = Callable[..., str]


class CannotServe(HortusError):
    """Nothing can be listened to there."""

    code = "cannot_serve"


class PortTaken(CannotServe):
    code = "port_taken"


class DataInUse(CannotServe):
    """Another server works with this data file: both would think they know what lies on the tables."""

    code = "data_in_use"


@dataclass(frozen=True)
class ServeWishes:
    host: str
    port: str | None  # None: the usual one, or the next that is free
    data: Path | None
    browser: bool | None  # None: if there is a desktop
    workers: str | None
    address: str | None  # by which others reach the server, such as that of a proxy
    tables_an_hour: str | None
    proxies: Sequence[str] = ()
    memory: str | None = None  # megabytes for tables that nobody is at
    keep_days: str | None = None  # None: finished tables are kept forever


def serve(wishes: ServeWishes, words: Words, write: Callable[[str], None]) -> None:
    """Until somebody stops it. `words` finds a sentence, `write` shows it."""
    stay_interpreted()  # the one process that must never wait, not even for a compiler
    settings = settings_of(wishes)
    keep_log()
    raise_descriptors()
    computers = Pool(whole_number(wishes.workers, "workers") if wishes.workers else None)
    with listening(settings.host, wishes.port) as listener, alone_at(settings.data) as note:
        check_data(settings.data)
        address = address_of(settings, listener)
        note(address)
        app = make_app(settings, computers)
        config = server_config(app, settings)
        config.timeout_graceful_shutdown = GRACE
        news = "\n".join(news_of(settings, address, words))  # found before anybody comes: it takes a moment

        async def tell() -> None:
            write(news)
            if wants_browser(wishes.browser, os.environ, sys.platform):
                await asyncio.to_thread(webbrowser.open, address)

        storage: Storage = app.state.server.storage
        AnnouncedServer(config, tell, Sweeper(lambda: storage.last_write)).run([listener])


def news_of(settings: Settings, address: str, words: Words) -> Iterator[str]:
    yield words("serve-address", address=address)
    yield words("serve-far" if settings.is_far else "serve-near")
    yield words("serve-data", file=str(settings.data))
    yield words("serve-stop")


class AnnouncedServer(uvicorn.Server):
    """Tells when people can come, and stays calm."""

    def __init__(
        self, config: uvicorn.Config, tell: Callable[[], Coroutine[None, None, None]], sweeper: Sweeper
    ) -> None:
        super().__init__(config)
        self._tell = tell
        self._sweeper = sweeper

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(calm_handler())
        await super().startup(sockets)
        self._told = asyncio.create_task(self._tell())
        self._sweeping = asyncio.create_task(self._sweeper.run())


def keep_log() -> None:
    """One line for each thing worth knowing. What strangers send wrongly is told now and then, not each time."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.WARNING)
    seldom = Seldom()

    def is_news(record: logging.LogRecord) -> bool:
        return record.levelno >= logging.ERROR or seldom.is_due(record.msg)

    logging.getLogger("uvicorn.error").addFilter(is_news)


# What was asked for


def settings_of(wishes: ServeWishes) -> Settings:
    usual = Settings(data_file(wishes.data))
    tables = whole_number(wishes.tables_an_hour, "tables-an-hour") if wishes.tables_an_hour else None
    return Settings(
        data=usual.data,
        host=wishes.host,
        origins=(origin_of(wishes.address),) if wishes.address else (),
        tables_an_hour=tables or usual.tables_an_hour,
        tables_at_once=tables or usual.tables_at_once,
        proxies=(*LOCAL, *map(network_of, wishes.proxies)),
        awake_megabytes=whole_number(wishes.memory, "memory") if wishes.memory else usual.awake_megabytes,
        keep_days=None if wishes.keep_days is None else whole_number(wishes.keep_days, "keep-days"),
    )


def whole_number(text: str, name: str) -> int:
    if not text.isdecimal() or len(text) > LONGEST_NUMBER or not 0 < int(text) <= 1_000_000:
        raise CannotServe("serve-bad-number", option=f"--{name}", text=text)
    return int(text)


def network_of(text: str) -> str:
    """An address such as 10.0.0.5, or a network such as 10.0.0.0/24."""
    try:
        return str(ip_network(text)) if "/" in text else str(ip_address(text))
    except ValueError as error:
        raise CannotServe("serve-bad-proxy", text=text) from error


def origin_of(address: str) -> str:
    """What a browser calls the pages of an address: https://garden.example"""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/") or parts.query:
        raise CannotServe("serve-bad-address", address=address)
    return f"{parts.scheme}://{parts.netloc}"


def wants_browser(wish: bool | None, environment: Mapping[str, str], platform: str) -> bool:
    """Where nobody sits at a desktop, a browser would open for nobody, or in the terminal."""
    if wish is not None:
        return wish
    if environment.get("CI") or environment.get("SSH_CONNECTION"):
        return False
    has_desktop = bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
    return platform in ("win32", "darwin") or has_desktop


# A port to listen at


@contextmanager
def listening(host: str, port: str | None) -> Iterator[socket.socket]:
    asked = None if port is None else port_number(port)
    listener = first_free(host) if asked is None else listen(host, asked)
    with listener:
        yield listener


def port_number(text: str) -> int:
    if not text.isdecimal() or int(text) > HIGHEST_PORT:
        raise CannotServe("serve-bad-port", text=text)
    return int(text)


def first_free(host: str) -> socket.socket:
    """The usual port, or one of the next."""
    for port in range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED):
        with suppress(PortTaken):
            return listen(host, port)
    return listen(host, 0)


def listen(host: str, port: int) -> socket.socket:
    """A socket at that port; 0 is any free one."""
    try:
        [(family, kind, protocol, _, address), *_] = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
    except (socket.gaierror, UnicodeError) as error:
        raise CannotServe("serve-bad-host", host=host) from error
    listener = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere this would let two programs have the same port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen()
    except OSError as error:
        listener.close()
        if error.errno in TAKEN:
            raise PortTaken("serve-port-taken", port=port) from error
        raise CannotServe("serve-cannot-listen", host=host, port=port, reason=error.strerror or str(error)) from error
    return listener


def address_of(settings: Settings, listener: socket.socket) -> str:
    """What to type into a browser; for a server that listens everywhere, by the address that others would use."""
    if settings.origins:
        return settings.origins[0] + "/"
    host, port = settings.host, listener.getsockname()[1]
    if host in EVERYWHERE:
        host = own_address()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address() -> str:
    """The address of this computer in its network, or of itself when it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((SOMEWHERE, 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


# The data file


@contextmanager
def alone_at(data: Path) -> Iterator[Callable[[str], None]]:
    """No other server may have this data file. Gives a way to note our address, for whoever comes second.

    Locked are the name, whose companions it would share, and the file itself, which may have other names.
    """
    with ExitStack() as held:
        try:
            make_folder(data.parent)
            beside = Path(f"{data.resolve()}.lock")
            make_private(beside)
            keep_private(data)
            lock = held.enter_context(beside.open("a+", encoding="utf-8"))
            file = held.enter_context(data.open("rb"))
        except OSError as error:
            raise StorageFailed(
                "server-storage-unusable", file=str(data), reason=error.strerror or str(error)
            ) from error
        if not (is_ours(lock) and (sys.platform != "linux" or is_ours(file))):  # elsewhere SQLite would be locked out
            lock.seek(0)
            raise DataInUse("serve-data-in-use", file=str(data), address=lock.read().strip() or "?")

        def note(address: str) -> None:
            lock.truncate(0)
            lock.write(address)
            lock.flush()

        yield note


def is_ours(file: IO[Any]) -> bool:
    """Lock it, unless somebody else has."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def check_data(data: Path) -> None:
    """Bring the file up to date, or say what is wrong with it before anybody comes."""
    storage = Storage(data)
    try:
        storage.open()
    finally:
        storage.close()
