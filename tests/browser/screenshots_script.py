"""Somebody who plays an evening and keeps what is to be seen on the way."""

from __future__ import annotations

from typing import Protocol

from simcord import MemberActor, ResponseMessage

from bot.engine import SeatView, public_view, seat_view
from bot.engine.state import Match
from bot.players import HeuristicPlayer
from tests.browser.screenshots_scene import Scene
from tests.harness.components import card_of, walk

__all__ = ["Evening", "Take"]


class Take(Protocol):
    """Keeps what somebody sees of a message, under the name of its kind."""

    async def __call__(
        self, kind: str, who: MemberActor, message: ResponseMessage, *, opened: bool = False
    ) -> None:
        """Keep it, with its menus open if *opened*."""


PAUSE = 2.0
"""Seconds after which a completed trick has been looked at and the public message shows the newest."""


class Evening:
    """One evening at one table."""

    def __init__(self, scene: Scene, take: Take) -> None:
        self.scene = scene
        self.world = scene.world
        self._take = take
        self._taken: set[str] = set()
        self.prefix = ""
        self._player = HeuristicPlayer()

    # ------------------------------------------------------------------ look

    async def take(
        self, kind: str, who: MemberActor, message: ResponseMessage, *, opened: bool = False
    ) -> None:
        """Keep a message of a kind that has not been kept before."""
        name = f"{self.prefix}{kind}"
        if name not in self._taken:
            self._taken.add(name)
            await self._take(name, who, message, opened=opened)

    async def public(self, kind: str, *, opened: bool = False) -> None:
        """Keep the newest public message."""
        await self.take(kind, self.scene.host, self.world.public()[0], opened=opened)

    async def private(self, kind: str, who: MemberActor | None = None) -> None:
        """Keep the newest private message, the host's unless somebody is named."""
        who = who or self.scene.host
        await self.take(kind, who, self.world.panels(who)[0])

    async def answer(self, kind: str, command: str, who: MemberActor | None = None) -> ResponseMessage:
        """Run a command and keep its answer."""
        who = who or self.scene.host
        message = await self.scene.command(who, command)
        await self.take(kind, who, message)
        return message

    def panel(self, who: MemberActor) -> ResponseMessage:
        """Return a player's panel."""
        slot = self.scene.desk.announcer.seen(self.scene.table()).panels[who.id].slot
        return next(message for message in self.world.panels(who) if message.id == slot.message_id)

    def table(self) -> ResponseMessage:
        """Return the table's public message; a ping may be newer."""
        public = self.scene.desk.announcer.seen(self.scene.table()).public
        assert public is not None
        return next(message for message in self.world.public() if message.id == public.message_id)

    async def wait(self, seconds: float = PAUSE) -> None:
        """Let time pass."""
        await self.world.advance(seconds)

    @property
    def match(self) -> Match:
        """Return the running match."""
        match = self.scene.table().match
        assert match is not None
        return match

    def view(self, who: MemberActor) -> SeatView:
        """Return what a player may see."""
        seat = self.scene.table().seat_of(who.id)
        assert seat is not None
        return seat_view(self.match, seat)

    # ------------------------------------------------------------------ play

    def going(self) -> bool:
        """Return whether a table is open in the channel."""
        return self.scene.desk.tables.at(self.world.channel.id) is not None

    def to_move(self) -> MemberActor | None:
        """Return the person whose turn it is."""
        table = self.scene.desk.tables.at(self.world.channel.id)
        turn = table.match.turn if table and table.match else None
        if table is None or turn is None:
            return None
        return next((who for who in self.scene.people if table.seated(who.id) == turn), None)

    async def last_panel(self, kind: str) -> None:
        """Keep what the host's panel shows after the match."""
        await self.take(kind, self.scene.host, self._last)

    async def at_table(self, who: MemberActor) -> ResponseMessage:
        """Return a player's panel, which somebody without one opens."""
        if who.id not in self.scene.desk.announcer.seen(self.scene.table()).panels:
            await self.scene.press(who, "cards", self.world.public()[0])
        return self.panel(who)

    async def call(self, who: MemberActor, number: int) -> None:
        """Call from the panel."""
        panel = await self.at_table(who)
        menu = f"cb:choose:{self.scene.table().id}:{self.match.move}"
        if any(menu == str(item.get("custom_id")) for item in _menus(self.world.components(panel))):
            await who.select(panel, [str(number)], custom_id=menu)
            return
        button = next(b for b in self.world.buttons(panel) if b.custom_id.endswith(f":call:{number}"))
        await who.click(panel, custom_id=button.custom_id)

    async def play(self, who: MemberActor) -> None:
        """Play a card from the panel, as a computer would."""
        panel, card = await self.at_table(who), self._player.play(self.view(who)).text
        menu = f"cb:pick:{self.scene.table().id}:{self.match.move}"
        if any(menu == str(item.get("custom_id")) for item in _menus(self.world.components(panel))):
            await who.select(panel, [card], custom_id=menu)
            return
        button = next(b for b in self.world.buttons(panel) if card_of(b.custom_id) == card)
        await who.click(panel, custom_id=button.custom_id)

    async def calls(self, number: int | None = None) -> None:
        """Let everybody call: what a computer would call, 5 at most, unless a number is given."""
        shuffles = self.match.shuffles if self.going() else 0
        while (who := self.to_move()) and self.view(who).may_call and self.match.shuffles == shuffles:
            await self.call(who, number or min(5, self._player.call(self.view(who))))
            await self.wait()

    async def deal(self) -> None:
        """Play the cards of a deal, keeping what is worth it."""
        while who := self.to_move():
            await self.before(who)
            self._last = self.panel(self.scene.host)
            await self.play(who)
            if who is self.scene.host:
                await self.after()
            await self.wait()
            await self.seen()

    async def seen(self) -> None:
        """Keep the public message as a card has left it."""
        if self.to_move() and not public_view(self.match).trick:
            await self.public("public-trick-taken")

    async def before(self, who: MemberActor) -> None:
        """Keep what is to be seen ahead of a card."""
        public = self.view(who).public
        if len(public.trick) == 3:
            await self.public("public-playing")
        if who is not self.scene.host:
            return
        view = self.view(who)
        if not public.trick:
            await self.take("panel-lead", who, self.panel(who))
        elif len(view.legal) == len(view.hand):
            await self.take("panel-free", who, self.panel(who))
        else:
            await self.take(f"panel-{self._why(view)}", who, self.panel(who))
            await self.public(f"public-{self._why(view)}")
            await self.refused(view)

    async def refused(self, view: SeatView) -> None:
        """Type a card that must not be played, once for each reason."""
        kind = f"refused-{self._why(view)}"
        if f"{self.prefix}{kind}" in self._taken:
            return
        led = view.public.trick[0].suit
        forbidden = [card for card in view.hand if card not in view.legal]
        card = next((card for card in forbidden if card.suit is led), forbidden[0])
        await self.world.slash(self.scene.host, "callbreak play", card=card.text)
        await self.private(kind)

    def _why(self, view: SeatView) -> str:
        """Return why not every card may be played."""
        led, legal = view.public.trick[0].suit, view.legal[0].suit
        if led is not legal:
            return "trump"
        return "beat" if any(card.suit is led and card not in view.legal for card in view.hand) else "follow"

    async def after(self) -> None:
        """Keep the host's panel as it answers a card."""
        table = self.scene.desk.tables.at(self.world.channel.id)
        if table is None or table.match is None or not table.live or table.between_deals:
            return
        kind = "panel-played" if self.view(self.scene.host).public.trick else "panel-trick-taken"
        await self.take(kind, self.scene.host, self.panel(self.scene.host))


def _menus(components: object) -> list[dict[str, object]]:
    return [dict(item) for item in walk(components) if item.get("type") == 3]
