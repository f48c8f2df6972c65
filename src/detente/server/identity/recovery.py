"""Changed and forgotten passwords, and confirmation of mail addresses."""

from __future__ import annotations

import asyncio
import logging

from detente.engine.errors import DetenteError

from ..errors import Conflict
from ..logs import log_event
from ..mail.compose import compose
from ..mail.sender import MailSender
from ..store import Visitor
from ..store import statements as sql
from ..store.alerts import REOPEN_MAIL
from ..store.outbox import posting
from ..store.sessions import ending_others
from ..store.writer import Write
from .links import Links
from .passwords import check_password, hash_password
from .sessions import NewSession, SignedIn
from .visitors import Visitors, check_hash

RESET_AGE, CONFIRM_AGE = 30 * 60, 2 * 86_400  # seconds that links in mails are valid
NOTICE_AGE = 7 * 86_400  # seconds in which a mail without a link is worth sending


class Recovery:
    """Mails to members. *address* is the site's own for use in links: never taken from a request."""

    def __init__(self, visitors: Visitors, secret: str, mail_sender: MailSender, address: str) -> None:
        self.visitors, self.store, self.mail_sender, self.address = visitors, visitors.store, mail_sender, address.rstrip("/")
        self.resets = Links(self.store, secret, "reset", RESET_AGE)
        self.confirmations = Links(self.store, secret, "email", CONFIRM_AGE)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def sends_mail(self) -> bool:
        return self.mail_sender.server is not None

    def check_mail(self) -> None:
        """Raise Conflict on a server that sends no mail."""
        if not self.sends_mail:
            raise Conflict("no-mail")

    # Passwords

    async def change_password(self, here: SignedIn, old: str, password: str, agent: str) -> NewSession | None:
        """Change the password; all other sessions and links end."""
        visitor = need_account(here.visitor)
        await check_hash(visitor, old)
        check_password(password, visitor.login or "")
        hashed = await hash_password(password)
        changes: list[Write] = [(sql.CHANGE_PASSWORD, [{"row": visitor.id, "password": hashed}]), *self._notice(visitor, "changed")]
        new = await self.visitors.end_others(here, agent, *changes)
        self.mail_sender.wake()
        return new

    def forget(self, who: str) -> None:
        """Send a link to the member with this login or confirmed address. Runs in the background, so that the response reveals nothing."""
        self.check_mail()
        task = asyncio.create_task(self._send_resets(who))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send_resets(self, who: str) -> None:
        try:
            for visitor in await self.store.members(who.strip().lower()):
                token, row = self.resets.new(visitor.id)
                link = f"{self.address}/reset#{token}"
                await self.store.outbox.write(row, self._mail(visitor, "reset", visitor.email or "", RESET_AGE, link))
            self.mail_sender.wake()
        except DetenteError as error:
            log_event("reset", logging.WARNING, problem=error.name)

    async def reset(self, token: str, password: str, agent: str) -> tuple[Visitor, NewSession]:
        """Set a new password with the link of a mail; all sessions and links end, and this browser is signed in."""
        visitor = await self.visitors.known((await self.resets.peek(token)).visitor)
        check_password(password, visitor.login or "")
        hashed = await hash_password(password)
        new = self.visitors.sessions.new(visitor.id, agent)
        changes = [
            (sql.CHANGE_PASSWORD, [{"row": visitor.id, "password": hashed}]),
            *ending_others(visitor.id, new.session.id, self.resets.hash(token)),
        ]
        await self.resets.use(token, *changes, self.visitors.sessions.adding(new), *self._notice(visitor, "changed"))
        self.mail_sender.wake()
        return visitor, new

    # Addresses

    async def change_email(self, visitor: Visitor, email: str, password: str) -> None:
        """Send a mail to a new address; the address takes effect when its link is followed."""
        self.check_mail()
        await check_hash(need_account(visitor), password)
        await self.ask_to_confirm(visitor, email)

    async def ask_to_confirm(self, visitor: Visitor, email: str) -> None:
        token, row = self.confirmations.new(visitor.id, email.lower())
        await self.store.outbox.write(row, self._mail(visitor, "confirm", email, CONFIRM_AGE, f"{self.address}/confirm#{token}"))
        self.mail_sender.wake()

    async def confirm(self, token: str) -> Visitor:
        """Confirm the address of a link; the address it replaces is notified."""
        found = await self.confirmations.peek(token)
        visitor = await self.visitors.known(found.visitor)
        notice = self._notice(visitor, "moved") if visitor.email != found.email else ()
        confirmed: Write = (sql.CONFIRM, [{"row": visitor.id, "email": found.email}])
        await self.confirmations.use(token, confirmed, (REOPEN_MAIL, [{"of": visitor.id}]), *notice)
        self.mail_sender.wake()
        return await self.visitors.known(visitor.id)

    def _mail(self, visitor: Visitor, kind: str, recipient: str, seconds: float, link: str = "") -> Write:
        mail = compose(kind, visitor.lang, link, login=visitor.login, site=self.address)
        return posting(recipient, mail.subject, mail.text, mail.html, seconds)

    def _notice(self, visitor: Visitor, kind: str) -> tuple[Write, ...]:
        """The writes for a mail without a link, if the member's address is known."""
        if not self.sends_mail or not visitor.email or not visitor.confirmed:
            return ()
        return (self._mail(visitor, kind, visitor.email, NOTICE_AGE),)


def need_account(visitor: Visitor) -> Visitor:
    """Raise Conflict for a guest."""
    if not visitor.login:
        raise Conflict("no-account")
    return visitor
