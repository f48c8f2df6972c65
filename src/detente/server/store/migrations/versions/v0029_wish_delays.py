"""Wishes for a game that is watched with a delay."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    op.add_column("wishes", sa.Column("delay", sa.Integer, nullable=False, server_default="0"))
