"""Simulated people who play on by pressing whatever live button they see, at a steady pace."""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from simcord import ChannelHandle, MemberActor, ResponseMessage

from tests.harness.components import Button, card_of
from tests.harness.world import World

__all__ = ["PACE", "Live", "Players"]

PACE = 6.0
"""Seconds between two moves at a table."""
LOOK = 1.5
"""Seconds that a completed trick stays, or one's own move, before the next turn is shown."""
READY_PACE = 0.4
"""Seconds between two presses of *Next deal*: everybody has looked at the scores at the same time."""
_CALL = re.compile(r":call:(\d+)$")
_MANY = 4000
"""More steps than the longest match takes."""
Hook = Callable[["Players"], Awaitable[None]]


class Live(NamedTuple):
    """Somebody, and the panel whose buttons can be pressed."""

    person: MemberActor
    panel: ResponseMessage
    buttons: list[Button]


class Players:
    """The people at one table. The first one opens it; free chairs are the computer's.

    They call one of `calls`; four calls of one each, for example, are thrown in by most rules.
    `moves` counts calls and cards; `presses` counts *Start* and *Next deal* too. `before_move` is awaited
    ahead of every move: a test restarts the bot there, or looks around.
    """

    def __init__(
        self,
        world: World,
        people: int | Sequence[MemberActor] = 4,
        *,
        channel: ChannelHandle | None = None,
        seed: int = 1,
        calls: range = range(1, 5),
        before_move: Hook | None = None,
    ) -> None:
        self.world = world
        self.people = list(world.people[:people] if isinstance(people, int) else people)
        self.channel = channel or world.channel
        self.chance = random.Random(seed)
        self.calls = calls
        self.before_move = before_move
        self.moves = 0
        self.presses = 0

    @property
    def host(self) -> MemberActor:
        """Return who opened the table."""
        return self.people[0]

    def table(self) -> ResponseMessage:
        """Return the newest public message that is the lobby, the table or the result: not a turn's call."""
        messages = self.world.public(self.channel)
        return next(
            message
            for message in messages
            if [button.label for button in self.world.buttons(message)] != ["My cards"]
        )

    def says(self, words: str) -> bool:
        """Return whether the newest public message holds these words."""
        return any(words in text for text in self.world.texts(self.table()))

    def offers(self, label: str) -> bool:
        """Return whether the newest public message has a button that says so."""
        return any(button.label == label for button in self.world.buttons(self.table()))

    async def open(self, **options: object) -> None:
        """Open a lobby, choose its `clock` if one is given, and let everybody sit down."""
        clock = options.pop("clock", None)
        await self.world.slash(self.host, "callbreak start", self.channel, **options)
        if clock is not None:
            await self.press(self.host, "Options")
            table_id = self.world.buttons(self.table())[0].custom_id.rsplit(":", 1)[1]
            menu = f"cb:clock:{table_id}"
            await self.host.select(self.panels(self.host)[0], [str(clock)], custom_id=menu)
        for person in self.people[1:]:
            await self.press(person, "Join")

    async def start(self) -> None:
        """Press *Start*."""
        await self.press(self.host, "Start")
        self.presses += 1

    async def begin(self, **options: object) -> None:
        """Open a lobby, sit down, start."""
        await self.open(**options)
        await self.start()

    async def press(self, person: MemberActor, label: str) -> None:
        """Press a button of the newest public message."""
        await self.world.press(person, self.table(), label=label)

    def panels(self, person: MemberActor) -> list[ResponseMessage]:
        """Return a person's private messages in this channel, newest first."""
        return [message for message in self.world.messages(person, self.channel) if message.ephemeral]

    def live(self) -> Live | None:
        """Return whose turn it is, as the panels show it; None when nobody's shows it."""
        for person in self.people:
            for panel in self.panels(person):
                buttons = [button for button in self.world.buttons(panel) if is_move(button)]
                if buttons:
                    return Live(person, panel, buttons)
        return None

    def to_move(self) -> MemberActor | None:
        """Return whose turn it is, as the public message says; None when it is nobody's here."""
        line = next((text for text in self.world.texts(self.table()) if text.startswith("⏳")), "")
        return next((person for person in self.people if f"**{shown_name(person)}**" in line), None)

    async def find_live(self) -> Live:
        """Return whose turn it is; whoever has no live panel looks for it with *My cards*."""
        live = self.live()
        if live is None:
            await self.world.advance(LOOK)
            live = self.live()
        if live is None and (person := self.to_move()):
            await self.press(person, "My cards")
            live = self.live()
        if live is None:
            raise LookupError(f"nobody can move: {self.world.texts(self.table())}")
        return live

    async def move(self) -> None:
        """Call or play whatever is offered."""
        if self.before_move:
            await self.before_move(self)
        live = await self.find_live()
        await self.press_move(live, self.choose(live.buttons))
        self.moves += 1
        self.presses += 1

    def choose(self, buttons: Sequence[Button]) -> Button:
        """Return the button that this person presses: one of `calls`, or any card."""
        usual = [button for button in buttons if call_of(button) in self.calls]
        return self.chance.choice(usual or list(buttons))

    async def press_move(self, live: Live, button: Button) -> None:
        """Press a call or a card, and once more where the panel asks."""
        await self.world.press(live.person, live.panel, custom_id=button.custom_id)
        sure = [button for button in self.world.buttons(live.panel) if ":sure:" in button.custom_id]
        if sure:
            await self.world.press(live.person, live.panel, custom_id=sure[0].custom_id)

    def resting(self) -> bool:
        """Return whether a deal has been scored or the match is over."""
        return self.offers("Next deal") or self.over()

    def over(self) -> bool:
        """Return whether the newest public message is a result."""
        return self.offers("Rematch")

    async def play_deal(self) -> None:
        """Play at the usual pace until the deal is scored."""
        for _ in range(_MANY):
            await self.world.advance(PACE)
            if self.resting():
                return
            await self.move()
        raise AssertionError("the deal does not end")

    async def next_deal(self, *, ready: bool) -> None:
        """Go on to the next deal: everybody presses *Next deal*, or nobody does and time does it."""
        if not ready:
            await self.world.advance(PACE)
            return
        for person in self.people:
            await self.world.advance(READY_PACE)
            await self.press(person, "Next deal")
            self.presses += 1

    async def play_match(self, *, ready: bool = False) -> None:
        """Play on until the match is over; see `next_deal` for *ready*."""
        for _ in range(_MANY):
            await self.play_deal()
            if self.over():
                return
            await self.next_deal(ready=ready)
        raise AssertionError("the match does not end")


def shown_name(person: MemberActor) -> str:
    """Return the name that the server shows for a person."""
    return str(person.user.global_name)


def call_of(button: Button) -> int | None:
    """Return the number that a call button calls, None for any other button."""
    found = _CALL.search(button.custom_id)
    return int(found[1]) if found else None


def is_move(button: Button) -> bool:
    """Return whether a button calls or plays a card, and can be pressed."""
    return not button.disabled and bool(call_of(button) or card_of(button.custom_id))
