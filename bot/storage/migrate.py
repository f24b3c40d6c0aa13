"""Bring a database to the newest schema, in one transaction."""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from bot.storage.errors import NewerDatabaseError, OlderDatabaseError, StorageError

__all__ = ["migrate", "require_newest"]


def migrate(connection: Connection) -> None:
    """Run the migrations that the database has not seen; none is fine.

    Raises NewerDatabaseError when it has seen some that this version does not know, StorageError
    when it is some other program's.
    """
    config = _config(connection)
    if not _is_newest(connection, config):
        command.upgrade(config, "head")


def require_newest(connection: Connection) -> None:
    """Raise what migrate() raises, and OlderDatabaseError where it would have something to do."""
    if not _is_newest(connection, _config(connection)):
        raise OlderDatabaseError(
            "it is from an earlier version. Start the bot once: it brings it up to date."
        )


def _config(connection: Connection) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "bot.storage:migrations")
    return config


def _is_newest(connection: Connection, config: Config) -> bool:
    """Return whether the database has seen every migration."""
    scripts = ScriptDirectory.from_config(config)
    seen = MigrationContext.configure(connection).get_current_heads()
    known = {script.revision for script in scripts.walk_revisions()}
    if not known.issuperset(seen):
        raise NewerDatabaseError(
            "a newer version of the bot has written to it. Install that version again, "
            "or put back the copy of the database from before."
        )
    if not seen and inspect(connection).get_table_names():
        raise StorageError("it holds another program's tables. Name another file in DATABASE_URL.")
    return set(seen) == set(scripts.get_heads())
