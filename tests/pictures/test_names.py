"""Names: drawn in every script that the fonts have, and never as boxes."""

import pytest

from bot.ui.pictures import Player, legible
from bot.ui.pictures import fonts as picture_fonts
from bot.ui.pictures.avatars import initials
from bot.ui.pictures.fonts import face_of, runs
from bot.ui.pictures.seats import shown_name
from bot.ui.pictures.table import table_image
from bot.ui.pictures.text import fitted, set_text
from tests.pictures.look import outside_plate
from tests.pictures.scenes import PLAYING, with_player

DRAWN = [
    "Anil",
    "Łukasz Žižek",
    "Đặng Ngọc",
    "Анил",
    "सीता",
    "क्षेत्री",
    "আনিল",
    "தமிழ்",
    "شيلا",
    "שלום",
    "علی 007",
    "🔥Sita🔥",
    "👨‍👩‍👧",
    "Ⓐnil",
]
NOT_DRAWN = ["", "   ", "\u200b\u2060", "\u3164", "田中", "스타", "علی Ali", "\u0301", "Ali 田"]


@pytest.mark.parametrize("name", DRAWN)
def test_a_name_in_a_known_script_is_drawn_as_it_is(name: str) -> None:
    assert legible(name) == name
    assert "".join(piece for _, piece in runs(name)) == name
    assert set_text(name, 24, 700).mask.getbbox() is not None


@pytest.mark.parametrize("name", NOT_DRAWN)
def test_other_names_give_way_to_the_alias(name: str) -> None:
    assert legible(name) is None
    assert shown_name(Player(name, alias="Seat 2")) == "Seat 2"
    assert shown_name(Player(name, alias="座席")) == ""
    assert initials(Player(name)) == ""


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("𝓢𝓲𝓽𝓪", "Sita"), ("ｓｉｔａ", "sita"), ("꧁༺Sita༻꧂", "Sita"), ("a\u202ebc\u200f", "abc"),
        ("Sita\n\tRai", "Sita Rai"), ("A" + "\u0301" * 40, "Á" + "\u0301" * 3), ("\u200dSita\u200d", "Sita"),
    ],
)  # fmt: skip
def test_fancy_dress_and_ornaments_are_taken_off(name: str, drawn: str) -> None:
    assert legible(name) == drawn


def test_no_character_is_drawn_as_the_box_for_missing_ones() -> None:
    """Of every name that is drawn, each piece is in a font that has all its letters."""
    for name in DRAWN:
        assert all(face_of(letter) for letter in name if letter.isalnum()), name
    assert face_of("田") is None
    assert face_of("\ue000") is None


def test_without_shaping_joined_scripts_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    caches = (legible, runs, face_of)
    monkeypatch.setattr(picture_fonts, "has_shaping", lambda: False)
    for cached in caches:
        cached.cache_clear()
    try:
        assert [legible(name) for name in ("सीता", "আনিল", "شيلا", "ไทย")] == [None] * 4
        assert legible("Łukasz") == "Łukasz"
        assert legible("Анил") == "Анил"
    finally:
        for cached in caches:
            cached.cache_clear()


def test_shaping_joins_letters() -> None:
    """A conjunct is narrower than its letters side by side."""
    if not picture_fonts.has_shaping():
        pytest.skip("this Pillow has no Raqm")
    apart = sum(set_text(letter, 40, 700).width for letter in ("क", "ष"))
    assert set_text("क्ष", 40, 700).width < apart


def test_a_long_name_is_cut_with_an_ellipsis() -> None:
    cut = fitted("Bartholomew Featherstonehaugh", 24, 700, 150)
    assert cut.startswith("Barth")
    assert cut.endswith("…")
    assert set_text(cut, 24, 700).width <= 150
    assert fitted("Sita", 24, 700, 150) == "Sita"
    assert fitted("WWWW", 24, 700, 20) == "…"


@pytest.mark.parametrize("name", ["सीतारामशर्माक्षेत्री" * 2, "👨‍👩‍👧" * 9, "É́" * 30, "তৃষ্ণা" * 6])
def test_a_cut_does_not_tear_letters_from_their_signs(name: str) -> None:
    kept = fitted(name, 24, 700, 120).removesuffix("…")
    assert 0 < len(kept) < len(name)
    after = name[len(kept)]
    assert not after.isspace()
    assert after != "\u200d"
    assert kept[-1] not in "\u200d\u094d\u09cd"
    assert not picture_fonts.is_sign(after)


@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("Anil Gurung", "AG"),
        ("sita", "S"),
        ("Ana de la Vega", "AV"),
        ("🔥Łukasz🔥", "Ł"),
        ("सीता राम", "स"),
        ("!!", ""),
    ],
)
def test_initials(name: str, letters: str) -> None:
    assert initials(Player(name)) == letters


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "name", [*DRAWN, *NOT_DRAWN, "W" * 200, "\U0001f600" * 50, "﷽" * 5, "a" + "\u0489" * 90]
)
def test_any_name_leaves_the_rest_of_the_picture_alone(name: str, seat: int) -> None:
    named = table_image(with_player(PLAYING, seat, name=name))
    assert outside_plate(table_image(PLAYING), named, seat) is None
