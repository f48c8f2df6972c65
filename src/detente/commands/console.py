"""A terminal or a pipe: lines in, text out; colours and a progress bar only on a terminal."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import sys
import threading
import time
from collections.abc import Iterator
from typing import TextIO

from detente.engine.sheet import WIDTH

STYLES = {"first": "94", "second": "91", "bold": "1", "dim": "2", "star": "93"}
CLEAR = "\x1b[2J\x1b[3J\x1b[H"


def is_terminal(stream: TextIO) -> bool:
    """Whether a stream is a terminal."""
    return stream.isatty()


class Terminal:
    """Standard input and output for a game."""

    def __init__(self) -> None:
        self.is_interactive = is_terminal(sys.stdin) and is_terminal(sys.stdout)
        self.columns = shutil.get_terminal_size().columns if self.is_interactive else WIDTH
        self.has_colour = is_terminal(sys.stdout) and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        if self.is_interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  gives input() its line editing

    def paint(self, text: str, style: str) -> str:
        """The text in a style, if the terminal shows colours."""
        return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if self.has_colour and style else text

    def print(self, text: str = "") -> None:
        print(text, flush=True)

    def ask(self, prompt: str) -> str:
        """Read a line of input; EOFError at its end. Piped input is echoed, so that a transcript is complete."""
        line = input(f"{prompt} ").strip()
        if not self.is_interactive:
            print(line)
        return line

    def clear(self) -> None:
        """Clear the screen, the scrollback and the input history."""
        if self.is_interactive:
            print(CLEAR, end="", flush=True)
            if "readline" in sys.modules:
                sys.modules["readline"].clear_history()

    @contextlib.contextmanager
    def notice(self, text: str) -> Iterator[None]:
        """Show a status line that is erased when the work is done."""
        if not self.is_interactive:
            yield
            return
        print(text, end="", flush=True)
        yield
        print("\r\x1b[K", end="", flush=True)


@contextlib.contextmanager
def progress(label: str, expected: float) -> Iterator[None]:
    """Show a progress bar on stderr that fills in about *expected* seconds; other output to stderr is dropped meanwhile."""
    stream, done = sys.stderr, threading.Event()
    thread = threading.Thread(target=_draw, args=(stream, label, expected, done), daemon=True)
    if is_terminal(stream):
        thread.start()
    try:
        with contextlib.redirect_stderr(io.StringIO()):
            yield
    finally:
        done.set()
        if thread.is_alive():
            thread.join()
            print("\r\x1b[K", end="", file=stream, flush=True)


def _draw(stream: TextIO, label: str, expected: float, done: threading.Event) -> None:
    started = time.perf_counter()
    while not done.wait(0.2):
        elapsed = time.perf_counter() - started
        print(f"\r{bar(elapsed / expected)} {elapsed:4.0f} s  {label}", end="", file=stream, flush=True)


def bar(part: float, width: int = 40) -> str:
    """A bar filled to a part of its width; full only when all is done.

    >>> bar(0.5, 10)
    '[█████░░░░░]'
    """
    filled = min(width - 1, int(part * width)) if part < 1 else width - 1
    return f"[{'█' * filled}{'░' * (width - filled)}]"
