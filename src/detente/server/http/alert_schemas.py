"""Schemas for alerts."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from .schemas import Strict

Kind = Literal["move", "begun", "over", "low", "chat", "tournament", "challenge"]
Via = Literal["mail", "push", "webhook"]
Preset = Literal["json", "discord", "slack", "telegram"]
Minute = Annotated[int, Field(ge=0, lt=24 * 60)]
Kinds = Annotated[list[Kind], Field(max_length=7)]


class Wanted(Strict):
    """The kinds that each channel is used for."""

    mail: Kinds
    push: Kinds
    webhook: Kinds


class Quiet(Strict):
    """Minutes of the day in the member's time zone; the period may span midnight."""

    start: Minute
    end: Minute


class ChoiceIn(Strict):
    """*delay*: seconds that mails wait to be combined with others."""

    wanted: Wanted
    zone: str = Field(max_length=64)
    quiet: Quiet | None
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

    wanted: Wanted
    zone: str
    quiet: Quiet | None
    delay: int
    delays: list[int]
    mail: MailOut
    push_key: str | None
    channels: list[ChannelOut]


class PushKeys(Strict):
    p256dh: str = Field(max_length=120)
    auth: str = Field(max_length=40)


class PushIn(Strict):
    """A browser's subscription."""

    endpoint: str = Field(max_length=1000)
    keys: PushKeys


class WebhookIn(Strict):
    """*chat*: the chat of a Telegram bot."""

    preset: Preset
    url: str = Field(max_length=1000)
    name: str = Field(default="", max_length=60)
    chat: str = Field(default="", max_length=60)


class WebhookOut(BaseModel):
    """*secret*: the key with which messages are signed; shown once."""

    channel: ChannelOut
    secret: str


class TestOut(BaseModel):
    """*why*: why the test was not accepted; null if it was, or if it is a mail, which is being sent."""

    sent: bool
    why: str


class UnsubscribeIn(Strict):
    token: str = Field(max_length=400)
    on: bool = False


class UnsubscribedOut(BaseModel):
    """The owner and kind (or `all`) of mails that are now off, or on again."""

    name: str
    kind: Kind | Literal["all"]
    on: bool
