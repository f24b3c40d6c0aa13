"""Read Components V2 the way a person reads a message: texts, buttons, pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

__all__ = ["Button", "Component", "buttons", "card_of", "find_button", "pictures", "texts", "walk"]

Component = Mapping[str, Any]

ACTION_ROW, BUTTON, TEXT_DISPLAY, MEDIA_GALLERY, CONTAINER = 1, 2, 10, 12, 17
_RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


class Button(NamedTuple):
    """What a person sees of one button, and the id behind it."""

    label: str
    custom_id: str
    disabled: bool
    emoji: str | None
    style: int = 2


def walk(components: object) -> Iterator[Component]:
    """Yield every component in the order of the wire, however deep it sits."""
    if isinstance(components, Mapping):
        yield components
        for key in ("components", "accessory", "component"):
            yield from walk(components.get(key))
    elif isinstance(components, Sequence) and not isinstance(components, str):
        for component in components:
            yield from walk(component)


def texts(components: object) -> list[str]:
    """Return all that is told in words: every text display, and every picture's description."""
    told: list[str] = []
    for item in walk(components):
        if item.get("type") == TEXT_DISPLAY:
            told.append(str(item["content"]))
        elif item.get("type") == MEDIA_GALLERY:
            told += pictures(item)
    return told


def pictures(components: object) -> list[str]:
    """Return the description of every picture in a gallery, empty where there is none."""
    galleries = [item for item in walk(components) if item.get("type") == MEDIA_GALLERY]
    return [
        str(picture.get("description") or "") for gallery in galleries for picture in gallery.get("items", [])
    ]


def buttons(components: object) -> list[Button]:
    """Return every button that can be pressed or is shown disabled; links are left out."""
    return [
        _button(item) for item in walk(components) if item.get("type") == BUTTON and item.get("custom_id")
    ]


def _button(item: Component) -> Button:
    emoji = item.get("emoji") or {}
    return Button(
        label=str(item.get("label") or ""),
        custom_id=str(item["custom_id"]),
        disabled=bool(item.get("disabled")),
        emoji=emoji.get("name"),
        style=int(item.get("style", 2)),
    )


def find_button(
    components: object, *, label: str | None = None, custom_id: str | None = None, suffix: str | None = None
) -> Button:
    """Return the one button that fits everything given; LookupError names what there is instead."""
    found = [
        button
        for button in buttons(components)
        if (label is None or button.label == label)
        and (custom_id is None or button.custom_id == custom_id)
        and (suffix is None or button.custom_id.endswith(suffix))
    ]
    if len(found) != 1:
        wanted = {"label": label, "custom_id": custom_id, "suffix": suffix}
        raise LookupError(f"{len(found)} buttons fit {wanted}; there are {buttons(components)}")
    return found[0]


def card_of(custom_id: str) -> str | None:
    """Return the card such as `10H` that a custom id ends in, or None."""
    card = custom_id.rpartition(":")[2]
    return card if card[-1:] in tuple("CDHS") and card[:-1] in _RANKS else None
