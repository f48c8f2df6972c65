"""Several servers: tables have versions, work has holders, servers know of each other."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
ASKED = """
UPDATE tables SET awaits_bot = true
WHERE status = 'playing' AND id IN (SELECT seats."table" FROM seats WHERE seats.bot IS NOT NULL)
"""


def upgrade() -> None:
    for name in ("version", "rewound", "chatted"):
        op.add_column("tables", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("awaits_bot", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("worker", sa.String(16)))
    op.add_column("tables", sa.Column("worker_until", sa.Float, nullable=False, server_default="0"))
    asked = sa.text("awaits_bot")
    op.create_index("ix_tables_awaits_bot", "tables", ["worker_until"], postgresql_where=asked, sqlite_where=asked)
    op.execute(ASKED)  # whose turn it is shows when a table is taken up
    op.add_column("server", sa.Column("site", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "peers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("software", sa.String(40), nullable=False),
        sa.Column("secret_mark", sa.String(16), nullable=False),
        sa.Column("alive", sa.Float, nullable=False),
    )
