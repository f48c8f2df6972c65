"""The first minute of an install: the plain rules serve on the open port while another process compiles them."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from detente.engine.game import Game, titles
from detente.engine.kernel import JIT
from detente.server.logs import note, start_logs
from detente.server.settings import Settings

from .warm import is_ready

POLITE = 10  # the compiler leaves the processor to whoever plays
LOOK = 0.1  # seconds between looks at the two processes


def are_rules_ready() -> bool:
    """Whether nothing has to be compiled before the first move."""
    return not JIT or all(is_ready(Game(title)) for title in titles())


def serve_meanwhile(listener: socket.socket, settings: Settings) -> bool:
    """Serve with plain rules until the compiled ones are there; False: the server was told to stop."""
    port = str(listener.fileno())
    command = [sys.executable, "-m", __name__, port, json.dumps(dict(settings.values))]
    plain = subprocess.Popen(command, env=os.environ | {"DETENTE_JIT": "0"}, pass_fds=(listener.fileno(),))
    warm = subprocess.Popen([sys.executable, "-m", "detente", "warm"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.setpriority(os.PRIO_PROCESS, warm.pid, POLITE)
    note("compiling")
    with told_to_stop() as stopped:
        while plain.poll() is None and not stopped:
            if warm.poll() == 0:
                break
            time.sleep(LOOK)
    is_done = warm.poll() == 0 and not stopped and plain.poll() is None
    for process in (warm, plain):
        process.terminate()
        process.wait()
    note("compiled" if is_done else "closed")
    return is_done


@contextmanager
def told_to_stop() -> Iterator[list[int]]:
    """A list that is filled by SIGTERM or Ctrl-C."""
    stopped: list[int] = []
    kinds = (signal.SIGTERM, signal.SIGINT)
    before = [signal.signal(kind, lambda number, _: stopped.append(number)) for kind in kinds]
    try:
        yield stopped
    finally:
        for kind, handler in zip(kinds, before, strict=True):
            signal.signal(kind, handler)


def main() -> None:
    """The process with the plain rules: the port and the settings come from the one that opened it."""
    from .serve import serve

    settings = Settings(json.loads(sys.argv[2]))
    start_logs(settings.log_level)
    with socket.socket(fileno=int(sys.argv[1])) as listener:
        serve(listener, settings)


if __name__ == "__main__":
    main()
