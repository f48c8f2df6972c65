"""HTTP for strangers: a head that does not come soon, or is endless, and an address with too many connections, are cut off."""

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

HEAD_SECONDS = 10.0  # in which the head of a request has to come
HEAD_BYTES = 32 * 1024
FRAMES = "detente.frames"  # the extension of a socket's scope that takes encoded frames
PER_ADDRESS = 200  # connections at once; sockets count for themselves (limits.py)


class Protocol(HttpToolsProtocol):
    """uvicorn's own, with limits on what comes before a request."""

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
        """Whether these bytes end the head; what follows it is a body, which is measured elsewhere."""
        return b"\r\n\r\n" in data[: HEAD_BYTES + 4]

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        self._forget()
        super().handle_websocket_upgrade()

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
        """The connection is no longer one of ours: closed, or a socket."""
        self._stop_waiting()
        if self._address:
            self.open[self._address] -= 1
            if not self.open[self._address]:
                del self.open[self._address]
            self._address = ""


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own, which also takes frames that are encoded already: what a thousand spectators see is encoded once."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][FRAMES] = self.write_frame  # type: ignore[assignment]

    def write_frame(self, frame: bytes) -> bool:
        """Hand a whole text frame to the network; False if the socket is not open, or has not taken what it got before."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return False
        if not self.handshake_complete or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True


def protocol_for(settings: Settings) -> type[asyncio.Protocol]:
    """The protocol with these settings. Behind a proxy everybody has its address, and it limits them itself."""
    is_limited = settings.limits and not settings.proxy

    class Limited(Protocol):
        most = PER_ADDRESS * settings.limits if is_limited else math.inf

    return Limited
