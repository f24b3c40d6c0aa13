"""Databases as earlier versions of the bot left them."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

__all__ = ["database_of"]


@contextmanager
def database_of(revision: str, path: Path) -> Iterator[sqlite3.Connection]:
    """Make the database of a migration and open it for writing; it is complete on leaving."""
    path.parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", "bot.storage:migrations")
        command.upgrade(config, revision)
    engine.dispose()
    opened = sqlite3.connect(path)
    with opened:
        yield opened
    opened.close()
