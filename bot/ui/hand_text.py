"""The private panel in words: the news first, then the choice, and no control that cannot be used."""

from bot.engine import SeatView
from bot.engine.state import Phase
from bot.table.state import Table
from bot.ui.controls import Manner, call_controls, card_controls, sure_controls
from bot.ui.layout import LOOK, Message, message
from bot.ui.moment import Moment, why
from bot.ui.plain import plain_text
from bot.ui.told import (
    told_cards,
    told_news,
    told_so_far,
    told_standings,
    told_table,
    told_taken,
    told_tricks,
)
from bot.ui.wording import Wording

__all__ = ["told_panel"]


def told_panel(wording: Wording, table: Table, view: SeatView, moment: Moment, manner: Manner) -> Message:
    """Return the panel of one player, whose match runs, in reading order."""
    wording = wording.spoken()
    public = view.public
    lines = [plain_text(moment.note)] if moment.note else []
    if public.phase not in (Phase.CALLING, Phase.PLAYING):
        told = told_table if table.between_deals else told_standings
        return message(LOOK.quiet, ["\n".join([*lines, *told(wording, table)])])
    first = len(public.tricks) - len(moment.taken) + 1
    lines += [
        told_taken(wording, table, public, number, trick) for number, trick in enumerate(moment.taken, first)
    ]
    live = moment.on_turn and public.turn == view.seat
    if not live:
        lines += _waiting(wording, view)
        return message(LOOK.quiet, ["\n".join(lines)])
    if moment.sure is not None:
        controls = sure_controls(wording, table, moment.sure)
        return message(LOOK.turn, [plain_text(wording("panel-sure", call=moment.sure))], controls)
    if view.may_call:
        lines += [*told_news(wording, table, public), wording("told-your-call"), *_cards(wording, view)]
        controls = call_controls(wording, table, view, manner, higher=moment.higher)
    else:
        lines += _turn(wording, table, view)
        controls = card_controls(wording, table, view, manner, live=True)
    hint = [plain_text(moment.hint)] if moment.hint else []
    rest = told_so_far(wording, table, public)
    return message(LOOK.turn, ["\n".join([*lines, *hint]), *controls, "\n".join(rest)])


def _turn(wording: Wording, table: Table, view: SeatView) -> list[str]:
    public = view.public
    lines = [wording("told-your-turn", number=len(public.tricks) + 1)]
    lines += [*told_news(wording, table, public), *told_tricks(wording, table, public)]
    if not public.trick:
        lines.append(wording("told-you-lead"))
    rule = why(wording, view, always=True)
    return [*lines, *([plain_text(rule)] if rule else []), *_cards(wording, view), wording("told-may-play")]


def _cards(wording: Wording, view: SeatView) -> list[str]:
    return [wording("told-your-cards"), *told_cards(wording, view)]


def _waiting(wording: Wording, view: SeatView) -> list[str]:
    call = view.public.calls[view.seat]
    mine = [] if call is None else [wording("told-my-call", call=call)]
    if len(view.hand) == 1:
        return [*mine, wording("panel-last-card", card=wording.card(view.hand[0]))]
    return [*mine, wording("told-wait"), *_cards(wording, view)]
