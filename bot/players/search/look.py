"""What each card comes to, world by world."""

from dataclasses import dataclass

import numpy as np

from bot.players.fast.deals import Deals
from bot.players.fast.stakes import Stakes
from bot.players.fast.words import Floats, Ints, bits
from bot.players.nets.features import card_facts, deal_facts
from bot.players.nets.model import softmax
from bot.players.nets.store import Nets

__all__ = ["Look", "expected"]

_FORBIDDEN = np.float32(-1e9)


@dataclass(frozen=True, slots=True)
class Look:
    """How far to look: tricks played out beyond the running one before the judgement is asked for."""

    tricks: int = 0
    loose: float = 1.0
    """How freely everybody chooses among the cards they like; near 0 is always the one they like most."""


def expected(rng: np.random.Generator, nets: Nets, look: Look, deals: Deals, stakes: Stakes) -> Floats:
    """Return what seat 0 can expect of each deal, playing on from where it is."""
    last = min(13, deals.trick + 1 + look.tricks)
    while deals.trick < last:
        _play(rng, nets, look, deals, stakes)
    worth = stakes.worth[:, 0]
    won = deals.won[:, 0]
    if deals.trick == 13:
        done: Floats = np.take_along_axis(worth, won[:, None], axis=1)[:, 0]
        return done
    seats = np.zeros(len(won), np.int64)
    chances = nets.trick.chances(deal_facts(deals, stakes, seats, deals.rows))
    left = 13 - deals.trick
    ahead = np.take_along_axis(worth, won[:, None] + np.arange(left + 1), axis=1)
    chances = chances[:, : left + 1]
    total: Floats = (chances * ahead).sum(axis=1) / chances.sum(axis=1)
    return total


def _play(rng: np.random.Generator, nets: Nets, look: Look, deals: Deals, stakes: Stakes) -> None:
    legal = bits(deals.legal())
    played = legal.argmax(axis=1)
    rows: Ints = np.flatnonzero(legal.sum(axis=1) > 1)
    if len(rows):
        scores = nets.card.scores(card_facts(deals, stakes, rows))
        chances = softmax(np.where(legal[rows], scores / np.float32(look.loose), _FORBIDDEN))
        running = chances.cumsum(axis=1)
        drawn = rng.random((len(rows), 1), dtype=np.float32) * running[:, -1:]
        played[rows] = (running > drawn).argmax(axis=1)
    deals.play(played)
