"""Card faces: 52 different ones, in every size, suits told apart by shape alone."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.engine.cards import PACK, Suit, parse_card
from bot.ui.pictures.canvas import Sprite, px
from bot.ui.pictures.cards import CARD, MARGIN, SMALL, SMALL_MARGIN, card_sprite, small_card_sprite
from bot.ui.pictures.suits import suit_mask


def on_felt(sprite: Sprite) -> Image.Image:
    image = Image.new("RGB", sprite.image.size, "#12694a")
    image.paste(sprite.image, mask=sprite.mask)
    return image


@pytest.mark.parametrize("four_colours", [True, False])
@pytest.mark.parametrize("lit", [True, False])
def test_all_faces_differ_in_both_sizes(four_colours: bool, lit: bool) -> None:
    for draw in (card_sprite, small_card_sprite):
        assert len({draw(card, four_colours, lit).image.tobytes() for card in PACK}) == 52


def test_they_have_the_size_that_they_are_shown_at() -> None:
    card = PACK[0]
    assert card_sprite(card, True, False).image.size == tuple(px(side + 2 * MARGIN) for side in CARD)
    assert small_card_sprite(card, True, False).image.size == tuple(
        px(side + 2 * SMALL_MARGIN) for side in SMALL
    )


@pytest.mark.parametrize(("one", "other"), list(combinations(Suit, 2)))
@pytest.mark.parametrize("height", [20, 48])
def test_suits_differ_in_shape(one: Suit, other: Suit, height: int) -> None:
    """Laid on each other, an eighth of both shapes or more belongs to one alone."""
    size = (height + 8, height)
    laid = []
    for suit in (one, other):
        mask, sheet = suit_mask(suit, height), Image.new("L", size)
        sheet.paste(mask, ((size[0] - mask.width) // 2, 0))
        laid.append(sheet)
    apart, both = ImageChops.difference(*laid), ImageChops.lighter(*laid)
    assert ink(apart) / ink(both) > 1 / 8


def ink(mask: Image.Image) -> float:
    """Return the inked area of *mask*, in pixels."""
    return sum(level * count for level, count in enumerate(mask.histogram())) / 255


@pytest.mark.parametrize("suit", Suit)
def test_suits_stand_upright_in_the_middle(suit: Suit) -> None:
    mask = suit_mask(suit, 100)
    flipped = mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    assert ink(ImageChops.difference(mask, flipped)) / ink(mask) < 0.06


def test_the_colours_are_a_choice() -> None:
    for name, same in (("5S", True), ("5H", True), ("5C", False), ("5D", False)):
        four, two = (card_sprite(parse_card(name), choice, False).image.tobytes() for choice in (True, False))
        assert (four == two) is same


@pytest.mark.parametrize("ranks", list(combinations("JQK", 2)), ids="".join)
def test_courts_differ_by_more_than_their_letters(ranks: tuple[str, str]) -> None:
    figure = (px(MARGIN + 13), px(MARGIN + 20), px(MARGIN + 40), px(MARGIN + 56))
    one, other = (on_felt(card_sprite(parse_card(f"{rank}H"), True, False)).crop(figure) for rank in ranks)
    differing = ImageChops.difference(one, other).convert("L").point(lambda level: 255 if level > 60 else 0)
    assert ink(differing) / (differing.width * differing.height) > 0.12


def test_courts_wear_their_suit() -> None:
    figure = (px(MARGIN + 13), px(MARGIN + 36), px(MARGIN + 40), px(MARGIN + 56))
    for rank in "JQK":
        faces = {
            on_felt(card_sprite(parse_card(rank + suit), True, False)).crop(figure).tobytes() for suit in Suit
        }
        assert len(faces) == 4


def test_the_winner_glows() -> None:
    gold = (255, 210, 63)
    for draw in (card_sprite, small_card_sprite):
        plain, lit = (on_felt(draw(PACK[30], True, glow)).getcolors(100_000) for glow in (False, True))
        assert gold in {colour for _, colour in lit or ()}
        assert gold not in {colour for _, colour in plain or ()}
