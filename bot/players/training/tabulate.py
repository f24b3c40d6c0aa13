"""Fits the tables of the medium level to what the card network likes."""

import numpy as np

from bot.players.fast.words import Bools, Floats, Ints, bits
from bot.players.nets.features import Facts
from bot.players.nets.model import CardNet, softmax
from bot.players.tables.keys import SIZE, Scene, card_keys, mood_of
from bot.players.training.selfplay import Cards

__all__ = ["fit", "keys_of", "scene_from"]

_MOST = 13
_FORBIDDEN = np.float32(-1e9)


def scene_from(facts: Facts, row: int) -> Scene:
    """Return what the tables would look at where *facts* were told to the network."""
    own, *may = (int(word) for word in facts.words[row, :4])
    table = int(facts.words[row, 4])
    places = facts.switches[row].tolist()
    position, trick, need = places[0], places[1] - 4, places[2] - 17 - 4
    led = next((suit for suit in range(4) if table >> 16 * suit + 13 & 1), 0)
    best = (table & ~(1 << 16 * led + 13)).bit_length() - 1 if position else 0
    out = tuple(sum(1 << suit for suit in range(4) if not word >> 16 * suit & 0x1FFF) for word in may)
    worth = np.concatenate([[0], facts.numbers[row, :13].cumsum()]).round(4).tolist()
    mood = mood_of(worth, max(need, 0), 0, 13 - trick)
    ahead = places[-1] - (facts.width - 16 - 4)
    return Scene(own, may[0] | may[1] | may[2], (out[0], out[1], out[2]), position, best, led, ahead, mood)


def keys_of(cards: Cards) -> tuple[Ints, Ints, Bools]:
    """Return the entries by choice and legal card, those cards, and which of the places are filled."""
    size = len(cards.chosen)
    keys, numbers = np.zeros((size, _MOST, 4), np.int64), np.zeros((size, _MOST), np.int64)
    there = np.zeros((size, _MOST), np.bool_)
    for row, word in enumerate(bits(cards.legal)):
        legal = np.flatnonzero(word).tolist()
        keys[row, : len(legal)] = card_keys(scene_from(cards.facts, row), legal)
        numbers[row, : len(legal)], there[row, : len(legal)] = legal, True
    return keys, numbers, there


def fit(rng: np.random.Generator, net: CardNet, cards: Cards, passes: int) -> tuple[Floats, float]:
    """Return the entries that come closest to *net*, and how often both like the same card most."""
    keys, numbers, there = keys_of(cards)
    scores = np.take_along_axis(net.scores(cards.facts), numbers, axis=1)
    wanted = softmax(np.where(there, scores, _FORBIDDEN))
    entries, squares = np.zeros(SIZE, np.float64), np.full(SIZE, 1e-6)
    for turn in range(passes):
        rate = 0.3 * (1 - turn / passes) + 0.01
        for rows in np.array_split(rng.permutation(len(keys)), max(1, len(keys) // 1000)):
            chances = softmax(np.where(there[rows], entries[keys[rows]].sum(axis=2), -1e9))
            pull = np.repeat((chances - wanted[rows]).ravel(), 4)
            moved = np.bincount(keys[rows].ravel(), pull, SIZE)
            squares += moved * moved
            entries -= rate * moved / np.sqrt(squares)
    liked = np.where(there, entries[keys].sum(axis=2), -1e9).argmax(axis=1)
    return entries.astype(np.float32), float((liked == wanted.argmax(axis=1)).mean())
