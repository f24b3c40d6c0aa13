"""The service answers at once, is never behind what was kept, and forgets before it grows."""

import asyncio

import pytest

from bot.preferences import Mine, Preferences, Server, Style, SuitColours, UnknownChoiceError
from tests.preferences.fakes import FakeStore

ASHA, BIMAL, GUILD = 2**63 - 1, 2, 7


@pytest.fixture
def store() -> FakeStore:
    return FakeStore()


@pytest.fixture
def preferences(store: FakeStore) -> Preferences:
    return Preferences(store)


async def test_defaults_until_known_and_read_once(store: FakeStore, preferences: Preferences) -> None:
    store.people[ASHA] = {"style": "text"}
    store.guilds[GUILD] = {"suit_colours": "two"}
    assert preferences.mine(ASHA) == Mine()
    assert preferences.server(GUILD) == Server()
    for _ in range(3):
        await preferences.know(ASHA, GUILD)
        await preferences.know(BIMAL, GUILD)
    assert preferences.mine(ASHA) == Mine(style=Style.TEXT)
    assert preferences.mine(BIMAL) == Mine()
    assert preferences.server(GUILD) == Server(suit_colours=SuitColours.TWO)
    assert sorted(store.reads) == [BIMAL, GUILD, ASHA]


async def test_whoever_asks_first_is_known_first_and_read_once(
    store: FakeStore, preferences: Preferences
) -> None:
    served = []

    async def ask(user_id: int) -> None:
        await preferences.know(user_id, GUILD)
        served.append(user_id)

    await asyncio.gather(*map(ask, [5, 3, 5, 4]))
    assert served == [5, 3, 5, 4]
    assert store.reads == [5, GUILD, 3, 4]


async def test_somebody_in_a_private_message_has_no_server(
    store: FakeStore, preferences: Preferences
) -> None:
    await preferences.know(ASHA, None)
    assert store.reads == [ASHA]


async def test_servers_are_known_from_the_start(store: FakeStore, preferences: Preferences) -> None:
    store.guilds[GUILD] = {"style": "text"}
    await preferences.start()
    assert preferences.server(GUILD).style is Style.TEXT
    assert store.reads == []


async def test_ones_own_choice_goes_before_the_servers(preferences: Preferences) -> None:
    await preferences.choose_server(GUILD, "style", "text")
    await preferences.choose_server(GUILD, "suit_colours", "two")
    assert preferences.style(ASHA, GUILD) is Style.TEXT
    assert preferences.suit_colours(ASHA, GUILD) is SuitColours.TWO
    await preferences.choose_mine(ASHA, "style", "picture")
    await preferences.choose_mine(ASHA, "suit_colours", "four")
    assert preferences.style(ASHA, GUILD) is Style.PICTURE
    assert preferences.suit_colours(ASHA, GUILD) is SuitColours.FOUR
    assert preferences.style(BIMAL, GUILD) is Style.TEXT


async def test_a_choice_is_kept_and_can_be_taken_back(store: FakeStore, preferences: Preferences) -> None:
    await preferences.know(ASHA, GUILD)
    assert await preferences.choose_mine(ASHA, "language", "en") == Mine(language="en")
    assert await preferences.choose_mine(ASHA, "hints", "off") == Mine(language="en", hints=False)
    assert await preferences.choose_mine(ASHA, "language", None) == Mine(hints=False)
    assert store.people[ASHA] == {"language": None, "hints": "off"}
    assert preferences.mine(ASHA) == Mine(hints=False)


async def test_a_choice_of_somebody_unknown_does_not_hide_their_others(
    store: FakeStore, preferences: Preferences
) -> None:
    store.people[ASHA] = {"style": "text"}
    store.guilds[GUILD] = {"style": "text"}
    assert await preferences.choose_mine(ASHA, "menus", "on") == Mine(style=Style.TEXT, menus=True)
    server = await preferences.choose_server(GUILD, "language", "en")
    assert server == preferences.server(GUILD) == Server("en", Style.TEXT)


@pytest.mark.parametrize(
    ("name", "word"), [("seen", "x"), ("nonsense", "on"), ("style", None), ("style", "?")]
)
async def test_a_server_cannot_choose_what_is_not_offered(
    store: FakeStore, preferences: Preferences, name: str, word: str | None
) -> None:
    with pytest.raises(UnknownChoiceError):
        await preferences.choose_server(GUILD, name, word)
    with pytest.raises(UnknownChoiceError):
        await preferences.choose_mine(ASHA, "seen", word)
    assert (store.people, store.guilds) == ({}, {})


async def test_what_was_read_before_a_choice_does_not_undo_it(
    store: FakeStore, preferences: Preferences
) -> None:
    store.gate = asyncio.Event()
    slow = asyncio.create_task(preferences.know(ASHA, GUILD))
    await asyncio.sleep(0)
    gate, store.gate = store.gate, None
    await preferences.choose_mine(ASHA, "style", "text")
    gate.set()
    await slow
    assert preferences.mine(ASHA).style is Style.TEXT


async def test_choices_at_once_are_all_kept(store: FakeStore, preferences: Preferences) -> None:
    await asyncio.gather(
        preferences.choose_mine(ASHA, "style", "text"),
        preferences.choose_mine(ASHA, "menus", "on"),
        preferences.choose_mine(ASHA, "hints", "off"),
    )
    assert preferences.mine(ASHA) == Mine(style=Style.TEXT, menus=True, hints=False)


async def test_settings_that_cannot_be_read_stop_nobody(
    store: FakeStore, preferences: Preferences, caplog: pytest.LogCaptureFixture
) -> None:
    store.people[ASHA] = {"style": "text"}
    store.broken = True
    await preferences.know(ASHA, GUILD)
    assert preferences.mine(ASHA) == Mine()
    assert f"the settings of user {ASHA}" in caplog.text
    store.broken = False
    await preferences.know(ASHA, GUILD)
    assert preferences.mine(ASHA).style is Style.TEXT


async def test_a_choice_that_cannot_be_kept_is_not_shown_as_kept(
    store: FakeStore, preferences: Preferences
) -> None:
    await preferences.know(ASHA, GUILD)
    store.broken = True
    with pytest.raises(OSError, match="disk"):
        await preferences.choose_mine(ASHA, "style", "text")
    assert preferences.mine(ASHA) == Mine()


async def test_whoever_was_not_asked_about_for_longest_is_forgotten(store: FakeStore) -> None:
    preferences = Preferences(store, kept=3)
    for user_id in (1, 2, 3):
        await preferences.choose_mine(user_id, "style", "text")
    preferences.mine(1)
    await preferences.choose_mine(4, "style", "text")
    assert [preferences.mine(user_id).style for user_id in (1, 2, 3, 4)] == [Style.TEXT, None] + [
        Style.TEXT
    ] * 2
    await preferences.know(2, None)
    assert preferences.mine(2).style is Style.TEXT


async def test_a_hint_is_wanted_once(store: FakeStore, preferences: Preferences) -> None:
    assert not preferences.wants_hint(ASHA, "first-call"), "whoever is unknown may have seen it"
    await preferences.know(ASHA, GUILD)
    assert preferences.wants_hint(ASHA, "first-call")
    await preferences.saw_hint(ASHA, "first-call")
    assert not preferences.wants_hint(ASHA, "first-call")
    assert preferences.wants_hint(ASHA, "first-redeal")
    again = Preferences(store)
    await again.know(ASHA, GUILD)
    assert not again.wants_hint(ASHA, "first-call")
    assert again.wants_hint(ASHA, "first-redeal")


async def test_a_hint_counts_as_seen_before_it_is_kept(store: FakeStore, preferences: Preferences) -> None:
    await preferences.know(ASHA, GUILD)
    store.broken = True
    with pytest.raises(OSError, match="disk"):
        await preferences.saw_hint(ASHA, "first-call")
    assert not preferences.wants_hint(ASHA, "first-call")


async def test_hints_can_be_switched_off(preferences: Preferences) -> None:
    await preferences.choose_mine(ASHA, "hints", "off")
    assert not preferences.wants_hint(ASHA, "first-call")
    await preferences.choose_mine(ASHA, "hints", "on")
    assert preferences.wants_hint(ASHA, "first-call")


async def test_who_was_erased_is_forgotten_at_once(store: FakeStore, preferences: Preferences) -> None:
    await preferences.choose_mine(ASHA, "style", "text")
    await preferences.choose_server(GUILD, "style", "text")
    store.people.clear()
    store.guilds.clear()
    preferences.forget_person(ASHA)
    preferences.forget_server(GUILD)
    preferences.forget_person(BIMAL)  # nobody knew them
    assert preferences.mine(ASHA) == Mine()
    await preferences.know(ASHA, GUILD)
    assert (preferences.mine(ASHA), preferences.server(GUILD)) == (Mine(), Server())
