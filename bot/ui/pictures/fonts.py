"""Which font has which character.

The fonts are Noto, from a package under the SIL Open Font License. Scripts whose letters join or
move need Raqm to lay them out; where Pillow lacks it their fonts are left alone.
"""

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from threading import Lock

from PIL import Image, ImageDraw, ImageFont, features

__all__ = ["FACES", "face_of", "font", "has_shaping", "is_sign", "legible", "runs"]

_PLAIN = ("NotoSans", "NotoSansArmenian", "NotoSansGeorgian", "NotoSansEthiopic")
_SHAPED = (
    "NotoSansDevanagari", "NotoSansBengali", "NotoSansGurmukhi", "NotoSansGujarati", "NotoSansOriya",
    "NotoSansTamil", "NotoSansTelugu", "NotoSansKannada", "NotoSansMalayalam", "NotoSansSinhala",
    "NotoSansThai", "NotoSansLao", "NotoSansKhmer", "NotoSansMyanmar",
)  # fmt: skip
_RIGHT_TO_LEFT = ("NotoSansArabic", "NotoSansHebrew")
_SIGNS = ("NotoSansSymbols", "NotoEmoji")
_MARKS_IN_A_ROW = 3
_JOINERS = "\u200c\u200d"
_NO_CHARACTER = "\uffff"
_PROBE, _PROOF = 16, 144
"""Pixels an em: to look for a glyph, and as large as any letter is set."""
FACES = Lock()
"""A FreeType face may serve one thread at a time."""


@cache
def has_shaping() -> bool:
    """Tell whether joined and moving letters can be laid out."""
    return bool(features.check("raqm"))


def _faces() -> tuple[str, ...]:
    return (*_PLAIN, *_SHAPED, *_RIGHT_TO_LEFT, *_SIGNS) if has_shaping() else (*_PLAIN, *_SIGNS)


def font(face: str, size: int, weight: int, *, shaping: bool = True) -> ImageFont.FreeTypeFont:
    """Open *face* at *size* pixels and *weight* (400 to 700). Raises OSError when the fonts are missing."""
    engine = ImageFont.Layout.RAQM if shaping and has_shaping() else ImageFont.Layout.BASIC
    path = files("manimgx_fonts") / f"{face}[wght].ttf"
    opened = ImageFont.truetype(str(path), size, layout_engine=engine)
    opened.set_variation_by_axes([weight])
    return opened


@cache
def _probe_font(face: str) -> ImageFont.FreeTypeFont:
    return font(face, _PROBE, 400, shaping=False)


@lru_cache(maxsize=4096)
def _drawn(face: str, character: str) -> bytes:
    image = Image.new("L", (3 * _PROBE, 3 * _PROBE))
    with FACES:
        ImageDraw.Draw(image).text((_PROBE, _PROBE), character, fill=255, font=_probe_font(face))
    return image.tobytes()


@lru_cache(maxsize=4096)
def face_of(character: str) -> str | None:
    """Return the first font that draws *character* as anything but its box for missing ones."""
    found = (face for face in _faces() if _drawn(face, character) != _drawn(face, _NO_CHARACTER))
    return next(found, None)


def is_sign(character: str) -> bool:
    """Tell whether *character* belongs to the one before it: an accent, a vowel sign, a joiner."""
    return (
        unicodedata.category(character).startswith("M")
        or character in _JOINERS
        or "\U0001f3fb" <= character <= "\U0001f3ff"
    )


@lru_cache(maxsize=1024)
def runs(text: str) -> tuple[tuple[str, str], ...]:
    """Split *text* into pieces of one font each, as (face, piece).

    Raises ValueError for a character that no font has, and for a mixture of writing directions.
    """
    pieces: list[tuple[str, str]] = []
    for character in text:
        face = pieces[-1][0] if pieces and is_sign(character) else face_of(character)
        if face is None:
            raise ValueError(f"no font has U+{ord(character):04X}")
        if pieces and pieces[-1][0] == face:
            pieces[-1] = (face, pieces[-1][1] + character)
        else:
            pieces.append((face, character))
    return _one_direction(text, tuple(pieces))


def _one_direction(text: str, pieces: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """Keep a right-to-left name in one piece, since pieces are set from left to right."""
    backward = {face for face, _ in pieces if face in _RIGHT_TO_LEFT}
    if not backward or len(pieces) == 1:
        return pieces
    face = backward.pop()
    if backward or any(_drawn(face, one) == _drawn(face, _NO_CHARACTER) for one in text if not is_sign(one)):
        raise ValueError("a mixture of writing directions")
    return ((face, text),)


@lru_cache(maxsize=1024)
def legible(text: str) -> str | None:
    """Return *text* as it can be drawn, or None when a letter or digit of it is in no font.

    Ornaments that no font has are dropped; letters in fancy dress (mathematical, full-width) are undressed.

    >>> legible("𝓢𝓲𝓽𝓪 𓆏")
    >>> legible("𝓢𝓲𝓽𝓪 ꧁")
    'Sita'
    """
    for form in ("NFC", "NFKC"):
        kept = _without_ornaments(unicodedata.normalize(form, text))
        try:
            if kept and any(not character.isspace() and not is_sign(character) for character in kept):
                _prove(kept)
                return kept
        except (ValueError, OSError):
            continue
    return None


def _prove(text: str) -> None:
    """Set *text* once. Raises ValueError like :func:`runs`, OSError for glyphs that FreeType gives up on."""
    for face, piece in runs(text):
        for word in piece.split():
            _prove_word(face, word)


@lru_cache(maxsize=2048)
def _prove_word(face: str, word: str) -> None:
    with FACES:
        _proof_font(face).getmask(word)


@lru_cache(maxsize=8)
def _proof_font(face: str) -> ImageFont.FreeTypeFont:
    return font(face, _PROOF, 700)


def _without_ornaments(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for character in text:
        if is_sign(character):
            marks += 1
            # A mark on nothing has nothing to stand on.
            if kept and kept[-1] != " " and marks <= _MARKS_IN_A_ROW:
                kept.append(character)
            continue
        marks = 0
        kind = unicodedata.category(character)[0]
        if kind in "LN" or (kind in "PS" and face_of(character)):
            kept.append(character)
        elif kind == "Z" or character in "\t\n":
            kept.append(" ")
    return " ".join("".join(kept).split()).strip(_JOINERS)
