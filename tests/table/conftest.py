"""The fixture of these tests."""

import pytest

from tests.table.room import Room


@pytest.fixture
def room() -> Room:
    """A channel in which nothing is open yet."""
    return Room()
