"""Players commit themselves to their entropy before any of it is told."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("commits", sa.JSON, nullable=False, server_default="{}"))
