"""Make the table of servers that the bot was removed from."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make room for when the bot was removed from a server."""
    op.create_table(
        "departures",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("removed_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_departures"),
    )
