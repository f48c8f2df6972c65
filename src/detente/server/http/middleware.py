"""Middleware: limits on size and rate, origin checks, security headers, and one log line per request."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import time
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from detente.engine.errors import DetenteError

from ..errors import Forbidden, TooLarge, TooSlow
from ..identity.tokens import SCHEME
from ..logs import REQUEST, log_event
from ..settings import Settings
from .former_paths import current_path
from .limits import Limits, network_of
from .problems import problem_response

REQUEST_ID, GIVEN_ID = "x-request-id", re.compile(r"[A-Za-z0-9._-]{1,64}")
HEADER = "x-detente"  # a page of another site cannot send it
BODY_SECONDS = 20.0  # seconds within which a body must arrive
DRAINED, DRAIN_SECONDS = 1024 * 1024, 2.0  # bytes and seconds for draining a body that is too large
BODY, IMPORT_BODY = 64 * 1024, 2 * 1024 * 1024
HOST = re.compile(r"[A-Za-z0-9.-]+(:\d+)?|\[[0-9A-Fa-f:]+\](:\d+)?")
SAFE = ("GET", "HEAD", "OPTIONS")
FROM_ANYWHERE = ("/api/unsubscribe",)  # mail programs send a POST there, with a signed token and without our header
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; connect-src 'self'{sockets}; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

# Pages that other sites may show in a frame: they allow no actions, and cookies do not reach a frame of another site.
EMBEDDED = re.compile(r"/embed/tournaments/[A-Za-z0-9_-]{1,16}/?")
FRAMED = {name: value for name, value in HEADERS.items() if name != "x-frame-options"} | {
    "content-security-policy": HEADERS["content-security-policy"].replace("frame-ancestors 'none'", "frame-ancestors *"),
    "cross-origin-resource-policy": "cross-origin",
}


def client_of(scope: Scope, settings: Settings) -> str:
    """The address a request comes from, as limits count it. Of several forwarded addresses, the last was added by our own proxy."""
    forwarded = Headers(scope=scope).getlist("x-forwarded-for") if settings.proxy else []
    address = forwarded[-1].rpartition(",")[2].strip() if forwarded else ""
    return network_of(address or (scope["client"][0] if scope.get("client") else "-"))


def request_id(scope: Scope, settings: Settings) -> str:
    """The id of a request in logs and in its response: the proxy's, or a new one."""
    given = Headers(scope=scope).get(REQUEST_ID, "") if settings.proxy else ""
    return given if GIVEN_ID.fullmatch(given) else secrets.token_hex(8)


def check_origin(scope: Scope, settings: Settings) -> None:
    """Raise Forbidden for a page of another site; programs that send no origin may pass."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is not None and host_of(origin) != headers.get("host") and origin not in settings.origins:
        raise Forbidden("wrong-origin")


def host_of(origin: str) -> str | None:
    """The host and port of an origin; None if it is not a valid address."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


class Middleware:
    """Plain ASGI middleware, so that nothing is copied."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app, self.settings, self.limits = app, settings, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        number = request_id(scope, self.settings)
        token = REQUEST.set(number)
        try:
            if scope["type"] == "http":
                await self._answer(scope, receive, send, number)
            else:
                await self.app(scope, receive, send)
        finally:
            REQUEST.reset(token)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, number: str) -> None:
        """Handle a request with timing and logging; its id is sent with the response."""
        started, status = time.perf_counter(), 500

        async def tell(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                add_headers(message, scope, self.settings)
                MutableHeaders(scope=message)[REQUEST_ID] = number
            await send(message)

        try:
            await self._pass(scope, receive, tell)
        finally:
            taken = time.perf_counter() - started
            scope["app"].state.tables.metrics.requests.labels(f"{status // 100}xx").observe(taken)
            log_event("request", method=scope["method"], path=scope["path"], status=status, ms=round(1000 * taken, 1))

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self.limits.take("request", client_of(scope, self.settings))
            if scope["method"] not in SAFE and scope["path"] not in FROM_ANYWHERE:
                check_origin(scope, self.settings)
                headers = Headers(scope=scope)  # nor can it send a bearer token
                if HEADER not in headers and not headers.get("authorization", "").lower().startswith(SCHEME):
                    raise Forbidden("no-header")
            async with asyncio.timeout(BODY_SECONDS):
                body = await read_body(scope, receive)
        except TimeoutError:
            await problem_response(scope, TooSlow("too-slow"))(scope, receive, send)
            return
        except DetenteError as error:
            if isinstance(error, TooLarge):
                await drain(receive)
            await problem_response(scope, error)(scope, receive, send)
            return
        if scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # handled like GET; the server below, which sees the original method, omits the body
        await self.app({**scope, "path": current_path(scope["path"])}, body, send)


async def read_body(scope: Scope, receive: Receive) -> Receive:
    """Read the whole body, up to the maximum size, and return a receiver that replays it."""
    most = IMPORT_BODY if scope["path"] == "/api/records" else BODY
    length = Headers(scope=scope).get("content-length", "0")
    if length.isdecimal() and int(length) > most:
        raise TooLarge("too-large", most=most)
    body, more = b"", scope["method"] not in SAFE
    while more:
        message = await receive()
        if message["type"] != "http.request":
            break
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise TooLarge("too-large", most=most)
    parts: list[dict[str, Any]] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return parts.pop() if parts else await receive()

    return again


async def drain(receive: Receive) -> None:
    """Read some of a rejected body: a client that is still sending when the connection closes never reads the response."""
    left, more = DRAINED, True
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(DRAIN_SECONDS):
            while more and left > 0:
                message = await receive()
                left -= len(message.get("body", b""))
                more = message["type"] == "http.request" and message.get("more_body", False)


def add_headers(message: Message, scope: Scope, settings: Settings) -> None:
    """Add security headers to every response; no response of the API is cached."""
    headers = MutableHeaders(scope=message)
    host = Headers(scope=scope).get("host", "")
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""  # some browsers do not include sockets in 'self'
    for name, value in (FRAMED if EMBEDDED.fullmatch(scope["path"]) else HEADERS).items():
        headers.setdefault(name, value.format(sockets=sockets))
    if settings.secure:
        headers.setdefault("strict-transport-security", "max-age=31536000")
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
