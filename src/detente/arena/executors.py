"""Who plays the games: this process, several processes, or a Ray cluster. Results arrive as they are finished."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Sequence
from concurrent.futures import as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field

from detente.engine.errors import DetenteError
from detente.pool import make_pool

from .match import Pairing, Result, play


@dataclass(frozen=True)
class Failure:
    """A game that broke off in another process, and why: errors themselves do not all travel."""

    pairing: Pairing
    reason: str
    node: str = field(default_factory=platform.node)

    def as_error(self) -> DetenteError:
        """The error message: enough to replay the game in one process."""
        pairing = self.pairing
        facts = {"game": pairing.game, "bots": ",".join(pairing.bots), "seed": str(pairing.seed)}
        return DetenteError("arena-failed", reason=self.reason, node=self.node, **facts)


def play_all(pairings: Sequence[Pairing], jobs: int = 1, ray: str | None = None) -> Iterator[Result]:
    """Every game, in the order in which they end."""
    if ray is not None:
        from .cluster import play_on_ray

        return play_on_ray(pairings, ray)
    if jobs == 1:
        return map(play, pairings)
    return play_in_processes(pairings, jobs)


def capture(pairing: Pairing) -> Result | Failure:
    """Play a game in another process and return errors as data."""
    try:
        return play(pairing)
    except DetenteError as error:
        return Failure(pairing, str(error))
    except Exception as error:
        return Failure(pairing, f"{type(error).__name__}: {error}")


def unwrap(outcome: Result | Failure) -> Result:
    """The result, or raise what went wrong."""
    if isinstance(outcome, Failure):
        raise outcome.as_error()
    return outcome


def play_in_processes(pairings: Sequence[Pairing], jobs: int) -> Iterator[Result]:
    """One game a process at a time."""
    with make_pool(jobs) as pool:
        try:
            for done in as_completed([pool.submit(capture, pairing) for pairing in pairings]):
                yield unwrap(done.result())
        except BrokenProcessPool:
            raise DetenteError("arena-process") from None
        finally:
            pool.shutdown(cancel_futures=True)
