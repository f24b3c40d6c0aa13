"""Which message on Discord shows a table."""

from sqlalchemy import select, update

from bot.storage.database import Database
from bot.storage.schema import tables
from bot.table.ports import KeptPing

__all__ = ["SqlMessageBook"]


class SqlMessageBook:
    """Remember each table's public message, which is in the table's own channel."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def remember(self, table_id: int, message_id: int) -> None:
        """Keep *message_id* as the table's public message; an earlier one is forgotten."""
        change = update(tables).where(tables.c.id == table_id).values(message_id=message_id)
        async with self._database.write() as connection:
            await connection.execute(change)

    async def recall(self, table_id: int) -> int | None:
        """Return the id of the table's public message, or None when none was sent."""
        query = select(tables.c.message_id).where(tables.c.id == table_id)
        async with self._database.read() as connection:
            message_id: int | None = (await connection.execute(query)).scalar()
        return message_id

    async def remember_ping(self, table_id: int, message_id: int | None) -> None:
        """Keep *message_id* as the table's ping, None when it is gone."""
        change = update(tables).where(tables.c.id == table_id).values(ping_id=message_id)
        async with self._database.write() as connection:
            await connection.execute(change)

    async def pings(self) -> list[KeptPing]:
        """Return every ping that stands, of tables that are over too."""
        query = select(tables.c.id, tables.c.channel_id, tables.c.ping_id).where(
            tables.c.ping_id.is_not(None)
        )
        async with self._database.read() as connection:
            return [KeptPing(*row) for row in await connection.execute(query)]
