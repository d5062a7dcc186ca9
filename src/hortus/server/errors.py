"""What a server refuses, each with a stable code; the sentences are in `server.ftl`."""

from __future__ import annotations

from typing import ClassVar

from hortus.contract.errors import HortusError
from hortus.server.protocol import Refused


def refused(error: HortusError, request: str = "") -> Refused:
    """An error as it travels."""
    return Refused(request, error.code, error.rule, error.message_id, error.arguments)


class ServerError(HortusError):
    """A refusal of the server, with the status that it has over HTTP."""

    code = "server_error"
    status: ClassVar[int] = 400


class BadMessage(ServerError):
    """Not JSON, not a command, or a command with wrong or unknown fields."""

    code = "bad_message"


class TooLarge(ServerError):
    code = "too_large"
    status = 413


class TooMany(ServerError):
    """Too many messages, questions, new tables or seat changes in too short a time, or too many notes at a table."""

    code = "too_many"
    status = 429


class NoSuchTable(ServerError):
    code = "no_such_table"
    status = 404


class NoSuchLesson(ServerError):
    code = "no_such_lesson"
    status = 404


class NoSuchPuzzle(ServerError):
    code = "no_such_puzzle"
    status = 404


class NotFound(ServerError):
    """No page, no file, or no ply of that number."""

    code = "no_such_place"
    status = 404


class NoPower(ServerError):
    """This guest may not do that at this table."""

    code = "no_power"
    status = 403


class BadLink(ServerError):
    """A code or link that was never made, was changed, or whose seat is no longer free."""

    code = "bad_link"
    status = 403


class NoFreeSeat(ServerError):
    """Everybody who was meant to play sits there already; one may watch."""

    code = "no_free_seat"
    status = 409


class BadGuest(ServerError):
    """A cookie that this server did not write."""

    code = "bad_guest"
    status = 403


class BadToken(ServerError):
    """An inter-server token that no server signed, that has expired or been used, or that is for another request."""

    code = "bad_token"
    status = 403


class InternalOnly(ServerError):
    """The header of inter-server tokens at the public listener, where no server sends it."""

    code = "internal_only"
    status = 400


class WrongOrigin(ServerError):
    """A page of somebody else tries to speak in the name of its visitor."""

    code = "wrong_origin"
    status = 403


class WrongHost(ServerError):
    """A request for a name that is not the server's own."""

    code = "wrong_host"
    status = 421


class Stale(ServerError):
    """A command for a board that is no longer the one on the table."""

    code = "stale"
    status = 409


class NoRace(ServerError):
    code = "no_race"
    status = 409


class NotOver(ServerError):
    code = "not_over"
    status = 409


class NoAids(ServerError):
    """The odds of draws are not for this table, or not for this game."""

    code = "no_aids"
    status = 403


class Busy(ServerError):
    """The computers have too much to do, or are not ready yet: those who play come first."""

    code = "busy"
    status = 503


class BadWish(ServerError):
    """A table that cannot be: a chosen seed among people."""

    code = "bad_wish"


class StorageFailed(ServerError):
    """The disk is full, the data file is locked, or it cannot be written: nothing was changed."""

    code = "storage_failed"
    status = 503


class Moved(ServerError):
    """The table is with another server of this house now, or will be in a moment: come again."""

    code = "moved"
    status = 503


class Elsewhere(Exception):
    """Another server holds the table. Nobody is told so: what was asked for is handed on."""

    def __init__(self, table_id: str, holder: int, address: str) -> None:
        super().__init__(table_id, holder, address)
        self.table_id, self.holder, self.address = table_id, holder, address


class Draining(ServerError):
    """The server is about to stop: newcomers are sent elsewhere, those who play go on until it does."""

    code = "draining"
    status = 503


class Conflict(ServerError):
    """Somebody else wrote first."""

    code = "conflict"
    status = 409


class ServerFault(ServerError):
    """A fault of ours: it is in the server's log, and the table is as it was."""

    code = "server_fault"
    status = 500
