"""Discord's limits on a message, and our own, which the simulated Discord does not enforce."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.harness.components import (
    ACTION_ROW,
    BUTTON,
    MEDIA_GALLERY,
    TEXT_DISPLAY,
    Component,
    card_of,
    walk,
)

__all__ = ["check_message_payload", "faults_in"]

V2_FLAG = 1 << 15
MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_PER_ROW = 5
MAX_CARDS_PER_ROW = 4
"""Ours: on phones the fifth button of a row wraps and may hide under the next row."""
MAX_LABEL = 80
MAX_CUSTOM_ID = 100
MAX_GALLERY = 10
MAX_DESCRIPTION = 1024
SELECT = 3
MAX_OPTIONS = 25
MAX_OPTION = 100
"""The label, the value and the description of a menu's option."""
MAX_PLACEHOLDER = 150


def check_message_payload(payload: Mapping[str, Any]) -> None:
    """Raise AssertionError that lists every limit a message's request body breaks."""
    faults = faults_in(payload)
    assert not faults, "; ".join(faults)


def faults_in(payload: Mapping[str, Any]) -> list[str]:
    """Return a sentence for each limit broken, none for a payload that Discord takes."""
    everything = list(walk(payload.get("components") or []))
    return [
        *_whole(payload, everything),
        *(fault for item in everything if item.get("type") == ACTION_ROW for fault in _row(item)),
        *(fault for item in everything if item.get("type") == BUTTON for fault in _button(item)),
        *(fault for item in everything if item.get("type") == SELECT for fault in _select(item)),
        *(fault for item in everything if item.get("type") == MEDIA_GALLERY for fault in _gallery(item)),
    ]


def _whole(payload: Mapping[str, Any], everything: list[Component]) -> list[str]:
    faults = []
    if len(everything) > MAX_COMPONENTS:
        faults.append(f"{len(everything)} components, at most {MAX_COMPONENTS}")
    length = sum(len(str(item.get("content", ""))) for item in everything if item.get("type") == TEXT_DISPLAY)
    if length > MAX_TEXT:
        faults.append(f"{length} characters of text, at most {MAX_TEXT}")
    faults += [
        "an empty text display"
        for item in everything
        if item.get("type") == TEXT_DISPLAY and not item.get("content")
    ]
    ids = Counter(str(item["custom_id"]) for item in everything if "custom_id" in item)
    faults += [f"custom id {name!r} stands {count} times" for name, count in ids.items() if count > 1]
    if int(payload.get("flags") or 0) & V2_FLAG and (payload.get("content") or payload.get("embeds")):
        faults.append("content or embeds beside Components V2")
    if everything and not int(payload.get("flags") or 0) & V2_FLAG:
        faults.append("components without the Components V2 flag")
    return faults


def _row(row: Component) -> list[str]:
    children = row.get("components") or []
    cards = [item for item in children if card_of(str(item.get("custom_id", "")))]
    faults = []
    if not 1 <= len(children) <= MAX_PER_ROW:
        faults.append(f"{len(children)} components in a row, 1 to {MAX_PER_ROW}")
    if len(cards) > MAX_CARDS_PER_ROW:
        faults.append(f"{len(cards)} cards in a row, at most {MAX_CARDS_PER_ROW}")
    return faults


def _button(button: Component) -> list[str]:
    label, custom_id = str(button.get("label") or ""), str(button.get("custom_id") or "")
    faults = []
    if not label and not button.get("emoji"):
        faults.append(f"button {custom_id!r} has neither label nor emoji")
    if len(label) > MAX_LABEL:
        faults.append(f"label of {len(label)} characters, at most {MAX_LABEL}")
    if not button.get("url") and not 1 <= len(custom_id) <= MAX_CUSTOM_ID:
        faults.append(f"custom id of {len(custom_id)} characters, 1 to {MAX_CUSTOM_ID}")
    return faults


def _select(menu: Component) -> list[str]:
    options = menu.get("options") or []
    custom_id, placeholder = str(menu.get("custom_id") or ""), str(menu.get("placeholder") or "")
    faults = []
    if not 1 <= len(options) <= MAX_OPTIONS:
        faults.append(f"{len(options)} options in a menu, 1 to {MAX_OPTIONS}")
    if not 1 <= len(custom_id) <= MAX_CUSTOM_ID:
        faults.append(f"custom id of {len(custom_id)} characters, 1 to {MAX_CUSTOM_ID}")
    if len(placeholder) > MAX_PLACEHOLDER:
        faults.append(f"placeholder of {len(placeholder)} characters, at most {MAX_PLACEHOLDER}")
    values = Counter(str(option.get("value")) for option in options)
    faults += [f"option {value!r} stands {count} times" for value, count in values.items() if count > 1]
    for option in options:
        faults += [
            f"an option's {part} of {length} characters, {least} to {MAX_OPTION}"
            for part, least in (("label", 1), ("value", 1), ("description", 0))
            if not least <= (length := len(str(option.get(part) or ""))) <= MAX_OPTION
        ]
    return faults


def _gallery(gallery: Component) -> list[str]:
    items = gallery.get("items") or []
    faults = []
    if not 1 <= len(items) <= MAX_GALLERY:
        faults.append(f"{len(items)} pictures in a gallery, 1 to {MAX_GALLERY}")
    lengths = [len(str(item.get("description") or "")) for item in items]
    faults += [
        f"description of {length} characters, at most {MAX_DESCRIPTION}"
        for length in lengths
        if length > MAX_DESCRIPTION
    ]
    return faults
