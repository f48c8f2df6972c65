"""A seat may be kept for a visitor, who takes it or not: a rematch needs both."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seats", sa.Column("reserved", sa.String(32)))
