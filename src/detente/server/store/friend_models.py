"""The database tables of follows and presence."""

from __future__ import annotations

from sqlalchemy import Float, ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from .models import Base


class FollowRow(Base):
    """A member who follows another; two who follow each other are friends."""

    __tablename__ = "follows"

    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), primary_key=True)
    other: Mapped[str] = mapped_column(ForeignKey("visitors.id"), primary_key=True, index=True)
    at: Mapped[float] = mapped_column(Float)


class PresenceRow(Base):
    """When a member was last online, and the public table they last played at."""

    __tablename__ = "presence"

    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), primary_key=True)
    at: Mapped[float] = mapped_column(Float, index=True)
    table: Mapped[str | None] = mapped_column(String(32))
    table_at: Mapped[float] = mapped_column(Float, default=0.0)  # when they were last seen there
