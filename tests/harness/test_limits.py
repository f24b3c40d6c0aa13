"""Every limit is tried at its edge and one beyond."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.harness.limits import check_message_payload, faults_in

V2 = 1 << 15


def text(content: str = "x") -> dict[str, Any]:
    return {"type": 10, "content": content}


def button(custom_id: str, label: str = "x", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": label, "custom_id": custom_id, **more}


def row(*buttons: Mapping[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(buttons)}


def gallery(count: int, description: str = "") -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": "x"}, "description": description}] * count}


def menu(*options: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    return row({"type": 3, "custom_id": "m", "options": list(options), **more})


def option(label: str = "x", value: str = "x", **more: Any) -> dict[str, Any]:
    return {"label": label, "value": value, **more}


def payload(*components: Mapping[str, Any], flags: int = V2, **more: Any) -> dict[str, Any]:
    return {"flags": flags, "components": [{"type": 17, "components": list(components)}], **more}


def cards(count: int) -> dict[str, Any]:
    return row(*(button(f"t:1:{rank}S") for rank in range(2, 2 + count)))


@pytest.mark.parametrize(
    "good",
    [
        payload(*(text() for _ in range(39))),
        payload(text("x" * 4000)),
        payload(row(*(button(f"b:{n}") for n in range(5)))),
        payload(cards(4)),
        payload(row(button("y" * 100, label="l" * 80), button("z", label="", emoji={"id": "1"}))),
        payload(gallery(10, "d" * 1024)),
        payload(menu(*(option(value=str(n)) for n in range(25)), placeholder="p" * 150)),
        payload(menu(option("l" * 100, "v" * 100, description="d" * 100))),
        {"content": "plain text"},
    ],
)
def test_what_discord_takes_is_taken(good: Mapping[str, Any]) -> None:
    check_message_payload(good)


@pytest.mark.parametrize(
    ("bad", "fault"),
    [
        (payload(*(text() for _ in range(40))), "41 components"),
        (payload(text("x" * 2000), text("x" * 2001)), "4001 characters"),
        (payload(text("")), "empty text"),
        (payload(row(*(button(f"b:{n}") for n in range(6)))), "6 components in a row"),
        (payload(row()), "0 components in a row"),
        (payload(cards(5)), "5 cards in a row"),
        (payload(row(button("a"), button("a"))), "'a' stands 2 times"),
        (payload(row(button("a", label=""))), "neither label nor emoji"),
        (payload(row(button("a", label="l" * 81))), "label of 81"),
        (payload(row(button(""))), "custom id of 0"),
        (payload(row(button("y" * 101))), "custom id of 101"),
        (payload(gallery(11)), "11 pictures"),
        (payload(gallery(1, "d" * 1025)), "description of 1025"),
        (payload(menu(*(option(value=str(n)) for n in range(26)))), "26 options"),
        (payload(menu()), "0 options"),
        (payload(menu(option("l" * 101))), "label of 101"),
        (payload(menu(option(""))), "label of 0"),
        (payload(menu(option(value="v" * 101))), "value of 101"),
        (payload(menu(option(description="d" * 101))), "description of 101"),
        (payload(menu(option(), option())), "'x' stands 2 times"),
        (payload(menu(option(), placeholder="p" * 151)), "placeholder of 151"),
        (payload(menu(option(), custom_id="y" * 101)), "custom id of 101"),
        (payload(text(), content="x"), "beside Components V2"),
        (payload(text(), flags=0), "without the Components V2 flag"),
    ],
)
def test_what_breaks_a_limit_is_named(bad: Mapping[str, Any], fault: str) -> None:
    faults = faults_in(bad)
    assert len(faults) == 1
    assert fault in faults[0]
    with pytest.raises(AssertionError, match=fault):
        check_message_payload(bad)
