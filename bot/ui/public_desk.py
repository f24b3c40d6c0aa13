"""Answers to presses on the public message and to commands that concern the whole table."""

from dataclasses import replace

import discord

from bot.engine import public_view
from bot.table.actions import Action, Admit, Decline, End, Leave, NextDeal, TakeChair
from bot.table.lobby import require_host
from bot.table.ports import Change
from bot.table.refusals import NotInLobby, NotInMatch, StaleMove, TableGone
from bot.table.setup import Opening
from bot.table.state import Stage, Table
from bot.ui import patience
from bot.ui.admission import require_admission, role_to_tell
from bot.ui.desk import Desk, Press, person_of
from bot.ui.hand_view import left_message
from bot.ui.layout import text
from bot.ui.lobby_view import options_message
from bot.ui.more_view import end_message, more_message, notice
from bot.ui.patience import FAILURES
from bot.ui.rights import require_rights
from bot.ui.rules_view import rules_message
from bot.ui.scores_view import scores_message
from bot.ui.seen import PUBLIC_PAUSE, REPOST_PAUSE, Seen, deal_of
from bot.ui.sender import NOBODY
from bot.ui.slots import Slot

__all__ = [
    "answer_guest",
    "ask_end",
    "leave",
    "more",
    "next_deal",
    "open_table",
    "options",
    "press_end",
    "press_public",
    "rematch",
    "repost",
    "rules",
    "scores",
    "show_table",
    "take_chair",
]


async def open_table(desk: Desk, press: Press, opening: Opening) -> None:
    """Open a lobby; the answer is its public message, which tells the server's role for new tables.

    Raises NotAllowedError or Refusal.
    """
    require_admission(desk, press)
    require_rights(press)
    server = desk.preferences.server(opening.guild_id)
    clock = server.clock or opening.clock
    meant = replace(opening, usual_preset=server.preset, usual_deals=server.deals, clock=clock)
    change = await desk.tables.open(meant)
    await _post(desk, press, change.after, role=role_to_tell(desk, press))


async def show_table(desk: Desk, press: Press, table: Table) -> None:
    """Post a table again as the answer, and remove the older message. Raises NotAllowedError."""
    require_rights(press)
    if await _may_repost(desk, press, table):
        await _post(desk, press, table)


async def _may_repost(desk: Desk, press: Press, table: Table) -> bool:
    """Return whether a table may be posted again; where that was done just now, say so."""
    seen, now = desk.seen(table), desk.clock.now()
    if now - seen.reposted_at < REPOST_PAUSE:
        await desk.tell(press, "table-again-wait")
        return False
    seen.reposted_at = now
    return True


async def _post(desk: Desk, press: Press, table: Table, *, role: int | None = None) -> None:
    """Answer with the table's public message. It is silent, unless the role *role* is to be told."""
    with desk.announcer.answering(table.id):
        screen = await desk.paint(press, table)
        told = NOBODY
        if role is not None:
            # Only this once: the first edit takes the line away.
            words = desk.words.public(table.guild_id)
            screen.view.add_item(text(words("lobby-call", role=f"<@&{role}>")))
            told = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(role)])
        answer = press.response.send_message(**screen.parts(), silent=role is None, allowed_mentions=told)
        sent = await patience.within(patience.ANSWER, answer)
        seen = desk.answered(press, table)
        seen.public_at, seen.restored = desk.clock.now() + PUBLIC_PAUSE, False
        if sent.message_id:
            slot = Slot(sent.message_id, desk.token(press), shown=table.revision)
            await desk.announcer.show_public(table, slot)


async def press_public(desk: Desk, press: Press, table_id: int, action: Action) -> None:
    """Carry out *action*; the answer edits the public message that was pressed."""
    with desk.announcer.answering(table_id):
        change = await desk.act(table_id, action)
        await _answer(desk, press, desk.seen(change.after), change)
        desk.answered(press, change.after)


async def _answer(desk: Desk, press: Press, seen: Seen, change: Change) -> None:
    slot, table, now = seen.public, change.after, desk.clock.now()
    pressed = press.message
    if pressed is None or pressed.flags.ephemeral or (slot and slot.message_id != pressed.id):
        await desk.defer(press)  # an older copy: the newest message is edited in its own time
        return
    slot = slot or Slot(pressed.id)
    left_behind = table.match is not None and seen.deal not in (None, deal_of(table.match))
    shown = (change.before or table) if left_behind else table
    screen = await desk.paint(press, shown, buttons=not left_behind)
    slot.wrote("stripped" if left_behind else table.revision)
    mine = slot.writes
    seen.public_at, seen.restored = now + PUBLIC_PAUSE, False
    try:
        await desk.rewrite(press, screen)
    except FAILURES:
        slot.shown = None
        raise
    slot.token = desk.token(press)
    if slot.writes != mine:
        slot.shown = None  # another press was answered meanwhile: the order is not known
    if not left_behind:
        await desk.announcer.show_public(table, slot)


async def next_deal(desk: Desk, press: Press, table_id: int, shuffles: int | None) -> None:
    """Note that the presser is ready; a button of a former deal only brings the message up to date."""
    try:
        await press_public(desk, press, table_id, NextDeal(person_of(press), shuffles))
    except StaleMove:
        await _catch_up(desk, press, table_id)


async def _catch_up(desk: Desk, press: Press, table_id: int) -> None:
    """Let the public message that was pressed show the newest state, unless it does already."""
    with desk.announcer.answering(table_id):
        table = await desk.table(table_id)
        seen = desk.seen(table)
        if seen.needs_message or seen.needs_edit:
            await _answer(desk, press, seen, Change(seen.scored, table, ()))
        else:
            await desk.defer(press)
        desk.answered(press, table)


async def rematch(desk: Desk, press: Press, table_id: int) -> None:
    """Open a lobby for a rematch, or sit down in the one that is open. Raises NotAllowedError or Refusal."""
    if desk.tables.at(press.channel_id or 0) is None:
        require_admission(desk, press)
    require_rights(press)
    change = await desk.tables.rematch(table_id, person_of(press), str(press.id))
    if change.before is None:
        await _post(desk, press, change.after)
        return
    await desk.defer(press)
    desk.answered(press, change.after)


async def options(desk: Desk, press: Press, table_id: int) -> None:
    """Show the host the choice of rules. Raises HostOnly for anybody else, for whom no menu would work."""
    table = await desk.table(table_id)
    if table.stage is not Stage.LOBBY:
        raise NotInLobby if table.live else TableGone
    require_host(table, person_of(press))
    await desk.whisper(press, options_message(desk.wording(press), table))


async def more(desk: Desk, press: Press, table_id: int) -> None:
    """Show what else may be done."""
    table = await desk.table(table_id)
    await desk.whisper(press, more_message(desk.wording(press), table, press.user.id))


async def scores(desk: Desk, press: Press, table_id: int) -> None:
    """Show the scores so far."""
    table = await desk.table(table_id)
    if table.match is None:
        raise NotInMatch if table.live else TableGone
    await desk.whisper(press, scores_message(desk.wording(press), table))


async def rules(desk: Desk, press: Press, table_id: int) -> None:
    """Show the table's rules."""
    table = await desk.table(table_id)
    await desk.whisper(press, rules_message(desk.wording(press), table.rules, table.id))


async def repost(desk: Desk, press: Press, table_id: int) -> None:
    """Post the table again at the bottom, asked from a private panel."""
    require_rights(press)
    table = await desk.table(table_id)
    if not table.live:
        raise TableGone
    if not await _may_repost(desk, press, table):
        return
    await desk.defer(press)
    desk.answered(press, table)
    await desk.announcer.repost(table)


async def leave(desk: Desk, press: Press, table_id: int) -> None:
    """Leave the lobby or the match, asked from a private panel or by command."""
    with desk.announcer.answering(table_id):
        change = await desk.act(table_id, Leave(person_of(press)))
        seen = desk.seen(change.after)
        if panel := seen.panels.pop(press.user.id, None):
            desk.announcer.discard(panel.slot)
        seen.tokens.pop(press.user.id, None)  # who left is sent nothing more
        wording = desk.wording(press)
        if change.after.channel_id != press.channel_id:
            view = notice(wording("you-left-there", channel=f"<#{change.after.channel_id}>"))
        elif change.after.stage is Stage.MATCH:
            view = left_message(wording, change.after)
        else:
            view = notice(wording("you-left"))
        await desk.reply(press, view)


async def press_end(desk: Desk, press: Press, table_id: int, *, meant: bool) -> None:
    """Ask for the end from a button; before a match is broken off for everybody, ask once more."""
    table = await desk.table(table_id)
    if meant or table.rules.deals is None or table.seated(press.user.id) is None:
        await ask_end(desk, press, table_id)
    else:
        await desk.whisper(press, end_message(desk.wording(press), table))


async def ask_end(desk: Desk, press: Press, table_id: int) -> None:
    """Ask for the end of the match and say what comes of it."""
    change = await desk.act(table_id, End(person_of(press)))
    table = change.after
    if table.stage is not Stage.MATCH:
        await desk.tell(press, "end-done")
    elif table.match and public_view(table.match).closing:
        await desk.tell(press, "end-after-deal")
    else:
        people = len(table.people())
        await desk.tell(press, "end-votes", votes=len(table.votes), needed=people // 2 + 1)


async def take_chair(desk: Desk, press: Press, table_id: int, seat: int) -> None:
    """Ask for a computer's chair from the next deal on."""
    change = await desk.act(table_id, TakeChair(person_of(press), seat))
    wording = desk.wording(press)
    await desk.reply(press, notice(wording("chair-asked", name=wording.seat(change.after, seat))))
    desk.answered(press, change.after)


async def answer_guest(
    desk: Desk, press: Press, table_id: int, seat: int, guest: int, *, admits: bool
) -> None:
    """Let somebody in who asks for a chair, or do not; a button of an earlier moment does nothing."""
    person = person_of(press)
    action = Admit(person, seat, guest) if admits else Decline(person, seat, guest)
    try:
        await press_public(desk, press, table_id, action)
    except StaleMove:
        await _catch_up(desk, press, table_id)
