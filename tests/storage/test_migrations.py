"""The migrations lead to the schema that the code knows."""

import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine

from bot.settings import Settings
from bot.storage import Database, database
from bot.storage.migrate import migrate
from bot.storage.schema import METADATA


def shape(path: Path) -> dict[str, str]:
    """Return the SQL of every table and index of a database, without blanks and Alembic's own."""
    connection = sqlite3.connect(path)
    rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    connection.close()
    return {name: "".join(sql.replace('"', "").split()) for name, sql in rows if name != "alembic_version"}


def parts(sql: str) -> list[str]:
    """Return a statement's clauses in any order."""
    return sorted(sql.replace("(", ",").replace(")", ",").split(","))


async def test_the_migrated_schema_is_the_metadata(database: Database) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async with database.read() as connection:
        assert await connection.run_sync(differences) == []


async def test_checks_and_conditions_are_those_of_the_metadata(
    database: Database, path: Path, tmp_path: Path
) -> None:
    """What Alembic does not compare: constraints, partial indexes, tables without row ids."""
    made = tmp_path / "made.db"
    engine = create_engine(f"sqlite:///{made}")
    METADATA.create_all(engine)
    engine.dispose()
    expected, migrated = shape(made), shape(path)
    assert migrated.keys() == expected.keys()
    assert {name: parts(sql) for name, sql in migrated.items()} == {
        name: parts(sql) for name, sql in expected.items()
    }


async def test_a_second_start_changes_nothing(settings: Settings, path: Path) -> None:
    async with Database(settings) as opened, opened.write() as connection:
        await connection.exec_driver_sql("INSERT INTO guilds (id, preset) VALUES (5, 'callbreak')")
    before = _dump(path)
    async with Database(settings):
        pass
    assert _dump(path) == before


def _dump(path: Path) -> list[str]:
    connection = sqlite3.connect(path)
    lines = list(connection.iterdump())
    connection.close()
    return lines


async def test_a_migration_that_is_broken_off_leaves_nothing(
    settings: Settings, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(connection: Connection) -> None:
        migrate(connection)
        raise KeyError

    monkeypatch.setattr(database, "migrate", fail)
    with pytest.raises(KeyError):
        await Database(settings).open()
    assert [line for line in _dump(path) if line.startswith("CREATE")] == []


async def test_migrating_leaves_logging_as_it_is(settings: Settings) -> None:
    theirs = logging.getLogger("tests.storage.theirs")
    theirs.setLevel(logging.DEBUG)
    before = (list(logging.root.handlers), logging.root.level)
    async with Database(settings):
        pass
    assert (list(logging.root.handlers), logging.root.level) == before
    assert theirs.level == logging.DEBUG
    assert not theirs.disabled


def test_the_migrations_form_one_line() -> None:
    config = Config()
    config.set_main_option("script_location", "bot.storage:migrations")
    scripts = ScriptDirectory.from_config(config)
    assert len(scripts.get_heads()) == 1
    assert len(scripts.get_bases()) == 1
