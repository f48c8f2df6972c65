"""A request to take back waits in the database, so that it survives a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("undo_asked", sa.String(20)))
