"""The tables of the database, as the newest migration leaves them.

Ids of Discord are 64-bit. Scores are integer tenths of a point. Times are UTC.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    text,
)

from bot.storage.columns import Moment, SeatSet

__all__ = [
    "LIVE",
    "METADATA",
    "chairs",
    "departures",
    "events",
    "guilds",
    "hints_seen",
    "members",
    "person_settings",
    "results",
    "server_settings",
    "tables",
]

LIVE = ("lobby", "match")
"""The stages in which a table occupies its channel."""

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(referred_table_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

guilds = Table(
    "guilds",
    METADATA,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("preset", Text, nullable=False),
    Column("deals", SmallInteger),
    Column("clock", Text),
)
"""What a server chose last."""

tables = Table(
    "tables",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("stage", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("opened", Moment, nullable=False),
    Column("moved", Moment, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("ready", SeatSet, nullable=False),
    Column("votes", SeatSet, nullable=False),
    Column("due_kind", Text),
    Column("due_at", Moment),
    Column("people_at_start", SmallInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("clock", Text, nullable=False, server_default="normal"),
    Column("pinged", Integer),
    Column("ping_id", BigInteger),
    Column("level", Text, nullable=False, server_default="medium"),
    CheckConstraint("stage IN ('lobby', 'match', 'finished', 'closed')", name="stage"),
    CheckConstraint("(due_kind IS NULL) = (due_at IS NULL)", name="due"),
    # A table's number stands in old buttons, so it is never given out again.
    sqlite_autoincrement=True,
)
"""One row a table. ``version`` is the length of its match log; ``message_id`` its public message,
``ping_id`` the one that calls whoever is on turn, while it stands."""

_is_live = tables.c.stage.in_(LIVE)
Index("ix_tables_one_live_a_channel", tables.c.channel_id, unique=True, sqlite_where=_is_live)

chairs = Table(
    "chairs",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("user_id", BigInteger),
    Column("user_name", Text),
    Column("name", Text, nullable=False),
    Column("word", Text),
    Column("starter", Boolean, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("kept", Boolean, nullable=False),
    Column("successor_id", BigInteger),
    Column("successor_name", Text),
    Column("welcome", Boolean, nullable=False, server_default=text("0")),
    Column("skipped", SmallInteger, nullable=False, server_default=text("0")),
    Column("level", Text),
    CheckConstraint("seat BETWEEN 0 AND 3", name="seat"),
    CheckConstraint("(user_id IS NULL) = (user_name IS NULL)", name="user"),
    CheckConstraint("(successor_id IS NULL) = (successor_name IS NULL)", name="successor"),
    sqlite_with_rowid=False,
)
"""Who sits where: the only place that joins people to the seats that the log speaks of."""

events = Table(
    "events",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("version", SmallInteger, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The match logs. ``seq`` is the match's version after the event, from 1; ``version`` the codec's."""

results = Table(
    "results",
    METADATA,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("user_id", BigInteger),
    Column("finished_at", Moment, nullable=False),
    Column("people", SmallInteger, nullable=False),
    Column("scoring", Text, nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("total", Integer, nullable=False),
    Column("deals", SmallInteger, nullable=False),
    Column("best", Integer, nullable=False),
    Column("made", SmallInteger, nullable=False),
    Index("ix_results_guild_id_user_id", "guild_id", "user_id"),
    sqlite_with_rowid=False,
)
"""One row a chair of a finished match; it can be made again from the log."""

members = Table(
    "members",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("is_member", Boolean, nullable=False),
    Column("checked_at", Moment, nullable=False),
    sqlite_with_rowid=False,
)
"""Who was found on a server, or gone from it, and when."""


def _settings(*names: str) -> list[Column[str]]:
    """Return a column for each setting: a word, or NULL for the default."""
    return [Column(name, Text) for name in names]


person_settings = Table(
    "person_settings",
    METADATA,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    *_settings("language", "style", "suit_colours", "forced_cards", "hints", "menus"),
)
"""What a person chose, for all servers. A new setting is a name here and a column in a migration."""

server_settings = Table(
    "server_settings",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    *_settings("language", "style", "suit_colours"),
    *_settings("preset", "deals", "clock", "pace", "pings", "channels", "starters", "table_role"),
)
"""What a server chose for everybody there. Several ids have a blank between them."""

hints_seen = Table(
    "hints_seen",
    METADATA,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("code", Text, primary_key=True),
    sqlite_with_rowid=False,
)
"""Which hints a person was shown."""

departures = Table(
    "departures",
    METADATA,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("removed_at", Moment, nullable=False),
)
"""The servers that the bot was removed from, and when it was found out; their rows go later."""
