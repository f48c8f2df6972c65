"""Unsubscribe links that need no log-in: signed, for one member and one kind of mail (one click, RFC 8058)."""

from __future__ import annotations

from dataclasses import dataclass

from itsdangerous import BadSignature, URLSafeSerializer

from ..errors import BadToken
from ..store import Store, Visitor
from .choices import KINDS, STANDARD

ALL = "all"


@dataclass(frozen=True)
class MailSubscription:
    """What a link unsubscribes from: one kind of mail, or all."""

    visitor: Visitor
    kind: str

    @property
    def kinds(self) -> tuple[str, ...]:
        return KINDS if self.kind == ALL else (self.kind,)


class Unsubscribing:
    """Unsubscribe links. They do not expire."""

    def __init__(self, store: Store, secret: str, address: str) -> None:
        self.store, self.address = store, address.rstrip("/")
        self._signer = URLSafeSerializer(secret, "unsubscribe")

    def token(self, visitor: Visitor, kind: str) -> str:
        return str(self._signer.dumps([visitor.person, kind]))

    def page(self, visitor: Visitor, kind: str) -> str:
        """The address for people."""
        return f"{self.address}/unsubscribe#{self.token(visitor, kind)}"

    def one_click(self, visitor: Visitor, kind: str) -> str:
        """The URL for mail programs, which send a POST (RFC 8058)."""
        return f"{self.address}/api/unsubscribe?token={self.token(visitor, kind)}"

    async def read(self, token: str) -> MailSubscription:
        """The member and kind of a token; raises BadToken."""
        try:
            person, kind = self._signer.loads(token)
        except (BadSignature, ValueError, TypeError) as error:
            raise BadToken("bad-link") from error
        visitor = await self.store.people.find(str(person))
        if visitor is None or kind not in (*KINDS, ALL):
            raise BadToken("bad-link")
        return MailSubscription(visitor, kind)

    async def switch(self, token: str, is_on: bool) -> MailSubscription:
        """Switch mails off, or on again."""
        subscription = await self.read(token)
        choice = await self.store.alerts.choice(subscription.visitor.id)
        kinds = STANDARD["mail"] if is_on and subscription.kind == ALL else subscription.kinds
        await self.store.alerts.choose(subscription.visitor.id, choice.changed("mail", kinds, is_on))
        return subscription
