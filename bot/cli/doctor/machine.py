"""What the machine itself must be like: who reads the token, whether the clock is right."""

import os
import stat
from datetime import datetime, timedelta
from pathlib import Path

from bot.cli.doctor.finding import Finding, Grade

__all__ = ["look_at_clock", "look_at_env_file", "others_read"]

_SKEW = timedelta(seconds=5)
"""The bot lets go of a press's token half a minute early, and Discord's header tells whole seconds."""


def look_at_env_file(path: Path) -> Finding:
    """Say whether only its owner reads the file with the token."""
    if not path.exists():
        return Finding(".env", "not there, so the environment tells all settings")
    if others_read(path):
        return Finding(".env", "others on this machine can read the token. Type: chmod 600 .env", Grade.FIX)
    return Finding(".env", "only you can read it" if os.name != "nt" else "")


def others_read(path: Path) -> bool:
    """Return whether a file may be read by others than its owner, where the system knows such a thing."""
    return os.name != "nt" and bool(path.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH))


def look_at_clock(here: datetime, there: datetime) -> Finding:
    """Compare this machine's time with Discord's."""
    skew = here - there
    if abs(skew) <= _SKEW:
        return Finding("clock", "agrees with Discord's")
    way = "ahead of" if skew > timedelta(0) else "behind"
    advice = "Let it be set over the network, for example with: timedatectl set-ntp true"
    seconds = round(abs(skew).total_seconds())
    return Finding("clock", f"{seconds} seconds {way} Discord's. {advice}", Grade.FIX)
