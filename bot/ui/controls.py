"""What a player presses to call or play: buttons, or a menu for those who prefer one."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

import discord
from discord import ButtonStyle, ui

from bot.engine import SeatView
from bot.engine.cards import Card, Suit, sort_hand
from bot.table.state import Table
from bot.ui import custom_ids
from bot.ui.layout import NAMED_CARDS_A_ROW, button, menu, rows
from bot.ui.wording import Wording

__all__ = ["BUTTONS", "Manner", "Row", "by_suit", "call_controls", "card_controls", "sure_controls"]

Row = ui.ActionRow[ui.LayoutView]
"""A row of buttons, or a menu."""
_FEW = 8


@dataclass(frozen=True, slots=True)
class Manner:
    """How a person likes their panel."""

    text: bool = False
    """In words, with legal cards as the only controls."""
    menus: bool = False
    """Calls and cards from a menu."""


BUTTONS = Manner()


def by_suit(view: SeatView) -> Iterator[tuple[Suit, list[Card]]]:
    """Yield the cards of a hand, suit by suit, as people hold them."""
    held = sort_hand(view.hand, view.public.rules.trump)
    for suit, cards in groupby(held, key=lambda card: card.suit):
        yield suit, list(cards)


def call_controls(
    wording: Wording, table: Table, view: SeatView, manner: Manner, *, higher: bool = False
) -> list[Row]:
    """Return the calls that may be made; those above eight on a page of their own."""
    rules, move = view.public.rules, _move(table)
    numbers = range(rules.min_call, rules.max_call + 1)
    if manner.menus:
        options = [discord.SelectOption(label=_digits(wording, n), value=str(n)) for n in numbers]
        return [menu(custom_ids.call_menu(table.id, move), options, wording.label("menu-call"))]
    pages = rules.min_call <= _FEW < rules.max_call
    shown = [number for number in numbers if not pages or (number > _FEW) == higher]
    buttons = [
        button(custom_ids.call(table.id, move, n), _digits(wording, n), style=ButtonStyle.primary)
        for n in shown
    ]
    if pages:
        label = wording.label("button-fewer" if higher else "button-higher")
        buttons.append(button(custom_ids.calls(table.id, move, higher=not higher), label))
    return rows(buttons)


def sure_controls(wording: Wording, table: Table, call: int) -> list[Row]:
    """Return the question whether a high call is meant."""
    move = _move(table)
    yes = button(
        custom_ids.call(table.id, move, call, sure=True),
        wording.label("button-sure", call=call),
        style=ButtonStyle.success,
    )
    no = button(custom_ids.calls(table.id, move, higher=False), wording.label("button-other-call"))
    return rows([yes, no])


def card_controls(wording: Wording, table: Table, view: SeatView, manner: Manner, *, live: bool) -> list[Row]:
    """Return the hand's cards, of which the legal ones can be played when *live*."""
    if manner.menus and live:
        return [_card_menu(wording, table, view, manner)]
    if manner.text or manner.menus:
        legal = view.legal if live else ()
        return rows(_cards(wording, table, legal, manner, live=True, view=view), NAMED_CARDS_A_ROW)
    return [
        row
        for _, cards in by_suit(view)
        for row in rows(_cards(wording, table, cards, manner, live=live, view=view))
    ]


def _cards(
    wording: Wording, table: Table, cards: Iterable[Card], manner: Manner, *, live: bool, view: SeatView
) -> list[ui.Button[ui.LayoutView]]:
    ordered = sort_hand(cards, view.public.rules.trump)
    return [_card(wording, table, card, manner, live and card in view.legal) for card in ordered]


def _card(
    wording: Wording, table: Table, card: Card, manner: Manner, legal: bool
) -> ui.Button[ui.LayoutView]:
    emoji = None if manner.text else wording.emoji.partial(card.suit)
    return button(
        custom_ids.play(table.id, _move(table), card),
        _label(wording, card, manner, emoji),
        emoji=emoji,
        style=ButtonStyle.primary if legal else ButtonStyle.secondary,
        disabled=not legal,
    )


def _card_menu(wording: Wording, table: Table, view: SeatView, manner: Manner) -> Row:
    options = []
    for card in sort_hand(view.legal, view.public.rules.trump):
        emoji = None if manner.text else wording.emoji.partial(card.suit)
        label = _label(wording, card, manner, emoji)
        options.append(discord.SelectOption(label=label, value=card.text, emoji=emoji))
    return menu(custom_ids.card_menu(table.id, _move(table)), options, wording.label("menu-card"))


def _label(wording: Wording, card: Card, manner: Manner, emoji: discord.PartialEmoji | None) -> str:
    if manner.text:
        return wording.card_name(card)
    return card.rank_text if emoji else wording.card(card)


def _digits(wording: Wording, number: int) -> str:
    return wording.texts.digits(str(number))


def _move(table: Table) -> int:
    assert table.match is not None
    return table.match.move
