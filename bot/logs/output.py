"""How the log is written: text or JSON, times in UTC, each event with its table and interaction."""

import logging
from collections.abc import Callable, Collection
from typing import Any

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.typing import EventDict, Processor

from bot.logs.redact import redacted

__all__ = ["formatter", "set_up"]

_FACTS: list[Processor] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.stdlib.ExtraAdder(),
    structlog.processors.TimeStamper(fmt="iso", utc=True, key="time"),
]


def set_up(level: str, form: str, secrets: Collection[str] = ()) -> None:
    """Send everything from *level* on to standard error, in the *form* text or json, without *secrets*."""
    handler = logging.StreamHandler()
    handler.setFormatter(formatter(form, secrets))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # Discord's debug lines repeat whole messages: everybody's cards.
    logging.getLogger("discord").setLevel(max(root.level, logging.INFO))


def formatter(form: str, secrets: Collection[str] = ()) -> logging.Formatter:
    """Return what turns a record into a line; in text, a traceback follows on lines of its own."""
    return ProcessorFormatter(
        foreign_pre_chain=_FACTS,
        processors=[
            ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            _without(secrets),
            *(_json() if form == "json" else _text()),
        ],
    )


def _json() -> list[Processor]:
    return [
        structlog.processors.EventRenamer("message"),
        structlog.processors.JSONRenderer(ensure_ascii=False),
    ]


def _text() -> list[Processor]:
    # A plain traceback: a prettier one would show the variables, cards among them.
    plain = structlog.dev.plain_traceback
    return [structlog.dev.ConsoleRenderer(colors=False, timestamp_key="time", exception_formatter=plain)]


def _without(secrets: Collection[str]) -> Callable[[Any, str, EventDict], EventDict]:
    def clean(_: object, __: str, event: EventDict) -> EventDict:
        return {
            name: redacted(value, secrets) if isinstance(value, str) else value
            for name, value in event.items()
        }

    return clean
