"""Colours: readable text, and differences that do not hang on a kind of cone."""

from itertools import combinations

import pytest

from bot.ui.pictures.colours import (
    FELT,
    GOLD,
    LINES,
    MADE,
    MISSED,
    PANEL,
    PLATE,
    SUITS_FOUR,
    SUITS_TWO,
    TEXT_ON,
)
from bot.ui.pictures.colours import WHITE as CARD
from tests.pictures.sight import CONES, contrast, difference

BLIND = [name for name in CONES if name != "all"]


def test_the_simulation_confuses_what_people_confuse() -> None:
    red, green = "#b05050", "#6f7a3a"
    assert difference(red, green, "all") > 45
    assert difference(red, green, "deuteranopia") < 16
    assert difference("#6060ff", "#ffff60", "deuteranopia") > 100


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize(("text", "ground"), TEXT_ON)
def test_text_stands_out(text: str, ground: str) -> None:
    assert contrast(text, ground) >= 4.5


@pytest.mark.parametrize("line", LINES)
def test_lines_stand_out(line: str) -> None:
    assert contrast(line, PANEL) >= 4.5


@pytest.mark.parametrize("cones", CONES)
def test_the_four_lines_differ_for_everybody(cones: str) -> None:
    assert min(difference(*pair, cones) for pair in combinations(LINES, 2)) >= 30


@pytest.mark.parametrize("cones", CONES)
def test_made_and_missed_differ_for_everybody(cones: str) -> None:
    assert difference(MADE, MISSED, cones) >= 25


@pytest.mark.parametrize("cones", CONES)
def test_four_suit_colours_differ_for_everybody(cones: str) -> None:
    assert min(difference(*pair, cones) for pair in combinations(SUITS_FOUR.values(), 2)) >= 14


@pytest.mark.parametrize("cones", CONES)
def test_the_lit_seat_and_the_winning_card_stand_out_for_everybody(cones: str) -> None:
    assert difference(GOLD, PLATE, cones) >= 60
    assert difference(GOLD, FELT, cones) >= 40
    assert contrast(GOLD, FELT) >= 4.5


def test_two_colours_are_the_traditional_ones() -> None:
    assert len(set(SUITS_TWO.values())) == 2
    assert all(contrast(colour, CARD) >= 4.5 for colour in SUITS_TWO.values())
