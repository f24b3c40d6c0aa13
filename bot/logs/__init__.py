"""The log: how it is written, and what is told of requests that fail."""

from bot.logs.context import about, begin
from bot.logs.output import set_up
from bot.logs.redact import redacted
from bot.logs.traffic import failures

__all__ = ["about", "begin", "failures", "redacted", "set_up"]
