"""Thousands of deals at once, as arrays: what learning and searching play on.

Cards are bits of a 64-bit word, sixteen to a suit, of which thirteen are used. The trump suit is always the
last. Seats are numbered in the order of play. After every trick the cards that were played are taken out
and those below move up, so that bit 12 of a suit is always its highest card left.
"""

from bot.players.fast.deals import Deals
from bot.players.fast.ruling import Ruling
from bot.players.fast.words import RANKS, TRUMP

__all__ = ["RANKS", "TRUMP", "Deals", "Ruling"]
