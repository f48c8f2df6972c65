"""Messages between servers: what cannot be read is passed over, and a lost connection comes back."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from detente.server import bus
from detente.server.play.sync import TableSync

from ..helpers import Site

pytestmark = pytest.mark.anyio


class Wire:
    """A connection in memory, which can be cut."""

    errors: tuple[type[Exception], ...] = (OSError,)

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.opened = 0

    async def open(self, site: str, receive: Callable[[str], None]) -> None:
        self.receive, self.cut = receive, asyncio.Event()
        self.opened += 1

    async def send(self, text: str) -> None:
        self.sent.append(text)

    async def listen(self) -> None:
        await self.cut.wait()
        raise OSError

    async def close(self) -> None:
        pass


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.01)


async def test_a_message_that_cannot_be_read_ends_no_connection() -> None:
    wire, heard = Wire(), list[Any]()

    def deliver(message: bus.Message) -> None:
        heard.append(message["table"])

    line = bus.Bus("one", wire, deliver, lambda: None)
    line.open("site")
    await until(lambda: line.is_connected)
    for text in ("nonsense", "[1]", "{}", json.dumps([{"from": "two"}])):
        wire.receive(text)
    wire.receive(json.dumps([{"from": "one", "table": "mine"}, {"from": "two", "table": "theirs"}]))
    assert heard == ["theirs"]
    assert line.is_connected
    await line.close()


async def test_a_server_that_lost_the_connection_catches_up_when_it_is_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "RETRY", 0.01)
    wire, caught = Wire(), list[int]()
    line = bus.Bus("one", wire, lambda _: None, lambda: caught.append(wire.opened))
    line.post("changed", {"table": "a"})
    line.open("site")
    await until(lambda: caught == [1])
    line.post("changed", {"table": "b"})
    await until(lambda: bool(wire.sent))
    assert json.loads(wire.sent[0]) == [{"table": "b", "kind": "changed", "from": "one"}], "what was said without a connection is lost"
    wire.cut.set()
    await until(lambda: caught == [1, 2])
    await line.close()


async def test_a_driver_that_swallows_a_cancellation_does_not_keep_the_server_from_ending() -> None:
    class Stubborn(Wire):
        async def send(self, text: str) -> None:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                self.sent.append(text)  # the answer had come just then

    wire = Stubborn()
    one = bus.Bus("one", wire, lambda message: None, lambda: None)
    one.open("site")
    await until(lambda: one.is_connected)
    one.post("move", {})
    async with asyncio.timeout(30):
        await one.close()
    assert len(wire.sent) == 1


async def test_a_fault_ends_no_messages_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "RETRY", 0.01)

    class Faulty(Wire):
        async def listen(self) -> None:
            if self.opened == 1:
                raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "not sent by a server")
            await super().listen()

    wire = Faulty()
    line = bus.Bus("one", wire, lambda _: None, lambda: None)
    line.open("site")
    await until(lambda: wire.opened == 2 and line.is_connected)
    await line.close()


async def test_a_server_that_is_killed_and_starts_again_is_another_one(site: Site) -> None:
    """Or the others would go on to show its players as present: it says that it is alive, and nothing of tables that it has not loaded."""
    assert TableSync(site.tables).bus._name != site.tables.sync.bus._name
