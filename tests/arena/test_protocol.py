"""A chair that is told lines knows what its seat may see, no less and no more."""

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.arena import protocol
from bot.arena.chair import Chair, NotALine
from bot.arena.participants import RandomPlayer
from bot.arena.program import line_for
from bot.arena.speaker import answers
from bot.engine import decide, evolve, seat_view
from bot.engine.cards import PACK, parse_cards
from bot.engine.messages import CloseMatch, Command, MakeCall, PlayCard, StartDeal
from bot.engine.presets import CALLBREAK, PRESETS
from bot.engine.rules import rules_to_json
from bot.engine.state import Match, Phase
from bot.engine.views import SeatView

CASES = {
    **PRESETS,
    "announced voids": replace(CALLBREAK, announce_voids=True, redeal_no_trump=True, redeal_no_court=True),
    "one deal": replace(CALLBREAK, deals=1),
}


class Told:
    """Four chairs that are told what a program in their place would be."""

    def __init__(self) -> None:
        self.chairs = [Chair() for _ in range(4)]

    def take(self, seat: int, line: protocol.Line | None) -> None:
        if line is not None:
            self.chairs[seat].take(json.loads(json.dumps(line)))

    def view(self, match: Match, seat: int) -> SeatView:
        if match.phase is Phase.CALLING:
            self.take(seat, protocol.call_line(match))
            return self.chairs[seat].calling()
        line = protocol.play_line(match)
        self.take(seat, line)
        return self.chairs[seat].playing(line)


def play(match: Match, told: Told, seed: int) -> Iterator[tuple[SeatView, SeatView]]:
    """Yield what the seat to move sees, and what it knows from its lines, at every move of a match."""
    rng, player = Random(seed), RandomPlayer(seed)
    while match.phase is not Phase.OVER:
        command: Command
        if match.phase is Phase.DEALING:
            over = match.rules.deals is None and match.counted == 3
            command = CloseMatch() if over else StartDeal(tuple(rng.sample(PACK, 52)))
        else:
            assert match.turn is not None
            view = seat_view(match, match.turn)
            yield view, told.view(match, match.turn)
            if view.may_call:
                command = MakeCall(view.seat, player.call(view))
            else:
                command = PlayCard(view.seat, player.play(view))
        for event in decide(match, command):
            match = evolve(match, event)
            for seat in range(4):
                told.take(seat, line_for(match, seat, event))


@pytest.mark.parametrize("name", CASES)
def test_what_a_program_is_told_makes_the_view_of_its_seat(name: str) -> None:
    told, moves = Told(), 0
    for first_dealer in (0, 2):  # a second match at the same table
        for mine, known in play(Match(CASES[name], first_dealer), told, seed=first_dealer):
            assert known == mine
            moves += 1
    assert moves > 100


def test_an_extra_deal_is_known_as_one() -> None:
    rules, seen = replace(CALLBREAK, deals=1), 0
    for seed in range(60):
        views = play(Match(rules, 0), Told(), seed)
        extras = [(mine, known) for mine, known in views if mine.public.extra]
        assert all(known == mine for mine, known in extras)
        seen += bool(extras)
    assert seen


DEAL = {
    "type": "deal",
    "rules": rules_to_json(CALLBREAK),
    "deal": 1,
    "totals": [0, 0, 0, 0],
    "dealer": 3,
    "seat": 0,
    "hand": "AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S",
}


def test_a_player_answers_what_it_is_asked_and_nothing_else() -> None:
    lines = [
        DEAL,
        {"type": "call", "calls": [None] * 4},
        {"type": "calls", "calls": [2, 2, 3, 3]},
        {"type": "play", "lead": 0, "trick": "", "legal": "AS"},
        {"type": "trick", "lead": 0, "cards": "AS 2H 3H 4H", "winner": 0},
        {"type": "bye"},
        {"type": "call", "calls": [None] * 4},
    ]
    found = [json.loads(answer) for answer in answers(RandomPlayer(1), map(json.dumps, lines))]
    assert [list(answer) for answer in found] == [["call"], ["card"]]
    assert found[1] == {"card": "AS"}


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("{", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("[1]", "not an object"),
        ("{}", "not an object with a type"),
        ('{"type": "smile"}', "no such type: 'smile'"),
        ('{"type": "deal"}', "deal"),
        ('{"type": "calls", "calls": [1, 2]}', "not enough values"),
        ('{"type": "trick", "lead": 0, "cards": "AX", "winner": 0}', "not a card"),
        ('{"type": "redeal", "why": "boredom"}', "boredom"),
        ('{"type": "calls", "calls": ["x", null, [], {}]}', "not a whole number: 'x'"),
        ('{"type": "calls", "calls": [1, 2, 3, 14]}', "not a call: 14"),
        ('{"type": "trick", "lead": 4, "cards": "AS 2H 3H 4H", "winner": 0}', "not a seat: 4"),
        ('{"type": "trick", "lead": 0, "cards": "AS 2H 3H 4H", "winner": "q"}', "not a whole number: 'q'"),
        ('{"type": "trick", "lead": 0, "cards": "AS 2H 3H 4H 5H", "winner": 0}', "too many values"),
        (
            '{"type": "score", "tricks": [], "scores": [1, 2, 3, 4.5], "totals": []}',
            "not a whole number: 4.5",
        ),
        ('{"type": "play", "lead": 0, "trick": "2C 3C 4C 5C", "legal": "AS"}', "more than three cards"),
        (json.dumps(DEAL | {"dealer": None}), "not a whole number: None"),
        (json.dumps(DEAL | {"seat": "z"}), "not a whole number: 'z'"),
        ('{"type": "play", "lead": 0, "trick": "", "legal": "2C"}', "legal: not among this chair's cards"),
        ('{"type": "play", "lead": 0, "trick": "", "legal": ""}', "legal: not among this chair's cards"),
        ('{"type": "play", "lead": 0, "trick": 7, "legal": ""}', "AttributeError"),
    ],
)
def test_a_line_that_makes_no_sense_is_named(line: str, why: str) -> None:
    with pytest.raises(NotALine, match=r"^line 2: ") as raised:
        list(answers(RandomPlayer(1), [json.dumps(DEAL), line]))
    assert why in str(raised.value)


def test_answers_are_read_strictly() -> None:
    match = Match(CALLBREAK, 0, phase=Phase.PLAYING, legal=parse_cards("AS 10H"))
    assert protocol.read_card(b'{"card": "10H"}\n', match).text == "10H"
    assert protocol.read_call(b'{"call": 13, "why": "all trumps"}', match) == 13
    for wrong in (
        b'{"call": 14}',
        b'{"call": 0}',
        b'{"call": true}',
        b'{"call": 2.0}',
        b'{"call": "2"}',
        b"3",
        b"{",
    ):
        with pytest.raises(protocol.NotAnAnswer):
            protocol.read_call(wrong, match)
    for wrong in (
        b'{"card": "KS"}',
        b'{"card": "XX"}',
        b'{"card": null}',
        b'{"card": 10}',
        b'["AS"]',
        b"\xff",
        b"",
    ):
        with pytest.raises(protocol.NotAnAnswer):
            protocol.read_card(wrong, match)


def test_nothing_is_answered_before_a_deal() -> None:
    with pytest.raises(NotALine, match="line 1: the first line is a deal"):
        list(answers(RandomPlayer(1), ['{"type": "call", "calls": [null, null, null, null]}']))
