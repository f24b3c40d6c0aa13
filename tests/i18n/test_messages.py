"""Every message in every language, with the longest names and figures, keeps to Discord's limits."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.engine.cards import PACK, Suit, parse_cards
from bot.engine.presets import CALLBREAK, PRESETS
from bot.engine.rules import FirstLead, MustBeat, Ruleset, Scoring, WhenVoid
from bot.engine.state import Phase
from bot.i18n import be_strict, languages, texts_for
from bot.ladder import Board, Played, Profile, Sort
from bot.preferences import Mine, Server
from bot.privacy import Dossier, Kept, Share
from bot.table.state import Chair, Stage, Table
from bot.ui.board_view import board_message, public_board
from bot.ui.card_words import card_name
from bot.ui.emoji import SuitEmoji
from bot.ui.fairness_view import check_message, fairness_message
from bot.ui.hand_view import left_message, over_message, panel
from bot.ui.layout import Message
from bot.ui.lobby_view import lobby_message, options_message
from bot.ui.moment import Moment
from bot.ui.more_view import more_message, notice
from bot.ui.names import LONGEST
from bot.ui.privacy_view import (
    Scope,
    erase_message,
    erased_message,
    export_message,
    kept_message,
    sure_message,
)
from bot.ui.profile_view import profile_message
from bot.ui.rules_view import help_message, rules_message
from bot.ui.scores_view import scores_message
from bot.ui.settings_server import PAGES, server_message
from bot.ui.settings_view import mine_message
from bot.ui.table_view import public_message
from bot.ui.wording import Wording
from tests.harness import check_message_payload
from tests.ui.tables import a_deal, payload, table_of
from tests.ui.test_board_view import board, row
from tests.ui.test_refusals import SAMPLES

# Long, and what it reaches is counted elsewhere: tracing would double its time.
pytestmark = pytest.mark.no_cover

ID = 2**63 - 1
EMOJI = SuitEmoji(dict.fromkeys(Suit, ID))
NAMES = ("*" * LONGEST, "म" * LONGEST, "<" * LONGEST, "W" * LONGEST)
"""The longest that names get once they are safe, and such as are as long as they look."""
BUSY = replace(
    CALLBREAK,
    announce_voids=True,
    first_lead=FirstLead.NO_TRUMP,
    must_beat=MustBeat.ALWAYS,
    when_void=WhenVoid.NO_UNDERTRUMP,
    redeal_no_trump=True,
    redeal_no_court=True,
    redeal_below=20,
    deals=1,
)
RULES = [BUSY, PRESETS["call-bridge"], PRESETS["callbreak-master-clubs"]]
MOMENTS = (Moment(), Moment(on_turn=False), Moment(higher=True), Moment(sure=13))


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    be_strict()
    yield
    be_strict(False)


@pytest.fixture(params=languages())
def wording(request: pytest.FixtureRequest) -> Wording:
    """Each language, with commands as mentions and suits as emoji with the longest ids."""
    return Wording(texts_for(request.param), EMOJI, ID)


def named(table: Table) -> Table:
    """Return *table* with the longest names, one of them a computer's and one of somebody who left."""
    chairs = [replace(chair, name=name) for chair, name in zip(table.chairs, NAMES, strict=True) if chair]
    chairs[2] = Chair(None, NAMES[2])
    chairs[3] = replace(chairs[3], left=True)
    return replace(table, chairs=tuple(chairs))


def check(view: Message) -> None:
    check_message_payload(payload(view))


@pytest.mark.parametrize("name", PRESETS)
def test_lobby_and_options(wording: Wording, name: str) -> None:
    rules = PRESETS[name]
    full = named(table_of(None, rules, preset=name))
    kept = replace(full, chairs=(*full.chairs[:3], replace(full.chairs[3] or Chair(None, ""), kept=True)))
    free = replace(full, chairs=(full.chairs[0], None, None, None))
    closed = replace(full, stage=Stage.CLOSED)
    for table in (full, kept, free, closed):
        check(lobby_message(wording, table, wording("table-restored")))
    check(options_message(wording, full))


@pytest.mark.parametrize("rules", RULES, ids=["busy", "call-bridge", "master-clubs"])
def test_table_and_panels_through_a_deal(wording: Wording, rules: Ruleset) -> None:
    for table in map(named, a_deal(rules, seed=7)):
        check(public_message(wording, table, restored=True))
        check(scores_message(wording, table))
        check(more_message(wording, table, 100))
        check(more_message(wording, table, 999))
        assert table.match is not None
        if table.match.phase in (Phase.CALLING, Phase.PLAYING) and table.match.turn is not None:
            note = wording("panel-you-played", card=EMOJI.card(PACK[0]))
            for moment in MOMENTS:
                check(panel(wording, table, table.match.turn, replace(moment, note=note)))


def test_the_ends_of_a_match(wording: Wording) -> None:
    *_, last = map(named, a_deal(CALLBREAK, seed=7))
    for stage in (Stage.MATCH, Stage.FINISHED, Stage.CLOSED):
        table = replace(last, stage=stage)
        check(public_message(wording, table))
        check(over_message(wording, table))
        check(left_message(wording, table))
    check(public_message(wording, replace(last, ready=frozenset(range(4)))))
    for attached in (True, False):
        check(check_message(wording, last, attached=attached))


@pytest.mark.parametrize("rules", [*RULES, CALLBREAK, PRESETS["call-bridge-classic"]])
def test_rules(wording: Wording, rules: Ruleset) -> None:
    for page in range(1, 7):
        check(rules_message(wording, rules, ID // 10**4, page))


def test_help_and_hints(wording: Wording) -> None:
    check(help_message(wording))
    check(fairness_message(wording))
    for hint in ("call", "forced", "redeal", "trump", "missed"):
        assert len(wording.label(f"hint-first-{hint}")) <= 300


@pytest.mark.parametrize("scoring", Scoring)
@pytest.mark.parametrize("sort", Sort)
def test_leaderboard(wording: Wording, sort: Sort, scoring: Scoring) -> None:
    check(board_message(wording, board(sort, scoring)))
    check(public_board(wording, board(sort, scoring), ID))
    check(board_message(wording, Board(sort, scoring, 1, 1, (), None)))


def test_profile(wording: Wording) -> None:
    finished = datetime(2030, 12, 31, tzinfo=UTC)
    played = Played(ID, finished, "callbreak", Scoring.CALLBREAK, 4, 4, True, -12_345, 52, 999, 99)
    recent = tuple(replace(played, preset=name, scoring=PRESETS[name].scoring) for name in PRESETS)
    scores = tuple(score for scoring in Scoring if (score := row(1, scoring).score))
    profile = Profile(ID, row(1).figures, scores, recent)
    check(profile_message(wording, NAMES[0], profile))


def test_settings(wording: Wording) -> None:
    check(mine_message(wording, Mine()))
    narrow = Server(channels=frozenset(range(ID - 25, ID)), starters=ID, table_role=ID, deals=52)
    for server in (Server(), narrow, replace(narrow, preset="callbreak-master")):
        for page in PAGES:
            check(server_message(wording, wording, server, page, silent=True))


def test_privacy(wording: Wording) -> None:
    share = Share(9_999_999, 9_999_999, 999_999)
    dossier = Dossier(Kept(share, share, 99, 99), [ID] * 99, [ID] * 99)
    for contact in (None, "*" * 200):
        check(kept_message(wording, dossier, contact))
    check(export_message(wording, "callbreak-data.json"))
    check(erase_message(wording))
    for scope in Scope:
        check(sure_message(wording, scope, dossier))
        check(sure_message(wording, scope, replace(dossier, channels=(), channels_here=())))
        check(erased_message(wording, scope))


def test_a_command_of_a_group_is_a_mention(wording: Wording) -> None:
    said = wording("privacy-about")
    assert f"</callbreak privacy export:{ID}>" in said
    assert f"</callbreak privacy erase:{ID}>" in said


def test_refusals_and_notices(wording: Wording) -> None:
    table = named(table_of(None, CALLBREAK))
    for refusal in SAMPLES:
        check(notice(wording.refusal(refusal, table)))


def test_digits_are_the_languages_own(wording: Wording) -> None:
    """Digits are the language's own, in figures as in sentences, and so is the decimal sign."""
    language = wording.texts.language
    own = {"ne": "०१२३४५६७८९", "bn": "০১২৩৪৫৬৭৮৯"}.get(language, "0123456789")
    point = "," if language in ("es", "id", "it") else "."
    assert wording.score(CALLBREAK, -123) == f"−{own[1]}{own[2]}{point}{own[3]}"
    assert wording.latin_score(CALLBREAK, -123) == f"−12{point}3"


@pytest.mark.parametrize(
    ("language", "joined"),
    [("bn", "A, K বা 5"), ("hi", "A, K या 5"), ("it", "A, K o 5"), ("id", "A, K, atau 5")],
)
def test_lists_are_written_as_the_language_writes_them(language: str, joined: str) -> None:
    """Indonesian spelling wants the comma, the others do not."""
    assert texts_for(language).listed("AK5", choose=True) == joined


@pytest.mark.parametrize(("language", "numbers"), [("ne", "१२३४५"), ("bn", "১২৩৪৫"), ("hi", "12345")])
def test_the_lines_of_help_are_numbered_in_the_languages_digits(language: str, numbers: str) -> None:
    """Discord lists Latin digits only: other numbers are bold, with room above."""
    _, *lines = [line for line in texts_for(language).text("help").splitlines() if line]
    mark = "{}. " if language == "hi" else "**{}.** "
    assert [
        line.startswith(mark.format(number)) for line, number in zip(lines, numbers, strict=True)
    ] == 5 * [True]


def test_cards_in_hindi_agree_with_their_rank() -> None:
    texts = texts_for("hi")
    assert [card_name(texts, card) for card in parse_cards("AS QH 2D 10C")] == [
        "हुकुम का इक्का",
        "पान की बेगम",
        "ईंट की दुक्की",
        "चिड़ी का दहला",
    ]
