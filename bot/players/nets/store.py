"""The weights that were learned, as they are shipped."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any, NamedTuple

import numpy as np

from bot.players.fast.words import Floats
from bot.players.nets.model import CallNet, CardNet, TrickNet

__all__ = ["Nets", "load_nets", "pack_weights", "unpack_weights"]


class Nets(NamedTuple):
    """The three networks of a player."""

    card: CardNet
    trick: TrickNet
    call: CallNet


@cache
def load_nets() -> Nets:
    """Return the networks with the shipped weights."""
    return unpack_weights((files("bot.players.nets") / "weights.npz").read_bytes())


def unpack_weights(data: bytes) -> Nets:
    """Return the networks whose weights *data* holds."""
    named: dict[str, dict[str, Floats]] = {"card": {}, "trick": {}, "call": {}}
    with np.load(BytesIO(data)) as parts:
        for name in parts.files:
            net, _, weight = name.partition("/")
            named[net][weight] = parts[name].astype(np.float32)
    return Nets(CardNet(named["card"]), TrickNet(named["trick"]), CallNet(named["call"]))


def pack_weights(named: Mapping[str, Mapping[str, Floats]]) -> bytes:
    """Return *named* weights as they are shipped: in half precision, which costs no strength."""
    parts: dict[str, Any] = {
        f"{net}/{name}": value.astype(np.float16)
        for net, weights in named.items()
        for name, value in weights.items()
    }
    buffer = BytesIO()
    np.savez_compressed(buffer, **parts)
    return buffer.getvalue()
