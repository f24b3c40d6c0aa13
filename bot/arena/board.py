"""One board: a match with the same shuffles in every seating."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.arena.contest import Contest
from bot.arena.participants import Participant
from bot.arena.tally import BoardTally, Tally
from bot.engine import decide, evolve
from bot.engine.messages import CloseMatch, Command, DealScored, MakeCall, PlayCard, StartDeal
from bot.engine.scoring import is_made
from bot.engine.state import Match, Phase

__all__ = ["play_board"]

_Choice = TypeVar("_Choice")


def play_board(contest: Contest, number: int, players: Sequence[Participant]) -> BoardTally:
    """Play board *number* in all seatings; *players* stand in the order of the contest's."""
    tally = BoardTally()
    for seating in contest.seatings:
        _Game(contest, number, seating, players, tally).play()
    return tally


class _Game:
    """One match of a board."""

    def __init__(
        self,
        contest: Contest,
        number: int,
        seating: Sequence[int],
        players: Sequence[Participant],
        tally: BoardTally,
    ) -> None:
        self._contest = contest
        self._shuffle = contest.shuffle(number)
        self._seated = [players[place] for place in seating]
        self._tallies: list[Tally] = [tally.players[place] for place in seating]
        self._match = Match(contest.rules, self._shuffle.first_dealer())

    def play(self) -> None:
        """Play the match to its end and count it."""
        faults = [player.faults for player in self._seated]
        while self._match.phase is not Phase.OVER:
            self._submit(self._next())
        for seat, tally in enumerate(self._tallies):
            tally.matches += 1
            if seat in self._match.winners:
                tally.wins += 1 / len(self._match.winners)
            tally.faults += self._seated[seat].faults - faults[seat]

    def _next(self) -> Command:
        match = self._match
        if match.phase is Phase.DEALING:
            if match.rules.deals is None and match.counted == self._contest.match_deals:
                return CloseMatch()
            return StartDeal(self._shuffle.pack(match.shuffles + 1))
        seat = match.turn
        assert seat is not None
        player = self._seated[seat]
        if match.phase is Phase.CALLING:
            return MakeCall(seat, self._timed(seat, lambda: player.call(match, seat)))
        if len(match.legal) == 1:
            return PlayCard(seat, player.play(match, seat))
        return PlayCard(seat, self._timed(seat, lambda: player.play(match, seat)))

    def _timed(self, seat: int, choose: Callable[[], _Choice]) -> _Choice:
        clock = self._seated[seat].clock
        began = clock()
        choice = choose()
        self._tallies[seat].times.append((clock() - began) * 1e6)
        return choice

    def _submit(self, command: Command) -> None:
        for event in decide(self._match, command):
            self._match = evolve(self._match, event)
            for seat, player in enumerate(self._seated):
                player.see(self._match, seat, event)
            if isinstance(event, DealScored):
                self._count(event)

    def _count(self, event: DealScored) -> None:
        deal, rules = self._match.deal, self._match.rules
        assert deal is not None
        if deal.extra:
            return  # it decides the match and is not one of its deals
        for seat, tally in enumerate(self._tallies):
            tally.deals += 1
            tally.score += event.scores[seat]
            tally.made += is_made(rules, deal.calls[seat] or 0, deal.won[seat])
