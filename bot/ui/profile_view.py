"""One person's profile: figures over all matches, by kind of scoring, and the last few matches."""

from discord import ui

from bot.ladder import Played, Profile, ScoreFigures
from bot.ui import figures_text
from bot.ui.layout import LOOK, Message, message
from bot.ui.names import safe_name
from bot.ui.wording import Wording

__all__ = ["profile_message"]


def profile_message(wording: Wording, name: str, profile: Profile) -> Message:
    """Return the profile of the person called *name*."""
    figures = profile.figures
    over_all = wording(
        "profile-figures",
        matches=wording("count-matches", count=figures.matches),
        wins=wording("count-wins", count=figures.wins),
        place=figures_text.average_place(wording, figures.average_place),
        made=figures_text.calls_made(wording, figures.calls_made),
    )
    recent = [_match(wording, played) for played in profile.recent]
    return message(
        LOOK.table,
        [
            f"{wording('profile-title', name=safe_name(name))}\n{over_all}",
            ui.Separator[ui.LayoutView](),
            "\n".join(_scoring(wording, score) for score in profile.scores),
            ui.Separator[ui.LayoutView](),
            "\n".join([wording("profile-recent"), *recent]),
            wording("profile-key"),
        ],
    )


def _scoring(wording: Wording, score: ScoreFigures) -> str:
    return wording(
        "profile-scoring",
        scoring=wording(figures_text.SCORINGS[score.scoring]),
        matches=wording("count-matches", count=score.matches),
        average=figures_text.average_score(wording, score.scoring, score.average),
        best=figures_text.score(wording, score.scoring, score.best),
    )


def _match(wording: Wording, played: Played) -> str:
    return wording(
        "profile-match",
        won=played.won,
        place=played.place,
        total=figures_text.score(wording, played.scoring, played.total),
        rules=wording(f"preset-{played.preset}"),
        when=f"<t:{int(played.finished_at.timestamp())}:d>",
    )
