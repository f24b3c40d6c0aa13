"""Scenes to draw: one evening at a table."""

from dataclasses import replace
from io import BytesIO
from random import Random

from PIL import Image, ImageDraw

from bot.engine.cards import Suit, parse_cards
from bot.ui.pictures import ChartScene, Four, Moment, Player, ScoreRow, ScoreScene, TableScene

__all__ = ["CALLING", "CHART", "PLAYERS", "PLAYING", "SCORES", "TAKEN", "face", "noise", "with_player"]


def face(colour: str, mark: str, kind: str = "PNG") -> bytes:
    """Return a picture of a player as Discord would send it, 128 pixels a side."""
    image = Image.new("RGB", (128, 128), colour)
    draw = ImageDraw.Draw(image)
    draw.ellipse((34, 24, 94, 88), fill=mark)
    draw.ellipse((14, 84, 114, 200), fill=mark)
    file = BytesIO()
    image.save(file, kind)
    return file.getvalue()


def noise(seed: int) -> bytes:
    """Return a picture as full of detail as a photograph of leaves, 128 pixels a side."""
    rough = Image.frombytes("RGB", (64, 64), Random(seed).randbytes(64 * 64 * 3))
    file = BytesIO()
    rough.resize((128, 128), Image.Resampling.BICUBIC).save(file, "PNG")
    return file.getvalue()


def with_player(scene: TableScene, seat: int, **facts: object) -> TableScene:
    """Return *scene* with other facts about the player on *seat*."""
    players = list(scene.players)
    players[seat] = replace(players[seat], **facts)  # type: ignore[arg-type]
    return replace(scene, players=(players[0], players[1], players[2], players[3]))


PLAYERS: Four = (
    Player("Anil Gurung", picture=face("#365f91", "#f3c9a5"), call="3", won="2", total="12.4"),
    Player("सीता", call="2", won="1", total="−3.1"),
    Player("Robot Ruby", computer=True, call="4", won="3", total="8.0"),
    Player("Kiran", picture=face("#7a3b69", "#e8b98d", "WEBP"), left=True, call="10", won="10", total="25.2"),
)
PLAYING = TableScene(
    PLAYERS, Moment.PLAYING, Suit.SPADES, dealer=1, turn=1, trick=parse_cards("KH 10H AH"), lead=2, winner=0,
    last_trick=parse_cards("9C QC 10C 2S"), last_lead=3, last_winner=2,
    title="Deal 2/5 · Trick 7/13", variant="Callbreak", trump_label="Trump",
)  # fmt: skip
TAKEN = replace(PLAYING, moment=Moment.TAKEN, trick=parse_cards("KH 10H AH 2S"), winner=1, turn=None)
CALLING = replace(
    PLAYING, moment=Moment.CALLING, trick=(), lead=None, winner=None, last_trick=(), turn=0,
    players=(
        replace(PLAYERS[0], call=None, won="0"), replace(PLAYERS[1], call=None, won="0"),
        replace(PLAYERS[2], won="0"), replace(PLAYERS[3], won="0"),
    ),
    title="Deal 2/5 · Calls",
)  # fmt: skip
SCORES = ScoreScene(
    (
        ScoreRow(PLAYERS[0], "+3.0", True, "made"),
        ScoreRow(PLAYERS[1], "−2.0", False, "missed"),
        ScoreRow(PLAYERS[2], "+4.1", True, "made"),
        ScoreRow(PLAYERS[3], "+10.0", True, "made"),
    ),
    title="Deal 2/5", variant="Callbreak", tally_label="Tricks", score_label="Score", total_label="Total",
)  # fmt: skip
CHART = ChartScene(
    PLAYERS,
    ((31, -20, 41, 100), (62, 11, 21, 132), (94, -19, 51, 92), (83, 1, 90, 140), (124, -31, 80, 252)),
    winners=(3,), title="Final totals", variant="Callbreak",
)  # fmt: skip
