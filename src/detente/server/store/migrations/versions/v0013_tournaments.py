"""Tournaments: what the organiser chose, the row of events, and the tables of meetings."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("director", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False, index=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("plan", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("starts", sa.Float, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("entrants", sa.Integer, nullable=False),
    )
    op.create_index("ix_tournaments_phase", "tournaments", ["phase", "starts"])
    op.create_table(
        "tournament_events",
        sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("by", sa.String(32), sa.ForeignKey("visitors.id")),
    )
    op.create_table(
        "tournament_tables",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("meeting", sa.String(20), nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("attempt", sa.Integer, nullable=False),
        sa.Column("first", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("second", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False),
        sa.Column("done", sa.Boolean, nullable=False, index=True),
    )
    op.create_index("uq_tournament_tables_tournament", "tournament_tables", ["tournament", "meeting", "game", "attempt"], unique=True)
