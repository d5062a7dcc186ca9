"""Signed words: who a guest is, and links that give a power to whoever opens them."""

from __future__ import annotations

import hmac
import secrets
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Literal
from unicodedata import category

from itsdangerous import BadSignature, URLSafeSerializer

from hortus.server.errors import BadGuest, BadLink, NoFreeSeat
from hortus.server.tables.standing import Standing

KEY_SIZE = 32  # bytes
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none is taken for another
ID_LENGTH = 12
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 8
EARLIER_CODE_LENGTH = 6
"""The length of codes in earlier versions, whose tables may still be played."""
KEY_LENGTH = 12
"""Of the personal code of a seat: longer than that of a table, because it is meant for one person alone."""
LENGTHS = (CODE_LENGTH, EARLIER_CODE_LENGTH, KEY_LENGTH)


def new_table_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether a table may have it: what else stands in an address is not looked for."""
    return len(text) == ID_LENGTH and all(letter in ID_LETTERS for letter in text)


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_key() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(KEY_LENGTH))


def code_of(text: str) -> str | None:
    """Read a code as people type it: in small letters, with spaces, and with whatever their keyboard makes of a dash.

    It is that of a table or a personal one; None if it is neither.
    """
    typed = "".join(letter for letter in text if not letter.isspace() and category(letter) != "Pd")
    code = typed.upper()
    is_code = typed.isascii() and len(code) in LENGTHS and all(letter in CODE_LETTERS for letter in code)
    return code if is_code else None


def spaced(code: str) -> str:
    """A personal code as people read it: `ABCD-EFGH-JKLM`."""
    return "-".join(code[start : start + 4] for start in range(0, len(code), 4))


def is_link(key: str) -> bool:
    """Whether it has the form of a signed link, `s.…`; what has not is a code that somebody typed."""
    return "." in key


class Signer:
    """Signs with the first of its keys, reads with all. Each kind of word has a salt: none is taken for another."""

    def __init__(self, *keys: bytes, namesake: bytes | None = None) -> None:
        """`namesake`: the key after which the cookie is named, so that it keeps its name when others sign."""
        self._kinds = {
            kind: [
                URLSafeSerializer(key, salt=f"hortus {kind}", signer_kwargs={"digest_method": sha256}) for key in keys
            ]
            for kind in ("guest", "seat", "watch", "manage", "inter-server")
        }
        name = sha256(b"cookie" + (namesake or keys[0])).hexdigest()[:8]
        self.cookie = f"hortus_{name}"  # servers on one computer do not mix theirs
        self.digest = sha256(b"".join(sha256(b"digest" + key).digest() for key in keys)).hexdigest()[:16]
        """Tells whether two have the same keys in the same order, and not which."""
        self._first_key = keys[0]

    # Guests

    def new_guest(self) -> str:
        return secrets.token_urlsafe(12)

    def sign_guest(self, guest: str) -> str:
        return self._sign("guest", guest)

    def read_guest(self, cookie: str) -> str:
        guest = self._read("guest", cookie)
        if not isinstance(guest, str):
            raise BadGuest("server-bad-guest")
        return guest

    # Between servers

    def sign_for_server(self, claims: list[Any]) -> str:
        """Return an inter-server token with these claims; `hortus.server.http.internal` says which."""
        return self._sign("inter-server", claims)

    def read_from_server(self, token: str) -> Any:
        """Return the claims of a token, or None if no server of this deployment signed it."""
        return self._read("inter-server", token)

    # Addresses

    def pseudonym(self, text: str) -> str:
        """Return a digest of an address, which can be traced back to it by the key. The key may be in the database."""
        return hmac.digest(self._first_key, b"hortus pseudonym " + text.encode(), "sha256").hex()

    # Links

    def seat_link(self, table_id: str, seat: int, epoch: int) -> str:
        return "/join/s." + self._sign("seat", [table_id, seat, epoch])

    def watch_link(self, table_id: str, epoch: int) -> str:
        return "/join/w." + self._sign("watch", [table_id, epoch])

    def manage_link(self, table_id: str, epoch: int) -> str:
        return "/join/m." + self._sign("manage", [table_id, epoch])

    def read_link(self, key: str) -> Invitation:
        kind = {"s.": "seat", "w.": "watch", "m.": "manage"}.get(key[:2])
        word = None if kind is None else self._read(kind, key[2:])
        match kind, word:
            case "seat", [str(table_id), int(seat), int(epoch)]:
                return Invitation(table_id, "seat", seat, epoch)
            case ("watch" | "manage") as what, [str(table_id), int(epoch)]:
                return Invitation(table_id, what, epoch=epoch)
            case ("watch" | "manage") as what, str(table_id):  # as links were once, before any was made anew
                return Invitation(table_id, what)
        raise BadLink("server-bad-link")

    def _sign(self, kind: str, word: Any) -> str:
        return str(self._kinds[kind][0].dumps(word))

    def _read(self, kind: str, text: str) -> Any:
        """None if it is not signed, or not written in the one way in which it was."""
        for serializer in self._kinds[kind]:
            with suppress(BadSignature):
                word = serializer.loads(text)
                return word if serializer.dumps(word) == text else None
        return None


What = Literal["seat", "code", "return", "watch", "manage"]


@dataclass(frozen=True)
class Invitation:
    """What a link or a code is for: a seat, whatever seat is free (`code`), one's own seat (`return`), or a power."""

    table_id: str
    what: What
    seat: int | None = None
    epoch: int = 0
    code: str | None = None  # by which one returns

    def check_alive(self, standing: Standing) -> None:
        """A link dies when it is made anew, one to a seat also when the seat becomes free again."""
        match self.what:
            case "watch":
                alive = standing.watch_epoch == self.epoch
            case "manage":
                alive = standing.manage_epoch == self.epoch
            case "seat":
                alive = any(
                    self.seat == number and self.epoch == who.epoch for number, who in enumerate(standing.seats)
                )
            case "return":
                alive = self.seat is not None and standing.seats[self.seat].key == self.code
            case "code":
                alive = True
        if not alive:
            raise BadLink("server-old-link")

    def seat_for(self, standing: Standing, guest: str) -> int | None:
        """The seat to which it leads this guest; refuses where there is none left."""
        self.check_alive(standing)
        return seat_by_code(standing, guest) if self.what == "code" else self.seat


def seat_by_code(standing: Standing, guest: str) -> int:
    """The guest's own seat, else a free one; one that waits for somebody by name comes last."""
    person = standing.person_of(guest)
    own = [seat for seat, who in enumerate(standing.seats) if who.is_of(person)]
    free = [seat for seat, who in enumerate(standing.seats) if who.is_free]
    if not own and not free:
        raise NoFreeSeat("server-no-free-seat")
    return min(own or free, key=lambda seat: (bool(standing.seats[seat].name), seat))
