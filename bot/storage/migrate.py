"""Bring a database to the newest schema, in one transaction."""

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from bot.storage.errors import NewerDatabaseError, StorageError

__all__ = ["migrate"]


def migrate(connection: Connection) -> None:
    """Run the migrations that the database has not seen; none is fine.

    Raises NewerDatabaseError when it has seen some that this version does not know, StorageError
    when it is some other program's.
    """
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "bot.storage:migrations")
    _check(connection, ScriptDirectory.from_config(config))
    command.upgrade(config, "head")


def _check(connection: Connection, scripts: ScriptDirectory) -> None:
    seen = MigrationContext.configure(connection).get_current_heads()
    known = {script.revision for script in scripts.walk_revisions()}
    if not known.issuperset(seen):
        raise NewerDatabaseError(
            "a newer version of the bot has written to it. Install that version again, "
            "or put back the copy of the database from before."
        )
    if not seen and inspect(connection).get_table_names():
        raise StorageError("it holds another program's tables. Name another file in DATABASE_URL.")
