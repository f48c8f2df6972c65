"""A server in a process of its own, which can be killed, started again, and run out of disk."""

from __future__ import annotations

import json
import random
import resource
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

PATIENCE = 300.0


# Below the ports that Linux gives to outgoing connections: one of those could take a server's port while it is down.
PORTS = range(20_000, 32_000)


def reserve_port() -> int:
    """A free port, which no other process of the tests gets until this one has ended."""
    for port in random.SystemRandom().sample(PORTS, len(PORTS)):
        with socket.socket(socket.AF_UNIX) as holder, socket.socket() as probe, suppress(OSError):
            holder.bind(f"\0detente-test-port-{port}")
            probe.bind(("127.0.0.1", port))
            holder.detach()  # stays open
            return port
    raise AssertionError("all ports are taken")


class Server:
    """`detente serve` with a data folder, on a port that stays the same; its chance is seeded."""

    def __init__(self, folder: Path, environment: dict[str, str] | None = None) -> None:
        self.folder, self.port, self.environment = folder, reserve_port(), environment
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start and wait until it answers."""
        flags = ["--port", str(self.port), "--data", str(self.folder), "--limits", "0"]
        command = [sys.executable, "-m", "tests.browser.seeded", "serve", *flags]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=self.environment)
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            assert self.process.poll() is None, "the server ended"
            try:
                with urllib.request.urlopen(f"{self.address}/api/health", timeout=PATIENCE):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def stop(self) -> None:
        """Ask it to end."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
            self.process = None

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        self.process = None

    def fill_disk(self, is_full: bool) -> None:
        """Let no file grow, as on a full disk; or let them grow again."""
        assert self.process is not None
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (1 if is_full else resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def get(self, path: str, cookie: str = "") -> Any:
        """The JSON at an address, as a program would read it."""
        asked = urllib.request.Request(f"{self.address}{path}", headers={"Cookie": cookie} if cookie else {})
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            return json.load(answer)
