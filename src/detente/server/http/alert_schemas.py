"""Schemas for alerts."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from .person_schemas import PersonOut
from .schemas import RequestModel

Kind = Literal["move", "begun", "over", "low", "chat", "tournament", "challenge"]
Via = Literal["mail", "push", "webhook"]
# Kinds of notifications: of tables and people, of tournaments, and of moderators and the server.
NotificationKind = Literal[
    "challenge", "accepted", "declined", "begun", "over", "chat", "plan", "followed", "friend",
    "opened", "paired", "check-in", "starts", "deadline", "announced", "called-off", "finished", "season",
    "decided", "extended", "swapped", "replaced", "removed", "sat-out",
    "warned", "silenced", "unsilenced", "closed", "reopened", "voided", "uncommented", "settled", "renamed", "channel",
]  # fmt: skip
Preset = Literal["json", "discord", "slack", "telegram"]
Minute = Annotated[int, Field(ge=0, lt=24 * 60)]
Kinds = Annotated[list[Kind], Field(max_length=7)]


class AlertKinds(RequestModel):
    """The kinds that each channel is used for."""

    mail: Kinds
    push: Kinds
    webhook: Kinds


class QuietHours(RequestModel):
    """Minutes of the day in the member's time zone; the period may span midnight."""

    start: Minute
    end: Minute


class ChoiceIn(RequestModel):
    """*delay*: seconds that mails wait to be combined with others."""

    wanted: AlertKinds
    zone: str = Field(max_length=64)
    quiet: QuietHours | None
    delay: int


class ChannelOut(BaseModel):
    """*off*: when the channel was switched off because of failures; *why*: the last failure as a word, or `status-` and a number."""

    id: str
    via: Via
    name: str
    preset: Preset | None
    created: float
    failures: int
    off: float | None
    why: str


class MailOut(BaseModel):
    """*sent*: whether this site sends mail; *confirmed*: whether the member has a confirmed address."""

    sent: bool
    confirmed: bool
    off: float | None


class AlertsOut(BaseModel):
    """*push_key*: the key with which a browser subscribes; null if this site does not support push."""

    wanted: AlertKinds
    zone: str
    quiet: QuietHours | None
    delay: int
    delays: list[int]
    mail: MailOut
    push_key: str | None
    channels: list[ChannelOut]


class PushKeys(RequestModel):
    p256dh: str = Field(max_length=120)
    auth: str = Field(max_length=40)


class PushIn(RequestModel):
    """A browser's subscription."""

    endpoint: str = Field(max_length=1000)
    keys: PushKeys


class WebhookIn(RequestModel):
    """*chat*: the chat of a Telegram bot."""

    preset: Preset
    url: str = Field(max_length=1000)
    name: str = Field(default="", max_length=60)
    chat: str = Field(default="", max_length=60)


class WebhookOut(BaseModel):
    """*secret*: the key with which messages are signed; shown once."""

    channel: ChannelOut
    secret: str


class NotificationOut(BaseModel):
    """An entry of the bell. *link*: the page it leads to; *person*: the opponent, or whoever it is about; *result*: of a game that is over;
    *rematch*: the table is one; *open*: a challenge that I can still accept or decline; *text*: the name of a tournament, and what is
    announced or a moderator says, in the next line."""

    id: int
    kind: NotificationKind
    at: float
    read: bool
    link: str
    table: str | None
    game: str | None
    tournament: str | None
    person: PersonOut | None
    result: Literal["won", "lost", "drawn"] | None
    rematch: bool
    open: bool
    text: str
    until: float | None


class NotificationsOut(BaseModel):
    """My notifications of the last 30 days, the newest first; *next*: read on with `before`."""

    notifications: list[NotificationOut]
    unread: int
    next: int | None


NotificationId = Annotated[int, Field(ge=0, le=2**31 - 1)]


class NotificationsReadIn(RequestModel):
    """*ids*: those to be marked as read; *up_to*: all up to this one too."""

    ids: list[NotificationId] = Field(default_factory=list, max_length=100)
    up_to: NotificationId = 0


class UnreadOut(BaseModel):
    unread: int


class TestOut(BaseModel):
    """*why*: why the test was not accepted; null if it was, or if it is a mail, which is being sent."""

    sent: bool
    why: str


class UnsubscribeIn(RequestModel):
    token: str = Field(max_length=400)
    on: bool = False


class UnsubscribedOut(BaseModel):
    """The owner and kind (or `all`) of mails that are now off, or on again."""

    name: str
    kind: Kind | Literal["all"]
    on: bool
