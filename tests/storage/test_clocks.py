"""A database from before the clocks: its tables get the normal one, its promises stand."""

import json
from pathlib import Path

from bot.engine.presets import CALLBREAK
from bot.engine.rules import rules_to_json
from bot.settings import Settings
from bot.storage import Database, SqlStore
from bot.table.clocks import Clocks
from bot.table.ports import Choice
from bot.table.state import Person
from tests.storage.versions import database_of

TABLE = (
    "INSERT INTO tables (guild_id, channel_id, stage, preset, rules, secret, host_id, opened, moved, "
    "revision, version, ready, votes, people_at_start) VALUES (1, 2, 'lobby', 'callbreak', ?, x'00', 5, "
    "'2026-01-01 00:00:00.000000', '2026-01-01 00:00:00.000000', 0, 0, 0, 0, 0)"
)
CHAIR = (
    'INSERT INTO chairs (table_id, seat, user_id, user_name, name, starter, "left", kept, successor_id, '
    "successor_name) VALUES (1, ?, ?, ?, ?, 1, 0, 0, ?, ?)"
)


async def test_tables_from_before_get_the_normal_clock_and_keep_their_promises(
    settings: Settings, path: Path
) -> None:
    with database_of("0002", path) as connection:
        connection.execute("INSERT INTO guilds (id, preset) VALUES (1, 'call-bridge')")
        connection.execute(TABLE, (json.dumps(rules_to_json(CALLBREAK)),))
        connection.execute(CHAIR, (0, 5, "Asha", "Asha", None, None))
        connection.execute(CHAIR, (1, None, None, "Robo", 6, "Bimal"))
    async with Database(settings) as opened:
        store = SqlStore(opened)
        (table,) = await store.live()
        assert (table.clock, table.pinged) == (Clocks.NORMAL, None)
        host, promised = table.chairs[:2]
        assert host is not None
        assert promised is not None
        assert (host.welcome, host.skipped) == (False, 0)
        assert (promised.welcome, promised.successor) == (True, Person(6, "Bimal"))
        assert await store.choice(1) == Choice("call-bridge", None, None)


async def test_a_choice_without_a_clock_keeps_the_one_from_before(store: SqlStore) -> None:
    await store.remember_choice(1, Choice("callbreak", 3, Clocks.QUICK))
    await store.remember_choice(1, Choice("call-bridge", None))
    assert await store.choice(1) == Choice("call-bridge", None, Clocks.QUICK)
    await store.remember_choice(1, Choice("call-bridge", None, Clocks.OFF))
    assert await store.choice(1) == Choice("call-bridge", None, Clocks.OFF)
