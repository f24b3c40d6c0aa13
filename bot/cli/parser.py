"""Read the command line and do what it says."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.arena.names import FAIR, NAMES
from bot.engine.presets import PRESETS

__all__ = ["main", "make_parser"]

_VERIFY_CODES = """\
exit codes:
  0   every record is correct, proven or not
  1   a record has a fault; the first one is named
  2   a file is no record or cannot be read
The highest code of all files is given.
"""
_EXPORT_CODES = """\
exit codes:
  0   the record is written
  1   there is no such match, it is still being played, or the database or the file cannot be used
  78  a setting is wrong
Hands and the secret of a match that is still being played are never given.
"""
_MATCHES_CODES = """\
One line a match: number, end (UTC), rules, deals, people, server. Oldest first.

exit codes:
  0   listed, even if there are none
  1   the database cannot be used
  78  a setting is wrong
"""
_BACKUP_CODES = """\
The bot may be running. The copy is one file, checked, and readable by you only.

exit codes:
  0   the copy is made and whole
  1   the database or the file cannot be used, or the database is damaged
  78  a setting is wrong
"""
_ARENA_CODES = """\
exit codes:
  0   the figures are printed
  1   a player cannot take part
Without a terminal no progress is shown. How a program sits down is told in docs/PLAYER_PROTOCOL.md.
"""
_PLAYER_CODES = """\
exit codes:
  0   the other end said goodbye
  1   a line was not of the player protocol (docs/PLAYER_PROTOCOL.md)
"""
_DOCTOR_CODES = """\
One line a finding: ok, note (the bot runs all the same) or FIX with what to do. Nothing is changed, and the
bot may be running.

exit codes:
  0   nothing has to be done
  1   something has to be done
  78  a setting is missing or wrong, or Discord does not accept the token
"""
_RUN_CODES = """\
exit codes:
  0   stopped by Ctrl-C or SIGTERM
  1   Discord could not be reached, or the database cannot be used
  78  a setting is missing or wrong, or Discord does not accept the token
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command that *arguments* name, the program's own by default; return the exit code."""
    _print_anything()
    options = make_parser().parse_args(arguments)
    try:
        code = _command(options)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever read the output has gone, as with `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


def _command(options: argparse.Namespace) -> int:
    """Import what the command needs and no more: verifying a record needs no Discord."""
    match options.command:
        case "demo":
            from bot.cli.demo import demo

            return demo(options.port)
        case "verify":
            from bot.cli.verify import verify

            return verify(options.files)
        case "export":
            from bot.cli.export import export

            return export(options.match, options.out)
        case "doctor":
            from bot.cli.doctor import doctor

            return doctor()
        case "matches":
            from bot.cli.matches import matches

            return matches()
        case "backup":
            from bot.cli.backup import backup

            return backup(options.file, replace=options.force)
        case "arena":
            from bot.cli.arena import arena

            return arena(
                options.players,
                deals=options.deals,
                rules=options.rules,
                seed=options.seed,
                jobs=options.jobs,
                limit=options.limit,
                as_json=options.json,
            )
        case "player":
            from bot.cli.player import player

            return player(options.level, options.seed)
        case _:
            from bot.cli.run import run

            return run()


def make_parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        usage="python -m bot [-h] [COMMAND] ...",
        description="Callbreak, played with friends on Discord. Without a command, the bot runs.",
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", prog=parser.prog)
    _add(commands, "run", "run the bot on Discord", _RUN_CODES)
    demo = _add(commands, "demo", "play in the browser, without a Discord account", "")
    demo.add_argument("--port", type=_port, help="the port to serve on (default: the first free one)")
    verify = _add(commands, "verify", "check records of matches", _VERIFY_CODES)
    verify.add_argument("files", nargs="+", metavar="FILE", help="a record, or - for standard input")
    export = _add(commands, "export", "write the record of a finished match", _EXPORT_CODES)
    export.add_argument("match", type=_number, metavar="MATCH", help="the number of its table")
    export.add_argument(
        "--out", type=Path, metavar="FILE", help="where to write it (default: standard output)"
    )
    _add(commands, "doctor", "look for what keeps the bot from working, and say what to do", _DOCTOR_CODES)
    _add(commands, "matches", "list the finished matches", _MATCHES_CODES)
    backup = _add(commands, "backup", "copy the database, also while the bot runs", _BACKUP_CODES)
    backup.add_argument("file", type=Path, metavar="FILE", help="where to write the copy")
    backup.add_argument("--force", action="store_true", help="replace FILE if it is there")
    _add_arena(commands)
    player = _add(commands, "player", "sit in an arena: speak the player protocol", _PLAYER_CODES)
    player.add_argument("level", choices=FAIR, help="how well it plays")
    player.add_argument("--seed", type=int, default=1, help="the same seed plays the same (default: 1)")
    return parser


def _add_arena(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    arena = _add(commands, "arena", "let computer players play each other", _ARENA_CODES)
    arena.add_argument(
        "--players",
        required=True,
        metavar="A,B,C,D",
        help=f"four of {', '.join(NAMES)}, or the command line of a program that speaks the player protocol",
    )
    arena.add_argument(
        "--deals",
        type=_positive,
        default=200,
        help="different deals, each played in every seating (default: 200)",
    )
    arena.add_argument("--rules", choices=PRESETS, default="callbreak", help="(default: callbreak)")
    arena.add_argument("--seed", type=int, default=1, help="which deals (default: 1)")
    arena.add_argument("--jobs", type=_positive, default=1, help="how many processes play (default: 1)")
    arena.add_argument(
        "--limit", type=_seconds, default=5.0, help="seconds that a program has for an answer (default: 5)"
    )
    arena.add_argument("--json", action="store_true", help="print the figures as JSON")


def _add(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, what: str, epilog: str
) -> argparse.ArgumentParser:
    return commands.add_parser(
        name,
        help=what,
        description=f"{what[0].upper()}{what[1:]}.",
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def _port(text: str) -> int:
    if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= 65535:
        return int(text[:9])
    raise argparse.ArgumentTypeError("a port is a number from 1 to 65535")


def _positive(text: str) -> int:
    if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= 10**7:
        return int(text[:9])
    raise argparse.ArgumentTypeError("a whole number from 1 to 10000000")


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if 0 < seconds <= 3600:
        return seconds
    raise argparse.ArgumentTypeError("a time in seconds, up to 3600")


def _number(text: str) -> int:
    plain = text.removeprefix("#")
    if plain.isascii() and plain.isdigit() and len(plain) <= 18 and int(plain) > 0:
        return int(plain)
    raise argparse.ArgumentTypeError("a match is named by the number of its table, such as 12")


def _print_anything() -> None:
    """Let no character of a file or its name be too much for the terminal."""
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="backslashreplace")
