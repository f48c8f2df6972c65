"""The database tables of alerts: choices, channels, alerts, messages to be sent, and the notifications that the bell lists."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Float, ForeignKey, Index, Integer, String, Text, text
from sqlalchemy.orm import Mapped, mapped_column

from .models import Base

WAITING = text("done IS NULL")


class ChoiceRow(Base):
    """The alert choices of a member; without a row, the defaults apply."""

    __tablename__ = "alert_choices"

    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), primary_key=True)
    wanted: Mapped[dict[str, Any]] = mapped_column(JSON)  # kinds by channel
    zone: Mapped[str] = mapped_column(String(64), default="")
    quiet_from: Mapped[int | None] = mapped_column(Integer)  # minutes of the day, in that zone
    quiet_to: Mapped[int | None] = mapped_column(Integer)
    delay: Mapped[int] = mapped_column(Integer)  # seconds for which mails are collected


class ChannelRow(Base):
    """A channel to a member: a browser, a webhook, or their e-mail address."""

    __tablename__ = "alert_channels"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), index=True)
    via: Mapped[str] = mapped_column(String(8))
    name: Mapped[str] = mapped_column(String(80))
    target: Mapped[dict[str, Any]] = mapped_column(JSON)  # secret: keys, and addresses that are keys
    created: Mapped[float] = mapped_column(Float)
    failures: Mapped[int] = mapped_column(Integer)  # since the last success
    off: Mapped[float | None] = mapped_column(Float)  # when it was switched off after repeated failures
    why: Mapped[str] = mapped_column(String(20))  # the last failure


class AlertRow(Base):
    """An alert for a member by one kind of channel. The key identifies its subject, so that nobody is alerted twice."""

    __tablename__ = "alerts"
    __table_args__ = (Index("ix_alerts_due", "due", sqlite_where=WAITING, postgresql_where=WAITING),)

    key: Mapped[str] = mapped_column(String(120), primary_key=True)
    via: Mapped[str] = mapped_column(String(8), primary_key=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), index=True)
    kind: Mapped[str] = mapped_column(String(12))
    table: Mapped[str | None] = mapped_column(String(32))
    facts: Mapped[dict[str, Any]] = mapped_column(JSON)
    at: Mapped[float] = mapped_column(Float)
    due: Mapped[float] = mapped_column(Float)
    done: Mapped[float | None] = mapped_column(Float)  # when it was queued, or dropped as no longer news


class DeliveryRow(Base):
    """A message to a browser or webhook that has not been delivered yet."""

    __tablename__ = "deliveries"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    channel: Mapped[str] = mapped_column(ForeignKey("alert_channels.id"), index=True)
    body: Mapped[dict[str, Any]] = mapped_column(JSON)
    created: Mapped[float] = mapped_column(Float)
    due: Mapped[float] = mapped_column(Float, index=True)
    expires: Mapped[float] = mapped_column(Float)
    attempts: Mapped[int] = mapped_column(Integer)


class NotificationRow(Base):
    """An entry of a visitor's bell. The key identifies its subject, so that it is listed once."""

    __tablename__ = "notifications"
    __table_args__ = (Index("ix_notifications_visitor", "visitor", "id"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    key: Mapped[str] = mapped_column(String(120), unique=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"))
    kind: Mapped[str] = mapped_column(String(16))
    table: Mapped[str | None] = mapped_column(String(32))
    tournament: Mapped[str | None] = mapped_column(String(32))
    other: Mapped[str | None] = mapped_column(String(32))  # the visitor it is about
    text: Mapped[str] = mapped_column(Text)
    until: Mapped[float | None] = mapped_column(Float)
    at: Mapped[float] = mapped_column(Float, index=True)
    read: Mapped[float | None] = mapped_column(Float)
