"""Benchmarks: ``python -m tests.bench`` runs them all, ``python -m tests.bench engine`` the ones named.

Each is a module here with a function that prints its figures, listed in :data:`BENCHES`.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from tests.bench import engine, pictures, players

__all__ = ["BENCHES"]

BENCHES: Mapping[str, Callable[[], None]] = MappingProxyType(
    {"engine": engine.report, "pictures": pictures.report, "players": players.report}
)
"""By the name that the command line takes, in the order that they run."""
