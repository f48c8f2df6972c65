"""The only writer: waiting writes share a transaction, and nothing is announced before it is committed."""

from __future__ import annotations

import asyncio
import errno
import os
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from sqlalchemy import CursorResult, Engine, Executable
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ..errors import BadMessage, Conflict, StoreDown

REFUSED = (IntegrityError, DataError, ValueError)  # the database is well; what it was given is not
MOST = 64  # requests in a transaction
Write = tuple[Executable, Sequence[dict[str, Any]]]  # a statement and its rows of values
Request = tuple[Sequence[Write], "asyncio.Future[None]"]
Transact = Callable[[Sequence[Write]], Awaitable[None]]


def transact_in_loop(engine: AsyncEngine) -> Transact:
    """Transactions over the network: the loop goes on while the database works."""

    async def transact(writes: Sequence[Write]) -> None:
        async with engine.begin() as connection:
            for statement, rows in writes:
                check_found(statement, await connection.execute(statement, rows))

    return transact


def transact_in_thread(engine: Engine) -> Transact:
    """Transactions on a file: each is one errand of one thread, not a hop between threads for every statement."""
    thread = ThreadPoolExecutor(1, "writer")
    path, known = Path(engine.url.database or ""), set[tuple[int, int]]()

    def write(writes: Sequence[Write]) -> None:
        check_file(path, known)
        with engine.begin() as connection:
            for statement, rows in writes:
                check_found(statement, connection.execute(statement, rows))

    async def transact(writes: Sequence[Write]) -> None:
        await asyncio.get_running_loop().run_in_executor(thread, write, writes)

    return transact


class RowMissing(SQLAlchemyError):
    """A statement that has to find its row did not: somebody else changed it first."""


def check_found(statement: Executable, result: CursorResult[Any]) -> None:
    """RowMissing, which undoes the transaction, if an exact statement found no row."""
    if statement.get_execution_options().get("exact") and result.rowcount != 1:
        raise RowMissing


def check_file(path: Path, known: set[tuple[int, int]]) -> None:
    """OSError if the file was removed or replaced: SQLite would keep writing to the unlinked one."""
    found = path.stat()
    known |= set() if known else {(found.st_dev, found.st_ino)}
    if (found.st_dev, found.st_ino) not in known:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))


class Writer:
    """Groups writes: the cost of making them durable is paid once for all that wait."""

    def __init__(self, transact: Transact) -> None:
        self.transact = transact
        self._waiting: asyncio.Queue[Request] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.is_failing = False  # the last transaction could not be written

    @property
    def is_started(self) -> bool:
        return self._task is not None

    @property
    def waiting(self) -> int:
        """Requests that no transaction has taken up yet."""
        return self._waiting.qsize()

    def start(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what waits, then end."""
        await self._waiting.join()
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def write(self, *writes: Write) -> None:
        """Execute statements in one transaction; returns when they are committed, or raises and has changed nothing."""
        if not self.is_started:
            raise StoreDown("store-down")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((writes, done))
        await asyncio.shield(done)

    async def _run(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            await self._commit(batch)
            for _ in batch:
                self._waiting.task_done()

    async def _commit(self, batch: list[Request]) -> None:
        """All of a batch, or, where that fails, each by itself, so that one bad request spoils no other."""
        try:
            await self.transact(gather([write for writes, _ in batch for write in writes]))
        except (SQLAlchemyError, OSError, ValueError) as error:
            if len(batch) > 1:
                for request in batch:
                    await self._commit([request])
                return
            self.is_failing = not (is_refused(error) or isinstance(error, RowMissing))
            _settle(batch[0][1], error)
            return
        self.is_failing = False
        for _, done in batch:
            _settle(done, None)


def gather(writes: Sequence[Write]) -> list[Write]:
    """The same statement once, with all its rows: requests of one batch concern different tables and people."""
    rows: dict[Executable, list[dict[str, Any]]] = {}
    exact: list[Write] = []  # these are counted one by one
    for statement, values in writes:
        if statement.get_execution_options().get("exact"):
            exact.append((statement, values))
        else:
            rows.setdefault(statement, []).extend(values)
    return [*rows.items(), *exact]


def is_refused(error: BaseException) -> bool:
    """Whether the database is well, and what it was given is not: PostgreSQL takes no NUL, for one (a class 22, and no DataError here)."""
    cause = getattr(error, "orig", None)
    return isinstance(error, REFUSED) or str(getattr(cause, "sqlstate", None) or "").startswith("22")


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    elif isinstance(error, IntegrityError | RowMissing):
        done.set_exception(Conflict("taken"))
    elif is_refused(error):
        done.set_exception(BadMessage("bad-message"))
    else:
        failure = StoreDown("store-down")
        failure.__cause__ = error
        done.set_exception(failure)
