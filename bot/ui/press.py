"""One guard around everything that a person sets off: whatever happens, they get an answer."""

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar, Self, cast

import discord
from discord import app_commands, ui

from bot.engine.refusals import NotYourTurn, Refusal
from bot.preferences import UnknownChoiceError
from bot.table.ports import StoreFailedError
from bot.table.refusals import StaleMove
from bot.ui.desk import Desk, Press
from bot.ui.door import ClosedError
from bot.ui.intents import Intent
from bot.ui.more_view import notice
from bot.ui.patience import FAILURES, is_discords
from bot.ui.rights import MissingRightError, NotAllowedError

__all__ = ["PressItem", "answer_error", "desk_of", "guarded", "refuse_unknown"]

log = logging.getLogger(__name__)

_GONE = frozenset({10062, 40060})
"""The press is too old to be answered, or somebody answered it already; the state is right all the same."""

_OF_LIVE_TABLES = frozenset({"cards", "more", "next", "join", "remove", "start", "options", "cancel"})
"""The buttons of a public message that a table loses at its end, unless the bot died just then."""


def desk_of(press: Press) -> Desk:
    """Return the desk of the client that received *press*."""
    desk = press.client.desk
    assert isinstance(desk, Desk)
    return desk


def _values(press: Press) -> tuple[str, ...]:
    """Return what was chosen in a menu; nothing for a button."""
    values = cast(dict[str, Any], press.data or {}).get("values") or ()
    return tuple(map(str, values))


async def refuse_unknown(press: Press) -> None:
    """Answer a press that no topic knows: of an older or a newer version, or made up."""
    desk = desk_of(press)
    with desk.door.entered(press.id, None):
        await guarded(press, lambda: _unknown(desk, press))


async def _unknown(desk: Desk, press: Press) -> None:
    desk.door.require_open()
    await desk.know(press)
    raise StaleMove


async def guarded(press: Press, work: Callable[[], Awaitable[None]]) -> None:
    """Do *work*, and answer the presser whatever comes of it."""
    try:
        await work()
    except Exception as error:
        await answer_error(press, error)


async def answer_error(press: Press, error: Exception) -> None:
    """Tell the presser, privately, why nothing happened."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, discord.HTTPException) and error.code in _GONE:
        log.info("press %s can no longer be answered: %s", press.id, error)
        return
    if isinstance(error, TimeoutError):
        log.warning("press %s could not be answered in time", press.id)
        return
    text, trouble = _explained(press, error)
    try:
        await desk_of(press).whisper(press, notice(text, trouble=trouble))
    except FAILURES as failed:
        log.info("press %s could not be answered: %s", press.id, failed)


def _explained(press: Press, error: Exception) -> tuple[str, bool]:
    desk = desk_of(press)
    wording = desk.wording(press)
    if isinstance(error, Refusal):
        table = desk.tables.at(press.channel_id or 0) if isinstance(error, NotYourTurn) else None
        return wording.refusal(error, table), False
    if isinstance(error, ClosedError):
        return wording("bot-stopping"), False
    if isinstance(error, StoreFailedError):
        log.error("nothing can be kept: %s", error)
        return wording("cannot-keep"), True
    if isinstance(error, MissingRightError):
        log.info("a right is missing", extra={"right": " ".join(error.rights), "channel": press.channel_id})
        named = wording.texts.listed(f"**{wording.right(right)}**" for right in error.rights)
        return wording("missing-right", rights=named, channel=f"<#{error.channel_id}>"), True
    if isinstance(error, NotAllowedError):
        return wording(error.key, **error.facts), False
    if isinstance(error, UnknownChoiceError):
        return wording("settings-unknown-choice"), False
    if isinstance(error, app_commands.AppCommandError):
        return wording("error-command"), True
    if is_discords(error):
        log.warning("press %s was not answered as meant: %s", press.id, error)
    else:
        log.error("press %s by %s failed", press.id, press.user.id, exc_info=error)
    return wording("error-unknown"), True


class PressItem(ui.DynamicItem[ui.Item[Any]], template=r"(?!)"):
    """A button or menu that is found again by its custom id, over restarts and for ever.

    A subclass names its template and does its work in ``pressed``, where ``intent`` says what is asked.
    Nothing else can fail.
    """

    private: ClassVar[bool] = False
    """Whether it belongs on a message that only the presser sees, which its answer rewrites."""

    def __init__(self, item: ui.Item[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self.intent = Intent(match.groupdict())

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:
        """Return the item that was pressed."""
        found = cls(item, match)
        found.intent = Intent(match.groupdict(), _values(press))
        return found

    async def callback(self, press: Press) -> None:
        """Do the work, guarded."""
        desk = desk_of(press)
        with desk.door.entered(press.id, self.table_id or None):
            await guarded(press, lambda: self._pressed(desk, press))

    async def _pressed(self, desk: Desk, press: Press) -> None:
        desk.door.require_open()
        await desk.know(press)
        if self.private and not (press.message and press.message.flags.ephemeral):
            raise StaleMove  # Discord shows it nowhere else; a hand must never be shown to all
        if self.table_id:
            table = await desk.require_here(press, self.table_id)
            if self.intent.facts.get("verb") in _OF_LIVE_TABLES and not table.live:
                desk.show_end(press, table)
        await self.pressed(desk, press)

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Do what the press asks; may raise Refusal."""
        raise NotImplementedError

    @property
    def table_id(self) -> int:
        """The table that the custom id names, 0 for one that names none."""
        return self.intent.table
