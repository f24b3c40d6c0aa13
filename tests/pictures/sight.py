"""How colours look: contrast (WCAG 2.2), and to people who lack a kind of cone.

The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation
of Color Vision Deficiency" (2009), for severity 1.0; they apply to linear RGB.
"""

from collections.abc import Sequence
from math import dist

from PIL import ImageColor

__all__ = ["CONES", "contrast", "difference", "linear"]

Matrix = tuple[tuple[float, float, float], ...]
CONES: dict[str, Matrix] = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip
_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE = (0.9505, 1.0, 1.089)


def linear(colour: str) -> list[float]:
    """Return red, green and blue from 0 to 1, proportional to light."""
    parts = [part / 255 for part in ImageColor.getrgb(colour)[:3]]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def contrast(one: str, other: str) -> float:
    """Return the contrast ratio, 1 to 21."""
    dark, light = sorted(_apply(_XYZ, linear(colour))[1] for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def difference(one: str, other: str, cones: str) -> float:
    """Return the distance in CIELAB (CIE 1976) as somebody with *cones* sees it; 2 is just noticeable."""
    return dist(_lab(_seen(one, cones)), _lab(_seen(other, cones)))


def _seen(colour: str, cones: str) -> list[float]:
    return [min(max(part, 0.0), 1.0) for part in _apply(CONES[cones], linear(colour))]


def _lab(rgb: Sequence[float]) -> tuple[float, float, float]:
    x, y, z = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (value / white for value, white in zip(_apply(_XYZ, rgb), _WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _apply(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]
