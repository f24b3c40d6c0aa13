"""What the log tells of tables: numbers and rules, never cards, names or secrets."""

import logging

from bot.table.ports import Change
from bot.table.state import Stage, Table

__all__ = ["note"]

log = logging.getLogger(__name__)

_STEPS = {
    (Stage.LOBBY, Stage.MATCH): "match started",
    (Stage.LOBBY, Stage.CLOSED): "lobby closed",
    (Stage.MATCH, Stage.FINISHED): "match ended",
    (Stage.MATCH, Stage.CLOSED): "match broken off",
}


def note(change: Change) -> None:
    """Log a new lobby, and a table that has come to another stage."""
    before, after = change.before, change.after
    if before is None:
        log.info("table opened", extra=_facts(after))
    elif step := _STEPS.get((before.stage, after.stage)):
        log.info(step, extra=_facts(after) | {"people": after.people_at_start})


def _facts(table: Table) -> dict[str, object]:
    return {
        "table": table.id,
        "server": table.guild_id,
        "channel": table.channel_id,
        "rules": table.preset,
        "deals": table.rules.deals,
    }
