"""One source, two engines: the same functions run interpreted or as machine code.

`@compiled` marks a function as written in the subset that Numba compiles and leaves it as it is: plain Python, good for
a debugger, coverage and a quick start. `machine_code(function)` is its compiled twin, in which every marked function
that it names is a compiled twin too. `bind(template, name, functions)` makes a generic kernel into one game's own.

Guard rails, each for something that went wrong once:
- Numba's disk cache looks at one file only, so editing a helper elsewhere left stale machine code running. Our cache
  folder is named by a digest of the source and the tables of every module that the function can reach, of the
  versions, and of the bounds-checking switch, which Numba leaves out of its own key. Other files do not count: a new
  sentence or style sheet does not make everybody compile again.
- Two games' kernels share their source; without the game in its `__qualname__`, one ran the other's code.
- Calls between compiled functions carry a status to check: copying every function into its callers (`forceinline`)
  made a game 1.4 times as fast, and compiles no slower.
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
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeVar, cast

from platformdirs import user_cache_path

from hortus.contract import room as rooms

Function = TypeVar("Function", bound=Callable[..., Any])

MARK = "__compiled_subset__"
TEMPLATE = "__template__"
APART = "__apart__"
LOOSE = "__loose__"

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


def loose(function: Function) -> Function:
    """Mark sums whose order does not matter: they may be rounded otherwise, and are many times as fast for it."""
    setattr(function, LOOSE, True)
    return function


def is_apart(function: Callable[..., Any]) -> bool:
    return hasattr(function, APART)


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
    return rebuilt(function, _machine_codes, _compile, _in_machine_code)


def _in_machine_code(value: Any) -> Any:
    """Room to work in lies on the stack."""
    return rooms.stack_room() if value is rooms.room else value


def rebuilt(
    function: Function,
    made: dict[FunctionType, Any],
    make: Callable[[FunctionType, FunctionType], Any],
    table: Callable[[Any], Any] = lambda value: value,
) -> Function:
    """A twin of a marked function that names twins of marked functions, each made once by `make(original, twin)`.

    `table` may put something else in the place of whatever else is named.
    """
    original = cast(FunctionType, function)
    if original not in made:
        namespace = dict(original.__globals__)
        for name in _names(original.__code__):
            value = namespace.get(name)
            if getattr(value, MARK, False) and value is not function:
                namespace[name] = rebuilt(cast(FunctionType, value), made, make, table)
            elif name in namespace:
                namespace[name] = table(value)
        made[original] = make(original, _twin(original, namespace))
    return cast(Function, made[original])


def _compile(original: FunctionType, twin: FunctionType) -> Any:
    import numba  # half a second: only where machine code is wanted

    with _cache_in(cache_folder(original)):
        is_loose = hasattr(twin, LOOSE)
        return numba.njit(cache=True, nogil=True, forceinline=not is_apart(twin), fastmath=is_loose)(twin)


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
def _cache_in(folder: Path) -> Iterator[None]:
    """Point Numba at our folder, only while it decorates: other users of Numba keep their own."""
    from numba.core import config

    before = config.CACHE_DIR  # type: ignore[attr-defined]
    config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    try:
        yield
    finally:
        config.CACHE_DIR = before  # type: ignore[attr-defined]


def cache_folder(function: Callable[..., Any]) -> Path:
    """The folder of machine code for what the function is made of at present."""
    import numba
    import numpy as np

    digest = hashlib.sha256(Path(__file__).read_bytes() + Path(rooms.__file__).read_bytes())
    for part in sorted(_parts_of(cast(FunctionType, function))):
        digest.update(part.encode())
    bounds = os.environ.get("NUMBA_BOUNDSCHECK", "")
    digest.update(f"{sys.version} {np.__version__} {numba.__version__} {bounds}".encode())
    folder = writable_root() / digest.hexdigest()[:24]
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    return folder


def _parts_of(function: FunctionType) -> set[str]:
    """The sources and tables of all modules that the function can reach."""
    package = function.__module__.partition(".")[0]
    parts: set[str] = set()
    waiting, seen = [function.__globals__], set[int]()
    while waiting:
        namespace = waiting.pop()
        if id(namespace) not in seen:
            seen.add(id(namespace))
            parts |= _parts_of_module(namespace["__name__"]) if _is_whole(namespace) else _parts_in(namespace)
            waiting += [_namespace_of(value) for value in namespace.values() if _is_reached(value, package)]
    return parts


def _is_reached(value: object, package: str) -> bool:
    """Marked functions, and modules of the same package: compiled code may read a table of one."""
    if isinstance(value, ModuleType):
        return value.__name__.partition(".")[0] == package
    return isinstance(value, FunctionType) and hasattr(value, MARK)


def _namespace_of(value: Any) -> dict[str, Any]:
    return vars(value) if isinstance(value, ModuleType) else value.__globals__


def _is_whole(namespace: dict[str, Any]) -> bool:
    """Whether it is a module's own, not a copy in which `bind` filled in names."""
    module = sys.modules.get(namespace["__name__"])
    return module is not None and vars(module) is namespace


@cache
def _parts_of_module(name: str) -> set[str]:
    return _parts_in(vars(sys.modules[name]))


def _parts_in(namespace: dict[str, Any]) -> set[str]:
    """A digest of the source, and of every number, text and table that compiled code may have copied."""
    module, source = namespace["__name__"], _source(namespace["__file__"])
    tables = {name: _worth(value) for name, value in namespace.items() if not name.startswith("__")}
    return {f"{module} {source}", *(f"{module}.{name} {worth}" for name, worth in tables.items() if worth)}


@cache
def _source(file: str) -> str:
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()


def _worth(value: object) -> str:
    import numpy as np

    if isinstance(value, np.ndarray):
        return f"{value.dtype!r} {value.shape} {hashlib.sha256(value.tobytes()).hexdigest()}"
    if isinstance(value, tuple):
        return f"({', '.join(map(_worth, value))})"
    return repr(value) if isinstance(value, int | float | str | bytes | np.generic | np.dtype) else ""


@cache
def writable_root() -> Path:
    """The user's cache folder, or one of this process alone where that is read-only."""
    root = Path(os.environ.get("HORTUS_CACHE") or user_cache_path("hortus", appauthor=False))
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
