"""What ``python -m bot`` can do: run the bot, serve the demo, verify and export matches."""

from bot.cli.parser import main

__all__ = ["main"]
