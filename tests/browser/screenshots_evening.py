"""The script: a few matches that show every kind of message once, in whatever language and style."""

from __future__ import annotations

from tests.browser.screenshots_absence import everybody_leaves
from tests.browser.screenshots_places import elsewhere, turned_away
from tests.browser.screenshots_scene import Scene
from tests.browser.screenshots_script import Evening, Take

__all__ = ["play_evening"]

DEALS = 3
PING = 31.0
"""Seconds after which somebody is called who keeps the others waiting."""
HIGH = 9
"""A call that is on the second page and asked for once more."""


async def play_evening(scene: Scene, take: Take) -> None:
    """Play everything once."""
    evening = Evening(scene, take)
    await _before_anything(evening)
    await turned_away(evening)
    await elsewhere(evening)
    await _lobby(evening)
    await _first_calls(evening)
    await _first_deal(evening)
    await _rest_of_match(evening)
    await _afterwards(evening)
    await _match_in_words(evening)
    await _match_with_menus(evening)
    await everybody_leaves(evening)


async def _before_anything(evening: Evening) -> None:
    scene = evening.scene
    await evening.answer("help", "callbreak help")
    page = await evening.answer("rules-1", "callbreak rules")
    for number in range(2, 9):
        following = f"cb:rulebook:0:{number}"
        if not any(b.custom_id == following and not b.disabled for b in evening.world.buttons(page)):
            break
        await scene.host.click(page, custom_id=following)
        await evening.take(f"rules-{number}", scene.host, page)
    await evening.answer("settings", "callbreak settings")
    page = await evening.answer("settings-of-server", "callbreak-admin settings")
    for name in ("matches", "access"):
        await scene.host.click(page, custom_id=f"cb:server-page:{name}")
        await evening.take(f"settings-of-server-{name}", scene.host, page)
    await scene.host.click(page, custom_id="cb:server-page:looks")
    await _no_longer_a_manager(evening)
    await _own_data(evening)
    await evening.answer("no-table", "callbreak hand")
    await evening.answer("leaderboard-empty", "callbreak leaderboard")
    await evening.answer("profile-empty", "callbreak profile")
    scene.deny(send_messages=True)
    await evening.answer("missing-right", "callbreak start")
    scene.deny()


async def _own_data(evening: Evening) -> None:
    """Ask how the shuffle works, what is kept, and nearly have it erased."""
    scene = evening.scene
    scene.sweep()
    await evening.answer("fairness", "callbreak fairness")
    await evening.answer("privacy", "callbreak privacy show")
    panel = await evening.answer("privacy-erase", "callbreak privacy erase")
    await scene.host.click(panel, custom_id="cb:privacy:ask:everywhere")
    await evening.take("privacy-sure", scene.host, panel)


async def _no_longer_a_manager(evening: Evening) -> None:
    """Choose in the panel of the server's settings after having lost the right to."""
    scene = evening.scene
    panel = evening.world.panels(scene.host)[0]
    scene.let_manage(scene.host, False)
    await scene.host.select(panel, ["text"], custom_id="cb:server:style")
    await evening.private("refused-settings-of-server")
    scene.let_manage(scene.host, True)


async def _lobby(evening: Evening) -> None:
    scene = evening.scene
    scene.sweep()
    await scene.command(scene.host, "callbreak start", computers=0, deals=DEALS)
    await scene.press(scene.friend, "join")
    await evening.public("lobby")
    await scene.press(scene.host, "options")
    await evening.private("options")
    await evening.take("options-open", scene.host, evening.world.panels(scene.host)[0], opened=True)
    await scene.press(scene.friend, "start")
    await evening.private("refused-host-only", scene.friend)
    await evening.public("lobby-levels", opened=True)
    await scene.seat_computer("hard")
    await scene.press(scene.third, "join")
    await evening.public("lobby-full")
    await evening.answer("refused-channel-taken", "callbreak start", scene.guest)
    await scene.press(scene.host, "start")
    await evening.wait()


async def _first_calls(evening: Evening) -> None:
    scene, host = evening.scene, evening.scene.host
    scene.sweep()
    await evening.public("public-calling")
    await evening.take("panel-calling-hint", host, evening.panel(host))
    await scene.press(host, "higher")
    await evening.take("panel-calling-higher", host, evening.panel(host))
    await evening.call(host, HIGH)
    await evening.take("panel-calling-sure", host, evening.panel(host))
    await scene.press(host, "fewer")
    await evening.call(host, 1)
    await evening.take("panel-called", host, evening.panel(host))
    await evening.wait()
    await evening.take("panel-waiting-called", host, evening.panel(host))
    await evening.calls(1)
    await evening.public("public-redeal")
    await evening.take("panel-redeal-hint", host, evening.panel(host))
    await evening.wait(PING)
    await evening.public("ping")
    await evening.calls()


async def _first_deal(evening: Evening) -> None:
    scene, host = evening.scene, evening.scene.host
    scene.sweep()
    await evening.deal()
    await evening.public("public-scored")
    await evening.take("panel-scored", host, evening.panel(host))
    await scene.press(scene.friend, "next")
    await evening.wait()
    await evening.public("public-scored-ready")


async def _rest_of_match(evening: Evening) -> None:
    scene, host = evening.scene, evening.scene.host
    scene.sweep()
    await evening.wait(10)
    await evening.take("panel-waiting", scene.friend, evening.panel(scene.friend))
    await evening.calls()
    await _side_panels(evening)
    while evening.going():
        scene.sweep()
        await evening.deal()
        await evening.wait(10)
        await evening.calls()
    await evening.public("public-finished")
    await evening.last_panel("panel-over")
    await scene.press(host, "check", evening.world.public()[0])
    await evening.private("check-deals")
    await scene.press(host, "scores", evening.world.public()[0])
    await evening.private("scores-finished")


async def _side_panels(evening: Evening) -> None:
    scene = evening.scene
    scene.sweep()
    await scene.press(scene.host, "scores", evening.world.public()[0])
    await evening.private("scores")
    await scene.press(scene.host, "more", evening.world.public()[0])
    await evening.private("more")
    await scene.press(scene.host, "end")
    await evening.private("end-sure")
    await scene.press(scene.guest, "cards", evening.world.public()[0])
    await evening.private("refused-not-seated", scene.guest)
    await scene.press(scene.guest, "more", evening.world.public()[0])
    await evening.private("more-guest", scene.guest)
    await _guest(evening)
    await evening.answer("end-votes", "callbreak end", scene.friend)
    await evening.answer("panel-left", "callbreak leave", scene.third)
    await evening.wait()
    await evening.public("public-left")
    await scene.press(scene.third, "back")
    await evening.world.restart()
    await evening.wait()
    await evening.public("public-restored")
    for who in (scene.host, scene.friend, scene.third):
        await scene.press(who, "cards", evening.world.public()[0])


async def _guest(evening: Evening) -> None:
    """Let somebody ask for the computer's chair twice: in vain, and then with success."""
    scene = evening.scene
    for answer, news in (("decline", "chair-declined"), ("admit", "chair-promised")):
        await scene.press(scene.guest, "take")
        await evening.private("chair-asked", scene.guest)
        await evening.wait()
        await evening.public("public-asked")
        await scene.press(scene.host, answer)
        await evening.wait()
        await evening.private(news, scene.guest)
        await scene.press(scene.guest, "more", evening.world.public()[0])


async def _afterwards(evening: Evening) -> None:
    scene = evening.scene
    board = await evening.answer("leaderboard", "callbreak leaderboard")
    await evening.answer("profile", "callbreak profile")
    await scene.press(scene.host, "show", board)
    await evening.public("leaderboard-for-all")
    await scene.command(scene.host, "callbreak table")
    await scene.press(scene.host, "rematch")
    await evening.wait()
    await evening.public("lobby-rematch")
    await scene.press(scene.host, "cancel")
    await evening.public("lobby-closed")


async def _match_in_words(evening: Evening) -> None:
    """Play a match with the text style of the host and of the server."""
    scene, evening.prefix = evening.scene, "text-"
    await scene.choose(scene.host, "style", "text")
    await scene.choose(scene.host, "server:style", "text")
    await _short_match(evening, deals=2)
    await scene.choose(scene.host, "style", "default")
    await scene.choose(scene.host, "server:style", "picture")


async def _match_with_menus(evening: Evening) -> None:
    """Play a match with the host's menus, where the bot may not attach files."""
    scene, evening.prefix = evening.scene, "plain-"
    await scene.choose(scene.host, "menus", "on")
    scene.deny(attach_files=True)
    await _short_match(evening)


async def _short_match(evening: Evening, deals: int = 1) -> None:
    scene, host = evening.scene, evening.scene.host
    scene.sweep()
    await scene.command(host, "callbreak start", computers=1, deals=deals)
    for friend in (scene.friend, scene.third):
        await scene.press(friend, "join")
    await scene.press(host, "start")
    await evening.wait()
    await evening.public("public-calling")
    await evening.take("panel-calling", host, evening.panel(host))
    await evening.calls()
    await evening.deal()
    if evening.going():
        await _between_deals(evening)
    await evening.wait()
    await evening.public("public-finished")


async def _between_deals(evening: Evening) -> None:
    scene, host = evening.scene, evening.scene.host
    await evening.public("public-scored")
    await evening.take("panel-scored", host, evening.panel(host))
    await evening.wait(10)
    await evening.calls()
    await scene.press(host, "scores", evening.world.public()[0])
    await evening.private("scores")
    await evening.deal()
