"""`hortus serve`: find a port to listen at, run the server, say where it is, open a browser where there is one."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from ipaddress import ip_address, ip_network
from pathlib import Path
from types import FrameType
from urllib.parse import urlsplit

import uvicorn

from hortus.contract.engine import stay_interpreted
from hortus.server.computers.pool import Pool, usual_searching
from hortus.server.crew import Member
from hortus.server.door import (
    CannotServe,
    listen_once_free,
    listening,
    port_number,
    stop_taking,
    wants_browser,
    whole_number,
)
from hortus.server.garbage import Sweeper
from hortus.server.http.app import Server, about_this, make_app, signer_of, this_version
from hortus.server.http.hosts import name_in
from hortus.server.http.lines import Config, HttpLine, calm_handler, raise_descriptors, server_config
from hortus.server.keys import OWN, Keys, keys_of
from hortus.server.lan import network_addresses, terminal_qr_code
from hortus.server.logs import Form, keep_log
from hortus.server.settings import EVERYWHERE, LOCAL, LOOPBACK, Settings
from hortus.server.storage.alone import alone_at
from hortus.server.storage.database import Storage
from hortus.server.storage.places import Place, name_of, place_of

LOOPBACK_OF = dict(zip(EVERYWHERE, LOCAL, strict=True))  # by which a browser here reaches a server at every interface
GRACE = 3  # seconds for what is under way when the server is stopped
PORTS = {"http": 80, "https": 443}  # browsers leave these out
INSIDE = re.compile(r"(\[(?P<address>[0-9a-f:.]+)\]|(?P<name>[a-z0-9._-]+))(:(?P<port>\d+))?", re.ASCII | re.IGNORECASE)

Words = Callable[..., str]
Task = Callable[[], Coroutine[None, None, None]]


@dataclass(frozen=True)
class ServeWishes:
    host: str
    port: str | None  # None: the usual one, or the next that is free
    data: str | None  # a file, or the address of a database; None: the usual file
    browser: bool | None  # None: if there is a desktop
    workers: str | None
    address: str | None  # by which others reach the server, such as that of a proxy
    tables_an_hour: str | None
    proxies: Sequence[str] = ()
    memory: str | None = None  # megabytes for tables that nobody is at
    keep_days: str | None = None  # None: finished tables are kept forever
    inside: str | None = None  # where other servers at the same database reach this one
    inside_listen: str | None = None  # and where it listens for them, if that is another address
    key_file: Path | None = None  # None: as the environment says, or the key in the data file
    log: Form = "text"
    lan: bool = False  # whether friends in the same network are to get an address


def serve(wishes: ServeWishes, words: Words, write: Callable[[str], None], member: Member | None = None) -> None:
    """Until somebody stops it. `words` finds a sentence, `write` shows it; one of several processes is a member."""
    with member.saying_why_not() if member else nullcontext():
        run_server(wishes, words, write, member)


def run_server(wishes: ServeWishes, words: Words, write: Callable[[str], None], member: Member | None) -> None:
    stay_interpreted()  # the one process that must never wait, not even for a compiler
    settings = settings_of(wishes)
    keep_log(wishes.log, member.number if member else None)
    raise_descriptors()
    if not os.isatty(0) and hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # it asks for a restart, of which a supervisor has to take care
    if member:
        settings = shared_out(settings, member)
    searching = whole_number(wishes.workers, "workers") if wishes.workers else usual_searching()
    computers = Pool(member.share_of(searching) if member else searching)
    door = member.listener if member else listening(settings.host, wishes.port)
    with door as listener, alone_at(settings.data, settings.busy_seconds) as note:
        check_data(settings.data, settings.keys)
        check_inside(settings)
        address, own = address_of(settings, listener), own_address_of(settings, listener)
        settings = replace(settings, address=link_address_of(settings, address))
        note(address)
        app = make_app(settings, computers)
        config = server_config(app, settings)
        config.timeout_graceful_shutdown = GRACE
        news = "\n".join(news_of(settings, address, words))  # found before anybody comes: it takes a moment

        async def tell() -> None:
            if member:
                member.say_ready(news, own)
                return
            write(news)
            if wants_browser(wishes.browser, os.environ, sys.platform):
                await asyncio.to_thread(webbrowser.open, own)

        server: Server = app.state.server
        announced = AnnouncedServer(config, tell, server.drain, Sweeper(lambda: server.storage.last_write), member)
        announced.run([listener])


def news_of(settings: Settings, address: str, words: Words) -> Iterator[str]:
    if settings.is_for_lan:
        yield from news_for_lan(address, words)
    else:
        yield words("serve-address", address=address)
        yield words("serve-far" if settings.is_far else "serve-near")
    yield words("serve-data", file=name_of(settings.data))
    yield words("serve-stop")


def news_for_lan(address: str, words: Words) -> Iterator[str]:
    addresses = network_addresses()
    code = terminal_qr_code(address, sys.stdout) if addresses else ""
    if code:
        yield code
    yield words("serve-address", address=address)
    if not addresses:
        yield words("serve-lan-none")
        return
    yield words("serve-lan-code" if code else "serve-lan")
    parts = urlsplit(address)
    if others := [f"http://{other}:{parts.port}/" for other in addresses if other != parts.hostname]:
        yield words("serve-lan-others", addresses=", ".join(others))
    yield words("serve-lan-blocked", port=str(parts.port))


class AnnouncedServer(uvicorn.Server):
    """Tells when people can come, stays calm, and sends nobody away in the middle of a word when it ends."""

    def __init__(self, config: Config, tell: Task, drain: Task, sweeper: Sweeper, member: Member | None = None) -> None:
        super().__init__(config)
        self._lines = config.lines
        self._tell = tell
        self._drain = drain
        self._sweeper = sweeper
        self._member = member

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(calm_handler())
        await super().startup(sockets)
        if self._member:
            self._member.answer_supervisor(self._leave)
        self._told = asyncio.create_task(self._tell())
        self._sweeping = asyncio.create_task(self._sweeper.run())

    def _leave(self) -> None:
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Asked once, it ends in order, and by SIGTERM as well as by Ctrl-C. Asked again, it ends at once."""
        if self.should_exit:
            signal.signal(sig, signal.SIG_DFL)
            signal.raise_signal(sig)
        self.should_exit = True
        if sig == signal.SIGINT:
            self._captured_signals.append(sig)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new is taken; whoever is here is answered, and told to come back."""
        await stop_taking(self.servers)
        self._lines.are_ending = True
        for line in self.server_state.connections:
            if isinstance(line, HttpLine):
                line.make_last()
        await self._drain()
        await super().shutdown(sockets)


# What was asked for


def settings_of(wishes: ServeWishes) -> Settings:
    usual = Settings(place_of(wishes.data))
    inside, inside_port = inside_of(wishes.inside) if wishes.inside else (usual.inside, usual.inside_port)
    tables = whole_number(wishes.tables_an_hour, "tables-an-hour") if wishes.tables_an_hour else None
    return Settings(
        data=usual.data,
        host=wishes.host,
        lan=wishes.lan,
        inside=inside,
        inside_port=inside_port,
        inside_listen=wishes.inside_listen,
        origins=(origin_of(wishes.address),) if wishes.address else (),
        tables_an_hour=tables or usual.tables_an_hour,
        tables_at_once=tables or usual.tables_at_once,
        proxies=(*LOCAL, *map(network_of, wishes.proxies)),
        awake_megabytes=whole_number(wishes.memory, "memory") if wishes.memory else usual.awake_megabytes,
        keep_days=None if wishes.keep_days is None else whole_number(wishes.keep_days, "keep-days"),
        keys=keys_of(wishes.key_file, os.environ),
    )


def shared_out(settings: Settings, member: Member) -> Settings:
    """What one of several processes has of it."""
    if settings.inside_port:
        raise CannotServe("serve-inside-port-shared", port=settings.inside_port)
    memory = settings.awake_megabytes / member.count
    return replace(settings, awake_megabytes=memory, process=member.number, crew=member.crew)


def network_of(text: str) -> str:
    """An address such as 10.0.0.5, or a network such as 10.0.0.0/24."""
    try:
        return str(ip_network(text)) if "/" in text else str(ip_address(text))
    except ValueError as error:
        raise CannotServe("serve-bad-proxy", text=text) from error


def inside_of(text: str) -> tuple[str, int]:
    """A name or an address that others can use, and the port that stands after it; without one, 0."""
    found = INSIDE.fullmatch(f"[{text}]" if text.count(":") > 1 and "[" not in text else text)
    host = (found["address"] or found["name"]) if found else ""
    if not found or host in EVERYWHERE:
        raise CannotServe("serve-bad-inside", text=text)
    return host, port_number(found["port"] or "0")


def origin_of(address: str) -> str:
    """Return the origin that a browser sends for the pages of an address, such as https://garden.example"""
    try:
        parts = urlsplit(address)
        name, port = ascii_name(parts.hostname or ""), parts.port
    except ValueError as error:
        raise CannotServe("serve-bad-address", address=address) from error
    place = f"[{name}]" if ":" in name else name
    is_more = "@" in parts.netloc or parts.path not in ("", "/") or parts.query or parts.fragment
    if parts.scheme not in PORTS or name_in(place) is None or is_more:
        raise CannotServe("serve-bad-address", address=address)
    return f"{parts.scheme}://{place}" + (f":{port}" if port not in (None, PORTS[parts.scheme]) else "")


def ascii_name(name: str) -> str:
    """Return a name as browsers send it: `xn--grten-gra.example` for `gärten.example`.

    Browsers follow a newer standard than Python. A name that both may write differently is a `ValueError`.
    """
    if name.isascii():
        return name
    encoded = name.encode("idna")
    if encoded.decode("idna") != name:
        raise ValueError(name)
    return encoded.decode("ascii")


# Where it is


def address_of(settings: Settings, listener: socket.socket) -> str:
    """Return the address to type into a browser.

    With `--lan` it is the one that friends in the network use. A server that listens on every interface for another
    reason, such as in a container, cannot know by which address others reach it: then it is the loopback address.
    """
    if settings.origins:
        return settings.origins[0] + "/"
    if settings.is_for_lan:
        return page_at(next(iter(network_addresses()), LOCAL[0]), listener)
    return page_at(LOOPBACK_OF.get(settings.host, settings.host), listener)


def own_address_of(settings: Settings, listener: socket.socket) -> str:
    """Return the address that a browser opens on this computer.

    A server for the network is opened by its loopback address. Cookies belong to an address, and a computer may get
    another one in its network tomorrow.
    """
    return page_at(LOCAL[0], listener) if settings.is_for_lan else address_of(settings, listener)


def link_address_of(settings: Settings, address: str) -> str:
    """Return the address for links that are made on this computer; `""` for the one that the browser has open."""
    is_known = settings.origins or settings.is_for_lan or settings.host not in (*LOOPBACK, *EVERYWHERE)
    return address if is_known else ""


def page_at(host: str, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


# The data


def check_data(data: Place, keys: Keys = OWN) -> None:
    """Bring it up to date, or say what is wrong with it before anybody comes."""
    storage = Storage(data)
    try:
        if storage.knows_servers:  # before its schema is changed under those of another version
            check_alike(storage, this_version())
        storage.prepare()
        check_alike(storage, about_this(signer_of(storage, keys)))
    finally:
        storage.close()


def check_alike(storage: Storage, about: str) -> None:
    """Whether all servers that are there begin alike."""
    leases = storage.database.leases(about)
    if leases is not None:
        leases.check_alike()


def check_inside(settings: Settings) -> None:
    """Whether other servers at the same database can be listened for."""
    if not isinstance(settings.data, Path):
        listen_once_free(settings.inside_listen or settings.inside, settings.inside_port).close()
