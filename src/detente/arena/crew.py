"""Who plays the games: this process, several processes, or a Ray cluster. Results arrive as they are finished."""

from __future__ import annotations

import logging
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from detente.engine.errors import DetenteError

from .match import Pairing, Result, play


def play_all(pairings: Sequence[Pairing], jobs: int = 1, ray: str | None = None) -> Iterator[Result]:
    """Every game, in the order in which they end."""
    if ray is not None:
        return play_on_ray(pairings, ray)
    if jobs == 1:
        return map(play, pairings)
    return play_in_processes(pairings, jobs)


def play_in_processes(pairings: Sequence[Pairing], jobs: int) -> Iterator[Result]:
    """One game a process at a time; fresh processes, since threads of a fork would be lost."""
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        for done in as_completed([pool.submit(play, pairing) for pairing in pairings]):
            yield done.result()


def play_on_ray(pairings: Sequence[Pairing], address: str) -> Iterator[Result]:
    """Spread over a Ray cluster: *address* is that of its head, or `auto` or `local`."""
    try:
        import ray
    except ImportError:
        raise DetenteError("needs-extra", extra="ray") from None
    if not ray.is_initialized():
        ray.init(address=None if address == "local" else address, log_to_driver=False, logging_level=logging.ERROR)
    remote = ray.remote(num_cpus=1)(play)
    waiting = [remote.remote(pairing) for pairing in pairings]
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
