"""Addresses of this computer in its network, and QR codes for terminals."""

from __future__ import annotations

import os
import shutil
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import ip_address
from typing import TextIO

ELSEWHERE = ("192.0.2.1", 9)  # reserved for examples; nothing is sent there
SIOCGIFADDR = 0x8915  # asks Linux for the address of an interface
CONTAINER_NETWORKS = ("docker", "br-", "veth", "virbr")

QUIET_ZONE = 4  # light modules around a QR code, as its standard demands
BLACK_ON_WHITE = "\033[38;5;16;48;5;231m"  # colours of the fixed palette, the same in light and dark terminals
USUAL_COLOURS = "\033[0m"
HALF_BLOCKS = {(0, 0): "\u00a0", (0, 1): "▄", (1, 0): "▀", (1, 1): "█"}
"""An upper and a lower module as one character. The light one does not break, so that no line is wrapped there."""


def network_addresses() -> list[str]:
    """Return the IPv4 addresses of this computer that others may reach, the most likely first."""
    found = dict.fromkeys([*routed_address(), *interface_addresses()])
    return [address for address in found if not ip_address(address).is_loopback]


def routed_address() -> Iterator[str]:
    """Yield the address of the interface with the default route. To connect a UDP socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(ELSEWHERE)
        yield str(probe.getsockname()[0])


def interface_addresses() -> Iterator[str]:
    """Yield the addresses of all interfaces, as far as the standard library can list them."""
    if sys.platform == "linux":
        import fcntl

        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            for _, name in socket.if_nameindex():
                if not name.startswith(CONTAINER_NETWORKS):
                    with suppress(OSError):  # it has no IPv4 address
                        found = fcntl.ioctl(probe, SIOCGIFADDR, struct.pack("256s", name.encode()))
                        yield socket.inet_ntoa(found[20:24])
    else:
        with suppress(OSError):
            yield from socket.gethostbyname_ex(socket.gethostname())[2]


def terminal_qr_code(text: str, target: TextIO) -> str:
    """Return a QR code for a terminal; nothing if the target is none, is too small or lacks its characters."""
    if not target.isatty() or os.environ.get("TERM") == "dumb":
        return ""
    if sys.platform == "win32" and not os.environ.get("WT_SESSION"):  # the old console knows no escape sequences
        return ""
    lines = qr_code(text)
    columns, rows = shutil.get_terminal_size()
    width = len(lines[0])
    try:
        "▄▀█".encode(target.encoding)
    except UnicodeEncodeError:
        return ""
    if columns <= width or rows <= len(lines):
        return ""
    return "\n".join(f"{BLACK_ON_WHITE}{line}{USUAL_COLOURS}" for line in lines)


def qr_code(text: str) -> list[str]:
    """Return the lines of a QR code, two rows of modules in each."""
    import segno  # takes a moment, and most servers do not need it

    rows = [list(row) for row in segno.make_qr(text, error="l").matrix_iter(border=QUIET_ZONE)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(HALF_BLOCKS[pair] for pair in zip(upper, lower, strict=True)) for upper, lower in pairs]
