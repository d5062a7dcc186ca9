"""One source, two engines: the same functions run interpreted or as machine code.

`@compiled` marks a function as written in the subset that Numba compiles and leaves it as it is: plain Python, good for
a debugger, coverage and a quick start. `machine_code(function)` is its compiled twin, in which every marked function
that it names is a compiled twin too. `bind(template, name, functions)` makes a generic kernel into one game's own.

Guard rails, each for something that went wrong once:
- Numba's disk cache looks at one file only, so editing a helper elsewhere left stale machine code running. Our cache
  folder is named by a digest of every file of the packages concerned (less what is only for people), of the versions,
  and of the bounds-checking switch, which Numba leaves out of its own key.
- Two games' kernels share their source; without the game in its `__qualname__`, one ran the other's code.
- Calls between compiled functions carry a status to check: copying every function into its callers (`forceinline`)
  made Haru Ichiban 1.4 times as fast, and compiles no slower.
- Numba takes half a second to import: nothing here imports it before machine code is asked for.
"""

from __future__ import annotations

import atexit
import hashlib
import importlib.util
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., Any])

MARK = "__compiled_subset__"
TEMPLATE = "__template__"
APART = "__apart__"

FOR_PEOPLE = {"command.py", "languages", "server", "terminal", "web"}
"""Parts of hortus without machine code: another word on a page does not make everybody compile again."""

OF_PAGES = {".css", ".html", ".js", ".png", ".svg", ".ts", ".woff2"}
"""Nor does another look of a board: no rule reads such a file, in our games or a stranger's."""

UNUSED_DAYS = 14
"""A cache folder that no process has used for so long is removed."""

_machine_codes: dict[FunctionType, Any] = {}


def compiled(function: Function) -> Function:
    """Mark a function as written in the compiled subset."""
    setattr(function, MARK, True)
    return function


def template(function: Function) -> Function:
    """Mark a generic kernel: `bind` fills in the names of a game's functions."""
    setattr(function, TEMPLATE, True)
    return compiled(function)


def apart(function: Function) -> Function:
    """Mark a large function that is called from several places: it is not copied into them, which compiles sooner."""
    setattr(function, APART, True)
    return function


@cache
def numba_is_there() -> bool:
    try:
        return importlib.util.find_spec("numba") is not None
    except ModuleNotFoundError:
        return False


def engine_mode() -> str:
    """`auto` (interpreted at first, compiled when it pays), `interpreted` or `compiled`, from HORTUS_ENGINE."""
    return os.environ.get("HORTUS_ENGINE", "auto")


def bind(function: Function, name: str, functions: Mapping[str, Any]) -> Function:
    """One game's own copy of a template: its free names become that game's functions."""
    original = cast(FunctionType, function)
    namespace = {**original.__globals__, **functions}
    for inner in _names(original.__code__):
        value = original.__globals__.get(inner)
        if getattr(value, TEMPLATE, False) and value is not function:
            namespace[inner] = bind(cast(FunctionType, value), name, functions)
    bound = _twin(original, namespace)
    bound.__qualname__ = f"{original.__qualname__}__{name}_{_digest_of(functions)}"
    return cast(Function, bound)


def machine_code(function: Function) -> Function:
    """The compiled twin of a marked function; made when first called, loaded from the disk cache where it can be."""
    original = cast(FunctionType, function)
    if original not in _machine_codes:
        namespace = dict(original.__globals__)
        for name in _names(original.__code__):
            value = namespace.get(name)
            if getattr(value, MARK, False) and value is not function:
                namespace[name] = machine_code(cast(FunctionType, value))
        _machine_codes[original] = _compile(_twin(original, namespace))
    return cast(Function, _machine_codes[original])


def _compile(twin: FunctionType) -> Any:
    import numba  # half a second: only where machine code is wanted

    with _cache_folder_for(twin):
        return numba.njit(cache=True, nogil=True, forceinline=not getattr(twin, APART, False))(twin)


def _twin(original: FunctionType, namespace: dict[str, Any]) -> FunctionType:
    twin = FunctionType(original.__code__, namespace, original.__name__, original.__defaults__)
    twin.__qualname__ = original.__qualname__
    twin.__module__ = original.__module__
    twin.__doc__ = original.__doc__
    twin.__dict__.update(original.__dict__)
    return twin


def _names(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


def _digest_of(functions: Mapping[str, Any]) -> str:
    """Tells two games of one name apart, such as a game and its copy with a planted fault."""
    digest = hashlib.sha256()
    for name, value in sorted(functions.items()):
        digest.update(f"{name} {getattr(value, '__module__', '')} {getattr(value, '__qualname__', value)}".encode())
        code = getattr(value, "__code__", None)
        if code is not None:
            digest.update(code.co_code + repr(code.co_consts).encode())
    return digest.hexdigest()[:12]


# The cache folder


@contextmanager
def _cache_folder_for(function: FunctionType) -> Iterator[None]:
    """Point Numba at our folder, only while it decorates: other users of Numba keep their own."""
    from numba.core import config

    before = config.CACHE_DIR  # type: ignore[attr-defined]
    config.CACHE_DIR = str(cache_folder(_package_folder(function)))  # type: ignore[attr-defined]
    try:
        yield
    finally:
        config.CACHE_DIR = before  # type: ignore[attr-defined]


@cache
def cache_folder(owner: Path) -> Path:
    """The folder of machine code for the present sources of hortus and of the package that owns the function."""
    import numba
    import numpy as np

    ours = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for package in sorted({ours, owner}):
        for file in sorted(package.rglob("*")):
            place = file.relative_to(package)
            beside = file.suffix in OF_PAGES or (package == ours and place.parts[0] in FOR_PEOPLE)
            if file.is_file() and "__pycache__" not in place.parts and not beside:
                digest.update(place.as_posix().encode() + b"\0" + file.read_bytes())
    bounds = os.environ.get("NUMBA_BOUNDSCHECK", "")
    digest.update(f"{sys.version} {np.__version__} {numba.__version__} {bounds}".encode())
    folder = writable_root() / digest.hexdigest()[:24]
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    return folder


def _package_folder(function: FunctionType) -> Path:
    """The outermost package folder around the function's file, or just the file's folder."""
    folder = Path(function.__code__.co_filename).resolve().parent
    while (folder.parent / "__init__.py").exists():
        folder = folder.parent
    return folder


@cache
def writable_root() -> Path:
    """The user's cache folder, or one of this process alone where that is read-only."""
    default = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "hortus"
    root = Path(os.environ.get("HORTUS_CACHE") or default)
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            pass
    except OSError:
        private = tempfile.mkdtemp(prefix="hortus-")
        atexit.register(shutil.rmtree, private, ignore_errors=True)
        return Path(private)
    prune(root)
    return root


def prune(root: Path) -> None:
    """Remove the folders of old sources."""
    oldest = time.time() - UNUSED_DAYS * 24 * 3600
    for folder in root.iterdir():
        if folder.is_dir() and folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)
