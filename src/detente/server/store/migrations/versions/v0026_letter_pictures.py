"""Pictures in letters."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.add_column("outbox", sa.Column("pictures", sa.JSON, nullable=False, server_default="[]"))
