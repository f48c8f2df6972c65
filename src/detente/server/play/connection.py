"""One open socket of a table, and the messages that go out over it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import orjson

Json = dict[str, Any]
QUEUE, QUEUE_BYTES = 400, 4 << 20  # messages that may wait for a slow socket, and how long they may be together
TEXT = 0x81  # the first byte of a text that is one frame (RFC 6455, 5.2)


class Frame:
    """A message as it goes over the network: encoded once for all who get the same."""

    __slots__ = ("encoded", "start")

    def __init__(self, message: Json) -> None:
        body = orjson.dumps(message)
        front = head(len(body))
        self.encoded, self.start = front + body, len(front)

    def __len__(self) -> int:
        return len(self.encoded)

    @property
    def text(self) -> str:
        """What it says."""
        return self.encoded[self.start :].decode()


def head(length: int) -> bytes:
    """The head of a server's text frame of so many bytes.

    >>> head(5).hex(), head(126).hex(), head(1 << 16).hex()
    ('8105', '817e007e', '817f0000000000010000')
    """
    if length < 126:
        return bytes((TEXT, length))
    return bytes((TEXT, 126)) + length.to_bytes(2, "big") if length < 1 << 16 else bytes((TEXT, 127)) + length.to_bytes(8, "big")


class Connection:
    """One open socket: who looks, from which seat, and how much of the log they have.

    *write* hands a frame to the network at once, or says that it takes none now; without one every message waits for `next`.
    """

    def __init__(self, visitor: str | None, lang: str, session: str | None = None, write: Callable[[bytes], bool] | None = None) -> None:
        self.visitor, self.lang, self.session, self.write = visitor, lang, session, write
        self.wish: str | None = None
        self.sent = 0
        self.told: Json | None = None  # of the table, to somebody who watches with a delay
        self.queue: asyncio.Queue[Frame] = asyncio.Queue(QUEUE)
        self.waiting = 0  # bytes in the queue
        self._is_writing = False  # whether what `next` gave may still be on its way
        self._together: list[Frame] | None = None  # what is collected to be sent in one piece
        self.is_lost = asyncio.Event()
        self.is_visible = True  # the page is before somebody's eyes, as far as it has said

    def send(self, message: Json | Frame) -> None:
        """Send a message, after all that were sent before; a socket that does not read is given up."""
        frame = message if isinstance(message, Frame) else Frame(message)
        if self._together is not None:
            self._together.append(frame)
            return
        if self.write is not None and not self._is_writing and self.queue.empty() and self.write(frame.encoded):
            return
        self._put(frame)

    def _put(self, frame: Frame) -> None:
        """Let a message wait; a socket for which too much waits is given up."""
        if self.queue.full() or self.waiting + len(frame) > QUEUE_BYTES:
            self.is_lost.set()
            return
        self.waiting += len(frame)
        self.queue.put_nowait(frame)

    @contextmanager
    def together(self) -> Iterator[None]:
        """What is sent inside goes to the network in one piece."""
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
        """The next message that waits; whoever asks for it has sent the one before."""
        self._is_writing = False
        frame = await self.queue.get()
        self._is_writing = True
        self.waiting -= len(frame)
        return frame.text
