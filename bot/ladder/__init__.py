"""Statistics from finished matches: a server's leaderboard and its people's profiles."""

from bot.ladder.board import Board, Ladder, Profile, Row
from bot.ladder.figures import Figures, ScoreFigures, rounded
from bot.ladder.ports import Members, MembersUnknownError, Played, Results, Tally
from bot.ladder.ranking import Sort

__all__ = [
    "Board",
    "Figures",
    "Ladder",
    "Members",
    "MembersUnknownError",
    "Played",
    "Profile",
    "Results",
    "Row",
    "ScoreFigures",
    "Sort",
    "Tally",
    "rounded",
]
