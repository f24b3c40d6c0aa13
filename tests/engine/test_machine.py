"""Whole matches under random rulesets, told by hypothesis, with everything that must hold at each step."""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from bot.engine import decide, evolve, replay
from bot.engine.cards import PACK, Card
from bot.engine.codec import event_from_json, event_to_json
from bot.engine.messages import (
    AbandonMatch,
    CloseMatch,
    Command,
    Event,
    MakeCall,
    MatchStarted,
    PlayCard,
    StartDeal,
)
from bot.engine.refusals import CallOutOfRange, CardNotHeld, IllegalCard, NotNow, NotYourTurn, Refusal
from bot.engine.rules import Ruleset, rules_to_json
from bot.engine.scoring import deal_score
from bot.engine.state import Deal, Match, Phase
from tests.engine import naive
from tests.engine.strategies import packs, rulesets, seeds
from tests.engine.support import next_command


def refusal_of(match: Match, command: Command) -> Refusal:
    """Return why *command* is refused, which it must be."""
    try:
        events = decide(match, command)
    except Refusal as refusal:
        return refusal
    raise AssertionError(f"{command} led to {events}")


class WholeMatches(RuleBasedStateMachine):
    """A match, the events that told it, and what may happen next."""

    match: Match
    events: list[Event]

    @initialize(ruleset=rulesets(max_deals=3), first_dealer=st.integers(0, 3))
    def start(self, ruleset: Ruleset, first_dealer: int) -> None:
        self.events = [MatchStarted(ruleset, first_dealer)]
        self.match = replay(self.events)

    @precondition(lambda self: self.in_phase(Phase.OVER, Phase.ABANDONED))
    @rule(ruleset=rulesets(max_deals=3), first_dealer=st.integers(0, 3))
    def another_match_starts(self, ruleset: Ruleset, first_dealer: int) -> None:
        self.start(ruleset, first_dealer)

    def does(self, command: Command) -> None:
        for event in decide(self.match, command):
            before = self.match.version
            self.match = evolve(self.match, event)
            assert self.match.version == before + 1
            self.events.append(event)
            assert event_from_json(event_to_json(event)) == event

    def in_phase(self, *phases: Phase) -> bool:
        return self.match.phase in phases

    @precondition(lambda self: self.in_phase(Phase.DEALING))
    @rule(pack=packs)
    def deals(self, pack: tuple[Card, ...]) -> None:
        self.does(StartDeal(pack))

    @precondition(lambda self: self.in_phase(Phase.CALLING))
    @rule(call=st.integers(0, 14))
    def calls(self, call: int) -> None:
        seat, ruleset = self.match.turn, self.match.rules
        assert seat is not None
        if ruleset.min_call <= call <= ruleset.max_call:
            self.does(MakeCall(seat, call))
        else:
            refused = refusal_of(self.match, MakeCall(seat, call))
            assert isinstance(refused, CallOutOfRange)
            assert refused.facts == {"lowest": ruleset.min_call, "highest": ruleset.max_call}

    @precondition(lambda self: self.in_phase(Phase.PLAYING))
    @rule(data=st.data())
    def plays(self, data: st.DataObject) -> None:
        assert self.match.turn is not None
        self.does(PlayCard(self.match.turn, data.draw(st.sampled_from(self.match.legal))))

    @precondition(lambda self: self.in_phase(Phase.CALLING, Phase.PLAYING))
    @rule(seed=seeds, moves=st.integers(5, 60))
    def a_while_passes(self, seed: int, moves: int) -> None:
        rng = Random(seed)
        for _ in range(moves):
            if self.match.turn is not None:
                self.does(next_command(self.match, rng))

    @precondition(lambda self: self.match.rules.deals is None)
    @rule()
    def closes(self) -> None:
        if self.match.closing or self.in_phase(Phase.OVER, Phase.ABANDONED):
            assert isinstance(refusal_of(self.match, CloseMatch()), NotNow)
        else:
            self.does(CloseMatch())

    @precondition(lambda self: self.in_phase(Phase.CALLING) and len(self.match.history) > 1)
    @rule()
    def is_abandoned(self) -> None:
        self.does(AbandonMatch())

    @precondition(lambda self: self.match.turn is not None)
    @rule(seat=st.integers(0, 3), card=st.sampled_from(PACK))
    def somebody_else_moves(self, seat: int, card: Card) -> None:
        assert self.match.turn is not None
        if seat == self.match.turn:
            return
        calling = self.in_phase(Phase.CALLING)
        refused = refusal_of(self.match, MakeCall(seat, 3) if calling else PlayCard(seat, card))
        assert isinstance(refused, NotYourTurn)
        assert refused.turn == self.match.turn

    @invariant()
    def replaying_the_events_gives_the_state(self) -> None:
        assert replay(self.events) == self.match
        assert self.match.version == len(self.events)

    @invariant()
    def every_card_is_there_once(self) -> None:
        for deal in filter(None, (*self.match.history, self.match.deal)):
            held = [card for hand in deal.hands for card in hand]
            assert sorted(card.index for card in (*held, *deal.plays)) == list(range(52))
            assert sum(deal.won) == len(deal.tricks)
            assert [len(hand) for hand in deal.dealt] == [13] * 4

    @invariant()
    def totals_add_up(self) -> None:
        counted = [deal for deal in self.match.history if deal.scores and not deal.extra]
        assert self.match.counted == len(counted)
        sums = tuple(sum(deal.scores[seat] for deal in counted if deal.scores) for seat in range(4))
        assert self.match.totals == sums

    @invariant()
    def a_scored_deal_is_right(self) -> None:
        for deal in self.match.history:
            if deal.scores:
                assert sum(deal.won) == 13
                self._scored(deal)

    def _scored(self, deal: Deal) -> None:
        for call, won, score in zip(deal.calls, deal.won, deal.scores or (), strict=True):
            assert call is not None
            assert score == deal_score(self.match.rules, call, won)

    @invariant()
    def legal_cards_are_those_that_are_not_refused(self) -> None:
        match = self.match
        if match.phase is not Phase.PLAYING:
            assert match.legal == ()
            return
        assert match.turn is not None
        assert match.deal is not None
        assert match.legal
        hand = match.deal.hands[match.turn]
        for card in PACK:  # the next replay shows that refusals change nothing
            if card not in match.legal:
                self._refuses(PlayCard(match.turn, card), held=card in hand)
        texts, trick = [str(card) for card in hand], [str(card) for card in match.deal.trick]
        ruleset, first = rules_to_json(match.rules), not match.deal.tricks
        lawful = [card for card in texts if naive.may(ruleset, card, texts, trick, first)]
        assert [str(card) for card in match.legal] == lawful

    def _refuses(self, command: PlayCard, held: bool) -> None:
        refused = refusal_of(self.match, command)
        assert isinstance(refused, IllegalCard if held else CardNotHeld)
        assert refused.card is command.card
        if isinstance(refused, IllegalCard):
            assert refused.held == self.match.legal

    @invariant()
    def what_cannot_be_done_now_is_refused(self) -> None:
        phase = self.match.phase
        if phase is not Phase.PLAYING:
            assert isinstance(refusal_of(self.match, PlayCard(0, PACK[0])), NotNow)
        if phase is not Phase.CALLING:
            assert isinstance(refusal_of(self.match, MakeCall(0, 3)), NotNow)
        if phase is not Phase.DEALING:
            assert isinstance(refusal_of(self.match, StartDeal(PACK)), NotNow)
        if phase in (Phase.OVER, Phase.ABANDONED):
            assert isinstance(refusal_of(self.match, AbandonMatch()), NotNow)
            assert isinstance(refusal_of(self.match, CloseMatch()), NotNow)
        assert (self.match.turn is None) == (phase not in (Phase.CALLING, Phase.PLAYING))
        assert bool(self.match.winners) == (phase is Phase.OVER)


TestWholeMatches = WholeMatches.TestCase
TestWholeMatches.settings = settings(max_examples=40, stateful_step_count=30)
