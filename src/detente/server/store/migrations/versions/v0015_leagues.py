"""Tournaments: prizes, seasons of a league, and plans that directors keep."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("prizes", sa.Text, nullable=False, server_default=""))
    op.add_column("tournaments", sa.Column("league", sa.String(16)))
    op.add_column("tournaments", sa.Column("season", sa.Integer, nullable=False, server_default="1"))
    op.add_column("tournaments", sa.Column("repeats", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("uq_tournaments_league", "tournaments", ["league", "season"], unique=True)
    op.create_table(
        "tournament_presets",
        sa.Column("owner", sa.String(32), sa.ForeignKey("visitors.id"), primary_key=True),
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("wish", sa.JSON, nullable=False),
    )
