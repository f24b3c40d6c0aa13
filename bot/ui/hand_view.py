"""The private panel: one player's own cards, and everything needed to call or play.

Waiting, it shows only what cannot go stale; on turn it shows all that the choice depends on.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from discord import ButtonStyle, ui

from bot.engine import SeatView, seat_view
from bot.engine.cards import Card, Suit, sort_hand
from bot.engine.play import explain
from bot.engine.state import Phase, Trick
from bot.table.state import Stage, Table
from bot.ui import custom_ids
from bot.ui.layout import LOOK, Message, button, message, rows
from bot.ui.table_view import order_of_play, trick_line
from bot.ui.wording import Wording

__all__ = ["Moment", "left_message", "over_message", "panel"]

SURE_FROM = 6
"""A call this high is asked for once more."""
_FEW = 8


@dataclass(frozen=True, slots=True)
class Moment:
    """What a panel is shown for."""

    on_turn: bool = True
    """Whether the controls are live when it is this seat's turn; the answer to a press has none."""
    note: str | None = None
    taken: Trick | None = None
    """A trick that was just completed, shown whole."""
    higher: bool = False
    """Whether the calls above eight are shown."""
    sure: int | None = None
    """The call that is asked for once more."""


def panel(wording: Wording, table: Table, seat: int, moment: Moment) -> Message:
    """Return the panel of the player at *seat*, whose match runs."""
    assert table.match is not None
    view = seat_view(table.match, seat)
    parts: list[ui.Item[ui.LayoutView] | str | None] = [moment.note]
    if moment.taken:
        parts.append(_taken(wording, table, view, moment.taken))
    if view.public.phase not in (Phase.CALLING, Phase.PLAYING):
        return message(LOOK.quiet, [*parts, *_between(wording, view)])
    live = moment.on_turn and view.public.turn == seat
    if not live:
        parts += _waiting(wording, table, view)
    elif view.may_call:
        parts += _calling(wording, table, view, moment)
    else:
        parts += _playing(wording, table, view)
    return message(LOOK.turn if live else LOOK.quiet, parts)


def over_message(wording: Wording, table: Table) -> Message:
    """Return what a panel shows once its match is over."""
    return message(
        LOOK.quiet, [wording("panel-over" if table.stage is Stage.FINISHED else "panel-broken-off")]
    )


def left_message(wording: Wording, table: Table) -> Message:
    """Return what a player sees who has left the match."""
    back = button(custom_ids.table("back", table.id), wording("button-take-back"), style=ButtonStyle.primary)
    return message(LOOK.quiet, [wording("panel-left"), *rows([back])])


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


def _waiting(wording: Wording, table: Table, view: SeatView) -> list[ui.Item[ui.LayoutView] | str]:
    call = view.public.calls[view.seat]
    if view.public.phase is Phase.CALLING:
        title = wording("panel-waiting") if call is None else wording("panel-called", call=call)
        return [title, _cards_in_lines(wording, view)]
    return [wording("panel-called", call=call or 0), *_card_rows(wording, table, view, live=False)]


def _calling(
    wording: Wording, table: Table, view: SeatView, moment: Moment
) -> list[ui.Item[ui.LayoutView] | str]:
    if moment.sure is not None:
        controls = _sure(wording, table, moment.sure)
        return [wording("panel-sure", call=moment.sure), _cards_in_lines(wording, view), *controls]
    called = _calls_so_far(wording, table, view)
    title = wording("panel-your-call")
    return [
        f"{title}\n{called}" if called else title,
        _cards_in_lines(wording, view),
        *_call_rows(wording, table, view, higher=moment.higher),
    ]


def _calls_so_far(wording: Wording, table: Table, view: SeatView) -> str:
    public = view.public
    first = order_of_play(public, public.lead or 0)
    told = [
        f"{wording.short(table, seat)} {wording.texts.digits(str(public.calls[seat]))}"
        for seat in first
        if public.calls[seat] is not None
    ]
    return wording("panel-calls", calls=" · ".join(told)) if told else ""


def _by_suit(view: SeatView) -> Iterator[tuple[Suit, list[Card]]]:
    held = sort_hand(view.hand, view.public.rules.trump)
    for suit, cards in groupby(held, key=lambda card: card.suit):
        yield suit, list(cards)


def _cards_in_lines(wording: Wording, view: SeatView) -> str:
    return "\n".join(
        f"{wording.emoji.text(suit)}  {'  '.join(f'**{card.rank_text}**' for card in cards)}"
        for suit, cards in _by_suit(view)
    )


def _call_rows(
    wording: Wording, table: Table, view: SeatView, *, higher: bool
) -> list[ui.ActionRow[ui.LayoutView]]:
    assert table.match is not None
    rules, move = view.public.rules, table.match.move
    numbers = range(rules.min_call, rules.max_call + 1)
    split = rules.min_call <= _FEW < rules.max_call
    shown = [number for number in numbers if not split or (number > _FEW) == higher]
    buttons = [
        button(
            custom_ids.call(table.id, move, number),
            wording.texts.digits(str(number)),
            style=ButtonStyle.primary,
        )
        for number in shown
    ]
    if split:
        label = wording("button-fewer" if higher else "button-higher")
        buttons.append(button(custom_ids.calls(table.id, move, higher=not higher), label))
    return rows(buttons)


def _sure(wording: Wording, table: Table, call: int) -> list[ui.ActionRow[ui.LayoutView]]:
    assert table.match is not None
    move = table.match.move
    yes = button(
        custom_ids.call(table.id, move, call, sure=True),
        wording("button-sure", call=call),
        style=ButtonStyle.success,
    )
    no = button(custom_ids.calls(table.id, move, higher=False), wording("button-other-call"))
    return rows([yes, no])


def _playing(wording: Wording, table: Table, view: SeatView) -> list[ui.Item[ui.LayoutView] | str]:
    public = view.public
    lines = [wording("panel-your-turn", number=len(public.tricks) + 1)]
    if public.trick:
        lines.append(trick_line(wording, table, public, public.trick, public.lead or 0))
    else:
        lines.append(wording("panel-your-lead"))
    if public.tricks:
        last = public.tricks[-1]
        name = wording.seat(table, last.winner)
        lines.append(wording("trick-last", cards=wording.cards(last.cards), name=name))
    if why := _why(wording, view):
        lines.append(why)
    return ["\n".join(lines), _tally(wording, table, view), *_card_rows(wording, table, view, live=True)]


def _why(wording: Wording, view: SeatView) -> str | None:
    """Return the rule that forbids some of the cards, if one does."""
    public = view.public
    for card in sort_hand(view.hand, public.rules.trump):
        if card not in view.legal and (not public.trick or _would_surprise(view, card)):
            return wording.reason(explain(public.rules, card, view.legal, public.trick))
    return None


def _would_surprise(view: SeatView, card: Card) -> bool:
    """Return whether *card* is forbidden by more than the duty to follow suit, which everybody expects."""
    led = view.public.trick[0].suit
    return view.legal[0].suit is not led or card.suit is led


def _tally(wording: Wording, table: Table, view: SeatView) -> str:
    public = view.public
    parts = [
        f"{wording.short(table, seat)} `{wording.texts.digits(f'{public.won[seat]}/{public.calls[seat]}')}`"
        for seat in order_of_play(public, view.seat)
    ]
    return f"-# {' · '.join(parts)}"


def _card_rows(
    wording: Wording, table: Table, view: SeatView, *, live: bool
) -> list[ui.ActionRow[ui.LayoutView]]:
    return [
        row
        for _, cards in _by_suit(view)
        for row in rows(_card(wording, table, card, live and card in view.legal) for card in cards)
    ]


def _card(wording: Wording, table: Table, card: Card, legal: bool) -> ui.Button[ui.LayoutView]:
    assert table.match is not None
    emoji = wording.emoji.partial(card.suit)
    return button(
        custom_ids.play(table.id, table.match.move, card),
        card.rank_text if emoji else wording.card(card),
        emoji=emoji,
        style=ButtonStyle.primary if legal else ButtonStyle.secondary,
        disabled=not legal,
    )
