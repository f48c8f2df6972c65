"""The first start after an install: a process with plain rules serves the open port while another one compiles them."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from detente.engine.game import Game, titles
from detente.engine.kernel import JIT
from detente.server.errors import PeerRefused
from detente.server.logs import log_event, start_logs
from detente.server.settings import Settings

from .warm import is_ready, warm

POLITE = 10
LOOK = 0.1  # seconds between checks of the two processes


def are_rules_ready() -> bool:
    """Whether nothing has to be compiled before the first move."""
    return not JIT or all(is_ready(Game(title)) for title in titles())


def serve_meanwhile(listener: socket.socket, settings: Settings) -> bool:
    """Serve with plain rules until the compiled ones are ready; return False if the server was told to stop."""
    log_event("compiling")
    with is_stopping() as stopped:
        plain, compiler = start_plain(listener, settings), start_compiler()
        while plain.poll() is None and not stopped and compiler.poll() != 0:
            time.sleep(LOOK)
        is_lost = plain.poll() is not None and not stopped
        for process in (compiler, plain):
            process.terminate()
            process.wait()
    if is_lost:
        raise SystemExit(plain.returncode)
    log_event("closed" if stopped else "compiled")
    return not stopped


def start_plain(listener: socket.socket, settings: Settings) -> subprocess.Popen[bytes]:
    """A process that serves the open port with plain rules."""
    command = [sys.executable, "-m", __name__, str(listener.fileno()), settings.model_dump_json()]
    plain = os.environ | {"DETENTE_JIT": "0"}
    return subprocess.Popen(command, env=plain, pass_fds=(listener.fileno(),), stdin=subprocess.PIPE)


def start_compiler() -> subprocess.Popen[bytes]:
    """A process that compiles with low priority."""
    quiet = subprocess.DEVNULL
    compiler = subprocess.Popen([sys.executable, "-m", __name__], stdin=subprocess.PIPE, stdout=quiet, stderr=quiet)
    os.setpriority(os.PRIO_PROCESS, compiler.pid, POLITE)
    return compiler


@contextmanager
def is_stopping() -> Iterator[list[int]]:
    """A list that is filled by SIGTERM or Ctrl-C."""
    stopped: list[int] = []
    kinds = (signal.SIGTERM, signal.SIGINT)
    before = [signal.signal(kind, lambda number, _: stopped.append(number)) for kind in kinds]
    try:
        yield stopped
    finally:
        for kind, handler in zip(kinds, before, strict=True):
            signal.signal(kind, handler)


def stop_with_parent() -> None:
    """Stop when the process that opened the port ends, even if it was killed: its end of the pipe closes."""
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    """Entry point of both processes: with a port and settings it serves, without them it compiles."""
    threading.Thread(target=stop_with_parent, daemon=True).start()
    if len(sys.argv) == 1:
        for title in titles():
            warm(Game(title))
        return
    from .serve import serve

    settings = Settings(**json.loads(sys.argv[2]))
    start_logs(settings.log_level)
    try:
        with socket.socket(fileno=int(sys.argv[1])) as listener:
            serve(listener, settings)
    except PeerRefused as refused:
        raise SystemExit(refused.text("en")) from None


if __name__ == "__main__":
    main()
