"""Bot accounts: players that are programs and marked as such, each owned by a member who makes their tokens."""

from __future__ import annotations

import secrets
import time

from ..errors import Conflict, NotFound
from ..store import Store, Visitor
from ..store import statements as sql
from ..store.alerts import FORGET_ALERTS
from ..store.caps import BOTS
from ..store.matches import BOT_LOGIN, new_id
from .names import skeleton
from .visitors import Visitors, clean_name


class BotAccounts:
    """The bot accounts of members."""

    def __init__(self, visitors: Visitors) -> None:
        self.visitors, self.store = visitors, visitors.store

    async def of(self, owner: Visitor) -> list[Visitor]:
        return await self.store.people.bots_of(owner.id)

    async def make(self, owner: Visitor, name: str) -> Visitor:
        """Make a new bot account; its name must not look like anybody else's."""
        if owner.kind != "member":
            raise Conflict("no-account")
        cleaned, now = clean_name(name), time.time()
        login = BOT_LOGIN + secrets.token_hex(8)
        bot = Visitor(
            secrets.token_urlsafe(16), cleaned, login=login, created=now, person=new_id(), skeleton=skeleton(cleaned), owner=owner.id
        )
        await self.visitors.check_free(bot)
        with BOTS.enforced():
            await self.store.people.write((sql.ADD_VISITOR, [vars(bot)]), *BOTS.writes(owner.id))
        return bot

    async def find(self, owner: Visitor, person: str) -> Visitor:
        """One of the owner's bot accounts; raises NotFound."""
        for bot in await self.of(owner):
            if bot.person == person:
                return bot
        raise NotFound("no-person")

    async def end(self, owner: Visitor, person: str) -> Visitor:
        """Delete a bot account; its games remain, as those of a deleted player."""
        bot = await self.find(owner, person)
        await self.store.people.forget(bot.id, None, *FORGET_ALERTS)
        return bot


async def end_bots(store: Store, owner: Visitor) -> None:
    """Delete the bot accounts of a member who deletes their account."""
    for bot in await store.people.bots_of(owner.id):
        await store.people.forget(bot.id, None, *FORGET_ALERTS)
