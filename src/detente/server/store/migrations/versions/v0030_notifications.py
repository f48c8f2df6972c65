"""The notifications that the bell lists."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    op.create_table(
        "notifications",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("key", sa.String(120), nullable=False, unique=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("table", sa.String(32)),
        sa.Column("tournament", sa.String(32)),
        sa.Column("other", sa.String(32)),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("at", sa.Float, nullable=False, index=True),
        sa.Column("read", sa.Float),
    )
    op.create_index("ix_notifications_visitor", "notifications", ["visitor", "id"])
    # Pages now show most notices in the bell only; those that nobody has read yet must not get lost.
    op.execute(
        "INSERT INTO notifications (key, visitor, kind, text, until, at) "
        "SELECT kind || ':' || visitor || ':' || id, visitor, kind, text, until, at FROM notices WHERE read IS NULL"
    )
