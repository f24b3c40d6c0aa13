"""Table pictures of whole deals: their time and size, beside PNG files of the same."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from random import Random
from statistics import median
from time import process_time

from bot.engine import PublicView, public_view, submit
from bot.engine.cards import PACK
from bot.engine.messages import MakeCall, PlayCard, StartDeal
from bot.engine.play import winning_index
from bot.engine.presets import CALLBREAK
from bot.engine.state import Match, Phase
from bot.ui.pictures import Moment, TableScene, table_picture
from bot.ui.pictures.table import table_image
from bot.ui.pictures.webp import with_corners
from tests.pictures.scenes import PLAYERS

__all__ = ["report"]

TIME_AIM, SIZE_AIM = 12.0, 30.0
"""Milliseconds at the median, KiB at the most."""
RULES = replace(CALLBREAK, deals=1, redeal_below=None)


def deal(rng: Random) -> Iterator[TableScene]:
    """Yield what is shown after each call and each card of a deal of random legal play."""
    pack = list(PACK)
    rng.shuffle(pack)
    match, _ = submit(Match(RULES, 0), StartDeal(tuple(pack)))
    while match.turn is not None:
        yield scene(public_view(match))
        calling = match.phase is Phase.CALLING
        command = (
            MakeCall(match.turn, rng.randint(1, 5))
            if calling
            else PlayCard(match.turn, rng.choice(match.legal))
        )
        match, _ = submit(match, command)


def scene(view: PublicView) -> TableScene:
    """Return the picture's facts about a running deal; two people with pictures, a computer, one who left."""
    players = [
        replace(player, call=None if call is None else str(call), won=str(won))
        for player, call, won in zip(PLAYERS, view.calls, view.won, strict=True)
    ]
    last = view.tricks[-1] if view.tricks else None
    lead = view.lead or 0
    return TableScene(
        (players[0], players[1], players[2], players[3]),
        Moment.CALLING if view.phase is Phase.CALLING else Moment.PLAYING, view.rules.trump,
        dealer=view.dealer or 0, turn=view.turn, trick=view.trick, lead=lead,
        winner=(lead + winning_index(view.rules, view.trick)) % 4 if view.trick else None,
        last_trick=last.cards if last else (), last_lead=last.lead if last else None,
        last_winner=last.winner if last else None,
        title=f"Deal 2/5 · Trick {len(view.tricks) + 1}/13", variant="Callbreak", trump_label="Trump",
    )  # fmt: skip


def png(drawn: TableScene) -> bytes:
    """Return the same picture as a PNG file."""
    file = BytesIO()
    with_corners(table_image(drawn)).save(file, "PNG")
    return file.getvalue()


def report(deals: int = 4) -> None:
    """Print the medians over *deals* deals, one before them having filled the caches."""
    for drawn in deal(Random(0)):
        table_picture(drawn)
    whole, drawing, other, sizes, png_sizes = [], [], [], [], []
    for drawn in (drawn for number in range(1, deals + 1) for drawn in deal(Random(number))):
        start = process_time()
        sizes.append(len(table_picture(drawn)) / 1024)
        middle = process_time()
        table_image(drawn)
        drawn_at = process_time()
        png_sizes.append(len(png(drawn)) / 1024)
        whole.append(1000 * (middle - start))
        drawing.append(1000 * (drawn_at - middle))
        other.append(1000 * (process_time() - drawn_at))
    slow = sorted(whole)[-len(whole) // 20]
    print(f"table picture, WebP: {median(whole):6.1f} ms at the median (aim: {TIME_AIM:.0f} or less)")
    print(f"    of that drawing: {median(drawing):6.1f} ms; slowest in twenty: {slow:.1f} ms")
    print(f"the same as PNG:     {median(other):6.1f} ms")
    most = f"at most {max(sizes):.1f} (aim: {SIZE_AIM:.0f} or less)"
    print(f"size, WebP:          {median(sizes):6.1f} KiB, {most}")
    print(f"size, PNG:           {median(png_sizes):6.1f} KiB")
