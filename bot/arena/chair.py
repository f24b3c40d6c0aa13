"""What a chair knows from the lines it was told: enough for the same view that the bot's own tables give."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.engine.cards import Card, Suit, parse_cards
from bot.engine.rules import Ruleset, rules_from_json
from bot.engine.scoring import leaders
from bot.engine.state import Phase, Redeal, Trick, following_seat
from bot.engine.views import EndedDeal, PublicView, SeatView

__all__ = ["Chair", "NotALine"]


class NotALine(Exception):
    """A line that the player protocol does not know, or that makes no sense where it comes."""


class Chair:
    """Takes in the lines of the player protocol and says what the seat sees."""

    def __init__(self) -> None:
        self._rules = Ruleset()
        self._history: list[EndedDeal] = []
        self._number = self._dealer = self._seat = 0
        self._dealt = False
        self._first_dealer = 0
        self._extra = False
        self._totals: tuple[int, ...] = (0,) * 4
        self._hand: tuple[Card, ...] = ()
        self._calls: tuple[int | None, ...] = (None,) * 4
        self._tricks: list[Trick] = []
        self._voids: tuple[tuple[Suit, ...], ...] | None = None

    def take(self, line: Mapping[str, Any]) -> None:
        """Take note of *line*. Raises NotALine."""
        if line["type"] != "deal" and not self._dealt:
            raise NotALine("the first line is a deal")
        try:
            self._take(line)
        except (KeyError, TypeError, AttributeError, ValueError) as error:
            raise NotALine(f"{type(error).__name__}: {error}") from None

    def _take(self, line: Mapping[str, Any]) -> None:
        match line["type"]:
            case "deal":
                self._deal(line)
            case "call" | "calls":
                self._calls = _four(line["calls"], _call)
                if "voids" in line:
                    self._voids = tuple(tuple(map(Suit, suits)) for suits in line["voids"])
            case "trick":
                cards = _four(parse_cards(line["cards"]), lambda card: card)
                self._tricks.append(Trick(_seat(line["lead"]), cards, _seat(line["winner"])))
                self._hand = tuple(card for card in self._hand if card not in cards)
            case "score":
                self._end(_four(line["scores"], _whole), None)
                self._totals = _four(line["totals"], _whole)
            case "redeal":
                self._end(None, Redeal(line["why"]))
            case "play":
                pass  # it asks, and tells nothing that the view would not be given
            case other:
                raise ValueError(f"no such type: {other!r}")

    def _deal(self, line: Mapping[str, Any]) -> None:
        number, scored = _whole(line["deal"]), [deal for deal in self._history if deal.redealt is None]
        self._totals = _four(line["totals"], _whole)
        if not self._history or (number == 1 and scored and not any(self._totals)):
            self._history, scored = [], []  # another match
            self._first_dealer = _seat(line["dealer"])
        self._dealt, self._rules = True, rules_from_json(line["rules"])
        self._extra = number == len(scored)  # it has the number of the last
        self._number, self._dealer, self._seat = number, _seat(line["dealer"]), _seat(line["seat"])
        self._hand = parse_cards(line["hand"])
        self._calls, self._tricks, self._voids = (None,) * 4, [], None

    def _end(self, scores: tuple[int, ...] | None, redealt: Redeal | None) -> None:
        ended = EndedDeal(self._dealer, self._calls, self._won, scores, redealt, self._extra)
        self._history.append(ended)

    @property
    def _won(self) -> tuple[int, ...]:
        return tuple(sum(trick.winner == seat for trick in self._tricks) for seat in range(4))

    def calling(self) -> SeatView:
        """Return the view of the seat that is to call."""
        public = self._public(Phase.CALLING, following_seat(self._rules, self._dealer), ())
        return SeatView(public, self._seat, self._hand, (), may_call=True)

    def playing(self, line: Mapping[str, Any]) -> SeatView:
        """Return the view of the seat that *line* asks for a card. Raises NotALine."""
        try:
            trick, legal = parse_cards(line["trick"]), parse_cards(line["legal"])
            public = self._public(Phase.PLAYING, _seat(line["lead"]), trick)
        except (KeyError, TypeError, AttributeError, ValueError) as error:
            raise NotALine(f"{type(error).__name__}: {error}") from None
        if len(trick) > 3:
            raise NotALine("trick: more than three cards")
        if not legal or not set(legal) <= set(self._hand):
            raise NotALine("legal: not among this chair's cards")
        return SeatView(public, self._seat, self._hand, legal, may_call=False)

    def _public(self, phase: Phase, lead: int | None, trick: tuple[Card, ...]) -> PublicView:
        return PublicView(
            rules=self._rules,
            phase=phase,
            first_dealer=self._first_dealer,
            number=self._number,
            extra=self._extra,
            dealer=self._dealer,
            turn=self._seat,
            calls=self._calls,
            won=self._won,
            lead=lead,
            trick=trick,
            tricks=tuple(self._tricks),
            voids=self._voids,
            totals=self._totals,
            history=tuple(self._history),
            closing=False,
            tied=leaders(self._totals) if self._extra else (),
            winners=(),
        )


def _four(values: Sequence[Any], read: Callable[[Any], Any]) -> tuple[Any, ...]:
    """Return four values, each as *read* has it. Raises ValueError."""
    a, b, c, d = map(read, values)
    return a, b, c, d


def _whole(value: object) -> int:
    if type(value) is not int:
        raise ValueError(f"not a whole number: {value!r}"[:80])
    return value


def _seat(value: object) -> int:
    if _whole(value) not in range(4):
        raise ValueError(f"not a seat: {value!r}"[:80])
    return _whole(value)


def _call(value: object) -> int | None:
    if value is not None and _whole(value) not in range(1, 14):
        raise ValueError(f"not a call: {value!r}"[:80])
    return None if value is None else _whole(value)
