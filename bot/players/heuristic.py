"""The rule-based computer player."""

from dataclasses import dataclass

from bot.engine.cards import Card
from bot.engine.play import best_card
from bot.engine.rules import Ruleset
from bot.engine.state import step
from bot.engine.views import SeatView
from bot.players import weights
from bot.players.calling import choose_call
from bot.players.chances import chance
from bot.players.memory import SUIT_NUMBER, Memory, remember
from bot.players.strength import Groups, by_suit, strength, without
from bot.players.worth import worth

__all__ = ["HeuristicPlayer"]


class HeuristicPlayer:
    """Counts tricks, remembers every card played, and looks one card ahead."""

    def call(self, view: SeatView) -> int:
        """Return the call that promises most for this hand."""
        return choose_call(view)

    def play(self, view: SeatView) -> Card:
        """Return the legal card that leaves the call in the best state.

        Of equals it is the lowest, or the highest when another trick would do harm.
        """
        if len(view.legal) == 1:
            return view.legal[0]
        turn = _Turn.of(view)
        sign = -1 if turn.welcome else 1
        return max(view.legal, key=lambda card: (round(turn.value(card), 6), sign * card.rank, card.index))


@dataclass(frozen=True, slots=True)
class _Turn:
    """All that weighing one card against another needs."""

    rules: Ruleset
    trump: int
    memory: Memory
    groups: Groups
    led: int | None
    best: int | None
    later: tuple[int, ...]
    call: int
    won: int
    spread: float

    @classmethod
    def of(cls, view: SeatView) -> "_Turn":
        public, seat = view.public, view.seat
        rules, trick = public.rules, public.trick
        return cls(
            rules=rules,
            trump=SUIT_NUMBER[rules.trump],
            memory=remember(view),
            groups=by_suit(view.hand),
            led=trick[0].index // 13 if trick else None,
            best=best_card(rules, trick).index if trick else None,
            later=tuple([(seat + step(rules) * n) % 4 for n in range(1, 4 - len(trick))]),
            call=public.calls[seat] or 0,
            won=public.won[seat],
            spread=weights.SPREAD[len(view.hand) - 1],
        )

    @property
    def welcome(self) -> bool:
        """Whether one trick more than can be expected would do good."""
        mean = self.won + strength(self.groups, self.memory, self.trump)
        more = worth(self.rules, self.call, mean + 1, self.spread)
        return more > worth(self.rules, self.call, mean, self.spread)

    def value(self, card: Card) -> float:
        """Return the tenths to expect of this deal when *card* is played."""
        index, memory = card.index, self.memory
        led = index // 13 if self.led is None else self.led
        wins = chance(self.rules, memory, index, self.best, led, self.later)
        if self.led is None and led == self.trump and len(self.groups[led]) > memory.left(led):
            memory = memory.after_lead(led)  # long in trumps: draw theirs before they trump a winner
        rest = self.won + strength(without(self.groups, index), memory, self.trump)
        value = (1 - wins) * worth(self.rules, self.call, rest, self.spread)
        if wins:
            value += wins * worth(self.rules, self.call, rest + 1 + weights.LEAD, self.spread)
        return value
