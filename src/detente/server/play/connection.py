"""One open socket of a table, and the messages that go out over it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import orjson

Json = dict[str, Any]
QUEUE, QUEUE_BYTES = 400, 4 << 20  # limits for a slow socket: messages that wait, and their bytes
TEXT = 0x81  # the first byte of an unfragmented text frame (RFC 6455, 5.2)


class Frame:
    """An encoded message, shared by all sockets that get the same."""

    __slots__ = ("encoded", "start")

    def __init__(self, message: Json) -> None:
        body = orjson.dumps(message)
        front = head(len(body))
        self.encoded, self.start = front + body, len(front)

    def __len__(self) -> int:
        return len(self.encoded)

    @property
    def text(self) -> str:
        """The message as JSON text."""
        return self.encoded[self.start :].decode()


def head(length: int) -> bytes:
    """The header of a server's text frame with so many bytes.

    >>> head(5).hex(), head(126).hex(), head(1 << 16).hex()
    ('8105', '817e007e', '817f0000000000010000')
    """
    if length < 126:
        return bytes((TEXT, length))
    return bytes((TEXT, 126)) + length.to_bytes(2, "big") if length < 1 << 16 else bytes((TEXT, 127)) + length.to_bytes(8, "big")


class Connection:
    """One open socket: the visitor, the seat, and how much of the log the page has.

    *write* hands a frame to the network at once, or says that it takes none now; without one every message waits for `next`.
    """

    def __init__(self, visitor: str | None, lang: str, session: str | None = None, write: Callable[[bytes], bool] | None = None) -> None:
        self.visitor, self.lang, self.session, self.write = visitor, lang, session, write
        self.seat: str | None = None
        self.sent = 0
        self.last_table: Json | None = None  # the last table message to somebody who watches with a delay
        self.queue: asyncio.Queue[Frame] = asyncio.Queue(QUEUE)
        self.waiting = 0  # bytes in the queue
        self._is_writing = False  # whether the last message from `next` may still be in transit
        self._together: list[Frame] | None = None  # frames collected to be sent in one write
        self.is_lost = asyncio.Event()
        self.is_visible = True  # the page is visible, unless it has said otherwise

    def send(self, message: Json | Frame) -> None:
        """Send a message after all earlier ones; a socket that does not read is dropped."""
        frame = message if isinstance(message, Frame) else Frame(message)
        if self._together is not None:
            self._together.append(frame)
            return
        if self.write is not None and not self._is_writing and self.queue.empty() and self.write(frame.encoded):
            return
        self._put(frame)

    def _put(self, frame: Frame) -> None:
        """Queue a message; a socket with too much in its queue is dropped."""
        if self.queue.full() or self.waiting + len(frame) > QUEUE_BYTES:
            self.is_lost.set()
            return
        self.waiting += len(frame)
        self.queue.put_nowait(frame)

    @contextmanager
    def together(self) -> Iterator[None]:
        """Context in which all messages are sent in one write."""
        self._together = frames = list[Frame]()
        try:
            yield
        finally:
            self._together = None
        is_free = self.write is not None and not self._is_writing and self.queue.empty()
        if not (is_free and self.write is not None and self.write(b"".join(frame.encoded for frame in frames))):
            for frame in frames:
                self._put(frame)

    async def next(self) -> str:
        """Wait for the next queued message; calling this again means that the previous one was sent."""
        self._is_writing = False
        frame = await self.queue.get()
        self._is_writing = True
        self.waiting -= len(frame)
        return frame.text
