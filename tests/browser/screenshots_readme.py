"""The README's pictures: a few of the screenshots, put together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from tests.browser.screenshots_camera import Camera, Look
from tests.browser.screenshots_sheet import write_png

__all__ = ["Album"]

IMAGES = Path(__file__).resolve().parent.parent.parent / "docs" / "images"
GAP = 12
"""Pixels between two pictures beside each other."""
DESKTOP, DARK, LIGHT = (
    Look("desktop", 680, "dark", 1.5),
    Look("phone", 390, "dark"),
    Look("phone", 390, "light"),
)


class Part(NamedTuple):
    """One message in one language."""

    language: str
    kind: str


class Plan(NamedTuple):
    """One picture."""

    name: str
    look: Look
    parts: tuple[Part, ...]
    beside: bool = False
    """Whether the parts stand beside each other, not one below the other."""


PLANS = (
    Plan("table-desktop", DESKTOP, (Part("en", "public-beat"), Part("en", "panel-beat"))),
    Plan("panel-phone", DARK, (Part("en", "panel-beat"),)),
    Plan("scores-phone", LIGHT, (Part("en", "public-scored"), Part("en", "public-finished")), beside=True),
    Plan(
        "languages-phone", DARK, tuple(Part(name, "public-beat") for name in ("ne", "bn", "id")), beside=True
    ),
)


class Album:
    """Collects what the README shows, evening by evening."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, Part], Image.Image] = {}

    async def collect(self, camera: Camera, language: str) -> None:
        """Picture what the README shows in *language*."""
        for plan in PLANS:
            kinds = [part.kind for part in plan.parts if part.language == language]
            for picture in await camera.develop(plan.look, language, kinds) if kinds else ():
                self._found[plan.name, Part(language, picture.kind)] = picture.image

    def write(self) -> None:
        """Write every picture of which all parts are there."""
        for plan in PLANS:
            parts = [self._found.get((plan.name, part)) for part in plan.parts]
            images = [part for part in parts if part]
            if len(images) == len(parts):
                path = IMAGES / f"{plan.name}.png"
                write_png(_joined(images, beside=plan.beside), path)
                print(f"{path.name}: {path.stat().st_size // 1024} KiB")


def _joined(images: Sequence[Image.Image], *, beside: bool) -> Image.Image:
    if beside:
        width = sum(image.width + GAP for image in images) - GAP
        size = (width, max(image.height for image in images))
    else:
        size = (max(image.width for image in images), sum(image.height for image in images))
    paper, (left, top) = Image.new("RGB", size, images[0].getpixel((1, 1))), (0, 0)
    for image in images:
        paper.paste(image, (left, top))
        left, top = (left + image.width + GAP, 0) if beside else (0, top + image.height)
    return paper
