"""What the tests of this folder do again and again."""

from __future__ import annotations

from tests.cogs.support import desk, now, state
from tests.harness import Players, World

__all__ = ["EDIT", "POST", "TOKENS_DIE", "heals", "plays_on", "requests_fail", "shows_the_truth"]

EDIT, POST = ("PATCH", "/channels/*/messages/*"), ("POST", "/channels/*/messages")
_BY_TOKEN = ("/webhooks/*/*", "/webhooks/*/*/messages/*")
TOKENS_DIE = 16 * 60
"""Seconds."""


def requests_fail(world: World) -> None:
    """Let every request fail but the answers to presses."""
    for method, path in (
        EDIT,
        POST,
        ("POST", _BY_TOKEN[0]),
        ("PATCH", _BY_TOKEN[1]),
        ("DELETE", _BY_TOKEN[1]),
    ):
        world.env.inject_error(method, path, status=500, code=0, times=None)


def shows_the_truth(players: Players) -> bool:
    """Return whether the table's newest message shows the newest state."""
    shown = desk(players.world).announcer.seen(state(players)).public
    return (
        shown is not None
        and shown.shown == state(players).revision
        and shown.message_id == players.table().id
    )


async def plays_on(players: Players, moves: int = 3) -> None:
    """Make a few moves, each of which counts, and see that the table shows the state."""
    for _ in range(moves):
        before = now(players)
        await players.world.advance(6)
        await players.move()
        assert now(players) > before
    await players.world.advance(6)
    assert shows_the_truth(players)


async def heals(players: Players) -> None:
    """Let somebody look at their cards, and see that the table shows the state again."""
    await players.press(players.host, "My cards")
    await players.world.advance(6)
    assert shows_the_truth(players)
