"""The tables of the database. Times are seconds since 1970; what only the server may know is marked secret."""

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


UNHEARD = text("NOT told")
UNTOLD = text("version > told AND mode IN ('open', 'private')")
MEMBERS = text("login IS NOT NULL AND look <> ''")  # whose names are unique


class Base(DeclarativeBase):
    """All tables."""

    metadata = MetaData(naming_convention=NAMES)


class VisitorRow(Base):
    """A guest, or somebody with an account."""

    __tablename__ = "visitors"
    __table_args__ = (
        Index("uq_visitors_look", "look", unique=True, sqlite_where=MEMBERS, postgresql_where=MEMBERS),
        Index("ix_visitors_look", "look"),
    )

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    lang: Mapped[str] = mapped_column(String(2), default="")
    login: Mapped[str | None] = mapped_column(String(40), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))  # argon2 hash
    email: Mapped[str | None] = mapped_column(String(254), index=True)
    confirmed: Mapped[bool] = mapped_column(Boolean, default=False)  # the address is known to be theirs
    created: Mapped[float] = mapped_column(Float)
    session: Mapped[int] = mapped_column(Integer, default=0)  # of cookies that older servers signed
    signed_until: Mapped[float] = mapped_column(Float, default=0.0)  # until when such cookies are good
    person: Mapped[str | None] = mapped_column(String(16), unique=True)  # how others refer to the visitor
    look: Mapped[str] = mapped_column(String(120), default="")  # what the name looks like
    moderator: Mapped[bool] = mapped_column(Boolean, default=False)
    silenced: Mapped[float] = mapped_column(Float, default=0.0)  # until when the visitor may not write
    closed: Mapped[float | None] = mapped_column(Float, index=True)  # when a moderator closed the account
    deleted: Mapped[float | None] = mapped_column(Float, index=True)  # when the visitor deleted it
    owner: Mapped[str | None] = mapped_column(String(32), index=True)  # of a bot account: the member whose it is
    hidden: Mapped[str] = mapped_column(String(120), default="")  # what others do not see of the profile, words with spaces between


class SessionRow(Base):
    """A browser in which somebody is signed in."""

    __tablename__ = "sessions"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), index=True)
    token: Mapped[str] = mapped_column(String(64), unique=True)  # SHA-256 of what the cookie holds
    device: Mapped[str] = mapped_column(String(60))
    created: Mapped[float] = mapped_column(Float)
    seen: Mapped[float] = mapped_column(Float)
    expires: Mapped[float] = mapped_column(Float, index=True)


class TokenRow(Base):
    """A link that works once."""

    __tablename__ = "tokens"

    token: Mapped[str] = mapped_column(String(64), primary_key=True)  # SHA-256 of the word in the link
    kind: Mapped[str] = mapped_column(String(10))
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), index=True)
    email: Mapped[str | None] = mapped_column(String(254))  # the address that the link confirms
    expires: Mapped[float] = mapped_column(Float, index=True)


class ApiTokenRow(Base):
    """A token by which a program acts for somebody."""

    __tablename__ = "api_tokens"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), index=True)
    token: Mapped[str] = mapped_column(String(64), unique=True)  # SHA-256 of what the program holds
    name: Mapped[str] = mapped_column(String(40))
    scopes: Mapped[str] = mapped_column(String(120))  # words with spaces between them
    created: Mapped[float] = mapped_column(Float)
    used: Mapped[float | None] = mapped_column(Float)  # last


class MailRow(Base):
    """A letter that no mail server has taken yet; *due*: when it is tried next."""

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
    unsubscribe: Mapped[str | None] = mapped_column(String(400))  # of an alert: the address that ends such letters
    pictures: Mapped[list[Any]] = mapped_column(JSON, default=list)  # names and PNG in base 64, as the HTML shows them


class TableRow(Base):
    """A table: what it is, how it stands, and the parts of its chance."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("ix_tables_mode", "mode", "status", "changed", "id"),
        Index("ix_tables_told", "id", sqlite_where=UNTOLD, postgresql_where=UNTOLD),
    )

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int] = mapped_column(Integer)
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    start: Mapped[str] = mapped_column(Text, default="")
    mode: Mapped[str] = mapped_column(String(10))
    status: Mapped[str] = mapped_column(String(10), index=True)
    title: Mapped[str] = mapped_column(String(120), default="")
    commitment: Mapped[str] = mapped_column(String(64))
    commits: Mapped[dict[str, Any]] = mapped_column(JSON)  # SHA-256 of each seat's entropy
    secret: Mapped[str] = mapped_column(String(64))  # secret until the end
    entropy: Mapped[dict[str, Any]] = mapped_column(JSON)
    key: Mapped[str | None] = mapped_column(String(32))  # secret until the end
    to_move: Mapped[dict[str, Any]] = mapped_column(JSON)  # seats as a list
    swapped: Mapped[bool] = mapped_column(Boolean, default=False)  # bidding made the players exchange seats
    outcome: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    deadline: Mapped[float | None] = mapped_column(Float, index=True)
    rematch: Mapped[str | None] = mapped_column(String(32))
    undo_asked: Mapped[str | None] = mapped_column(String(20))  # the seat that asks to take back
    adjourned: Mapped[bool] = mapped_column(Boolean, default=False)  # both agreed to go on later
    pause_asked: Mapped[str | None] = mapped_column(String(20))  # the seat that asks to adjourn, or to go on
    pause_at: Mapped[float] = mapped_column(Float, default=0.0)  # since when
    created: Mapped[float] = mapped_column(Float)
    changed: Mapped[float] = mapped_column(Float)
    bots: Mapped[bool] = mapped_column(Boolean, default=False)  # bot accounts may sit down
    voided: Mapped[bool] = mapped_column(Boolean, default=False, index=True)  # by a moderator: the game does not count
    version: Mapped[int] = mapped_column(Integer, default=0)  # one more with every change: a change is made against one version
    rewound: Mapped[int] = mapped_column(Integer, default=0)  # the version that last took moves back
    chatted: Mapped[int] = mapped_column(Integer, default=0)  # the version that last added a line of chat
    awaits_bot: Mapped[bool] = mapped_column(Boolean, default=False)  # it is a bot's turn
    worker: Mapped[str | None] = mapped_column(String(16))  # the server whose bot thinks, or that ends the game on time
    worker_until: Mapped[float] = mapped_column(Float, default=0.0)  # when another one may take that over
    told: Mapped[int] = mapped_column(Integer, default=-1)  # the version of which alerts have been made
    delay: Mapped[int] = mapped_column(Integer, default=0)  # seconds after which spectators see a move
    planned: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)  # the version that last changed the plan of each seat


class SeatRow(Base):
    """Who sits where at the start: a visitor, a bot, or nobody yet."""

    __tablename__ = "seats"
    __table_args__ = (Index("ix_seats_visitor", "visitor"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(20), primary_key=True)
    visitor: Mapped[str | None] = mapped_column(ForeignKey("visitors.id"))
    bot: Mapped[str | None] = mapped_column(String(40))
    reserved: Mapped[str | None] = mapped_column(String(32))  # the visitor who alone may take the seat
    seen: Mapped[float] = mapped_column(Float, default=0.0)  # when the player last had the table before their eyes


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


class WishRow(Base):
    """What somebody wants to play. *options* and *clock* are null where anything will do; *table*: what became of it."""

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


class NoteRow(Base):
    """What somebody has written down at a table, for themselves alone."""

    __tablename__ = "notes"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), primary_key=True, index=True)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)


class PlanRow(Base):
    """What somebody will answer to the coming questions at a table; secret from everybody else."""

    __tablename__ = "plans"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), primary_key=True, index=True)
    answers: Mapped[list[Any]] = mapped_column(JSON)
    only: Mapped[bool] = mapped_column(Boolean)  # where one answer is left, it is given
    since: Mapped[int] = mapped_column(Integer)  # the step at which it was made
    sequence: Mapped[int] = mapped_column(Integer)  # the step after its last answer
    barrier: Mapped[int] = mapped_column(Integer)  # what had been rolled and revealed
    dropped: Mapped[str] = mapped_column(String(12))  # why it holds no longer
    looked: Mapped[int] = mapped_column(Integer)  # the version of the table that it was last held against
    at: Mapped[float] = mapped_column(Float)


class CommentRow(Base):
    """What somebody has written about a position of a finished game."""

    __tablename__ = "comments"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), index=True)
    step: Mapped[int] = mapped_column(Integer)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), index=True)
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)
    edited: Mapped[float | None] = mapped_column(Float)


class VacationRow(Base):
    """A time in which somebody's clocks by letter stand still. *begun*, *done*: whether their tables know."""

    __tablename__ = "vacations"

    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)  # whoever stores the next one has it
    begins: Mapped[float] = mapped_column(Float, index=True)
    ends: Mapped[float] = mapped_column(Float)
    begun: Mapped[bool] = mapped_column(Boolean, default=False)
    done: Mapped[bool] = mapped_column(Boolean, default=False, index=True)


class NoticeRow(Base):
    """What a visitor is told until they have read it: a kind, whose sentence is the page's, and words of a moderator."""

    __tablename__ = "notices"
    __table_args__ = (Index("ix_notices_told", "id", sqlite_where=UNHEARD, postgresql_where=UNHEARD),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), index=True)
    kind: Mapped[str] = mapped_column(String(12))
    text: Mapped[str] = mapped_column(Text, default="")
    until: Mapped[float | None] = mapped_column(Float)
    at: Mapped[float] = mapped_column(Float)
    read: Mapped[float | None] = mapped_column(Float)
    told: Mapped[bool] = mapped_column(Boolean, default=False)  # whether it was looked at for alerts


class MarkRow(Base):
    """Where somebody was at a table: a device or an address, as a word that tells neither (club/marks.py)."""

    __tablename__ = "visitor_marks"

    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), primary_key=True)
    mark: Mapped[str] = mapped_column(String(32), primary_key=True, index=True)
    seen: Mapped[float] = mapped_column(Float, index=True)


class BlockRow(Base):
    """Whom somebody does not want to read (mute), or to have anything to do with (block)."""

    __tablename__ = "blocks"

    visitor: Mapped[str] = mapped_column(ForeignKey("visitors.id"), primary_key=True)
    other: Mapped[str] = mapped_column(ForeignKey("visitors.id"), primary_key=True, index=True)
    kind: Mapped[str] = mapped_column(String(5), primary_key=True)
    at: Mapped[float] = mapped_column(Float)


class ReportRow(Base):
    """What somebody reports about somebody, with the chat as it was then."""

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


class DeedRow(Base):
    """What was done by a moderator, or on the command line, and why. Rows are only added."""

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
    """When a server of this database was last known to run: one row. Time without a server is nobody's on the clock."""

    __tablename__ = "server"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    alive: Mapped[float] = mapped_column(Float)
    site: Mapped[str] = mapped_column(String(16), default="")  # tells this database's messages from others' in a shared Redis
    push_key: Mapped[str] = mapped_column(String(64), default="")  # the secret key that signs web push


class PeerRow(Base):
    """A server that runs, or did: one row for each."""

    __tablename__ = "peers"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    software: Mapped[str] = mapped_column(String(40))
    secret_mark: Mapped[str] = mapped_column(String(16))  # equal where the signing secret is
    alive: Mapped[float] = mapped_column(Float)
