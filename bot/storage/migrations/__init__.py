"""The database's history: Alembic runs `env` and, in order, whatever `versions` holds."""
