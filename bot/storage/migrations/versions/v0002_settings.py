"""Make the tables of settings."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make room for what people and servers choose."""
    op.create_table(
        "person_settings",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("style", sa.Text(), nullable=True),
        sa.Column("suit_colours", sa.Text(), nullable=True),
        sa.Column("forced_cards", sa.Text(), nullable=True),
        sa.Column("hints", sa.Text(), nullable=True),
        sa.Column("menus", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("user_id", name="pk_person_settings"),
    )
    op.create_table(
        "server_settings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("language", sa.Text(), nullable=True),
        sa.Column("style", sa.Text(), nullable=True),
        sa.Column("suit_colours", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", name="pk_server_settings"),
    )
    op.create_table(
        "hints_seen",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "code", name="pk_hints_seen"),
        sqlite_with_rowid=False,
    )
