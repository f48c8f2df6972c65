"""Statements that change the database, defined once, so that they are compiled once."""

from __future__ import annotations

from typing import cast

from sqlalchemy import Table, bindparam, delete, insert, select, text, update
from sqlalchemy.sql.dml import Update

from .models import ChatRow, MoveRow, PeerRow, SeatRow, ServerRow, TableRow, VisitorRow

VISITORS, TABLES, SEATS, MOVES, CHAT = (cast(Table, row.__table__) for row in (VisitorRow, TableRow, SeatRow, MoveRow, ChatRow))


def change(table: Table, *columns: str) -> Update:
    """Set columns of the row whose id is given as `row`."""
    return update(table).where(table.c.id == bindparam("row")).values({name: bindparam(name) for name in columns})


SERVER, PEERS = (cast(Table, row.__table__) for row in (ServerRow, PeerRow))
EXACT = {"exact": True}  # marks a statement that must match a row: Conflict if it does not
PROBE = text("UPDATE alembic_version SET version_num = version_num")
# The versions of the tables that a transaction changes; their rows are its own from here on, taken in one order by all servers.
CLAIM = (
    select(TABLES.c.id, TABLES.c.version)
    .where(TABLES.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(TABLES.c.id)
    .with_for_update(key_share=True)
)


BEAT = update(SERVER).values(alive=bindparam("now"))
ADD_VISITOR, ADD_TABLE, ADD_SEAT, ADD_MOVE, ADD_CHAT = (insert(table) for table in (VISITORS, TABLES, SEATS, MOVES, CHAT))
NAME_VISITOR = change(VISITORS, "name", "lang", "skeleton").where(VISITORS.c.deleted.is_(None)).execution_options(**EXACT)
GIVE_NAME = change(VISITORS, "name", "skeleton")  # to a guest without one who gets an account
SET_SKELETON = change(VISITORS, "skeleton", "person")
REGISTER = change(VISITORS, "login", "password", "email").where(VISITORS.c.login.is_(None), VISITORS.c.deleted.is_(None))
REGISTER = REGISTER.execution_options(**EXACT)
# Finds its row, or undoes what is written with it, if a visitor's password is the one that was checked, and the account is still there.
IS_SAME = change(VISITORS).values(lang=VISITORS.c.lang).where(VISITORS.c.password.is_not_distinct_from(bindparam("checked")))
IS_SAME = IS_SAME.where(VISITORS.c.closed.is_(None), VISITORS.c.deleted.is_(None)).execution_options(**EXACT)
# Locks a visitor's row before a write that gives them a game, or one more of something limited, so that concurrent writes see each
# other. Fails for a closed or deleted visitor.
HOLD = change(VISITORS).values(lang=VISITORS.c.lang).where(VISITORS.c.closed.is_(None), VISITORS.c.deleted.is_(None))
HOLD = HOLD.execution_options(**EXACT)
CHANGE_PASSWORD = change(VISITORS, "password")
CONFIRM = change(VISITORS, "email").values(confirmed=True)
RUN_CLOCK = change(TABLES, "clock", "deadline", "version")
ADD_TO_CHAT = change(TABLES, "version", "chatted")
UNCHANGED = ("id", "voided", "told")  # columns that no change of a match writes
CHANGE_TABLE = change(TABLES, *(column.key for column in TABLES.c if column.key not in UNCHANGED))
# What a move changes where the game goes on; with a clock, more.
MOVED = ("to_move", "changed", "swapped", "undo_asked", "version", "awaits_bot", "worker", "worker_until")
TIMED = (*MOVED, "pause_asked", "clock", "deadline")
AFTER_MOVE, AFTER_TIMED_MOVE = change(TABLES, *MOVED), change(TABLES, *TIMED)
REMOVE_MOVES = delete(MOVES).where(MOVES.c.table == bindparam("row"), MOVES.c.sequence >= bindparam("first"))
TAKE_SEAT = (
    update(SEATS)
    .where(SEATS.c.table == bindparam("row"), SEATS.c.seat == bindparam("place"))
    .values({"visitor": bindparam("visitor"), "bot": bindparam("bot")})
)
ADD_PEER, REMOVE_PEER = insert(PEERS), delete(PEERS).where(PEERS.c.id == bindparam("row"))
PEER_BEAT = change(PEERS, "alive")
NAME_SITE = update(SERVER).where(SERVER.c.site == "").values(site=bindparam("site"))
END_WORK = change(TABLES, "awaits_bot").values(worker=None, worker_until=0.0).where(TABLES.c.version == bindparam("seen"))
LEAVE_WORK = update(TABLES).where(TABLES.c.worker == bindparam("holder")).values(worker=None, worker_until=0.0)
