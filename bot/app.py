"""The one place that builds the parts and joins them."""

import logging
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, field

import discord

from bot.client import CallbreakClient
from bot.ladder import Ladder, MembersUnknownError
from bot.minds import Minds
from bot.preferences import Preferences
from bot.privacy import Privacy, Retention
from bot.settings import Settings
from bot.storage import Database, SqlMessageBook, SqlPreferences, SqlPrivacy, SqlResults, SqlStore
from bot.table.actions import Forget
from bot.table.autoplay import House
from bot.table.clock import Clock, SystemClock
from bot.table.ports import Shuffler, Store
from bot.table.refusals import NotSeated, TableGone
from bot.table.service import Tables
from bot.table.shuffler import FairShuffler
from bot.table.state import Person, Table
from bot.ui import channels, patience
from bot.ui.announcer import ScreenAnnouncer
from bot.ui.avatars import Avatars
from bot.ui.desk import Desk
from bot.ui.emoji import upload_missing
from bot.ui.panels import Panels
from bot.ui.screen import Painter
from bot.ui.sender import Sender
from bot.ui.words import ClientWords

__all__ = ["create_bot"]

log = logging.getLogger(__name__)


def create_bot(
    settings: Settings,
    *,
    clock: Clock | None = None,
    shuffler: Shuffler | None = None,
    store: Store | None = None,
) -> discord.Client:
    """Return the bot, not started; its ``close()`` releases everything.

    *store* keeps the tables in place of the database that *settings* name. Time, chance and storage are
    the machine's own unless they are given.
    """
    client = CallbreakClient()
    database = Database(settings)
    clock = clock or SystemClock()
    preferences = Preferences(SqlPreferences(database))
    words = ClientWords(client, preferences)
    avatars = Avatars()
    painter = Painter(words.public, preferences, avatars)
    sender = Sender(client)
    announcer = ScreenAnnouncer(sender, clock, SqlMessageBook(database), words, painter, Panels(preferences))
    minds = Minds(settings.computer_workers)
    house = House(
        shuffler or FairShuffler(),
        minds,
        plays_forced=lambda user_id: preferences.mine(user_id).forced_cards,
    )
    members = GuildMembers(client)
    tables = Tables(store or SqlStore(database), clock, house, announcer, members)
    sender.channel_gone = lambda channel_id: announcer.soon(channels.check(tables, client, channel_id))
    client.desk = Desk(tables, announcer, words, clock, preferences, avatars)
    client.ladder = Ladder(SqlResults(database), members, clock.now)
    kept = SqlPrivacy(database)
    client.privacy = Privacy(kept, LiveTables(tables), preferences, clock.now, settings.contact)
    retention = Retention(kept, clock, lambda: {guild.id for guild in client.guilds}, preferences)
    client.retention = retention
    client.parts = _Parts(client, database, preferences, minds, tables, announcer, words, avatars, retention)
    return client


@dataclass(slots=True)
class _Parts:
    """Starts and stops what ``create_bot`` has joined, in order."""

    client: CallbreakClient
    database: Database
    preferences: Preferences
    minds: Minds
    tables: Tables
    announcer: ScreenAnnouncer
    words: ClientWords
    avatars: Avatars
    retention: Retention
    resumed: list[Table] = field(default_factory=list)

    async def start(self) -> None:
        """Open the database, take up the tables and have the emoji ready. Raises StorageError."""
        await self.database.open()
        await self.preferences.start()
        self.words.know(emoji=await upload_missing(self.client))
        self.resumed = await self.tables.resume()
        log.info("%s tables go on", len(self.resumed))

    async def commands_known(self, group_id: int) -> None:
        """Make the mentions of commands clickable."""
        self.words.know(command_id=group_id)

    async def connected(self) -> None:
        """Show the tables that go on."""
        await self.announcer.restore(self.resumed)

    async def finish(self) -> None:
        """Make the steps that have begun the last, and show what was to be shown soon."""
        await self.tables.close()
        await self.announcer.farewell()

    async def close(self) -> None:
        """Let what has begun end, then close the database."""
        await self.retention.close()
        await self.tables.close()
        await self.announcer.close()
        await self.minds.close()
        await self.avatars.close()
        await self.database.close()


class GuildMembers:
    """Asks Discord who still belongs to a server."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def still_here(self, guild_id: int, ids: Collection[int]) -> set[int]:
        """Return those of *ids* who are members. Raises MembersUnknownError when Discord does not say."""
        guild = self._client.get_guild(guild_id)
        if guild is None:
            raise MembersUnknownError
        try:
            found = await guild.query_members(user_ids=list(ids), limit=len(ids), cache=False)
        except (TimeoutError, discord.ClientException) as error:
            raise MembersUnknownError from error
        return {member.id for member in found}

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        """Return whether a user is known to be no longer on a server, asking for a few seconds at most."""
        try:
            return not await patience.within(patience.TOKEN, self.still_here(guild_id, [user_id]))
        except (MembersUnknownError, *patience.FAILURES):
            return False


class LiveTables:
    """Finds a person at the tables that are played at now."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def channels(self, user_id: int, guild_id: int | None) -> list[int]:
        """Return the channels of the tables that know a person, of one server or of all."""
        return [table.channel_id for table in self._knowing(user_id, guild_id)]

    async def forget(self, user_id: int, guild_id: int | None) -> None:
        """Let a person leave those tables for good. Raises Conflict where another process writes, too."""
        for table in self._knowing(user_id, guild_id):
            with suppress(NotSeated, TableGone):  # it ended meanwhile, or they left it
                await self._tables.act(table.id, Forget(Person(user_id, "")))

    def _knowing(self, user_id: int, guild_id: int | None) -> list[Table]:
        tables = self._tables.knowing(user_id)
        return [table for table in tables if guild_id is None or table.guild_id == guild_id]
