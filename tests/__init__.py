"""Tests of the bot, laid out as the bot is."""
