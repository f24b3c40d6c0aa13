"""Answers to presses on a player's private panel."""

from contextlib import suppress
from datetime import timedelta

from bot.engine.messages import TrickTaken
from bot.engine.state import Trick
from bot.table.actions import Call, Play, TakeBack
from bot.table.ports import Change
from bot.table.refusals import StaleMove
from bot.table.state import Stage, Table
from bot.ui import patience
from bot.ui.desk import Desk, Press, person_of
from bot.ui.hand_view import away_message, left_message, over_message
from bot.ui.layout import Message
from bot.ui.moment import SURE_FROM, Moment
from bot.ui.patience import FAILURES
from bot.ui.seen import OUTDATED, Panel, Seen, cards_of, deal_of
from bot.ui.sender import NOBODY
from bot.ui.slots import GONE_MESSAGE, Slot
from bot.ui.wording import Wording

__all__ = ["choose_calls", "move", "my_cards", "press_call", "take_back", "type_move"]

_TOKEN_SPARE = timedelta(minutes=5)
"""With this much life left in the public message's token, *My cards* need not renew it."""
_FOLLOW_UP_PAUSE = timedelta(seconds=3)


async def press_call(desk: Desk, press: Press, table_id: int, action: Call, *, sure: bool) -> None:
    """Call, or ask once more for a high call that the rules know."""
    rules = (await desk.table(table_id)).rules
    if SURE_FROM <= action.call <= rules.max_call and not sure:
        await _show(desk, press, table_id, Moment(sure=action.call), action.move)
    else:
        await move(desk, press, table_id, action)


async def choose_calls(desk: Desk, press: Press, table_id: int, at: int, *, higher: bool) -> None:
    """Show the other calls."""
    await _show(desk, press, table_id, Moment(higher=higher), at)


async def _show(desk: Desk, press: Press, table_id: int, moment: Moment, at: int | None) -> None:
    """Show another face of the panel, unless the match has moved on from *at*."""
    table = await desk.table(table_id)
    current = table.match is not None and table.match.move == at
    await _refresh(desk, press, table, moment if current else None)


async def move(desk: Desk, press: Press, table_id: int, action: Call | Play) -> None:
    """Call or play from the panel; a button of an earlier moment only brings the panel up to date."""
    with desk.announcer.answering(table_id):
        try:
            change = await desk.act(table_id, action)
        except StaleMove:
            await _catch_up(desk, press, await desk.table(table_id))
            return
        slot = await _answer(desk, press, _after_move(desk, press, change, action))
        _adopt(desk, press, change.after, slot, live=False)


async def type_move(desk: Desk, press: Press, action: Call | Play) -> None:
    """Call or play by command; the answer is a new panel."""
    table = desk.here(press)
    with desk.announcer.answering(table.id):
        change = await desk.act(table.id, action)
        slot = await desk.whisper(press, _after_move(desk, press, change, action))
        _adopt(desk, press, change.after, slot, live=False)


def _after_move(desk: Desk, press: Press, change: Change, action: Call | Play) -> Message:
    """Return the panel that answers a move: never with live cards, so that a second tap plays nothing."""
    table, panels = change.after, desk.announcer.panels
    wording = desk.wording(press)
    moment = Moment(on_turn=False, note=_note(wording, change, action), taken=_taken(change))
    return panels.show(wording, table, press.user.id, moment)


def _note(wording: Wording, change: Change, action: Call | Play) -> str | None:
    """Return what the mover has just done; a call that still stands is told by the panel itself."""
    if isinstance(action, Play):
        return wording("panel-you-played", card=wording.card(action.card))
    before, after = change.before, change.after.match
    redealt = before and before.match and after and after.shuffles != before.match.shuffles
    return wording("panel-you-called", call=action.call) if redealt else None


def _taken(change: Change) -> tuple[Trick, ...]:
    """Return the tricks that the move completed, or that were completed right after it."""
    taken = sum(isinstance(event, TrickTaken) for event in change.events)
    deal = change.after.match.deal if change.after.match else None
    return deal.tricks[-taken:] if deal and taken else ()


def _adopt(desk: Desk, press: Press, table: Table, slot: Slot | None = None, *, live: bool) -> None:
    """Take up *slot*, or the message that was pressed, as the presser's panel; remove an older one."""
    seen, match = desk.answered(press, table), table.match
    if slot is None and press.message is not None:
        slot = Slot(press.message.id, desk.token(press))
    if slot is None or match is None:
        return
    old = seen.panels.get(press.user.id)
    over = not table.live
    at = match.move if live else None
    overtaken = live and seen.table.match is not match  # a move was made while this was being answered
    shuffles = OUTDATED if overtaken else match.shuffles
    cards = cards_of(match, table.seat_of(press.user.id) or 0)
    away = table.is_away(press.user.id)
    seen.panels[press.user.id] = Panel(slot, deal_of(match), shuffles, cards, at, over, away)
    if old and old.slot.message_id != slot.message_id:
        desk.announcer.discard(old.slot)
    elif old:
        slot.writes = old.slot.writes + 1
        old.slot.writes += 1  # an edit that is on its way finds itself overtaken


async def _catch_up(desk: Desk, press: Press, table: Table) -> None:
    """Bring a panel up to date, or leave it alone: a second tap must not wipe what the first one shows."""
    seen, pressed = desk.seen(table), press.message
    if pressed and seen.is_current(press.user.id, pressed.id, desk.clock.now()):
        await desk.defer(press)
    else:
        await _refresh(desk, press, table, None)


async def _refresh(desk: Desk, press: Press, table: Table, moment: Moment | None) -> None:
    view, live = await _current(desk, press, table, moment)
    slot = await _answer(desk, press, view)
    if table.live and table.seated(press.user.id) is not None:
        _adopt(desk, press, table, slot, live=live)


async def _answer(desk: Desk, press: Press, view: Message) -> Slot | None:
    """Let the panel that was pressed show *view*; where it is gone, send a new one and return its slot."""
    try:
        await desk.rewrite(press, view)
    except FAILURES as error:
        if getattr(error, "code", None) == GONE_MESSAGE:
            with suppress(*FAILURES):
                return await desk.whisper(press, view)
        desk.announcer.distrust(press.channel_id or 0, press.user.id)
        raise
    return None


async def _current(desk: Desk, press: Press, table: Table, moment: Moment | None) -> tuple[Message, bool]:
    """Return the presser's panel as things stand, and whether it is live."""
    wording = desk.wording(press)
    if table.stage in (Stage.FINISHED, Stage.CLOSED):
        return over_message(wording, table), False
    if _has_left(table, press.user.id):
        return left_message(wording, table), False
    if table.is_away(press.user.id):
        return away_message(wording, table), False
    desk.seat(press, table)  # raises for whoever has none
    panels, user_id = desk.announcer.panels, press.user.id
    live = desk.seen(table).is_live(user_id, desk.clock.now())
    if moment is None:
        hint = await panels.hint(wording, table, user_id) if live else None
        moment = Moment(on_turn=live, hint=hint)
    return panels.show(wording, table, user_id, moment), live


def _has_left(table: Table, user_id: int) -> bool:
    seat = table.seat_of(user_id)
    chair = None if seat is None else table.chairs[seat]
    return chair is not None and chair.left


async def my_cards(desk: Desk, press: Press, table: Table) -> None:
    """Open the presser's panel anew. Raises NotInMatch or NotSeated."""
    view, live = await _current(desk, press, table, None)
    if not table.live or table.seated(press.user.id) is None:
        await desk.whisper(press, view)
        return
    with desk.announcer.answering(table.id):
        slot = await _open_panel(desk, press, desk.seen(table), view)
        _adopt(desk, press, table, slot, live=live)


async def _open_panel(desk: Desk, press: Press, seen: Seen, view: Message) -> Slot | None:
    """Send the panel; where the public message's token grows old, renew it with the same press."""
    public, now = seen.public, desk.clock.now()
    pressed = press.message is not None and public is not None and public.message_id == press.message.id
    rested = now - seen.followed.get(press.user.id, now - _FOLLOW_UP_PAUSE) >= _FOLLOW_UP_PAUSE
    fresh = public is not None and public.token is not None and public.token.alive(now, _TOKEN_SPARE)
    if public is None or not pressed or not rested or fresh:
        return await desk.whisper(press, view)
    await desk.defer(press)
    public.token = desk.token(press)
    seen.followed[press.user.id] = now
    work = press.followup.send(view=view, ephemeral=True, wait=True, allowed_mentions=NOBODY)
    sent = await patience.within(patience.TOKEN, work)
    return Slot(sent.id, desk.token(press))


async def take_back(desk: Desk, press: Press, table_id: int) -> None:
    """Sit down again in the chair one left, or be back, and see one's cards."""
    change = await desk.act(table_id, TakeBack(person_of(press)))
    await my_cards(desk, press, change.after)
