"""A match that its people leave one after the other without saying so."""

from __future__ import annotations

from simcord import MemberActor

from tests.browser.screenshots_script import Evening

__all__ = ["everybody_leaves"]

LONG = 121.0
"""Seconds after which the computer moves for somebody, whatever they have to do."""
GIVEN_UP = 601.0
"""Seconds after which a match is broken off at which everybody is away."""


async def everybody_leaves(evening: Evening) -> None:
    """Let the host be away, then everybody, until the match is broken off."""
    scene, host, evening.prefix = evening.scene, evening.scene.host, ""
    scene.sweep()
    scene.deny()
    await scene.command(host, "callbreak start", computers=1, deals=1)
    for friend in (scene.friend, scene.third):
        await scene.press(friend, "join")
    await scene.press(host, "start")
    await evening.wait()
    await _away(evening, host)
    await evening.take("public-away", host, evening.table())
    await evening.take("panel-away", host, evening.panel(host))
    await _told(evening)
    for friend in (scene.friend, scene.third):
        await _away(evening, friend)
    await evening.take("public-all-away", host, evening.table())
    await evening.wait(GIVEN_UP)
    await evening.public("public-broken-off")


async def _told(evening: Evening) -> None:
    """Keep what the host is told meanwhile, and a guest who comes too late."""
    scene, host = evening.scene, evening.scene.host
    await scene.press(host, "more", evening.table())
    await evening.private("more-away")
    await evening.world.slash(host, "callbreak play", card="AS")
    await evening.private("refused-away")
    await scene.press(scene.guest, "more", evening.table())
    await scene.press(scene.guest, "take")
    await evening.private("refused-last-deal", scene.guest)
    await scene.press(scene.friend, "more", evening.table())
    for _ in range(2):
        await scene.press(scene.friend, "again")
        await evening.wait()
    await evening.private("refused-again", scene.friend)


async def _away(evening: Evening, who: MemberActor) -> None:
    """Wait, while everybody else plays, until the computer plays for somebody."""
    while not evening.scene.table().is_away(who.id):
        mover = evening.to_move()
        if mover is None or mover is who:
            await evening.wait(LONG)
        elif evening.view(mover).may_call:
            await evening.call(mover, 2)
        else:
            await evening.play(mover)
        await evening.wait()
