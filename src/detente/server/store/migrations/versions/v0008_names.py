"""Names of accounts are unique by what they look like, and lists of tables have an index. The oldest account keeps a name that several
have; the others get a number, and a notice that says so."""

import secrets
import time

import sqlalchemy as sa
from alembic import op

from detente.server.identity.names import skeleton

revision = "0008"
down_revision = "0007"
MEMBERS = sa.text("login IS NOT NULL AND look <> ''")
LONGEST = 40  # characters of a name


def upgrade() -> None:
    op.add_column("visitors", sa.Column("person", sa.String(16)))
    op.add_column("visitors", sa.Column("look", sa.String(120), nullable=False, server_default=""))
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("text", sa.Text, nullable=False, server_default=""),
        sa.Column("until", sa.Float),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("read", sa.Float),
    )
    note_looks(op.get_bind())
    op.create_index("uq_visitors_person", "visitors", ["person"], unique=True)
    op.create_index("uq_visitors_look", "visitors", ["look"], unique=True, sqlite_where=MEMBERS, postgresql_where=MEMBERS)
    op.create_index("ix_visitors_look", "visitors", ["look"])
    op.create_index("ix_tables_mode", "tables", ["mode", "status", "changed", "id"])


def note_looks(connection: sa.Connection) -> None:
    """What everybody's name looks like, and how others refer to them."""
    columns: list[sa.ColumnClause[object]] = [sa.column(name) for name in ("id", "name", "login", "created", "person", "look")]
    visitors = sa.table("visitors", *columns)
    change = (
        sa.update(visitors)
        .where(visitors.c.id == sa.bindparam("row"))
        .values(name=sa.bindparam("shown"), look=sa.bindparam("seen"), person=sa.bindparam("known"))
    )
    notices = sa.table("notices", *(sa.column(name) for name in ("visitor", "kind", "text", "at")))
    taken: set[str] = set()
    rows, told = [], []
    found = sa.select(visitors.c.id, visitors.c.name, visitors.c.login).order_by(visitors.c.created, visitors.c.id)
    for visitor_id, name, login in connection.execute(found).all():
        shown = numbered(name, taken) if login else name
        rows.append({"row": visitor_id, "shown": shown, "seen": skeleton(shown), "known": secrets.token_urlsafe(9)})
        taken |= {skeleton(shown)} if login else set()
        if shown != name:
            told.append({"visitor": visitor_id, "kind": "renamed", "text": shown, "at": time.time()})
    if rows:
        connection.execute(change, rows)
    if told:
        connection.execute(sa.insert(notices), told)


def numbered(name: str, taken: set[str]) -> str:
    """The name, or the first of `name 2`, `name 3`, … that looks like nobody's."""
    shown, number = name, 2
    while skeleton(shown) in taken:
        shown = f"{name[: LONGEST - len(str(number)) - 1]} {number}"
        number += 1
    return shown
