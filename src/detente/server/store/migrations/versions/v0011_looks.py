"""What names look like, by more alphabets than before. Of accounts that now look alike the oldest keeps its name; the others get a number,
and a notice that says so."""

import time

import sqlalchemy as sa
from alembic import op

from detente.server.identity.names import skeleton
from detente.server.store.migrations.versions.v0008_names import MEMBERS, numbered

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.drop_index("uq_visitors_look", table_name="visitors")
    note_again(op.get_bind())
    op.create_index("uq_visitors_look", "visitors", ["look"], unique=True, sqlite_where=MEMBERS, postgresql_where=MEMBERS)


def note_again(connection: sa.Connection) -> None:
    """Look at every name again; those that were left out before, and those of deleted players, stay without a look."""
    columns: list[sa.ColumnClause[object]] = [sa.column(name) for name in ("id", "name", "login", "created", "look")]
    visitors = sa.table("visitors", *columns)
    change = sa.update(visitors).where(visitors.c.id == sa.bindparam("row")).values(name=sa.bindparam("shown"), look=sa.bindparam("seen"))
    notices = sa.table("notices", *(sa.column(name) for name in ("visitor", "kind", "text", "at")))
    taken: set[str] = set()
    rows, told = [], []
    found = sa.select(visitors.c.id, visitors.c.name, visitors.c.login, visitors.c.look).where(visitors.c.look != "")
    for visitor_id, name, login, before in connection.execute(found.order_by(visitors.c.created, visitors.c.id)).all():
        shown = numbered(name, taken) if login else name
        taken |= {skeleton(shown)} if login else set()
        if skeleton(shown) != before:
            rows.append({"row": visitor_id, "shown": shown, "seen": skeleton(shown)})
        if shown != name:
            told.append({"visitor": visitor_id, "kind": "renamed", "text": shown, "at": time.time()})
    if rows:
        connection.execute(change, rows)
    if told:
        connection.execute(sa.insert(notices), told)
