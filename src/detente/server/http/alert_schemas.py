"""What goes over the network about alerts."""

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
    """Minutes of the day in the member's time zone; it may go over midnight."""

    start: Minute
    end: Minute


class ChoiceIn(Strict):
    """*delay*: seconds that letters wait for others to go with them."""

    wanted: Wanted
    zone: str = Field(max_length=64)
    quiet: Quiet | None
    delay: int


class ChannelOut(BaseModel):
    """*off*: when it was switched off, because nothing came through; *why*: the last failure in a word, or `status-` and a number."""

    id: str
    via: Via
    name: str
    preset: Preset | None
    created: float
    failures: int
    off: float | None
    why: str


class MailOut(BaseModel):
    """*sent*: whether this site sends letters; *confirmed*: whether the member has a confirmed address."""

    sent: bool
    confirmed: bool
    off: float | None


class AlertsOut(BaseModel):
    """*push_key*: what a browser subscribes with; none where this site cannot push."""

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
    """*secret*: what messages are signed with; told once."""

    channel: ChannelOut
    secret: str


class TestOut(BaseModel):
    """*why*: why it was not taken; nothing if it was, or if it is a letter, which is on its way."""

    sent: bool
    why: str


class UnsubscribeIn(Strict):
    token: str = Field(max_length=400)
    on: bool = False


class UnsubscribedOut(BaseModel):
    """Whose letters of which kind (or `all`) are off now, or on again."""

    name: str
    kind: Kind | Literal["all"]
    on: bool
