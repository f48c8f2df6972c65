"""Fixtures of the tests of alerts: a server that sends mail, whose clock can be advanced."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from detente.server.alerts.job import AlertJob

from ..helpers import Person, Site, serving
from ..mail_server import MailServer, mail_server, token_of
from .endpoint import Endpoint, endpoint

PASSWORD = "a horse in the rain"
ADDRESS = "https://play.example"


class Traveller:
    """The clock of all servers of this process."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock, self.offset = clock, 0.0

    def time(self) -> float:
        return self._clock() + self.offset

    async def go(self, seconds: float, *sites: "Alerted") -> None:
        """Advance the clock, as if the servers had run all the time and processed alerts before and after."""
        for site in sites:
            await site.run_once()
            await site.site.tables.store.work.beat(self.time() + seconds)
            site.site.tables.jobs._beaten = self.time() + seconds
        self.offset += seconds
        for site in sites:
            await site.run_once()


class Alerted:
    """A server, and its people."""

    def __init__(self, site: Site, post: MailServer) -> None:
        self.site, self.post = site, post
        self.state: Any = site.server.config.app.state  # type: ignore[union-attr]

    async def run_once(self) -> None:
        """Let the server process alerts now."""
        await self.state.alert_job.run_once()
        await self.state.channel_sender.run_once()

    async def member(self, name: str, lang: str = "", with_mail: bool = True) -> Person:
        """A person with an account and a confirmed address."""
        person, before = await self.site.guest(name, lang), len(self.post.mails)
        login = f"{name.lower()}login"
        await person.post("/api/me/account", login=login, password=PASSWORD)
        if with_mail:
            await person.post("/api/me/email", email=f"{name.lower()}@example.org", password=PASSWORD)
            await self.site.stranger().post("/api/me/confirm", token=token_of(await self.post.next(before + 1)))
        return person

    async def begin(self, first: Person, second: Person, **settings: Any) -> str:
        """Start a correspondence game of two people, who come to the table, begin and leave."""
        table = await first.create(mode="private", clock={"days": 3}, **settings)
        await second.post(f"/api/tables/{table['id']}/join")
        lines = [await person.sit(table["id"], entropy="ab" * 32) for person in (first, second)]
        for line in lines:
            await line.until(0)
            await line.connection.close()
        await self.gone(table["id"])
        return str(table["id"])

    async def gone(self, table_id: str) -> None:
        """Wait until nobody is connected to a table."""
        async with asyncio.timeout(20):
            while (live := self.site.tables.in_memory(table_id)) and live.connections:
                await asyncio.sleep(0.01)

    async def move(self, people: dict[str, Person], table_id: str, moves: int = 1) -> str:
        """Let the player to move come, play that many moves of one seat, and leave; returns the seat."""
        seat = (await next(iter(people.values())).get(f"/api/tables/{table_id}"))["to_move"][0]
        line = await people[seat].sit(table_id)
        await line.until(0)
        for _ in range(moves):
            if seat in line.view["to_move"]:
                await line.play()
        await line.connection.close()
        await self.gone(table_id)
        return str(seat)

    async def mails(self, name: str) -> int:
        """The number of mails that a person has received, once none is pending."""
        async with asyncio.timeout(20):
            while await self.state.mail_sender.outbox.next_due() is not None:
                await asyncio.sleep(0.02)
        return len([mail for mail in self.post.mails if mail["To"] == f"{name.lower()}@example.org"])


@pytest.fixture
def traveller(monkeypatch: pytest.MonkeyPatch) -> Traveller:
    found = Traveller(time.time)
    monkeypatch.setattr(time, "time", found.time)
    return found


@pytest.fixture
async def post() -> AsyncIterator[MailServer]:
    async with mail_server() as mails:
        yield mails


@pytest.fixture
async def hook() -> AsyncIterator[Endpoint]:
    async with endpoint() as messages:
        yield messages


@pytest.fixture
async def alerted(tmp_path: Path, post: MailServer, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Alerted]:
    monkeypatch.setattr(AlertJob, "least", 0.0)  # in a test, people come, move and leave within a second
    async with serving(tmp_path, mail=post.url, address=ADDRESS, private_hooks=True) as site:
        yield Alerted(site, post)
