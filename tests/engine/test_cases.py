"""Cases computed by a program that shares nothing with this one, and positions that programs get wrong."""

import json
from pathlib import Path

import pytest

from bot.engine import submit
from bot.engine.cards import Suit, parse_cards
from bot.engine.messages import CloseMatch, MakeCall, PlayCard, StartDeal
from bot.engine.play import legal_cards, winning_index
from bot.engine.presets import PRESETS
from bot.engine.record import read_record, write_record
from bot.engine.rules import FirstLead, MustBeat, WhenVoid, rules_from_json
from bot.engine.scoring import deal_score
from bot.engine.shuffle import FairShuffle
from bot.engine.state import Match, Phase
from bot.engine.verify import verify_record
from tests.engine.support import RECORDS, legal, load_record, rows, rules

POSITIONS = rows("positions.txt")
TRICKS = rows("tricks.txt")
SCORES = [
    (name, int(call), won, int(tenths))
    for (row,) in rows("scores.txt")
    for left, right in [row.split(": ")]
    for name, call in [left.split()]
    for won, tenths in enumerate(right.split())
]


def test_every_case_is_there() -> None:
    """A table cut short would pass unseen."""
    counts = [len(POSITIONS), len(TRICKS), len(SCORES), len(RECORDS), len(rows("pitfalls.txt"))]
    assert counts == [704, 60, 1050, 18, 17]


def test_the_positions_cover_every_pair_of_rules() -> None:
    seen = {tuple(where.split()[1:3]) for where, *_ in POSITIONS}
    assert seen == {(beat, void) for beat in MustBeat for void in WhenVoid}


@pytest.mark.parametrize("row", POSITIONS, ids=" / ".join)
def test_legal_cards(row: tuple[str, ...]) -> None:
    where, trick, hand, expected = row
    trump, must_beat, when_void, first_lead, which = where.split()
    ruleset = rules(
        trump=Suit(trump),
        must_beat=MustBeat(must_beat),
        when_void=WhenVoid(when_void),
        first_lead=FirstLead(first_lead),
    )
    found = legal_cards(ruleset, parse_cards(hand), parse_cards(trick), first_trick=which == "first")
    assert set(found) == set(parse_cards(expected))
    assert len(found) == len(set(found))


@pytest.mark.parametrize(("trick", "hand", "expected"), rows("pitfalls.txt"))
def test_pitfalls(trick: str, hand: str, expected: str) -> None:
    assert legal(hand, trick) == expected


@pytest.mark.parametrize(("trump", "trick", "winner"), TRICKS)
def test_who_takes_the_trick(trump: str, trick: str, winner: str) -> None:
    assert winning_index(rules(trump=Suit(trump)), parse_cards(trick)) == int(winner)


def test_scores() -> None:
    wrong = [case for case in SCORES if deal_score(PRESETS[case[0]], case[1], case[2]) != case[3]]
    assert wrong == []


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_verify(path: Path) -> None:
    assert verify_record(read_record(json.loads(path.read_text(encoding="ascii"))))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_are_written_as_they_were_read(path: Path) -> None:
    """The match that a record tells, played here, gives that record again to the last key."""
    data = load_record(path.stem)
    record = read_record(data)
    assert record.shuffle is not None
    shuffle = FairShuffle(record.shuffle.secret, record.shuffle.words)
    match = Match(rules_from_json(data["rules"]), record.first_dealer)
    for deal in record.deals:
        match, _ = submit(match, StartDeal(shuffle.pack(match.shuffles + 1)))
        while match.phase is Phase.CALLING:
            assert match.turn is not None
            match, _ = submit(match, MakeCall(match.turn, deal.calls[match.turn]))
        for card in deal.plays or ():
            assert match.turn is not None
            match, _ = submit(match, PlayCard(match.turn, card))
    if match.rules.deals is None:
        match, _ = submit(match, CloseMatch())
    assert write_record(match, record.players, shuffle) == data
