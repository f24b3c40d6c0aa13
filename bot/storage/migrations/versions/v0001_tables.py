"""Make the first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables of an empty database."""
    _guilds()
    _tables()
    _chairs()
    _events()
    _results()
    _members()


def _guilds() -> None:
    op.create_table(
        "guilds",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("deals", sa.SmallInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_guilds"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("opened", sa.DateTime(), nullable=False),
        sa.Column("moved", sa.DateTime(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("ready", sa.SmallInteger(), nullable=False),
        sa.Column("votes", sa.SmallInteger(), nullable=False),
        sa.Column("due_kind", sa.Text(), nullable=True),
        sa.Column("due_at", sa.DateTime(), nullable=True),
        sa.Column("people_at_start", sa.SmallInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.CheckConstraint("stage IN ('lobby', 'match', 'finished', 'closed')", name="ck_tables_stage"),
        sa.CheckConstraint("(due_kind IS NULL) = (due_at IS NULL)", name="ck_tables_due"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "ix_tables_one_live_a_channel",
        "tables",
        ["channel_id"],
        unique=True,
        sqlite_where=sa.text("stage IN ('lobby', 'match')"),
    )


def _chairs() -> None:
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("user_name", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("word", sa.Text(), nullable=True),
        sa.Column("starter", sa.Boolean(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("kept", sa.Boolean(), nullable=False),
        sa.Column("successor_id", sa.BigInteger(), nullable=True),
        sa.Column("successor_name", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_chairs"),
        sa.CheckConstraint("seat BETWEEN 0 AND 3", name="ck_chairs_seat"),
        sa.CheckConstraint("(user_id IS NULL) = (user_name IS NULL)", name="ck_chairs_user"),
        sa.CheckConstraint("(successor_id IS NULL) = (successor_name IS NULL)", name="ck_chairs_successor"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chairs_tables"),
        sqlite_with_rowid=False,
    )


def _events() -> None:
    op.create_table(
        "events",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("version", sa.SmallInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_events"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_tables"),
        sqlite_with_rowid=False,
    )


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("finished_at", sa.DateTime(), nullable=False),
        sa.Column("people", sa.SmallInteger(), nullable=False),
        sa.Column("scoring", sa.Text(), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("deals", sa.SmallInteger(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.Column("made", sa.SmallInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_tables"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_results_guild_id_user_id", "results", ["guild_id", "user_id"])


def _members() -> None:
    op.create_table(
        "members",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("is_member", sa.Boolean(), nullable=False),
        sa.Column("checked_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_members"),
        sqlite_with_rowid=False,
    )
