"""The suit emoji: to be told apart on every theme, uploaded once, and replaced by symbols when they fail."""

from collections.abc import AsyncIterator
from io import BytesIO
from itertools import combinations

import aiohttp
import discord
import pytest
import pytest_asyncio
from PIL import Image, ImageChops, ImageStat

from bot.engine.cards import Suit, parse_card
from bot.preferences import SuitColours
from bot.ui.emoji import PLAIN, SuitEmoji, suit_png, upload_missing
from tests.harness import World, open_world

FOUR = ("spades", "hearts", "diamonds", "clubs")
TWO = ("spades", "hearts", "diamonds_red", "clubs_white")
NAMES = (*FOUR, "diamonds_red", "clubs_white")
THEMES = {
    "dark": "#313338",
    "light": "#ffffff",
    "black": "#000000",
    "blurple button": "#5865f2",
    "grey button": "#4e5058",
    "light grey button": "#e3e5e8",
}
SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
SHOWN = 20
"""Pixels a side in running text."""


@pytest_asyncio.fixture
async def world() -> AsyncIterator[World]:
    async with open_world(lambda: discord.Client(intents=discord.Intents.none())) as opened:
        yield opened


def picture(name: str) -> Image.Image:
    return Image.open(BytesIO(suit_png(name))).convert("RGBA")


def luminance(colour: tuple[int, ...]) -> float:
    channels = [part / 255 for part in colour[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def visible(name: str, theme: str, opacity: float, least: float) -> int:
    """Count the pixels, as shown in text, that stand out from the background by a contrast ratio."""
    ground = Image.new("RGBA", (SHOWN, SHOWN), theme)
    inked = Image.alpha_composite(ground, picture(name).resize((SHOWN, SHOWN), Image.Resampling.LANCZOS))
    pixels = Image.blend(ground, inked, opacity).convert("RGB")
    back = ground.convert("RGB").getpixel((0, 0))
    assert isinstance(back, tuple)
    shown = [pixels.getpixel((x, y)) for x in range(SHOWN) for y in range(SHOWN)]
    return sum(contrast(pixel, back) >= least for pixel in shown if isinstance(pixel, tuple))


@pytest.mark.parametrize("name", NAMES)
def test_it_is_a_small_transparent_picture(name: str) -> None:
    image = Image.open(BytesIO(suit_png(name)))
    assert (image.format, image.mode, image.size) == ("PNG", "RGBA", (128, 128))
    assert len(suit_png(name)) < 256 * 1024
    alpha = image.getchannel("A")
    assert [alpha.getpixel(corner) for corner in ((0, 0), (127, 0), (0, 127), (127, 127))] == [0] * 4
    left, top, right, bottom = alpha.getbbox() or (0, 0, 0, 0)
    assert max(right - left, bottom - top) >= 108
    assert abs(left - (128 - right)) <= 1
    assert min(left, top, 128 - right, 128 - bottom) >= 1


def test_no_other_suit_is_drawn() -> None:
    with pytest.raises(KeyError):
        suit_png("stars")


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("name", NAMES)
def test_it_stands_out_from_every_theme(name: str, theme: str) -> None:
    assert visible(name, theme, opacity=1, least=2) > 50


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("name", NAMES)
def test_it_can_be_seen_on_a_disabled_button(name: str, theme: str) -> None:
    assert visible(name, theme, opacity=0.5, least=1.35) > 50


@pytest.mark.parametrize(("one", "other"), sorted({*combinations(FOUR, 2), *combinations(TWO, 2)}))
def test_two_suits_of_a_set_differ_in_shape(one: str, other: str) -> None:
    apart = ImageChops.difference(picture(one).getchannel("A"), picture(other).getchannel("A"))
    assert ImageStat.Stat(apart).mean[0] > 0.05 * 255


def colour(name: str) -> tuple[int, ...]:
    found = picture(name).convert("RGB").getpixel((64, 64))
    assert isinstance(found, tuple)
    return found


@pytest.mark.parametrize(("one", "other"), [*combinations(FOUR, 2)])
def test_of_four_colours_any_two_differ(one: str, other: str) -> None:
    assert sum(abs(a - b) for a, b in zip(colour(one), colour(other), strict=True)) > 90


def test_two_colours_are_those_of_printed_cards() -> None:
    spade, heart, diamond, club = map(colour, TWO)
    assert spade == club
    assert heart == diamond
    assert spade != heart


async def test_the_suits_are_uploaded_once(world: World) -> None:
    with world.as_bot():
        emoji = await upload_missing(world.bot)
        again = await upload_missing(world.bot)
        uploaded = {found.name: found.id for found in await world.bot.fetch_application_emojis()}
    assert emoji == again
    assert set(uploaded) == set(NAMES)
    four, two = emoji[SuitColours.FOUR], emoji[SuitColours.TWO]
    for suits, names in ((four, FOUR), (two, TWO)):
        assert [suits.text(suit) for suit in SUITS] == [f"<:{name}:{uploaded[name]}>" for name in names]
    ten = f"<:hearts:{uploaded['hearts']}>\u206010"
    assert four.card(parse_card("10H")) == two.card(parse_card("10H")) == ten
    assert four.partial(Suit.CLUBS) == discord.PartialEmoji(name="clubs", id=uploaded["clubs"])
    assert two.partial(Suit.CLUBS) == discord.PartialEmoji(name="clubs_white", id=uploaded["clubs_white"])


async def test_only_what_is_missing_is_uploaded(world: World) -> None:
    """As when the bot is brought up to date, which knew four emoji before."""
    with world.as_bot():
        mine = [await world.bot.create_application_emoji(name=name, image=suit_png(name)) for name in FOUR]
        emoji = await upload_missing(world.bot)
        assert len(await world.bot.fetch_application_emojis()) == len(NAMES)
    assert [emoji[SuitColours.FOUR].ids[suit] for suit in SUITS] == [found.id for found in mine]


async def test_a_suit_that_fails_is_a_symbol_and_the_others_are_not(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.env.inject_error("POST", "/applications/*/emojis", status=400, code=30008)
    with world.as_bot():
        emoji = (await upload_missing(world.bot))[SuitColours.FOUR]
    failed = next(suit for suit in Suit if suit not in emoji.ids)
    assert len(emoji.ids) == 3
    assert emoji.text(failed) in "♠♥♦♣"
    assert f"The emoji {failed.name.lower()} cannot be added" in caplog.text


async def test_a_colour_that_fails_leaves_the_suits_other_colour(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    create = world.bot.create_application_emoji

    async def full(*, name: str, image: bytes) -> discord.Emoji:
        if name not in FOUR:
            raise aiohttp.ClientConnectionError("gone")
        return await create(name=name, image=image)

    monkeypatch.setattr(world.bot, "create_application_emoji", full)
    with world.as_bot():
        emoji = await upload_missing(world.bot)
    assert emoji[SuitColours.TWO] == emoji[SuitColours.FOUR]


async def test_without_a_list_of_emoji_nothing_is_uploaded(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    world.env.inject_error("GET", "/applications/*/emojis", status=403)
    with world.as_bot():
        assert await upload_missing(world.bot) == PLAIN
        assert await world.bot.fetch_application_emojis() == []
    assert "plain symbols stand in" in caplog.text


async def test_a_lost_connection_leaves_symbols(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(**_: object) -> discord.Emoji:
        raise aiohttp.ClientConnectionError("gone")

    monkeypatch.setattr(world.bot, "create_application_emoji", lost)
    with world.as_bot():
        assert await upload_missing(world.bot) == PLAIN


@pytest.mark.parametrize(("card", "text"), [("KS", "K♠"), ("10H", "10♥"), ("AD", "A♦"), ("2C", "2♣")])
def test_plain_symbols_stand_in(card: str, text: str) -> None:
    emoji = SuitEmoji()
    assert emoji.card(parse_card(card)) == text
    assert emoji.text(parse_card(card).suit) == text[-1]
    assert emoji.partial(parse_card(card).suit) is None
