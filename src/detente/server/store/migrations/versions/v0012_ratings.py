"""Ratings: lists by game and pace, everybody's place in them, and the games that were looked at."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "rating_lists",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("pace", sa.String(5), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("first_points", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("pace", sa.String(5), primary_key=True),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("settled", sa.Float, nullable=False),
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "pace", "rating"])
    op.create_table(
        "rated_games",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("pace", sa.String(5), nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("why", sa.String(12), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("first", sa.String(32), sa.ForeignKey("visitors.id")),
        sa.Column("second", sa.String(32), sa.ForeignKey("visitors.id")),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("ending", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("advantage", sa.Float, nullable=False),
        sa.Column("first_before", sa.Float, nullable=False),
        sa.Column("first_after", sa.Float, nullable=False),
        sa.Column("second_before", sa.Float, nullable=False),
        sa.Column("second_after", sa.Float, nullable=False),
    )
    op.create_index("ix_rated_games_game", "rated_games", ["game", "pace", "number"])
    op.create_index("ix_rated_games_first", "rated_games", ["first", "game", "pace", "at"])
    op.create_index("ix_rated_games_second", "rated_games", ["second", "game", "pace", "at"])
