"""What is said about where tables may be opened and by whom, and about tables of other channels."""

from __future__ import annotations

from simcord import ChannelHandle

from tests.browser.screenshots_script import Evening

__all__ = ["elsewhere", "turned_away"]


async def turned_away(evening: Evening) -> None:
    """Open tables where, and as somebody for whom, the server does not want that."""
    scene, guild = evening.scene, evening.world.guild
    scene.sweep()
    hall, role = guild.create_text_channel("cards"), guild.create_role("Players", mentionable=True)
    page = await scene.command(scene.host, "callbreak-admin settings")
    await scene.host.click(page, custom_id="cb:server-page:access")
    await scene.host.select(page, [hall], custom_id="cb:server-ids:channels")
    await evening.answer("refused-channel", "callbreak start", scene.friend)
    await scene.host.select(page, [], custom_id="cb:server-ids:channels")
    await scene.host.select(page, ["managers"], custom_id="cb:server:starters")
    await evening.answer("refused-managers-only", "callbreak start", scene.friend)
    await scene.host.select(page, [role], custom_id="cb:server-ids:starters")
    await scene.host.select(page, [role], custom_id="cb:server-ids:table_role")
    await evening.take("settings-of-server-access-chosen", scene.host, page)
    await evening.answer("refused-role-only", "callbreak start", scene.friend)
    await scene.host.select(page, ["everybody"], custom_id="cb:server:starters")
    await scene.command(scene.friend, "callbreak start")
    await evening.public("lobby-told")
    await scene.host.select(page, [], custom_id="cb:server-ids:table_role")
    await scene.press(scene.friend, "cancel")


async def elsewhere(evening: Evening) -> None:
    """Leave and end tables of other channels."""
    scene, guild = evening.scene, evening.world.guild
    scene.sweep()
    await evening.answer("no-chair-anywhere", "callbreak leave")
    await evening.answer("no-tables", "callbreak-admin end")
    rooms = [guild.create_text_channel(name) for name in ("evening-games", "lounge")]
    for room in rooms:
        await _open(evening, room)
    panel = await evening.answer("choose-to-leave", "callbreak leave")
    await evening.take("choose-to-leave-open", scene.host, panel, opened=True)
    await evening.answer("choose-to-end", "callbreak end")
    panel = await evening.answer("choose-to-close", "callbreak-admin end")
    first, _ = scene.desk.tables.all()
    await scene.host.select(panel, [str(first.id)], custom_id="cb:choose-table:close")
    await evening.private("table-closed-elsewhere")
    await evening.answer("left-elsewhere", "callbreak leave")


async def _open(evening: Evening, room: ChannelHandle) -> None:
    await evening.world.slash(evening.scene.host, "callbreak start", room)
