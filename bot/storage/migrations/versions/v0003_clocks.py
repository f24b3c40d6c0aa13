"""Make room for clocks, pings and who is let in."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Give every table the normal clock; chairs that were promised stay promised."""
    op.add_column("guilds", sa.Column("clock", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("clock", sa.Text(), nullable=False, server_default="normal"))
    op.add_column("tables", sa.Column("pinged", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("ping_id", sa.BigInteger(), nullable=True))
    no = sa.text("0")
    op.add_column("chairs", sa.Column("welcome", sa.Boolean(), nullable=False, server_default=no))
    op.add_column("chairs", sa.Column("skipped", sa.SmallInteger(), nullable=False, server_default=no))
    op.execute("UPDATE chairs SET welcome = 1 WHERE successor_id IS NOT NULL")
