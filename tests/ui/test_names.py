"""Names are shown on one line, as what they are: no markup, no mention, no turning a line around."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.refusals import ChairsKept
from bot.ui.names import LONGEST, column, columns, plain_name, safe_name
from bot.ui.plain import plain_text
from tests.ui.tables import EMOJI, PLAIN

LIVE = re.compile(r"[*_~|`]|<[@#/:at]|^(?:#{1,3} |>|-|\d+[.)])|://|@(?!\u200b)|\]\(")
"""What Discord would take for markup, a mention or a link; escaped characters are left out before."""


def live(text: str) -> list[str]:
    """Return all that Discord would render in *text*."""
    return LIVE.findall(re.sub(r"\\.", "x", text.strip("\u2068\u2069"), flags=re.S))


@pytest.mark.parametrize(
    "name",
    [
        "@everyone",
        "@here",
        "<@1>",
        "<@!1>",
        "<@&1>",
        "<#1>",
        "<:spades:1>",
        "<t:1:R>",
        "</callbreak end:1>",
        "**bold** _it_ ~~no~~ ||who||",
        "`code` ```block```",
        "[a](https://b.example)",
        "https://b.example/x_y",
        "# big",
        "-# small",
        "- item",
        "1. item",
        "> quoted",
        ">>> quoted",
        "\\*",
    ],
)
def test_markup_is_shown_and_not_rendered(name: str) -> None:
    safe = safe_name(name)
    assert live(safe) == []
    shown = plain_text(safe).replace("\u200b", "")
    assert shown == plain_name(name), "nothing is lost on the way"


@given(st.text(max_size=80))
def test_any_name_is_one_safe_line(name: str) -> None:
    safe = safe_name(name)
    assert safe
    assert len(safe.splitlines()) == 1
    assert live(safe) == []
    assert len(plain_name(name)) <= LONGEST
    assert columns(column(name, 5)) <= 5
    shows = [char for char in safe if unicodedata.category(char)[0] not in "MZ"]
    assert [char for char in shows if unicodedata.category(char) not in ("Cc", "Cf", "Cs")]


@pytest.mark.parametrize(
    "name", ["", "  ", "\u200b\u200c\u200d", "\u3164\u2800", "\u0301\u034f\ufe0f", "\u202e\n"]
)
def test_a_name_that_shows_nothing_is_a_question_mark(name: str) -> None:
    assert safe_name(name) == "?"
    assert column(name, 5) == "?"


def test_a_name_cannot_turn_a_line_around() -> None:
    assert safe_name("a\u202eb\u2066c\u200fd") == "abcd"
    assert safe_name("שלום") == "\u2068שלום\u2069"
    assert safe_name("علی 3") == "\u2068علی 3\u2069"


def test_a_name_does_not_become_a_command() -> None:
    text = EMOJI("table-to-play", name=safe_name("/callbreak leave"))
    assert "</callbreak" not in text


def test_names_in_a_refusal_are_safe_too() -> None:
    text = PLAIN.refusal(ChairsKept(("<@1>", "**Asha**")), None)
    assert r"\<@" in text
    assert r"\*\*Asha\*\*" in text


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Bartholomew", "Barth"),
        ("田中さくら", "田中"),
        ("`a`", "'a'"),
        ("é\u0301\u0301abcdef", "é\u0301\u0301abcd"),
    ],
)
def test_a_column_is_as_wide_as_it_may_be(name: str, shown: str) -> None:
    assert column(name, 5) == shown
