"""What cannot find a card cannot find a leak."""

import pytest

from bot.engine.cards import parse_cards
from tests.harness.reading import cards_in


@pytest.mark.parametrize(
    ("body", "cards"),
    [
        ({"content": "<:spades:12>  **A**  **10**\n<:clubs:13>  **2**"}, "AS 10S 2C"),
        ({"content": "**<:hearts:12>K Asha** ▲  →  <:diamonds:5>10 Bimal"}, "KH 10D"),
        ({"content": "K♠, 10♥ and Q♦"}, "KS 10H QD"),
        ({"content": "K♠  10♥"}, "KS 10H"),
        ({"content": "♣  **K**  **9**"}, "KC 9C"),
        ({"components": [{"type": 2, "custom_id": "cb:play:1:100:KS", "label": "x"}]}, "KS"),
        ({"components": [{"type": 2, "label": "7", "emoji": {"name": "clubs", "id": "5"}}]}, "7C"),
        ({"choices": [{"name": "x", "value": "10D"}]}, "10D"),
        ({"content": "hand=AS 10H"}, "AS 10H"),
        ({"content": "↻ order of play · <:spades:12> trumps · calls 1–13"}, ""),
        ({"content": "**Asha** `2/3` · 3.1 · deal 5 of 5 · <@123>"}, ""),
    ],
)
def test_every_form_of_a_card_is_found(body: object, cards: str) -> None:
    assert cards_in(body) == set(parse_cards(cards))
