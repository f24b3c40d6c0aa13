"""The text style as an interface of its own: who listens plays a whole match by what is read to them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from simcord import MemberActor, ResponseMessage

from bot.engine.cards import PACK
from bot.i18n import texts_for
from bot.preferences import Style
from bot.ui.card_words import card_name
from tests.cogs.support import desk, state, told
from tests.harness import Button, Players, World, card_of, pictures, walk
from tests.harness.players import PACE, call_of
from tests.harness.raw import raw_press

TEXT, BUTTON = 10, 2


def symbols(text: str) -> list[str]:
    """Return what is there for the eye alone."""
    return [char for char in text if unicodedata.category(char) == "So"] + re.findall(r"<:\w+:\d+>", text)


async def choose(world: World, member: MemberActor, setting: str, word: str) -> None:
    """Choose a setting in the panel of settings."""
    await world.slash(member, "callbreak settings")
    await member.select(world.panels(member)[0], [word], custom_id=f"cb:mine:{setting}")


@dataclass
class Listener:
    """Somebody who reads a panel in order, and knows of it only what it says."""

    world: World
    person: MemberActor
    language: str

    def panel(self) -> ResponseMessage:
        """Return the newest private message."""
        return self.world.panels(self.person)[0]

    def items(self) -> list[str | Button]:
        """Return what is read, in order: texts as they are, controls as buttons."""
        components = self.world.components(self.panel())
        pressed = iter(self.world.buttons(self.panel()))
        return [
            str(item["content"]) if item["type"] == TEXT else next(pressed)
            for item in walk(components)
            if item["type"] in (TEXT, BUTTON)
        ]

    def check(self) -> None:
        """Check that the panel is for the ears."""
        assert not pictures(self.world.components(self.panel()))
        for item in self.items():
            assert not symbols(item if isinstance(item, str) else item.label)
            if isinstance(item, Button):
                assert not item.disabled
                assert item.emoji is None
        order = "".join("t" if isinstance(item, str) else "c" for item in self.items())
        assert re.fullmatch("t(c+t?)?", order), "the news and the choice, the controls, the rest"

    def choices(self) -> list[Button]:
        """Return what may be pressed to move on; the words name each card that may be played."""
        controls = [item for item in self.items() if isinstance(item, Button)]
        cards = [button for button in controls if card_of(button.custom_id)]
        names = {card_name(texts_for(self.language), card) for card in PACK}
        assert {button.label for button in cards} <= names
        return [button for button in controls if call_of(button) in (2, 3)] or cards

    async def press(self, button: Button) -> None:
        """Press it, and listen to the answer, which says first what was done."""
        await self.world.press(self.person, self.panel(), custom_id=button.custom_id)
        self.check()


async def play(world: World, listener: Listener, deals: int, *, each: Callable[[str], None]) -> int:
    """Play a match by always pressing the last of what may be done; return how many moves it took."""
    players = Players(world, [listener.person])
    await players.begin(deals=deals)
    moves = 0
    for _ in range(200):
        await world.advance(PACE)
        if players.over():
            return moves
        if players.offers("Next deal") or not listener.choices():
            continue
        listener.check()
        before = listener.items()[0]
        assert isinstance(before, str)
        each(before)
        await listener.press(listener.choices()[-1])
        moves += 1
    raise AssertionError("the match does not end")


@pytest.mark.no_cover
async def test_a_whole_match_by_ear_in_english(world: World) -> None:
    asha = world.people[0]
    await choose(world, asha, "style", "text")
    heard: list[str] = []
    moves = await play(world, Listener(world, asha, "en"), 2, each=heard.append)
    assert moves >= 2 * 13  # a call and twelve cards a deal; the thirteenth plays itself
    told_calls = [text for text in heard if "How many tricks will you win?" in text]
    turns = [text for text in heard if text.startswith("Your turn, trick ")]
    assert len(told_calls) + len(turns) == moves
    for text in told_calls:
        assert re.search(r"^(spades|hearts|diamonds|clubs): \w+", text, re.MULTILINE)
    for text in turns:
        lines = [line for line in text.splitlines() if not line.startswith("Hint:")]
        assert lines[-1] == "You may play:"
        assert "You lead." in lines or re.search(r"Trick \d+: .+ led the \w+ of \w+.* is winning it\.", text)


async def test_a_whole_match_by_ear_in_nepali(world: World) -> None:
    asha, texts = world.people[0], texts_for("ne")
    await choose(world, asha, "style", "text")
    await choose(world, asha, "language", "ne")
    heard: list[str] = []
    assert await play(world, Listener(world, asha, "ne"), 1, each=heard.append) >= 13
    assert any(texts.text("told-your-call") in text for text in heard)
    assert any(texts.text("told-you-lead") in text for text in heard)


async def test_the_answer_to_a_card_begins_with_the_card(world: World) -> None:
    asha = world.people[0]
    await choose(world, asha, "style", "text")
    players, listener = Players(world, 1), Listener(world, asha, "en")
    await players.begin()
    await listener.press(next(button for button in listener.choices()))
    assert str(listener.items()[0]).startswith("You called ")
    await world.advance(PACE)
    card = listener.choices()[0]
    await listener.press(card)
    first, *_ = str(listener.items()[0]).splitlines()
    assert first == f"You played {card.label}."


async def test_scores_are_heard_as_sentences_the_totals_first(world: World) -> None:
    asha = world.people[0]
    await choose(world, asha, "style", "text")
    players, listener = Players(world, 1), Listener(world, asha, "en")
    await players.begin(deals=2)
    await players.play_deal()
    await players.next_deal(ready=False)
    await players.press(asha, "Scores")
    listener.check()
    title, totals, deal = str(listener.items()[0]).splitlines()
    assert title == "Scores"
    figures = re.findall(r"(\w+) (−?\d+\.\d)", deal)
    assert figures[0][0] == "Asha"
    assert len(figures) == 4
    assert totals == deal.replace("Deal 1:", "Totals:")


async def test_a_refusal_is_told_without_symbols(world: World) -> None:
    asha = world.people[0]
    await choose(world, asha, "style", "text")
    players = Players(world, 1)
    await players.begin()
    listener = Listener(world, asha, "en")
    await listener.press(listener.choices()[0])
    for _ in range(20):
        await world.advance(PACE)
        match = state(players).match
        assert match is not None
        assert match.deal is not None
        seat = state(players).seated(asha.id)
        assert seat is not None
        forbidden = [card for card in match.deal.hands[seat] if card not in match.legal]
        if match.legal and forbidden and match.deal.trick:
            break
        await listener.press(listener.choices()[0])
    else:
        raise AssertionError("every card could be played all the time")
    custom_id = f"cb:play:1:{match.move}:{forbidden[0].text}"
    text = told(world, await raw_press(world, asha, listener.panel(), custom_id))
    assert not symbols(text)
    assert not re.search("[♠♥♦♣]", text)


async def test_only_who_asked_for_words_gets_them(world: World) -> None:
    asha, bimal, *_ = world.people
    await choose(world, asha, "style", "text")
    players = Players(world, 2, calls=range(2, 5))
    await players.begin()
    for _ in range(4):
        await world.advance(PACE)
        await players.move()
    assert not symbols("\n".join(world.texts(players.panels(asha)[0])))
    assert any(button.disabled for button in world.buttons(players.panels(bimal)[0]))
    assert pictures(world.components(players.table())), "the table is the server's to choose"


async def test_a_server_that_chose_text_has_its_table_and_its_panels_in_words(world: World) -> None:
    asha, bimal, *_ = world.people
    await desk(world).preferences.choose_server(world.guild.id, "style", Style.TEXT)
    await choose(world, bimal, "style", "picture")
    players = Players(world, 2, calls=range(2, 5))
    await players.begin(deals=1)
    while not players.over():
        await world.advance(PACE)
        table = "\n".join(world.texts(players.table()))
        assert not symbols(table)
        assert not pictures(world.components(players.table()))
        live = players.live()
        if live is None:
            continue
        assert "is to play." in table or "is to call." in table
        if live.person is asha:
            assert not symbols("\n".join(world.texts(live.panel)))
        else:
            assert symbols("\n".join(world.texts(live.panel))), "they see pictures"
        await players.press_move(live, players.choose(live.buttons))
    table = "\n".join(world.texts(players.table()))
    assert "wins the match." in table or "share the win." in table
    assert "Trick 13: " in table


@pytest.mark.parametrize("command", ["rules", "help", "hand", "leaderboard", "profile", "settings"])
async def test_what_else_is_private_has_no_emoji_either(world: World, command: str) -> None:
    asha = world.people[0]
    await choose(world, asha, "style", "text")
    players = Players(world, 1)
    await players.begin()
    await world.slash(asha, f"callbreak {command}")
    panel = world.panels(asha)[0]
    assert not symbols("\n".join(world.texts(panel)))
    pages = [button.custom_id for button in world.buttons(panel) if "rulebook" in button.custom_id]
    for page in range(1, 7) if pages else ():
        await raw_press(world, asha, panel, f"cb:rulebook:1:{page}")
        text = "\n".join(world.texts(panel))
        assert text
        assert not symbols(text)
        assert not any(button.disabled for button in world.buttons(panel))
