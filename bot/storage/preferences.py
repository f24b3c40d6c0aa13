"""Settings of people and servers: one row each, one column a setting, and the hints that were shown."""

from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import Table, select
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.preferences.ports import Words
from bot.storage.database import Database
from bot.storage.schema import hints_seen, person_settings, server_settings

__all__ = ["SqlPreferences"]

_SHOWN = upsert(hints_seen).on_conflict_do_nothing()


class SqlPreferences:
    """Keep settings in the database; see `bot.preferences.PreferenceStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def person(self, user_id: int) -> tuple[Words, Collection[str]]:
        """Return a person's settings, and the codes of the hints that they were shown."""
        own = select(person_settings).where(person_settings.c.user_id == user_id)
        seen = select(hints_seen.c.code).where(hints_seen.c.user_id == user_id)
        async with self._database.read() as connection:
            row = (await connection.execute(own)).mappings().first()
            codes = (await connection.execute(seen)).scalars().all()
        return _words(person_settings, row), codes

    async def server(self, guild_id: int) -> Words:
        """Return a server's settings."""
        query = select(server_settings).where(server_settings.c.guild_id == guild_id)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).mappings().first()
        return _words(server_settings, row)

    async def servers(self, limit: int) -> Mapping[int, Words]:
        """Return the settings of at most *limit* servers that have chosen any."""
        async with self._database.read() as connection:
            rows = (await connection.execute(select(server_settings).limit(limit))).mappings().all()
        return {row["guild_id"]: _words(server_settings, row) for row in rows}

    async def keep_person(self, user_id: int, name: str, word: str | None) -> None:
        """Keep one setting of a person; None puts it back to its default."""
        await self._keep(person_settings, {"user_id": user_id, name: word})

    async def keep_server(self, guild_id: int, name: str, word: str | None) -> None:
        """Keep one setting of a server; None puts it back to its default."""
        await self._keep(server_settings, {"guild_id": guild_id, name: word})

    async def keep_hint(self, user_id: int, code: str) -> None:
        """Keep that a person was shown a hint; once is enough."""
        async with self._database.write() as connection:
            await connection.execute(_SHOWN, {"user_id": user_id, "code": code})

    async def _keep(self, table: Table, row: dict[str, Any]) -> None:
        """Write the columns of *row* and leave the others as they are."""
        change = upsert(table).values(row)
        change = change.on_conflict_do_update(
            index_elements=list(table.primary_key),
            set_={name: change.excluded[name] for name in row if not table.c[name].primary_key},
        )
        async with self._database.write() as connection:
            await connection.execute(change)


def _words(table: Table, row: Mapping[Any, Any] | None) -> Words:
    """Return a row without its key; none for no row."""
    return {column.name: row[column.name] for column in table.c if not column.primary_key} if row else {}
