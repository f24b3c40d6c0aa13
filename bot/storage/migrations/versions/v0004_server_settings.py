"""Make room for what servers choose about their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_NEW = ("preset", "deals", "clock", "pace", "pings", "channels", "starters", "table_role")


def upgrade() -> None:
    """Add a column for each setting; NULL is the default."""
    for name in _NEW:
        op.add_column("server_settings", sa.Column(name, sa.Text(), nullable=True))
