"""Which table and which interaction the log's next lines are about."""

from contextlib import AbstractContextManager

from structlog.contextvars import bind_contextvars, bound_contextvars, clear_contextvars

__all__ = ["about", "begin"]


def about(*, interaction: int, table: int | None) -> AbstractContextManager[None]:
    """Let what is logged within, and in tasks begun there, name an interaction and its table, if any."""
    facts = {"interaction": interaction} if table is None else {"interaction": interaction, "table": table}
    return bound_contextvars(**facts)


def begin(*, table: int) -> None:
    """Let what this task logs name a table and no interaction: a timer keeps that of whoever set it."""
    clear_contextvars()
    bind_contextvars(table=table)
