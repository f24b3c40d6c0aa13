"""Keys that the code puts together at run time: each family's prefix, and every member it must have.

A member that does not appear in the sources as it stands belongs here; a test compares the catalogue with it.
"""

from collections.abc import Iterator

import bot.table.refusals  # noqa: F401  # so that its refusals are known
from bot.engine.cards import PACK, Suit
from bot.engine.presets import PRESETS
from bot.engine.refusals import IllegalCard, Refusal
from bot.engine.state import Redeal
from bot.players import Level
from bot.preferences import MINE, SERVER
from bot.table.clocks import Clocks
from bot.ui.settings_server import PAGES

__all__ = ["FAMILIES", "refusals"]


def refusals(base: type[Refusal] = Refusal) -> Iterator[type[Refusal]]:
    """Yield every refusal that has a code."""
    for child in base.__subclasses__():
        if "code" in vars(child):
            yield child
        yield from refusals(child)


FAMILIES: dict[str, set[str]] = {
    "clock-": set(Clocks),
    "level-": {*Level, *(f"{level}-plays" for level in Level)},
    "setting-": {*(name.replace("_", "-") for name in (*MINE, *SERVER)), "table-role-silent"},
    "server-page-": set(PAGES),
    "choose-to-": {"leave", "end", "close"},
    "refusal-": {refusal.code for refusal in refusals()},
    "preset-": set(PRESETS),
    "redealt-": {reason.replace("_", "-") for reason in Redeal},
    "why-": {refusal.code for refusal in refusals(IllegalCard)},
    "hint-": {f"first-{what}" for what in ("call", "forced", "redeal", "trump", "missed")},
    "suit-": {suit.name.lower() for suit in Suit},
    "rank-": {card.rank_text.lower() for card in PACK},
    "right-": {"view-channel", "send-messages", "send-messages-in-threads", "connect", "manage-server"},
}
