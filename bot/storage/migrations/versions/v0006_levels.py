"""Make room for the levels of computer players."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Give the computer players of running matches the medium level."""
    medium = sa.text("'medium'")
    op.add_column("tables", sa.Column("level", sa.Text(), nullable=False, server_default=medium))
    op.add_column("chairs", sa.Column("level", sa.Text(), nullable=True))
