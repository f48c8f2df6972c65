"""Statements that change the database, made once, so that they are compiled once."""

from __future__ import annotations

from typing import cast

from sqlalchemy import Table, bindparam, delete, insert, text, update
from sqlalchemy.sql.dml import Update

from .models import ChatRow, MoveRow, SeatRow, ServerRow, TableRow, VisitorRow

VISITORS, TABLES, SEATS, MOVES, CHAT = (cast(Table, row.__table__) for row in (VisitorRow, TableRow, SeatRow, MoveRow, ChatRow))


def change(table: Table, *columns: str) -> Update:
    """Set columns of the row whose id is given as `row`."""
    return update(table).where(table.c.id == bindparam("row")).values({name: bindparam(name) for name in columns})


SERVER = cast(Table, ServerRow.__table__)
EXACT = {"exact": True}  # of a statement that has to find its row: Conflict if it does not
PROBE = text("UPDATE alembic_version SET version_num = version_num")
BEAT = update(SERVER).values(alive=bindparam("now"))
ADD_VISITOR, ADD_TABLE, ADD_SEAT, ADD_MOVE, ADD_CHAT = (insert(table) for table in (VISITORS, TABLES, SEATS, MOVES, CHAT))
NAME_VISITOR = change(VISITORS, "name", "lang", "look").where(VISITORS.c.deleted.is_(None)).execution_options(**EXACT)
GIVE_NAME = change(VISITORS, "name", "look")  # to a guest without one who gets an account
NOTE_LOOK = change(VISITORS, "look", "person")
REGISTER = change(VISITORS, "login", "password", "email").where(VISITORS.c.login.is_(None), VISITORS.c.deleted.is_(None))
REGISTER = REGISTER.execution_options(**EXACT)
# Finds its row, or undoes what is written with it, if a visitor's password is the one that was checked, and the account is still there.
IS_SAME = change(VISITORS).values(lang=VISITORS.c.lang).where(VISITORS.c.password.is_not_distinct_from(bindparam("checked")))
IS_SAME = IS_SAME.where(VISITORS.c.closed.is_(None), VISITORS.c.deleted.is_(None)).execution_options(**EXACT)
CHANGE_PASSWORD = change(VISITORS, "password")
CONFIRM = change(VISITORS, "email").values(confirmed=True)
RUN_CLOCK = change(TABLES, "clock", "deadline")
KEPT = ("id", "voided")  # what no change of a match writes
CHANGE_TABLE = change(TABLES, *(column.name for column in TABLES.c if column.name not in KEPT))
MOVED = ("to_move", "changed", "swapped", "undo_asked")  # what a move changes where there is no clock and the game goes on
AFTER_MOVE = change(TABLES, *MOVED)
REMOVE_MOVES = delete(MOVES).where(MOVES.c.table == bindparam("row"), MOVES.c.sequence >= bindparam("first"))
TAKE_SEAT = (
    update(SEATS)
    .where(SEATS.c.table == bindparam("row"), SEATS.c.seat == bindparam("place"))
    .values({"visitor": bindparam("visitor"), "bot": bindparam("bot")})
)
