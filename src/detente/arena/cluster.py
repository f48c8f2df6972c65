"""Games distributed over a Ray cluster. A game whose node is lost is replayed on another: the seed makes it the same game."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path
from typing import Any

from detente import __version__
from detente.engine.data_files import VARIABLE
from detente.engine.errors import DetenteError
from detente.engine.game import Game

from .executors import Failure, T, capture, unwrap
from .match import Pairing, Result, play

AHEAD = 1000  # games submitted to the cluster in advance
TRIES = 3  # restarts of a game whose node or process is lost
REACH = 5.0  # seconds in which the head of a cluster must answer: Ray itself would try for minutes
SHOWN = 8  # characters of a node's name
BY_NAME = ("auto", "local")
LAST_PORT = 65_535


@dataclass(frozen=True)
class Setup:
    """What a node must have in common with this machine, so that the same seeds give the same games."""

    version: str
    rules: int
    tables: str


def setup_of(game: str) -> Setup:
    """The set-up of this process."""
    return Setup(__version__, Game(game).rules.version, str(Path(os.environ[VARIABLE]).absolute()) if os.environ.get(VARIABLE) else "")


def capture_as(pairing: Pairing, asked: Setup, work: Callable[[Pairing], Any] = play) -> Any:
    """Play a game with the requested data files and rules."""
    if asked.tables:
        os.environ[VARIABLE] = asked.tables
    try:
        found = setup_of(pairing.game)
    except DetenteError as error:
        return Failure(pairing, str(error))
    if found != asked:
        facts = {"version": found.version, "rules": found.rules, "known": asked.version, "known_rules": asked.rules}
        return Failure(pairing, str(DetenteError("ray-version", **facts)))
    return capture(pairing, work)


def capture_there(pairing: Pairing, asked: Setup, work: Callable[[Pairing], Any] = play) -> Any:
    """Like `capture_as` on a node of the cluster; results and failures name the node."""
    import ray

    outcome = capture_as(pairing, asked, work)
    if not isinstance(outcome, (Result, Failure)):
        return outcome
    return replace(outcome, node=ray.get_runtime_context().get_node_id()[:SHOWN])


def work_on_ray(work: Callable[[Pairing], T], pairings: Sequence[Pairing], address: str) -> Iterator[T]:
    """Distribute work over a Ray cluster; *address* is that of its head, or `auto` or `local`."""
    try:
        import ray
    except ImportError:
        raise DetenteError("needs-extra", extra="ray") from None
    with joined(ray, address):
        remote = ray.remote(num_cpus=1, max_retries=TRIES)(capture_there)
        asked = {pairing.game: setup_of(pairing.game) for pairing in pairings}
        tasks = (remote.remote(pairing, asked[pairing.game], work) for pairing in pairings)
        waiting = list(islice(tasks, AHEAD))
        while waiting:
            done, waiting = ray.wait(waiting, timeout=REACH)
            if not done:
                # Ray itself would wait for a lost head and then terminate this process.
                check_reachable(ray.get_runtime_context().gcs_address)
            waiting += islice(tasks, len(done))
            yield from map(unwrap, ray.get(done))


@contextmanager
def joined(ray: Any, address: str) -> Iterator[None]:
    """Join the cluster, unless this process already has, and leave it at the end; errors of Ray become one-line messages."""
    is_ours = not ray.is_initialized()
    try:
        if is_ours:
            join(ray, address)
        if ray.cluster_resources().get("CPU", 0) < 1:
            raise ConnectionError("no node has a free core")
        yield
    except (ray.exceptions.RayError, OSError) as error:
        raise DetenteError("ray-failed", address=address, reason=line_of(error)) from None
    finally:
        if is_ours:
            ray.shutdown()


def join(ray: Any, address: str) -> None:
    """Join the cluster; raises ConnectionError."""
    try:
        check_reachable(address)
        ray.init(address=None if address == "local" else address, log_to_driver=False, logging_level="ERROR")
    except (OSError, RuntimeError, ValueError) as error:
        raise ConnectionError(line_of(error)) from error


def check_reachable(address: str) -> None:
    """Raise OSError or ValueError unless the address of a head accepts connections."""
    if address in BY_NAME:
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal() or int(port) > LAST_PORT:
        raise ValueError("not host:port, auto or local")
    socket.create_connection((host.strip("[]"), int(port)), REACH).close()


def line_of(error: BaseException) -> str:
    """A one-line summary of an error of Ray, whose message either starts with the cause or is a traceback that ends with it."""
    cause = getattr(error, "cause", None) or error
    if isinstance(cause, OSError) and cause.strerror:
        return cause.strerror
    lines = [line.strip() for line in str(cause).splitlines() if line.strip()] or [type(cause).__name__]
    return lines[-1] if len(lines) > 1 and "Traceback" in str(cause) else lines[0]
