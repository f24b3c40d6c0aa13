"""Players' pictures: any file that Discord or anybody may send."""

import zlib
from io import BytesIO
from struct import pack

import pytest
from PIL import Image

from bot.ui.pictures import table_picture
from bot.ui.pictures.avatars import avatar
from bot.ui.pictures.table import table_image
from tests.pictures.look import changed, plate_box
from tests.pictures.scenes import PLAYING, face, with_player


def png_claiming(width: int, height: int) -> bytes:
    """Return a PNG file that promises more pixels than it has."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return pack(">I", len(data)) + name + data + pack(">I", zlib.crc32(name + data))

    header = chunk(b"IHDR", pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + header + chunk(b"IDAT", zlib.compress(b"\0" * 64)) + chunk(b"IEND", b"")


GOOD = face("#336699", "#ffddcc")
BROKEN = {
    "nothing much": b"\0",
    "text": b"<html>Not found</html>",
    "cut short": GOOD[: len(GOOD) // 2],
    "cut WebP": face("#336699", "#ffddcc", "WEBP")[:40],
    "spoiled": GOOD[:60] + b"\xff" * 40 + GOOD[100:],
    "huge": png_claiming(60_000, 60_000),
    "large": png_claiming(5_000, 5_000),
    "empty": png_claiming(0, 0),
    "another format": b"BM" + b"\0" * 64,
}


@pytest.mark.parametrize("file", BROKEN.values(), ids=BROKEN)
def test_initials_stand_in_for_a_broken_picture(file: bytes) -> None:
    broken, none = (with_player(PLAYING, 0, picture=picture) for picture in (file, None))
    assert changed(table_image(broken), table_image(none)) is None
    assert table_picture(broken) == table_picture(none)


@pytest.mark.parametrize("kind", ["PNG", "WEBP", "JPEG", "GIF"])
def test_every_format_of_discord_is_shown(kind: str) -> None:
    shown, none = (
        with_player(PLAYING, 0, picture=picture) for picture in (face("#ff0000", "#ff0000", kind), None)
    )
    box = changed(table_image(shown), table_image(none), plate_box(0))
    assert box is not None
    sprite = avatar(shown.players[0], 0, 32)
    middle = sprite.image.getpixel((32, 32))
    assert isinstance(middle, tuple)
    assert middle[0] > 240
    assert max(middle[1:]) < 20


@pytest.mark.parametrize("size", [(1, 1), (16, 16), (300, 100), (1024, 1024)])
@pytest.mark.parametrize("mode", ["RGB", "RGBA", "P", "L", "LA", "1", "I;16"])
def test_any_shape_and_mode_becomes_a_disc(size: tuple[int, int], mode: str) -> None:
    file = BytesIO()
    Image.new(mode, size).save(file, "PNG")
    sprite = avatar(with_player(PLAYING, 0, picture=file.getvalue()).players[0], 0, 32)
    assert sprite.image.size == sprite.mask.size == (64, 64)
    assert [sprite.mask.getpixel(at) for at in ((0, 0), (63, 63), (32, 32))] == [0, 0, 255]


def test_an_animated_picture_shows_its_first_frame() -> None:
    file = BytesIO()
    red, blue = (Image.new("RGB", (64, 64), colour) for colour in ("#ff0000", "#0000ff"))
    red.save(file, "WEBP", save_all=True, append_images=[blue], duration=100)
    middle = avatar(with_player(PLAYING, 0, picture=file.getvalue()).players[0], 0, 32).image.getpixel(
        (32, 32)
    )
    assert isinstance(middle, tuple)
    assert middle[0] > 200


def test_a_computer_player_has_a_robots_face_whatever_its_picture() -> None:
    one, two = (with_player(PLAYING, 2, picture=picture) for picture in (None, GOOD))
    assert changed(table_image(one), table_image(two)) is None
