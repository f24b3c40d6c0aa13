"""Pictures of a match: pure functions of plain facts, which know neither Discord nor the catalogues."""

from bot.ui.pictures.chart import chart
from bot.ui.pictures.fonts import legible
from bot.ui.pictures.scenes import ChartScene, Four, Moment, Player, ScoreRow, ScoreScene, TableScene
from bot.ui.pictures.scorecard import score_card
from bot.ui.pictures.table import table_picture

__all__ = [
    "ChartScene", "Four", "Moment", "Player", "ScoreRow", "ScoreScene", "TableScene",
    "chart", "legible", "score_card", "table_picture",
]  # fmt: skip
