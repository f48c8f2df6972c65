"""HTTP for untrusted clients: closes connections whose request head is late or endless, and those of an address with too many. Sockets
that open or close in bursts are handled one after the other."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from ..settings import Settings
from .limits import network_of
from .throttle import Throttle

HEAD_SECONDS = 10.0  # within which the head of a request must arrive
HEAD_BYTES = 32 * 1024
FRAMES = "detente.frames"  # the extension of a socket's scope that accepts encoded frames
ARRIVING, LEAVING, AT_ONCE = 400.0, 1000.0, 3  # sockets opened and closed per second, and at once
KNOWN = (b"cookie", b"authorization")  # headers of visitors who may have a seat: they need not wait for anonymous spectators
PER_ADDRESS = 200  # concurrent connections; sockets are counted separately (limits.py)


class Protocol(HttpToolsProtocol):
    """uvicorn's protocol with limits on what comes before a request."""

    arrivals: ClassVar[Throttle] = Throttle(ARRIVING, AT_ONCE)
    open: ClassVar[Counter[str]] = Counter()  # connections by address
    most: ClassVar[float] = PER_ADDRESS

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._timer: asyncio.TimerHandle | None = None
        self._head = 0
        self._address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = network_of(self.client[0]) if self.client else "-"
        self.open[self._address] += 1
        if self.open[self._address] > self.most:
            transport.abort()
            return
        self._wait_for_head()

    def data_received(self, data: bytes) -> None:
        if self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._wait_for_head()
        self._head += len(data)
        if self._timer is not None and self._head > HEAD_BYTES and not self._has_head(data):
            self.transport.abort()
            return
        super().data_received(data)

    def _has_head(self, data: bytes) -> bool:
        """Return whether these bytes complete the head; a body, which follows it, is limited elsewhere."""
        return b"\r\n\r\n" in data[: HEAD_BYTES + 4]

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self.transport.pause_reading()
        self.arrivals.begin(self._upgrade, is_first=any(name in KNOWN for name, _ in self.headers))

    def _upgrade(self) -> None:
        """Upgrade the connection to a socket, if it is still open."""
        self._forget()
        if not self.transport.is_closing():
            super().handle_websocket_upgrade()
            self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def _wait_for_head(self) -> None:
        self._head = 0
        self._timer = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _forget(self) -> None:
        """Stop counting the connection: it is closed, or a socket."""
        self._stop_waiting()
        if self._address:
            self.open[self._address] -= 1
            if not self.open[self._address]:
                del self.open[self._address]
            self._address = ""


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, extended to send frames that are already encoded: what a thousand spectators see is encoded once."""

    departures: ClassVar[Throttle] = Throttle(LEAVING, AT_ONCE)

    def connection_lost(self, exc: Exception | None) -> None:
        self.disconnected = True  # nothing more is sent
        self.writable.set()
        lost = super().connection_lost
        self.departures.begin(lambda: lost(exc))

    def shutdown(self) -> None:
        if not self.disconnected:  # and is waiting to be handled
            super().shutdown()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][FRAMES] = self.write_frame  # type: ignore[assignment]

    def write_frame(self, frame: bytes) -> bool:
        """Send a whole text frame; returns False if the socket is not open, or its buffer is full."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return False
        if not self.handshake_complete or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True


def protocols_for(settings: Settings) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The protocols for requests and for sockets with these settings. Behind a proxy all clients share its address; the proxy limits
    them."""
    is_limited = settings.limits and not settings.proxy

    class Limited(Protocol):
        arrivals = Throttle(ARRIVING, AT_ONCE)
        most = PER_ADDRESS * settings.limits if is_limited else math.inf

    class Socket(SocketProtocol):
        departures = Throttle(LEAVING, AT_ONCE)

    return Limited, Socket
