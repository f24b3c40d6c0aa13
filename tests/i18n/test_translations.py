"""Every catalogue is held against the English one: a translator reads here what is still to be done."""

from collections import Counter

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from bot.i18n import DEFAULT, languages, texts_for
from bot.i18n.catalogue import sources
from tests.i18n.catalogue_reader import messages
from tests.i18n.translation import faults

# Long, and what it reaches is counted elsewhere: tracing would double its time.
pytestmark = pytest.mark.no_cover

TRANSLATIONS = [language for language in languages() if language != DEFAULT]
ENGLISH = """
deal = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }
press = Press **{ button }** when { $name } is ready
button = Go
help = ## How to play
    /callbreak start opens a table for your friends.
"""
GOOD = """
deal = { $deals } donne
press = { $name } : appuyer **{ button }**
button = Go
help = ## Comment jouer
    /callbreak start ouvre une table.
"""
NOT_GIVEN = ", which it is not given"
COMMANDS = ["/callbreak start"]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_fits_the_english_texts(language: str) -> None:
    found = list(faults(messages(DEFAULT), messages(language)))
    assert found == [], f"{language}:\n" + "\n".join(found)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_text_stands_in_the_file_of_its_english_one(language: str) -> None:
    def homes(code: str) -> dict[str, str]:
        return {
            entry.id.name: name
            for name, source in sources(code).items()
            for entry in FluentResource(source).body
            if isinstance(entry, ast.Message)
        }

    ours, theirs = homes(DEFAULT), homes(language)
    assert {key: name for key, name in theirs.items() if ours.get(key) != name} == {}


@pytest.mark.parametrize("language", languages())
def test_buttons_are_short_enough_for_a_phone(language: str) -> None:
    """Four stand in a row of 400 pixels at best; those with a name in them are alone."""
    texts = texts_for(language)
    plain = [key for key in messages(DEFAULT) if key.startswith("button-")]
    labels = {key: texts.text(key) for key in plain if key not in ("button-take-chair", "button-sure")}
    assert {key: label for key, label in labels.items() if len(label) > 24} == {}


@pytest.mark.parametrize("language", languages())
def test_what_discord_shows_beside_a_command_is_short_enough(language: str) -> None:
    keys = [key for key in messages(DEFAULT) if key.startswith(("command-", "option-", "preset-", "sort-"))]
    said = {key: texts_for(language).text(key) for key in keys}
    assert {key: len(text) for key, text in said.items() if not 1 <= len(text) <= 100} == {}


@pytest.mark.parametrize("language", languages())
def test_names_that_are_chosen_from_a_list_differ(language: str) -> None:
    texts = texts_for(language)
    for prefix in ("preset-", "sort-", "scoring-", "rank-", "suit-"):
        keys = [key for key in messages(DEFAULT) if key.startswith(prefix) and "-the" not in key]
        names = Counter(texts.text(key) for key in keys if key != "suit-one")
        assert [name for name, times in names.items() if times > 1] == [], prefix


def book(source: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in FluentResource(source).body if isinstance(entry, ast.Message)}


def test_a_good_translation_has_no_faults() -> None:
    assert list(faults(book(ENGLISH), book(GOOD))) == []


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ("button = Go", "", "button is missing"),
        ("button = Go", "button = Go\nown = Aussi", "own is not an English text"),
        (
            "deal = { $deals } donne",
            "deal = { $count } { $deals }",
            f"deal uses $count{NOT_GIVEN}",
        ),
        ("deal = { $deals } donne", "deal = une donne", "deal leaves out $deals"),
        ("**{ button }**", "**Go**", "press should hold the texts ['button'], as the English one"),
        (
            "start ouvre",
            "ouvrir ouvre",
            f"help should name the commands {COMMANDS}, as they are typed",
        ),
        ("## Comment", "Comment", "help should start with ['## '], as the English one"),
        (
            "help = ## Comment jouer\n    /callbreak start ouvre une table.",
            "help = ## How to play\n    /callbreak start opens a table for your friends.",
            "help is still English",
        ),
    ],
)
def test_a_fault_is_named(right: str, wrong: str, fault: str) -> None:
    assert right in GOOD
    assert list(faults(book(ENGLISH), book(GOOD.replace(right, wrong)))) == [fault]
