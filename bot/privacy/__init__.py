"""What is kept about people: showing it, giving it out, erasing it, and letting it go with time."""

from bot.privacy.ports import Kept, LiveTables, Memory, PersonData, Presence, Share, Store, TableData
from bot.privacy.retention import KEPT, Retention
from bot.privacy.service import Dossier, Privacy

__all__ = [
    "KEPT",
    "Dossier",
    "Kept",
    "LiveTables",
    "Memory",
    "PersonData",
    "Presence",
    "Privacy",
    "Retention",
    "Share",
    "Store",
    "TableData",
]
