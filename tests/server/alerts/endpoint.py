"""A webhook, or a push service with a browser behind it: a real HTTP server of our own, which keeps what it is sent."""

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import h11
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from detente.server.alerts.webpush import derive, encode, point_of


@dataclass(frozen=True)
class Got:
    """A request."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Endpoint:
    """Answers with *statuses*, as long as there are any, then with 201."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.statuses: list[int] = []
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    async def answer(self, recipient: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = h11.Connection(our_role=h11.SERVER)
        request, body = None, b""
        while not isinstance(event := line.next_event(), h11.EndOfMessage):
            if event is h11.NEED_DATA:
                line.receive_data(await recipient.read(65_536))
            elif isinstance(event, h11.Request):
                request = event
            elif isinstance(event, h11.Data):
                body += event.data
        assert request is not None
        headers = {name.decode().lower(): value.decode() for name, value in request.headers}
        self.got.append(Got(request.target.decode(), headers, body))
        status = self.statuses.pop(0) if self.statuses else 201
        more = [("Location", "http://127.0.0.1:1/")] if 300 <= status < 400 else []
        writer.write(line.send(h11.Response(status_code=status, headers=[("Content-Length", "0"), *more])) or b"")
        writer.write(line.send(h11.EndOfMessage()) or b"")
        await writer.drain()
        writer.close()

    async def next(self, number: int) -> Got:
        """The request of a number, from 1, once it is there."""
        async with asyncio.timeout(20):
            while len(self.got) < number:
                await asyncio.sleep(0.02)
        return self.got[number - 1]


@asynccontextmanager
async def endpoint() -> AsyncIterator[Endpoint]:
    """One on a free port."""
    hook = Endpoint()
    server = await asyncio.start_server(hook.answer, "127.0.0.1", 0)
    hook.port = server.sockets[0].getsockname()[1]
    try:
        yield hook
    finally:
        server.close()
        await server.wait_closed()


@dataclass
class Browser:
    """The keys of a browser that has subscribed: reads what was encrypted for it (RFC 8291)."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    def subscription(self, url: str) -> dict[str, Any]:
        return {"endpoint": url, "keys": {"p256dh": encode(point_of(self.key)), "auth": encode(self.auth)}}

    def read(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        point, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point))
        secret = derive(shared, self.auth, b"WebPush: info\0" + point_of(self.key) + point, 32)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)).decrypt(nonce, sealed, None)
        return text.rstrip(b"\0")[:-1]
