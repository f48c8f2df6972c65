"""One decorator: the same rule source runs as plain Python, as machine code, or inside CUDA kernels."""

import gc
import hashlib
import os
import platform
import sys
import time
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

from .data_files import PATTERNS, own_folder

JIT = os.environ.get("DETENTE_JIT", "1") != "0"
ENGINE = Path(__file__).resolve().parent

F = TypeVar("F", bound=Callable[..., Any])


@cache
def cache_folder(home: Path, others: tuple[Path, ...] = ()) -> Path:
    """The cache folder for the compiled entries of *home* (a game, or its bots). Its name depends on the contents of all sources
    involved, since numba does not notice an edited callee: the engine, *home*, and *others* (folders or single files)."""
    digest = hashlib.sha256(f"{version('numba')} {platform.python_version()} {platform.machine()}".encode())
    sources = [(folder, pattern) for folder in (ENGINE, home, *others) for pattern in ("*.py", *PATTERNS)]
    sources += [(file.parent, file.name) for file in others if file.is_file()]
    if own := own_folder(home):
        sources.append((own, "*.csv"))
    for folder, pattern in sources:
        for path in sorted(folder.glob(pattern)):
            digest.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
    root = os.environ.get("DETENTE_CACHE") or os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(root) / "detente" / f"{home.name}-{digest.hexdigest()[:16]}"


if JIT:
    import numba
    from numba import types as _types
    from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
    from numba.core.registry import CPUDispatcher

    types: Any = _types

    def _widen(kind: Any) -> Any:
        """Widen signed integers and omitted arguments to 64 bits."""
        if isinstance(kind, types.Omitted) and isinstance(kind.value, int):
            return types.int64
        kind = types.unliteral(kind)
        if isinstance(kind, types.Boolean) or (isinstance(kind, types.Integer) and kind.signed):
            return types.int64
        return kind

    class EntryDispatcher(CPUDispatcher):  # type: ignore[misc]
        """Compiles each kernel once instead of once per mixture of constants, 16-bit and 64-bit arguments: a third of the time and code."""

        def get_call_template(self, args: Any, kws: Any) -> Any:
            _, folded = self._compiler.fold_argument_types(args, kws)
            return super().get_call_template(tuple(_widen(kind) for kind in folded), {})

    class KernelDispatcher(EntryDispatcher):
        """A kernel that is called only by other kernels."""

        def __call__(self, *arguments: Any) -> Any:
            """Run the plain function when called from Python: machine code is called through entries only."""
            return self.py_func(*arguments)

    class _Locator(UserProvidedCacheLocator):  # type: ignore[misc]
        """Finds machine code by the contents of its sources, wherever they are: checkouts of the same version share it."""

        @classmethod
        def get_suitable_cache_subpath(cls, py_file: str) -> str:
            return Path(py_file).parent.name

        def get_source_stamp(self) -> str:
            return hashlib.sha256(Path(self._py_file).read_bytes()).hexdigest()

    class _CacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes = (_Locator, *CompileResultCacheImpl._locator_classes[1:])

    class _Cache(FunctionCache):  # type: ignore[misc]
        _impl_class = _CacheImpl


# Rules allocate nothing, so they need no reference counts.
_TARGET = {"nopython": True, "nogil": True, "error_model": "numpy", "_nrt": False}


def kernel(function: F) -> F:
    """Decorator for a rule: compiled on first use, or left as it is when DETENTE_JIT=0. When compiled, only other kernels call it."""
    if not JIT:
        return function
    options = _TARGET | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    compiled: F = KernelDispatcher(py_func=function, locals={}, targetoptions=options)
    return compiled


def entry(function: F, home: Path, *others: Path) -> F:
    """Make a kernel callable from Python: compiled once, cached on disk for its *home* (a game, or its bots), loaded quickly afterwards.
    *others* are further sources that it depends on."""
    if not JIT:
        return function
    dispatcher = EntryDispatcher(py_func=function, locals={}, targetoptions=dict(_TARGET))
    folder = cache_folder(home, others)
    numba.config.CACHE_DIR = str(folder)
    dispatcher._cache = _Cache(function)
    called: F = _Entry(dispatcher, folder)  # type: ignore[assignment]
    return called


class _Entry:
    """Calls the machine code. Announces the first compilation, and disables the garbage collector during it."""

    def __init__(self, dispatcher: Any, folder: Path) -> None:
        self.dispatcher = dispatcher
        self.folder = folder
        self.py_func = dispatcher.py_func

    def __call__(self, *arguments: Any) -> Any:
        if not self.dispatcher.overloads:
            self._prepare(arguments)
        return self.dispatcher(*arguments)

    def _prepare(self, arguments: tuple[Any, ...]) -> None:
        cached = self.is_cached()
        if not cached:
            print(f"compiling {self.py_func.__name__}, once: about a minute …", end="", file=sys.stderr, flush=True)
        started, was_enabled = time.perf_counter(), gc.isenabled()
        gc.disable()
        try:
            self.dispatcher.compile(tuple(numba.typeof(argument) for argument in arguments))
        finally:
            if was_enabled:
                gc.enable()
        if not cached:
            print(f" {time.perf_counter() - started:.0f} s", file=sys.stderr, flush=True)

    def is_cached(self) -> bool:
        """Return whether an earlier run left the machine code on disk."""
        source = Path(self.py_func.__code__.co_filename)
        return any(self.folder.glob(f"{source.parent.name}/{source.stem}.{self.py_func.__name__}-*.nbi"))


def table(values: Any) -> Any:
    """A table of small numbers for kernels: 16-bit in machine code, since CUDA memory is scarce; 64-bit when uncompiled."""
    import numpy as np

    return np.asarray(values, np.int16 if JIT else np.int64)


def u64(number: int) -> Any:
    """A constant for 64-bit unsigned arithmetic; a plain int when uncompiled."""
    import numpy as np

    return np.uint64(number) if JIT else number
