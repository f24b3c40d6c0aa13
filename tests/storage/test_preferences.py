"""Settings outlive the process; one choice leaves the others alone."""

import sqlite3
from pathlib import Path

from bot.preferences import MINE, SERVER, Mine, Pace, Preferences, Server, Style, SuitColours
from bot.preferences.ports import PreferenceStore
from bot.settings import Settings
from bot.storage import Database, SqlPreferences
from bot.table.clocks import Clocks
from tests.storage.evenings import BIGGEST_ID
from tests.storage.versions import database_of

GUILD = 2**62
EVERYTHING = {
    "preset": "call-bridge",
    "deals": "52",
    "clock": "off",
    "pace": "instant",
    "pings": "off",
    "channels": f"{2**62} {2**62 + 1}",
    "starters": str(2**62 + 2),
    "table_role": str(2**62 + 3),
}
ALL = Server(
    None,
    Style.PICTURE,
    SuitColours.FOUR,
    "call-bridge",
    52,
    Clocks.OFF,
    Pace.INSTANT,
    False,
    frozenset({2**62, 2**62 + 1}),
    2**62 + 2,
    2**62 + 3,
)


async def test_nothing_is_kept_of_whoever_chose_nothing(database: Database) -> None:
    store: PreferenceStore = SqlPreferences(database)
    assert await store.person(5) == ({}, [])
    assert await store.server(5) == {}
    assert await store.servers(10) == {}


async def test_every_choice_of_every_setting_outlives_the_process(settings: Settings) -> None:
    for name, setting in MINE.items():
        for word in setting.words():
            async with Database(settings) as opened:
                await Preferences(SqlPreferences(opened)).choose_mine(BIGGEST_ID, name, word)
            async with Database(settings) as opened:
                again = Preferences(SqlPreferences(opened))
                await again.know(BIGGEST_ID, None)
                assert getattr(again.mine(BIGGEST_ID), name) == setting.read(word)


async def test_a_servers_choices_are_there_from_the_start(settings: Settings) -> None:
    async with Database(settings) as opened:
        preferences = Preferences(SqlPreferences(opened))
        await preferences.choose_server(GUILD, "language", "en")
        await preferences.choose_server(GUILD, "style", "text")
        await preferences.choose_server(1, "suit_colours", "two")
        for name, word in EVERYTHING.items():
            await preferences.choose_server(2, name, word)
    async with Database(settings) as opened:
        again = Preferences(SqlPreferences(opened))
        await again.start()
        assert again.server(GUILD) == Server("en", Style.TEXT)
        assert again.server(1) == Server(suit_colours=SuitColours.TWO)
        assert again.server(2) == ALL
        assert len(await SqlPreferences(opened).servers(1)) == 1


async def test_a_choice_leaves_other_choices_and_other_people_alone(database: Database) -> None:
    store = SqlPreferences(database)
    await store.keep_person(1, "style", "text")
    await store.keep_person(1, "hints", "off")
    await store.keep_person(2, "hints", "on")
    await store.keep_person(1, "style", None)
    nothing = dict.fromkeys(MINE)
    assert await store.person(1) == ({**nothing, "hints": "off"}, [])
    assert await store.person(2) == ({**nothing, "hints": "on"}, [])
    await store.keep_server(1, "style", "text")
    assert await store.server(1) == {**dict.fromkeys(SERVER), "style": "text"}


async def test_a_hint_is_kept_once_for_each_person(database: Database) -> None:
    store = SqlPreferences(database)
    for user_id, code in [(1, "first-call"), (1, "first-call"), (1, "first-redeal"), (2, "first-call")]:
        await store.keep_hint(user_id, code)
    assert sorted((await store.person(1))[1]) == ["first-call", "first-redeal"]
    assert list((await store.person(2))[1]) == ["first-call"]


async def test_what_a_newer_version_kept_is_the_default_and_stays(settings: Settings, path: Path) -> None:
    async with Database(settings) as opened:
        preferences = Preferences(SqlPreferences(opened))
        await preferences.choose_mine(1, "menus", "on")
        await preferences.choose_server(GUILD, "style", "text")
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE person_settings SET language = 'tlh', style = 'hologram'")
        connection.execute("UPDATE server_settings SET language = 'tlh', suit_colours = 'nine'")
    connection.close()
    async with Database(settings) as opened:
        again = Preferences(SqlPreferences(opened))
        await again.start()
        await again.know(1, GUILD)
        assert again.mine(1) == Mine(menus=True)
        assert again.server(GUILD) == Server(style=Style.TEXT)
        await again.choose_mine(1, "hints", "off")
        words, _ = await SqlPreferences(opened).person(1)
    assert (words["language"], words["style"]) == ("tlh", "hologram")


async def test_a_database_of_the_first_version_gains_the_tables(settings: Settings, path: Path) -> None:
    with database_of("0001", path) as connection:
        connection.execute("INSERT INTO guilds (id, preset) VALUES (5, 'callbreak')")
    async with Database(settings) as opened:
        await SqlPreferences(opened).keep_person(1, "style", "text")
        async with opened.read() as reading:
            kept = await reading.exec_driver_sql("SELECT preset FROM guilds")
            assert kept.scalars().all() == ["callbreak"]
