"""The stage for the screenshots: a simulated Discord whose deals, clock and language are known."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import discord
from simcord import MemberActor, ResponseMessage
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.app import create_bot
from bot.client import CallbreakClient
from bot.engine.cards import PACK, Card
from bot.engine.shuffle import SECRET_BYTES, FairShuffle
from bot.settings import Settings
from bot.table.state import Table
from bot.ui.desk import Desk
from tests.harness.clock import ManualClock
from tests.harness.world import World, open_world

__all__ = ["LONG_NAMES", "NAMES", "KnownDeals", "Scene", "open_scene"]

NAMES = ("Asha", "Bimal", "Chitra", "Dev")
"""The first three play, the fourth looks on."""
LONG_NAMES = ("Ashalata Devkota Bhattacharya-Rai", "बिमल थापा", "Chitrangada Mukhopadhyay Sharma", "দেব")
SEED = 499
"""A deal that shows much: in its fourth trick the host holds a card that must not be played."""


class KnownDeals:
    """Deals the same cards every time, so that the pictures change only when the looks do."""

    DEALER = 3
    """The last seat, so that the host begins."""

    def secret(self) -> bytes:
        """Return a secret that is none."""
        return random.Random(SEED).randbytes(SECRET_BYTES)

    def first_dealer(self, shuffle: FairShuffle) -> int:
        """Return the one dealer."""
        return self.DEALER

    def pack(self, shuffle: FairShuffle, number: int) -> tuple[Card, ...]:
        """Return the pack after the *number*-th shuffle of any match."""
        return tuple(random.Random(SEED + number - 1).sample(PACK, len(PACK)))


class Scene:
    """The world with what a script needs beyond it."""

    def __init__(self, world: World, names: Sequence[str] = NAMES) -> None:
        self.world = world
        add, create = world.guild.add_member, world.env.create_user
        self.people = [add(create(f"player{n}", global_name=name)) for n, name in enumerate(names)]
        world.env.backend.bot_user.name = "Callbreak"
        self.host, self.friend, self.third, self.guest = self.people
        self._managers = world.env.backend.create_role(
            world.guild.id, "Managers", permissions=discord.Permissions(manage_guild=True).value
        )
        self.let_manage(self.host, True)

    @property
    def desk(self) -> Desk:
        """Return the running bot's desk."""
        assert isinstance(self.world.bot, CallbreakClient)
        assert isinstance(self.world.bot.desk, Desk)
        return self.world.bot.desk

    def table(self) -> Table:
        """Return the channel's table; LookupError if there is none."""
        table = self.desk.tables.at(self.world.channel.id)
        if table is None:
            raise LookupError("no table here")
        return table

    async def command(self, member: MemberActor, command: str, **options: Any) -> ResponseMessage:
        """Run a command and return its answer, or the newest message where that is gone."""
        await self.world.slash(member, command, **options)
        return self.world.messages(member)[0]

    async def press(self, member: MemberActor, verb: str, message: ResponseMessage | None = None) -> None:
        """Press the button of some verb, in the newest message that has it unless one is named."""
        for shown in [message] if message else self.world.messages(member):
            for button in self.world.buttons(shown):
                if f":{verb}:" in f"{button.custom_id}:" and not button.disabled:
                    await member.click(shown, custom_id=button.custom_id)
                    return
        raise LookupError(f"{member.name} sees no button {verb!r}")

    async def choose(self, member: MemberActor, setting: str, value: str) -> None:
        """Choose one of a person's own settings, or as `server:language` one of the server's."""
        whose, _, name = setting.rpartition(":")
        command = "callbreak-admin settings" if whose == "server" else "callbreak settings"
        panel = await self.command(member, command)
        await member.select(panel, [value], custom_id=f"cb:{whose or 'mine'}:{name}")

    async def seat_computer(self, level: str) -> None:
        """Let the host choose the level of a computer player, which sits down."""
        lobby, table = self.world.public()[0], self.table()
        number = sum(chair is not None for chair in table.chairs)
        await self.host.select(lobby, [level], custom_id=f"cb:seat:{table.id}:{number}")

    def let_manage(self, member: MemberActor, may: bool) -> None:
        """Let somebody manage the server, or no longer."""
        backend = self.world.env.backend
        change = backend.add_member_role if may else backend.remove_member_role
        change(self.world.guild.id, member.id, self._managers.id)

    def sweep(self) -> None:
        """Delete every message that is not in use: the simulated client slows down with each one."""
        backend, channel, keep = self.world.env.backend, self.world.channel.id, set[int]()
        if table := self.desk.tables.at(channel):
            seen = self.desk.announcer.seen(table)
            keep = {panel.slot.message_id for panel in seen.panels.values()}
            keep |= {seen.public.message_id} if seen.public else set()
        for message in list(backend.messages.get(channel, {})):
            if message not in keep:
                backend.delete_message(channel, message)
        backend.transcript.clear()
        backend.http_requests.clear()

    def deny(self, **rights: bool) -> None:
        """Take the named rights from the bot in the channel, or give all of them back."""
        user = self.world.bot.user
        assert user is not None
        denied = discord.Permissions(**rights).value
        overwrite = Overwrite(target_id=user.id, type=OverwriteType.MEMBER, deny=denied)
        self.world.env.backend.set_overwrite(self.world.channel.id, overwrite)


@asynccontextmanager
async def open_scene(language: str, names: Sequence[str] = NAMES) -> AsyncIterator[Scene]:
    """Open a server whose people, and the server itself, have chosen *language*."""
    clock = ManualClock()
    with TemporaryDirectory(prefix="callbreak-screenshots-") as folder:
        # Without processes of their own the computers play alike however busy the machine is.
        settings = Settings.from_env(
            {"DATABASE_URL": f"sqlite:///{Path(folder) / 'callbreak.db'}", "COMPUTER_WORKERS": "0"}
        )

        def make_bot() -> discord.Client:
            return create_bot(settings, clock=clock, shuffler=KnownDeals())

        async with open_world(make_bot, clock) as world:
            scene = Scene(world, names)
            await world.settle()
            for person in scene.people:
                await scene.choose(person, "language", language)
            await scene.choose(scene.host, "server:language", language)
            yield scene
