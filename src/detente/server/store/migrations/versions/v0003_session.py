"""Cookies belong to a session, which ends when a guest becomes a member."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("visitors", sa.Column("session", sa.Integer, nullable=False, server_default="0"))
