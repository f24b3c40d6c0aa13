"""The slash commands as Discord gets them: their limits, their names, and their texts in every language."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.client import CallbreakClient
from bot.i18n import languages, texts_for
from bot.ui.command_texts import CommandTranslator
from tests.harness import World
from tests.harness.fixtures import clock, make_bot, settings, world

__all__ = ["clock", "make_bot", "settings", "world"]

SUBCOMMAND = 1
OWN = [locale for locale in discord.Locale if texts_for(locale).language != "en"]
"""The locales of Discord for which there is a catalogue."""
OWN_CODES = {locale.value for locale in OWN}


@pytest_asyncio.fixture
async def payload(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What `tree.sync()` sends."""
    sent: list[dict[str, Any]] = []

    async def keep(application_id: int, payload: list[dict[str, Any]]) -> list[dict[str, Any]]:
        sent.extend(payload)
        return []

    client = CallbreakClient()
    await client._load_cogs()
    await client.tree.set_translator(CommandTranslator())
    client._connection.application_id = 1
    monkeypatch.setattr(client.http, "bulk_upsert_global_commands", keep)
    await client.tree.sync()
    return sent


def parts(item: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield a command, its options and their choices, each with the way to it."""
    path = f"{path} {item['name']}".strip()
    yield path, item
    for child in [*item.get("options", []), *item.get("choices", [])]:
        yield from parts(child, path)


def longest(text: str, translated: dict[str, str] | None) -> int:
    """Return the length that Discord counts: that of the longest translation."""
    return max(map(len, [text, *(translated or {}).values()]))


async def test_every_description_keeps_to_its_length_in_every_language(payload: list[dict[str, Any]]) -> None:
    for command in payload:
        for path, item in parts(command):
            said = [item.get("description", "-"), *(item.get("description_localizations") or {}).values()]
            assert all(1 <= len(text) <= 100 for text in said), path
            assert longest(item["name"], item.get("name_localizations")) <= 100, path


async def test_a_whole_command_keeps_to_its_length_in_every_language(payload: list[dict[str, Any]]) -> None:
    """Discord counts names, descriptions and values: 8,000 characters, the longest translation of each."""
    for command in payload:
        total = sum(
            longest(item["name"], item.get("name_localizations"))
            + longest(item.get("description", ""), item.get("description_localizations"))
            + len(str(item.get("value", "")))
            for _, item in parts(command)
        )
        assert total <= 8000, command["name"]


async def test_no_list_is_too_long(payload: list[dict[str, Any]]) -> None:
    assert len(payload) <= 100
    for command in payload:
        for path, item in parts(command):
            assert len(item.get("options", [])) <= 25, path
            assert len(item.get("choices", [])) <= 25, path


async def test_names_are_english_everywhere_and_choices_are_translated(payload: list[dict[str, Any]]) -> None:
    for command in payload:
        for path, item in parts(command):
            is_choice = "value" in item
            assert is_choice or not item.get("name_localizations"), path
            if is_choice and isinstance(item["value"], str):
                assert set(item.get("name_localizations", {})) == OWN_CODES, path


async def test_every_description_is_translated_wherever_there_is_a_catalogue(
    payload: list[dict[str, Any]],
) -> None:
    for command in payload:
        for path, item in parts(command):
            if "value" not in item:
                assert set(item.get("description_localizations", {})) == OWN_CODES, path


async def test_what_discord_gets_is_what_the_catalogue_says(payload: list[dict[str, Any]]) -> None:
    (group,) = [command for command in payload if command["name"] == "callbreak"]
    (start,) = [option for option in group["options"] if option["name"] == "start"]
    assert start["type"] == SUBCOMMAND
    assert start["description"] == texts_for("en").text("command-start")
    for locale in OWN:
        assert start["description_localizations"][locale.value] == texts_for(locale).text("command-start")


async def test_languages_that_discord_has_not_are_left_to_the_settings() -> None:
    known = {texts_for(locale).language for locale in discord.Locale}
    assert set(languages()) - known <= {"ne", "bn"}


async def test_a_text_without_a_translation_stays_english() -> None:
    plain = discord.app_commands.locale_str("start")
    context: Any = None
    assert await CommandTranslator().translate(plain, discord.Locale.hindi, context) is None
    unknown = discord.app_commands.locale_str("Play", key="command-start")
    assert await CommandTranslator().translate(unknown, discord.Locale.korean, context) is None


async def test_the_bot_translates_what_it_makes_known(world: World) -> None:
    assert isinstance(world.bot, CallbreakClient)
    assert isinstance(world.bot.tree.translator, CommandTranslator)
