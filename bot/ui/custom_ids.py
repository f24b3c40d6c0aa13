"""The custom ids of every button and menu: all that a press needs is in them.

``cb:<verb>:<table>`` and what the verb adds. Ids of card buttons end in ``:`` and the card, those of call
buttons in ``:call:`` and the number; no other id ends so.
"""

from bot.engine.cards import Card
from bot.engine.rules import Scoring
from bot.ladder import Sort

__all__ = [
    "BOARD",
    "BOARD_MENU",
    "CALL",
    "CALLS",
    "CALL_MENU",
    "CARD_MENU",
    "CHECK",
    "CHOOSE_TABLE",
    "ERASE",
    "GUEST",
    "LEVEL_MENU",
    "LOBBY",
    "MINE",
    "PLAY",
    "PRIVACY",
    "RULEBOOK",
    "RULES_MENU",
    "SERVER",
    "SERVER_IDS",
    "SERVER_PAGE",
    "TABLE",
    "board",
    "call",
    "call_menu",
    "calls",
    "card_menu",
    "choose_table",
    "guest",
    "level_menu",
    "mine",
    "play",
    "privacy",
    "rulebook",
    "server",
    "server_ids",
    "server_page",
    "table",
    "take",
]

_TABLE = r"(?P<table>[1-9][0-9]{0,15})"
_MOVE = r"(?P<move>[0-9]{1,9})"

LOBBY = rf"cb:(?P<verb>join|unseat|remove|start|options|cancel):{_TABLE}"
RULES_MENU = rf"cb:(?P<verb>preset|deals|clock):{_TABLE}"
LEVEL_MENU = rf"cb:seat:{_TABLE}:(?P<number>[0-4])"
TABLE = (
    rf"cb:(?P<verb>cards|scores|more|next|back|rematch|rules|again|leave|end|take):{_TABLE}"
    r"(?::(?P<number>[0-9]{1,9}))?"
)
CHECK = rf"cb:check:{_TABLE}"
GUEST = rf"cb:(?P<verb>admit|decline):{_TABLE}:(?P<seat>[0-3]):(?P<guest>[1-9][0-9]{{0,18}})"
CHOOSE_TABLE = r"cb:choose-table:(?P<verb>leave|end|close)"
CALL = rf"cb:(?P<verb>call|sure):{_TABLE}:{_MOVE}:call:(?P<number>[0-9]{{1,2}})"
CALLS = rf"cb:(?P<verb>fewer|higher):{_TABLE}:{_MOVE}"
CARD_MENU = rf"cb:pick:{_TABLE}:{_MOVE}"
CALL_MENU = rf"cb:choose:{_TABLE}:{_MOVE}"
PLAY = rf"cb:play:{_TABLE}:{_MOVE}:(?P<card>(?:[2-9]|10|[JQKA])[CDHS])"


def table(verb: str, table_id: int, number: int | None = None) -> str:
    """Return the id of a button that belongs to a table; *number* tells an old one from a live one."""
    return f"cb:{verb}:{table_id}" if number is None else f"cb:{verb}:{table_id}:{number}"


def call(table_id: int, move: int, number: int, *, sure: bool = False) -> str:
    """Return the id of a call button; *sure* when it is pressed for the second time."""
    return f"cb:{'sure' if sure else 'call'}:{table_id}:{move}:call:{number}"


def calls(table_id: int, move: int, *, higher: bool) -> str:
    """Return the id of the button that shows the other calls."""
    return f"cb:{'higher' if higher else 'fewer'}:{table_id}:{move}"


def card_menu(table_id: int, move: int) -> str:
    """Return the id of the menu of cards."""
    return f"cb:pick:{table_id}:{move}"


def call_menu(table_id: int, move: int) -> str:
    """Return the id of the menu of calls."""
    return f"cb:choose:{table_id}:{move}"


def play(table_id: int, move: int, card: Card) -> str:
    """Return the id of a card button."""
    return f"cb:play:{table_id}:{move}:{card.text}"


def take(table_id: int, seat: int) -> str:
    """Return the id of the button that takes over a computer's chair."""
    return table("take", table_id, seat)


def guest(verb: str, table_id: int, seat: int, user_id: int) -> str:
    """Return the id of the button that lets somebody in who asks for a chair, or does not."""
    return f"cb:{verb}:{table_id}:{seat}:{user_id}"


def level_menu(table_id: int, seated: int) -> str:
    """Return the id of the menu that adds a computer player when so many chairs are taken.

    It changes with each, so that Discord shows nothing as chosen and a level can be chosen twice.
    """
    return f"cb:seat:{table_id}:{seated}"


def choose_table(verb: str) -> str:
    """Return the id of the menu of the tables where something can be done."""
    return f"cb:choose-table:{verb}"


_BOARD = rf"(?P<sort>{'|'.join(Sort)}):(?P<scoring>{'|'.join(Scoring)}):(?P<page>[0-9]{{1,6}})"
BOARD = rf"cb:board:(?P<verb>page|show):{_BOARD}"
BOARD_MENU = rf"cb:board:(?P<verb>sort|scoring):{_BOARD}"


def board(verb: str, sort: Sort, scoring: Scoring, page: int) -> str:
    """Return the id of a control of a leaderboard, which names what it shows or leads to."""
    return f"cb:board:{verb}:{sort}:{scoring}:{page}"


_SETTING = r"(?P<setting>[a-z_]{1,32})"
MINE = rf"cb:mine:{_SETTING}"
SERVER = rf"cb:server:{_SETTING}"
SERVER_IDS = rf"cb:server-ids:{_SETTING}"
SERVER_PAGE = r"cb:server-page:(?P<page>[a-z]{1,32})"


def mine(setting: str) -> str:
    """Return the id of the menu for a setting of the presser's own."""
    return f"cb:mine:{setting}"


def server(setting: str) -> str:
    """Return the id of the menu for a setting of the server where it is pressed."""
    return f"cb:server:{setting}"


def server_ids(setting: str) -> str:
    """Return the id of the menu of channels or roles for a setting of the server where it is pressed."""
    return f"cb:server-ids:{setting}"


def server_page(page: str) -> str:
    """Return the id of the button that turns to a page of the server's settings."""
    return f"cb:server-page:{page}"


RULEBOOK = r"cb:rulebook:(?P<table>0|[1-9][0-9]{0,15}):(?P<number>[0-9]{1,2})"


def rulebook(table_id: int, page: int) -> str:
    """Return the id of the button that turns to a page of a table's rules; table 0 has the standard ones."""
    return f"cb:rulebook:{table_id}:{page}"


PRIVACY = r"cb:privacy:(?P<verb>export|erase)"
ERASE = r"cb:privacy:(?P<verb>ask|sure):(?P<scope>here|everywhere)"


def privacy(verb: str, scope: str | None = None) -> str:
    """Return the id of a button about the presser's own data; *scope* tells where it is to be erased."""
    return f"cb:privacy:{verb}" if scope is None else f"cb:privacy:{verb}:{scope}"
