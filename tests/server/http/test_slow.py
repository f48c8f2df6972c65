"""Slow and half-open connections: they are cut off, and everybody else is served meanwhile."""

import asyncio
from pathlib import Path

import pytest

from detente.server.errors import TooFast
from detente.server.http import middleware, protocol
from detente.server.http.limits import PER_VISITOR, Limits
from detente.server.play.live import QUEUE_BYTES, Connection

from ..helpers import Site, serving

pytestmark = pytest.mark.anyio
HEAD = b"POST /api/me HTTP/1.1\r\nHost: x\r\nX-Detente: 1\r\nContent-Type: application/json\r\n"


async def dial(site: Site, said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection that says something and then nothing."""
    reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
    writer.write(said)
    return reader, writer


async def ended(reader: asyncio.StreamReader) -> bytes:
    """What the server says until it hangs up."""
    try:
        return await asyncio.wait_for(reader.read(), 20)
    except ConnectionResetError:
        return b""


async def test_half_sent_requests_are_cut_off_while_others_are_served(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "HEAD_SECONDS", 0.5)
    lines = [await dial(site, HEAD) for _ in range(300)]
    assert (await site.stranger().get("/api/health"))["status"] == "ok"
    assert await asyncio.gather(*(ended(reader) for reader, _ in lines)) == [b""] * 300
    for _, writer in lines:
        writer.close()
    assert not any(address for address in protocol.Protocol.open if protocol.Protocol.open[address] > 20)


async def test_a_second_request_that_is_half_sent_is_cut_off_too(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "HEAD_SECONDS", 0.5)
    reader, writer = await dial(site, b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
    assert b"200" in await reader.readline()
    writer.write(HEAD)
    assert b"HTTP/1.1" not in await ended(reader)
    writer.close()


async def test_a_head_without_end_is_cut_off(site: Site) -> None:
    reader, writer = await dial(site, HEAD + b"X-Long: " + b"x" * (3 * protocol.HEAD_BYTES))
    assert b"200" not in await ended(reader)
    writer.close()


async def test_a_body_that_does_not_come_is_refused(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "BODY_SECONDS", 0.3)
    reader, writer = await dial(site, HEAD + b"Content-Length: 100\r\n\r\n{")
    assert b"408" in await asyncio.wait_for(reader.readline(), 20)
    writer.close()


async def test_connections_of_one_address_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "PER_ADDRESS", 5)
    async with serving(tmp_path, limits=1.0) as site:
        lines = [await dial(site, HEAD) for _ in range(8)]
        assert [await ended(reader) for reader, _ in lines[5:]] == [b""] * 3
        for _, writer in lines:
            writer.close()


async def test_a_stranger_does_not_choose_the_address_that_is_limited(tmp_path: Path) -> None:
    """X-Forwarded-For counts with `--proxy` only, for uvicorn too."""
    async with serving(tmp_path, limits=1.0) as site:
        person = site.stranger()
        body = {"login": "abc", "password": "12345678"}
        answers = [await person.http.post("/api/me/login", json=body, headers={"X-Forwarded-For": f"10.0.0.{n}"}) for n in range(12)]
        assert answers[-1].status_code == 429


def test_sockets_of_one_visitor_are_limited() -> None:
    limits = Limits()
    held = [limits.hold("visitor x", PER_VISITOR) for _ in range(int(PER_VISITOR))]
    for socket in held:
        socket.__enter__()
    with pytest.raises(TooFast), limits.hold("visitor x", PER_VISITOR):
        pass


async def test_a_socket_that_does_not_read_holds_so_many_bytes() -> None:
    connection = Connection(None, "en")
    for _ in range(3):
        connection.send("x" * (QUEUE_BYTES // 2))
    assert connection.is_lost.is_set()
    assert connection.waiting <= QUEUE_BYTES
    assert len(await connection.next()) == QUEUE_BYTES // 2
    assert connection.waiting == QUEUE_BYTES // 2
