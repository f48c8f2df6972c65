"""When the server was last known to run: time without it is nobody's on the clock. Until now the last change of any table tells."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "server",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("alive", sa.Float, nullable=False),
    )
    op.execute("INSERT INTO server (id, alive) SELECT 1, coalesce(max(changed), 0) FROM tables")
