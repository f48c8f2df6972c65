"""Ratings: what a side is worth by handicap, and marks of devices and addresses by which games against oneself are found."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("rating_lists", sa.Column("sides", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("rated_games", sa.Column("handicap", sa.String(200), nullable=False, server_default=""))
    op.create_table(
        "visitor_marks",
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), primary_key=True),
        sa.Column("mark", sa.String(32), primary_key=True, index=True),
        sa.Column("seen", sa.Float, nullable=False, index=True),
    )
