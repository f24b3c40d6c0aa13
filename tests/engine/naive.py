"""The rules once more, written from the rules page alone: slow, plain, and sharing nothing with the engine.

Cards are texts, a ruleset is the object that a record writes, a position is changed and changed back.
"""

from typing import Any

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def height(card: str) -> int:
    return RANKS.index(card[:-1])


def may(rules: dict[str, Any], card: str, hand: list[str], trick: list[str], first_trick: bool) -> bool:
    """Say whether *card* of *hand* may be played to *trick*."""
    trump = rules["trump"]
    others = [other for other in hand if other[-1] != trump]
    if not trick:
        forbidden = first_trick and rules["first_lead"] == "no_trump" and card[-1] == trump
        return not (forbidden and others)
    led = trick[0][-1]
    if any(other[-1] == led for other in hand):
        return card[-1] == led and may_follow(rules, card, hand, trick)
    trumps_there = [height(there) for there in trick if there[-1] == trump]
    heads = [other for other in hand if other[-1] == trump and height(other) > max(trumps_there, default=-1)]
    if rules["when_void"] == "free" or card in heads:
        return True
    if heads:
        return False
    loses = card[-1] == trump
    if rules["when_void"] == "any_trump":
        return loses or len(others) == len(hand)
    if rules["when_void"] == "no_undertrump":
        return not loses or not others
    return True


def may_follow(rules: dict[str, Any], card: str, hand: list[str], trick: list[str]) -> bool:
    led, trump = trick[0][-1], rules["trump"]
    trumped = led != trump and trump in [there[-1] for there in trick]
    if rules["must_beat"] == "never" or (rules["must_beat"] == "until_trumped" and trumped):
        return True
    target = max(height(there) for there in trick if there[-1] == led)
    can = any(other[-1] == led and height(other) > target for other in hand)
    return height(card) > target or not can


def taker(rules: dict[str, Any], trick: list[str]) -> int:
    def worth(place: int) -> tuple[bool, bool, int]:
        card = trick[place]
        return card[-1] == rules["trump"], card[-1] == trick[0][-1], height(card)

    return max(range(4), key=worth)


def lines(rules: dict[str, Any], hands: list[list[str]], leader: int) -> list[int]:
    """Return how many lines of play there are after each card, up to the last."""
    counts = [0] * sum(map(len, hands))
    turn = 1 if rules["direction"] == "clockwise" else 3

    def go_on(depth: int, lead: int, trick: list[str]) -> None:
        seat = (lead + turn * len(trick)) % 4
        for card in list(hands[seat]):
            if not may(rules, card, hands[seat], trick, depth < 4):
                continue
            counts[depth] += 1
            place = hands[seat].index(card)
            hands[seat].remove(card)
            now = [*trick, card]
            if len(now) == 4:
                go_on(depth + 1, (lead + turn * taker(rules, now)) % 4, [])
            else:
                go_on(depth + 1, lead, now)
            hands[seat].insert(place, card)

    go_on(0, leader, [])
    return counts


def calls(rules: dict[str, Any]) -> tuple[int, int]:
    """Return how many ways there are to call, and how many of them lead to play."""
    allowed = range(rules["min_call"], rules["max_call"] + 1)
    every = [(a, b, c, d) for a in allowed for b in allowed for c in allowed for d in allowed]
    return len(every), sum(sum(four) >= (rules["redeal_below"] or 0) for four in every)
