"""How texts are found, filled and written, in tests and on a server that must go on."""

from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

import pytest

from bot.i18n import be_strict, catalogue, texts_for
from bot.i18n.texts import _texts

FACTS = "fill = { $one }, { $two }\nnumber = { $n } { NUMBER($n) }"
CATALOGUES = {
    "en": "plain = Cards\nonly-english = Only { $n }\n" + FACTS,
    "es": "plain = Cartas",
    "es-419": "plain = Barajas",
    "ne": "plain = तास\n" + FACTS,
}
CHOICE = """
some = { $fact ->
    [none] Nothing
    [yes] Indeed
   *[other] { $fact }
 }
tricks = { $count ->
    [one] One trick
   *[other] { $count } tricks
 }
"""


class Suit(StrEnum):
    SPADES = "S"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Replace the catalogues by small ones."""
    for language, source in CATALOGUES.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(source, encoding="utf-8")
    (tmp_path / "en" / "b.ftl").write_text(CHOICE, encoding="utf-8")
    (tmp_path / "__pycache__").mkdir()
    monkeypatch.setattr(catalogue, "files", lambda _: tmp_path)
    forget()
    be_strict()
    yield
    be_strict(False)
    forget()


def forget() -> None:
    for cached in (catalogue.languages, catalogue.bundle, catalogue.fallbacks, _texts):
        cached.cache_clear()


@pytest.mark.parametrize(
    ("language", "joined"),
    [("en", "A, K or 5"), ("es", "A, K o 5"), ("ne", "A, K वा 5"), ("es-419", "A, K o 5")],
)
def test_no_comma_stands_before_the_last_of_several(language: str, joined: str) -> None:
    assert texts_for(language).listed("AK5", choose=True) == joined
    assert texts_for(language).listed("A", choose=True) == "A"


def test_a_language_is_a_folder_with_texts() -> None:
    assert catalogue.languages() == ("en", "es", "es-419", "ne")


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        (None, "Cards"),
        ("en-GB", "Cards"),
        ("es-419", "Barajas"),
        ("es_419", "Barajas"),
        ("ES-es", "Cartas"),
        ("ne-NP", "तास"),
        ("tlh", "Cards"),
        ("", "Cards"),
    ],
)
def test_region_falls_back_to_language_to_english(locale: str | None, text: str) -> None:
    assert texts_for(locale).text("plain") == text


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert texts_for("es-419").text("only-english", n=3) == "Only 3"


def test_texts_are_made_once() -> None:
    assert texts_for("en-GB") is texts_for("en-US") is texts_for(None)


def test_numbers_are_written_as_the_language_writes_them_and_text_stays() -> None:
    assert texts_for("en").text("number", n=1234) == "1,234 1,234"
    assert texts_for("ne").text("number", n=52) == "५२ ५२"
    assert texts_for("ne").text("fill", one="10♥", two=4) == "10♥, ४"
    assert texts_for("ne").digits("−3.0") == "−३.०"
    assert texts_for("es").digits("−3.0") == "−3.0"


@pytest.mark.parametrize(
    ("fact", "text"),
    [
        (None, "Nothing"),
        (True, "Indeed"),
        (False, "no"),
        (Suit.SPADES, "S"),
        (("Asha", "Bimal", "Dev"), "Asha, Bimal and Dev"),
        (("Asha",), "Asha"),
    ],
)
def test_facts_of_every_kind_are_put_in(fact: object, text: str) -> None:
    assert texts_for().text("some", fact=fact) == text


def test_plurals_follow_the_number() -> None:
    texts = texts_for()
    assert [texts.text("tricks", count=count) for count in (1, 2)] == ["One trick", "2 tricks"]


def test_no_invisible_marks_are_put_around_facts() -> None:
    assert texts_for().text("fill", one="a", two="b") == "a, b"


def test_a_wrong_key_raises_in_tests() -> None:
    with pytest.raises(KeyError, match="nonsense"):
        texts_for().text("nonsense")


def test_a_missing_fact_raises_in_tests() -> None:
    with pytest.raises(ValueError, match=r"^fill: .*two"):
        texts_for().text("fill", one=1)


def test_a_server_goes_on_with_a_wrong_key_and_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    be_strict(False)
    assert [texts_for().text("nonsense") for _ in range(3)] == ["nonsense"] * 3
    assert [record.message for record in caplog.records] == ["Text 'nonsense': there is no such text"]


def test_a_server_goes_on_with_a_missing_fact_and_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    be_strict(False)
    assert [texts_for().text("fill", one="x") for _ in range(2)] == ["x, two"] * 2
    assert len(caplog.records) == 1
    assert "'fill'" in caplog.text
