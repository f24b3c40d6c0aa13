"""What the environment and the .env file tell the bot."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote, unquote

from dotenv import dotenv_values

__all__ = ["DEFAULT_DATABASE_URL", "LOG_FORMATS", "LOG_LEVELS", "Settings", "SettingsError"]

DEFAULT_DATABASE_URL = "sqlite:///data/callbreak.db"
LOG_FORMATS = ("text", "json")
MOST_WORKERS = 64
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")

_LONGEST_CONTACT = 200
_ASYNC = "sqlite+aiosqlite:///"
_SQLITE = ("sqlite:///", _ASYNC)


class SettingsError(ValueError):
    """Say what is wrong with the settings, one problem a line."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class Settings:
    """Hold everything that whoever runs the bot can choose.

    Each field is read from the environment variable of the same name in capitals.
    """

    discord_token: str | None = field(default=None, repr=False)
    database_url: str = DEFAULT_DATABASE_URL
    log_level: str = "INFO"
    log_format: str = "text"
    contact: str | None = None
    computer_workers: int = 1
    """Processes that think for computer players of the hard level; 0 for none, who play at medium then."""

    def __post_init__(self) -> None:
        problems = [
            *_database_problems(self.database_url),
            *_log_level_problems(self.log_level),
            *_log_format_problems(self.log_format),
            *_contact_problems(self.contact),
            *_workers_problems(self.computer_workers),
        ]
        if problems:
            raise SettingsError(problems)

    @classmethod
    def from_env(cls, mapping: Mapping[str, str] | None = None) -> Settings:
        """Read the settings from a mapping, or from the environment and the folder's .env file.

        Raises SettingsError with every problem found. A missing token is none: see `require_token`.
        """
        env = _environment() if mapping is None else mapping
        return cls(
            discord_token=_value(env, "DISCORD_TOKEN"),
            database_url=_value(env, "DATABASE_URL") or DEFAULT_DATABASE_URL,
            log_level=(_value(env, "LOG_LEVEL") or "INFO").upper(),
            log_format=(_value(env, "LOG_FORMAT") or "text").lower(),
            contact=_value(env, "CONTACT"),
            computer_workers=_whole(env, "COMPUTER_WORKERS", 1),
        )

    @property
    def database_path(self) -> Path:
        """Return the database file, relative to the working directory unless the URL says otherwise."""
        return Path(unquote(_sqlite_path(self.database_url)))

    @property
    def async_database_url(self) -> str:
        """Return the URL for SQLAlchemy's asyncio engine."""
        return _ASYNC + quote(unquote(_sqlite_path(self.database_url)))

    def require_token(self) -> str:
        """Return the token; raise SettingsError that says how to get one if there is none."""
        if self.discord_token is None:
            raise SettingsError([_NO_TOKEN])
        return self.discord_token


_NO_TOKEN = (
    "DISCORD_TOKEN: missing. Make an application at discord.com/developers/applications, open its Bot page, "
    "press Reset Token and write the token to the file .env as DISCORD_TOKEN=... "
    "To play without a Discord account, `make demo` needs none."
)


def _environment() -> dict[str, str]:
    """Join the .env file of the working directory with the real environment, which wins."""
    try:
        # utf-8-sig: Windows editors begin files with a byte order mark.
        written = dotenv_values(".env", interpolate=False, encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError([f".env: cannot be read ({error}). Save it as UTF-8 text."]) from error
    return {key: value for key, value in written.items() if value is not None} | dict(os.environ)


def _value(env: Mapping[str, str], name: str) -> str | None:
    """Return a variable without surrounding blanks, or None when nothing is left."""
    return env.get(name, "").strip() or None


def _whole(env: Mapping[str, str], name: str, default: int) -> int:
    """Return a variable that is a number, or -1 for anything else that is written there."""
    text = _value(env, name)
    if text is None:
        return default
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else -1


def _sqlite_path(url: str) -> str:
    """Return the path of an SQLite URL in either form, still percent-encoded; nothing when it is neither."""
    for prefix in _SQLITE:
        if url.lower().startswith(prefix):
            return url[len(prefix) :]
    return ""


def _database_problems(url: str) -> list[str]:
    """Name what is wrong with a database URL, without repeating it: it may hold a password."""
    advice = f"Write {DEFAULT_DATABASE_URL} or another sqlite:///path, or leave DATABASE_URL empty."
    path = _sqlite_path(url)
    if not url.lower().startswith("sqlite"):
        return [f"DATABASE_URL: only SQLite is supported so far; Postgres support comes later. {advice}"]
    if not path or path.endswith("/") or path == ":memory:" or "?" in path:
        return [f"DATABASE_URL: this is not the path of a file, without options, after sqlite:///. {advice}"]
    return []


def _log_level_problems(level: str) -> list[str]:
    if level in LOG_LEVELS:
        return []
    return [f"LOG_LEVEL: {level!r} is not a level. Write one of {', '.join(LOG_LEVELS)}, or leave it empty."]


def _log_format_problems(form: str) -> list[str]:
    if form in LOG_FORMATS:
        return []
    return [f"LOG_FORMAT: {form!r} is no format. Write {' or '.join(LOG_FORMATS)}, or leave it empty."]


def _contact_problems(contact: str | None) -> list[str]:
    if contact is None or (len(contact) <= _LONGEST_CONTACT and contact.isprintable()):
        return []
    return [
        f"CONTACT: write an e-mail or a web address in one line, with {_LONGEST_CONTACT} characters at most."
    ]


def _workers_problems(workers: int) -> list[str]:
    if 0 <= workers <= MOST_WORKERS:
        return []
    return [f"COMPUTER_WORKERS: write a whole number from 0 to {MOST_WORKERS}, or leave it empty."]
