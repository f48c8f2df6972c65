"""Members follow each other, and who is here now."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.create_table(
        "follows",
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), primary_key=True),
        sa.Column("other", sa.String(32), sa.ForeignKey("visitors.id"), primary_key=True, index=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False, index=True),
        sa.Column("table", sa.String(32)),
        sa.Column("table_at", sa.Float, nullable=False, server_default="0"),
    )
    if op.get_bind().dialect.name != "sqlite":  # which knows no length of texts
        op.alter_column("visitors", "hidden", type_=sa.String(120), existing_nullable=False)
