"""Alerts: what members want to be told outside the page, by which channels, and what is on its way to them."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("tables", sa.Column("told", sa.Integer, nullable=False, server_default="-1"))
    op.execute("UPDATE tables SET told = version")  # nobody is told of what was before
    untold = sa.text("version > told AND mode IN ('open', 'private')")
    op.create_index("ix_tables_told", "tables", ["id"], postgresql_where=untold, sqlite_where=untold)
    op.add_column("notices", sa.Column("told", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE notices SET told = true")
    unheard = sa.text("NOT told")
    op.create_index("ix_notices_told", "notices", ["id"], postgresql_where=unheard, sqlite_where=unheard)
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.add_column("server", sa.Column("push_key", sa.String(64), nullable=False, server_default=""))
    op.add_column("outbox", sa.Column("channel", sa.String(24)))
    op.add_column("outbox", sa.Column("unsubscribe", sa.String(400)))
    op.create_table(
        "alert_choices",
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), primary_key=True),
        sa.Column("wanted", sa.JSON, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("delay", sa.Integer, nullable=False),
    )
    op.create_table(
        "alert_channels",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False, index=True),
        sa.Column("via", sa.String(8), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("target", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("off", sa.Float),
        sa.Column("why", sa.String(20), nullable=False),
    )
    op.create_table(
        "alerts",
        sa.Column("key", sa.String(120), primary_key=True),
        sa.Column("via", sa.String(8), primary_key=True),
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("table", sa.String(32)),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("done", sa.Float),
    )
    waiting = sa.text("done IS NULL")
    op.create_index("ix_alerts_due", "alerts", ["due"], postgresql_where=waiting, sqlite_where=waiting)
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("channel", sa.String(24), sa.ForeignKey("alert_channels.id"), nullable=False, index=True),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False, index=True),
        sa.Column("expires", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
    )
