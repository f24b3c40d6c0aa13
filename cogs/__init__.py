"""Slash commands and button handlers, one file a topic."""
