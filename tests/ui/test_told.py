"""A table in words: the same words for who listens and as the description of its picture."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.engine import public_view, submit
from bot.engine.cards import PACK, Suit, parse_cards
from bot.engine.messages import MakeCall, StartDeal
from bot.engine.presets import CALLBREAK, PRESETS
from bot.engine.rules import Ruleset
from bot.engine.state import Match
from bot.i18n import be_strict, languages, texts_for
from bot.table.state import Chair, Person, Stage, Table
from bot.ui.emoji import SuitEmoji
from bot.ui.plain import plain_text
from bot.ui.table_view import Shown, public_message
from bot.ui.told import told_name, told_standings, told_table, told_trick
from bot.ui.wording import Wording
from tests.harness import faults_in, pictures, texts
from tests.ui.tables import EMOJI, a_deal, called, payload, playing, table_of, table_with

HAND = parse_cards("AS KS 4S AH 9H 2H KD QD 3D AC JC 10C 5C")
LONG = ("*" * 24, "म" * 24, "<" * 24, "W" * 24)
BUSY = replace(CALLBREAK, announce_voids=True, deals=1)


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    be_strict()
    yield
    be_strict(False)


def in_language(language: str) -> Wording:
    return Wording(texts_for(language), SuitEmoji(dict.fromkeys(Suit, 2**63 - 1)), 2**63 - 1)


def named(table: Table, names: tuple[str, ...] = LONG) -> Table:
    """Return *table* with other names, one of them a computer's and one of somebody who left."""
    person = Person(100, names[0])
    chairs = (
        Chair(person, names[0]),
        Chair(Person(101, names[1]), names[1]),
        Chair(None, names[2]),
        Chair(Person(103, names[3]), names[3], left=True),
    )
    return replace(table, chairs=chairs)


def moments(rules: Ruleset, seed: int = 7) -> Iterator[Table]:
    """Yield a table at some of the moments of a deal, at its end, and after the match."""
    *running, scored = a_deal(rules, seed)
    yield from [*running[:6], *running[6::7], running[-1]]
    yield replace(scored, stage=Stage.MATCH)
    yield replace(scored, stage=Stage.FINISHED)


def symbols(text: str) -> list[str]:
    """Return what is there for the eye alone: emoji, arrows, marks."""
    return [char for char in text if unicodedata.category(char) in ("So", "Cs")] + re.findall(r"<:\w+:", text)


def shown(wording: Wording, table: Table, style: Shown) -> list[object]:
    body = payload(public_message(wording, table, style=style))
    assert faults_in(body) == []
    components: list[object] = body["components"]
    return components


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("rules", [CALLBREAK, BUSY, PRESETS["call-bridge"]], ids=["standard", "busy", "tens"])
def test_a_pictures_description_is_the_words_and_whole(language: str, rules: Ruleset) -> None:
    wording = in_language(language)
    for table in map(named, moments(rules)):
        (description,) = pictures(shown(wording, table, Shown.PICTURE))
        told = told_standings if table.stage is Stage.FINISHED else told_table
        assert description == plain_text("\n".join(told(wording.spoken(), table)))
        assert len(description) <= 1024, "nothing is cut off"
        assert not symbols(description)


@pytest.mark.parametrize("language", languages())
def test_a_server_that_listens_is_shown_no_symbol(language: str) -> None:
    wording = in_language(language)
    for table in map(named, [*moments(BUSY), *moments(CALLBREAK)]):
        ready = replace(table, ready=frozenset({0, 3}))
        for message in (table, ready):
            components = shown(wording, message, Shown.WORDS)
            assert not pictures(components)
            words = texts(components)
            assert not symbols("\n".join(words))


def test_the_words_begin_with_the_news() -> None:
    table = playing(called(table_with(HAND)), *parse_cards("AH"))
    lines = told_table(EMOJI, named(table, ("Asha", "Bimal", "Bot", "Dev")))
    assert lines[:3] == [
        "Callbreak, deal 1 of 5.",
        "Trick 1: Asha led the ace of hearts. Asha is winning it.",
        "Bimal is to play.",
    ]
    assert lines[3] == "Asha: 0 of 3 tricks, total 0.0."
    assert "Bot (computer, Medium): 0 of 3 tricks, total 0.0." in lines
    assert lines[-1] == "Dev (away, the computer plays) is the dealer."


def test_a_trick_is_told_card_by_card() -> None:
    table = called(table_with(HAND))
    view = public_view(table.match)  # type: ignore[arg-type]
    people = named(table, ("Asha", "Sita", "Bot", "Dev"))
    assert (
        told_trick(EMOJI, people, view, 5, parse_cards("KS 2S"), 1)
        == "Trick 5: Sita led the king of spades, Bot played the two of spades."
    )


def test_after_the_last_trick_nobody_leads() -> None:
    *running, scored = a_deal(CALLBREAK, 7)
    assert sum(line.endswith("took it and leads.") for line in told_table(EMOJI, running[-1])) == 1
    ending = [line for line in told_table(EMOJI, scored) if line.startswith("Trick ")]
    assert [line.split(":")[0] for line in ending] == ["Trick 12", "Trick 13"]
    assert ending[0].endswith("took it and leads.")
    assert re.search(r"\. .+ took it\.$", ending[1])


def thrown_in() -> Table:
    match, _ = submit(Match(CALLBREAK, 0), StartDeal(PACK))
    for _ in range(4):
        assert match.turn is not None
        match, _ = submit(match, MakeCall(match.turn, 1))
    match, _ = submit(match, StartDeal(PACK))
    return table_of(match, CALLBREAK)


def test_who_listens_is_told_why_the_cards_were_dealt_again() -> None:
    table = thrown_in()
    assert told_table(EMOJI, table)[1].startswith("Thrown in: the calls came to 4, fewer than 8.")
    match = table.match
    assert match is not None
    while match.turn is not None and match.deal is not None and not all(match.deal.calls):
        match, _ = submit(match, MakeCall(match.turn, 3))
    assert not any("Thrown in" in line for line in told_table(EMOJI, replace(table, match=match)))


def test_who_listens_is_told_the_voids_until_the_first_trick() -> None:
    clubs = [card for card in PACK if card.suit is Suit.CLUBS]
    table = named(called(table_with(clubs, BUSY)), ("Asha", "Bimal", "Bot", "Dev"))
    (line,) = (line for line in told_table(EMOJI, table) if "no card of" in line)
    assert "Asha: diamonds, hearts, spades;" in line
    assert "Bot (computer, Medium): clubs;" in line
    while table.match is not None and table.match.deal is not None and not table.match.deal.tricks:
        table = playing(table, table.match.legal[0])
    assert not any("no card of" in line for line in told_table(EMOJI, table))


def test_an_open_ended_match_that_is_about_to_end_says_so() -> None:
    table = called(table_with(HAND, replace(CALLBREAK, deals=None)))
    assert table.match is not None
    closing = replace(table, match=table.match._replace(closing=True))
    assert told_table(EMOJI, closing)[-1] == "The match ends after this deal."
    assert "The match ends after this deal." not in told_table(EMOJI, table)


def test_standings_are_told_from_the_winner_down() -> None:
    *_, scored = a_deal(BUSY, 7)
    lines = told_standings(EMOJI, replace(scored, stage=Stage.FINISHED))
    assert lines[0] == "House rules"
    assert lines[1].endswith("wins the match.")
    assert [line.split(":")[0] for line in lines[2:6]] == ["Place 1", "Place 2", "Place 3", "Place 3"]
    assert [line.split(":")[0] for line in lines[6:]] == ["Trick 12", "Trick 13"]


def test_names_stay_names() -> None:
    name = r"**a**_`b`\<:a:7> #@x"
    table = named(called(table_with(HAND)), (name, "B", "C", "D"))
    assert plain_text(told_name(EMOJI, table, 0)).replace("\u200b", "") == name
