"""People's pictures: asked for once, never waited for long, and forgotten in good time."""

from __future__ import annotations

import asyncio
from collections import Counter
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.ui import avatars as avatars_module
from bot.ui.avatars import Avatars


class Cdn:
    """Discord's pictures: an exception is raised, an event waited for."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.answers: dict[str, bytes | Exception | asyncio.Event] = {}

    async def get_from_cdn(self, url: str) -> bytes:
        """Answer as told, else with the address."""
        self.asked[url] += 1
        answer = next((answer for key, answer in self.answers.items() if key in url), url.encode())
        if isinstance(answer, asyncio.Event):
            await answer.wait()
            return b"late"
        if isinstance(answer, Exception):
            raise answer
        return answer

    def user(self, user_id: int, avatar: str | None) -> discord.User:
        """Return somebody with a picture, or without one."""
        state = SimpleNamespace(http=self)
        data = {"id": str(user_id), "username": "asha", "discriminator": "0", "avatar": avatar}
        return discord.User(state=cast("Any", state), data=cast("Any", data))


async def settle(faces: Avatars) -> None:
    """Let everything arrive that is on its way."""
    while faces._tasks:
        await asyncio.gather(*faces._tasks.values())
        await asyncio.sleep(0)


@pytest.fixture
def cdn() -> Cdn:
    return Cdn()


async def test_a_picture_is_fetched_once_small_and_as_png(cdn: Cdn) -> None:
    faces = Avatars()
    for _ in range(3):  # the first is still on its way when the second press comes
        faces.want(cdn.user(1, "abc"))
    assert 1 not in faces
    await settle(faces)
    faces.want(cdn.user(1, "abc"))
    await settle(faces)
    ((url, times),) = cdn.asked.items()
    assert times == 1
    assert url.endswith("/avatars/1/abc.png?size=128")
    assert dict(faces) == {1: url.encode()}


async def test_a_moving_picture_is_fetched_still(cdn: Cdn) -> None:
    faces = Avatars()
    faces.want(cdn.user(1, "a_abc"))
    await settle(faces)
    assert [url.partition("?")[0][-4:] for url in cdn.asked] == [".png"]


async def test_the_default_picture_is_not_fetched(cdn: Cdn) -> None:
    faces = Avatars()
    faces.want(cdn.user(1, None))
    assert not faces._tasks
    assert not faces


async def test_a_changed_picture_is_fetched_and_the_old_one_stays_until_then(cdn: Cdn) -> None:
    faces = Avatars()
    faces.want(cdn.user(1, "old"))
    await settle(faces)
    cdn.answers["new"] = gate = asyncio.Event()
    faces.want(cdn.user(1, "new"))
    await asyncio.sleep(0)
    assert b"old" in faces[1]
    gate.set()
    await settle(faces)
    assert faces[1] == b"late"


async def test_who_takes_their_picture_away_has_none(cdn: Cdn) -> None:
    faces = Avatars()
    faces.want(cdn.user(1, "abc"))
    await settle(faces)
    faces.want(cdn.user(1, None))
    assert 1 not in faces


@pytest.mark.parametrize(
    "failure",
    [OSError("no route"), TimeoutError(), discord.DiscordException("gone")],
    ids=lambda failure: type(failure).__name__,
)
async def test_what_fails_is_quiet_and_asked_for_again(cdn: Cdn, failure: Exception) -> None:
    faces = Avatars()
    cdn.answers["abc"] = failure
    faces.want(cdn.user(1, "abc"))
    await settle(faces)
    assert 1 not in faces
    del cdn.answers["abc"]
    faces.want(cdn.user(1, "abc"))
    await settle(faces)
    assert 1 in faces


async def test_a_picture_that_does_not_come_is_not_waited_for(
    cdn: Cdn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(avatars_module, "_PATIENCE", 0.01)
    faces = Avatars()
    cdn.answers["abc"] = asyncio.Event()
    faces.want(cdn.user(1, "abc"))
    await asyncio.wait_for(settle(faces), 2)
    assert 1 not in faces
    assert not faces._tasks


async def test_who_pressed_last_is_kept_longest(cdn: Cdn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(avatars_module, "_MOST", 3)
    faces = Avatars()
    for user_id in (1, 2, 3, 1, 4):
        faces.want(cdn.user(user_id, "abc"))
        await settle(faces)
    assert set(faces) == {1, 3, 4}
    assert len(faces) == 3


async def test_closing_ends_what_is_on_its_way(cdn: Cdn) -> None:
    faces = Avatars()
    cdn.answers["abc"] = asyncio.Event()
    faces.want(cdn.user(1, "abc"))
    await asyncio.sleep(0)
    await asyncio.wait_for(faces.close(), 2)
    await asyncio.sleep(0)
    assert not faces._tasks
