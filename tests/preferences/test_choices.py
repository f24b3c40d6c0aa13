"""What may be chosen, and what becomes of words that this version does not know."""

from dataclasses import fields

import pytest

from bot.i18n import languages
from bot.preferences import (
    MINE,
    MOST_CHANNELS,
    SERVER,
    Mine,
    Pace,
    Server,
    Starters,
    Style,
    SuitColours,
    UnknownChoiceError,
    as_text,
    read_mine,
    read_server,
)
from bot.storage.schema import person_settings, server_settings


def test_every_field_can_be_chosen_and_has_a_column() -> None:
    own = {field.name for field in fields(Mine)} - {"seen"}
    assert own == set(MINE) == set(person_settings.c.keys()) - {"user_id"}
    servers = {field.name for field in fields(Server)}
    assert servers == set(SERVER) == set(server_settings.c.keys()) - {"guild_id"}


def test_nothing_chosen_is_the_default() -> None:
    assert read_mine({}) == read_mine(dict.fromkeys(MINE)) == Mine()
    assert read_server({}) == read_server(dict.fromkeys(SERVER)) == Server()
    assert Server() == Server(None, Style.PICTURE, SuitColours.FOUR)
    assert (Server().preset, Server().deals, Server().clock) == (None, None, None)
    assert Server().pace is Pace.NORMAL
    assert Server().pings
    assert not Server().channels
    assert Server().starters is Starters.EVERYBODY
    assert Server().table_role is None
    assert Mine().hints
    assert not Mine().forced_cards


def test_every_word_of_every_setting_says_the_same_both_ways() -> None:
    for kind, read in ((MINE, read_mine), (SERVER, read_server)):
        for name, setting in kind.items():
            words = list(setting.words()) or ["7"]
            values = [getattr(read({name: word}), name) for word in words]
            assert values == [setting.read(word) for word in words]
            assert [as_text(value) for value in values] == words
            assert len(set(values)) == len(values)
    assert set(MINE["language"].words()) == set(languages())


def test_words_of_a_newer_version_count_as_not_chosen() -> None:
    newer = {
        "language": "tlh",
        "style": "hologram",
        "suit_colours": "nine",
        "hints": "loud",
        "glow": "on",
        "preset": "whist",
        "deals": "53",
        "clock": "sundial",
        "channels": "#games",
        "starters": "winners",
        "table_role": "7 8",
    }
    assert read_mine({**newer, "menus": "on"}) == Mine(menus=True)
    assert read_server({**newer, "style": "text"}) == Server(style=Style.TEXT)


@pytest.mark.parametrize("name", MINE)
@pytest.mark.parametrize("word", ["", "default", "ON", "true", "'; --", "x" * 4000])
def test_other_words_are_refused(name: str, word: str) -> None:
    with pytest.raises(UnknownChoiceError):
        MINE[name].read(word)


def test_only_what_somebody_else_can_say_or_needs_nobody_may_be_left_open() -> None:
    left_open = {name for name in MINE if MINE[name].optional}
    assert left_open == {"language", "style", "suit_colours"}
    left_open = {name for name in SERVER if SERVER[name].optional}
    assert left_open == {"language", "preset", "deals", "clock", "channels", "table_role"}
    for kind in (MINE, SERVER):
        for setting in kind.values():
            if setting.optional:
                assert not setting.read(None)
            else:
                with pytest.raises(UnknownChoiceError):
                    setting.read(None)


def test_channels_and_roles_are_numbers() -> None:
    assert SERVER["channels"].read("12 7") == {7, 12}
    assert as_text(frozenset({12, 7})) == "7 12"
    assert as_text(frozenset()) is None
    assert SERVER["table_role"].read("7") == 7
    assert SERVER["starters"].read("7") == 7
    assert SERVER["starters"].read("managers") is Starters.MANAGERS
    most = " ".join(map(str, range(1, MOST_CHANNELS + 1)))
    assert len(SERVER["channels"].read(most)) == MOST_CHANNELS


@pytest.mark.parametrize("name", ["channels", "starters", "table_role"])
@pytest.mark.parametrize(
    "word",
    ["", " ", "7  8", "07", "-7", "0", "७", "7 7", "9" * 20, " ".join(map(str, range(1, 27)))],
)
def test_what_is_no_channel_or_role_is_refused(name: str, word: str) -> None:
    with pytest.raises(UnknownChoiceError):
        SERVER[name].read(word)


@pytest.mark.parametrize("name", ["starters", "table_role"])
def test_there_is_one_role(name: str) -> None:
    with pytest.raises(UnknownChoiceError):
        SERVER[name].read("7 8")
