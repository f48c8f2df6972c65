"""Executors of games: this process, several processes, or a Ray cluster. Results are yielded as they finish."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import TypeVar

from detente.engine.errors import DetenteError
from detente.pool import make_pool

from .match import Pairing, Result, play

T = TypeVar("T")


@dataclass(frozen=True)
class Failure:
    """A game that failed in another process, and why; as data, since not all exceptions can be pickled."""

    pairing: Pairing
    reason: str
    node: str = field(default_factory=platform.node)

    def as_error(self) -> DetenteError:
        """The exception with the error message: enough to replay the game in one process."""
        pairing = self.pairing
        facts = {"game": pairing.game, "bots": ",".join(pairing.bots), "seed": str(pairing.seed)}
        return DetenteError("arena-failed", reason=self.reason, node=self.node, **facts)


def play_all(pairings: Sequence[Pairing], jobs: int = 1, ray: str | None = None) -> Iterator[Result]:
    """Play every game; yields the results as games end."""
    return work_all(play, pairings, jobs, ray)


def work_all(work: Callable[[Pairing], T], pairings: Sequence[Pairing], jobs: int = 1, ray: str | None = None) -> Iterator[T]:
    """Apply *work*, a module-level function, to every game; yields the results as games end."""
    if ray is not None:
        from .cluster import work_on_ray

        return work_on_ray(work, pairings, ray)
    if jobs == 1:
        return map(work, pairings)
    return work_in_processes(work, pairings, jobs)


def capture(pairing: Pairing, work: Callable[[Pairing], T]) -> T | Failure:
    """Play a game in another process and return errors as data."""
    try:
        return work(pairing)
    except DetenteError as error:
        return Failure(pairing, str(error))
    except Exception as error:
        return Failure(pairing, f"{type(error).__name__}: {error}")


def unwrap(outcome: T | Failure) -> T:
    """Return the result, or raise the error of a failure."""
    if isinstance(outcome, Failure):
        raise outcome.as_error()
    return outcome


def work_in_processes(work: Callable[[Pairing], T], pairings: Sequence[Pairing], jobs: int) -> Iterator[T]:
    """Run one game per process at a time."""
    with make_pool(jobs) as pool:
        try:
            for done in as_completed([pool.submit(capture, pairing, work) for pairing in pairings]):
                yield unwrap(done.result())
        except BrokenProcessPool:
            raise DetenteError("arena-process") from None
        finally:
            pool.shutdown(cancel_futures=True)
