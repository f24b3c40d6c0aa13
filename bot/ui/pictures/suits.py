"""The suits' shapes as masks: those of the emoji, without their rims."""

from functools import lru_cache

from PIL import Image

from bot.engine.cards import Suit
from bot.ui.emoji_art import suit_image

__all__ = ["suit_mask"]

_LARGE = 512
_BODY = (256, 248)
"""A point inside every suit's body, on the large picture."""


@lru_cache(maxsize=4)
def _large(suit: Suit) -> Image.Image:
    image = suit_image(suit.name.lower(), _LARGE)
    body, rim = _colour(image, *_BODY), _rim(image)
    channel = max(range(3), key=lambda band: abs(body[band] - rim[band]))
    near, far = body[channel], rim[channel]
    shares = [max(0, min(255, round(255 * (level - far) / (near - far)))) for level in range(256)]
    mask = Image.new("L", image.size)
    mask.paste(image.getchannel(channel).point(shares), mask=image.getchannel("A"))
    return mask.crop(mask.getbbox())


def _colour(image: Image.Image, x: int, y: int) -> tuple[int, ...]:
    pixel = image.getpixel((x, y))
    assert isinstance(pixel, tuple)
    return pixel


def _rim(image: Image.Image) -> tuple[int, ...]:
    """Return the first colour that is met from the top."""
    pixels = (_colour(image, _LARGE // 2 + 60, y) for y in range(_LARGE))
    side = next((pixel for pixel in pixels if pixel[3] == 255), None)
    assert side is not None
    return side


@lru_cache(maxsize=128)
def suit_mask(suit: Suit, height: int) -> Image.Image:
    """Return the shape of *suit*, *height* pixels high and about as wide."""
    large = _large(suit)
    width = max(1, round(height * large.width / large.height))
    return large.resize((width, height), Image.Resampling.BOX, reducing_gap=None)
