"""Deals that the networks play against themselves, and what there is to learn from them."""

from dataclasses import dataclass

import numpy as np

from bot.engine.presets import CALLBREAK
from bot.players.fast.deals import Deals
from bot.players.fast.ruling import Ruling
from bot.players.fast.stakes import Stakes
from bot.players.fast.words import Bools, Floats, Ints, Words, bits, count
from bot.players.nets.features import Facts, card_facts, deal_facts
from bot.players.nets.model import CallNet, CardNet, TrickNet, softmax
from bot.players.nets.store import Nets
from bot.players.training import tables

__all__ = ["Batch", "Cards", "play_batch", "play_cards"]

_FORBIDDEN = np.float32(-1e9)


@dataclass(frozen=True, slots=True)
class Cards:
    """Choices between several cards, with how much better than expected the deal went on."""

    facts: Facts
    legal: Words
    chosen: Ints
    chance: Floats
    gain: Floats


@dataclass(frozen=True, slots=True)
class Batch:
    """What one batch of deals teaches of cards, of positions and the tricks that came, and of calls."""

    cards: Cards
    places: Facts
    place_tricks: Ints
    calls: tuple[Words, Ints, Ruling, Ints]
    call_made: Ints
    call_tricks: Ints
    score: float
    made: float


@dataclass(slots=True)
class _Seen:
    facts: Facts
    legal: Words
    chosen: Ints
    chance: Floats
    rows: Ints
    seats: Ints
    trick: int


def play_batch(
    rng: np.random.Generator,
    size: int,
    cards: CardNet,
    tricks: TrickNet,
    caller: CallNet,
    *,
    fade: float = 0.9,
    matches: float = 0.2,
) -> Batch:
    """Return what *size* deals teach. *fade* says how far later tricks count for a card (0 to 1)."""
    rules = tables.draw_rules(rng, size)
    hands, leader = tables.deal_packs(rng, size), rng.integers(0, 4, size)
    calls, earlier = tables.draw_calls(rng, caller, rules, hands, leader, 0.25)
    plain = Stakes.of(rules, calls)
    stakes = Stakes(calls, tables.stretch(rng, plain.worth, matches), plain.scoring)
    wild = rng.random((size, 4)) < 0.04
    deals = Deals.fresh(Ruling.of(rules), hands, leader)
    seen, places, worths = _play_out(rng, deals, stakes, cards, tricks, wild)
    gains = _gains(worths, _scores(stakes, deals), fade)
    score = _scores(plain, deals)[np.array([rule == CALLBREAK for rule in rules])]
    deal, seat = np.divmod(np.arange(size * 4), 4)
    called = hands[deal, seat], earlier[deal, seat], Ruling.of(rules).take(deal), plain.scoring[deal]
    taught = _pick_places(rng, places, deals.won, wild)
    return Batch(
        _join(seen, gains, wild),
        *taught,
        called,
        calls[deal, seat],
        deals.won[deal, seat],
        float(score.mean()),
        float((score > 0).mean()),
    )


def _play_out(
    rng: np.random.Generator, deals: Deals, stakes: Stakes, cards: CardNet, tricks: TrickNet, wild: Bools
) -> tuple[list[_Seen], list[tuple[list[Facts], Ints]], list[Floats]]:
    """Play *deals* to their end; return the choices, and by trick the positions and what they promised."""
    seen, places, worths = [], [], []
    while deals.trick < 13:
        if not deals.position:
            facts = [deal_facts(deals, stakes, deals.rows * 0 + seat, deals.rows) for seat in range(4)]
            places.append((facts, deals.won.copy()))
            worths.append(_expected([tricks.chances(fact) for fact in facts], stakes, deals))
        seen.append(_play(rng, deals, stakes, cards, wild))
    return seen, places, worths


def _scores(stakes: Stakes, deals: Deals) -> Floats:
    """Return what the tricks won were worth, by deal and seat."""
    return np.take_along_axis(stakes.worth, deals.won[..., None], axis=2)[..., 0]


def play_cards(rng: np.random.Generator, size: int, nets: Nets) -> Cards:
    """Return the choices between cards in *size* deals that are played for points."""
    return play_batch(rng, size, *nets, matches=0.0).cards


def _expected(chances: list[Floats], stakes: Stakes, deals: Deals) -> Floats:
    """Return what each seat can expect of the deal."""
    padded = np.concatenate([stakes.worth, np.zeros_like(stakes.worth)], axis=2)
    first = deals.won[..., None] + np.arange(14)
    ahead = np.take_along_axis(padded, first, axis=2)
    result: Floats = (np.stack(chances, axis=1) * ahead).sum(axis=2)
    return result


def _play(rng: np.random.Generator, deals: Deals, stakes: Stakes, net: CardNet, wild: Bools) -> _Seen:
    """Play one card in every deal, chosen by chance as *net* likes them; wild seats choose loosely."""
    legal, turn, trick = deals.legal(), deals.turn, deals.trick
    rows = np.flatnonzero(count(legal) > 1)
    played = bits(legal).argmax(axis=1)
    facts = card_facts(deals, stakes, rows)
    scores = net.scores(facts)
    loose = np.where(wild[rows, turn[rows]], 0.3, 1.0).astype(np.float32)
    chances = softmax(np.where(bits(legal[rows]), scores * loose[:, None], _FORBIDDEN))
    running = chances.cumsum(axis=1)
    drawn = rng.random(len(rows), dtype=np.float32)[:, None] * running[:, -1:]
    chosen = (running > drawn).argmax(axis=1)
    played[rows] = chosen
    deals.play(played)
    chance = chances[np.arange(len(rows)), chosen]
    return _Seen(facts, legal[rows], chosen, chance, rows, turn[rows], trick)


def _gains(worths: list[Floats], final: Floats, fade: float) -> Floats:
    """Return, by trick, deal and seat, how much better the deal went from then on than expected before."""
    after, total, gains = final, np.zeros_like(final), []
    for worth in reversed(worths):
        total = (after - worth) + fade * total
        gains.append(total)
        after = worth
    return np.stack(gains[::-1])


def _join(seen: list[_Seen], gains: Floats, wild: Bools) -> Cards:
    keep = [np.flatnonzero(~wild[part.rows, part.seats]) for part in seen]
    facts = _stack([part.facts.take(rows) for part, rows in zip(seen, keep, strict=True)])
    pairs = list(zip(seen, keep, strict=True))
    return Cards(
        facts,
        np.concatenate([part.legal[rows] for part, rows in pairs]),
        np.concatenate([part.chosen[rows] for part, rows in pairs]),
        np.concatenate([part.chance[rows] for part, rows in pairs]),
        np.concatenate([gains[part.trick, part.rows[rows], part.seats[rows]] for part, rows in pairs]),
    )


def _stack(parts: list[Facts]) -> Facts:
    return Facts(
        np.concatenate([part.words for part in parts]),
        np.concatenate([part.switches for part in parts]),
        np.concatenate([part.numbers for part in parts]),
        parts[0].width,
    )


def _pick_places(
    rng: np.random.Generator, places: list[tuple[list[Facts], Ints]], won: Ints, wild: Bools
) -> tuple[Facts, Ints]:
    """Return a third of the positions, with the tricks that each seat still won; none with a wild seat."""
    tame = np.flatnonzero(~wild.any(axis=1))
    parts, targets = [], []
    for facts, before in places:
        for seat in range(4):
            rows = tame[rng.random(len(tame)) < 0.35]
            parts.append(facts[seat].take(rows))
            targets.append((won - before)[rows, seat])
    return _stack(parts), np.concatenate(targets)
