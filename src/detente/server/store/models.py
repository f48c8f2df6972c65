"""The tables of the database. Times are seconds since 1970; values that must not leave the server are marked secret."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Boolean, Float, ForeignKey, Index, Integer, MetaData, String, Text, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}


WITHOUT_ALERTS = text("NOT told")
CHANGED = text("version > told AND mode IN ('open', 'private')")
MEMBERS = text("login IS NOT NULL AND look <> ''")  # whose names are unique


class Base(DeclarativeBase):
    """All tables."""

    metadata = MetaData(naming_convention=NAMES)


class VisitorRow(Base):
    """A guest, or somebody with an account."""

    __tablename__ = "visitors"
    __table_args__ = (
        Index("uq_visitors_look", "skeleton", unique=True, sqlite_where=MEMBERS, postgresql_where=MEMBERS),
        Index("ix_visitors_look", "skeleton"),
    )

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    lang: Mapped[str] = mapped_column(String(2), default="")
    login: Mapped[str | None] = mapped_column(String(40), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))  # argon2 hash
    email: Mapped[str | None] = mapped_column(String(254), index=True)
    confirmed: Mapped[bool] = mapped_column(Boolean, default=False)  # the address is confirmed
    created: Mapped[float] = mapped_column(Float)
    session: Mapped[int] = mapped_column(Integer, default=0)  # of cookies that older servers signed
    signed_until: Mapped[float] = mapped_column(Float, default=0.0)  # until when such cookies are valid
    person: Mapped[str | None] = mapped_column(String(16), unique=True)  # how others refer to the visitor
    skeleton: Mapped[str] = mapped_column("look", String(120), key="skeleton", default="")  # the name, normalised for look-alikes
    moderator: Mapped[bool] = mapped_column(Boolean, default=False)
    silenced: Mapped[float] = mapped_column(Float, default=0.0)  # until when the visitor may not write
    closed: Mapped[float | None] = mapped_column(Float, index=True)  # when a moderator closed the account
    deleted: Mapped[float | None] = mapped_column(Float, index=True)  # when the visitor deleted it
    owner: Mapped[str | None] = mapped_column(String(32), index=True)  # of a bot account: the member whose it is
    hidden: Mapped[str] = mapped_column(String(120), default="")  # hidden parts of the profile, separated by spaces


class SessionRow(Base):
    """A signed-in browser."""

    __tablename__ = "sessions"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), index=True)
    token: Mapped[str] = mapped_column(String(64), unique=True)  # SHA-256 of what the cookie holds
    device: Mapped[str] = mapped_column(String(60))
    created: Mapped[float] = mapped_column(Float)
    seen: Mapped[float] = mapped_column(Float)
    expires: Mapped[float] = mapped_column(Float, index=True)


class TokenRow(Base):
    """A single-use link."""

    __tablename__ = "tokens"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)  # SHA-256 of the token in the link
    kind: Mapped[str] = mapped_column(String(10))
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), index=True)
    email: Mapped[str | None] = mapped_column(String(254))  # the address that the link confirms
    expires: Mapped[float] = mapped_column(Float, index=True)


class ApiTokenRow(Base):
    """A token that lets a program act for a visitor."""

    __tablename__ = "api_tokens"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), index=True)
    token: Mapped[str] = mapped_column(String(64), unique=True)  # SHA-256 of what the program holds
    name: Mapped[str] = mapped_column(String(40))
    scopes: Mapped[str] = mapped_column(String(120))  # scopes, separated by spaces
    created: Mapped[float] = mapped_column(Float)
    used: Mapped[float | None] = mapped_column(Float)  # last


class MailRow(Base):
    """A mail that no mail server has accepted yet; *due*: the next attempt."""

    __tablename__ = "outbox"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    recipient: Mapped[str] = mapped_column(String(254))
    subject: Mapped[str] = mapped_column(String(200))
    text: Mapped[str] = mapped_column(Text)
    html: Mapped[str] = mapped_column(Text)
    created: Mapped[float] = mapped_column(Float)
    due: Mapped[float] = mapped_column(Float, index=True)
    expires: Mapped[float] = mapped_column(Float)
    attempts: Mapped[int] = mapped_column(Integer)
    channel: Mapped[str | None] = mapped_column(String(24))  # of an alert: whose failures are counted
    unsubscribe: Mapped[str | None] = mapped_column(String(400))  # of an alert: the unsubscribe address
    pictures: Mapped[list[Any]] = mapped_column(JSON, default=list)  # names and PNG in base 64, as the HTML shows them


# What others see of a table is chosen here, column by column; a column without a mark stays on the server.
PUBLIC = {"public": True}  # in `TableOut`
LISTED = {"public": True, "listed": True}  # in `TableOut` and `ListedOut`


class TableSettings:
    """The columns of a table that a match has as they are, under the same names and with the same defaults.

    A new one is declared here and in a migration. If it is public, it also gets a line in `http/schemas.py`: the match, the statements,
    the JSON of tables and lists and the types of the pages follow from these.
    """

    title: Mapped[str] = mapped_column(String(120), default="", info=LISTED)
    rematch: Mapped[str | None] = mapped_column(String(32), info=PUBLIC)
    adjourned: Mapped[bool] = mapped_column(Boolean, default=False, info=PUBLIC)  # adjourned by agreement
    bots: Mapped[bool] = mapped_column(Boolean, default=False, info=LISTED)  # bot accounts may sit down
    voided: Mapped[bool] = mapped_column(Boolean, default=False, index=True, info=LISTED)  # by a moderator: the game does not count
    delay: Mapped[int] = mapped_column(Integer, default=0, info=LISTED)  # seconds after which spectators see a move


class TableRow(TableSettings, Base):
    """A table: its settings, its state, and the secrets of its chance."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("ix_tables_mode", "mode", "status", "changed", "id"),
        Index("ix_tables_told", "id", sqlite_where=CHANGED, postgresql_where=CHANGED),
    )

    id: Mapped[str] = mapped_column(String(32), primary_key=True, info=LISTED)
    game: Mapped[str] = mapped_column(String(40), info=LISTED)
    rules: Mapped[int] = mapped_column(Integer, info=PUBLIC)
    options: Mapped[dict[str, Any]] = mapped_column(JSON, info=LISTED)
    start: Mapped[str] = mapped_column(Text, default="")
    mode: Mapped[str] = mapped_column(String(10), info=LISTED)
    status: Mapped[str] = mapped_column(String(10), index=True, info=LISTED)
    commitment: Mapped[str] = mapped_column(String(64), info=PUBLIC)
    commits: Mapped[dict[str, Any]] = mapped_column(JSON, info=PUBLIC)  # SHA-256 of each seat's entropy
    secret: Mapped[str] = mapped_column(String(64))  # secret until the end
    entropy: Mapped[dict[str, Any]] = mapped_column(JSON)
    key: Mapped[str | None] = mapped_column(String(32))  # secret until the end
    to_move: Mapped[dict[str, Any]] = mapped_column(JSON)  # seats as a list
    swapped: Mapped[bool] = mapped_column(Boolean, default=False)  # bidding swapped the players' seats
    outcome: Mapped[dict[str, Any] | None] = mapped_column(JSON, info=LISTED)
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    deadline: Mapped[float | None] = mapped_column(Float, index=True)
    undo_asked: Mapped[str | None] = mapped_column(String(20), info=PUBLIC)  # the seat that asks for an undo
    pause_asked: Mapped[str | None] = mapped_column(String(20), info=PUBLIC)  # the seat that asks to adjourn or resume
    pause_at: Mapped[float] = mapped_column(Float, default=0.0)  # since when
    created: Mapped[float] = mapped_column(Float, info=PUBLIC)
    changed: Mapped[float] = mapped_column(Float, info=LISTED)
    version: Mapped[int] = mapped_column(Integer, default=0)  # incremented by every change; a change requires the version it was decided on
    rewound: Mapped[int] = mapped_column(Integer, default=0)  # the version of the last undo
    chatted: Mapped[int] = mapped_column(Integer, default=0)  # the version of the last chat line
    awaits_bot: Mapped[bool] = mapped_column(Boolean, default=False)  # it is a bot's turn
    worker: Mapped[str | None] = mapped_column(String(16))  # the server that runs the bot, or ends the game on time
    worker_until: Mapped[float] = mapped_column(Float, default=0.0)  # when another server may take over
    told: Mapped[int] = mapped_column(Integer, default=-1)  # the version up to which alerts were created
    planned: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)  # the version that last changed the plan of each seat


class SeatRow(Base):
    """Who sits where at the start: a visitor, a bot, or nobody yet."""

    __tablename__ = "seats"
    __table_args__ = (Index("ix_seats_visitor", "visitor"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(20), primary_key=True)
    visitor: Mapped[str | None] = mapped_column(ForeignKey("visitors.id"))
    bot: Mapped[str | None] = mapped_column(String(40))
    reserved: Mapped[str | None] = mapped_column(String(32))  # the only visitor who may take the seat
    seen: Mapped[float] = mapped_column(Float, default=0.0)  # when the player last viewed the table


class MoveRow(Base):
    """A move: its place in the game, and the sequence number it was made for."""

    __tablename__ = "moves"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    sequence: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[str] = mapped_column(String(20))
    action: Mapped[str] = mapped_column(String(60))
    given: Mapped[int] = mapped_column(Integer)
    forced: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    at: Mapped[float] = mapped_column(Float)


class ChatRow(Base):
    """A line of chat."""

    __tablename__ = "chat"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), index=True)
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[float] = mapped_column(Float)


class SeekRow(Base):
    """A seek, a request for an opponent. *options* and *clock* are null if any will do; *table*: the table it became."""

    __tablename__ = "wishes"
    __table_args__ = (Index("ix_wishes_game", "game", "pace", "created"),)

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), index=True)
    game: Mapped[str] = mapped_column(String(40))
    pace: Mapped[str] = mapped_column(String(5))
    side: Mapped[str] = mapped_column(String(20))
    options: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    low: Mapped[int | None] = mapped_column(Integer)
    high: Mapped[int | None] = mapped_column(Integer)
    created: Mapped[float] = mapped_column(Float)
    expires: Mapped[float] = mapped_column(Float, index=True)
    table: Mapped[str | None] = mapped_column(String(32))
    paired: Mapped[float | None] = mapped_column(Float)
    delay: Mapped[int] = mapped_column(Integer, default=0)  # seconds after which spectators see a move, at least


class NoteRow(Base):
    """A private note at a table."""

    __tablename__ = "notes"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), primary_key=True, index=True)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)


class PlanRow(Base):
    """Planned answers to coming questions at a table; secret from everybody else."""

    __tablename__ = "plans"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), primary_key=True, index=True)
    answers: Mapped[list[Any]] = mapped_column(JSON)
    only: Mapped[bool] = mapped_column(Boolean)  # play forced answers
    since: Mapped[int] = mapped_column(Integer)  # the step at which it was made
    sequence: Mapped[int] = mapped_column(Integer)  # the step after its last answer
    barrier: Mapped[int] = mapped_column(Integer)  # what had been rolled and revealed
    dropped: Mapped[str] = mapped_column(String(12))  # why it was dropped
    checked: Mapped[int] = mapped_column("looked", Integer, key="checked")  # the version of the table that it was last checked against
    at: Mapped[float] = mapped_column(Float)


class CommentRow(Base):
    """A comment on a position of a finished game."""

    __tablename__ = "comments"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    step: Mapped[int] = mapped_column(Integer)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), index=True)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)
    edited: Mapped[float | None] = mapped_column(Float)


class VacationRow(Base):
    """A vacation: correspondence clocks stand still. *begun*, *done*: whether the tables have been updated."""

    __tablename__ = "vacations"

    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)  # the first server to store the next one has it
    begins: Mapped[float] = mapped_column(Float, index=True)
    ends: Mapped[float] = mapped_column(Float)
    begun: Mapped[bool] = mapped_column(Boolean, default=False)
    done: Mapped[bool] = mapped_column(Boolean, default=False, index=True)


class NoticeRow(Base):
    """A notice shown until it is read: a kind, whose text is the page's, and a moderator's words."""

    __tablename__ = "notices"
    __table_args__ = (Index("ix_notices_told", "id", sqlite_where=WITHOUT_ALERTS, postgresql_where=WITHOUT_ALERTS),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), index=True)
    kind: Mapped[str] = mapped_column(String(12))
    text: Mapped[str] = mapped_column(Text, default="")
    until: Mapped[float | None] = mapped_column(Float)
    at: Mapped[float] = mapped_column(Float)
    read: Mapped[float | None] = mapped_column(Float)
    told: Mapped[bool] = mapped_column(Boolean, default=False)  # whether alerts were created for it


class MarkRow(Base):
    """A hashed device or network address of a player (club/marks.py)."""

    __tablename__ = "visitor_marks"

    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), primary_key=True)
    mark: Mapped[str] = mapped_column(String(32), primary_key=True, index=True)
    seen: Mapped[float] = mapped_column(Float, index=True)


class BlockRow(Base):
    """A person whom a visitor mutes or blocks."""

    __tablename__ = "blocks"

    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), primary_key=True)
    other: Mapped[str] = mapped_column(ForeignKey("visitors.id"), primary_key=True, index=True)
    kind: Mapped[str] = mapped_column(String(5), primary_key=True)
    at: Mapped[float] = mapped_column(Float)


class ReportRow(Base):
    """A report about a person, with a copy of the chat."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    by: Mapped[str] = mapped_column(ForeignKey("visitors.id"), index=True)
    about: Mapped[str] = mapped_column(ForeignKey("visitors.id"), index=True)
    table: Mapped[str | None] = mapped_column(String(32))
    kind: Mapped[str] = mapped_column(String(10))
    text: Mapped[str] = mapped_column(Text)
    lines: Mapped[list[Any]] = mapped_column(JSON)
    at: Mapped[float] = mapped_column(Float)
    settled: Mapped[float | None] = mapped_column(Float, index=True)
    verdict: Mapped[str] = mapped_column(Text, default="")


class ModerationRow(Base):
    """The log of moderation, append-only."""

    __tablename__ = "moderation"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    by: Mapped[str | None] = mapped_column(ForeignKey("visitors.id"))
    what: Mapped[str] = mapped_column(String(12))
    about: Mapped[str | None] = mapped_column(ForeignKey("visitors.id"), index=True)
    table: Mapped[str | None] = mapped_column(String(32))
    why: Mapped[str] = mapped_column(Text, default="")
    until: Mapped[float | None] = mapped_column(Float)
    at: Mapped[float] = mapped_column(Float)


class ServerRow(Base):
    """One row: when a server of this database was last running. Clocks do not run while no server does."""

    __tablename__ = "server"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    alive: Mapped[float] = mapped_column(Float)
    site: Mapped[str] = mapped_column(String(16), default="")  # distinguishes this database's messages in a shared Redis
    push_key: Mapped[str] = mapped_column(String(64), default="")  # the secret key that signs web push


class PeerRow(Base):
    """A server that runs, or did: one row for each."""

    __tablename__ = "peers"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    software: Mapped[str] = mapped_column(String(40))
    secret_mark: Mapped[str] = mapped_column(String(16))  # equal on servers with the same signing secret
    alive: Mapped[float] = mapped_column(Float)
