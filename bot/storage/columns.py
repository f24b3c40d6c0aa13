"""Column types that give the game's own values."""

import json
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import DateTime, SmallInteger
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

__all__ = ["Moment", "SeatSet", "compact"]


def compact(data: object) -> str:
    """Return *data* as JSON without blanks.

    >>> compact({"type": "call-made", "seat": 1})
    '{"type":"call-made","seat":1}'
    """
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


class Moment(TypeDecorator[datetime]):
    """An aware time, kept in UTC. Raises ValueError for one without a time zone."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return what is kept."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError("a time without a time zone cannot be kept")
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        """Return what was meant."""
        return None if value is None else value.replace(tzinfo=UTC)


class SeatSet(TypeDecorator[frozenset[int]]):
    """A set of seats, kept as a number: seat *n* is bit *n*."""

    impl = SmallInteger
    cache_ok = True

    def process_bind_param(self, value: frozenset[int] | None, dialect: Dialect) -> int:
        """Return what is kept."""
        return sum(1 << seat for seat in value or ())

    def process_result_value(self, value: Any, dialect: Dialect) -> frozenset[int]:
        """Return what was meant."""
        return frozenset(seat for seat in range(4) if value & 1 << seat)
