"""Counts of reachable lines: what every legal command leads to, level by level."""

from bot.engine import submit
from bot.engine.messages import Command, MakeCall, PlayCard
from bot.engine.state import Match, Phase

__all__ = ["perft"]


def perft(match: Match, depth: int) -> list[int]:
    """Return how many lines of calls and cards there are from *match*, for each length up to *depth*."""
    counts = [0] * depth
    _count(match, counts, 0)
    return counts


def _count(match: Match, counts: list[int], depth: int) -> None:
    commands = _commands(match)
    counts[depth] += len(commands)
    if depth + 1 < len(counts):
        for command in commands:
            _count(submit(match, command)[0], counts, depth + 1)


def _commands(match: Match) -> list[Command]:
    seat = match.turn
    if seat is None:
        return []
    if match.phase is Phase.CALLING:
        return [MakeCall(seat, call) for call in range(match.rules.min_call, match.rules.max_call + 1)]
    return [PlayCard(seat, card) for card in match.legal]
