"""The writer, and a database that answers nothing: whoever waits is told soon."""

import asyncio
from collections.abc import Sequence

import pytest
from sqlalchemy.exc import IntegrityError

from detente.server.errors import Conflict, StoreDown
from detente.server.store import statements as sql
from detente.server.store.writer import Request, Writer

pytestmark = pytest.mark.anyio
REQUESTS = 20


async def results(writer: Writer) -> list[BaseException | None]:
    """What comes of some requests that are made at the same time."""
    writer.start()
    found = await asyncio.gather(
        *(writer.write((sql.BEAT, [{"now": float(number)}])) for number in range(REQUESTS)), return_exceptions=True
    )
    await writer.stop()
    return found


async def test_a_database_that_is_away_is_not_asked_for_every_request() -> None:
    tries = list[int]()

    async def transact(batch: Sequence[Request]) -> Sequence[Request]:
        tries.append(len(batch))
        raise TimeoutError

    found = await results(Writer(transact))
    assert all(isinstance(error, StoreDown) for error in found)
    assert len(tries) <= 4, "each of them waits for as long as a connection may take"


async def test_a_bad_request_affects_no_other() -> None:
    async def transact(batch: Sequence[Request]) -> Sequence[Request]:
        if any(write[1][0]["now"] == 3.0 for request in batch for write in request.writes):
            raise IntegrityError("", None, Exception())
        return []

    found = await results(Writer(transact))
    assert [number for number, error in enumerate(found) if error is not None] == [3]
    assert isinstance(found[3], Conflict)


async def test_connections_that_are_lost_once_fail_nobody_who_waits_with_others() -> None:
    tries = list[int]()

    async def transact(batch: Sequence[Request]) -> Sequence[Request]:
        tries.append(len(batch))
        if len(tries) == 1:
            raise ConnectionResetError
        return []

    writer = Writer(transact)
    found = await results(writer)
    assert len(tries) > 2
    assert found == [None] * REQUESTS
