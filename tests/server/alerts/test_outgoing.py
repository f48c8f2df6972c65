"""Addresses that members give lead to the open internet and nowhere else."""

import asyncio
import socket
from typing import Any

import pytest

from detente.server.alerts import outgoing
from detente.server.alerts.outgoing import Unreachable, post, read_address
from detente.server.alerts.webhooks import payload
from detente.server.errors import BadMessage

from .endpoint import Endpoint

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/a",
        "ftp://hooks.example/a",
        "https://",
        "https://user:word@hooks.example/",
        "https://hooks.example/#part",
        "https://hooks.example:99999/",
        "https://hooks.example/a b",
        "https://hooks.example/a\r\nX: y",
        "https://" + "a" * 1000,
        "//hooks.example",
        "https://[::1",
    ],
)
async def test_what_is_no_address_of_the_open_internet_is_refused(url: str) -> None:
    with pytest.raises(BadMessage) as refused:
        read_address(url, False)
    assert refused.value.name == "hook-address"


@pytest.mark.parametrize(
    "place",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255"),
        *("::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::1", "2001:0:7f00:1::1"),
        *("fec0::1", "3fff::1", "5f00::1", "192.0.0.8", "192.88.99.1", "::7f00:1", "::ffff:0:7f00:1"),
    ],
)
async def test_a_name_that_stands_for_a_private_address_is_not_connected_to(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    family = socket.AF_INET6 if ":" in place else socket.AF_INET

    async def getaddrinfo(*given: Any, **options: Any) -> list[Any]:
        good = (socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", 443))
        return [good, (family, socket.SOCK_STREAM, 6, "", (place, 443))]

    async def refuse(*given: Any, **options: Any) -> Any:
        raise AssertionError(f"connected to {given}")

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", getaddrinfo)
    monkeypatch.setattr(asyncio, "open_connection", refuse)
    with pytest.raises(Unreachable, match="private"):
        await post("https://hooks.example/", {}, b"")


async def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that stands for another address the next time it is asked for gains nothing."""
    asked: list[Any] = []

    async def getaddrinfo(host: str, *given: Any, **options: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("93.184.216.34", 443))]

    async def connect(place: str, *given: Any, **options: Any) -> Any:
        asked.append((place, options["server_hostname"]))
        raise OSError

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", getaddrinfo)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(Unreachable, match="no-answer"):
        await post("https://hooks.example/", {}, b"")
    assert asked == ["hooks.example", ("93.184.216.34", "hooks.example")]


async def test_redirections_are_not_followed(hook: Endpoint) -> None:
    hook.statuses = [302]
    assert await post(hook.url, {"X-Word": "a"}, b"body", True) == 302
    assert (len(hook.got), hook.got[0].body, hook.got[0].headers["x-word"]) == (1, b"body", "a")


async def test_who_does_not_answer_in_time_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def keep_quiet(recipient: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await recipient.read()
        writer.close()

    monkeypatch.setattr(outgoing, "SECONDS", 0.1)
    server = await asyncio.start_server(keep_quiet, "127.0.0.1", 0)
    with pytest.raises(Unreachable, match="timeout"):
        await post(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", {}, b"", True)
    server.close()
    await server.wait_closed()


async def test_services_get_the_shape_they_know_and_names_stay_names() -> None:
    body = {"title": "t", "text": "Your move against @everyone <!channel> *Boris*", "url": "https://play.example/t/1"}
    discord = payload("discord", body)
    assert discord["allowed_mentions"] == {"parse": []}
    assert "\\*Boris\\*" in discord["content"]
    assert "&lt;!channel&gt;" in payload("slack", body)["text"]
    telegram = payload("telegram", body, "42")
    assert telegram["chat_id"] == "42"
    assert telegram["text"].endswith("\nhttps://play.example/t/1")
    assert "parse_mode" not in telegram
    assert len(payload("discord", body | {"text": "x" * 5000})["content"]) <= 2000
    assert payload("json", body) == body
