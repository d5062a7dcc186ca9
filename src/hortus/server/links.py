"""Signed words: who a guest is, and links that give a power to whoever opens them."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer

from hortus.server.errors import BadGuest, BadLink, NoFreeSeat
from hortus.server.seats import Power, is_free
from hortus.server.standing import Standing

KEY_SIZE = 32  # bytes
ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none is taken for another
ID_LENGTH = 12
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 6


def new_table_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def code_of(text: str) -> str | None:
    """A code as people type it, or None if it is none."""
    code = "".join(text.upper().split()).replace("-", "")
    return code if len(code) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in code) else None


def is_link(key: str) -> bool:
    """Whether it has the form of a signed link, `s.…`; what has not is a code that somebody typed."""
    return "." in key


class Signer:
    """Signs and reads with the key of the data file. Each kind of word has a salt: none is taken for another."""

    def __init__(self, key: bytes) -> None:
        self._kinds = {
            kind: URLSafeSerializer(key, salt=f"hortus {kind}", signer_kwargs={"digest_method": sha256})
            for kind in ("guest", "seat", "watch", "manage")
        }
        self.cookie = f"hortus_{sha256(b'cookie' + key).hexdigest()[:8]}"  # servers on one computer do not mix theirs

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

    # Links

    def seat_link(self, table_id: str, seat: int, epoch: int) -> str:
        return "/join/s." + self._sign("seat", [table_id, seat, epoch])

    def watch_link(self, table_id: str) -> str:
        return "/join/w." + self._sign("watch", table_id)

    def manage_link(self, table_id: str) -> str:
        return "/join/m." + self._sign("manage", table_id)

    def read_link(self, key: str) -> Invitation:
        kind = {"s.": "seat", "w.": "watch", "m.": "manage"}.get(key[:2])
        word = None if kind is None else self._read(kind, key[2:])
        match kind, word:
            case "seat", [str(table_id), int(seat), int(epoch)]:
                return Invitation(table_id, "seat", seat, epoch)
            case ("watch" | "manage") as what, str(table_id):
                return Invitation(table_id, what)
        raise BadLink("server-bad-link")

    def _sign(self, kind: str, word: Any) -> str:
        return str(self._kinds[kind].dumps(word))

    def _read(self, kind: str, text: str) -> Any:
        """None if it is not signed, or not written in the one way in which it was."""
        try:
            word = self._kinds[kind].loads(text)
        except BadSignature:
            return None
        return word if self._sign(kind, word) == text else None


class Invitation:
    """What a link or a code is for: a power at a table. A code is for whatever seat is free."""

    def __init__(self, table_id: str, what: str, seat: int | None = None, epoch: int = 0) -> None:
        self.table_id = table_id
        self.what = what
        self.seat = seat
        self.epoch = epoch

    def check_alive(self, standing: Standing) -> None:
        """A link to a seat dies when the seat is given to somebody else; it opens nothing then."""
        if self.seat is None:
            return
        if self.seat >= len(standing.seats) or standing.seats[self.seat].epoch != self.epoch:
            raise BadLink("server-old-link")

    def power(self, standing: Standing, guest: str) -> Power:
        """What it gives this guest as the table stands; refuses where there is no seat to give."""
        self.check_alive(standing)
        if self.what == "code":
            return Power(guest, "seat", seat_by_code(standing, guest))
        if self.seat is None:
            return Power(guest, self.what)
        if standing.seats[self.seat].kind == "computer" and not standing.holds(guest, self.seat):
            raise NoFreeSeat("server-seat-of-computer")
        return Power(guest, "seat", self.seat)


def seat_by_code(standing: Standing, guest: str) -> int:
    """The guest's own seat, else a free one; one that waits for somebody by name comes last."""
    own = [power.seat for power in standing.powers if power.guest == guest and power.what == "seat"]
    if own:
        return min(own)
    free = [seat for seat, who in enumerate(standing.seats) if is_free(who, seat in standing.taken)]
    if not free:
        raise NoFreeSeat("server-no-free-seat")
    return min(free, key=lambda seat: (bool(standing.seats[seat].name), seat))
