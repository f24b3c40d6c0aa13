"""Whatever the rules, every message of a deal keeps Discord's limits, and every id says what it is."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.engine.cards import Suit
from bot.engine.presets import CALLBREAK, CALLBREAK_MASTER, PRESETS
from bot.engine.rules import Direction, FirstLead, MustBeat, Ruleset, Scoring, TieBreak, WhenVoid
from bot.engine.state import Phase
from bot.table.state import Stage, Table
from bot.ui.hand_view import left_message, over_message, panel
from bot.ui.layout import Message
from bot.ui.lobby_view import lobby_message, options_message
from bot.ui.moment import Moment
from bot.ui.more_view import more_message
from bot.ui.rules_view import help_message, rules_message
from bot.ui.scores_view import scores_message
from bot.ui.table_view import public_message
from bot.ui.wording import Wording
from tests.harness import buttons, card_of, faults_in, texts
from tests.ui.tables import EMOJI, PLAIN, a_deal, payload, table_of

# Long, and what it reaches is counted elsewhere: tracing would double its time.
pytestmark = pytest.mark.no_cover

OTHER_RULES = {
    **{f"direction {value}": replace(CALLBREAK, direction=value) for value in Direction},
    **{f"trump {value.name}": replace(CALLBREAK, trump=value) for value in Suit},
    **{f"calls {low} to {high}": replace(CALLBREAK, min_call=low, max_call=high, redeal_below=None)
       for low, high in ((1, 1), (2, 13), (9, 13), (13, 13))},
    **{f"must beat {value}": replace(CALLBREAK, must_beat=value) for value in MustBeat},
    **{f"when void {value}": replace(CALLBREAK, when_void=value) for value in WhenVoid},
    **{f"first lead {value}": replace(CALLBREAK, first_lead=value) for value in FirstLead},
    **{f"redeal below {value}": replace(CALLBREAK, redeal_below=value) for value in (None, 20)},
    "redeal without a trump": replace(CALLBREAK, redeal_no_trump=True),
    "redeal without a court card": replace(CALLBREAK, redeal_no_court=True),
    "voids announced": replace(CALLBREAK, announce_voids=True),
    **{f"scoring {value}": replace(CALLBREAK, scoring=value) for value in Scoring},
    "a bonus": replace(CALLBREAK, scoring=Scoring.BRIDGE, bonus_call=8, bonus_points=16),
    **{f"deals {value}": replace(CALLBREAK, deals=value) for value in (None, 1, 52)},
    **{f"ties {value}": replace(CALLBREAK, deals=1, tie_break=value) for value in TieBreak},
    **{f"preset {name}": rules for name, rules in PRESETS.items()},
}  # fmt: skip
CALL_BUTTON = re.compile(r"cb:(call|sure):\d+:\d+:call:\d+")
CARD_BUTTON = re.compile(r"cb:play:\d+:\d+:(\d+|[JQKA])[CDHS]")


def check(view: Message, *, spoken: bool = True) -> None:
    """Check a message's limits and its ids."""
    body = payload(view)
    assert faults_in(body) == []
    assert not spoken or any(text.strip() for text in texts(body["components"]))
    for button in buttons(body["components"]):
        ends_in_card = card_of(button.custom_id) is not None
        ends_in_call = bool(re.search(r":call:\d+$", button.custom_id))
        assert ends_in_card == bool(CARD_BUTTON.fullmatch(button.custom_id)), button.custom_id
        assert ends_in_call == bool(CALL_BUTTON.fullmatch(button.custom_id)), button.custom_id


def check_all(wording: Wording, table: Table) -> None:
    """Check everything that can be shown of a table at a moment of its match."""
    check(public_message(wording, table))
    check(public_message(wording, table, buttons=False))
    check(public_message(wording, table, restored=True))
    check(scores_message(wording, table))
    check(more_message(wording, table, 100))
    check(more_message(wording, table, 999))
    assert table.match is not None
    if table.stage is Stage.MATCH and table.match.phase in (Phase.CALLING, Phase.PLAYING):
        for seat in range(4):
            for moment in (
                Moment(),
                Moment(on_turn=False, note="played"),
                Moment(higher=True),
                Moment(sure=13),
            ):
                check(panel(wording, table, seat, moment))


@pytest.mark.parametrize("name", OTHER_RULES)
def test_a_deal_under_every_value_of_every_rule(name: str) -> None:
    rules = OTHER_RULES[name]
    check(rules_message(EMOJI, rules))
    tables = list(a_deal(rules, seed=len(name)))
    for table in [*tables[::11], *tables[-2:]]:
        check_all(EMOJI, table)
        check_all(PLAIN, replace(table, ready=frozenset({0, 1}), votes=frozenset({2})))


def test_what_is_dealt_without_a_suit_is_told_where_the_rules_say_so() -> None:
    rules = replace(CALLBREAK, announce_voids=True)
    told = [
        text
        for seed in range(12)
        for table in a_deal(rules, seed)
        for text in texts(payload(public_message(EMOJI, table))["components"])
        if "Dealt no card of" in text
    ]
    assert told


def test_a_message_of_a_match_of_52_deals_fits() -> None:
    rules = replace(CALLBREAK, deals=52)
    last = list(a_deal(rules, 3))[-1]
    assert last.match is not None
    scored = [deal for deal in last.match.history if deal.scores]
    match = last.match._replace(history=tuple(scored * 51))
    check_all(EMOJI, replace(last, match=match))


def lobbies(rules: Ruleset) -> list[Table]:
    """Return a lobby with four people, one with one, and one that has closed."""
    full = table_of(None, rules)
    alone = replace(full, chairs=(full.chairs[0], None, None, None))
    return [full, alone, replace(alone, stage=Stage.CLOSED)]


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("deals", [None, 1, 4, 52])
def test_lobbies_and_the_hosts_options_fit(name: str, deals: int | None) -> None:
    rules = PRESETS[name] if deals is None else replace(PRESETS[name], deals=deals)
    for table in lobbies(rules):
        table = replace(table, preset=name)
        check(lobby_message(EMOJI, table))
        check(options_message(EMOJI, table))


def test_the_ends_of_panels_and_the_help_fit() -> None:
    table = next(iter(a_deal(CALLBREAK_MASTER, 1)))
    for wording in (EMOJI, PLAIN):
        check(left_message(wording, table))
        check(over_message(wording, table))
        check(over_message(wording, replace(table, stage=Stage.FINISHED)))
        check(public_message(wording, replace(table, stage=Stage.CLOSED)))
        check(help_message(wording))
