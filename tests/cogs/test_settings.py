"""Settings, as people choose them: at once, for good, and nobody else's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import MemberActor, ResponseMessage

from bot.client import CallbreakClient
from bot.engine.cards import Suit
from bot.i18n import be_strict
from bot.i18n import catalogue as catalogue_module
from bot.i18n.texts import _texts
from bot.preferences import MINE, SERVER, Mine, Preferences, Server, Style, SuitColours
from bot.ui.settings_server import PAGES, page_of
from tests.cogs.support import desk, told
from tests.harness import Players, World
from tests.harness.components import card_of, walk
from tests.harness.raw import raw_press

# Long, and what it reaches is counted elsewhere: tracing would double its time.
pytestmark = pytest.mark.no_cover

MENU = 3


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    be_strict()
    yield
    be_strict(False)


@pytest.fixture
def nepali(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let there be catalogues of Nepali and Italian with a few texts each."""
    for language, title in (("ne", "### तपाईंका सेटिङ"), ("it", "### Le tue impostazioni")):
        folder = tmp_path / language
        folder.mkdir()
        (folder / "settings.ftl").write_text(f"settings-title = {title}\n", encoding="utf-8")
        (folder / "lobby.ftl").write_text(f"button-join = {language}-join\n", encoding="utf-8")
    (tmp_path / "en").symlink_to(Path(catalogue_module.__file__).parent / "en")
    monkeypatch.setattr(catalogue_module, "files", lambda _: tmp_path)
    _forget()
    yield
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    for cached in (catalogue_module.languages, catalogue_module.bundle, catalogue_module.fallbacks, _texts):
        cached.cache_clear()


def preferences(world: World) -> Preferences:
    return desk(world).preferences


def menus(world: World, message: ResponseMessage) -> dict[str, dict[str, str]]:
    """Return each menu's labels by value, by custom id."""
    found = [part for part in walk(world.components(message)) if part.get("type") == MENU]
    return {menu["custom_id"]: {o["value"]: o["label"] for o in menu["options"]} for menu in found}


def chosen(world: World, message: ResponseMessage) -> dict[str, str]:
    """Return the label that each menu shows as chosen, by the name of its setting."""
    found = [part for part in walk(world.components(message)) if part.get("type") == MENU]
    shown = {menu["custom_id"]: [o["label"] for o in menu["options"] if o.get("default")] for menu in found}
    assert all(len(labels) == 1 for labels in shown.values()), shown
    return {custom_id.rpartition(":")[2]: labels[0] for custom_id, labels in shown.items()}


async def open_mine(world: World, member: MemberActor) -> ResponseMessage:
    await world.slash(member, "callbreak settings")
    return world.panels(member)[0]


async def open_server(world: World, member: MemberActor) -> ResponseMessage:
    await world.slash(member, "callbreak-admin settings")
    return world.panels(member)[0]


async def turn(world: World, member: MemberActor, panel: ResponseMessage, page: str) -> None:
    """Turn to a page of the server's panel, unless it is shown."""
    (tab,) = (tab for tab in world.buttons(panel) if tab.custom_id == f"cb:server-page:{page}")
    if not tab.disabled:
        await world.press(member, panel, custom_id=tab.custom_id)


def make_manager(world: World, member: MemberActor, **rights: bool) -> int:
    """Give somebody a role with these rights, *Manage Server* if none is named, and return its id."""
    allowed = discord.Permissions(**(rights or {"manage_guild": True}))
    role = world.env.backend.create_role(world.guild.id, "Managers", permissions=allowed.value)
    world.env.backend.add_member_role(world.guild.id, member.id, role.id)
    return role.id


async def choose(member: MemberActor, panel: ResponseMessage, custom_id: str, value: str) -> None:
    await member.select(panel, [value], custom_id=custom_id)


# ---------------------------------------------------------------- a person's


async def test_the_panel_shows_what_holds_and_only_to_its_owner(world: World) -> None:
    asha, bimal, *_ = world.people
    panel = await open_mine(world, asha)
    assert panel.ephemeral
    assert world.panels(bimal) == []
    assert chosen(world, panel) == {
        "language": "My Discord’s language",
        "style": "As this server likes it",
        "suit_colours": "As this server likes it",
        "menus": "Buttons",
        "forced_cards": "I play it myself",
        "hints": "Explain new things once",
    }
    assert "English" in menus(world, panel)["cb:mine:language"].values()


async def test_what_is_chosen_can_be_read_whole_on_a_phone(world: World) -> None:
    asha, *_ = world.people
    make_manager(world, asha)
    pages = [menus(world, await open_mine(world, asha))]
    server = await open_server(world, asha)
    for page in PAGES:
        await turn(world, asha, server, page)
        pages.append(menus(world, server))
    rules = "cb:server:preset"  # their names are what they are
    labels = [
        label for page in pages for name, menu in page.items() if name != rules for label in menu.values()
    ]
    assert [label for label in labels if len(label) > 28] == []


async def test_every_choice_is_offered_kept_and_shown(world: World) -> None:
    asha, *_ = world.people
    panel = await open_mine(world, asha)
    offered = menus(world, panel)
    assert set(offered) == {f"cb:mine:{name}" for name in MINE}
    for name, setting in MINE.items():
        values = offered[f"cb:mine:{name}"]
        left_open = {"default"} if setting.optional else set()
        assert set(values) == {*setting.words(), *left_open}
        for value, label in values.items():
            await choose(asha, panel, f"cb:mine:{name}", value)
            assert chosen(world, panel)[name] == label
            expected = None if value == "default" else setting.read(value)
            assert getattr(preferences(world).mine(asha.id), name) == expected
        if setting.optional:
            await choose(asha, panel, f"cb:mine:{name}", "default")  # back to English
    assert len(world.panels(asha)) == 1


async def test_a_choice_is_ones_own_and_outlives_a_restart(world: World) -> None:
    asha, bimal, *_ = world.people
    panel = await open_mine(world, asha)
    await choose(asha, panel, "cb:mine:style", "text")
    await choose(asha, panel, "cb:mine:hints", "off")
    assert preferences(world).mine(bimal.id) == Mine()
    await world.advance(20 * 60)
    await world.restart()
    assert preferences(world).mine(asha.id) == Mine()
    await choose(asha, panel, "cb:mine:menus", "on")
    assert preferences(world).mine(asha.id) == Mine(style=Style.TEXT, hints=False, menus=True)
    assert chosen(world, panel)["style"] == "Text, for screen readers"


@pytest.mark.usefixtures("nepali")
async def test_the_panel_answers_in_the_language_just_chosen(world: World) -> None:
    asha, *_ = world.people
    panel = await open_mine(world, asha)
    languages = menus(world, panel)["cb:mine:language"]
    assert list(languages.values()) == ["My Discord’s language", "English", "Italiano", "नेपाली"]
    await choose(asha, panel, "cb:mine:language", "ne")
    assert world.texts(panel)[0] == "### तपाईंका सेटिङ"
    assert chosen(world, panel)["language"] == "नेपाली"
    await choose(asha, panel, "cb:mine:language", "default")
    assert world.texts(panel)[0].startswith("### Your settings")


async def test_two_colours_are_seen_at_once_and_on_the_cards(world: World) -> None:
    players = Players(world, 2)
    asha, bimal = players.people
    panel = await open_mine(world, asha)
    assert "<:diamonds:" in suits_line(world, panel)
    await choose(asha, panel, "cb:mine:suit_colours", "two")
    assert "<:diamonds_red:" in suits_line(world, panel)
    assert "<:clubs_white:" in suits_line(world, panel)
    await players.begin(deals=1, computers=2)
    await players.play_deal()
    assert emoji_names(world, asha) <= {"spades", "hearts", "diamonds_red", "clubs_white"}
    assert emoji_names(world, asha) & {"diamonds_red", "clubs_white"}
    assert emoji_names(world, bimal) <= {"spades", "hearts", "diamonds", "clubs"}
    assert emoji_names(world, None).isdisjoint({"diamonds_red", "clubs_white"})


def suits_line(world: World, panel: ResponseMessage) -> str:
    return next(text for text in world.texts(panel) if text.startswith("**Suits**"))


def emoji_names(world: World, member: MemberActor | None) -> set[str]:
    """Return the emoji of the cards on a person's buttons, or all that everybody saw in texts."""
    names = set()
    for request in world.recorder.requests:
        if request.audience != (member.id if member else None):
            continue
        for part in walk((request.body or {}).get("data", request.body or {}).get("components", [])):
            if member and card_of(str(part.get("custom_id", ""))):
                names.add(part["emoji"]["name"])
            elif not member:
                text = str(part.get("content", ""))
                names |= {name for name in ("diamonds_red", "clubs_white", "spades") if f"<:{name}:" in text}
    return names


# ---------------------------------------------------------------- a server's


async def test_who_manages_the_server_chooses_for_everybody(world: World) -> None:
    asha, bimal, *_ = world.people
    make_manager(world, asha)
    panel = await open_server(world, asha)
    assert panel.ephemeral
    assert set(menus(world, panel)) == {f"cb:server:{name}" for name in PAGES["looks"]}
    assert chosen(world, panel) == {
        "language": "Discord’s server language",
        "style": "A picture",
        "suit_colours": "Four colours",
    }
    await choose(asha, panel, "cb:server:suit_colours", "two")
    assert any("<:clubs_white:" in text for text in world.texts(panel))
    await choose(asha, panel, "cb:server:style", "text")
    assert preferences(world).server(world.guild.id) == Server(style=Style.TEXT, suit_colours=SuitColours.TWO)
    wording = desk(world).words
    assert "diamonds_red" in wording.public(world.guild.id).suits(Suit)
    assert "diamonds_red" in wording.private("en-US", bimal.id, world.guild.id).suits(Suit)
    assert "diamonds_red" not in wording.public(5).suits(Suit)


async def test_every_server_choice_is_offered_and_kept(world: World) -> None:
    asha, *_ = world.people
    make_manager(world, asha)
    panel = await open_server(world, asha)
    for name, setting in SERVER.items():
        await turn(world, asha, panel, page_of(name))
        if not setting.words():
            continue  # channels and roles
        values = menus(world, panel)[f"cb:server:{name}"]
        left_open = {"default"} if setting.optional else set()
        if name == "deals":
            assert set(values) < {*setting.words(), *left_open}
        else:
            assert set(values) == {*setting.words(), *left_open}
        for value, label in values.items():
            await choose(asha, panel, f"cb:server:{name}", value)
            assert chosen(world, panel)[name] == label


@pytest.mark.usefixtures("nepali")
async def test_a_servers_language_is_what_everybody_sees_after_a_restart_too(world: World) -> None:
    asha, bimal, *_ = world.people
    make_manager(world, asha)
    await world.slash(bimal, "callbreak start")
    panel = await open_server(world, asha)
    await choose(asha, panel, "cb:server:language", "ne")
    await world.press(asha, world.public()[0], label="Join")
    assert any(button.label == "ne-join" for button in world.buttons(world.public()[0]))
    await world.restart()
    await world.settle()
    assert any(button.label == "ne-join" for button in world.buttons(world.public()[0]))
    assert preferences(world).server(world.guild.id).language == "ne"


async def test_who_does_not_manage_the_server_is_not_even_asked(world: World) -> None:
    asha, *_ = world.people
    with pytest.raises(Exception, match=r"(?i)permission|access|not (allowed|available)"):
        await world.slash(asha, "callbreak-admin settings")
    group = next(command for command in commands(world) if command.name == "callbreak-admin")
    assert group.guild_only
    assert group.default_permissions == discord.Permissions(manage_guild=True)
    assert group.allowed_installs is not None
    assert (group.allowed_installs.guild, group.allowed_installs.user) == (True, False)


def commands(world: World) -> list[Any]:
    assert isinstance(world.bot, CallbreakClient)
    return list(world.bot.tree.get_commands())


async def test_who_lost_the_right_can_change_nothing_any_more(world: World) -> None:
    asha, *_ = world.people
    role_id = make_manager(world, asha)
    panel = await open_server(world, asha)
    world.env.backend.remove_member_role(world.guild.id, asha.id, role_id)
    await choose(asha, panel, "cb:server:style", "text")
    assert preferences(world).server(world.guild.id) == Server()
    assert "Manage Server" in world.texts(world.panels(asha)[0])[0]
    assert chosen(world, panel)["style"] == "A picture"


async def test_an_administrator_manages_the_server(world: World) -> None:
    asha, *_ = world.people
    make_manager(world, asha, administrator=True)
    panel = await open_server(world, asha)
    await choose(asha, panel, "cb:server:style", "text")
    assert preferences(world).server(world.guild.id).style is Style.TEXT


# ---------------------------------------------------------------- hostile presses


@pytest.mark.parametrize("custom_id", ["cb:server:style", "cb:server:language", "cb:server:nonsense"])
async def test_a_made_up_press_does_not_change_the_server(world: World, custom_id: str) -> None:
    asha, *_ = world.people
    panel = await open_mine(world, asha)
    result = await raw_press(world, asha, panel, custom_id, ["text"])
    assert preferences(world).server(world.guild.id) == Server()
    assert result.response is not None
    assert "Manage Server" in world.texts(result.response)[0]


@pytest.mark.parametrize("name", [*MINE, "seen", "nonsense", "user_id"])
@pytest.mark.parametrize("values", [None, [], ["x" * 100], ["__import__"], ["default"], ["1", "on"]])
async def test_a_made_up_choice_changes_nothing(world: World, name: str, values: list[str] | None) -> None:
    asha, *_ = world.people
    panel = await open_mine(world, asha)
    before = world.components(panel)
    result = await raw_press(world, asha, panel, f"cb:mine:{name}", values)
    assert preferences(world).mine(asha.id) == Mine()
    assert world.components(panel) == before
    # The press of a button where there is a menu is dropped by discord.py, and "default" may be meant.
    if values not in (None, ["default"]):
        assert "choose from what is offered" in told(world, result)


@pytest.mark.parametrize("custom_id", ["cb:mine:style", "cb:server:style"])
async def test_nobody_lets_the_panel_replace_what_everybody_sees(world: World, custom_id: str) -> None:
    asha, *_ = world.people
    make_manager(world, asha)
    await world.slash(asha, "callbreak start")
    lobby = world.public()[0]
    before = world.components(lobby)
    await raw_press(world, asha, lobby, custom_id, ["text"])
    assert world.components(lobby) == before
    assert preferences(world).mine(asha.id) == Mine()


# ---------------------------------------------------------------- which language


@pytest.mark.usefixtures("nepali")
@pytest.mark.parametrize(
    ("mine", "locale", "server", "said"),
    [
        (None, "en-GB", None, "en"),
        (None, "it", None, "it"),
        ("ne", "it", None, "ne"),
        ("en", "it", "ne", "en"),
        (None, "en-US", "ne", "en"),
        (None, "de", "ne", "ne"),
        (None, "de", None, "en"),
        (None, None, "it", "it"),
    ],
)
async def test_private_words(
    world: World, mine: str | None, locale: str | None, server: str | None, said: str
) -> None:
    """A person's choice, the language of their Discord, the server's, English."""
    asha, *_ = world.people
    await preferences(world).choose_mine(asha.id, "language", mine)
    await preferences(world).choose_server(world.guild.id, "language", server)
    assert desk(world).words.private(locale, asha.id, world.guild.id).texts.language == said


@pytest.mark.usefixtures("nepali")
@pytest.mark.parametrize(
    ("server", "preferred", "said"),
    [(None, "en-US", "en"), (None, "it", "it"), ("ne", "it", "ne"), (None, "de", "en"), ("en", "it", "en")],
)
async def test_public_words(
    world: World, monkeypatch: pytest.MonkeyPatch, server: str | None, preferred: str, said: str
) -> None:
    """The server's choice, the language it is set to in Discord, English."""
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None
    monkeypatch.setattr(guild, "preferred_locale", discord.Locale(preferred))
    await preferences(world).choose_server(world.guild.id, "language", server)
    assert desk(world).words.public(world.guild.id).texts.language == said
