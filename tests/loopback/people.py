"""People at a table of the loopback server: they press what they see, and remember what they were told."""

from __future__ import annotations

import asyncio
import random
import re
import time
from dataclasses import dataclass, field
from typing import Any

from simcord.backend import serializers
from simcord.backend.models import Message
from simcord.interactions import base_payload

from tests.harness.components import Button, buttons, texts
from tests.loopback.server import Loopback

__all__ = ["Move", "People", "TableOfPeople"]

_MOVE = re.compile(r"cb:(?:play|call|sure):(\d+):(\d+):(?:call:)?(\w+)")
_OF_TABLE = re.compile(r"cb:[a-z]+:(\d+)")
_CALLED = re.compile(r"You called (\d+)")
_PLAYED = re.compile(r"^You played (.+)\.$", re.M)
_SUITS = {"S": ("spades", "♠"), "H": ("hearts", "♥"), "D": ("diamonds", "♦"), "C": ("clubs", "♣")}
_ANSWER_BY = 3.0
_LOOK = 0.02
_PRESS_IN_VAIN = 0.4
"""Seconds between two presses while there is no bot, or after one that changed nothing, at most."""
_OVER = 1_000_000
"""A match that has its result is further than any move."""
_COMMAND, _COMPONENT = 2, 3
_TEXT, _WHOLE = 3, 4


@dataclass(slots=True)
class Move:
    """One press of a card or a call. ``acknowledged`` once the bot's answer said that it was made."""

    table: int
    number: int
    what: str
    user: int
    acknowledged: bool = False

    def told_in(self, answer: str) -> bool:
        """Return whether an answer says that this very call or card counts."""
        if self.what.isdigit():
            called = _CALLED.search(answer)
            return called is not None and called[1] == self.what
        played = _PLAYED.search(answer)
        rank, suit = self.what[:-1], self.what[-1]
        if played is None or not any(name in played[1] for name in _SUITS[suit]):
            return False
        return played[1].rstrip("♠♥♦♣").endswith(rank)


def read_move(custom_id: str, user: int) -> Move | None:
    """Return the move that a button makes, None for any other button."""
    found = _MOVE.fullmatch(custom_id)
    return Move(int(found[1]), int(found[2]), found[3], user) if found else None


@dataclass(slots=True)
class People:
    """Everybody on the server: presses, and what became of them."""

    discord: Loopback
    dead: asyncio.Event
    """Set while there is no bot, so that nobody waits for its answer."""
    moves: list[Move] = field(default_factory=list)
    presses: int = 0
    unanswered: int = 0
    _asked: dict[int, Move | None] = field(default_factory=dict)
    _answers: dict[int, asyncio.Future[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.discord.rest.answered = self._answered

    def _answered(self, interaction: int, body: dict[str, Any]) -> None:
        """Take note of an answer in the moment in which Discord has it."""
        move = self._asked.get(interaction)
        told = "\n".join(texts((body.get("data") or {}).get("components")))
        waiting = self._answers.get(interaction)
        if waiting is not None and not waiting.done():
            waiting.set_result(told)
        if move is not None and move.told_in(told):
            move.acknowledged = True

    def sees(self, user: int, channel: int) -> list[Message]:
        """Return what somebody sees in a channel, newest first."""
        stored = self.discord.backend.messages.get(channel, {})
        return sorted(
            (message for message in stored.values() if message.visible_to(user)), key=lambda one: -one.id
        )

    def begin_press(self, user: int, message: Message, custom_id: str) -> int:
        """Press a button and return the interaction's id, without waiting."""
        backend = self.discord.backend
        record, payload = base_payload(
            backend,
            type=_COMPONENT,
            channel_id=message.channel_id,
            guild_id=self.discord.guild_id,
            user_id=user,
            data={"custom_id": custom_id, "component_type": 2},
        )
        payload["message"] = dict(serializers.message_payload(backend, message))
        record.source_message_id = message.id
        self._expect(record.id, user, custom_id)
        backend.emit("INTERACTION_CREATE", payload)
        return record.id

    def _expect(self, interaction: int, user: int, custom_id: str) -> None:
        self.presses += 1
        move = read_move(custom_id, user)
        if move:
            self.moves.append(move)
        self._ask(interaction, move)

    def _ask(self, interaction: int, move: Move | None = None) -> None:
        self._asked[interaction] = move
        self._answers[interaction] = asyncio.get_running_loop().create_future()

    async def answer(self, interaction: int) -> str | None:
        """Return what the bot answered, or None when it did not within three seconds."""
        told = self._answers[interaction]
        dead = asyncio.ensure_future(self.dead.wait())
        waiting: set[asyncio.Future[Any]] = {told, dead}
        await asyncio.wait(waiting, timeout=_ANSWER_BY, return_when=asyncio.FIRST_COMPLETED)
        dead.cancel()
        del self._answers[interaction]
        if told.done():
            return told.result()
        self.unanswered += 1
        return None

    async def press(self, user: int, message: Message, custom_id: str) -> str | None:
        """Press a button and return what the bot answered, None when it did not."""
        return await self.answer(self.begin_press(user, message, custom_id))

    async def command(self, user: int, channel: int, name: str, **options: int | str) -> str | None:
        """Run ``/callbreak name`` and return what the bot answered, None when it did not."""
        backend = self.discord.backend
        known = backend.commands.get(None, {}).get(("callbreak", 1))
        if known is None:
            return None
        leaf = [
            {"name": key, "type": _WHOLE if isinstance(value, int) else _TEXT, "value": value}
            for key, value in options.items()
        ]
        data = {
            "id": known["id"],
            "name": "callbreak",
            "type": 1,
            "options": [{"name": name, "type": 1, "options": leaf}],
        }
        record, payload = base_payload(
            backend,
            type=_COMMAND,
            channel_id=channel,
            guild_id=self.discord.guild_id,
            user_id=user,
            data=data,
        )
        self._ask(record.id)
        backend.emit("INTERACTION_CREATE", payload)
        return await self.answer(record.id)


def is_move(button: Button) -> bool:
    """Return whether a button calls or plays, and can be pressed."""
    return not button.disabled and bool(_MOVE.fullmatch(button.custom_id))


@dataclass(slots=True)
class TableOfPeople:
    """The people of one channel, who play match after match."""

    people: People
    channel: int
    users: list[int]
    chance: random.Random
    patience: float = 0.8
    """Seconds after which somebody looks for their cards."""
    deals: tuple[int, ...] = (1,)
    """How many deals a match may have."""
    hard: bool = False
    """Whether the computer's chairs are of the hard level."""
    moved_at: float = field(default_factory=time.monotonic)
    """When the match last went forward, as its people can see."""
    furthest: tuple[int, int] = (0, 0)
    """The table and the move that somebody here has been shown or told of; it only grows."""
    acknowledged: tuple[int, int] = (0, 0)
    """The newest move that counts because the bot said so."""

    async def play(self, stop: asyncio.Event) -> None:
        """Play until *stop* is set and the match that runs is over."""
        self.moved_at = time.monotonic()
        while not (stop.is_set() and self.over()):
            if self.people.dead.is_set():
                await self._pause()
            if not await self.step():
                await asyncio.sleep(_LOOK)
            self._note_progress()

    async def _pause(self) -> None:
        """Wait as people do who pressed in vain."""
        await asyncio.sleep(_PRESS_IN_VAIN * (0.5 + self.chance.random() / 2))

    def _note_progress(self) -> None:
        """Take note of a move that nobody here has seen before; presses and answers alone are none."""
        reached = self._reached()
        if reached > self.furthest:
            self.furthest, self.moved_at = reached, time.monotonic()

    def _reached(self) -> tuple[int, int]:
        """Return the newest table here, and how far its match is by what people see and were told."""
        public, told = self.table_message(), self.furthest
        shown = [one.custom_id for one in buttons(public.components)] if public else []
        tables = [int(found[1]) for one in shown if (found := _OF_TABLE.match(one))]
        newest = [(max(tables), _OVER if self.over() else 0)] if tables else []
        live = [
            (move.table, move.number)
            for user, _, found in self._panels()
            for one in found
            if (move := read_move(one.custom_id, user))
        ]
        return max([told, self.acknowledged, *newest, *live])

    def table_message(self) -> Message | None:
        """Return the newest message of the table's own, not a turn's call."""
        for message in self.people.sees(self.users[0], self.channel):
            shown = buttons(message.components)
            if not message.is_ephemeral and shown and [one.label for one in shown] != ["My cards"]:
                return message
        return None

    def offers(self, label: str) -> tuple[Message, Button] | None:
        """Return the enabled button of the table's message that says so."""
        message = self.table_message()
        if message is not None:
            for button in buttons(message.components):
                if button.label == label and not button.disabled:
                    return message, button
        return None

    def over(self) -> bool:
        """Return whether the match has a result."""
        return self.offers("Rematch") is not None

    def live(self) -> tuple[int, Message, list[Button]] | None:
        """Return somebody whose panel says that it is their turn; it may be an old one."""
        panels = self._panels()
        return self.chance.choice(panels) if panels else None

    def _panels(self) -> list[tuple[int, Message, list[Button]]]:
        return [
            (user, message, found)
            for user in self.users
            for message in self.people.sees(user, self.channel)
            if message.is_ephemeral
            and (found := [one for one in buttons(message.components) if is_move(one)])
        ]

    async def step(self) -> bool:
        """Do the next thing that somebody here would do; return whether anything went forward."""
        if self.live():
            return await self._move()
        if self.table_message() is None or self.over():
            return await self._open()
        if await self._lobby():
            return True
        if self.offers("Next deal"):
            if self.chance.random() < 0.5:
                await self._each("Next deal")
            await self._pause()  # it comes by itself, too
            return False
        if time.monotonic() - self.moved_at > self.patience:
            await self._look()
        return False

    async def _open(self) -> bool:
        options: dict[str, int | str] = {"deals": self.chance.choice(self.deals)}
        if self.hard:
            options |= {"computers": 4 - len(self.users), "level": "hard"}
        await self.people.command(self.users[0], self.channel, "start", **options)
        return self.offers("Start") is not None

    async def _lobby(self) -> bool:
        if self.offers("Start") is None:
            return False
        told = "\n".join(texts((self.table_message() or Message).components))
        for user in self.users[1:]:
            name = self.people.discord.backend.users[user].global_name
            if str(name) not in told and (found := self.offers("Join")):
                await self.people.press(user, found[0], found[1].custom_id)
        found = self.offers("Start")
        return found is not None and bool(
            await self.people.press(self.users[0], found[0], found[1].custom_id)
        )

    async def _each(self, label: str) -> None:
        for user in self.users:
            if found := self.offers(label):
                await self.people.press(user, found[0], found[1].custom_id)

    async def _move(self) -> bool:
        live = self.live()
        assert live is not None
        user, panel, found = live
        choice = self.choose(found).custom_id
        told = await self.people.press(user, panel, choice)
        pressed = read_move(choice, user)
        if told is None or pressed is None or not pressed.told_in(told):
            await self._pause()
            return False
        self.acknowledged = max(self.acknowledged, (pressed.table, pressed.number))
        return True

    def choose(self, found: list[Button]) -> Button:
        """Return the button that somebody presses: a call that is not asked about again, or any card."""
        usual = [one for one in found if re.search(r":call:[2-4]$", one.custom_id)]
        return self.chance.choice(usual or found)

    async def _look(self) -> None:
        """Press *My cards* for everybody; whose turn it is finds out so."""
        for user in self.users:
            if found := self.offers("My cards"):
                await self.people.press(user, found[0], found[1].custom_id)
            if self.live():
                return
        await self._pause()
