"""What Settings accepts, refuses and never shows."""

from dataclasses import fields
from pathlib import Path

import pytest
from dotenv import dotenv_values
from sqlalchemy import make_url

from bot.settings import DEFAULT_DATABASE_URL, LOG_LEVELS, Settings, SettingsError

ROOT = Path(__file__).resolve().parent.parent
NAMES = [field.name.upper() for field in fields(Settings)]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty working directory in an environment without our variables."""
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def test_an_empty_environment_gives_the_defaults() -> None:
    assert Settings.from_env({}) == Settings()
    assert Settings().database_path == Path("data/callbreak.db")
    assert Settings().log_level == "INFO"
    assert Settings().log_format == "text"
    assert Settings().discord_token is None


def test_blank_values_count_as_missing() -> None:
    assert Settings.from_env(dict.fromkeys(NAMES, " \t")) == Settings()


def test_surrounding_blanks_are_dropped() -> None:
    env = {"DISCORD_TOKEN": " t0ken\n", "DATABASE_URL": " sqlite:///a.db ", "LOG_LEVEL": " debug "}
    assert Settings.from_env(env) == Settings("t0ken", "sqlite:///a.db", "DEBUG")


def test_the_token_is_never_shown() -> None:
    settings = Settings.from_env({"DISCORD_TOKEN": "t0ken"})
    assert settings.require_token() == "t0ken"
    assert "t0ken" not in f"{settings!r} {settings}"


def test_a_missing_token_says_where_to_get_one() -> None:
    with pytest.raises(SettingsError) as caught:
        Settings().require_token()
    for part in ("DISCORD_TOKEN=", "discord.com/developers/applications", ".env", "make demo"):
        assert part in str(caught.value)


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:///games/a.db", "games/a.db"),
        ("sqlite+aiosqlite:///games/a.db", "games/a.db"),
        ("sqlite:////var/lib/a.db", "/var/lib/a.db"),
        ("SQLite:///A.db", "A.db"),
        ("sqlite:///a b%20ü#%25.db", "a b ü#%.db"),
    ],
)
def test_both_forms_of_sqlite_urls_are_accepted(url: str, path: str) -> None:
    settings = Settings.from_env({"DATABASE_URL": url})
    assert settings.database_path == Path(path)
    parsed = make_url(settings.async_database_url)
    assert (parsed.drivername, parsed.database) == ("sqlite+aiosqlite", path)


@pytest.mark.parametrize(
    "url",
    [
        "postgres://me:s3cret@db/games",
        "postgresql+asyncpg://me:s3cret@db/games",
        "mysql://me:s3cret@db/games",
        "games.db",
    ],
)
def test_other_databases_are_refused_without_repeating_the_url(url: str) -> None:
    with pytest.raises(SettingsError) as caught:
        Settings.from_env({"DATABASE_URL": url})
    (problem,) = caught.value.problems
    assert problem.startswith("DATABASE_URL: ")
    assert "Postgres support comes later" in problem
    assert DEFAULT_DATABASE_URL in problem
    assert url not in problem


@pytest.mark.parametrize(
    "url",
    [
        "sqlite://",
        "sqlite:///",
        "sqlite:///data/",
        "sqlite:///:memory:",
        "sqlite:///a.db?mode=ro",
        "sqlite:a",
    ],
)
def test_sqlite_urls_need_a_plain_file(url: str) -> None:
    with pytest.raises(SettingsError, match=r"^DATABASE_URL: .*not the path of a file.*sqlite:///data"):
        Settings.from_env({"DATABASE_URL": url})


@pytest.mark.parametrize("level", LOG_LEVELS)
def test_log_levels_are_accepted_in_any_case(level: str) -> None:
    assert Settings.from_env({"LOG_LEVEL": level.lower()}).log_level == level
    assert Settings.from_env({"LOG_LEVEL": level.title()}).log_level == level


def test_log_formats_are_accepted_in_any_case() -> None:
    assert Settings.from_env({"LOG_FORMAT": "JSON"}).log_format == "json"


@pytest.mark.parametrize("contact", ["me@example.org", "https://example.org/bot", "x" * 200])
def test_a_contact_is_taken_as_it_is(contact: str) -> None:
    assert Settings.from_env({"CONTACT": f" {contact} "}).contact == contact


@pytest.mark.parametrize("contact", ["x" * 201, "me@example.org\nor not", "me\x07"])
def test_a_contact_is_one_line_and_short(contact: str) -> None:
    with pytest.raises(SettingsError, match=r"^CONTACT: write an e-mail"):
        Settings.from_env({"CONTACT": contact})


def test_every_problem_is_listed() -> None:
    with pytest.raises(SettingsError) as caught:
        Settings.from_env({"DATABASE_URL": "postgres://db", "LOG_LEVEL": "loud", "LOG_FORMAT": "xml"})
    database, level, form = caught.value.problems
    assert database.startswith("DATABASE_URL: ")
    assert level.startswith("LOG_LEVEL: 'LOUD'")
    assert form.startswith("LOG_FORMAT: 'xml'")
    assert str(caught.value) == f"{database}\n{level}\n{form}"


def test_the_env_file_is_read(folder: Path) -> None:
    (folder / ".env").write_text('DISCORD_TOKEN="t0k${HOME}en" # mine\nLOG_LEVEL\n', encoding="utf-8-sig")
    assert Settings.from_env() == Settings("t0k${HOME}en")


def test_without_an_env_file_the_environment_is_enough(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "error")
    assert Settings.from_env() == Settings(log_level="ERROR")


def test_the_real_environment_wins_over_the_env_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / ".env").write_text("DISCORD_TOKEN=file\nLOG_LEVEL=DEBUG\n")
    monkeypatch.setenv("DISCORD_TOKEN", "real")
    assert Settings.from_env() == Settings("real", log_level="DEBUG")


def test_an_unreadable_env_file_is_a_problem(folder: Path) -> None:
    (folder / ".env").write_bytes(b"LOG_LEVEL=\xff\n")
    with pytest.raises(SettingsError, match=r"^\.env: .*UTF-8"):
        Settings.from_env()


def test_the_example_names_every_setting_and_its_default() -> None:
    example = {key: value or "" for key, value in dotenv_values(ROOT / ".env.example").items()}
    assert list(example) == NAMES
    assert Settings.from_env(example) == Settings()
    assert {name for name in NAMES if not example[name]} == {"DISCORD_TOKEN", "CONTACT"}
