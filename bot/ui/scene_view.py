"""What the pictures of a table show, from what everybody may see of it."""

import re
from collections.abc import Mapping

from bot.engine import PublicView, public_view
from bot.engine.play import winning_index
from bot.engine.rules import Direction
from bot.engine.scoring import is_made
from bot.engine.state import Phase
from bot.table.state import Table
from bot.ui.names import plain_name
from bot.ui.order import order_of_play
from bot.ui.pictures import ChartScene, Four, Moment, Player, ScoreRow, ScoreScene, TableScene
from bot.ui.plain import plain_text
from bot.ui.rules_text import rules_name
from bot.ui.told import redealt_note
from bot.ui.wording import Wording, latin

__all__ = ["Faces", "chart_scene", "score_scene", "table_scene"]

Faces = Mapping[int, bytes]
"""People's pictures by user id, as far as they are at hand."""


def table_scene(wording: Wording, table: Table, faces: Faces, *, four_colours: bool) -> TableScene:
    """Return the picture of a running deal."""
    view = _view(table)
    taken = bool(view.tricks) and not view.trick
    trick, lead = (view.tricks[-1].cards, view.tricks[-1].lead) if taken else (view.trick, view.lead)
    earlier = view.tricks[:-1] if taken else view.tricks
    last = earlier[-1] if earlier else None
    return TableScene(
        players=_players(wording, table, view, faces),
        moment=_moment(view, taken=taken),
        trump=view.rules.trump,
        dealer=view.dealer or 0,
        turn=view.turn,
        clockwise=view.rules.direction is Direction.CLOCKWISE,
        trick=trick,
        lead=lead,
        winner=order_of_play(view, lead or 0)[winning_index(view.rules, trick)] if trick else None,
        last_trick=last.cards if last else (),
        last_lead=last.lead if last else None,
        last_winner=last.winner if last else None,
        title=latin(_title(wording, view, taken=taken)),
        variant=rules_name(wording.texts, view.rules),
        note=latin(_first_sentence(plain_text(redealt_note(wording, view) or ""))),
        trump_label=wording("picture-trump"),
        four_colours=four_colours,
    )


def _moment(view: PublicView, *, taken: bool) -> Moment:
    if view.phase is Phase.CALLING:
        return Moment.CALLING
    return Moment.TAKEN if taken else Moment.PLAYING


def score_scene(wording: Wording, table: Table, faces: Faces) -> ScoreScene:
    """Return the score card of the deal that was scored last."""
    view = _view(table)
    deal = view.history[-1]
    players = _players(wording, table, view, faces)
    rows = []
    for seat in range(4):
        made = is_made(view.rules, deal.calls[seat] or 0, deal.won[seat])
        score = (deal.scores or ())[seat]
        rows.append(
            ScoreRow(
                player=players[seat],
                score=f"{'+' if score > 0 else ''}{wording.latin_score(view.rules, score)}",
                made=made,
                word=wording("picture-made" if made else "picture-missed"),
            )
        )
    return ScoreScene(
        rows=(rows[0], rows[1], rows[2], rows[3]),
        title=latin(_title(wording, view)),
        variant=rules_name(wording.texts, view.rules),
        tally_label=wording("picture-tricks"),
        score_label=wording("picture-score"),
        total_label=wording("picture-total"),
    )


def chart_scene(wording: Wording, table: Table, faces: Faces) -> ChartScene:
    """Return the running totals of a finished match."""
    view = _view(table)
    totals, running = [], [0, 0, 0, 0]
    for deal in view.history:
        if deal.scores is not None and not deal.extra:
            running = [total + score for total, score in zip(running, deal.scores, strict=True)]
            totals.append((running[0], running[1], running[2], running[3]))
    return ChartScene(
        players=_players(wording, table, view, faces),
        totals=tuple(totals),
        winners=view.winners,
        title=wording("picture-final"),
        variant=rules_name(wording.texts, view.rules),
    )


def _view(table: Table) -> PublicView:
    assert table.match is not None
    return public_view(table.match)


def _first_sentence(told: str) -> str:
    """Return the first sentence of *told*: a picture has no room for more, and the text below says it all."""
    found = re.match(r".*?[.।](?=\s|$)", told)
    return found[0] if found else told


def _title(wording: Wording, view: PublicView, *, taken: bool = False) -> str:
    key = "table-extra-deal" if view.extra else "picture-deal"
    deal = wording(key, number=view.number, deals=view.rules.deals)
    if view.phase is not Phase.PLAYING:
        return deal
    return f"{deal} · {wording('picture-trick', number=min(13, len(view.tricks) + (not taken)))}"


def _players(wording: Wording, table: Table, view: PublicView, faces: Faces) -> Four:
    a, b, c, d = (_player(wording, table, view, faces, seat) for seat in range(4))
    return a, b, c, d


def _player(wording: Wording, table: Table, view: PublicView, faces: Faces, seat: int) -> Player:
    chair = table.chairs[seat]
    assert chair is not None
    call = view.calls[seat]
    return Player(
        name=plain_name(wording.bare_name(chair)),
        alias=latin(wording("picture-seat", number=seat + 1)),
        picture=faces.get(chair.person.user_id) if chair.person else None,
        computer=chair.person is None,
        left=chair.left or chair.away,
        call=None if call is None else str(call),
        won=str(view.won[seat]),
        total=wording.latin_score(view.rules, view.totals[seat]),
    )
