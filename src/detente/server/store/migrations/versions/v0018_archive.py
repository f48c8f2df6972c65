"""The archive, its counts, and what people do not show of themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("visitors", sa.Column("hidden", sa.String(60), nullable=False, server_default=""))
    op.create_table(
        "archived_games",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("year", sa.Integer, nullable=False),
        sa.Column("winner", sa.String(20), nullable=False),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("ending", sa.String(40), nullable=False),
        sa.Column("pace", sa.String(5), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("first", sa.String(32), sa.ForeignKey("visitors.id")),
        sa.Column("second", sa.String(32), sa.ForeignKey("visitors.id")),
    )
    op.create_index("ix_archived_games_at", "archived_games", ["at", "table"])
    op.create_index("ix_archived_games_game", "archived_games", ["game", "at"])
    op.create_index("ix_archived_games_first", "archived_games", ["first", "game"])
    op.create_index("ix_archived_games_second", "archived_games", ["second", "game"])
    op.create_table(
        "archived_facts",
        sa.Column("table", sa.String(32), sa.ForeignKey("archived_games.table"), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("name", sa.String(300), primary_key=True),
        sa.Column("seat", sa.String(20), primary_key=True),
        sa.Column("way", sa.String(20), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_index("ix_archived_facts_name", "archived_facts", ["kind", "name", "table"])
    op.create_table(
        "statistics",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("year", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("seat", sa.String(20), primary_key=True),
        sa.Column("way", sa.String(20), primary_key=True),
        sa.Column("winner", sa.String(20), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
