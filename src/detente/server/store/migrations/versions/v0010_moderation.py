"""People mute, block and report others; moderators warn, silence, close accounts and void games, and what they do is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("visitors", sa.Column("moderator", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("visitors", sa.Column("silenced", sa.Float, nullable=False, server_default="0"))
    op.add_column("visitors", sa.Column("closed", sa.Float))
    op.add_column("visitors", sa.Column("deleted", sa.Float))
    op.add_column("tables", sa.Column("voided", sa.Boolean, nullable=False, server_default=sa.false()))
    for table, column in (("visitors", "closed"), ("visitors", "deleted"), ("tables", "voided")):
        op.create_index(f"ix_{table}_{column}", table, [column])
    op.create_index("ix_chat_visitor", "chat", ["visitor"])
    op.create_table(
        "blocks",
        sa.Column("visitor", sa.String(32), sa.ForeignKey("visitors.id"), primary_key=True),
        sa.Column("other", sa.String(32), sa.ForeignKey("visitors.id"), primary_key=True, index=True),
        sa.Column("kind", sa.String(5), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("by", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False, index=True),
        sa.Column("about", sa.String(32), sa.ForeignKey("visitors.id"), nullable=False, index=True),
        sa.Column("table", sa.String(32)),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("settled", sa.Float, index=True),
        sa.Column("verdict", sa.Text, nullable=False, server_default=""),
    )
    op.create_table(
        "moderation",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("by", sa.String(32), sa.ForeignKey("visitors.id")),
        sa.Column("what", sa.String(12), nullable=False),
        sa.Column("about", sa.String(32), sa.ForeignKey("visitors.id"), index=True),
        sa.Column("table", sa.String(32)),
        sa.Column("why", sa.Text, nullable=False, server_default=""),
        sa.Column("until", sa.Float),
        sa.Column("at", sa.Float, nullable=False),
    )
