"""Games that are watched with a delay."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    op.add_column("tables", sa.Column("delay", sa.Integer, nullable=False, server_default="0"))
