"""A line tells when, what and where, in text and in JSON, and keeps what is secret."""

import json
import logging
import re
import sys
from collections.abc import Iterator

import pytest

from bot.logs import about, begin, redacted, set_up
from bot.logs.output import formatter

Output = pytest.CaptureFixture[str]
FORMS = ("text", "json")


def line(form: str, message: str, *arguments: object, failed: bool = False, **extra: object) -> str:
    """Return how a record is written."""
    record = logging.getLogger("bot.test").makeRecord(
        "bot.test", logging.WARNING, __file__, 1, message, arguments, sys.exc_info() if failed else None,
        extra=extra,
    )  # fmt: skip
    return formatter(form, ("t0.k3n",)).format(record)


def test_json_is_one_object_a_line_with_the_time_in_utc() -> None:
    told = json.loads(line("json", "%s tables go on", 3, step="deal"))
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+Z", told.pop("time"))
    assert told == {"message": "3 tables go on", "level": "warning", "logger": "bot.test", "step": "deal"}


def test_text_is_one_line_with_the_time_in_utc() -> None:
    told = line("text", "%s tables go on", 3, step="deal")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+Z \[warning  \] 3 tables go on .*step=deal", told)


@pytest.mark.parametrize("form", FORMS)
def test_a_line_names_the_table_and_the_interaction(form: str) -> None:
    with about(interaction=11, table=7):
        told = line(form, "hello")
    for name, number in (("interaction", 11), ("table", 7)):
        assert f"{name}={number}" in told or f'"{name}": {number}' in told
    assert "interaction" not in line(form, "hello")


def test_a_step_of_its_own_is_not_taken_for_a_press() -> None:
    with about(interaction=11, table=7):
        begin(table=8)
        told = json.loads(line("json", "hello"))
    assert (told["table"], told.get("interaction")) == (8, None)


@pytest.mark.parametrize("form", FORMS)
def test_tokens_are_left_out(form: str) -> None:
    told = line(form, "t0.k3n %s", "/webhooks/1/s3cret/messages/2", route="/interactions/3/h1dden/callback")
    assert "/webhooks/1/…/messages/2" in told
    assert "/interactions/3/…/callback" in told
    for secret in ("t0.k3n", "s3cret", "h1dden"):
        assert secret not in told


@pytest.mark.parametrize("form", FORMS)
def test_a_traceback_tells_no_variable_and_no_token(form: str) -> None:
    cards = "ace of " + "spades"
    try:
        raise ValueError("/webhooks/1/s3cret", len(cards), "t0.k3n")
    except ValueError:
        told = line(form, "failed", failed=True)
    assert "ValueError" in told
    assert "test_output.py" in told
    for secret in ("s3cret", "t0.k3n", "ace of spades"):
        assert secret not in told
    if form == "json":
        assert "\n" not in told


def test_an_address_without_a_token_stays() -> None:
    assert redacted("/channels/1/messages/2") == "/channels/1/messages/2"


@pytest.fixture
def logs() -> Iterator[None]:
    """Give the loggers back as they were."""
    loggers = [logging.getLogger(name) for name in (None, "discord")]
    before = [(logger, logger.level, list(logger.handlers)) for logger in loggers]
    yield
    for logger, level, handlers in before:
        logger.setLevel(level)
        logger.handlers[:] = handlers


@pytest.mark.usefixtures("logs")
def test_everything_goes_to_standard_error(capsys: Output) -> None:
    set_up("INFO", "json")
    logging.getLogger("bot.x").info("seen")
    logging.getLogger("bot.x").debug("not seen")
    logging.getLogger("discord.gateway").info("seen, too")
    out, err = capsys.readouterr()
    assert out == ""
    assert [json.loads(told)["message"] for told in err.splitlines()] == ["seen", "seen, too"]
