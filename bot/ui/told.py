"""A table in words alone: for people who listen to it, and as the description of its picture."""

from collections.abc import Sequence

import discord

from bot.engine import PublicView, SeatView, public_view
from bot.engine.cards import Card, sort_hand
from bot.engine.play import winning_index
from bot.engine.scoring import is_made, places
from bot.engine.state import Phase, Trick
from bot.table.state import DueKind, Person, Table
from bot.ui.names import safe_name
from bot.ui.order import order_of_play
from bot.ui.plain import plain_text
from bot.ui.rules_text import rules_name
from bot.ui.wording import Wording

__all__ = [
    "asking",
    "redealt_note",
    "told_cards",
    "told_name",
    "told_news",
    "told_so_far",
    "told_standings",
    "told_table",
    "told_taken",
    "told_trick",
    "told_tricks",
    "waiting_notes",
]

_LAST_TRICK = 13


def told_table(wording: Wording, table: Table) -> list[str]:
    """Return a running or scored deal, a line for each thing to be said, the news first."""
    view = _view(table)
    if table.between_deals:
        ending = _ending(wording, table, view)
        return [told_title(wording, view), *ending, *_scored(wording, table, view)]
    return [
        told_title(wording, view),
        *told_news(wording, table, view),
        *told_tricks(wording, table, view),
        _to_move(wording, table, view),
        *(plain_text(note) for note in waiting_notes(wording, table)),
        *told_so_far(wording, table, view),
    ]


def told_news(wording: Wording, table: Table, view: PublicView) -> list[str]:
    """Return why the cards were dealt again, and who was dealt no card of a suit, while that is new."""
    lines = [plain_text(line) for line in [redealt_note(wording, view)] if line]
    if view.voids and not view.tricks and any(view.voids):
        voids = [
            f"{told_name(wording, table, seat)}: {', '.join(map(wording.suit_name, suits))}"
            for seat, suits in enumerate(view.voids)
            if suits
        ]
        lines.append(wording("table-voids", voids="; ".join(voids)))
    return lines


def redealt_note(wording: Wording, view: PublicView) -> str | None:
    """Return why the deal was dealt again, if it was."""
    last = view.history[-1] if view.history else None
    if last is None or last.redealt is None or view.phase is not Phase.CALLING:
        return None
    total = sum(call or 0 for call in last.calls)
    return wording(f"redealt-{last.redealt}".replace("_", "-"), total=total, below=view.rules.redeal_below)


def waiting_notes(wording: Wording, table: Table) -> list[str]:
    """Return who asks for a chair, and that everybody is away, where that is so."""
    notes = []
    if asked := asking(table):
        seat, guest = asked
        notes.append(wording("table-asks", guest=safe_name(guest.name), name=wording.short(table, seat)))
    if table.due and table.due.kind is DueKind.GIVE_UP:
        notes.append(wording("table-all-away", when=discord.utils.format_dt(table.due.at, "R")))
    return notes


def asking(table: Table) -> tuple[int, Person] | None:
    """Return the first seat that somebody asks for, and who does, until they are let in."""
    for seat, chair in enumerate(table.chairs):
        if chair and chair.successor and not chair.welcome:
            return seat, chair.successor
    return None


def told_so_far(wording: Wording, table: Table, view: PublicView) -> list[str]:
    """Return everybody's calls, tricks and totals, who deals, and whether this deal is the last."""
    tallies = [_tally(wording, table, view, seat) for seat in order_of_play(view)]
    dealer = wording("told-dealer", name=told_name(wording, table, view.dealer or 0))
    closing = [plain_text(wording("table-closing"))] if view.closing else []
    return [*tallies, dealer, *closing]


def told_standings(wording: Wording, table: Table) -> list[str]:
    """Return how a finished match ended."""
    view = _view(table)
    place = places(view.totals, view.winners)
    winners = [told_name(wording, table, seat) for seat in view.winners]
    return [
        rules_name(wording.texts, view.rules),
        wording("told-match-won", names=winners, count=len(winners)),
        *(
            wording(
                "told-place",
                place=place[seat],
                name=told_name(wording, table, seat),
                total=wording.score(view.rules, view.totals[seat]),
            )
            for seat in sorted(range(4), key=lambda seat: (place[seat], seat))
        ),
        *_tie(wording, table, view),
        *_ending(wording, table, view),
    ]


def _ending(wording: Wording, table: Table, view: PublicView) -> list[str]:
    """Return the last two tricks of a deal: the thirteenth plays itself right after the twelfth."""
    return [
        told_taken(wording, table, view, number, trick)
        for number, trick in list(enumerate(view.tricks, 1))[-2:]
    ]


def _tie(wording: Wording, table: Table, view: PublicView) -> list[str]:
    """Return the scores of the extra deal, where one has settled a tie."""
    deal = view.history[-1]
    if not deal.extra:
        return []
    scores = [
        f"{told_name(wording, table, seat)}: {wording.score(view.rules, (deal.scores or ())[seat])}."
        for seat in view.tied
    ]
    return [plain_text(wording("extra-deal-scores")), *scores]


def told_name(wording: Wording, table: Table, seat: int) -> str:
    """Return who sits at *seat*, saying so when the computer plays."""
    return wording.spoken().name(table.chairs[seat])


def told_title(wording: Wording, view: PublicView) -> str:
    """Return which deal of what this is."""
    key = "table-extra-deal" if view.extra else "table-deal"
    parts = [rules_name(wording.texts, view.rules), wording(key, number=view.number, deals=view.rules.deals)]
    return wording("told-title", rules=parts[0], deal=parts[1])


def told_trick(
    wording: Wording, table: Table, view: PublicView, number: int, cards: Sequence[Card], lead: int
) -> str:
    """Return a trick card by card: "Trick 5: Sita led the king of spades, …"."""
    plays = [
        wording(
            "told-played" if place else "told-led",
            name=wording.short(table, seat),
            card=wording.card_name(card),
        )
        for place, (seat, card) in enumerate(zip(order_of_play(view, lead), cards, strict=False))
    ]
    return wording("told-trick", number=number, plays=", ".join(plays))


def told_cards(wording: Wording, view: SeatView) -> list[str]:
    """Return a player's own cards, a line a suit."""
    lines = []
    held = sort_hand(view.hand, view.public.rules.trump)
    for suit in dict.fromkeys(card.suit for card in held):
        ranks = ", ".join(wording.rank_name(card) for card in held if card.suit is suit)
        lines.append(wording("told-suit", suit=wording.suit_name(suit), ranks=ranks))
    return lines


def told_taken(wording: Wording, table: Table, view: PublicView, number: int, trick: Trick) -> str:
    """Return a complete trick and who took it."""
    told = told_trick(wording, table, view, number, trick.cards, trick.lead)
    taker = wording.short(table, trick.winner)
    return f"{told} {wording('told-taken', name=taker, leads=number < _LAST_TRICK)}"


def _view(table: Table) -> PublicView:
    assert table.match is not None
    return public_view(table.match)


def told_tricks(wording: Wording, table: Table, view: PublicView) -> list[str]:
    """Return the last trick and the one that lies on the table."""
    done = len(view.tricks)
    lines = []
    if view.tricks:
        lines.append(told_taken(wording, table, view, done, view.tricks[-1]))
    if view.trick:
        lead = view.lead or 0
        best = order_of_play(view, lead)[winning_index(view.rules, view.trick)]
        told = told_trick(wording, table, view, done + 1, view.trick, lead)
        lines.append(f"{told} {wording('told-winning', name=wording.short(table, best))}")
    return lines


def _to_move(wording: Wording, table: Table, view: PublicView) -> str:
    key = "told-to-call" if view.phase is Phase.CALLING else "told-to-play"
    return wording(key, name=told_name(wording, table, view.turn or 0))


def _tally(wording: Wording, table: Table, view: PublicView, seat: int) -> str:
    call = view.calls[seat]
    return wording(
        "told-tally",
        name=told_name(wording, table, seat),
        won=view.won[seat],
        call="none" if call is None else call,
        total=wording.score(view.rules, view.totals[seat]),
    )


def _scored(wording: Wording, table: Table, view: PublicView) -> list[str]:
    deal = view.history[-1]
    return [
        wording(
            "told-scored",
            name=told_name(wording, table, seat),
            call=deal.calls[seat] or 0,
            won=deal.won[seat],
            made=is_made(view.rules, deal.calls[seat] or 0, deal.won[seat]),
            score=wording.score(view.rules, (deal.scores or ())[seat]),
            total=wording.score(view.rules, view.totals[seat]),
        )
        for seat in order_of_play(view)
    ]
