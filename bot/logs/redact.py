"""Keep secrets out of texts that are logged or printed."""

import re
from collections.abc import Iterable

__all__ = ["redacted"]

_TOKEN_IN_PATH = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/?\s]+")
"""Discord writes the token of a press into the addresses that it may use."""


def redacted(text: str, secrets: Iterable[str] = ()) -> str:
    """Return *text* without the tokens of presses and without any of *secrets*.

    >>> redacted("GET /webhooks/7/aW50ZXJ/messages/@original")
    'GET /webhooks/7/…/messages/@original'
    """
    text = _TOKEN_IN_PATH.sub(r"\1…", text)
    for secret in secrets:
        text = text.replace(secret, "…")
    return text
