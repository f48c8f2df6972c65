"""Outgoing requests to URLs that members entered, protected against server-side request forgery.

A host name is resolved once, all its addresses are checked, and the connection goes to a checked one. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlsplit

import h11

from ..errors import BadMessage

SECONDS = 10.0  # seconds for the whole request
LONGEST = 1000  # longest URL
ANSWER = 64 * 1024  # bytes of a response that are read
PORTS = {"https": 443, "http": 80}
# Addresses that embed others, which may be private: NAT64, 6to4 and Teredo.
DISGUISED = tuple(ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"))
# Networks that Python takes for public, or did in some version: of sites (deprecated, and still routed in some), of protocols, relays, and
# for documents.
CLOSED = tuple(ipaddress.ip_network(net) for net in ("fec0::/10", "3fff::/20", "5f00::/16", "192.0.0.0/24", "192.88.99.0/24"))
TLS = ssl.create_default_context()


class Unreachable(OSError):
    """The request failed; the reason is one word."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class Address:
    """The destination of a request."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        port = "" if self.port == PORTS[self.scheme] else f":{self.port}"
        return f"{self.scheme}://{self._host}{port}"

    @property
    def _host(self) -> str:
        return f"[{self.host}]" if ":" in self.host else self.host


def read_address(url: str, is_inside_allowed: bool) -> Address:
    """Parse a URL; BadMessage (`hook-address`) if it is invalid, or not https where that is required."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise BadMessage("hook-address") from error
    schemes = ("https", "http") if is_inside_allowed else ("https",)
    host = parts.hostname or ""
    is_plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if parts.scheme not in schemes or not host or parts.username or parts.password or parts.fragment or not is_plain:
        raise BadMessage("hook-address")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Address(parts.scheme, host, port or PORTS[parts.scheme], path)


def is_public(address: str) -> bool:
    """Return whether an IP address is public.

    >>> [is_public(a) for a in ("1.1.1.1", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::1", "::ffff:10.0.0.1", "64:ff9b::a00:1")]
    [True, False, False, False, False, False, False]
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if any(found in net for net in DISGUISED):
            return False
    if any(found in net for net in CLOSED if net.version == found.version):
        return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_loopback or found.is_link_local)


async def resolve(address: Address, is_inside_allowed: bool) -> list[str]:
    """The IP addresses of a host; Unreachable if it has none, or one that is not public."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Unreachable("no-host") from error
    places = [str(place[4][0]) for place in found]
    if not places or not (is_inside_allowed or all(is_public(place) for place in places)):
        raise Unreachable("private")
    return places


async def post(url: str, headers: Mapping[str, str], body: bytes, is_inside_allowed: bool = False) -> int:
    """Send a POST request and return the status of the response; Unreachable if there is none. Redirects are not followed."""
    address = read_address(url, is_inside_allowed)
    try:
        async with asyncio.timeout(SECONDS):
            reader, writer = await _connect(address, await resolve(address, is_inside_allowed))
            try:
                return await _talk(reader, writer, address, headers, body)
            finally:
                writer.close()
                with contextlib.suppress(OSError):
                    await writer.wait_closed()
    except TimeoutError as error:
        raise Unreachable("timeout") from error
    except ssl.SSLError as error:
        raise Unreachable("tls") from error
    except Unreachable:
        raise
    except (OSError, h11.ProtocolError) as error:
        raise Unreachable("no-answer") from error


async def _connect(address: Address, places: Sequence[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Connect to the first address that answers; over TLS, the certificate must match the host name."""
    is_secure = address.scheme == "https"
    for place in places[:-1]:
        with contextlib.suppress(OSError):
            return await _open(place, address, is_secure)
    return await _open(places[-1], address, is_secure)


async def _open(place: str, address: Address, is_secure: bool) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(
        place, address.port, ssl=TLS if is_secure else None, server_hostname=address.host if is_secure else None
    )


async def _talk(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, address: Address, headers: Mapping[str, str], body: bytes
) -> int:
    """Send one request over an open connection and read the status."""
    line = h11.Connection(our_role=h11.CLIENT)
    host = address.origin.partition("//")[2]
    given = {"Host": host, "Content-Length": str(len(body)), "User-Agent": "detente", "Connection": "close", **headers}
    request = h11.Request(method="POST", target=address.path, headers=list(given.items()))
    for event in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(line.send(event) or b"")
    await writer.drain()
    taken = 0
    while True:
        answer = line.next_event()
        if isinstance(answer, h11.Response):
            return answer.status_code
        if answer is h11.NEED_DATA:
            data = await reader.read(4096)
            taken += len(data)
            if taken > ANSWER:
                raise Unreachable("no-answer")
            line.receive_data(data)
        elif not isinstance(answer, h11.InformationalResponse):
            raise Unreachable("no-answer")
