"""What people and servers have chosen: how the bot speaks to them and how it looks.

A renderer asks without waiting, ``preferences.mine(user_id)`` and ``preferences.server(guild_id)``; a press
first lets the service learn about its person and server, ``await preferences.know(user_id, guild_id)``.
"""

from bot.preferences.choices import (
    MINE,
    MOST_CHANNELS,
    SERVER,
    Setting,
    UnknownChoiceError,
    as_text,
    read_mine,
    read_server,
)
from bot.preferences.ports import PreferenceStore
from bot.preferences.service import Preferences
from bot.preferences.values import Mine, Pace, Server, Starters, Style, SuitColours

__all__ = [
    "MINE",
    "MOST_CHANNELS",
    "SERVER",
    "Mine",
    "Pace",
    "PreferenceStore",
    "Preferences",
    "Server",
    "Setting",
    "Starters",
    "Style",
    "SuitColours",
    "UnknownChoiceError",
    "as_text",
    "read_mine",
    "read_server",
]
