"""The page and its files: compressed, with tags, and kept by browsers for as long as they do not change.

Under `/web/~DIGEST/` a file never changes, so the page asks for its scripts there; the digest is of all files. What a
game brings for the page lies there too, under `games/GAME/board/`, wherever its folder is; where it brings nothing, the
page is sent on to the plain files in `plain/`.
"""

from __future__ import annotations

import gzip
import os
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

import hortus
from hortus.games import load, names
from hortus.languages import GENERAL, LANGUAGES, folder_of
from hortus.server.errors import NotFound

ADDRESS = b'<meta name="hortus-address" content="%s" />'
"""Tells the page the address for links, in case it was opened by a loopback address."""
WEB = Path(hortus.__file__).parent / "web"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
OPTIONAL_WORDS = ("coach.ftl", "count.ftl", "hints.ftl", "puzzles.ftl")
"""Files of sentences that a game may have: whoever asks for one that is not there gets none."""
TYPES = {".js": "text/javascript", ".ftl": "text/plain", ".woff2": "font/woff2", ".webmanifest": "application/json"}
PACKED = {".woff2", ".png"}
PLAIN = {"board.js", "style.css", "miniature.js", "miniature.css"}
"""What a game may bring, and the page asks of every game."""
SMALL = 500  # bytes; compressing less is not worth it
LOOK_SECONDS = 1.0
"""Whether files have changed is looked at once in so long: whoever works on the page reloads it no faster."""


@dataclass(frozen=True)
class Stored:
    """A file in memory, as it was at some time."""

    body: bytes
    packed: bytes | None
    tag: str
    kind: str


class Pages:
    """Files of the page, of the games and of the languages. A file that changes on the disk is read again."""

    def __init__(
        self,
        web: Path = WEB,
        words: Path = GENERAL,
        boards: Mapping[str, Path | None] | None = None,
        clock: Callable[[], float] = time.monotonic,
        address: str = "",
    ) -> None:
        found = {name: load(name).board_files for name in names()} if boards is None else boards
        self._web = web.resolve()
        self._words = words.resolve()
        self._boards = {name: folder and folder.resolve() for name, folder in found.items()}
        self._clock = clock
        self._address = ADDRESS % escape(address).encode()
        self._looked: float | None = None
        self._stored: dict[tuple[Path, int, int], Stored] = {}
        self._digest = ("", "")
        self._page: tuple[str, Stored] | None = None

    def files(self) -> list[Route]:
        """Where everything but the page itself is asked for."""
        return [
            Route("/web/~{digest}/games/{game}/board/{path:path}", self.board),
            Route("/web/~{digest}/{path:path}", self.web),
            Route("/web/games/{game}/board/{path:path}", self.board),
            Route("/web/{path:path}", self.web),
            Route("/words/{path:path}", self.words),
        ]

    async def index(self, request: Request) -> Response:
        """The page itself, which names its files by the digest of today."""
        return self._send(request, self._index(), ASK_AGAIN)

    def nowhere(self) -> Response:
        """The page for an address that does not exist: it says so itself."""
        return Response(self._index().body, status_code=NotFound.status, media_type="text/html")

    def _index(self) -> Stored:
        digest = self.digest()
        if self._page is None or self._page[0] != digest:
            body = self._read(self._web / "index.html").body.replace(b'"/web/', f'"/web/~{digest}/'.encode())
            body = body.replace(ADDRESS % b"", self._address)
            self._page = digest, store(body, ".html")
        return self._page[1]

    async def web(self, request: Request) -> Response:
        return self._file(request, self._web, request.path_params["path"], self._keep(request))

    async def board(self, request: Request) -> Response:
        """A file that a game brings, or the plain one."""
        game, path = request.path_params["game"], request.path_params["path"]
        folder = self._boards.get(game)
        if folder and os.path.isfile(folder / path):
            return self._file(request, folder, path, self._keep(request))
        if game not in self._boards or path not in PLAIN:
            raise NotFound("server-no-such-place")
        return RedirectResponse(f"/web/~{self.digest()}/plain/{path}", headers={"Cache-Control": ASK_AGAIN})

    def _keep(self, request: Request) -> str:
        """Files need not be looked through for each that is asked for: the page that asks has its digest."""
        return FOREVER if request.path_params.get("digest") == self._digest[1] else ASK_AGAIN

    async def words(self, request: Request) -> Response:
        """`en/web.ftl` is general, `en/GAME/web.ftl` of a game."""
        path: str = request.path_params["path"]
        language, _, rest = path.partition("/")
        game, _, file = rest.partition("/")
        folder = load(game).words if language in LANGUAGES and game in names() else None
        if folder is None:
            return self._file(request, self._words, path, ASK_AGAIN, suffix=".ftl")
        if file in OPTIONAL_WORDS and not (folder_of(folder, language) / file).exists():
            return Response("", media_type="text/plain")
        return self._file(request, folder_of(folder, language).resolve(), file, ASK_AGAIN, suffix=".ftl")

    def _file(self, request: Request, folder: Path, path: str, keep: str, suffix: str | None = None) -> Response:
        try:
            file = (folder / path).resolve()
            inside = file.is_relative_to(folder) and file.is_file()
        except (OSError, ValueError):  # a name that no file can have
            raise NotFound("server-no-such-place") from None
        if not inside or file.suffix in ("", ".py") or (suffix is not None and file.suffix != suffix):
            raise NotFound("server-no-such-place")
        return self._send(request, self._read(file), keep)

    def _read(self, file: Path) -> Stored:
        try:
            facts = file.stat()
            key = (file, facts.st_mtime_ns, facts.st_size)
            if key not in self._stored:
                self._stored[key] = store(file.read_bytes(), file.suffix)
        except OSError:
            raise NotFound("server-no-such-place") from None
        return self._stored[key]

    def _send(self, request: Request, stored: Stored, keep: str) -> Response:
        headers = {"ETag": stored.tag, "Cache-Control": keep, "Vary": "Accept-Encoding"}
        if stored.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if stored.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(stored.packed, headers=headers, media_type=stored.kind)
        return Response(stored.body, headers=headers, media_type=stored.kind)

    def digest(self) -> str:
        """Of all files of the page; read again when one of them has changed."""
        now = self._clock()
        if self._looked is None or now - self._looked >= LOOK_SECONDS:
            self._looked = now
            self._look()
        return self._digest[1]

    def _look(self) -> None:
        files = dict(self._files())
        facts = repr([(str(file), file.stat().st_mtime_ns) for file in files.values()])
        if facts != self._digest[0]:
            body = b"".join(path.encode() + file.read_bytes() for path, file in files.items())
            self._digest = (facts, sha256(body).hexdigest()[:12])

    def _files(self) -> Iterator[tuple[str, Path]]:
        """Where the page finds each of its files, and where it is."""
        folders = {"": self._web} | {f"games/{name}/board/": own for name, own in self._boards.items() if own}
        for prefix, folder in folders.items():
            for file in sorted(filter(Path.is_file, folder.rglob("*"))):
                yield prefix + file.relative_to(folder).as_posix(), file


def store(body: bytes, suffix: str) -> Stored:
    kind = TYPES.get(suffix) or guess_type(f"file{suffix}")[0] or "application/octet-stream"
    packed = gzip.compress(body, 9, mtime=0) if suffix not in PACKED and len(body) > SMALL else None
    return Stored(body, packed, f'"{sha256(body).hexdigest()[:16]}"', kind)
