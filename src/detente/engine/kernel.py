"""One decorator: the same rule source runs as plain Python, as machine code, or inside CUDA kernels."""

import hashlib
import os
import platform
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

JIT = os.environ.get("DETENTE_JIT", "1") != "0"
SOURCES = Path(__file__).resolve().parent.parent

F = TypeVar("F", bound=Callable[..., Any])


def cache_folder() -> Path:
    """Where compiled rules are kept: one folder for each state of the sources, because numba does not notice an edited callee."""
    digest = hashlib.sha256(f"{version('numba')} {platform.python_version()} {platform.machine()}".encode())
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix in (".py", ".csv"):
            digest.update(path.relative_to(SOURCES).as_posix().encode() + path.read_bytes())
    home = os.environ.get("DETENTE_CACHE") or os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(home) / "detente" / digest.hexdigest()[:16]


if JIT:
    FOLDER = cache_folder()
    os.environ["NUMBA_CACHE_DIR"] = str(FOLDER)
    import numba

    numba.config.CACHE_DIR = str(FOLDER)


def kernel(function: F) -> F:
    """Mark a rule: compiled on first need, or left as it is when DETENTE_JIT=0.

    Rules allocate nothing, so they need no reference counts; only other rules call them, so they need no wrappers.
    """
    if not JIT:
        return function
    compiled: F = numba.njit(nogil=True, error_model="numpy", _nrt=False, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    return compiled


def entry(function: F) -> F:
    """Mark a kernel that Python calls."""
    if not JIT:
        return function
    compiled: F = numba.njit(nogil=True, error_model="numpy", _nrt=False, cache=True)(function)
    return compiled


def u64(number: int) -> Any:
    """A constant for 64-bit unsigned arithmetic; a plain int where the rules run uncompiled."""
    import numpy as np

    return np.uint64(number) if JIT else number


class Entry:
    """A kernel that Python calls: compiled for given types once, kept on disk, loaded in a moment afterwards."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.ready = not JIT
        if JIT:
            function.enable_caching()  # type: ignore[attr-defined]

    @property
    def name(self) -> str:
        return self.function.__name__

    def is_cached(self) -> bool:
        """Whether an earlier run left the machine code on disk."""
        return self.ready or any(FOLDER.rglob(f"*.{self.name}-*.nbi"))

    def __call__(self, *arguments: Any) -> Any:
        if not self.ready:
            if not self.is_cached() and sys.stderr.isatty():
                print(f"compiling {self.name} (once, about a minute) …", file=sys.stderr, flush=True)
            self.ready = True
        return self.function(*arguments)
