"""A match: a table as it is stored, and as the rest of the server passes it around."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, fields, make_dataclass
from typing import TYPE_CHECKING, Any

from ..play.clocks import Clock
from .models import TableRow, TableSettings


@dataclass(frozen=True)
class Holder:
    """The holder of a seat: a visitor, a bot, or nobody."""

    visitor: str | None = None
    name: str = ""
    bot: str | None = None
    reserved: str | None = None  # the only visitor who may take the seat
    kind: str | None = None  # guest, member, bot or deleted
    person: str | None = None
    rating: int | None = None  # in the list of the table's game and pace; of a game that counted, before it
    gained: int | None = None  # rating points, by a game that counted
    settled: bool = False  # the rating is not provisional

    @property
    def is_empty(self) -> bool:
        return self.visitor is None and self.bot is None


# The settings of a table as fields of a match, with the defaults of their columns. Type checkers read the types from the model.
if TYPE_CHECKING:
    Settings = TableSettings
else:
    DEFAULTS = {
        column.key: column.default and column.default.arg for column in TableRow.__table__.columns if hasattr(TableSettings, column.key)
    }
    Settings = make_dataclass(
        "Settings", [(name, Any, field(default=value)) for name, value in DEFAULTS.items()], frozen=True, kw_only=True
    )


@dataclass(frozen=True)
class Match(Settings):
    """Everything about a table but its moves. Seats, entropy and clock go by the seats at the start, before any swap by bidding.

    New matches have the default settings of a table (`TableSettings`); `but` makes a copy with others.
    """

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    mode: str
    commitment: str
    secret: str = field(repr=False)
    created: float
    changed: float
    seats: dict[str, Holder]
    start: str = field(default="", repr=False)
    status: str = "waiting"
    commits: dict[str, str] = field(default_factory=dict)
    entropy: dict[str, str] = field(default_factory=dict, repr=False)
    key: str | None = field(default=None, repr=False)
    to_move: tuple[str, ...] = ()
    swapped: bool = False
    outcome: dict[str, str] | None = None
    clock: Clock | None = None
    undo_asked: str | None = None  # the seat that asks for an undo
    pause_asked: str | None = None  # the seat that asks to adjourn or resume
    pause_at: float = 0.0  # since when
    version: int = 0  # as last read or written; changes require it
    rewound: int = 0  # the version of the last undo
    chatted: int = 0  # the version of the last chat line
    planned: dict[str, int] = field(default_factory=dict, repr=False)  # the version that last changed the plan of each seat; secret

    def but(self, **changes: Any) -> Match:
        """A copy with some fields changed: like `dataclasses.replace`, in a tenth of the time, since every move does it."""
        twin = object.__new__(Match)
        vars(twin).update(vars(self), **changes)
        return twin

    def seat_now(self, seat: str) -> str:
        """The present seat of the player who started on *seat*, or the reverse: bidding can swap seats."""
        return next(other for other in self.seats if other != seat) if self.swapped else seat

    @property
    def awaits_bot(self) -> bool:
        """Whether it is a bot's turn."""
        if self.status == "playing":
            for seat, holder in self.seats.items():
                if holder.bot and self.seat_now(seat) in self.to_move:
                    return True
        return False

    def columns(self) -> dict[str, Any]:
        """The row of the table."""
        clock = self.clock.to_json() if self.clock else None
        is_timed = self.clock is not None and self.status == "playing"
        deadline = self.clock.deadline if self.clock and is_timed else None
        made = {"to_move": list(self.to_move), "clock": clock, "deadline": deadline, "awaits_bot": self.awaits_bot}
        return {name: getattr(self, name) for name in SAME} | made

    def columns_after_move(self) -> dict[str, Any]:
        """The columns that a move changes while the game continues, and the id as `row`."""
        moved = {
            "row": self.id,
            "to_move": list(self.to_move),
            "changed": self.changed,
            "swapped": self.swapped,
            "undo_asked": self.undo_asked,
            "version": self.version,
            "awaits_bot": self.awaits_bot,
        }
        if self.clock:
            moved |= {"pause_asked": self.pause_asked, "clock": self.clock.to_json(), "deadline": self.clock.deadline}
        return moved

    @classmethod
    def from_row(cls, row: TableRow, seats: dict[str, Holder]) -> Match:
        """The match of a stored row."""
        same = {name: getattr(row, name) for name in SAME}
        clock = Clock.from_json(row.clock) if row.clock else None
        return cls(**same, seats=seats, to_move=tuple(row.to_move), clock=clock)


# Columns that equal fields of a match; the others are derived.
SAME = tuple({column.key for column in TableRow.__table__.columns} & {part.name for part in fields(Match)} - {"to_move", "clock"})
# Columns that everybody sees who may see the table, and those of them that lists have too.
PUBLIC_COLUMNS = tuple(column.key for column in TableRow.__table__.columns if column.info.get("public"))
LISTED_COLUMNS = tuple(column.key for column in TableRow.__table__.columns if column.info.get("listed"))


@dataclass(frozen=True)
class StoredMove:
    """A move, its sequence number, and the chance that was forced before it."""

    seat: str
    action: str
    given: int
    forced: dict[str, Any] | None = None


@dataclass(frozen=True)
class ChatLine:
    """A line of chat."""

    name: str
    text: str
    at: float
    visitor: str
    kind: str
    person: str | None = None
    id: int = 0  # increasing within a table


@dataclass(frozen=True)
class Visitor:
    """A person: a guest, or somebody with an account."""

    id: str
    name: str
    lang: str = ""
    login: str | None = None
    email: str | None = None
    confirmed: bool = False
    password: str | None = field(default=None, repr=False)
    created: float = 0.0
    session: int = 0  # cookies signed by older servers with another number are invalid
    signed_until: float = 0.0  # until when cookies signed by older servers are valid
    person: str | None = None  # the public id; the internal id never leaves the server
    skeleton: str = ""  # the name, normalised for look-alikes
    moderator: bool = False
    silenced: float = 0.0  # until when the visitor may not write
    closed: float | None = None  # when a moderator closed the account
    deleted: float | None = None  # when the visitor deleted it
    owner: str | None = None  # of a bot account: the member whose it is
    hidden: str = ""  # hidden parts of the profile, separated by spaces

    @property
    def kind(self) -> str:
        """Guest, member, bot or deleted."""
        return kind_of(self.login, self.deleted)


BOT_LOGIN = "bot:"  # begins the logins of bot accounts


def new_id(size: int = 9) -> str:
    """A random id of this many bytes, safe in addresses. People type ids in commands, so none begins with a hyphen."""
    while (word := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return word


def kind_of(login: str | None, deleted: float | None) -> str:
    """Guest or member, who has a login; a bot account, whose login nobody can type; or deleted."""
    if deleted or not login:
        return "deleted" if deleted else "guest"
    return "bot" if login.startswith(BOT_LOGIN) else "member"


def seated(visitor: Visitor) -> Holder:
    """A visitor on a seat."""
    return Holder(visitor.id, visitor.name, kind=visitor.kind, person=visitor.person)


@dataclass(frozen=True)
class Session:
    """A signed-in browser."""

    id: str
    visitor: str
    device: str
    created: float
    seen: float
    expires: float


@dataclass(frozen=True)
class Token:
    """A single-use link: its purpose and owner."""

    kind: str
    visitor: str
    email: str | None = None
