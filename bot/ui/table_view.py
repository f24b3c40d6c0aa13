"""The public table: chairs, calls, tricks and scores, the trick, and whose turn it is."""

from collections.abc import Sequence
from enum import Enum, auto
from typing import assert_never

import discord
from discord import ButtonStyle, ui

from bot.engine import PublicView, public_view
from bot.engine.cards import Card
from bot.engine.play import winning_index
from bot.engine.scoring import is_made, places
from bot.engine.state import Phase, Trick, step
from bot.engine.views import EndedDeal
from bot.table.state import Stage, Table
from bot.ui import custom_ids
from bot.ui.layout import LOOK, Message, button, divider, message, rows
from bot.ui.lobby_view import lobby_message
from bot.ui.order import order_of_play
from bot.ui.plain import plain_text
from bot.ui.rules_text import rules_name
from bot.ui.told import asking, redealt_note, told_standings, told_table, waiting_notes
from bot.ui.wording import Wording

__all__ = ["PICTURE", "Shown", "public_message", "trick_line"]


Part = ui.Item[ui.LayoutView] | str | None


class Shown(Enum):
    """How a public table is shown."""

    PICTURE = auto()
    """As an attachment, the words being its description."""
    TEXT = auto()
    """As formatted text with symbols."""
    WORDS = auto()
    """In words alone, for listening."""


_SHORT_NAMES = 16
"""Letters of two names that fit beside each other with their cards on a phone."""
PICTURE = "table.webp"
"""The name of the attachment that a message shows its picture from."""
_LONGEST_DESCRIPTION = 1024


def public_message(
    wording: Wording,
    table: Table,
    *,
    buttons: bool = True,
    restored: bool = False,
    style: Shown = Shown.TEXT,
) -> Message:
    """Return what everybody sees of *table*.

    Without *buttons* it is a message that a newer one has followed; *restored* says that the bot was
    started again.
    """
    note = wording("table-restored") if restored and table.live else None
    if table.match is None:
        return lobby_message(wording, table, note)
    view = public_view(table.match)
    match style:
        case Shown.PICTURE:
            picture = _gallery(plain_text("\n".join(_told(wording, table))))
            parts = [picture, note, *_beside_picture(wording, table, view, buttons=buttons)]
        case Shown.WORDS:
            wording = wording.spoken()
            awaited = table.between_deals and buttons
            told = [*_told(wording, table), _awaited_and_asked(wording, table) if awaited else None]
            sealed = None if table.live else _unsealed(wording, table)
            parts = [note, "\n".join(line for line in told if line), sealed]
        case Shown.TEXT:
            parts = [note, *_parts(wording, table, view, buttons=buttons)]
        case _:
            assert_never(style)
    controls = [row for group in _controls(wording, table) for row in rows(group)] if buttons else []
    return message(LOOK.table if table.live else LOOK.quiet, [*parts, *controls])


def _told(wording: Wording, table: Table) -> list[str]:
    """Return a table in words."""
    if table.stage is Stage.CLOSED:
        return [wording("table-abandoned")]
    return told_standings(wording, table) if table.stage is Stage.FINISHED else told_table(wording, table)


def _parts(wording: Wording, table: Table, view: PublicView, *, buttons: bool) -> list[Part]:
    """Return all that is to be told of a table, in text."""
    title = _title(wording, view)
    if table.stage is Stage.CLOSED:
        return [title, wording("table-abandoned"), _unsealed(wording, table)]
    if table.stage is Stage.FINISHED:
        return [
            title,
            _winners(wording, table, view),
            _standings(wording, table, view),
            _last_two(wording, table, view),
            _unsealed(wording, table),
        ]
    if table.between_deals:
        awaited = _awaited_and_asked(wording, table) if buttons else None
        return [title, _last_two(wording, table, view), _scored(wording, table, view), awaited]
    return [title, _chairs(wording, table, view), divider(), *_running(wording, table, view)]


def _beside_picture(wording: Wording, table: Table, view: PublicView, *, buttons: bool) -> list[Part]:
    """Return what stands below a table's picture."""
    if table.stage is Stage.FINISHED:
        won = _winners(wording, table, view)
        return [_last_two(wording, table, view), won, _unsealed(wording, table)]
    if table.between_deals:
        awaited = _awaited_and_asked(wording, table) if buttons else None
        return [_last_two(wording, table, view), awaited]
    return [line for line in _running(wording, table, view, brief=True) if line]


def _gallery(description: str) -> ui.MediaGallery[ui.LayoutView]:
    cut = description[:_LONGEST_DESCRIPTION]
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{PICTURE}", description=cut))


def _title(wording: Wording, view: PublicView) -> str:
    arrow = "↻" if step(view.rules) == 1 else "↺"
    deal = wording(
        "table-extra-deal" if view.extra else "table-deal", number=view.number, deals=view.rules.deals
    )
    parts = [rules_name(wording.texts, view.rules), deal]
    if view.phase is Phase.PLAYING:
        lies = bool(view.trick) or not view.tricks  # what is shown between two tricks is the last one
        parts.append(wording("table-trick", number=len(view.tricks) + lies))
    suit = wording.emoji.text(view.rules.trump)
    return f"### {' · '.join(parts)}\n-# {wording('table-rules', arrow=arrow, trump=suit)}"


def _chairs(wording: Wording, table: Table, view: PublicView) -> str:
    return "\n".join(_chair(wording, table, view, seat) for seat in order_of_play(view))


def _chair(wording: Wording, table: Table, view: PublicView, seat: int) -> str:
    call = view.calls[seat]
    tally = f"{view.won[seat]}/{'–' if call is None else call}"
    dealer = f" {wording('table-dealer')}" if seat == view.dealer else ""
    mark = "▶ " if seat == view.turn else ""
    total = wording.score(view.rules, view.totals[seat])
    return f"{mark}**{wording.seat(table, seat)}**{dealer} `{wording.texts.digits(tally)}` · {total}"


def _running(wording: Wording, table: Table, view: PublicView, *, brief: bool = False) -> list[str | None]:
    turn = wording.seat(table, view.turn) if view.turn is not None else ""
    to_move = "table-to-call" if view.phase is Phase.CALLING else "table-to-play"
    last = view.tricks[-1] if view.tricks else None
    return [
        redealt_note(wording, view),
        _voids(wording, table, view),
        _last_trick(wording, table, view, last) if last and not (brief and view.trick) else None,
        trick_line(wording, table, view, view.trick, view.lead or 0) if view.trick else None,
        wording(to_move, name=turn),
        wording("table-closing") if view.closing else None,
        *waiting_notes(wording, table),
    ]


def trick_line(wording: Wording, table: Table, view: PublicView, cards: Sequence[Card], lead: int) -> str:
    """Return the cards of a trick with their players, the one that wins it marked.

    Discord may break a line right behind an emoji, so that long lines are broken here.
    """
    best = winning_index(view.rules, cards)
    shown, names = [], []
    for place, (seat, card) in enumerate(zip(order_of_play(view, lead), cards, strict=False)):
        names.append(wording.short(table, seat))
        played = f"{wording.card(card)}\u00a0{names[-1]}"
        shown.append(f"**{played}**\u00a0▲" if place == best else played)
    short = all(len("".join(names[place : place + 2])) <= _SHORT_NAMES for place in (0, 2))
    lines = ["  ·  ".join(shown[place : place + 2]) for place in (0, 2)] if short else shown
    return wording("trick-line", cards="\n".join(line for line in lines if line))


def _last_trick(wording: Wording, table: Table, view: PublicView, trick: Trick) -> str:
    cards = wording.cards(trick.cards)
    key = "trick-last" if view.trick else "trick-taken"
    name = wording.short(table, trick.winner) if view.trick else wording.seat(table, trick.winner)
    line = wording(key, cards=cards, name=name)
    return line if view.trick else f"{trick_line(wording, table, view, trick.cards, trick.lead)}\n{line}"


def _last_two(wording: Wording, table: Table, view: PublicView) -> str:
    """Return the last two tricks of a deal: they end it so fast that nobody else has seen them."""
    told = []
    for number, taken in list(enumerate(view.tricks, 1))[-2:]:
        name, cards = wording.short(table, taken.winner), wording.cards(taken.cards)
        trick = wording("table-trick", number=number)
        told.append(f"-# {trick[:1].upper()}{trick[1:]}: {cards} · {name}")
    return "\n".join(told)


def _voids(wording: Wording, table: Table, view: PublicView) -> str | None:
    if not view.voids or view.tricks or not any(view.voids):
        return None
    told = [
        f"{wording.seat(table, seat)} {wording.suits(suits)}"
        for seat, suits in enumerate(view.voids)
        if suits
    ]
    return wording("table-voids", voids=" · ".join(told))


def _scored(wording: Wording, table: Table, view: PublicView) -> str:
    return "\n".join(_score(wording, table, view, view.history[-1], seat) for seat in order_of_play(view))


def _score(wording: Wording, table: Table, view: PublicView, deal: EndedDeal, seat: int) -> str:
    call, won, scores = deal.calls[seat] or 0, deal.won[seat], deal.scores or ()
    return wording(
        "score-line",
        made=is_made(view.rules, call, won),
        name=wording.seat(table, seat),
        tally=wording.texts.digits(f"{won}/{call}"),
        score=wording.score(view.rules, scores[seat]),
        total=wording.score(view.rules, view.totals[seat]),
    )


def _awaited(wording: Wording, table: Table) -> str:
    match = table.match
    assert match is not None
    ready = [wording.seat(table, seat) for seat in sorted(table.ready)]
    line = wording("next-deal-ready", names=ready) if ready else wording("next-deal-soon")
    return f"{wording('next-deal-extra')}\n{line}" if match.tied else line


def _awaited_and_asked(wording: Wording, table: Table) -> str:
    return "\n".join([_awaited(wording, table), *waiting_notes(wording, table)])


def _standings(wording: Wording, table: Table, view: PublicView) -> str:
    place = places(view.totals, view.winners)
    lines = [
        wording(
            "standing-line",
            place=place[seat],
            name=wording.seat(table, seat),
            total=wording.score(view.rules, view.totals[seat]),
        )
        for seat in sorted(range(4), key=lambda seat: (place[seat], seat))
    ]
    if view.history[-1].extra:
        lines.append(wording("extra-deal-scores"))
        lines += [_extra(wording, table, view, seat) for seat in view.tied]
    return "\n".join(lines)


def _winners(wording: Wording, table: Table, view: PublicView) -> str:
    winners = [wording.seat(table, seat) for seat in view.winners]
    return wording("match-won", names=winners, count=len(winners))


def _extra(wording: Wording, table: Table, view: PublicView, seat: int) -> str:
    scores = view.history[-1].scores or ()
    return f"{wording.seat(table, seat)}: {wording.score(view.rules, scores[seat])}"


def _unsealed(wording: Wording, table: Table) -> str:
    return wording(
        "table-unsealed", number=str(table.id), secret=table.secret.hex(), commitment=table.commitment
    )


def _controls(wording: Wording, table: Table) -> list[list[ui.Button[ui.LayoutView]]]:
    """Return the buttons, row by row."""
    assert table.match is not None
    cards = button(custom_ids.table("cards", table.id), wording("button-my-cards"), style=ButtonStyle.primary)
    scores = button(custom_ids.table("scores", table.id), wording("button-scores"))
    more = button(custom_ids.table("more", table.id), wording("button-more"))
    if not table.live:
        again = button(
            custom_ids.table("rematch", table.id), wording("button-rematch"), style=ButtonStyle.success
        )
        check = button(custom_ids.table("check", table.id), wording("button-check-deals"))
        return [[again, scores], [check]]
    guests, back = _guest_buttons(wording, table), _back_buttons(wording, table)
    if table.between_deals:
        number = table.match.shuffles
        ready = button(
            custom_ids.table("next", table.id, number), wording("button-next-deal"), style=ButtonStyle.success
        )
        return [[cards, ready, more], back, guests]
    if back:
        return [[cards, more], back, guests]  # the long label has a row of its own on a phone
    return [[cards, scores, more], guests]


def _back_buttons(wording: Wording, table: Table) -> list[ui.Button[ui.LayoutView]]:
    """Return the button for whoever was away; during a deal also for whoever left."""
    if any(chair and chair.away for chair in table.chairs):
        back = custom_ids.table("back", table.id)
        return [button(back, wording("button-back"), style=ButtonStyle.success)]
    if any(chair and chair.left for chair in table.chairs) and not table.between_deals:
        return [button(custom_ids.table("back", table.id), wording("button-take-back"))]
    return []


def _guest_buttons(wording: Wording, table: Table) -> list[ui.Button[ui.LayoutView]]:
    """Return the buttons about the first of those who ask for a chair."""
    asked = asking(table)
    if asked is None:
        return []
    seat, guest = asked
    admit, decline = (custom_ids.guest(verb, table.id, seat, guest.user_id) for verb in ("admit", "decline"))
    return [
        button(admit, wording("button-admit"), style=ButtonStyle.success),
        button(decline, wording("button-decline")),
    ]
