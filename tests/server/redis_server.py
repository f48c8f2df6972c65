"""A Redis server of the tests' own, on a free port and with nothing on disk, and workers that it feeds."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import redis

from detente.commands.startup import are_rules_ready
from detente.server.thinking.queue import lease_key

MISSING = "no Redis server (redis-server) is installed here"
PATIENCE = 120.0


def is_installed() -> bool:
    return shutil.which("redis-server") is not None


class RedisServer:
    """One Redis, which can be killed and started again empty, and its workers."""

    def __init__(self) -> None:
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            self.port = int(listener.getsockname()[1])
        self.url = f"redis://127.0.0.1:{self.port}"
        self.folder = Path(tempfile.mkdtemp(prefix="detente-redis-"))
        self.client: Any = redis.Redis.from_url(self.url)
        self.workers: list[subprocess.Popen[bytes]] = []

    def start(self) -> None:
        options = {"port": str(self.port), "bind": "127.0.0.1", "dir": str(self.folder), "save": "", "logfile": "redis.log"}
        words = [word for name, value in options.items() for word in (f"--{name}", value)]
        self.process = subprocess.Popen(["redis-server", *words], stdin=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(redis.exceptions.RedisError):
                self.client.ping()
                return
            time.sleep(0.02)
        raise AssertionError((self.folder / "redis.log").read_text())

    def kill(self) -> None:
        """Everything in it is lost."""
        self.process.kill()
        self.process.wait()

    def add_worker(self) -> None:
        environment = os.environ | ({} if are_rules_ready() else {"DETENTE_JIT": "0"})
        command = [sys.executable, "-m", "detente", "worker", "--redis", self.url]
        with self.log.open("ab") as log:
            self.workers.append(subprocess.Popen(command, stdin=subprocess.DEVNULL, stderr=log, env=environment))

    def kill_worker(self, pid: int) -> None:
        """As if its machine had burnt down."""
        found = next(worker for worker in self.workers if worker.pid == pid)
        self.workers.remove(found)
        found.kill()
        found.wait()

    @property
    def log(self) -> Path:
        return self.folder / "workers.log"

    def holders(self) -> list[int]:
        """The workers that are thinking."""
        found = [self.client.get(key) for key in self.client.keys(lease_key("*"))]
        return [int(name.decode().rpartition(":")[2]) for name in found if name]

    def close(self) -> None:
        """Workers end when they are told to; Redis need not."""
        for worker in self.workers:
            worker.send_signal(signal.SIGTERM)
        codes = [worker.wait(PATIENCE) for worker in self.workers]
        self.kill()
        self.client.close()
        shutil.rmtree(self.folder)
        assert codes == [0] * len(codes)
