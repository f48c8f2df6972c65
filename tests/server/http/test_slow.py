"""Slow and half-open connections: they are cut off, and everybody else is served meanwhile."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame as WireFrame
from websockets.frames import Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from detente.server.errors import TooFast
from detente.server.http import middleware, protocol
from detente.server.http.limits import PER_VISITOR, Limits
from detente.server.play.connection import QUEUE_BYTES, Connection, Frame

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
    connection, half = Connection(None, "en"), {"x": "x" * (QUEUE_BYTES // 2 - 20)}
    for _ in range(3):
        connection.send(half)
    assert connection.is_lost.is_set()
    assert connection.waiting <= QUEUE_BYTES
    assert json.loads(await connection.next()) == half
    assert connection.waiting == len(Frame(half))


async def test_messages_keep_their_order_when_a_socket_stops_taking_frames_and_goes_on() -> None:
    written: list[bytes] = []
    is_taking = True

    def write(frame: bytes) -> bool:
        if is_taking:
            written.append(frame)
        return is_taking

    connection = Connection(None, "en", write=write)
    connection.send({"n": 1})
    is_taking = False
    connection.send({"n": 2})
    is_taking = True
    connection.send({"n": 3})  # behind the one that waits
    assert len(written) == 1
    assert [json.loads(await connection.next())["n"] for _ in range(2)] == [2, 3]
    connection.send({"n": 4})  # the third may still be on its way
    assert len(written) == 1
    assert json.loads(await connection.next()) == {"n": 4}
    waiting = asyncio.create_task(connection.next())
    await asyncio.sleep(0)  # whoever waits for the next message has sent all before it
    connection.send({"n": 5})
    assert len(written) == 2
    waiting.cancel()


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
async def test_frames_are_read_back_by_another_library(length: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    text = Frame({"x": "ł" * (length // 2)})
    client.receive_data(text.encoded)
    (frame,) = client.events_received()
    assert isinstance(frame, WireFrame)
    assert (frame.opcode, frame.fin) == (Opcode.TEXT, True)
    assert frame.data == text.text.encode()
