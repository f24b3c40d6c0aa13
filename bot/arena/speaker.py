"""One of our players as a program that speaks the player protocol."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.arena.chair import Chair, NotALine
from bot.players import Player

__all__ = ["answers"]


def answers(player: Player, lines: Iterable[str]) -> Iterator[str]:
    """Yield the player's answers to *lines*, until they end or say goodbye.

    Raises NotALine, with the line's number, for one that the protocol does not know.
    """
    chair = Chair()
    for number, text in enumerate(lines, start=1):
        try:
            line = _parsed(text)
            if line["type"] == "bye":
                return
            chair.take(line)
            answer = _answer(player, chair, line)
        except NotALine as error:
            raise NotALine(f"line {number}: {error}") from None
        if answer:
            yield json.dumps(answer, separators=(",", ":"))


def _parsed(text: str) -> Mapping[str, Any]:
    try:
        line = json.loads(text)
    except (ValueError, RecursionError):
        raise NotALine("not JSON") from None
    if not isinstance(line, dict) or "type" not in line:
        raise NotALine("not an object with a type")
    return line


def _answer(player: Player, chair: Chair, line: Mapping[str, Any]) -> dict[str, object] | None:
    match line["type"]:
        case "call":
            return {"call": player.call(chair.calling())}
        case "play":
            return {"card": player.play(chair.playing(line)).text}
        case _:
            return None
