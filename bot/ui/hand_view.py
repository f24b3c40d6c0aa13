"""The private panel: one player's own cards, and everything needed to call or play.

Waiting, it shows only what cannot go stale; on turn it shows all that the choice depends on.
"""

from discord import ButtonStyle

from bot.engine import SeatView, seat_view
from bot.engine.state import Phase, Trick
from bot.table.state import Stage, Table
from bot.ui import custom_ids
from bot.ui.controls import BUTTONS, Manner, Row, by_suit, call_controls, card_controls, sure_controls
from bot.ui.hand_text import told_panel
from bot.ui.layout import LOOK, Message, button, message, rows
from bot.ui.moment import Moment, why
from bot.ui.order import order_of_play
from bot.ui.table_view import trick_line
from bot.ui.wording import Wording

__all__ = ["away_message", "left_message", "over_message", "panel"]

Parts = tuple[list[str | None], list[Row]]
"""Texts, and the controls below them."""


def panel(wording: Wording, table: Table, seat: int, moment: Moment, manner: Manner = BUTTONS) -> Message:
    """Return the panel of the player at *seat*, whose match runs."""
    assert table.match is not None
    view = seat_view(table.match, seat)
    if manner.text:
        return told_panel(wording, table, view, moment, manner)
    news = [moment.note, *(_taken(wording, table, view, trick) for trick in moment.taken)]
    if view.public.phase not in (Phase.CALLING, Phase.PLAYING):
        return message(LOOK.quiet, [*news, *_between(wording, view)])
    live = moment.on_turn and view.public.turn == seat
    if not live:
        parts, controls = _waiting(wording, table, view, manner)
    elif view.may_call:
        parts, controls = _calling(wording, table, view, moment, manner)
    else:
        parts, controls = _playing(wording, table, view, moment, manner)
    return message(LOOK.turn if live else LOOK.quiet, [*news, *parts], controls)


def over_message(wording: Wording, table: Table) -> Message:
    """Return what a panel shows once its match is over."""
    return message(
        LOOK.quiet, [wording("panel-over" if table.stage is Stage.FINISHED else "panel-broken-off")]
    )


def left_message(wording: Wording, table: Table) -> Message:
    """Return what a player sees who has left the match."""
    back = button(custom_ids.table("back", table.id), wording("button-take-back"), style=ButtonStyle.primary)
    return message(LOOK.quiet, [wording("panel-left"), *rows([back])])


def away_message(wording: Wording, table: Table) -> Message:
    """Return what a player sees for whom the computer plays because they were away."""
    back = button(custom_ids.table("back", table.id), wording("button-back"), style=ButtonStyle.primary)
    return message(LOOK.turn, [wording("panel-away"), *rows([back])])


def _taken(wording: Wording, table: Table, view: SeatView, trick: Trick) -> str:
    cards = trick_line(wording, table, view.public, trick.cards, trick.lead)
    return f"{cards}\n{wording('panel-taken', name=wording.seat(table, trick.winner))}"


def _between(wording: Wording, view: SeatView) -> list[str]:
    last = view.public.history[-1] if view.public.history else None
    if last is None or last.scores is None:
        return [wording("panel-dealing")]
    return [
        wording(
            "panel-scored",
            call=last.calls[view.seat] or 0,
            won=last.won[view.seat],
            score=wording.score(view.public.rules, last.scores[view.seat]),
        )
    ]


def _waiting(wording: Wording, table: Table, view: SeatView, manner: Manner) -> Parts:
    call = view.public.calls[view.seat]
    if view.public.phase is Phase.CALLING:
        title = wording("panel-waiting") if call is None else wording("panel-called", call=call)
        return [title, _cards_in_lines(wording, view)], []
    title = wording("panel-called", call=call or 0)
    if len(view.hand) == 1:
        return [title, wording("panel-last-card", card=wording.card(view.hand[0]))], []
    if manner.menus:
        return [title, _cards_in_lines(wording, view)], []
    return [title], card_controls(wording, table, view, manner, live=False)


def _calling(wording: Wording, table: Table, view: SeatView, moment: Moment, manner: Manner) -> Parts:
    if moment.sure is not None:
        controls = sure_controls(wording, table, moment.sure)
        return [wording("panel-sure", call=moment.sure), _cards_in_lines(wording, view)], controls
    called = _calls_so_far(wording, table, view)
    title = wording("panel-your-call")
    parts = [f"{title}\n{called}" if called else title, _cards_in_lines(wording, view), moment.hint]
    return parts, call_controls(wording, table, view, manner, higher=moment.higher)


def _calls_so_far(wording: Wording, table: Table, view: SeatView) -> str:
    public = view.public
    first = order_of_play(public, public.lead or 0)
    told = [
        f"{wording.short(table, seat)} {wording.texts.digits(str(public.calls[seat]))}"
        for seat in first
        if public.calls[seat] is not None
    ]
    return wording("panel-calls", calls=" · ".join(told)) if told else ""


def _cards_in_lines(wording: Wording, view: SeatView) -> str:
    return "\n".join(
        f"{wording.emoji.text(suit)}  {'  '.join(f'**{card.rank_text}**' for card in cards)}"
        for suit, cards in by_suit(view)
    )


def _playing(wording: Wording, table: Table, view: SeatView, moment: Moment, manner: Manner) -> Parts:
    public = view.public
    lines = [wording("panel-your-turn", number=len(public.tricks) + 1)]
    if public.trick:
        lines.append(trick_line(wording, table, public, public.trick, public.lead or 0))
    else:
        lines.append(wording("told-you-lead" if manner.menus else "panel-your-lead"))
    if public.tricks:
        last = public.tricks[-1]
        name = wording.short(table, last.winner)
        lines.append(wording("trick-last", cards=wording.cards(last.cards), name=name))
    rule = why(wording, view, always=moment.hint is not None)
    lines += [line for line in (rule, moment.hint) if line]
    cards = _cards_in_lines(wording, view) if manner.menus else None
    controls = card_controls(wording, table, view, manner, live=True)
    return ["\n".join(lines), _tally(wording, table, view), cards], controls


def _tally(wording: Wording, table: Table, view: SeatView) -> str:
    public = view.public
    parts = [
        f"{wording.short(table, seat)}\u00a0`"
        f"{wording.texts.digits(f'{public.won[seat]}/{public.calls[seat]}')}`"
        for seat in order_of_play(public, view.seat)
    ]
    return f"-# {' · '.join(parts)}"
