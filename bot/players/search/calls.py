"""What a call comes to in the worlds that may be, the others calling and playing on as they would."""

import numpy as np

from bot.players.fast.deals import Deals
from bot.players.fast.ruling import Ruling
from bot.players.fast.stakes import Stakes
from bot.players.fast.words import ALL_SUITS, Floats, Ints, Words, bits
from bot.players.nets.features import deal_facts
from bot.players.nets.model import TrickNet
from bot.players.search.belief import Caller, call_chances, earlier_calls, pick
from bot.players.search.situation import CallSituation, holdings
from bot.players.search.worlds import draw_worlds

__all__ = ["imagine_hands", "weigh_calls"]


def imagine_hands(
    rng: np.random.Generator, caller: Caller, asked: CallSituation, drawn: int, kept: int
) -> Words:
    """Return all four hands by world: *kept* of *drawn* worlds, as likely as the calls made them."""
    unseen = np.flatnonzero(bits(np.array([int(ALL_SUITS) & ~asked.own], np.uint64))[0])
    owner = draw_worlds(rng, np.full(3, ALL_SUITS), (13, 13, 13), unseen, drawn)
    others = holdings(owner, unseen)
    rows = pick(rng, call_chances(caller, asked.calls, asked.first, others), kept)
    return np.concatenate([np.full((kept, 1), asked.own, np.uint64), others[rows]], axis=1)


def weigh_calls(
    net: TrickNet, caller: Caller, asked: CallSituation, worlds: Words, options: list[int]
) -> Floats:
    """Return what each of the calls *options* comes to for seat 0 in *worlds*, the hands by seat."""
    hands = np.repeat(worlds, len(options), axis=0)
    calls = _all_calls(caller, asked, hands, np.tile(options, len(worlds)))
    rows = np.arange(len(hands))
    rules = [caller.rules] * len(hands)
    deals = Deals.fresh(Ruling.of(rules[:1]).take(rows * 0), hands, np.full(len(hands), asked.first))
    stakes = Stakes.of(rules, calls)
    stakes.worth[:, 0] = asked.worth[calls[:, 0]]
    chances = net.chances(deal_facts(deals, stakes, rows * 0, rows))
    found: Floats = (chances * stakes.worth[:, 0]).sum(axis=1).reshape(len(worlds), -1).mean(axis=0)
    return found


def _all_calls(caller: Caller, asked: CallSituation, hands: Words, ours: Ints) -> Ints:
    """Return the four calls by world and option, the later ones as *caller* would make them."""
    calls = np.repeat(asked.calls[None], len(hands), axis=0)
    calls[:, 0] = ours
    order = [(asked.first + turn) % 4 for turn in range(4)]
    for seat in order:
        if seat and not asked.calls[seat]:
            promised = caller.promises(hands[:, seat], earlier_calls(calls, asked.first, seat))
            calls[:, seat] = promised.argmax(axis=1) + caller.rules.min_call
    return calls
