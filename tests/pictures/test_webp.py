"""The container that is put together here must be one that others read."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.ui.pictures.webp import encode, with_corners


@pytest.mark.parametrize("size", [(580, 448), (65, 33), (301, 77)])
def test_it_reads_back_with_colours_and_corners(size: tuple[int, int]) -> None:
    image = Image.radial_gradient("L").resize(size).convert("RGB")
    back = Image.open(BytesIO(encode(image)))
    back.load()
    assert (back.format, back.mode, back.size) == ("WEBP", "RGBA", size)
    assert ImageChops.difference(back.getchannel("A"), with_corners(image).getchannel("A")).getbbox() is None
    inside = (size[0] // 4, size[1] // 4, size[0] * 3 // 4, size[1] * 3 // 4)
    difference = ImageChops.difference(back.convert("RGB").crop(inside), image.crop(inside)).convert("L")
    assert difference.point(lambda level: 255 if level > 24 else 0).getbbox() is None


@pytest.mark.parametrize("size", [(580, 448), (65, 33)])
def test_sizes_in_the_header_add_up(size: tuple[int, int]) -> None:
    file = encode(Image.new("RGB", size, "#12694a"))
    assert file[:4] == b"RIFF"
    assert int.from_bytes(file[4:8], "little") == len(file) - 8
    assert file[8:16] == b"WEBPVP8X"
