"""Bot accounts, and tables at which they may sit down."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("visitors", sa.Column("owner", sa.String(32)))  # no foreign key: SQLite would have to copy the table
    op.create_index("ix_visitors_owner", "visitors", ["owner"])
    op.add_column("tables", sa.Column("bots", sa.Boolean, nullable=False, server_default=sa.false()))
