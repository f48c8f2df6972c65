"""The only writer: queued writes share a transaction (group commit), and nothing is announced before it is committed."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import random
import sqlite3
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, CursorResult, Engine, Executable
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine

from ..errors import BadMessage, Conflict, Outdated, StoreDown
from . import file_statements
from .statements import CLAIM, HOLD

REFUSED = (IntegrityError, DataError, ValueError)  # the database works; the request is invalid
MOST = 64  # requests per transaction
TRIES = 5  # for a transaction that deadlocks with one of another server
Write = tuple[Executable, Sequence[dict[str, Any]]]  # a statement and its rows of values


@dataclass(slots=True, eq=False)
class Request:
    """Statements of one transaction. *claims*: the tables that they change, each with the version that the change was decided on."""

    writes: Sequence[Write]
    claims: Mapping[str, int]
    done: asyncio.Future[None]


Transact = Callable[[Sequence[Request]], Awaitable[Sequence[Request]]]  # returns those whose tables have changed in the meantime


def sort_out(batch: Sequence[Request], versions: Mapping[str, int]) -> tuple[list[Request], list[Request]]:
    """Split requests into those whose tables are unchanged since the change was decided on, and the others."""
    good: list[Request] = []
    outdated: list[Request] = []
    for request in batch:
        (good if request.claims.items() <= versions.items() else outdated).append(request)
    return good, outdated


def claimed(batch: Sequence[Request]) -> list[str]:
    """The tables that a batch changes."""
    return [table for request in batch for table in request.claims]


def transact_in_loop(engine: AsyncEngine) -> Transact:
    """Transactions over the network: the event loop runs on while the database works."""

    async def write(batch: Sequence[Request], *, is_last: bool) -> Sequence[Request] | None:
        is_written = False
        try:
            async with engine.begin() as connection:
                tables = claimed(batch)
                found = await connection.execute(CLAIM, {"ids": tables}) if tables else ()
                good, outdated = sort_out(batch, {row[0]: row[1] for row in found})
                for statement, rows in gather(good):
                    check_found(statement, await connection.execute(statement, rows))
                is_written = True  # from here on the commit may have reached the database
        except DBAPIError as error:
            if is_last or is_written or not error.connection_invalidated:
                raise
            return None
        return outdated

    async def transact(batch: Sequence[Request]) -> Sequence[Request]:
        outdated = await write(batch, is_last=False)
        if outdated is None:  # the database was restarted a moment ago: the connection was gone, and nothing is committed
            outdated = await write(batch, is_last=True)
        assert outdated is not None
        return outdated

    return transact


def transact_in_thread(engine: Engine) -> Transact:
    """Transactions on a file: each is one call in a thread, instead of a switch between threads for every statement."""
    thread = ThreadPoolExecutor(1, "writer")
    path, known = Path(engine.url.database or ""), set[tuple[int, int]]()

    def write(batch: Sequence[Request]) -> Sequence[Request]:
        check_file(path, known)
        with engine.begin() as connection:
            good, outdated = sort_out(batch, versions_in_file(connection, claimed(batch)))
            for statement, rows in gather(good):
                execute_in_file(connection, statement, rows)
        return outdated

    async def transact(batch: Sequence[Request]) -> Sequence[Request]:
        return await asyncio.get_running_loop().run_in_executor(thread, write, batch)

    return transact


def versions_in_file(connection: Connection, tables: list[str]) -> dict[str, int]:
    """The versions of tables, asked of the driver itself, as every move does so; `detente admin` cannot change them from here on."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    try:
        driver.execute("BEGIN IMMEDIATE")
        found = driver.execute(file_statements.claim(len(tables)), tables).fetchone()[0] if tables else "{}"
    except sqlite3.Error as error:
        raise SQLAlchemyError(str(error)) from error
    versions: dict[str, int] = json.loads(found)
    return versions


def execute_in_file(connection: Connection, statement: Executable, rows: Sequence[dict[str, Any]]) -> None:
    """One statement with all its rows; what every move does is done in one step for all of them."""
    if (often := file_statements.OFTEN.get(statement)) is None:
        check_found(statement, connection.execute(statement, rows))
        return
    for first in range(0, len(rows), MOST):
        some = rows[first : first + MOST]
        connection.exec_driver_sql(often.text(len(some)), often.values(some))


class RowMissing(SQLAlchemyError):
    """A statement that must match a row did not: it was changed first."""


class TableChanged(SQLAlchemyError):
    """A table has changed since the change to it was decided on."""


def check_found(statement: Executable, result: CursorResult[Any]) -> None:
    """RowMissing, which rolls the transaction back, if a statement that must match a row did not."""
    if statement.get_execution_options().get("exact") and result.rowcount != 1:
        raise RowMissing


def check_file(path: Path, known: set[tuple[int, int]]) -> None:
    """OSError if the file was removed or replaced: SQLite would keep writing to the unlinked one."""
    found = path.stat()
    known |= set() if known else {(found.st_dev, found.st_ino)}
    if (found.st_dev, found.st_ino) not in known:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))


class Writer:
    """Groups writes: one commit makes all queued requests durable."""

    def __init__(self, transact: Transact) -> None:
        self.transact = transact
        self._waiting: deque[Request] = deque()
        self._has_work, self._is_idle = asyncio.Event(), asyncio.Event()
        self._is_idle.set()
        self._task: asyncio.Task[None] | None = None
        self.is_failing = False  # the last transaction failed

    @property
    def is_started(self) -> bool:
        return self._task is not None

    @property
    def waiting(self) -> int:
        """The number of requests that are in no transaction yet."""
        return len(self._waiting)

    def start(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write what is queued, then stop."""
        if self._task:
            await self._is_idle.wait()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def write(self, *writes: Write, claims: Mapping[str, int] | None = None) -> None:
        """Execute statements in one transaction; returns when they are committed, or raises and has changed nothing. Outdated if one of
        the tables in *claims* is not of the version given there."""
        if not self.is_started:
            raise StoreDown("store-down")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Request(writes, claims or {}, done))
        self._is_idle.clear()
        self._has_work.set()
        await done  # if the caller is cancelled, the request is written all the same

    async def _run(self) -> None:
        while True:
            await self._has_work.wait()
            while self._waiting:
                await self._commit(self._next_batch())
            self._has_work.clear()
            self._is_idle.set()

    def _next_batch(self) -> list[Request]:
        """Requests that can share a transaction: no table is changed twice in it."""
        batch, tables = [self._waiting.popleft()], set[str]()
        tables.update(batch[0].claims)
        while self._waiting and len(batch) < MOST and tables.isdisjoint(self._waiting[0].claims):
            batch.append(self._waiting.popleft())
            tables.update(batch[-1].claims)
        return batch

    async def _commit(self, batch: list[Request]) -> None:
        """Commit a batch; if that fails, each request by itself, so that a bad one affects no other."""
        fault = await self._try(batch)
        if fault is not None and len(batch) > 1:
            for number, request in enumerate(batch):
                fault = await self._try([request])
                if fault is not None and is_away(fault):  # nobody waits until it was asked for each of the others
                    for other in batch[number + 1 :]:
                        _settle(other.done, fault)
                    return

    async def _try(self, batch: list[Request]) -> Exception | None:
        """One attempt to commit a batch; returns why it failed. A request by itself is settled in any case."""
        try:
            outdated = await self._transact_without_deadlock(batch)
        except (SQLAlchemyError, OSError, ValueError) as error:
            if len(batch) == 1:
                self.is_failing = not (is_refused(error) or isinstance(error, RowMissing))
                _settle(batch[0].done, error)
            return error
        self.is_failing = False
        for request in batch:
            _settle(request.done, TableChanged() if request in outdated else None)
        return None

    async def _transact_without_deadlock(self, batch: Sequence[Request]) -> Sequence[Request]:
        """Two servers may lock the same rows in a different order; the database ends one of the transactions, which is made again."""
        for _ in range(TRIES - 1):
            try:
                return await self.transact(batch)
            except DBAPIError as error:
                if not is_deadlock(error):
                    raise
            await asyncio.sleep(random.uniform(0.0, 0.05))  # so that they do not meet again
        return await self.transact(batch)


def gather(batch: Sequence[Request]) -> list[Write]:
    """The same statement once, with all its rows: requests of one batch concern different tables and people."""
    rows: dict[Executable, list[dict[str, Any]]] = {}
    exact: list[Write] = []  # these are counted one by one
    for statement, values in (write for request in batch for write in request.writes):
        if statement.get_execution_options().get("exact"):
            exact.append((statement, values))
        else:
            rows.setdefault(statement, []).extend(values)
    held = sorted((write for write in exact if write[0] is HOLD), key=lambda write: str(write[1][0]["row"]))  # in the order of all servers
    return [*rows.items(), *held, *(write for write in exact if write[0] is not HOLD)]


def is_away(error: BaseException) -> bool:
    """Whether the database could not be reached, or the connection was lost."""
    return isinstance(error, OSError | PoolTimeout) or bool(getattr(error, "connection_invalidated", False))


def is_deadlock(error: DBAPIError) -> bool:
    """Whether the database ended a transaction in favour of another one: SQLSTATE 40P01 and 40001, a serialization failure."""
    return getattr(error.orig, "sqlstate", None) in ("40P01", "40001")


def is_refused(error: BaseException) -> bool:
    """Whether the request is invalid, not the database: PostgreSQL, for one, accepts no NUL (SQLSTATE class 22, not a DataError here)."""
    cause = getattr(error, "orig", None)
    return isinstance(error, REFUSED) or str(getattr(cause, "sqlstate", None) or "").startswith("22")


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    elif isinstance(error, TableChanged):
        done.set_exception(Outdated("taken"))
    elif isinstance(error, IntegrityError | RowMissing):
        done.set_exception(Conflict("taken"))
    elif is_refused(error):
        done.set_exception(BadMessage("bad-message"))
    else:
        failure = StoreDown("store-down")
        failure.__cause__ = error
        done.set_exception(failure)
